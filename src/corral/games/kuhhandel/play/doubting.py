"""Mixed strategies for cow trades in which neither side knows the other's money: a Bayesian game.

``haggling`` leaves the other side least to gain even if it knows the hand. Where much money has
moved unseen nobody does, and whoever plays as if they did gives away what it is worth to be taken
for poorer or richer. So both sides have types here: as much money as the other may take them to
have. Every type learns by regret matching against the average of the others' types. A part of the
rivals is taken to know the hand: what others can find out may be more than one thinks.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from corral.games.kuhhandel.play.haggling import (
    ANY_NUMBER,
    LEAST_MONEY,
    MORE,
    ROOM,
    STEPS,
    Judge,
    MixedStrategy,
    Outcomes,
    Trade,
    grouped,
    learn,
    numbers,
    piles_up_to,
)
from corral.games.kuhhandel.rules.money import STEP, total

TYPES: Final[list[float]] = [-1.4, -0.53, 0.0, 0.53, 1.4]
"""How far money may be off, in standard deviations; each as likely as any other."""
KNOWN: Final = 0.25
"""How likely the other side knows the hand, rather than what it seems."""
ROUNDS: Final = 80
"""How often all types learn."""
TOTALS: Final = 20
"""So many totals are thought of, beside all the money of somebody and just above it."""


def types_of(mean: float, doubt: float) -> list[float]:
    """How much money somebody may have who is believed to have about that much."""
    if doubt == 0.0:
        return [_rounded(mean)]
    found: list[float] = []
    for off in TYPES:
        money = _rounded(mean + doubt * off)
        if money not in found:
            found.append(money)
    return found


def _rounded(money: float) -> float:
    return max(float(i64(money / float(STEP) + 0.5) * STEP), LEAST_MONEY)


class DoubtfulTrade:
    """A trade with the types of both sides: what every pair of totals brings to them.

    The first of one's own types is what one really has.
    """

    __slots__ = ("_cells", "gains", "losses", "own", "theirs", "top", "totals", "trade")

    def __init__(
        self,
        trade: Trade,
        money: list[float],
        own: list[float],
        theirs: list[float],
    ) -> None:
        self.trade = trade
        self.own = [money[trade.seat], *own]
        self.theirs = theirs
        highest = max(*self.own, *theirs)
        even = 0.0
        for outcomes in self._outcomes(money, highest):
            even = max(even, outcomes.even())
        most = min(max(self.own), max(theirs) + float(STEP), max(even * ROOM, float(STEP) * 3.0))
        self.top = max(most, LEAST_MONEY)
        self._cells = self._outcomes(money, self.top)
        self.totals = self._thinkable()
        self.gains: list[vec[float]] = []
        self.losses: list[vec[float]] = []
        alone = [[amount] for amount in self.totals]
        for cell in range(len(theirs), len(self._cells)):
            gains, losses = self._matrix(self._cells[cell], alone)
            self.gains.append(gains)
            self.losses.append(losses)

    def _outcomes(self, money: list[float], most: float) -> list[Outcomes]:
        """For every pair of types, one's own first."""
        seat = self.trade.seat
        other = self.trade.other
        rest = 0.0
        for one in range(len(money)):
            if one not in (seat, other):
                rest += money[one]
        whole = rest + money[seat] + money[other]
        found: list[Outcomes] = []
        for own in self.own:
            for theirs in self.theirs:
                part = max(whole - own - theirs, 0.0) / rest if rest > 0.0 else 0.0
                held = [amount * part for amount in money]
                held[seat] = own
                held[other] = theirs
                found.append(Outcomes(self.trade, held, most, Judge()))
        return found

    def _thinkable(self) -> list[float]:
        found = {0.0}
        for step in range(1, TOTALS + 1):
            found.add(_rounded(self.top * float(step) / float(TOTALS)))
        for money in self.own + self.theirs:
            if money <= self.top:
                found.add(_rounded(money))
            if money < self.top:
                found.add(_rounded(money) + float(STEP))
        return sorted(found)

    def _matrix(
        self, outcomes: Outcomes, groups: list[list[float]]
    ) -> tuple[vec[float], vec[float]]:
        """What groups of one's own totals bring against totals, to both sides."""
        gains = vec[float]([0.0] * (len(groups) * len(self.totals)))
        losses = vec[float]([0.0] * (len(groups) * len(self.totals)))
        place: i64 = 0
        for group in groups:
            part = 1.0 / float(len(group))
            for theirs in self.totals:
                for own in group:
                    gains[place] += outcomes.hope(own, theirs) * part
                    losses[place] += outcomes.other_hope(own, theirs) * part
                place += 1
        return gains, losses

    def strategy(self, groups: list[list[int]]) -> MixedStrategy:
        """All types learn; later rounds count more."""
        rivals: i64 = len(self.theirs)
        number: i64 = len(groups)
        columns: i64 = len(self.totals)
        gains: list[vec[float]] = []
        losses: list[vec[float]] = []
        worths = [[float(total(pile)) for pile in group] for group in groups]
        for cell in range(rivals):
            gained, lost = self._matrix(self._cells[cell], worths)
            gains.append(gained)
            losses.append(lost)
        gains.extend(self.gains)
        losses.extend(self.losses)
        rows = [len(groups)]
        parts = [KNOWN]
        for money in self.own[1:]:
            rows.append(self._reach(money))
            parts.append((1.0 - KNOWN) / float(len(self.own) - 1))
        reaches = [self._reach(money) for money in self.theirs]
        mixes = [_even(length) for length in rows]
        regrets = [vec[float]([0.0] * length) for length in rows]
        answers = [_even(length) for length in reaches]
        answer_regrets = [vec[float]([0.0] * length) for length in reaches]
        sums = vec[float]([0.0] * int(number))
        value = 0.0
        whole = 0.0
        for turn in range(1, ROUNDS + 1):
            for rival in range(rivals):
                found = vec[float]([0.0] * reaches[rival])
                reach: i64 = reaches[rival]
                for one in range(i64(len(rows))):
                    mix = mixes[one]
                    part = parts[one]
                    loss = losses[one * rivals + rival]
                    for row in range(i64(len(mix))):
                        often = mix[row] * part
                        if often > 0.0:
                            first = row * columns
                            for column in range(reach):
                                found[column] += loss[first + column] * often
                learn(found, answers[rival], answer_regrets[rival])
            for one in range(i64(len(rows))):
                values = vec[float]([0.0] * rows[one])
                for rival in range(rivals):
                    answer = answers[rival]
                    gain = gains[one * rivals + rival]
                    for row in range(i64(len(values))):
                        first = row * columns
                        hope = 0.0
                        for column in range(i64(len(answer))):
                            hope += gain[first + column] * answer[column]
                        values[row] += hope / float(rivals)
                if one == 0:
                    weight = float(turn)
                    learn(values, mixes[0], regrets[0])
                    whole += weight
                    for row in range(number):
                        sums[row] += mixes[0][row] * weight
                        value += values[row] * mixes[0][row] * weight
                else:
                    learn(values, mixes[one], regrets[one])
        piles: list[int] = []
        weights: list[float] = []
        for row in range(number):
            for pile in groups[row]:
                piles.append(pile)
                weights.append(sums[row] / whole / float(len(groups[row])))
        return MixedStrategy(piles, weights, value / whole)

    def _reach(self, money: float) -> int:
        """How many of the totals somebody can put down with that much."""
        number = 0
        while number < len(self.totals) and self.totals[number] <= money:
            number += 1
        return number


def _even(length: int) -> vec[float]:
    return vec[float]([1.0 / float(length)] * length)


def doubtful_strategy(
    trade: Trade,
    money: list[float],
    own: list[float],
    theirs: list[float],
) -> MixedStrategy:
    """The strategy of one side's piles. ``own`` is what the other may take one to have."""
    game = DoubtfulTrade(trade, money, own, theirs)
    hand = trade.table.hand[trade.seat]
    most = min(money[trade.seat], game.top * MORE)
    best: MixedStrategy | None = None
    for number in numbers(hand, most) if trade.challenging else [ANY_NUMBER]:
        groups = grouped(piles_up_to(hand, most, number, STEPS))
        found = game.strategy(groups)
        if best is None or found.value > best.value:
            best = found
    assert best is not None
    return best
