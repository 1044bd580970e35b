"""The store: what must survive. One small interface, and SQLite behind it.

``append`` returns when the row is on the disk. Rows of several tables that come within one
transaction's time are committed together (group commit), so that many tables cost hardly more
syncs than one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Protocol, TypeVar

from msgspec import Struct
from sqlalchemy import URL, Connection, Engine, create_engine, event, insert, select, update
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.sql.functions import count

from corral.core.errors import CorralError
from corral.server.happenings import Opened, Row, decode, encode
from corral.server.migrate import migrate
from corral.server.schema import LOG, PLAYERS, POSITIONS, SEATED, TABLES

T = TypeVar("T")
MOST_TOGETHER = 500


class StoreError(Exception):
    """The store could not do it; nothing was written."""


class Conflict(StoreError):
    """Somebody else has written this row of the log first."""


class Append(Struct, frozen=True):
    """A row for a table's log, and what lists need to know of it.

    With a new status comes the keeper: the guest whose open table it is then, if anybody's.
    """

    table: str
    seq: int
    row: Row
    status: str | None = None
    keeper: str | None = None
    sits: str | None = None
    position: str | None = None
    """The position after this row, to be kept."""


class Player(Struct, frozen=True):
    """A guest."""

    id: str
    name: str


class Store(Protocol):
    """What the server needs of a database."""

    async def add_player(self, player: Player, secret_hash: str, at: float) -> None: ...
    async def rename_player(self, player: str, name: str) -> None: ...
    async def player_by_secret(self, secret_hash: str) -> Player | None: ...
    async def open_table(
        self, table: str, public: bool, row: Opened, sits: str | None = None
    ) -> None: ...
    async def append(self, item: Append) -> None: ...
    async def has_table(self, table: str) -> bool: ...
    async def log(self, table: str) -> list[Row]: ...
    async def kept_positions(self, table: str) -> list[tuple[int, str]]: ...
    async def public_tables(self, most: int) -> list[str]: ...
    async def tables_of(self, player: str, most: int) -> list[str]: ...
    async def tables_kept(self, player: str) -> int: ...
    async def running_tables(self) -> list[str]: ...
    async def ready(self) -> bool: ...
    async def close(self) -> None: ...


class SqlStore:
    """SQLite in one file, written by one thread and read by another."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._engine = _engine(path)
        try:
            migrate(self._engine)
        except CorralError:
            self._engine.dispose()
            raise
        self._writer = _Worker(self._engine, "corral-store-writer")
        self._reader = _Worker(self._engine, "corral-store-reader")

    # Players

    async def add_player(self, player: Player, secret_hash: str, at: float) -> None:
        values = {"id": player.id, "name": player.name, "secret_hash": secret_hash, "created": at}
        await self._writer.do(lambda db: db.execute(insert(PLAYERS), values))

    async def rename_player(self, player: str, name: str) -> None:
        change = update(PLAYERS).where(PLAYERS.c.id == player).values(name=name)
        await self._writer.do(lambda db: db.execute(change))

    async def player_by_secret(self, secret_hash: str) -> Player | None:
        query = select(PLAYERS.c.id, PLAYERS.c.name).where(PLAYERS.c.secret_hash == secret_hash)
        row = await self._reader.do(lambda db: db.execute(query).first())
        return None if row is None else Player(row.id, row.name)

    # Tables

    async def open_table(
        self, table: str, public: bool, row: Opened, sits: str | None = None
    ) -> None:
        values = {
            "id": table,
            "public": public,
            "status": "waiting",
            "changed": row.at,
            "keeper": row.host,
        }

        def work(db: Connection) -> None:
            db.execute(insert(TABLES), values)
            db.execute(insert(LOG), {"table_id": table, "seq": 0, "body": encode(row).decode()})
            if sits is not None:
                db.execute(insert(SEATED), {"player": sits, "table_id": table})

        await self._writer.do(work)

    async def append(self, item: Append) -> None:
        await self._writer.append(item)

    async def has_table(self, table: str) -> bool:
        query = select(TABLES.c.id).where(TABLES.c.id == table)
        return await self._reader.do(lambda db: db.execute(query).first()) is not None

    async def log(self, table: str) -> list[Row]:
        query = select(LOG.c.body).where(LOG.c.table_id == table).order_by(LOG.c.seq)
        bodies = await self._reader.do(lambda db: db.scalars(query).all())
        return [decode(body) for body in bodies]

    async def kept_positions(self, table: str) -> list[tuple[int, str]]:
        """After how many rows, and the position; the latest first."""
        query = (
            select(POSITIONS.c.seq, POSITIONS.c.position)
            .where(POSITIONS.c.table_id == table)
            .order_by(POSITIONS.c.seq.desc())
        )
        found = await self._reader.do(lambda db: db.execute(query).all())
        return [(row.seq, row.position) for row in found]

    async def public_tables(self, most: int) -> list[str]:
        """Tables that wait or play, the latest first."""
        query = (
            select(TABLES.c.id)
            .where(TABLES.c.public, TABLES.c.status.in_(("waiting", "running")))
            .order_by(TABLES.c.changed.desc())
            .limit(most)
        )
        return list(await self._reader.do(lambda db: db.scalars(query).all()))

    async def tables_of(self, player: str, most: int) -> list[str]:
        """Those that are not over first, then the latest: a long match is not crowded out."""
        query = (
            select(TABLES.c.id)
            .join(SEATED, SEATED.c.table_id == TABLES.c.id)
            .where(SEATED.c.player == player)
            .order_by(TABLES.c.status == "over", TABLES.c.changed.desc())
            .limit(most)
        )
        return list(await self._reader.do(lambda db: db.scalars(query).all()))

    async def tables_kept(self, player: str) -> int:
        """How many open tables the guest has."""
        query = select(count()).select_from(TABLES).where(TABLES.c.keeper == player)
        found: int = await self._reader.do(lambda db: db.execute(query).scalar_one())
        return found

    async def running_tables(self) -> list[str]:
        query = select(TABLES.c.id).where(TABLES.c.status == "running")
        return list(await self._reader.do(lambda db: db.scalars(query).all()))

    async def ready(self) -> bool:
        with suppress(StoreError):
            await self._reader.do(lambda db: db.execute(select(TABLES.c.id).limit(1)).first())
            return True
        return False

    async def close(self) -> None:
        """Write what was asked for, then end."""
        await asyncio.to_thread(self._writer.close)
        await asyncio.to_thread(self._reader.close)
        self._engine.dispose()


