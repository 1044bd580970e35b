"""When time is over at a live table. Taking a move back gives nobody new time.

Every decision has its seconds, every question to several its calls. What was given at a point of
the match holds when an undo, or a player who was away, comes back to that point; so the clock can
be neither stopped nor wound by going back and forth.
"""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from corral.core.asking import Asking
    from corral.server.tables.table import Table


class Clock:
    """The times that run at one table, and those given at points that may be come back to."""

    def __init__(self) -> None:
        self._due: dict[int, tuple[int, float]] = {}
        """For each awaited person: the version of the decision and when its time is over."""
        self._given: dict[tuple[int, int], float] = {}
        """When the time of a seat's decision is over, after so many moves."""
        self._second: set[tuple[int, int]] = set()
        """Decisions for which somebody came back when their time was over."""
        self._moves = 0
        self._asked: dict[int, tuple[int, float]] = {}
        """After so many moves: how often was called, and when the next call is due."""
        self.question: int | None = None
        """The number of the question whose time is running."""
        self.call = 0
        self.call_due = 0.0
        self.asked_at = 0.0
        """When the present question was asked."""

    def stop(self) -> None:
        """Nobody is awaited."""
        self._due.clear()

    # Decisions of one

    def decide(self, table: Table, awaited: list[int], seconds: float) -> float | None:
        """Let the time of these seats run; when the first of them is over."""
        self.question = None
        new_point = self._reach(table)
        due = {}
        for seat in awaited:
            mark = table.turned.get(seat, 0)
            known = self._due.get(seat)
            if known is None or known[0] != mark:
                known = mark, self._time_for((seat, table.moves), new_point, seconds)
            due[seat] = known
            self._given[seat, table.moves] = known[1]
        self._due = due
        return min((end for _, end in due.values()), default=None)

    def _time_for(self, decision: tuple[int, int], new_point: bool, seconds: float) -> float:
        now = monotonic()
        given = None if new_point else self._given.get(decision)
        if given is None:
            return now + seconds
        if given <= now and decision not in self._second:  # who was away may still decide, once
            self._second.add(decision)
            return now + seconds
        return given

    def over(self) -> list[int]:
        """The awaited seats whose time is over."""
        now = monotonic()
        return [seat for seat, (_, due) in self._due.items() if due <= now]

    def too_late_to_undo(self, seat: int, moves: int) -> bool:
        """Whether the time of the decision that was made before the latest move is over."""
        given = self._given.get((seat, moves - 1))
        return given is not None and given <= monotonic()

    # Questions to several

    def ask(self, table: Table, asking: Asking, beat: float, slack: float) -> float:
        """Let the time of a question run; when the next call is due."""
        self._due.clear()
        new_point = self._reach(table)
        if self.question != asking.number:
            self.question, self.call, self.asked_at = asking.number, 0, monotonic()
            self.call_due = self.asked_at + (2 if asking.calls else 1) * beat + slack
            if not new_point and table.moves in self._asked:
                self._ask_again(asking, *self._asked[table.moves], beat + slack)
        self._asked[table.moves] = self.call, self.call_due
        return self.call_due

    def _ask_again(self, asking: Asking, call: int, due: float, beat: float) -> None:
        """A bid was taken back: what was asked before it is asked again, and goes on."""
        self.call, self.call_due = call, due
        if call < asking.calls:
            self.call, self.call_due = call + 1, monotonic() + beat

    def next_call(self, seconds: float) -> None:
        self.call += 1
        self.call_due = monotonic() + seconds

    # Both

    def _reach(self, table: Table) -> bool:
        """Whether the match is further than it was when the clock was last looked at."""
        further, self._moves = table.moves > self._moves, table.moves
        match = table.match
        if match is not None and not any(match.can_undo(seat) for seat in range(match.players)):
            self._forget_before(table.moves)
        return further

    def _forget_before(self, moves: int) -> None:
        """Nobody comes back to earlier points any more."""
        self._given = {key: due for key, due in self._given.items() if key[1] >= moves}
        self._second = {key for key in self._second if key[1] >= moves}
        self._asked = {number: asked for number, asked in self._asked.items() if number >= moves}

    def seconds_left(self) -> float | None:
        """How long the present decision may still take."""
        dues = [due for _, due in self._due.values()]
        if self.question is not None:
            dues = [self.call_due]
        return max(0.0, round(min(dues) - monotonic(), 2)) if dues else None
