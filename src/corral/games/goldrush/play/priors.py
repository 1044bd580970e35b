"""Priors that a search makes incrementally: a placing is appraised again where its place changed.

From one position of a search to the next two or three tiles are laid, and all other places look as
they did. So what a tile would change somewhere is kept under what lies around that place. How many
tiles are left, and what that means for holes far away, is then a turn or two old: good enough
for the order in which moves are tried, and for nothing else.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from corral.core.evaluator import Priors
from corral.core.state import State
from corral.games.goldrush.play.action_values import best_elsewhere
from corral.games.goldrush.play.appraisal import lead
from corral.games.goldrush.play.placing_values import Placings
from corral.games.goldrush.rules.codes import (
    ACT_PHASE,
    DIRECTIONS,
    HALVES,
    MOUNTAIN_EDGE,
    PLACE_MOVE,
    RAILROAD_EDGE,
    ROTATIONS,
)
from corral.games.goldrush.rules.grid import NEIGHBOUR
from corral.games.goldrush.rules.table import GoldRushTable
from corral.games.goldrush.state import GoldRush

if TYPE_CHECKING:
    from corral.games.goldrush.play.evaluator import GoldRushEvaluator

FACTOR: Final = 1_000_003
DIGEST: Final = 0xFFFFFFFFFF
"""Digests have 40 bits, so that the next factor stays within a machine's number."""
UNLIKE: Final = 12.0
"""Beyond so many times the temper moves are all alike unpromising."""


class PlacingGain:
    """What a placing changes in the lead of who places, and what a cowboy there adds at best."""

    __slots__ = ("cowboy", "placed")

    def __init__(self, placed: float, cowboy: float) -> None:
        self.placed = placed
        self.cowboy = cowboy


class PlacingPriors(Priors):
    """Remembers what placings change, by what lies around."""

    def __init__(self, evaluator: GoldRushEvaluator) -> None:
        super().__init__(evaluator)
        self.appraiser = evaluator.appraiser
        self.temper = evaluator.temper
        self.asked: i64 = 0
        """Of how many placings it was asked."""
        self.known: dict[int, PlacingGain] = {}

    def weigh(self, state: State, seat: i64, moves: vec[i64]) -> list[float]:
        assert isinstance(state, GoldRush)
        if state.phase == ACT_PHASE:
            return self.evaluator.policy(state, seat, moves)
        self.asked += len(moves)
        self.appraiser.look(state)
        action = best_elsewhere(self.appraiser, state, seat)
        leads: list[float] = []
        best = -1000.0
        placings: Placings | None = None
        ahead = 0.0
        where: i64 = -1
        around: i64 = 0
        for move in moves:
            place = (move - PLACE_MOVE) // ROTATIONS
            if place != where:  # all rotations at one place come together
                where = place
                around = surroundings(state, seat, place)
            key = int(around * ROTATIONS + (move - PLACE_MOVE) % ROTATIONS)
            change = self.known.get(key)
            if change is None:
                if placings is None:
                    placings = Placings(self.appraiser, state)
                    ahead = lead(placings.worth, seat)
                worth, cowboy = placings.placed(seat, move)
                change = PlacingGain(lead(worth, seat) - ahead, cowboy)
                self.known[key] = change
            found = change.placed + max(action, change.cowboy)
            best = max(best, found)
            leads.append(found)
        temper = self.temper
        return [exp(max(-UNLIKE, (points - best) / temper)) for points in leads]


def surroundings(table: GoldRushTable, seat: i64, cell: i64) -> i64:
    """A digest of what the tile in hand would meet: the features there, and those beside them."""
    digest = cell * 8 + min(table.supply[seat], 7)
    digest = (digest * 8 + seat) * 256 + table.in_hand
    for direction in range(i64(DIRECTIONS)):
        beside = NEIGHBOUR[cell * DIRECTIONS + direction]
        tile = table.tile_at(beside)
        if tile >= 0:
            digest = _edge(table, tile, direction ^ 2, True, digest)
            continue
        digest = digest * FACTOR & DIGEST
        for further in range(i64(DIRECTIONS)):
            tile = table.tile_at(NEIGHBOUR[beside * DIRECTIONS + further])
            if tile >= 0:
                digest = _edge(table, tile, further ^ 2, False, digest ^ further)
    return digest * FACTOR & DIGEST


def _edge(table: GoldRushTable, tile: i64, direction: i64, prairies: bool, digest: i64) -> i64:
    tiles = table.tiles
    way = table.way[tile]
    base = table.base[tile]
    edge = tiles.edge[way * DIRECTIONS + direction]
    if edge <= MOUNTAIN_EDGE:
        part = base + tiles.edge_part[way * DIRECTIONS + direction]
        digest = _feature(table, table.feature[part], digest)
    if prairies and edge != MOUNTAIN_EDGE:
        half = way * HALVES + 2 * direction
        digest = _owned(table, table.feature[base + tiles.half_part[half]], digest)
        if edge == RAILROAD_EDGE:
            digest = _owned(table, table.feature[base + tiles.half_part[half + 1]], digest)
    return digest


def _feature(table: GoldRushTable, feature: i64, digest: i64) -> i64:
    """A railroad or mountain: all that it is worth hangs on these."""
    counts = table.open[feature] + 64 * (table.size[feature] + 256 * table.symbols[feature])
    digest = (digest * FACTOR & DIGEST) ^ (counts * 64 + table.pile[feature])
    return _owned(table, feature, digest)


def _owned(table: GoldRushTable, feature: i64, digest: i64) -> i64:
    """A prairie: it grows somewhere nearly every turn, which changes little elsewhere."""
    return ((digest * FACTOR + feature) & DIGEST) ^ table.cowboys[feature]
