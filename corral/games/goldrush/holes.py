"""Can this hole still be filled? Free cells, and the tiles left that would fit or finish there."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from corral.games.goldrush.codes import DIRECTIONS, NEEDS, NONE, ROTATIONS
from corral.games.goldrush.tiles import TileSet


class Holes:
    """What an edition's tiles can do for an open end of a railroad or mountain.

    A hole is a free cell together with the direction in which the open end lies from there.
    """

    def __init__(self, tiles: TileSet) -> None:
        self.kinds: i64 = tiles.kinds
        self.fits = tiles.fits
        self.stops = _stopping(tiles)

    def fitting(self, left: vec[i64], needs: i64) -> i64:
        """How many of the tiles left fit into a free cell."""
        count: i64 = 0
        at = needs
        for kind in range(self.kinds):
            if self.fits[at] != 0:
                count += left[kind]
            at += NEEDS
        return count

    def stopping(self, left: vec[i64], needs: i64, direction: i64) -> i64:
        """How many of the tiles left fit there and leave no new open end."""
        count: i64 = 0
        first = (needs * DIRECTIONS + direction) * self.kinds
        for kind in range(self.kinds):
            if self.stops[first + kind] != 0:
                count += left[kind]
        return count


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
