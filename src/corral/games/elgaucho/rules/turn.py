"""A turn: taking dice, the dice actions, taking gauchos back, ending (E-12 to E-23)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from corral.core.bits import bit
from corral.games.elgaucho.rules.codes import (
    AREAS,
    END_MOVE,
    FIRST_DIE,
    LAY_MOVE,
    PLACE_MOVE,
    RAISE_MOVE,
    RECALL_AREA_MOVE,
    RECALL_MOVE,
    SECOND_DIE,
    STAND_MOVE,
    TAKE_MOVE,
    TOTALS,
    WISHED_DIE,
)
from corral.games.elgaucho.rules.events import OnTile
from corral.games.elgaucho.rules.names import AREA_NAMES, SPACE_NAMES, TILE_NAMES, dice_values
from corral.games.elgaucho.rules.special import special_moves
from corral.games.elgaucho.rules.table import ElGauchoTable


def turn_moves(table: ElGauchoTable, seat: i64, moves: vec[i64]) -> vec[i64]:
    """All that the player on turn may do next."""
    if table.hand_of_dice():
        moves = dice_moves(table, seat, moves)
    if table.owing:  # a gaucho taken back is used at once, E-20
        return moves
    if not table.taken and table.rodeo:
        moves = _take_moves(table, moves)
    moves = recall_area_moves(table, seat, moves)
    moves = special_moves(table, seat, moves)
    if table.taken or table.countdown == 0:  # not before the dice are taken, E-12
        moves = append(moves, END_MOVE)
    return moves


def dice_moves(table: ElGauchoTable, seat: i64, moves: vec[i64]) -> vec[i64]:
    """Stand, lay and raise in the pampa, place on an area, take back for one of these."""
    board = table.board
    making = board.making
    dice = table.hand_of_dice() * TOTALS
    supplied = table.supply[seat] > 0
    lying = table.lying(seat)
    tiles = table.tile
    gauchos = table.gaucho
    any_lying = False
    for space in board.spaces:
        tile = tiles[space]
        if tile < 0:
            continue
        gaucho = gauchos[space]
        if gaucho == 0:
            if supplied:
                big = making[dice + board.value[tile]]
                if big:
                    moves = _with_dice(moves, STAND_MOVE + space * 8, big)
                small = making[dice + board.small[tile]]
                if small:
                    moves = _with_dice(moves, LAY_MOVE + space * 8, small)
        elif gaucho == lying:
            any_lying = True
            small = making[dice + board.small[tile]]
            if small and not table.owing:
                moves = _with_dice(moves, RAISE_MOVE + space * 8, small)
    if supplied:
        free = ~(table.areas[seat] | table.touched)  # E-18, E-19
        for area in range(i64(AREAS)):
            if free >> area & 1:
                suiting = board.suiting[table.hand_of_dice() * AREAS + area]
                if suiting:
                    moves = _with_dice(moves, PLACE_MOVE + area * 8, suiting)
    elif any_lying:
        moves = _recall_moves(table, seat, moves)
    return moves


def _with_dice(moves: vec[i64], code: i64, choices: i64) -> vec[i64]:
    choices >>= 1
    while choices:
        code += 1
        if choices & 1:
            moves = append(moves, code)
        choices >>= 1
    return moves


def _recall_moves(table: ElGauchoTable, seat: i64, moves: vec[i64]) -> vec[i64]:
    """Own lying gauchos, where the supply is empty and an action waits for one (E-20)."""
    anything = _could_use_a_gaucho(table, seat)
    lying = table.lying(seat)
    for space in table.board.spaces:
        if table.gaucho[space] == lying and (anything or _reachable(table, space)):
            moves = append(moves, RECALL_MOVE + space)
    return moves


def _could_use_a_gaucho(table: ElGauchoTable, seat: i64) -> bool:
    for space in table.board.spaces:
        if table.tile[space] >= 0 and table.gaucho[space] == 0 and _reachable(table, space):
            return True
    free = ~(table.areas[seat] | table.touched)
    for area in range(i64(AREAS)):
        if free >> area & 1 and table.board.suiting[table.hand_of_dice() * AREAS + area]:
            return True
    return False


def _reachable(table: ElGauchoTable, space: i64) -> bool:
    """Whether the dice in hand make the big or the small number there."""
    board = table.board
    making = table.hand_of_dice() * TOTALS
    tile = table.tile[space]
    return (
        board.making[making + board.value[tile]] | board.making[making + board.small[tile]]
    ) != 0


def _take_moves(table: ElGauchoTable, moves: vec[i64]) -> vec[i64]:
    """Any two of the dice left, together (E-12)."""
    rodeo = table.rodeo
    for low in range(i64(6)):
        if rodeo >> (4 * low) & 15:
            rest = rodeo - bit(4 * low)
            for high in range(low, i64(6)):
                if rest >> (4 * high) & 15:
                    moves = append(moves, TAKE_MOVE + low * 6 + high)
    return moves


def recall_area_moves(table: ElGauchoTable, seat: i64, moves: vec[i64]) -> vec[i64]:
    """Gauchos on areas, except those placed in this turn (E-20)."""
    back = table.areas[seat] & ~table.touched
    for area in range(i64(AREAS)):
        if back >> area & 1:
            moves = append(moves, RECALL_AREA_MOVE + area)
    return moves


def take(table: ElGauchoTable, seat: i64, low: i64, high: i64) -> None:
    table.rodeo -= bit(4 * low) + bit(4 * high)
    table.first_die = low + 1
    table.second_die = high + 1
    table.taken = True
    if table.trace is not None:
        table.tell({"kind": "took", "seat": int(seat), "dice": [int(low + 1), int(high + 1)]})


def spend(table: ElGauchoTable, chosen: i64) -> list[int]:
    """The chosen dice are used up; their values where anybody listens."""
    values = [] if table.trace is None else dice_values(table.hand_of_dice(), chosen)
    if chosen & FIRST_DIE:
        table.first_die = 0
    if chosen & SECOND_DIE:
        table.second_die = 0
    if chosen & WISHED_DIE:
        table.wished = 0
    if table.first_die == 0:  # one die left is always the first
        table.first_die = table.second_die
        table.second_die = 0
    return values


def stand(table: ElGauchoTable, seat: i64, space: i64, chosen: i64) -> None:
    """E-15."""
    dice = _occupy(table, seat, space, table.standing(seat), chosen)
    if table.trace is not None:
        table.tell({"kind": "stood", **_on_tile(table, seat, space, dice)})


def lay(table: ElGauchoTable, seat: i64, space: i64, chosen: i64) -> None:
    """E-16."""
    dice = _occupy(table, seat, space, table.lying(seat), chosen)
    if table.trace is not None:
        table.tell({"kind": "laid", **_on_tile(table, seat, space, dice)})


def _occupy(table: ElGauchoTable, seat: i64, space: i64, gaucho: i64, chosen: i64) -> list[int]:
    table.supply[seat] -= 1
    table.gaucho[space] = gaucho
    table.owing = False
    return spend(table, chosen)


def raise_up(table: ElGauchoTable, seat: i64, space: i64, chosen: i64) -> None:
    """E-17."""
    table.gaucho[space] = table.standing(seat)
    dice = spend(table, chosen)
    if table.trace is not None:
        table.tell({"kind": "raised", **_on_tile(table, seat, space, dice)})


def _on_tile(table: ElGauchoTable, seat: i64, space: i64, dice: list[int]) -> OnTile:
    return {
        "seat": int(seat),
        "space": SPACE_NAMES[space],
        "tile": TILE_NAMES[table.tile[space]],
        "dice": dice,
    }


def place(table: ElGauchoTable, seat: i64, area: i64, chosen: i64) -> None:
    """E-18; the area is touched for this turn, E-19."""
    table.supply[seat] -= 1
    table.areas[seat] |= bit(area)
    table.touched |= bit(area)
    table.owing = False
    dice = spend(table, chosen)
    if table.trace is not None:
        table.tell({"kind": "placed", "seat": int(seat), "area": AREA_NAMES[area], "dice": dice})


def recall_area(table: ElGauchoTable, seat: i64, area: i64) -> None:
    """A gaucho comes home from an area whose action is not used (E-20)."""
    table.leave_area(seat, area)
    if table.trace is not None:
        table.tell({"kind": "recalled_area", "seat": int(seat), "area": AREA_NAMES[area]})


def recall(table: ElGauchoTable, seat: i64, space: i64) -> None:
    """A lying gaucho is taken back for the very next action (E-20)."""
    table.gaucho[space] = 0
    table.supply[seat] += 1
    table.owing = True
    if table.trace is not None:
        table.tell({"kind": "recalled", "seat": int(seat), "space": SPACE_NAMES[space]})


def end(table: ElGauchoTable, seat: i64) -> None:
    """The turn is over; unused dice and an unused wish lapse (E-12, E-23, E-32)."""
    table.first_die = 0
    table.second_die = 0
    table.wished = 0
    table.touched = 0
    table.taken = False
    if table.trace is not None:
        table.tell({"kind": "ended", "seat": int(seat)})