def _engine(path: Path) -> Engine:
    address = URL.create("sqlite", database=str(path))  # as a text `?` would end the path
    engine = create_engine(address, connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _: object) -> None:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")  # an acknowledged move survives power loss
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute("PRAGMA busy_timeout=5000")

    return engine


Work = Callable[[Connection], Any]


class _Job:
    """Something to do in a transaction, and whom to tell; a row, or any other work."""

    __slots__ = ("error", "future", "item", "result", "work")

    def __init__(self, future: asyncio.Future[Any], item: Append | None, work: Work | None) -> None:
        self.future = future
        self.item = item
        self.work = work
        self.result: Any = None
        self.error: StoreError | None = None


class _Worker:
    """A thread with a connection of its own. Whatever waits is done in one transaction."""

    def __init__(self, engine: Engine, name: str) -> None:
        self._engine = engine
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[Connection], T]) -> T:
        result: T = await self._put(None, work)
        return result

    async def append(self, item: Append) -> None:
        await self._put(item, None)

    def _put(self, item: Append | None, work: Work | None) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(future, item, work))
        return future

    def close(self) -> None:
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        with self._engine.connect() as db:
            while (job := self._jobs.get()) is not None:
                batch = [job]
                ending = False
                while len(batch) < MOST_TOGETHER and not self._jobs.empty():
                    waiting = self._jobs.get()
                    if waiting is None:
                        ending = True
                        break
                    batch.append(waiting)
                self._transact(db, batch)
                if ending:
                    return

    def _transact(self, db: Connection, batch: list[_Job]) -> None:
        """All together; if that fails one by one, so that each gets the answer it deserves."""
        try:
            with db.begin():
                _write(db, batch)
        except SQLAlchemyError as error:
            if len(batch) > 1:
                for job in batch:
                    self._transact(db, [job])
                return
            kind = Conflict if isinstance(error, IntegrityError) else StoreError
            batch[0].error = kind(type(error).__name__)
        loop = batch[0].future.get_loop()
        with suppress(RuntimeError):  # the loop has been closed meanwhile
            loop.call_soon_threadsafe(_settle, batch)


def _settle(batch: list[_Job]) -> None:
    for job in batch:
        if job.future.done():
            continue
        if job.error is None:
            job.future.set_result(job.result)
        else:
            job.future.set_exception(job.error)


def _write(db: Connection, batch: Sequence[_Job]) -> None:
    items = [job.item for job in batch if job.item is not None]
    if items:
        _append_all(db, items)
    for job in batch:
        if job.work is not None:
            job.result = job.work(db)


def _append_all(db: Connection, items: Sequence[Append]) -> None:
    db.execute(
        insert(LOG),
        [
            {"table_id": item.table, "seq": item.seq, "body": encode(item.row).decode()}
            for item in items
        ],
    )
    kept = [
        {"table_id": item.table, "seq": item.seq + 1, "position": item.position}
        for item in items
        if item.position is not None
    ]
    if kept:
        db.execute(insert(POSITIONS), kept)
    for item in items:
        if item.sits is not None:
            sits = {"player": item.sits, "table_id": item.table}
            db.execute(sqlite_insert(SEATED).on_conflict_do_nothing(), sits)
        if item.status is not None:
            change = update(TABLES).where(TABLES.c.id == item.table)
            values = {"status": item.status, "keeper": item.keeper, "changed": item.row.at}
            db.execute(change.values(values))
