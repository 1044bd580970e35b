"""``corral arena``: bots play, and tables tell who is stronger."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

import corral
from corral.arena.lineup import LINE_UPS
from corral.arena.statistics import ERROR
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
Line-ups (--lineup):
  mixed    every choice of different players; seats left over are shared out evenly
  alone    each player as the only one among as many of each other player
  ladder   each player alone among the player that is named next; name the strongest first

A deal is a duplicate match: the same stream of chance, played once for each rotation of
the seats. An interrupted arena goes on where it was when it is called again with the same
words and the same --out; with a larger --num it adds deals. docs/arena.md tells the method.

examples:
  corral arena GAME --players baron,foreman,cowhand,random --num 400 --seconds 0.2 \\
      --workers 2 --out results.json --plot results.svg
  corral arena GAME --players baron,foreman,cowhand --lineup ladder --seats 2-4 --num 200
  corral arena GAME --players foreman@400,foreman@100 --num 2000 --sprt 50%,60%
"""


def add(commands: Commands) -> None:
    parser = add_command(
        commands, "arena", "let bots play matches that prove who is stronger", _run
    )
    parser.epilog = ABOUT
    parser.add_argument("game", metavar="GAME", help=" or ".join(corral.games()))
    parser.add_argument(
        "--players",
        metavar="BOTS",
        required=True,
        help=f"who enters, such as baron,foreman: {', '.join(BOTS)}; with a limit of its own as "
        "baron@1000 (nodes) or baron@0.05s (seconds); py:MODULE:CLASS, a class, or exec:COMMAND, a "
        "program of your own (docs/agents.md, docs/protocol.md)",
    )
    parser.add_argument(
        "--num", metavar="N", default="200", help="deals (duplicate matches) for each line-up (200)"
    )
    parser.add_argument(
        "--seats",
        metavar="N",
        help="players at a table: 2, 2-4 or 2,4; else all numbers the game has (mixed: as far as "
        "nobody sits at a table twice)",
    )
    parser.add_argument(
        "--lineup",
        metavar="HOW",
        default="mixed",
        choices=list(LINE_UPS),
        help=f"who sits together: {', '.join(LINE_UPS)} (mixed)",
    )
    add_limits(parser)
    add_program_option(parser)
    add_language(parser)
    parser.add_argument(
        "--sprt",
        metavar="LOW,HIGH",
        help="stop a line-up when it is clear which share of wins the player has whom it names "
        "first: 50%%,65%% or, in times of the fair share, 1x,1.5x",
    )
    parser.add_argument("--alpha", metavar="P", help=f"chance to err at LOW ({ERROR})")
    parser.add_argument("--beta", metavar="P", help=f"chance to err at HIGH ({ERROR})")
    add_option(parser)
    add_rules(parser)
    add_running(parser)
    parser.add_argument(
        "--out", metavar="FILE", type=Path, help="keep the results here (JSON), and go on from here"
    )
    parser.add_argument(
        "--records", metavar="DIR", type=Path, help="keep the record of every match"
    )
    add_output(parser, "the shares of wins")


def _run(args: argparse.Namespace) -> int:
    from corral.commands import arena_run  # noqa: PLC0415 (needs an extra)

    return arena_run.run(args, english_screen().show)
