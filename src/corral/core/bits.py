"""Sets as bits of one number."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Compiled by mypyc 2.4, a literal 1 that is shifted is a 32-bit number. Hence the table.
BITS: Final = vec[i64]([1 << place for place in range(63)])


def bit(place: i64) -> i64:
    """The set that holds only this place, from 0 to 62."""
    return BITS[place]
