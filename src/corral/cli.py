"""The command ``corral``: what it is told, and how it ends when something is wrong."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper
from typing import Final

import corral
from corral.bots.blaming import blame
from corral.commands import (
    admin,
    arena,
    bench,
    bot,
    data,
    exploit,
    export,
    info,
    league,
    learn,
    llm,
    play,
    puzzles,
    replay,
    review,
    rules,
    seat,
    serve,
    stats,
    train,
)
from corral.commands.parser import FINE, INTERRUPTED, PIPE_CLOSED, REFUSED, USAGE, Parser, Run
from corral.core.errors import CorralError
from corral.inputs.options import UsageError

EXTRAS: Final = {
    "rich": "terminal",
    "fluent": "terminal",
    "gymnasium": "envs",
    "numpy": "data",
    "pettingzoo": "envs",
    "pyarrow": "data",
    "openskill": "arena",
    "matplotlib": "arena",
    "mcp": "llm",
    "ray": "ray",
    "torch": "learn",
    "psycopg": "postgresql",
    **dict.fromkeys(
        (
            "alembic",
            "argon2",
            "httptools",
            "litestar",
            "msgspec",
            "prometheus_client",
            "segno",
            "sqlalchemy",
            "uvicorn",
            "webauthn",
            "websockets",
        ),
        "server",
    ),
}
"""Packages that not everybody has, and the extras that bring them."""

ABOUT: Final = """\
Corral is the open home of ranch-and-frontier table games: play them here in the
terminal against friends or bots, read their rules, replay matches move by move,
or let bots play thousands of them.
"""

EXAMPLES: Final = """\
examples:
  corral play GAME                           you against two cowhands
  corral play GAME --players human,baron     you against the strongest bot
  corral play GAME --players human:2 --names Ana,Bo
                                             two people at one screen
  corral play GAME --option NAME=VALUE       with a variant of the rules
  corral play GAME --players human,exec:./mybot
                                             you against a program of your own
  corral play GAME --record match.corral     keep the match in a file
  corral replay match.corral                 and look at it again, move by move
  corral review match.corral                 where it was won: luck, skill, better moves
  corral rules GAME --lang de                the rules in German
  corral play GAME --quiet --num 100 --seed 7 --json
                                             a hundred matches among bots
  corral arena GAME --players baron,foreman --num 200
                                             which bot is stronger?
  corral stats GAME --num 10000              what decides this game?

'corral COMMAND --help' tells more about each command.
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; the exit code."""
    _open_streams()
    try:
        code = _run(argv)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return _complain("interrupted", INTERRUPTED, newline=True)
    except BrokenPipeError:
        _abandon_output()
        return PIPE_CLOSED
    except UsageError as error:
        return _complain(str(error), USAGE)
    except CorralError as error:
        return _complain(str(error), REFUSED)
    except ModuleNotFoundError as error:
        package = str(error.name).partition(".")[0]
        if package not in EXTRAS:
            raise
        return _complain(f"this needs {package}: install corral[{EXTRAS[package]}]", USAGE)
    except OSError as error:
        if error.filename is not None:
            return _complain(f"{error.filename}: {error.strerror}", REFUSED)
        if (told := blame(error)) is not None:
            return _complain(told, REFUSED)
        _abandon_output()
        return _complain(f"cannot write the output: {error.strerror}", REFUSED)
    except Exception as error:
        told = blame(error)
        if told is None:
            raise
        return _complain(told, REFUSED)


def _open_streams() -> None:
    """A stream that the caller has closed is one with nothing at its other end.

    What the output's encoding lacks, in the name of a file, say, is written in ASCII.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
    if isinstance(sys.stdout, TextIOWrapper) and sys.stdout.errors == "strict":
        sys.stdout.reconfigure(errors="backslashreplace")


def _run(argv: Sequence[str] | None) -> int:
    words = sys.argv[1:] if argv is None else argv
    parser = _parser(words[0] if words else "")
    try:
        args, unknown = parser.parse_known_args(argv)
        if unknown:
            if args.command is not None:  # whose help tells what there is
                parser.prog += f" {args.command}"
            parser.error(f"unrecognized arguments: {' '.join(unknown)}")
    except SystemExit as done:  # argparse ends so, after --help as well
        return done.code if isinstance(done.code, int) else USAGE
    if args.command is None:
        parser.print_help()
        return FINE
    run: Run = args.run
    return run(args)


def _complain(problem: str, code: int, newline: bool = False) -> int:
    start = "\n" if newline else ""
    with suppress(OSError):
        print(f"{start}corral: {problem}", file=sys.stderr)
    return code


def _abandon_output() -> None:
    """Nothing can be written any more; spare the interpreter the attempt to flush at its end."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


# The parser


def _parser(command: str = "") -> Parser:
    """For that command alone, if there is one: a parser for all of them takes longer than most."""
    parser = Parser(
        prog="corral",
        usage="corral COMMAND ...",
        description=f"{ABOUT}\ngames: {_games_line()}",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"corral {corral.__version__}")
    commands = parser.add_subparsers(
        dest="command", title="commands", metavar="COMMAND", prog="corral", parser_class=Parser
    )
    playing = (play, replay, review, puzzles, rules, export, info, bench, arena, league, stats)
    everything = (*playing, exploit, serve, seat, data, admin, bot, learn, llm, train)
    named = [one for one in everything if one.__name__ == f"corral.commands.{command}"]
    for one in everything if named in ([], [data]) else named:  # data has several, none called so
        one.add(commands)
    return parser


def _games_line() -> str:
    found = [corral.game(name) for name in corral.games()]
    return ", ".join(f"{game.name} ({game.fewest} to {game.most} players)" for game in found)
