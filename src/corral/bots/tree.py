"""The tree of a search: what was tried from a situation, and how it ended."""

from __future__ import annotations

from mypy_extensions import i64


class Node:
    """A situation as the tree's owner distinguishes them: what has been done to get there.

    Several imagined worlds pass through one node, so not every child is available each time.
    """

    __slots__ = ("available", "children", "key", "prior", "rank", "score", "totals", "visits")

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
        """Each seat's chances to win, summed over the visits."""
        self.score = 0.0
        """The owner's expected points, summed over the visits."""
        self.children: dict[int, Node] = {}

    def chance(self, seat: i64) -> float:
        """The mean chance of a seat to win; only of a node that was visited."""
        return self.totals[seat] / float(self.visits)

    def add(self, chances: list[float], score: float) -> None:
        """One more visit and how it ended."""
        self.visits += 1
        self.score += score
        if not self.totals:
            self.totals = chances[:]
            return
        for seat in range(len(chances)):
            self.totals[seat] += chances[seat]
