"""The random player: any legal move, each as likely as the others."""

from __future__ import annotations

from collections.abc import Sequence

from corral.core.move import Move
from corral.core.prng import Sfc32


class RandomBot:
    """Knows nothing but the legal moves and its own generator."""

    def __init__(self, rng: Sfc32) -> None:
        self.rng = rng

    def choose(self, moves: Sequence[Move]) -> Move:
        return moves[int(self.rng.below(len(moves)))]
