"""Bots in worker processes: answers, cancelling, and workers that die."""

import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from ctypes import c_longlong
from dataclasses import replace
from multiprocessing.context import SpawnProcess
from time import monotonic, sleep

import pytest

import corral
from corral.bots import Limit
from corral.bots import desk as desks
from corral.bots.desk import (
    LEAST_SHARE,
    Answer,
    Desk,
    Task,
    ThinkingFailed,
    _shortened,
    _work_for_ever,
)
from corral.core.errors import CorralError
from corral.core.match import Match

PATIENCE = 180


def task(match: Match, kind: str = "foreman", nodes: int = 20) -> Task:
    seat = match.actors[0]
    return Task(match.position_seen_by(seat), seat, kind, 7, Limit(nodes=nodes))


def until(happened: Callable[[], bool]) -> None:
    deadline = monotonic() + PATIENCE
    while not happened():
        assert monotonic() < deadline
        sleep(0.01)


def kill(worker: SpawnProcess) -> None:
    until(lambda: worker.pid is not None)
    assert worker.pid
    os.kill(worker.pid, signal.SIGKILL)


def _visits(answer: Answer) -> int:
    return sum(one.visits for one in answer.explanation.candidates)


@pytest.fixture(scope="module")
def desk():  # type: ignore[no-untyped-def]
    with Desk(2) as one:
        yield one


@pytest.mark.parametrize("game", corral.games())
def test_answers(desk: Desk, game: str) -> None:
    match = corral.new(game, players=3, seed=1)
    answers = [desk.think(task(match)) for _ in range(4)]
    first = answers[0].result(PATIENCE)
    assert first.move in [str(move) for move in match.legal(match.actors[0])]
    assert first.explanation.candidates == ()
    why = desk.think(replace(task(match), reasons=True)).result(PATIENCE)
    assert why.move == first.move
    assert why.explanation.candidates
    assert all(answer.result(PATIENCE) == first for answer in answers)


def test_bad_tasks_are_refused_and_harm_nobody(desk: Desk) -> None:
    match = corral.new("goldrush", players=2, seed=1)
    seat = match.actors[0]
    bad = [
        Task("nonsense", 0, "random", 1),
        Task(match.position_seen_by(1 - seat), 1 - seat, "random", 1),
        Task(match.position_seen_by(seat), seat, "sheriff", 1),
    ]
    for one in bad:
        with pytest.raises(ThinkingFailed):
            desk.think(one).result(PATIENCE)
    assert desk.think(task(match)).result(PATIENCE).move


def test_new_processes_take_over_after_the_next_answer() -> None:
    match = corral.new("elgaucho", players=2, seed=1)
    with Desk(1, eager=True) as desk:
        clerk = desk._clerks[0]
        before = desk.think(task(match)).result(PATIENCE)
        first = clerk._process
        desk.renew()
        assert desk.think(task(match)).result(PATIENCE) == before
        assert desk.think(task(match)).result(PATIENCE) == before
        assert clerk._process is not first
        assert first
        assert first.exitcode == 0


def test_cancelling_ends_the_thinking() -> None:
    match = corral.new("elgaucho", players=2, seed=1)
    with Desk(1) as desk:
        endless = desk.think(task(match, nodes=10**9))
        desk.think(task(match)).cancel()  # one that has not begun
        until(lambda: desk._clerks[0]._number == 1)
        assert endless.cancel()
        with pytest.raises(CancelledError):
            endless.result()
        assert isinstance(desk.think(task(match)).result(PATIENCE), Answer)


def test_a_worker_that_dies_is_replaced() -> None:
    match = corral.new("elgaucho", players=2, seed=1)
    with Desk(1) as desk:
        assert desk.think(task(match)).result(PATIENCE)
        process = desk._clerks[0]._process
        assert process is not None
        thinking = desk.think(task(match, nodes=10**9))
        until(lambda: desk._clerks[0]._number == 2)
        kill(process)
        until(lambda: desk._clerks[0]._process is not process)
        assert not thinking.done()  # it is thought about again
        second = desk._clerks[0]._process
        assert second is not None
        kill(second)
        with pytest.raises(ThinkingFailed, match="has died"):
            thinking.result(PATIENCE)
        assert desk.think(task(match)).result(PATIENCE)


def test_goes_on_where_it_was(desk: Desk) -> None:
    """A bot that is named thinks on in its tree when only its own move came between."""
    match = corral.new("goldrush", players=2, seed=1)
    seat = match.actors[0]
    with Desk(1) as alone:
        first = Task(match.position_seen_by(seat), seat, "foreman", 7, Limit(nodes=400), key="a")
        move = alone.think(first).result(PATIENCE).move
        code = next(one.code for one in match.legal(seat) if str(one) == move)
        match.play(seat, move)
        position = match.position_seen_by(seat)
        fresh = Task(position, seat, "foreman", 7, Limit(nodes=10), reasons=True)
        going_on = replace(fresh, follows=code, key="a")
        visits = [
            sum(c.visits for c in alone.think(one).result(PATIENCE).explanation.candidates)
            for one in (fresh, going_on)
        ]
    assert visits[0] <= 10 < visits[1]


