"""A row of numbers that shows one position after another: only what has changed is written.

Learners look at millions of positions, each of which differs little from the one before it.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i32, i64, mypyc_attr

from corral.core.state import State

# Every five bits of this number (a de Bruijn sequence) differ, so its products with powers of 2
# tell which power it was, without a division.
SEQUENCE: Final = 0x077CB531
HALF: Final = 32
LOWER: Final = (1 << HALF) - 1


def _places() -> vec[i64]:
    places = [0] * HALF
    for place in range(HALF):
        places[SEQUENCE << place >> 27 & 31] = place
    return vec[i64](places)


PLACE: Final = _places()


class Ink:
    """How numbers are written: as they are, or as the bits of a 32-bit float of number / unit.

    A float is what ``numpy.float32(number) * numpy.float32(1 / unit)`` gives, to the last bit. What
    stands for ``number`` in a piece is ``bits[first[piece] + number]``.
    """

    def __init__(
        self, lows: Sequence[int], highs: Sequence[int], units: Sequence[int], floats: bool
    ) -> None:
        """One bound and unit for each piece of an observation."""
        self.floats = floats
        self.bits = vec[i32]()
        self.first = vec[i64]([0] * len(units))
        self.one: i32 = _bits(1, 2, 1, floats)[0]
        self.minus_one: i32 = _bits(-1, 0, 1, floats)[0]
        for unit in sorted(set(units)):
            pieces = [piece for piece in range(len(units)) if units[piece] == unit]
            low = min(lows[piece] for piece in pieces)
            high = max(highs[piece] for piece in pieces)
            for piece in pieces:
                self.first[piece] = len(self.bits) - low
            self.bits = extend(self.bits, _bits(low, high + 1, unit, floats))

    def of(self, first: i64, number: i64) -> i32:
        """A number of the piece whose entry in ``first`` that is."""
        return self.bits[first + number]


@lru_cache(maxsize=64)
def _bits(low: int, end: int, unit: int, floats: bool) -> vec[i32]:
    """What stands for the numbers from ``low`` to ``end``.

    A float is rounded twice, as two operations on 32-bit floats are: the unit's inverse, then the
    product, which is exact before it is rounded, as both factors have 24 bits.
    """
    if not floats:
        return vec[i32](list(range(low, end)))
    inverse = array("f", [1 / unit])[0]
    numbers = array("f", [number * inverse for number in range(low, end)])
    return vec[i32](list(memoryview(numbers).cast("B").cast("i")))


@mypyc_attr(allow_interpreted_subclasses=True)
class Sheet:
    """So many numbers of ``out`` from ``at`` on, all 0 at first, which nobody else writes."""

    def __init__(self, out: vec[i32], at: i64, ink: Ink) -> None:
        self.out = out
        self.at = at
        self.ink = ink

    def show(self, state: State, seat: i64) -> None:
        """What a seat knows now."""
        raise NotImplementedError

    def legal(self, state: State, seat: i64) -> vec[i64]:
        """The actions of a seat, without repetition and in no order."""
        raise NotImplementedError

    def move(self, state: State, seat: i64, action: i64) -> i64:
        """The move that a legal action stands for."""
        raise NotImplementedError


def mark_set(out: vec[i32], at: i64, was: i64, now: i64, one: i32) -> None:
    """1 for every member of a set of at most 62 bits, 0 for who is no member any more."""
    changed = was ^ now
    while changed:
        lowest = changed & -changed
        place = at
        power = lowest
        if power > LOWER:
            place += HALF
            power >>= HALF
        out[place + PLACE[power * SEQUENCE >> 27 & 31]] = one if now & lowest else i32(0)
        changed ^= lowest


def mark_one(out: vec[i32], at: i64, was: i64, now: i64, one: i32) -> None:
    """1 at the place that is chosen now and no longer at another; below 0 nothing is chosen."""
    if was != now:
        if was >= 0:
            out[at + was] = 0
        if now >= 0:
            out[at + now] = one
