"""``corral stats``: bots play, and tables tell about the game."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

import corral
from corral.bots import BOTS
from corral.commands.matches import add_limits, add_option, add_output, add_running
from corral.commands.parser import (
    add_command,
    add_language,
    add_program_option,
    add_rules,
    english_screen,
)

if TYPE_CHECKING:
    from corral.commands.parser import Commands

ABOUT = """\
Every seat is taken by the same bot, so what differs is the game's doing. "Most" is the share
of wins of the player who has most of something (where nobody shares that place), "decides" how
often the winner would not have won without it. With --forecasts the evaluation of the game,
which all levels of bots use, is asked before every decision how the match will end.
docs/arena.md tells more.

examples:
  corral stats GAME --num 10000
  corral stats GAME --players random --seats 2-5 --num 2000 --plot what_decides.png
  corral stats GAME --players foreman --nodes 60 --seats 2-4 --num 100 --forecasts
"""


def add(commands: Commands) -> None:
    parser = add_command(commands, "stats", "let bots play matches that tell about a game", _run)
    parser.epilog = ABOUT
    parser.add_argument("game", metavar="GAME", help=" or ".join(corral.games()))
    parser.add_argument(
        "--num", metavar="N", default="1000", help="matches for each number of players (1000)"
    )
    parser.add_argument(
        "--players",
        metavar="BOT",
        default="cowhand",
        help=f"the bot at every seat, perhaps with a limit as baron@1000: {', '.join(BOTS)} "
        "(cowhand)",
    )
    parser.add_argument(
        "--seats", metavar="N", help="players at a table: 2, 2-4 or 2,4 (3, if the game has it)"
    )
    parser.add_argument(
        "--forecasts",
        action="store_true",
        help="tell how true it was what the game's evaluation foretold, in place of the rest",
    )
    add_limits(parser)
    add_program_option(parser)
    add_language(parser)
    add_option(parser)
    add_rules(parser)
    add_running(parser)
    add_output(parser, "the figures")


def _run(args: argparse.Namespace) -> int:
    from corral.commands import stats_run  # noqa: PLC0415 (needs an extra)

    return stats_run.run(args, english_screen().show)
