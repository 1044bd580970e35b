"""What the browser client compares its sentences with is what is said here."""

from __future__ import annotations

import json
from typing import Any

import pytest

import corral
from corral.words import LANGUAGES, Words
from tests.once import once
from tests.web.sentences import path

pytestmark = once


@pytest.fixture(params=corral.games())
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def examples(game: str) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = json.loads(path(game).read_text(encoding="utf-8"))
    return found


HINT = "run python -m tests.web.sentences"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_are_current(
    game: str, examples: dict[str, list[dict[str, Any]]], language: str
) -> None:
    words = Words(language)
    for one in examples["events"]:
        assert words.event(game, one["event"], one["names"]) == one["said"].get(language), HINT
    for one in examples["moves"]:
        assert words.move(game, one["move"], one["view"]) == one["said"].get(language), HINT
        assert words.move(game, one["move"]) == one["alone"][language], HINT
    for one in examples["prompts"]:
        assert words.prompt(game, one["view"]) == one["said"].get(language), HINT


def test_there_is_an_example_of_every_verb_that_matters(
    game: str, examples: dict[str, list[dict[str, Any]]]
) -> None:
    kinds = {one["event"]["kind"] for one in examples["events"]}
    rare = {"pile_idle", "rats_covered", "unplaceable", "tied", "tokens_removed"}
    assert set(corral.game(game).event_kinds) - kinds <= rare
