"""``corral backup``, ``restore``, ``move`` and ``doctor``: for those who keep a server."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from corral.commands.parser import FINE, REFUSED, Parser, add_command
from corral.server.settings import Settings, config_file, read_settings

if TYPE_CHECKING:
    from corral.commands.parser import Commands

BACKUP: Final = """\
Copies everything that a server stores into one file: also while it runs, and
with what it is writing at that moment. The copy is read again and compared.

To copy corral.db by hand is not enough: the latest rows are in another file.
A backup of a PostgreSQL database is a file of the same form.
"""

RESTORE: Final = """\
Makes a backup the data of a folder. No server may be running on it. What is in
the folder already is set aside under another name, never written over. A
PostgreSQL database has to be empty.
"""

MOVE: Final = """\
Carries everything from a data folder into a PostgreSQL database, or back, and
compares both by digest. Where it goes has to be empty. No server may be running
on either: what it writes meanwhile would stay behind.
"""

DOCTOR: Final = """\
Looks whether the data of a server is well, and changes nothing: rights, disk
space, the database and its WAL, upgrades, every log and every match. It can be
asked while the server runs. DATA is a data folder, the file of a backup, or the
address of a PostgreSQL database.

It ends with 0 if all is well or only warnings were found, else with 1.
"""


def add(commands: Commands) -> None:
    """Describe the four."""
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
    move = add_command(commands, "move", "carry a server's data into another database", _move)
    move.description = MOVE
    place = "a data folder, or postgresql://…"
    move.add_argument("--from", dest="source", metavar="PLACE", required=True, help=place)
    move.add_argument("--to", dest="target", metavar="PLACE", required=True, help=place)
    doctor = add_command(commands, "doctor", "look whether a server's data is well", _examine)
    doctor.description = DOCTOR
    where = doctor.add_mutually_exclusive_group()
    where.add_argument("place", metavar="DATA", nargs="?", help="a data folder or a backup")
    doctor.add_argument("--quick", action="store_true", help="do not replay the matches")
    doctor.add_argument("--json", action="store_true", help="as one JSON object")
    for parser in (backup, restore, where):
        parser.add_argument("--data", metavar="DIR", help="the data folder, as `serve` takes it")
        parser.add_argument("--database", metavar="ADDRESS", help="a PostgreSQL database instead")
    for parser in (backup, restore, doctor):
        _add_config(parser)


def _add_config(parser: Parser) -> None:
    parser.add_argument("--config", metavar="FILE", type=Path, help="the server's settings (TOML)")


def _settings(args: argparse.Namespace) -> Settings:
    """Those of `corral serve`. Who names a folder means that, whatever the environment says."""
    file = config_file(args.config, os.environ)
    database = "" if args.data and not args.database else args.database
    return read_settings({"data": args.data, "database": database}, os.environ, file)


def _back_up(args: argparse.Namespace) -> int:
    from corral.server.operation.backup import back_up  # noqa: PLC0415 (needs an extra)
    from corral.server.operation.carry import back_up_address  # noqa: PLC0415

    settings = _settings(args)
    if settings.database:
        contents = back_up_address(settings.database, args.file, args.replace)
    else:
        contents = back_up(settings.folder, args.file, args.replace)
    print(f"{args.file}: {contents.told}")
    print(f"logs sha256 {contents.logs}")
    return FINE


def _restore(args: argparse.Namespace) -> int:
    from corral.server.operation.backup import restore  # noqa: PLC0415 (needs an extra)
    from corral.server.operation.carry import restore_address  # noqa: PLC0415
    from corral.server.serve import kept_in  # noqa: PLC0415

    settings = _settings(args)
    if settings.database:
        done = restore_address(args.file, settings.database, args.replace, args.incomplete)
    else:
        done = restore(args.file, settings.folder, args.replace, args.incomplete)
    print(f"{kept_in(settings)}: {done.contents.told}")
    print(f"logs sha256 {done.contents.logs}")
    if done.aside is not None:
        print(f"what was there before is in {done.aside}")
    return FINE


def _move(args: argparse.Namespace) -> int:
    from corral.server.operation.carry import move  # noqa: PLC0415 (needs an extra)

    contents = move(args.source, args.target)
    print(contents.told)
    print(f"logs sha256 {contents.logs}")
    print(f"everything sha256 {contents.digest}")
    return FINE


def _examine(args: argparse.Namespace) -> int:
    from corral.server.operation.carry import examine_address, is_address  # noqa: PLC0415 (needs an extra)
    from corral.server.operation.doctor import examine  # noqa: PLC0415

    if args.place and is_address(args.place):
        args.database = args.place
    else:
        args.data = args.place or args.data
    settings = _settings(args)
    if settings.database:
        report = examine_address(settings.database, args.quick)
    else:
        report = examine(settings.folder, args.quick)
    print(report.as_json() if args.json else report.as_text())
    return FINE if report.well else REFUSED
