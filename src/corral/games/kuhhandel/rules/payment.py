"""What a price may be paid with (K-18): exactly, or else with no card too many."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from corral.games.kuhhandel.rules.codes import DENOMINATIONS
from corral.games.kuhhandel.rules.money import (
    SORTS,
    STEP,
    VALUE,
    WORTH,
    card,
    copies,
    most_of_sort,
    of_sort,
    total,
)

# More of any sort than there is.
MANY: Final = 100_000
# How many cards a payment may have to be worked out beforehand, and payments found already.
WORKED_OUT: Final = 24
_KEYS: Final = 100_000
_PAYMENTS: dict[int, list[int]] = {}
_BOUNDS: dict[int, list[tuple[int, int]]] = {}


def can_pay_exactly(hand: i64, price: i64) -> bool:
    return _reaches(hand, 1, price, price, DENOMINATIONS - 1)


def can_complete(hand: i64, chosen: i64, price: i64) -> bool:
    """Whether the chosen cards, with others of the hand, make a permitted payment."""
    return _completes(hand, chosen, price, can_pay_exactly(hand, price))


def is_payment(hand: i64, cards: i64, price: i64) -> bool:
    """Whether these cards of the hand are a permitted payment."""
    paid = total(cards)
    if paid < price or copies(cards, 0) > 0:
        return False
    if paid == price:
        return True
    return paid - VALUE[_lowest(cards)] < price and not can_pay_exactly(hand, price)


def number_of_payments(hand: i64, price: i64) -> i64:
    """How many permitted payments there are, different by their cards."""
    exactly = _sets_between(hand, 1, price, price, DENOMINATIONS - 1)
    if exactly > 0:
        return exactly
    covering: i64 = 0
    for least in range(i64(1), i64(DENOMINATIONS)):
        if copies(hand, least) > 0:
            low = price - VALUE[least]
            rest = hand - card(least)
            covering += _sets_between(rest, least, low, price - STEP, DENOMINATIONS - 1)
    return covering


def payment_cards(hand: i64, chosen: i64, price: i64) -> i64:
    """The denominations of which a card may be added to the chosen ones, as a set of bits."""
    exactly = can_pay_exactly(hand, price)
    allowed: i64 = 0
    mark: i64 = 1
    for denomination in range(i64(DENOMINATIONS)):
        if copies(hand, denomination) > copies(chosen, denomination) and _completes(
            hand, chosen + card(denomination), price, exactly
        ):
            allowed |= mark
        mark += mark
    return allowed


def payments(number: i64, price: i64) -> vec[i64]:
    """All payments of a price with that many cards, whatever the hand; none for many cards."""
    key = int(number * _KEYS + price)
    known = _PAYMENTS.get(key)
    if known is None:
        found = vec[i64]()
        if number <= WORKED_OUT:
            found = _payments(number, price, 0, DENOMINATIONS - 1, found)
        known = [int(cards) for cards in found]
        _PAYMENTS[key] = known
    return vec[i64](known)


def most_with(paid: i64, price: i64, sort: i64) -> i64:
    """How many cards of a sort a hand can have had that paid so much for a price.

    Who paid too much could not pay exactly (K-18), and so not with cards of one value either.
    """
    if paid == price or sort == 0 or sort >= DENOMINATIONS or price % VALUE[sort]:
        return MANY
    return price // VALUE[sort] - 1


def payment_bounds(number: i64, price: i64, sort: i64) -> tuple[i64, i64]:
    """How many cards of a sort the payments of a price with that many cards have."""
    key = int(number * _KEYS + price)
    known = _BOUNDS.get(key)
    if known is None:
        known = []
        found = payments(number, price)
        for each in range(i64(SORTS)):
            fewest = most_of_sort(number, each)
            most: i64 = 0
            for cards in found:
                fewest = min(fewest, of_sort(cards, each))
                most = max(most, of_sort(cards, each))
            if len(found) == 0:
                fewest = number if each == DENOMINATIONS else 0
                most = 0 if each == 0 else most_of_sort(number, each)
                if each == WORTH:
                    fewest = price // STEP
                    most = (price + VALUE[DENOMINATIONS - 1]) // STEP - 1
            known.append((int(fewest), int(most)))
        _BOUNDS[key] = known
    low, high = known[sort]
    return low, high


def _payments(number: i64, price: i64, cards: i64, highest: i64, found: vec[i64]) -> vec[i64]:
    """All sets that cover what is left of the price with that many cards, and only the last."""
    if number == 0:
        return append(found, cards) if price <= 0 else found
    if price <= 0 or number * VALUE[highest] < price:
        return found
    for denomination in range(highest, i64(0), -1):
        left = price - VALUE[denomination]
        found = _payments(number - 1, left, cards + card(denomination), denomination, found)
    return found


def _completes(hand: i64, chosen: i64, price: i64, exactly: bool) -> bool:
    if copies(chosen, 0) > 0:
        return False
    rest = hand - chosen
    missing = price - total(chosen)
    if exactly:
        return missing == 0 or (
            missing > 0 and _reaches(rest, 1, missing, missing, DENOMINATIONS - 1)
        )
    # No card is too many if the lowest one is not: so with that card the price is passed by less
    # than its value. Try every card that may be the lowest.
    lowest = _lowest(chosen)
    for least in range(i64(1), min(lowest + 1, i64(DENOMINATIONS))):
        low = missing
        others = rest
        if least < lowest:
            if copies(rest, least) == 0:
                continue
            low -= VALUE[least]
            others -= card(least)
        if _reaches(others, least, low, low + VALUE[least] - STEP, DENOMINATIONS - 1):
            return True
    return False


def _lowest(cards: i64) -> i64:
    """The denomination of the lowest card; beyond the last one without any card."""
    for denomination in range(i64(DENOMINATIONS)):
        if copies(cards, denomination) > 0:
            return denomination
    return DENOMINATIONS


def _reaches(hand: i64, least: i64, low: i64, high: i64, denomination: i64) -> bool:
    """Whether some cards from ``least`` to ``denomination`` total at least low, at most high."""
    if low <= 0 <= high:
        return True
    if high < 0 or denomination < least:
        return False
    below: i64 = 0
    for lower in range(least, denomination):
        below += copies(hand, lower) * VALUE[lower]
    value = VALUE[denomination]
    most = min(copies(hand, denomination), high // value)
    for used in range(most, i64(-1), -1):
        if used * value + below < low:
            return False
        if _reaches(hand, least, low - used * value, high - used * value, denomination - 1):
            return True
    return False


def _sets_between(hand: i64, least: i64, low: i64, high: i64, denomination: i64) -> i64:
    """How many sets of cards of these denominations total at least low and at most high."""
    if high < 0:
        return 0
    if denomination < least:
        return 1 if low <= 0 else 0
    below: i64 = 0
    for lower in range(least, denomination + 1):
        below += copies(hand, lower) * VALUE[lower]
    if below < low:
        return 0
    sets: i64 = 0
    value = VALUE[denomination]
    for used in range(min(copies(hand, denomination), high // value) + 1):
        sets += _sets_between(
            hand, least, low - used * value, high - used * value, denomination - 1
        )
    return sets
