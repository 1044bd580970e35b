"""Which tile lies on a cell, and which of its parts is meant, as moves name them."""

from __future__ import annotations

from corral.games.goldrush.rules.codes import DIRECTIONS, HALVES, MOST_PARTS, NONE
from corral.games.goldrush.rules.grid import cell_at
from corral.games.goldrush.rules.names import DIRECTION_NAMES, HALF_NAMES
from corral.games.goldrush.state import GoldRush


def tile_at(state: GoldRush, x: int, y: int) -> int:
    """The number of the tile on a cell; NONE without one."""
    cell = cell_at(x, y)
    return int(state.tile_at(cell)) if state.is_at(cell, x, y) else NONE


def part_index(state: GoldRush, tile: int, place: str) -> int:
    """The part of a tile that reaches an edge or half-edge, or is its city; NONE without one."""
    way = int(state.way[tile])
    if place in DIRECTION_NAMES:
        return int(state.tiles.edge_part[way * DIRECTIONS + DIRECTION_NAMES.index(place)])
    if place in HALF_NAMES:
        return int(state.tiles.half_part[way * HALVES + HALF_NAMES.index(place)])
    names = state.tiles.part_names[way * MOST_PARTS : (way + 1) * MOST_PARTS]
    return names.index(place) if place in names else NONE


def part_name(state: GoldRush, tile: int, place: str) -> str:
    """What the part at a place goes by: the first edge that it reaches. Without one, the place."""
    index = part_index(state, tile, place)
    if index == NONE:
        return place
    return state.tiles.part_names[int(state.way[tile]) * MOST_PARTS + index]
