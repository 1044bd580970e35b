"""How kept matches are played: at random, the same way in every version for ever."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

from corral.core.dealer import SeededDealer
from corral.core.match import Match

GOES_ON: Final = 40
"""How many more moves are made to see that a match goes on as it would have."""


def pick(match: Match, rng: Random) -> tuple[int, str]:
    """A seat that may act, and one of its moves."""
    seat = rng.choice(match.actors)
    return seat, rng.choice(match.legal_texts(seat))


def play(match: Match, rng: Random, moves: int) -> None:
    """So many moves, or as many as there are."""
    for _ in range(moves):
        if match.over:
            return
        match.play(*pick(match, rng))


def go_on(match: Match, seed: int) -> str:
    """The record after some more moves, all of whose chance comes from the seed."""
    match.dealer = SeededDealer(seed)
    play(match, Random(seed), GOES_ON)
    return match.record()


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
