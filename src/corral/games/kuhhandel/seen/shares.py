"""How cards of one denomination can lie with several holders, told by what groups of them have.

For every group of holders the table says how many cards the group has at least. As the cards of all
together are known exactly, this also says how many anybody has at most. Moving cards about changes
the numbers by simple rules, and no way of sharing that is possible gets lost.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from corral.core.bits import bit


class Shares:
    """The least number of cards of each group; a group is a set of holders as bits."""

    def __init__(self, holders: i64, least: vec[i64]) -> None:
        self.holders = holders
        self.groups = bit(holders)
        self.least = least

    def copy(self) -> Shares:
        return Shares(self.holders, self.least[:])

    def fewest(self, holder: i64) -> i64:
        """How many cards a holder has at least."""
        return max(self.least[bit(holder)], 0)

    def most(self, holder: i64) -> i64:
        """How many cards a holder has at most."""
        everybody = self.groups - 1
        return self.least[everybody] - self.least[everybody & ~bit(holder)]

    def get(self, holder: i64, cards: i64) -> None:
        """A holder gets cards from outside."""
        if cards != 0:
            mark = bit(holder)
            for group in range(self.groups):
                if group & mark:
                    self.least[group] += cards

    def lose(self, holder: i64, cards: i64) -> None:
        """A holder, who had them, gives cards away to the outside."""
        if cards != 0:
            self.get(holder, -cards)
            self._settle()

    def move(self, giver: i64, taker: i64, low: i64, high: i64) -> None:
        """At least ``low`` and at most ``high`` cards go from holder to holder."""
        if high == 0:
            return
        give, take = bit(giver), bit(taker)
        for group in range(self.groups):
            if group & give:
                if not group & take:
                    self.least[group] -= high
            elif group & take:
                self.least[group] += low
        self._settle()

    def has(self, holder: i64, low: i64, high: i64) -> None:
        """It turns out that a holder has at least ``low`` and at most ``high``."""
        mark = bit(holder)
        for group in range(self.groups):
            if group & mark:
                self.least[group] = max(self.least[group], self.least[group ^ mark] + low)
        for group in range(self.groups):
            if not group & mark:
                self.least[group] = max(self.least[group], self.least[group | mark] - high)
        self._settle()

    def has_at_most(self, holder: i64, high: i64) -> None:
        """It is known that a holder has no more than that."""
        if self.most(holder) > high:
            self.has(holder, 0, high)

    def pour(self, giver: i64, taker: i64) -> None:
        """All cards of one holder go to another."""
        give, take = bit(giver), bit(taker)
        after = self.least[:]
        for group in range(self.groups):
            after[group] = self.least[group | give if group & take else group & ~give]
        self.least = after

    def pour_back(self, giver: i64, taker: i64) -> None:
        """What held before all cards of the giver went to the taker, who holds them now."""
        give, take = bit(giver), bit(taker)
        before = self.least[:]
        for group in range(self.groups):
            rest = group if group & give else group & ~take
            before[group] = self.least[rest | give]
        self.least = before

    def _settle(self) -> None:
        """A group has at least what any part of it has."""
        holder: i64 = 0
        while holder < self.holders:
            mark = bit(holder)
            for group in range(self.groups):
                if group & mark and self.least[group ^ mark] > self.least[group]:
                    self.least[group] = self.least[group ^ mark]
            holder += 1

    # How many cards may go from holder to holder so that afterwards every group has its least

    def fewest_to_move(self, have: vec[i64], giver: i64, taker: i64) -> i64:
        """``have`` is what each group has now."""
        fewest: i64 = 0
        give, take = bit(giver), bit(taker)
        for group in range(self.groups):
            if group & take and not group & give:
                fewest = max(fewest, self.least[group] - have[group])
        return fewest

    def most_to_move(self, have: vec[i64], giver: i64, taker: i64) -> i64:
        give, take = bit(giver), bit(taker)
        most = have[give]
        for group in range(self.groups):
            if group & give and not group & take:
                most = min(most, have[group] - self.least[group])
        return most


def group_sums(holders: i64, cards: vec[i64]) -> vec[i64]:
    """What each group has, from what each holder has."""
    sums = vec[i64]([0] * int(bit(holders)))
    holder: i64 = 0
    while holder < holders:
        mark = bit(holder)
        for group in range(mark):
            sums[group | mark] = sums[group] + cards[holder]
        holder += 1
    return sums
