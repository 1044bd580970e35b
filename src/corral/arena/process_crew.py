"""A crew of processes on this machine.

``concurrent.futures`` gives all tasks up when one process dies. Here its task goes to a fresh one.
"""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Generic

from corral.arena.crew import TRIES, Result, Results, Task, TaskFailed, attempt

SPAWN = get_context("spawn")  # the same on every system, and safe beside threads


class ProcessCrew:
    """So many processes, each with one task at a time."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Results[Result]:
        """The results, as they come."""
        queue = _Queue(tasks)
        hands: list[_Hand[Task]] = []
        try:
            while True:
                while len(hands) < self.workers and (order := queue.next()) is not None:
                    hands.append(_Hand(work, order))
                if not hands:
                    return
                ready = wait([hand.pipe for hand in hands])
                for hand in [hand for hand in hands if hand.pipe in ready]:
                    results: list[Result] = hand.results()
                    order = queue.next() if results else hand.given_up()
                    if results and order is not None:
                        hand.begin(order)  # first, so that nobody is idle
                    else:
                        hands.remove(hand)
                        hand.dismiss()
                        if order is not None:
                            queue.again.append(order)
                    yield from results
        finally:
            for hand in hands:
                hand.dismiss()


class _Order(Generic[Task]):
    """A task, and how many have tried it."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.tries = 0


class _Queue(Generic[Task]):
    """What is left to do; what has to be done again comes first."""

    def __init__(self, tasks: Iterable[Task]) -> None:
        self.again: deque[_Order[Task]] = deque()
        self._fresh = iter(tasks)

    def next(self) -> _Order[Task] | None:
        if self.again:
            return self.again.popleft()
        for task in self._fresh:
            return _Order(task)
        return None


class _Hand(Generic[Task]):
    """One process, and the order it works on."""

    def __init__(self, work: Callable[[Task], Any], order: _Order[Task]) -> None:
        self.pipe, far_end = SPAWN.Pipe()
        self.process = SPAWN.Process(target=_serve, args=(far_end, work), daemon=True)
        self.process.start()
        far_end.close()  # so that the pipe ends when the process does
        self.begin(order)

    def begin(self, order: _Order[Task]) -> None:
        self.order = order
        order.tries += 1
        with suppress(OSError):  # it has died; that is noticed when its answer is due
            self.pipe.send(order.task)

    def results(self) -> list[Any]:
        """What came of the order; nothing if the process died of it."""
        try:
            problem, result = self.pipe.recv()
        except (EOFError, OSError):
            return []
        if problem is not None:
            raise TaskFailed(problem)
        return [result]

    def given_up(self) -> _Order[Task]:
        """The order for somebody else."""
        if self.order.tries >= TRIES:
            self.process.join(timeout=1)
            raise TaskFailed(
                f"{self.order.task}: its worker died {TRIES} times, "
                f"the last time with exit code {self.process.exitcode}"
            )
        return self.order

    def dismiss(self) -> None:
        self.pipe.close()
        self.process.terminate()
        self.process.join()
        self.process.close()


def _serve(pipe: Connection, work: Callable[[Any], Any]) -> None:
    """A worker's life: task after task, until nobody is at the other end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt is for the one who gave the orders
    with suppress(EOFError, OSError):
        while True:
            task = pipe.recv()
            try:
                answer = None, attempt(work, task)
            except TaskFailed as error:
                pipe.send((str(error), None))
            else:
                pipe.send(answer)
