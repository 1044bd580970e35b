"""Bots at a match: each is shown what its seat knows, and nothing else."""

from __future__ import annotations

from corral.bots.bot import Bot
from corral.bots.outlook import Outlook
from corral.bots.program import ProgramBot
from corral.core.match import Match
from corral.core.move import Move


def ask(bot: Bot, match: Match, seat: int) -> Move:
    """What a bot plays for a seat that may act.

    The bot is handed an ``Outlook`` and never the match, so there is nothing to peek at. No more is
    imagined than it needs. A program is told what its seat sees by this end of its line, which does
    look at the match.
    """
    if isinstance(bot, ProgramBot):
        bot.attend(match, seat)
    imagine = bot.imagines and len(match.legal(seat)) > 1
    return bot.choose(Outlook.of(match, seat, bot.rng, imagine, bot.calls))
