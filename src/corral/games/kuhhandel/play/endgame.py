"""The end of a match of two, solved by backward induction.

With the deck used up nothing comes in any more: two players trade about the kinds that both own,
and whatever one puts down the other gets. Each trade brings its kind nearer to its end (1 to 3,
then 2 to 2, then all or nothing), so values can be worked out from the last trade backwards, over
the kinds still open, how they are split, who has how much of the money, and whose turn it is. A
trade is a matrix game whose outcomes have these values; both sides learn by regret matching. So
money is spent when it is worth something, and the last stake gets all of it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from corral.games.kuhhandel.play.haggling import (
    Judge,
    MixedStrategy,
    Shown,
    Trade,
    learn,
    strategy_of,
)
from corral.games.kuhhandel.play.limits import stake_size
from corral.games.kuhhandel.play.prospects import POWER_OF_TWO, prospects
from corral.games.kuhhandel.rules.codes import KINDS, QUARTET, RAT
from corral.games.kuhhandel.rules.money import STEP
from corral.games.kuhhandel.rules.scoring import points
from corral.games.kuhhandel.rules.table import KuhhandelTable

UNITS: Final[list[int]] = [48, 48, 30, 18, 10, 8]
"""In so many parts all money is thought of, by how many kinds are open: who wins the last stakes
turns on little."""
MANY_UNITS: Final = 12
MOST_OPEN: Final = 5
"""With five kinds open it takes 0.1 s (compiled), with six up to a second. With more, the trade
after the next is not worked out but judged by its prospects."""
ROUNDS: Final = 32
"""How often both sides of a trade learn."""
SPLITS: Final = 5
POINTS: Final = 0.05
"""What all the points are worth compared with the win: even a lost match is played to the last."""
END_POINTS: Final = 40
"""Differences of the piles for which the outcome is judged: it may change from one to the next."""
NOT_YET: Final = 9.0
NEVER: Final = 99


def is_end(table: KuhhandelTable) -> bool:
    """Whether the rest of a match can be worked out."""
    if table.players != 2 or table.deck_size() > 0 or table.material.cash_count:
        return False
    return len(open_kinds(table)) > 0


def open_kinds(table: KuhhandelTable) -> vec[i64]:
    """The kinds that both own."""
    kinds = vec[i64]()
    for kind in range(i64(KINDS)):
        if 0 < table.owned(0, kind) < QUARTET:
            kinds = append(kinds, kind)
    return kinds


def is_last_stake(table: KuhhandelTable) -> bool:
    """Whether nothing can be traded after the trade that is going on: money is worth nothing."""
    if table.deck_size() > 0 or table.material.cash_count:
        return False
    if stake_size(table, table.turn, table.opponent, table.kind) != 2:
        return False
    for kind in range(i64(KINDS)):
        owners = 0
        for seat in range(table.players):
            if table.owned(seat, kind) > 0:
                owners += 1
        if owners > 1 and kind != table.kind:
            return False
    return True


class Endgame:
    """All trades that can come, with two players' money known to be that much.

    A split is the number of cards that the first player has of each open kind; a value is the first
    player's, between -1 and 1.
    """

    __slots__ = ("_exact", "_far", "_kinds", "_table", "_unit", "_values", "parts")

    def __init__(self, table: KuhhandelTable, whole: float) -> None:
        self._table = KuhhandelTable(table.material, table)
        self._kinds = open_kinds(table)
        self._far: i64 = 2 if len(self._kinds) > MOST_OPEN else NEVER
        """After so many trades it is judged how it stands."""
        self.parts: i64 = UNITS[len(self._kinds)] if self._far == NEVER else MANY_UNITS
        """In so many parts all money is thought of."""
        steps = i64(whole / float(STEP) + 0.5)
        self._exact = 0 < steps <= self.parts
        """Whether so little money is there that every total is thought of."""
        if self._exact:
            self.parts = steps
        self._unit = max(whole / float(self.parts), 1.0)
        self._values: dict[int, float] = {}

    def split(self, table: KuhhandelTable) -> i64:
        """How the open kinds lie now, as one number."""
        split: i64 = 0
        for kind in self._kinds:
            split = split * SPLITS + table.owned(0, kind)
        return split

    def units(self, money: float) -> i64:
        """Money of the first player in parts of all of it."""
        return min(max(i64(money / self._unit + 0.5), 0), self.parts)

    def best_kind(self, split: i64, units: i64, turn: i64) -> i64:
        """What to trade about."""
        best: i64 = -1
        highest = -NOT_YET
        for place in range(i64(len(self._kinds))):
            if 0 < self._owned(split, place) < QUARTET:
                found = self._trade(split, units, turn, place, 1).value
                if turn == 1:
                    found = -found
                if found > highest:
                    highest = found
                    best = self._kinds[place]
        return best

    def value(self, split: i64, units: i64, turn: i64, trades: i64 = 1) -> float:
        """How it ends, for the first player, so many trades from where it began."""
        far = trades >= self._far
        key = int(((split * (self.parts + 1) + units) * 2 + turn) * 2 + (1 if far else 0))
        known = self._values.get(key)
        if known is None:
            known = self._judged(split, units) if far else self._value(split, units, turn, trades)
            self._values[key] = known
        return known

    def value_at(self, split: i64, money: float, turn: i64) -> float:
        """The same after one trade, with any money of the first player's."""
        place = min(max(money / self._unit, 0.0), float(self.parts))
        low = min(i64(place), self.parts - 1)
        value = self.value(split, low, turn)
        return value + (self.value(split, low + 1, turn) - value) * (place - float(low))

    def _value(self, split: i64, units: i64, turn: i64, trades: i64) -> float:
        best = -NOT_YET
        for place in range(i64(len(self._kinds))):
            if 0 < self._owned(split, place) < QUARTET:
                found = self._trade(split, units, turn, place, trades + 1).value
                best = max(best, -found if turn == 1 else found)
        if best == -NOT_YET:
            return self._result(split)
        return -best if turn == 1 else best

    def _owned(self, split: i64, place: i64) -> i64:
        for _ in range(i64(len(self._kinds)) - 1 - place):
            split //= SPLITS
        return split % SPLITS

    def _lay_out(self, split: i64) -> KuhhandelTable:
        """The table with the open kinds split like this."""
        table = self._table
        for place in range(i64(len(self._kinds))):
            owned = self._owned(split, place)
            table.animals[self._kinds[place]] = owned
            table.animals[KINDS + self._kinds[place]] = QUARTET - owned
        return table

    def _judged(self, split: i64, units: i64) -> float:
        """By the prospects, while much is open."""
        money = float(units) * self._unit
        whole = float(self.parts) * self._unit
        found = prospects(self._lay_out(split), [money, whole - money], POWER_OF_TWO)
        chances = found.chances()
        return chances[0] - chances[1]

    def _result(self, split: i64) -> float:
        """When nothing is open any more."""
        table = self._lay_out(split)
        first = float(points(table, 0))
        second = float(points(table, 1))
        won = 1.0 if first > second else (-1.0 if first < second else 0.0)
        return (won + POINTS * (first - second) / max(first + second, 1.0)) / (1.0 + POINTS)

    def _after(self, split: i64, place: i64, first_gets: bool) -> i64:
        """The split after a trade: two cards change hands where it is 2 to 2, else one (K-31)."""
        owned = self._owned(split, place)
        change: i64 = 2 if owned == 2 else 1
        for _ in range(i64(len(self._kinds)) - 1 - place):
            change *= SPLITS
        return split + change if first_gets else split - change

    def strategies(
        self, split: i64, units: i64, turn: i64, kind: i64
    ) -> tuple[vec[float], vec[float]]:
        """How likely the challenger puts down each number of parts, and the other side."""
        place: i64 = 0
        while self._kinds[place] != kind:
            place += 1
        found = self._trade(split, units, turn, place, 1)
        return found.offers, found.answers

    def _trade(self, split: i64, units: i64, turn: i64, place: i64, trades: i64) -> Solved:
        """A trade about one kind, so many after where it began; the value is the first player's."""
        rats = self._kinds[place] == RAT
        parts = self.parts
        own = units if turn == 0 else parts - units
        theirs = parts - own
        won = self._after(split, place, (turn == 0) != rats)
        lost = self._after(split, place, (turn == 1) != rats)
        sign = 1.0 if turn == 0 else -1.0
        if self._is_last(split, place):
            return self._last_stake(own, theirs, self._result(won), self._result(lost))
        following = 1 - turn
        # What follows by how many parts more the challenger puts down.
        winning = vec[float]([0.0] * int(2 * parts + 1))
        losing = vec[float]([0.0] * int(2 * parts + 1))
        for more in range(-theirs, own + 1):
            left = own - more if turn == 0 else parts - own + more
            if more >= 0:
                winning[more + parts] = sign * self.value(won, left, following, trades)
            if more <= 0:
                losing[more + parts] = sign * self.value(lost, left, following, trades)
        return _solve(own, theirs, winning, losing, sign)

    def _is_last(self, split: i64, place: i64) -> bool:
        """Whether it is about the last two cards that are open: nothing comes after."""
        for other in range(i64(len(self._kinds))):
            owned = self._owned(split, other)
            if (owned != 2 and other == place) or (0 < owned < QUARTET and other != place):
                return False
        return True

    def _last_stake(self, own: i64, theirs: i64, won: float, lost: float) -> Solved:
        """Both put down all they have; who has more wins, of equals the challenger (K-35)."""
        offers = vec[float]([0.0] * int(own + 1))
        answers = vec[float]([0.0] * int(theirs + 1))
        offers[own] = 1.0
        answers[theirs] = 1.0
        value = won if own > theirs or (own == theirs and self._exact) else lost
        if own == theirs and not self._exact:  # either may have a bit more
            value = (won + lost) / 2.0
        return Solved(offers, answers, value)


