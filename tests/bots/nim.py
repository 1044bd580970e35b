"""A game small enough to be solved by heart: take one to three; whoever takes the last one wins."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from corral.core.prng import Sfc32
from corral.core.state import State


class Nim(State):
    """A heap and whose turn it is; nothing is hidden."""

    def __init__(self, heap: int, seat: int = 0) -> None:
        super().__init__(2)
        self.heap = heap
        self.seat = seat

    def actors(self) -> list[int]:
        return [self.seat] if self.heap else []

    def legal(self, seat: i64) -> vec[i64]:
        if seat != self.seat:
            return vec[i64]()
        return vec[i64](range(1, min(3, self.heap) + 1))

    def apply(self, seat: i64, move: i64) -> None:
        self.heap -= int(move)
        self.seat = 1 - self.seat

    def chance_weight(self) -> i64:
        return 0

    def over(self) -> bool:
        return not self.heap

    def scores(self) -> list[int]:
        if self.heap:
            return [0, 0]
        return [int(self.seat != seat) for seat in range(2)]

    def copy(self) -> Nim:
        return Nim(self.heap, self.seat)

    def sample(self, seat: i64, rng: Sfc32) -> Nim:
        return self.copy()
