"""Who is ahead: by points, then by one tie-break after the other."""

from __future__ import annotations

from fractions import Fraction
from itertools import groupby

from hypothesis import given
from hypothesis import strategies as st

from corral.tournaments.boards import POINT, Bout, Format, Sitter, halves, places_of, worth
from corral.tournaments.standings import TIE_BREAKS, standings

FORMATS: list[Format] = ["arena", "swiss", "round_robin"]


def board(number: int, *told: tuple[int, int]) -> Bout:
    """Entrants with their places; 0 is a forfeit."""
    sitters = [Sitter(one, place or len(told), place == 0) for one, place in told]
    return Bout(number, tuple(sitters), ended=1.0)


@st.composite
def boards(draw: st.DrawFn) -> list[Bout]:
    found = []
    for number in range(draw(st.integers(0, 5))):
        people = draw(st.permutations(range(6)))
        while people:
            size = min(len(people), draw(st.integers(1, 4)))
            told = [(draw(st.integers(0, 9)), draw(st.booleans())) for _ in range(size)]
            places = places_of(told)
            sitters = tuple(
                Sitter(one, place, not stayed)
                for one, place, (_, stayed) in zip(people, places, told, strict=False)
            )
            ended = draw(st.sampled_from([None, 1.0]))
            found.append(Bout(number, sitters, ended))
            people = people[size:]
    return found


@given(boards(), st.sampled_from(FORMATS))
def test_what_a_table_gives_is_shared_out_whole(played: list[Bout], form: Format) -> None:
    for one in played:
        given_out = [worth(one, sitter, form) for sitter in one.sitters]
        assert all(points >= 0 for points in given_out)
        stayed = [sitter for sitter in one.sitters if not sitter.forfeit]
        if not one.over or not stayed:
            assert sum(given_out) == 0
        elif one.bye:
            assert given_out == [0 if form == "round_robin" else POINT]
        else:
            others = len(one.sitters) - 1
            gone = others + 1 - len(stayed)
            pairs = len(stayed) * (len(stayed) - 1) // 2 + len(stayed) * gone
            assert sum(given_out) == POINT * pairs // (1 if form == "round_robin" else others)


def slow(played: list[Bout], form: Format) -> list[list[int]]:
    """Groups of those who share a place: whoever is ahead by the first tie-break that tells."""
    over = [one for one in played if one.over]
    points = {
        one: sum(
            worth(table, sitter, form)
            for table in over
            for sitter in table.sitters
            if sitter.entrant == one
        )
        for one in range(6)
    }

    def value(name: str, one: int, level: list[int]) -> Fraction:
        total, matches = Fraction(0), 0
        for table in over:
            own = [sitter for sitter in table.sitters if sitter.entrant == one]
            others = [sitter for sitter in table.sitters if sitter.entrant != one]
            if not own or not others:
                continue
            matches += 1
            if name == "wins":
                total += own[0].place == 1 and not own[0].forfeit
            elif name == "places":
                total -= own[0].place or 0
            elif name == "opposition":
                total += Fraction(sum(points[other.entrant] for other in others), len(others))
            elif name == "direct":
                total += Fraction(
                    sum(halves(own[0], other) for other in others if other.entrant in level), 2
                )
        return Fraction(points[one], max(1, matches)) if name == "average" else total

    groups = [sorted(range(6))]
    for name in ("points", *TIE_BREAKS[form]):
        finer = []
        for group in groups:
            told = {
                one: Fraction(points[one]) if name == "points" else value(name, one, group)
                for one in group
            }
            order = sorted(group, key=lambda one: -told[one])
            finer += [list(level) for _, level in groupby(order, key=lambda one: told[one])]
        groups = finer
    return groups


@given(boards(), st.sampled_from(FORMATS))
def test_standings_are_those_of_a_slow_second_reckoning(played: list[Bout], form: Format) -> None:
    found = standings(range(6), played, form)
    groups = slow(played, form)
    assert [one.entrant for one in found] == [one for group in groups for one in group]
    places = [
        1 + sum(map(len, groups[:number])) for number, group in enumerate(groups) for _ in group
    ]
    assert [one.place for one in found] == places


def test_places_put_those_last_who_did_not_stay() -> None:
    assert places_of([(50, True), (90, False), (50, True), (20, True)]) == [1, 4, 1, 3]
    assert places_of([(1, False), (2, False)]) == [1, 1]


def test_a_win_at_four_is_worth_a_win_at_two() -> None:
    four = board(0, (0, 1), (1, 2), (2, 3), (3, 4))
    assert [worth(four, one, "swiss") for one in four.sitters] == [12, 8, 4, 0]
    assert [worth(four, one, "round_robin") for one in four.sitters] == [36, 24, 12, 0]
    two = board(0, (0, 1), (1, 1))
    assert [worth(two, one, "arena") for one in two.sitters] == [6, 6]


def test_who_won_against_the_other_is_ahead_in_a_round_robin() -> None:
    level = [board(0, (1, 1), (0, 2)), board(1, (0, 1), (2, 2))]
    found = standings(range(3), level, "round_robin")
    assert [one.entrant for one in found] == [1, 0, 2]
    assert [one.breaks["direct"] for one in found[:2]] == [Fraction(1), Fraction(0)]


def test_in_a_swiss_the_harder_way_counts() -> None:
    """0 and 3 have won once; 0 against somebody who has won, too."""
    played = [
        board(0, (0, 1), (1, 2)),
        board(0, (3, 1), (2, 2)),
        board(1, (1, 1), (2, 2)),
    ]
    found = standings(range(4), played, "swiss")
    assert [one.entrant for one in found[:2]] == [0, 1]
    assert found[0].breaks["opposition"] == POINT