class Solved:
    """A trade as a matrix game: both sides' mixed strategies, and its value to the first player."""

    __slots__ = ("answers", "offers", "value")

    def __init__(self, offers: vec[float], answers: vec[float], value: float) -> None:
        self.offers = offers
        self.answers = answers
        self.value = value


def _solve(own: i64, theirs: i64, winning: vec[float], losing: vec[float], sign: float) -> Solved:
    """Regret matching (CFR+): later rounds count more."""
    rows = own + 1
    columns = theirs + 1
    gains = vec[float]([0.0] * int(rows * columns))
    for offer in range(rows):
        for answer in range(columns):
            more = offer - answer + own + theirs
            if offer > answer or answer == 0:  # an offer is accepted, be it nothing
                gain = winning[more]
            elif offer < answer:
                gain = losing[more]
            else:
                gain = (winning[more] + losing[more]) / 2.0
            gains[offer * columns + answer] = gain
    mix = vec[float]([1.0 / float(rows)] * int(rows))
    back = vec[float]([1.0 / float(columns)] * int(columns))
    regret = vec[float]([0.0] * int(rows))
    back_regret = vec[float]([0.0] * int(columns))
    offers = vec[float]([0.0] * int(rows))
    answers = vec[float]([0.0] * int(columns))
    whole = 0.0
    for turn in range(1, ROUNDS + 1):
        values = vec[float]([0.0] * int(rows))
        for offer in range(rows):
            for answer in range(columns):
                values[offer] += gains[offer * columns + answer] * back[answer]
        learn(values, mix, regret)
        losses = vec[float]([0.0] * int(columns))
        for offer in range(rows):
            for answer in range(columns):
                losses[answer] -= gains[offer * columns + answer] * mix[offer]
        learn(losses, back, back_regret)
        weight = float(turn)
        whole += weight
        for offer in range(rows):
            offers[offer] += mix[offer] * weight
        for answer in range(columns):
            answers[answer] += back[answer] * weight
    value = 0.0
    for offer in range(rows):
        offers[offer] /= whole
    for answer in range(columns):
        answers[answer] /= whole
    for offer in range(rows):
        for answer in range(columns):
            value += gains[offer * columns + answer] * offers[offer] * answers[answer]
    return Solved(offers, answers, sign * value)


