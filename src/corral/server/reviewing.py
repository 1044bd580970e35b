"""Reviews of finished matches: one after the other, in a process that gives way to everybody.

Tables never wait for them: the process has the lowest priority, only so many matches may wait, and
this process does no more than pass on what the other one has found.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections import OrderedDict
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from signal import SIG_IGN, SIGINT, signal
from time import monotonic
from typing import Final, Literal, TypeAlias

from msgspec.json import decode

from corral.review import Depth, depth_for, reviewing
from corral.server.logs import Log, short
from corral.server.long_work import HOUSE, asker
from corral.server.problems import Refusal
from corral.server.storage.store import Store, StoreError
from corral.server.wire import MatchReview, ReviewState

MOST_WAITING: Final = 32
"""So many matches may wait; more are refused until one is done."""
EACH: Final = 4
"""So many of one address. Everybody's first comes before anybody's second."""
KEPT: Final = 16
"""Finished reviews that stay in memory, for those who have just watched them grow."""
TELL_EVERY: Final = 0.5
"""Seconds between two looks at what has been found so far."""
MOST_SECONDS: Final = 600.0
"""After so long a review ends with what it has."""
NICEST: Final = 19
KNOWN: Final = 1_000_000
"""The number of what the store has: later than all that was told while it was found."""
TRIES: Final = 2
"""How often a review is begun when its process dies."""

Status: TypeAlias = Literal["none", "waiting", "running", "done", "failed"]


class _Job:
    """A match that is to be reviewed, or was a moment ago."""

    def __init__(self, table: str, record: str, asker: str = HOUSE, place: int = 0) -> None:
        self.table = table
        self.record = record
        self.asker = asker
        self.place = place
        """How many others of the asker were to be done when it came."""
        self.status: Status = "waiting"
        self.found: bytes | None = None
        self.progress = 0.0
        self.number = 0

    def state(self, since: int) -> ReviewState:
        news = self.found if self.number > since else None
        review = None if news is None else decode(news, type=MatchReview)
        return ReviewState(self.status, self.progress, self.number, review)


class Reviews:
    """The queue of reviews. To be run beside everything else, and closed in the end."""

    def __init__(self, store: Store) -> None:
        self.depth = depth_for()
        self._store = store
        self._jobs: OrderedDict[str, _Job] = OrderedDict()
        """Those that wait, the one that runs, and the latest that are done."""
        self._more = asyncio.Event()
        self._process: _Process | None = None
        self._closing = False
        self._log = Log("corral.server")

    async def state(self, table: str, since: int = 0) -> ReviewState:
        """What is known of a match's review; nothing is begun."""
        job = self._jobs.get(table)
        if job is not None:
            return job.state(since)
        kept = await self._kept(table)
        if kept is None:
            return ReviewState("none")
        job = _Job(table, "")
        job.status, job.progress, job.number, job.found = "done", 1.0, KNOWN, kept
        return job.state(since)

    async def begin(self, table: str, record: str) -> ReviewState:
        """Let a finished match be reviewed, unless it has been, or waits for it already."""
        state = await self.state(table)
        job = self._jobs.get(table)  # somebody else may have asked meanwhile
        if job is not None and job.status != "failed":
            return job.state(0)
        if state.status == "done":
            return state
        who, waiting = asker(), self._waiting()
        own = sum(job.asker == who for job in waiting)
        if len(waiting) >= MOST_WAITING or own >= EACH:
            raise Refusal("unavailable", "many matches wait for a review; try again in a minute")
        self._jobs.pop(table, None)
        running = [job for job in self._jobs.values() if job.status == "running"]
        place = own + sum(job.asker == who for job in running)
        job = self._jobs[table] = _Job(table, record, who, place)
        self._forget()
        self._more.set()
        return job.state(0)

    async def _kept(self, table: str) -> bytes | None:
        try:
            found = await self._store.review(table)
        except StoreError:
            raise Refusal("unavailable", "please try again in a moment") from None
        return None if found is None else found.encode()

    def _forget(self) -> None:
        """The oldest of those that are done: the store has them."""
        over = [name for name, job in self._jobs.items() if job.status in ("done", "failed")]
        for name in over[: max(0, len(over) - KEPT)]:
            del self._jobs[name]

    def _waiting(self) -> list[_Job]:
        return [job for job in self._jobs.values() if job.status == "waiting"]

    # The work

    async def run(self) -> None:
        """Review one match after the other, for ever."""
        while True:
            self._more.clear()
            job = min(self._waiting(), key=lambda job: job.place, default=None)
            if job is None:
                await self._more.wait()
            else:
                await self._review(job)

    async def _review(self, job: _Job) -> None:
        job.status = "running"
        for _ in range(TRIES):
            if await self._watch(job):
                await self._keep(job)
                return
        job.status = "failed"
        self._log.error("a review failed", table=short(job.table))

    async def _watch(self, job: _Job) -> bool:
        """Take what one process finds; whether it came to its end."""
        if self._closing:
            return False
        process = self._process = _Process(job.record, self.depth)
        try:
            while (news := await asyncio.to_thread(process.news)) is not None:
                job.progress, last, job.found = news
                job.number += 1
                if last:
                    return True
            return False
        finally:
            self._process = None
            process.end()

    async def _keep(self, job: _Job) -> None:
        assert job.found is not None
        try:
            await self._store.keep_review(job.table, job.found.decode())
        except StoreError as error:  # it stays in memory for a while, and can be made again
            self._log.warning("a review was not stored", reason=str(error))
        job.progress, job.status, job.number = 1.0, "done", KNOWN

    def close(self) -> None:
        """End the process, and with it the waiting for its news."""
        self._closing = True
        if self._process is not None:
            self._process.end()


_News: TypeAlias = tuple[float, bool, bytes]
"""The part that is done, whether this is the last of it, and the whole review so far as JSON."""


class _Process:
    """One review in a process of its own."""

    def __init__(self, record: str, depth: Depth) -> None:
        context = get_context("spawn")
        self._line, theirs = context.Pipe(duplex=False)
        self._process = context.Process(target=_work, args=(theirs, record, depth), daemon=True)
        self._process.start()
        theirs.close()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None, "it was started when it was made"
        return self._process.pid

    def news(self) -> _News | None:
        """Waits for what is found next; nothing more comes from a process that has died."""
        with suppress(EOFError, OSError):
            found: _News = self._line.recv()
            return found
        return None

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        with suppress(OSError):
            self._line.close()


def _work(line: Connection, record: str, depth: Depth) -> None:
    """The process's side. Whoever started it decides when to stop."""
    signal(SIGINT, SIG_IGN)
    with suppress(AttributeError, OSError):  # not on Windows, and a sandbox may forbid it
        os.nice(NICEST)
    told = begun = monotonic()
    with suppress(OSError):  # nobody is there any more
        for report in reviewing(record, depth):
            now = monotonic()
            last = report.finished or now - begun > MOST_SECONDS
            if last or now - told > TELL_EVERY:
                text = json.dumps(report.to_data(), ensure_ascii=False).encode()
                line.send((report.progress, last, text))
                told = now
            if last:
                return
