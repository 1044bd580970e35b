"""Herds: one row per breed, strictly ascending or strictly descending (E-26 to E-29)."""

from __future__ import annotations

from mypy_extensions import i64

from corral.core.bits import bit
from corral.games.elgaucho.rules.board import COUNT, HIGHEST, LOWEST
from corral.games.elgaucho.rules.codes import (
    ASCENDING,
    BREED_MASK,
    BREEDS,
    DESCENDING,
    NONE,
    SINGLE,
    SORT,
    VALUES,
)
from corral.games.elgaucho.rules.events import Reason
from corral.games.elgaucho.rules.names import LETTERS, TILE_NAMES
from corral.games.elgaucho.rules.table import ElGauchoTable


def row_values(herd: i64, direction: i64) -> list[int]:
    """A herd's values from left to right."""
    values = [value for value in range(1, VALUES + 1) if herd >> (value - 1) & 1]
    if direction == DESCENDING:
        values.reverse()
    return values


def in_row_order(tiles: list[int], descending: bool) -> list[int]:
    """Tiles in breed order; within a breed ascending, or descending."""
    return sorted(tiles, key=lambda tile: (tile // VALUES, -tile if descending else tile))


def sale_value(herd: i64) -> i64:
    """Number of tiles times the highest value (E-28)."""
    return COUNT[herd] * HIGHEST[herd]


def fits_right(herd: i64, direction: i64, value: i64) -> bool:
    """Whether a value continues the row at its right end (E-27)."""
    if direction == SINGLE:
        return True
    if direction == ASCENDING:
        return value > HIGHEST[herd]
    return value < LOWEST[herd]


def start_row(table: ElGauchoTable, seat: i64, tile: i64) -> None:
    """A tile begins a new row of its breed."""
    row = seat * BREEDS + tile // VALUES
    table.herd[row] = bit(tile % VALUES)
    table.direction[row] = SINGLE


def add_right(table: ElGauchoTable, seat: i64, tile: i64) -> None:
    """A tile goes to the right end; a misfit closes and sells the row first (E-26, E-27)."""
    row = seat * BREEDS + tile // VALUES
    herd = table.herd[row]
    value = tile % VALUES + 1
    if herd == 0:
        start_row(table, seat, tile)
    elif fits_right(herd, table.direction[row], value):
        if table.direction[row] == SINGLE:
            table.direction[row] = ASCENDING if value > HIGHEST[herd] else DESCENDING
        table.herd[row] = herd | bit(value - 1)
    else:
        sell(table, seat, tile // VALUES, 0, "misfit")
        start_row(table, seat, tile)
    if table.trace is not None:
        table.tell({"kind": "added", "seat": int(seat), "tile": TILE_NAMES[tile]})


def can_sort(table: ElGauchoTable, seat: i64, tile: i64) -> bool:
    """Whether SORT could put a collected tile elsewhere than at the right end (E-29)."""
    if not table.areas[seat] >> SORT & 1:
        return False
    row = seat * BREEDS + tile // VALUES
    herd = table.herd[row]
    if herd == 0:
        return False
    direction = table.direction[row]
    return direction == SINGLE or not fits_right(herd, direction, tile % VALUES + 1)


def sort_in(table: ElGauchoTable, seat: i64, tile: i64) -> None:
    """The gaucho on SORT goes home; the tile takes the one place where the row stays in order."""
    row = seat * BREEDS + tile // VALUES
    value = tile % VALUES + 1
    table.areas[seat] &= ~(1 << SORT)
    table.supply[seat] += 1
    if table.direction[row] == SINGLE:  # left of the only tile
        table.direction[row] = ASCENDING if value < LOWEST[table.herd[row]] else DESCENDING
    table.herd[row] |= bit(value - 1)
    if table.trace is not None:
        values = row_values(table.herd[row], table.direction[row])
        table.tell(
            {
                "kind": "sorted",
                "seat": int(seat),
                "tile": TILE_NAMES[tile],
                "place": values.index(int(value)) + 1,
                "row": values,
            },
        )


def lift(table: ElGauchoTable, seat: i64, tile: i64) -> None:
    """A tile leaves a row; the gap closes, and one tile alone has no direction again (E-35)."""
    row = seat * BREEDS + tile // VALUES
    table.herd[row] &= ~bit(tile % VALUES)
    if COUNT[table.herd[row]] < 2:
        table.direction[row] = SINGLE


def sell(table: ElGauchoTable, seat: i64, breed: i64, bonus: i64, reason: Reason) -> None:
    """A row is sold; its tiles leave the game (E-28). The reason is for those who watch."""
    row = seat * BREEDS + breed
    herd = table.herd[row]
    pesos = sale_value(herd) + bonus
    table.pesos[seat] += pesos
    table.gone |= herd << (breed * VALUES)
    if table.trace is not None:
        table.tell(
            {
                "kind": "sold",
                "seat": int(seat),
                "breed": LETTERS[breed],
                "row": row_values(herd, table.direction[row]),
                "count": int(COUNT[herd]),
                "highest": int(HIGHEST[herd]),
                "bonus": int(bonus),
                "pesos": int(pesos),
                "reason": reason,
            },
        )
    table.herd[row] = 0
    table.direction[row] = SINGLE


def owner_of(table: ElGauchoTable, tile: i64) -> i64:
    """The seat in whose display a tile lies; NONE if in nobody's."""
    mark = bit(tile % VALUES)
    for seat in range(table.players):
        if table.herd[seat * BREEDS + tile // VALUES] & mark:
            return seat
    return NONE


def display(table: ElGauchoTable, seat: i64) -> i64:
    """All tiles in a player's herds."""
    tiles: i64 = 0
    for breed in range(i64(BREEDS)):
        tiles |= (table.herd[seat * BREEDS + breed] & BREED_MASK) << (breed * VALUES)
    return tiles
