"""What features are worth, and who gets it (G-11 to G-18, G-21 to G-24)."""

from __future__ import annotations

from mypy_extensions import i64

from corral.games.goldrush.rules.codes import HERD
from corral.games.goldrush.rules.features import (
    cells,
    counted_before,
    crowd,
    crowds,
    most_cowboys,
    name_of,
    owners,
    tile_count,
)
from corral.games.goldrush.rules.table import GoldRushTable

RAILROAD_POINTS = 3
CAMP_POINTS = 2
HERD_POINTS = 4


def railroad_points(table: GoldRushTable, railroad: i64) -> i64:
    """1 for each tile; if finished twice that with exactly one locomotive (G-11, G-22)."""
    tiles = tile_count(table, railroad)
    if table.open[railroad] == 0 and table.symbols[railroad] == 1:
        return 2 * tiles
    return tiles


def finished_railroads(table: GoldRushTable, city: i64) -> i64:
    """The different finished railroads that leave a city (G-17, G-23)."""
    count: i64 = 0
    for track in range(table.base[i64(table.tile_of[city])], city):  # after its tracks
        if table.tiles.city[table.printed(track)] >= 0 and not counted_before(table, track):
            count += table.open[table.feature[track]] == 0
    return count


def camps(table: GoldRushTable, prairie: i64) -> i64:
    return table.symbols[prairie] % HERD


def herds(table: GoldRushTable, prairie: i64) -> i64:
    return table.symbols[prairie] // HERD


def prairie_points(table: GoldRushTable, prairie: i64) -> i64:
    """2 for each camp and 4 for each herd (G-24)."""
    return CAMP_POINTS * camps(table, prairie) + HERD_POINTS * herds(table, prairie)


# Scoring


def award(table: GoldRushTable, feature: i64, points: i64) -> None:
    """Whoever has most cowboys there gets the points, several in full (G-13)."""
    if table.cowboys[feature] == 0:
        return
    most = most_cowboys(table, feature)
    for seat in range(table.players):
        if crowd(table, feature, seat) == most:
            table.points[seat] += points


# The events say why: what was counted where, who had how many cowboys, and who gets the points.


def score_railroad(table: GoldRushTable, railroad: i64) -> None:
    if table.cowboys[railroad] == 0 and table.trace is None:
        return
    points = railroad_points(table, railroad)
    award(table, railroad, points)
    if table.trace is not None:
        table.tell(
            {
                "kind": "railroad_scored",
                "feature": name_of(table, railroad),
                "cells": cells(table, railroad),
                "finished": bool(table.open[railroad] == 0),
                "tiles": int(tile_count(table, railroad)),
                "locomotives": int(table.symbols[railroad]),
                "cowboys": crowds(table, railroad),
                "seats": owners(table, railroad),
                "points": int(points),
            }
        )


def score_mountain(table: GoldRushTable, mountain: i64) -> None:
    """1 for each nugget (G-12, G-21)."""
    points = table.symbols[mountain]
    award(table, mountain, points)
    if table.trace is not None:
        table.tell(
            {
                "kind": "mountain_scored",
                "feature": name_of(table, mountain),
                "cells": cells(table, mountain),
                "finished": bool(table.open[mountain] == 0),
                "nuggets": int(points),
                "cowboys": crowds(table, mountain),
                "seats": owners(table, mountain),
                "points": int(points),
            }
        )


def score_city(table: GoldRushTable, city: i64) -> None:
    """3 for each finished railroad (G-17, G-23)."""
    railroads = finished_railroads(table, city)
    points = RAILROAD_POINTS * railroads
    award(table, city, points)
    if table.trace is not None:
        table.tell(
            {
                "kind": "city_scored",
                "feature": name_of(table, city),
                "cells": cells(table, city),
                "finished": bool(table.open[city] == 0),
                "railroads": int(railroads),
                "cowboys": crowds(table, city),
                "seats": owners(table, city),
                "points": int(points),
            }
        )


def score_prairie(table: GoldRushTable, prairie: i64) -> None:
    points = prairie_points(table, prairie)
    award(table, prairie, points)
    if table.trace is not None:
        table.tell(
            {
                "kind": "prairie_scored",
                "feature": name_of(table, prairie),
                "cells": cells(table, prairie),
                "camps": int(camps(table, prairie)),
                "herds": int(herds(table, prairie)),
                "cowboys": crowds(table, prairie),
                "seats": owners(table, prairie),
                "points": int(points),
            }
        )
