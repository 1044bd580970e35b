"""Who thinks next when there are more questions than workers: nobody waits for others' long ones.

Self-clocked fair queueing: every question gets a place in an imagined time, later by its cost than
now and than the question of the same table before it, and the earliest place is served first. So a
table with six strong bots does not keep a table with one waiting, and a quick question comes before
long ones that have not begun. Nobody waits for ever: it is as late as the place that is served.
"""

from __future__ import annotations

from concurrent.futures import Future
from heapq import heappop, heappush
from itertools import count
from threading import Condition
from typing import Final, Generic, TypeVar

T = TypeVar("T")
A = TypeVar("A")

QUICK: Final = 0.25
"""Up to so many seconds a thought is a quick one."""


class Question(Generic[T, A]):
    """Something to think about, and where the answer goes."""

    __slots__ = ("cost", "future", "task")

    def __init__(self, task: T, future: Future[A], cost: float) -> None:
        self.task = task
        self.future = future
        self.cost = cost


class Turns(Generic[T, A]):
    """Questions that wait; shared by the threads that serve them."""

    def __init__(self) -> None:
        self._changed = Condition()
        self._waiting: list[tuple[float, int, Question[T, A]]] = []
        self._numbers = count()
        self._now = 0.0
        self._last: dict[str, float] = {}
        """The place of each table's latest question, as long as it is to come."""
        self._idle = 0
        self._closed = False

    def put(self, question: Question[T, A], table: str) -> None:
        """A question of a table gets its place in the queue."""
        with self._changed:
            place = max(self._now, self._last.get(table, 0.0)) + question.cost
            if table:
                self._last[table] = place
            heappush(self._waiting, (place, next(self._numbers), question))
            self._changed.notify_all()

    def get(self, only_quick: bool = False) -> Question[T, A] | None:
        """The next question, waited for; ``None`` at the end.

        Who takes only quick ones does so when nobody else is free for them.
        """
        with self._changed:
            if not only_quick:
                self._idle += 1
            try:
                while not self._closed:
                    if self._waiting and not (only_quick and self._left_to_others()):
                        return self._take()
                    self._changed.wait()
            finally:
                if not only_quick:
                    self._idle -= 1
                    self._changed.notify_all()
        return None

    def _left_to_others(self) -> bool:
        return self._idle > 0 or self._waiting[0][2].cost > QUICK

    def _take(self) -> Question[T, A]:
        place, _, question = heappop(self._waiting)
        self._now = max(self._now, place)
        self._last = {table: last for table, last in self._last.items() if last > self._now}
        return question

    def close(self) -> None:
        """Nobody is served any more."""
        with self._changed:
            self._closed = True
            waiting, self._waiting = self._waiting, []
            self._changed.notify_all()
        for _, _, question in waiting:
            question.future.cancel()
