"""Who takes part in an auction, what money each may have, and what the animal is worth to them.

Thought of are two bidders, by name the one and the two, and the auctioneer. Each has types: so much
money as the others may take them to have. Bidders beside these two are only the chance that
somebody goes beyond a price.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from corral.games.kuhhandel.play.believing import Beliefs
from corral.games.kuhhandel.play.limits import animal_worth
from corral.games.kuhhandel.rules.codes import NONE
from corral.games.kuhhandel.rules.money import STEP, total
from corral.games.kuhhandel.rules.table import KuhhandelTable

TYPES: Final[list[float]] = [-1.22, 0.0, 1.22]
"""How far money may be off, in standard deviations; each as likely as any other."""
KNOWN: Final = 0.25
"""How likely the others know one's hand, rather than what it seems."""
VAGUE: Final = 0.2
"""How far off one may be about what an animal is worth to others, as part of it."""


class Side:
    """A seat, and how much money it may have: its own first, then as all who watch believe."""

    __slots__ = ("limits", "moneys", "own", "parts", "seat")

    def __init__(self, table: KuhhandelTable, me: i64, seat: i64, beliefs: Beliefs) -> None:
        self.seat = seat
        self.own = seat == me
        self.moneys: list[float] = []
        self.parts: list[float] = []
        """How likely each is."""
        self.limits: list[float] = []
        """What the animal is worth to each."""
        belief = beliefs.of(table, me)
        mean = belief.money[seat]
        doubt = belief.doubts[seat]
        rest = 1.0
        if self.own:
            self.moneys.append(float(total(table.hand[seat])))
            seen = beliefs.of(table, NONE)
            mean = seen.money[seat]
            doubt = seen.doubts[seat]
            if doubt == 0.0:
                self.parts.append(1.0)
                return
            self.parts.append(KNOWN)
            rest -= KNOWN
        if doubt == 0.0:
            self.moneys.append(mean)
            self.parts.append(rest)
            return
        most = float(table.money_out)
        for off in TYPES:
            self.moneys.append(min(max(mean + doubt * off, 0.0), most))
            self.parts.append(rest / float(len(TYPES)))


class Sides:
    """The two bidders and the auctioneer, as one of them sees it, and the rest."""

    __slots__ = ("all", "fourth", "money", "others", "start", "third")

    def __init__(self, table: KuhhandelTable, me: i64, one: i64, beliefs: Beliefs) -> None:
        self.start = KuhhandelTable(table.material, table)
        """The table before anybody has bid."""
        self.start.bid = 0
        self.start.bidder = NONE
        self.start.silent = 0
        self.money = beliefs.of(table, me).money
        limits: list[float] = []
        for seat in range(table.players):
            limits.append(self._limit(self.money, seat))
        two: i64 = NONE
        for seat in range(table.players):
            if seat in (table.turn, one):
                continue
            if two == NONE or (two != table.bidder and limits[seat] > limits[two]):
                two = seat
            if seat == table.bidder:
                two = seat
        self.all = [
            Side(table, me, one, beliefs),
            Side(table, me, two, beliefs),
            Side(table, me, table.turn, beliefs),
        ]
        own = self.money[:]
        for side in self.all:
            for amount in side.moneys:
                own[side.seat] = amount
                side.limits.append(self._limit(own, side.seat))
            own[side.seat] = self.money[side.seat]
        self.others: list[float] = []
        """What the animal is worth to further bidders."""
        self.fourth: i64 = NONE
        """To whom of them it is worth most."""
        self.third = 0.0
        for seat in range(table.players):
            if seat in (table.turn, one, two):
                continue
            self.others.append(limits[seat])
            if limits[seat] > self.third or self.fourth == NONE:
                self.third = limits[seat]
                self.fourth = seat

    def _limit(self, money: list[float], seat: i64) -> float:
        limit = animal_worth(self.start, money, seat)
        shown = self.start.limit[seat]
        return limit if shown == NONE else min(limit, float(shown))

    def goes(self, price: float) -> float:
        """How likely one of the others goes beyond a price."""
        part = 1.0
        for limit in self.others:
            off = (price + float(STEP) - limit) / (VAGUE * limit + float(STEP))
            part *= 1.0 - 1.0 / (1.0 + exp(max(min(off, 30.0), -30.0)))
        return 1.0 - part
