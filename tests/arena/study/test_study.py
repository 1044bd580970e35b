"""The figures of a study, worked out by hand."""

from __future__ import annotations

import pytest

from corral.arena.bout import Outcome, Place
from corral.arena.statistics import wilson
from corral.arena.study.observation import Observation
from corral.arena.study.study import Study


def seen(
    scores: tuple[int, ...], first: int = 0, worth: tuple[int, ...] = (), decisions: int = 50
) -> Observation:
    best = max(scores)
    winners = tuple(seat for seat, points in enumerate(scores) if points == best)
    outcome = Outcome(
        Place(0, 0, 0), 1, ("random",) * len(scores), scores, winners, decisions, 1.0, ()
    )
    numbers = list(worth or (0,) * len(scores))
    return Observation(outcome, first, {"gold": numbers}, {"dig": numbers})


def test_turn_order_counts_from_who_began() -> None:
    study = Study(3)
    study.add(seen((9, 1, 2), first=0))  # the first player won
    study.add(seen((9, 1, 2), first=1))  # the third one
    study.add(seen((9, 9, 2), first=1))  # the third and the first share it
    turns = study.to_data()["turn_order"]
    assert [turn["share"] for turn in turns] == pytest.approx([0.5, 0.0, 0.5])
    assert [turn["turn"] for turn in turns] == ["1st", "2nd", "3rd"]
    assert turns[0]["low"] == wilson(0.5, 3).low
    assert study.to_data()["shared_wins"] == pytest.approx(1 / 3)


def test_distributions() -> None:
    study = Study(2)
    for points, decisions in ((4, 10), (6, 20), (8, 30), (10, 40)):
        study.add(seen((points, 2), decisions=decisions))
    found = study.to_data()
    assert found["winning_scores"]["mean"] == 7
    assert found["winning_scores"]["deviation"] == pytest.approx(5**0.5)
    assert found["decisions"]["quartiles"] == [10, 20, 30]
    assert (found["leads"]["lowest"], found["leads"]["highest"]) == (2, 8)
    assert found["scores"]["counts"] == [(2, 4), (4, 1), (6, 1), (8, 1), (10, 1)]


def test_what_decides() -> None:
    study = Study(2)
    study.add(seen((10, 8), worth=(3, 1)))  # 7 would not have been enough
    study.add(seen((10, 8), worth=(2, 1)))  # 8 would have shared the win
    study.add(seen((10, 8), worth=(1, 4)))  # the other one had more gold
    study.add(seen((10, 10), worth=(9, 9)))  # a shared win, and nobody has most
    gold = study.to_data()["worth"]["gold"]
    assert gold["decides"] == pytest.approx(1 / 3)
    assert (gold["most"], gold["most_matches"]) == (pytest.approx(2 / 3), 3)
    assert gold["winners"] == pytest.approx((3 + 2 + 1 + 9 + 9) / 5)
    assert gold["others"] == pytest.approx((1 + 1 + 4) / 3)
    assert "decides" not in study.to_data()["deeds"]["dig"]


def test_what_never_came_up_has_no_figure() -> None:
    study = Study(2)
    study.add(seen((3, 1), worth=(5, 5)))
    assert study.to_data()["worth"]["gold"]["most"] is None
