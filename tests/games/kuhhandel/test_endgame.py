"""The end of two, worked out backwards: named positions, and what any solution must hold to."""

from __future__ import annotations

from itertools import pairwise

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import corral
from corral.bots import Limit, ask, new_bot
from corral.core.dealer import SeededDealer
from corral.core.setting import setting_for
from corral.games.kuhhandel.play.endgame import (
    Endgame,
    is_end,
    last_challenge,
    last_piles,
    open_kinds,
)
from corral.games.kuhhandel.play.haggling import MixedStrategy, Shown
from corral.games.kuhhandel.play.reckoning import likely_hand, reckon
from corral.games.kuhhandel.play.trade_policy import Haggler
from corral.games.kuhhandel.rules.codes import RAT
from corral.games.kuhhandel.rules.money import money_of, total
from corral.games.kuhhandel.rules.names import KIND_NAMES
from corral.games.kuhhandel.state import Kuhhandel

from .build import GAME, build

QUARTETS = {0: "goose*4 dog*4 goat*4 pig*4", 1: "cock*4 cat*4 sheep*4 donkey*4 rat*4"}
MONEY = {0: "500+200+100+50+20+10+10+10", 1: "500+200+100+50+50+10+10+0"}


def end(first: str, second: str, **described: object) -> Kuhhandel:
    """The deck is used up, and these kinds are open."""
    animals = {0: f"{QUARTETS[0]} {first}", 1: f"{QUARTETS[1]} {second}"}
    match = build(2, deck="", animals=animals, hands=MONEY, **described)  # type: ignore[arg-type]
    assert isinstance(match.state, Kuhhandel)
    return match.state


def solved(state: Kuhhandel, seat: int) -> list[tuple[int, float]]:
    """The totals that a seat puts down, and how likely."""
    found = last_piles(state, seat, reckon(state, seat), 0.0)
    return [
        (int(total(pile)), weight)
        for pile, weight in zip(found.piles, found.weights, strict=True)
        if weight > 0.001
    ]


@pytest.mark.parametrize("phase", ["offer", "answer"])
def test_all_goes_into_the_last_stake(phase: str) -> None:
    """Money is worth nothing afterwards (K-39)."""
    state = end("cow*4 horse*2", "horse*2", phase=phase, trade="p1 horse", offer=OFFERED[phase])
    seat = 0 if phase == "offer" else 1
    assert solved(state, seat) == [(int(total(state.hand[seat])), 1.0)]


OFFERED = {"offer": "", "answer": "10"}


def test_a_baron_puts_down_everything_for_the_last_stake() -> None:
    state = end("cow*4 horse*2", "horse*2", phase="offer", trade="p1 horse")
    match = corral.Match(setting_for(GAME, 2, {}), state, SeededDealer(1))
    bot = new_bot("baron", 3, 0, Limit(nodes=2))
    while match.actors == (0,):
        match.play(0, ask(bot, match, 0))
    assert match.state.offer == match.state.hand[0]  # type: ignore[attr-defined]


def test_money_is_kept_for_what_is_worth_more() -> None:
    """The goose cannot decide the match any more, the horse can."""
    state = end("cow*2 horse*2", "cow*2 horse*2", phase="offer", trade="p1 cow")
    state.animals[1] = state.animals[12] = 2  # geese
    state.animals[8], state.animals[19] = 0, 4
    state.animals[6], state.animals[17] = 4, 0
    state.kind = 1
    even = [1500.0, 1500.0]
    geese = last_piles(state, 0, even, 0.0)
    state.kind = 9
    horses = last_piles(state, 0, even, 0.0)
    assert spent(geese) < spent(horses)


def spent(found: MixedStrategy) -> float:
    """On average."""
    drawn = zip(found.piles, found.weights, strict=True)
    return sum(float(total(pile)) * weight for pile, weight in drawn)


def test_what_is_worked_out_is_the_end_of_two() -> None:
    assert is_end(end("cow*4 horse*2", "horse*2"))
    assert not is_end(end("cow*4 horse*2", "horse*2", cash_count=True))
    beginning = build(2).state
    assert isinstance(beginning, Kuhhandel)
    assert not is_end(beginning)


def test_values_are_opposite_if_the_seats_are_exchanged() -> None:
    state = end("cow*4 horse*2", "horse*2")
    for seat in range(2):  # the same before both
        for kind in range(11):
            state.animals[11 * seat + kind] = 2 if kind == 9 else 0
    for premium in range(10):
        state.premium[premium] = -1
    endgame = Endgame(state, 1000.0)
    split = endgame.split(state)
    for units in range(endgame.parts + 1):
        first = endgame.value(split, units, 0)
        assert first == pytest.approx(-endgame.value(split, endgame.parts - units, 1), abs=0.02)


def test_more_money_is_never_worse() -> None:
    state = end("cow*1 horse*2", "cow*3 horse*2")
    endgame = Endgame(state, 1800.0)
    for turn in range(2):
        values = [
            endgame.value(endgame.split(state), units, turn) for units in range(endgame.parts + 1)
        ]
        assert all(more >= less - 0.05 for less, more in pairwise(values))
        assert values[-1] > values[0]


def test_neither_side_can_gain_much_by_knowing_the_strategies() -> None:
    """The referee: each side's best answer to the other's strategy, against the value."""
    state = end("cow*1 horse*2", "cow*3 horse*2")
    endgame = Endgame(state, 1800.0)
    split = endgame.split(state)
    for units in (3, 8):
        for place, kind in enumerate(open_kinds(state)):
            offers, answers = endgame.strategies(split, units, 0, kind)
            gains = [
                [
                    gain(endgame, split, units, place, offer, answer)
                    for answer in range(len(answers))
                ]
                for offer in range(len(offers))
            ]
            best_offer = max(mean(row, answers) for row in gains)
            best_answer = min(
                mean([row[answer] for row in gains], offers) for answer in range(len(answers))
            )
            assert best_offer - best_answer < 0.08


