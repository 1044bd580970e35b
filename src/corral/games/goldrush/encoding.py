"""Gold Rush in numbers: what a seat knows, and the actions by which it moves.

Everything lies open but other players' tokens. The engine numbers every cell of a huge board; an
action names a free cell or a tile by its place in a list that the observation shows in the same
order. So 51,219 moves become less than a thousand actions, and no legal move is left out.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from corral.core.encoding import Block, Encoding, Piece, put, put_one_of, put_zeros, relative
from corral.core.state import State
from corral.games.goldrush.rules.codes import (
    ACT_PHASE,
    CITY,
    DIRECTIONS,
    FARMER_MOVE,
    HALVES,
    HERD,
    MINER_MOVE,
    MOST_PARTS,
    NEEDS,
    NONE,
    PASS_MOVE,
    PLACE_MOVE,
    PLACE_PHASE,
    PRAIRIE,
    RAILWAYMAN_MOVE,
    ROTATIONS,
    SIDE,
    TAKE_MOVE,
    TENT,
    TENT_MOVE,
    TRACK,
    TRADER_MOVE,
)
from corral.games.goldrush.rules.features import crowd
from corral.games.goldrush.rules.scoring import CAMP_POINTS, HERD_POINTS, RAILROAD_POINTS
from corral.games.goldrush.rules.tiles import TileSet
from corral.games.goldrush.state import GoldRush

PHASES: Final = 3
MOST_POINTS: Final = 10_000
FAR: Final = 80

# Places on a tile: four edges (tracks and mountains), eight half-edges (prairies), the city.
PLACES: Final = 13
CITY_PLACE: Final = 12

# A laid tile: there or not, where, its kind and rotation, its edges, who is on its places, tokens.
KIND: Final = 3
ROTATION: Final = 4
EDGES: Final = 5
HOLDERS: Final = 9
PILES: Final = 22
TILE: Final = 26
# A free cell: there or not, where, what its edges must be.
CELL: Final = 7
# A place of the new tile: its feature's sort, open ends, symbols, tokens; then cowboys by seat.
FEATURE: Final = 5


def most_cells(tiles: i64) -> i64:
    """How many free cells so many tiles can have beside them at most."""
    return 2 * tiles + 2


def _pieces(tiles: TileSet, players: int) -> list[Piece]:
    kinds, laid = int(tiles.kinds), int(tiles.tiles)
    worths = len(tiles.token_worths)
    return [
        Piece("phase", (PHASES,), 0, 1, "place, act, over"),
        Piece("start", (players,), 0, 1, "the start player"),
        Piece("turn", (players,), 0, 1, "whose turn it is"),
        Piece("in_hand", (kinds,), 0, 1, "the tile to be placed, in the edition's order"),
        Piece("in_hand_edges", (DIRECTIONS,), 0, 3, "its edges unturned: N, E, S, W, as in tiles"),
        Piece("left", (kinds,), 0, laid, "tiles still to be drawn", 2),
        Piece("gone", (kinds,), 0, laid, "tiles that fitted nowhere", 2),
        Piece("points", (players,), 0, MOST_POINTS, "each player's points", 50),
        Piece("supply", (players,), 0, 50, "cowboys in each supply", 4),
        Piece("tent", (players,), 0, 1, "whose tent stands in the landscape"),
        Piece("token_count", (players,), 0, 1000, "mining tokens of each player", 10),
        Piece(
            "tokens",
            (players, worths),
            0,
            1000,
            "their worths: own ones; at the end everybody's",
            5,
        ),
        Piece("token_supply", (1,), 0, 1000, "mining tokens not on the table yet", 60),
        Piece(
            "new_tile",
            (PLACES, FEATURE + players),
            0,
            10_000,
            "the tile just placed, at its edges, half-edges (NL, NR, ...) and city: what is there "
            "(1 mountain, 2 railroad, 3 city, 4 prairie), and of that feature open ends, symbols "
            "(camps), herds, tokens, cowboys by seat",
            4,
        ),
        Piece(
            "tiles",
            (laid, TILE),
            -FAR,
            1000,
            "the landscape in the order it was laid: 1, x, y, kind, rotation; edges (1 railroad, "
            "2 mountain, 3 prairie); at edges, half-edges and city: 1 + seat for a cowboy, "
            "-1 - seat for a tent; tokens on the mountains at the edges",
            5,
        ),
        Piece(
            "cells",
            (most_cells(laid), CELL),
            -FAR,
            FAR,
            "the free cells beside tiles, from north to south and west to east: 1, x, y, and what "
            "a tile's edges must be there (0: anything)",
            5,
        ),
    ]


def _blocks(tiles: TileSet) -> list[Block]:
    laid = int(tiles.tiles)
    place = TENT_MOVE + laid * DIRECTIONS
    return [
        Block("pass", PASS_MOVE, 1, ""),
        Block("take", TAKE_MOVE, 1, ""),
        Block("trader", TRADER_MOVE, 1, ""),
        Block("railwayman", RAILWAYMAN_MOVE, DIRECTIONS, "direction: N, E, S, W"),
        Block("miner", MINER_MOVE, DIRECTIONS, "direction"),
        Block("farmer", FARMER_MOVE, HALVES, "half-edge: NL, NR, ET, EB, SR, SL, WB, WT"),
        Block("tent", TENT_MOVE, laid * DIRECTIONS, "4 × row of the tile in `tiles` + direction"),
        Block(
            "place",
            place,
            most_cells(laid) * ROTATIONS,
            "4 × row of the cell in `cells` + rotation",
        ),
    ]


def _highest(tiles: TileSet) -> i64:
    """What all parts of all tiles and all tokens would give to a single player (G-21 to G-25)."""
    points: i64 = 0
    for kind in range(tiles.kinds):
        for part in range(tiles.parts[kind]):
            at = kind * MOST_PARTS + part
            symbols = tiles.symbols[at]
            worth: i64 = symbols
            if tiles.sort[at] == TRACK:
                worth = 2
            elif tiles.sort[at] == CITY:
                worth = RAILROAD_POINTS * DIRECTIONS
            elif tiles.sort[at] == PRAIRIE:
                worth = CAMP_POINTS * (symbols % HERD) + HERD_POINTS * (symbols // HERD)
            points += worth * tiles.count[kind]
    for value in range(len(tiles.token_worths)):
        points += tiles.token_points[value] * tiles.token_counts[value]
    return points


class GoldRushEncoding(Encoding):
    """Cells and tiles are named by their rows in the observation."""

    def __init__(self, tiles: TileSet, players: int) -> None:
        chances = max(tiles.kinds, i64(players), i64(len(tiles.token_worths)))
        # Every tile is placed, and then something is done with it.
        longest, highest = 2 * tiles.tiles, _highest(tiles)
        blocks = _blocks(tiles)
        super().__init__(players, _pieces(tiles, players), blocks, chances, longest, highest)
        self.tiles = tiles
        self.first_place: i64 = self.blocks[-1].first

    def observe(self, state: State, seat: i64, out: vec[i32], at: i64) -> None:
        assert isinstance(state, GoldRush)
        at = _put_course(state, seat, out, at)
        at = _put_players(state, seat, out, at)
        at = _put_new_tile(state, seat, out, at)
        at = _put_tiles(state, seat, out, at)
        _put_cells(state, out, at)

    def legal(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, GoldRush)
        if state.phase != PLACE_PHASE:
            moves = state.legal(seat)
            for place in range(len(moves)):
                moves[place] = self.action(state, seat, moves[place])
            return moves
        actions = vec[i64](capacity=64)
        if seat == state.turn:
            first = state.in_hand * NEEDS
            free = cells_in_order(state)
            for row in range(len(free)):
                rotations = state.tiles.fits[first + state.free[free[row]] % NEEDS]
                for rotation in range(i64(ROTATIONS)):
                    if rotations >> rotation & 1:
                        actions = append(actions, self.first_place + row * ROTATIONS + rotation)
        return actions

    def move(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, GoldRush)
        if action >= self.first_place:
            place = action - self.first_place
            free = state.free[cells_in_order(state)[place // ROTATIONS]]
            return PLACE_MOVE + free // NEEDS * ROTATIONS + place % ROTATIONS
        if action >= TENT_MOVE:
            place = action - TENT_MOVE
            return TENT_MOVE + state.cell[place // DIRECTIONS] * DIRECTIONS + place % DIRECTIONS
        return action

    def action(self, state: State, seat: i64, move: i64) -> i64:
        assert isinstance(state, GoldRush)
        if move >= PLACE_MOVE:
            place = move - PLACE_MOVE
            wanted = state.border_at(place // ROTATIONS)
            row: i64 = 0
            for free in cells_in_order(state):
                if free == wanted:
                    break
                row += 1
            return self.first_place + row * ROTATIONS + place % ROTATIONS
        if move >= TENT_MOVE:
            place = move - TENT_MOVE
            tile = state.tile_at(place // DIRECTIONS)
            return TENT_MOVE + tile * DIRECTIONS + place % DIRECTIONS
        return move


def cells_in_order(table: GoldRush) -> vec[i64]:
    """Places on the border, from north to south and west to east.

    The border is around the landscape, so looking at every cell in and around it finds them all.
    """
    west = table.west - 1
    north = table.north - 1
    east = west
    south = north
    for place in range(table.border):
        cell = table.free[place] // NEEDS
        east = max(east, i64(table.x_of(cell)))
        south = max(south, i64(table.y_of(cell)))
    places = vec[i64](capacity=table.border)
    for y in range(north, south + 1):
        row = (y if y >= 0 else y + SIDE) * SIDE
        for x in range(west, east + 1):
            place = table.border_at(row + (x if x >= 0 else x + SIDE))
            if place >= 0:
                places = append(places, place)
    return places


def _put_course(table: GoldRush, seat: i64, out: vec[i32], at: i64) -> i64:
    players = table.players
    tiles = table.tiles
    phase = table.phase
    at = put_one_of(out, at, PHASES, phase - PLACE_PHASE if phase >= PLACE_PHASE else NONE)
    at = put_one_of(out, at, players, relative(table.start, seat, players))
    at = put_one_of(out, at, players, relative(table.turn, seat, players))
    at = put_one_of(out, at, tiles.kinds, table.in_hand)
    for direction in range(i64(DIRECTIONS)):
        edge: i64 = 0
        if table.in_hand >= 0:
            edge = tiles.edge[table.in_hand * ROTATIONS * DIRECTIONS + direction]
        at = put(out, at, edge)
    for kind in range(tiles.kinds):
        out[at + kind] = i32(table.left[kind])
        out[at + tiles.kinds + kind] = i32(table.gone[kind])
    return at + 2 * tiles.kinds


def _put_players(table: GoldRush, seat: i64, out: vec[i32], at: i64) -> i64:
    """Other players' tokens are shown at the end (G-10)."""
    players = table.players
    worths: i64 = len(table.unseen)
    tokens = at + 4 * players
    for place in range(players):
        owner = (seat + place) % players
        out[at + place] = i32(min(table.points[owner], i64(MOST_POINTS)))
        out[at + players + place] = i32(table.supply[owner])
        out[at + 2 * players + place] = 1 if table.tent[owner] >= 0 else 0
        out[at + 3 * players + place] = i32(table.token_count(owner))
        shown = place == 0 or table.over()
        for worth in range(worths):
            held = table.purse[owner * worths + worth] if shown else 0
            out[tokens + place * worths + worth] = i32(held)
    return put(out, tokens + players * worths, table.token_supply)


