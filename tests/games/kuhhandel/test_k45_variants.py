"""The variants: K-45 and K-46."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import corral
from tests.games.playing import kinds, line, play, refused, texts, told, viewers

from .build import (
    ANIMALS,
    animals,
    build,
    everybody,
    hand,
    hands,
    knowers,
    logged,
    offer,
    random_match,
    then,
)

COWS = {0: "cow dog", 1: "cow dog"}


def super_traded(players: int = 3) -> corral.Match:
    """p0 has just made a cow trade, with the variant on."""
    match = build(players, super_trade=True, animals=COWS)
    play(match, 0, "trade p1 cow", "done")
    match.play(1, "accept")
    return match


# K-45


def test_k45_after_a_cow_trade_an_auction_in_the_same_turn() -> None:
    match = super_traded()
    assert match.actors == (0,)
    assert line(match, "phase") == "extra"
    assert texts(match, 0) == {"auction", "end"}
    match = then(match, "p0 auction", "* card horse")
    assert match.view(None)["turn"] == 0
    assert match.actors == (1, 2)
    everybody(match, "pass")
    assert animals(match)[0] == "dog cow*2 horse"
    assert list(match.actors) == [1]


def test_k45_one_may_but_need_not() -> None:
    match = super_traded()
    events = match.play(0, "end")
    assert kinds(events) == ["turn"]
    assert match.actors == (1,)


def test_k45_one_trade_not_two() -> None:
    match = super_traded()
    assert refused(match, 0, "trade p1 dog") == "K-45"
    match = then(match, "p0 auction", "* card horse", "p1 pass", "p2 pass")
    assert match.actors == (1,)  # no trade after the auction either


def test_k45_only_after_a_trade() -> None:
    match = build(super_trade=True, animals=COWS)
    assert texts(match, 0) == {"auction", "trade p1 cow", "trade p1 dog"}
    assert refused(match, 0, "end") == "K-8"
    match = then(match, "p0 auction", "* card horse", "p1 pass", "p2 pass")
    assert match.actors == (1,)


@pytest.mark.parametrize("countered", [None, "10", "-"])
def test_k45_whatever_becomes_of_the_trade(countered: str | None) -> None:
    match = build(super_trade=True, animals=COWS)
    match.play(0, "trade p1 cow")
    for _ in range(2):
        offer(match, 0, "-")
        if countered is None:
            match.play(1, "accept")
        else:
            match.play(1, "counter")
            offer(match, 1, countered)
        if line(match, "phase") == "extra":
            break
        assert countered == "-"  # repeated once
    assert match.actors == (0,)
    assert texts(match, 0) == {"auction", "end"}


def test_k45_a_rat_or_premium_may_come() -> None:
    match = then(super_traded(), "p0 auction", "* card rat", "p1 take", "* card premium-cow")
    assert line(match, "phase") == "call"
    assert match.view(None)["turn"] == 0


def test_k45_two_players_distribute() -> None:
    match = super_traded(2)
    assert texts(match, 0) == {"distribute", "end"}
    match = then(match, "p0 distribute", "* look horse", "p0 keep", "* card pig")
    assert animals(match) == ["dog cow*2 horse", "dog pig"]
    assert match.actors == (1,)


def test_k45_only_while_the_deck_has_cards() -> None:
    for players in (2, 3):
        match = build(players, super_trade=True, deck="", animals={0: "cow dog", 1: "cow*3 dog*3"})
        play(match, 0, "trade p1 cow", "done")
        match.play(1, "accept")
        assert match.actors == (1,)


def test_k45_only_the_player_of_the_turn() -> None:
    match = super_traded()
    for seat in (1, 2):
        assert texts(match, seat) == set()
        assert refused(match, seat, "auction") == "K-45"
        assert refused(match, seat, "end") == "K-45"
    for move in ("pass", "bid 10", "done"):
        assert refused(match, 0, move) == "K-45"


def test_k10_k45_the_200th_trade_in_a_row_may_be_followed_by_an_auction_at_once() -> None:
    match = build(super_trade=True, trades=199, animals=COWS)
    play(match, 0, "trade p1 cow", "done")
    match.play(1, "accept")
    assert texts(match, 0) == {"auction", "end"}
    match.play(0, "end")
    assert texts(match, 1) == {"auction"}  # the engine's ruling
    assert refused(match, 1, "trade p0 dog") == "K-10"


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_k45_off_by_default(players: int) -> None:
    match = build(players, animals=COWS)
    play(match, 0, "trade p1 cow", "done")
    match.play(1, "accept")
    assert match.actors == (1,)
    assert line(corral.new("kuhhandel", players=players, seed=1), "option super_trade") == "no"


# K-46


def test_k46_remaining_money_is_added_to_the_points() -> None:
    match = build(
        4,
        phase="over",
        deck="",
        cash_count=True,
        animals={0: "cow*4", 1: "dog*4"},
        hands={0: "50+20+0", 1: "500+100", 2: "-", 3: "10"},
    )
    assert match.scores[:3] == (800 + 70, 160 + 600, 0)


def test_k46_it_is_added_after_everything_else() -> None:
    """It is not multiplied by the number of quartets."""
    farm = {0: "cow*4 dog*4 cat*4"}
    match = build(phase="over", deck="", cash_count=True, animals=farm, hands={0: "100+50"})
    assert match.scores[0] == (800 + 160 + 90) * 3 + 150


def test_k46_it_may_decide_who_wins() -> None:
    farms = {seat: " ".join((*ANIMALS, "rat")) for seat in range(4)}
    match = build(
        5,
        phase="over",
        trades=200,
        deck="",
        cash_count=True,
        animals=farms,
        premiums={seat: " ".join(ANIMALS[2 * seat : 2 * seat + 2]) for seat in range(5)},
        hands={0: "10", 1: "20", 2: "10+10", 3: "0+0", 4: "-"},
    )
    assert match.scores == (510, 520, 520, 500, 500)
    assert match.winners == (1, 2)


def test_k46_only_at_the_end() -> None:
    """Before it the points of what lies in the open are told; money is secret."""
    match = build(deck="", cash_count=True, animals={0: "cow*2 dog*4", 1: "cow*2"})
    assert match.scores[:2] == (160, 0)
    for viewer in viewers(match):
        assert match.view(viewer)["scores"][:2] == [160, 0]
    play(match, 0, "trade p1 cow")
    offer(match, 0, "50")
    events = match.play(1, "accept")
    assert match.over
    assert match.scores[:2] == ((800 + 160) * 2 + 900, 1000)
    assert told(events, "over")[0]["scores"] == list(match.scores)


def test_k46_what_counts_is_shown_to_all() -> None:
    match = build(deck="", cash_count=True, animals={0: "cow*2", 1: "cow*2"})
    play(match, 0, "trade p1 cow")
    offer(match, 0, "50")
    match.play(1, "accept")
    for owner in range(3):
        assert knowers(match, owner) == [0, 1, 2, None]
    assert [show["seat"] for show in logged(match, None, "shown")] == [0, 1, 2]
    assert match.view(None)["players"][0]["money"]["total"] == 950 - 50


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_k46_off_by_default(players: int) -> None:
    match = build(players, phase="over", deck="", animals={0: "cow*4"})
    assert match.scores[0] == 800
    assert line(corral.new("kuhhandel", players=players, seed=1), "option cash_count") == "no"
    match = build(deck="", animals={0: "cow*2", 1: "cow*2"})
    play(match, 0, "trade p1 cow", "add 50", "done")
    match.play(1, "accept")
    assert told(match.events, "shown") == []
    assert knowers(match, 0) == [0, 1]


# Both


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(("super_trade", "cash_count"), list(product((False, True), repeat=2)))
def test_k45_k46_freely_combined(players: int, super_trade: bool, cash_count: bool) -> None:
    extras = 0
    for match in random_match(players, 7, super_trade=super_trade, cash_count=cash_count):
        extras += line(match, "phase") == "extra" if super_trade and not extras else 0
        last = match
    assert last.over
    plain = corral.from_position(last.position().replace("cash_count yes", "cash_count no"))
    cash = [sum(int(card) for card in own.split("+") if card != "-") for own in hands(last)]
    assert last.scores == tuple(
        points + (money if cash_count else 0)
        for points, money in zip(plain.scores, cash, strict=True)
    )
    assert (extras > 0) == super_trade
    assert hand(last, 0) == hand(plain, 0)


@pytest.mark.parametrize("name", ["super", "cash", "super-trade", "cashcount"])
def test_k45_k46_there_are_no_other_variants(name: str) -> None:
    options: dict[str, Any] = {name: True}
    with pytest.raises(corral.OptionError, match=name):
        corral.new("kuhhandel", players=3, **options)
    with pytest.raises(corral.OptionError, match="super_trade='yes'"):
        corral.new("kuhhandel", players=3, super_trade="yes")
