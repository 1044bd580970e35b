"""Can this hole still be filled? Free cells, and the tiles left that would fit or finish there."""

from __future__ import annotations

from math import exp

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from corral.games.goldrush.play.weights import Weights
from corral.games.goldrush.rules.codes import DIRECTIONS, NEEDS, NONE, ROTATIONS
from corral.games.goldrush.rules.grid import NEIGHBOUR
from corral.games.goldrush.rules.table import GoldRushTable
from corral.games.goldrush.rules.tiles import TileSet


class Holes:
    """What an edition's tiles can do for the open ends of railroads and mountains.

    A hole is a free cell together with the direction in which the open end lies from there.
    """

    def __init__(self, tiles: TileSet, weights: Weights) -> None:
        self.weights = weights
        self.open: i64 = 0
        """The holes of the feature that was asked about last."""
        self._kinds: i64 = tiles.kinds
        self._fits = tiles.fits
        self._stops = _stopping(tiles)

    def finish_chance(self, table: GoldRushTable, feature: i64) -> float:
        """How likely it is that every hole of a railroad or mountain can and will be closed."""
        self.open = 0
        if table.open[feature] == 0:
            return 1.0
        chance = 1.0
        cells = vec[i64](capacity=16)
        tiles = table.tiles
        member = feature
        while True:
            tile = i64(table.tile_of[member])
            way = table.way[tile]
            index = member - table.base[tile]
            for direction in range(i64(DIRECTIONS)):
                if tiles.edge_part[way * DIRECTIONS + direction] != index:
                    continue
                cell = NEIGHBOUR[table.cell[tile] * DIRECTIONS + direction]
                place = table.border_at(cell)
                if place >= 0 and cell not in cells:
                    cells = append(cells, cell)
                    needs = table.free[place] % NEEDS
                    chance *= self._close_chance(table, needs, direction ^ 2)
            member = table.ring[member]
            if member == feature:
                break
        self.open = len(cells)
        return chance

    def _close_chance(self, table: GoldRushTable, needs: i64, direction: i64) -> float:
        """How likely it is that one of the tiles that close a hole will come, and be put there.

        Everybody draws an equal share of the tiles left.
        """
        weights = self.weights
        stopping: i64 = 0
        fitting: i64 = 0
        stop = (needs * DIRECTIONS + direction) * self._kinds
        fit = needs
        for kind in range(self._kinds):
            if self._fits[fit] != 0:
                fitting += table.left[kind]
                if self._stops[stop + kind] != 0:
                    stopping += table.left[kind]
            fit += NEEDS
        useful = float(stopping) + weights.detour * float(fitting - stopping)
        return 1.0 - exp(-weights.zeal * useful / float(table.players))


def _stopping(tiles: TileSet) -> vec[u8]:
    """By needs, direction and kind: whether the part there can lead to nothing but neighbours."""
    kinds = int(tiles.kinds)
    stops = [0] * (NEEDS * DIRECTIONS * kinds)
    for way in range(kinds * ROTATIONS):
        kind, rotation = divmod(way, ROTATIONS)
        parts = [int(tiles.edge_part[way * DIRECTIONS + side]) for side in range(DIRECTIONS)]
        for needs in range(NEEDS):
            if not int(tiles.fits[kind * NEEDS + needs]) >> rotation & 1:
                continue
            for direction in range(DIRECTIONS):
                part = parts[direction]
                sides = [side for side in range(DIRECTIONS) if part == parts[side] != NONE]
                if sides and all(needs >> 2 * side & 3 for side in sides):
                    stops[(needs * DIRECTIONS + direction) * kinds + kind] = 1
    return vec[u8](stops)
