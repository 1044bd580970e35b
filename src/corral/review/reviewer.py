"""The bot that judges: a search that looks at what was played as closely as at the best."""

from __future__ import annotations

from corral.bots.explanation import Candidate
from corral.bots.limit import Limit
from corral.bots.one_step import Cowhand
from corral.bots.outlook import Outlook
from corral.bots.search import SEAT_STEP, Search
from corral.bots.searcher import Searcher
from corral.core.evaluator import Evaluator
from corral.core.move import Move
from corral.core.prng import Sfc32
from corral.core.state import State

FAIR = 0.1
"""Where one has to be unreadable, whatever is drawn at least this often, compared with the most
likely move, is as good as that."""
CLOSELY = 4
"""Best and played move get at least this part of the nodes: every fourth."""


class Reviewer(Searcher):
    """Judges one decision that somebody made, from the outlook of who made it."""

    def __init__(self, rng: Sfc32, nodes: int, played: Move) -> None:
        super().__init__(rng, Limit(nodes=nodes))
        self.nodes = nodes
        self.played = played
        self.insisted = played.code
        self._best: int | None = None
        self._law: list[float] | None = None

    def evaluator_for(self, outlook: Outlook) -> Evaluator:
        """The hand-written evaluation, by which the graph and luck are told as well."""
        return outlook.evaluator()

    def draws(self, outlook: Outlook, evaluator: Evaluator) -> bool:
        """Who bids without lying is judged by what can come of it."""
        world, seat = outlook.world, outlook.seat
        return Cowhand.draws(self, outlook, evaluator) or bool(evaluator.works_out(world, seat))

    def weigh(self, outlook: Outlook, evaluator: Evaluator) -> list[float]:
        self._law = super().weigh(outlook, evaluator)
        return self._law

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
        if self._is_drawn(outlook):
            best = played
        others = [one for one in looked_at if one is not best]
        return best, played, (best, *others)

    def _is_drawn(self, outlook: Outlook) -> bool:
        """Whether what was played is part of the mixture: then nothing is better."""
        if self._law is None:
            return False
        codes = [move.code for move in outlook.moves]
        return self._law[codes.index(self.played.code)] >= FAIR * max(self._law)
