"""What the commands have in common: a parser that complains in Corral's way, and shared words."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn, TypeAlias

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

    from corral.terminal.screen import Screen
    from corral.words import Words

    Commands: TypeAlias = argparse._SubParsersAction["Parser"]

Run: TypeAlias = Callable[[argparse.Namespace], int]

FINE, REFUSED, USAGE, INTERRUPTED, PIPE_CLOSED = 0, 1, 2, 130, 141


class Parser(argparse.ArgumentParser):
    """Complains in Corral's own way: one line for what is wrong, one for where to look."""

    def error(self, message: str) -> NoReturn:
        self.exit(USAGE, f"corral: {message}\nTry '{self.prog} --help'.\n")

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        """Unlike argparse, do not pass over what cannot be written."""
        print(message, end="", file=file or sys.stderr)


def add_command(commands: Commands, name: str, line: str, run: Run) -> Parser:
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


def add_program_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--program-option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="an option for programs at exec: seats; may be repeated",
    )


def add_rules(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--rules", metavar="N", help="play by this version of the rules, instead of the newest"
    )


def add_edition(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--edition", metavar="FILE", type=Path, help="an edition file of your own (TOML)"
    )


def add_language(parser: argparse.ArgumentParser) -> None:
    from corral.languages import LANGUAGES  # noqa: PLC0415

    known = ", ".join(LANGUAGES)
    parser.add_argument("--lang", metavar="LANG", help=f"{known}; else as your system says")


def words_in(language: str | None) -> Words:
    """The language asked for, or the system's."""
    from corral.words import Words, preferred_language  # noqa: PLC0415

    return Words(preferred_language(os.environ) if language is None else language)


def english_screen() -> Screen:
    """For measures and studies, which are not translated."""
    from corral.terminal.screen import Screen  # noqa: PLC0415

    return Screen(words_in("en"))
