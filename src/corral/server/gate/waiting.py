"""Connections that keep us waiting: so many for each address, so many in all.

They have not sent a whole request yet, or do not read the answer.
"""

from __future__ import annotations

from typing import Protocol


class Waits(Protocol):
    """A connection on which it is the other end's turn."""

    address: str

    def give_way(self, reason: str) -> None:
        """Somebody new needs the place."""


class Waiting:
    """Where there are too many the oldest gives way: whoever sends a request at once is served.

    So a newcomer gets through even behind the address of one who opens connections and is silent.
    """

    def __init__(self, reason: str, each: int, most: int) -> None:
        self._reason = reason
        self._each = each
        self._most = most
        self._all: dict[Waits, None] = {}
        self._of: dict[str, dict[Waits, None]] = {}

    def enter(self, line: Waits) -> None:
        self.leave(line)
        neighbours = self._of.setdefault(line.address, {})
        if len(neighbours) >= self._each:
            self._make_room(next(iter(neighbours)))
        if len(self._all) >= self._most:
            self._make_room(next(iter(self._all)))
        self._all[line] = None
        self._of.setdefault(line.address, {})[line] = None

    def _make_room(self, oldest: Waits) -> None:
        self.leave(oldest)
        oldest.give_way(self._reason)

    def leave(self, line: Waits) -> None:
        self._all.pop(line, None)
        neighbours = self._of.get(line.address, {})
        neighbours.pop(line, None)
        if not neighbours:
            self._of.pop(line.address, None)

    def __len__(self) -> int:
        return len(self._all)
