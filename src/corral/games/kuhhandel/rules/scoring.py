"""Points for quartets and premiums (K-37 to K-39, K-46)."""

from __future__ import annotations

from mypy_extensions import i64

from corral.games.kuhhandel.rules.codes import ANIMALS, NONE, QUARTET, RAT
from corral.games.kuhhandel.rules.table import KuhhandelTable


def points(table: KuhhandelTable, seat: i64) -> i64:
    """What lies in front of a seat, the rats where they cost least (K-37)."""
    if table.owned(seat, RAT) < QUARTET:
        return points_with(table, seat, NONE)
    best: i64 = NONE
    for animal in range(i64(ANIMALS)):
        if table.owned(seat, animal) == QUARTET:
            best = max(best, points_with(table, seat, animal))
    return points_with(table, seat, NONE) if best == NONE else best


def covered(table: KuhhandelTable, seat: i64) -> i64:
    """The quartet that the seat's rats cover; NONE without one."""
    if table.owned(seat, RAT) == QUARTET:
        best = points(table, seat)
        for animal in range(i64(ANIMALS)):
            if table.owned(seat, animal) == QUARTET and points_with(table, seat, animal) == best:
                return animal
    return NONE


def points_with(table: KuhhandelTable, seat: i64, rats_on: i64) -> i64:
    """Quartets and matching premiums, times quartets; other premiums once (K-38)."""
    material = table.material
    quartets: i64 = 0
    worth: i64 = 0
    unmatched: i64 = 0
    for animal in range(i64(ANIMALS)):
        complete = table.owned(seat, animal) == QUARTET and animal != rats_on
        if complete:
            quartets += 1
            worth += material.value[animal]
        if table.premium[animal] == seat:
            if complete:
                worth += material.premium
            else:
                unmatched += material.premium
    return worth * quartets + unmatched
