"""Positions that cannot have come about are refused; the refusal says where and why."""

from __future__ import annotations

from typing import Any

import pytest

import corral
from tests.games.playing import line

from .build import GAME, START, build, text

COWS = {"animals": {0: "cow", 1: "cow"}}
LAST_COWS = {"deck": "", "animals": {0: "cow*2", 1: "cow*2"}}


def complaint(position: str) -> corral.NotationError:
    with pytest.raises(corral.NotationError) as caught:
        corral.from_position(position)
    return caught.value


def place(position: str, marked: str) -> tuple[int, int]:
    """Line and column of a text that stands in a position once."""
    assert position.count(marked) == 1, marked
    before = position[: position.index(marked)]
    return before.count("\n") + 1, len(before) - before.rfind("\n")


# A position as a whole: the complaint points to the phase.


@pytest.mark.parametrize(
    ("described", "says"),
    [
        # The end, and whose turn it can be.
        ({"phase": "over"}, "not over while the deck has cards (K-10)"),
        ({"phase": "over", **LAST_COWS}, "not over while somebody can trade (K-10)"),
        ({"trades": 200, **LAST_COWS}, "would have ended after so many trades (K-10)"),
        ({"trades": 200, "phase": "offer", **LAST_COWS}, "would have ended after so many"),
        ({"turn": 2, **LAST_COWS}, "p2 can trade with nobody, so it cannot be their turn (K-9)"),
        ({"phase": "extra", "trades": 1}, "there is no auction after a trade here (K-45)"),
        ({"phase": "extra", "super_trade": True}, "there is no auction after a trade here (K-45)"),
        (
            {"phase": "extra", "super_trade": True, "trades": 1, **LAST_COWS},
            "there is no auction after a trade here (K-45)",
        ),
        # Phases of two players and of more.
        ({"players": 2, "phase": "bid"}, "there is no `bid` with 2 players"),
        ({"players": 2, "phase": "rat"}, "there is no `rat` with 2 players"),
        ({"players": 2, "phase": "premium"}, "there is no `premium` with 2 players"),
        ({"phase": "share"}, "there is no `share` with 3 players"),
        # The auction of an animal.
        ({"phase": "bid", "bid": "30 p0"}, "the auctioneer does not bid (K-12)"),
        ({"phase": "bid", "bid": "310 p1"}, "p1 cannot have bid 310 (K-14, K-19)"),
        ({"phase": "hammer", "bid": "-"}, "nothing is knocked down without a bid (K-15)"),
        ({"phase": "bid", "passed": "p0"}, "p0 has nothing to pass or wait for (K-15, K-21)"),
        ({"phase": "bid", "bid": "30 p1", "passed": "p1"}, "p1 has nothing to pass"),
        ({"phase": "bid", "passed": "p1 p2"}, "all bidders have declared themselves"),
        ({"phase": "bid", "bid": "30 p1", "passed": "p2"}, "all bidders have declared themselves"),
        ({"phase": "pay", "payer": 2}, "p2 has nothing to pay (K-16)"),
        ({"phase": "pay", "hands": {1: "20"}}, "p1 cannot pay 30 (K-16, K-19)"),
        ({"phase": "pay", "payer": 0, "hands": {0: "20"}}, "p0 cannot pay 30 (K-16, K-19)"),
        ({"phase": "pay", "chosen": "100"}, "p1 does not have the cards chosen"),
        ({"phase": "pay", "chosen": "50"}, "cannot be part of a payment of 30 (K-18)"),
        ({"phase": "pay", "chosen": "0"}, "cannot be part of a payment of 30 (K-18)"),
        ({"phase": "pay", "chosen": "20+10"}, "cannot be part of a payment of 30 (K-18)"),
        # Hands that were shown.
        ({"phase": "bid", "limits": {1: 90}}, "p1 cannot have shown a hand with the limit 90"),
        ({"phase": "bid", "limits": {0: 100}}, "p0 cannot have shown a hand with the limit 100"),
        ({"phase": "call", "limits": {1: 100}}, "p1 cannot have shown a hand with the limit 100"),
        (
            {"phase": "bid", "bid": "30 p1", "limits": {1: 20}, "hands": {1: "20"}},
            "p1 cannot have bid 30 (K-14, K-19)",
        ),
        # The auction of a premium.
        ({"phase": "call", "waited": "p1 p2"}, "all bidders have declared themselves"),
        ({"phase": "call", "waited": "p0"}, "p0 has nothing to pass or wait for"),
        ({"phase": "pledge", "slap": "2 p0"}, "the auctioneer does not slap (K-21)"),
        ({"phase": "pledge", "slap": "8 p1"}, "p1 does not have 8 cards (K-25)"),
        ({"phase": "pledge", "chosen": "100"}, "p1 cannot have chosen these cards (K-22, K-23)"),
        ({"phase": "pledge", "chosen": "0+0"}, "p1 cannot have chosen these cards (K-22, K-23)"),
        ({"phase": "premium", "pledge": "10"}, "p1 cannot have put these cards down (K-22)"),
        ({"phase": "premium", "pledge": "100+0"}, "p1 cannot have put these cards down (K-22)"),
        ({"phase": "give", "hands": {0: "50"}}, "p0 does not have 2 cards (K-23)"),
        ({"phase": "give", "chosen": "20+20"}, "p0 cannot have chosen these cards (K-22, K-23)"),
        # Rats.
        ({"money": ["put p1 10"]}, "money lies beside a rat, but none was turned up"),
        ({"phase": "bid", "money": ["put p1 10"]}, "money lies beside a rat"),
        ({"phase": "offer", "money": ["put p1 10"], **COWS}, "money lies beside a rat"),
        # Trades.
        ({"phase": "offer", "trade": "p0 cow", **COWS}, "nobody trades with themselves (K-30)"),
        ({"phase": "offer", "trade": "p1 dog", **COWS}, "p0 owns no dog to trade (K-30)"),
        ({"phase": "offer", "trade": "p2 cow", **COWS}, "p2 owns no cow to trade (K-30)"),
        ({"phase": "answer", "offer": "100", **COWS}, "p0 does not have the cards offered (K-32)"),
        ({"phase": "offer", "chosen": "20+20", **COWS}, "p0 does not have the cards chosen"),
        ({"phase": "counter", "chosen": "100", **COWS}, "p1 does not have the cards chosen"),
        # Money.
        ({"hands": {0: "500+500+500+500"}}, "the bank cannot pay all donkeys (K-4)"),
        ({"players": 2, "hands": {0: "500"}}, "the bank cannot pay all donkeys (K-4)"),
    ],
)
def test_impossible_positions(described: dict[str, Any], says: str) -> None:
    position = text(**described)
    error = complaint(position)
    assert says in error.problem
    line_of_phase, column = place(position, "\nphase ")
    assert (error.line, error.column) == (line_of_phase + 1, len("phase ") + 1)
    assert column > 0


