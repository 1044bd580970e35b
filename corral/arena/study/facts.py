"""What may have decided a match, for each game: where points came from, what players did."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from corral.arena.study import elgaucho, goldrush, kuhhandel
from corral.arena.study.tally import Tally
from corral.core.match import Match


@dataclass(frozen=True, slots=True)
class Teller:
    """How a finished match is told."""

    worth: Callable[[Match], Tally]
    """The points that each seat would lack without a source of them."""
    deeds: Callable[[Match], Tally]
    """How often each seat did something."""


TELLERS: Final = {
    "elgaucho": Teller(elgaucho.worth, elgaucho.deeds),
    "kuhhandel": Teller(kuhhandel.worth, kuhhandel.deeds),
    "goldrush": Teller(goldrush.worth, goldrush.deeds),
}
"""A game of another package has none; all else is told of it as well."""
