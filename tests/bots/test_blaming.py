"""Errors in bots that somebody brought along are told in one line, with the place."""

from __future__ import annotations

from pathlib import Path

import pytest

import corral
from corral.bots.blaming import blame
from corral.cli import main
from corral.core.errors import OptionError

BOT = """\
from corral.bots import Bot


class Careless(Bot):
    def decide(self, outlook, begin):
        return outlook.moves[999]


class Forgetful(Bot):
    def decide(self, outlook, begin):
        raise OSError("no weights")
"""


@pytest.mark.parametrize(
    ("bot", "problem"),
    [
        ("Careless", "IndexError: list index out of range (mine.py, line 6)"),
        ("Forgetful", "OSError: no weights (mine.py, line 11)"),
    ],
)
@pytest.mark.parametrize("command", [["play", "--quiet"], ["arena", "--workers", "1"]])
def test_the_line_is_told_without_a_traceback(
    bot: str,
    problem: str,
    command: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.py").write_text(BOT)
    name, *flags = command
    players = ["--players", f"py:mine.py:{bot},random", "--num", "1"]
    assert main([name, "elgaucho", *players, *flags]) == 1
    told = capsys.readouterr().err
    assert problem in told
    assert "(mine.py, line" in told
    assert "Traceback" not in told


def test_a_fault_of_corrals_own_is_nobody_elses() -> None:
    with pytest.raises(OptionError) as caught:
        corral.new("elgaucho", players=9)
    error = caught.value
    assert error.__traceback__ is not None
    assert blame(error) is not None  # this file called it
    error.__traceback__ = error.__traceback__.tb_next
    assert blame(error) is None
