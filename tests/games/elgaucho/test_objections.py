"""Positions that cannot have come about are refused, and the refusal says why."""

from __future__ import annotations

import re
from typing import Any

import pytest

import corral
from tests.games.playing import play

from .build import build

LOOKED = {"steppe": "W1@0 W2@0 W9@0 K9@0", "fresh": "0 - -", "phase": "steppe", "dice": "2 5"}
LOOKED_AGAIN = {**LOOKED, "steppe": "W2@0 W9@0 K9@0", "touched": "steppe"}


@pytest.mark.parametrize(
    ("described", "says"),
    [
        ({"pile": 0}, "`countdown` must be 0, 1 or 2"),
        ({"idle": 10}, "`countdown` must be 0 or 1"),
        ({"countdown": 1, "pile": 5}, "begins when the pile is empty"),
        ({"countdown": 2, "pile": 5, "idle": 10}, "`countdown` is 0 or 1"),
        ({"phase": "final", "incoming": {0: "W3 W5"}, "countdown": 1}, "`countdown` is 0"),
        ({"phase": "over", "countdown": 1}, "`countdown` is 0"),
        ({"phase": "over", "countdown": 0, "herds": {0: "W3"}}, "all herds are sold"),
        ({"phase": "over", "countdown": 0, "a": "W3^0"}, "no gaucho stands"),
        ({"aside": {0: "-"}}, "left 0 tiles aside"),
        ({"steppe": "? ? ?"}, "there must be 4"),
        ({"fresh": "0 - -"}, "must know more tiles"),
        ({"fresh": "- 3 -"}, "must know more tiles"),
        ({"wish": 4, "dice": "2 5"}, "a WISH that was used"),
        ({"wish": 4, "touched": "wish", "areas": {0: "wish"}}, "a WISH that was used"),
        ({"phase": "overseer", "dice": "2 5", "a": "W3_0"}, "OVERSEER was used"),
        (LOOKED, "STEPPE was used"),
        ({**LOOKED, "touched": "steppe", "pending": "recalled"}, "for the first tile"),
        ({**LOOKED, "touched": "steppe", "pending": "paired"}, "there must be 3"),
        ({**LOOKED_AGAIN, "countdown": 1, "steppe": "-"}, "has a tile and a free space"),
        ({**LOOKED, "touched": "steppe", "fresh": "1 - -"}, "`fresh` is 0 there"),
        ({**LOOKED_AGAIN, "pending": "paired recalled"}, "exactly one in the supply"),
        ({"pending": "paired"}, "there must be 3"),
        ({"pending": "recalled", "dice": "2 5"}, "exactly one in the supply"),
        ({"touched": "wish wish"}, "named twice"),
        ({"steppe": "W1@00 ? ? ?", "fresh": "3 - -"}, "names p0 twice"),
    ],
)
def test_impossible_positions(described: dict[str, Any], says: str) -> None:
    with pytest.raises(corral.NotationError, match=re.escape(says)):
        build(**described)


def test_before_the_first_round_there_is_nothing() -> None:
    position = corral.new("elgaucho", players=3, seed=1).position()
    for old, new in (("p0 pesos 0", "p0 pesos 3"), ("p0 areas -", "p0 areas wish")):
        with pytest.raises(corral.NotationError, match=r"E-9|before the first round"):
            corral.from_position(position.replace(old, new))


def test_a_pile_that_lay_idle_is_no_endless_match() -> None:
    match = build(idle=10, countdown=1, pile=5)
    rounds = match.view(None)["round"]
    while not match.over:
        seat = match.actors[0]
        moves = [str(move) for move in match.legal(seat)]
        play(match, seat, "end" if "end" in moves else moves[0])
    assert match.view(None)["round"] == rounds + 1
