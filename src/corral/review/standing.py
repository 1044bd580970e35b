"""How everybody stands, by what everybody knows.

Before an outcome of chance the standing is the mean over all outcomes by their odds. So what an
outcome gave is known exactly in kind: the standing after it less the one before, and on average
over all that could have come it is nothing.
"""

from __future__ import annotations

from corral.core.evaluator import Evaluator, result
from corral.core.prng import Sfc32
from corral.core.state import SPECTATOR, State
from corral.review.depth import Depth


class _Sum:
    """A weighted mean in the making."""

    def __init__(self, players: int) -> None:
        self.chances = [0.0] * players
        self.points = [0.0] * players
        self.weight = 0.0

    def add(self, chances: list[float], points: list[float], weight: float) -> None:
        self.weight += weight
        for seat in range(len(chances)):
            self.chances[seat] += chances[seat] * weight
            self.points[seat] += points[seat] * weight

    def mean(self) -> tuple[tuple[float, ...], tuple[float, ...]]:
        return (
            tuple(value / self.weight for value in self.chances),
            tuple(value / self.weight for value in self.points),
        )


def standing(
    state: State, evaluator: Evaluator, depth: Depth, seed: int
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Each seat's chance to win and expected points. The seed decides on the worlds imagined."""
    if state.over():
        return tuple(result(state)), tuple(float(points) for points in state.scores())
    rng = Sfc32(seed)
    total = _Sum(int(state.players))
    for _ in range(depth.worlds):
        world = state.determinize(SPECTATOR, rng)
        if world.chance_weight() > 0:
            _look_at_outcomes(world, evaluator, depth, rng, total)
        else:
            _imagine(world, evaluator, depth.courses, 1.0, rng, total)
    return total.mean()


def _look_at_outcomes(
    world: State, evaluator: Evaluator, depth: Depth, rng: Sfc32, total: _Sum
) -> None:
    outcomes = _outcomes(world, depth.outcomes)
    courses = max(1, depth.courses // len(outcomes))
    weights = sum(weight for _, weight in outcomes)
    for outcome, weight in outcomes:
        after = world.copy()
        after.apply_chance(outcome)
        # Each world counts alike, however many outcomes there are.
        share = weight / weights * depth.courses / courses
        _imagine(after, evaluator, courses, share, rng, total)


def _outcomes(world: State, most: int) -> list[tuple[int, int]]:
    """All outcomes by their weights, or so many of them, evenly chosen."""
    weight = int(world.chance_weight())
    outcomes = world.chance_outcomes()
    if len(outcomes) <= most:
        return outcomes
    return [
        (int(world.chance_pick((2 * step + 1) * weight // (2 * most))), 1) for step in range(most)
    ]


def _imagine(
    world: State, evaluator: Evaluator, courses: int, weight: float, rng: Sfc32, total: _Sum
) -> None:
    """What may follow, as quick sensible play has it."""
    for _ in range(courses):
        after = world.copy()
        evaluator.settle(after, rng)
        if after.over():
            total.add(result(after), [float(points) for points in after.scores()], weight)
        else:
            chances, points = evaluator.forecast(after)
            total.add(chances, points, weight)
