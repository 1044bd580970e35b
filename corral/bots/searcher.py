"""Players that search: foreman, baron, and the plain search to compare with."""

from __future__ import annotations

from corral.bots.bot import Bot
from corral.bots.explanation import Candidate, Explanation
from corral.bots.limit import MOST_NODES
from corral.bots.outlook import Outlook
from corral.bots.plain import PlainSearch, RulesOnly
from corral.bots.search import SEAT_STEP, Search
from corral.bots.tree import Node
from corral.core.insight import draw
from corral.core.move import Move

HASTE = 0.9
"""The part of the time for searching; the rest is for what comes before and after."""
UNLIKELY = 0.1
"""Where a bot draws, moves below this part of the favourite's visits are left out."""
STEADINESS = 4.0
"""How steadily a foreman takes the most visited move; 0 would be any of the likely ones."""


class Searcher(Bot):
    """Searches in imagined worlds with the game's insight."""

    _search: Search | None = None
    _chosen: int | None = None

    def decide(self, outlook: Outlook, begin: float) -> Move:
        search = self._search
        if search is None or not self._goes_on(search, outlook.follows):
            search = self.new_search(outlook)
        seconds = self.limit.seconds
        deadline = 0.0 if seconds is None else begin + seconds * HASTE
        search.think(outlook.world, self.limit.nodes or MOST_NODES, deadline, self.stopped)
        candidates = search.candidates()
        chosen = self._pick(search, outlook, candidates)
        self._search, self._chosen = search, chosen
        moves = {move.code: move for move in outlook.moves}
        self._explanation = Explanation(
            tuple(
                Candidate(
                    str(moves[node.key % SEAT_STEP]),
                    float(node.chance(outlook.seat)),
                    node.score / int(node.visits),
                    int(node.visits),
                )
                for node in candidates
                if node.key % SEAT_STEP in moves
            )
        )
        return moves[chosen]

    def _goes_on(self, search: Search, follows: int | None) -> bool:
        """Whether the last search has thought about this decision already."""
        return follows is not None and follows == self._chosen and search.follow(follows)

    def new_search(self, outlook: Outlook) -> Search:
        return Search(outlook.insight(), outlook.seat, self.rng)

    def _pick(self, search: Search, outlook: Outlook, candidates: list[Node]) -> int:
        """The most visited move; by the visits where it is better not to be predictable."""
        legal = {move.code for move in outlook.moves}
        tried = [node for node in candidates if node.key % SEAT_STEP in legal]
        if search.insight.mixes(outlook.world, outlook.seat):
            return self._draw(tried, 1.0)
        return self._take(tried)

    def _take(self, tried: list[Node]) -> int:
        """The number of the move that is played, of those tried, the most visited first."""
        return tried[0].key % SEAT_STEP

    def _draw(self, tried: list[Node], steadiness: float) -> int:
        """By visits; the steadier, the more those count that were visited most."""
        most = int(tried[0].visits)
        shares = [int(node.visits) / most for node in tried]
        weights = [share**steadiness if share >= UNLIKELY else 0.0 for share in shares]
        return tried[int(draw(weights, self.rng))].key % SEAT_STEP


class Foreman(Searcher):
    """Searches not for long, and now and then takes what looked nearly as good."""

    def _take(self, tried: list[Node]) -> int:
        return self._draw(tried, STEADINESS)


class PlainSearcher(Searcher):
    """Searches with random play to the end and without insight."""

    def new_search(self, outlook: Outlook) -> Search:
        return PlainSearch(RulesOnly(), outlook.seat, self.rng)
