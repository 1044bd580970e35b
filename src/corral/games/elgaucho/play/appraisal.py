"""Evaluation of a ranch: herds, gauchos in the pampa, gauchos on action areas."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from corral.core.bits import bit
from corral.games.elgaucho.play.future import Future
from corral.games.elgaucho.play.prospects import added, best_order, prospect, sorted_in
from corral.games.elgaucho.rules.board import COUNT, LOWEST
from corral.games.elgaucho.rules.codes import (
    AREAS,
    ASCENDING,
    BREEDS,
    DESCENDING,
    FINAL_PHASE,
    KEEP_PHASE,
    LOOK_PHASE,
    NONE,
    OVERSEER,
    OVERSEER_PHASE,
    ROW_LENGTH,
    ROWS,
    SALE,
    SINGLE,
    SORT,
    STEAL,
    STEPPE,
    STEPPE_PHASE,
    VALUES,
    WISH,
)
from corral.games.elgaucho.rules.collecting import is_complete
from corral.games.elgaucho.rules.herds import sale_value
from corral.games.elgaucho.rules.preliminary import kept_tiles

LYING: Final = 0.5
"""The part of a tile's worth that a lying gaucho has secured: one of two actions."""
USUAL: Final = vec[float]([2.5, 8.5, 2.5, 7.0, 6.0, 9.5])
"""What a gaucho on each action area usually brings, in pesos; in the order of the ledger."""
PRESENT: Final = vec[float]([0.4, 0.0, 0.8, 0.4, 0.3, 0.0])
"""The part of what the area's action would bring now that comes on top of it."""
LAST: Final = 0.9
"""What an action that can only be used in the last turn is worth before it is used."""
SHORT: Final = vec[float]([-4.0, -1.5, -0.5])
"""What it costs to have no gaucho left in the supply, or one, or two."""