def gain(endgame: Endgame, split: i64, units: int, place: int, offer: int, answer: int) -> float:
    """What follows if p0 challenges, offers and is answered so; equal totals count half."""
    weight = 5 ** (1 - place)
    owned = int(split) // weight % 5
    change = (2 if owned == 2 else 1) * weight
    left = units - offer + answer
    won = endgame.value(split + change, left, 1)
    lost = endgame.value(split - change, left, 1)
    if offer > answer or answer == 0:
        return won
    return lost if offer < answer else (won + lost) / 2


def mean(values: list[float], weights: vec[float]) -> float:
    return sum(value * weight for value, weight in zip(values, weights, strict=True))


def test_a_lost_match_is_played_to_the_last_point() -> None:
    """p1 cannot win any more; cocks are worth having all the same."""
    state = end("cow*4 horse*2", "horse*2")
    state.animals[9], state.animals[20] = 4, 0
    state.animals[0] = state.animals[11] = 2  # cocks
    endgame = Endgame(state, 1320.0)
    split = endgame.split(state)
    with_all, with_nothing = endgame.value(split, 0, 1), endgame.value(split, endgame.parts, 1)
    assert 0.9 < with_all < with_nothing - 0.0001


@pytest.mark.parametrize("money", [[0.0, 1320.0], [1300.0, 1500.0], [1500.0, 1300.0]])
def test_a_challenge_is_about_what_brings_most(money: list[float]) -> None:
    """Of two kinds that are open; what each brings is the value of its trade."""
    state = end("cow*4 horse*2", "horse*2")
    state.animals[0] = state.animals[11] = 2
    endgame = Endgame(state, sum(money))
    split, units = endgame.split(state), endgame.units(money[0])
    best = -endgame.value(split, units, 1)
    kind = last_challenge(state, 1, money)
    place = KIND_NAMES.index("cock") == kind
    brought = -endgame._trade(split, units, 1, 0 if place else 1, 1).value
    assert kind in open_kinds(state)
    assert brought == pytest.approx(best)


def test_rats_go_the_other_way() -> None:
    """Who has more money gets rid of them (K-36)."""
    state = end("cow*4 horse*2", "horse*2")
    state.animals[RAT] = state.animals[11 + RAT] = 2
    state.animals[9], state.animals[20] = 4, 0
    endgame = Endgame(state, 1000.0)
    split = endgame.split(state)
    assert endgame.value(split, endgame.parts, 0) >= endgame.value(split, 0, 0)


@pytest.mark.parametrize("kinds", [6, 11])
def test_with_many_kinds_open_money_is_worth_something_too(kinds: int) -> None:
    """One trade more is worked out, then the prospects judge."""
    state = end("cow*2 horse*2", "cow*2 horse*2")
    for kind in range(kinds):
        state.animals[kind] = state.animals[11 + kind] = 2
    endgame = Endgame(state, 4000.0)
    split = endgame.split(state)
    values = [endgame.value_at(split, float(money), 0) for money in (200, 1500, 2500, 3800)]
    assert values == sorted(values)
    assert values[0] < -0.3
    assert values[-1] > 0.3


@pytest.mark.parametrize("kinds", [2, 7])
def test_offers_cannot_be_outbid_by_a_little(kinds: int) -> None:
    """But for the lowest, which gives up, no total is so likely that just more pays."""
    state = end("cow*2 horse*2", "cow*2 horse*2", phase="offer", trade="p1 horse")
    for kind in range(kinds):
        state.animals[9 - kind] = state.animals[20 - kind] = 2
    drawn = sorted(solved(state, 0))[1:]
    assert len(drawn) >= 5
    assert max(weight for _, weight in drawn) < 0.25


@pytest.mark.parametrize("more", [-100, 100])
def test_the_last_stake_turns_on_little(more: int) -> None:
    """Who has a bit more of 4,640 wins it, and that is seen from a trade before."""
    state = end("cow*4 horse*2", "horse*2")
    endgame = Endgame(state, 4640.0)
    value = endgame.value_at(endgame.split(state), 2320.0 + more, 0)
    assert value * more > 80


# What the number of cards tells (K-32)


def answers(cards: list[int], known: bool = True) -> list[tuple[int, float]]:
    """How p1 answers an offer of so many cards, with much still open: totals, and how likely."""
    state = end("cow*2 horse*2", "cow*2 horse*2", phase="answer", trade="p1 horse", offer="10")
    for kind in range(3, 9):
        state.animals[kind] = state.animals[11 + kind] = 2
    state.offer = money_of(cards)
    if known:
        offer = Shown(likely_hand(state, 1), len(cards))
        law = last_piles(state, 1, reckon(state, 1), 0.0, offer)
    else:
        law = Haggler().solved_strategy(state, 1)
    return [
        (int(total(pile)), weight)
        for pile, weight in zip(law.piles, law.weights, strict=True)
        if weight > 0.005
    ]


def test_one_card_is_not_answered_as_if_it_could_be_many() -> None:
    """It cannot be more than 500."""
    assert max(amount for amount, _ in answers([0])) < 700
    assert max(amount for amount, _ in answers([0] * 8)) > 1000


def test_no_cards_are_beaten_by_the_smallest() -> None:
    drawn = answers([], known=False)
    assert min(amount for amount, _ in drawn) > 0
    assert sum(weight for amount, weight in drawn if amount <= 80) > 0.9


def test_the_number_says_nothing_of_a_hand_that_is_guessed() -> None:
    """Who answers different numbers differently then can be led."""
    assert answers([0], known=False) == answers([0] * 8, known=False)
