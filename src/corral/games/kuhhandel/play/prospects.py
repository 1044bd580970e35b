"""Evaluation of a table: who completes which quartet, and what that will be worth.

Where nobody is richer, cow trades are a fair game: with n of the four cards a player
completes the quartet n times out of four (3 to 1, then 2 to 2, then all or nothing: K-31). Cards
still in the deck go to anybody. Money shifts this towards those who have it.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from corral.core.evaluator import shares
from corral.games.kuhhandel.rules.codes import ANIMALS, KINDS, MONEY_CARD, QUARTET, RAT
from corral.games.kuhhandel.rules.money import VALUE, total
from corral.games.kuhhandel.rules.table import KuhhandelTable

POWER: Final = 0.5
"""How strongly money decides: 1 if twice the money wins twice as often."""
POWER_OF_TWO: Final = 0.8
"""The same for two who play by solved laws, with the deck used up: fitted to ends worked out."""
BASE_MONEY: Final = 60.0
"""Money counts as if everybody had so much more: nobody is quite without a chance."""
INCOME: Final = 1.0
INCOME_OF_BIDDERS: Final = 0.3
"""What money that everybody is still to get counts, compared with money in hand. Where there are
auctions it is missed before it comes."""
SPREAD: Final = 0.8
"""The scale of the logistic law, in standard deviations of the points."""
LEAST_SPREAD: Final = 50.0
MOST_PLAYERS: Final = 6
BLANK: Final = vec[float]([0.0] * (MOST_PLAYERS * KINDS))
"""To be sliced: quicker than a list."""


class Prospects:
    """The expected points of every seat, and how far they may be off."""

    __slots__ = ("points", "spread")

    def __init__(self, points: list[float], spread: float) -> None:
        self.points = points
        self.spread = spread

    def chances(self) -> list[float]:
        """Each seat's chance to win."""
        return shares(self.points, self.spread)


def true_money(table: KuhhandelTable) -> list[float]:
    """What everybody holds in this world."""
    return [float(total(hand)) for hand in table.hand]


def prospects(table: KuhhandelTable, money: list[float], power_of: float = POWER) -> Prospects:
    """How it will end if everybody holds that much money, which decides that strongly."""
    holdings = Holdings(table, power_of)
    points = holdings.points(vec[float](money))
    return Prospects([points[seat] for seat in range(len(money))], holdings.spread)


