"""What a page needs to draw a board of its own: pieces by their names, and what is printed.

A piece is an SVG fragment without
ids, drawn around the origin unless it says otherwise, for a parent with the attributes in
``AROUND``. All of it is made from the edition's data.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from corral.pictures.pieces import badge, coin, emblem, hourglass, laurel, pile
from corral.pictures.svg import SANS

AROUND: Final = {
    "font-family": SANS,
    "text-anchor": "middle",
    "stroke-linejoin": "round",
}
"""The attributes that a fragment expects of what it stands in."""


def common(seats: int) -> dict[str, str]:
    """The pieces of all games, for so many seats."""
    drawn = {"laurel": laurel(), "hourglass": hourglass(), "coin": coin("$"), "pile": pile("")}
    return {**drawn, **of_each_seat(seats, badge=badge, emblem=emblem)}


def of_each_seat(seats: int, **drawing: Callable[[int], str]) -> dict[str, str]:
    """Pieces that every player has: ``badge-0``, ``badge-1`` and so on."""
    return {f"{name}-{seat}": draw(seat) for name, draw in drawing.items() for seat in range(seats)}
