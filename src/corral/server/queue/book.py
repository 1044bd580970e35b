"""The rows about those who want to play soon: one for each guest, so nobody waits twice.

Any process may bring people together. Their places are held while the table is written, and only
who still waits then is brought there: in one transaction, so nobody is paired twice, and whoever
is has a table that has begun.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from time import time
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, insert, select, update
from sqlalchemy.sql.functions import count

from corral.server.processes.sharing import now
from corral.server.profiles.rating import NEWCOMER, Strength
from corral.server.storage.schema import BLOCKS, LOG, PLAYERS, QUEUE, RATINGS, SEATED, TABLES
from corral.server.storage.worker import Worker
from corral.server.tables import summary as summaries
from corral.server.tables.happenings import Row, encode
from corral.server.tables.summary import Summary

ALIVE: Final = 10.0
"""For so many seconds a sign of life lets somebody wait."""
KEPT: Final = 60.0
"""For so many seconds the place is kept of somebody who comes back, and where they are to go."""


class Hopeful(NamedTuple):
    """Somebody who wants to play soon; ``waited``: for so many seconds."""

    player: str
    name: str
    game: str
    players: int | None
    """How many they want to be at the table; any number where it is not said."""
    waited: float
    strength: Strength = NEWCOMER


class Begun(NamedTuple):
    """A table that is full and has begun, to be written."""

    table: str
    rows: list[Row]
    players: list[str]
    summary: Summary


class Queue:
    """Who waits."""

    def __init__(self, writer: Worker, reader: Worker) -> None:
        self._writer = writer
        self._reader = reader

    async def join(self, player: str, game: str, players: int | None, line: str) -> None:
        """Wait from now on; on the same line as before since then, also after a break."""

        def work(db: Connection) -> None:
            at = clock(db)
            mine = QUEUE.c.player == player
            same = and_(mine, QUEUE.c.line == line, QUEUE.c.until > at - KEPT)
            values = {"game": game, "players": players, "until": at + ALIVE}
            if db.execute(update(QUEUE).where(same, QUEUE.c.game == game).values(values)).rowcount:
                return
            db.execute(delete(QUEUE).where(mine))
            db.execute(insert(QUEUE), {"player": player, "since": at, "line": line, **values})

        await self._writer.do(work)

    async def renew(self, lines: Collection[str]) -> None:
        """A sign of life of some, and an end for those of whom there was none for long."""
        mine = QUEUE.c.line.in_(lines)

        def work(db: Connection) -> None:
            at = clock(db)
            db.execute(update(QUEUE).where(mine, _waiting()).values(until=at + ALIVE))
            db.execute(delete(QUEUE).where(QUEUE.c.until < at - KEPT))

        await self._writer.do(work)

    async def leave(self, line: str) -> None:
        """Who has closed the page waits no more; who comes back at once has their place."""

        def work(db: Connection) -> None:
            mine = QUEUE.c.line == line
            db.execute(update(QUEUE).where(mine, _waiting()).values(until=clock(db)))

        await self._writer.do(work)

    async def hopefuls(self) -> list[Hopeful]:
        """All who wait, the first first."""
        rated = and_(RATINGS.c.rated == QUEUE.c.player, RATINGS.c.game == QUEUE.c.game)
        query = (
            select(QUEUE, PLAYERS.c.name, RATINGS.c.mu, RATINGS.c.sigma)
            .join(PLAYERS, PLAYERS.c.id == QUEUE.c.player)
            .outerjoin(RATINGS, rated)
            .where(_waiting())
            .order_by(QUEUE.c.since, QUEUE.c.player)
        )

        def work(db: Connection) -> list[Hopeful]:
            at = clock(db)
            return [
                Hopeful(
                    row.player,
                    row.name,
                    row.game,
                    row.players,
                    at - row.since,
                    NEWCOMER if row.mu is None else Strength(row.mu, row.sigma),
                )
                for row in db.execute(query.where(QUEUE.c.until > at))
            ]

        return await self._reader.do(work)

    async def places(self, lines: Collection[str]) -> dict[str, tuple[float, str | None]]:
        """How long each has waited, and the table where they are to go, if there is one. Who waits
        on another line meanwhile is left out."""
        query = select(QUEUE.c.line, QUEUE.c.since, QUEUE.c.table_id)
        query = query.where(QUEUE.c.line.in_(lines))

        def work(db: Connection) -> dict[str, tuple[float, str | None]]:
            at = clock(db)
            return {row.line: (at - row.since, row.table_id) for row in db.execute(query)}

        return await self._reader.do(work)

    async def counts(self) -> dict[str, int]:
        """How many wait, for each game at which somebody does."""
        query = select(QUEUE.c.game, count().label("number")).where(_waiting())

        def work(db: Connection) -> dict[str, int]:
            alive = query.where(QUEUE.c.until > clock(db)).group_by(QUEUE.c.game)
            return {row.game: row.number for row in db.execute(alive)}

        return await self._reader.do(work)

    async def apart(self, players: Collection[str]) -> set[frozenset[str]]:
        """Pairs of people who are not to be brought together."""
        return await self._reader.do(lambda db: kept_apart(db, players))

    async def pair(self, begun: Begun) -> bool:
        """Bring them to their table; not if one of them waits no more, was paired elsewhere, or
        has blocked another meanwhile."""

        def work(db: Connection) -> bool:
            at = clock(db)
            held = select(QUEUE.c.player).where(QUEUE.c.player.in_(begun.players), _waiting())
            held = held.where(QUEUE.c.until > at).order_by(QUEUE.c.player).with_for_update()
            if len(db.scalars(held).all()) < len(begun.players):
                return False
            if kept_apart(db, begun.players):
                return False
            _write(db, begun)
            values = {"table_id": begun.table, "until": at + ALIVE}
            db.execute(update(QUEUE).where(QUEUE.c.player.in_(begun.players)).values(values))
            return True

        return await self._writer.do(work)


def clock(db: Connection) -> float:
    """The database's, where several processes have to agree."""
    return float(db.scalar(select(now())) or 0) if db.dialect.name == "postgresql" else time()


def kept_apart(db: Connection, players: Collection[str]) -> set[frozenset[str]]:
    """Those of whom one has blocked the other: whoever pairs people asks here."""
    query = select(BLOCKS.c.player, BLOCKS.c.blocked)
    some = query.where(BLOCKS.c.player.in_(players), BLOCKS.c.blocked.in_(players))
    return {frozenset((row.player, row.blocked)) for row in db.execute(some)}


def _waiting() -> ColumnElement[bool]:
    return QUEUE.c.table_id.is_(None)


def _write(db: Connection, begun: Begun) -> None:
    """The table with all that happened there so far."""
    info, host = begun.summary.table, begun.summary.host
    values = {
        "id": begun.table,
        "public": info.public,
        "status": info.status,
        "changed": begun.rows[-1].at,
        "keeper": host,
        "summary": summaries.encode(begun.summary).decode(),
        "driven": begun.summary.driven,
    }
    db.execute(insert(TABLES), values)
    db.execute(insert(LOG), list(_log_rows(begun)))
    seated = [{"player": player, "table_id": begun.table} for player in begun.players]
    db.execute(insert(SEATED), seated)


def _log_rows(begun: Begun) -> Iterable[dict[str, object]]:
    for seq, row in enumerate(begun.rows):
        yield {"table_id": begun.table, "seq": seq, "body": encode(row).decode()}
