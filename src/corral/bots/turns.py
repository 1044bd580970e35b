"""Who thinks next when there are more questions than workers: nobody waits for others' crowds.

Self-clocked fair queueing, twice: first between guests, then between the tables of a guest. Each
has a place in an imagined time, which moves on by the cost of what it is served, and the one that
would end first comes next. So a guest with a hundred strong bots is served as often as one with a
single bot, and nobody waits for ever: whoever comes anew begins at the place that is served.

Tables at which somebody sits and looks come before those that nobody looks at.

Quick questions come before long ones of the same table, and whoever takes only quick ones looks
for them at all tables, however many long ones wait.
"""

from __future__ import annotations

from concurrent.futures import Future
from itertools import count
from threading import Condition
from typing import Final, Generic, TypeVar

T = TypeVar("T")
A = TypeVar("A")

QUICK: Final = 0.25
"""Up to so many seconds a thought is a quick one."""
PATIENCE: Final = 8
"""So many questions at most for which somebody waits come before one for which nobody does."""


class BotQuestion(Generic[T, A]):
    """Something to think about, and where the answer goes."""

    __slots__ = ("cost", "crowd", "future", "number", "task")

    def __init__(self, task: T, future: Future[A], cost: float) -> None:
        self.task = task
        self.future = future
        self.cost = cost
        self.number = 0
        """In which order they came."""
        self.crowd = 1.0
        """So many such thoughts wait together: all of the same guest, times the guests that wait.
        Known when its turn has come."""

    @property
    def quick(self) -> bool:
        """Whether it takes so little time that it need not wait behind long ones."""
        return self.cost <= QUICK


class _Table(Generic[T, A]):
    """The questions of one table, and how far it has been served."""

    __slots__ = ("place", "waiting")

    def __init__(self, place: float) -> None:
        self.place = place
        self.waiting: list[BotQuestion[T, A]] = []

    def next(self, only_quick: bool) -> BotQuestion[T, A] | None:
        """The cheapest, of equals the first that came."""
        able = [one for one in self.waiting if one.quick or not only_quick]
        return min(able, key=lambda one: (one.cost, one.number), default=None)


class _Guest(Generic[T, A]):
    """The tables of one guest, and how far it has been served."""

    __slots__ = ("_next", "now", "place", "tables")

    def __init__(self, place: float) -> None:
        self.place = place
        self.now = 0.0
        """The place of the table that was served last."""
        self.tables: dict[str, _Table[T, A]] = {}
        self._next: dict[bool, tuple[str, BotQuestion[T, A]] | None] = {}
        """Looked up once until something changes: there may be hundreds of tables."""

    def put(self, question: BotQuestion[T, A], table: str) -> None:
        known = self.tables.setdefault(table, _Table(self.now))
        known.place = max(self.now, known.place)
        known.waiting.append(question)
        self._next.clear()

    def next(self, only_quick: bool) -> tuple[str, BotQuestion[T, A]] | None:
        """The table that would end first, and its question."""
        if only_quick not in self._next:
            found = [
                (one.place + question.cost, question.number, name, question)
                for name, one in self.tables.items()
                if (question := one.next(only_quick)) is not None
            ]
            self._next[only_quick] = min(found)[2:] if found else None
        return self._next[only_quick]

    def serve(self, table: str, question: BotQuestion[T, A]) -> None:
        self.place += question.cost
        self.tables[table].place += question.cost
        self.now = max(self.now, self.tables[table].place)
        self.remove(table, question)

    def remove(self, table: str, question: BotQuestion[T, A]) -> None:
        self.tables[table].waiting.remove(question)
        if not self.tables[table].waiting:
            del self.tables[table]  # it is no further than `now`
        self._next.clear()

    def holds(self, table: str, question: BotQuestion[T, A]) -> bool:
        return table in self.tables and question in self.tables[table].waiting

    @property
    def work(self) -> float:
        """What all that waits costs together."""
        return sum(question.cost for table in self.tables.values() for question in table.waiting)


