"""The lessons: every one can be played through, and what is tried instead is answered."""

from __future__ import annotations

import pytest

import corral
from corral.core.errors import CorralError, IllegalMove, OptionError
from corral.learning import LessonStep, is_wanted, lesson_of, scene_at
from corral.learning.lesson import _with_outcomes
from corral.testing import check_lesson
from corral.testing.conformance import ConformanceError
from tests.learning.steps import step_of

MINUTES = 5
MOVES_A_MINUTE = 6
"""Reading what to do, and doing it."""


@pytest.mark.parametrize("game", corral.games())
def test_every_lesson_can_be_played_through(game: str) -> None:
    check_lesson(game)


@pytest.mark.parametrize("game", corral.games())
def test_a_lesson_begins_with_how_one_wins_and_ends_with_a_win(game: str) -> None:
    steps = lesson_of(corral.game(game)).steps
    assert steps[0].name == "aim"
    assert steps[0].tasks == ()
    last = scene_at(steps[-1], steps[-1].tasks).frames[-1].view
    assert last["over"]
    assert last["winners"] == [steps[-1].seat]


@pytest.mark.parametrize("game", corral.games())
def test_a_lesson_takes_about_five_minutes(game: str) -> None:
    steps = lesson_of(corral.game(game)).steps
    assert sum(len(step.tasks) for step in steps) <= MINUTES * MOVES_A_MINUTE
    assert all(len(step.tasks) <= 5 for step in steps)


@pytest.mark.parametrize("game", corral.games())
def test_the_last_decision_decides(game: str) -> None:
    """Whoever does something else, and then the least, does not win."""
    step = lesson_of(corral.game(game)).steps[-1]
    match = step.begin()
    for _ in range(20):
        if match.over or step.seat not in match.actors:
            break
        moves = match.legal_texts(step.seat)
        match.play(
            step.seat, next((one for one in ("pass", "done", "end") if one in moves), moves[0])
        )
    scores = match.scores
    assert scores[step.seat] <= max(score for seat, score in enumerate(scores) if seat != step.seat)


def test_moves_of_one_kind_may_be_found_in_any_order() -> None:
    step = step_of("elgaucho", "stand")
    other_way = ["take 3 5", "stand b1 3", "stand a1 5", "end"]
    assert [is_wanted(step, other_way[:done], move) for done, move in enumerate(other_way)] == [
        True
    ] * 4
    usual, turned = scene_at(step, step.tasks), scene_at(step, other_way)
    assert usual.frames[-1].view == turned.frames[-1].view


def test_what_follows_the_last_of_several_follows_whichever_comes_last() -> None:
    lines = _with_outcomes("p0 keep a\np0 keep b\n* draw c\np1 pass")
    assert lines == (("p0 keep a",), ("p0 keep b", "* draw c"), ("p1 pass",))


def test_the_end_of_a_turn_does_not_come_before_what_is_to_be_learnt() -> None:
    step = step_of("elgaucho", "stand")
    assert not is_wanted(step, ["take 3 5"], "end")


def test_a_move_that_the_rules_forbid_is_refused_with_the_reason() -> None:
    with pytest.raises(IllegalMove) as refused:
        is_wanted(step_of("elgaucho", "stand"), ["take 3 5"], "stand d1 5")
    assert (refused.value.rule, refused.value.reason) == ("E-15", "dice_total")


def test_others_move_and_chance_answers_as_it_is_written() -> None:
    scene = scene_at(step_of("kuhhandel", "bid"))
    assert [event["kind"] for frame in scene.frames for event in frame.log] == ["bid"]
    after = scene_at(step_of("kuhhandel", "bid"), ["bid 60"])
    kinds = [[event["kind"] for event in frame.log] for frame in after.frames]
    assert kinds == [["bid"], ["passed", "knocked_down"], ["sold"]]


def test_a_step_without_a_position_goes_on_where_the_one_before_it_ended() -> None:
    finish = step_of("goldrush", "finish")
    assert "land 1,0 Ub 1" in finish.position
    assert "p0 cowboys 1,0:E" in finish.position


@pytest.mark.parametrize("found", [["take 2 3"], ["take 3 5"] * 2, ["take 3 5", "end"]])
def test_what_is_not_to_be_found_there_is_refused(found: list[str]) -> None:
    with pytest.raises((OptionError, IllegalMove)):
        scene_at(step_of("elgaucho", "stand"), found)


def test_nothing_comes_after_the_end() -> None:
    step = step_of("elgaucho", "sale")
    with pytest.raises(OptionError, match="has 1 moves to find, not 2"):
        scene_at(step, ["sale W", "sale W"])
    assert not is_wanted(step, ["sale W"], "take 1 2")


def test_a_step_that_is_not_there() -> None:
    with pytest.raises(CorralError, match="no step 'nowhere'; it has aim, stand"):
        step_of("elgaucho", "nowhere")


@pytest.mark.parametrize("game", corral.games())
def test_the_learner_sees_what_the_seat_sees(game: str) -> None:
    """And no more: the views are those of a player at a table."""
    for step in lesson_of(corral.game(game)).steps:
        for done in range(len(step.tasks) + 1):
            views = [frame.view for frame in scene_at(step, step.tasks[:done]).frames]
            assert {view["seat"] for view in views} == {step.seat}
        match = step.begin()
        assert match.sample(step.seat, 7).view(step.seat) == match.view(step.seat)


@pytest.mark.parametrize(
    ("lines", "told"),
    [("p0 take 5 3", "is to be found"), ("p0 take 3 5\np0 end", "has no message")],
)
def test_the_kit_tells_what_is_wrong(
    monkeypatch: pytest.MonkeyPatch, lines: str, told: str
) -> None:
    good = step_of("elgaucho", "stand")
    bad = LessonStep("new", 0, good.position, _with_outcomes(lines))
    lesson = lesson_of(corral.game("elgaucho"))
    monkeypatch.setattr(
        "corral.testing.lesson.lesson_of", lambda _: type(lesson)("elgaucho", (bad,))
    )
    with pytest.raises(ConformanceError, match=told):
        check_lesson("elgaucho")
