"""Programs that speak the line protocol enter arenas like any bot."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from corral.arena.entrant import read_entrants
from corral.arena.table import Job, Place, play_out

ROOT = Path(__file__).resolve().parents[2]
GOOD = f"exec:{sys.executable} {ROOT / 'examples' / 'bots' / 'bot.py'}"
BAD = f"exec:{sys.executable} {ROOT / 'tests' / 'bots' / 'misbehaving.py'} dies"


def test_programs_play_and_their_faults_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    seats = read_entrants(f"{GOOD},{BAD},random")
    assert [entrant.title for entrant in seats] == ["bot", "misbehaving", "Random"]
    match, outcome = play_out(Job(Place(0, 0, 0), "goldrush", {}, seats, 7))
    assert match.over
    assert outcome.scores == match.scores
    told = capsys.readouterr().err
    assert "corral: misbehaving 2, decision 1: dead: exit status 5: out of ideas" in told
    assert "bot 1" not in told