# Single lines: the complaint points to the word.


@pytest.mark.parametrize(
    ("described", "marked", "says"),
    [
        ({"phase": "over", "deck": ""}, ("turn -", "turn p0"), "`-` (the match is over)"),
        ({}, ("turn p0", "turn p3"), "one of p0, p1, p2"),
        ({}, ("trades 0", "trades 201"), "a number from 0 to 200"),
        ({}, ("phase turn", "phase night"), "one of turn, extra, bid"),
        ({}, ("cow*4", "cow*5"), "a number from 2 to 4"),
        ({}, ("cow*4", "bull*4"), "one of cock, goose"),
        ({"phase": "bid"}, ("card cow", "card rat"), "rat is not a card for the phase `bid`"),
        ({"phase": "bid"}, ("card cow", "card premium-cow"), "not a card for the phase"),
        ({"phase": "call"}, ("card premium-cow", "card cow"), "not a card for the phase"),
        ({"phase": "rat"}, ("card rat", "card cow"), "not a card for the phase"),
        ({"phase": "bid", "bid": "30 p1"}, ("bid 30", "bid 35"), "a multiple of 10"),
        ({"phase": "bid", "bid": "30 p1"}, ("bid 30", "bid 0"), "a number from 10"),
        ({"phase": "call"}, ("call 10", "call 11"), "a number from 1 to 10"),
        ({"phase": "call"}, ("call 10", "call 0"), "a number from 1 to 10"),
        ({"phase": "bid"}, ("limits - - -", "limits - -"), "a number or `-` for each seat"),
        ({"phase": "answer", "offer": "10", **COWS}, ("offer 10", "offer ?"), "cards such as"),
        ({"phase": "premium"}, ("pledge 10+0", "pledge ?+?"), "cards such as 50+10"),
        ({"phase": "offer", **COWS}, ("chosen -", "chosen ?"), "money cards or `-`"),
        ({"phase": "offer", **COWS}, ("p1 cow", "p1 cow twice"), "one of again"),
        ({}, (f"p0 base {START}", "p0 base 30"), "one of 0, 10, 20, 50, 100, 200, 500"),
        ({}, (f"p0 base {START}", "p0 base ?"), "everybody knows these hands"),
        ({}, (f"p0 hand {START}", "p0 hand 50"), "a hand of 7 cards"),
        ({}, (f"p0 hand {START}", "p0 hand 50+20+10+10+0+0+0"), f"lead to the hand {START}"),
        ({"premiums": {0: "cow"}}, ("premiums cow", "premiums rat"), "one of cock"),
        ({"animals": {0: "cow*2"}}, ("animals cow*2", "animals cow cow"), "cow is named twice"),
        ({"phase": "bid", "passed": "p1"}, ("passed p1", "passed p1 p1"), "p1 is named twice"),
    ],
)
def test_lines_that_are_wrong(
    described: dict[str, Any], marked: tuple[str, str], says: str
) -> None:
    position = text(**described)
    old, new = marked
    number, column = place(position, old)
    error = complaint(position.replace(old, new))
    assert says in error.problem
    assert error.line == number
    end = column + len(new)
    assert column <= error.column <= end


