"""The landscape in detail: parts, features, and where the tile in hand fits. Everybody sees it all.

Like ``knowledge`` this is a whitelist: views are made from it and from nothing else of a state. A
landscape can be looked at again after some moves; what is as it was then stays the same object, so
that telling it anew costs as much as has changed.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from corral.games.goldrush.rules.codes import (
    CITY,
    MOST_PARTS,
    MOUNTAIN,
    NEEDS,
    PLACE_PHASE,
    PRAIRIE,
    ROTATIONS,
    TENT,
    TRACK,
)
from corral.games.goldrush.rules.features import crowds, members, oldest_parts, owners, tile_count
from corral.games.goldrush.rules.names import FEATURE_NAMES, cell_name
from corral.games.goldrush.rules.scoring import (
    RAILROAD_POINTS,
    camps,
    finished_railroads,
    herds,
    prairie_points,
    railroad_points,
)
from corral.games.goldrush.rules.table import GoldRushTable
from corral.games.goldrush.seen import types
from corral.games.goldrush.seen.knowledge import Cowboy, LaidTile, by_kind, cowboys_of


def _tile(state: GoldRushTable, tile: i64, index: vec[i64]) -> types.LaidTile:
    """A tile with its parts: what they are, to which feature they belong, and who is there."""
    laid = LaidTile(state, int(tile))
    return {
        "cell": cell_name(laid.x, laid.y),
        "x": laid.x,
        "y": laid.y,
        "tile": laid.kind,
        "rotation": laid.rotation,
        "parts": [
            _part(state, tile, part, int(index[part]))
            for part in range(state.base[tile], _end(state, tile))
        ],
    }


def _part(state: GoldRushTable, tile: i64, part: i64, feature: int) -> types.Part:
    holder = int(state.holder[part])
    return {
        "part": state.tiles.part_names[state.way[tile] * MOST_PARTS + part - state.base[tile]],
        "sort": FEATURE_NAMES[int(state.sort_of(part))],
        "feature": feature,
        "cowboy": holder - 1 if 0 < holder < TENT else None,
        "tent": holder - TENT if holder >= TENT else None,
    }


def _feature(state: GoldRushTable, feature: i64, part_texts: list[str]) -> types.Feature:
    """A feature: what has been counted there, and what it would bring to whom."""
    sort = int(state.sort_of(feature))
    parts = [part_texts[part] for part in members(state, feature)]
    still_open = int(state.open[feature])
    counts, points = _counts(state, feature, sort)
    return {
        "feature": parts[0],  # after the oldest
        "sort": FEATURE_NAMES[sort],
        "parts": parts,
        "open": still_open,
        "finished": sort != PRAIRIE and still_open == 0,
        **counts,
        "cowboys": crowds(state, feature),
        "owners": owners(state, feature),
        "points": points,
    }


def _counts(state: GoldRushTable, feature: i64, sort: int) -> tuple[types.Counts, int]:
    """What is counted on a feature, and its points as it stands."""
    tiles = int(tile_count(state, feature))
    symbols = int(state.symbols[feature])
    if sort == MOUNTAIN:
        tokens = int(state.pile[feature])
        return {"tiles": tiles, "nuggets": symbols, "tokens": tokens}, symbols
    if sort == TRACK:
        return {"tiles": tiles, "locomotives": symbols}, int(railroad_points(state, feature))
    if sort == CITY:
        railroads = int(finished_railroads(state, feature))
        return {"tiles": tiles, "railroads": railroads}, RAILROAD_POINTS * railroads
    counts: types.Counts = {
        "tiles": tiles,
        "camps": int(camps(state, feature)),
        "herds": int(herds(state, feature)),
    }
    return counts, int(prairie_points(state, feature))


class Landscape:
    """The landscape with its tiles and features, and where the tile in hand fits."""

    def __init__(self, state: GoldRushTable) -> None:
        self.tiles: list[types.LaidTile] = []
        self.features: list[types.Feature] = []
        self.openings: list[tuple[int, int, list[int]]] = []
        self.left: dict[str, int] = {}
        self.gone: dict[str, int] = {}
        self.cowboys: list[list[Cowboy]] = []
        """Those of each seat."""
        self.tokens = 0
        """Those that lie on mountains."""
        self.told: types.Common | None = None
        """What a view tells of all this; the same for all viewers."""
        self._seen = state
        self._index = vec[i64]()
        self._part_texts: list[str] = []
        self._look(state, known=False)

    def look(self, state: GoldRushTable) -> None:
        """See the same match again, after moves or after some were taken back."""
        self._look(state, known=_same_ground(self._seen, state))

    def _look(self, state: GoldRushTable, known: bool) -> None:
        if not known or state.parts < len(self._part_texts):
            self._part_texts = []
        for part in range(len(self._part_texts), state.parts):
            self._part_texts.append(state.part_text(part))
        oldest = oldest_parts(state)
        index = _places(state, oldest)
        self.features = self._look_at_features(state, oldest, known)
        self.tiles = self._look_at_tiles(state, index, known)
        self.openings = []
        self.left = by_kind(state, state.left)
        self.gone = by_kind(state, state.gone)
        self.cowboys = cowboys_of(state)
        self.tokens = sum([int(state.pile[state.feature[part]]) for part in oldest])
        self.told = None
        if state.phase == PLACE_PHASE:
            for place in range(state.border):
                self._look_at_border(state, place)
            self.openings.sort()
        self._seen = _kept(state)
        self._index = index

    def _look_at_features(
        self, state: GoldRushTable, oldest: list[int], known: bool
    ) -> list[types.Feature]:
        found: list[types.Feature] = []
        for part in oldest:
            if known and part < self._seen.parts and _same_feature(self._seen, state, part):
                found.append(self.features[self._index[part]])
            else:
                found.append(_feature(state, state.feature[part], self._part_texts))
        return found

    def _look_at_tiles(
        self, state: GoldRushTable, index: vec[i64], known: bool
    ) -> list[types.LaidTile]:
        found: list[types.LaidTile] = []
        for tile in range(state.laid):
            if known and tile < self._seen.laid and self._same_tile(state, tile, index):
                found.append(self.tiles[tile])
            else:
                found.append(_tile(state, tile, index))
        return found

    def _same_tile(self, state: GoldRushTable, tile: i64, index: vec[i64]) -> bool:
        """Whether all parts are held by whom they were, and features have the same place."""
        for part in range(state.base[tile], _end(state, tile)):
            if index[part] != self._index[part] or state.holder[part] != self._seen.holder[part]:
                return False
        return True

    def _look_at_border(self, state: GoldRushTable, place: i64) -> None:
        free = state.free[place]
        fits = int(state.tiles.fits[state.in_hand * NEEDS + free % NEEDS])
        if fits:
            cell = free // NEEDS
            rotations = [rotation for rotation in range(ROTATIONS) if fits >> rotation & 1]
            self.openings.append((state.x_of(cell), state.y_of(cell), rotations))


def _kept(state: GoldRushTable) -> GoldRushTable:
    """How it was, for the next look: the state itself goes on."""
    copied = state.copy()
    assert isinstance(copied, GoldRushTable)
    return copied


def _end(state: GoldRushTable, tile: i64) -> i64:
    """The first part that is not the tile's any more."""
    return state.base[tile + 1] if tile + 1 < state.laid else state.parts


