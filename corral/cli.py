"""The command ``corral``.

Only the standard library and the rules are imported here; what needs an extra is imported by the
command that uses it.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from secrets import randbelow
from typing import TYPE_CHECKING, Final, NoReturn, TypeAlias

import corral
from corral import info
from corral.arena.arguments import add_arena
from corral.arena.study.arguments import add_stats
from corral.bots import BOTS
from corral.core.dealer import SEEDS
from corral.core.errors import CorralError
from corral.envs.command import add_export, run_export
from corral.server.command import add_flags, settings_from
from corral.terminal import batch
from corral.terminal.arguments import (
    MANY,
    UsageError,
    read_limit,
    read_options,
    read_program_options,
    read_rule,
    read_seconds,
    read_seed,
    whole_number,
)
from corral.terminal.setup import Origin, Setup, Wishes, moves_in, read_record

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

    from corral.words import Words

    Commands = argparse._SubParsersAction["_Parser"]

Run: TypeAlias = Callable[[argparse.Namespace], int]

FINE, REFUSED, USAGE, INTERRUPTED, PIPE_CLOSED = 0, 1, 2, 130, 141

EXTRAS: Final = {
    "rich": "terminal",
    "fluent": "terminal",
    "gymnasium": "envs",
    "numpy": "envs",
    "pettingzoo": "envs",
    "pyarrow": "data",
    "openskill": "arena",
    "matplotlib": "arena",
    "ray": "ray",
    **dict.fromkeys(
        (
            "alembic",
            "httptools",
            "litestar",
            "msgspec",
            "prometheus_client",
            "sqlalchemy",
            "uvicorn",
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
  corral play elgaucho                       you against two cowhands
  corral play goldrush --players human,baron you against the strongest bot
  corral play elgaucho --players human:2 --names Ana,Bo
                                             two people at one screen
  corral play kuhhandel --option cash_count  with a variant of the rules
  corral play goldrush --players human,exec:./mybot
                                             you against a program of your own
  corral play elgaucho --record match.corral keep the match in a file
  corral replay match.corral                 and look at it again, move by move
  corral rules elgaucho --lang de            the rules in German
  corral play elgaucho --quiet --num 100 --seed 7 --json
                                             a hundred matches among bots
  corral arena goldrush --players baron,foreman --num 200
                                             which bot is stronger?
  corral stats kuhhandel --num 10000         what decides this game?

'corral COMMAND --help' tells more about each command.
"""


class _Parser(argparse.ArgumentParser):
    """Complains in Corral's own way: one line for what is wrong, one for where to look."""

    def error(self, message: str) -> NoReturn:
        self.exit(USAGE, f"corral: {message}\nTry '{self.prog} --help'.\n")

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        """Unlike argparse, do not pass over what cannot be written."""
        print(message, end="", file=file or sys.stderr)


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
        _abandon_output()
        return _complain(f"cannot write the output: {error.strerror}", REFUSED)


