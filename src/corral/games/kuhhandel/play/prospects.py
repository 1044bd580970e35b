"""Evaluation of a table: who completes which quartet, and what that will be worth.

Where nobody is richer, cow trades are a fair game: with n of the four cards a player
completes the quartet n times out of four (3 to 1, then 2 to 2, then all or nothing: K-31). Cards
still in the deck go to anybody. Money shifts this towards those who have it.
"""

from __future__ import annotations

from math import sqrt
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
    players = table.players
    power = _power(table, money, power_of)
    completes = completion(table, power)
    values = vec[float]([0.0] * ANIMALS)
    points: list[float] = []
    variance = 0.0
    for seat in range(players):
        quartets = 0.0
        worth = 0.0
        unmatched = 0.0
        for animal in range(i64(ANIMALS)):
            chance = completes[seat * KINDS + animal]
            value = _value(table, seat, animal)
            values[animal] = value
            quartets += chance
            worth += chance * value
            if table.premium[animal] == seat:
                unmatched += (1.0 - chance) * float(table.material.premium)
        own = 0.0
        for animal in range(i64(ANIMALS)):
            chance = completes[seat * KINDS + animal]
            if chance > 0.0:
                value = values[animal]
                # Points are values times quartets (K-38): one more counts for all the others too.
                own += chance * value * (1.0 + quartets - chance)
                gain = value * (1.0 + quartets - chance) + worth - chance * value
                variance += chance * (1.0 - chance) * gain * gain
        rats = completes[seat * KINDS + RAT]
        covered = 1.0 / max(quartets, 1.0)  # K-37: one quartet less, the cheapest
        points.append(own * (1.0 - rats * covered) + unmatched)
        variance += rats * (1.0 - rats) * own * own * covered * covered
    if table.material.cash_count:
        for seat in range(players):
            points[seat] += money[seat]
    return Prospects(points, LEAST_SPREAD + SPREAD * sqrt(variance / float(players)))


def _value(table: KuhhandelTable, seat: i64, animal: i64) -> float:
    value = float(table.material.value[animal])
    if table.premium[animal] == seat:
        value += float(table.material.premium)
    return value


def completion(table: KuhhandelTable, power: vec[float]) -> vec[float]:
    """How likely each seat completes each kind, at ``seat * KINDS + kind``."""
    players = table.players
    found = vec[float]([0.0] * int(players * KINDS))
    for kind in range(i64(KINDS)):
        left: i64 = QUARTET
        for seat in range(players):
            left -= table.animals[seat * KINDS + kind]
        each = float(left) / float(players)
        whole = 0.0
        for seat in range(players):
            reach = float(table.animals[seat * KINDS + kind]) + each
            # Who has money gets animals and gets rid of rats (K-36).
            reach = reach / power[seat] if kind == RAT else reach * power[seat]
            found[seat * KINDS + kind] = reach
            whole += reach
        for seat in range(players):
            found[seat * KINDS + kind] /= whole
    return found


def _power(table: KuhhandelTable, money: list[float], power_of: float) -> vec[float]:
    """How strong each seat is in auctions and trades."""
    part = INCOME if table.players == 2 else INCOME_OF_BIDDERS
    spare = BASE_MONEY + part * income(table)
    mean = 0.0
    for own in money:
        mean += own
    mean = mean / float(len(money)) + spare
    return vec[float]([((own + spare) / mean) ** power_of for own in money])


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
