"""``corral bot``: a bot of this installation as a program that speaks the line protocol."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from corral.bots import BOTS, Limit
from corral.bots.speaking import speak
from corral.commands.parser import FINE, add_command

if TYPE_CHECKING:
    from corral.commands.parser import Commands

DESCRIPTION = """
It reads questions from the standard input and writes moves to the standard output, as
docs/protocol.md tells. So another installation plays against this one:

  corral arena GAME --players baron,"exec:/path/to/older/bin/corral bot baron"
"""


def add(commands: Commands) -> None:
    parser = add_command(commands, "bot", "let a bot play as a program of the line protocol", _run)
    parser.description = f"{parser.description}\n{DESCRIPTION}"
    parser.add_argument("kind", metavar="BOT", choices=list(BOTS), help=", ".join(BOTS))
    parser.add_argument("--seconds", type=float, help="time for a decision in place of its own")
    parser.add_argument("--nodes", type=int, help="simulated matches for a decision")
    parser.add_argument("--seed", type=int, help="to decide the same way again")


def _run(args: argparse.Namespace) -> int:
    limit = None
    if args.seconds is not None or args.nodes is not None:
        limit = Limit(seconds=args.seconds, nodes=args.nodes)
    speak(args.kind, args.seed, limit, sys.stdin, _say)
    return FINE


def _say(message: Mapping[str, Any]) -> None:
    print(json.dumps(message), flush=True)
