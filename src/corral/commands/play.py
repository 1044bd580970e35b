"""``corral play``: a match at the terminal, or many among bots."""

from __future__ import annotations

import argparse
import json
from functools import partial
from pathlib import Path
from secrets import randbelow
from typing import TYPE_CHECKING

import corral
from corral.bots import BOTS
from corral.commands.parser import (
    FINE,
    add_command,
    add_edition,
    add_language,
    add_program_option,
    add_rules,
    words_in,
)
from corral.core.dealer import SEEDS
from corral.inputs.numbers import MANY, read_seed, whole_number
from corral.inputs.options import UsageError, read_options, read_program_options, read_version
from corral.inputs.players import read_limit
from corral.terminal import batch
from corral.terminal.setup import Origin, Setup, Wishes

if TYPE_CHECKING:
    from corral.commands.parser import Commands


def add(commands: Commands) -> None:
    parser = add_command(commands, "play", "play a game, or let bots play many", _run)
    parser.add_argument("game", metavar="GAME", help=" or ".join(corral.games()))
    parser.add_argument(
        "--players",
        metavar="KINDS",
        help=f"who sits where: human or a bot ({', '.join(BOTS)}), also with a count, such as "
        "human,cowhand:2; py:MODULE:CLASS, a class, or exec:COMMAND, a program of your own "
        "(docs/agents.md, docs/protocol.md)",
    )
    parser.add_argument("--names", metavar="NAMES", help="names for the first seats: Ana,Bo")
    parser.add_argument("--seed", metavar="N", help="repeatable chance: a number from 0 on")
    parser.add_argument(
        "--option",
        metavar="NAME",
        action="append",
        default=[],
        help="play with this option of the game (NAME=no: without it); may be repeated. "
        + _options_line(),
    )
    add_rules(parser)
    add_edition(parser)
    add_language(parser)
    parser.add_argument(
        "--record",
        metavar="FILE",
        type=Path,
        help="keep the match in this file (with --quiet, --num or --json: a folder for the "
        "records)",
    )
    parser.add_argument(
        "--position",
        metavar="FILE",
        type=Path,
        help="begin at the position in this file, or go on with the match of a record, which is "
        "kept there if --record does not name another file",
    )
    parser.add_argument(
        "--seconds", metavar="S", help="how long bots and programs may think about a decision"
    )
    add_program_option(parser)
    many = parser.add_argument_group("many matches among bots")
    many.add_argument("--quiet", action="store_true", help="show nothing but the results")
    many.add_argument("--num", metavar="N", help="how many matches; match i has the seed plus i")
    many.add_argument("--json", action="store_true", help="all results as one JSON object")


def _options_line() -> str:
    found = [corral.game(name) for name in corral.games()]
    return "; ".join(
        f"{game.name} has {', '.join(option.name for option in game.options)}"
        for game in found
        if game.options
    )


def _run(args: argparse.Namespace) -> int:
    if args.rules is not None and args.position is not None:
        raise UsageError("--rules does not go with --position: the file names its own rules")
    game = read_version(args.rules, corral.game(args.game))
    seed = read_seed(args.seed)
    options = read_options(args.option, game)
    words = partial(words_in, args.lang)
    origin = None if args.position is None else Origin.read(args.position, words)
    wishes = Wishes(
        game,
        args.players,
        args.names,
        options,
        args.edition,
        origin,
        read_limit(args.seconds),
        read_program_options(args.program_option),
    )
    if args.quiet or args.json or args.num is not None:
        return _play_many(args, wishes.for_bots(), seed)
    from corral.terminal import play  # noqa: PLC0415

    return play.command(wishes, seed, args.record, words_in(args.lang))


def _play_many(args: argparse.Namespace, setup: Setup, seed: int | None) -> int:
    number = 1 if args.num is None else whole_number("--num", args.num, 1, MANY)
    seed = randbelow(SEEDS - number) if seed is None else seed
    if seed + number > SEEDS:
        raise UsageError(f"--seed {seed} and --num {number} lead beyond the last seed, 2**64 - 1")
    if args.json:
        print(json.dumps(batch.run(setup, seed, number, args.record)))
        return FINE
    from corral.terminal.faults import fault_sentences  # noqa: PLC0415
    from corral.terminal.scores import batch_table  # noqa: PLC0415
    from corral.terminal.screen import Screen  # noqa: PLC0415

    words = words_in(args.lang)
    screen = Screen(words)
    result = batch.run(setup, seed, number, args.record)
    screen.show(batch_table(result, words))
    for sentence in fault_sentences(
        batch.faults_in(result), setup.game.name, result["names"], words
    ):
        screen.tell(sentence)
    return FINE
