"""From the words of the command line to values; every refusal names the word and what is right."""

from __future__ import annotations

import argparse
import os
import shlex
import shutil
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from corral.bots import BOTS, Limit
from corral.bots.program import PREFIX, is_program
from corral.core.dealer import SEEDS
from corral.core.errors import CorralError, NotationError, OptionError
from corral.core.game import Game
from corral.core.options import Options, named
from corral.core.setting import check_name
from corral.core.text import LONGEST, Token

HUMAN: Final = "human"
PLEASANT_COMPANY: Final = 3
MANY: Final = 1_000_000
LONGEST_BENCH: Final = 3600


class UsageError(CorralError):
    """Options that do not go together."""


def whole_number(what: str, text: str, low: int, high: int, highest: str = "") -> int:
    """A number between bounds, written in plain digits."""
    if text.isascii() and text.isdigit() and len(text) <= len(str(high)):
        number = int(text)
        if low <= number <= high:
            return number
    raise OptionError(f"{what} {text!r} is not a whole number from {low} to {highest or high}")


def read_seed(text: str | None) -> int | None:
    return None if text is None else whole_number("--seed", text, 0, SEEDS - 1, "2**64 - 1")


def read_seats(text: str, game: Game) -> tuple[str, ...]:
    """``human,random:2`` as one kind of player for each seat."""
    seats: list[str] = []
    for word in text.split(","):
        if is_program(word.strip()):
            seats.append(word.strip())
            continue
        kind, colon, count = (piece.strip() for piece in word.partition(":"))
        if kind != HUMAN and kind not in BOTS:
            known = ", ".join([HUMAN, *sorted(BOTS), f"{PREFIX}COMMAND"])
            raise OptionError(f"there is no kind of player {kind!r} in {text!r}; there are {known}")
        if colon:
            seats += [kind] * whole_number(f"in {text!r} the count of {kind}", count, 1, game.most)
        else:
            seats.append(kind)
    game.check_players(len(seats))
    return tuple(seats)


def default_players(game: Game) -> int:
    """How many play when nobody says: three, where the game allows it."""
    return min(game.most, max(game.fewest, PLEASANT_COMPANY))


def read_names(text: str | None, players: int) -> list[str]:
    """The names given, for the first seats; there may be fewer than seats, not more."""
    if text is None:
        return []
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise OptionError(f"--names {text!r} has an empty name; right would be Ana,Bo")
    if len(names) > players:
        raise OptionError(f"--names {text!r} gives {len(names)} names for {players} seats")
    return [check_name(name) for name in names]


def read_options(words: Sequence[str], game: Game) -> Options:
    """``NAME``, ``NAME=no`` and ``NAME=VALUE``, checked against what the game has."""
    given: Options = {}
    for word in words:
        name, equals, value = word.partition("=")
        option = named(game.options, name)
        if option is None:
            given[name] = True  # the check below says what there is
            continue
        try:
            given[name] = option.read(Token(value if equals else "yes", 1, 1))
        except NotationError as error:
            raise OptionError(f"--option {word!r}: {error.problem}") from None
    game.check_options(given)
    return given


def read_limit(text: str | None) -> Limit | None:
    """How long bots may think; without a word as each kind does."""
    if text is None:
        return None
    try:
        return Limit(seconds=float(text))
    except ValueError:  # not a number, or none that a limit can be
        raise OptionError(f"--seconds {text!r} is not a time in seconds above 0") from None


def add_program_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--program-option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="an option for programs at exec: seats; may be repeated",
    )


def read_program_options(words: Sequence[str]) -> dict[str, str]:
    """``NAME=VALUE``, for programs that speak the line protocol."""
    given: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise OptionError(f"--program-option {word!r} is not NAME=VALUE")
        given[name] = value
    return given


def read_rule(text: str, game: Game) -> str:
    """A rule's number; ``e-19`` and ``19`` will do."""
    wanted = text.strip().upper()
    for number in game.rule_numbers:
        if wanted in (number, number.partition("-")[2]):
            return number
    if not game.rule_numbers:
        raise OptionError(f"{game.name} has no rule {text!r}: its rules are not numbered")
    first, last = game.rule_numbers[0], game.rule_numbers[-1]
    raise OptionError(f"{game.name} has no rule {text!r}; its rules are {first} to {last}")


def decimal_number(what: str, text: str, most: float) -> float:
    """A number above 0."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number <= most:
        raise OptionError(f"{what} {text!r} is not a number above 0, up to {most:g}")
    return number


def read_seconds(text: str) -> float:
    return decimal_number("--seconds", text, LONGEST_BENCH)


def called() -> str:
    """How this program was called, so that it can be called again."""
    program = sys.argv[0]
    if Path(program).name == "__main__.py":
        return f"{_short(sys.executable)} -m corral"
    return _short(program)


def _short(program: str) -> str:
    """The bare name will do where the search path leads to the same file."""
    name = Path(program).name
    found = shutil.which(name)
    same = found is not None and os.path.abspath(found) == os.path.abspath(program)
    return shlex.quote(name if same else program)


# Files


def typed_path(text: str | Path) -> Path:
    """A file that somebody named; refused where the system cannot even look for it."""
    try:
        path = Path(text).expanduser()
        with suppress(FileNotFoundError):
            path.stat()
    except OSError as error:
        raise CorralError(f"{text}: cannot be a file: {error.strerror}") from None
    except (ValueError, RuntimeError) as error:
        raise CorralError(f"{str(text)!r} cannot be a file: {error}") from None
    return path


def read_file(path: Path) -> str:
    """A text that somebody wrote or edited."""
    try:
        with path.open("rb") as file:
            content = file.read(LONGEST + 1)
    except OSError as error:
        raise CorralError(f"{path}: cannot be read: {error.strerror}") from None
    if len(content) > LONGEST:
        raise CorralError(f"{path}: is longer than {LONGEST} bytes, so no record or position")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise CorralError(f"{path}: byte {error.start + 1} is not UTF-8 text") from None


def write_file(path: Path, text: str) -> None:
    """Write in one go: whoever reads meanwhile finds the old text or the new one."""
    draft = path.with_name(f".{path.name}.writing")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        with suppress(OSError):
            draft.unlink()
        raise CorralError(f"{path}: cannot be written: {error.strerror}") from None


def check_free(path: Path) -> None:
    """Refuse a file that exists, for it may be somebody's match, or that cannot come to be."""
    if typed_path(path).exists():
        raise CorralError(f"{path}: exists already; name another file, or remove it first")
    if not path.parent.is_dir():
        raise CorralError(f"{path}: there is no folder {path.parent}")
    if not os.access(path.parent, os.W_OK):
        raise CorralError(f"{path}: the folder {path.parent} cannot be written to")
