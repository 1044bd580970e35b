"""A whole review: how it grows, and what it adds up to."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

from corral.arena.process_crew import ProcessCrew
from corral.core.errors import OptionError
from corral.core.replay import replay
from corral.review import Finding, Review, depth_for, review, reviewing
from corral.review.account import accuracy
from corral.review.course import MatchCourse
from corral.review.working import spread
from tests.review.records import SMALL, begun, high_card


def whole(record: str) -> Review:
    return review(record, SMALL)


def test_everything_is_looked_at_coarsely_before_anything_is_looked_at_closely() -> None:
    shares = []
    for report in reviewing(begun("elgaucho", 2, 4), SMALL):
        known: list[Finding] = [*report.graph.values(), *report.decisions.values()]
        if any(finding.close for finding in known):
            assert len(report.graph) == len(report.course.states)
            assert set(report.decisions) == set(report.course.decisions())
        shares.append(report.progress)
    assert shares[0] == 0.0
    assert shares == sorted(shares)
    assert shares[-1] == pytest.approx(1.0)
    assert report.finished
    assert all(finding.close for finding in known)


def test_luck_and_decisions_add_up_to_the_way_of_a_seat() -> None:
    data = whole(begun("elgaucho", 2, 8)).to_data()
    for seat in data["seats"]:
        for unit in ("chance", "points"):
            parts = sum(seat[part][unit] for part in ("start", "luck", "own", "others"))
            assert parts == pytest.approx(seat["end"][unit], abs=0.001)


@pytest.mark.usefixtures("installed")
def test_luck_is_what_came_less_what_was_to_be_expected() -> None:
    """Both swap: whatever happens is chance's doing once both have decided."""
    data = whole(high_card(2, 1, 3, 9, choices="swap swap")).to_data()
    before, after = data["graph"][4], data["graph"][6]
    assert after["chances"] == [0.0, 1.0]
    assert data["seats"][1]["luck"]["chance"] == pytest.approx(
        after["chances"][1]
        - before["chances"][1]
        + data["graph"][2]["chances"][1]
        - data["graph"][0]["chances"][1],
        abs=0.001,
    )
    assert data["seats"][0]["luck"]["chance"] < 0 < data["seats"][1]["luck"]["chance"]


@pytest.mark.usefixtures("installed")
def test_what_lay_face_down_is_luck_when_it_comes_to_light() -> None:
    """Nobody but who has it knows a card; the last word shows all, and is not to blame for it."""
    report = whole(high_card(2, 9, choices="stay stay"))
    assert report.course.deals_in_secret
    assert [entry for entry, point in report.graph.items() if point.foreseen is not None] == [4]
    data = report.to_data()
    last = data["turning_points"][-1]
    assert (last["entry"], last["seat"], last["revealed"]) == (3, None, True)
    assert data["seats"][1]["luck"]["chance"] > 0.25
    assert abs(data["seats"][1]["own"]["chance"]) < data["seats"][1]["luck"]["chance"]
    for seat in data["seats"]:
        parts = sum(seat[part]["chance"] for part in ("start", "luck", "own", "others"))
        assert parts == pytest.approx(seat["end"]["chance"], abs=0.001)


def test_what_players_hide_from_each_other_is_not_chance() -> None:
    """In a cow trade it was somebody's decision what lies face down."""
    assert not MatchCourse(replay(begun("kuhhandel", 3, 30))).deals_in_secret


@pytest.mark.usefixtures("installed")
def test_what_changed_much_is_a_turning_point_and_names_whose_doing_it_was() -> None:
    data = whole(high_card(2, 1, 3, 9, choices="swap swap")).to_data()
    last = data["turning_points"][-1]
    assert data["entries"][last["entry"]] == {"move": 2, "seat": None, "text": "card 9"}
    assert last["seat"] is None
    assert last["swings"][1] > 0.08


@pytest.mark.usefixtures("installed")
def test_accuracy_tells_good_play_from_bad() -> None:
    data = whole(high_card(9, 1, 3, choices="swap stay")).to_data()
    assert data["seats"][0]["accuracy"] < 60
    assert data["seats"][0]["grades"]["blunder"] == 1
    assert whole(high_card(9, 8, choices="stay stay")).to_data()["seats"][0][
        "accuracy"
    ] == pytest.approx(100, abs=0.1)
    assert accuracy([]) is None


def test_it_is_json() -> None:
    data = whole(begun("goldrush", 2, 3)).to_data()
    assert json.loads(json.dumps(data)) == data


def test_processes_find_what_one_finds_alone() -> None:
    record = begun("elgaucho", 2, 4)
    together = review(record, SMALL, ProcessCrew(2))
    assert together.to_data() == whole(record).to_data()


@pytest.mark.parametrize("count", [0, 1, 2, 3, 7, 8, 9, 100])
def test_points_are_spread_over_the_match(count: int) -> None:
    order = spread(count)
    assert sorted(order) == list(range(count))
    early = sorted(order[: count // 4])
    gaps = [later - one for one, later in pairwise(early)]
    assert max(gaps, default=0) <= 8


@pytest.mark.parametrize("nodes", [0, -1, 100_001])
def test_a_depth_nobody_can_wait_for_is_refused(nodes: int) -> None:
    with pytest.raises(OptionError, match="whole number from 1 to 100000"):
        depth_for(nodes)
