"""Stepping through a record, and matches that forget how they began."""

from __future__ import annotations

from random import Random

import pytest

import corral
from corral.core.match import Match
from corral.core.record import CHANCE
from tools.keep.playing import go_on, play


def begun(game: str, moves: int = 40) -> Match:
    match = corral.new(game, players=2, seed=4)
    play(match, Random(4), moves)
    return match


@pytest.mark.parametrize("game", corral.games())
def test_a_record_is_stepped_through(game: str) -> None:
    match = begun(game)
    record = match.record()
    stages = [step.position() for step in corral.steps(record)]
    assert len(stages) == 1 + sum(entry.seat != CHANCE for entry in match.entries)
    for moves in (0, 1, 17, len(stages) - 1):
        assert stages[moves] == corral.replay(record, moves=moves).position()
    assert stages[-1] == match.position()


def test_it_is_the_same_match_all_the_time() -> None:
    stages = list(corral.steps(begun("elgaucho").record()))
    assert all(stage is stages[0] for stage in stages)


def test_what_is_wrong_further_on_is_told_there() -> None:
    record = begun("elgaucho", 3).record() + "p0 nonsense\n"
    told = corral.steps(record)
    for _ in range(4):
        next(told)
    with pytest.raises(corral.NotationError, match="one of keep"):
        next(told)
    with pytest.raises(corral.OptionError, match="is a text, not int"):
        corral.steps(5)  # type: ignore[arg-type]


# Forgetting


@pytest.mark.parametrize("game", corral.games())
def test_a_match_that_forgets_goes_on_alike(game: str) -> None:
    match = begun(game)
    twin, position, last = match.copy(), match.position(), match.log(None)[-5:]
    twin.forget(5)
    assert (twin.position(), twin.view(0)) == (position, match.view(0))
    assert twin.log(None) == last
    assert corral.replay(twin.record()).position() == position
    ours, theirs = go_on(match, 1), go_on(twin, 1)
    assert twin.position() == match.position()
    lines = theirs.partition("\nmoves\n")[2]
    assert lines
    assert ours.endswith(lines)
    assert corral.replay(theirs).record() == theirs


@pytest.mark.parametrize("events", [0, 3, 10_000])
def test_how_much_is_kept(events: int) -> None:
    match = begun("goldrush")
    before = match.log(None)
    match.forget(events)
    assert match.log(None) == (before[-events:] if events else [])


def test_what_is_forgotten_cannot_be_undone() -> None:
    match = begun("goldrush", 0)
    while not any(match.can_undo(seat) for seat in range(2)):
        play(match, Random(1), 1)
    match.forget()
    assert not any(match.can_undo(seat) for seat in range(2))