def _places(state: GoldRushTable, oldest: list[int]) -> vec[i64]:
    """For every part the place of its feature."""
    place = vec[i64]([0] * int(state.parts))  # by the feature's number
    for number, part in enumerate(oldest):
        place[state.feature[part]] = number
    index = vec[i64]([0] * int(state.parts))
    for part in range(state.parts):
        index[part] = place[state.feature[part]]
    return index


def _same_ground(old: GoldRushTable, new: GoldRushTable) -> bool:
    """Whether one landscape is the other with some more tiles: then features only grow or shrink.

    It is not where a tile was taken back and laid elsewhere.
    """
    for tile in range(min(old.laid, new.laid)):
        if old.cell[tile] != new.cell[tile] or old.way[tile] != new.way[tile]:
            return False
    return True


def _same_feature(old: GoldRushTable, new: GoldRushTable, part: i64) -> bool:
    """Whether everything about the feature of a part is as it was; the ground is the same.

    Features that only grow or shrink are the same if they are as large as before. What a city is
    worth depends on its railroads as well.
    """
    then, now = old.feature[part], new.feature[part]
    return (
        old.size[then] == new.size[now]
        and old.open[then] == new.open[now]
        and old.symbols[then] == new.symbols[now]
        and old.pile[then] == new.pile[now]
        and old.cowboys[then] == new.cowboys[now]
        and (
            new.sort_of(part) != CITY
            or finished_railroads(old, then) == finished_railroads(new, now)
        )
    )
