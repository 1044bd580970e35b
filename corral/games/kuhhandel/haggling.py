"""Mixed offers and counter-offers: how much to put down in a cow trade, without being readable.

In a cow trade both give their pile to the other, and the higher pile wins the stake (K-34): an
all-pay auction. To accept (K-33) is to counter with nothing. Whoever always offers the same for the
same stake is outbid by 10, or left to win far too dearly; so the total is drawn.

The law to draw from is an equilibrium: both sides choose among levels of totals, the outcome of
every pair of levels is judged by the prospects that follow, and both learn from regret which levels
they should have chosen more often. What they have chosen on average leaves the other nothing to
gain, as far as the prospects are right.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from corral.games.kuhhandel.codes import DENOMINATIONS, RAT
from corral.games.kuhhandel.limits import moved, stake_size
from corral.games.kuhhandel.money import VALUE, card, copies, count, holds
from corral.games.kuhhandel.prospects import prospects, with_stake
from corral.games.kuhhandel.table import Table

TARGETS: Final = 24
"""Totals that an offer is drawn from; some may be the same."""
LEVELS: Final[list[float]] = [0.0, 0.05, 0.11, 0.19, 0.29, 0.41, 0.55, 0.7, 0.85, 1.0, 1.25]
"""Totals to choose among, as parts of the money of the poorer side: any between one and the next.
The last one is for the richer side alone."""
ROUNDS: Final = 60
"""How often both sides learn."""
POINTS: Final = 5
"""Differences of the piles for which the outcome is judged; between them it is linear."""
LEAST_REACH: Final = 10.0
HIGHER: Final = 20
"""The one of the targets that says how many cards an offer shows."""
COMPLETE: Final = -1
ASTRAY: Final = -2


class Mix:
    """A law for the total of one side."""

    __slots__ = ("reach", "weights")

    def __init__(self, reach: float, weights: list[float]) -> None:
        self.reach = reach
        self.weights = weights

    def total(self, part: float) -> float:
        """The total below which that part of all draws lies."""
        for level in range(len(self.weights)):
            weight = self.weights[level]
            if part < weight:
                low = LEVELS[level - 1] if level > 0 else 0.0
                return self.reach * (low + (LEVELS[level] - low) * part / weight)
            part -= weight
        return self.reach * LEVELS[len(self.weights) - 1]

    def below(self, amount: float) -> float:
        """How often less than an amount is drawn."""
        share = self.weights[0]
        for level in range(1, len(self.weights)):
            low = LEVELS[level - 1] * self.reach
            high = LEVELS[level] * self.reach
            if low < amount:
                share += self.weights[level] * min((amount - low) / (high - low), 1.0)
        return min(share, 1.0)


class Haggle:
    """A cow trade as both sides should see it, if they hold that much money."""

    __slots__ = ("answer", "offer", "value")

    def __init__(
        self, table: Table, money: list[float], challenger: i64, opponent: i64, kind: i64
    ) -> None:
        reach = max(min(money[challenger], money[opponent]), LEAST_REACH)
        outcomes = Outcomes(table, money, challenger, opponent, kind, reach * LEVELS[-1])
        offers = _levels(money[challenger], reach)
        answers = _levels(money[opponent], reach)
        gains = outcomes.gains(offers, answers, reach, True)
        counter_gains = outcomes.gains(answers, offers, reach, False)
        own = [1.0 / float(offers)] * offers
        other = [1.0 / float(answers)] * answers
        own_regret = [0.0] * offers
        other_regret = [0.0] * answers
        own_sum = [0.0] * offers
        other_sum = [0.0] * answers
        for turn in range(1, ROUNDS + 1):
            _learn(gains, own, other, own_regret)
            _learn(counter_gains, other, own, other_regret)
            # Later rounds count more.
            for level in range(offers):
                own_sum[level] += own[level] * float(turn)
            for level in range(answers):
                other_sum[level] += other[level] * float(turn)
        self.offer = Mix(reach, _shares(own_sum))
        self.answer = Mix(reach, _shares(other_sum))
        self.value = _mean(gains, self.offer.weights, self.answer.weights)
        """The challenger's hope to win the match."""


