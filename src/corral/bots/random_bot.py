"""The random player: any legal move, each as likely as the others."""

from __future__ import annotations

from corral.bots.bot import Bot
from corral.bots.explanation import Candidate, Explanation
from corral.bots.outlook import Outlook
from corral.core.move import Move


class RandomBot(Bot):
    """Knows nothing but the legal moves and its own generator."""

    imagines = False

    def decide(self, outlook: Outlook, begin: float) -> Move:
        chosen = outlook.moves[int(self.rng.below(len(outlook.moves)))]
        self._explanation = Explanation((Candidate(str(chosen), None, None, 0),))
        return chosen