@pytest.mark.parametrize(
    ("deeds", "wrong", "says"),
    [
        (["pay p1 p0 30 50"], 0, "p1 cannot pay 30 like this (K-18)"),  # 20+10 would be exact
        (["pay p1 p0 30 20+10+0"], 0, "p1 cannot pay 30 like this (K-18)"),
        (["pay p1 p0 60 50+20"], 0, "p1 cannot pay 60 like this (K-18)"),
        (["pay p1 p0 30 20"], 0, "p1 cannot pay 30 like this (K-18)"),
        (["pay p1 p0 100 100"], 0, "p1 does not have these cards"),
        (["give p1 p0 50", "give p1 p2 50"], 1, "does not have these cards: 20+10+10+10+0+0"),
        (["give p1 p1 50"], 0, "money goes from one player to another"),
        (["swap p0 p1 50 < 20"], 0, "the wrong pile is said to be worth more"),
        (["swap p0 p1 0 > -"], 0, "the wrong pile is said to be worth more"),
        (["swap p0 p1 - = 10"], 0, "the wrong pile is said to be worth more"),
        (["swap p0 p1 10 < 100"], 0, "p1 does not have these cards"),
        (["show p1 50"], 0, f"p1 has another hand: {START}"),
        (["put p1 100"], 0, "p1 does not have these cards"),
        (["put p1 10+10"], 0, "`put` is about one card"),
        (["put p1 10", "take p2 20"], 1, "1 cards lie there: 10"),
        (["take p2 10"], 0, "0 cards lie there: -"),
        (["give p1 p0 ?"], 0, "were seen and must be named"),
        (["draw p0 10"], 0, "only two players draw money (K-40)"),
    ],
)
def test_deeds_that_cannot_be(deeds: list[str], wrong: int, says: str) -> None:
    blank = text(money=["show p0 " + START] * len(deeds))
    number, _ = place(blank.replace("money show", "money SHOW", 1), "money SHOW")
    position = blank
    for deed in deeds:
        position = position.replace("show p0 " + START, deed, 1)
    error = complaint(position)
    assert says in error.problem
    assert (error.line, error.column) == (number + wrong, len("money ") + 1)


@pytest.mark.parametrize(
    ("deeds", "says"),
    [
        (["pay p1 p0 10 10"], "two players have no `pay` (K-41)"),
        (["put p1 10"], "two players have no `put` (K-41)"),
        (["take p1 -"], "two players have no `take` (K-41)"),
        (["draw p0 0"], "there are not so many of these cards (K-40)"),
        (["draw p0 500"] * 5, "there are not so many of these cards (K-40)"),
        (["draw p0 10 p0"], "money goes from one player to another"),
        (["draw p0 10+10"], "`draw` is about one card"),
    ],
)
def test_deeds_that_cannot_be_with_two_players(deeds: list[str], says: str) -> None:
    error = complaint(text(2, money=deeds))
    assert says in error.problem
    assert error.column == len("money ") + 1


