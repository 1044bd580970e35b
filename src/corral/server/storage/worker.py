"""Threads that work on the database: whatever waits is done in one transaction.

A worker answers every errand, also when something is wrong that nobody has thought of, and goes on.
What fails has changed nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Lock, Thread, local
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from corral.server.logs import Log

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], Any]
MOST_TOGETHER = 500
LOG = Log("corral.store")


class StoreError(Exception):
    """The store could not do it, and says why.

    Nothing was written; only where the line to a server broke at the very moment of the commit is
    that not known. So whatever is tried again bears a mark that makes the second time harmless: a
    row its number and key, a table and a guest their own names.
    """


class Conflict(StoreError):
    """Somebody else has written this row of the log first."""


class LeaseLost(StoreError):
    """Another process drives the table; nothing was written."""


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
    """Each of its threads has a connection of its own, and another one when that has failed.

    ``perform`` does a batch of errands within a transaction; ``afterwards`` is called after it.
    """

    def __init__(
        self,
        engine: Engine,
        name: str,
        perform: Callable[[Connection, list[Errand]], None],
        afterwards: Work | None = None,
        threads: int = 1,
    ) -> None:
        self._engine = engine
        self._name = name
        self._perform = perform
        self._afterwards = afterwards
        self._own = local()
        self._errands: SimpleQueue[Errand | None] = SimpleQueue()
        self._noting = Lock()
        self._failing = False
        self.failures = 0
        """How many errands could not be done."""
        self._threads = [Thread(target=self._run, name=name, daemon=True) for _ in range(threads)]
        for thread in self._threads:
            thread.start()

    async def do(self, work: Callable[[Connection], T]) -> T:
        result: T = await self._put(None, work)
        return result

    async def take(self, item: object) -> Any:
        return await self._put(item, None)

    def _put(self, item: object, work: Work | None) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._errands.put(Errand(future, item, work))
        return future

    def close(self) -> None:
        """Do what was asked for, then end."""
        for _ in self._threads:
            self._errands.put(None)
        for thread in self._threads:
            thread.join()

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

    def _transact(self, batch: list[Errand], again: bool = False) -> None:
        """All together; if that fails one by one, so that each gets the answer it deserves.

        Where it is the line that has failed, there may be another one.
        """
        try:
            db = self._connected()
            with db.begin():
                self._perform(db, batch)
        except Exception as error:
            if not isinstance(error, IntegrityError | StoreError):
                self._disconnect()
            if len(batch) > 1:
                for errand in batch:
                    self._transact([errand])
                return
            if not again and isinstance(error, DBAPIError) and error.connection_invalidated:
                self._transact(batch, again=True)
                return
            batch[0].error = self._failed(error)
        else:
            self._worked(db)
        loop = batch[0].future.get_loop()
        with suppress(RuntimeError):  # the loop has been closed meanwhile
            loop.call_soon_threadsafe(_settle, batch)

    def _connected(self) -> Connection:
        db: Connection | None = getattr(self._own, "db", None)
        if db is None:
            writes = self._afterwards is not None
            db = self._own.db = self._engine.connect().execution_options(writes=writes)
        return db

    def _disconnect(self) -> None:
        db: Connection | None = getattr(self._own, "db", None)
        self._own.db = None
        if db is not None:
            with suppress(Exception):
                db.invalidate()
            with suppress(Exception):
                db.close()

    def _worked(self, db: Connection) -> None:
        if self._failing:
            self._failing = False
            LOG.info("the store works again", thread=self._name)
        if self._afterwards is None:
            return
        try:
            self._afterwards(db)
        except Exception as error:  # the errands are done all the same
            LOG.error("the store could not be tidied", cause=cause_of(error))
            self._disconnect()

    def _failed(self, error: Exception) -> StoreError:
        if isinstance(error, StoreError):
            return error
        cause = cause_of(error)
        if isinstance(error, IntegrityError):
            return Conflict(cause)
        with self._noting:
            self.failures += 1
        if not self._failing:  # once, not for every move that somebody tries
            self._failing = True
            fault = None if isinstance(error, DBAPIError) else error
            LOG.error("the store fails", error=fault, cause=cause, thread=self._name)
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
