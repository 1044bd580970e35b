"""Tiles of Gold Rush as blocks of characters: every part of every tile is seen, however it lies."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import corral
from corral.games.goldrush.rules.names import DIRECTION_NAMES, HALF_NAMES
from corral.games.goldrush.show.terminal import SIZES, TINY
from corral.games.goldrush.show.terminal_tile import Characters, Holder, Lying, Size, look_of, paint
from corral.terminal.palette import FANCY, PLAIN, Signs
from tests.thorough import few_or_all

from ..games.goldrush.own_edition import own_edition

TILES: list[dict[str, Any]] = corral.game("goldrush").edition().data["tiles"]
BY_NAME = {tile["id"]: tile for tile in TILES}
SMALL = SIZES[-1]


def drawn(
    name: str,
    rotation: int = 0,
    size: Size = SMALL,
    holders: dict[tuple[str, str], Holder] | None = None,
    signs: Signs = FANCY,
) -> list[str]:
    block = paint(Lying(BY_NAME[name], rotation), size, holders or {}, "", signs)
    return [line.plain for line in block.lines()]


@pytest.mark.parametrize(
    ("name", "rotation", "lines"),
    [
        ("C4a", 0, ["·  ║  ·", "══╡⌂╞══", "·  ║  ·"]),
        ("Wb", 0, ["·  Λ  ·", "═══◆═══", "·  ║  ·"]),
        ("Ua", 1, ["·     ·", "═══════", "·     ·"]),
        ("Va", 0, ["·     ·", "═══╗   ", "·  ║  ·"]),
        ("Va", 1, ["·  ║  ·", "═══╝   ", "·     ·"]),
        ("Va", 2, ["·  ║  ·", "   ╚═══", "·     ·"]),
        ("Va", 3, ["·     ·", "   ╔═══", "·  ║  ·"]),
        ("Da", 0, ["·△△¹△△·", "═══════", "·     ·"]),
        ("Da", 1, ["·  ║  △", "   ║ △¹", "·  ║  △"]),
        ("Ia", 0, ["·     △", "     △¹", "·△△¹△△·"]),
        ("Na", 0, ["△△△△△△·", "△△¹△   ", "△     ·"]),
        ("Ga", 0, ["△     △", "△△△¹△△△", "△     △"]),
        ("Ga", 1, ["·△△△△△·", "  △¹△  ", "·△△△△△·"]),
        ("Ta", 0, ["△△△△△△△", "△△△²△△△", "△  ║  △"]),
        ("Ca", 0, ["△△△△△△△", "△△△³△△△", "△△△△△△△"]),
    ],
)
def test_tiles(name: str, rotation: int, lines: list[str]) -> None:
    assert drawn(name, rotation) == lines


def test_tiles_in_ascii_and_small() -> None:
    assert drawn("C3c", signs=PLAIN) == [".  h  .", "==[H]==", ".  |  ."]
    assert drawn("Vb", signs=PLAIN) == [".     .", "==o+   ", ".  |  ."]
    assert drawn("C4a", size=TINY) == ["═⌂═"]
    assert drawn("Va", 3, size=TINY) == [" ╔═"]
    assert drawn("Ca", size=TINY) == ["△△△"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("signs", [FANCY, PLAIN])
@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile["id"])
def test_every_symbol_is_there(tile: dict[str, Any], size: Size, signs: Signs) -> None:
    look = look_of(signs)
    counts = {
        look.locomotive: sum(track.get("locomotives", 0) for track in tile.get("tracks", [])),
        look.camp: sum(part.get("camps", 0) for part in tile.get("prairies", [])),
        look.herd: sum(part.get("herds", 0) for part in tile.get("prairies", [])),
        look.city: int(tile.get("hub") == "city"),
        look.junction: int(tile.get("hub") == "junction"),
    }
    nuggets = sorted(part["nuggets"] for part in tile.get("mountains", []))
    for rotation in range(4):
        lines = drawn(tile["id"], rotation, size, signs=signs)
        assert [len(line) for line in lines] == [size.width] * size.height
        whole = "".join(lines)
        assert {sign: whole.count(sign) for sign in counts} == counts
        numbers = [signs.small(count) if signs.fancy else str(count) for count in nuggets]
        assert sorted(sign for sign in whole if sign in "¹²³123") == numbers


def parts(tile: dict[str, Any], rotation: int) -> list[tuple[str, str]]:
    """All parts by sort and name, made in another way than the drawing does."""
    found = []
    for sort, key, places, names, step in (
        ("mountain", "mountains", "edges", DIRECTION_NAMES, 1),
        ("railroad", "tracks", "ends", DIRECTION_NAMES, 1),
        ("prairie", "prairies", "halves", HALF_NAMES, 2),
    ):
        for part in tile.get(key, []):
            reached = part[places].split() if sort == "prairie" else list(part[places])
            turned = [(names.index(place) + step * rotation) % len(names) for place in reached]
            found.append((sort, names[min(turned)]))
    return [*found, ("city", "city")] if tile.get("hub") == "city" else found


@pytest.mark.parametrize("size", [*SIZES, TINY])
@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile["id"])
def test_somebody_on_any_part_is_seen(tile: dict[str, Any], size: Size) -> None:
    for rotation in range(4):
        for part in parts(tile, rotation):
            whole = "".join(drawn(tile["id"], rotation, size, {part: Holder(1, True)}))
            assert whole.count("Ω") == 1
            if part[0] == "mountain" and size != TINY:
                whole = "".join(drawn(tile["id"], rotation, size, {part: Holder(0, False)}))
                assert whole.count("∩★") == 1


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile["id"])
def test_with_everybody_on_it_nothing_gets_lost(tile: dict[str, Any]) -> None:
    for rotation in range(4):
        there = dict.fromkeys(parts(tile, rotation), Holder(1, True))
        whole = "".join(drawn(tile["id"], rotation, holders=there))
        assert whole.count("Ω") == len(there)


def test_the_view_and_the_drawing_call_parts_alike() -> None:
    match = corral.new("goldrush", players=2, seed=1)
    while match.actors:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    for tile in match.view(None)["tiles"]:
        lying = Lying(BY_NAME[tile["tile"]], tile["rotation"])
        shapes = [*lying.mountains, *lying.tracks, *lying.prairies]
        named = {(part["sort"], part["part"]) for part in tile["parts"]} - {("city", "city")}
        assert named == {(shape.sort, shape.name) for shape in shapes}


def test_tiles_of_other_editions() -> None:
    tile = {
        "id": "Q",
        "edges": "RRRR",
        "tracks": [{"ends": "NS", "locomotives": 2}, {"ends": "EW"}],
        "prairies": [
            {"halves": "NR ET", "camps": 9},
            {"halves": "EB SR", "herds": 2},
            {"halves": "SL WB"},
            {"halves": "WT NL"},
        ],
    }
    for rotation in range(4):
        block = paint(Lying(tile, rotation), SMALL, {}, "", FANCY)
        whole = "".join(line.plain for line in block.lines())
        assert whole.count("■") == 2
        assert "9Λ" in whole
        assert "♞" in whole


@pytest.mark.parametrize(
    ("ends", "line"), [("NE SW", "═══╲═══"), ("NW ES", "═══\u2571═══"), ("NS EW", "═══╬═══")]
)
def test_two_tracks_that_do_not_meet(ends: str, line: str) -> None:
    tile = {"edges": "RRRR", "tracks": [{"ends": one} for one in ends.split()]}
    tile["prairies"] = [{"halves": " ".join(HALF_NAMES)}]
    assert paint(Lying(tile, 0), SMALL, {}, "", FANCY).lines()[1].plain == line


@pytest.mark.parametrize("seed", few_or_all(range(6), range(60)))
def test_tiles_made_at_random(seed: int) -> None:
    for tile in own_edition(Random(seed))["tiles"]:
        for rotation in range(4):
            for part in parts(tile, rotation):
                for size in (*SIZES, TINY):
                    block = paint(Lying(tile, rotation), size, {part: Holder(1, True)}, "", FANCY)
                    assert "Ω" in "".join(line.plain for line in block.lines())


def test_a_block_is_cut_off_where_the_picture_ends() -> None:
    picture = Characters(Size(5, 3))
    picture.paste(paint(Lying(BY_NAME["C4a"], 0), SMALL, {}, "", FANCY), -4, 1)
    assert [line.plain for line in picture.lines()] == ["     ", "  ·  ", "╞══  "]
