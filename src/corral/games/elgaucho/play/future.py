"""How much of a match is still to come: tiles to choose from, turns to take."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from corral.core.bits import bit
from corral.games.elgaucho.rules.board import COUNT, tile_count
from corral.games.elgaucho.rules.codes import (
    BREEDS,
    COLLECT_PHASE,
    ENTER_PHASE,
    FINAL_PHASE,
    KEEP_PHASE,
    LOOK_PHASE,
    NONE,
    REFILL_PHASE,
    VALUES,
)
from corral.games.elgaucho.rules.table import ElGauchoTable

CHOICE: Final = 1.1
"""Tiles that a seat can choose from, in parts of those that come while it gets its share."""
PER_TURN: Final = 1.3
"""Tiles that one seat claims in a turn, about."""


class Future:
    """How much is still to come, for all seats alike."""

    __slots__ = ("chances", "table")

    def __init__(self, table: ElGauchoTable) -> None:
        self.table = table
        self.chances = vec[float]([0.0] * BREEDS)
        """For each breed, how many more tiles a seat will be able to choose from."""
        waiting: i64 = 0
        count: i64 = 0
        for space in table.board.spaces:
            tile = table.tile[space]
            if tile >= 0 and not table.gaucho[space] & 1:
                waiting |= bit(tile)
                count += 1
        to_come = waiting | table.bag | table.seen
        total = float(tile_count(to_come))
        if total == 0.0:
            return
        # The steppe's last tiles stay there.
        reached = float(count) + float(table.pile) + 1.0
        if table.countdown != NONE:
            turns = 0.0
            for seat in range(table.players):
                turns += self.turns_left(seat)
            reached = min(reached, turns * PER_TURN)
        share = CHOICE / float(table.players) * min(1.0, reached / total)
        for breed in range(i64(BREEDS)):
            self.chances[breed] = share * float(COUNT[to_come >> (breed * VALUES) & 0xFFF])

    def has_moved(self, seat: i64) -> bool:
        """Whether the seat's turn in this round is over."""
        table = self.table
        phase = table.phase
        if phase in (COLLECT_PHASE, FINAL_PHASE, REFILL_PHASE):
            return True
        if phase < LOOK_PHASE or phase in (KEEP_PHASE, ENTER_PHASE) or table.turn == NONE:
            return False
        players = table.players
        start = table.start
        return (seat - start + players) % players < (table.turn - start + players) % players

    def turns_left(self, seat: i64) -> float:
        """Turns with dice to come once the end is in sight; the one without counts for little."""
        table = self.table
        moved = self.has_moved(seat)
        if table.countdown == 0:
            return 0.0 if moved else 0.3
        return float(table.countdown) + (0.3 - 1.0 if moved else 0.3)
