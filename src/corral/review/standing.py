"""How everybody stands, by what everybody knows.

Before an outcome of chance the standing is the mean over all outcomes by their odds. So what an
outcome gave is known exactly in kind: the standing after it less the one before, and on average
over all that could have come it is nothing.

Where chance has dealt face down, that counts when it comes to light: then the standing after the
move that showed it is known with it and, ``foreseen``, without it.
"""

from __future__ import annotations

from typing import NamedTuple

from corral.core.evaluator import Evaluator, result
from corral.core.game import Game
from corral.core.prng import Sfc32
from corral.core.state import SPECTATOR, State
from corral.review.depth import Depth


class Revealing(NamedTuple):
    """A move that may have brought something hidden to light, and the state after it."""

    game: Game
    seat: int
    move: int
    after: State


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
    return _mean(
        [state.determinize(SPECTATOR, rng) for _ in range(depth.worlds)], evaluator, depth, rng
    )


def foreseen(
    state: State, made: Revealing, evaluator: Evaluator, depth: Depth, seed: int
) -> tuple[tuple[float, ...], tuple[float, ...]] | None:
    """How everybody stood after a move, by what was known before it.

    None where all saw nothing but the move, where the move itself was not for all to see, and
    where chance follows at once, so that nobody has seen anything yet.
    """
    if made.after.chance_weight() > 0:
        return None
    rng = Sfc32(seed)
    worlds = []
    shown = made.game.view(made.after, SPECTATOR)
    revealed = False
    for _ in range(depth.worlds):
        world = state.determinize(SPECTATOR, rng)
        if made.move not in world.legal(made.seat):
            return None
        world.apply(made.seat, made.move)
        revealed = (
            revealed or world.chance_weight() > 0 or made.game.view(world, SPECTATOR) != shown
        )
        worlds.append(world)
    return _mean(worlds, evaluator, depth, rng) if revealed else None


def _mean(
    worlds: list[State], evaluator: Evaluator, depth: Depth, rng: Sfc32
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    total = _Sum(int(worlds[0].players))
    for world in worlds:
        _follow(world)
        if world.chance_weight() > 0:
            _look_at_outcomes(world, evaluator, depth, rng, total)
        else:
            _imagine(world, evaluator, depth.courses, 1.0, rng, total)
    return total.mean()


def _follow(world: State) -> None:
    """Do what is forced: it is nobody's doing, and needs no imagining."""
    while world.chance_weight() == 0:
        actors = world.actors()
        if len(actors) != 1 or len(moves := world.legal(actors[0])) != 1:
            return
        world.apply(actors[0], moves[0])


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