def test_a_donkey_that_was_not_turned_up() -> None:
    position = text(money=["donkey 50"])
    error = complaint(position)
    assert "only 0 donkeys have been turned up" in error.problem
    assert (error.line, error.column) == place(position, "donkey 50")


@pytest.mark.parametrize("donkeys", [1, 2, 3])
def test_donkeys_pay_what_they_pay(donkeys: int) -> None:
    position = text(animals={0: f"donkey*{donkeys}"}, money=["donkey 10"])
    error = complaint(position)
    assert f"donkey number {donkeys} pays another card (K-20)" in error.problem


@pytest.mark.parametrize(
    ("described", "says"),
    [
        ({"animals": {0: "cow*3", 1: "cow*2"}}, "5 cards cow in all places, not 4"),
        ({"animals": {0: "rat*3", 1: "rat*3"}}, "6 cards rat in all places, not 4"),
        ({"premiums": {0: "cow", 1: "cow"}}, "2 cards premium-cow in all places, not 1"),
        ({"phase": "bid", "animals": {0: "cow*4"}}, "5 cards cow in all places, not 4"),
        ({"phase": "call", "premiums": {0: "cow"}}, "2 cards premium-cow in all places, not 1"),
        ({"players": 2, "deck_money": 25, "money": ["draw p0 10"]}, "two cards (K-41)"),
    ],
)
def test_cards_must_add_up(described: dict[str, Any], says: str) -> None:
    position = text(**described)
    error = complaint(position)
    assert says in error.problem
    number, _ = place(position, "\ndeck ")
    assert (error.line, error.column) == (number + 1, 1)


def test_money_in_the_deck_must_add_up() -> None:
    position = text(2).replace("deck-money 26", "deck-money 24")
    assert "24 money cards in the deck, 26 must be left" in complaint(position).problem
    position = text(2).replace("deck-money 26", "deck-money 27")
    assert "a number from 0 to 26" in complaint(position).problem


def test_cards_are_missing() -> None:
    position = text().replace(" cow*4", "")
    assert "0 cards cow in all places, not 4" in complaint(position).problem


# What a seat cannot have seen.


@pytest.mark.parametrize(
    ("described", "seat", "old", "new", "says"),
    [
        ({}, 0, "p1 hand ?+?+?+?+?+?+?", f"p1 hand {START}", "a hand not seen"),
        ({}, 0, f"p0 hand {START}", "p0 hand ?+?+?+?+?+?+?", f"lead to the hand {START}"),
        (
            {"money": ["give p1 p2 10"]},
            0,
            "give p1 p2 ?",
            "give p1 p2 10",
            "were not seen: `?` for each",
        ),
        (
            {"money": ["give p1 p0 10"]},
            0,
            "give p1 p0 10",
            "give p1 p0 ?",
            "were seen and must be named",
        ),
        (
            {"phase": "answer", "offer": "10", **COWS},
            1,
            "offer ?",
            "offer 10",
            "`?` for each card (they are hidden)",
        ),
        (
            {"phase": "premium", "pledge": "10+0"},
            0,
            "pledge ?+?",
            "pledge 10+0",
            "`?` for each card (they are hidden)",
        ),
        ({"phase": "offer", **COWS}, 1, "chosen -", "chosen 10", "what others choose is not seen"),
        ({"phase": "call"}, 1, "waited ?", "waited -", "who else waited is not known"),
        ({"phase": "call"}, 1, "waited ?", "waited p2 ?", "does not know who else has waited"),
        (
            {"players": 2, "phase": "share"},
            1,
            "card ?",
            "card cow",
            "a card that this seat has not seen",
        ),
    ],
)
def test_a_seat_cannot_have_seen_this(
    described: dict[str, Any], seat: int, old: str, new: str, says: str
) -> None:
    seen = build(**described).position_seen_by(seat)
    assert corral.from_position(seen).position_seen_by(seat) == seen
    number, column = place(seen, old)
    error = complaint(seen.replace(old, new))
    assert says in error.problem
    assert error.line == number
    assert error.column >= column


