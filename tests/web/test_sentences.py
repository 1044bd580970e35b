"""What the browser client compares its sentences with is what is said here."""

from __future__ import annotations

import json

import pytest

import corral
from corral.core.registry import own_games
from tests.once import once_compiled
from tests.web.sentences import path, sentences


@pytest.fixture(params=own_games())
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@once_compiled
def test_the_examples_are_current(game: str) -> None:
    found = path(game).read_text(encoding="utf-8")
    assert found == sentences(game), "run `python -m tests.web.sentences`"


def test_there_is_an_example_of_every_event_that_matters_and_every_reason(game: str) -> None:
    examples = json.loads(path(game).read_text(encoding="utf-8"))
    kinds = {one["event"]["kind"] for one in examples["events"]}
    rare = {"pile_idle", "rats_covered", "unplaceable", "tied", "tokens_removed"}
    assert set(corral.game(game).event_kinds) - kinds <= rare
    reasons = {one["reason"] for one in examples["refusals"]}
    assert set(corral.game(game).refusal_reasons) == reasons
