"""Numbers that somebody typed: within bounds, seeds, rules."""

from __future__ import annotations

from typing import Final

from corral.core.dealer import SEEDS
from corral.core.errors import OptionError
from corral.core.game import Game

MANY: Final = 1_000_000


def whole_number(what: str, text: str, low: int, high: int, highest: str = "") -> int:
    """A number between bounds, written in plain digits."""
    if text.isascii() and text.isdigit() and len(text) <= len(str(high)):
        number = int(text)
        if low <= number <= high:
            return number
    raise OptionError(f"{what} {text!r} is not a whole number from {low} to {highest or high}")


def decimal_number(what: str, text: str, most: float) -> float:
    """A number above 0."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number <= most:
        raise OptionError(f"{what} {text!r} is not a number above 0, up to {most:g}")
    return number


def read_seed(text: str | None) -> int | None:
    return None if text is None else whole_number("--seed", text, 0, SEEDS - 1, "2**64 - 1")


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
