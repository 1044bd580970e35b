"""Collecting at the end of a round, and once more at the very end (E-24 to E-30, E-44)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from corral.core.bits import bit
from corral.games.elgaucho.rules.codes import (
    ADD_MOVE,
    NONE,
    ROW_LENGTH,
    ROWS,
    SORT_MOVE,
    TILES,
    VALUES,
)
from corral.games.elgaucho.rules.herds import add_right, can_sort, sort_in
from corral.games.elgaucho.rules.names import tile_names
from corral.games.elgaucho.rules.table import ElGauchoTable


def collect_complete_pastures(table: ElGauchoTable) -> None:
    """From pastures whose every tile is occupied, standing gauchos bring theirs home (E-24)."""
    for row in range(i64(ROWS)):
        if is_complete(table, row):
            _collect_row(table, row)
    _tell_collected(table)


def collect_all(table: ElGauchoTable) -> None:
    """Every standing gaucho brings its tile home, complete pasture or not (E-44)."""
    for row in range(i64(ROWS)):
        _collect_row(table, row)
    _tell_collected(table)


def is_complete(table: ElGauchoTable, row: i64) -> bool:
    for column in range(table.board.row_lengths[row]):
        space = row * ROW_LENGTH + column
        if table.tile[space] >= 0 and table.gaucho[space] == 0:
            return False
    return True


def _collect_row(table: ElGauchoTable, row: i64) -> None:
    for column in range(table.board.row_lengths[row]):
        space = row * ROW_LENGTH + column
        gaucho = table.gaucho[space]
        if gaucho & 1:
            seat = (gaucho >> 1) - 1
            table.incoming[seat] |= bit(table.tile[space])
            table.tile[space] = NONE
            table.gaucho[space] = 0
            table.supply[seat] += 1


def _tell_collected(table: ElGauchoTable) -> None:
    if table.trace is not None:
        for seat in range(table.players):
            if table.incoming[seat]:
                tiles = tile_names(table.incoming[seat])
                table.tell({"kind": "collected", "seat": int(seat), "tiles": tiles})


def next_to_sort_out(table: ElGauchoTable) -> i64:
    """The next seat that has something to decide about its tiles, in turn order (E-30)."""
    for step in range(table.players):
        seat = (table.start + step) % table.players
        _add_where_nothing_is_to_decide(table, seat)
        if table.incoming[seat]:
            return seat
    return NONE


def _add_where_nothing_is_to_decide(table: ElGauchoTable, seat: i64) -> None:
    """A tile alone in its breed and without SORT goes to the right end: order cannot matter."""
    tiles = table.incoming[seat]
    if tiles == 0:
        return
    for tile in range(i64(TILES)):
        if tiles >> tile & 1:
            of_breed = tiles >> (tile // VALUES * VALUES) & 0xFFF
            if not of_breed & (of_breed - 1) and not can_sort(table, seat, tile):
                add(table, seat, tile)


def collect_moves(table: ElGauchoTable, seat: i64, moves: vec[i64]) -> vec[i64]:
    """Any of the tiles next, at the right end or by SORT (E-25, E-29)."""
    tiles = table.incoming[seat]
    for tile in range(i64(TILES)):
        if tiles >> tile & 1:
            moves = append(moves, ADD_MOVE + tile)
            if can_sort(table, seat, tile):
                moves = append(moves, SORT_MOVE + tile)
    return moves


def add(table: ElGauchoTable, seat: i64, tile: i64) -> None:
    table.incoming[seat] &= ~bit(tile)
    add_right(table, seat, tile)


def sort(table: ElGauchoTable, seat: i64, tile: i64) -> None:
    table.incoming[seat] &= ~bit(tile)
    sort_in(table, seat, tile)