def test_one_guests_crowd_leaves_room_for_another_guest() -> None:
    """Twenty tables of three barons, and another guest's baron and cowhand."""
    match = corral.new("elgaucho", players=3, seed=1)
    baron = task(match, "baron", 300)
    hand = Task(baron.position, baron.seat, "cowhand", 7, guest="me", key="mine")
    served: list[str] = []

    def ask(one: Task) -> Future[Answer]:
        answer = open_desk.think(one)
        answer.add_done_callback(
            lambda done: None if done.cancelled() else served.append(one.guest)
        )
        return answer

    with Desk(1, quick=1) as open_desk:
        endless = open_desk.think(replace(baron, limit=Limit(nodes=10**9), guest="rancher"))
        while not open_desk.busy:  # or a cheaper one might be taken before it
            sleep(0.01)
        crowd = [
            ask(replace(baron, guest="rancher", key=f"{table}"))
            for table in range(20)
            for _ in range(3)
        ]
        mine = ask(replace(baron, guest="me", key="mine"))
        assert ask(hand).result(PATIENCE).share == 1.0
        assert not endless.done()  # quick ones wait for no long thought, begun or not
        endless.cancel()
        assert mine.result(PATIENCE).share == 1.0
        assert served[0] == "me"
        assert (
            served.index("me", 1) <= 5
        )  # after a few of the sixty: fair is by cost, not by number
        begun = next(one for one in crowd if one.done())
        assert begun.result().share == LEAST_SHARE  # who brings the crowd thinks less
        for one in crowd:
            one.cancel()


def test_a_shortened_thought_is_shorter_and_the_next_one_is_not(desk: Desk) -> None:
    match = corral.new("elgaucho", players=2, seed=1)
    whole = replace(task(match, nodes=100), reasons=True)
    assert _shortened(whole, 1.0) is whole
    short, long = (desk.think(_shortened(whole, share)).result(PATIENCE) for share in (0.1, 1.0))
    assert _visits(short) <= 10 < _visits(long)
    assert _shortened(replace(whole, limit=Limit(2.0)), 0.25).limit == Limit(0.5)
    assert _shortened(replace(whole, kind="baron", limit=None), 0.5).limit == Limit(0.5)


def test_a_bot_that_goes_on_keeps_to_the_time_it_has_now() -> None:
    match = corral.new("goldrush", players=2, seed=1)
    seat = match.actors[0]
    with Desk(1) as alone:
        first = Task(match.position_seen_by(seat), seat, "foreman", 7, Limit(nodes=10), key="a")
        move = alone.think(first).result(PATIENCE).move
        code = next(one.code for one in match.legal(seat) if str(one) == move)
        match.play(seat, move)
        then = replace(first, position=match.position_seen_by(seat), follows=code, reasons=True)
        answer = alone.think(replace(then, limit=Limit(nodes=60))).result(PATIENCE)
    assert _visits(answer) > 20  # with the ten nodes of before it could not be


def test_closing_cancels_what_waits() -> None:
    match = corral.new("elgaucho", players=2, seed=1)
    desk = Desk(1)
    thinking = desk.think(task(match, nodes=10**9))
    waiting = desk.think(task(match, nodes=10**9))
    until(lambda: desk._clerks[0]._number == 1)
    desk.close()
    assert thinking.done()
    with pytest.raises((CancelledError, CorralError)):
        waiting.result(PATIENCE)


def test_eager_workers_are_there_before_anybody_asks() -> None:
    with Desk(1, quick=1, eager=True) as desk:
        until(lambda: desk._clerks[0]._process is not None)
        assert desk._clerks[1]._process is None  # it may never be needed


@pytest.mark.parametrize("unread", [0, 1])
def test_a_worker_ends_quietly_when_nobody_is_there_any_more(unread: int) -> None:
    """As after ``kill -9``, also where an answer was on its way to the one who was killed."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    for _ in range(unread):
        theirs.send("an answer")
    ours.close()
    unwanted = context.Value("q", 0)
    worker = context.Process(target=_work_for_ever, args=(theirs, unwanted))
    worker.start()
    worker.join(PATIENCE)
    assert worker.exitcode == 0


def test_a_worker_works_also_where_it_may_not_give_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some sandboxes forbid ``nice``; here a worker begins and ends in this process."""

    def forbidden(increment: int) -> int:
        raise PermissionError

    monkeypatch.setattr(os, "nice", forbidden, raising=False)
    before = signal.getsignal(signal.SIGINT)
    ours, theirs = multiprocessing.Pipe()
    ours.close()
    try:
        _work_for_ever(theirs, c_longlong(0))
    finally:
        signal.signal(signal.SIGINT, before)


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="nobody can be stopped here")
def test_a_worker_that_stands_still_does_not_hold_up_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It neither answers nor sees that it is to end."""
    monkeypatch.setattr(desks, "GOODBYE", 0.2)
    desk = Desk(1)
    answer = desk.think(task(corral.new("elgaucho", players=2, seed=1), nodes=10**9))
    clerk = desk._clerks[0]
    until(lambda: clerk.busy and clerk._process is not None)
    worker = clerk._process
    assert worker is not None
    until(lambda: worker.pid is not None)
    assert worker.pid
    os.kill(worker.pid, signal.SIGSTOP)
    desk.close()
    assert not worker.is_alive()
    with pytest.raises((CancelledError, ThinkingFailed)):
        answer.result(PATIENCE)
