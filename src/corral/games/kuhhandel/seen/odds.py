"""How likely every way is in which the money can lie, worked out where the ways are few.

The promise that samples keep (see ``mixing``), told by going through all that can have been.
"""

from __future__ import annotations

from math import comb

from mypy_extensions import i64

from corral.games.kuhhandel.rules.codes import DENOMINATIONS, NONE
from corral.games.kuhhandel.rules.deeds import (
    DONKEY_DEED,
    DRAW_DEED,
    PAY_DEED,
    PUT_DEED,
    SHOW_DEED,
    SWAP_DEED,
    TAKE_DEED,
    UNKNOWN,
    Deed,
    comes_out,
    compared,
)
from corral.games.kuhhandel.rules.money import card, copies, count, holds, total
from corral.games.kuhhandel.rules.payment import is_payment, number_of_payments
from corral.games.kuhhandel.seen.mixing import ways
from corral.games.kuhhandel.seen.story import Story

PAIRS = 20
"""For each way that is thought of, so many pairs of piles are gone through."""

Money = tuple[int, ...]
Piles = list[tuple[int, float]]


def money_odds(story: Story, payer: i64, price: i64, most: int) -> dict[Money, float] | None:
    """What all holders have, and how likely; None where that would be more ways than ``most``.

    Or where it would take long to find out, as two large piles can be put together in many ways.
    """
    odds: dict[Money, float] = {tuple(int(own) for own in story.begin): 1.0}
    for deed in story.deeds:
        after: dict[Money, float] = {}
        for money, likely in odds.items():
            done = _done(story, deed, money, most * PAIRS)
            if done is None:
                return None
            for then, share in done:
                after[then] = after.get(then, 0.0) + likely * share
            if len(after) > most:
                return None
        odds = after
    holder = int(story.holder_of(payer))
    if holder != NONE:
        odds = {money: part for money, part in odds.items() if total(money[holder]) >= price}
    whole = sum(odds.values())  # nothing, if nothing fits to what was seen
    return {money: part / whole for money, part in odds.items()}


def _done(story: Story, deed: Deed, money: Money, most: int) -> list[tuple[Money, float]] | None:
    """What can come of a deed; parts that are missing contradict what was seen.

    None where there are more pairs of piles than ``most``.
    """
    heap = int(story.heap)
    giver, taker = int(story.holder_of(deed.giver)), int(story.holder_of(deed.taker))
    kind = int(deed.kind)
    if kind == DONKEY_DEED:
        return [(tuple(own + int(deed.cards) for own in money[:-1]) + money[-1:], 1.0)]
    if kind == SHOW_DEED:
        return [(money, 1.0)] if giver == NONE or money[giver] == deed.cards else []
    if kind == TAKE_DEED:
        if deed.cards not in (UNKNOWN, money[heap]):
            return []
        return [(_moved(money, heap, taker, money[heap], 0), 1.0)]
    if kind == DRAW_DEED:
        giver = heap
    if kind == PUT_DEED:
        taker = heap
    piles = _piles(deed, money[giver] if giver != NONE else None)
    backs = _backs(deed, money[taker] if taker != NONE else None)
    if len(piles) * len(backs) > most:
        return None
    found = []
    for cards, likely in piles:
        for back, besides in backs:
            if kind == SWAP_DEED and not comes_out(deed.outcome, compared(cards, back)):
                continue
            found.append((_moved(money, giver, taker, cards, back), likely * besides))
    return found


def _moved(money: Money, giver: int, taker: int, cards: int, back: int) -> Money:
    after = list(money)
    if giver != NONE:
        after[giver] += back - cards
    if taker != NONE:
        after[taker] += cards - back
    return tuple(after)


def _piles(deed: Deed, hand: int | None) -> Piles:
    """The cards that can have gone with a deed; of the seat's own hand those that it gave."""
    cards = int(deed.cards)
    if hand is None:
        return [(cards, 1.0)]
    if deed.kind == PAY_DEED:
        each = 1.0 / max(int(number_of_payments(hand, deed.price)), 1)
        some = _selections(hand, int(deed.number)) if cards == UNKNOWN else [cards]
        return [
            (paid, each)
            for paid in some
            if holds(hand, paid) and is_payment(hand, paid, deed.price)
        ]
    return _drawn(hand, cards, int(deed.number))


def _backs(deed: Deed, hand: int | None) -> Piles:
    if deed.kind != SWAP_DEED:
        return [(0, 1.0)]
    if hand is None:
        return [(int(deed.back), 1.0)]
    return _drawn(hand, int(deed.back), int(deed.back_number))


def _drawn(hand: int, cards: int, number: int) -> Piles:
    """That many cards of a hand, at random."""
    some = _selections(hand, number) if cards == UNKNOWN else [cards]
    whole = comb(int(count(hand)), number)
    return [(one, float(ways(hand, one)) / whole) for one in some if holds(hand, one)]


def _selections(hand: int, number: int, denomination: int = 0) -> list[int]:
    """All sets of that many cards."""
    if number == 0:
        return [0]
    if denomination == DENOMINATIONS:
        return []
    found = []
    for used in range(min(number, int(copies(hand, denomination))) + 1):
        for rest in _selections(hand, number - used, denomination + 1):
            found.append(rest + used * int(card(denomination)))
    return found
