"""What a searching bot makes of decisions that others have taken: visits and values to learn from.

It knows what the seat knew: it is handed an outlook, like every bot.
"""

from __future__ import annotations

from typing import Any

from corral.bots import Limit, Outlook, new_bot
from corral.core.dealer import Dealer
from corral.core.match import Match
from corral.core.state import State
from corral.envs.encoded_game import EncodedGame


class Judging:
    """A kind of bot, and how long it thinks about each decision."""

    def __init__(self, kind: str, limit: Limit | None = None, seed: int = 0) -> None:
        self.kind = kind
        self.limit = limit
        self.seed = seed
        self._judged = 0
        self.told = {
            "bot": kind,
            "nodes": None if limit is None else limit.nodes,
            "seconds": None if limit is None else limit.seconds,
        }

    def found(self, encoded: EncodedGame, state: State, seat: int) -> dict[str, list[Any]]:
        """The actions that it considered, the most convincing first, with visits and values.

        A value is the chance to win, NaN where the bot says nothing of it. Where there is one legal
        action it is the only one, and nothing was thought about it.
        """
        self._judged += 1
        match = Match(encoded.setting, state, Dealer())
        bot = new_bot(self.kind, self.seed + self._judged, seat, self.limit)
        try:
            bot.choose(Outlook.of(match, seat, bot.rng))
            candidates = bot.explain().candidates
        finally:
            bot.close()
        codes = {str(move): move.code for move in match.legal(seat)}
        return {
            "considered": [
                int(encoded.encoding.action(state, seat, codes[one.move])) for one in candidates
            ],
            "visits": [one.visits for one in candidates],
            "values": [float("nan") if one.chance is None else one.chance for one in candidates],
        }
