"""A trained policy as a bot: in the arena, in the terminal, at an online table.

A subclass names an action for what its seat knows, in the numbers that it has learned from. As
``py:MODULE:CLASS`` it plays wherever a bot can be named::

    class Mine(PolicyBot):
        def load(self, table):
            self.network = read(f"{table.game.name}-{table.players}.npz")

        def act(self, observation, mask):
            return int(np.where(mask, self.network(observation), -np.inf).argmax())
"""

from __future__ import annotations

from typing import Any

import numpy as np

from corral.bots.bot import Bot
from corral.bots.explanation import Candidate, Explanation
from corral.bots.limit import Limit
from corral.bots.outlook import Outlook
from corral.core.errors import OptionError
from corral.core.move import Move
from corral.core.prng import Sfc32
from corral.envs.encoded_game import FLAT, EncodedGame, Flat, Mask, action_number
from corral.envs.history import heard


class PolicyBot(Bot):
    """Decides by ``act``. Observation and mask are those of the environments, to the last bit."""

    form = FLAT
    """In which form it is given observations: ``"flat"`` or ``"dict"``."""
    encoding = 0
    """Which version of the encoding it has learned."""
    frames = 0
    """With a number: it is given its last so many flat observations, as ``HistoryEnv`` does.

    Bots are not asked about single legal moves: teach it with ``skip_forced=True``. With ``calls``
    every frame ends with the last so many, as there; at an online table nobody tells a bot those.
    """

    def __init__(self, rng: Sfc32, limit: Limit) -> None:
        super().__init__(rng, limit)
        self._table: EncodedGame | None = None
        self._memory: Flat | None = None

    def load(self, table: EncodedGame) -> None:
        """Called once, before the first decision: the game, its players, options and encoding."""

    def act(self, observation: Any, mask: Mask) -> int:
        """One of the actions that the mask allows."""
        raise OptionError(f"{type(self).__name__} has no method act(observation, mask)")

    def decide(self, outlook: Outlook, begin: float) -> Move:
        if self._table is None:
            self._table = EncodedGame(outlook.setting, self.form, encoding=self.encoding)
            self.load(self._table)
        table, world, seat = self._table, outlook.world, outlook.seat
        mask = table.mask(world, seat)
        seen = table.observe(world, seat)
        if self.frames and self.calls:
            seen = np.concatenate([seen, self._heard(outlook, table)])
        action = action_number(self.act(self._remembered(seen), mask))
        if not 0 <= action < table.actions or not mask[action]:
            raise OptionError(
                f"{type(self).__name__} chose the action {action}, which its mask does not allow"
            )
        code = int(table.encoding.move(world, seat, action))
        chosen = next(move for move in outlook.moves if move.code == code)
        self._explanation = Explanation((Candidate(str(chosen), None, None, 0),))
        return chosen

    def _heard(self, outlook: Outlook, table: EncodedGame) -> Flat:
        calls = np.zeros((1, self.calls, 2), np.int32)
        for place, call in enumerate(outlook.calls):
            calls[0, place] = call
        told: Flat = heard(calls, np.array([outlook.seat], np.int32), table)[0]
        return told

    def _remembered(self, seen: Any) -> Any:
        """What it is shown: this observation, or with those before it."""
        if not self.frames:
            return seen
        if self._memory is None:
            self._memory = np.zeros((self.frames, len(seen)), np.float32)
        self._memory = np.concatenate([self._memory[1:], seen[None]])
        return self._memory
