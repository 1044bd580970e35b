"""Players that are programs.

A bot is given what a person at the table would be given, and nothing else. Each kind is known by
the name that ``corral play --players`` takes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from secrets import randbelow
from typing import Final, Protocol

from corral.bots.random_bot import RandomBot
from corral.core.dealer import SEEDS
from corral.core.move import Move
from corral.core.prng import Sfc32


class Bot(Protocol):
    """Anything that decides."""

    def choose(self, moves: Sequence[Move]) -> Move:
        """One of the legal moves."""


BOTS: Final[dict[str, Callable[[Sfc32], Bot]]] = {"random": RandomBot}


def new_bot(kind: str, seed: int | None, seat: int) -> Bot:
    """A bot with a generator of its own, repeatable where the match has a seed."""
    # Beyond all seeds of matches: no bot draws the numbers that its dealer does.
    base = randbelow(SEEDS) if seed is None else seed
    return BOTS[kind](Sfc32(base + (seat + 1) * SEEDS))
