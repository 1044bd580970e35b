"""Best responses to the laws of cow trades; docs/bots.md tells what they win in long runs."""

from __future__ import annotations

import pytest

import corral
from corral.bots import Bot, ask, new_bot
from corral.games.kuhhandel.play.haggling import Judge, Outcomes, Trade
from corral.games.kuhhandel.play.prospects import true_money
from corral.games.kuhhandel.play.responses import likely_answers, likely_offers, pile_values
from corral.games.kuhhandel.play.trade_policy import Haggler
from corral.games.kuhhandel.rules.money import card_values, money_of
from corral.games.kuhhandel.state import Kuhhandel
from tests.games.kuhhandel.build import build
from tests.games.kuhhandel.test_evaluator import PLENTY, POOR, RICH, offers, trading_match
from tests.once import once_compiled

FEW = 20


@once_compiled
def test_who_reads_a_bot_wins_more_than_its_share() -> None:
    """The matches are always the same."""
    won = 0.0
    for number in range(FEW):
        seed, seat = divmod(number, 2)
        match = corral.new("kuhhandel", players=2, seed=seed)
        bots: list[Bot] = [new_bot("cowhand", seed, one) for one in range(2)]
        bots[seat] = new_bot("reads:cowhand", seed, seat)
        while match.actors:
            actor = match.actors[0]
            match.play(actor, ask(bots[actor], match, actor))
        if seat in match.winners:
            won += 1 / len(match.winners)
    assert FEW / 2 < won < FEW


def test_the_law_of_offers_is_known() -> None:
    """What is taken to be possible is what is drawn."""
    match = trading_match("offer")
    state = match.state.copy()
    assert isinstance(state, Kuhhandel)
    drawn = {amount for _, amount in offers(match, 0, 60)}
    assert len(drawn) >= 8
    state.offer = money_of([0, 0, 0])  # any, as the number of cards is the same for all
    likely = likely_offers(state, Haggler(), False)
    assert sum(part for _, part in likely) == pytest.approx(1.0)
    assert drawn <= {amount for amount, _ in likely}


def test_what_beats_the_law_is_preferred() -> None:
    """It does not win too dearly."""
    state = trading_match("answer").state
    assert isinstance(state, Kuhhandel)
    piles = [0, money_of([1]), money_of([6, 3, 3]), int(state.hand[1])]
    nothing, little, much, everything = pile_values(state, 1, piles, Haggler(), False)
    assert everything < max(nothing, little, much)


LUMPS = "500+200+100+100+50"
COINS = "50+50+20+20+10+10+10+10+10+0"
HANDS = [
    (PLENTY, PLENTY),
    (LUMPS, PLENTY),
    (PLENTY, LUMPS),
    (RICH, COINS),
    (COINS, RICH),
    (POOR, RICH),
]


def trade_about(kind: str, own: str, other: str) -> Kuhhandel:
    """Two against two of a kind, p0 against p1."""
    farms = {0: "pig*4", 1: "horse*2 goat*2", 2: "goat*2 horse*2 donkey*4"}
    for seat in range(2):
        farms[seat] += f" {kind}*2" if kind == "cow" else f" {kind}*2 cow*2"
    hands = {0: own, 1: other, 2: RICH}
    state = build(phase="offer", trade=f"p1 {kind}", animals=farms, hands=hands).state
    assert isinstance(state, Kuhhandel)
    return state


def given_away(world: Kuhhandel) -> tuple[float, float]:
    """What the best offer and the best answer would gain over the bots' own, in chance to win.

    The best that somebody could find who sees the bot's hand and knows its strategies.
    """
    challenger, other = int(world.turn), int(world.opponent)
    laws = (
        likely_answers(world, other, Haggler(), False, 0),
        likely_offers(world, Haggler(), False),
    )
    gains = []
    for seat, rival, theirs, own in ((challenger, other, *laws), (other, challenger, *laws[::-1])):
        gains.append(gain_of_best(world, seat, rival, theirs, own))
    return gains[0], gains[1]


def gain_of_best(
    world: Kuhhandel,
    seat: int,
    rival: int,
    theirs: list[tuple[float, float]],
    own: list[tuple[float, float]],
) -> float:
    money = true_money(world)
    trade = Trade(world, seat, rival, world.kind, seat == world.turn)
    outcomes = Outcomes(trade, money, max(money[seat], money[rival]), Judge())

    def hope(amount: float) -> float:
        return sum(part * outcomes.hope(amount, against) for against, part in theirs)

    usual = sum(part * hope(amount) for amount, part in own)
    return max(map(hope, all_totals(world.hand[seat]))) - usual


def all_totals(hand: int) -> set[float]:
    """Whatever cards of the hand can be worth."""
    found = {0.0}
    for value in card_values(hand):
        found |= {amount + value for amount in found}
    return found


@once_compiled
def test_a_best_answer_gains_little() -> None:
    """Even if it sees the hand; what a reader wins is the sum of many such gains.

    Laws over levels that ignore what a hand can make give 2.3 % and 3.5 % away in these trades.
    """
    gains = [
        given_away(trade_about(kind, own, other))
        for kind in ("dog", "cow", "rat")
        for own, other in HANDS
    ]
    by_offer, by_answer = (sum(column) / len(gains) for column in zip(*gains, strict=True))
    assert by_offer < 0.006
    assert by_answer < 0.022
