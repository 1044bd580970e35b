"""Evaluation of a herd: its sale in the end, and what may still join it (E-26 to E-28).

A herd's prospects depend on how many more tiles of its breed its owner can choose from. Each of
these chances shows some value, all alike; the owner takes the tile or leaves it. So the table is
filled from no chance at all, where a herd is worth its sale, to many.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from corral.core.bits import bit
from corral.games.elgaucho.rules.board import COUNT, HIGHEST, LOWEST
from corral.games.elgaucho.rules.codes import ASCENDING, DESCENDING, SINGLE, VALUES
from corral.games.elgaucho.rules.herds import fits_right, sale_value

MOST_CHANCES: Final = 10
"""Chances to take a tile of one breed; more make no difference worth knowing."""

# Where a herd stands in the table: none, single tiles, ascending ones by number of tiles and
# highest value, descending ones by number, highest and lowest value.
_NO_HERD: Final = 0
_RISING: Final = 13
_FALLING: Final = _RISING + 13 * 13
_KINDS: Final = _FALLING + 13 * 13 * 13


def _kind(herd: i64, direction: i64) -> i64:
    """A herd's place in the table."""
    if herd == 0:
        return _NO_HERD
    if direction == SINGLE:
        return HIGHEST[herd]
    if direction == ASCENDING:
        return _RISING + COUNT[herd] * 13 + HIGHEST[herd]
    return _FALLING + (COUNT[herd] * 13 + HIGHEST[herd]) * 13 + LOWEST[herd]


def _fill_table() -> vec[float]:
    worth = vec[float]([0.0] * (_KINDS * (MOST_CHANCES + 1)))
    for value in range(1, VALUES + 1):
        worth[value] = float(value)
        for count in range(2, VALUES + 1):
            worth[_RISING + count * 13 + value] = float(count * value)
            for low in range(1, value):
                worth[_FALLING + (count * 13 + value) * 13 + low] = float(count * value)
    for chances in range(1, MOST_CHANCES + 1):
        _add_chance(worth, i64(chances * _KINDS))
    return worth


def _add_chance(worth: vec[float], here: i64) -> None:
    """One more tile to take or to leave, by what herds are worth with one chance fewer."""
    before: i64 = here - _KINDS
    fresh = before  # + a value: a herd of one tile
    worth[here] = 0.0
    for value in range(i64(1), i64(13)):
        worth[here] += max(worth[before], worth[fresh + value]) / 12.0
    for own in range(i64(1), i64(13)):
        stay = worth[before + own]
        total = 0.0
        for value in range(i64(1), i64(13)):
            if value > own:
                total += max(stay, worth[before + _RISING + 26 + value])
            elif value < own:
                total += max(stay, worth[before + _FALLING + (26 + own) * 13 + value])
            else:
                total += stay
        worth[here + own] = total / 12.0
    for count in range(i64(2), i64(13)):
        for top in range(i64(1), i64(13)):
            sale = float(count * top)
            rising = _RISING + count * 13 + top
            stay = worth[before + rising]
            total = 0.0
            for value in range(i64(1), i64(13)):
                joined = sale + worth[fresh + value]
                if value > top and count < 12:
                    joined = worth[before + rising + 13 + value - top]
                total += max(stay, joined)
            worth[here + rising] = total / 12.0
            for low in range(i64(1), top):
                falling = _FALLING + (count * 13 + top) * 13 + low
                stay = worth[before + falling]
                total = 0.0
                for value in range(i64(1), i64(13)):
                    joined = sale + worth[fresh + value]
                    if value < low and count < 12:
                        joined = worth[before + falling + 169 + value - low]
                    total += max(stay, joined)
                worth[here + falling] = total / 12.0


_WORTH: Final = _fill_table()


def prospect(herd: i64, direction: i64, chances: float) -> float:
    """The pesos that a breed will bring, with that many more tiles to choose from."""
    kind = _kind(herd, direction)
    if chances >= MOST_CHANCES:
        return _WORTH[MOST_CHANCES * _KINDS + kind]
    whole = i64(int(chances))
    part = chances - float(whole)
    here = whole * _KINDS + kind
    return _WORTH[here] * (1.0 - part) + _WORTH[here + _KINDS] * part


def best_order(
    herd: i64, direction: i64, now: i64, soon: i64, later: i64, sort: bool, chances: float
) -> float:
    """The pesos that a breed will bring when tiles come home, in the best order (E-25 to E-29).

    ``now``, ``soon`` and ``later`` are sets of values that come one set after the other; with
    ``sort`` one tile may go wherever the row stays in order.
    """
    if now == 0:
        now = soon
        soon = later
        later = 0
        if now == 0:
            now = soon
            soon = 0
            if now == 0:
                return prospect(herd, direction, chances)
    highest = -1.0
    left = now
    while left:
        value = LOWEST[left]
        mark = bit(value - 1)
        left &= ~mark
        rest = now & ~mark
        joined, turned, fetched = added(herd, direction, value)
        total = float(fetched) + best_order(joined, turned, rest, soon, later, sort, chances)
        highest = max(highest, total)
        if sort and herd != 0:
            joined, turned = sorted_in(herd, direction, value)
            total = best_order(joined, turned, rest, soon, later, False, chances)
            highest = max(highest, total)
    return highest


def added(herd: i64, direction: i64, value: i64) -> tuple[i64, i64, i64]:
    """A herd and its direction after a tile came to its right end; the pesos of a sale (E-27)."""
    mark = bit(value - 1)
    if herd == 0:
        return mark, SINGLE, 0
    if not fits_right(herd, direction, value):
        return mark, SINGLE, sale_value(herd)
    if direction == SINGLE:
        return herd | mark, ASCENDING if value > HIGHEST[herd] else DESCENDING, 0
    return herd | mark, direction, 0


def sorted_in(herd: i64, direction: i64, value: i64) -> tuple[i64, i64]:
    """A herd and its direction after SORT; a single tile is joined on its left (E-29)."""
    if direction == SINGLE:
        direction = ASCENDING if value < LOWEST[herd] else DESCENDING
    return herd | bit(value - 1), direction
