"""Counting for each seat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

Tally: TypeAlias = dict[str, list[int]]
"""Names, each with a number for each seat."""


def new_tally(names: Iterable[str], seats: int) -> Tally:
    return {name: [0] * seats for name in names}
