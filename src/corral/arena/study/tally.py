"""Counting for each seat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from corral.core.event import Event, Value

Tally: TypeAlias = dict[str, list[int]]
"""Names, each with a number for each seat."""


def new_tally(names: Iterable[str], seats: int) -> Tally:
    """Nothing counted yet, for each name and seat."""
    return {name: [0] * seats for name in names}


def number(event: Event, name: str) -> int:
    """A value of an event that is a number."""
    return _whole(event.values[name])


def _whole(value: Value) -> int:
    assert isinstance(value, int)
    return value


def numbers(event: Event, name: str) -> list[int]:
    """A value of an event that is a list of numbers."""
    value = event.values[name]
    assert isinstance(value, list)
    return [_whole(one) for one in value]
