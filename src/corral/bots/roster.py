"""The kinds of bots, weakest first, and how they are made."""

from __future__ import annotations

from secrets import randbelow
from typing import Final

from corral.bots.bot import Bot
from corral.bots.brought import CLASS_PREFIX, NET_PREFIX, AllBots, has_colons, own_name
from corral.bots.level import Level
from corral.bots.limit import Limit
from corral.bots.one_step import WORLDS, Cowhand, Greenhorn
from corral.bots.program import PREFIX, USUAL_LIMIT, ProgramBot, is_program, program_name
from corral.bots.random_bot import RandomBot
from corral.bots.searcher import Foreman, PlainSearcher, Searcher
from corral.core.dealer import SEEDS
from corral.core.errors import OptionError
from corral.core.prng import Sfc32

BOTS: Final = AllBots(
    {
        "random": Level(RandomBot, Limit(nodes=1)),
        "greenhorn": Level(Greenhorn, Limit(nodes=1)),
        "cowhand": Level(Cowhand, Limit(nodes=WORLDS)),
        "foreman": Level(Foreman, Limit(seconds=0.2, nodes=200)),
        "baron": Level(Searcher, Limit(seconds=1.0)),
        "plain": Level(PlainSearcher, Limit(seconds=1.0)),
    }
)
"""All bots by their names.

``plain`` is no level but the search without evaluator that the others are compared with.
"""

LEVELS: Final = ("random", "greenhorn", "cowhand", "foreman", "baron")
"""The names of Corral's own opponents, the weakest first."""


def opponents() -> list[str]:
    """Whom people are offered to play against: the levels, and bots of other packages."""
    return [*LEVELS, *BOTS.brought()]


def known_bots(*more: str) -> str:
    """All names for bots, for people who have found none of them."""
    named = ", ".join([*more, *BOTS])
    return f"{named}, {CLASS_PREFIX}MODULE:CLASS, {NET_PREFIX}NAME, and {PREFIX}COMMAND"


def bot_title(kind: str) -> str:
    """A bot's name as people see it."""
    if is_program(kind):
        return program_name(kind)
    return own_name(kind) if has_colons(kind) else kind.capitalize()


def generator(seed: int, seat: int) -> Sfc32:
    """A bot's own: beyond all seeds of matches, so no bot draws the numbers its dealer does."""
    return Sfc32(seed + (seat + 1) * SEEDS)


def new_bot(
    kind: str,
    seed: int | None,
    seat: int,
    limit: Limit | None = None,
    program_options: dict[str, str] | None = None,
) -> Bot:
    """A bot with a generator of its own, repeatable where the match has a seed.

    ``exec:COMMAND`` is a program that speaks the line protocol; options are for these alone.
    ``py:MODULE:CLASS`` is a class of somebody's own, ``net:NAME`` a network from a file.
    """
    rng = generator(randbelow(SEEDS) if seed is None else seed, seat)
    if is_program(kind):
        command = kind.removeprefix(PREFIX)
        return ProgramBot(command, rng, limit or USUAL_LIMIT, program_options)
    if kind not in BOTS:
        raise OptionError(f"there is no bot {kind!r}; there are {known_bots()}")
    level = BOTS[kind]
    return level.kind(rng, limit or level.limit)
