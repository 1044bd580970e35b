"""Versions of the rules, and options of a game and of programs, as ``NAME`` and ``NAME=VALUE``."""

from __future__ import annotations

from collections.abc import Sequence

from corral.core.errors import CorralError, NotationError, OptionError
from corral.core.game import Game
from corral.core.options import Options, named
from corral.core.position import LATEST_RULES
from corral.core.text import Token
from corral.inputs.numbers import whole_number


class UsageError(CorralError):
    """Options that do not go together."""


def read_version(text: str | None, game: Game) -> Game:
    """The game by a version of its rules; the newest if none is named."""
    return game if text is None else game.at(whole_number("--rules", text, 1, LATEST_RULES))


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


def read_program_options(words: Sequence[str]) -> dict[str, str]:
    """``NAME=VALUE``, for programs that speak the line protocol."""
    given: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise OptionError(f"--program-option {word!r} is not NAME=VALUE")
        given[name] = value
    return given