def _put_new_tile(table: GoldRush, seat: i64, out: vec[i32], at: i64) -> i64:
    """Where a cowboy may go, and what is there."""
    width = FEATURE + table.players
    put_zeros(out, at, PLACES * width)
    if table.phase == ACT_PHASE:
        tile = table.laid - 1
        for place in range(i64(PLACES)):
            part = part_at(table, tile, place)
            if part >= 0:
                _put_feature(table, seat, part, out, at + place * width)
    return at + PLACES * width


def _put_feature(table: GoldRush, seat: i64, part: i64, out: vec[i32], at: i64) -> None:
    feature = table.feature[part]
    out[at] = i32(1 + table.sort_of(part))
    out[at + 1] = i32(table.open[feature])
    out[at + 2] = i32(table.symbols[feature] % HERD)
    out[at + 3] = i32(table.symbols[feature] // HERD)
    out[at + 4] = i32(table.pile[feature])
    for place in range(table.players):
        owner = (seat + place) % table.players
        out[at + FEATURE + place] = i32(crowd(table, feature, owner))


def part_at(table: GoldRush, tile: i64, place: i64) -> i64:
    """The part of a laid tile at an edge, at a half-edge, or in its middle; NONE without one."""
    tiles = table.tiles
    way = table.way[tile]
    index: i64 = NONE
    if place < DIRECTIONS:
        index = tiles.edge_part[way * DIRECTIONS + place]
    elif place < CITY_PLACE:
        index = tiles.half_part[way * HALVES + place - DIRECTIONS]
    else:
        first = way // ROTATIONS * MOST_PARTS
        for part in range(tiles.parts[way // ROTATIONS]):
            if tiles.sort[first + part] == CITY:
                index = part
    return NONE if index < 0 else table.base[tile] + index


def _put_tiles(table: GoldRush, seat: i64, out: vec[i32], at: i64) -> i64:
    tiles = table.tiles
    put_zeros(out, at, tiles.tiles * TILE)
    for tile in range(table.laid):
        row = at + tile * TILE
        way = table.way[tile]
        base = table.base[tile]
        out[row] = 1
        out[row + 1] = i32(i64(table.x_of(table.cell[tile])))
        out[row + 2] = i32(i64(table.y_of(table.cell[tile])))
        out[row + KIND] = i32(way // ROTATIONS)
        out[row + ROTATION] = i32(way % ROTATIONS)
        for direction in range(i64(DIRECTIONS)):
            out[row + EDGES + direction] = i32(tiles.edge[way * DIRECTIONS + direction])
            part = tiles.edge_part[way * DIRECTIONS + direction]
            if part >= 0:
                out[row + PILES + direction] = i32(table.pile[table.feature[base + part]])
    for part in range(table.parts):
        if table.holder[part] > 0:
            tile = i64(table.tile_of[part])
            _put_holder(table, seat, tile, part, out, at + tile * TILE + HOLDERS)
    return at + tiles.tiles * TILE


def _put_holder(table: GoldRush, seat: i64, tile: i64, part: i64, out: vec[i32], at: i64) -> None:
    """A cowboy or a tent, at every place of the tile that its part reaches."""
    holder = i64(table.holder[part])
    number = 1 + relative(holder - 1, seat, table.players)
    if holder >= TENT:
        number = -1 - relative(holder - TENT, seat, table.players)
    for place in range(i64(PLACES)):
        if part_at(table, tile, place) == part:
            out[at + place] = i32(number)


def _put_cells(table: GoldRush, out: vec[i32], at: i64) -> None:
    put_zeros(out, at, most_cells(table.tiles.tiles) * CELL)
    row = at
    for place in cells_in_order(table):
        free = table.free[place]
        cell = free // NEEDS
        out[row] = 1
        out[row + 1] = i32(i64(table.x_of(cell)))
        out[row + 2] = i32(i64(table.y_of(cell)))
        for direction in range(i64(DIRECTIONS)):
            out[row + 3 + direction] = i32(free >> (2 * direction) & 3)
        row += CELL
