"""Those who do the work, and what happens when one of them dies."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import closing
from multiprocessing import active_children
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from corral.arena.bout import play
from corral.arena.crew import Crew, SoloCrew, TaskFailed
from corral.arena.entrant import read_entrants
from corral.arena.plan import Plan
from corral.arena.process_crew import ProcessCrew

# Tasks are expressions: a fresh process can import `eval`, but nothing of a test.
CREWS = [SoloCrew(), ProcessCrew(2)]

Children = Callable[[], list[BaseProcess]]


@pytest.fixture
def children() -> Children:
    """The processes begun since: another test may have left some of its own."""
    before = {*active_children()}
    return lambda: [one for one in active_children() if one not in before]


@pytest.mark.parametrize("crew", CREWS)
def test_every_task_is_done_once(crew: Crew) -> None:
    assert sorted(crew.run(eval, [f"{number} * 2" for number in range(20)])) == list(
        range(0, 40, 2)
    )


@pytest.mark.parametrize("crew", CREWS)
def test_an_error_names_the_task(crew: Crew) -> None:
    with pytest.raises(TaskFailed, match=r"1 / 0: ZeroDivisionError: division by zero"):
        list(crew.run(eval, ["1 / 0"]))


def test_an_error_for_people_is_left_as_it_is() -> None:
    wrong = "__import__('corral').game('chess')"
    with pytest.raises(TaskFailed, match=r"\('chess'\): there is no game 'chess'"):
        list(SoloCrew().run(eval, [wrong]))


@pytest.mark.parametrize("crew", CREWS)
def test_tasks_are_taken_only_when_somebody_is_free(crew: Crew, children: Children) -> None:
    taken = 0

    def endless() -> Iterator[str]:
        nonlocal taken
        while True:
            taken += 1
            yield "1"

    with closing(crew.run(eval, endless())) as results:
        assert next(results) == 1
    assert taken <= 4
    assert not children()


def test_a_worker_that_dies_costs_nothing_but_its_task(tmp_path: Path) -> None:
    """The first who comes to the task leaves a mark and dies; the next one does it."""
    mark = tmp_path / "mark"
    script = tmp_path / "script.py"
    script.write_text(
        f"import os, pathlib\nmark = pathlib.Path({str(mark)!r})\n"
        "if not mark.exists():\n    mark.touch()\n    os._exit(9)\nanswer = 'done'\n"
    )
    deadly = f"__import__('runpy').run_path({str(script)!r})['answer']"
    results = list(ProcessCrew(2).run(eval, ["1", deadly, "2", "3"]))
    assert sorted(map(str, results)) == ["1", "2", "3", "done"]


def test_a_task_that_is_the_end_of_every_worker_is_given_up(children: Children) -> None:
    with pytest.raises(
        TaskFailed, match=r"_exit\(7\): its worker died 3 times, the last time with exit code 7"
    ):
        list(ProcessCrew(1).run(eval, ["__import__('os')._exit(7)"]))
    assert not children()


def test_matches_survive_a_killed_worker(children: Children) -> None:
    plan = Plan("elgaucho", read_entrants("random@2,random"), "mixed", (2,), 12, 3, {})
    jobs = [plan.job(place, plan.line_ups()) for place in plan.places()]
    outcomes = {}
    with closing(ProcessCrew(2).run(play, jobs)) as played:
        for number, outcome in enumerate(played):
            outcomes[outcome.place] = outcome
            if number == 3:
                victim = children()[0].pid
                assert victim is not None
                os.kill(victim, signal.SIGKILL)
    alone = {outcome.place: outcome for outcome in SoloCrew().run(play, jobs)}
    assert outcomes.keys() == alone.keys()
    for place, outcome in alone.items():
        assert outcomes[place].scores == outcome.scores
