"""Line-ups, deals and rotations."""

from __future__ import annotations

from collections import Counter

import pytest

import corral
from corral.arena.entrant import read_entrants
from corral.arena.lineup import alone, label, ladder, mixed
from corral.arena.plan import Plan, usual_tables
from corral.core.dealer import SEEDS
from corral.core.errors import OptionError


def plan(
    players: str = "cowhand,greenhorn,random",
    line_up: str = "mixed",
    tables: tuple[int, ...] = (2, 3),
    deals: int = 4,
    seed: int = 7,
) -> Plan:
    return Plan("kuhhandel", read_entrants(players), line_up, tables, deals, seed, {})


def test_mixed_tables_have_every_choice() -> None:
    assert mixed(3, 2) == [(0, 1), (0, 2), (1, 2)]
    assert mixed(3, 3) == [(0, 1, 2)]


def test_mixed_tables_share_out_what_is_left_over() -> None:
    assert mixed(2, 3) == [(0, 0, 1), (0, 1, 1)]
    assert mixed(2, 4) == [(0, 0, 1, 1)]
    assert mixed(3, 5) == [(0, 0, 1, 1, 2), (0, 0, 1, 2, 2), (0, 1, 1, 2, 2)]


def test_alone_is_everybody_among_everybody_else() -> None:
    assert alone(2, 4) == [(0, 1, 1, 1), (0, 0, 0, 1)]
    assert alone(3, 2) == [(0, 1), (0, 2), (1, 2)]
    assert len(alone(3, 3)) == 6


def test_a_ladder_has_neighbours_only() -> None:
    assert ladder(3, 2) == [(0, 1), (1, 2)]
    assert ladder(3, 4) == [(0, 1, 1, 1), (1, 2, 2, 2)]


def test_labels_name_the_one_alone_first() -> None:
    assert label((0, 1, 1, 1), ("baron", "foreman")) == "baron, 3 foreman"
    assert label((0, 0, 0, 1), ("baron", "foreman")) == "foreman, 3 baron"


def test_all_rotations_of_a_deal_have_one_seed_and_everybody_sits_everywhere_once() -> None:
    asked = plan(tables=(3,), deals=5)
    line_ups = asked.line_ups()
    jobs = [asked.job(place, line_ups) for place in asked.places()]
    assert len(jobs) == asked.size() == 15
    for deal in range(5):
        matches = [job for job in jobs if job.place.deal == deal]
        assert {job.seed for job in matches} == {7 + deal}
        seatings = [tuple(entrant.name for entrant in job.seats) for job in matches]
        for seat in range(3):
            assert {seating[seat] for seating in seatings} == set(asked.names)


def test_one_among_others_sits_everywhere_once() -> None:
    asked = plan("cowhand,random", "ladder", (4,), deals=1)
    jobs = [asked.job(place, asked.line_ups()) for place in asked.places()]
    seats = [[entrant.name for entrant in job.seats].index("cowhand") for job in jobs]
    assert sorted(seats) == [0, 1, 2, 3]


def test_neighbours_differ_from_deal_to_deal() -> None:
    asked = plan(tables=(3,), deals=60)
    jobs = [asked.job(place, asked.line_ups()) for place in asked.places() if place.rotation == 0]
    seatings = Counter(tuple(entrant.name for entrant in job.seats) for job in jobs)
    assert len(seatings) == 6


def test_the_matches_begin_deal_by_deal() -> None:
    deals = [place.deal for place in plan().places()]
    assert deals == sorted(deals)


def test_usual_tables() -> None:
    assert usual_tables(corral.game("kuhhandel"), 4, "mixed") == (2, 3, 4)
    assert usual_tables(corral.game("elgaucho"), 6, "mixed") == (2, 3, 4)
    assert usual_tables(corral.game("kuhhandel"), 2, "ladder") == (2, 3, 4, 5, 6)


def test_refusals() -> None:
    with pytest.raises(OptionError, match="needs at least two players"):
        plan("random")
    with pytest.raises(OptionError, match="there is no line-up 'queue'; there are mixed, alone"):
        plan(line_up="queue")
    with pytest.raises(OptionError, match="kuhhandel is played by 2 to 6, not by 7"):
        plan(tables=(2, 7))
    with pytest.raises(OptionError, match="beyond the last seed"):
        plan(seed=SEEDS - 3)
