"""Programs that speak the line protocol enter arenas like any bot."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from corral.arena.bout import Job, Place, play_out
from corral.arena.entrant import read_entrants
from corral.cli import main

ROOT = Path(__file__).resolve().parents[2]
GOOD = f"exec:{sys.executable} {ROOT / 'examples' / 'bots' / 'bot.py'}"
TEST = f"exec:{sys.executable} {ROOT / 'tests' / 'bots' / 'misbehaving.py'}"
BAD = f"{TEST} dies"


def test_programs_play_and_their_faults_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    seats = read_entrants(f"{GOOD},{BAD},random")
    assert [entrant.title for entrant in seats] == ["bot", "misbehaving", "Random"]
    match, outcome = play_out(Job(Place(0, 0, 0), "goldrush", {}, seats, 7))
    assert match.over
    assert outcome.scores == match.scores
    told = capsys.readouterr().err
    assert "corral: misbehaving 2, decision 1: dead: exit status 5: out of ideas" in told
    assert "bot 1" not in told


def test_an_illegal_move_is_told_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    play_out(Job(Place(0, 0, 0), "goldrush", {}, read_entrants(f"{TEST} illegal,random"), 7))
    told = capsys.readouterr().err
    assert "decision 1: illegal: 'place 9,9 0': A tile at (9,9) would touch no edge" in told


def test_options_are_for_programs_and_kept_with_the_results(
    capsys: pytest.CaptureFixture[str],
) -> None:
    arena = ["arena", "goldrush", "--players", f"{TEST} well,random", "--num", "1", "--json"]
    arena += ["--seats", "2", "--workers", "1", "--program-option"]
    assert main([*arena, "depth=4"]) == 0
    program, random = json.loads(capsys.readouterr().out)["asked"]["players"]
    assert program["options"] == {"depth": "4"}
    assert "options" not in random
    assert main([*arena, "width=4"]) != 0
    assert "Test bot has no option 'width'; it has depth" in capsys.readouterr().err
    assert main([*arena, "depth"]) != 0
    assert "--program-option 'depth' is not NAME=VALUE" in capsys.readouterr().err
