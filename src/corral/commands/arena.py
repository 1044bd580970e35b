"""``corral arena`` and ``corral stats``: bots play, and tables tell what came of it."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from corral.arena.arguments import add_arena
from corral.arena.study.arguments import add_stats
from corral.commands.parser import add_command, english_screen

if TYPE_CHECKING:
    from corral.commands.parser import Commands


def add(commands: Commands) -> None:
    add_arena(
        add_command(commands, "arena", "let bots play matches that prove who is stronger", _arena)
    )
    add_stats(
        add_command(commands, "stats", "let bots play matches that tell about a game", _stats)
    )


def _arena(args: argparse.Namespace) -> int:
    from corral.arena import command  # noqa: PLC0415

    return command.run(args, english_screen().show)


def _stats(args: argparse.Namespace) -> int:
    from corral.arena.study import command  # noqa: PLC0415

    return command.run(args, english_screen().show)
