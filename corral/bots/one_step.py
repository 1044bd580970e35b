"""Players that look one step ahead with the game's hand-written insight."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from corral.bots.bot import Bot
from corral.bots.explanation import Candidate, Explanation
from corral.bots.outlook import Outlook
from corral.core.insight import Insight, best, draw, draw_near_best
from corral.core.move import Move
from corral.core.state import State

WORLDS = 4
"""Worlds in which a move is judged, if neither limit nor insight name fewer."""
MISTAKES = 35
"""How often in a hundred a greenhorn plays whatever comes to mind."""


class Cowhand(Bot):
    """Judges every move a step ahead and takes one of the best, at its ease.

    It mixes where being read would be costly.
    """

    def decide(self, outlook: Outlook, begin: float) -> Move:
        insight = outlook.insight()
        seat = outlook.seat
        world = outlook.world
        moves = world.legal(seat)
        if insight.mixes(world, seat):
            return self.draw(outlook, insight)
        values, worlds = self._judge(outlook, insight, moves)
        if insight.ease > 0.0:
            chosen = draw_near_best(values, insight.ease, self.rng)
        else:
            chosen = best(values, self.rng)
        self._tell(outlook, insight, world, values, worlds)
        return outlook.moves[chosen]

    def draw(self, outlook: Outlook, insight: Insight) -> Move:
        """A move as likely as its weight, where being read would be costly."""
        weights, worlds = self.weigh(outlook, insight)
        chosen = draw(weights, self.rng)
        total = sum(weights)
        self._tell(outlook, insight, outlook.world, [one / total for one in weights], worlds)
        return outlook.moves[chosen]

    def weigh(self, outlook: Outlook, insight: Insight) -> tuple[list[float], int]:
        """By what to draw, and from how many worlds that was found."""
        world = outlook.world
        return insight.policy(world, outlook.seat, world.legal(outlook.seat)), 1

    def _judge(
        self, outlook: Outlook, insight: Insight, moves: vec[i64]
    ) -> tuple[list[float], int]:
        """The mean value of each move over a few worlds; that takes no time worth a limit."""
        totals = insight.judge(outlook.world, outlook.seat, moves, self.rng)
        count = 1
        most = min(int(insight.glances), self.limit.nodes or WORLDS)
        while count < most:
            world = outlook.sample(self.rng)
            values = insight.judge(world, outlook.seat, moves, self.rng)
            totals = [total + value for total, value in zip(totals, values, strict=True)]
            count += 1
        return [total / count for total in totals], count

    def _tell(
        self, outlook: Outlook, insight: Insight, world: State, values: list[float], worlds: int
    ) -> None:
        score = insight.expected(world)[outlook.seat]
        order = sorted(range(len(values)), key=lambda index: -values[index])
        self._explanation = Explanation(
            tuple(
                Candidate(str(outlook.moves[index]), values[index], score, worlds)
                for index in order
            )
        )


class Greenhorn(Cowhand):
    """Knows what looks good at first sight, and often plays something else."""

    def decide(self, outlook: Outlook, begin: float) -> Move:
        insight = outlook.insight()
        moves = outlook.world.legal(outlook.seat)
        weights = insight.policy(outlook.world, outlook.seat, moves)
        total = sum(weights)
        shares = [weight / total for weight in weights]
        self._tell(outlook, insight, outlook.world, shares, 1)
        if self.rng.below(100) < MISTAKES:
            return outlook.moves[int(self.rng.below(len(moves)))]
        return outlook.moves[int(draw(shares, self.rng))]
