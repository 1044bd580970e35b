"""The pampa, which everybody sees: looked at once for all viewers, and told anew where it changes.

With ``knowledge`` this is a whitelist and the only way out of a state.
"""

from __future__ import annotations

from corral.games.elgaucho.rules.board import Board
from corral.games.elgaucho.rules.codes import NONE, ROW_LENGTH, ROWS, TILES
from corral.games.elgaucho.rules.names import ROW_LETTERS, TILE_NAMES, Pasture
from corral.games.elgaucho.rules.table import ElGauchoTable
from corral.games.elgaucho.seen.types import Lot

BASE = TILES + 1
"""A mark is a gaucho times this, and a tile; the number after the last tile stands for none."""


class Space:
    """A space of the pampa: its tile, and the gaucho on it."""

    __slots__ = ("owner", "standing", "tile")

    def __init__(self, mark: int) -> None:
        gaucho, tile = divmod(mark, BASE)
        self.tile = None if tile == TILES else tile
        self.owner = None if gaucho == 0 else (gaucho >> 1) - 1
        self.standing = bool(gaucho & 1)


class Pampa:
    """Its pastures, as they were when they were looked at last."""

    def __init__(self, state: ElGauchoTable) -> None:
        self.pastures: list[list[Space]] = []
        self.told: dict[Pasture, list[Lot | None]] = {}
        """What a view tells of it: the very same lists where nothing has changed."""
        self._marks: list[list[int]] = []
        self._lots: dict[int, Lot] = {}
        self.look(state)

    def look(self, state: ElGauchoTable) -> None:
        """See the same match again."""
        marks = [_marks(state, row) for row in range(ROWS)]
        if marks == self._marks:
            return
        told: dict[Pasture, list[Lot | None]] = {}
        pastures: list[list[Space]] = []
        for row, letter in enumerate(ROW_LETTERS):
            if self._marks and marks[row] == self._marks[row]:
                told[letter] = self.told[letter]
                pastures.append(self.pastures[row])
            else:
                told[letter] = [self._lot(mark, state.board) for mark in marks[row]]
                pastures.append([Space(mark) for mark in marks[row]])
        self.told, self.pastures, self._marks = told, pastures, marks

    def _lot(self, mark: int, board: Board) -> Lot | None:
        """A space in words; one that was told before may be the same object again."""
        space = Space(mark)
        tile = space.tile
        if tile is None:
            return None
        lot = self._lots.get(mark)
        if lot is None:
            lot = self._lots[mark] = {
                "tile": TILE_NAMES[tile],
                "big": int(board.value[tile]),
                "small": int(board.small[tile]),
                "gaucho": space.owner,
                "standing": space.standing,
            }
        return lot


def _marks(state: ElGauchoTable, row: int) -> list[int]:
    """A number for each space of a pasture, by its tile and gaucho."""
    first = row * ROW_LENGTH
    last = first + int(state.board.row_lengths[row])
    return [
        int(state.gaucho[at]) * BASE + (TILES if state.tile[at] == NONE else int(state.tile[at]))
        for at in range(first, last)
    ]
