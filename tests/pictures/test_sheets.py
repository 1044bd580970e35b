"""The pieces for boards that a page draws itself."""

from __future__ import annotations

import json
from xml.etree import ElementTree

import pytest

import corral
from corral.core.errors import CorralError
from corral.pictures import drawn, printed, sheet

FIGURES = {
    "elgaucho": ("cowboy", "lying"),
    "goldrush": ("cowboy", "lying", "tent"),
    "kuhhandel": (),
}


@pytest.mark.parametrize("game", drawn())
def test_every_piece_is_well_formed_and_has_no_ids(game: str) -> None:
    pieces = sheet(game)
    for name, fragment in pieces.items():
        ElementTree.fromstring(f"<g>{fragment}</g>")
        assert fragment, name
        assert " id=" not in fragment
        assert "href" not in fragment
        assert "style=" not in fragment
    for seat in range(corral.game(game).most):
        for piece in ("badge", "emblem", *FIGURES[game]):
            assert f"{piece}-{seat}" in pieces
    assert json.loads(json.dumps(printed(game))) == printed(game)
    assert set(printed(game)["around"]) == {"font-family", "text-anchor", "stroke-linejoin"}


def test_all_cattle() -> None:
    pieces, facts = sheet("elgaucho"), printed("elgaucho")
    tiles = [name for name in pieces if name.startswith("tile-")]
    assert len(tiles) == 60
    assert {f"tile-{name}" for name in ("W1", "K12", "S7")} <= set(tiles)
    assert {f"head-{letter}" for letter in facts["breeds"]} <= set(pieces)
    assert ">4<" in pieces["tile-G8"]  # its small number
    assert facts["pampa"]["spaces"]["a"] == ["plain", "plain", "river"]
    assert facts["pampa"]["spaces"]["d"] == ["plain"] * 4 + ["river", "forest"]
    view = corral.new("elgaucho", players=4, seed=1).view(None)
    assert {row: len(spaces) for row, spaces in view["pampa"].items()} == {
        row: len(spaces) for row, spaces in facts["pampa"]["spaces"].items()
    }
    assert {f"sign-{area}" for area in facts["areas"]} <= set(pieces)


def test_all_cards() -> None:
    pieces, facts = sheet("kuhhandel"), printed("kuhhandel")
    deck = corral.new("kuhhandel", players=2, seed=1).view(None)["deck"]["cards"]
    assert {f"card-{name}" for name in deck} <= set(pieces)
    assert {f"note-{value}" for value in facts["denominations"]} <= set(pieces)
    assert {f"animal-{kind}" for kind in facts["kinds"]} <= set(pieces)
    assert facts["quartets"]["horse"] == 1000


def test_all_tiles_with_their_parts_as_in_a_view() -> None:
    pieces, facts = sheet("goldrush"), printed("goldrush")
    kinds = {tile["id"]: tile for tile in facts["tiles"]}
    assert {f"tile-{kind}-{turn}" for kind in kinds for turn in range(4)} <= set(pieces)
    match = corral.new("goldrush", players=2, seed=3)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])
    for tile in match.view(None)["tiles"]:
        parts = kinds[tile["tile"]]["parts"]
        assert [part["sort"] for part in parts] == [part["sort"] for part in tile["parts"]]
        for part in parts:
            assert part["shape"].startswith("M")
            for x, y in (part["figure"], part["tokens"]):
                assert 8 < x < 112
                assert 8 < y < 112


def test_other_games_have_no_sheet() -> None:
    for made in (sheet, printed):
        with pytest.raises(CorralError, match="no game 'chess'"):
            made("chess")
