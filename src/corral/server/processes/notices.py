"""The event bus of several processes: PostgreSQL's LISTEN and NOTIFY.

A notice is sent after the rows are stored, by a connection of its own that waits for no disk.
Within the transaction of the rows it would make all processes' commits wait for each other, each
for the other's disk. What is lost by that, or by a line that breaks, the next look at the logs
finds.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from typing import Any, Final, TypeAlias

import psycopg

from corral.server.logs import Log
from corral.server.processes.bus import CHANNEL, Gap, Listener

LONGEST: Final = 7000
"""PostgreSQL takes fewer than 8000 bytes in one notice."""
RETRY: Final = 1.0
"""So many seconds lie between two tries to connect."""
LOG: Final = Log("corral.bus")

Line: TypeAlias = psycopg.AsyncConnection[Any]
Work: TypeAlias = Callable[[Line], Awaitable[None]]


class NoticeBus:
    """``line`` is the database's address, ``process`` a name that no other process has."""

    def __init__(self, line: str, process: str) -> None:
        self._line = line
        self._process = process
        self._listeners: list[tuple[Listener, Gap]] = []
        self._following: list[Listener] = []
        """Those who want to hear of tables."""
        self._waiting: dict[str, int] = {}
        """Tables of which the others are still to be told; the latest number is enough."""
        self._wake = asyncio.Event()

    def publish(self, table: str, seq: int) -> None:
        self._waiting[table] = seq
        self._wake.set()

    def subscribe(self, listener: Listener, gap: Gap, tables: bool = False) -> None:
        self._listeners.append((listener, gap))
        if tables:
            self._following.append(listener)

    async def run(self) -> None:
        async with asyncio.TaskGroup() as both:
            both.create_task(self._always("listen", self._listen))
            both.create_task(self._always("tell", self._tell))

    async def _always(self, line_to: str, work: Work) -> None:
        """Again and again, with a new line where one has broken."""
        failing = False
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    self._line, autocommit=True
                ) as line:
                    if failing:
                        LOG.info("news travel again", line=line_to)
                    failing = False
                    await work(line)
            except (psycopg.Error, OSError) as error:
                if not failing:
                    cause = " ".join(str(error).split())
                    LOG.warning("news do not travel", line=line_to, cause=cause)
                failing = True
                await asyncio.sleep(RETRY)

    async def _listen(self, line: Line) -> None:
        await line.execute(f"LISTEN {CHANNEL}")
        for _, gap in self._listeners:  # whatever came while nobody listened
            gap()
        async for notice in line.notifies():
            self._hear(notice.payload)

    def _hear(self, payload: str) -> None:
        sender, *news = payload.split("\n")
        if sender == self._process:
            return
        for one in news:
            table, _, seq = one.partition(" ")
            with suppress(ValueError):  # not one of ours
                rows = int(seq)
                told = self._following if rows else [listener for listener, _ in self._listeners]
                for listener in told:
                    listener(table, rows)

    async def _tell(self, line: Line) -> None:
        await line.execute("SET synchronous_commit = off")  # there is nothing to be kept
        while True:
            await self._wake.wait()
            self._wake.clear()
            waiting, self._waiting = self._waiting, {}
            try:
                for payload in self._payloads(waiting):
                    await line.execute("SELECT pg_notify(%s, %s)", [CHANNEL, payload])
            except (
                psycopg.Error
            ):  # often a line that broke long ago: what it was for goes by the next
                self._waiting = {**waiting, **self._waiting}
                self._wake.set()
                raise

    def _payloads(self, waiting: dict[str, int]) -> Iterator[str]:
        payload = self._process
        for table, seq in waiting.items():
            one = f"\n{table} {seq}"
            if len(payload) + len(one) > LONGEST:
                yield payload
                payload = self._process
            payload += one
        yield payload
