"""Information-set Monte Carlo tree search: one tree for all the worlds that a seat can imagine.

Each simulation imagines a world, walks down the tree with the moves that are legal in that world,
plays a few quick replies, and asks the game's evaluator how it stands. Several seats may act, each
for its own chances; chance nodes are part of the tree.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from time import perf_counter

from librt.vecs import vec
from mypy_extensions import i64

from corral.bots.tree import SEVERAL, UNKNOWN, Node
from corral.core.evaluator import Evaluator, draw
from corral.core.prng import Sfc32
from corral.core.state import State

SEAT_STEP = 2**32
"""Keys of edges: the move's number, and a step for each seat, as several may act at once."""
EVEN = 0.1
"""The part of a prior that every move gets alike: first sight can be wrong."""
FEWEST_MOVES = 3
CHECK_EVERY = 16
"""Simulations between two looks at whether to stop."""
IMAGINING = 0.3
"""The part of the time that may go into imagining worlds."""


class Search:
    """The thinking of one seat about one decision; the tree can be taken on to the next."""

    def __init__(self, evaluator: Evaluator, seat: i64, rng: Sfc32) -> None:
        self.evaluator = evaluator
        self.seat = seat
        self.rng = rng
        self.priors = evaluator.priors()
        self.root = Node(-1, 1.0, 0)
        self.simulations: i64 = 0
        self._worlds: list[State] = []
        self._imagining = 0.0

    def follow(self, move: int) -> bool:
        """Go on in the part of the tree behind an own move, if it was ever visited."""
        child = self.root.children.get(int(self.seat) * SEAT_STEP + move)
        if child is None or child.visits == 0:
            return False
        self.root = child
        return True

    def think(
        self,
        origin: State,
        nodes: int,
        deadline: float,
        stopped: Callable[[], bool] | None = None,
    ) -> None:
        """Simulate until a limit is reached or the choice is clear.

        ``origin`` is a world of the seat's, not the true one. ``deadline`` is a time of
        ``perf_counter``; 0 for none, and then nothing depends on the machine's speed.
        """
        self._worlds = [origin.copy()]
        self._imagining = 0.0
        self.simulations = 0
        begin = perf_counter()
        while self.simulations < nodes:
            self.simulate(self._world(deadline - begin if deadline > 0.0 else 0.0))
            self.simulations += 1
            left: i64 = nodes - self.simulations
            if deadline > 0.0:
                now = perf_counter()
                if now >= deadline:
                    return
                if self.simulations % CHECK_EVERY == 0:
                    rate = float(self.simulations) / (now - begin)
                    left = min(left, i64(rate * (deadline - now)) + 1)
            if self.simulations % CHECK_EVERY == 0:
                if stopped is not None and stopped():
                    return
                if self._lead() > left:
                    return

    def _world(self, allowed: float) -> State:
        """A fresh world while that is worth its time, then those imagined before in turn."""
        worlds = self._worlds
        count: i64 = len(worlds)
        late = allowed > 0.0 and self._imagining > allowed * IMAGINING
        if count < self.evaluator.worlds and not late:
            begin = perf_counter()
            world = worlds[0].determinize(self.seat, self.rng)
            self._imagining += perf_counter() - begin
            if count < 64:
                worlds.append(world.copy())
            return world
        return worlds[self.simulations % count].copy()

    def _lead(self) -> i64:
        """By how many visits the first candidate leads the second."""
        first: i64 = 0
        second: i64 = 0
        for child in self.root.children.values():
            visits = child.visits
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
        return first - second

    def candidates(self) -> list[Node]:
        """The moves that were tried, the most visited first."""
        tried = [child for child in self.root.children.values() if child.visits > 0]
        tried.sort(key=_by_visits)
        return tried

    def insist(self, origin: State, move: i64, visits: i64) -> None:
        """Try an own move until it was tried so often, however little it promises.

        For those who judge what somebody did: they have to know that move as well as the best.
        """
        key = int(self.seat) * SEAT_STEP + move
        child = self.root.children.get(key)
        if child is None:  # a move that the search does not think of by itself
            child = Node(key, 0.0, len(self.root.children))
            self.root.children[key] = child
        while child.visits < visits:
            self.simulate(origin.determinize(self.seat, self.rng), child)

    def simulate(self, state: State, first: Node | None = None) -> None:
        """One walk down the tree, in a world that is used up by it; with that move, if named."""
        node = self.root
        path = [node]
        inside = True
        while inside:
            weight = state.chance_weight()
            if weight > 0:
                node = self._let_chance_answer(node, state, weight)
                path.append(node)
                continue
            actors = state.actors()
            if not actors:
                break
            seat: i64 = actors[0]
            if node is self.root:
                seat = self.seat
            elif len(actors) > 1:
                seat = actors[self.rng.below(len(actors))]
            moves = state.legal(seat)
            if len(moves) == 1:
                state.apply(seat, moves[0])
                continue
            inside = node.visits > 0 or node is self.root
            if inside:
                if first is not None and node is self.root:
                    node = first
                elif self._draws(state, seat):
                    node = self._draw(node, state, seat, moves)
                else:
                    thinkable = self.evaluator.thinkable(state, seat, moves)
                    node = self.select(node, state, seat, thinkable)
                state.apply(seat, node.key % SEAT_STEP)
                path.append(node)
        self.evaluator.settle(state, self.rng)
        chances, expected = self.evaluator.forecast(state)
        worths = self.evaluator.worths(state, chances, expected)
        chance = chances[self.seat]
        score = expected[self.seat]
        for passed in path:
            passed.add(worths, chance, score)

    def _let_chance_answer(self, node: Node, state: State, weight: i64) -> Node:
        """A new outcome now and then; otherwise one that the tree knows already."""
        outcome = state.chance_pick(self.rng.below(weight))
        child = node.children.get(outcome)
        if child is None:
            known = node.children
            if len(known) >= FEWEST_MOVES and len(known) > self.evaluator.widening * sqrt(
                float(node.visits)
            ):
                child = self.known_outcome(known, state)
            if child is None:
                child = Node(outcome, float(state.chance_share(outcome)), 0)
                known[child.key] = child
        state.apply_chance(child.key)
        return child

    def known_outcome(self, known: dict[int, Node], state: State) -> Node | None:
        """One of those that can come in this world, as likely as it was when it first came."""
        possible: list[Node] = []
        weights: list[float] = []
        for child in known.values():
            if state.chance_allows(child.key):
                possible.append(child)
                weights.append(child.prior)
        return possible[draw(weights, self.rng)] if possible else None

    def select(self, node: Node, state: State, seat: i64, moves: vec[i64]) -> Node:
        """The child to try: what has done well, what looks well, what was tried little (PUCT)."""
        width = FEWEST_MOVES + i64(self.evaluator.widening * sqrt(float(node.visits)))
        unknown = node.worth(seat) - 0.05 if node.visits > 0 else 0.5
        exploration = self.evaluator.exploration
        ranked = self._ranked(node, state, seat, moves, width)
        best = ranked[0]
        highest = -1.0
        for child in ranked:
            if child.rank >= width:
                break
            child.available += 1
            visits = float(child.visits)
            mean = unknown if child.visits == 0 else child.worth(seat)
            value = mean + exploration * child.prior * sqrt(float(child.available)) / (1.0 + visits)
            if value > highest:
                highest = value
                best = child
        return best

    def _ranked(
        self, node: Node, state: State, seat: i64, moves: vec[i64], width: i64
    ) -> list[Node]:
        """Where moves lead to, the most promising first: at least as many as are considered."""
        base = int(seat) * SEAT_STEP
        if node.mover == UNKNOWN and not node.children:
            self._rank(node, state, seat, moves)
        if node.is_expanded(seat, moves):
            return node.first(width, base)
        if node.mover >= 0:  # other worlds, other moves: from now on all are children
            node.first(len(node.order), int(node.mover) * SEAT_STEP)
        node.mover = SEVERAL
        children = node.children
        for move in moves:
            if base + move not in children:
                self._expand(node, state, seat, moves)
                break
        found = [children[base + move] for move in moves]
        found.sort(key=_by_rank)
        return found

    def _draws(self, state: State, seat: i64) -> bool:
        """Whether a seat does not choose: what others do not know of this world decides nothing."""
        if seat == self.seat:
            return self.evaluator.mixes(state, seat)
        return self.evaluator.foreseen(state, seat)

    def _draw(self, node: Node, state: State, seat: i64, moves: vec[i64]) -> Node:
        """A move as likely as it looks good."""
        weights = self.evaluator.policy(state, seat, moves)
        chosen = draw(weights, self.rng)
        key = int(seat) * SEAT_STEP + moves[chosen]
        child = node.children.get(key)
        if child is None:
            child = Node(key, weights[chosen], 0)
            node.children[key] = child
        return child

    def _rank(self, node: Node, state: State, seat: i64, moves: vec[i64]) -> None:
        """Order the moves of a node by what they look like at first sight."""
        priors = self._priors(state, seat, moves)
        order = sorted(range(len(priors)), key=lambda index: -priors[index])
        node.mover = seat
        node.moves = moves
        node.order = vec[i64](order)
        node.priors = vec[float]([priors[index] for index in order])
        node.ranked = []

    def _priors(self, state: State, seat: i64, moves: vec[i64]) -> list[float]:
        """What moves look like at first sight, 1 in all."""
        weights = self.priors.weigh(state, seat, moves)
        total = 0.0
        for weight in weights:
            total += weight
        even = EVEN / len(weights)
        return [weight / total * (1.0 - EVEN) + even for weight in weights]

    def _expand(self, node: Node, state: State, seat: i64, moves: vec[i64]) -> None:
        """Give every move of the list a child, with what it looks like at first sight."""
        priors = self._priors(state, seat, moves)
        base = int(seat) * SEAT_STEP
        children = node.children
        fresh: list[Node] = []
        for index in range(len(moves)):
            key = base + moves[index]
            if key not in children:
                fresh.append(Node(key, priors[index], 0))
        fresh.sort(key=_by_prior)
        for rank in range(len(fresh)):
            child = fresh[rank]
            child.rank = rank
            children[child.key] = child


def _by_visits(node: Node) -> tuple[int, float]:
    return -node.visits, -node.score


def _by_rank(node: Node) -> int:
    return int(node.rank)


def _by_prior(node: Node) -> float:
    return -node.prior
