"""What bots know about playing Gold Rush well."""

from __future__ import annotations

from math import exp, sqrt

from librt.vecs import vec
from mypy_extensions import i64

from corral.core.bits import bit
from corral.core.insight import Insight, shares
from corral.core.prng import Sfc32
from corral.core.state import State
from corral.games.goldrush.acting import part_of_move
from corral.games.goldrush.appraisal import Appraiser, tiles_to_come
from corral.games.goldrush.codes import (
    ACT_PHASE,
    DIRECTIONS,
    OVER_PHASE,
    PASS_MOVE,
    TAKE_MOVE,
    TENT_MOVE,
)
from corral.games.goldrush.table import Table
from corral.games.goldrush.tiles import TileSet

NO_GAIN = -100.0


class GoldRushInsight(Insight):
    """Appraises what is on the table; a placing is judged together with its best action."""

    def __init__(self, tiles: TileSet) -> None:
        super().__init__()
        self.appraiser = Appraiser(tiles)
        self.temper = 1.5
        self.spread_base = 2.0
        self.spread_tiles = 1.5

    # Judging a position

    def expected(self, state: State) -> list[float]:
        assert isinstance(state, Table)
        if state.phase == OVER_PHASE:
            return [float(points) for points in state.points]
        return self.appraiser.appraise(state)

    def spread(self, state: State) -> float:
        assert isinstance(state, Table)
        return self.spread_base + self.spread_tiles * sqrt(tiles_to_come(state))

    def settled(self, state: State) -> bool:
        """Not between the placing of a tile and the action that belongs to it."""
        assert isinstance(state, Table)
        return state.phase != ACT_PHASE

    # Finding moves

    def judge(self, state: State, seat: i64, moves: vec[i64], rng: Sfc32) -> list[float]:
        assert isinstance(state, Table)
        spread = self.spread(state)
        values: list[float] = []
        if state.phase == ACT_PHASE:
            before = self.appraiser.appraise(state)
            gains = self.gains(state, seat, moves)
            for gain in gains:
                after = before[:]
                after[seat] += gain
                values.append(shares(after, spread)[seat])
            return values
        for move in moves:
            after = self._placed(state, seat, move)
            values.append(shares(after, spread)[seat])
        return values

    def _placed(self, state: State, seat: i64, move: i64) -> list[float]:
        """What is expected after a placing and the best action that it allows."""
        after = state.copy()
        after.apply(seat, move)
        assert isinstance(after, Table)
        worth = self.appraiser.appraise(after)
        worth[seat] += max(self.gains(after, seat, after.legal(seat)))
        return worth

    def policy(self, state: State, seat: i64, moves: vec[i64]) -> list[float]:
        assert isinstance(state, Table)
        if state.phase == ACT_PHASE:
            self.appraiser.begin(state)
            gains = self.gains(state, seat, moves)
        else:
            gains = [lead(self._placed(state, seat, move), seat) for move in moves]
        best = max(gains)
        return [exp(max(-12.0, (gain - best) / self.temper)) for gain in gains]

    def reply(self, state: State, seat: i64, rng: Sfc32) -> i64:
        moves = state.legal(seat)
        assert isinstance(state, Table)
        if state.phase == ACT_PHASE:
            self.appraiser.begin(state)
            gains = self.gains(state, seat, moves)
            return moves[gains.index(max(gains))]
        return moves[rng.below(len(moves))]

    # The action after a placing

    def gains(self, table: Table, seat: i64, moves: vec[i64]) -> list[float]:
        """By how many points each action improves the lead of the seat that takes it.

        The appraiser must have looked at the table.
        """
        found: list[float] = []
        mountains: list[int] = []
        for move in moves:
            if move == PASS_MOVE:
                found.append(0.0)
            elif move == TAKE_MOVE:
                found.append(self._take_gain(table, seat))
            elif move < TENT_MOVE:
                found.append(self._cowboy_gain(table, seat, part_of_move(table, move)))
            else:
                part = tent_part(table, move)
                mountain = int(table.feature[part])
                # Without tokens a tent is of no use; parts of one mountain are equally good.
                if table.pile[mountain] == 0 or mountain in mountains:
                    found.append(NO_GAIN)
                else:
                    mountains.append(mountain)
                    found.append(self._tent_gain(table, seat, part))
        return found

    def _cowboy_gain(self, table: Table, seat: i64, part: i64) -> float:
        """What a feature will be worth, less what the cowboy could do elsewhere."""
        feature = table.feature[part]
        appraiser = self.appraiser
        worth = [0.0] * int(table.players)
        table.cowboys[feature] += bit(8 * seat)
        appraiser.add_feature(table, feature, worth)
        table.cowboys[feature] -= bit(8 * seat)
        supply = table.supply[seat]
        turns = appraiser.turns[seat]
        cost = appraiser.in_hand(supply, turns) - appraiser.in_hand(supply - 1, turns)
        return worth[seat] - cost

    def _take_gain(self, table: Table, seat: i64) -> float:
        """A token in hand, and one less on the pile for whoever hopes for it."""
        mountain = table.feature[table.tent[seat]]
        before = self._digs_lead(table, seat, mountain, mountain)
        table.pile[mountain] -= 1
        after = self._digs_lead(table, seat, mountain, mountain)
        table.pile[mountain] += 1
        return self.appraiser.gold + after - before

    def _tent_gain(self, table: Table, seat: i64, part: i64) -> float:
        """What the tent will dig there, and what it takes from others, less what it leaves."""
        old = table.tent[seat]
        mountain = table.feature[part]
        left = table.feature[old] if old >= 0 else mountain
        before = self._digs_lead(table, seat, left, mountain)
        table.tent[seat] = part
        after = self._digs_lead(table, seat, left, mountain)
        table.tent[seat] = old
        return after - before

    def _digs_lead(self, table: Table, seat: i64, mountain: i64, other: i64) -> float:
        """The lead of a seat in what tents and miners will get of one or two mountains."""
        appraiser = self.appraiser
        worth = [appraiser.tent(table, each) for each in range(table.players)]
        if table.cowboys[mountain] != 0:
            appraiser.add_feature(table, mountain, worth)
        if other != mountain and table.cowboys[other] != 0:
            appraiser.add_feature(table, other, worth)
        return lead(worth, seat)


def lead(worth: list[float], seat: i64) -> float:
    """By how much a seat is ahead of the mean of the others."""
    others = 0.0
    for other in range(len(worth)):
        if other != seat:
            others += worth[other]
    return worth[seat] - others / float(len(worth) - 1)


def tent_part(table: Table, move: i64) -> i64:
    """The part on which a tent's move puts it."""
    place = move - TENT_MOVE
    tile = table.tile_at(place // DIRECTIONS)
    edge = table.way[tile] * DIRECTIONS + place % DIRECTIONS
    return table.base[tile] + table.tiles.edge_part[edge]
