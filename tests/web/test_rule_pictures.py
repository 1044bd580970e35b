"""What a page of rules shows besides them: an overview, and a caption for every picture."""

from __future__ import annotations

import json
from pathlib import Path

from corral.words import Words
from tests.sayings import in_every_language

GAMES = Path(__file__).parents[2] / "client" / "src" / "games"
PICTURES = sorted(GAMES.glob("*/rule_pictures.json"))
WORDS = 250
"""Read in two minutes, also by those who read slowly."""


@in_every_language
def test_every_picture_has_a_caption_and_every_game_an_overview(words: Words) -> None:
    assert PICTURES
    for path in PICTURES:
        game = path.parent.name
        for chapter in json.loads(path.read_text(encoding="utf-8")):
            assert words.text(f"{game}-rules-{chapter}"), chapter
            assert words.text(f"web-caption-{game}-{chapter}").endswith(".")
        overview = words.text(f"web-overview-{game}")
        assert overview.count("\n\n") == 3
        assert len(overview.split()) <= WORDS
