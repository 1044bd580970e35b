"""What everything on the table will be worth in the end, and to whom."""

from __future__ import annotations

from math import exp

from librt.vecs import append, vec
from mypy_extensions import i64

from corral.core.bits import bit
from corral.games.goldrush.codes import (
    CITY,
    DIRECTIONS,
    DRAW_PHASE,
    HALVES,
    HERD,
    MOST_PARTS,
    MOUNTAIN,
    NEEDS,
    PRAIRIE,
    TRACK,
)
from corral.games.goldrush.features import counted_before, crowd, most_cowboys, tile_count
from corral.games.goldrush.grid import NEIGHBOUR
from corral.games.goldrush.holes import Holes
from corral.games.goldrush.scoring import CAMP_POINTS, HERD_POINTS, RAILROAD_POINTS, prairie_points
from corral.games.goldrush.table import Table
from corral.games.goldrush.tiles import TileSet
from corral.games.goldrush.tokens import unseen_tokens


class Appraiser:
    """Appraises positions of one edition."""

    def __init__(self, tiles: TileSet) -> None:
        self.holes = Holes(tiles)
        # Of the tiles of a hole that a seat may hope to draw, the part that it can use for it.
        self.zeal = 0.5
        self.detour = 0.3
        # Points that come with a turn, whatever is on the table; a cowboy and a tent in hand.
        self.turn_worth = 2.8
        self.hindrance = 0.7
        self.flow = 0.55
        self.decay = 0.75
        self.last_stand = 1.5
        self.home_coming = 0.6
        self.dig_rate = 0.4
        self.dig_turns = 12.0
        self.move_cost = 1.5
        self.mountain_growth = 0.06
        self.loco_hope = 0.15
        self.loco_keep = 0.85
        self.prairie_growth = 0.15
        self.prairie_reach = 8.0
        self.prairie_time = 8.0
        self.mountain_finish = 0.5
        self.railroad_finish = 0.7
        self._no_frontier = vec[i64]([0] * int(tiles.all_parts))
        self.frontier = self._no_frontier
        self.all_frontier = 1.0
        self.all_symbols: i64 = 0
        self.unowned = 0.0
        for at in range(tiles.kinds * MOST_PARTS):
            if tiles.sort[at] == PRAIRIE:
                points = CAMP_POINTS * (tiles.symbols[at] % HERD)
                points += HERD_POINTS * (tiles.symbols[at] // HERD)
                self.all_symbols += points * tiles.count[at // MOST_PARTS]
        # What is looked at once for a position, and the open ends that were counted last.
        self.hope = 0.0
        self.gold = 0.0
        self.rich = 0.0
        self.turns: list[float] = []
        self._openings: i64 = 0

    # The whole table

    def begin(self, table: Table) -> None:
        """Look at what matters everywhere: turns to come, the gold that nobody has seen."""
        to_come = tiles_to_come(table)
        self.hope = to_come / float(table.players)
        self.turns = [turns_left(table, seat, to_come) for seat in range(table.players)]
        self.gold = mean_token(table)
        rich: i64 = 0
        for place in range(table.sites):
            rich = max(rich, table.pile[table.feature[table.site[place]]])
        self.rich = float(rich)
        self.look_at_prairies(table)

    def appraise(self, table: Table) -> list[float]:
        """The points that each seat may expect to end with."""
        self.begin(table)
        to_come = tiles_to_come(table)
        worth: list[float] = []
        for seat in range(table.players):
            turns = self.turns[seat]
            worth.append(
                float(table.points[seat])
                + self.purse(table, seat)
                + self.turn_worth * turns
                - self.hindrance * (to_come - turns) / float(table.players - 1)
                + self.in_hand(table.supply[seat], turns)
                + self.tent(table, seat)
            )
        for feature in range(table.parts):
            if table.cowboys[feature] != 0 and table.feature[feature] == feature:
                self.add_feature(table, feature, worth)
        return worth

    def purse(self, table: Table, seat: i64) -> float:
        """The points of a seat's mining tokens (G-25)."""
        values: i64 = len(table.unseen)
        points: i64 = 0
        for value in range(values):
            points += table.tiles.token_points[value] * table.purse[seat * values + value]
        return float(points)

    def in_hand(self, cowboys: i64, turns: float) -> float:
        """What cowboys in the supply will bring: the more turns there are, and the first most."""
        worth = 0.0
        flow = self.flow * turns
        for number in range(cowboys):
            worth += flow
            if turns > float(number):
                worth += self.last_stand
            flow *= self.decay
        return worth

    def at_home(self, turns: float) -> float:
        """What a cowboy that may come home will bring."""
        return self.flow * self.decay * turns + self.last_stand * min(1.0, turns / 4.0)

    # A feature with cowboys

    def add_feature(self, table: Table, feature: i64, worth: list[float]) -> None:
        """Give the majority of a feature what it will be worth to each of them (G-13)."""
        most = most_cowboys(table, feature)
        tied = 0.0
        for seat in range(table.players):
            if crowd(table, feature, seat) == most:
                tied += 1.0
        sort = table.sort_of(feature)
        hope = self.hope
        points = 0.0
        chance = 0.0
        if sort == MOUNTAIN:
            chance = self.finish_chance(table, feature)
            nuggets = float(table.symbols[feature])
            tokens = float(table.pile[feature])
            if table.open[feature] > 0:
                chance *= self.mountain_finish
                nuggets += self.mountain_growth * float(self._openings) * hope
                tokens -= min(tokens, self.digging(table, feature))
            points = nuggets + chance * self.gold * tokens / tied
        elif sort == TRACK:
            chance = self.railroad_chance(table, feature)
            points = self.railroad(table, feature, chance)
        elif sort == CITY:
            chance = 1.0
            for track in range(table.base[i64(table.tile_of[feature])], feature):
                if table.tiles.city[table.printed(track)] < 0 or counted_before(table, track):
                    continue
                finished = self.railroad_chance(table, table.feature[track])
                points += float(RAILROAD_POINTS) * finished
                chance *= finished
        else:
            points = float(prairie_points(table, feature)) + self.growth(feature)
        coming = 0.0
        if chance > 0.0:
            coming = chance * self.at_home(hope)
            if table.open[feature] > 0:
                coming *= self.home_coming
        for seat in range(table.players):
            there = crowd(table, feature, seat)
            if there == most:
                worth[seat] += points
            if there > 0:
                worth[seat] += coming * float(there)

    def cowboy_gain(self, table: Table, seat: i64, feature: i64) -> float:
        """What a free feature will be worth, less what the cowboy could do elsewhere."""
        worth = [0.0] * int(table.players)
        table.cowboys[feature] = bit(8 * seat)
        self.add_feature(table, feature, worth)
        table.cowboys[feature] = 0
        supply = table.supply[seat]
        turns = self.turns[seat]
        return worth[seat] - self.in_hand(supply, turns) + self.in_hand(supply - 1, turns)

    def railroad(self, table: Table, railroad: i64, chance: float) -> float:
        """A point for each tile, twice that when it is finished with one locomotive (G-11)."""
        tiles = float(tile_count(table, railroad))
        locomotives = table.symbols[railroad]
        if table.open[railroad] == 0:
            return 2.0 * tiles if locomotives == 1 else tiles
        longer = tiles + chance * float(self._openings)
        if locomotives == 1:
            return longer + chance * longer * self.loco_keep
        if locomotives == 0:
            return longer + chance * longer * self.loco_hope
        return longer

    def railroad_chance(self, table: Table, railroad: i64) -> float:
        """How likely it is that a railroad will be finished."""
        chance = self.finish_chance(table, railroad)
        return chance if table.open[railroad] == 0 else chance * self.railroad_finish

    def finish_chance(self, table: Table, feature: i64) -> float:
        """How likely it is that every open end of a railroad or mountain will be closed."""
        self._openings = 0
        if table.open[feature] == 0:
            return 1.0
        chance = 1.0
        cells = vec[i64](capacity=16)
        tiles = table.tiles
        member = feature
        while True:
            tile = i64(table.tile_of[member])
            way = table.way[tile]
            index = member - table.base[tile]
            for direction in range(i64(DIRECTIONS)):
                if tiles.edge_part[way * DIRECTIONS + direction] != index:
                    continue
                cell = NEIGHBOUR[table.cell[tile] * DIRECTIONS + direction]
                place = table.border_at(cell)
                if place >= 0 and cell not in cells:
                    cells = append(cells, cell)
                    needs = table.free[place] % NEEDS
                    chance *= self.close_chance(table, needs, direction ^ 2)
            member = table.ring[member]
            if member == feature:
                break
        self._openings = len(cells)
        return chance

    def close_chance(self, table: Table, needs: i64, direction: i64) -> float:
        """How likely it is that one of the tiles that close a hole will come, and be put there.

        A player draws a share of the tiles left. A tile that fits without closing is a detour.
        """
        left = table.left
        stopping = float(self.holes.stopping(left, needs, direction))
        fitting = float(self.holes.fitting(left, needs))
        useful = stopping + self.detour * (fitting - stopping)
        return 1.0 - exp(-self.zeal * useful / float(table.players))

    # Prairies

    def look_at_prairies(self, table: Table) -> None:
        """Count the half-edges at which each prairie can still grow, and what is still to win."""
        tiles = table.tiles
        frontier = self._no_frontier[:]
        total: i64 = 0
        for place in range(table.border):
            cell = table.free[place] // NEEDS
            needs = table.free[place] % NEEDS
            for direction in range(i64(DIRECTIONS)):
                if needs & 1 != 0:  # a prairie, or a track between two of them
                    tile = table.tile_at(NEIGHBOUR[cell * DIRECTIONS + direction])
                    half = table.way[tile] * HALVES + 2 * (direction ^ 2)
                    base = table.base[tile]
                    frontier[table.feature[base + tiles.half_part[half]]] += 1
                    frontier[table.feature[base + tiles.half_part[half + 1]]] += 1
                    total += 2
                needs >>= 2
        self.frontier = frontier
        self.all_frontier = float(max(i64(1), total))
        unowned = self.all_symbols
        for feature in range(table.parts):
            owned = table.cowboys[feature] != 0 and table.feature[feature] == feature
            if owned and table.sort_of(feature) == PRAIRIE:
                unowned -= prairie_points(table, feature)
        time = 1.0 - exp(-tiles_to_come(table) / self.prairie_time)
        self.unowned = float(unowned) * time

    def growth(self, prairie: i64) -> float:
        """The points of symbols that a prairie will still reach."""
        share = float(self.frontier[prairie]) / self.all_frontier
        return self.prairie_growth * self.unowned * (1.0 - exp(-self.prairie_reach * share))

    # Tents

    def digging(self, table: Table, mountain: i64) -> float:
        """The tokens that the tents on a mountain would take if there were enough."""
        dug = 0.0
        for seat in range(table.players):
            tent = table.tent[seat]
            if tent >= 0 and table.feature[tent] == mountain:
                dug += self.digs(seat)
        return dug

    def digs(self, seat: i64) -> float:
        return self.dig_rate * min(self.turns[seat], self.dig_turns)

    def tent(self, table: Table, seat: i64) -> float:
        """What a seat's tent will dig, if it stays or if it goes to the richest mountain (G-9)."""
        part = table.tent[seat]
        digs = self.digs(seat)
        best = max(0.0, self.gold * min(self.rich, digs) - self.move_cost)
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


def tiles_to_come(table: Table) -> float:
    """The tiles that are still to be placed."""
    return float(table.tiles_left + (1 if table.in_hand >= 0 else 0))


def turns_left(table: Table, seat: i64, to_come: float) -> float:
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


def mean_token(table: Table) -> float:
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
