"""Mixed strategies for cow trades: how much to put down without being readable.

In a cow trade both give their pile to the other, and the higher pile wins the stake (K-34): an
all-pay auction. To accept (K-33) is to counter with nothing. Whoever always offers the same for the
same stake is outbid by 10, or left to win far too dearly; so the pile is drawn.

The strategy is what leaves the other side least to gain even if it knows it. One side chooses among
piles that its hand can make, the other side among totals just above them, as far as its money may
reach. The outcome of every pair is judged by the prospects that follow, and both learn by regret
matching what they should have chosen more often. What one has chosen on average is the strategy.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from corral.games.kuhhandel.play.limits import moved, stake_size
from corral.games.kuhhandel.play.piles import cards_for, so_many_cards_for
from corral.games.kuhhandel.play.prospects import prospects, with_stake
from corral.games.kuhhandel.rules.codes import RAT
from corral.games.kuhhandel.rules.money import STEP, count, total
from corral.games.kuhhandel.rules.table import KuhhandelTable

STEPS: Final = 48
"""Totals for which piles are looked for; some may turn out to be the same."""
LEVELS: Final = 16
"""Groups of piles with nearly the same total to choose among; in a group any is as likely."""
ROUNDS: Final = 80
"""How often both sides learn."""
STEPS_OF_VALUE: Final = 10
ROUNDS_OF_VALUE: Final = 20
"""The same, where only the value of a trade is asked for."""
POINTS: Final = 8
"""Differences of the piles for which the outcome is judged; between them it is linear."""
SHOWN: Final[list[float]] = [0.2, 0.45, 0.7, 1.0]
"""Parts of the highest total that say how many cards an offer may show."""
ANY_NUMBER: Final = 0
OFF: Final[list[float]] = [-1.6, -0.9, -0.4, 0.0, 0.5, 1.1, 2.0]
"""How far money may be off, in standard deviations; each as likely as any other."""
LEAST_MONEY: Final = 10.0
MORE: Final = 1.06
"""So much more than the other side has is thought of, as not every total can be made."""
ROOM: Final = 2.5
"""How much more than the difference that makes both sides equal is thought of."""


class MixedStrategy:
    """Piles and how likely each is to be put down, with the hope to win that they bring."""

    __slots__ = ("piles", "value", "weights")

    def __init__(self, piles: list[int], weights: list[float], value: float) -> None:
        self.piles = piles
        self.weights = weights
        self.value = value


class Trade:
    """Who trades about what, as ``seat`` sees it."""

    __slots__ = ("challenging", "kind", "lost", "other", "seat", "table", "won")

    def __init__(
        self, table: KuhhandelTable, seat: i64, other: i64, kind: i64, challenging: bool
    ) -> None:
        self.table = table
        self.seat = seat
        self.other = other
        self.kind = kind
        self.challenging = challenging
        number = stake_size(table, seat, other, kind)
        self.won = with_stake(table, other, seat, kind, number)
        self.lost = with_stake(table, seat, other, kind, number)
        if kind == RAT:  # K-36
            self.won, self.lost = self.lost, self.won


class Judge:
    """Says how it stands after a trade: by the prospects, whoever has the next turn."""

    def __init__(self) -> None:
        self.points: i64 = POINTS
        """Differences of the piles for which it is asked."""

    def chances(self, table: KuhhandelTable, money: list[float]) -> list[float]:
        """Everybody's chance to win, with that much money."""
        return prospects(table, money).chances()


class Outcomes:
    """The hopes of both sides after the trade, by who puts down how much more."""

    __slots__ = (
        "challenging",
        "losing",
        "most",
        "other_losing",
        "other_winning",
        "points",
        "winning",
    )

    def __init__(self, trade: Trade, money: list[float], most: float, judge: Judge) -> None:
        self.challenging = trade.challenging
        self.points = _points(judge, most)
        self.most = most
        blank = [0.0] * int(self.points + 1)
        self.winning = vec[float](blank)
        self.losing = vec[float](blank)
        self.other_winning = vec[float](blank)
        self.other_losing = vec[float](blank)
        seat = trade.seat
        other = trade.other
        for point in range(self.points + 1):
            more = most * float(point) / float(self.points)
            after = judge.chances(trade.won, moved(money, seat, other, more))
            self.winning[point] = after[seat]
            self.other_losing[point] = after[other]
            after = judge.chances(trade.lost, moved(money, other, seat, more))
            self.losing[point] = after[seat]
            self.other_winning[point] = after[other]

    def even(self) -> float:
        """The difference that makes it the same whether one wins the stake or the money."""
        for point in range(self.points):
            if self.winning[point + 1] <= self.losing[point + 1]:
                before = self.winning[point] - self.losing[point]
                after = self.losing[point + 1] - self.winning[point + 1]
                part = before / (before + after) if before + after > 0.0 else 0.0
                return self.most * (float(point) + max(part, 0.0)) / float(self.points)
        return self.most

    def hope(self, own: float, theirs: float) -> float:
        """One's own, with these totals."""
        if own == theirs:
            if own == 0.0:  # nothing offered, and accepted
                return self.winning[0] if self.challenging else self.losing[0]
            return (self.winning[0] + self.losing[0]) / 2.0
        return self._at(self.winning if own > theirs else self.losing, abs(own - theirs))

    def other_hope(self, own: float, theirs: float) -> float:
        """The other side's."""
        if own == theirs:
            if own == 0.0:
                return self.other_losing[0] if self.challenging else self.other_winning[0]
            return (self.other_winning[0] + self.other_losing[0]) / 2.0
        return self._at(
            self.other_losing if own > theirs else self.other_winning, abs(own - theirs)
        )

    def _at(self, points: vec[float], difference: float) -> float:
        place = min(difference / self.most, 1.0) * float(self.points)
        low = min(i64(place), self.points - 1)
        return points[low] + (points[low + 1] - points[low]) * (place - float(low))


