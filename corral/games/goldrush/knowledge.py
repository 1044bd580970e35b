"""What a seat knows, gathered piece by piece.

This is a whitelist and the only way out of a state: views, positions and nothing else are made from
it. ``EVERYTHING`` in place of a seat gathers the whole truth, for records and full positions. All
that a seat may not know are the values of other players' mining tokens before the end (G-10).
"""

from __future__ import annotations

from typing import TypeAlias

from corral.core.game import EVERYTHING
from corral.games.goldrush.codes import (
    ACT_PHASE,
    CITY,
    MOST_PARTS,
    MOUNTAIN,
    NEEDS,
    NONE,
    OVER_PHASE,
    PLACE_PHASE,
    PRAIRIE,
    ROTATIONS,
    TENT,
    TRACK,
)
from corral.games.goldrush.features import crowds, members, name_of, owners, tile_count
from corral.games.goldrush.scoring import (
    RAILROAD_POINTS,
    camps,
    finished_railroads,
    herds,
    prairie_points,
    railroad_points,
)
from corral.games.goldrush.state import GoldRush
from corral.games.goldrush.words import FEATURE_NAMES, ROLE_NAMES

PHASE_NAMES = {PLACE_PHASE: "place", ACT_PHASE: "act", OVER_PHASE: "over"}

Token: TypeAlias = int | None
"""A mining token's points, or ``None`` for one that the seat has not seen."""


class LaidTile:
    """A tile of the landscape."""

    __slots__ = ("kind", "rotation", "x", "y")

    def __init__(self, state: GoldRush, tile: int) -> None:
        cell, way = state.cell[tile], state.way[tile]
        self.kind = state.tiles.names[way // ROTATIONS]
        self.rotation = int(way % ROTATIONS)
        self.x = state.x_of(cell)
        self.y = state.y_of(cell)


class Player:
    """What a seat knows about a player's own things."""

    __slots__ = ("cowboys", "points", "supply", "tent", "tokens")

    def __init__(self, state: GoldRush, owner: int, sees: bool) -> None:
        self.points = int(state.points[owner])
        self.supply = int(state.supply[owner])
        self.cowboys = [
            (state.part_text(part), ROLE_NAMES[int(state.sort_of(part))])
            for part in range(state.parts)
            if state.holder[part] == 1 + owner
        ]
        self.tent = None if state.tent[owner] == NONE else state.part_text(state.tent[owner])
        self.tokens: list[Token] = []
        values = len(state.unseen)
        for value, points in enumerate(state.tiles.token_worths):
            count = int(state.purse[owner * values + value])
            self.tokens += [points if sees else None] * count


class Knowledge:
    """What a seat knows about the whole table."""

    def __init__(self, state: GoldRush, seat: int) -> None:
        self.seat = seat
        self.phase = int(state.phase)
        self.phase_name = PHASE_NAMES[self.phase]
        self.start = int(state.start)
        self.turn = None if state.turn == NONE else int(state.turn)
        names = state.tiles.names
        self.in_hand = None if state.in_hand == NONE else names[state.in_hand]
        self.gone = _by_kind(names, [int(count) for count in state.gone])
        self.left = _by_kind(names, [int(count) for count in state.left])
        self.tiles = [LaidTile(state, tile) for tile in range(int(state.laid))]
        self.piles = [
            (name_of(state, part), int(state.pile[part]))
            for part in _in_order(state)
            if state.pile[part] > 0
        ]
        self.token_supply = int(state.token_supply)
        self.removed = int(state.removed)
        self.token_counts = {
            points: int(count)
            for points, count in zip(
                state.tiles.token_worths, state.tiles.token_counts, strict=True
            )
        }
        self.score_track = int(state.tiles.score_track)
        shown = state.phase == OVER_PHASE
        self.players = [
            Player(state, owner, shown or seat in (owner, EVERYTHING))
            for owner in range(int(state.players))
        ]


def _by_kind(names: list[str], counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def _in_order(state: GoldRush) -> list[int]:
    """Every feature, those with the oldest parts first."""
    found: dict[int, None] = {}
    for part in range(int(state.parts)):
        found[int(state.feature[part])] = None
    return list(found)


# The landscape in detail. Everybody sees all of it.


class PartKnown:
    """A part of a tile: what it is, to which feature it belongs, and who is there."""

    __slots__ = ("cowboy", "feature", "name", "sort", "tent", "tile")

    def __init__(self, state: GoldRush, part: int, feature: int) -> None:
        holder = int(state.holder[part])
        self.tile = int(state.tile_of[part])
        way = state.way[self.tile]
        self.name = state.tiles.part_names[way * MOST_PARTS + part - state.base[self.tile]]
        self.sort = FEATURE_NAMES[int(state.sort_of(part))]
        self.feature = feature
        self.cowboy = holder - 1 if 0 < holder < TENT else None
        self.tent = holder - TENT if holder >= TENT else None


class FeatureKnown:
    """A feature: what has been counted there, and what it would bring to whom."""

    __slots__ = (
        "counts",
        "cowboys",
        "finished",
        "name",
        "open",
        "owners",
        "parts",
        "points",
        "sort",
    )

    def __init__(self, state: GoldRush, feature: int) -> None:
        sort = int(state.sort_of(feature))
        self.name = name_of(state, feature)
        self.sort = FEATURE_NAMES[sort]
        self.parts = [state.part_text(part) for part in members(state, feature)]
        self.open = int(state.open[feature])
        self.finished = sort != PRAIRIE and self.open == 0
        self.cowboys = crowds(state, feature)
        self.owners = owners(state, feature)
        self.counts, self.points = _counts(state, feature, sort)


def _counts(state: GoldRush, feature: int, sort: int) -> tuple[dict[str, int], int]:
    """What is counted on a feature, and its points as it stands."""
    tiles = int(tile_count(state, feature))
    symbols = int(state.symbols[feature])
    if sort == MOUNTAIN:
        counts = {"tiles": tiles, "nuggets": symbols, "tokens": int(state.pile[feature])}
        return counts, symbols
    if sort == TRACK:
        return {"tiles": tiles, "locomotives": symbols}, int(railroad_points(state, feature))
    if sort == CITY:
        railroads = int(finished_railroads(state, feature))
        return {"tiles": tiles, "railroads": railroads}, RAILROAD_POINTS * railroads
    found = {"camps": int(camps(state, feature)), "herds": int(herds(state, feature))}
    return {"tiles": tiles, **found}, int(prairie_points(state, feature))


class Landscape:
    """The landscape with its parts and features, and where the tile in hand fits."""

    def __init__(self, state: GoldRush) -> None:
        order = _in_order(state)
        place = {feature: index for index, feature in enumerate(order)}
        self.parts = [
            PartKnown(state, part, place[int(state.feature[part])])
            for part in range(int(state.parts))
        ]
        self.features = [FeatureKnown(state, feature) for feature in order]
        self.openings: list[tuple[int, int, list[int]]] = []
        if state.phase == PLACE_PHASE:
            for index in range(int(state.border)):
                self._look_at(state, index)
            self.openings.sort()

    def _look_at(self, state: GoldRush, index: int) -> None:
        free = state.free[index]
        fits = int(state.tiles.fits[state.in_hand * NEEDS + free % NEEDS])
        if fits:
            cell = free // NEEDS
            rotations = [rotation for rotation in range(ROTATIONS) if fits >> rotation & 1]
            self.openings.append((state.x_of(cell), state.y_of(cell), rotations))
