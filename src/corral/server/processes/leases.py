"""Which process lets a table go on by itself: its bots, its clock, its orders.

Every process says from time to time that it is alive, and by the database's clock until when. A
table belongs to the process that has claimed it, until that one is silent for too long: then
whoever finds it claims it. To hold one lease for each table, and to renew them all, would be a
write for every table and beat; this way a beat is one row.

A process that was stopped in between must not act on what it held before. So whatever it does for
a table by itself is stored only if the table is still its own, in the same transaction, and with
the next number of the log.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic
from typing import Protocol

from corral.server.logs import Log, short
from corral.server.operation.metrics import Metrics
from corral.server.processes.sharing import Sharing
from corral.server.storage.worker import StoreError

LOG = Log("corral.leases")


class Leases(Protocol):
    """What rooms need to know."""

    @property
    def owner(self) -> str | None:
        """The name under which rows are stored that come by themselves, if anybody looks at it."""

    @property
    def pause(self) -> float:
        """So many seconds somebody waits who has found that another process drives a table."""

    def holds(self, table: str) -> bool:
        """Whether it is this process that drives the table, as far as it knows."""

    def held(self) -> list[str]:
        """All that it drives together with others, as far as it knows."""

    async def claim(self, table: str) -> bool:
        """Drive the table from now on, unless another process does."""

    def lost(self, table: str) -> None:
        """The store says that another process drives it."""

    def release(self, table: str) -> None:
        """Nothing goes on there by itself."""

    async def adopt(self) -> list[str]:
        """Tables that nobody drives, and that this process does from now on."""

    async def run(self) -> None:
        """Say that this process is alive, until it is cancelled."""

    async def end(self) -> None:
        """Leave everything to the others, at once."""


class Alone:
    """The leases of a process that shares its tables with nobody."""

    owner = None
    pause = 0.0

    def holds(self, table: str) -> bool:
        del table
        return True

    def held(self) -> list[str]:
        return []

    async def claim(self, table: str) -> bool:
        del table
        return True

    def lost(self, table: str) -> None:
        raise AssertionError("there is nobody who could have taken it")

    def release(self, table: str) -> None:
        """Nobody waits for it."""

    async def adopt(self) -> list[str]:
        return []

    async def run(self) -> None:
        """Nobody wants to know."""

    async def end(self) -> None:
        """There is nobody to leave anything to."""


class SharedLeases:
    """Those of one process among several; ``owner`` is a name that no other process has."""

    def __init__(self, sharing: Sharing, owner: str, seconds: float, metrics: Metrics) -> None:
        self._sharing = sharing
        self.owner = owner
        self.pause = seconds / 3
        self._seconds = seconds
        self._metrics = metrics
        self._held: set[str] = set()
        self._refused: dict[str, float] = {}
        """Tables that others drive, and until when they need not be asked again."""
        self._claiming: set[str] = set()
        """Tables of which the database has been asked, and not answered yet."""
        self._until = 0.0
        """So long the others believe that this process is alive."""

    def holds(self, table: str) -> bool:
        return table in self._held and monotonic() < self._until

    def held(self) -> list[str]:
        return list(self._held)

    async def claim(self, table: str) -> bool:
        if self.holds(table):
            return True
        if monotonic() < self._refused.get(table, 0.0):
            return False
        self._claiming.add(table)
        try:
            if monotonic() >= self._until:
                await self._beat()
            if await self._sharing.claim(table, self.owner):
                self._take(table)
                return True
        except StoreError:  # it may be ours all the same: then it is given back
            pass
        finally:
            self._claiming.discard(table)
        self.lost(table)
        return False

    def _take(self, table: str) -> None:
        self._held.add(table)
        self._refused.pop(table, None)
        self._metrics.leases.set(len(self._held))

    def lost(self, table: str) -> None:
        if table in self._held:
            self._held.discard(table)
            self._metrics.leases.set(len(self._held))
            self._metrics.leases_lost.inc()
            LOG.warning("another process drives the table", table=short(table))
        self._refused[table] = monotonic() + self.pause

    def release(self, table: str) -> None:
        self._refused.pop(table, None)
        if table in self._held:
            self._held.discard(table)  # others may have it from the next beat on
            self._metrics.leases.set(len(self._held))

    async def adopt(self) -> list[str]:
        adopted = []
        for table in await self._sharing.orphans():
            self._refused.pop(table, None)
            self._held.discard(table)  # the database knows better
            if await self.claim(table):
                adopted.append(table)
        return adopted

    async def run(self) -> None:
        while True:
            try:
                await self.beat()
                await self._sharing.bury()
            except StoreError as error:
                LOG.warning("no sign of life could be given", reason=str(error))
            await asyncio.sleep(self._seconds / 3)

    async def beat(self) -> None:
        """This process is alive, and drives what it holds."""
        await self._beat()
        await self._give_back()

    async def _beat(self) -> None:
        """What was held by one who was taken for dead has to be claimed again."""
        began = monotonic()
        if began >= self._until:
            self._held.clear()
        await self._sharing.beat(self.owner, self._seconds)
        self._until = began + self._seconds

    async def _give_back(self) -> None:
        """What nobody needs, and what is in the database under our name though we do not hold it:
        others would take it for driven, for ever."""
        owned = set(await self._sharing.owned(self.owner))
        if stray := owned - self._held - self._claiming:
            await self._sharing.release(self.owner, stray)

    async def end(self) -> None:
        self._held.clear()
        with suppress(StoreError):
            await self._sharing.leave(self.owner)