def _points(judge: Judge, most: float) -> i64:
    """Every difference, for one who looks closely, where there are few enough."""
    steps = i64(most / float(STEP) + 0.5)
    return max(steps, 1) if judge.points > POINTS and steps < judge.points else judge.points


class Shown:
    """What one who answers knows of an offer (K-32): how many cards it has, of about which hand."""

    __slots__ = ("hand", "number")

    def __init__(self, hand: i64, number: i64) -> None:
        self.hand = hand
        self.number = number

    def totals(self, wanted: list[float]) -> list[float]:
        """What so many cards of that hand come to, if that much is wanted; in ascending order."""
        found = {
            float(total(so_many_cards_for(self.hand, amount, self.number))) for amount in wanted
        }
        return sorted(found)


class MatrixGame:
    """One side's groups of piles against totals of the other side: what each pair brings to both.

    How far the totals reach depends on the money of the other side, which is not quite known; so
    there are several rivals, each as likely as any other, who choose among the first of the totals.
    """

    __slots__ = ("gains", "groups", "losses", "reaches", "totals")

    def __init__(
        self,
        outcomes: Outcomes,
        groups: list[list[int]],
        moneys: list[float],
        offer: Shown | None = None,
    ) -> None:
        self.groups = groups
        totals = totals_against(groups, moneys)
        if offer is not None:
            totals = offer.totals(totals)
        self.totals = totals
        self.reaches: list[int] = []
        for money in moneys:
            self.reaches.append(max(len([amount for amount in totals if amount <= money]), 1))
        self.gains = vec[float]([0.0] * (len(groups) * len(totals)))
        self.losses = vec[float]([0.0] * (len(groups) * len(totals)))
        place: i64 = 0
        for group in groups:
            part = 1.0 / float(len(group))
            for theirs in totals:
                for pile in group:
                    own = float(total(pile))
                    self.gains[place] += outcomes.hope(own, theirs) * part
                    self.losses[place] += outcomes.other_hope(own, theirs) * part
                place += 1

    def strategy(self, rounds: int) -> MixedStrategy:
        """Both sides learn; later rounds count more."""
        number: i64 = len(self.groups)
        blank = [0.0] * len(self.groups)
        mix = vec[float]([1.0 / float(number)] * len(self.groups))
        regret = vec[float](blank)
        sums = vec[float](blank)
        rivals = [
            (vec[float]([1.0 / float(reach)] * reach), vec[float]([0.0] * reach))
            for reach in self.reaches
        ]
        value = 0.0
        whole = 0.0
        for turn in range(1, rounds + 1):
            answers = self._answers(mix)
            theirs = vec[float]([0.0] * len(self.totals))
            for rival_mix, rival_regret in rivals:
                learn(answers, rival_mix, rival_regret)
                for index in range(i64(len(rival_mix))):
                    theirs[index] += rival_mix[index] / float(len(rivals))
            values = self._values(theirs)
            learn(values, mix, regret)
            weight = float(turn)
            whole += weight
            for group in range(number):
                sums[group] += mix[group] * weight
                value += values[group] * mix[group] * weight
        piles: list[int] = []
        weights: list[float] = []
        for group in range(number):
            for pile in self.groups[group]:
                piles.append(pile)
                weights.append(sums[group] / whole / float(len(self.groups[group])))
        return MixedStrategy(piles, weights, value / whole)

    def _values(self, theirs: vec[float]) -> vec[float]:
        """What each group brings against totals that are that likely."""
        found = vec[float]([0.0] * len(self.groups))
        number: i64 = len(self.totals)
        place: i64 = 0
        for group in range(i64(len(found))):
            value = 0.0
            for index in range(number):
                value += self.gains[place] * theirs[index]
                place += 1
            found[group] = value
        return found

    def _answers(self, mix: vec[float]) -> vec[float]:
        """What each total brings to the other side against groups that are that likely."""
        found = vec[float]([0.0] * len(self.totals))
        number: i64 = len(self.totals)
        place: i64 = 0
        for group in range(i64(len(mix))):
            often = mix[group]
            for index in range(number):
                found[index] += self.losses[place] * often
                place += 1
        return found


