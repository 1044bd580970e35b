"""Who is at a table, also where they are connected to another process.

It is not stored as the log is: each process writes down whom it sees, and that counts as long as
the process is alive. News of it go the way of all news.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Protocol

from corral.server.processes.bus import Bus
from corral.server.processes.sharing import Attendance, Sharing
from corral.server.storage.worker import StoreError

__all__ = ["LINE", "Attendance", "OnlyHere", "Presence", "SharedPresence"]

TOPIC = "here:"
"""What news of presence begin with; no table's name has a colon."""
LINE = "bot:"
"""Where a bot account is that listens for challenges: at no table."""


class Presence(Protocol):
    """What rooms tell of those they see, and want to know of others."""

    def tell(self, table: str, seen: Attendance) -> None:
        """Whom this process sees there now."""

    async def elsewhere(self, table: str) -> Attendance:
        """Whom the other processes see."""

    async def visited(self) -> list[str]:
        """The tables where somebody is who has a seat, as the other processes see it."""

    async def run(self) -> None:
        """Tell the others, until it is cancelled."""


class OnlyHere:
    """A process that is alone sees everybody."""

    def tell(self, table: str, seen: Attendance) -> None:
        """There is nobody to be told."""

    async def elsewhere(self, table: str) -> Attendance:
        del table
        return Attendance()

    async def visited(self) -> list[str]:
        return []

    async def run(self) -> None:
        """Nobody wants to know."""


class SharedPresence:
    """That of one process among several."""

    def __init__(self, sharing: Sharing, process: str, bus: Bus) -> None:
        self._sharing = sharing
        self._process = process
        self._bus = bus
        self._changed: dict[str, Attendance] = {}
        self._wake = asyncio.Event()

    def tell(self, table: str, seen: Attendance) -> None:
        self._changed[table] = seen
        self._wake.set()

    async def elsewhere(self, table: str) -> Attendance:
        with suppress(StoreError):
            found = await self._sharing.seen(table, self._process)
            players = frozenset().union(*(one.players for one in found))
            idle = frozenset().union(*(one.idle for one in found))
            return Attendance(players, sum(one.watching for one in found), idle)
        return Attendance()

    async def visited(self) -> list[str]:
        with suppress(StoreError):
            return await self._sharing.visited(self._process)
        return []

    async def run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            changed, self._changed = self._changed, {}
            with suppress(StoreError):  # the next change will be told
                await self._sharing.see(self._process, changed)
                for table in changed:
                    self._bus.publish(f"{TOPIC}{table}", 0)
