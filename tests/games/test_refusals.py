"""Every reason that a game declares is reached, with its rule and values, and is worded."""

from __future__ import annotations

import pytest

import corral
from corral.words import Words
from tests.games.refusing import Refused, examples, refused
from tests.locales.test_games import check
from tests.sayings import NAMES, in_every_language

EXAMPLES = [(game, one) for game in corral.games() for one in examples(game)]
each = pytest.mark.parametrize(
    ("game", "example"),
    EXAMPLES,
    ids=[f"{game}-{one.reason}-{one.move.replace(' ', '_')}" for game, one in EXAMPLES],
)


@pytest.mark.parametrize("game", corral.games())
def test_every_reason_is_reached_and_no_other(game: str) -> None:
    reasons = corral.game(game).refusal_reasons
    assert len(set(reasons)) == len(reasons)
    assert {one.reason for one in examples(game)} == set(reasons)


@each
def test_a_refusal_has_its_rule_reason_and_values(game: str, example: Refused) -> None:
    error = refused(example)
    assert (error.rule, error.reason) == (example.rule, example.reason)
    assert error.values == example.values
    assert str(error).startswith(example.reason)
    assert str(error).endswith(f"({example.rule})")


@each
@in_every_language
def test_a_refusal_is_a_sentence(words: Words, game: str, example: Refused) -> None:
    said = words.refusal(game, refused(example), NAMES)
    check(said, game)
    assert said[-1] == "."
    assert example.reason not in said or "_" not in example.reason
