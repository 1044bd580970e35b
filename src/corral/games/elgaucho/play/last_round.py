"""The round without dice, to the end (E-43 to E-46): what a search need not guess.

Only special actions are left, and a wished die. After the last turn nothing but the order in which
tiles come home is to be decided, by each seat for itself, and that can be reckoned at once.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from corral.games.elgaucho.play.appraisal import Appraisal
from corral.games.elgaucho.play.future import Future
from corral.games.elgaucho.rules.codes import (
    BREEDS,
    COLLECT_PHASE,
    FINAL_PHASE,
    OVER_PHASE,
    PLACE_MOVE,
    RECALL_AREA_MOVE,
    RECALL_MOVE,
    SORT,
    STEPPE,
    TAKE_MOVE,
    TURN_PHASE,
)
from corral.games.elgaucho.rules.table import ElGauchoTable

ONE: Final = 1_000_003
OTHER: Final = 998_244
LONG: Final = 0xFFFFFFFFFF
SHORT: Final = 0x3FFFFF
"""Two digests of 40 and of 22 bits make one number that a machine has room for."""
UNKNOWN_WORLDS: Final = 4
"""How many worlds are thought of where somebody may still look at the steppe."""


def last_worlds(table: ElGauchoTable) -> i64:
    """One, as all is open, unless somebody may look at the steppe."""
    if table.countdown != 0 or table.phase < TURN_PHASE or table.phase == OVER_PHASE:
        return 0
    if table.steppe > 0 and table.phase < COLLECT_PHASE:
        future = Future(table)
        for seat in range(table.players):
            if table.areas[seat] >> STEPPE & 1 and not future.has_moved(seat):
                return UNKNOWN_WORLDS
    return 1


def last_points(table: ElGauchoTable) -> list[float]:
    """What all will end with once the last turn is over."""
    if table.phase == OVER_PHASE:
        return [float(pesos) for pesos in table.pesos]
    if table.countdown != 0 or table.phase not in (COLLECT_PHASE, FINAL_PHASE):
        return []
    future = Future(table)
    return [Appraisal(future, seat).last() for seat in range(table.players)]


def last_moves(table: ElGauchoTable, seat: i64, moves: vec[i64]) -> vec[i64]:
    """Without gauchos on areas that nobody will use any more, or taken back for nothing."""
    if table.phase != TURN_PHASE:
        return moves
    kept = vec[i64](capacity=32)
    for move in moves:
        if PLACE_MOVE <= move < TAKE_MOVE and (move - PLACE_MOVE) >> 3 != SORT:
            continue
        if RECALL_AREA_MOVE <= move < RECALL_MOVE and table.supply[seat] > 0:
            continue
        kept = append(kept, move)
    return kept if len(kept) > 0 else moves


def last_digest(table: ElGauchoTable) -> int:
    """All that can still change, as one number."""
    one = table.phase * 64 + table.turn * 8 + (4 if table.owing else 0) + (1 if table.paired else 0)
    one = one * 64 + table.touched
    one = one * 512 + table.hand_of_dice()
    other = one
    for space in table.board.spaces:
        there = table.gaucho[space] * 64 + table.tile[space] + 1
        one = (one * ONE & LONG) ^ there
        other = (other * OTHER + there) & LONG
    for place in range(table.players * BREEDS):
        herd = table.herd[place] * 4 + table.direction[place]
        one = (one * ONE & LONG) ^ herd
        other = (other * OTHER + herd) & LONG
    for seat in range(table.players):
        own = (table.pesos[seat] * 64 + table.areas[seat]) * 16 + table.supply[seat]
        one = (one * ONE & LONG) ^ own
        other = (other * OTHER + own) & LONG
        incoming = table.incoming[seat]
        one = (one * ONE & LONG) ^ (incoming & LONG) ^ (incoming >> 20)
    one = (one * ONE & LONG) ^ (table.seen & LONG) ^ (table.seen >> 20)
    return int(one * (SHORT + 1) + (other >> 9 & SHORT)) + 1