class Outcomes:
    """The hopes of both sides after the trade, by who puts down how much more."""

    __slots__ = ("losing", "most", "winning")

    def __init__(
        self,
        table: Table,
        money: list[float],
        challenger: i64,
        opponent: i64,
        kind: i64,
        most: float,
    ) -> None:
        number = stake_size(table, challenger, opponent, kind)
        won = with_stake(table, opponent, challenger, kind, number)
        lost = with_stake(table, challenger, opponent, kind, number)
        if kind == RAT:  # K-36
            won, lost = lost, won
        self.most = most
        # The challenger's hope and the opponent's, for each difference.
        self.winning: list[tuple[float, float]] = []
        self.losing: list[tuple[float, float]] = []
        for point in range(POINTS + 1):
            more = most * float(point) / float(POINTS)
            after = prospects(won, moved(money, challenger, opponent, more)).hopes()
            self.winning.append((after[challenger], after[opponent]))
            after = prospects(lost, moved(money, opponent, challenger, more)).hopes()
            self.losing.append((after[challenger], after[opponent]))

    def gains(self, own: i64, other: i64, reach: float, challenging: bool) -> list[list[float]]:
        """One side's hope for each of its levels, against each level of the other side."""
        rows: list[list[float]] = []
        for mine in range(own):
            row: list[float] = []
            for theirs in range(other):
                difference = (_middle(mine) - _middle(theirs)) * reach
                if mine == theirs and mine > 0:
                    value = (
                        self._at(True, 0.0, challenging) + self._at(False, 0.0, challenging)
                    ) / 2.0
                elif mine == theirs:
                    # Nothing offered, and accepted: the challenger wins.
                    value = self._at(True, 0.0, challenging)
                else:
                    won = (difference > 0.0) == challenging
                    value = self._at(won, abs(difference), challenging)
                row.append(value)
            rows.append(row)
        return rows

    def _at(self, won: bool, difference: float, challenging: bool) -> float:
        """By whether the challenger wins, and by how much."""
        points = self.winning if won else self.losing
        place = min(difference / self.most, 1.0) * float(POINTS)
        low = min(i64(place), i64(POINTS) - 1)
        first = points[low]
        second = points[low + 1]
        part = place - float(low)
        if challenging:
            return first[0] + (second[0] - first[0]) * part
        return first[1] + (second[1] - first[1]) * part


def _levels(money: float, reach: float) -> i64:
    """How many levels a side can choose among."""
    return len(LEVELS) if money > reach * 1.05 else len(LEVELS) - 1


def _middle(level: i64) -> float:
    return (LEVELS[level] + LEVELS[level - 1]) / 2.0 if level > 0 else 0.0


def _learn(
    gains: list[list[float]], own: list[float], other: list[float], regret: list[float]
) -> None:
    """Regret what was chosen too seldom, and choose by regret next time."""
    count: i64 = len(own)
    values: list[float] = []
    mean = 0.0
    for level in range(count):
        row = gains[level]
        value = 0.0
        for place in range(len(other)):
            value += row[place] * other[place]
        values.append(value)
        mean += own[level] * value
    whole = 0.0
    for level in range(count):
        regret[level] = max(regret[level] + values[level] - mean, 0.0)
        whole += regret[level]
    for level in range(count):
        own[level] = regret[level] / whole if whole > 0.0 else 1.0 / float(count)


def _shares(sums: list[float]) -> list[float]:
    whole = sum(sums)
    return [one / whole for one in sums]


def _mean(gains: list[list[float]], own: list[float], other: list[float]) -> float:
    value = 0.0
    for level in range(len(own)):
        for place in range(len(other)):
            value += gains[level][place] * own[level] * other[place]
    return value


def targets(mix: Mix, hand: i64, least: float, shown: bool) -> list[int]:
    """Card sets of the hand, each as likely as any other, for draws above ``least``.

    Where their number is shown (K-32) it is the same for all of them, as far as the hand allows:
    as many as the higher totals need.
    """
    totals: list[float] = []
    for place in range(TARGETS):
        total = mix.total((float(place) + 0.5) / float(TARGETS))
        if total >= least:
            totals.append(total)
    if not shown:
        return [int(cards_for(hand, total)) for total in totals]
    number = max(count(cards_for(hand, totals[HIGHER])), i64(1))
    return [int(so_many_cards_for(hand, total, number)) for total in totals]


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


def so_many_cards_for(hand: i64, total: float, number: i64) -> i64:
    """That many cards worth about that much: each the highest that leaves room for the others."""
    chosen: i64 = 0
    number = min(number, count(hand))
    left = total + 5.0
    for missing in range(number, i64(0), i64(-1)):
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
    for denomination in range(i64(DENOMINATIONS) - 1, i64(-1), i64(-1)):
        if copies(wanted, denomination) > copies(chosen, denomination):
            return ASTRAY if lowest(chosen) < denomination and chosen > 0 else denomination
    return COMPLETE