class Holdings:
    """What lies in front of everybody, of which only the money is open: to ask about many sums."""

    __slots__ = ("_power_of", "_premiums", "_reach", "_spare", "_table", "_values", "spread")

    def __init__(self, table: KuhhandelTable, power_of: float = POWER) -> None:
        players = table.players
        self._table = table
        self._power_of = power_of
        part = INCOME if players == 2 else INCOME_OF_BIDDERS
        self._spare = BASE_MONEY + part * income(table)
        self._reach = BLANK[: players * KINDS]
        """Of each kind, at ``seat * KINDS + kind``: what a seat will have if all are as rich."""
        for kind in range(i64(KINDS)):
            left: i64 = QUARTET
            for seat in range(players):
                left -= table.animals[seat * KINDS + kind]
            each = float(left) / float(players)
            for seat in range(players):
                place = seat * KINDS + kind
                self._reach[place] = float(table.animals[place]) + each
        self._premiums = BLANK[: players * ANIMALS]
        self._values = self._premiums[:]
        """What a quartet is worth to a seat, and what the premium is of that."""
        material = table.material
        for seat in range(players):
            for animal in range(i64(ANIMALS)):
                place = seat * ANIMALS + animal
                value = float(material.value[animal])
                if table.premium[animal] == seat:
                    self._premiums[place] = float(material.premium)
                    value += float(material.premium)
                self._values[place] = value
        self.spread = LEAST_SPREAD
        """How far the points that were last asked for may be off."""

    def chances(self, money: vec[float]) -> vec[float]:
        """Each seat's chance to win with that much money; as ``shares`` has it."""
        points = self.points(money)
        players: i64 = len(points)
        best = points[0]
        for seat in range(players):
            best = max(best, points[seat])
        whole = 0.0
        for seat in range(players):
            points[seat] = exp((points[seat] - best) / self.spread)
            whole += points[seat]
        for seat in range(players):
            points[seat] /= whole
        return points

    def points(self, money: vec[float]) -> vec[float]:
        """The points that each seat will end with."""
        completes = self._completion(money)
        values = self._values
        premiums = self._premiums
        players: i64 = len(money)
        points = money[:]
        variance = 0.0
        for seat in range(players):
            first = seat * KINDS
            first_value = seat * ANIMALS
            quartets = 0.0
            worth = 0.0
            unmatched = 0.0
            for animal in range(i64(ANIMALS)):
                chance = completes[first + animal]
                quartets += chance
                worth += chance * values[first_value + animal]
                unmatched += (1.0 - chance) * premiums[first_value + animal]
            own = 0.0
            for animal in range(i64(ANIMALS)):
                chance = completes[first + animal]
                if chance > 0.0:
                    value = values[first_value + animal]
                    # Points are values times quartets (K-38): one more counts for all others too.
                    own += chance * value * (1.0 + quartets - chance)
                    gain = value * (1.0 + quartets - chance) + worth - chance * value
                    variance += chance * (1.0 - chance) * gain * gain
            rats = completes[first + RAT]
            covered = 1.0 / max(quartets, 1.0)  # K-37: one quartet less, the cheapest
            points[seat] = own * (1.0 - rats * covered) + unmatched
            variance += rats * (1.0 - rats) * own * own * covered * covered
        if self._table.material.cash_count:
            for seat in range(players):
                points[seat] += money[seat]
        self.spread = LEAST_SPREAD + SPREAD * sqrt(variance / float(players))
        return points

    def _completion(self, money: vec[float]) -> vec[float]:
        """How likely each seat completes each kind, at ``seat * KINDS + kind``."""
        players: i64 = len(money)
        power = self._power(money)
        reach = self._reach
        found = reach[:]
        for kind in range(i64(KINDS)):
            whole = 0.0
            for seat in range(players):
                place = seat * KINDS + kind
                # Who has money gets animals and gets rid of rats (K-36).
                strength = reach[place] / power[seat] if kind == RAT else reach[place] * power[seat]
                found[place] = strength
                whole += strength
            for seat in range(players):
                found[seat * KINDS + kind] /= whole
        return found

    def _power(self, money: vec[float]) -> vec[float]:
        """How strong each seat is in auctions and trades."""
        players: i64 = len(money)
        power = money[:]
        mean = 0.0
        for seat in range(players):
            mean += money[seat]
        mean = mean / float(players) + self._spare
        for seat in range(players):
            power[seat] = ((money[seat] + self._spare) / mean) ** self._power_of
        return power


def income(table: KuhhandelTable) -> float:
    """What each player will still get: from donkeys (K-20), two players also from the deck."""
    more = 0.0
    material = table.material
    for donkey in range(table.donkeys, i64(len(material.donkeys))):
        more += float(VALUE[material.donkeys[donkey]])
    if table.money_left > 0:
        unseen = table.unseen_money()
        worth: i64 = 0
        for denomination in range(i64(len(VALUE))):
            worth += table.deck[MONEY_CARD + denomination] * VALUE[denomination]
        more += float(worth) / float(max(unseen, i64(1))) * float(table.money_left) / 2.0
    return more


def with_card(table: KuhhandelTable, seat: i64, card: i64) -> KuhhandelTable:
    """The same with a card of the deck in front of a seat."""
    after = KuhhandelTable(table.material, table)
    after.lay_out(seat, card)
    return after


def with_stake(
    table: KuhhandelTable, giver: i64, taker: i64, kind: i64, number: i64
) -> KuhhandelTable:
    """The same after animals or rats went from one to another."""
    after = KuhhandelTable(table.material, table)
    after.animals[giver * KINDS + kind] -= number
    after.animals[taker * KINDS + kind] += number
    return after
