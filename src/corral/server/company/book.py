"""People one has played with, and who is asked to which table: the rows about it."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from sqlalchemy import Connection, and_, exists, func, insert, or_, select, update
from sqlalchemy.sql.functions import count

from corral.server.storage.schema import BLOCKS, INVITED, MATCHES, PLAYERS, RESULTS, SEATED, TABLES
from corral.server.storage.worker import Conflict, Worker

MOST_PEOPLE: Final = 100
MOST_INVITATIONS: Final = 20
"""So many are shown to one guest."""


class Person(NamedTuple):
    """Somebody one has played with."""

    player: str
    name: str
    matches: int
    last: float


class Asked(NamedTuple):
    """An invitation, as the one sees it who is invited."""

    table: str
    summary: str | None
    inviter: str
    name: str
    at: float


class Sent(NamedTuple):
    """An invitation as it is exported; ``own``: by the guest, not to them."""

    table: str
    own: bool
    at: float
    declined: float | None


class Guest(NamedTuple):
    """Somebody who was invited to a table, as those see it who sit there."""

    player: str
    name: str
    declined: bool
    seated: bool


class Acquaintances:
    """Reads and writes them."""

    def __init__(self, writer: Worker, reader: Worker) -> None:
        self._writer = writer
        self._reader = reader

    # People

    async def people(self, player: str) -> list[Person]:
        """The latest first; not those whom the player has blocked."""
        mine, theirs = RESULTS.alias("mine"), RESULTS.alias("theirs")
        met = and_(theirs.c.table_id == mine.c.table_id, theirs.c.player != mine.c.player)
        last = func.max(MATCHES.c.ended)
        shut_out = exists().where(BLOCKS.c.player == player, BLOCKS.c.blocked == PLAYERS.c.id)
        query = (
            select(PLAYERS.c.id, PLAYERS.c.name, count(MATCHES.c.table_id.distinct()), last)
            .select_from(mine)
            .join(theirs, met)
            .join(MATCHES, MATCHES.c.table_id == mine.c.table_id)
            .join(PLAYERS, PLAYERS.c.id == theirs.c.player)
            .where(mine.c.player == player, ~shut_out)
            .group_by(PLAYERS.c.id, PLAYERS.c.name)
            .order_by(last.desc(), PLAYERS.c.id)
            .limit(MOST_PEOPLE)
        )
        return [Person(*row) for row in await self._reader.do(lambda db: db.execute(query).all())]

    async def last_match(self, player: str, other: str) -> str | None:
        """The table of the latest match of the two."""
        if player == other:
            return None
        mine, theirs = RESULTS.alias("mine"), RESULTS.alias("theirs")
        query = (
            select(MATCHES.c.table_id)
            .join(mine, mine.c.table_id == MATCHES.c.table_id)
            .join(theirs, theirs.c.table_id == MATCHES.c.table_id)
            .where(mine.c.player == player, theirs.c.player == other)
            .order_by(MATCHES.c.ended.desc(), MATCHES.c.table_id)
            .limit(1)
        )
        found: str | None = await self._reader.do(lambda db: db.scalar(query))
        return found

    # Invitations

    async def invite(
        self, player: str, table: str, inviter: str, at: float, most: int
    ) -> Literal["asked", "known", "too many"]:
        """They may have been asked already, and have declined it: then it stays so. Too many are
        so many unanswered ones of the inviter, at tables that wait."""
        waiting = (
            select(count())
            .select_from(INVITED)
            .join(TABLES, TABLES.c.id == INVITED.c.table_id)
            .where(
                INVITED.c.inviter == inviter,
                INVITED.c.declined.is_(None),
                TABLES.c.status == "waiting",
            )
        )
        row = {"player": player, "table_id": table, "inviter": inviter, "at": at}

        def work(db: Connection) -> Literal["asked", "too many"]:
            if (db.scalar(waiting) or 0) >= most:
                return "too many"
            db.execute(insert(INVITED), row)
            return "asked"

        try:
            return await self._writer.do(work)
        except Conflict:
            return "known"

    async def asked(self, player: str, table: str | None = None) -> list[Asked]:
        """To which tables that wait the player is invited and has not answered, the latest first;
        or to that one. Whoever the two keep apart is not heard of."""
        apart = exists().where(
            or_(
                and_(BLOCKS.c.player == player, BLOCKS.c.blocked == INVITED.c.inviter),
                and_(BLOCKS.c.player == INVITED.c.inviter, BLOCKS.c.blocked == player),
            )
        )
        query = (
            select(INVITED.c.table_id, TABLES.c.summary, PLAYERS.c.id, PLAYERS.c.name, INVITED.c.at)
            .join(TABLES, TABLES.c.id == INVITED.c.table_id)
            .join(PLAYERS, PLAYERS.c.id == INVITED.c.inviter)
            .where(
                INVITED.c.player == player,
                INVITED.c.declined.is_(None),
                TABLES.c.status == "waiting",
                TABLES.c.unreadable.is_(None),
                PLAYERS.c.banned.is_(None),
                ~apart,
            )
            .order_by(INVITED.c.at.desc(), INVITED.c.table_id)
            .limit(MOST_INVITATIONS)
        )
        if table is not None:
            query = query.where(INVITED.c.table_id == table)
        return [Asked(*row) for row in await self._reader.do(lambda db: db.execute(query).all())]

    async def invited_to(self, table: str) -> list[Guest]:
        """In the order in which they were asked."""
        seated = exists().where(
            SEATED.c.player == INVITED.c.player, SEATED.c.table_id == INVITED.c.table_id
        )
        query = (
            select(PLAYERS.c.id, PLAYERS.c.name, INVITED.c.declined.is_not(None), seated)
            .join(PLAYERS, PLAYERS.c.id == INVITED.c.player)
            .where(INVITED.c.table_id == table)
            .order_by(INVITED.c.at, PLAYERS.c.id)
        )
        found = await self._reader.do(lambda db: db.execute(query).all())
        return [Guest(one, name, bool(no), bool(here)) for one, name, no, here in found]

    async def invitations_of(self, player: str) -> list[Sent]:
        """All of a guest's, sent and received."""
        mine = or_(INVITED.c.player == player, INVITED.c.inviter == player)
        columns = INVITED.c.table_id, INVITED.c.inviter == player, INVITED.c.at, INVITED.c.declined
        query = select(*columns).where(mine).order_by(INVITED.c.at)
        found = await self._reader.do(lambda db: db.execute(query).all())
        return [Sent(table, bool(own), at, no) for table, own, at, no in found]

    async def decline(self, player: str, table: str, at: float) -> bool:
        """Whether there was something to decline."""
        mine = INVITED.c.player == player, INVITED.c.table_id == table
        change = update(INVITED).where(*mine, INVITED.c.declined.is_(None)).values(declined=at)
        return await self._writer.do(lambda db: db.execute(change).rowcount > 0)
