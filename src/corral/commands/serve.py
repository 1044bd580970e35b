"""``corral serve``: tables for people and bots."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from corral.commands.parser import add_command
from corral.server.command import add_flags, settings_from

if TYPE_CHECKING:
    from corral.commands.parser import Commands


def add(commands: Commands) -> None:
    add_flags(add_command(commands, "serve", "serve tables for people and bots", _run))


def _run(args: argparse.Namespace) -> int:
    settings = settings_from(args)
    from corral.server import serve  # noqa: PLC0415

    return serve.run(settings)
