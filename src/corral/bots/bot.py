"""What every bot can do: choose, and say why."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from time import perf_counter

from corral.bots.explanation import Candidate, Explanation
from corral.bots.limit import Limit
from corral.bots.outlook import Outlook
from corral.core.game import Game
from corral.core.move import Move
from corral.core.prng import Sfc32


class Bot:
    """A player that is a program, at one seat of one match.

    It decides from an ``Outlook``, so from what its seat knows, and from its own generator.
    """

    def __init__(self, rng: Sfc32, limit: Limit) -> None:
        self.rng = rng
        self.limit = limit
        self.stopped: Callable[[], bool] | None = None
        """Asked now and then while thinking; an answer of True ends it with what is known."""
        self._explanation: Explanation | None = None
        self._game: Game | None = None

    imagines = True
    """Whether it needs worlds to decide."""
    calls = 0
    """How many of the last calls, such as bids, it wants to be told."""

    def choose(self, outlook: Outlook) -> Move:
        """One of the outlook's moves, within the limit. A single one is taken without a thought."""
        begin = perf_counter()
        self._explanation = None
        self._game = outlook.setting.game
        if len(outlook.moves) == 1:
            only = outlook.moves[0]
            self._explanation = Explanation((Candidate(str(only), None, None, 0),))
            return only
        return self.decide(outlook, begin)

    def decide(self, outlook: Outlook, begin: float) -> Move:
        """The choice among several moves; the thinking began at that time."""
        raise NotImplementedError

    def explain(self) -> Explanation:
        """What the last choice was made from."""
        if self._explanation is None:
            self._explanation = self.reasons()
        if self._game is None:
            return self._explanation
        return replace(self._explanation, game=self._game.name, rules=self._game.rules_version)

    def reasons(self) -> Explanation:
        """The same, for those who work it out only when they are asked."""
        return Explanation()

    def close(self) -> None:
        """Let go of what is held open: nothing, for most bots."""
