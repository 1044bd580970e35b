"""Opponents that play inside a batch of matches, without leaving compiled code.

Each decides as the bot of that name does, from a determinization and never from the true state.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from corral.bots.picking import best, softmax, softmax_draw
from corral.core.evaluator import Evaluator, draw
from corral.core.prng import Sfc32
from corral.core.state import State

WORLDS: Final = 4
MISTAKES: Final = 35


@mypyc_attr(allow_interpreted_subclasses=True)
class Rival:
    """Chooses at random: any legal move, each as likely as the others."""

    def choose(self, state: State, seat: i64, rng: Sfc32) -> i64:
        """One of the legal moves of a seat that may act."""
        moves = state.legal(seat)
        return moves[rng.below(len(moves))]

    def shares(self, state: State, seat: i64, moves: vec[i64], rng: Sfc32) -> list[float]:
        """By what law it draws one of several legal moves: how likely each of them is."""
        return [1.0 / float(len(moves))] * len(moves)


class RandomRival(Rival):
    """The same with a generator of its own, which is not asked about single moves."""

    def __init__(self, rng: Sfc32) -> None:
        self.rng = rng

    def choose(self, state: State, seat: i64, rng: Sfc32) -> i64:
        moves = state.legal(seat)
        return moves[0] if len(moves) == 1 else moves[self.rng.below(len(moves))]


class GreenhornRival(Rival):
    """Plays what looks good at first sight, and often something else."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator

    def choose(self, state: State, seat: i64, rng: Sfc32) -> i64:
        moves = state.legal(seat)
        if len(moves) == 1:
            return moves[0]
        weights = self.evaluator.policy(state.determinize(seat, rng), seat, moves)
        if rng.below(100) < MISTAKES:
            return moves[rng.below(len(moves))]
        total = sum(weights)
        return moves[draw([weight / total for weight in weights], rng)]

    def shares(self, state: State, seat: i64, moves: vec[i64], rng: Sfc32) -> list[float]:
        weights = self.evaluator.policy(state.determinize(seat, rng), seat, moves)
        total = sum(weights)
        stray = MISTAKES / 100
        return [stray / float(len(moves)) + (1 - stray) * weight / total for weight in weights]


class CowhandRival(Rival):
    """Judges every move a step ahead, in a few worlds, and takes one of the best."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator

    def choose(self, state: State, seat: i64, rng: Sfc32) -> i64:
        moves = state.legal(seat)
        if len(moves) == 1:
            return moves[0]
        evaluator = self.evaluator
        world = state.determinize(seat, rng)
        if evaluator.mixes(world, seat):
            return moves[draw(evaluator.policy(world, seat, moves), rng)]
        means = self._means(world, seat, moves, rng)
        if evaluator.temperature > 0.0:
            return moves[softmax_draw(means, evaluator.temperature, rng)]
        return moves[best(means, rng)]

    def shares(self, state: State, seat: i64, moves: vec[i64], rng: Sfc32) -> list[float]:
        evaluator = self.evaluator
        world = state.determinize(seat, rng)
        if evaluator.mixes(world, seat):
            return parts_of(evaluator.policy(world, seat, moves))
        means = self._means(world, seat, moves, rng)
        if evaluator.temperature > 0.0:
            return parts_of(softmax(means, evaluator.temperature))
        highest = max(means)
        return parts_of([1.0 if mean == highest else 0.0 for mean in means])

    def _means(self, world: State, seat: i64, moves: vec[i64], rng: Sfc32) -> list[float]:
        """What each move is worth, over a few worlds."""
        evaluator = self.evaluator
        totals = evaluator.judge(world, seat, moves, rng)
        count = 1
        most = min(int(evaluator.samples), WORLDS)
        while count < most:
            other = world.determinize(seat, rng)
            values = evaluator.judge(other, seat, moves, rng)
            totals = [total + value for total, value in zip(totals, values, strict=True)]
            count += 1
        return [total / count for total in totals]


def parts_of(weights: list[float]) -> list[float]:
    """The same weights, which sum up to 1."""
    total = sum(weights)
    return [weight / total for weight in weights]
