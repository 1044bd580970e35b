"""Step 2: put a cowboy, put the tent, take a mining token, or nothing (G-7 to G-10)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from corral.core.bits import bit
from corral.games.goldrush.rules.codes import (
    DIG_PHASE,
    DIRECTIONS,
    MINER_MOVE,
    MOST_PARTS,
    NONE,
    PASS_MOVE,
    PRAIRIE,
    TAKE_MOVE,
    TENT,
    TENT_MOVE,
)
from corral.games.goldrush.rules.finishing import begin_scoring
from corral.games.goldrush.rules.names import ROLE_NAMES
from corral.games.goldrush.rules.table import GoldRushTable
from corral.games.goldrush.rules.tokens import take_token, taken_token


def act_moves(table: GoldRushTable, seat: i64, moves: vec[i64], names: vec[i64]) -> vec[i64]:
    """One of these, or nothing. Tents go to tiles by their names: in moves these are the cells."""
    if table.supply[seat] > 0:
        moves = _cowboy_moves(table, moves)
    moves = _tent_moves(table, seat, moves, names)
    if can_take(table, seat):
        moves = append(moves, TAKE_MOVE)
    return append(moves, PASS_MOVE)


def _cowboy_moves(table: GoldRushTable, moves: vec[i64]) -> vec[i64]:
    """Parts of the new tile on whose feature there is no cowboy yet (G-7)."""
    tile = table.laid - 1
    way = table.way[tile]
    base = table.base[tile]
    for part in range(base, table.parts):
        if table.cowboys[table.feature[part]] == 0:
            if not table.farmers and table.sort_of(part) == PRAIRIE:
                break  # G-26; prairies come last
            moves = append(moves, table.tiles.move[way * MOST_PARTS + part - base])
    return moves


def _tent_moves(table: GoldRushTable, seat: i64, moves: vec[i64], names: vec[i64]) -> vec[i64]:
    """Free parts of unfinished mountains, but not on the tile where the tent stands (G-8)."""
    tent = table.tent[seat]
    here = i64(table.tile_of[tent]) if tent >= 0 else NONE
    for place in range(table.sites):
        part = table.site[place]
        tile = i64(table.tile_of[part])
        if table.holder[part] == 0 and tile != here:
            move = table.tiles.move[table.way[tile] * MOST_PARTS + part - table.base[tile]]
            code = TENT_MOVE + names[tile] * DIRECTIONS + move - MINER_MOVE
            moves = append(moves, code)
    return moves


def can_take(table: GoldRushTable, seat: i64) -> bool:
    """Whether there is a token on the mountain where the own tent stands (G-9)."""
    tent = table.tent[seat]
    return tent >= 0 and table.pile[table.feature[tent]] > 0


def part_of_move(table: GoldRushTable, move: i64) -> i64:
    """The part of the new tile that a cowboy's move means."""
    tile = table.laid - 1
    first = table.way[tile] * MOST_PARTS
    index: i64 = 0
    while table.tiles.move[first + index] != move:
        index += 1
    return table.base[tile] + index


def put_cowboy(table: GoldRushTable, seat: i64, part: i64) -> None:
    """A cowboy from the supply goes on a part of the new tile (G-7)."""
    table.supply[seat] -= 1
    table.holder[part] = u8(1 + seat)
    table.cowboys[table.feature[part]] += bit(8 * seat)
    if table.trace is not None:
        table.tell(
            {
                "kind": "cowboy_placed",
                "seat": int(seat),
                "role": ROLE_NAMES[int(table.sort_of(part))],
                "part": table.part_text(part),
                "supply": int(table.supply[seat]),
            },
        )
    begin_scoring(table)


def put_tent(table: GoldRushTable, seat: i64, cell: i64, direction: i64) -> None:
    """The own tent goes on a mountain part, from the supply or from where it stands (G-8)."""
    tile = table.tile_at(cell)
    tiles = table.tiles
    part = table.base[tile] + tiles.edge_part[table.way[tile] * DIRECTIONS + direction]
    old = table.tent[seat]
    if old >= 0:
        table.holder[old] = 0
    table.tent[seat] = part
    table.holder[part] = u8(TENT + seat)
    if table.trace is not None:
        before = table.part_text(old) if old >= 0 else None
        table.tell(
            {
                "kind": "tent_placed",
                "seat": int(seat),
                "part": table.part_text(part),
                "from": before,
            }
        )
    begin_scoring(table)


def dig(table: GoldRushTable) -> None:
    """A token of the own tent's mountain will be drawn (G-9)."""
    table.phase = DIG_PHASE


def get_token(table: GoldRushTable, value: i64) -> None:
    """The token that was dug out: only its owner sees it (G-10)."""
    seat = table.turn
    take_token(table, seat, table.tent[seat], value)
    if table.trace is not None:
        told = taken_token(table, seat, table.tent[seat], value)
        table.tell_some({"kind": "took", **told}, (int(seat),), True)
    begin_scoring(table)


def pass_on(table: GoldRushTable, seat: i64) -> None:
    """Nothing is put or taken."""
    if table.trace is not None:
        table.tell({"kind": "passed", "seat": int(seat)})
    begin_scoring(table)
