"""The event bus: tells every process that serves a table that its log has grown.

It carries no more than the table and the length of its log; who wants to know reads the log. News
may be lost: whoever serves tables looks at their logs from time to time, so that this costs a
moment and never a move. With several processes another class takes the place of ``MemoryBus``
(``notices``), and nothing else changes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol, TypeAlias

CHANNEL: Final = "corral"
"""By this name processes tell each other of news through PostgreSQL."""

Listener: TypeAlias = Callable[[str, int], None]
Gap: TypeAlias = Callable[[], None]


class Bus(Protocol):
    """Carries news of tables."""

    def publish(self, table: str, seq: int) -> None:
        """The log of ``table`` has ``seq`` rows now, all of them safely stored."""

    def subscribe(self, listener: Listener, gap: Gap, tables: bool = False) -> None:
        """Call ``listener`` for what is published from now on: topics, which have no rows, and
        ``tables`` as well for whoever wants to hear of each move.

        ``gap`` is called when something may have been missed.
        """

    async def run(self) -> None:
        """Carry news until it is cancelled."""


class MemoryBus:
    """The bus of a single process: nothing can be missed."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []
        self._following: list[Listener] = []
        """Those who want to hear of tables."""

    def publish(self, table: str, seq: int) -> None:
        for listener in self._following if seq else self._listeners:
            listener(table, seq)

    def subscribe(self, listener: Listener, gap: Gap, tables: bool = False) -> None:
        del gap
        self._listeners.append(listener)
        if tables:
            self._following.append(listener)

    async def run(self) -> None:
        """There is no way that they would have to go."""
