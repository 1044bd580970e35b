"""The special actions of a turn: WISH, SALE, STEAL, OVERSEER, STEPPE (E-21, E-32 to E-40)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from corral.core.bits import bit
from corral.games.elgaucho.rules.board import COUNT, nth_tile
from corral.games.elgaucho.rules.codes import (
    BREEDS,
    DONE_MOVE,
    LOOK_MOVE,
    LOOK_PHASE,
    NONE,
    OVERSEER,
    OVERSEER_PHASE,
    PUT_MOVE,
    RECALL_MOVE,
    REPLACE_MOVE,
    ROUSE_MOVE,
    SALE,
    SALE_MOVE,
    SPACES,
    STEAL,
    STEAL_MOVE,
    STEPPE,
    STEPPE_PHASE,
    TILES,
    TURN_PHASE,
    WISH,
    WISH_MOVE,
)
from corral.games.elgaucho.rules.herds import add_right, display, lift, owner_of, sell
from corral.games.elgaucho.rules.names import SPACE_NAMES, TILE_NAMES, tile_names
from corral.games.elgaucho.rules.table import ElGauchoTable


def special_moves(table: ElGauchoTable, seat: i64, moves: vec[i64]) -> vec[i64]:
    """The actions whose area bears a gaucho that was not placed in this turn (E-19, E-21)."""
    ready = table.areas[seat] & ~table.touched
    if ready == 0:
        return moves
    if ready >> WISH & 1:
        for value in range(i64(6)):
            moves = append(moves, WISH_MOVE + value)
    if ready >> SALE & 1:
        for breed in range(i64(BREEDS)):
            if COUNT[table.herd[seat * BREEDS + breed]] >= 2:
                moves = append(moves, SALE_MOVE + breed)
    if ready >> STEAL & 1:
        moves = _steal_moves(table, seat, moves)
    if ready >> OVERSEER & 1:
        moves = _overseer_moves(table, seat, moves)
    if ready >> STEPPE & 1 and table.steppe > 0 and _has_free_space(table):
        moves = append(moves, LOOK_MOVE)
    return moves


# WISH


def wish(table: ElGauchoTable, seat: i64, value: i64) -> None:
    """An extra die for this turn (E-32)."""
    table.leave_area(seat, WISH)
    table.wished = value
    if table.trace is not None:
        table.tell({"kind": "wished", "seat": int(seat), "die": int(value)})


# SALE


def sale(table: ElGauchoTable, seat: i64, breed: i64) -> None:
    """A herd of two or more, with the bonus (E-33)."""
    table.leave_area(seat, SALE)
    sell(table, seat, breed, table.board.bonus, "sale")


# STEAL


def _steal_moves(table: ElGauchoTable, seat: i64, moves: vec[i64]) -> vec[i64]:
    """Any tile of any opponent's display (E-34)."""
    for other in range(table.players):
        if other != seat:
            tiles = display(table, other)
            for tile in range(i64(TILES)):
                if tiles >> tile & 1:
                    moves = append(moves, STEAL_MOVE + tile)
    return moves


def steal(table: ElGauchoTable, seat: i64, tile: i64) -> None:
    """The robbed player is paid the tile's value at once (E-34, E-35)."""
    table.leave_area(seat, STEAL)
    victim = owner_of(table, tile)
    lift(table, victim, tile)
    table.pesos[victim] += table.board.value[tile]
    if table.trace is not None:
        table.tell(
            {
                "kind": "stole",
                "seat": int(seat),
                "victim": int(victim),
                "tile": TILE_NAMES[tile],
                "pesos": int(table.board.value[tile]),
            },
        )
    add_right(table, seat, tile)


# OVERSEER


def _overseer_moves(table: ElGauchoTable, seat: i64, moves: vec[i64]) -> vec[i64]:
    """Raise an own lying gaucho, or replace an opponent's (E-36)."""
    lying = table.lying(seat)
    for space in table.board.spaces:
        gaucho = table.gaucho[space]
        if gaucho == lying:
            moves = append(moves, ROUSE_MOVE + space)
        elif gaucho != 0 and not gaucho & 1:
            moves = append(moves, REPLACE_MOVE + space)
    return moves


def second_rouse_moves(table: ElGauchoTable, seat: i64, moves: vec[i64]) -> vec[i64]:
    """A second own gaucho may be raised (E-36)."""
    lying = table.lying(seat)
    for space in table.board.spaces:
        if table.gaucho[space] == lying:
            moves = append(moves, ROUSE_MOVE + space)
    return append(moves, DONE_MOVE)


def rouse(table: ElGauchoTable, seat: i64, space: i64) -> None:
    first = table.phase == TURN_PHASE
    if first:
        table.leave_area(seat, OVERSEER)
    table.gaucho[space] = table.standing(seat)
    if table.trace is not None:
        table.tell(
            {
                "kind": "roused",
                "seat": int(seat),
                "space": SPACE_NAMES[space],
                "tile": TILE_NAMES[table.tile[space]],
            },
        )
    table.phase = OVERSEER_PHASE if first and _lies_somewhere(table, seat) else TURN_PHASE


