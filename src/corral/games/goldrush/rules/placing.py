"""Step 1: draw a tile and place it (G-4 to G-6)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from corral.games.goldrush.rules.codes import (
    ACT_PHASE,
    BORDER,
    DIRECTIONS,
    HALVES,
    MOST_PARTS,
    MOUNTAIN,
    MOUNTAIN_EDGE,
    NEEDS,
    NONE,
    PLACE_MOVE,
    PLACE_PHASE,
    RAILROAD_EDGE,
    ROTATIONS,
    TRACK,
)
from corral.games.goldrush.rules.features import counted_before, join
from corral.games.goldrush.rules.grid import NEIGHBOUR
from corral.games.goldrush.rules.table import GoldRushTable


def fits_somewhere(table: GoldRushTable, kind: i64) -> bool:
    """Whether a tile can be placed at all (G-5)."""
    fits = table.tiles.fits
    place: i64 = 0
    while place < table.border and fits[kind * NEEDS + table.free[place] % NEEDS] == 0:
        place += 1
    return place < table.border


def draw(table: GoldRushTable, kind: i64) -> None:
    """A tile is shown; one that fits nowhere leaves the game (G-4, G-5)."""
    table.left[kind] -= 1
    table.tiles_left -= 1
    fits = fits_somewhere(table, kind)
    if table.trace is not None:
        seat, name = int(table.turn), table.tiles.names[kind]
        table.tell({"kind": "drawn", "seat": seat, "tile": name}, reveals=True)
        if not fits:
            table.tell({"kind": "unplaceable", "seat": seat, "tile": name})
    if fits:
        table.in_hand = kind
        table.phase = PLACE_PHASE
    else:
        table.gone[kind] += 1


def place_moves(table: GoldRushTable, moves: vec[i64]) -> vec[i64]:
    """Every cell and rotation in which all touching edges continue (G-4)."""
    fits = table.tiles.fits
    first = table.in_hand * NEEDS
    for place in range(table.border):
        free = table.free[place]
        rotations = fits[first + free % NEEDS]
        if rotations:
            code = PLACE_MOVE + free // NEEDS * ROTATIONS
            for rotation in range(i64(ROTATIONS)):
                if rotations >> rotation & 1:
                    moves = append(moves, code + rotation)
    return moves


def place(table: GoldRushTable, cell: i64, rotation: i64) -> None:
    """The tile in hand goes to a cell where it fits."""
    kind = table.in_hand
    table.in_hand = NONE
    lay(table, kind, cell, rotation)
    if table.trace is not None:
        table.tell(
            {
                "kind": "placed",
                "seat": int(table.turn),
                "tile": table.tiles.names[kind],
                "cell": table.cell_text(table.laid - 1),
                "rotation": int(rotation),
            },
        )
    lay_tokens(table)
    table.phase = ACT_PHASE


def lay(table: GoldRushTable, kind: i64, cell: i64, rotation: i64) -> None:
    """A tile joins the landscape. Tokens are laid apart from it."""
    tile = table.laid
    way = kind * ROTATIONS + rotation
    table.laid = tile + 1
    table.cell[tile] = cell
    table.way[tile] = way
    table.base[tile] = table.parts
    table.west = min(table.west, i64(table.x_of(cell)))
    table.north = min(table.north, i64(table.y_of(cell)))
    _lay_parts(table, tile, kind)
    _leave_border(table, tile, cell)
    edge = table.tiles.edge
    for direction in range(i64(DIRECTIONS)):
        beside = NEIGHBOUR[cell * DIRECTIONS + direction]
        other = table.tile_at(beside)
        if other >= 0:
            _connect(table, tile, direction, other)
        else:
            _demand(table, beside, direction, edge[way * DIRECTIONS + direction])
    _close(table, tile)


def _lay_parts(table: GoldRushTable, tile: i64, kind: i64) -> None:
    """Every part is a feature by itself at first."""
    tiles = table.tiles
    part = table.parts
    first = kind * MOST_PARTS
    for index in range(tiles.parts[kind]):
        table.tile_of[part] = u8(tile)
        table.feature[part] = part
        table.ring[part] = part
        table.size[part] = 1
        table.open[part] = tiles.ends[first + index]
        table.symbols[part] = tiles.symbols[first + index]
        if tiles.sort[first + index] == MOUNTAIN:
            table.site[table.sites] = part
            table.sites += 1
        part += 1
    table.parts = part


def _leave_border(table: GoldRushTable, tile: i64, cell: i64) -> None:
    """The cell is free no longer; the last one of the border takes its place there."""
    place = table.border_at(cell)
    if place >= 0:
        table.border -= 1
        last = table.free[table.border]
        table.free[place] = last
        table.grid[last // NEEDS] = u8(BORDER + place)
    table.grid[cell] = u8(1 + tile)


def _demand(table: GoldRushTable, cell: i64, direction: i64, edge: i64) -> None:
    """A free cell must continue an edge of the new tile, which lies opposite of ``direction``."""
    needs = edge << (2 * (direction ^ 2))
    place = table.border_at(cell)
    if place >= 0:
        table.free[place] += needs
        return
    table.free[table.border] = cell * NEEDS + needs
    table.grid[cell] = u8(BORDER + table.border)
    table.border += 1


def _connect(table: GoldRushTable, tile: i64, direction: i64, other: i64) -> None:
    """What touches at an edge is connected: tracks, mountains, and prairies by half-edges."""
    tiles = table.tiles
    way = table.way[tile]
    across = table.way[other]
    opposite = direction ^ 2
    edge = tiles.edge[way * DIRECTIONS + direction]
    if edge <= MOUNTAIN_EDGE:
        part = table.base[tile] + tiles.edge_part[way * DIRECTIONS + direction]
        theirs = table.base[other] + tiles.edge_part[across * DIRECTIONS + opposite]
        join(table, part, theirs)
        table.open[table.feature[part]] -= 2
        if edge == MOUNTAIN_EDGE:
            return
    half = way * HALVES + 2 * direction
    their_half = across * HALVES + 2 * opposite
    part = table.base[tile] + tiles.half_part[half]
    theirs = table.base[other] + tiles.half_part[their_half + 1]
    join(table, part, theirs)
    if edge == RAILROAD_EDGE:  # prairies on both sides of the track
        part = table.base[tile] + tiles.half_part[half + 1]
        theirs = table.base[other] + tiles.half_part[their_half]
        join(table, part, theirs)


def _close(table: GoldRushTable, tile: i64) -> None:
    """Cities learn which of their railroads are finished; no tent goes to a finished mountain."""
    mountain = False
    for part in range(table.base[tile], table.parts):
        feature = table.feature[part]
        if table.open[feature] > 0 or counted_before(table, part):
            continue
        sort = table.sort_of(part)
        if sort == TRACK:
            _reach_cities(table, feature)
        elif sort == MOUNTAIN:
            mountain = True
    if mountain:
        _close_sites(table)


def _reach_cities(table: GoldRushTable, railroad: i64) -> None:
    member = railroad
    while True:
        city = table.tiles.city[table.printed(member)]
        if city >= 0:
            table.open[table.base[i64(table.tile_of[member])] + city] -= 1
        member = table.ring[member]
        if member == railroad:
            return


def _close_sites(table: GoldRushTable) -> None:
    kept: i64 = 0
    for place in range(table.sites):
        part = table.site[place]
        if table.open[table.feature[part]] > 0:
            table.site[kept] = part
            kept += 1
    table.sites = kept


def lay_tokens(table: GoldRushTable) -> None:
    """A mining token for each nugget of the new tile, as long as there are any (G-6)."""
    tile = table.laid - 1
    first = (table.way[tile] >> 2) * MOST_PARTS
    for part in range(table.base[tile], table.parts):
        printed = first + part - table.base[tile]
        if table.tiles.sort[printed] != MOUNTAIN:
            return  # mountains come first
        tokens = min(table.tiles.symbols[printed], table.token_supply)
        if tokens > 0:
            table.token_supply -= tokens
            table.pile[table.feature[part]] += tokens
            if table.trace is not None:
                table.tell(
                    {
                        "kind": "tokens_laid",
                        "part": table.part_text(part),
                        "count": int(tokens),
                        "pile": int(table.pile[table.feature[part]]),
                    },
                )
