"""``corral serve``: tables for people and bots. Its flags are made from the settings."""

from __future__ import annotations

import argparse
import gc
import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from corral.commands.parser import add_command
from corral.server.settings import (
    PREFIX,
    Settings,
    as_given,
    config_file,
    data_folder,
    known_settings,
    read_settings,
)

if TYPE_CHECKING:
    from corral.commands.parser import Commands

ABOUT: Final = """\
Serves tables for people and bots: open a table, share its link, play.

Everything is stored in one folder before anybody sees it: stop the server as
you like, even by pulling the plug, and start it again; matches go on where they
were. No other service is needed. Who needs more than one process gives them a
PostgreSQL database to share: --database, and corral[postgresql] installed.

Every setting can be given as a flag, as an environment variable (--port is
{prefix}PORT), or in a TOML file (port = 8000) named by --config or
{prefix}CONFIG. A flag counts more than the environment, that more than the file.
"""

EXAMPLES: Final = """\
examples:
  corral serve                                play on this computer
  corral serve --host 0.0.0.0                 play with others in this network
  corral serve --data ~/corral --port 9000    another folder, another port
  corral serve --public-url https://corral.example --proxies 127.0.0.1
                                              behind a proxy that speaks https
  corral serve --database postgresql://corral@db.example/corral
                                              one of several processes on one database

where to look while it runs:
  /api/openapi.json  the HTTP interface      /live, /ready  is it well?
  /metrics           numbers for Prometheus  docs/server.md  all of it in words
"""


def add(commands: Commands) -> None:
    """Describe the command and add a flag for each setting."""
    parser = add_command(commands, "serve", "serve tables for people and bots", _run)
    parser.description = ABOUT.format(prefix=PREFIX)
    parser.epilog = EXAMPLES
    parser.add_argument("--config", metavar="FILE", type=Path, help="a file with settings (TOML)")
    for name, setting in known_settings().items():
        default = as_given(data_folder() if name == "data" else setting.default)
        note = f" ({default})" if default else ""
        parser.add_argument(
            f"--{name.replace('_', '-')}",
            metavar=_metavar(setting.default),
            help=f"{setting.metadata['meaning']}{note}".replace("%", "%%"),
        )


def _metavar(default: object) -> str:
    kinds = {bool: "YES|NO", int: "N", float: "SECONDS", str: "TEXT"}
    return kinds[type(default)]


def _run(args: argparse.Namespace) -> int:
    settings = settings_from(args)
    gc.disable()  # what is loaded stays: a tenth of the start went into looking for garbage
    try:
        from corral.server import serve  # noqa: PLC0415 (needs an extra)

        return serve.run(settings)  # which looks for it again once everything is loaded
    finally:
        gc.enable()


def settings_from(args: argparse.Namespace) -> Settings:
    """The settings that the command line, the environment and the file give together."""
    flags = {name: getattr(args, name) for name in known_settings()}
    return read_settings(flags, os.environ, config_file(args.config, os.environ))
