"""The last turns of a match, worked out by enumeration: every line to the end.

Whoever decides takes what is worth most to them, and chance counts by its weights (expectimax for
several seats, max^n). All is bounded by a number of positions; where that is not enough, nothing is
known and a search has to do.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from corral.core.evaluator import Evaluator, chances_of, worths_with
from corral.core.prng import Sfc32
from corral.core.state import State

CHECK_EVERY: Final = 256
"""Positions between two looks at the clock."""


class Upshot:
    """How a move ends if all play their best: worths to each seat, and the owner's expectations."""

    __slots__ = ("chances", "points", "worths")

    def __init__(self, worths: list[float], chances: list[float], points: list[float]) -> None:
        self.worths = worths
        self.chances = chances
        self.points = points


class Ending:
    """The rest of a match for one seat, in worlds that it cannot tell from the true one."""

    def __init__(self, evaluator: Evaluator, seat: i64, rng: Sfc32) -> None:
        self.evaluator = evaluator
        self.seat = seat
        self.rng = rng
        self.positions: i64 = 0
        """How many were looked at."""
        self._most: i64 = 0
        self._deadline = 0.0
        self._known: dict[int, Upshot] = {}

    def lines(self, origin: State, most: int, deadline: float, also: i64 = -1) -> dict[int, Upshot]:
        """What each move leads to, by its number; nothing where that is too much.

        ``most`` bounds the positions; ``deadline`` is a time of ``perf_counter``, 0 for none.
        ``also`` is a move that is looked at though it can make no difference.
        """
        worlds = self.evaluator.last_worlds(origin, self.seat)
        if worlds == 0 or len(origin.actors()) != 1:
            return {}
        self._most = most
        self._deadline = deadline
        moves = self.evaluator.last_moves(origin, self.seat, origin.legal(self.seat))
        if also >= 0 and also not in moves:
            moves = append(moves, also)
        found: dict[int, Upshot] = {}
        done: i64 = 0
        while done < worlds:
            world = origin if worlds == 1 else origin.determinize(self.seat, self.rng)
            self._known = {}
            for move in moves:
                line = self._after(world, self.seat, move)
                if line is None:
                    return {}
                key = int(move)
                if key in found:
                    _add(found[key], line, 1.0)
                else:
                    found[key] = _nothing(len(line.worths))
                    _add(found[key], line, 1.0)
            done += 1
        for line in found.values():
            _scale(line, 1.0 / float(done))
        return found

    def _after(self, state: State, seat: i64, move: i64) -> Upshot | None:
        after = state.copy()
        after.apply(seat, move)
        return self._ends(after)

    def _ends(self, state: State) -> Upshot | None:
        """How it ends from here; None when there are too many positions."""
        self.positions += 1
        if self.positions > self._most:
            return None
        if self._deadline > 0.0 and self.positions % CHECK_EVERY == 0 and self._is_late():
            return None
        evaluator = self.evaluator
        points = evaluator.last_points(state)
        if points:
            chances = chances_of(points)
            return Upshot(worths_with(chances, points, evaluator.point_worth), chances, points)
        digest = evaluator.last_digest(state)
        if digest != 0:
            known = self._known.get(digest)
            if known is not None:
                return known
        line = self._by_chance(state) if state.chance_weight() > 0 else self._best(state)
        if line is not None and digest != 0:
            self._known[digest] = line
        return line

    def _is_late(self) -> bool:
        return perf_counter() >= self._deadline

    def _by_chance(self, state: State) -> Upshot | None:
        mean = _nothing(state.players)
        whole = float(state.chance_weight())
        for outcome, weight in state.chance_outcomes():
            after = state.copy()
            after.apply_chance(outcome)
            line = self._ends(after)
            if line is None:
                return None
            _add(mean, line, float(weight) / whole)
        return mean

    def _best(self, state: State) -> Upshot | None:
        actors = state.actors()
        if len(actors) != 1:
            return None
        seat: i64 = actors[0]
        best: Upshot | None = None
        for move in self.evaluator.last_moves(state, seat, state.legal(seat)):
            line = self._after(state, seat, move)
            if line is None:
                return None
            if best is None or line.worths[seat] > best.worths[seat]:
                best = line
        return best


def _nothing(players: i64) -> Upshot:
    return Upshot([0.0] * int(players), [0.0] * int(players), [0.0] * int(players))


def _add(line: Upshot, other: Upshot, weight: float) -> None:
    for seat in range(len(line.worths)):
        line.worths[seat] += other.worths[seat] * weight
        line.chances[seat] += other.chances[seat] * weight
        line.points[seat] += other.points[seat] * weight


def _scale(line: Upshot, factor: float) -> None:
    for seat in range(len(line.worths)):
        line.worths[seat] *= factor
        line.chances[seat] *= factor
        line.points[seat] *= factor
