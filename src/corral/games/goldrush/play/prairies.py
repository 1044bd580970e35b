"""How far prairies can still grow, and what there is for them to reach (G-24)."""

from __future__ import annotations

from math import exp

from librt.vecs import vec
from mypy_extensions import i64

from corral.games.goldrush.play.weights import Weights
from corral.games.goldrush.rules.codes import (
    DIRECTIONS,
    HALVES,
    HERD,
    MOST_PARTS,
    MOUNTAIN_EDGE,
    NEEDS,
    PRAIRIE,
)
from corral.games.goldrush.rules.grid import NEIGHBOUR
from corral.games.goldrush.rules.scoring import CAMP_POINTS, HERD_POINTS, prairie_points
from corral.games.goldrush.rules.table import GoldRushTable
from corral.games.goldrush.rules.tiles import TileSet


class Prairies:
    """The open half-edges of each prairie of a position, and the symbols nobody owns yet."""

    def __init__(self, tiles: TileSet, weights: Weights) -> None:
        self.weights = weights
        self.unowned = 0.0
        """Points of symbols on the table and to come that no farmer has, as far as time allows."""
        self._all_symbols = _all_symbols(tiles)
        self._none = vec[i64]([0] * int(tiles.all_parts))
        # By prairie, and all together; what was seen before a placing was tried.
        self._open = self._none
        self._all_open: i64 = 1
        self._seen = self._none
        self._all_seen: i64 = 1

    def look(self, table: GoldRushTable, to_come: float) -> None:
        """Count the half-edges at which each prairie can still grow, and what is still to win."""
        tiles = table.tiles
        opened = self._none[:]
        total: i64 = 0
        for place in range(table.border):
            cell = table.free[place] // NEEDS
            needs = table.free[place] % NEEDS
            for direction in range(i64(DIRECTIONS)):
                if needs & 1 != 0:  # a prairie, or a track between two of them
                    tile = table.tile_at(NEIGHBOUR[cell * DIRECTIONS + direction])
                    half = table.way[tile] * HALVES + 2 * (direction ^ 2)
                    base = table.base[tile]
                    opened[table.feature[base + tiles.half_part[half]]] += 1
                    opened[table.feature[base + tiles.half_part[half + 1]]] += 1
                    total += 2
                needs >>= 2
        self._open = opened
        self._all_open = total
        unowned = self._all_symbols
        for feature in range(table.parts):
            owned = table.cowboys[feature] != 0 and table.feature[feature] == feature
            if owned and table.sort_of(feature) == PRAIRIE:
                unowned -= prairie_points(table, feature)
        self.unowned = float(unowned) * (1.0 - exp(-to_come / self.weights.prairie_time))

    def growth(self, prairie: i64) -> float:
        """The points of symbols that a prairie will still reach."""
        share = float(self._open[prairie]) / float(max(i64(1), self._all_open))
        reached = 1.0 - exp(-self.weights.prairie_reach * share)
        return self.weights.prairie_growth * self.unowned * reached

    # Trying a placing

    def remember(self) -> None:
        """The position that was looked at is the one before the placings to be tried."""
        self._seen = self._open
        self._all_seen = self._all_open

    def restore(self) -> None:
        """The placing that was tried is taken back."""
        self._open = self._seen
        self._all_open = self._all_seen

    def follow(self, before: GoldRushTable, after: GoldRushTable) -> None:
        """A tile was placed: prairies grow no longer where it lies, but along its open edges."""
        tiles = after.tiles
        opened = self._seen[:]
        total = self._all_seen
        last = after.laid - 1
        way = after.way[last]
        for direction in range(i64(DIRECTIONS)):
            if tiles.edge[way * DIRECTIONS + direction] == MOUNTAIN_EDGE:
                continue
            tile = after.tile_at(NEIGHBOUR[after.cell[last] * DIRECTIONS + direction])
            if tile < 0:
                half = way * HALVES + 2 * direction
                base = after.base[last]
                opened[after.feature[base + tiles.half_part[half]]] += 1
                opened[after.feature[base + tiles.half_part[half + 1]]] += 1
                total += 2
                continue
            half = after.way[tile] * HALVES + 2 * (direction ^ 2)
            for side in range(i64(2)):
                prairie = before.feature[after.base[tile] + tiles.half_part[half + side]]
                joined = after.feature[prairie]
                opened[prairie] -= 1
                if joined != prairie:
                    opened[joined] += opened[prairie]
                    opened[prairie] = 0
            total -= 2
        self._open = opened
        self._all_open = total


def _all_symbols(tiles: TileSet) -> i64:
    """The points of all camps and herds of an edition."""
    points: i64 = 0
    for at in range(tiles.kinds * MOST_PARTS):
        if tiles.sort[at] == PRAIRIE:
            camps = tiles.symbols[at] % HERD
            herds = tiles.symbols[at] // HERD
            count = tiles.count[at // MOST_PARTS]
            points += count * (CAMP_POINTS * camps + HERD_POINTS * herds)
    return points
