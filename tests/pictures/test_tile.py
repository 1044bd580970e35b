"""Gold Rush tiles: every kind, every rotation, any edition."""

from __future__ import annotations

from itertools import combinations
from math import dist
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

import corral
from corral.games.goldrush.show.tile import tile_layout, tile_svg, turned
from tests.games.goldrush.own_edition import own_edition
from tests.thorough import few_or_all

TILES: list[dict[str, Any]] = corral.game("goldrush").edition().data["tiles"]
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile["id"])
def test_every_tile_in_every_rotation(tile: dict[str, Any]) -> None:
    pictures = [tile_svg(tile, 60, rotation) for rotation in range(4)]
    for picture in pictures:
        root = ElementTree.fromstring(picture)
        assert root.tag == f"{SVG}svg"
        assert root.get("width") == root.get("height") == "60"
        assert root.get("role") == "img"
        assert root.findtext(f"{SVG}title") == tile["id"]
        assert " id=" not in picture
        assert "href" not in picture
    assert pictures == [tile_svg(tile, 60, rotation) for rotation in range(4)]


def test_kinds_are_told_apart() -> None:
    assert len({tile_svg({**tile, "id": ""}) for tile in TILES}) == len(TILES)


def test_a_rotation_counts_quarter_turns() -> None:
    assert [turned((60, 0), rotation) for rotation in range(4)] == [
        (60, 0),
        (120, 60),
        (60, 120),
        (0, 60),
    ]
    with pytest.raises(corral.CorralError, match="rotation 4"):
        tile_svg(TILES[0], rotation=4)


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile["id"])
def test_every_symbol_is_drawn_and_none_lies_on_another(tile: dict[str, Any]) -> None:
    places = tile_layout(tile).places
    symbols = [symbol for place in places for symbol in place.symbols]
    wanted = sum(part["nuggets"] for part in tile.get("mountains", []))
    wanted += sum(part.get("locomotives", 0) for part in tile.get("tracks", []))
    for part in tile.get("prairies", []):
        wanted += part.get("camps", 0) + part.get("herds", 0)
    assert len(symbols) == wanted
    for one, other in combinations(symbols, 2):
        assert dist(one.at, other.at) > 16
    for symbol in symbols:
        assert all(6 < coordinate < 114 for coordinate in symbol.at)


def test_parts_stand_in_the_order_of_the_edition() -> None:
    tile = next(tile for tile in TILES if tile["id"] == "C3b")
    sorts = [place.sort for place in tile_layout(tile).places]
    assert sorts == ["track"] * 3 + ["city"] + ["prairie"] * 3


@pytest.mark.parametrize("seed", few_or_all(range(6), range(60)))
def test_any_edition_can_be_drawn(seed: int) -> None:
    for tile in own_edition(Random(seed))["tiles"]:
        ElementTree.fromstring(tile_svg(tile, rotation=seed % 4))


def test_many_symbols_are_drawn_as_a_number() -> None:
    tile = {
        "id": "many",
        "edges": "PPPP",
        "prairies": [{"halves": "NL NR ET EB SR SL WB WT", "camps": 20, "herds": 5}],
    }
    texts = [text.text for text in ElementTree.fromstring(tile_svg(tile)).iter(f"{SVG}text")]
    assert texts == ["20", "5"]
