"""A closer look at hidden money than ``reckoning`` has: worlds that fit everything seen.

With three and more players much of the money moves unseen, and what is reckoned deed by deed is off
by 480 in the trades of barons; the mean of some imagined worlds by 290. It takes some
milliseconds, so whoever has the time looks once for each decision. Equal knowledge gives equal
worlds: they are drawn by fixed seeds.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from corral.core.prng import Sfc32
from corral.games.kuhhandel.rules.deeds import Deed
from corral.games.kuhhandel.rules.money import total
from corral.games.kuhhandel.rules.table import KuhhandelTable
from corral.games.kuhhandel.state import Kuhhandel

WORLDS: Final = 10
MIRRORS: Final = 3
"""In so many worlds it is imagined what somebody else believes."""
CAUTION: Final = 1.3
"""How much further off the truth is than worlds are from each other."""
REMEMBERED: Final = 20


class Belief:
    """Everybody's money as somebody knows it: the mean, and a standard deviation."""

    __slots__ = ("deed", "doubts", "money")

    def __init__(self, table: KuhhandelTable, seat: i64) -> None:
        self.deed: Deed | None = table.deeds
        players = table.players
        here = Kuhhandel(table.material, table)
        sums = [0.0] * players
        squares = [0.0] * players
        for seed in range(WORLDS):
            world = here.determinize(seat, Sfc32(seed))
            for other in range(players):
                money = float(total(world.hand[other]))
                sums[other] += money
                squares[other] += money * money
        self.money = [whole / float(WORLDS) for whole in sums]
        self.doubts: list[float] = []
        for other in range(players):
            mean = self.money[other]
            variance = max(squares[other] / float(WORLDS) - mean * mean, 0.0)
            self.doubts.append(CAUTION * sqrt(variance) if variance > 1.0 else 0.0)


class Mirror:
    """What a rival believes about one's own money, as one can imagine it: mean and doubt."""

    __slots__ = ("deed", "doubt", "money")

    def __init__(self, table: KuhhandelTable, seat: i64, rival: i64) -> None:
        self.deed: Deed | None = table.deeds
        here = Kuhhandel(table.material, table)
        self.money = 0.0
        variance = 0.0
        for seed in range(MIRRORS):
            belief = Belief(here.determinize(seat, Sfc32(seed)), rival)
            self.money += belief.money[seat] / float(MIRRORS)
            variance += belief.doubts[seat] * belief.doubts[seat] / float(MIRRORS)
        self.doubt = sqrt(variance)


class Beliefs:
    """Remembers what is believed in the world of a decision; threads may share them."""

    __slots__ = ("_known", "_mirrors")

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], Belief] = {}
        self._mirrors: dict[tuple[int, int, int], Mirror] = {}

    def of(self, table: KuhhandelTable, seat: i64) -> Belief:
        """What a seat believes, or with ``NONE`` all who only watch."""
        key = (id(table.deeds), int(seat))
        belief = self._known.get(key)
        if belief is None or table.deeds is None or belief.deed is not table.deeds:
            if len(self._known) >= REMEMBERED:
                self._known = {}
            belief = Belief(table, seat)
            self._known[key] = belief
        return belief

    def mirrored(self, table: KuhhandelTable, seat: i64, rival: i64) -> Mirror:
        """What a seat takes a rival to believe about it."""
        key = (id(table.deeds), int(seat), int(rival))
        mirror = self._mirrors.get(key)
        if mirror is None or table.deeds is None or mirror.deed is not table.deeds:
            if len(self._mirrors) >= REMEMBERED:
                self._mirrors = {}
            mirror = Mirror(table, seat, rival)
            self._mirrors[key] = mirror
        return mirror
