"""Players who know the code of a bot: best responses wherever it draws from a law.

They measure how readable a bot is (``corral exploit``); elsewhere they play as that bot does, so
what they win beyond their fair share is what its laws give away. They know what their own seat
knows, and no more.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from corral.bots.bot import Bot
from corral.bots.level import Level
from corral.bots.one_step import Cowhand
from corral.bots.outlook import Outlook
from corral.bots.searcher import Foreman, Searcher
from corral.core.move import Move

PREFIX: Final = "reads:"
WORLDS: Final = 5
"""In so many imagined worlds a response is judged."""


class Reading(Cowhand):
    """What all of them have in common."""

    solved = False
    """Whether those who are read have the time to solve their law."""

    def decide(self, outlook: Outlook, begin: float) -> Move:
        worlds = [outlook.world]
        evaluator = outlook.evaluator()
        if self.draws(outlook, evaluator):
            worlds.extend(outlook.sample(self.rng) for _ in range(WORLDS - 1))
            moves = outlook.world.legal(outlook.seat)
            values = evaluator.responses(worlds, outlook.seat, moves, self.solved)
            if values:
                return outlook.moves[values.index(max(values))]
        return super().decide(outlook, begin)


class CowhandReader(Reading):
    """Elsewhere a cowhand."""


class ForemanReader(Reading, Foreman):
    """Elsewhere a foreman."""


class BaronReader(Reading, Searcher):
    """Elsewhere a baron."""

    solved = True


READERS: Final[dict[str, type[Bot]]] = {
    "cowhand": CowhandReader,
    "foreman": ForemanReader,
    "baron": BaronReader,
}


def is_reader(kind: str) -> bool:
    """Whether this kind of bot reads another one."""
    return kind.startswith(PREFIX)


def reader_of(kind: str, levels: Mapping[str, Level]) -> Level:
    """The reader of a bot, with as much time as that bot has."""
    return Level(READERS[kind], levels[kind].limit)