def test_money_that_cannot_have_moved_like_this() -> None:
    """p1 and p2 changed a card; it cannot have been both worth more and be of 0."""
    seen = build(
        hands={1: "10+0", 2: "20+0"}, money=["swap p1 p2 10 > 0", "show p1 0+0", "show p2 20+10"]
    ).position_seen_by(0)
    assert corral.from_position(seen).position_seen_by(0) == seen
    wrong = seen.replace("? > ?", "? < ?")
    assert "the money cannot have moved about like this" in complaint(wrong).problem


# Nothing is lost between the lines.


def test_a_kind_named_twice_in_the_deck() -> None:
    """Two and two cows are not four: the deck would lose two (K-2)."""
    position = text().replace("cow*4", "cow*2 cow*2")
    number, _ = place(text(), "\ndeck ")
    error = complaint(position)
    assert error.line == number + 1


@pytest.mark.parametrize(
    ("asked", "deeds"), [(0, []), (1, ["put p1 10"]), (2, ["put p3 10"]), (3, ["put p2 10"] * 2)]
)
def test_who_is_asked_about_a_rat_follows_from_the_cards_beside_it(
    asked: int, deeds: list[str]
) -> None:
    """Left of the auctioneer first, then clockwise (K-27)."""
    complaint(text(4, phase="rat", asked=asked, money=deeds))


def test_no_money_lies_beside_a_rat_when_the_match_is_over() -> None:
    complaint(text(phase="over", deck="", money=["put p1 10"]))


@pytest.mark.parametrize(
    ("players", "phase"), [(3, "bid"), (3, "pay"), (3, "call"), (3, "rat"), (2, "share")]
)
def test_no_trades_are_counted_when_a_card_was_just_turned_up(players: int, phase: str) -> None:
    """After the last card K-10 counts from 0, and not from what a position says."""
    complaint(text(players, phase=phase, trades=5))


def test_a_limit_needs_a_hand_that_everybody_knows() -> None:
    """Who showed the hand has it still (K-19); else imagined hands would not fit to the limit."""
    build(phase="bid", limits={1: 50}, money=["give p1 p2 50", "show p1 20+10+10+10+0+0"])
    complaint(text(phase="bid", limits={1: 50}, money=["give p1 p2 50"]))


# And what is possible is read.


@pytest.mark.parametrize(
    "described",
    [
        {},
        {"phase": "extra", "super_trade": True, "trades": 1},
        {"phase": "bid", "bid": "300 p1", "card": "horse"},
        {"phase": "bid", "limits": {1: 100}},
        {"phase": "hammer", "bid": "300 p1", "hands": {1: "-", 2: "100+50+50"}},
        {"phase": "pay", "chosen": "20"},
        {"phase": "pay", "payer": 0},
        {"phase": "call", "call": 3, "waited": "p2", "limits": {1: 7}},
        {"phase": "pledge", "chosen": "0"},
        {"phase": "premium"},
        {"phase": "give", "chosen": "50"},
        {"phase": "rat", "money": ["put p1 10", "put p2 0", "put p0 50", "put p1 50"]},
        {"phase": "offer", "trade": "p1 cow again", "chosen": "50+0", **COWS},
        {"phase": "answer", "offer": "50+0", **COWS},
        {"phase": "counter", "offer": "50+0", "chosen": "20", **COWS},
        {"phase": "over", "deck": ""},
        {"phase": "over", "deck": "", "trades": 200, "animals": {0: "cow", 1: "cow*3"}},
        {"players": 2, "phase": "share", "card": "500"},
        {"players": 2, "phase": "share", "card": "donkey"},
        {"players": 2, "phase": "over", "deck": "", "cash_count": True},
        {"players": 6, "animals": {0: "donkey*4"}, "money": ["donkey 200", "donkey 500"]},
    ],
)
def test_possible_positions_are_read_and_written_alike(described: dict[str, Any]) -> None:
    match = build(**described)
    assert corral.from_position(match.position()).position() == match.position()
    for seat in (*range(match.players), None):
        seen = match.position_seen_by(seat)
        for seed in range(2):
            assert corral.from_position(seen, seed=seed).position_seen_by(seat) == seen
    counts = GAME.census(match.state)
    assert all(counts[kind] == 4 for kind in ("cow", "rat", "donkey"))
    assert line(match, "phase") == described.get("phase", "turn")
