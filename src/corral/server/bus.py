"""The event bus: tells every process that serves a table that its log has grown.

It carries no more than the table and the length of its log; who wants to know reads the log. With
several processes another class takes the place of ``MemoryBus``, and nothing else changes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

Listener: TypeAlias = Callable[[str, int], None]


class Bus(Protocol):
    """Carries news of tables."""

    def publish(self, table: str, seq: int) -> None:
        """The log of ``table`` has ``seq`` rows now, all of them safely stored."""

    def subscribe(self, listener: Listener) -> None:
        """Call ``listener`` for everything that is published from now on."""


class MemoryBus:
    """The bus of a single process."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def publish(self, table: str, seq: int) -> None:
        for listener in self._listeners:
            listener(table, seq)

    def subscribe(self, listener: Listener) -> None:
        self._listeners.append(listener)
