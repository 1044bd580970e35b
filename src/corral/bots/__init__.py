"""Players that are programs.

A bot is given what a person at the table would be given, and nothing else: an ``Outlook``. Each
kind is known by the name that ``corral play --players`` takes.
"""

from __future__ import annotations

from corral.bots.asking import ask
from corral.bots.bot import Bot
from corral.bots.explanation import Candidate, Explanation
from corral.bots.level import Level
from corral.bots.limit import Limit
from corral.bots.outlook import Outlook
from corral.bots.roster import BOTS, LEVELS, new_bot, opponents

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Candidate",
    "Explanation",
    "Level",
    "Limit",
    "Outlook",
    "ask",
    "new_bot",
    "opponents",
]
