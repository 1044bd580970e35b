"""Round robins: everybody meets everybody equally often, at tables of two, three or four.

For two the circle method does it. For more the tables of a round are the parallel lines of a finite
geometry (a resolvable design): each two points lie on one line, or on the same number of planes.
Where fewer have entered than it has points, some stay empty; those left still meet equally often,
at tables that are smaller by one or two, and whoever would sit alone sits out.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import combinations
from typing import Final, TypeAlias

Rounds: TypeAlias = tuple[tuple[tuple[int, ...], ...], ...]

PLANE_OF_NINE: Final = (
    "012 345 678",
    "036 147 258",
    "048 156 237",
    "057 138 246",
)
"""Every two meet once."""
SCHOOLGIRLS: Final = (
    "012 37b 49e 5ac 68d",
    "034 179 2cd 58e 6ab",
    "056 18a 2be 39d 47c",
    "078 1bd 245 3ae 69c",
    "09a 1ce 236 48b 57d",
    "0bc 135 289 4ad 67e",
    "0de 146 27a 38c 59b",
)
"""Kirkman's fifteen, from the lines of the projective space of fifteen points; once."""
CUBE: Final = (
    "0246 1357",
    "0145 2367",
    "0347 1256",
    "0123 4567",
    "0257 1346",
    "0167 2345",
    "0356 1247",
)
"""The planes of the space of eight points: every two meet three times."""
PLANE_OF_SIXTEEN: Final = (
    "0123 4567 89ab cdef",
    "048c 159d 26ae 37bf",
    "05af 14be 278d 369c",
    "06bd 17ac 249f 358e",
    "079e 168f 25bc 34ad",
)
"""Every two meet once."""
DESIGNS: Final = {
    3: {9: PLANE_OF_NINE, 15: SCHOOLGIRLS},
    4: {8: CUBE, 9: PLANE_OF_NINE, 16: PLANE_OF_SIXTEEN},
}
"""By how many sit at a table, and how many points there are."""
MOST_ENTRANTS: Final = {2: 16, 3: 15, 4: 16}
"""By how many sit at a table."""


@lru_cache(maxsize=64)
def round_robin(entrants: int, most: int) -> Rounds:
    """The tables of every round, of entrants from 0 on; those who sit out are at none."""
    assert 2 <= entrants <= MOST_ENTRANTS[most]
    if entrants <= most:
        return ((tuple(range(entrants)),),)
    if most == 2:
        return _circle(entrants)
    if entrants == most + 1:  # one after the other sits out
        return tuple((rest,) for rest in combinations(range(entrants), most))[::-1]
    points = min(size for size in DESIGNS[most] if size >= entrants)
    return _thinned(DESIGNS[most][points], points, entrants)


def _circle(entrants: int) -> Rounds:
    """One stays, the others go round; with an odd number whoever faces the empty place sits out."""
    ring = entrants + entrants % 2 - 1
    rounds = []
    for turn in range(ring):
        pairs = [(turn, ring)] + [
            ((turn + step) % ring, (turn - step) % ring) for step in range(1, (ring + 1) // 2)
        ]
        rounds.append(tuple(pair for pair in pairs if max(pair) < entrants))
    return tuple(rounds)


def _thinned(design: tuple[str, ...], points: int, entrants: int) -> Rounds:
    """With some points empty: such that all play about as often, and few sit at a table alone."""
    rounds = [[[int(sign, 16) for sign in table] for table in one.split()] for one in design]

    def unfair(kept: tuple[int, ...]) -> tuple[int, int]:
        left = set(kept)
        tables = [found for one in rounds for table in one if (found := left.intersection(table))]
        alone = Counter(point for table in tables if len(table) == 1 for point in table)
        played = [sum(point in one for one in tables) - alone[point] for point in kept]
        return max(played) - min(played), alone.total()

    kept = min(combinations(range(points), entrants), key=unfair)
    number = {point: entrant for entrant, point in enumerate(kept)}
    return tuple(
        tuple(
            found
            for table in one
            if len(found := tuple(number[point] for point in table if point in number)) > 1
        )
        for one in rounds
    )
