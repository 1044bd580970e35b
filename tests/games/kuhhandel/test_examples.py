"""The book's worked examples: K-X1 to K-X3."""

from __future__ import annotations

import pytest

import corral
from tests.games.playing import line, play, texts, told, viewers

from .build import animals, build, hand, hands, offer, then

RATS = {0: "rat*4 goose*4 dog*4 cow*4"}
PREMIUMS = {0: "dog horse"}


def test_kx1_rats_geese_dogs_cows_and_two_premiums_are_2670() -> None:
    match = build(phase="over", deck="", animals=RATS, premiums=PREMIUMS)
    assert match.scores[0] == (800 + 160 + 250) * 2 + 250 == 2670


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_kx1_rats_cover_the_geese_when_the_match_ends(players: int) -> None:
    """p0 wins the last two cows in a trade."""
    match = build(
        players,
        deck="",
        animals={0: "rat*4 goose*4 dog*4 cow*2", 1: "cow*2"},
        premiums=PREMIUMS,
    )
    play(match, 0, "trade p1 cow")
    offer(match, 0, "50")
    events = match.play(1, "accept")
    assert match.over
    assert told(events, "rats_covered") == [{"seat": 0, "animal": "goose"}]
    assert match.scores[0] == 2670


def test_kx1_every_other_choice_would_leave_less() -> None:
    """What is left without dogs or cows, scored as if that quartet were not there."""
    without_dogs = (40 + 800) * 2 + 2 * 250
    without_cows = (40 + 160 + 250) * 2 + 250
    assert max(without_dogs, without_cows) < 2670


def test_kx2_with_430_money_and_cash_count_3100() -> None:
    money = {0: "200+100+50+50+20+10"}
    match = build(
        phase="over", deck="", animals=RATS, premiums=PREMIUMS, hands=money, cash_count=True
    )
    assert match.scores[0] == 2670 + 430 == 3100


def test_kx2_without_cash_count_still_2670() -> None:
    money = {0: "200+100+50+50+20+10"}
    match = build(phase="over", deck="", animals=RATS, premiums=PREMIUMS, hands=money)
    assert match.scores[0] == 2670


def test_kx2_at_the_end_of_a_match() -> None:
    """p0 has 430 left after the last trade."""
    match = build(
        deck="",
        cash_count=True,
        animals={0: "rat*4 goose*4 dog*4 cow*2", 1: "cow*2"},
        premiums=PREMIUMS,
        hands={0: "500+200+100+50+50+20+10"},
    )
    play(match, 0, "trade p1 cow")
    offer(match, 0, "500")
    match.play(1, "accept")
    assert hand(match, 0) == "200+100+50+50+20+10"
    assert match.scores[0] == 3100


def test_kx3_a_bid_of_30_is_called_three_times_and_knocked_down() -> None:
    """Nobody bids more: all the others pass, which is the third call of a live table."""
    match = then(build(4), "p0 auction", "* card cow", "p2 bid 10", "p3 bid 20", "p2 bid 30")
    assert match.actors == (1, 3)
    match.play(1, "pass")
    assert line(match, "bid") == "30 p2"
    events = match.play(3, "pass")
    assert told(events, "knocked_down") == [{"seat": 2, "amount": 30}]
    for viewer in viewers(match):
        auction = match.view(viewer)["auction"]
        assert (auction["bid"], auction["bidder"]) == (30, 2)
    assert texts(match, 0) == {"sell", "buy"}
    match.play(0, "sell")
    play(match, 2, "pay 20", "pay 10")
    assert animals(match) == ["-", "-", "cow", "-"]
    assert hands(match)[0] == "50+20+20+10+10+10+10+0+0"


def test_kx3_after_the_hammer_no_bid_is_taken() -> None:
    match = then(build(), "p0 auction", "* card cow", "p1 bid 30", "p2 pass")
    with pytest.raises(corral.IllegalMove) as caught:
        match.play(2, "bid 40")
    assert caught.value.rule == "K-16"