def learn(values: vec[float], mix: vec[float], regret: vec[float]) -> None:
    """Regret what was chosen too seldom, and choose by regret next time."""
    number: i64 = len(mix)
    mean = 0.0
    for choice in range(number):
        mean += values[choice] * mix[choice]
    whole = 0.0
    for choice in range(number):
        regret[choice] = max(regret[choice] + values[choice] - mean, 0.0)
        whole += regret[choice]
    for choice in range(number):
        mix[choice] = regret[choice] / whole if whole > 0.0 else 1.0 / float(number)


def strategy_of(
    trade: Trade, money: list[float], doubt: float, judge: Judge, offer: Shown | None = None
) -> MixedStrategy:
    """The strategy of one side's piles, if the money is about that; its own it knows.

    ``doubt`` is the standard deviation of the other side's money, as far as one can tell. Who
    answers may know something of the ``offer``.
    """
    moneys = [max(money[trade.other] + doubt * off, LEAST_MONEY) for off in OFF]
    outcomes = _outcomes(trade, money, moneys[-1], judge)
    hand = trade.table.hand[trade.seat]
    best: MixedStrategy | None = None
    for number in numbers(hand, outcomes.most) if trade.challenging else [ANY_NUMBER]:
        groups = grouped(piles_up_to(hand, outcomes.most, number, STEPS))
        found = MatrixGame(outcomes, groups, moneys, offer).strategy(ROUNDS)
        if best is None or found.value > best.value:
            best = found
    assert best is not None
    return best


def value_of(trade: Trade, money: list[float]) -> float:
    """About the hope to win that a trade brings, as if the money were known: quicker to find."""
    moneys = [max(money[trade.other], LEAST_MONEY)]
    outcomes = _outcomes(trade, money, moneys[0], Judge())
    piles = piles_up_to(trade.table.hand[trade.seat], outcomes.most, ANY_NUMBER, STEPS_OF_VALUE)
    return MatrixGame(outcomes, grouped(piles), moneys).strategy(ROUNDS_OF_VALUE).value


def _outcomes(trade: Trade, money: list[float], highest: float, judge: Judge) -> Outcomes:
    """For totals as high as may be worth thinking of, if the other side has at most that much."""
    most = max(min(money[trade.seat], (highest + float(STEP)) * MORE), LEAST_MONEY)
    if judge.points > POINTS:  # asked about totals that there are
        most = float(i64(most / float(STEP) + 0.99) * STEP)
    outcomes = Outcomes(trade, money, most, judge)
    needed = max(outcomes.even() * ROOM, float(STEP) * 3.0)
    return outcomes if needed >= most else Outcomes(trade, money, needed, judge)


# What to choose among


def numbers(hand: i64, most: float) -> list[int]:
    """How many cards an offer may show: as many as lower, middle or higher totals need (K-32)."""
    found: list[int] = []
    for part in SHOWN:
        number = max(int(count(cards_for(hand, most * part))), 1)
        if number not in found:
            found.append(number)
    return found


def piles_up_to(hand: i64, most: float, number: int, steps: int) -> list[int]:
    """Piles that the hand can make, of different totals, in ascending order.

    With a number of cards it is the same for all, as it is shown (K-32) and tells the total
    otherwise.
    """
    found: dict[int, int] = {}
    for step in range(steps + 1):
        amount = most * float(step) / float(steps)
        if number == ANY_NUMBER:
            pile = cards_for(hand, amount)
        else:
            pile = so_many_cards_for(hand, amount, number)
        found[int(total(pile))] = int(pile)
    return [found[amount] for amount in sorted(found)]


def grouped(piles: list[int]) -> list[list[int]]:
    """Piles of nearly the same total in one group; nothing stands alone, as it is to accept."""
    width = float(total(piles[-1])) / float(LEVELS)
    groups: list[list[int]] = []
    last: i64 = -1
    for pile in piles:
        worth = total(pile)
        level: i64 = i64(float(worth) / width) if worth > 0 else -1
        if groups and level == last and len(piles) > LEVELS:
            groups[-1].append(pile)
        else:
            groups.append([pile])
        last = level
    return groups


def totals_against(groups: list[list[int]], moneys: list[float]) -> list[float]:
    """Totals of the other side that may be worth choosing, in ascending order.

    Just above the lower half of a group, just above all groups, and all the money it may have.
    """
    highest = float(total(groups[-1][-1]) + STEP)
    found = {0.0, highest}
    for group in groups:
        found.add(float(total(group[(len(group) - 1) // 2]) + STEP))
    for money in moneys:
        if money < highest:
            found.add(money)
    return sorted(found)
