"""``corral puzzles``: positions to practise with, found in matches of bots."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

import corral
from corral.commands.parser import FINE, add_command, add_rules
from corral.inputs.numbers import read_seed, whole_number
from corral.inputs.options import read_version
from corral.review.depth import FOREMAN, MOST_NODES

if TYPE_CHECKING:
    from corral.commands.parser import Commands

MOST = 1000
ABOUT = """\
Each is a position as a seat knows it in which one move is clearly best: a search finds it, and
one of eight times the length says the same. Printed as JSON, with what speaks for the move and its
nearest rivals. practice.json in a game's folder holds those that come with it.

example:
  corral puzzles GAME --num 20 --seed 1 > practice.json
"""


def add(commands: Commands) -> None:
    parser = add_command(commands, "puzzles", "find positions with one clearly best move", _run)
    parser.epilog = ABOUT
    parser.add_argument("game", metavar="GAME", help=" or ".join(corral.games()))
    parser.add_argument("--num", metavar="N", default="20", help="so many (20)")
    parser.add_argument("--seats", metavar="N", help="players at the table (3, if the game has it)")
    parser.add_argument("--seed", metavar="N", default="1", help="that of the first deal (1)")
    parser.add_argument(
        "--nodes", metavar="N", help=f"simulated matches for the first search ({FOREMAN})"
    )
    add_rules(parser)


def _run(args: argparse.Namespace) -> int:
    game = read_version(args.rules, corral.game(args.game))
    number = whole_number("--num", args.num, 1, MOST)
    usual = min(max(3, game.fewest), game.most)
    seats = (
        usual if args.seats is None else whole_number("--seats", args.seats, game.fewest, game.most)
    )
    seed = read_seed(args.seed) or 0
    nodes = FOREMAN if args.nodes is None else whole_number("--nodes", args.nodes, 1, MOST_NODES)
    from corral.review.puzzles import puzzles  # noqa: PLC0415

    found = [puzzle.to_data() for puzzle in puzzles(game, number, seats, seed, nodes)]
    print(json.dumps(found, ensure_ascii=False, indent=1))
    return FINE
