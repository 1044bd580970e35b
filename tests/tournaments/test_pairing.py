"""Who meets whom: against a slow, obvious second implementation, and by what must always hold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corral.tournaments.boards import Bout, Sitter, byes, meetings, seats_had
from corral.tournaments.pairing import (
    Met,
    Patience,
    Table,
    Waiter,
    arena_tables,
    fewest_repeats,
    repeats,
    seated,
    sizes,
    swiss_round,
)
from corral.tournaments.schedule import MOST_ENTRANTS, round_robin

PATIENCE = Patience(gather=3, most=20)
FIELDS = [(entrants, most) for most in (2, 3, 4) for entrants in range(2, MOST_ENTRANTS[most] + 1)]


def every_way(order: Sequence[int], wanted: Sequence[int]) -> Iterator[list[Table]]:
    """All ways to fill tables of these sizes; the first of those left sits at the next one."""
    if not wanted:
        yield []
        return
    for size in sorted(set(wanted), reverse=True):
        left = list(wanted)
        left.remove(size)
        for mates in combinations(order[1:], size - 1):
            rest = [one for one in order[1:] if one not in mates]
            for others in every_way(rest, left):
                yield [(order[0], *mates), *others]


def slow(order: Sequence[int], wanted: Sequence[int], met: Met) -> list[Table]:
    """The first of all with the fewest repeats."""
    return min(
        every_way(order, wanted), key=lambda tables: sum(repeats(one, met) for one in tables)
    )


@st.composite
def small_fields(draw: st.DrawFn) -> tuple[list[int], int, dict[frozenset[int], int]]:
    most = draw(st.integers(2, 4))
    count = draw(st.integers(2, 8 if most == 2 else 9))
    order = draw(st.permutations(range(count)))
    pairs = [frozenset(two) for two in combinations(range(count), 2)]
    met = draw(st.dictionaries(st.sampled_from(pairs), st.integers(1, 3), max_size=len(pairs)))
    return order, most, met


@given(small_fields())
def test_a_round_is_the_first_with_the_fewest_repeats(
    field: tuple[list[int], int, dict[frozenset[int], int]],
) -> None:
    order, most, met = field
    order = order[: len(order) - len(order) % 2] if most == 2 else order
    wanted = sizes(len(order), most)
    assert fewest_repeats(order, wanted, met) == slow(order, wanted, met)


@given(small_fields(), st.dictionaries(st.integers(0, 8), st.integers(0, 2)))
def test_a_bye_goes_to_who_had_the_fewest_and_saves_most_repeats(
    field: tuple[list[int], int, dict[frozenset[int], int]], had: dict[int, int]
) -> None:
    order, _, met = field
    order = order if len(order) % 2 else order[1:]
    if not order:
        return
    *tables, (lucky,) = swiss_round(order, met, had, 2)
    fewest = min(had.get(one, 0) for one in order)
    able = [one for one in order if had.get(one, 0) == fewest]
    cost = {}
    for one in able:
        rest = [other for other in order if other != one]
        cost[one] = sum(repeats(two, met) for two in slow(rest, sizes(len(rest), 2), met))
    assert lucky == [one for one in able if cost[one] == min(cost.values())][-1]
    assert sum(repeats(two, met) for two in tables) == cost[lucky]


def played(tables: Sequence[Table], number: int, boards: Sequence[Bout], rng: Random) -> list[Bout]:
    """A round with chance results."""
    had = seats_had(boards)
    found = []
    for table in tables:
        order = seated(table, had)
        places = rng.sample(range(1, len(order) + 1), len(order))
        sitters = tuple(Sitter(one, place) for one, place in zip(order, places, strict=True))
        found.append(Bout(number, sitters, ended=float(number)))
    return found


@pytest.mark.parametrize(("entrants", "most", "rounds"), [(41, 2, 9), (60, 3, 6), (64, 4, 6)])
def test_in_a_large_swiss_nobody_meets_twice_and_byes_are_shared(
    entrants: int, most: int, rounds: int
) -> None:
    rng, boards = Random(entrants), list[Bout]()
    order = list(range(entrants))
    for number in range(rounds):
        tables = swiss_round(order, meetings(boards), byes(boards), most)
        assert sorted(one for table in tables for one in table) == list(range(entrants))
        assert tables == swiss_round(order, meetings(boards), byes(boards), most)
        boards += played(tables, number, boards, rng)
        rng.shuffle(order)
    assert max(meetings(boards).values()) == 1
    assert max(byes(boards).values(), default=0) <= 1


@pytest.mark.parametrize("most", [2, 3, 4])
def test_where_repeats_cannot_be_avoided_the_search_still_ends(most: int) -> None:
    order = list(range(24))
    met = {frozenset(two): 1 + sum(two) % 3 for two in combinations(order, 2)}
    tables = fewest_repeats(order, sizes(24, most), met)
    assert sorted(one for table in tables for one in table) == order
    neighbours = [tuple(order[first : first + most]) for first in range(0, 24, most)]
    assert sum(repeats(one, met) for one in tables) <= sum(repeats(one, met) for one in neighbours)


@pytest.mark.parametrize(("entrants", "most"), FIELDS)
def test_in_a_round_robin_everybody_meets_everybody_equally_often(entrants: int, most: int) -> None:
    rounds = round_robin(entrants, most)
    met = meetings(
        Bout(number, tuple(Sitter(one) for one in table))
        for number, tables in enumerate(rounds)
        for table in tables
    )
    assert len(met) == entrants * (entrants - 1) // 2
    assert len(set(met.values())) == 1
    for tables in rounds:
        people = [one for table in tables for one in table]
        assert len(set(people)) == len(people)
        assert all(2 <= len(table) <= most for table in tables)
    played_by = [
        sum(one in table for tables in rounds for table in tables) for one in range(entrants)
    ]
    assert max(played_by) - min(played_by) <= 1
    assert len(rounds) <= max(7, entrants)


@pytest.mark.parametrize(("entrants", "most"), FIELDS)
def test_seats_come_round(entrants: int, most: int) -> None:
    boards: list[Bout] = []
    for number, tables in enumerate(round_robin(entrants, most) * 2):
        boards += played(tables, number, boards, Random(number))
    for had in seats_had(boards).values():
        first = had[0]
        assert abs(first - sum(had) / max(2, min(most, entrants))) <= 3, had


@given(
    st.permutations(range(4)),
    st.integers(2, 4),
    st.dictionaries(st.integers(0, 3), st.lists(st.integers(0, 5), min_size=4, max_size=4)),
)
def test_nobody_could_be_seated_more_fairly(
    people: list[int], size: int, had: dict[int, list[int]]
) -> None:
    table = people[:size]

    def times(order: Sequence[int]) -> int:
        return sum(had.get(one, [0] * 4)[seat] for seat, one in enumerate(order))

    order = seated(table, had)
    assert sorted(order) == sorted(table)
    assert times(order) == min(times(other) for other in permutations(table))


# Arena

waiters = st.lists(
    st.tuples(st.floats(0, 60), st.integers(0, 50), st.frozensets(st.integers(0, 12), max_size=3)),
    max_size=13,
)


@given(waiters, st.integers(0, 5), st.integers(2, 4))
def test_an_arena_seats_nobody_twice_and_lets_nobody_wait_for_ever(
    people: list[tuple[float, int, frozenset[int]]], playing: int, most: int
) -> None:
    waiting = [Waiter(one, *told) for one, told in enumerate(people)]
    now = 60.0
    tables = arena_tables(waiting, playing, most, now, PATIENCE)
    seats = [one for table in tables for one in table]
    assert len(set(seats)) == len(seats)
    assert all(2 <= len(table) <= most for table in tables)
    assert tables == arena_tables(waiting[::-1], playing, most, now, PATIENCE)
    tired = [one for one in waiting if now - one.since >= PATIENCE.most or not playing]
    left = [one for one in tired if one.entrant not in seats]
    assert len(left) <= 1, "of two who have waited too long nobody waits on"
    met = {frozenset((one.entrant, other)) for one in waiting for other in one.last}
    for table in tables:
        again = any(frozenset(two) in met for two in combinations(table, 2))
        assert not again or not {one.entrant for one in tired}.isdisjoint(table)


def test_an_arena_gathers_a_moment_and_then_waits_for_somebody_new() -> None:
    again = [Waiter(0, 10.0, 0, frozenset({1})), Waiter(1, 10.0, 12, frozenset({0}))]
    assert arena_tables(again, 2, 2, 12.0, PATIENCE) == []
    assert arena_tables(again, 2, 2, 15.0, PATIENCE) == []
    assert arena_tables(again, 0, 2, 10.0, PATIENCE) == [(1, 0)]
    assert arena_tables(again, 2, 2, 30.0, PATIENCE) == [(1, 0)]
    new = Waiter(2, 11.0, 24)
    assert arena_tables([*again, new], 2, 2, 12.9, PATIENCE) == []
    assert arena_tables([*again, new], 2, 2, 13.0, PATIENCE) == [(2, 0)]
    three = [*again, new]
    assert arena_tables(three, 1, 4, 15.0, PATIENCE) == []
    assert arena_tables(three, 1, 4, 31.0, PATIENCE) == [(2, 1, 0)]
