"""Cells: where they are, and which lie beside them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from corral.games.goldrush.rules.codes import CELLS, SIDE


def _neighbours() -> vec[i64]:
    cells: list[int] = []
    for cell in range(CELLS):
        y, x = divmod(cell, SIDE)
        for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
            cells.append((y + dy) % SIDE * SIDE + (x + dx) % SIDE)
    return vec[i64](cells)


# The cells to the north, east, south and west of a cell, from cell * 4 on.
NEIGHBOUR: Final = _neighbours()


def cell_at(x: int, y: int) -> int:
    """The cell of a place; the start tile's is 0."""
    return y % SIDE * SIDE + x % SIDE


def nearest(column: i64, lowest: i64) -> i64:
    """The coordinate that a column or row stands for, if none is below ``lowest``."""
    return lowest + (column - lowest) % SIDE
