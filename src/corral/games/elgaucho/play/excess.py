"""Calibration of expected pesos: what the appraisal of a ranch counts too much or too little.

While many tiles are to come it is too little, as what coming turns will bring is not seen; towards
the end it is too much, as not all that is hoped for comes home. The correction is the same for all
seats, so it changes nobody's chances and no bot's choice: it makes the points true that bots tell.
"""

from __future__ import annotations

from typing import Final

from corral.games.elgaucho.rules.codes import COLLECT_PHASE, FINAL_PHASE, KEEP_PHASE, OVER_PHASE
from corral.games.elgaucho.rules.table import ElGauchoTable

PARTS: Final = 5
FEWEST: Final = 2
EXCESS: Final[list[list[float]]] = [
    [-71.9, 44.4, -3.17, 24.1, 11.4],
    [-98.6, 24.3, -2.73, 18.6, 7.3],
    [-90.9, 17.9, -2.36, 17.3, 7.4],
]
"""For two, three and four players, in pesos of each seat: before the first round, when the pile is
used up, for each tile in it, in the last rounds with dice, and in the one without. Fitted to 90
matches of foremen (docs/arena.md has the command)."""


def excess_parts(table: ElGauchoTable) -> list[float]:
    """How much of each of these counts now."""
    parts = [0.0] * PARTS
    if table.phase == KEEP_PHASE:
        parts[0] = 1.0
    elif table.countdown > 0:
        parts[3] = 1.0
    elif table.countdown < 0:
        parts[1] = 1.0
        parts[2] = float(table.pile)
    elif table.phase not in (COLLECT_PHASE, FINAL_PHASE, OVER_PHASE):
        parts[4] = 1.0
    return parts


def excess_of(table: ElGauchoTable) -> float:
    """What each seat is expected to get too much."""
    weights = EXCESS[table.players - FEWEST]
    parts = excess_parts(table)
    excess = 0.0
    for part in range(PARTS):
        excess += weights[part] * parts[part]
    return excess