class _Queue(Generic[T, A]):
    """The guests who wait, each served as often as the others."""

    def __init__(self) -> None:
        self.guests: dict[str, _Guest[T, A]] = {}
        self._now = 0.0
        """The place of the guest that was served last."""

    def put(self, question: BotQuestion[T, A], guest: str, table: str) -> None:
        known = self.guests.setdefault(guest, _Guest(self._now))
        known.place = max(self._now, known.place)
        known.put(question, table)

    def withdraw(self, question: BotQuestion[T, A], guest: str, table: str) -> None:
        """Nothing to do if it is not here."""
        known = self.guests.get(guest)
        if known is not None and known.holds(table, question):
            known.remove(table, question)
            self._forget()

    def take(self, only_quick: bool) -> BotQuestion[T, A] | None:
        found = [
            (one.place + turn[1].cost, turn[1].number, one, turn)
            for one in self.guests.values()
            if (turn := one.next(only_quick)) is not None
        ]
        if not found:
            return None
        _, _, guest, (table, question) = min(found)
        question.crowd = guest.work / question.cost * len(found)
        guest.serve(table, question)
        self._now = max(self._now, guest.place)
        self._forget()
        return question

    def give_up(self, table: str) -> list[tuple[str, BotQuestion[T, A]]]:
        """All that waits of one table, with whose it is; it does not wait here any more."""
        found = [
            (name, question)
            for name, guest in self.guests.items()
            if table in guest.tables
            for question in list(guest.tables[table].waiting)
        ]
        for name, question in found:
            self.guests[name].remove(table, question)
        self._forget()
        return found

    def _forget(self) -> None:
        self.guests = {name: one for name, one in self.guests.items() if one.tables}


class Turns(Generic[T, A]):
    """Questions that wait; shared by the threads that serve them.

    Those for which somebody waits come first. Of the others one is served after every ``PATIENCE``
    of them, so that no match stands still for ever.
    """

    def __init__(self) -> None:
        self._changed = Condition()
        self._first: _Queue[T, A] = _Queue()
        self._later: _Queue[T, A] = _Queue()
        self._numbers = count()
        self._in_a_row = 0
        """So many have come first since one of the others was served."""
        self._idle = 0
        self._closed = False

    def put(
        self, question: BotQuestion[T, A], guest: str, table: str, awaited: bool = True
    ) -> None:
        """Let it wait for its turn among the questions of a guest's table."""
        with self._changed:
            question.number = next(self._numbers)
            (self._first if awaited else self._later).put(question, guest, table)
            self._changed.notify_all()
        question.future.add_done_callback(lambda _: self._withdraw(question, guest, table))

    def hasten(self, table: str) -> None:
        """Somebody has come who waits for what is thought about at the table."""
        with self._changed:
            for guest, question in self._later.give_up(table):
                self._first.put(question, guest, table)

    def _withdraw(self, question: BotQuestion[T, A], guest: str, table: str) -> None:
        """Nobody wants to know it any more; nothing to do if it had its turn."""
        with self._changed:
            for queue in (self._first, self._later):
                queue.withdraw(question, guest, table)

    def get(self, only_quick: bool = False) -> BotQuestion[T, A] | None:
        """The next question, waited for; ``None`` at the end.

        Who takes only quick ones does so when nobody else is free for them.
        """
        with self._changed:
            if not only_quick:
                self._idle += 1
            try:
                while not self._closed:
                    left_to_others = only_quick and self._idle > 0
                    if not left_to_others and (question := self._take(only_quick)) is not None:
                        return question
                    self._changed.wait()
            finally:
                if not only_quick:
                    self._idle -= 1
                    self._changed.notify_all()
        return None

    def _take(self, only_quick: bool) -> BotQuestion[T, A] | None:
        if self._in_a_row < PATIENCE and (question := self._first.take(only_quick)) is not None:
            self._in_a_row += 1
            return question
        self._in_a_row = 0
        return self._later.take(only_quick) or self._first.take(only_quick)

    def close(self) -> None:
        """Nobody is served any more."""
        with self._changed:
            self._closed = True
            guests = [*self._first.guests.values(), *self._later.guests.values()]
            self._first, self._later = _Queue(), _Queue()
            self._changed.notify_all()
        for guest in guests:
            for table in guest.tables.values():
                for question in table.waiting:
                    question.future.cancel()
