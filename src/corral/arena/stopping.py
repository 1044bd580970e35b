"""When a line-up has played enough: bounds for a sequential test, as people write them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from corral.arena.statistics import Sprt
from corral.core.errors import OptionError

EXAMPLE = "right would be 50%,65% or, in times of the fair share, 1x,1.5x"


@dataclass(frozen=True, slots=True)
class Bound:
    """A share of wins, as such or in times of what is fair at the table."""

    number: float
    times_fair: bool

    def share(self, seats: int) -> float:
        """The share of wins that is meant, at a table with so many seats."""
        return self.number / seats if self.times_fair else self.number

    def __str__(self) -> str:
        return f"{self.number:g}x" if self.times_fair else f"{self.number * 100:g}%"


@dataclass(frozen=True, slots=True)
class StoppingRule:
    """Is the share of wins of one player rather the low or the high one?"""

    low: Bound
    high: Bound
    alpha: float
    beta: float

    def test(self, seats: int, own: int = 1, where: str = "") -> Sprt:
        """The test for a table of this size, at which the player has so many seats of its own.

        The bounds are those of one seat. The seats share what they win, so they are tried by that.
        """
        low, high = self.low.share(seats), self.high.share(seats)
        if not 0 < low < high < 1 / own:
            table = f"{seats} players ({where})" if where else f"{seats} players"
            raise OptionError(
                f"--sprt {self}: these are {low:.0%} and {high:.0%} for {table}; wanted are two "
                f"shares between 0 % and {100 / own:.0f} %, the lower one first"
            )
        return Sprt(low * own, high * own, self.alpha, self.beta)

    def __str__(self) -> str:
        return f"{self.low},{self.high}"

    def to_data(self) -> dict[str, Any]:
        """The rule as JSON-able data, for files of results."""
        return {
            "low": str(self.low),
            "high": str(self.high),
            "alpha": self.alpha,
            "beta": self.beta,
        }


def read_stopping_rule(text: str, alpha: float, beta: float) -> StoppingRule:
    """``50%,65%`` or ``1x,1.5x``."""
    words = [word.strip() for word in text.split(",")]
    if len(words) != 2:
        raise OptionError(f"--sprt {text!r} does not give two bounds; {EXAMPLE}")
    low, high = (_read_bound(text, word) for word in words)
    return StoppingRule(low, high, alpha, beta)


def _read_bound(text: str, word: str) -> Bound:
    try:
        number = float(word[:-1])
    except ValueError:
        number = 0.0
    if word[-1:] not in ("%", "x") or not number > 0:
        raise OptionError(f"--sprt {text!r}: {word!r} is no bound; {EXAMPLE}")
    return Bound(number, True) if word.endswith("x") else Bound(number / 100, False)
