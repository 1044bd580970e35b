"""What donkeys pay: K-20."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.playing import kinds, play, texts, told, viewers

from .build import ANIMALS, DONKEYS, START, bids, build, everybody, hands, known, logged, then

# K-20


def test_k20_everybody_gets_50_100_200_500() -> None:
    match = build(4, hands=dict.fromkeys(range(4), "10"))
    gained = "10"
    for number, value in enumerate(DONKEYS, 1):
        seat = number - 1
        match = then(match, f"p{seat} auction", "* card donkey")
        assert told(match.events, "donkey_paid")[-1] == {"number": number, "value": value}
        gained = f"{value}+{gained}"
        assert hands(match) == [gained] * 4
        everybody(match, "pass")


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_k20_the_card_comes_from_the_bank(number: int) -> None:
    match = build(5, animals={0: f"donkey*{number - 1}"} if number > 1 else {})
    before: Counter[int] = Counter(match.view(None)["bank"])
    match = then(match, "p0 auction", "* card donkey")
    value = DONKEYS[number - 1]
    assert before - Counter(match.view(None)["bank"]) == Counter({value: 5})
    assert match.view(None)["donkeys"] == number


def test_k20_before_the_bidding() -> None:
    match = then(build(), "p0 auction", "* card donkey")
    assert kinds(match.events) == ["turned_up", "donkey_paid"]
    assert texts(match, 1) == bids(10, 450)


def test_k20_everybody_sees_it() -> None:
    match = then(build(), "p0 auction", "* card donkey")
    for viewer in viewers(match):
        assert logged(match, viewer, "donkey_paid") == [{"number": 1, "value": 50}]
        for owner in range(3):
            assert known(match, viewer, owner) == [0, 0, 10, 10, 10, 20, 50, 50]


@pytest.mark.parametrize("card", [kind for kind in ANIMALS if kind != "donkey"])
def test_k20_no_other_animal_pays(card: str) -> None:
    match = then(build(), "p0 auction", f"* card {card}")
    assert hands(match) == [START] * 3
    assert told(match.events, "donkey_paid") == []


def test_k20_the_premium_for_donkeys_pays_nothing() -> None:
    match = then(build(), "p0 auction", "* card premium-donkey")
    assert hands(match) == [START] * 3


def test_k20_who_gets_the_donkey_later_does_not_matter() -> None:
    match = build(animals={0: "donkey", 1: "donkey"})
    play(match, 0, "trade p1 donkey", "done")
    match.play(1, "accept")
    assert hands(match) == ["100+50+" + START] * 3
    assert match.view(None)["donkeys"] == 2
