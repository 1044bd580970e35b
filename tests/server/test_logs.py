"""The log is for programs, unless a person sits at the terminal."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Iterator
from io import StringIO

import pytest

from corral.server.logs import Log, bound, set_up_logs


class Stream(StringIO):
    """Standard error, of a terminal or not."""

    def __init__(self, terminal: bool) -> None:
        super().__init__()
        self._terminal = terminal

    def isatty(self) -> bool:
        return self._terminal


@pytest.fixture(autouse=True)
def _settings_of_logs() -> Iterator[None]:
    names = ("", "corral", "uvicorn.error", "uvicorn.access")
    loggers = [logging.getLogger(name) for name in names]
    before = [(one, one.handlers[:], one.level, one.disabled) for one in loggers]
    yield
    for one, handlers, level, disabled in before:
        one.handlers[:], one.disabled = handlers, disabled
        one.setLevel(level)


def told(monkeypatch: pytest.MonkeyPatch, terminal: bool) -> str:
    """What is logged of a start, of something to look at, and of an error."""
    stream = Stream(terminal)
    monkeypatch.setattr(sys, "stderr", stream)
    set_up_logs("info")
    log = Log("corral.server")
    log.info("tables go on", tables=3)
    log.info("server stopped")
    with bound(request="r1"):
        log.warning("slow", seconds=2.5)
        try:
            raise ValueError("no such thing")
        except ValueError as error:
            log.error("it failed", error=error)
    return stream.getvalue()


def test_programs_read_json(monkeypatch: pytest.MonkeyPatch) -> None:
    first, stopped, slow, failed = map(json.loads, told(monkeypatch, terminal=False).splitlines())
    assert (first["level"], first["message"], first["tables"]) == ("info", "tables go on", 3)
    assert stopped.keys() == {"at", "level", "logger", "message"}
    assert (slow["level"], slow["request"], slow["seconds"]) == ("warning", "r1", 2.5)
    assert "ValueError: no such thing" in failed["traceback"]


def test_people_at_a_terminal_read_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = told(monkeypatch, terminal=True).splitlines()
    assert [line[8:] for line in lines[:4]] == [
        " tables go on (tables 3)",
        " server stopped",
        " warning: slow (request r1, seconds 2.5)",
        " error: it failed (request r1)",
    ]
    assert lines[0][2] == lines[0][5] == ":"
    assert (lines[4], lines[-1]) == (
        "Traceback (most recent call last):",
        "ValueError: no such thing",
    )
