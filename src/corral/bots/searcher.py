"""Players by tree search: foreman, baron, and the plain search to compare with."""

from __future__ import annotations

from collections.abc import Callable

from corral.bots.ending import Ending
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
LINES = 12
"""Positions of the last turns that may be enumerated in place of one simulation."""
MOST_LINES = 60_000
"""Positions that are enumerated at most; a time limit ends it earlier."""
ENUMERATING = 0.5
"""The part of the time for that; what is left is for searching, if it was too much."""
CLOSE = 0.8
"""A baron goes by how moves did where they were visited at least this part of the most."""
PRESUMED = 64
"""What an exact look one step ahead counts, in visits of a search."""
UNLIKELY = 0.1
"""Where a foreman draws, moves below this part of the favourite's visits are left out."""


class Searcher(Cowhand):
    """Searches in imagined worlds with the game's evaluation.

    Where it must not be readable it draws from a solved law: what a search finds best in imagined
    worlds can be worked out by others.
    """

    _search: Search | None = None
    _chosen: int | None = None
    insisted: int = -1
    """The number of a move that has to be among those looked at; -1: none."""

    def decide(self, outlook: Outlook, begin: float) -> Move:
        evaluator = self.evaluator_for(outlook)
        world, seat = outlook.world, outlook.seat
        if self.draws(outlook, evaluator):
            self._search = None
            return self.draw(outlook, evaluator)
        if evaluator.obvious(world, seat):
            self._search = None
            return super().decide(outlook, begin)
        worked_out = self.work_out(outlook, evaluator, begin)
        if worked_out is not None:
            self._search = None
            return worked_out
        search = self._search
        if search is None or not self._goes_on(search, outlook.follows):
            search = self.new_search(evaluator, outlook.seat)
        seconds = self.limit.seconds
        deadline = 0.0 if seconds is None else begin + seconds * HASTE
        self.think(search, world, deadline)
        moves = {move.code: move for move in outlook.moves}
        tried = [node for node in search.candidates() if node.key % SEAT_STEP in moves]
        chosen = self.take(tried, evaluator, world, seat).key % SEAT_STEP
        self._search, self._chosen = search, chosen
        self._explanation = Explanation(
            tuple(
                Candidate(
                    str(moves[node.key % SEAT_STEP]),
                    float(node.chance()),
                    node.score / int(node.visits),
                    int(node.visits),
                )
                for node in tried
            )
        )
        return moves[chosen]

    def work_out(self, outlook: Outlook, evaluator: Evaluator, begin: float) -> Move | None:
        """The best move where the rest of the match can be enumerated."""
        seat, limit = outlook.seat, self.limit
        deadline = 0.0 if limit.seconds is None else begin + limit.seconds * ENUMERATING
        most = MOST_LINES if limit.nodes is None else min(LINES * limit.nodes, MOST_LINES)
        lines = Ending(evaluator, seat, self.rng).lines(
            outlook.world, most, deadline, self.insisted
        )
        moves = {move.code: move for move in outlook.moves}
        found = sorted(lines.items(), key=lambda pair: -pair[1].worths[seat])
        if not found:
            return None
        self._explanation = Explanation(
            tuple(
                Candidate(str(moves[code]), line.chances[seat], line.points[seat], 1)
                for code, line in found
            )
        )
        return moves[found[0][0]]

    def think(self, search: Search, world: State, deadline: float) -> None:
        """As long as the limit allows."""
        search.think(world, self.limit.nodes or MOST_NODES, deadline, self.stopped)

    def _goes_on(self, search: Search, follows: int | None) -> bool:
        """Whether the last search has thought about this decision already."""
        return follows is not None and follows == self._chosen and search.follow(follows)

    def evaluator_for(self, outlook: Outlook) -> Evaluator:
        """What it knows about playing the game, learned judgement included."""
        return outlook.judged_evaluator()

    def new_search(self, evaluator: Evaluator, seat: int) -> Search:
        """A search that has not thought yet."""
        return Search(evaluator, seat, self.rng)

    def weigh(self, outlook: Outlook, evaluator: Evaluator) -> list[float]:
        """By what to draw: a solved law, which others gain nothing by knowing."""
        world = outlook.world
        return evaluator.solved(world, outlook.seat, world.legal(outlook.seat))

    def draws(self, outlook: Outlook, evaluator: Evaluator) -> bool:
        """Also where no search is needed, as a law knows what follows, and where it may lie."""
        world, seat = outlook.world, outlook.seat
        return (
            super().draws(outlook, evaluator)
            or bool(evaluator.works_out(world, seat))
            or bool(evaluator.bluffs(world, seat))
        )

    def pick(self, values: list[float], evaluator: Evaluator) -> int:
        """The very best: only cowhands have a temperature."""
        return best(values, self.rng)

    def take(self, tried: list[Node], evaluator: Evaluator, world: State, seat: int) -> Node:
        """The move to play, of those tried: the best of those visited about as often as any.

        Where the game knows what moves are worth a step ahead, that counts as a number of visits.
        """
        legal = world.legal(seat)
        presumed = evaluator.presumed(world, seat, legal)
        if presumed:
            known = {int(move): value for move, value in zip(legal, presumed, strict=True)}
            return max(tried, key=_blended(tried, known, seat))
        close = [node for node in tried if int(node.visits) >= CLOSE * int(tried[0].visits)]
        return max(close, key=lambda node: float(node.worth(seat)))


def _blended(tried: list[Node], known: dict[int, float], seat: int) -> Callable[[Node], float]:
    """How moves did in a search, together with what was known of them before."""
    visits = sum(int(node.visits) for node in tried)
    usual = sum(float(node.worth(seat)) * int(node.visits) for node in tried) / visits
    mean = sum(known.values()) / len(known)

    def blended(node: Node) -> float:
        seen = int(node.visits)
        before = usual + known[node.key % SEAT_STEP] - mean
        return (float(node.worth(seat)) * seen + before * PRESUMED) / (seen + PRESUMED)

    return blended


class Foreman(Searcher):
    """Searches not for long, and now and then takes what looked nearly as good."""

    def evaluator_for(self, outlook: Outlook) -> Evaluator:
        """The hand-written evaluation alone."""
        return outlook.evaluator()

    def draws(self, outlook: Outlook, evaluator: Evaluator) -> bool:
        """It has not the time to work a law out."""
        return Cowhand.draws(self, outlook, evaluator)

    def work_out(self, outlook: Outlook, evaluator: Evaluator, begin: float) -> Move | None:
        """Nor for that."""
        return None

    def weigh(self, outlook: Outlook, evaluator: Evaluator) -> list[float]:
        """As a cowhand, at first sight."""
        return Cowhand.weigh(self, outlook, evaluator)

    def take(self, tried: list[Node], evaluator: Evaluator, world: State, seat: int) -> Node:
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
