"""Why a move is refused: the rule that forbids it, the reason, and what it is about."""

from __future__ import annotations

from corral.core.errors import IllegalMove
from corral.core.text import Line
from corral.games.goldrush.rules.codes import (
    DIRECTIONS,
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
    ROLE_NAMES,
    cell_name,
)
from corral.games.goldrush.state import GoldRush
from corral.games.goldrush.text.notation import read_cell, split_part
from corral.games.goldrush.text.parts import part_index, tile_at

EDGE_NAMES = {"R": "railroad", "M": "mountain", "P": "prairie"}


def refusal(state: GoldRush, seat: int, text: str) -> IllegalMove:
    """The reason for refusing a well-formed move that is not legal."""
    line = Line(1, text)
    verb = line.words[0].text
    return _wrong_time(state, seat, verb) or _REASONS[verb](state, seat, line)


def _wrong_time(state: GoldRush, seat: int, verb: str) -> IllegalMove | None:
    """Whether this kind of move belongs to another step or another player."""
    if state.phase == OVER_PHASE:
        return IllegalMove("G-20", "over")
    if seat != state.turn:
        return IllegalMove("G-3", "not_your_turn", {"seat": int(state.turn)})
    if state.phase == PLACE_PHASE:
        return None if verb == "place" else IllegalMove("G-4", "place_first")
    return IllegalMove("G-4", "placed_already") if verb == "place" else None


def _place(state: GoldRush, seat: int, line: Line) -> IllegalMove:
    x, y = read_cell(line.words[1])
    rotation = int(line.words[2].text)
    cell = cell_at(x, y)
    if tile_at(state, x, y) != NONE:
        return IllegalMove("G-4", "cell_taken", {"cell": cell_name(x, y)})
    place = int(state.border_at(cell))
    if place < 0 or not state.is_at(cell, x, y):
        return IllegalMove("G-4", "touches_nothing", {"cell": cell_name(x, y)})
    needs = int(state.free[place]) % NEEDS
    name = state.tiles.names[state.in_hand]
    for direction in range(DIRECTIONS):
        wanted = needs >> 2 * direction & 3
        way = int(state.in_hand) * ROTATIONS + rotation
        found = int(state.tiles.edge[way * DIRECTIONS + direction])
        if wanted and wanted != found:
            return IllegalMove(
                "G-4",
                "edge_differs",
                {
                    "tile": name,
                    "edge": EDGE_NAMES[EDGE_LETTERS[wanted - 1]],
                    "part": f"{cell_name(x, y)}:{DIRECTION_NAMES[direction]}",
                },
            )
    raise AssertionError(f"{name} fits on {x},{y} with rotation {rotation}")


def _cowboy(state: GoldRush, seat: int, line: Line) -> IllegalMove:
    role = line.words[0].text
    if role == "farmer" and not state.farmers:
        return IllegalMove("G-26", "no_farmers")
    if state.supply[seat] == 0:
        return IllegalMove("G-7", "no_cowboy")
    if role == "trader":  # in a city of the new tile nobody can be yet
        return IllegalMove("G-7", "no_city")
    tile = int(state.laid) - 1
    place = line.words[1].text
    index = part_index(state, tile, place)
    part = int(state.base[tile]) + index
    if index == NONE or ROLE_NAMES[int(state.sort_of(part))] != role:
        return IllegalMove("G-7", "no_part", {"role": role, "place": place})
    return IllegalMove("G-7", "cowboy_there", {"sort": _feature(state, part)})


def _feature(state: GoldRush, part: int) -> str:
    return FEATURE_NAMES[int(state.sort_of(part))]


def _tent(state: GoldRush, seat: int, line: Line) -> IllegalMove:
    cell, place = split_part(line.words[1])
    x, y = read_cell(cell)
    tile = tile_at(state, x, y)
    if tile == NONE:
        return IllegalMove("G-8", "no_tile", {"cell": cell.text})
    index = part_index(state, tile, place.text)
    part = int(state.base[tile]) + index
    if index == NONE or _feature(state, part) != "mountain":
        return IllegalMove("G-8", "no_mountain", {"part": line.words[1].text})
    tent = state.tent[seat]
    if tent != NONE and int(state.tile_of[tent]) == tile:
        return IllegalMove("G-8", "tent_stays")
    if state.open[state.feature[part]] == 0:
        return IllegalMove("G-8", "mountain_finished")
    reason = "part_has_tent" if state.holder[part] >= TENT else "part_has_cowboy"
    return IllegalMove("G-8", reason)


def _take(state: GoldRush, seat: int, line: Line) -> IllegalMove:
    return IllegalMove("G-9", "no_tent" if state.tent[seat] == NONE else "no_token")


_REASONS = {
    "place": _place,
    "railwayman": _cowboy,
    "miner": _cowboy,
    "trader": _cowboy,
    "farmer": _cowboy,
    "tent": _tent,
    "take": _take,
}
