"""The bot that judges: a search that looks at what was played as closely as at the best."""

from __future__ import annotations

from corral.bots.explanation import Candidate
from corral.bots.limit import Limit
from corral.bots.outlook import Outlook
from corral.bots.search import SEAT_STEP, Search
from corral.bots.searcher import Searcher
from corral.core.move import Move
from corral.core.prng import Sfc32
from corral.core.state import State

CLOSELY = 4
"""Best and played move get at least this part of the nodes: every fourth."""


class Reviewer(Searcher):
    """Judges one decision that somebody made, from the outlook of who made it."""

    def __init__(self, rng: Sfc32, nodes: int, played: Move) -> None:
        super().__init__(rng, Limit(nodes=nodes))
        self.nodes = nodes
        self.played = played
        self._best: int | None = None

    def think(self, search: Search, world: State, deadline: float) -> None:
        super().think(search, world, deadline)
        self._best = int(search.candidates()[0].key % SEAT_STEP)
        visits = max(1, self.nodes // CLOSELY)
        for code in (self._best, self.played.code):
            search.insist(world, code, visits)

    def judge(self, outlook: Outlook) -> tuple[Candidate, Candidate, tuple[Candidate, ...]]:
        """The best move, the played one, and all that were looked at, the best first."""
        self.choose(outlook)
        looked_at = self.explain().candidates
        best = looked_at[0]
        if self._best is not None:
            text = next(str(move) for move in outlook.moves if move.code == self._best)
            best = next(one for one in looked_at if one.move == text)
        played = next(one for one in looked_at if one.move == str(self.played))
        others = [one for one in looked_at if one is not best]
        return best, played, (best, *others)
