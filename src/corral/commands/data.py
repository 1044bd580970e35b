"""``corral backup``, ``corral restore`` and ``corral doctor``: for those who keep a server."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from corral.commands.parser import FINE, REFUSED, Parser, add_command
from corral.server.settings import config_file, read_settings

if TYPE_CHECKING:
    from corral.commands.parser import Commands

BACKUP: Final = """\
Copies everything that a server stores into one file: also while it runs, and
with what it is writing at that moment. The copy is read again and compared.

To copy corral.db by hand is not enough: the latest rows are in another file.
"""

RESTORE: Final = """\
Makes a backup the data of a folder. No server may be running on it. What is in
the folder already is set aside under another name, never written over.
"""

DOCTOR: Final = """\
Looks whether the data of a server is well, and changes nothing: rights, disk
space, the database and its WAL, upgrades, every log and every match. It can be
asked while the server runs. DATA is a data folder, or the file of a backup.

It ends with 0 if all is well or only warnings were found, else with 1.
"""


def add(commands: Commands) -> None:
    """Describe the three."""
    backup = add_command(commands, "backup", "copy a server's data into a file", _back_up)
    backup.description = BACKUP
    backup.add_argument("file", metavar="FILE", type=Path, help="the file to write")
    backup.add_argument("--replace", action="store_true", help="write over a file that is there")
    restore = add_command(commands, "restore", "make a backup the data of a server", _restore)
    restore.description = RESTORE
    restore.add_argument("file", metavar="FILE", type=Path, help="a file that `backup` wrote")
    restore.add_argument("--replace", action="store_true", help="set aside the data that is there")
    restore.add_argument(
        "--incomplete",
        action="store_true",
        help="take a database that was copied without its WAL; its latest rows are lost",
    )
    doctor = add_command(commands, "doctor", "look whether a server's data is well", _examine)
    doctor.description = DOCTOR
    where = doctor.add_mutually_exclusive_group()
    where.add_argument("place", metavar="DATA", nargs="?", help="a data folder or a backup")
    doctor.add_argument("--quick", action="store_true", help="do not replay the matches")
    doctor.add_argument("--json", action="store_true", help="as one JSON object")
    for parser in (backup, restore, where):
        parser.add_argument("--data", metavar="DIR", help="the data folder, as `serve` takes it")
    for parser in (backup, restore, doctor):
        _add_config(parser)


def _add_config(parser: Parser) -> None:
    parser.add_argument("--config", metavar="FILE", type=Path, help="the server's settings (TOML)")


def _folder(args: argparse.Namespace) -> Path:
    """Where `corral serve` with the same settings keeps its data."""
    file = config_file(args.config, os.environ)
    return read_settings({"data": args.data}, os.environ, file).folder


def _back_up(args: argparse.Namespace) -> int:
    from corral.server.backup import back_up  # noqa: PLC0415 (needs an extra)

    data = _folder(args)
    contents = back_up(data, args.file, args.replace)
    print(f"{args.file}: {contents.told}")
    print(f"logs sha256 {contents.logs}")
    return FINE


def _restore(args: argparse.Namespace) -> int:
    from corral.server.backup import restore  # noqa: PLC0415 (needs an extra)

    data = _folder(args)
    done = restore(args.file, data, args.replace, args.incomplete)
    print(f"{data}: {done.contents.told}")
    print(f"logs sha256 {done.contents.logs}")
    if done.aside is not None:
        print(f"what was there before is in {done.aside}")
    return FINE


def _examine(args: argparse.Namespace) -> int:
    from corral.server.doctor import examine  # noqa: PLC0415 (needs an extra)

    args.data = args.place or args.data
    report = examine(_folder(args), args.quick)
    print(report.as_json() if args.json else report.as_text())
    return FINE if report.well else REFUSED
