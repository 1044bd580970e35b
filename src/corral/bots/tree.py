"""The tree of a search: what was tried from a situation, and how it ended."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

UNKNOWN: Final = -1
SEVERAL: Final = -2
"""The mover of a node with different moves in different worlds."""
NO_MOVES: Final = vec[i64]()
NO_PRIORS: Final = vec[float]()
NOBODY: Final[list[Node]] = []


class Node:
    """A situation as the tree's owner distinguishes them: what has been done to get there.

    Several imagined worlds pass through one node, so not every child is available each time.
    """

    __slots__ = (
        "available",
        "chances",
        "children",
        "key",
        "mover",
        "moves",
        "order",
        "prior",
        "priors",
        "rank",
        "ranked",
        "score",
        "totals",
        "visits",
    )

    def __init__(self, key: int, prior: float, rank: i64) -> None:
        self.key = key
        """The move or outcome of chance that leads here, with its seat (see ``search``)."""
        self.prior = prior
        """How good it looked at first sight; of an outcome of chance its weight."""
        self.rank: i64 = rank
        """How many of its siblings looked better at first sight."""
        self.visits: i64 = 0
        self.available: i64 = 0
        """How often it could have been chosen."""
        self.totals: list[float] = []
        """What it is worth to each seat, summed over the visits: chances to win, and points."""
        self.chances = 0.0
        """The owner's chances to win, summed over the visits."""
        self.score = 0.0
        """The owner's expected points, summed over the visits."""
        self.children: dict[int, Node] = {}
        self.mover: i64 = UNKNOWN
        """Who decides here, as long as it is always the same one with the same moves."""
        self.moves = NO_MOVES
        """These moves, and in ``order`` their places, the most promising first."""
        self.order = NO_MOVES
        self.priors = NO_PRIORS
        """How good each looked, in that order."""
        self.ranked = NOBODY
        """Where the first of them lead to; the others become children when it is their turn."""

    def worth(self, seat: i64) -> float:
        """The mean worth to a seat, by which it chooses; only of a node that was visited."""
        return self.totals[seat] / float(self.visits)

    def chance(self) -> float:
        """The owner's mean chance to win; only of a node that was visited."""
        return self.chances / float(self.visits)

    def is_expanded(self, seat: i64, moves: vec[i64]) -> bool:
        """Whether these are its moves, as always."""
        known = self.moves
        if self.mover != seat or len(known) != len(moves):
            return False
        for index in range(i64(len(known))):  # noqa: SIM110 (compiled, this is the quick way)
            if known[index] != moves[index]:
                return False
        return True

    def first(self, count: i64, base: int) -> list[Node]:
        """The children of so many moves, the most promising first; ``base`` is that of keys."""
        ranked = self.ranked
        rank: i64 = len(ranked)
        while rank < count and rank < len(self.order):
            key = base + self.moves[self.order[rank]]
            child = self.children.get(key)
            if child is None:
                child = Node(key, self.priors[rank], rank)
                self.children[key] = child
            else:  # somebody has insisted on it before
                child.prior = self.priors[rank]
                child.rank = rank
            ranked.append(child)
            rank += 1
        return ranked

    def add(self, worths: list[float], chance: float, score: float) -> None:
        """One more visit and how it ended."""
        self.visits += 1
        self.chances += chance
        self.score += score
        if not self.totals:
            self.totals = worths[:]
            return
        for seat in range(len(worths)):
            self.totals[seat] += worths[seat]
