"""``corral info``: what is installed."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from corral import info
from corral.commands.parser import FINE, add_command

if TYPE_CHECKING:
    from corral.commands.parser import Commands


def add(commands: Commands) -> None:
    parser = add_command(commands, "info", "tell what is installed, in which versions", _run)
    parser.add_argument("--json", action="store_true", help="as one JSON object")


def _run(args: argparse.Namespace) -> int:
    found = info.collect()
    print(json.dumps(found, indent=2) if args.json else info.as_text(found))
    return FINE
