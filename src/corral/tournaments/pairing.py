"""Who meets whom, for Swiss rounds and in an arena; and who sits on which seat.

All of it depends on what is stored alone: the same state always gives the same tables.

A Swiss round is the first, in the order of the standings, of those with the fewest repeats: the
leader meets the next best, unless they have met. Few can be looked through entirely; for many the
search has an end, and what swapping two of the neighbours has found stands in.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, permutations
from typing import Final, NamedTuple, TypeAlias

Met: TypeAlias = Mapping[frozenset[int], int]
Table: TypeAlias = tuple[int, ...]
NODES: Final = 60_000
"""So many tries a search may take; for a dozen entrants that is all there are."""


def sizes(entrants: int, most: int) -> list[int]:
    """As few tables as there can be, and as equal as they can be; the larger ones first."""
    tables = -(-entrants // most)
    return [entrants // tables + (table < entrants % tables) for table in range(tables)]


def repeats(table: Sequence[int], met: Met) -> int:
    """How often those at a table have met before."""
    return sum(met.get(frozenset(two), 0) for two in combinations(table, 2))


# Swiss


def swiss_round(
    order: Sequence[int], met: Met, had_bye: Mapping[int, int], most: int, nodes: int = NODES
) -> list[Table]:
    """The tables of a round; ``order``: the standings, the best first. A table of one is a bye.

    Where two play at a table and the number is odd, somebody has a bye: one of those with the
    fewest so far, of these whose bye saves most repeats, of these the last.
    """
    if most > 2 or len(order) % 2 == 0:
        return fewest_repeats(order, sizes(len(order), most), met, nodes)
    fewest = min(had_bye.get(one, 0) for one in order)
    best: tuple[int, list[Table]] | None = None
    for one in reversed(order):
        if had_bye.get(one, 0) > fewest:
            continue
        rest = [other for other in order if other != one]
        tables = fewest_repeats(rest, sizes(len(rest), most), met, nodes)
        cost = sum(repeats(table, met) for table in tables)
        if best is None or cost < best[0]:
            best = cost, [*tables, (one,)]
        if cost == 0:
            break
    assert best is not None, "somebody has the fewest byes"
    return best[1]


def fewest_repeats(
    order: Sequence[int], wanted: Sequence[int], met: Met, nodes: int = NODES
) -> list[Table]:
    """Tables of the wanted sizes: the first in order of those with the fewest repeats."""
    if not order:
        return []
    swapped = _by_swapping(order, wanted, met)
    most = sum(repeats(table, met) for table in swapped)
    search = _Search(met, nodes)
    for bound in range(most + 1):
        found = search.within(list(order), tuple(wanted), bound)
        if found is not None:
            return found
    return swapped


class _Search:
    """Depth first, with a bound on the repeats and on the tries."""

    def __init__(self, met: Met, nodes: int) -> None:
        self._met = met
        self._left = nodes

    def within(self, order: list[int], wanted: Table, bound: int) -> list[Table] | None:
        """Tables of these sizes, with no more repeats than that; the larger ones are tried first
        for whoever is first."""
        if not order:
            return []
        for size in sorted(set(wanted), reverse=True):
            place = wanted.index(size)
            sizes_left = (*wanted[:place], *wanted[place + 1 :])
            found = self._fill((order[0],), size, order[1:], sizes_left, bound)
            if found is not None:
                return found
        return None

    def _fill(
        self,
        table: Table,
        size: int,
        others: list[int],
        wanted: Table,
        bound: int,
        first: int = 0,
    ) -> list[Table] | None:
        """Seat one after the other, in order; then go on with the next table."""
        if len(table) == size:
            tables = self.within(others, wanted, bound)
            return None if tables is None else [table, *tables]
        for place in range(first, len(others)):
            self._left -= 1
            if self._left < 0:
                return None
            one = others[place]
            cost = sum(self._met.get(frozenset((one, other)), 0) for other in table)
            if cost > bound:
                continue
            rest = [*others[:place], *others[place + 1 :]]
            found = self._fill((*table, one), size, rest, wanted, bound - cost, place)
            if found is not None:
                return found
        return None


def _by_swapping(order: Sequence[int], wanted: Sequence[int], met: Met) -> list[Table]:
    """Neighbours together; then two change places as long as that saves repeats."""
    tables: list[list[int]] = []
    for size in wanted:
        begin = sum(map(len, tables))
        tables.append(list(order[begin : begin + size]))
    while (swap := _best_swap(tables, met)) is not None:
        (one, here), (other, there) = swap
        tables[one][here], tables[other][there] = tables[other][there], tables[one][here]
    return [tuple(table) for table in tables]


def _best_swap(
    tables: Sequence[list[int]], met: Met
) -> tuple[tuple[int, int], tuple[int, int]] | None:
    """The two places whose exchange saves most, of equals the nearest; nothing where none does."""
    best, found = 0, None
    for one, other in sorted(combinations(range(len(tables)), 2), key=lambda two: two[1] - two[0]):
        before = repeats(tables[one], met) + repeats(tables[other], met)
        if before <= best:
            continue
        for here, mine in enumerate(tables[one]):
            for there, theirs in enumerate(tables[other]):
                left = [*tables[one][:here], theirs, *tables[one][here + 1 :]]
                right = [*tables[other][:there], mine, *tables[other][there + 1 :]]
                saved = before - repeats(left, met) - repeats(right, met)
                if saved > best:
                    best, found = saved, ((one, here), (other, there))
    return found


# Arena

CHOICE: Final = 4
"""Of so many more than must wait on it is tried whether that saves a repeat."""


class Waiter(NamedTuple):
    """Somebody in an arena who is at no table."""

    entrant: int
    since: float
    points: int
    last: frozenset[int] = frozenset()
    """Whom they have met at their last table."""


class Patience(NamedTuple):
    """How long an arena lets people wait, in seconds."""

    gather: float = 3.0
    """For others to come, before anybody is paired."""
    most: float = 20.0
    """For a full table, and for somebody else than last time."""


def arena_tables(
    waiting: Sequence[Waiter], playing: int, most: int, now: float, patience: Patience
) -> list[Table]:
    """Tables for those who wait now; ``playing``: how many others will be free again.

    Full tables of those who have waited longest, strong with strong, nobody with whom they sat
    before. Smaller ones, and the same people again, when somebody has waited too long or there is
    nobody to wait for.
    """
    queue = sorted(waiting, key=lambda one: (one.since, one.entrant))
    if len(queue) < 2 or (playing and now - queue[0].since < patience.gather):
        return []
    tired = {one.entrant for one in queue if not playing or now - one.since >= patience.most}
    spare = len(queue) % most
    if spare and queue[-spare].entrant in tired:
        spare = len(queue) % 2 if most == 2 else 0  # smaller tables, but two are two
    met = {frozenset((one.entrant, other)): 1 for one in queue for other in one.last}
    best: tuple[int, list[Table]] | None = None
    for left in _left_waiting(queue, spare, tired):
        chosen = [one for one in queue if one not in left]
        chosen.sort(key=lambda one: (-one.points, one.since, one.entrant))
        order = [one.entrant for one in chosen]
        tables = fewest_repeats(order, sizes(len(order), most), met) if order else []
        again = sum(repeats(table, met) for table in tables)
        if best is None or again < best[0]:
            best = again, tables
        if not again:
            break
    assert best is not None, "somebody can always wait on"
    return [one for one in best[1] if not repeats(one, met) or not tired.isdisjoint(one)]


def _left_waiting(
    queue: Sequence[Waiter], spare: int, tired: set[int]
) -> Iterator[tuple[Waiter, ...]]:
    """Who could wait on where tables do not come out even: the newest first, the tired last."""
    newest = sorted(queue, key=lambda one: (one.entrant in tired, -one.since, -one.entrant))
    return combinations(newest[: spare + CHOICE], spare)


# Seats


def seated(table: Sequence[int], had: Mapping[int, Sequence[int]]) -> Table:
    """The table in the order of its seats: nobody gets one that they have had often."""

    def cost(order: Table) -> int:
        return sum(had[one][seat] for seat, one in enumerate(order) if one in had)

    return min(permutations(table), key=cost)
