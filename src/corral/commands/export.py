"""``corral export``: the decisions of records as tables to learn from."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from corral.commands.parser import FINE, add_command, add_edition

if TYPE_CHECKING:
    from corral.commands.parser import Commands


def add(commands: Commands) -> None:
    parser = add_command(commands, "export", "write the decisions of records as tables", _run)
    parser.add_argument("folder", metavar="DIR", type=Path, help="a folder with records (*.corral)")
    parser.add_argument("--to", choices=["parquet"], required=True, help="the form of the tables")
    parser.add_argument("--out", metavar="DIR", type=Path, help="where they go; else beside them")
    parser.add_argument(
        "--judge", metavar="BOT", help="a bot that thinks about each decision: visits and values"
    )
    parser.add_argument("--nodes", metavar="N", help="how many nodes it looks at")
    parser.add_argument("--seconds", metavar="SECONDS", help="or how long")
    add_edition(parser)


def _run(args: argparse.Namespace) -> int:
    """Write the tables, and say which."""
    from corral.envs.dataset import export  # noqa: PLC0415 (needs an extra)
    from corral.envs.judging import Judging  # noqa: PLC0415
    from corral.inputs.players import read_limit  # noqa: PLC0415

    judge = Judging(args.judge, read_limit(args.seconds, args.nodes)) if args.judge else None
    done = export(args.folder, args.out or args.folder, args.edition, judge)
    for path in done.files:
        print(path)
    left_out = f"; left out: {done.unfinished} not finished" if done.unfinished else ""
    print(f"matches: {done.matches}, decisions: {done.rows}{left_out}")
    return FINE
