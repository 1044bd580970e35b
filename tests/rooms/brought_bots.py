"""What a package might bring along in the group ``corral.bots``: two bots, and a mistake."""

from __future__ import annotations

from corral.bots import Bot, Level, Limit, Outlook
from corral.core.move import Move


class FirstBot(Bot):
    """Takes the move that comes first in the alphabet."""

    imagines = False

    def decide(self, outlook: Outlook, begin: float) -> Move:
        return min(outlook.moves, key=str)


HASTY = Level(FirstBot, Limit(nodes=3))
MISTAKE = 7
