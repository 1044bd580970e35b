"""Why a move is refused: the number of the rule that forbids it, and a sentence."""

from __future__ import annotations

from corral.core.errors import IllegalMove
from corral.core.text import Line
from corral.games.goldrush.rules.codes import (
    DIRECTIONS,
    HALVES,
    MOST_PARTS,
    NEEDS,
    NONE,
    OVER_PHASE,
    PLACE_PHASE,
    ROTATIONS,
    TENT,
)
from corral.games.goldrush.rules.grid import cell_at
from corral.games.goldrush.rules.names import (
    DIRECTION_NAMES,
    EDGE_LETTERS,
    FEATURE_NAMES,
    HALF_NAMES,
    ROLE_NAMES,
)
from corral.games.goldrush.state import GoldRush
from corral.games.goldrush.text.notation import read_cell, split_part

EDGE_NAMES = {"R": "a railroad", "M": "a mountain", "P": "prairie"}


def refusal(state: GoldRush, seat: int, text: str) -> IllegalMove:
    """The reason for refusing a well-formed move that is not legal."""
    line = Line(1, text)
    verb = line.words[0].text
    return _wrong_time(state, seat, verb) or _REASONS[verb](state, seat, line)


def _wrong_time(state: GoldRush, seat: int, verb: str) -> IllegalMove | None:
    """Whether this kind of move belongs to another step or another player."""
    if state.phase == OVER_PHASE:
        return IllegalMove("G-20", "the match is over")
    if seat != state.turn:
        return IllegalMove("G-3", f"it is p{int(state.turn)}'s turn, not p{seat}'s")
    if state.phase == PLACE_PHASE:
        if verb != "place":
            return IllegalMove("G-4", "first place the tile that was drawn")
    elif verb == "place":
        return IllegalMove("G-4", "the tile of this turn has been placed")
    return None


def _tile_at(state: GoldRush, x: int, y: int) -> int:
    """The number of the tile on a cell; NONE without one."""
    cell = cell_at(x, y)
    return int(state.tile_at(cell)) if state.is_at(cell, x, y) else NONE


def _place(state: GoldRush, seat: int, line: Line) -> IllegalMove:
    x, y = read_cell(line.words[1])
    rotation = int(line.words[2].text)
    cell = cell_at(x, y)
    if _tile_at(state, x, y) != NONE:
        return IllegalMove("G-4", f"there is a tile on {x},{y} already")
    place = int(state.border_at(cell))
    if place < 0 or not state.is_at(cell, x, y):
        return IllegalMove("G-4", f"{x},{y} touches no edge of a tile on the table")
    needs = int(state.free[place]) % NEEDS
    name = state.tiles.names[state.in_hand]
    for direction in range(DIRECTIONS):
        wanted = needs >> 2 * direction & 3
        way = int(state.in_hand) * ROTATIONS + rotation
        found = int(state.tiles.edge[way * DIRECTIONS + direction])
        if wanted and wanted != found:
            there = EDGE_NAMES[EDGE_LETTERS[wanted - 1]]
            return IllegalMove(
                "G-4",
                f"{name} so turned does not continue {there} in the direction "
                f"{DIRECTION_NAMES[direction]} of {x},{y}",
            )
    raise AssertionError(f"{name} fits on {x},{y} with rotation {rotation}")


def _cowboy(state: GoldRush, seat: int, line: Line) -> IllegalMove:
    role = line.words[0].text
    if role == "farmer" and not state.farmers:
        return IllegalMove("G-26", "this match is played without farmers")
    if state.supply[seat] == 0:
        return IllegalMove("G-7", "there is no cowboy in the supply")
    tile = int(state.laid) - 1
    way, base = int(state.way[tile]), int(state.base[tile])
    place = line.words[1].text if len(line.words) > 1 else "city"
    index = _part_index(state, way, place)
    if index == NONE or _role(state, base + index) != role:
        where = "" if role == "trader" else f" at {place}"
        return IllegalMove("G-7", f"the new tile has no place for a {role}{where}")
    name = state.tiles.part_names[way * MOST_PARTS + index]
    if name != place:
        return IllegalMove("G-7", f"this part of the new tile goes by {name}: `{role} {name}`")
    return IllegalMove("G-7", f"there is a cowboy on the {_feature(state, base + index)} already")


def _part_index(state: GoldRush, way: int, place: str) -> int:
    """The part of a tile that reaches an edge or half-edge, or is its city."""
    if place in DIRECTION_NAMES:
        return int(state.tiles.edge_part[way * DIRECTIONS + DIRECTION_NAMES.index(place)])
    if place in HALF_NAMES:
        return int(state.tiles.half_part[way * HALVES + HALF_NAMES.index(place)])
    names = state.tiles.part_names[way * MOST_PARTS : (way + 1) * MOST_PARTS]
    return names.index(place) if place in names else NONE


def _feature(state: GoldRush, part: int) -> str:
    return FEATURE_NAMES[int(state.sort_of(part))]


def _role(state: GoldRush, part: int) -> str:
    return ROLE_NAMES[int(state.sort_of(part))]


def _tent(state: GoldRush, seat: int, line: Line) -> IllegalMove:
    cell, place = split_part(line.words[1])
    x, y = read_cell(cell)
    tile = _tile_at(state, x, y)
    if tile == NONE:
        return IllegalMove("G-8", f"there is no tile on {x},{y}")
    way = int(state.way[tile])
    index = _part_index(state, way, place.text)
    part = int(state.base[tile]) + index
    if index == NONE or _feature(state, part) != "mountain":
        return IllegalMove("G-8", f"there is no mountain on {x},{y} at {place.text}")
    name = state.tiles.part_names[way * MOST_PARTS + index]
    if name != place.text:
        return IllegalMove("G-8", f"this part goes by {name}: `tent {x},{y}:{name}`")
    tent = state.tent[seat]
    if tent != NONE and int(state.tile_of[tent]) == tile:
        return IllegalMove("G-8", "the own tent stands on this tile; it moves to another one")
    if state.open[state.feature[part]] == 0:
        return IllegalMove("G-8", "this mountain is finished")
    what = "tent" if state.holder[part] >= TENT else "cowboy"
    return IllegalMove("G-8", f"there is a {what} on this mountain part")


def _take(state: GoldRush, seat: int, line: Line) -> IllegalMove:
    if state.tent[seat] == NONE:
        return IllegalMove("G-9", "the own tent stands on no mountain")
    return IllegalMove("G-9", "there is no mining token on the mountain of the own tent")


_REASONS = {
    "place": _place,
    "railwayman": _cowboy,
    "miner": _cowboy,
    "trader": _cowboy,
    "farmer": _cowboy,
    "tent": _tent,
    "take": _take,
}
