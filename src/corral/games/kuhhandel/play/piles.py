"""Piles of money for an offer or counter-offer: which cards make about so much."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from corral.games.kuhhandel.rules.codes import DENOMINATIONS
from corral.games.kuhhandel.rules.money import VALUE, card, copies, count, holds

COMPLETE: Final = -1
ASTRAY: Final = -2


def cards_for(hand: i64, total: float) -> i64:
    """Cards worth about that much, rather one too many than too few, the highest ones first."""
    chosen: i64 = 0
    left = total
    for denomination in range(i64(DENOMINATIONS) - 1, i64(0), -1):
        value = float(VALUE[denomination])
        take = min(copies(hand, denomination), i64(left / value))
        chosen += take * card(denomination)
        left -= float(take) * value
    if left >= 5.0:
        for denomination in range(i64(1), i64(DENOMINATIONS)):
            if copies(hand, denomination) > copies(chosen, denomination):
                if float(VALUE[denomination]) < 2.0 * left:
                    chosen += card(denomination)
                break
    return chosen


def so_many_cards_for(hand: i64, total: float, number: i64) -> i64:
    """That many cards worth about that much: each the highest that leaves room for the others."""
    chosen: i64 = 0
    number = min(number, count(hand))
    left = total + 5.0
    for missing in range(number, i64(0), -1):
        rest = hand - chosen
        best = lowest(rest)
        for denomination in range(i64(DENOMINATIONS)):
            if copies(rest, denomination) > 0:
                others = sum_of_lowest(rest - card(denomination), missing - 1)
                if float(VALUE[denomination] + others) <= left:
                    best = denomination
        chosen += card(best)
        left -= float(VALUE[best])
    return chosen


def lowest(cards: i64) -> i64:
    """The denomination of the lowest card."""
    for denomination in range(i64(DENOMINATIONS)):
        if copies(cards, denomination) > 0:
            return denomination
    return 0


def sum_of_lowest(cards: i64, number: i64) -> i64:
    """What so many cards are worth, the lowest ones."""
    worth: i64 = 0
    for denomination in range(i64(DENOMINATIONS)):
        take = min(number, copies(cards, denomination))
        worth += take * VALUE[denomination]
        number -= take
    return worth


def next_card(chosen: i64, wanted: i64) -> i64:
    """The next denomination on the way to a set, the highest first.

    ``COMPLETE`` if nothing is missing, ``ASTRAY`` if the chosen cards are not on the way.
    """
    if not holds(wanted, chosen):
        return ASTRAY
    for denomination in range(i64(DENOMINATIONS) - 1, i64(-1), -1):
        if copies(wanted, denomination) > copies(chosen, denomination):
            return ASTRAY if lowest(chosen) < denomination and chosen > 0 else denomination
    return COMPLETE
