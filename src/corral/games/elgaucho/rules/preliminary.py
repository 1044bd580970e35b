"""The preliminary round: starting cattle and the first gaucho (E-9 to E-11)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from corral.core.bits import bit
from corral.games.elgaucho.rules.board import nth_tile, tile_count
from corral.games.elgaucho.rules.codes import (
    AREAS,
    ENTER_PHASE,
    KEEP_MOVE,
    NONE,
    PLACE_MOVE,
    ROLL_PHASE,
    VALUES,
)
from corral.games.elgaucho.rules.herds import add_right
from corral.games.elgaucho.rules.names import AREA_NAMES, tile_names
from corral.games.elgaucho.rules.table import ElGauchoTable


def kept_tiles(hand: i64, places: i64) -> i64:
    """The tiles of a hand that stand at the chosen places."""
    tiles: i64 = 0
    for place in range(tile_count(hand)):
        if places >> place & 1:
            tiles |= bit(nth_tile(hand, place))
    return tiles


def shares_breed(tiles: i64) -> bool:
    """Whether two of the tiles are of one breed."""
    while tiles:
        of_breed = tiles & 0xFFF
        if of_breed & (of_breed - 1):
            return True
        tiles >>= VALUES
    return False


def _may_keep(table: ElGauchoTable, tiles: i64) -> bool:
    count = tile_count(tiles)
    if count == 1:
        return True
    if count > 3:
        return False
    limit = table.board.two_up_to if count == 2 else table.board.three_up_to
    return all(table.board.value[nth_tile(tiles, place)] <= limit for place in range(count))


def keep_moves(table: ElGauchoTable, hand: i64, moves: vec[i64]) -> vec[i64]:
    """One tile, or two or three small ones; of one breed in either direction (E-9, E-10)."""
    for places in range(i64(1), bit(tile_count(hand))):
        tiles = kept_tiles(hand, places)
        if _may_keep(table, tiles):
            moves = append(moves, KEEP_MOVE + 2 * places)
            if shares_breed(tiles):
                moves = append(moves, KEEP_MOVE + 2 * places + 1)
    return moves


def keep(table: ElGauchoTable, seat: i64, choice: i64) -> None:
    """A hidden choice; once all have chosen, all is revealed."""
    table.choice[seat] = choice
    if table.trace is not None:
        table.tell({"kind": "chosen", "seat": int(seat)})
    for other in range(table.players):
        if table.choice[other] == NONE:
            return
    for other in range(table.players):
        _reveal(table, other)
    table.phase = ENTER_PHASE
    table.turn = (table.start + table.players - 1) % table.players  # counter-clockwise, E-11


def _reveal(table: ElGauchoTable, seat: i64) -> None:
    choice = table.choice[seat]
    tiles = kept_tiles(table.hand[seat], choice >> 1)
    descending = bool(choice & 1)
    table.aside[seat] = table.hand[seat] & ~tiles
    table.hand[seat] = 0
    table.choice[seat] = NONE
    if table.trace is not None:
        table.tell({"kind": "kept", "seat": int(seat), "tiles": tile_names(tiles)}, reveals=True)
    count = tile_count(tiles)
    for place in range(count):
        add_right(table, seat, nth_tile(tiles, count - 1 - place if descending else place))


def enter_moves(table: ElGauchoTable, moves: vec[i64]) -> vec[i64]:
    """Any action area that nobody has chosen in this round (E-11)."""
    occupied: i64 = 0
    for seat in range(table.players):
        occupied |= table.areas[seat]
    for area in range(i64(AREAS)):
        if not occupied >> area & 1:
            moves = append(moves, PLACE_MOVE + area * 8)
    return moves


def enter(table: ElGauchoTable, seat: i64, area: i64) -> None:
    table.areas[seat] |= bit(area)
    table.supply[seat] -= 1
    if table.trace is not None:
        table.tell({"kind": "placed", "seat": int(seat), "area": AREA_NAMES[area], "dice": []})
    if seat == table.start:
        table.phase = ROLL_PHASE
        table.turn = NONE
    else:
        table.turn = (seat + table.players - 1) % table.players
