"""What a seat knows of Gold Rush, written into a row of numbers.

Everything lies open but other players' tokens. The pieces are those of the encoding, in its order.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from corral.core.encoding import Encoding, put_zeros, relative
from corral.core.sheet import Ink, Sheet, mark_one
from corral.core.state import State
from corral.games.goldrush.rules.acting import act_moves
from corral.games.goldrush.rules.codes import (
    ACT_PHASE,
    CITY,
    DIRECTIONS,
    HALVES,
    HERD,
    MOST_PARTS,
    MOUNTAIN,
    MOUNTAIN_EDGE,
    NEEDS,
    NONE,
    PLACE_MOVE,
    PLACE_PHASE,
    ROTATIONS,
    TENT,
)
from corral.games.goldrush.rules.features import crowd
from corral.games.goldrush.rules.tiles import TileSet
from corral.games.goldrush.seen.rows import Rows
from corral.games.goldrush.state import GoldRush

PHASES: Final = 3
PLACING: Final = 0
MOST_POINTS: Final = 10_000

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
# Numbers for whose cowboy or tent it is: those of tents from TENTS on.
SEATS: Final = 32
TENTS: Final = 16


class GoldRushSheet(Sheet):
    """Remembers the tiles and cells it shows, and where there are cowboys, tents and tokens.

    Every other look comes after one's own tile was placed: then nothing has been drawn, nobody has
    got anything, and nobody has moved.
    """

    def __init__(
        self,
        encoding: Encoding,
        tiles: TileSet,
        reach: vec[i64],
        numbers: vec[i64],
        out: vec[i32],
        at: i64,
        ink: Ink,
    ) -> None:
        super().__init__(out, at, ink)
        self.encoding = encoding
        self.numbers = numbers
        self.first_place: i64 = encoding.blocks[-1].first
        self.rows = Rows(tiles)
        self.cell = vec[i64]([NONE] * len(self.rows.free))
        self.cells: i64 = 0
        self.laid: i64 = 0
        # The edges at which tiles have mountains, tile by tile: where their tokens are shown.
        most = int(tiles.tiles) * DIRECTIONS
        self.slopes: i64 = 0
        self.slope_part = vec[i64]([0] * most)
        self.slope_at = vec[i64]([0] * most)
        self.slope_pile = vec[i64]([0] * most)
        self.slopes_before = vec[i64]([0] * int(tiles.tiles))
        self.table: GoldRush | None = None
        self.seat: i64 = NONE
        self.tiles_left: i64 = NONE
        self.tokens: i64 = NONE
        """How many are not on mountains."""
        self.taken: i64 = 0
        """How many of them players have."""
        self.phase: i64 = NONE
        self.start: i64 = NONE
        self.turn: i64 = NONE
        self.in_hand: i64 = NONE
        self.acting = False
        # Cowboys and tents: part * SEATS + whose, as the observer counts.
        self.reach = reach
        self.holding: i64 = 0
        self.holders = vec[i64]([0] * int(tiles.all_parts))
        self.others = self.holders[:]
        # Where pieces begin, and where their numbers are in the ink.
        self.at_edges = at + i64(encoding.place("in_hand_edges")[0])
        self.at_points = at + i64(encoding.place("points")[0])
        self.at_new_tile = at + i64(encoding.place("new_tile")[0])
        self.at_tiles = at + i64(encoding.place("tiles")[0])
        self.at_cells = at + i64(encoding.place("cells")[0])
        self.of_edges = ink.first[encoding.place("in_hand_edges")[1]]
        self.of_left = ink.first[encoding.place("left")[1]]
        self.of_points = ink.first[encoding.place("points")[1]]
        self.of_supply = ink.first[encoding.place("supply")[1]]
        self.of_count = ink.first[encoding.place("token_count")[1]]
        self.of_tokens = ink.first[encoding.place("tokens")[1]]
        self.of_token_supply = ink.first[encoding.place("token_supply")[1]]
        self.of_new_tile = ink.first[encoding.place("new_tile")[1]]
        self.of_tiles = ink.first[encoding.place("tiles")[1]]
        self.of_cells = ink.first[encoding.place("cells")[1]]

    def show(self, state: State, seat: i64) -> None:
        assert isinstance(state, GoldRush)
        same = state is self.table
        placed = same and seat == self.seat and self._has_placed(state)
        laid = self.laid
        tokens = self.tokens
        self._show_course(state, seat)
        if not placed:
            self._show_tiles_to_come(state, same)
            self._show_players(state, seat)
        self._show_supply(state)
        self._show_new_tile(state, seat)
        rows = self.rows
        rows.follow(state)
        if rows.kept < rows.laid or self.laid != rows.laid:
            self._show_tiles(state, rows.kept)
            self._show_cells(state)
            rows.kept = rows.laid
        if placed:
            moved = _has_mountain(state, laid)
        else:
            moved = not same or laid != state.laid or tokens != self.tokens
            self._show_holders(state, seat)
        if moved:
            self._show_tokens(state)
        self.table = state
        self.seat = seat

    def _has_placed(self, table: GoldRush) -> bool:
        """Whether the tile in hand was placed since the last look, and nothing else was done."""
        return self.phase == PLACING and table.phase == ACT_PHASE and table.laid == self.laid + 1

    def legal(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, GoldRush)
        return actions(state, seat, self.rows, self.first_place, self.numbers)

    def move(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, GoldRush)
        if action >= self.first_place:
            return placement(state, self.rows, action - self.first_place)
        return self.encoding.move(state, seat, action)

    def _show_course(self, table: GoldRush, seat: i64) -> None:
        out = self.out
        bits = self.ink.bits
        one = self.ink.one
        players = table.players
        tiles = table.tiles
        phase = table.phase - PLACE_PHASE if table.phase >= PLACE_PHASE else i64(NONE)
        start = relative(table.start, seat, players)
        turn = relative(table.turn, seat, players)
        in_hand = table.in_hand
        at = self.at + PHASES
        mark_one(out, self.at, self.phase, phase, one)
        mark_one(out, at, self.start, start, one)
        mark_one(out, at + players, self.turn, turn, one)
        mark_one(out, at + 2 * players, self.in_hand, in_hand, one)
        self.phase = phase
        self.start = start
        self.turn = turn
        self.in_hand = in_hand
        at = self.at_edges
        for direction in range(i64(DIRECTIONS)):
            edge: i64 = 0
            if in_hand >= 0:
                edge = tiles.edge[in_hand * ROTATIONS * DIRECTIONS + direction]
            out[at + direction] = bits[self.of_edges + edge]

    def _show_tiles_to_come(self, table: GoldRush, same: bool) -> None:
        """Mostly it is the tile in hand that was drawn since the last look, and no other."""
        out = self.out
        bits = self.ink.bits
        at = self.at_edges + DIRECTIONS
        first = self.of_left
        kinds = table.tiles.kinds
        left = table.left
        gone = table.gone
        drawn = self.tiles_left - table.tiles_left
        self.tiles_left = table.tiles_left
        if same and drawn == 0:
            return
        if same and drawn == 1 and table.in_hand >= 0:
            out[at + table.in_hand] = bits[first + left[table.in_hand]]
            return
        for kind in range(kinds):
            out[at + kind] = bits[first + left[kind]]
            out[at + kinds + kind] = bits[first + gone[kind]]

    def _show_players(self, table: GoldRush, seat: i64) -> None:
        """Other players' tokens are shown at the end (G-10)."""
        out = self.out
        bits = self.ink.bits
        players = table.players
        at = self.at_points
        worths: i64 = len(table.unseen)
        tokens = at + 4 * players
        over = table.over()
        owner = seat
        taken: i64 = 0
        for place in range(players):
            points = min(table.points[owner], i64(MOST_POINTS))
            out[at + place] = bits[self.of_points + points]
            out[at + players + place] = bits[self.of_supply + table.supply[owner]]
            out[at + 2 * players + place] = self.ink.one if table.tent[owner] >= 0 else i32(0)
            count = table.token_count(owner)
            taken += count
            out[at + 3 * players + place] = bits[self.of_count + count]
            shown = place == 0 or over
            for worth in range(worths):
                held = table.purse[owner * worths + worth] if shown else 0
                out[tokens + place * worths + worth] = bits[self.of_tokens + held]
            owner = owner + 1 if owner + 1 < players else 0
        self.taken = taken

    def _show_supply(self, table: GoldRush) -> None:
        """The mining tokens that are not on the table yet."""
        self.out[self.at_new_tile - 1] = self.ink.bits[self.of_token_supply + table.token_supply]
        self.tokens = table.token_supply + table.removed + self.taken

    def _show_new_tile(self, table: GoldRush, seat: i64) -> None:
        """Where a cowboy may go, and what is there."""
        width = FEATURE + table.players
        if self.acting:
            put_zeros(self.out, self.at_new_tile, PLACES * width)
        self.acting = table.phase == ACT_PHASE
        if self.acting:
            tile = table.laid - 1
            way = table.way[tile]
            base = table.base[tile]
            for index in range(table.tiles.parts[way // ROTATIONS]):
                reach = self.reach[way * MOST_PARTS + index]
                if reach:
                    self._show_feature(table, seat, base + index, reach)

    def _show_feature(self, table: GoldRush, seat: i64, part: i64, reach: i64) -> None:
        """A part's feature, at every place that the part reaches."""
        out = self.out
        bits = self.ink.bits
        first = self.of_new_tile
        players = table.players
        feature = table.feature[part]
        sort = bits[first + 1 + table.sort_of(part)]
        for place in range(i64(PLACES)):
            if not reach >> place & 1:
                continue
            at = self.at_new_tile + place * (FEATURE + players)
            out[at] = sort
            out[at + 1] = bits[first + table.open[feature]]
            out[at + 2] = bits[first + table.symbols[feature] % HERD]
            out[at + 3] = bits[first + table.symbols[feature] // HERD]
            out[at + 4] = bits[first + table.pile[feature]]
            if table.cowboys[feature] > 0:
                for turn in range(players):
                    owner = (seat + turn) % players
                    out[at + FEATURE + turn] = bits[first + crowd(table, feature, owner)]

    def _show_tiles(self, table: GoldRush, first: i64) -> None:
        """The tiles from that one on; nothing is on them yet."""
        out = self.out
        bits = self.ink.bits
        tiles = table.tiles
        of = self.of_tiles
        if first < self.laid:
            self._clear_holders()
            self.slopes = self.slopes_before[first]
        for tile in range(first, table.laid):
            row = self.at_tiles + tile * TILE
            self.slopes_before[tile] = self.slopes
            put_zeros(out, row + PILES, DIRECTIONS)
            way = table.way[tile]
            cell = table.cell[tile]
            out[row] = bits[of + 1]
            out[row + 1] = bits[of + i64(table.x_of(cell))]
            out[row + 2] = bits[of + i64(table.y_of(cell))]
            out[row + KIND] = bits[of + way // ROTATIONS]
            out[row + ROTATION] = bits[of + way % ROTATIONS]
            for direction in range(i64(DIRECTIONS)):
                edge = tiles.edge[way * DIRECTIONS + direction]
                out[row + EDGES + direction] = bits[of + edge]
                if edge == MOUNTAIN_EDGE:
                    part = tiles.edge_part[way * DIRECTIONS + direction]
                    self.slope_part[self.slopes] = table.base[tile] + part
                    self.slope_at[self.slopes] = row + PILES + direction
                    self.slope_pile[self.slopes] = 0
                    self.slopes += 1
        if self.laid > table.laid:
            put_zeros(out, self.at_tiles + table.laid * TILE, (self.laid - table.laid) * TILE)
        self.laid = table.laid

    def _show_cells(self, table: GoldRush) -> None:
        """Rows in which the same is free as before stay as they are."""
        out = self.out
        bits = self.ink.bits
        of = self.of_cells
        rows = self.rows
        shown = self.cell
        for number in range(rows.count):
            free = rows.free[number]
            if free == shown[number]:
                continue
            shown[number] = free
            cell = free // NEEDS
            row = self.at_cells + number * CELL
            out[row] = bits[of + 1]
            out[row + 1] = bits[of + i64(table.x_of(cell))]
            out[row + 2] = bits[of + i64(table.y_of(cell))]
            for direction in range(i64(DIRECTIONS)):
                out[row + 3 + direction] = bits[of + (free >> (2 * direction) & 3)]
        if self.cells > rows.count:
            put_zeros(out, self.at_cells + rows.count * CELL, (self.cells - rows.count) * CELL)
            for number in range(rows.count, self.cells):
                shown[number] = NONE
        self.cells = rows.count

    def _show_holders(self, table: GoldRush, seat: i64) -> None:
        """Cowboys and tents; nothing is written where they are as they were."""
        holders = table.holder
        before = self.holders
        now = self.others
        number: i64 = 0
        old: i64 = 0
        for part in range(table.parts):
            if holders[part] == 0:
                continue
            whose = _relative_holder(i64(holders[part]), seat, table.players)
            held = part * SEATS + whose
            while old < self.holding and before[old] // SEATS < part:
                self._hold(table, before[old], 0)
                old += 1
            if old < self.holding and before[old] // SEATS == part:
                if before[old] != held:
                    self._hold(table, held, whose if whose < TENTS else TENTS - whose)
                old += 1
            else:
                self._hold(table, held, whose if whose < TENTS else TENTS - whose)
            now[number] = held
            number += 1
        while old < self.holding:
            self._hold(table, before[old], 0)
            old += 1
        self.holders = now
        self.others = before
        self.holding = number

    def _hold(self, table: GoldRush, holder: i64, sign: i64) -> None:
        """At every place of the tile that the part reaches."""
        out = self.out
        part = holder // SEATS
        tile = i64(table.tile_of[part])
        reach = self.reach[table.way[tile] * MOST_PARTS + part - table.base[tile]]
        at = self.at_tiles + tile * TILE + HOLDERS
        shown = self.ink.bits[self.of_tiles + sign]
        while reach:
            if reach & 1:
                out[at] = shown
            at += 1
            reach >>= 1

    def _clear_holders(self) -> None:
        """Before other tiles come in the place of those that they are on."""
        out = self.out
        for tile in range(self.laid):
            put_zeros(out, self.at_tiles + tile * TILE + HOLDERS, PLACES)
        self.holding = 0

    def _show_tokens(self, table: GoldRush) -> None:
        """On the mountains, at the edges that they reach."""
        out = self.out
        piles = table.pile
        features = table.feature
        parts = self.slope_part
        shown = self.slope_pile
        for slope in range(self.slopes):
            pile = piles[features[parts[slope]]]
            if pile != shown[slope]:
                shown[slope] = pile
                out[self.slope_at[slope]] = self.ink.bits[self.of_tiles + pile]


def _relative_holder(holder: i64, seat: i64, players: i64) -> i64:
    """1 + the seat of a cowboy, as the observer counts it; TENTS + 1 + that of a tent."""
    if holder >= TENT:
        return TENTS + 1 + relative(holder - TENT, seat, players)
    return 1 + relative(holder - 1, seat, players)


def reaches(tiles: TileSet) -> vec[i64]:
    """By way and part: the set of places that the part reaches."""
    found = [0] * (int(tiles.kinds) * ROTATIONS * MOST_PARTS)
    for way in range(int(tiles.kinds) * ROTATIONS):
        kind = way // ROTATIONS
        for place in range(DIRECTIONS):
            part = int(tiles.edge_part[way * DIRECTIONS + place])
            if part >= 0:
                found[way * MOST_PARTS + part] |= 1 << place
        for half in range(HALVES):
            part = int(tiles.half_part[way * HALVES + half])
            if part >= 0:
                found[way * MOST_PARTS + part] |= 1 << (DIRECTIONS + half)
        for part in range(int(tiles.parts[kind])):
            if tiles.sort[kind * MOST_PARTS + part] == CITY:
                found[way * MOST_PARTS + part] |= 1 << CITY_PLACE
    return vec[i64](found)


def _has_mountain(table: GoldRush, tile: i64) -> bool:
    """Whether there are mountains on a tile, which are its first parts."""
    return table.tiles.sort[(table.way[tile] >> 2) * MOST_PARTS] == MOUNTAIN


def actions(
    table: GoldRush, seat: i64, rows: Rows, first_place: i64, numbers: vec[i64]
) -> vec[i64]:
    """What a seat may do; tiles go by their numbers."""
    if seat == table.turn:
        if table.phase == PLACE_PHASE:
            return placements(table, rows, first_place)
        if table.phase == ACT_PHASE:
            return act_moves(table, seat, vec[i64](capacity=64), numbers)
    return vec[i64]()


def placements(table: GoldRush, rows: Rows, first_place: i64) -> vec[i64]:
    """Actions for every row and rotation in which the tile in hand fits."""
    rows.follow(table)
    actions = vec[i64](capacity=64)
    fits = table.tiles.fits
    first = table.in_hand * NEEDS
    free = rows.free
    for row in range(rows.count):
        rotations = fits[first + free[row] % NEEDS]
        if rotations:
            for rotation in range(i64(ROTATIONS)):
                if rotations >> rotation & 1:
                    actions = append(actions, first_place + row * ROTATIONS + rotation)
    return actions


def placement(table: GoldRush, rows: Rows, place: i64) -> i64:
    """The move of such an action."""
    rows.follow(table)
    return PLACE_MOVE + rows.free[place // ROTATIONS] // NEEDS * ROTATIONS + place % ROTATIONS
