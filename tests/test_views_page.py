"""docs/views.md names every field of a view and every event."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import corral

PAGE = Path(__file__).resolve().parent.parent / "docs" / "views.md"

TITLES = {"elgaucho": "El Gaucho", "goldrush": "Gold Rush", "kuhhandel": "Kuhhandel Master"}

BY_NAME = {"left", "gone", "unseen", "cards", "quartets", "animals", "at_most", "herds", "pampa"}
"""Objects whose fields are cards, tiles, breeds and the like."""

pytestmark = pytest.mark.skipif(
    os.environ.get("CORRAL_EXPECT") == "plain", reason="runs in the compiled run of script/test"
)


def fields(value: Any, by_name: bool = False) -> Iterator[str]:
    if isinstance(value, dict):
        for name, inner in value.items():
            if not by_name:
                yield name
            yield from fields(inner, name in BY_NAME and not by_name)
    elif isinstance(value, list):
        for inner in value:
            yield from fields(inner)


@pytest.mark.parametrize("game", corral.games())
def test_every_field_is_explained(game: str) -> None:
    page = PAGE.read_text(encoding="utf-8")
    explained = {*re.findall(r"`(\w+)`", page)}
    seen: set[str] = set()
    for players in (2, 3):
        rng = Random(players)
        match = corral.new(game, players=players, seed=players)
        while match.actors:
            seat = rng.choice(match.actors)
            if rng.random() < 0.1:
                seen.update(fields(match.view(seat)))
            match.play(seat, rng.choice(match.legal(seat)))
        seen.update(fields(match.view(None)))
        for event in match.events:
            assert event_row(page, game, event.kind) >= {*event.values, *(event.secret or {})}
    assert seen - explained == set()
    assert len(seen) > 20
    for kind in corral.game(game).event_kinds:
        event_row(page, game, kind)


def event_row(page: str, game: str, kind: str) -> set[str]:
    """The values that the page names for an event."""
    events = page.partition("\n## Events\n")[2]
    section = events.partition(f"\n### {TITLES[game]}\n")[2].partition("\n### ")[0]
    (row,) = re.findall(rf"^\| `{kind}` \|(.*)\|$", section, re.MULTILINE)
    return {*re.findall(r"`(\w+)`", row)}
