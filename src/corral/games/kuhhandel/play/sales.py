"""What sales and purchases in an auction bring to bidders and auctioneer, by their types.

Pairs are a type of each of the two bidders, ``one * types of two + two``; a sale is who has named
the highest price, and which one, ``winner * prices + price``.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from corral.games.kuhhandel.play.prospects import Holdings, with_card
from corral.games.kuhhandel.play.sides import Sides
from corral.games.kuhhandel.rules.codes import NONE
from corral.games.kuhhandel.rules.money import STEP

BARED: Final = 0.02
"""What it costs to have shown one's hand, in chance to win."""


class Sales:
    """The hopes of the three after each sale: at ``(sale * pairs + pair) * types + type``."""

    __slots__ = (
        "_kept",
        "_sides",
        "_winners",
        "_wins",
        "beyond_one",
        "beyond_two",
        "bought_one",
        "bought_three",
        "bought_two",
        "goes",
        "number",
        "pairs",
        "prices",
        "sold_one",
        "sold_three",
        "sold_two",
        "twos",
        "types",
        "unsold_one",
        "unsold_two",
    )

    def __init__(self, sides: Sides, prices: list[int]) -> None:
        self._sides = sides
        self.prices = vec[float]([float(price) for price in prices])
        number: i64 = len(prices)
        self.number = number
        self.twos: i64 = len(sides.all[1].moneys)
        self.pairs: i64 = len(sides.all[0].moneys) * self.twos
        self.types: i64 = len(sides.all[2].moneys)
        cells = int(2 * number * self.pairs * self.types)
        self.sold_one = vec[float]([0.0] * cells)
        self.sold_two = vec[float]([0.0] * cells)
        self.sold_three = vec[float]([0.0] * cells)
        self.bought_one = vec[float]([0.0] * cells)
        self.bought_two = vec[float]([0.0] * cells)
        self.bought_three = vec[float]([0.0] * cells)
        free = int(self.pairs * self.types)
        self.unsold_one = vec[float]([0.0] * free)
        self.unsold_two = vec[float]([0.0] * free)
        beyond = int((number + 1) * self.pairs * self.types)
        self.beyond_one = vec[float]([0.0] * beyond)
        self.beyond_two = vec[float]([0.0] * beyond)
        """If somebody else goes beyond a price, first of all beyond nothing."""
        goes = [sides.goes(0.0)]
        for price in prices:
            goes.append(sides.goes(float(price)))
        self.goes = vec[float](goes)
        start = sides.start
        self._winners = vec[i64]([sides.all[0].seat, sides.all[1].seat, sides.fourth])
        self._kept = Holdings(with_card(start, start.turn, start.card))
        self._wins: list[Holdings] = []
        for winner in self._winners:
            if winner != NONE:
                self._wins.append(Holdings(with_card(start, winner, start.card)))
        self._work_out()

    def _work_out(self) -> None:
        sides = self._sides
        one = sides.all[0]
        two = sides.all[1]
        three = sides.all[2]
        rest = 0.0
        whole = 0.0
        for seat in range(i64(len(sides.money))):
            whole += sides.money[seat]
            if seat not in (one.seat, two.seat, three.seat):
                rest += sides.money[seat]
        money = vec[float](sides.money)
        place: i64 = 0
        for first in range(i64(len(one.moneys))):
            for second in range(self.twos):
                for third in range(self.types):
                    money[one.seat] = one.moneys[first]
                    money[two.seat] = two.moneys[second]
                    money[three.seat] = three.moneys[third]
                    if rest > 0.0:
                        held = money[one.seat] + money[two.seat] + money[three.seat]
                        part = max(whole - held, 0.0) / rest
                        for seat in range(i64(len(sides.money))):
                            if seat not in (one.seat, two.seat, three.seat):
                                money[seat] = sides.money[seat] * part
                    limits = vec[float](
                        [one.limits[first], two.limits[second], three.limits[third]]
                    )
                    self._sell(place, money, self._honest(money, limits, 0.0))
                    if self.goes[0] > 0.0:
                        self._go_beyond(place, money, limits)
                    place += 1

    def _sell(self, place: i64, money: vec[float], honest: vec[float]) -> None:
        """Every sale for one set of types; who cannot pay shows the hand, and all are honest."""
        one = self._winners[0]
        two = self._winners[1]
        three: i64 = self._sides.start.turn
        number = self.number
        step = self.pairs * self.types
        free = self._kept.chances(money)
        self.unsold_one[place] = free[one]
        self.unsold_two[place] = free[two]
        for winner in range(2):
            seat = self._winners[winner]
            holdings = self._wins[winner]
            for at in range(number):
                price = self.prices[at]
                cell = (winner * number + at) * step + place
                bared = 0.0
                after = honest
                if price <= money[seat]:
                    after = holdings.chances(paid(money, seat, three, price))
                else:
                    bared = BARED
                self.sold_one[cell] = after[one] - (bared if winner == 0 else 0.0)
                self.sold_two[cell] = after[two] - (bared if winner == 1 else 0.0)
                self.sold_three[cell] = after[three] + bared / 2.0
                if price <= money[three]:
                    after = self._kept.chances(paid(money, three, seat, price))
                    self.bought_one[cell] = after[one]
                    self.bought_two[cell] = after[two]
                    self.bought_three[cell] = after[three]

    def _go_beyond(self, place: i64, money: vec[float], limits: vec[float]) -> None:
        """If somebody else names the next price."""
        for at in range(self.number + 1):
            least = float(STEP)
            if at > 0:
                least += self.prices[at - 1]
            after = self._honest(money, limits, least)
            cell = at * self.pairs * self.types + place
            self.beyond_one[cell] = after[self._winners[0]]
            self.beyond_two[cell] = after[self._winners[1]]

    def _honest(self, money: vec[float], limits: vec[float], least: float) -> vec[float]:
        """The animal goes to whom of the bidders it is worth most.

        At what it is worth to the next one, or to the auctioneer, who would buy for less; at
        ``least`` if somebody beside the two goes so far.
        """
        three: i64 = self._sides.start.turn
        first = limits[0]
        second = limits[1]
        third = max(self._sides.third, least)
        if max(first, second, third) < float(STEP):
            return self._kept.chances(money)
        winner: i64 = 2
        price = max(first, second)
        if first >= max(second, third):
            winner = 0
            price = max(second, third)
        elif second >= third:
            winner = 1
            price = max(first, third)
        price = max(price, limits[2], least, float(STEP))
        seat = self._winners[winner]
        after = self._wins[winner].chances(paid(money, seat, three, price))
        if price > money[three]:
            return after
        bought = self._kept.chances(paid(money, three, seat, price))
        return bought if bought[three] > after[three] else after

    def covered(self, winner: i64, at: i64, pair: i64) -> bool:
        """Whether a bidder can pay a price."""
        kind = pair // self.twos if winner == 0 else pair % self.twos
        return self.prices[at] <= self._sides.all[winner].moneys[kind]


def paid(money: vec[float], giver: i64, taker: i64, amount: float) -> vec[float]:
    """The same money after a payment; nobody pays more than they have."""
    after = money[:]
    amount = min(amount, after[giver])
    after[giver] -= amount
    after[taker] += amount
    return after
