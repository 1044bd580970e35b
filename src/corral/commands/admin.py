"""``corral admin``: for those who run a server for others."""

from __future__ import annotations

import argparse
import getpass
import os
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from corral.commands.parser import FINE, USAGE, Parser, add_command
from corral.core.errors import CorralError
from corral.server.settings import config_file, read_settings

if TYPE_CHECKING:
    from collections.abc import Callable

    from corral.commands.parser import Commands
    from corral.server.operation.admin import Admin

ABOUT: Final = """\
What an operator does about guests and tables, also while servers run: they
notice it within seconds. Everything that is changed is written into an audit log
(corral admin audit). Guests are named by their numbers, which `guests` lists;
one that begins with - goes behind --.
"""

EXAMPLES: Final = """\
examples:
  corral admin guests ana                    who has "ana" in the name
  corral admin rename NUMBER 'Another name'  here and at all tables
  corral admin ban NUMBER --note 'spoils games'
  corral admin reset NUMBER                  lost passkey: all ways in go, a new link comes
  corral admin bot NUMBER Robo               a bot account for that guest; prints its token
  corral admin close TABLE                   removes a table that waits or plays
  corral admin keys                          the public VAPID key; makes one where there is none
"""


def add(commands: Commands) -> None:
    parser = add_command(commands, "admin", "look after guests and tables of a server", _help)
    parser.description, parser.epilog = ABOUT, EXAMPLES
    deeds = parser.add_subparsers(
        dest="deed", title="deeds", metavar="DEED", prog="corral admin", parser_class=Parser
    )
    parser.set_defaults(parser=parser)
    guests = _deed(deeds, "guests", "list guests, the latest seen first", _guests)
    guests.add_argument("like", metavar="TEXT", nargs="?", default="", help="part of the name")
    rename = _deed(deeds, "rename", "give a guest another name, at all tables", _rename)
    _add_guest(rename)
    rename.add_argument("name", metavar="NAME", help="the new name")
    for name, line, run in (
        ("ban", "shut a guest out", _ban),
        ("unban", "let a guest in again", _unban),
    ):
        one = _deed(deeds, name, line, run)
        _add_guest(one)
        one.add_argument("--note", metavar="TEXT", default="", help="why, for the audit log")
    _add_guest(_deed(deeds, "delete", "delete a guest; matches stay, the name goes", _delete))
    reset = "remove a guest's passkeys, password and sessions; prints a link to begin anew"
    _add_guest(_deed(deeds, "reset", reset, _reset))
    bots = _deed(deeds, "bots", "list bot accounts and whose they are", _bots)
    bots.add_argument("like", metavar="TEXT", nargs="?", default="", help="part of a name")
    bot = _deed(deeds, "bot", "make a bot account for a guest; prints its token", _bot)
    _add_guest(bot)
    bot.add_argument("name", metavar="NAME", help="what it is called")
    for name, line, run in (
        ("token", "give a bot account another token, and print it", _token),
        ("revoke", "revoke the token of a bot account", _revoke),
    ):
        one = _deed(deeds, name, line, run)
        one.add_argument("bot", metavar="NUMBER", help="the bot account, as `bots` lists them")
    close = _deed(deeds, "close", "remove a table that waits or plays", _close)
    close.add_argument("table", metavar="TABLE", help="as in its link")
    keys = _deed(deeds, "keys", "show or make the key of this server's push notices", _keys)
    renew = "another one; every browser has to be switched on again"
    keys.add_argument("--new", action="store_true", help=renew)
    _deed(deeds, "audit", "what operators have done, the latest last", _audit)


def _deed(
    deeds: Commands, name: str, line: str, run: Callable[[Admin, argparse.Namespace], None]
) -> Parser:
    def begin(args: argparse.Namespace) -> int:
        from corral.server.operation.admin import Admin  # noqa: PLC0415 (needs an extra)

        settings = read_settings(_place(args), os.environ, config_file(args.config, os.environ))
        admin = Admin(settings.place, _operator())
        try:
            run(admin, args)
        finally:
            admin.close()
        return FINE

    parser = add_command(deeds, name, line, begin)
    parser.add_argument("--data", metavar="DIR", help="the data folder, as `serve` takes it")
    parser.add_argument("--database", metavar="ADDRESS", help="a PostgreSQL database instead")
    parser.add_argument("--config", metavar="FILE", type=Path, help="the server's settings (TOML)")
    return parser


def _place(args: argparse.Namespace) -> dict[str, Any]:
    """Who names a folder means that, whatever the environment says."""
    database = "" if args.data and not args.database else args.database
    return {"data": args.data, "database": database}


def _operator() -> str:
    try:
        return os.environ.get("SUDO_USER") or getpass.getuser()
    except (KeyError, OSError):  # a container's user need not have a name
        return f"{os.getuid()}"


def _add_guest(parser: Parser) -> None:
    parser.add_argument("guest", metavar="NUMBER", help="the guest, as `guests` lists them")


def _help(args: argparse.Namespace) -> int:
    args.parser.print_help()
    return USAGE


def _day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d")


def _guests(admin: Admin, args: argparse.Namespace) -> None:
    found = admin.guests(args.like)
    if not found:
        raise CorralError(f"no guest is called like {args.like!r}")
    for one in found:
        ways = [f"passkeys {one.passkeys}"] if one.passkeys else []
        ways += ["password"] if one.passwords else []
        ways += ["banned"] if one.banned else []
        told = f"{one.id}  seen {_day(one.seen)}  tables {one.tables:>3}  {one.name}"
        print(told + (f"  ({', '.join(ways)})" if ways else ""))


def _rename(admin: Admin, args: argparse.Namespace) -> None:
    admin.rename(args.guest, args.name)


def _ban(admin: Admin, args: argparse.Namespace) -> None:
    admin.ban(args.guest, args.note)


def _unban(admin: Admin, args: argparse.Namespace) -> None:
    admin.ban(args.guest, args.note, banned=False)


def _delete(admin: Admin, args: argparse.Namespace) -> None:
    admin.delete(args.guest)


def _reset(admin: Admin, args: argparse.Namespace) -> None:
    path = admin.reset(args.guest)
    print(f"Good once, for a day; below the server's address: {path}")


def _bots(admin: Admin, args: argparse.Namespace) -> None:
    found = admin.bots(args.like)
    if not found:
        raise CorralError(f"no bot account is called like {args.like!r}")
    for one in found:
        revoked = "" if one.token_made else "  (no token)"
        print(f"{one.id}  seen {_day(one.seen)}  {one.name}  of {one.owner_name}{revoked}")


def _bot(admin: Admin, args: argparse.Namespace) -> None:
    number, token = admin.add_bot(args.guest, args.name)
    print(f"{number}\n{token}")


def _token(admin: Admin, args: argparse.Namespace) -> None:
    print(admin.give_token(args.bot))


def _revoke(admin: Admin, args: argparse.Namespace) -> None:
    admin.give_token(args.bot, wanted=False)


def _close(admin: Admin, args: argparse.Namespace) -> None:
    admin.close_table(args.table)


def _keys(admin: Admin, args: argparse.Namespace) -> None:
    print(admin.keys(args.new))


def _audit(admin: Admin, _: argparse.Namespace) -> None:
    for one in admin.audit():
        at = datetime.fromtimestamp(one.at, UTC).isoformat(sep=" ", timespec="seconds")
        told = (at, one.operator, one.deed, one.player or one.table_id, one.note)
        print("  ".join(filter(None, told)))
