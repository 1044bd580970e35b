"""How far hands are from being able to do what was seen of a deed."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from corral.games.kuhhandel.rules.codes import DENOMINATIONS, NONE
from corral.games.kuhhandel.rules.deeds import (
    DRAW_DEED,
    EQUAL,
    GIVE_DEED,
    LESS,
    MORE,
    PAY_DEED,
    SHOW_DEED,
    SWAP_DEED,
    TAKE_DEED,
    UNKNOWN,
    Deed,
)
from corral.games.kuhhandel.rules.money import STEP, VALUE, copies, total
from corral.games.kuhhandel.rules.payment import is_payment, payments
from corral.games.kuhhandel.seen.story import Story


def lack(story: Story, place: i64, money: vec[i64]) -> i64:
    """How much is missing for the deed at a place; 0 if it can be done with this money."""
    deed = story.deeds[place]
    giver = story.holder_of(deed.giver)
    taker = story.holder_of(deed.taker)
    kind = deed.kind
    if deed.cards == UNKNOWN:
        if kind == PAY_DEED:
            return _for_payment(money[giver], deed)
        if kind == SWAP_DEED:
            return _for_outcome(money[giver], money[taker], deed)
        return 0
    if kind == TAKE_DEED:
        return 0 if taker != NONE else _difference(money[story.heap], deed.cards)
    if kind == DRAW_DEED:
        return _missing(money[story.heap], deed.cards)
    if kind == SHOW_DEED:
        return 0 if giver == NONE else _difference(money[giver], deed.cards)
    if kind in (PAY_DEED, GIVE_DEED, SWAP_DEED):
        if giver == NONE:
            return _missing(money[taker], deed.back)
        missing = _missing(money[giver], deed.cards)
        if kind == PAY_DEED and missing == 0:
            return 0 if is_payment(money[giver], deed.cards, deed.price) else 1
        return missing
    return 0


def _missing(hand: i64, cards: i64) -> i64:
    """How many of the cards are not in a hand."""
    missing: i64 = 0
    for denomination in range(i64(DENOMINATIONS)):
        missing += max(copies(cards, denomination) - copies(hand, denomination), 0)
    return missing


def _difference(hand: i64, cards: i64) -> i64:
    return _missing(hand, cards) + _missing(cards, hand)


def _for_payment(hand: i64, deed: Deed) -> i64:
    """The fewest cards that a permitted payment lacks."""
    sets = payments(deed.number, deed.price)
    if len(sets) == 0:  # not worked out, being many
        return max(deed.price - total(hand), 0) // STEP
    fewest: i64 = deed.number + 1
    for cards in sets:
        missing = _missing(hand, cards)
        if missing == 0 and not is_payment(hand, cards, deed.price):
            missing = 1
        fewest = min(fewest, missing)
    return fewest


def _for_outcome(hand: i64, own: i64, deed: Deed) -> i64:
    """By how much the piles of a swap cannot compare as they did."""
    lowest = _worth(hand, deed.number, False)
    highest = _worth(hand, deed.number, True)
    lowest_back = _worth(own, deed.back_number, False)
    highest_back = _worth(own, deed.back_number, True)
    if deed.outcome == MORE:
        return max(lowest_back + STEP - highest, 0) // STEP
    if deed.outcome == LESS:
        return max(lowest + STEP - highest_back, 0) // STEP
    apart = max(lowest_back - highest, 0)
    if deed.outcome == EQUAL:
        apart = max(apart, lowest - highest_back)
    return apart // STEP


def _worth(hand: i64, number: i64, most: bool) -> i64:
    """What so many cards of a hand are worth at most, or at least."""
    worth: i64 = 0
    for place in range(i64(DENOMINATIONS)):
        denomination: i64 = DENOMINATIONS - 1 - place if most else place
        used = min(number, copies(hand, denomination))
        worth += used * VALUE[denomination]
        number -= used
    return worth
