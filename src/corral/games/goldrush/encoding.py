"""Gold Rush in numbers: the pieces of what a seat knows, and the actions by which it moves.

The engine numbers every cell of a huge board; an
action names a free cell or a tile by its place in a list that the observation shows in the same
order. So 51,219 moves become less than a thousand actions, and no legal move is left out.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from corral.core.encoding import Block, Encoding, Piece
from corral.core.sheet import Sheet
from corral.core.state import State
from corral.games.goldrush.rules.codes import (
    CITY,
    DIRECTIONS,
    FARMER_MOVE,
    HALVES,
    HERD,
    MINER_MOVE,
    MOST_PARTS,
    PASS_MOVE,
    PLACE_MOVE,
    PRAIRIE,
    RAILWAYMAN_MOVE,
    ROTATIONS,
    TAKE_MOVE,
    TENT_MOVE,
    TRACK,
    TRADER_MOVE,
)
from corral.games.goldrush.rules.scoring import CAMP_POINTS, HERD_POINTS, RAILROAD_POINTS
from corral.games.goldrush.rules.tiles import TileSet
from corral.games.goldrush.seen.rows import Rows, most_cells
from corral.games.goldrush.sheet import (
    CELL,
    FEATURE,
    MOST_POINTS,
    PHASES,
    PLACES,
    TILE,
    GoldRushSheet,
    actions,
    placement,
    reaches,
)
from corral.games.goldrush.state import GoldRush

FAR: Final = 80


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
        self.rows = Rows(tiles)
        self.reach = reaches(tiles)
        self.numbers = vec[i64](list(range(int(tiles.tiles))))
        """By which actions name tiles."""
        self.first_place: i64 = self.blocks[-1].first

    def sheet(self, out: vec[i32], at: i64, floats: bool) -> Sheet:
        return GoldRushSheet(self, self.tiles, self.reach, self.numbers, out, at, self.ink(floats))

    def legal(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, GoldRush)
        return actions(state, seat, self.rows, self.first_place, self.numbers)

    def move(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, GoldRush)
        if action >= self.first_place:
            return placement(state, self.rows, action - self.first_place)
        if action >= TENT_MOVE:
            place = action - TENT_MOVE
            return TENT_MOVE + state.cell[place // DIRECTIONS] * DIRECTIONS + place % DIRECTIONS
        return action

    def action(self, state: State, seat: i64, move: i64) -> i64:
        assert isinstance(state, GoldRush)
        if move >= PLACE_MOVE:
            place = move - PLACE_MOVE
            self.rows.follow(state)
            row = self.rows.row_of(place // ROTATIONS)
            return self.first_place + row * ROTATIONS + place % ROTATIONS
        if move >= TENT_MOVE:
            place = move - TENT_MOVE
            tile = state.tile_at(place // DIRECTIONS)
            return TENT_MOVE + tile * DIRECTIONS + place % DIRECTIONS
        return move
