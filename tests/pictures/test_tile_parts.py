"""The parts of Gold Rush tiles as regions: whole, apart, and with their pieces inside."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

import corral
from corral.games.goldrush.show.tile_parts import tile_parts
from tests.games.goldrush.own_edition import own_edition

TILES: list[dict[str, Any]] = corral.game("goldrush").edition().data["tiles"]
NUMBER = r"-?\d+(?:\.\d)?"


def polygons(region: str) -> list[list[tuple[float, float]]]:
    """The corners of a region made of straight lines."""
    return [
        [(float(x), float(y)) for x, y in re.findall(f"({NUMBER}),({NUMBER})", loop)]
        for loop in region.split("M")[1:]
    ]


def inside(region: str, x: float, y: float) -> bool:
    """Whether a point lies in a region, by counting the lines to the left of it."""
    if "a" in region:  # a city's disc
        return (x - 60) ** 2 + (y - 60) ** 2 < 25**2
    crossed = 0
    for loop in polygons(region):
        for (x1, y1), (x2, y2) in zip(loop, [*loop[1:], loop[0]], strict=True):
            if (y1 <= y) != (y2 <= y) and x1 + (x2 - x1) * (y - y1) / (y2 - y1) < x:
                crossed += 1
    return crossed % 2 == 1


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile["id"])
def test_every_point_of_a_tile_belongs_to_a_part(tile: dict[str, Any]) -> None:
    regions = [part["shape"] for part in tile_parts(tile)]
    points = [(x + 0.5, y + 0.5) for x in range(4, 116, 9) for y in range(4, 116, 9)]
    homeless = [point for point in points if not any(inside(one, *point) for one in regions)]
    # Around a junction, and between a prairie and what lies beside it, a little is nobody's.
    assert len(homeless) < 0.06 * len(points)


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile["id"])
def test_pieces_stand_inside_their_part(tile: dict[str, Any]) -> None:
    parts = tile_parts(tile)
    for part in parts:
        assert inside(part["shape"], *part["figure"])
        assert inside(part["shape"], *part["tokens"])
    printed = [*tile.get("mountains", []), *tile.get("tracks", []), *tile.get("prairies", [])]
    assert len(parts) == len(printed) + (tile.get("hub") == "city")


@pytest.mark.parametrize("seed", range(5))
def test_any_edition_has_regions(seed: int) -> None:
    for tile in own_edition(Random(seed))["tiles"]:
        for part in tile_parts(tile):
            assert part["shape"].startswith("M")
            assert part["shape"].endswith("Z")
