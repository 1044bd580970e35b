"""Information-set tree search with a network's judgement, many leaves at once.

Each walk imagines a world that the seat cannot tell from the true one and goes down the tree with
the moves that are legal there (PUCT). Walks are made until enough leaves wait; those count as lost
meanwhile (virtual loss), so that walks spread. Then all of them are judged in one call: every
seat's chance to win from what that seat would see, and the priors of whoever decides. The game's
own evaluation, written by hand, may have a say in the chances.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import prod, sqrt
from time import perf_counter
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from corral.core.errors import OptionError
from corral.core.evaluator import Evaluator, result
from corral.core.prng import Sfc32
from corral.core.state import State
from corral.envs.encoded_game import EncodedGame

Evaluate: TypeAlias = Callable[[Any, Any], tuple[Any, Any]]
"""The network: observations (float32, one a row) and masks (int8) to values and priors.

A value is the chance of the observer, who is seat 0 of its observation, to win; a row of priors has
the chance of every action to be played. What is illegal is passed over, so priors need no mask.
"""

EXPLORATION: Final = 1.25
UNKNOWN: Final = 0.05
"""How much worse than its parent a move is taken to be that was not tried yet."""
CHANCE: Final = -1
"""The seat of edges that are outcomes of chance."""


class Fork:
    """A situation as the searching seat distinguishes them: what has been done to get there."""

    __slots__ = ("children", "prior", "priors", "totals", "visits", "waiting")

    def __init__(self, prior: float, players: int) -> None:
        self.prior = prior
        self.visits = 0
        self.waiting = 0
        """Walks that passed here and are not judged yet."""
        self.totals = [0.0] * players
        self.priors: dict[int, float] | None = None
        """Of the moves that were legal when it was judged; not judged yet: None."""
        self.children: dict[tuple[int, int], Fork] = {}

    def add(self, chances: list[float]) -> None:
        """A walk was judged."""
        self.visits += 1
        self.waiting -= 1
        self.totals = [total + one for total, one in zip(self.totals, chances, strict=True)]


class Walk:
    """A way down the tree, and where it ended."""

    __slots__ = ("path", "seat", "state")

    def __init__(self, path: list[Fork], state: State, seat: int) -> None:
        self.path = path
        self.state = state
        self.seat = seat
        """Who decides there; below 0 at the end of the match."""


class NetworkSearch:
    """The thinking of one seat about one decision, in worlds of its own imagination."""

    def __init__(
        self,
        table: EncodedGame,
        evaluate: Evaluate,
        seat: int,
        rng: Sfc32,
        leaves: int = 16,
        trust: float = 1.0,
    ) -> None:
        self.table = table
        self.evaluate = evaluate
        self.seat = seat
        self.rng = rng
        self.leaves = leaves
        """How many leaves are judged together."""
        self.trust = trust
        """How much the network's chances count; the rest are those of the game's evaluation."""
        self.evaluator: Evaluator | None = None
        if trust < 1.0:
            self.evaluator = table.game.evaluator(table.setting)
        self.root = Fork(1.0, table.players)
        self.calls = 0

    def think(
        self,
        world: State,
        walks: int,
        deadline: float | None = None,
        stopped: Callable[[], bool] | None = None,
    ) -> None:
        """So many walks, fewer if time is up; ``world`` is one of the seat's, not the true one."""
        self.root.waiting += 1
        self._judge([Walk([self.root], world.copy(), self.seat)])
        done = 0
        while done < walks:
            count = min(self.leaves, walks - done)
            self._judge([self._walk(world.determinize(self.seat, self.rng)) for _ in range(count)])
            done += count
            if deadline is not None and perf_counter() >= deadline:
                return
            if stopped is not None and stopped():
                return

    def tried(self) -> list[tuple[int, Fork]]:
        """The moves, the most visited first."""
        own = [(move, fork) for (seat, move), fork in self.root.children.items() if seat >= 0]
        return sorted(own, key=lambda one: (-one[1].visits, -one[1].prior))

    def _walk(self, state: State) -> Walk:
        """Down to what was not judged yet; the world is used up by it."""
        fork = self.root
        path = [fork]
        fork.waiting += 1
        while True:
            weight = state.chance_weight()
            if weight > 0:
                outcome = int(state.chance_pick(self.rng.below(weight)))
                state.apply_chance(outcome)
                fork = self._below(fork, CHANCE, outcome, 1.0)
                path.append(fork)
                continue
            actors = state.actors()
            if not actors:
                return Walk(path, state, CHANCE)
            seat = int(actors[self.rng.below(len(actors))] if len(actors) > 1 else actors[0])
            if fork is self.root:
                seat = self.seat
            moves = state.legal(seat)
            if len(moves) == 1:
                state.apply(seat, moves[0])
                continue
            if fork.priors is None:
                return Walk(path, state, seat)
            move = self._select(fork, seat, [int(one) for one in moves])
            state.apply(seat, move)
            fork = self._below(fork, seat, move, fork.priors.get(move, 0.0))
            path.append(fork)

    def _below(self, fork: Fork, seat: int, key: int, prior: float) -> Fork:
        child = fork.children.get((seat, key))
        if child is None:
            child = fork.children[seat, key] = Fork(prior, self.table.players)
        child.waiting += 1
        return child

    def _select(self, fork: Fork, seat: int, moves: list[int]) -> int:
        """What has done well, what looks well, what was tried little (PUCT)."""
        priors = fork.priors or {}
        unknown = fork.totals[seat] / fork.visits - UNKNOWN if fork.visits else 0.5
        breadth = EXPLORATION * sqrt(fork.visits + fork.waiting)
        even = 1.0 / (10 * len(moves))  # moves that were not legal in the world that was judged
        best, highest = moves[0], -1.0
        for move in moves:
            child = fork.children.get((seat, move))
            prior = priors.get(move, even)
            if child is None:
                value = unknown + breadth * prior
            else:
                count = child.visits + child.waiting
                mean = child.totals[seat] / count if count else unknown
                value = mean + breadth * prior / (1 + count)
            if value > highest:
                best, highest = move, value
        return best

    def _judge(self, walks: list[Walk]) -> None:
        """One call for all of them; finished matches are judged by who won."""
        open_ = [walk for walk in walks if walk.seat >= 0]
        chances: dict[int, list[float]] = {}
        if open_:
            for walk, told in zip(open_, self._asked(open_), strict=True):
                chances[id(walk)] = self._weighed(walk, told)
        for walk in walks:
            ended = chances.get(id(walk)) or result(walk.state)
            for fork in walk.path:
                fork.add(ended)

    def _asked(self, walks: list[Walk]) -> list[list[float]]:
        """The network's chances of all seats; and each leaf gets its priors.

        A row for each seat of each walk; if its chances do not count, for who decides alone.
        """
        table, players = self.table, self.table.players
        looks = [
            (walk, seat)
            for walk in walks
            for seat in (range(players) if self.trust > 0 else (walk.seat,))
        ]
        rows = [table.observe(walk.state, seat) for walk, seat in looks]
        masks = [self._mask(walk, seat) for walk, seat in looks]
        values, priors = self._answer(np.stack(rows), np.stack(masks))
        for row, (walk, seat) in enumerate(looks):
            if seat == walk.seat:
                self._expand(walk, priors[row])
        if self.trust <= 0:
            return [[] for _ in walks]
        told = np.maximum(values.reshape(len(walks), players), 1e-6)
        told /= told.sum(axis=1, keepdims=True)
        found: list[list[float]] = told.tolist()
        return found

    def _answer(self, rows: Any, masks: Any) -> tuple[NDArray[Any], NDArray[Any]]:
        """The network's values and priors, as numbers that can be searched with."""
        answer = self.evaluate(rows, masks)
        self.calls += 1
        if not isinstance(answer, Iterable) or len(both := tuple(answer)) != 2:
            raise OptionError("evaluate has to return values and priors, two arrays")
        shapes = {"values": (len(rows),), "priors": masks.shape}
        found: list[NDArray[Any]] = []
        for (name, shape), told in zip(shapes.items(), both, strict=True):
            array = np.asarray(told, np.float64)
            if array.size != prod(shape):
                raise OptionError(
                    f"evaluate returned {name} of the shape {array.shape}; {shape} are wanted"
                )
            if not np.isfinite(array).all() or (array < 0).any():
                raise OptionError(f"evaluate returned {name} that are no chances: NaN or below 0")
            found.append(array.reshape(shape))
        return found[0], found[1]

    def _weighed(self, walk: Walk, told: list[float]) -> list[float]:
        """The chances that the network tells, and those of the game's own evaluation."""
        if self.evaluator is None:
            return told
        quiet = walk.state.copy()
        self.evaluator.settle(quiet, self.rng)
        judged = self.evaluator.forecast(quiet)[0]
        if not told:
            return judged
        pairs = zip(told, judged, strict=True)
        return [self.trust * own + (1 - self.trust) * other for own, other in pairs]

    def _mask(self, walk: Walk, seat: int) -> Any:
        """Only who decides has a choice; of the others the value alone is wanted."""
        if seat == walk.seat:
            return self.table.mask(walk.state, seat)
        return np.ones(self.table.actions, np.int8)

    def _expand(self, walk: Walk, wished: NDArray[Any]) -> None:
        """Give the leaf its priors; another walk may have done so in the same call."""
        leaf, state, seat = walk.path[-1], walk.state, walk.seat
        if leaf.priors is not None:
            return
        encoding = self.table.encoding
        moves = [int(move) for move in state.legal(seat)]
        weights = [float(wished[int(encoding.action(state, seat, move))]) for move in moves]
        total = sum(weights) or 1.0
        leaf.priors = {move: weight / total for move, weight in zip(moves, weights, strict=True)}
