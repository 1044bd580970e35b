"""What a page needs to draw a board of its own: pieces by their names, and what is printed.

A piece is an SVG fragment without
ids, drawn around the origin unless it says otherwise, for a parent with the attributes in
``AROUND``. All of it is made from the edition's data.
"""

from __future__ import annotations

from typing import Final

from corral.pictures.pieces import badge, coin, cowboy, emblem, hourglass, laurel, lying, pile, tent
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
    for seat in range(seats):
        drawn[f"badge-{seat}"] = badge(seat)
        drawn[f"emblem-{seat}"] = emblem(seat)
        drawn[f"cowboy-{seat}"] = cowboy(seat)
        drawn[f"lying-{seat}"] = lying(seat)
        drawn[f"tent-{seat}"] = tent(seat)
    return drawn
