"""What is thought possible always holds the truth: bounds, plans and purses over random matches."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from corral.core.prng import Sfc32
from corral.core.registry import game
from corral.core.setting import setting_for
from corral.games.kuhhandel.rules.deeds import (
    DONKEY_DEED,
    DRAW_DEED,
    PAY_DEED,
    PUT_DEED,
    SHOW_DEED,
    TAKE_DEED,
    Deed,
    chronicle,
    seen_chronicle,
)
from corral.games.kuhhandel.rules.money import SORTS, copies, holds, of_sort, total
from corral.games.kuhhandel.rules.payment import is_payment, payment_bounds, payments
from corral.games.kuhhandel.seen.belief import story_of
from corral.games.kuhhandel.seen.hand_bounds import purses
from corral.games.kuhhandel.seen.knowledge import KuhhandelKnowledge
from corral.games.kuhhandel.seen.shares import Shares, group_sums
from corral.games.kuhhandel.state import Kuhhandel
from tests.once import fewer_plain

GAME = game("kuhhandel")
EDITION = GAME.edition()
OPTIONS = {"super_trade": False, "cash_count": False}


def plausible_match(players: int, seed: int) -> Iterator[Kuhhandel]:
    """A match with bids that can mostly be paid, at every step."""
    rng = random.Random(f"{players} {seed}")
    state = GAME.start(setting_for(GAME, players, OPTIONS))
    assert isinstance(state, Kuhhandel)
    while not state.over():
        weight = int(state.chance_weight())
        if weight:
            state.apply_chance(state.chance_pick(rng.randrange(weight)))
            continue
        yield state
        seat = rng.choice(state.actors())
        moves = [int(move) for move in state.legal(seat)]
        low = moves[:4] if len(moves) > 20 and rng.random() < 0.9 else moves
        state.apply(seat, rng.choice(low))


def money_before_each(state: Kuhhandel, deeds: list[Deed]) -> list[list[int]]:
    """Every hand before each deed, and the pile or the unseen money at last."""
    hands = [int(base) for base in state.base]
    heap = int(state.material.unseen)
    told = []
    for deed in deeds:
        told.append([*hands, heap])
        cards, back = int(deed.cards), int(deed.back)
        if deed.kind == DONKEY_DEED:
            hands = [hand + cards for hand in hands]
        elif deed.kind == PUT_DEED:
            hands[deed.giver] -= cards
            heap += cards
        elif deed.kind in (TAKE_DEED, DRAW_DEED):
            hands[deed.taker] += cards
            heap -= cards
        elif deed.kind != SHOW_DEED:
            hands[deed.giver] += back - cards
            hands[deed.taker] += cards - back
    assert hands == [int(hand) for hand in state.hand]
    return told


def holds_truth(share: Shares, money: list[int], sort: int) -> bool:
    cards = vec[i64]([int(of_sort(own, sort)) for own in money])
    sums = group_sums(len(money), cards)
    return all(sums[group] >= share.least[group] for group in range(len(sums)))


@pytest.mark.parametrize("players", fewer_plain([2], [2, 3, 4]))
def test_bounds_hold_the_truth(players: int) -> None:
    for step, state in enumerate(plausible_match(players, 0)):
        if step % 150:
            continue
        truth = chronicle(state.deeds)
        before = money_before_each(state, truth)
        for seat in range(-1, players):
            deeds = seen_chronicle(state.deeds, seat)
            needs = story_of(state, seat, deeds).needs()
            for place, money in enumerate(before):
                held = [own for owner, own in enumerate(money) if owner != seat]
                for sort in range(SORTS):
                    assert holds_truth(needs[sort][place], held, sort)


@pytest.mark.parametrize("players", fewer_plain([3], [2, 3, 4, 5]))
def test_purses_hold_the_truth(players: int) -> None:
    for step, state in enumerate(plausible_match(players, 1)):
        if step % 200:
            continue
        for seat in range(-1, players):
            for owner, purse in enumerate(purses(KuhhandelKnowledge(state, seat), state.material)):
                hand = state.hand[owner]
                assert holds(hand, purse.least)
                assert all(copies(hand, card) <= most for card, most in enumerate(purse.most))
                assert not purse.certain or purse.least == hand
                assert purse.certain or owner != seat


@pytest.mark.parametrize(("players", "every"), fewer_plain([(2, 80)], [(2, 40), (3, 120)]))
def test_worlds_are_found_for_plausible_matches(players: int, every: int) -> None:
    for step, state in enumerate(plausible_match(players, 2)):
        if step % every == every // 2:
            for seat in range(-1, players):
                match_world(state, seat, step)


def match_world(state: Kuhhandel, seat: int, seed: int) -> None:
    """The world's deeds can all be done, and lead to its hands."""
    world = state.sample(seat, Sfc32(seed))
    deeds = chronicle(world.deeds)
    for deed, money in zip(deeds, money_before_each(world, deeds), strict=True):
        if deed.kind == PAY_DEED:
            assert is_payment(money[deed.giver], deed.cards, deed.price)
        if deed.kind == SHOW_DEED:
            assert money[deed.giver] == deed.cards
        if deed.kind not in (DONKEY_DEED, TAKE_DEED, DRAW_DEED):
            assert holds(money[deed.giver], deed.cards)
        more = int(total(deed.cards) - total(deed.back))
        assert deed.back == 0 or deed.outcome == (more > 0) - (more < 0)
    assert GAME.position_lines(world, seat) == GAME.position_lines(state, seat)


def test_payments_are_all_payments() -> None:
    for price in range(10, 200, 10):
        for number in range(1, 7):
            found = [int(cards) for cards in payments(number, price)]
            for cards in found:
                assert is_payment(cards, cards, price) or total(cards) == price
            for sort in range(SORTS):
                held = [int(of_sort(cards, sort)) for cards in found]
                if held:
                    assert payment_bounds(number, price, sort) == (min(held), max(held))
