"""A view as facts to read, for games without a drawing of their own.

What each seat has stands in ``players``, everything else is a fact of the table. In a view without
``players`` whatever has one value for each seat is one of the seats. The page's plain board has the
same rule (``client/src/games/plain/facts.ts``) and is held to examples of this one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from corral.core.game import View
from corral.plain_phrases import plainly

FRAME: Final = ("game", "seat", "names", "phase", "turn", "over", "winners")
"""What drawings and prompts tell in their own way."""
SEATWISE: Final = ("players", "scores")


class Fact(NamedTuple):
    """A key of the view, and its value as a short text."""

    key: str
    text: str


class ViewFacts(NamedTuple):
    """All that a view tells."""

    table: list[Fact]
    seats: list[list[Fact]]


def facts_of(view: View) -> ViewFacts:
    """The facts in the order of the view."""
    players = len(view["names"])
    found = ViewFacts([], [[] for _ in range(players)])
    for key, value in view.items():
        if key in FRAME:
            continue
        seatwise = key in SEATWISE or "players" not in view
        if seatwise and isinstance(value, list) and len(value) == players:
            for seat, one in enumerate(value):
                found.seats[seat] += _facts(key, one)
        else:
            found.table.extend(_facts(key, value))
    return found


def _facts(key: str, value: Any) -> Iterator[Fact]:
    """A value with names in it is several facts."""
    if isinstance(value, Mapping) and value:
        for name, one in value.items():
            yield Fact(str(name), str(plainly(one)))
    else:
        yield Fact(key, str(plainly(value)))
