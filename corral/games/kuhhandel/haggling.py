"""Mixed offers and counter-offers: how much to put down in a cow trade, without being readable.

In a cow trade both give their pile to the other, and the higher pile wins the stake (K-34): an
all-pay auction. To accept (K-33) is to counter with nothing. Whoever always offers the same for the
same stake is outbid by 10, or left to win far too dearly; so the total is drawn. Each draws such
that the other gains as much with any total:

- to a player the stake is worth a certain amount, and no more than their money can be offered;
- up to the lowest of these four numbers, the ``top``, every total is as likely as any other, as
  often as what the stake is worth to the other side demands;
- for the rest, who is poorer, or wants the stake less, puts down nothing, and hopes; the richer one
  puts down what the poorer one cannot reach.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from corral.games.kuhhandel.codes import DENOMINATIONS
from corral.games.kuhhandel.money import VALUE, card, copies, holds

TARGETS: Final = 24
"""Totals that an offer is drawn from; some may be the same."""
SAFELY: Final = 1.15
"""What the richer one puts down, compared with what the other is reckoned to have."""


class Mix:
    """A law for totals: nothing, evenly up to the top, or beyond what the other can reach."""

    __slots__ = ("beyond", "even", "nothing", "top")

    def __init__(self, worth: float, money: float, their_worth: float, their_money: float) -> None:
        """Of one side, given what the stake is worth to both and what both can put down."""
        top = max(min(worth, their_worth, money, their_money), 1.0)
        self.top = top
        self.even = min(1.0, top / max(their_worth, 1.0))
        rest = 1.0 - self.even
        stronger = min(worth, money) > top
        self.beyond = rest if stronger else 0.0
        self.nothing = 0.0 if stronger else rest

    def total(self, part: float) -> float:
        """The total below which that part of all draws lies."""
        if part < self.nothing:
            return 0.0
        part -= self.nothing
        if part < self.even:
            return self.top * part / self.even
        # The reckoning of the other's money may be a bit off, either way.
        return self.top * (SAFELY - 0.3 + 0.6 * (part - self.even) / self.beyond)

    def mean(self) -> float:
        """The mean total."""
        return self.top * (self.even / 2.0 + self.beyond)


def targets(mix: Mix, hand: i64, least: float) -> list[int]:
    """Card sets of the hand, each as likely as any other, for draws above ``least``."""
    sets: list[int] = []
    for place in range(TARGETS):
        total = mix.total((float(place) + 0.5) / float(TARGETS))
        if total >= least:
            sets.append(int(cards_for(hand, total)))
    return sets


def cards_for(hand: i64, total: float) -> i64:
    """Cards worth about that much, rather one too many than too few, the highest ones first."""
    chosen: i64 = 0
    left = total
    for denomination in range(i64(DENOMINATIONS) - 1, i64(0), i64(-1)):
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


def next_card(chosen: i64, wanted: i64) -> i64:
    """The next denomination on the way to a set, the highest first; 0 when it is complete.

    -1 if the chosen cards are not on the way.
    """
    if not holds(wanted, chosen):
        return -1
    missing: i64 = 0
    for denomination in range(i64(1), i64(DENOMINATIONS)):
        if copies(wanted, denomination) > copies(chosen, denomination):
            missing = denomination
    for denomination in range(i64(1), missing):
        if copies(chosen, denomination) > 0:
            return -1
    return missing
