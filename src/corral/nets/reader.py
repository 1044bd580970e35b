"""Players who have learned to read a bot, by playing against it (``corral exploit --learn``).

Where the bot would draw from a law, they draw from the same law, tilted by a network: every move is
as likely as the law says, times e to the power of what the network makes of it. Elsewhere they play
as that bot does. So they begin as the bot itself, and what they win more is what they have learned.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import Final

import numpy as np

from corral.bots.level import Level
from corral.bots.limit import Limit
from corral.bots.one_step import Cowhand
from corral.bots.outlook import Outlook
from corral.bots.reader import READERS
from corral.bots.roster import BOTS
from corral.bots.searcher import Foreman, Searcher
from corral.core.errors import CorralError
from corral.core.evaluator import draw
from corral.core.move import Move
from corral.core.prng import Sfc32
from corral.core.state import State
from corral.envs.encoded_game import EncodedGame
from corral.nets.network import Network, found

READS: Final = "reads"
"""The figure of a network's file that says whom it has learned to read."""
SMALLEST: Final = 1e-6
"""So likely, at least, is every move to begin with."""


def actions_of(table: EncodedGame, world: State, seat: int) -> list[int]:
    """The action of each legal move."""
    return [int(table.encoding.action(world, seat, move)) for move in world.legal(seat)]


def tilted(law: Sequence[float], scores: Sequence[float]) -> list[float]:
    """The law's weights, each times e to the power of its score; 1 in all."""
    highest = max(scores)
    whole = sum(law)
    weights = [
        (weight / whole + SMALLEST) * exp(score - highest)
        for weight, score in zip(law, scores, strict=True)
    ]
    return [weight / sum(weights) for weight in weights]


class Learned(Cowhand):
    """What all of them have in common."""

    name = ""

    def __init__(self, rng: Sfc32, limit: Limit) -> None:
        super().__init__(rng, limit)
        self.network = Network.load(found(self.name))
        self._table: EncodedGame | None = None

    def decide(self, outlook: Outlook, begin: float) -> Move:
        evaluator = outlook.evaluator()
        world, seat = outlook.world, outlook.seat
        if not self.draws(outlook, evaluator):
            return super().decide(outlook, begin)
        if self._table is None:
            version = self.network.head["encoding"]["version"]
            self._table = EncodedGame(outlook.setting, encoding=version)
            self.network.check(self._table)
        seen = np.asarray(self._table.observe(world, seat), np.float32)
        scores = self.network(seen[None])[1][0]
        chosen = [float(scores[action]) for action in actions_of(self._table, world, seat)]
        return outlook.moves[int(draw(tilted(self.weigh(outlook, evaluator), chosen), self.rng))]


class LearnedCowhand(Learned):
    """Elsewhere a cowhand."""


class LearnedForeman(Learned, Foreman):
    """Elsewhere a foreman."""


class LearnedBaron(Learned, Searcher):
    """Elsewhere a baron."""


KINDS: Final[dict[str, type[Learned]]] = {
    "cowhand": LearnedCowhand,
    "foreman": LearnedForeman,
    "baron": LearnedBaron,
}
assert KINDS.keys() == READERS.keys()


@cache
def level(name: str) -> Level:
    """The player of a network's file, with as much time as the bot has that it reads."""
    read = Network.load(found(name)).head["figures"].get(READS)
    if read not in KINDS:
        raise CorralError(f"{name}: has not learned to read a bot (corral exploit --learn)")
    return Level(type("Learned", (KINDS[read],), {"name": name}), BOTS[read].limit)
