"""Structured logs, on standard error: one JSON object a line, or at a terminal lines to read.

No secrets are ever passed in.
"""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar, Token
from datetime import UTC, datetime
from typing import Any

import msgspec


class _JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info is not None and record.exc_info[1] is not None:
            line["traceback"] = "".join(traceback.format_exception(record.exc_info[1]))
        return msgspec.json.encode(line).decode()


class _LinesToRead(logging.Formatter):
    """For whoever has started the server in a terminal: the same, without names for programs."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        urgent = f"{record.levelname.lower()}: " if record.levelno > logging.INFO else ""
        facts = ", ".join(f"{name} {value}" for name, value in getattr(record, "facts", {}).items())
        line = f"{at} {urgent}{record.getMessage()}" + (f" ({facts})" if facts else "")
        if record.exc_info is not None and record.exc_info[1] is not None:
            line += "\n" + "".join(traceback.format_exception(record.exc_info[1])).rstrip()
        return line


def short(table: str) -> str:
    """Enough of a table's id to find it in the store, too little to find the table with it."""
    return table[:6]


_bound: ContextVar[dict[str, str]] = ContextVar("bound", default={})  # noqa: B039 (never changed)


@contextmanager
def bound(**facts: str) -> Iterator[None]:
    """Facts for every message that comes of what is done meanwhile: which request it was, say."""
    token = bind(**facts)
    try:
        yield
    finally:
        _bound.reset(token)


def bind(**facts: str) -> Token[dict[str, str]]:
    """For every message from now on, within the present context."""
    return _bound.set({**_bound.get(), **facts})


class Log:
    """A logger whose messages are fixed and whose facts have names."""

    def __init__(self, name: str) -> None:
        self._logger = logging.getLogger(name)

    def info(self, message: str, **facts: Any) -> None:
        self._logger.info(message, extra={"facts": {**_bound.get(), **facts}})

    def warning(self, message: str, **facts: Any) -> None:
        self._logger.warning(message, extra={"facts": {**_bound.get(), **facts}})

    def error(self, message: str, *, error: BaseException | None = None, **facts: Any) -> None:
        told = {**_bound.get(), **facts}
        self._logger.error(message, exc_info=error, extra={"facts": told})


def set_up_logs(level: str) -> None:
    """Everything, also what the libraries say."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_LinesToRead() if sys.stderr.isatty() else _JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("corral").setLevel(level.upper())
    # What uvicorn says of each connection would hold addresses and the links of tables, and its
    # warnings are of bad requests, as many as anybody likes to send; ``cuts`` says enough of them.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
    logging.getLogger("uvicorn.access").disabled = True