def _open_streams() -> None:
    """A stream that the caller has closed is one with nothing at its other end."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115


def _run(argv: Sequence[str] | None) -> int:
    parser = _parser()
    try:
        args = parser.parse_args(argv)
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


def _parser() -> _Parser:
    parser = _Parser(
        prog="corral",
        usage="corral COMMAND ...",
        description=f"{ABOUT}\ngames: {_games_line()}",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"corral {corral.__version__}")
    commands = parser.add_subparsers(
        dest="command", title="commands", metavar="COMMAND", prog="corral", parser_class=_Parser
    )
    _add_play(commands)
    _add_replay(commands)
    _add_rules(commands)
    export = _command(commands, "export", "write the decisions of records as tables", run_export)
    add_export(export)
    _add_edition(export)
    _add_info(commands)
    _add_bench(commands)
    add_arena(
        _command(commands, "arena", "let bots play matches that prove who is stronger", _arena)
    )
    _add_serve(commands)
    add_stats(_command(commands, "stats", "let bots play matches that tell about a game", _stats))
    return parser


def _games_line() -> str:
    found = [corral.game(name) for name in corral.games()]
    return ", ".join(f"{game.name} ({game.fewest} to {game.most} players)" for game in found)


def _options_line() -> str:
    found = [corral.game(name) for name in corral.games()]
    return "; ".join(
        f"{game.name} has {', '.join(option.name for option in game.options)}"
        for game in found
        if game.options
    )


def _command(commands: Commands, name: str, line: str, run: Run) -> _Parser:
    """A command with its one line in the list of commands."""
    parser = commands.add_parser(
        name,
        help=line,
        description=f"{line[0].upper()}{line[1:]}.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.set_defaults(run=run)
    return parser


def _add_play(commands: Commands) -> None:
    parser = _command(commands, "play", "play a game, or let bots play many", _play)
    parser.add_argument("game", metavar="GAME", help=" or ".join(corral.games()))
    parser.add_argument(
        "--players",
        metavar="KINDS",
        help=f"who sits where: human or a bot ({', '.join(BOTS)}), also with a count, such as "
        "human,cowhand:2; or exec:COMMAND, a program of your own (docs/protocol.md)",
    )
    parser.add_argument("--names", metavar="NAMES", help="names for the first seats: Ana,Bo")
    parser.add_argument("--seed", metavar="N", help="repeatable chance: a number from 0 on")
    parser.add_argument(
        "--option",
        metavar="NAME",
        action="append",
        default=[],
        help="play with this option of the game (NAME=no: without it); may be repeated. "
        + _options_line(),
    )
    _add_edition(parser)
    _add_language(parser)
    parser.add_argument(
        "--record",
        metavar="FILE",
        type=Path,
        help="keep the match in this file (with --num: a folder for the records)",
    )
    parser.add_argument(
        "--position",
        metavar="FILE",
        type=Path,
        help="begin at the position in this file, or go on with the match of a record, which is "
        "kept there if --record does not name another file",
    )
    parser.add_argument(
        "--seconds", metavar="S", help="how long bots and programs may think about a decision"
    )
    parser.add_argument(
        "--program-option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="an option for programs at exec: seats; may be repeated",
    )
    many = parser.add_argument_group("many matches among bots")
    many.add_argument("--quiet", action="store_true", help="show nothing but the results")
    many.add_argument("--num", metavar="N", help="how many matches; match i has the seed plus i")
    many.add_argument("--json", action="store_true", help="all results as one JSON object")


def _add_replay(commands: Commands) -> None:
    parser = _command(commands, "replay", "step through the record of a match", _replay)
    parser.add_argument("file", metavar="FILE", type=Path, help="a record, as play keeps it")
    parser.add_argument("--at", metavar="N", help="show the table after move N, and that is all")
    parser.add_argument(
        "--position",
        action="store_true",
        help="with --at: write the position for `corral play --position` instead of a drawing",
    )
    parser.add_argument("--check", action="store_true", help="only check it against the rules")
    _add_edition(parser)
    _add_language(parser)


def _add_rules(commands: Commands) -> None:
    parser = _command(commands, "rules", "read the rules of a game", _rules)
    parser.add_argument("game", metavar="GAME", help=" or ".join(corral.games()))
    parser.add_argument("rule", metavar="RULE", nargs="?", help="only this one, such as E-19")
    _add_language(parser)


def _add_info(commands: Commands) -> None:
    parser = _command(commands, "info", "tell what is installed, in which versions", _info)
    parser.add_argument("--json", action="store_true", help="as one JSON object")


def _add_bench(commands: Commands) -> None:
    parser = _command(
        commands, "bench", "measure how fast rules, bots, environments or the server run", _bench
    )
    parser.add_argument(
        "what", nargs="?", choices=("rules", "server"), default="rules", help="rules or server"
    )
    parser.add_argument("--envs", action="store_true", help="measure the environments for agents")
    parser.add_argument("--peers", action="store_true", help="measure other projects beside")
    parser.add_argument(
        "--answers", action="store_true", help="measure how long bots take at the hardest tables"
    )
    parser.add_argument("--seconds", metavar="S", default="2", help="time for each measure (2)")
    parser.add_argument("--json", action="store_true", help="as one JSON object")


def _add_serve(commands: Commands) -> None:
    add_flags(_command(commands, "serve", "serve tables for people and bots", _serve))


def _add_edition(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--edition", metavar="FILE", type=Path, help="an edition file of your own (TOML)"
    )


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", metavar="LANG", help="en, de or fr; else as your system says")


# The commands


def _play(args: argparse.Namespace) -> int:
    game = corral.game(args.game)
    seed = read_seed(args.seed)
    options = read_options(args.option, game)
    origin = None if args.position is None else Origin.read(args.position)
    wishes = Wishes(
        game,
        args.players,
        args.names,
        options,
        args.edition,
        origin,
        read_limit(args.seconds),
        read_program_options(args.program_option),
    )
    if args.quiet or args.json or args.num is not None:
        return _play_many(args, wishes.for_bots(), seed)
    from corral.terminal import play  # noqa: PLC0415

    return play.command(wishes, seed, args.record, _words(args.lang))


def _play_many(args: argparse.Namespace, setup: Setup, seed: int | None) -> int:
    number = 1 if args.num is None else whole_number("--num", args.num, 1, MANY)
    seed = randbelow(SEEDS - number) if seed is None else seed
    if seed + number > SEEDS:
        raise UsageError(f"--seed {seed} and --num {number} lead beyond the last seed, 2**64 - 1")
    if args.json:
        print(json.dumps(batch.run(setup, seed, number, args.record)))
        return FINE
    from corral.terminal.screen import Screen  # noqa: PLC0415
    from corral.terminal.tables import batch_table  # noqa: PLC0415

    words = _words(args.lang)
    Screen(words).show(batch_table(batch.run(setup, seed, number, args.record), words))
    return FINE


def _replay(args: argparse.Namespace) -> int:
    if args.check and (args.position or args.at is not None):
        raise UsageError("--check looks at the whole record; it goes without --at and --position")
    if args.position and args.at is None:
        raise UsageError("--position needs --at N: the position after which move?")
    record = Origin.read(args.file)
    if args.check:
        match = read_record(record, args.edition)
        state = "finished" if match.over else "not finished"
        print(f"{args.file}: OK ({match.game}, {moves_in(match)} moves, {state})")
        return FINE
    at = None if args.at is None else whole_number("--at", args.at, 0, MANY)
    if args.position:
        print(read_record(record, args.edition, at).position(), end="")
        return FINE
    from corral.terminal import replay  # noqa: PLC0415

    return replay.command(record, args.edition, at, _words(args.lang))


def _rules(args: argparse.Namespace) -> int:
    game = corral.game(args.game)
    number = None if args.rule is None else read_rule(args.rule, game)
    words = _words(args.lang)
    from corral.rules_page import rules_terminal  # noqa: PLC0415
    from corral.terminal.screen import Screen  # noqa: PLC0415

    screen = Screen(words)
    if number is None:
        screen.show(rules_terminal(game.name, words))
    else:
        screen.show(f"{number}  {words.rule(number)}")
    return FINE


def _info(args: argparse.Namespace) -> int:
    found = info.collect()
    print(json.dumps(found, indent=2) if args.json else info.as_text(found))
    return FINE


def _bench(args: argparse.Namespace) -> int:
    seconds = read_seconds(args.seconds)
    if args.what == "server":
        return _bench_server(args, seconds)
    if args.envs and args.answers:
        raise UsageError("--envs and --answers measure different things: one at a time")
    if args.envs:
        from corral.envs import measuring  # noqa: PLC0415

        result, table = measuring.run(corral.games(), seconds, args.peers), measuring.table
    else:
        from corral import bench  # noqa: PLC0415

        result = bench.run(corral.games(), seconds, args.peers, args.answers)
        table = bench.table
    if args.json:
        print(json.dumps(result, indent=2))
        return FINE
    from corral.terminal.screen import Screen  # noqa: PLC0415

    Screen(_words("en")).show(table(result))
    return FINE


def _arena(args: argparse.Namespace) -> int:
    from corral.arena import command  # noqa: PLC0415
    from corral.terminal.screen import Screen  # noqa: PLC0415

    return command.run(args, Screen(_words("en")).show)


def _bench_server(args: argparse.Namespace, seconds: float) -> int:
    if args.peers or args.envs or args.answers:
        raise UsageError("the server is measured alone, without --peers, --envs and --answers")
    from corral.server import bench  # noqa: PLC0415

    result = bench.run(seconds)
    print(json.dumps(result, indent=2) if args.json else bench.as_text(result))
    return FINE


def _serve(args: argparse.Namespace) -> int:
    settings = settings_from(args)
    from corral.server import serve  # noqa: PLC0415

    return serve.run(settings)


def _stats(args: argparse.Namespace) -> int:
    from corral.arena.study import command  # noqa: PLC0415
    from corral.terminal.screen import Screen  # noqa: PLC0415

    return command.run(args, Screen(_words("en")).show)


def _words(language: str | None) -> Words:
    """The language asked for, or the system's."""
    from corral.words import Words, preferred_language  # noqa: PLC0415

    return Words(preferred_language(os.environ) if language is None else language)
