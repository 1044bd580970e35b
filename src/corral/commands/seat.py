"""``corral seat``: any bot at an online table."""

from __future__ import annotations

import argparse
import os
from typing import TYPE_CHECKING, Final

from corral.commands.parser import FINE, add_command, add_program_option
from corral.core.errors import OptionError

if TYPE_CHECKING:
    from corral.commands.parser import Commands


TOKEN: Final = "CORRAL_TOKEN"


def add(commands: Commands) -> None:
    parser = add_command(
        commands, "seat", "seat a bot at an online table, and play to the end", _run
    )
    parser.add_argument(
        "url",
        metavar="URL",
        help="the table's link, as its host gives it away; with a token also the server's address: "
        "then it takes challenges and plays them",
    )
    parser.add_argument(
        "--bot",
        metavar="BOT",
        required=True,
        help="who plays: a level such as cowhand, py:MODULE:CLASS, a class, or exec:COMMAND, a "
        "program of your own (docs/agents.md, docs/protocol.md)",
    )
    parser.add_argument(
        "--token",
        metavar="TOKEN",
        help="play as this bot account, with a name and a mark of its own (docs/net-bots.md); "
        f"better in the environment, where nobody looks over your shoulder: {TOKEN}",
    )
    parser.add_argument("--name", metavar="NAME", help="what it is called there (its own name)")
    parser.add_argument(
        "--matches", metavar="N", help="of challenges so many are played; else for ever"
    )
    parser.add_argument("--place", metavar="N", help="the seat to take, from 1 on; else any")
    parser.add_argument(
        "--seconds", metavar="SECONDS", help="how long it may think about each decision"
    )
    parser.add_argument("--nodes", metavar="N", help="how many nodes it may look at")
    add_program_option(parser)


def _run(args: argparse.Namespace) -> int:
    """Sit down, play, and tell how it ended."""
    from corral.commands.seat_challenges import takes_challenges  # noqa: PLC0415 (needs an extra)
    from corral.commands.seat_run import (  # noqa: PLC0415
        OnlineTable,
        leads_to_a_table,
        play,
    )
    from corral.inputs.numbers import whole_number  # noqa: PLC0415
    from corral.inputs.options import read_program_options  # noqa: PLC0415
    from corral.inputs.players import read_limit  # noqa: PLC0415

    token = args.token or os.environ.get(TOKEN, "")
    if token and args.name:
        raise OptionError("--name: a bot account has the name that its owner gave it")
    place = None if args.place is None else whole_number("--place", args.place, 1, 8) - 1
    matches = None if args.matches is None else whole_number("--matches", args.matches, 1, 10**6)
    limit = read_limit(args.seconds, args.nodes)
    options = read_program_options(args.program_option)
    if token and not leads_to_a_table(args.url):
        takes_challenges(OnlineTable.server(args.url, token), args.bot, limit, options, matches)
        return FINE
    scores = play(OnlineTable.at(args.url, token), args.bot, args.name, place, limit, options)
    print(" ".join(map(str, scores)))
    return FINE
