"""Records that guests have brought, in the store: each with the table that was made of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.sql.functions import count

from corral.server.storage.removing import remove_table
from corral.server.storage.schema import BROUGHT, LOG, POSITIONS, TABLES
from corral.server.storage.worker import Worker
from corral.server.tables import summary as summaries
from corral.server.tables.happenings import Row, encode
from corral.server.tables.summary import Summary


class BroughtTable(NamedTuple):
    """One of a guest's."""

    table: str
    at: float
    summary: str | None


class Brought:
    """The rows about them."""

    def __init__(self, writer: Worker, reader: Worker) -> None:
        self._writer = writer
        self._reader = reader

    async def add(
        self,
        player: str,
        summary: Summary,
        rows: Sequence[Row],
        positions: Sequence[tuple[int, str]],
        most: int,
    ) -> bool:
        """All of it or nothing; nothing where the guest has ``most`` already."""
        table, at = summary.table.id, rows[0].at
        mine = select(count()).select_from(BROUGHT).where(BROUGHT.c.player == player)
        values = {
            "id": table,
            "public": False,
            "status": "over",
            "changed": at,
            "summary": summaries.encode(summary).decode(),
            "driven": False,
        }
        log = [
            {"table_id": table, "seq": seq, "body": encode(row).decode()}
            for seq, row in enumerate(rows)
        ]
        kept = [{"table_id": table, "seq": seq, "position": text} for seq, text in positions]

        def work(db: Connection) -> bool:
            if (db.scalar(mine) or 0) >= most:
                return False
            db.execute(insert(TABLES), values)
            db.execute(insert(LOG), log)
            if kept:
                db.execute(insert(POSITIONS), kept)
            db.execute(insert(BROUGHT), {"table_id": table, "player": player, "at": at})
            return True

        return await self._writer.do(work)

    async def of(self, player: str) -> list[BroughtTable]:
        """A guest's, the latest first."""
        query = (
            select(BROUGHT.c.table_id, BROUGHT.c.at, TABLES.c.summary)
            .join(TABLES, TABLES.c.id == BROUGHT.c.table_id)
            .where(BROUGHT.c.player == player)
            .order_by(BROUGHT.c.at.desc(), BROUGHT.c.table_id)
        )
        found = await self._reader.do(lambda db: db.execute(query).all())
        return [BroughtTable(*row) for row in found]

    async def remove(self, player: str, table: str) -> bool:
        """Whether it was there, and theirs."""
        own = delete(BROUGHT).where(BROUGHT.c.table_id == table, BROUGHT.c.player == player)

        def work(db: Connection) -> bool:
            if not db.execute(own).rowcount:
                return False
            remove_table(db, table)
            return True

        return await self._writer.do(work)
