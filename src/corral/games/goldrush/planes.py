"""Gold Rush in numbers, version 1: the landscape as planes, and actions that stay where they are.

For networks that look at pictures. The middle of every plane is the start tile, so a cell has the
same place, and the same actions, from the first turn to the last. What lies beyond the planes, in
few matches and only near their end, is listed in rows as in version 0: no legal move is left out.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from corral.core.encoding import Block, Encoding, Piece
from corral.core.sheet import Ink, Sheet
from corral.core.state import State
from corral.games.goldrush.encoding import GoldRushEncoding
from corral.games.goldrush.rules.codes import (
    ACT_PHASE,
    CITY,
    DIRECTIONS,
    HERD,
    MOST_PARTS,
    MOUNTAIN,
    NEEDS,
    PLACE_MOVE,
    PLACE_PHASE,
    PRAIRIE,
    ROTATIONS,
    TENT_MOVE,
    TRACK,
)
from corral.games.goldrush.rules.grid import cell_at
from corral.games.goldrush.rules.tiles import TileSet
from corral.games.goldrush.seen.rows import most_cells
from corral.games.goldrush.sheet import CELL, PLACES, SEATS, TENTS, TILE, GoldRushSheet
from corral.games.goldrush.state import GoldRush

REACH: Final = 10
"""Cells from the start tile to the edge of a plane."""
SPAN: Final = 2 * REACH + 1
AREA: Final = SPAN * SPAN
BEYOND: Final = -1

# The planes, by what they show.
LAID: Final = 0
FREE: Final = 1
NEW: Final = 2
EDGE: Final = 3  # kind of edge * 4 + direction
PRINTED: Final = 15  # + city, locomotives, nuggets, camps, herds
OWN: Final = 20  # + place on the tile: four edges, eight half-edges, the city
OTHERS: Final = 33
OWN_TENT: Final = 46  # + direction
OTHER_TENTS: Final = 50
TOKENS: Final = 54  # + direction
OPEN: Final = 58  # + direction
FITS: Final = 62  # + rotation
CHOICE: Final = 66
PLANES: Final = 67
SYMBOLS: Final = 5

MEANING: Final = (
    "planes of cells, the start tile in their middle, rows from north to south: laid; free beside "
    "a tile; the new tile; railroad, mountain and prairie at the edges N, E, S, W (of a free cell: "
    "what must be there); city, locomotives, nuggets, camps and herds on the tile; own cowboys at "
    "edges, half-edges and city; others' there, by their seat; own tent at the edges; others', by "
    "their seat; tokens on the mountains at the edges; open ends of what is at the edges; where "
    "the tile in hand fits, by rotation; of a free cell how many tiles still to be drawn fit it"
)


class GoldRushPlanes(Encoding):
    """Cells have places of their own; the pieces up to ``new_tile`` are those of version 0."""

    def __init__(self, tiles: TileSet, players: int) -> None:
        listed = GoldRushEncoding(tiles, players)
        head = listed.pieces[:-2]
        laid = int(tiles.tiles)
        pieces = [
            *head,
            Piece("board", (PLANES, SPAN, SPAN), 0, 1000, MEANING, 4),
            _beyond(listed.pieces[-2]),
            _beyond(listed.pieces[-1]),
        ]
        tent = TENT_MOVE
        place = tent + DIRECTIONS * AREA
        far_tent = place + ROTATIONS * AREA
        far_place = far_tent + laid * DIRECTIONS
        across = "21 × 21 cells from north-west to south-east"
        blocks = [
            *listed.blocks[:-2],
            Block("tent", tent, DIRECTIONS * AREA, f"by direction: {across}"),
            Block("place", place, ROTATIONS * AREA, f"by rotation: {across}"),
            Block("far_tent", far_tent, laid * DIRECTIONS, "4 × row in `far_tiles` + direction"),
            Block(
                "far_place",
                far_place,
                int(most_cells(tiles.tiles)) * ROTATIONS,
                "4 × row in `far_cells` + rotation",
            ),
        ]
        super().__init__(
            players, pieces, blocks, listed.chances, listed.longest, listed.highest, version=1
        )
        self.listed = listed
        self.tiles = tiles
        self.head: i64 = sum(piece.size for piece in head)
        self.place_block: i64 = place
        self.far_tents: i64 = far_tent
        self.far_places: i64 = far_place
        self.symbols = printed_symbols(tiles)

    def sheet(self, out: vec[i32], at: i64, floats: bool) -> Sheet:
        return PlanesSheet(self, out, at, self.ink(floats))

    def legal(self, state: State, seat: i64) -> vec[i64]:
        moves = state.legal(seat)
        for at in range(len(moves)):
            moves[at] = self.action(state, seat, moves[at])
        return moves

    def move(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, GoldRush)
        listed = self.listed
        if action >= self.far_places:
            return listed.move(state, seat, action - self.far_places + listed.first_place)
        if action >= self.far_tents:
            return listed.move(state, seat, action - self.far_tents + TENT_MOVE)
        if action < TENT_MOVE:
            return action
        is_place = action >= self.place_block
        at = action - (self.place_block if is_place else TENT_MOVE)
        place = at % AREA
        cell = cell_at(int(place % SPAN) - REACH, int(place // SPAN) - REACH)
        return (PLACE_MOVE if is_place else TENT_MOVE) + cell * DIRECTIONS + at // AREA

    def action(self, state: State, seat: i64, move: i64) -> i64:
        assert isinstance(state, GoldRush)
        if move < TENT_MOVE:
            return move
        listed = self.listed
        is_place = move >= PLACE_MOVE
        at = move - (PLACE_MOVE if is_place else TENT_MOVE)
        cell = cell_of(state, at // DIRECTIONS)
        if cell == BEYOND:
            row = listed.action(state, seat, move)
            if is_place:
                return row - listed.first_place + self.far_places
            return row - TENT_MOVE + self.far_tents
        first = self.place_block if is_place else i64(TENT_MOVE)
        return first + at % DIRECTIONS * AREA + cell


class PlanesSheet(Sheet):
    """Writes anew what is not 0: of a plane's cells few are."""

    def __init__(self, encoding: GoldRushPlanes, out: vec[i32], at: i64, ink: Ink) -> None:
        super().__init__(out, at, ink)
        self.encoding = encoding
        listed = encoding.listed
        self.buffer = vec[i32]([0] * int(listed.size))
        self.listed = GoldRushSheet(
            listed,
            encoding.tiles,
            listed.reach,
            listed.numbers,
            self.buffer,
            0,
            listed.ink(ink.floats),
        )
        self.at_board = at + encoding.head
        self.at_far_tiles = at + i64(encoding.place("far_tiles")[0])
        self.at_far_cells = at + i64(encoding.place("far_cells")[0])
        self.of_board = ink.first[encoding.place("board")[1]]
        self.written = vec[i64]()

    def show(self, state: State, seat: i64) -> None:
        assert isinstance(state, GoldRush)
        out = self.out
        for place in self.written:
            out[place] = 0
        self.written = vec[i64](capacity=1024)
        self.listed.show(state, seat)
        buffer = self.buffer
        for place in range(self.encoding.head):
            out[self.at + place] = buffer[place]
        for tile in range(state.laid):
            cell = cell_of(state, state.cell[tile])
            if cell == BEYOND:
                self._copy(self.at_far_tiles, self.listed.at_tiles, tile, TILE)
            else:
                self._show_tile(state, tile, cell)
        self._show_holders(state, seat)
        self._show_cells(state)
        if state.phase == ACT_PHASE:
            self._put(NEW, cell_of(state, state.cell[state.laid - 1]), 1)

    def legal(self, state: State, seat: i64) -> vec[i64]:
        return self.encoding.legal(state, seat)

    def move(self, state: State, seat: i64, action: i64) -> i64:
        return self.encoding.move(state, seat, action)

    def _put(self, plane: i64, cell: i64, number: i64) -> None:
        if cell == BEYOND or number == 0:
            return
        place = self.at_board + plane * AREA + cell
        self.out[place] = self.ink.bits[self.of_board + number]
        self.written = append(self.written, place)

    def _copy(self, to: i64, source: i64, row: i64, width: i64) -> None:
        """A row of version 0, of what lies beyond the planes."""
        for place in range(row * width, (row + 1) * width):
            self.out[to + place] = self.buffer[source + place]
            self.written = append(self.written, to + place)

    def _show_tile(self, table: GoldRush, tile: i64, cell: i64) -> None:
        tiles = table.tiles
        way = table.way[tile]
        self._put(LAID, cell, 1)
        for direction in range(i64(DIRECTIONS)):
            edge = tiles.edge[way * DIRECTIONS + direction]
            self._put(EDGE + (edge - 1) * DIRECTIONS + direction, cell, 1)
            part = tiles.edge_part[way * DIRECTIONS + direction]
            if part >= 0:
                feature = table.feature[table.base[tile] + part]
                self._put(OPEN + direction, cell, table.open[feature])
                if table.sort_of(feature) == MOUNTAIN:
                    self._put(TOKENS + direction, cell, table.pile[feature])
        kind = way // ROTATIONS
        for symbol in range(i64(SYMBOLS)):
            self._put(PRINTED + symbol, cell, self.encoding.symbols[kind * SYMBOLS + symbol])

    def _show_holders(self, table: GoldRush, seat: i64) -> None:
        """Cowboys and tents, which the listed rows tell by place: 1 + seat, or -1 - seat."""
        sheet = self.listed
        for number in range(sheet.holding):
            held = sheet.holders[number]
            part = held // SEATS
            tile = i64(table.tile_of[part])
            cell = cell_of(table, table.cell[tile])
            whose = held % SEATS
            reach = sheet.reach[table.way[tile] * MOST_PARTS + part - table.base[tile]]
            for place in range(i64(PLACES)):
                if reach >> place & 1:
                    self._show_holder(place, cell, whose)

    def _show_holder(self, place: i64, cell: i64, whose: i64) -> None:
        if whose > TENTS:
            seat = whose - TENTS - 1
            self._put((OTHER_TENTS if seat else OWN_TENT) + place, cell, max(seat, i64(1)))
        else:
            seat = whose - 1
            self._put((OTHERS if seat else OWN) + place, cell, max(seat, i64(1)))

    def _show_cells(self, table: GoldRush) -> None:
        rows = self.listed.rows
        for row in range(rows.count):
            free = rows.free[row]
            cell = cell_of(table, free // NEEDS)
            if cell == BEYOND:
                self._copy(self.at_far_cells, self.listed.at_cells, row, CELL)
            else:
                self._show_cell(table, cell, free % NEEDS)

    def _show_cell(self, table: GoldRush, cell: i64, needs: i64) -> None:
        self._put(FREE, cell, 1)
        for direction in range(i64(DIRECTIONS)):
            edge = needs >> (2 * direction) & 3
            if edge:
                self._put(EDGE + (edge - 1) * DIRECTIONS + direction, cell, 1)
        tiles = table.tiles
        if table.phase == PLACE_PHASE:
            rotations = tiles.fits[table.in_hand * NEEDS + needs]
            for rotation in range(i64(ROTATIONS)):
                self._put(FITS + rotation, cell, i64(rotations) >> rotation & 1)
        choice: i64 = 0
        for kind in range(tiles.kinds):
            if tiles.fits[kind * NEEDS + needs]:
                choice += table.left[kind]
        self._put(CHOICE, cell, choice)


def cell_of(table: GoldRush, cell: i64) -> i64:
    """The place of one of the engine's cells on a plane, row by row; BEYOND if it has none."""
    row = i64(table.y_of(cell)) + REACH
    column = i64(table.x_of(cell)) + REACH
    if 0 <= row < SPAN and 0 <= column < SPAN:
        return row * SPAN + column
    return BEYOND


def printed_symbols(tiles: TileSet) -> vec[i64]:
    """By kind: whether there is a city, and how many locomotives, nuggets, camps and herds."""
    found = vec[i64]([0] * (int(tiles.kinds) * SYMBOLS))
    for kind in range(tiles.kinds):
        first = kind * SYMBOLS
        for part in range(tiles.parts[kind]):
            symbols = tiles.symbols[kind * MOST_PARTS + part]
            sort = tiles.sort[kind * MOST_PARTS + part]
            if sort == CITY:
                found[first] = 1
            elif sort == TRACK:
                found[first + 1] += symbols
            elif sort == MOUNTAIN:
                found[first + 2] += symbols
            elif sort == PRAIRIE:
                found[first + 3] += symbols % HERD
                found[first + 4] += symbols // HERD
    return found


def _beyond(piece: Piece) -> Piece:
    """A list of version 0, of what lies beyond the planes alone."""
    meaning = f"beyond the planes, in the same rows; others are 0. {piece.meaning}"
    name = f"far_{piece.name}"
    return Piece(name, piece.shape, piece.low, piece.high, meaning, piece.unit)
