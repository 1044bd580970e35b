"""``corral export``: its words, and what it does with them."""

from __future__ import annotations

import argparse
from pathlib import Path


def add_export(parser: argparse.ArgumentParser) -> None:
    """The words that the command takes, besides ``--edition``."""
    parser.add_argument("folder", metavar="DIR", type=Path, help="a folder with records (*.corral)")
    parser.add_argument("--to", choices=["parquet"], required=True, help="the form of the tables")
    parser.add_argument("--out", metavar="DIR", type=Path, help="where they go; else beside them")


def run_export(args: argparse.Namespace) -> int:
    """Write the tables, and say which."""
    from corral.envs.dataset import export  # noqa: PLC0415 (needs an extra)

    done = export(args.folder, args.out or args.folder, args.edition)
    for path in done.files:
        print(path)
    left_out = f"; left out: {done.unfinished} not finished" if done.unfinished else ""
    print(f"{done.matches} matches, {done.rows} decisions{left_out}")
    return 0
