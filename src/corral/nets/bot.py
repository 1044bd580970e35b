"""Networks on seats: by their policy alone, or with a search; one's own, or from a file."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from corral.bots.bot import Bot
from corral.bots.explanation import Candidate, Explanation
from corral.bots.level import Level
from corral.bots.limit import Limit
from corral.bots.outlook import Outlook
from corral.core.errors import OptionError
from corral.core.evaluator import draw
from corral.core.move import Move
from corral.core.prng import Sfc32
from corral.envs.encoded_game import EncodedGame
from corral.nets.network import UNLIKELY, Network, found
from corral.nets.search import NetworkSearch

MOST_WALKS = 1_000_000
HASTE = 0.9
"""The part of the time for searching."""
POLICY = Limit(nodes=1)
"""Without a search: what looks best at first sight."""


class NetworkBot(Bot):
    """Searches with a network of one's own: PyTorch, ONNX, JAX, whatever answers arrays by arrays.

    A node of its limit is a walk down the tree; with a limit of one node it does not search.
    As ``py:MODULE:CLASS`` it plays wherever a bot can be named::

        class Mine(NetworkBot):
            def load(self, table):
                self.network = torch.jit.load("mine.pt").eval()

            @torch.inference_mode()
            def evaluate(self, observations, masks):
                values, scores = self.network(torch.from_numpy(observations))
                scores = scores.masked_fill(torch.from_numpy(masks) == 0, -1e9)
                return values.numpy(), scores.softmax(-1).numpy()
    """

    leaves = 16
    """How many leaves are judged together."""
    encoding = 0
    """Which version of the encoding its network has learned."""
    trust = 1.0
    """How much of a leaf's chances is the network's; the rest is the game's own evaluation."""
    draws = False
    """Whether it draws by its law where it does not search, so as not to be readable."""

    def __init__(self, rng: Sfc32, limit: Limit) -> None:
        super().__init__(rng, limit)
        self._table: EncodedGame | None = None

    def load(self, table: EncodedGame) -> None:
        """Called once, before the first decision: the game, its players, options and encoding."""

    def evaluate(self, observations: Any, masks: Any) -> tuple[Any, Any]:
        """For each row the observer's chance to win, and the chances of all actions."""
        raise OptionError(f"{type(self).__name__} has no method evaluate(observations, masks)")

    def decide(self, outlook: Outlook, begin: float) -> Move:
        if self._table is None:
            self._table = EncodedGame(outlook.setting, encoding=self.encoding)
            self.load(self._table)
        search = NetworkSearch(
            self._table, self.evaluate, outlook.seat, self.rng, self.leaves, self.trust
        )
        seconds = self.limit.seconds
        deadline = None if seconds is None else begin + seconds * HASTE
        walks = self.limit.nodes or MOST_WALKS
        search.think(outlook.world, 0 if walks == 1 else walks, deadline, self.stopped)
        moves = {move.code: move for move in outlook.moves}
        if not search.root.children:  # no search: what looks best at first sight
            chosen = self._at_first_sight(list(moves), search.root.priors or {})
            self._explanation = Explanation((Candidate(str(moves[chosen]), None, None, 0),))
            return moves[chosen]
        tried = [(move, fork) for move, fork in search.tried() if move in moves and fork.visits]
        self._explanation = Explanation(
            tuple(
                Candidate(
                    str(moves[move]), fork.totals[outlook.seat] / fork.visits, None, fork.visits
                )
                for move, fork in tried
            )
        )
        return moves[tried[0][0]]

    def _at_first_sight(self, moves: list[int], priors: Mapping[int, float]) -> int:
        weights = [priors.get(move, 0.0) for move in moves]
        best = max(weights)
        if not self.draws or best == 0.0:
            return moves[weights.index(best)]
        likely = [weight if weight >= UNLIKELY * best else 0.0 for weight in weights]
        return moves[int(draw(likely, self.rng))]


class FileBot(NetworkBot):
    """A network from a file, played by NumPy."""

    name = ""

    def __init__(self, rng: Sfc32, limit: Limit) -> None:
        super().__init__(rng, limit)
        self.network = Network.load(found(self.name))
        self.encoding = self.network.head["encoding"]["version"]
        self.trust = float(self.network.head.get("trust", 1.0))
        self.draws = self.network.draws

    def load(self, table: EncodedGame) -> None:
        self.network.check(table)

    def evaluate(self, observations: Any, masks: Any) -> tuple[Any, Any]:
        return self.network.evaluate(observations, np.asarray(masks))


@cache
def level(name: str) -> Level:
    """The bot of a network's file: without a search, unless somebody gives it a limit."""
    found(name)  # now, not in the middle of a match
    return Level(type("FileBot", (FileBot,), {"name": name}), POLICY)
