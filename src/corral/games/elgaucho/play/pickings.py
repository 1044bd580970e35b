"""Action values of dice: the best action for every total, the best use of several dice."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from corral.games.elgaucho.play.appraisal import LYING, SHORT, Appraisal
from corral.games.elgaucho.rules.codes import AREAS, SPACES, TOTALS

NOWHERE = -1


class Pickings:
    """The two best actions of a seat for every dice total, as if each were done alone."""

    __slots__ = ("best", "second", "target", "twice")

    def __init__(self, own: Appraisal) -> None:
        self.best = vec[float]([0.0] * TOTALS)
        self.second = vec[float]([0.0] * TOTALS)
        self.target = vec[i64]([NOWHERE] * TOTALS)
        # Two dice of this value: lay a gaucho and raise it at once (E-17).
        self.twice = vec[float]([0.0] * TOTALS)
        self._look_around(own)

    def _look_around(self, own: Appraisal) -> None:
        table = own.table
        board = table.board
        seat = own.seat
        lying = table.lying(seat)
        supply = table.supply[seat]
        # Without a gaucho at hand another one is given up.
        cost = SHORT[0] if supply == 0 else 0.0
        for space in board.spaces:
            tile = table.tile[space]
            if tile < 0:
                continue
            gaucho = table.gaucho[space]
            if gaucho == 0:
                gain = own.gain(tile)
                self._offer(board.value[tile], space, gain + cost)
                small = board.small[tile]
                self._offer(small, space, LYING * gain + cost)
                self.twice[small] = max(self.twice[small], gain + cost)
            elif gaucho == lying:
                self._offer(board.small[tile], space, (1.0 - LYING) * own.gain(tile))
        free = ~(table.areas[seat] | (table.touched if table.turn == seat else 0))
        for area in range(i64(AREAS)):
            if free >> area & 1:
                promise = own.promise(area) + cost
                for total in board.area_totals[area]:
                    self._offer(total, SPACES + area, promise)

    def _offer(self, total: i64, target: i64, gain: float) -> None:
        if gain > self.best[total]:
            if target != self.target[total]:
                self.second[total] = self.best[total]
            self.best[total] = gain
            self.target[total] = target
        elif gain > self.second[total] and target != self.target[total]:
            self.second[total] = gain

    def both(self, one: i64, other: i64) -> float:
        """The best that two totals can do, one action each."""
        if self.target[one] != self.target[other] or self.target[one] == NOWHERE:
            return self.best[one] + self.best[other]
        apart = max(self.best[one] + self.second[other], self.second[one] + self.best[other])
        return max(apart, self.twice[one]) if one == other else apart

    def two(self, one: i64, other: i64) -> float:
        """The best that two dice can do, apart or together (E-14)."""
        return max(self.both(one, other), self.best[one + other])

    def hand(self, hand: i64) -> float:
        """The best that the dice in hand can do, a wished one among them."""
        one = hand & 7
        other = hand >> 3 & 7
        wished = hand >> 6
        if wished == 0:
            if other == 0:
                return self.best[one] if one else 0.0
            return self.two(one, other)
        if other == 0:
            return self.two(one, wished) if one else self.best[wished]
        best = max(self.best[one + other + wished], self.both(one + other, wished))
        best = max(best, self.both(one + wished, other), self.both(other + wished, one))
        return max(best, self._three(one, other, wished))

    def _three(self, one: i64, other: i64, third: i64) -> float:
        """Three actions; where two want the same target, the last one is left with its second."""
        alone = self.best[third]
        if self.target[third] in (self.target[one], self.target[other]):
            alone = self.second[third]
        return self.both(one, other) + alone

    def rodeo(self, rodeo: i64) -> float:
        """The best two dice of the rodeo (E-12)."""
        best = 0.0
        for low in range(i64(6)):
            count = rodeo >> (4 * low) & 15
            if count == 0:
                continue
            if count > 1:
                best = max(best, self.two(low + 1, low + 1))
            for high in range(low + 1, i64(6)):
                if rodeo >> (4 * high) & 15:
                    best = max(best, self.two(low + 1, high + 1))
        return best
