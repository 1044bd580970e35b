"""Everything that lies on the table, and the small things done with it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from corral.core.state import State
from corral.games.goldrush.rules.codes import (
    BORDER,
    CELLS,
    MOST_PARTS,
    NONE,
    SIDE,
    START_PHASE,
)
from corral.games.goldrush.rules.events import SECRETS, GoldRushOpen, GoldRushSecret
from corral.games.goldrush.rules.grid import nearest
from corral.games.goldrush.rules.names import cell_name
from corral.games.goldrush.rules.tiles import TileSet


class GoldRushTable(State):
    """The material of a match.

    Tiles on the table are numbered as they came, and so are their parts. Parts that are connected
    form a feature, which goes by the number of one of its parts. What is counted for a feature
    stands there: open ends, symbols, tokens, and its cowboys with eight bits for each seat.
    """

    def __init__(
        self, tiles: TileSet, players: i64, farmers: bool, source: GoldRushTable | None = None
    ) -> None:
        super().__init__(players)
        self.tiles = tiles
        self.farmers = farmers
        if source is None:
            self._lay_out()
        else:
            self._take_over(source)

    def _lay_out(self) -> None:
        tiles = self.tiles
        players = int(self.players)
        parts = vec[i64]([0] * int(tiles.all_parts))
        places = vec[i64]([0] * int(tiles.tiles))
        self.phase: i64 = START_PHASE
        self.start: i64 = NONE
        self.turn: i64 = NONE
        # Tiles that nobody has seen, by kind; those that fitted nowhere; the one to be placed.
        self.left = tiles.count[:]
        self.tiles_left: i64 = tiles.tiles
        self.gone = vec[i64]([0] * int(tiles.kinds))
        self.in_hand: i64 = NONE
        # The landscape: tiles in the order they came, each with its cell, way and first part.
        self.laid: i64 = 0
        self.cell = places[:]
        self.way = places[:]
        self.base = places[:]
        self.west: i64 = 0
        self.north: i64 = 0
        # A cell: 0 off the landscape, 1 + number of its tile, or BORDER + place on the border.
        self.grid = vec[u8]([0] * CELLS)
        # The free cells beside tiles: cell * NEEDS + what the edges of a tile there must be.
        self.border: i64 = 0
        self.free = vec[i64]([0] * (2 * int(tiles.tiles) + 2))
        # The parts: their tile, who is on them, their feature, and the next part of it in a ring.
        self.parts: i64 = 0
        self.tile_of = vec[u8]([0] * int(tiles.all_parts))
        self.holder = self.tile_of[:]
        self.feature = parts[:]
        self.ring = parts[:]
        # The features.
        self.size = parts[:]
        self.open = parts[:]
        self.symbols = parts[:]
        self.pile = parts[:]
        self.cowboys = parts[:]
        # Parts of unfinished mountains, where tents may stand.
        self.sites: i64 = 0
        self.site = vec[i64]([0] * tiles.mountain_parts())
        # The players.
        self.points = vec[i64]([0] * players)
        self.supply = vec[i64]([int(tiles.cowboys)] * players)
        self.tent = vec[i64]([NONE] * players)
        # Mining tokens: not on the table yet; removed unseen; the values nobody has seen; and the
        # values each seat has, at seat * number of values.
        self.token_supply: i64 = tiles.tokens
        self.removed: i64 = 0
        self.unseen = tiles.token_counts[:]
        self.purse = vec[i64]([0] * (players * len(tiles.token_counts)))
        # Step 3: the part of the new tile that is being scored, and the tokens claimed there.
        self.scoring: i64 = 0
        self.claimed: i64 = 0

    def _take_over(self, source: GoldRushTable) -> None:
        self.phase = source.phase
        self.start = source.start
        self.turn = source.turn
        self.left = source.left[:]
        self.tiles_left = source.tiles_left
        self.gone = source.gone[:]
        self.in_hand = source.in_hand
        self.laid = source.laid
        self.cell = source.cell[:]
        self.way = source.way[:]
        self.base = source.base[:]
        self.west = source.west
        self.north = source.north
        self.grid = source.grid[:]
        self.border = source.border
        self.free = source.free[:]
        self.parts = source.parts
        self.tile_of = source.tile_of[:]
        self.holder = source.holder[:]
        self.feature = source.feature[:]
        self.ring = source.ring[:]
        self.size = source.size[:]
        self.open = source.open[:]
        self.symbols = source.symbols[:]
        self.pile = source.pile[:]
        self.cowboys = source.cowboys[:]
        self.sites = source.sites
        self.site = source.site[:]
        self.points = source.points[:]
        self.supply = source.supply[:]
        self.tent = source.tent[:]
        self.token_supply = source.token_supply
        self.removed = source.removed
        self.unseen = source.unseen[:]
        self.purse = source.purse[:]
        self.scoring = source.scoring
        self.claimed = source.claimed

    # Telling what happens

    def tell(self, event: GoldRushOpen, reveals: bool = False) -> None:
        """Note what everybody sees."""
        self.note(event, SECRETS, (), reveals)

    def tell_some(self, event: GoldRushSecret, audience: tuple[int, ...], reveals: bool) -> None:
        """Note what has secrets, which only the audience sees."""
        self.note(event, SECRETS, audience, reveals)

    # Where things are

    def tile_at(self, cell: i64) -> i64:
        """The number of the tile on a cell; NONE without one."""
        there = i64(self.grid[cell])
        return there - 1 if there < BORDER else NONE

    def border_at(self, cell: i64) -> i64:
        """The place of a free cell on the border; below 0 if it is not there."""
        return i64(self.grid[cell]) - BORDER

    def x_of(self, cell: i64) -> int:
        return int(nearest(cell % SIDE, self.west - 1))

    def y_of(self, cell: i64) -> int:
        return int(nearest(cell // SIDE, self.north - 1))

    def is_at(self, cell: i64, x: int, y: int) -> bool:
        """Whether a cell of the landscape or its border is at that place."""
        return self.x_of(cell) == x and self.y_of(cell) == y

    def cell_text(self, tile: i64) -> str:
        """Where a tile lies."""
        cell = self.cell[tile]
        return cell_name(self.x_of(cell), self.y_of(cell))

    def part_text(self, part: i64) -> str:
        """A part: where its tile lies, and the first edge or half-edge it reaches."""
        tile = i64(self.tile_of[part])
        way = self.way[tile]
        name = self.tiles.part_names[way * MOST_PARTS + part - self.base[tile]]
        return f"{self.cell_text(tile)}:{name}"

    # What parts are

    def printed(self, part: i64) -> i64:
        """Where the edition's tables tell about a part."""
        tile = i64(self.tile_of[part])
        return (self.way[tile] >> 2) * MOST_PARTS + part - self.base[tile]

    def sort_of(self, part: i64) -> i64:
        """Whether a part is mountain, track, city or prairie."""
        return self.tiles.sort[self.printed(part)]

    def token_count(self, seat: i64) -> i64:
        """How many mining tokens a seat has."""
        values: i64 = len(self.unseen)
        count: i64 = 0
        for value in range(values):
            count += self.purse[seat * values + value]
        return count
