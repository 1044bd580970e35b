"""The store: what must survive. One small interface, and SQLite or PostgreSQL behind it.

``append`` returns when the row is on the disk. Rows of several tables that come within one
transaction's time are committed together (group commit), so that many tables cost hardly more
syncs than one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic, time
from typing import NamedTuple, Protocol

from msgspec import MsgspecError, Struct
from sqlalchemy import (
    Boolean,
    Connection,
    Float,
    Integer,
    Text,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.sql.functions import count
from sqlalchemy.sql.functions import max as greatest

from corral.server.accounts.guestbook import Guestbook, Player, stays
from corral.server.clubs.book import ClubBook
from corral.server.company.blocking import Blocks
from corral.server.company.book import Acquaintances
from corral.server.logs import short
from corral.server.netbots.book import Botbook, note_challenges
from corral.server.post.asking import PendingNotice, ask_who_is_reached, write_notices
from corral.server.post.book import PostBook
from corral.server.processes.sharing import Sharing
from corral.server.profiles.finishing import Finished, write_finished
from corral.server.profiles.history import History
from corral.server.queue.book import Queue
from corral.server.records.brought import Brought
from corral.server.storage.database import Database, database_at
from corral.server.storage.prepared import Prepared
from corral.server.storage.removing import remove_table
from corral.server.storage.rewriting import Rewriting
from corral.server.storage.schema import (
    LEASES,
    LOG,
    PLAYERS,
    POSITIONS,
    PULSE,
    REVIEWS,
    SEATED,
    TABLES,
)
from corral.server.storage.worker import Conflict, Errand, LeaseLost, StoreError, Worker
from corral.server.tables import summary as summaries
from corral.server.tables.happenings import Opened, Row, decode, decode_time, encode
from corral.server.tables.lobby import lobby_query, readable, waiting_publicly
from corral.server.tables.summary import Summary
from corral.server.tournaments.book import TournamentBook
from corral.server.tournaments.results import write_boards

__all__ = ["Append", "Conflict", "LeaseLost", "Listed", "Player", "SqlStore", "Store", "StoreError"]

PULSE_EVERY = 1.0
"""For so many seconds an answer to whether rows can be written is believed."""
PULSE_PATIENCE = 5.0
"""A store that takes longer to write is not ready."""


ATTENDANCE = select(SEATED.c.player, SEATED.c.seen, SEATED.c.read).where(
    SEATED.c.table_id == bindparam("of")
)
KEPT_BY = (
    select(count()).select_from(TABLES).where(TABLES.c.keeper == bindparam("keeper"), readable())
)
SAW = Prepared(
    lambda told: (
        update(SEATED)
        .where(SEATED.c.table_id == told["table"], SEATED.c.player == told["player"])
        .values(seen=told["at"])
    ),
    table=Text(),
    player=Text(),
    at=Float(),
)
ADD_ROW = Prepared(
    lambda told: insert(LOG).from_select(
        ["table_id", "seq", "body"], select(told["table"], told["seq"], told["body"])
    ),
    table=Text(),
    seq=Integer(),
    body=Text(),
)
KEEP_SUMMARY = Prepared(
    lambda told: (
        update(TABLES)
        .where(TABLES.c.id == told["table"])
        .values(summary=told["summary"], driven=told["driven"])
    ),
    table=Text(),
    summary=Text(),
    driven=Boolean(),
)


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
    summary: Summary | None = None
    """The table with this row, where lists tell it otherwise than before."""
    finished: Finished | None = None
    """The match, where this row ends it."""
    driver: str | None = None
    """The process that must be the one which drives the table, or the row is not written."""
    notices: list[PendingNotice] = []
    """For those who are to be told outside the page that the table waits for them now."""


class Listed(NamedTuple):
    """A table in a list, with the summary that is kept beside it, if there is one."""

    id: str
    summary: str | None
    read: int = 0
    """How many lines of its chat the one has seen whose list it is."""


class Attended(NamedTuple):
    """A player at a table: when they were last there, and how much of the chat they have seen."""

    player: str
    seen: float | None
    read: int


class Sizes(Struct, frozen=True):
    """Bytes on the disk."""

    database: int | None
    """Also of what follows: nothing where it cannot be known."""
    wal: int | None
    free: int | None
    """What the disk has left."""
    failures: int
    """How many times something could not be read or written."""


class Store(Protocol):
    """What the server needs of a database."""

    guestbook: Guestbook
    rewriting: Rewriting
    history: History
    blocks: Blocks
    brought: Brought
    post: PostBook
    tournaments: TournamentBook
    queue: Queue
    clubs: ClubBook
    botbook: Botbook
    company: Acquaintances

    async def open_table(
        self,
        table: str,
        public: bool,
        row: Opened,
        sits: str | None = None,
        summary: Summary | None = None,
    ) -> None: ...
    async def append(self, item: Append) -> bool: ...
    async def has_table(self, table: str) -> bool: ...
    async def log(self, table: str, since: int = 0) -> list[Row]: ...
    async def lengths(self, tables: Sequence[str]) -> dict[str, int]: ...
    async def attendance(self, table: str) -> list[Attended]: ...
    async def saw_at_table(self, table: str, player: str, at: float) -> None: ...
    async def read_chat(self, table: str, player: str, lines: int) -> None: ...
    async def kept_positions(self, table: str) -> list[tuple[int, str]]: ...
    async def review(self, table: str) -> str | None: ...
    async def keep_review(self, table: str, body: str) -> None: ...
    async def summary(self, table: str) -> str | None: ...
    async def keep_summary(self, table: str, seq: int, summary: Summary) -> None: ...
    async def note_unreadable(self, table: str, cause: str) -> bool: ...
    async def unreadable_tables(self) -> list[str]: ...
    async def public_tables(
        self, most: int, since: float = 0.0, visited: Sequence[str] = ()
    ) -> list[Listed]: ...
    async def public_waiting(self, player: str, since: float) -> int: ...
    async def still_waiting(self, tables: Sequence[str], since: float) -> list[str]: ...
    async def tables_of(self, player: str, most: int) -> list[Listed]: ...
    async def tables_kept(self, player: str) -> int: ...
    async def driven_tables(self) -> list[str]: ...
    async def tables_by_status(self) -> dict[str, int]: ...
    async def untouched_tables(self, status: str, before: float) -> list[str]: ...
    async def remove_table(self, table: str, before: float, gone: float) -> bool: ...
    @property
    def shared(self) -> bool: ...
    async def ready(self) -> bool: ...
    async def sizes(self) -> Sizes: ...
    async def close(self) -> None: ...


class SqlStore:
    """Rows in a database, written by one thread and read by others.

    ``place`` is a file for SQLite, or the address of a PostgreSQL database.
    """

    def __init__(self, place: Path | str) -> None:
        self.database: Database = database_at(place)
        self.database.prepare()
        engine, readers = self.database.engine, self.database.readers
        self._writer = Worker(engine, "corral-store-writer", self._perform, self.database.tidy)
        self._reader = Worker(engine, "corral-store-reader", self._perform, threads=readers)
        self.sharing = Sharing(self._writer, self._reader)
        self.guestbook = Guestbook(self._writer, self._reader)
        self.rewriting = Rewriting(self._writer, self._reader)
        self.history = History(self._writer, self._reader)
        self.blocks = Blocks(self._writer, self._reader)
        self.brought = Brought(self._writer, self._reader)
        self.post = PostBook(self._writer, self._reader, self.database)
        self.tournaments = TournamentBook(self._writer, self._reader, self.database)
        self.queue = Queue(self._writer, self._reader)
        self.clubs = ClubBook(self._writer, self._reader)
        self.botbook = Botbook(self._writer, self._reader)
        self.company = Acquaintances(self._writer, self._reader)
        self._pulse_lock = asyncio.Lock()
        self._pulse: tuple[float, bool] | None = None

    def _perform(self, db: Connection, batch: list[Errand]) -> None:
        items = [errand.item for errand in batch if errand.item is not None]
        told = _append_all(db, items, self.database) if items else set()
        for errand in batch:
            if errand.work is None:
                errand.result = errand.item.table in told
            else:
                errand.result = errand.work(db)

    # Tables

    async def open_table(
        self,
        table: str,
        public: bool,
        row: Opened,
        sits: str | None = None,
        summary: Summary | None = None,
    ) -> None:
        values = {
            "id": table,
            "public": public,
            "status": "waiting",
            "changed": row.at,
            "keeper": row.host,
            **_summary_values(summary),
        }

        def work(db: Connection) -> None:
            db.execute(insert(TABLES), values)
            db.execute(insert(LOG), {"table_id": table, "seq": 0, "body": encode(row).decode()})
            if sits is not None:
                db.execute(insert(SEATED), {"player": sits, "table_id": table})
            note_challenges(db, [(table, row)])

        try:
            await self._writer.do(work)
        except Conflict:  # the answer to the first try may have been lost
            if not await self.has_table(table):
                raise

    async def append(self, item: Append) -> bool:
        """Whether there is somebody now who is to be told of it outside the page."""
        told: bool = await self._writer.take(item)
        return told

    async def has_table(self, table: str) -> bool:
        query = select(TABLES.c.id).where(TABLES.c.id == table, TABLES.c.status != "gone")
        return await self._reader.do(lambda db: db.execute(query).first()) is not None

    async def log(self, table: str, since: int = 0) -> list[Row]:
        """All rows, or those from a number on."""
        query = select(LOG.c.body).where(LOG.c.table_id == table, LOG.c.seq >= since)
        query = query.order_by(LOG.c.seq)
        bodies = await self._reader.do(lambda db: db.scalars(query).all())
        return [decode(body) for body in bodies]

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """How many rows the log of each table has."""
        last = select(greatest(LOG.c.seq)).where(LOG.c.table_id == TABLES.c.id).scalar_subquery()
        query = select(TABLES.c.id, last.label("last")).where(TABLES.c.id.in_(tables))
        found = await self._reader.do(lambda db: db.execute(query).all())
        return {row.id: row.last + 1 for row in found}

    async def attendance(self, table: str) -> list[Attended]:
        """Of everybody who ever sat there."""
        found = await self._reader.do(lambda db: db.execute(ATTENDANCE, {"of": table}).all())
        return [Attended(row.player, row.seen, row.read) for row in found]

    async def saw_at_table(self, table: str, player: str, at: float) -> None:
        seen = {"table": table, "player": player, "at": at}
        await self._writer.do(lambda db: SAW.execute(db, [seen]))

    async def read_chat(self, table: str, player: str, lines: int) -> None:
        """Never fewer than before."""
        change = update(SEATED).where(SEATED.c.table_id == table, SEATED.c.player == player)
        more = change.where(SEATED.c.read < lines).values(read=lines)
        await self._writer.do(lambda db: db.execute(more))

    async def kept_positions(self, table: str) -> list[tuple[int, str]]:
        """After how many rows, and the position; the latest first."""
        query = (
            select(POSITIONS.c.seq, POSITIONS.c.position)
            .where(POSITIONS.c.table_id == table)
            .order_by(POSITIONS.c.seq.desc())
        )
        found = await self._reader.do(lambda db: db.execute(query).all())
        return [(row.seq, row.position) for row in found]

    async def review(self, table: str) -> str | None:
        query = select(REVIEWS.c.body).where(REVIEWS.c.table_id == table)
        found: str | None = await self._reader.do(lambda db: db.scalar(query))
        return found

    async def keep_review(self, table: str, body: str) -> None:
        """In place of an earlier one, if there is one."""

        def work(db: Connection) -> None:
            db.execute(delete(REVIEWS).where(REVIEWS.c.table_id == table))
            db.execute(insert(REVIEWS), {"table_id": table, "body": body})

        await self._writer.do(work)

    async def summary(self, table: str) -> str | None:
        query = select(TABLES.c.summary).where(TABLES.c.id == table)
        found: str | None = await self._reader.do(lambda db: db.scalar(query))
        return found

    async def keep_summary(self, table: str, seq: int, summary: Summary) -> None:
        """Of a table that has none, or another, unless its log has grown since: it was read."""
        last = select(greatest(LOG.c.seq)).where(LOG.c.table_id == table).scalar_subquery()
        change = update(TABLES).where(TABLES.c.id == table, last == seq - 1)
        values = {**_summary_values(summary), "unreadable": None}
        await self._writer.do(lambda db: db.execute(change.values(values)))

    async def note_unreadable(self, table: str, cause: str) -> bool:
        """It has no summary until it is read; whether this was not known yet."""
        change = update(TABLES).where(
            TABLES.c.id == table, func.coalesce(TABLES.c.unreadable, "") != cause
        )
        values = {"unreadable": cause, "summary": None}
        return await self._writer.do(lambda db: db.execute(change.values(values)).rowcount > 0)

    async def unreadable_tables(self) -> list[str]:
        query = select(TABLES.c.id).where(~readable())
        return list(await self._reader.do(lambda db: db.scalars(query).all()))

    async def public_tables(
        self, most: int, since: float = 0.0, visited: Sequence[str] = ()
    ) -> list[Listed]:
        """Tables that wait or play: see ``lobby_query``."""
        columns = TABLES.c.id, TABLES.c.summary
        query = lobby_query(*columns, since=since, visited=visited).limit(most)
        found = await self._reader.do(lambda db: db.execute(query).all())
        return [Listed(row.id, row.summary) for row in found]

    async def public_waiting(self, player: str, since: float) -> int:
        """How many public tables of the guest wait and have been touched since."""
        query = select(count()).select_from(TABLES)
        mine = query.where(TABLES.c.keeper == player, *waiting_publicly(since))
        found: int = await self._reader.do(lambda db: db.execute(mine).scalar_one())
        return found

    async def still_waiting(self, tables: Sequence[str], since: float) -> list[str]:
        """Those of them that the lobby shows as waiting though nobody need be there."""
        waiting = waiting_publicly(since)
        query = select(TABLES.c.id).where(
            TABLES.c.id.in_(tables), TABLES.c.keeper.is_not(None), *waiting
        )
        return list(await self._reader.do(lambda db: db.scalars(query).all()))

    async def tables_of(self, player: str, most: int) -> list[Listed]:
        """Those that are not over first, then the latest: a long match is not crowded out."""
        query = (
            select(TABLES.c.id, TABLES.c.summary, SEATED.c.read)
            .join(SEATED, SEATED.c.table_id == TABLES.c.id)
            .where(SEATED.c.player == player, TABLES.c.status != "gone", readable())
            .order_by(TABLES.c.status == "over", TABLES.c.changed.desc())
            .limit(most)
        )
        found = await self._reader.do(lambda db: db.execute(query).all())
        return [Listed(row.id, row.summary, row.read) for row in found]

    async def tables_kept(self, player: str) -> int:
        """How many open tables the guest has."""
        mine = {"keeper": player}
        found: int = await self._reader.do(lambda db: db.execute(KEPT_BY, mine).scalar_one())
        return found

    async def driven_tables(self) -> list[str]:
        """Those that go on by themselves, or may do so, for nobody has looked; the latest first."""
        query = (
            select(TABLES.c.id)
            .where(TABLES.c.status == "running", TABLES.c.driven.is_not(False), readable())
            .order_by(TABLES.c.changed.desc())
        )
        return list(await self._reader.do(lambda db: db.scalars(query).all()))

    async def tables_by_status(self) -> dict[str, int]:
        query = select(TABLES.c.status, count().label("number")).group_by(TABLES.c.status)
        found = await self._reader.do(lambda db: db.execute(query).all())
        return {row.status: row.number for row in found}

    # What nobody has touched for long

    async def untouched_tables(self, status: str, before: float) -> list[str]:
        """Those whose place in the lists has not changed since; they may have been played at."""
        query = select(TABLES.c.id).where(TABLES.c.status == status, TABLES.c.changed < before)
        return list(await self._reader.do(lambda db: db.scalars(query).all()))

    async def remove_table(self, table: str, before: float, gone: float) -> bool:
        """Remove one with nothing in its log since; but no finished one while somebody can come
        back who has played there: a guest who was seen since ``gone``, or has a key."""
        latest = select(LOG.c.body).where(LOG.c.table_id == table).order_by(LOG.c.seq.desc())
        status = select(TABLES.c.status).where(TABLES.c.id == table)
        known = (
            select(count())
            .select_from(SEATED)
            .join(PLAYERS, PLAYERS.c.id == SEATED.c.player)
            .where(SEATED.c.table_id == table, or_(PLAYERS.c.seen >= gone, stays()))
        )

        def work(db: Connection) -> bool:
            at = _last_time(db.scalar(latest.limit(1)))
            if at is None or at >= before:
                return False
            if db.scalar(status) == "over" and db.scalar(known):
                return False
            remove_table(db, table)
            return True

        return await self._writer.do(work)

    # How it is

    @property
    def shared(self) -> bool:
        """Whether other processes may work on the same tables."""
        return self.database.shared

    async def ready(self) -> bool:
        """Whether rows can be written and read: both are tried, at most once a second."""
        async with self._pulse_lock:
            now = monotonic()
            if self._pulse is None or now - self._pulse[0] > PULSE_EVERY:
                self._pulse = (now, await self._beats())
            return self._pulse[1]

    async def _beats(self) -> bool:
        if not self.database.in_place():
            return False
        beat = update(PULSE).values(at=time())
        with suppress(StoreError, TimeoutError):
            async with asyncio.timeout(PULSE_PATIENCE):
                await self._writer.do(lambda db: db.execute(beat))
                await self._reader.do(lambda db: db.execute(select(PULSE.c.at)).first())
                return True
        return False

    async def sizes(self) -> Sizes:
        failures = self._writer.failures + self._reader.failures
        with suppress(StoreError):
            found = await self._reader.do(self.database.measure)
            return Sizes(found.database, found.wal, found.free, failures)
        return Sizes(None, None, None, failures)

    async def close(self) -> None:
        """Write what was asked for, then end."""
        await asyncio.to_thread(self._writer.close)
        await asyncio.to_thread(self._reader.close)
        self.database.engine.dispose()


def _append_all(
    db: Connection, items: Sequence[Append], database: Database
) -> Collection[str | None]:
    """In one order everywhere, so that no two processes wait for each other; the log's rows come
    first, for there those meet who write of the same tables.

    The answer is at which tables somebody is to be told outside the page.
    """
    items = sorted(items, key=lambda item: (item.table, item.seq))
    for driver in {item.driver for item in items if item.driver is not None}:
        _check_leases(db, driver, [item.table for item in items if item.driver == driver])
    asked = [notice for item in items for notice in item.notices]
    changed = {item.table: item.summary for item in items if item.summary is not None}
    with database.together(db):
        ADD_ROW.execute(
            db,
            [
                {"table": item.table, "seq": item.seq, "body": encode(item.row).decode()}
                for item in items
            ],
        )
        if changed:  # the latest of each, all at once: nearly every move changes one
            KEEP_SUMMARY.execute(
                db,
                [{"table": table, **_summary_values(one)} for table, one in changed.items()],
            )
        reached = ask_who_is_reached(db, asked)
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
            db.execute(database.insert_new(SEATED), sits)
        if item.status is not None:
            change = update(TABLES).where(TABLES.c.id == item.table)
            values = {"status": item.status, "keeper": item.keeper, "changed": item.row.at}
            db.execute(change.values(values))
    note_challenges(db, [(item.table, item.row) for item in items])
    over = [item.finished for item in items if item.finished is not None]
    if over:
        write_finished(db, database, over)
    told = write_notices(db, database, asked, reached)
    ended = {item.table: (item.row.at, item.finished) for item in items if item.status == "over"}
    if ended:
        write_boards(db, ended)
    return told


def _check_leases(db: Connection, driver: str, tables: Sequence[str]) -> None:
    """Held until the rows are written: nobody takes a table over in between."""
    query = select(LEASES.c.table_id).where(LEASES.c.owner == driver)
    held = query.where(LEASES.c.table_id.in_(tables)).with_for_update(read=True)
    missing = set(tables).difference(db.scalars(held.order_by(LEASES.c.table_id)))
    if missing:
        raise LeaseLost(f"another process drives {', '.join(map(short, sorted(missing)))}")


def _last_time(body: str | None) -> float | None:
    """When the latest row was written; what cannot be read is left to people."""
    with suppress(MsgspecError):
        return None if body is None else decode_time(body)
    return None


def _summary_values(summary: Summary | None) -> dict[str, str | bool]:
    if summary is None:
        return {}
    return {"summary": summaries.encode(summary).decode(), "driven": summary.driven}
