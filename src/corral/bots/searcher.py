"""Players by tree search: foreman, baron, and the plain search to compare with."""

from __future__ import annotations

from corral.bots.explanation import Candidate, Explanation
from corral.bots.limit import MOST_NODES
from corral.bots.one_step import Cowhand
from corral.bots.outlook import Outlook
from corral.bots.picking import best
from corral.bots.plain import PlainSearch, RulesOnly
from corral.bots.search import SEAT_STEP, Search
from corral.bots.tree import Node
from corral.core.evaluator import Evaluator, draw
from corral.core.move import Move
from corral.core.state import State

HASTE = 0.9
"""The part of the time for searching; the rest is for what comes before and after."""
CLOSE = 0.8
"""A baron goes by how moves did where they were visited at least this part of the most."""
UNLIKELY = 0.1
"""Where a foreman draws, moves below this part of the favourite's visits are left out."""


class Searcher(Cowhand):
    """Searches in imagined worlds with the game's evaluation.

    Where it must not be readable it draws from a solved law: what a search finds best in imagined
    worlds can be worked out by others.
    """

    _search: Search | None = None
    _chosen: int | None = None

    def decide(self, outlook: Outlook, begin: float) -> Move:
        evaluator = self.evaluator_for(outlook)
        world, seat = outlook.world, outlook.seat
        if evaluator.mixes(world, seat) or self.works_out(outlook, evaluator):
            self._search = None
            return self.draw(outlook, evaluator)
        if evaluator.obvious(world, seat):
            self._search = None
            return super().decide(outlook, begin)
        search = self._search
        if search is None or not self._goes_on(search, outlook.follows):
            search = self.new_search(evaluator, outlook.seat)
        seconds = self.limit.seconds
        deadline = 0.0 if seconds is None else begin + seconds * HASTE
        self.think(search, world, deadline)
        moves = {move.code: move for move in outlook.moves}
        tried = [node for node in search.candidates() if node.key % SEAT_STEP in moves]
        chosen = self.take(tried, evaluator, seat).key % SEAT_STEP
        self._search, self._chosen = search, chosen
        self._explanation = Explanation(
            tuple(
                Candidate(
                    str(moves[node.key % SEAT_STEP]),
                    float(node.chance(outlook.seat)),
                    node.score / int(node.visits),
                    int(node.visits),
                )
                for node in tried
            )
        )
        return moves[chosen]

    def think(self, search: Search, world: State, deadline: float) -> None:
        """As long as the limit allows."""
        search.think(world, self.limit.nodes or MOST_NODES, deadline, self.stopped)

    def _goes_on(self, search: Search, follows: int | None) -> bool:
        """Whether the last search has thought about this decision already."""
        return follows is not None and follows == self._chosen and search.follow(follows)

    def evaluator_for(self, outlook: Outlook) -> Evaluator:
        """What it knows about playing the game."""
        return outlook.evaluator()

    def new_search(self, evaluator: Evaluator, seat: int) -> Search:
        """A search that has not thought yet."""
        return Search(evaluator, seat, self.rng)

    def weigh(self, outlook: Outlook, evaluator: Evaluator) -> list[float]:
        """By what to draw: a solved law, which others gain nothing by knowing."""
        world = outlook.world
        return evaluator.solved(world, outlook.seat, world.legal(outlook.seat))

    def works_out(self, outlook: Outlook, evaluator: Evaluator) -> bool:
        """Whether no search is needed, as what follows can be worked out."""
        return bool(evaluator.works_out(outlook.world, outlook.seat))

    def pick(self, values: list[float], evaluator: Evaluator) -> int:
        """The very best: only cowhands have a temperature."""
        return best(values, self.rng)

    def take(self, tried: list[Node], evaluator: Evaluator, seat: int) -> Node:
        """The move to play, of those tried: the best of those visited about as often as any."""
        close = [node for node in tried if int(node.visits) >= CLOSE * int(tried[0].visits)]
        return max(close, key=lambda node: float(node.chance(seat)))


class Foreman(Searcher):
    """Searches not for long, and now and then takes what looked nearly as good."""

    def works_out(self, outlook: Outlook, evaluator: Evaluator) -> bool:
        """It has not the time."""
        return False

    def weigh(self, outlook: Outlook, evaluator: Evaluator) -> list[float]:
        """As a cowhand, at first sight."""
        return Cowhand.weigh(self, outlook, evaluator)

    def take(self, tried: list[Node], evaluator: Evaluator, seat: int) -> Node:
        """By visits; the steadier, the more those count that were visited most."""
        most = int(tried[0].visits)
        shares = [int(node.visits) / most for node in tried]
        visit_exponent = evaluator.visit_exponent
        weights = [share**visit_exponent if share >= UNLIKELY else 0.0 for share in shares]
        return tried[int(draw(weights, self.rng))]


class PlainSearcher(Searcher):
    """Searches with random play to the end and without an evaluation."""

    def evaluator_for(self, outlook: Outlook) -> Evaluator:
        return RulesOnly()

    def new_search(self, evaluator: Evaluator, seat: int) -> Search:
        return PlainSearch(evaluator, seat, self.rng)