def _lies_somewhere(table: ElGauchoTable, seat: i64) -> bool:
    lying = table.lying(seat)
    return any(table.gaucho[space] == lying for space in table.board.spaces)


def replace(table: ElGauchoTable, seat: i64, space: i64) -> None:
    """The opponent gets the gaucho back and the tile's value in pesos (E-36)."""
    table.leave_area(seat, OVERSEER)
    victim = (table.gaucho[space] >> 1) - 1
    pesos = table.board.value[table.tile[space]]
    table.supply[victim] += 1
    table.pesos[victim] += pesos
    table.supply[seat] -= 1
    table.gaucho[space] = table.standing(seat)
    if table.trace is not None:
        table.tell(
            {
                "kind": "replaced",
                "seat": int(seat),
                "victim": int(victim),
                "space": SPACE_NAMES[space],
                "tile": TILE_NAMES[table.tile[space]],
                "pesos": int(pesos),
            },
        )


# STEPPE


def _has_free_space(table: ElGauchoTable) -> bool:
    return any(table.tile[space] < 0 for space in table.board.spaces)


def look(table: ElGauchoTable, seat: i64) -> None:
    """Look at the steppe; tiles nobody has seen yet are drawn now (E-37)."""
    table.leave_area(seat, STEPPE)
    table.phase = LOOK_PHASE


def looked(table: ElGauchoTable, seat: i64) -> None:
    """All tiles of the steppe are known to the one who looks."""
    table.known[seat] = table.seen
    table.fresh[seat] = 0
    table.phase = STEPPE_PHASE
    if table.trace is not None:
        table.tell_some(
            {
                "kind": "looked",
                "seat": int(seat),
                "count": int(table.steppe),
                "tiles": tile_names(table.seen),
            },
            (int(seat),),
            True,
        )


def put_moves(table: ElGauchoTable, seat: i64, moves: vec[i64]) -> vec[i64]:
    """Each tile on each free space; as the second of a pair only a small one (E-37, E-39)."""
    if table.supply[seat] > 0:
        for place in range(table.steppe):
            tile = nth_tile(table.seen, place)
            if table.paired and not table.board.pair_tiles & bit(tile):
                continue
            for space in table.board.spaces:
                if table.tile[space] < 0:
                    moves = append(moves, PUT_MOVE + place * SPACES + space)
    return moves


def pair_moves(table: ElGauchoTable, seat: i64, moves: vec[i64]) -> vec[i64]:
    """Be content with one tile, or take a lying gaucho back for the second one (E-20)."""
    if table.supply[seat] == 0 and table.seen & table.board.pair_tiles:
        lying = table.lying(seat)
        for space in table.board.spaces:
            if table.gaucho[space] == lying:
                moves = append(moves, RECALL_MOVE + space)
    return append(moves, DONE_MOVE)


def put(table: ElGauchoTable, seat: i64, place: i64, space: i64) -> None:
    """A tile of the steppe comes face up into the pampa with a standing gaucho on it."""
    tile = nth_tile(table.seen, place)
    mark = bit(tile)
    table.seen &= ~mark
    table.steppe -= 1
    for other in range(table.players):
        table.known[other] &= ~mark
    table.tile[space] = tile
    table.gaucho[space] = table.standing(seat)
    table.supply[seat] -= 1
    table.owing = False
    if table.trace is not None:
        table.tell(
            {
                "kind": "put",
                "seat": int(seat),
                "tile": TILE_NAMES[tile],
                "space": SPACE_NAMES[space],
            },
            reveals=True,
        )
    if not table.paired and _may_go_on(table, seat, tile):
        table.paired = True
    else:
        leave_steppe(table)


def _may_go_on(table: ElGauchoTable, seat: i64, first: i64) -> bool:
    """Whether, for all that the others can see, a second small tile could follow (E-37 to E-39).

    If there is none, its player says so by `done`: the others must not learn it.
    """
    if not table.board.pair_tiles & bit(first):
        return False
    if table.steppe == 0 or not _has_free_space(table):
        return False
    spare = table.areas[seat] & ~table.touched != 0
    return table.supply[seat] > 0 or spare or _lies_somewhere(table, seat)


def leave_steppe(table: ElGauchoTable) -> None:
    """The steppe is refilled, unseen, as far as the pile reaches (E-40)."""
    table.paired = False
    table.phase = TURN_PHASE
    refill = table.board.steppe_tiles - table.steppe
    if table.countdown != NONE:  # the pile is empty or counts as empty, E-42
        return
    refill = min(refill, table.pile)
    table.steppe += refill
    table.pile -= refill
    table.drew = True
    for seat in range(table.players):
        if table.fresh[seat] != NONE:
            table.fresh[seat] += refill
    if table.trace is not None:
        table.tell({"kind": "steppe_refilled", "count": int(refill), "pile": int(table.pile)})
    if table.pile == 0:
        table.countdown = 2  # this round and one more, E-41
        if table.trace is not None:
            table.tell({"kind": "pile_empty"})
