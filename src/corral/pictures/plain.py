"""A position of a game that brings no picture of its own: its view, as facts to read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from corral.core.game import View
from corral.pictures.palette import PAPER, QUIET
from corral.pictures.pieces import heading, panel
from corral.pictures.svg import box, picture, shortened, text
from corral.plain_view import Fact, facts_of

MARGIN: Final = 16
WIDTH: Final = 400
HEAD: Final = 40
LINE: Final = 24
SIZE: Final = 15


def position(view: View, printed: Mapping[str, Any]) -> str:
    """The table on top, a panel for each seat below it, two side by side."""
    del printed  # a view tells all that this can show
    facts = facts_of(view)
    whole, bottom = 2 * WIDTH + 3 * MARGIN, 0.0
    drawn = []
    if facts.table:
        bottom = LINE * len(facts.table) + 2 * MARGIN
        drawn.append(panel(MARGIN, MARGIN, 2 * WIDTH + MARGIN, bottom - MARGIN))
        drawn.append(_facts(MARGIN + 8, 1.5 * MARGIN, 2 * WIDTH, facts.table))
    height = HEAD + LINE * max(len(own) for own in facts.seats) + MARGIN
    for seat, own in enumerate(facts.seats):
        x = MARGIN + seat % 2 * (WIDTH + MARGIN)
        y = bottom + MARGIN + seat // 2 * (height + MARGIN)
        drawn += [
            panel(x, y, WIDTH, height, active=seat in view["winners"]),
            heading(x + 8, y + 22, WIDTH - 16, seat, view["names"][seat]),
            _facts(x + 8, y + HEAD, WIDTH - 16, own),
        ]
    rows = -(-len(facts.seats) // 2)
    end = bottom + MARGIN + rows * (height + MARGIN)
    return picture(whole, end, view["game"], box(0, 0, whole, end, fill=PAPER), *drawn)


def _facts(x: float, y: float, width: float, facts: Sequence[Fact]) -> str:
    """One below the other: what it is at the left, its value at the right."""
    lines = []
    for number, fact in enumerate(facts):
        middle = y + LINE * (number + 0.5)
        key = fact.key.replace("_", " ")
        value = shortened(fact.text, SIZE, width * 0.65)
        lines.append(text(x, middle, shortened(key, SIZE, width * 0.3), SIZE, QUIET, "start"))
        lines.append(text(x + width, middle, value, SIZE, anchor="end", bold=True))
    return "".join(lines)