class Appraisal:
    """What belongs to one seat, in pesos at the end of the match."""

    __slots__ = (
        "base",
        "direction",
        "ends",
        "future",
        "herd",
        "later",
        "now",
        "seat",
        "soon",
        "table",
    )

    def __init__(self, future: Future, seat: i64) -> None:
        table = future.table
        self.table = table
        self.future = future
        self.seat = seat
        first = seat * BREEDS
        self.herd = table.herd[first : first + BREEDS]
        self.direction = table.direction[first : first + BREEDS]
        # Values that come home: collected already, at this round's end, some time.
        self.now = vec[i64]([0] * BREEDS)
        self.soon = vec[i64]([0] * BREEDS)
        self.later = vec[i64]([0] * BREEDS)
        self.base = vec[float]([0.0] * BREEDS)
        self.ends = table.countdown == 0 and future.has_moved(seat)
        self._find_tiles()
        if table.phase == KEEP_PHASE and table.choice[seat] != NONE:
            self._keep()
        for breed in range(i64(BREEDS)):
            self.base[breed] = self._rows(breed, 0, False)

    def _find_tiles(self) -> None:
        table = self.table
        incoming = table.incoming[self.seat]
        if incoming:
            for breed in range(i64(BREEDS)):
                self.now[breed] = incoming >> (breed * VALUES) & 0xFFF
        standing = table.standing(self.seat)
        for row in range(i64(ROWS)):
            complete = is_complete(table, row)
            for column in range(table.board.row_lengths[row]):
                space = row * ROW_LENGTH + column
                if table.gaucho[space] == standing:
                    tile = table.tile[space]
                    mark = bit(tile % VALUES)
                    if complete:
                        self.soon[tile // VALUES] |= mark
                    else:
                        self.later[tile // VALUES] |= mark

    def _keep(self) -> None:
        """The starting cattle as it will lie once all have chosen (E-10)."""
        table = self.table
        choice = table.choice[self.seat]
        tiles = kept_tiles(table.hand[self.seat], choice >> 1)
        for breed in range(i64(BREEDS)):
            herd = tiles >> (breed * VALUES) & 0xFFF
            self.herd[breed] = herd
            if COUNT[herd] > 1:
                self.direction[breed] = DESCENDING if choice & 1 else ASCENDING

    def _rows(self, breed: i64, more: i64, sort: bool) -> float:
        """A breed's pesos, with more values coming home some time."""
        return best_order(
            self.herd[breed],
            self.direction[breed],
            self.now[breed],
            self.soon[breed],
            self.later[breed] | more,
            sort,
            self.future.chances[breed],
        )

    def gain(self, tile: i64) -> float:
        """What one more tile to come home is worth."""
        breed = tile // VALUES
        return self._rows(breed, bit(tile % VALUES), False) - self.base[breed]

    def with_first(self, tile: i64, sort: bool) -> float:
        """What changes when a collected tile is the first to be added or sorted in."""
        breed = tile // VALUES
        herd = self.herd[breed]
        direction = self.direction[breed]
        value = tile % VALUES + 1
        fetched: i64 = 0
        if sort:
            joined, turned = sorted_in(herd, direction, value)
        else:
            joined, turned, fetched = added(herd, direction, value)
        rest = best_order(
            joined,
            turned,
            self.now[breed] & ~bit(value - 1),
            self.soon[breed],
            self.later[breed],
            False,
            self.future.chances[breed],
        )
        return float(fetched) + rest - self.base[breed]

    def stolen(self, tile: i64) -> float:
        """What a tile added to the right at once is worth (E-34)."""
        return self.with_first(tile, False)

    def lost(self, tile: i64) -> float:
        """What it costs to lose a tile of a herd; the thief's pesos not counted (E-35)."""
        breed = tile // VALUES
        herd = self.herd[breed] & ~bit(tile % VALUES)
        direction = self.direction[breed] if COUNT[herd] > 1 else SINGLE
        chances = self.future.chances[breed]
        return prospect(self.herd[breed], self.direction[breed], chances) - prospect(
            herd, direction, chances
        )

    def total(self) -> float:
        """All that the seat will have, without what it does with dice in this round."""
        table = self.table
        seat = self.seat
        total = float(table.pesos[seat])
        for breed in range(i64(BREEDS)):
            total += self.base[breed]
        if table.phase == FINAL_PHASE:
            if table.areas[seat] >> SORT & 1:
                total += self._sort()
            return total
        if not self.ends:
            total += self._lying()
        areas = table.areas[seat]
        for area in range(i64(AREAS)):
            if areas >> area & 1:
                total += self.promise(area)
        if table.turn == seat:
            if table.phase == OVERSEER_PHASE:
                total += (1.0 - LYING) * self._best_lying(1)
            elif table.phase == STEPPE_PHASE:
                total += 0.0 if table.paired else self._best_on_steppe()
            elif table.phase == LOOK_PHASE:
                total += USUAL[STEPPE]
        supply = table.supply[seat]
        if supply < 3 and not self.ends:
            total += SHORT[supply]
        return total

    def last(self) -> float:
        """What the seat will end with once all turns are over and only tiles come home (E-44)."""
        total = float(self.table.pesos[self.seat])
        for breed in range(i64(BREEDS)):
            total += self.base[breed]
        if self.table.areas[self.seat] >> SORT & 1:
            total += self._sort()
        return total

    def _lying(self) -> float:
        """What the lying gauchos have secured."""
        table = self.table
        lying = table.lying(self.seat)
        total = 0.0
        for space in table.board.spaces:
            if table.gaucho[space] == lying:
                total += LYING * self.gain(table.tile[space])
        return total

    def _best_lying(self, most: i64) -> float:
        """The worth of the one or two best tiles with own lying gauchos."""
        table = self.table
        lying = table.lying(self.seat)
        best = 0.0
        second = 0.0
        for space in table.board.spaces:
            if table.gaucho[space] == lying:
                gain = self.gain(table.tile[space])
                if gain > best:
                    second = best
                    best = gain
                elif gain > second:
                    second = gain
        return best if most == 1 else best + second

    def _best_on_steppe(self) -> float:
        table = self.table
        best = 0.0
        tiles = table.seen
        tile: i64 = 0
        while tiles:
            if tiles & 1:
                gain = self.gain(tile)
                best = max(best, gain)
            tiles >>= 1
            tile += 1
        return best

    # Action areas

    def promise(self, area: i64) -> float:
        """What a gaucho on an area is worth before its action is used."""
        table = self.table
        if area == STEPPE and table.steppe == 0:
            return 0.0  # E-38
        if table.countdown == 0:
            if area != SORT and self.ends:
                return 0.0
            return LAST * self.action(area)
        usual = USUAL[area]
        if PRESENT[area] == 0.0:
            return usual
        return usual + PRESENT[area] * self.action(area)

    def action(self, area: i64) -> float:
        """What an area's action brings if it is used now."""
        if area == SORT:
            return self._sort()
        if area == SALE:
            return self._sale()
        if area == STEAL:
            return self._steal()
        if area == OVERSEER:
            return self._overseer()
        if area == WISH:
            return USUAL[WISH]
        return USUAL[STEPPE]

    def _sort(self) -> float:
        """The difference that sorting one tile in makes (E-29)."""
        best = 0.0
        for breed in range(i64(BREEDS)):
            if self.now[breed] | self.soon[breed] | self.later[breed]:
                gain = self._rows(breed, 0, True) - self.base[breed]
                best = max(best, gain)
        return best

    def sold(self, breed: i64) -> float:
        """What selling a herd changes, without the bonus: its prospects are given up (E-33)."""
        chances = self.future.chances[breed]
        return (
            float(sale_value(self.herd[breed]))
            + best_order(
                0, SINGLE, self.now[breed], self.soon[breed], self.later[breed], False, chances
            )
            - self.base[breed]
        )

    def _sale(self) -> float:
        best = -100.0
        for breed in range(i64(BREEDS)):
            if COUNT[self.herd[breed]] > 1:
                best = max(best, self.sold(breed))
        return max(0.0, best + float(self.table.board.bonus))

    def _steal(self) -> float:
        """The best tile of the others (E-34)."""
        table = self.table
        best = 0.0
        for other in range(table.players):
            if other == self.seat:
                continue
            for breed in range(i64(BREEDS)):
                herd = table.herd[other * BREEDS + breed]
                while herd:
                    value: i64 = LOWEST[herd]
                    herd &= herd - 1
                    best = max(best, self.stolen(breed * VALUES + value - 1))
        return best

    def _overseer(self) -> float:
        """Two own gauchos rise, or one takes another's place (E-36)."""
        table = self.table
        best = (1.0 - LYING) * self._best_lying(2)
        for space in table.board.spaces:
            gaucho = table.gaucho[space]
            if gaucho and not gaucho & 1 and gaucho >> 1 != self.seat + 1:
                best = max(best, self.gain(table.tile[space]))
        return best
