"""A bot of one installation as a program of another: the same moves as at home."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import corral
from corral.bots import Limit, Outlook, ask, new_bot
from corral.bots.program import ProgramBot
from corral.bots.speaking import speak
from corral.cli import main
from corral.core.errors import CorralError

HELLO = {"type": "hello", "protocol": 1}


def said(*messages: Mapping[str, Any], kind: str = "cowhand") -> list[dict[str, Any]]:
    """What a bot answers to messages."""
    answers: list[dict[str, Any]] = []
    lines = [json.dumps(message) for message in messages]
    speak(kind, 3, Limit(nodes=4), lines, lambda message: answers.append(dict(message)))
    return answers


def question(match: corral.Match, seat: int) -> dict[str, Any]:
    return {"type": "decide", "id": 7, "seat": seat, "position": match.position_seen_by(seat)}


def test_a_bot_says_who_it_is_and_moves() -> None:
    match = corral.new("goldrush", players=2, seed=4)
    seat = match.actors[0]
    ready, move = said(
        HELLO, {"type": "new", "seat": seat}, {"type": "gossip"}, question(match, seat)
    )
    assert ready["type"] == "ready"
    assert ready["protocol"] == 1
    assert ready["name"] == f"cowhand of Corral {corral.__version__}"
    assert move["type"] == "move"
    assert move["id"] == 7
    assert move["move"] in [str(one) for one in match.legal(seat)]


def test_it_decides_as_it_would_at_home() -> None:
    match = corral.new("kuhhandel", players=2, seed=4)
    seat = match.actors[0]
    (move,) = said({"type": "new", "seat": seat}, question(match, seat), kind="baron")
    bot = new_bot("baron", 3, seat, Limit(nodes=4))
    outlook = Outlook.read(match.position_seen_by(seat), seat, int(bot.rng.word()))
    assert move["move"] == str(bot.choose(outlook))


def test_after_the_last_message_it_says_nothing() -> None:
    assert said({"type": "quit"}, HELLO) == []


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("nonsense", "line 1: 'nonsense' is no JSON object"),
        ("[1]", "is no JSON object"),
        ('{"type": "decide", "id": 1}', "before the match has begun"),
        ('{"type": "new"}', "line 1: `new` needs `seat`, here it is None"),
        ('{"type": "new", "seat": "0"}', "line 1: `new` needs `seat`, here it is '0'"),
    ],
)
def test_what_cannot_be_answered_is_told(line: str, says: str) -> None:
    with pytest.raises(CorralError, match=says):
        speak("random", 1, None, [line], lambda message: None)


def test_a_question_without_a_position_is_from_an_older_release() -> None:
    with pytest.raises(CorralError, match="too old"):
        said({"type": "new", "seat": 0}, {"type": "decide", "id": 1, "seat": 0})


def test_an_unknown_bot_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", "sheriff"]) == 2
    assert "sheriff" in capsys.readouterr().err


def test_the_command_sits_at_a_table() -> None:
    """A whole program at the other end, for some moves."""
    command = shlex.join([sys.executable, "-m", "corral", "bot", "random", "--seed", "5"])
    match = corral.new("elgaucho", players=2, seed=1)
    bots = [new_bot(f"exec:{command}", 1, 0), new_bot("random", 1, 1)]
    for _ in range(12):
        seat = match.actors[0]
        match.play(seat, ask(bots[seat], match, seat))
    program = bots[0]
    assert isinstance(program, ProgramBot)
    program.close()
    assert program.faults == []
    assert program.name.startswith("random of Corral")


def test_a_search_goes_on_where_nothing_else_has_happened() -> None:
    """In Gold Rush the tile and what is done behind it are one search, here as at home."""
    match = corral.new("goldrush", players=2, seed=4)
    home = new_bot("baron", 3, 0, Limit(nodes=60))
    away: list[Any] = []
    at_home: list[tuple[str, int | None]] = []

    def questions() -> Iterator[str]:
        yield json.dumps({"type": "new", "seat": 0})
        while len(at_home) < 8:
            seat = match.actors[0]
            if seat != 0 or len(match.legal(0)) == 1:
                match.play(seat, match.legal(seat)[0])
                continue
            yield json.dumps(question(match, 0))
            last = match.entries[-1]
            follows = last.code if last.seat == 0 else None
            seen = match.position_seen_by(0)
            move = home.choose(Outlook.read(seen, 0, int(home.rng.word()), follows))
            at_home.append((str(move), follows))
            match.play(0, away[-1]["move"])

    speak("baron", 3, Limit(nodes=60), questions(), away.append)
    assert [answer["move"] for answer in away] == [move for move, _ in at_home]
    assert any(follows is not None for _, follows in at_home)
