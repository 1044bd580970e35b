"""Choices of options such that every two values that can go together do so in one of them.

Trying all combinations grows by powers; most faults need no more than two options to show.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, product

from corral.core.errors import OptionError
from corral.core.options import Option, Options, OptionValue, check_options

Pair = tuple[tuple[int, OptionValue], tuple[int, OptionValue]]


def pairwise(options: Sequence[Option]) -> list[Options]:
    """Few choices that hold every possible pair of values; that of all defaults is the first."""
    chosen = [[option.default for option in options]]
    missing = {pair for pair in _all_pairs(options) if _completed(options, dict(pair))}
    if len(options) == 1:
        chosen += [[value] for value in options[0].values()[1:]]
    missing -= _pairs(chosen[0])
    while missing:
        begun = min(missing, key=lambda pair: _order(options, pair))
        row = _filled(options, dict(begun), missing)
        chosen.append(row)
        missing -= _pairs(row)
    return [dict(zip((o.name for o in options), row, strict=True)) for row in chosen]


def _all_pairs(options: Sequence[Option]) -> list[Pair]:
    return [
        ((first, one), (second, other))
        for first, second in combinations(range(len(options)), 2)
        for one, other in product(options[first].values(), options[second].values())
    ]


def _order(options: Sequence[Option], pair: Pair) -> tuple[int, ...]:
    """Pairs as the options stand, so that the same options give the same choices."""
    return tuple(
        number for place, value in pair for number in (place, options[place].values().index(value))
    )


def _pairs(row: list[OptionValue]) -> set[Pair]:
    return set(combinations(enumerate(row), 2))


def _filled(
    options: Sequence[Option], begun: dict[int, OptionValue], missing: set[Pair]
) -> list[OptionValue]:
    """A whole choice with these values; the others are those that bring the most new pairs."""
    row = dict(begun)
    for place, option in enumerate(options):
        if place in row:
            continue
        able = [value for value in option.values() if _completed(options, {**row, place: value})]
        row[place] = max(able, key=lambda value: _new_pairs(row, place, value, missing))
    return [row[place] for place in range(len(options))]


def _new_pairs(
    row: dict[int, OptionValue], place: int, value: OptionValue, missing: set[Pair]
) -> int:
    pairs = [sorted([(place, value), other], key=lambda one: one[0]) for other in row.items()]
    return sum((first, second) in missing for first, second in pairs)


def _completed(options: Sequence[Option], row: dict[int, OptionValue]) -> bool:
    """Whether these values may go together, all else being as usual."""
    try:
        check_options("", options, {options[place].name: value for place, value in row.items()})
    except OptionError:
        return False
    return True
