"""Who sits together at the tables of an arena."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations, permutations
from typing import Final, TypeAlias

LineUp: TypeAlias = tuple[int, ...]
"""The entrants at one table, by their numbers in ascending order; repeated where several sit."""


def mixed(entrants: int, seats: int) -> list[LineUp]:
    """Every choice of different entrants; seats that are left over are shared out evenly."""
    everybody = tuple(range(entrants))
    rounds, extra = divmod(seats, entrants)
    return [tuple(sorted((*everybody * rounds, *more))) for more in combinations(everybody, extra)]


def alone(entrants: int, seats: int) -> list[LineUp]:
    """Every entrant as the only one among as many of each other as there is room for."""
    pairs = combinations if seats == 2 else permutations
    return [_one_among(one, other, seats) for one, other in pairs(range(entrants), 2)]


def ladder(entrants: int, seats: int) -> list[LineUp]:
    """Every entrant alone among the ones named next: the stronger are named first."""
    return [_one_among(rung, rung + 1, seats) for rung in range(entrants - 1)]


def _one_among(one: int, other: int, seats: int) -> LineUp:
    return tuple(sorted((one, *[other] * (seats - 1))))


LINE_UPS: Final[dict[str, Callable[[int, int], list[LineUp]]]] = {
    "mixed": mixed,
    "alone": alone,
    "ladder": ladder,
}


def seats_by_entrant(line_up: LineUp) -> dict[int, int]:
    """How many seats each entrant has; the one who sits alone comes first."""
    counts = Counter(line_up)
    order = sorted(counts, key=lambda entrant: (counts[entrant], entrant))
    return {entrant: counts[entrant] for entrant in order}


def label(line_up: LineUp, names: Sequence[str]) -> str:
    """``baron, 3 foreman``."""
    return ", ".join(
        names[entrant] if seats == 1 else f"{seats} {names[entrant]}"
        for entrant, seats in seats_by_entrant(line_up).items()
    )


def fair_share(line_up: LineUp) -> float:
    """What every seat would win among equals."""
    return 1 / len(line_up)
