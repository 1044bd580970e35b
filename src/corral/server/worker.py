"""A thread that works on the database: whatever waits is done in one transaction.

It answers every errand, also when something is wrong that nobody has thought of, and goes on. What
fails has changed nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from corral.server.logs import Log

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], Any]
MOST_TOGETHER = 500
LOG = Log("corral.store")


class StoreError(Exception):
    """The store could not do it; nothing was written. It says why."""


class Conflict(StoreError):
    """Somebody else has written this row of the log first."""


class Errand:
    """Something to do in a transaction, and whom to tell; ``item`` is for those who work."""

    __slots__ = ("error", "future", "item", "result", "work")

    def __init__(self, future: asyncio.Future[Any], item: Any, work: Work | None) -> None:
        self.future = future
        self.item = item
        self.work = work
        self.result: Any = None
        self.error: StoreError | None = None


class Worker:
    """Has a connection of its own, and another one when that has failed.

    ``perform`` does a batch of errands within a transaction; ``afterwards`` is called after it.
    """

    def __init__(
        self,
        engine: Engine,
        name: str,
        perform: Callable[[Connection, list[Errand]], None],
        afterwards: Work | None = None,
    ) -> None:
        self._engine = engine
        self._perform = perform
        self._afterwards = afterwards
        self._db: Connection | None = None
        self._errands: SimpleQueue[Errand | None] = SimpleQueue()
        self._failing = False
        self.failures = 0
        """How many errands could not be done."""
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[Connection], T]) -> T:
        result: T = await self._put(None, work)
        return result

    async def take(self, item: object) -> None:
        await self._put(item, None)

    def _put(self, item: object, work: Work | None) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._errands.put(Errand(future, item, work))
        return future

    def close(self) -> None:
        """Do what was asked for, then end."""
        self._errands.put(None)
        self._thread.join()

    def _run(self) -> None:
        ending = False
        while not ending:
            batch, ending = self._next()
            if batch:
                self._transact(batch)
        self._disconnect()

    def _next(self) -> tuple[list[Errand], bool]:
        """All that waits, at least one; and whether it is the end."""
        batch: list[Errand] = []
        while not batch or (len(batch) < MOST_TOGETHER and not self._errands.empty()):
            errand = self._errands.get()
            if errand is None:
                return batch, True
            batch.append(errand)
        return batch, False

    def _transact(self, batch: list[Errand]) -> None:
        """All together; if that fails one by one, so that each gets the answer it deserves."""
        try:
            db = self._connected()
            with db.begin():
                self._perform(db, batch)
        except Exception as error:
            if not isinstance(error, IntegrityError):
                self._disconnect()
            if len(batch) > 1:
                for errand in batch:
                    self._transact([errand])
                return
            batch[0].error = self._failed(error)
        else:
            self._worked(db)
        loop = batch[0].future.get_loop()
        with suppress(RuntimeError):  # the loop has been closed meanwhile
            loop.call_soon_threadsafe(_settle, batch)

    def _connected(self) -> Connection:
        if self._db is None:
            self._db = self._engine.connect().execution_options(writes=self._afterwards is not None)
        return self._db

    def _disconnect(self) -> None:
        db, self._db = self._db, None
        if db is not None:
            with suppress(Exception):
                db.invalidate()
            with suppress(Exception):
                db.close()

    def _worked(self, db: Connection) -> None:
        if self._failing:
            self._failing = False
            LOG.info("the store works again", thread=self._thread.name)
        if self._afterwards is None:
            return
        try:
            self._afterwards(db)
        except Exception as error:  # the errands are done all the same
            LOG.error("the store could not be tidied", cause=cause_of(error))
            self._disconnect()

    def _failed(self, error: Exception) -> StoreError:
        cause = cause_of(error)
        if isinstance(error, IntegrityError):
            return Conflict(cause)
        self.failures += 1
        if not self._failing:  # once, not for every move that somebody tries
            self._failing = True
            fault = None if isinstance(error, DBAPIError) else error
            LOG.error("the store fails", error=fault, cause=cause, thread=self._thread.name)
        return StoreError(cause)


def cause_of(error: Exception) -> str:
    """What the database itself said."""
    told = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return f"{type(told).__name__}: {told}"


def _settle(batch: list[Errand]) -> None:
    for errand in batch:
        if errand.future.done():
            continue
        if errand.error is None:
            errand.future.set_result(errand.result)
        else:
            errand.future.set_exception(errand.error)
