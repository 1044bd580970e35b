"""What processes that share a database write down about themselves, besides the tables' rows."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from msgspec.json import decode, encode
from sqlalchemy import ColumnElement, Connection, Float, cast, delete, func, or_, select
from sqlalchemy.dialects.postgresql import insert

from corral.server.processes.bus import CHANNEL
from corral.server.storage.schema import LEASES, PRESENCE, PROCESSES, TABLES
from corral.server.storage.worker import Worker
from corral.server.tables.lobby import readable

MOST_ADOPTED = 100
"""So many are taken over at once by one process: others may be looking as well."""

MOST_VISITED = 1000
ORPHANS = "orphans:"
"""The news that there are tables which nobody drives."""
LONG_DEAD = 60.0
"""After so many seconds nobody will come back who was silent."""


def now() -> ColumnElement[float]:
    """By the database's clock, which is the same for all."""
    return cast(func.extract("epoch", func.clock_timestamp()), Float)


def alive() -> ColumnElement[bool]:
    return PROCESSES.c.until > now()


class Attendance(NamedTuple):
    """Those who have a seat and look at the table, how many others watch, and those who have a
    seat and look at something else."""

    players: frozenset[str] = frozenset()
    watching: int = 0
    idle: frozenset[str] = frozenset()


class Sharing:
    """The rows about processes, in PostgreSQL."""

    def __init__(self, writer: Worker, reader: Worker) -> None:
        self._writer = writer
        self._reader = reader

    async def beat(self, process: str, seconds: float) -> None:
        """The process is alive for so long."""
        until = now() + seconds
        beat = insert(PROCESSES).values(id=process, until=until)
        again = beat.on_conflict_do_update(index_elements=["id"], set_={"until": until})
        await self._writer.do(lambda db: db.execute(again))

    async def claim(self, table: str, process: str) -> bool:
        """Whether the process drives the table now: nobody who is alive did."""
        living = select(PROCESSES.c.id).where(alive())
        claim = insert(LEASES).values(table_id=table, owner=process)
        taken = claim.on_conflict_do_update(
            index_elements=["table_id"],
            set_={"owner": process},
            where=or_(LEASES.c.owner == process, LEASES.c.owner.not_in(living)),
        ).returning(LEASES.c.owner)
        return await self._writer.do(lambda db: db.execute(taken).first()) is not None

    async def orphans(self) -> list[str]:
        """Tables that go on by themselves, or may do so, and that nobody drives; some of them."""
        driven = select(LEASES.c.table_id).join(PROCESSES, PROCESSES.c.id == LEASES.c.owner)
        query = (
            select(TABLES.c.id)
            .where(TABLES.c.status == "running", TABLES.c.driven.is_not(False), readable())
            .where(TABLES.c.id.not_in(driven.where(alive())))
            .order_by(TABLES.c.changed.desc())
            .limit(MOST_ADOPTED)
        )
        return list(await self._reader.do(lambda db: db.scalars(query).all()))

    async def owned(self, process: str) -> list[str]:
        """The tables that others believe the process to drive, as long as it is alive."""
        query = select(LEASES.c.table_id).where(LEASES.c.owner == process)
        return list(await self._reader.do(lambda db: db.scalars(query).all()))

    async def release(self, process: str, tables: Collection[str]) -> None:
        mine = delete(LEASES).where(LEASES.c.owner == process, LEASES.c.table_id.in_(tables))
        await self._writer.do(lambda db: db.execute(mine))

    async def see(self, process: str, seen: Mapping[str, Attendance]) -> None:
        """Whom the process sees at some tables; where it sees nobody it has nothing to say."""
        rows = [
            {
                "table_id": table,
                "process": process,
                "players": encode(sorted(one.players)).decode(),
                "idle": encode(sorted(one.idle)).decode(),
                "watching": one.watching,
            }
            for table, one in sorted(seen.items())
            if one != Attendance()
        ]

        def work(db: Connection) -> None:
            own = delete(PRESENCE).where(PRESENCE.c.process == process)
            db.execute(own.where(PRESENCE.c.table_id.in_(sorted(seen))))
            if rows:
                db.execute(insert(PRESENCE), rows)

        await self._writer.do(work)

    async def seen(self, table: str, but: str) -> list[Attendance]:
        """Whom each living process but one sees at a table, and how many watch there."""
        query = (
            select(PRESENCE.c.players, PRESENCE.c.watching, PRESENCE.c.idle)
            .join(PROCESSES, PROCESSES.c.id == PRESENCE.c.process)
            .where(PRESENCE.c.table_id == table, PRESENCE.c.process != but, alive())
        )
        found = await self._reader.do(lambda db: db.execute(query).all())
        names = frozenset[str]
        return [
            Attendance(decode(row.players, type=names), row.watching, decode(row.idle, type=names))
            for row in found
        ]

    async def visited(self, but: str) -> list[str]:
        """Tables at which a living process but one sees somebody who has a seat."""
        query = (
            select(PRESENCE.c.table_id)
            .distinct()
            .join(PROCESSES, PROCESSES.c.id == PRESENCE.c.process)
            .where(PRESENCE.c.players != "[]", PRESENCE.c.process != but, alive())
            .limit(MOST_VISITED)
        )
        return list(await self._reader.do(lambda db: db.scalars(query).all()))

    async def leave(self, process: str) -> None:
        """Remove all that the process has written about itself, and tell the others at once."""

        def work(db: Connection) -> None:
            _remove(db, PROCESSES.c.id == process)
            db.execute(select(func.pg_notify(CHANNEL, f"{process}\n{ORPHANS} 0")))

        await self._writer.do(work)

    async def bury(self) -> None:
        """Remove what processes have left that did not say goodbye."""
        await self._writer.do(lambda db: _remove(db, PROCESSES.c.until < now() - LONG_DEAD))


def _remove(db: Connection, which: ColumnElement[bool]) -> None:
    gone = select(PROCESSES.c.id).where(which)
    db.execute(delete(PRESENCE).where(PRESENCE.c.process.in_(gone)))
    db.execute(delete(LEASES).where(LEASES.c.owner.in_(gone)))
    db.execute(delete(PROCESSES).where(which))
