"""``corral replay``: the record of a match, step by step."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from corral.commands.parser import FINE, add_command, add_edition, add_language, words_in
from corral.inputs.numbers import MANY, whole_number
from corral.inputs.options import UsageError
from corral.terminal.setup import Origin, moves_in, read_record

if TYPE_CHECKING:
    from corral.commands.parser import Commands


def add(commands: Commands) -> None:
    parser = add_command(commands, "replay", "step through the record of a match", _run)
    parser.add_argument("file", metavar="FILE", type=Path, help="a record, as play keeps it")
    parser.add_argument("--at", metavar="N", help="show the table after move N, and that is all")
    parser.add_argument(
        "--position",
        action="store_true",
        help="with --at: write the position for `corral play --position` instead of a drawing",
    )
    parser.add_argument("--check", action="store_true", help="only check it against the rules")
    add_edition(parser)
    add_language(parser)


def _run(args: argparse.Namespace) -> int:
    if args.check and (args.position or args.at is not None):
        raise UsageError("--check looks at the whole record; it goes without --at and --position")
    if args.position and args.at is None:
        raise UsageError("--position needs --at N: the position after which move?")
    record = Origin.read(args.file)
    if args.check:
        match = read_record(record, args.edition)
        state = "finished" if match.over else "not finished"
        told = f"rules {match.setting.game.rules_version}, edition {match.setting.edition.name}"
        print(f"{args.file}: OK ({match.game}, {told}, {moves_in(match)} moves, {state})")
        return FINE
    at = None if args.at is None else whole_number("--at", args.at, 0, MANY)
    if args.position:
        print(read_record(record, args.edition, at).position(), end="")
        return FINE
    from corral.terminal import replay  # noqa: PLC0415

    return replay.command(record, args.edition, at, words_in(args.lang))
