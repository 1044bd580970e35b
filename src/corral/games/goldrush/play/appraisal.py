"""Evaluation of the table: what everything will be worth in the end, and to whom."""

from __future__ import annotations

from mypy_extensions import i64

from corral.core.bits import bit
from corral.games.goldrush.play.holes import Holes
from corral.games.goldrush.play.prairies import Prairies
from corral.games.goldrush.play.weights import Weights
from corral.games.goldrush.rules.codes import (
    CITY,
    DRAW_PHASE,
    MOUNTAIN,
    TRACK,
)
from corral.games.goldrush.rules.features import counted_before, crowd, most_cowboys, tile_count
from corral.games.goldrush.rules.scoring import RAILROAD_POINTS, prairie_points
from corral.games.goldrush.rules.table import GoldRushTable
from corral.games.goldrush.rules.tiles import TileSet
from corral.games.goldrush.rules.tokens import unseen_tokens


class Appraiser:
    """Appraises positions of one edition.

    What is done counts in full: points, tokens. What is on the table counts as far as it may be
    expected to bring something. The rest is in the turns to come and the cowboys to use in them.
    """

    def __init__(self, tiles: TileSet) -> None:
        self.weights = Weights()
        self.holes = Holes(tiles, self.weights)
        self.prairies = Prairies(tiles, self.weights)
        self.gold = 0.0
        """The mean points of a token that nobody has seen."""
        self.turns: list[float] = []
        """The turns that each seat has to come."""
        self._hope = 0.0  # turns to come of anybody, on average
        self.rich = 0.0
        """The most tokens on one mountain."""

    # The whole table

    def look(self, table: GoldRushTable) -> None:
        """Look at what matters everywhere; whoever asks for one thing alone must do so before."""
        to_come = tiles_to_come(table)
        self._hope = to_come / float(table.players)
        self.turns = [turns_left(table, seat, to_come) for seat in range(table.players)]
        self.gold = mean_token(table)
        rich: i64 = 0
        for place in range(table.sites):
            rich = max(rich, table.pile[table.feature[table.site[place]]])
        self.rich = float(rich)
        self.prairies.look(table, to_come)

    def appraise(self, table: GoldRushTable) -> list[float]:
        """The points that each seat may expect to end with."""
        self.look(table)
        to_come = tiles_to_come(table)
        worth = [self.apart(table, seat, to_come) for seat in range(table.players)]
        for feature in range(table.parts):
            if table.cowboys[feature] != 0 and table.feature[feature] == feature:
                self.add_feature(table, feature, worth)
        return worth

    def apart(self, table: GoldRushTable, seat: i64, to_come: float) -> float:
        """What a seat may expect apart from features with its cowboys."""
        weights = self.weights
        turns = self.turns[seat]
        return (
            float(table.points[seat])
            + self.purse(table, seat)
            + weights.turn * turns
            - weights.hindrance * (to_come - turns) / float(table.players - 1)
            + self.in_hand(table.supply[seat], turns)
            + self.tent(table, seat)
        )

    def purse(self, table: GoldRushTable, seat: i64) -> float:
        """The points of a seat's mining tokens (G-25)."""
        values: i64 = len(table.unseen)
        points: i64 = 0
        for value in range(values):
            points += table.tiles.token_points[value] * table.purse[seat * values + value]
        return float(points)

    def in_hand(self, cowboys: i64, turns: float) -> float:
        """What cowboys in the supply will bring: the more turns there are, and the first most."""
        weights = self.weights
        worth = 0.0
        flow = weights.flow * turns
        for number in range(cowboys):
            worth += flow
            if turns > float(number):
                worth += weights.last_stand
            flow *= weights.decay
        return worth

    def _at_home(self) -> float:
        """What a cowboy that may come home will bring, where others are in hand already."""
        weights = self.weights
        last_stand = weights.last_stand * min(1.0, self._hope / 4.0)
        return weights.flow * weights.decay * self._hope + last_stand

    # A feature with cowboys

    def add_feature(self, table: GoldRushTable, feature: i64, worth: list[float]) -> None:
        """Give the majority of a feature what it will be worth to each of them (G-13)."""
        most = most_cowboys(table, feature)
        tied = 0.0
        for seat in range(table.players):
            if crowd(table, feature, seat) == most:
                tied += 1.0
        points, chance = self.value(table, feature, tied)
        self.give(table, feature, most, points, chance, worth)

    def give(
        self,
        table: GoldRushTable,
        feature: i64,
        most: i64,
        points: float,
        chance: float,
        worth: list[float],
    ) -> None:
        """Points to those with the most cowboys there, and to all what may come home by it."""
        coming = 0.0
        if chance > 0.0:
            coming = chance * self._at_home()
            if table.open[feature] > 0:
                coming *= self.weights.home_coming
        for seat in range(table.players):
            there = crowd(table, feature, seat)
            if there == most:
                worth[seat] += points
            if there > 0:
                worth[seat] += coming * float(there)

    def value(self, table: GoldRushTable, feature: i64, tied: float) -> tuple[float, float]:
        """The points a feature will bring each of those tied, and how likely it is finished."""
        weights = self.weights
        sort = table.sort_of(feature)
        chance = 0.0
        if sort == MOUNTAIN:
            chance = self.holes.finish_chance(table, feature)
            points = float(table.symbols[feature])
            tokens = float(table.pile[feature])
            if table.open[feature] > 0:
                chance *= weights.mountain_finish
                points += weights.mountain_growth * float(self.holes.open) * self._hope
                tokens -= min(tokens, self.digging(table, feature))
            points += chance * self.gold * tokens / tied
        elif sort == TRACK:
            chance = self.railroad_chance(table, feature)
            points = self._railroad(table, feature, chance)
        elif sort == CITY:
            points = 0.0
            chance = 1.0
            for track in range(table.base[i64(table.tile_of[feature])], feature):
                if table.tiles.city[table.printed(track)] < 0 or counted_before(table, track):
                    continue
                finished = self.railroad_chance(table, table.feature[track])
                points += float(RAILROAD_POINTS) * finished
                chance *= finished
        else:
            points = float(prairie_points(table, feature)) + self.prairies.growth(feature)
        return points, chance

    def cowboy_gain(self, table: GoldRushTable, seat: i64, feature: i64) -> float:
        """What a free feature will be worth, less what the cowboy could do elsewhere."""
        worth = [0.0] * int(table.players)
        table.cowboys[feature] = bit(8 * seat)
        self.add_feature(table, feature, worth)
        table.cowboys[feature] = 0
        supply = table.supply[seat]
        turns = self.turns[seat]
        return worth[seat] - self.in_hand(supply, turns) + self.in_hand(supply - 1, turns)

    def _railroad(self, table: GoldRushTable, railroad: i64, chance: float) -> float:
        """A point for each tile, twice that when it is finished with one locomotive (G-11)."""
        tiles = float(tile_count(table, railroad))
        locomotives = table.symbols[railroad]
        if table.open[railroad] == 0:
            return 2.0 * tiles if locomotives == 1 else tiles
        longer = tiles + chance * float(self.holes.open)
        if locomotives == 1:
            return longer + chance * longer * self.weights.locomotive_kept
        if locomotives == 0:
            return longer + chance * longer * self.weights.locomotive_hope
        return longer

    def railroad_chance(self, table: GoldRushTable, railroad: i64) -> float:
        """How likely it is that a railroad will be finished."""
        chance = self.holes.finish_chance(table, railroad)
        return chance if table.open[railroad] == 0 else chance * self.weights.railroad_finish

    # Tents

    def digging(self, table: GoldRushTable, mountain: i64) -> float:
        """The tokens that the tents on a mountain would take if there were enough."""
        dug = 0.0
        for seat in range(table.players):
            tent = table.tent[seat]
            if tent >= 0 and table.feature[tent] == mountain:
                dug += self._digs(seat)
        return dug

    def _digs(self, seat: i64) -> float:
        """The tokens that a seat's tent would take on one mountain."""
        return self.weights.dig_rate * min(self.turns[seat], self.weights.dig_turns)

    def tent(self, table: GoldRushTable, seat: i64) -> float:
        """What a seat's tent will dig, if it stays or if it goes to the richest mountain (G-9)."""
        part = table.tent[seat]
        digs = self._digs(seat)
        best = max(0.0, self.gold * min(self.rich, digs) - self.weights.tent_move)
        if part < 0:
            return best
        mountain = table.feature[part]
        if table.open[mountain] == 0:
            return best
        pile = float(table.pile[mountain])
        dug = self.digging(table, mountain)
        if dug > pile:
            digs *= pile / dug
        return max(best, self.gold * digs)


def tiles_to_come(table: GoldRushTable) -> float:
    """The tiles that are still to be placed."""
    return float(table.tiles_left + (1 if table.in_hand >= 0 else 0))


def turns_left(table: GoldRushTable, seat: i64, to_come: float) -> float:
    """How many of the tiles to come a seat will place."""
    if table.turn < 0:
        return to_come / float(table.players)
    first = table.turn
    if table.in_hand < 0 and table.phase != DRAW_PHASE:
        first += 1
    wait = (seat - first + table.players) % table.players
    rest = i64(to_come) - wait
    if rest <= 0:
        return 0.0
    return float((rest + table.players - 1) // table.players)


def mean_token(table: GoldRushTable) -> float:
    """The mean points of a token that nobody has seen."""
    points: i64 = 0
    for value in range(i64(len(table.unseen))):
        points += table.unseen[value] * table.tiles.token_points[value]
    return float(points) / float(max(i64(1), unseen_tokens(table)))


def lead(worth: list[float], seat: i64) -> float:
    """By how much a seat is ahead of the mean of the others."""
    others = 0.0
    for other in range(len(worth)):
        if other != seat:
            others += worth[other]
    return worth[seat] - others / float(len(worth) - 1)
