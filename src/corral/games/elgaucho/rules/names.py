"""How tiles, spaces, areas and breeds are written."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from mypy_extensions import i64

from corral.games.elgaucho.rules.board import tile_list
from corral.games.elgaucho.rules.codes import ROW_LENGTH, SPACES, TILES, VALUES

Breed: TypeAlias = Literal["W", "K", "B", "G", "S"]
"""White, black, brown, golden and spotted cattle."""
Pasture: TypeAlias = Literal["a", "b", "c", "d"]
"""From the small one to the large one."""
Area: TypeAlias = Literal["sort", "wish", "sale", "steal", "overseer", "steppe"]
"""An area of special actions."""
Tile: TypeAlias = str
"""A tile by its breed and value, such as ``W7``."""
Space: TypeAlias = str
"""A space of the pampa by its pasture and place, such as ``a2``."""

LETTERS: Final[tuple[Breed, ...]] = ("W", "K", "B", "G", "S")
ROW_LETTERS: Final[tuple[Pasture, ...]] = ("a", "b", "c", "d")
AREA_NAMES: Final[tuple[Area, ...]] = ("sort", "wish", "sale", "steal", "overseer", "steppe")
TILE_NAMES: Final = [f"{LETTERS[tile // VALUES]}{tile % VALUES + 1}" for tile in range(TILES)]
SPACE_NAMES: Final = [
    f"{ROW_LETTERS[space // ROW_LENGTH]}{space % ROW_LENGTH + 1}" for space in range(SPACES)
]


def tile_names(tiles: i64) -> list[str]:
    """The tiles of a set, in ascending order."""
    return [TILE_NAMES[tile] for tile in tile_list(tiles)]


def dice_values(hand: i64, chosen: i64) -> list[int]:
    """The chosen dice of a hand, ascending."""
    values: list[int] = []
    for place in range(i64(3)):
        if chosen >> place & 1:
            values.append(int(hand >> (3 * place) & 7))
    values.sort()
    return values


def rodeo_values(rodeo: i64) -> list[int]:
    """The dice in the rodeo, ascending; four bits count each face."""
    values: list[int] = []
    for face in range(i64(6)):
        for _ in range(rodeo >> (4 * face) & 15):
            values.append(int(face + 1))
    return values


def rodeo_size(rodeo: i64) -> i64:
    """How many dice are in the rodeo."""
    size: i64 = 0
    while rodeo > 0:
        size += rodeo & 15
        rodeo >>= 4
    return size
