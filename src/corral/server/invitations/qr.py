"""QR codes: an address as something that a phone's camera reads."""

from __future__ import annotations

from typing import Final

import segno
from msgspec import Struct

MARGIN: Final = 4
"""So many modules of quiet the standard wants around it."""


class Drawn(Struct, frozen=True):
    """``path``: the ``d`` of an SVG path to be filled; ``size``: the sides of its view box."""

    path: str
    size: int


def drawn(text: str) -> Drawn:
    """One unit for each module; dark ones are squares, joined where they touch in a row."""
    rows = [list(row) for row in segno.make(text, micro=False, error="m").matrix]
    parts = []
    for y, row in enumerate(rows, MARGIN):
        x = 0
        while x < len(row):
            if not row[x]:
                x += 1
                continue
            start = x
            while x < len(row) and row[x]:
                x += 1
            wide = x - start
            parts.append(f"M{start + MARGIN} {y}h{wide}v1h-{wide}z")
    return Drawn("".join(parts), len(rows) + 2 * MARGIN)
