"""Scoring: K-37 to K-39."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

import corral
from tests.games.playing import play, told

from .build import ANIMALS, QUARTETS, build

KIND = st.sampled_from(ANIMALS)


def over(animals: str = "", premiums: str = "", players: int = 3) -> corral.Match:
    """A finished match: p0 has quartets of these kinds and these premiums, p1 nothing."""
    farm = " ".join(f"{kind}*4" for kind in animals.split())
    return build(players, phase="over", deck="", animals={0: farm}, premiums={0: premiums})


def plain(quartets: set[str], premiums: set[str]) -> int:
    """The rule once more: what quartets that are left and premiums are worth."""
    worth = sum(QUARTETS[kind] for kind in quartets) + 250 * len(premiums & quartets)
    return worth * len(quartets) + 250 * len(premiums - quartets)


# K-37


@pytest.mark.parametrize(
    ("animals", "premiums", "points"),
    [
        ("rat cock horse", "", 1000),
        ("rat cock horse", "cock", 1000 + 250),
        ("rat goose cat", "goose", 90 + 250),  # without the cats 40 + 250
        ("rat cat dog", "cat", 160 + 250),  # without the dogs 90 + 250
        ("rat horse cow pig", "", (1000 + 800) * 2),
        ("rat cock goose cat", "cock", (10 + 90 + 250) * 2),  # without the cocks less
        ("rat cow", "", 0),
        ("rat cow", "cow", 250),
    ],
)
def test_k37_rats_cover_the_quartet_that_leaves_most_points(
    animals: str, premiums: str, points: int
) -> None:
    assert over(animals, premiums).scores[0] == points


@given(st.sets(KIND, max_size=6), st.sets(KIND, max_size=6))
def test_k37_the_best_of_all_choices(quartets: set[str], premiums: set[str]) -> None:
    best = max((plain(quartets - {kind}, premiums) for kind in quartets), default=None)
    if best is None:
        best = plain(quartets, premiums)
    assert over(" ".join(["rat", *quartets]), " ".join(premiums)).scores[0] == best


def test_k37_both_leave_the_scoring() -> None:
    """Neither the rats nor the covered quartet counts for the sum or as a factor."""
    assert over("cow").scores[0] == 800
    assert over("rat cow").scores[0] == 0
    assert over("dog cow").scores[0] == (160 + 800) * 2
    assert over("rat dog cow").scores[0] == 800


def test_k37_the_owner_covers_one_of_their_own() -> None:
    match = build(phase="over", deck="", animals={0: "rat*4 dog*4", 1: "cow*4", 2: "pig*4"})
    assert match.scores[:2] == (0, 800)


def test_k37_an_owner_without_an_animal_quartet_covers_nothing() -> None:
    assert over("rat", "cow").scores[0] == 250
    assert over("rat").scores[0] == 0


@pytest.mark.parametrize("number", [1, 2, 3])
def test_k37_only_the_complete_rat_quartet_covers(number: int) -> None:
    match = build(phase="over", trades=200, deck="", animals={0: f"rat*{number} dog*4"})
    assert match.scores[0] == 160


def test_k37_the_choice_is_made_automatically_and_told() -> None:
    match = build(deck="", animals={0: "cow*2 goose*4 dog*4 rat*4", 1: "cow*2"})
    play(match, 0, "trade p1 cow", "done")
    events = match.play(1, "accept")
    assert match.over
    assert told(events, "rats_covered") == [{"seat": 0, "animal": "goose"}]
    assert told(events, "over")[0]["scores"] == list(match.scores)
    assert match.scores[0] == (160 + 800) * 2


# K-38


@pytest.mark.parametrize(
    ("animals", "premiums", "points"),
    [
        ("", "", 0),
        ("cow", "", 800),
        ("cow", "cow", 800 + 250),
        ("cow", "dog", 800 + 250),
        ("cow dog", "", (800 + 160) * 2),
        ("cow dog", "cow", (800 + 160 + 250) * 2),
        ("cow dog", "pig", (800 + 160) * 2 + 250),
        ("cow dog", "cow dog", (800 + 160 + 500) * 2),
        ("cow dog", "cow pig horse", (800 + 160 + 250) * 2 + 500),
        ("cow dog cat", "cat", (800 + 160 + 90 + 250) * 3),
        ("", "cow dog", 500),
        ("rat cow dog", "cow", (800 + 250) * 1),
        ("rat cow dog cat", "dog", (800 + 160 + 250) * 2),
        ("rat cow dog cat", "dog pig", (800 + 160 + 250) * 2 + 250),
    ],
)
def test_k38_points(animals: str, premiums: str, points: int) -> None:
    assert over(animals, premiums).scores[0] == points


@given(st.sets(KIND, max_size=7), st.sets(KIND, max_size=7))
def test_k38_any_quartets_and_premiums(quartets: set[str], premiums: set[str]) -> None:
    match = over(" ".join(quartets), " ".join(premiums))
    assert match.scores[0] == plain(quartets, premiums)


def test_k38_the_rat_quartet_is_no_animal_quartet() -> None:
    """It has no value, and is no factor."""
    assert over("rat", "dog").scores[0] == 250
    assert over("rat cow dog pig").scores[0] == (800 + 650) * 2


def test_k38_a_premium_whose_quartet_was_covered_matches_none() -> None:
    # Rats must cover the only quartet; its premium counts once, outside the product.
    assert over("rat cow", "cow").scores[0] == 250
    # Geese with premium against dogs: (160) × 1 + 250 = 410 is better than (40 + 250) × 1.
    match = over("rat goose dog", "goose")
    assert match.scores[0] == 160 + 250
    # The same kinds without rats: the premium is in the product.
    assert over("goose dog", "goose").scores[0] == (40 + 160 + 250) * 2


def test_k38_a_premium_of_a_quartet_that_somebody_else_has_matches_none() -> None:
    match = build(
        phase="over", deck="", animals={0: "dog*4 cat*4", 1: "cow*4"}, premiums={0: "cow"}
    )
    assert match.scores[0] == (160 + 90) * 2 + 250
    assert match.scores[1] == 800


@pytest.mark.parametrize("number", [1, 2, 3])
def test_k38_a_premium_of_an_incomplete_quartet_matches_none(number: int) -> None:
    match = build(
        phase="over",
        trades=200,
        deck="",
        animals={0: f"cow*{number} dog*4 cat*4"},
        premiums={0: "cow"},
    )
    assert match.scores[0] == (160 + 90) * 2 + 250


def test_k38_everybody_scores_their_own() -> None:
    match = build(
        4,
        phase="over",
        deck="",
        animals={0: "cow*4 dog*4", 1: "horse*4", 2: "cock*4 goose*4 cat*4"},
        premiums={0: "pig", 1: "horse"},
    )
    assert match.scores[:3] == ((800 + 160) * 2 + 250, 1000 + 250, (10 + 40 + 90) * 3)


# K-39


def test_k39_money_is_worth_nothing() -> None:
    rich = build(phase="over", deck="", animals={0: "cow*4"}, hands={0: "500+200+100"})
    poor = build(phase="over", deck="", animals={0: "cow*4"}, hands={0: "-"})
    assert rich.scores == poor.scores
    assert rich.scores[0] == 800


def five(farms: Mapping[int, str], hands: Mapping[int, str] | None = None) -> corral.Match:
    """Ended by 200 trades: five with two premiums each, the cocks' and geese's with p0 and so on.

    Kinds that nobody is said to have are shared by p0 to p3.
    """
    named = {word.partition("*")[0] for farm in farms.values() for word in farm.split()}
    shared = [kind for kind in (*ANIMALS, "rat") if kind not in named]
    return build(
        5,
        phase="over",
        trades=200,
        deck="",
        animals={
            seat: " ".join([farms.get(seat, ""), *(shared if seat < 4 else [])])
            for seat in range(5)
        },
        premiums={seat: " ".join(ANIMALS[2 * seat : 2 * seat + 2]) for seat in range(5)},
        hands=hands or {},
    )


@pytest.mark.parametrize(
    ("farms", "winner"),
    [
        ({0: "cow*4", 1: "pig*4"}, 0),
        ({0: "pig*4", 1: "cow*4"}, 1),
        ({4: "dog*4 sheep*4", 0: "pig*4"}, 4),
        ({3: "cock*4"}, 3),
    ],
)
def test_k39_most_points_wins(farms: Mapping[int, str], winner: int) -> None:
    match = five(farms)
    assert match.winners == (winner,)
    assert match.scores[winner] == max(match.scores)


def test_k39_equal_points_share_the_win() -> None:
    match = five({0: "cat*4 dog*4", 4: "donkey*4"})
    assert match.scores == ((90 + 160) * 2 + 500, 500, 500, 500, 500 + 500)
    assert match.winners == (0, 4)


def test_k39_all_may_share_the_win() -> None:
    match = five({})
    assert match.scores == (500,) * 5
    assert match.winners == (0, 1, 2, 3, 4)


def test_k39_money_does_not_break_a_tie() -> None:
    match = five({0: "cat*4 dog*4", 4: "donkey*4"}, {0: "500", 4: "-"})
    assert match.winners == (0, 4)


def test_k39_nobody_has_won_before_the_end() -> None:
    match = build(animals={0: "cow*4"})
    assert match.winners == ()
    assert match.scores == (800, 0, 0)
