"""The pictures beside the browser's rules are made of pieces that there are, rightly put."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import corral
from corral.pictures import drawn, sheet

ROOT = Path(__file__).resolve().parents[2]
SCENES: dict[str, dict[str, dict[str, Any]]] = {
    path.parent.name: json.loads(path.read_text(encoding="utf-8"))
    for path in (ROOT / "client" / "src" / "games").glob("*/rule_pictures.json")
}
SIDE = 120


@pytest.mark.parametrize("game", drawn())
def test_every_piece_is_in_the_sheet_and_inside_its_picture(game: str) -> None:
    pieces = sheet(game)
    for chapter, scene in SCENES[game].items():
        for name, x, y, *_ in scene["pieces"]:
            assert name in pieces, chapter
            assert 0 <= x < scene["width"], (chapter, name)
            assert 0 <= y < scene["height"], (chapter, name)


@pytest.mark.parametrize("game", drawn())
def test_every_picture_has_its_chapter(game: str) -> None:
    rules = (ROOT / "src" / "corral" / "locales" / "en" / f"{game}-rules.ftl").read_text(
        encoding="utf-8"
    )
    for chapter in SCENES[game]:
        assert f"\n{game}-rules-{chapter} =" in rules


def test_tiles_side_by_side_fit() -> None:
    """As G-4 has it: every edge that touches another continues it."""
    kinds = {tile["id"]: tile["edges"] for tile in corral.game("goldrush").edition().data["tiles"]}
    touching = 0
    for chapter, scene in SCENES["goldrush"].items():
        tiles = [piece for piece in scene["pieces"] if piece[0].startswith("tile-")]
        for (one, x, y), (other, there_x, there_y) in combinations(tiles, 2):
            away = there_x - x, there_y - y
            if away in ((SIDE, 0), (0, SIDE)):
                side, opposite = (1, 3) if away == (SIDE, 0) else (2, 0)
                assert _edges(kinds, one)[side] == _edges(kinds, other)[opposite], chapter
                touching += 1
    assert touching >= 4


def _edges(kinds: dict[str, str], piece: str) -> str:
    """North, east, south and west of a tile as it lies."""
    _, kind, turns = piece.split("-")
    edges, by = kinds[kind], int(turns)
    return edges[-by:] + edges[:-by]
