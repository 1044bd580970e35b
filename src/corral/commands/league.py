"""``corral league``: a bot plays the held deals that all others have played."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING, Final

import corral
from corral.commands.matches import add_workers
from corral.commands.parser import FINE, Parser, add_command, words_in

if TYPE_CHECKING:
    from collections.abc import Callable

    from corral.arena.bout import Outcome
    from corral.commands.parser import Commands

ABOUT: Final = """\
Every bot plays the same deals, each from every seat, against the same opponents,
and the line that is printed can be added to the table in docs/league.md:

  corral league add exec:./mybot --game GAME
  corral league add py:mine.py:Mine@200 --game GAME --seats 3 --name "Mine, 200 nodes"
"""

STOOD_IN: Final = (
    "in {} of the matches a stand-in moved for the program; mend it before you publish the line"
)


def add(commands: Commands) -> None:
    parser = add_command(commands, "league", "play the league's held deals with a bot", _help)
    parser.description = f"{parser.description}\n\n{ABOUT}"
    parser.set_defaults(parser=parser)
    deeds = parser.add_subparsers(dest="deed", metavar="WHAT", parser_class=Parser)
    adding = deeds.add_parser("add", help="play and print the line", allow_abbrev=False)
    adding.set_defaults(run=_add)
    adding.add_argument("bot", metavar="BOT", help="as in corral arena --players")
    adding.add_argument("--game", metavar="GAME", required=True, help=", ".join(corral.games()))
    adding.add_argument("--seats", metavar="N", default="2", help="players at the table (2)")
    adding.add_argument("--name", metavar="NAME", default="", help="what stands in the table")
    adding.add_argument("--num", metavar="N", help="fewer deals, for a first look")
    adding.add_argument("--against", metavar="BOTS", help="some of the opponents only")
    adding.add_argument("--json", action="store_true", help="as one JSON object")
    add_workers(adding)


def _teller(game: str) -> Callable[[int, int, Outcome], None]:
    """Counts the matches, and tells what a program did wrong in the first where it did."""
    told: list[Outcome] = []

    def hear(played: int, whole: int, outcome: Outcome) -> None:
        print(f"\r{played}/{whole}", end="", file=sys.stderr, flush=True)
        if not outcome.faults or told:
            return
        from rich.console import Console  # noqa: PLC0415 (needs an extra)

        from corral.commands.matches import fault_teller  # noqa: PLC0415

        told.append(outcome)
        err = Console(stderr=True, highlight=False, soft_wrap=True)
        err.print()
        fault_teller(game, words_in("en"), err)(outcome)

    return hear


def _help(args: argparse.Namespace) -> int:
    args.parser.print_help()
    return FINE


def _add(args: argparse.Namespace) -> int:
    from corral.arena.league import DEALS, HEAD, OPPONENTS, play_league  # noqa: PLC0415
    from corral.commands.matches import read_crew  # noqa: PLC0415
    from corral.inputs.numbers import whole_number  # noqa: PLC0415

    game = corral.game(args.game)
    against = tuple(args.against.split(",")) if args.against else OPPONENTS
    if unknown := [kind for kind in against if kind not in OPPONENTS]:
        raise corral.OptionError(f"{unknown[0]!r} is not of the league: {', '.join(OPPONENTS)}")
    standing = play_league(
        args.bot,
        game.name,
        whole_number("--seats", args.seats, game.fewest, game.most),
        read_crew(args),
        args.name,
        DEALS if args.num is None else whole_number("--num", args.num, 1, DEALS),
        against,
        _teller(game.name),
    )
    print(file=sys.stderr)
    if standing.faulty:
        print(f"corral: {STOOD_IN.format(standing.faulty)}", file=sys.stderr)
    print(json.dumps(standing.to_data()) if args.json else "\n".join((*HEAD, standing.line())))
    return FINE
