"""Money cards, counted by denomination in one number: eight bits for each of the seven."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from corral.core.bits import bit
from corral.games.kuhhandel.rules.codes import DENOMINATIONS

VALUES: Final = (0, 10, 20, 50, 100, 200, 500)
VALUE: Final = vec[i64](VALUES)
STEP: Final = 10
# Sorts to count by: the seven denominations; then all cards from 10 on, from 20 on, ... from 200
# on; at last the worth of all cards in steps of 10.
SORTS: Final = 13
WORTH: Final = 12


def card(denomination: i64) -> i64:
    """One card."""
    return bit(8 * denomination)


def copies(money: i64, denomination: i64) -> i64:
    """How many cards of a denomination there are."""
    return money >> (8 * denomination) & 255


def of_sort(money: i64, sort: i64) -> i64:
    """How many there are of a sort."""
    if sort < DENOMINATIONS:
        return money >> (8 * sort) & 255
    if sort == WORTH:
        return total(money) // STEP
    return count(money >> (8 * (sort - DENOMINATIONS + 1)))


def most_of_sort(number: i64, sort: i64) -> i64:
    """How many that many cards can have of a sort."""
    return number * (VALUE[DENOMINATIONS - 1] // STEP) if sort == WORTH else number


def count(money: i64) -> i64:
    """How many cards there are."""
    cards: i64 = 0
    while money > 0:
        cards += money & 255
        money >>= 8
    return cards


def total(money: i64) -> i64:
    """What the cards are worth together."""
    worth: i64 = 0
    denomination: i64 = 0
    while money > 0:
        worth += (money & 255) * VALUE[denomination]
        denomination += 1
        money >>= 8
    return worth


def holds(money: i64, cards: i64) -> bool:
    """Whether all the cards are among the money."""
    while cards > 0:
        if cards & 255 > money & 255:
            return False
        cards >>= 8
        money >>= 8
    return True


def money_of(denominations: list[int]) -> int:
    """Cards given one by one."""
    return sum(1 << 8 * denomination for denomination in denominations)


def card_values(money: i64) -> list[int]:
    """The value of every single card, ascending."""
    values: list[int] = []
    for denomination in range(i64(DENOMINATIONS)):
        for _ in range(copies(money, denomination)):
            values.append(int(VALUE[denomination]))
    return values
