"""The free cells beside the landscape in the order in which learners see them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from corral.games.goldrush.rules.codes import DIRECTIONS, NEEDS, SIDE
from corral.games.goldrush.rules.grid import NEIGHBOUR
from corral.games.goldrush.rules.table import GoldRushTable
from corral.games.goldrush.rules.tiles import TileSet

WIDE: Final = 4 * SIDE
"""More than any two coordinates, or numbers of ways, are apart."""


def most_cells(tiles: i64) -> i64:
    """How many free cells so many tiles can have beside them at most."""
    return 2 * tiles + 2


class Rows:
    """From north to south and west to east. A landscape only grows, so it is looked at only once.

    ``free[row]`` is the cell * NEEDS + what the edges of a tile there must be.
    """

    def __init__(self, tiles: TileSet) -> None:
        self.table: GoldRushTable | None = None
        self.laid: i64 = 0
        self.tile = vec[i64]([0] * int(tiles.tiles))
        """The cell and the way of every tile that was looked at."""
        self.kept: i64 = 0
        """So many of the first tiles lie as they did when somebody last set this to ``laid``."""
        self.count: i64 = 0
        room = int(most_cells(tiles.tiles)) + DIRECTIONS
        self.key = vec[i64]([0] * room)
        self.free = vec[i64]([0] * room)

    def follow(self, table: GoldRushTable) -> None:
        """Look at a landscape, which may be another one than at the last look."""
        if table is self.table and table.laid == self.laid:
            return
        same = self.laid if table is self.table else self._common(table)
        self.table = table
        if same == self.laid == table.laid:
            return
        self.kept = min(self.kept, same)
        if same < self.laid:
            self.count = 0
            same = 0
        self._add(table, same)
        self.laid = table.laid

    def _common(self, table: GoldRushTable) -> i64:
        """How many tiles lie as they did."""
        most = min(self.laid, table.laid)
        tile: i64 = 0
        while tile < most and self.tile[tile] == _lying(table, tile):
            tile += 1
        return tile

    def _add(self, table: GoldRushTable, first: i64) -> None:
        """The tiles from that one on: their cells are taken, and others are beside them."""
        for tile in range(first, table.laid):
            self.tile[tile] = _lying(table, tile)
            self._take(_key(table, table.cell[tile]))
        for tile in range(first, table.laid):
            at = table.cell[tile] * DIRECTIONS
            for direction in range(i64(DIRECTIONS)):
                cell = NEIGHBOUR[at + direction]
                place = table.border_at(cell)
                if place >= 0:
                    self._insert(_key(table, cell), table.free[place])

    def _take(self, key: i64) -> None:
        row = self._row(key)
        if row < self.count and self.key[row] == key:
            self.count -= 1
            for later in range(row, self.count):
                self.key[later] = self.key[later + 1]
                self.free[later] = self.free[later + 1]

    def _insert(self, key: i64, free: i64) -> None:
        """A free cell beside a new tile; one that was there already has more to continue now."""
        row = self._row(key)
        if row < self.count and self.key[row] == key:
            self.free[row] = free
            return
        later = self.count
        while later > row:
            self.key[later] = self.key[later - 1]
            self.free[later] = self.free[later - 1]
            later -= 1
        self.key[row] = key
        self.free[row] = free
        self.count += 1

    def _row(self, key: i64) -> i64:
        """The first row that does not come before that key."""
        low: i64 = 0
        high = self.count
        while low < high:
            middle = (low + high) // 2
            if self.key[middle] < key:
                low = middle + 1
            else:
                high = middle
        return low

    def row_of(self, cell: i64) -> i64:
        """The row of a free cell."""
        row: i64 = 0
        while self.free[row] // NEEDS != cell:
            row += 1
        return row


def _lying(table: GoldRushTable, tile: i64) -> i64:
    return table.cell[tile] * WIDE * WIDE + table.way[tile]


def _key(table: GoldRushTable, cell: i64) -> i64:
    """Cells in the order of their rows and, within a row, columns; it never changes."""
    return i64(table.y_of(cell)) * WIDE + i64(table.x_of(cell))
