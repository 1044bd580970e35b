"""Logs written anew: where a guest has become another one, or is gone and their name with them.

Nothing of a match changes by this: not a move, not an outcome, not the number of a row.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final, TypeAlias

from msgspec import structs
from sqlalchemy import ColumnElement, Connection, delete, or_, select, update

from corral.server.accounts.guestbook import NAMELESS
from corral.server.storage.schema import CHALLENGES, LOG, REVIEWS, SEATED, TABLES
from corral.server.storage.worker import Worker
from corral.server.tables.happenings import (
    Arranged,
    HostChanged,
    Invited,
    Opened,
    Row,
    Said,
    Sat,
    decode,
    encode,
)

TOGETHER: Final = 200
"""So many tables are looked through at once; others are to get a word in between."""
SAID: Final = '{"kind":"said"%'
"""How a line of chat begins in the log."""
Change: TypeAlias = Callable[[Row], Row]


def with_name(player: str, name: str) -> Change:
    """What a guest was called at tables; a name that they had given their friends goes too."""

    def change(row: Row) -> Row:
        row = _invited_as(player, row, name=name)
        if isinstance(row, Opened) and row.host == player:
            seats = [
                structs.replace(seat, name=name if seat.name else None)
                if seat.kind == "here"
                else seat
                for seat in row.wish.seats
            ]
            wish = structs.replace(row.wish, seats=seats)
            return structs.replace(row, host_name=name, wish=wish)
        if isinstance(row, HostChanged) and row.host == player:
            return structs.replace(row, host_name=name)
        if isinstance(row, Sat | Said) and row.player == player:
            return structs.replace(row, name=name)
        return row

    return change


def with_owner(account: str, owner: str) -> Change:
    """What the owner of a bot account is called, wherever it plays."""

    def change(row: Row) -> Row:
        row = _invited_as(account, row, owner=owner)
        if isinstance(row, Sat) and row.player == account and row.owner is not None:
            return structs.replace(row, owner=owner)
        return row

    return change


def _invited_as(account: str, row: Row, **told: str) -> Row:
    """What a bot account is called where it was invited."""

    def renamed(one: Invited | None) -> Invited | None:
        mine = one is not None and one.account == account
        return structs.replace(one, **told) if mine and one is not None else one

    if isinstance(row, Opened) and row.invited:
        return structs.replace(row, invited=[renamed(one) for one in row.invited])
    if isinstance(row, Arranged) and row.invited is not None:
        return structs.replace(row, invited=renamed(row.invited))
    return row


def without_name(player: str) -> Change:
    """The name of a guest goes, of a bot account the owner's as well; that there was one stays."""
    named, owned = with_name(player, NAMELESS), with_owner(player, NAMELESS)
    return lambda row: owned(named(row))


def as_another(old: str, new: str) -> Change:
    """A guest is another one from the beginning; what they were called at tables stays."""

    def change(row: Row) -> Row:
        match row:
            case Opened():
                host = new if row.host == old else row.host
                belongs = [new if one == old else one for one in row.belongs]
                return structs.replace(row, host=host, belongs=belongs)
            case HostChanged() if row.host == old:
                return structs.replace(row, host=new)
            case Sat() | Said() if row.player == old:
                return structs.replace(row, player=new)
        return row

    return change


class Rewriting:
    """Finds the tables at which a guest has been, and writes their logs anew."""

    def __init__(self, writer: Worker, reader: Worker) -> None:
        self._writer = writer
        self._reader = reader

    async def tables_with(self, player: str) -> list[str]:
        """Where they sit or sat, are the host, or talked while they watched."""
        found = await self._reader.do(lambda db: tables_of(db, player))
        return sorted({*found, *await self.talked_at(player, but=found)})

    async def talked_at(
        self, player: str, but: Iterable[str], *which: ColumnElement[bool]
    ) -> list[str]:
        """Public tables at which they have said something, other than some."""
        public = select(TABLES.c.id).where(TABLES.c.public, *which)
        tables = await self._reader.do(lambda db: db.scalars(public).all())
        others = sorted(set(tables).difference(but))
        found: list[str] = []
        for first in range(0, len(others), TOGETHER):
            look = partial(talked_at, player=player, tables=others[first : first + TOGETHER])
            found += await self._reader.do(look)
        return found

    async def rewrite(
        self,
        player: str,
        tables: Sequence[str],
        change: Change,
        then: Callable[[Connection], None],
    ) -> list[str]:
        """All of it and what comes ``then``, or nothing; which tables there were.

        What is made from a log is made again when somebody asks.
        """

        def work(db: Connection) -> list[str]:
            found = sorted({*tables, *tables_of(db, player)})
            for table in found:
                rewrite(db, table, player, change)
            then(db)
            return found

        return await self._writer.do(work)


def tables_of(db: Connection, player: str) -> Sequence[str]:
    """Where they sit or sat, are the host, or were invited."""
    sat = select(SEATED.c.table_id).where(SEATED.c.player == player)
    asked = select(CHALLENGES.c.table_id).where(CHALLENGES.c.bot == player)
    there = TABLES.c.keeper == player, TABLES.c.id.in_(sat), TABLES.c.id.in_(asked)
    query = select(TABLES.c.id).where(or_(*there))
    return db.scalars(query).all()


def talked_at(db: Connection, player: str, tables: Sequence[str]) -> Sequence[str]:
    query = select(LOG.c.table_id).distinct().where(LOG.c.table_id.in_(tables))
    said = query.where(LOG.c.body.like(SAID), LOG.c.body.contains(f'"player":"{player}"'))
    return db.scalars(said).all()


def rewrite(db: Connection, table: str, player: str, change: Change) -> None:
    rows = select(LOG.c.seq, LOG.c.body).where(LOG.c.table_id == table)
    for seq, body in db.execute(rows.where(LOG.c.body.contains(player))).all():
        here = update(LOG).where(LOG.c.table_id == table, LOG.c.seq == seq)
        db.execute(here.values(body=encode(change(decode(body))).decode()))
    db.execute(update(TABLES).where(TABLES.c.id == table).values(summary=None))
    db.execute(delete(REVIEWS).where(REVIEWS.c.table_id == table))
