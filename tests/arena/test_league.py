"""The league: held deals, fixed opponents, one line."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from corral.arena.crew import SoloCrew
from corral.arena.league import HEAD, OPPONENTS, play_league
from corral.cli import main

BAD = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        print(json.dumps({"type": "ready", "protocol": 1, "name": "Bad"}), flush=True)
    elif told["type"] == "decide":
        print(json.dumps({"type": "move", "id": told["id"], "move": "nonsense"}), flush=True)
"""


def test_the_same_bot_gets_the_same_line() -> None:
    heard: list[tuple[int, int]] = []
    found = [
        play_league(
            "greenhorn",
            "elgaucho",
            3,
            SoloCrew(),
            deals=2,
            opponents=("random", "greenhorn"),
            tell=lambda played, whole, _: heard.append((played, whole)),
        )
        for _ in range(2)
    ]
    assert found[0] == found[1]
    assert heard == [(number, 12) for number in range(1, 13)] * 2
    standing = found[0]
    assert set(standing.wins) == {"random", "greenhorn"}  # also against its own kind
    cells = standing.line().split("|")
    assert len(cells) == len(HEAD[0].split("|"))
    assert cells[1:4] == [" Greenhorn ", " elgaucho ", " 3 "]
    assert cells[6].strip() == ""  # a cowhand was not played


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    flags = ["--game", "goldrush", "--num", "1", "--against", "random", "--workers", "1"]
    assert main(["league", "add", "greenhorn", *flags, "--name", "Me"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[:2] == list(HEAD)
    assert told[2].startswith("| Me | goldrush | 2 | ")
    assert main(["league", "add", "greenhorn", *flags, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["bot"], data["deals"], data["fair"]) == ("Greenhorn", 1, 0.5)
    assert list(data["wins"]) == ["random"]


def test_whose_program_fails_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Its line would be that of the stand-in who moved for it."""
    (tmp_path / "bad.py").write_text(BAD, encoding="utf-8")
    bot = f"exec:{sys.executable} {tmp_path / 'bad.py'}"
    flags = ["--game", "elgaucho", "--num", "1", "--against", "random", "--workers", "1", "--json"]
    assert main(["league", "add", bot, *flags]) == 0
    shown = capsys.readouterr()
    assert json.loads(shown.out)["faulty"] == 2
    assert shown.err.count("nonsense") == 1
    assert "in 2 of the matches a stand-in moved for the program" in shown.err


def test_what_is_not_of_the_league(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["league"]) == 0
    assert "corral league add" in capsys.readouterr().out
    assert main(["league", "add", "cowhand", "--game", "elgaucho", "--against", "baron"]) == 1
    assert ", ".join(OPPONENTS) in capsys.readouterr().err
    assert main(["league", "add", "nobody", "--game", "elgaucho"]) == 1
    assert main(["league", "add", "cowhand", "--game", "elgaucho", "--num", "51"]) == 1
