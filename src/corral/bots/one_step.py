"""One-ply players: the game's evaluation of each move in a few determinizations, or its policy."""

from __future__ import annotations

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from corral.bots.bot import Bot
from corral.bots.explanation import Candidate, Explanation
from corral.bots.outlook import Outlook
from corral.bots.picking import best, softmax_draw
from corral.core.evaluator import Evaluator, draw
from corral.core.move import Move

WORLDS = 4
"""Worlds in which a move is judged, if neither limit nor evaluator name fewer."""
COURSES = 16
"""How often what follows is imagined, to say why: equally often in each of ``WORLDS`` worlds."""
MISTAKES = 35
"""How often in a hundred a greenhorn plays whatever comes to mind."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a choice was made from: how much spoke for each move."""

    outlook: Outlook
    evaluator: Evaluator
    values: list[float]


class Cowhand(Bot):
    """Judges every move a step ahead and takes one of the best, by softmax with a temperature.

    It mixes where being read would be costly.
    """

    _thought: Thought | None = None

    def decide(self, outlook: Outlook, begin: float) -> Move:
        evaluator = outlook.evaluator()
        seat = outlook.seat
        world = outlook.world
        moves = world.legal(seat)
        if self.draws(outlook, evaluator):
            return self.draw(outlook, evaluator)
        values = self._judge(outlook, evaluator, moves)
        self._thought = Thought(outlook, evaluator, values)
        return outlook.moves[self.pick(values, evaluator)]

    def pick(self, values: list[float], evaluator: Evaluator) -> int:
        """The place of the move to play, by what the moves are worth: one of the best."""
        if evaluator.temperature > 0.0:
            return softmax_draw(values, evaluator.temperature, self.rng)
        return best(values, self.rng)

    def draws(self, outlook: Outlook, evaluator: Evaluator) -> bool:
        """Whether it does not choose but draws from a law."""
        return bool(evaluator.mixes(outlook.world, outlook.seat))

    def draw(self, outlook: Outlook, evaluator: Evaluator) -> Move:
        """A move as likely as its weight, where being read would be costly."""
        weights = self.weigh(outlook, evaluator)
        self._thought = Thought(outlook, evaluator, weights)
        return outlook.moves[draw(weights, self.rng)]

    def weigh(self, outlook: Outlook, evaluator: Evaluator) -> list[float]:
        """By what to draw."""
        world = outlook.world
        return evaluator.policy(world, outlook.seat, world.legal(outlook.seat))

    def _judge(self, outlook: Outlook, evaluator: Evaluator, moves: vec[i64]) -> list[float]:
        """The mean value of each move over a few worlds; that takes no time worth a limit."""
        totals = evaluator.judge(outlook.world, outlook.seat, moves, self.rng)
        count = 1
        most = min(int(evaluator.samples), self.limit.nodes or WORLDS)
        while count < most:
            world = outlook.sample(self.rng)
            values = evaluator.judge(world, outlook.seat, moves, self.rng)
            totals = [total + value for total, value in zip(totals, values, strict=True)]
            count += 1
        return [total / count for total in totals]

    def reasons(self) -> Explanation:
        """The moves by how much spoke for them; what each leads to is worked out only now."""
        thought = self._thought
        if thought is None:
            return super().reasons()
        chances, points = self._foresee(thought)
        order = sorted(range(len(chances)), key=lambda index: -thought.values[index])
        return Explanation(
            tuple(
                Candidate(str(thought.outlook.moves[index]), chances[index], points[index], COURSES)
                for index in order
            )
        )

    def _foresee(self, thought: Thought) -> tuple[list[float], list[float]]:
        """The mean chance and points after each move, without a step of the bot's generator."""
        outlook = thought.outlook
        rng = self.rng.copy()
        world = outlook.world
        moves = world.legal(outlook.seat)
        chances = [0.0] * len(moves)
        points = [0.0] * len(moves)
        for course in range(COURSES):
            if course % (COURSES // WORLDS) == 0 and course > 0:
                world = outlook.sample(rng)
            chance, expected = thought.evaluator.foresee(world, outlook.seat, moves, rng)
            for index in range(len(moves)):
                chances[index] += chance[index] / COURSES
                points[index] += expected[index] / COURSES
        return chances, points


class Greenhorn(Cowhand):
    """Knows what looks good at first sight, and often plays something else."""

    def decide(self, outlook: Outlook, begin: float) -> Move:
        evaluator = outlook.evaluator()
        moves = outlook.world.legal(outlook.seat)
        weights = evaluator.policy(outlook.world, outlook.seat, moves)
        self._thought = Thought(outlook, evaluator, weights)
        if self.rng.below(100) < MISTAKES:
            return outlook.moves[int(self.rng.below(len(moves)))]
        total = sum(weights)
        return outlook.moves[int(draw([weight / total for weight in weights], self.rng))]
