"""What long tests are run with: few choices, but such that every two things meet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from corral.testing import Variant, variants
from tests.thorough import THOROUGH


def few_tables(name: str) -> Iterator[Variant]:
    """At every number of players every value of an option, over all of them every two values.

    ``variants`` has every two values at every number of players, which takes twice as long.
    """
    for variant in variants(name):
        options = variant.game.options
        changed = sum(variant.options[one.name] != one.default for one in options)
        if len(options) < 2 or (variant.players + changed) % 2 == 0:
            yield variant


def tables(name: str) -> list[Variant]:
    """One at every number of players, such that every two values of options meet in one of them.

    Thoroughly: every value at every number of players.
    """
    few = list(few_tables(name))
    if THOROUGH:
        return few
    rows = {one.players: [row for row in few if row.players == one.players] for one in few}
    # The first or the last row, by turns of 1, 0, 0, 1, 1: so four rows have all four pairs.
    return [found[-((players + players // 2) % 2)] for players, found in rows.items()]


def each_once(*choices: Sequence[Any]) -> list[tuple[Any, ...]]:
    """As few rows as the longest list of choices has: every value of every list is in one."""
    longest = max(map(len, choices))
    return [_row(*(one[row % len(one)] for one in choices)) for row in range(longest)]


def every_two(
    first: Sequence[Any], second: Sequence[Any], third: Sequence[Any]
) -> list[tuple[Any, ...]]:
    """Rows in which every two values meet; the third list is no longer than the others."""
    assert len(third) <= min(len(first), len(second))
    return [
        _row(one, other, third[(i + j) % len(third)])
        for i, one in enumerate(first)
        for j, other in enumerate(second)
    ]


def _row(*values: Any) -> tuple[Any, ...]:
    return tuple(part for one in values for part in (one if isinstance(one, tuple) else (one,)))
