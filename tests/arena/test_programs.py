"""Programs that speak the line protocol enter arenas like any bot."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from corral.arena.bout import Job, Place, play_out
from corral.arena.entrant import read_entrants
from corral.cli import main

from ..sayings import plain

ROOT = Path(__file__).resolve().parents[2]
GOOD = f"exec:{sys.executable} {ROOT / 'examples' / 'bots' / 'bot.py'}"
TEST = f"exec:{sys.executable} {ROOT / 'tests' / 'bots' / 'misbehaving.py'}"
BAD = f"{TEST} dies"


def test_programs_play_and_their_faults_come_with_the_outcome() -> None:
    seats = read_entrants(f"{GOOD},{BAD},random")
    assert [entrant.title for entrant in seats] == ["bot", "misbehaving", "Random"]
    match, outcome = play_out(Job(Place(0, 0, 0), "goldrush", {}, seats, 7))
    assert match.over
    assert outcome.scores == match.scores
    ((fault, more),) = outcome.faults
    assert (outcome.names[fault.seat], fault.reason, more) == ("Test bot 2", "exited_saying", 0)
    assert "faults" not in outcome.to_data()


@pytest.mark.parametrize(
    ("command", "language", "told"),
    [
        ("arena", "de", "corral: Test bot 1 ist beendet (Entscheidung 1): Rückgabewert 5"),
        ("stats", "fr", "corral: Test bot 1 s’est arrêté (décision 1) : code de sortie 5"),
    ],
)
def test_faults_are_told_to_who_watches_in_their_language(
    command: str, language: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    players = f"{BAD},random" if command == "arena" else BAD
    asked = [command, "elgaucho", "--players", players, "--num", "1", "--seats", "2"]
    assert main([*asked, "--workers", "1", "--seed", "1", "--lang", language]) == 0
    assert told in plain(" ".join(capsys.readouterr().err.split()))


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
