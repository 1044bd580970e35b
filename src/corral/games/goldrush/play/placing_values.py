"""Action values of placings: what each would change; only what it touches is appraised again."""

from __future__ import annotations

from mypy_extensions import i64

from corral.games.goldrush.play.appraisal import Appraiser
from corral.games.goldrush.rules.codes import (
    DIRECTIONS,
    HALVES,
    MOUNTAIN_EDGE,
    PLACE_MOVE,
    PRAIRIE,
    RAILROAD_EDGE,
    ROTATIONS,
    TRACK,
)
from corral.games.goldrush.rules.grid import NEIGHBOUR
from corral.games.goldrush.rules.table import GoldRushTable
from corral.games.goldrush.state import GoldRush


class Placings:
    """Compares the placings of one tile in one position.

    A placing changes the features that the tile joins, and those that are open to the free cells
    beside it, for it makes these harder to fill.
    """

    def __init__(self, appraiser: Appraiser, table: GoldRush) -> None:
        self.appraiser = appraiser
        self.table = table
        self.worth = appraiser.appraise(table)
        appraiser.prairies.remember()
        self._known: dict[int, list[float]] = {}

    def after(self, seat: i64, move: i64, action: float) -> list[float]:
        """What every seat may expect after a placing and the best action it allows.

        ``action`` is what an action that has nothing to do with the tile is worth.
        """
        worth, cowboy = self.placed(seat, move)
        worth[seat] += max(action, cowboy)
        return worth

    def placed(self, seat: i64, move: i64) -> tuple[list[float], float]:
        """The same before any action, and what a cowboy on the new tile will add at best."""
        table = self.table
        appraiser = self.appraiser
        after = table.copy()
        after.apply(seat, move)
        cell = (move - PLACE_MOVE) // ROTATIONS
        parts = self._touched(after, cell)
        worth = self.worth[:]
        appraiser.prairies.follow(table, after)
        old: list[int] = []
        new: list[int] = []
        for part in parts:
            if part < table.parts:
                _note(old, table.feature[part])
            _note(new, after.feature[part])
        for railroad in new[:]:
            if after.sort_of(railroad) == TRACK:
                self._note_cities(old, new, after, railroad)
        for feature in new:
            if after.cowboys[feature] != 0:
                appraiser.add_feature(after, feature, worth)
        self._move_tents(after, new, worth)
        cowboy = self._best_cowboy(after, seat)
        appraiser.prairies.restore()
        for feature in old:
            if table.cowboys[feature] != 0:
                before = self._before(feature)
                for other in range(len(worth)):
                    worth[other] -= before[other]
        return worth, cowboy

    def _before(self, feature: int) -> list[float]:
        """What a feature is worth to each seat before the placing."""
        if feature not in self._known:
            worth = [0.0] * len(self.worth)
            self.appraiser.add_feature(self.table, feature, worth)
            self._known[feature] = worth
        return self._known[feature]

    def _touched(self, after: GoldRushTable, cell: i64) -> list[int]:
        """The parts of the new tile, beside it, and around the free cells beside it."""
        parts = [int(part) for part in range(self.table.parts, after.parts)]
        for direction in range(i64(DIRECTIONS)):
            beside = NEIGHBOUR[cell * DIRECTIONS + direction]
            tile = after.tile_at(beside)
            if tile >= 0:
                self._add_edge(parts, after, tile, direction ^ 2, True)
                continue
            for further in range(i64(DIRECTIONS)):
                tile = after.tile_at(NEIGHBOUR[beside * DIRECTIONS + further])
                if tile >= 0 and tile != after.laid - 1:
                    self._add_edge(parts, after, tile, further ^ 2, False)
        return parts

    def _add_edge(
        self, parts: list[int], after: GoldRushTable, tile: i64, direction: i64, prairies: bool
    ) -> None:
        """The parts that a tile on the table has at an edge."""
        tiles = after.tiles
        way = after.way[tile]
        base = after.base[tile]
        edge = tiles.edge[way * DIRECTIONS + direction]
        if edge <= MOUNTAIN_EDGE:
            parts.append(int(base + tiles.edge_part[way * DIRECTIONS + direction]))
        if prairies and edge != MOUNTAIN_EDGE:
            half = way * HALVES + 2 * direction
            parts.append(int(base + tiles.half_part[half]))
            if edge == RAILROAD_EDGE:
                parts.append(int(base + tiles.half_part[half + 1]))

    def _note_cities(
        self, old: list[int], new: list[int], after: GoldRushTable, railroad: i64
    ) -> None:
        """Traders look at the railroads of their city (G-17)."""
        member = railroad
        while True:
            index = after.tiles.city[after.printed(member)]
            if index >= 0:
                city = after.base[i64(after.tile_of[member])] + index
                if after.cowboys[city] != 0:
                    _note(old, city)
                    _note(new, city)
            member = after.ring[member]
            if member == railroad:
                return

    def _move_tents(self, after: GoldRushTable, new: list[int], worth: list[float]) -> None:
        """Tents on a mountain that has grown, or is finished."""
        for seat in range(after.players):
            tent = after.tent[seat]
            if tent >= 0 and int(after.feature[tent]) in new:
                worth[seat] += self.appraiser.tent(after, seat)
                worth[seat] -= self.appraiser.tent(self.table, seat)

    def _best_cowboy(self, after: GoldRushTable, seat: i64) -> float:
        """What a cowboy on the new tile will bring at best, less what it could do elsewhere."""
        best = 0.0
        if after.supply[seat] == 0:
            return best
        for part in range(self.table.parts, after.parts):
            feature = after.feature[part]
            if after.cowboys[feature] != 0:
                continue
            if after.sort_of(part) == PRAIRIE and not after.farmers:
                break
            best = max(best, self.appraiser.cowboy_gain(after, seat, feature))
        return best


def _note(features: list[int], feature: i64) -> None:
    number = int(feature)
    if number not in features:
        features.append(number)