class EndJudge(Judge):
    """Says how it stands after a trade of the end, by what is worked out from there."""

    def __init__(self, endgame: Endgame, turn: i64) -> None:
        super().__init__()
        self.points = END_POINTS
        self._endgame = endgame
        self._following = 1 - turn

    def chances(self, table: KuhhandelTable, money: list[float]) -> list[float]:
        endgame = self._endgame
        value = endgame.value_at(endgame.split(table), money[0], self._following)
        return [(1.0 + value) / 2.0, (1.0 - value) / 2.0]


def end_judge(table: KuhhandelTable, money: list[float]) -> Judge:
    """For the trade that is going on, if the money is that."""
    return EndJudge(Endgame(table, money[0] + money[1]), table.turn)


def last_piles(
    table: KuhhandelTable,
    seat: i64,
    money: list[float],
    doubt: float,
    offer: Shown | None = None,
) -> MixedStrategy:
    """How a seat haggles in a trade of the end; all it has, where nothing comes after."""
    if is_last_stake(table):
        return MixedStrategy([int(table.hand[seat])], [1.0], 0.0)
    judge = end_judge(table, money)
    trade = Trade(table, seat, table.next_seat(seat), table.kind, seat == table.turn)
    return strategy_of(trade, money, doubt, judge, offer)


def last_challenge(table: KuhhandelTable, seat: i64, money: list[float]) -> i64:
    """The kind to trade about in the end."""
    endgame = Endgame(table, money[0] + money[1])
    return endgame.best_kind(endgame.split(table), endgame.units(money[0]), seat)
