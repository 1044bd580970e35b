"""The rows about notices: wishes, channels, what is to be told, the outbox, the server's key.

Any process may see to anything. Whoever gathers what one person is to be told claims that person
for a while, and what it has made counts only if the claim is still its own; letters are claimed one
by one before they are sent.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from secrets import token_urlsafe
from time import time
from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Struct
from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Table,
    delete,
    exists,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.sql.functions import count
from sqlalchemy.sql.functions import min as least

from corral.server.post.asking import PendingNotice, channels_came, write_notices
from corral.server.post.webpush import ServerKey
from corral.server.storage.database import Database
from corral.server.storage.schema import (
    CHANNELS,
    LETTERS,
    NOTICE_WISHES,
    NOTICES,
    PLAYERS,
    SERVER_KEYS,
    SESSIONS,
)
from corral.server.storage.worker import Worker

ChannelKind: TypeAlias = Literal["push", "mail", "webhook"]
Form: TypeAlias = Literal["", "json", "slack", "discord"]
CHANNEL_BYTES: Final = 12
VAPID: Final = "vapid"


class NoticeWishes(Struct, frozen=True):
    """When somebody wants to be told, and in which words; minutes of their day, or no quiet."""

    language: str
    zone: str
    base: str
    quiet_from: int | None = None
    quiet_until: int | None = None
    told: float = 0.0


class Channel(Struct, frozen=True):
    """Where somebody is told; the columns are explained in ``schema``."""

    id: str
    player: str
    kind: ChannelKind
    address: str
    made: float
    form: Form = ""
    secret: str = ""
    session: str | None = None
    device: str = ""
    confirmed: float | None = None
    failed: int = 0
    trouble: str | None = None


class Letter(Struct, frozen=True):
    """Something to be sent by one channel."""

    id: str
    player: str
    channel: str
    body: str
    made: float
    tries: int = 0


def new_channel_id() -> str:
    return token_urlsafe(CHANNEL_BYTES)


class PostBook:
    """All of it, in the store."""

    def __init__(self, writer: Worker, reader: Worker, database: Database) -> None:
        self._writer = writer
        self._reader = reader
        self._database = database

    # The server's key

    async def server_key(self) -> ServerKey:
        """Made when it is first needed; the first one made is everybody's."""
        query = select(SERVER_KEYS.c.body).where(SERVER_KEYS.c.name == VAPID)
        found: str | None = await self._reader.do(lambda db: db.scalar(query))
        if found is None:
            found = await self._writer.do(lambda db: make_server_key(db, self._database))
        return ServerKey.read(found)

    # Wishes

    async def wishes(self, player: str) -> NoticeWishes | None:
        columns = [NOTICE_WISHES.c[name] for name in NoticeWishes.__struct_fields__]
        query = select(*columns).where(NOTICE_WISHES.c.player == player)
        row = await self._reader.do(lambda db: db.execute(query).first())
        return None if row is None else NoticeWishes(*row)

    async def wish(self, player: str, wishes: NoticeWishes) -> None:
        """All but when they were last told anything."""
        values = {name: getattr(wishes, name) for name in NoticeWishes.__struct_fields__}
        del values["told"]
        change = update(NOTICE_WISHES).where(NOTICE_WISHES.c.player == player).values(values)

        def work(db: Connection) -> None:
            if not db.execute(change).rowcount:
                db.execute(self._database.insert_new(NOTICE_WISHES), {"player": player, **values})

        await self._writer.do(work)

    # Channels

    async def channels(self, player: str) -> list[Channel]:
        """The oldest first; no browser's whose session has ended."""
        living = select(SESSIONS.c.id).where(SESSIONS.c.player == player)
        mine = CHANNELS.c.player == player
        there = or_(CHANNELS.c.kind != "push", CHANNELS.c.session.in_(living))
        query = select(*_columns(Channel, CHANNELS)).where(mine, there).order_by(CHANNELS.c.made)
        found = await self._reader.do(lambda db: db.execute(query).all())
        return [Channel(*row) for row in found]

    async def channel_by(self, secret: str) -> Channel | None:
        """The mailbox to which that code was sent."""
        query = select(*_columns(Channel, CHANNELS)).where(
            CHANNELS.c.secret == secret, CHANNELS.c.kind == "mail"
        )
        row = await self._reader.do(lambda db: db.execute(query).first())
        return None if row is None else Channel(*row)

    async def add_channel(self, channel: Channel, most: int) -> bool:
        """In place of the same one; whether there were fewer than so many of its kind."""
        values = {name: getattr(channel, name) for name in Channel.__struct_fields__}
        same = delete(CHANNELS).where(
            CHANNELS.c.kind == channel.kind, CHANNELS.c.address == channel.address
        )
        if channel.kind != "push":  # a browser is one person's; others may share the rest
            same = same.where(CHANNELS.c.player == channel.player)
        number = select(count()).select_from(CHANNELS)
        mine = number.where(CHANNELS.c.player == channel.player, CHANNELS.c.kind == channel.kind)

        def work(db: Connection) -> bool:
            db.execute(same)
            if channel.kind == "push":  # a browser has one subscription at a time
                db.execute(delete(CHANNELS).where(CHANNELS.c.session == channel.session))
            if (db.scalar(mine) or 0) >= most:
                return False
            db.execute(insert(CHANNELS), values)
            channels_came(db)
            return True

        return await self._writer.do(work)

    async def remove_channel(self, player: str, channel: str) -> bool:
        def work(db: Connection) -> bool:
            mine = delete(CHANNELS).where(CHANNELS.c.id == channel, CHANNELS.c.player == player)
            if not db.execute(mine).rowcount:
                return False
            db.execute(delete(LETTERS).where(LETTERS.c.channel == channel))
            return True

        return await self._writer.do(work)

    async def confirm(self, channel: str, at: float) -> None:
        change = update(CHANNELS).where(CHANNELS.c.id == channel, CHANNELS.c.confirmed.is_(None))

        def work(db: Connection) -> None:
            db.execute(change.values(confirmed=at))
            channels_came(db)

        await self._writer.do(work)

    async def note_trouble(self, channel: str, trouble: str | None, failed: bool = False) -> None:
        """Why nothing got through, or that it did; ``failed``: a letter was given up."""
        number = CHANNELS.c.failed + 1 if failed else CHANNELS.c.failed
        values = {"trouble": trouble, "failed": 0 if trouble is None else number}
        change = update(CHANNELS).where(CHANNELS.c.id == channel).values(values)
        await self._writer.do(lambda db: db.execute(change))

    # What is to be told

    async def ask(self, notices: Iterable[PendingNotice]) -> None:
        asked = list(notices)
        await self._writer.do(lambda db: write_notices(db, self._database, asked))

    async def claim_somebody(self, now: float, seconds: float) -> tuple[str, float] | None:
        """One person who is to be told something, and the claim; for so long nobody else tells
        them. Whoever has no wishes has no channel either."""
        due = select(NOTICES.c.player).where(NOTICES.c.due <= now)
        query = select(NOTICE_WISHES.c.player).where(
            NOTICE_WISHES.c.player.in_(due), NOTICE_WISHES.c.claimed < now
        )
        free = query.limit(1).with_for_update(skip_locked=True)
        until = now + seconds

        def work(db: Connection) -> str | None:
            player: str | None = db.scalar(free)
            if player is not None:
                mine = update(NOTICE_WISHES).where(NOTICE_WISHES.c.player == player)
                db.execute(mine.values(claimed=until))
            return player

        found = await self._writer.do(work)
        return None if found is None else (found, until)

    async def notices_of(self, player: str) -> list[PendingNotice]:
        """All that waits, due or not: they are told together."""
        query = select(NOTICES).where(NOTICES.c.player == player).order_by(NOTICES.c.asked)
        found = await self._reader.do(lambda db: db.execute(query).all())
        return [
            PendingNotice(
                row.player,
                row.kind,
                row.table_id,
                row.words,
                row.asked,
                row.due,
                msgspec.json.decode(row.details, type=dict[str, str | int]),
            )
            for row in found
        ]

    async def postpone(self, player: str, claim: float, until: float) -> None:
        """Nothing before then; what waits stays."""
        free = update(NOTICE_WISHES).where(
            NOTICE_WISHES.c.player == player, NOTICE_WISHES.c.claimed == claim
        )
        later = update(NOTICES).where(NOTICES.c.player == player, NOTICES.c.due < until)

        def work(db: Connection) -> None:
            if db.execute(free.values(claimed=0.0)).rowcount:
                db.execute(later.values(due=until))

        await self._writer.do(work)

    async def gather(
        self,
        player: str,
        claim: float,
        done: Collection[PendingNotice],
        letters: Sequence[Letter],
        now: float,
        later: Collection[PendingNotice] = (),
    ) -> bool:
        """What was done away with goes, the letters come, and some of it is looked at ``later``,
        when it says that it is due; all of it if the claim still holds.

        What was asked for again meanwhile stays.
        """
        values = {"claimed": 0.0, **({"told": now} if letters else {})}
        mine = update(NOTICE_WISHES).where(
            NOTICE_WISHES.c.player == player, NOTICE_WISHES.c.claimed == claim
        )

        def work(db: Connection) -> bool:
            if not db.execute(mine.values(values)).rowcount:
                return False
            for one in done:
                db.execute(delete(NOTICES).where(*_same(one)))
            for one in later:
                db.execute(update(NOTICES).where(*_same(one)).values(due=one.due))
            if letters:
                db.execute(insert(LETTERS), [_letter_values(one, now) for one in letters])
            return True

        return await self._writer.do(work)

    # The outbox

    async def post(self, letter: Letter) -> None:
        """One that belongs to no notice."""
        values = _letter_values(letter, letter.made)
        await self._writer.do(lambda db: db.execute(insert(LETTERS), values))

    async def claim_letters(self, now: float, seconds: float, most: int) -> list[Letter]:
        """Letters to send, each with one try more; for so long nobody else takes them."""
        query = select(LETTERS.c.id).where(LETTERS.c.due <= now).order_by(LETTERS.c.due)
        free = query.limit(most).with_for_update(skip_locked=True)

        def work(db: Connection) -> list[Letter]:
            ids = list(db.scalars(free))
            if not ids:
                return []
            mine = update(LETTERS).where(LETTERS.c.id.in_(ids))
            db.execute(mine.values(due=now + seconds, tries=LETTERS.c.tries + 1))
            found = db.execute(select(*_columns(Letter, LETTERS)).where(LETTERS.c.id.in_(ids)))
            return [Letter(*row) for row in found]

        return await self._writer.do(work)

    async def channel(self, channel: str) -> Channel | None:
        """One to which letters may go: its person is not shut out, its browser still theirs."""
        living = exists().where(
            SESSIONS.c.id == CHANNELS.c.session, SESSIONS.c.player == CHANNELS.c.player
        )
        query = (
            select(*_columns(Channel, CHANNELS))
            .join(PLAYERS, PLAYERS.c.id == CHANNELS.c.player)
            .where(CHANNELS.c.id == channel, PLAYERS.c.banned.is_(None))
            .where(or_(CHANNELS.c.kind != "push", living))
        )
        row = await self._reader.do(lambda db: db.execute(query).first())
        return None if row is None else Channel(*row)

    async def sent(self, letter: str) -> None:
        await self._writer.do(lambda db: db.execute(delete(LETTERS).where(LETTERS.c.id == letter)))

    async def try_later(self, letter: str, due: float, untried: bool = False) -> None:
        values = {"due": due, **({"tries": LETTERS.c.tries - 1} if untried else {})}
        change = update(LETTERS).where(LETTERS.c.id == letter).values(values)
        await self._writer.do(lambda db: db.execute(change))

    # How it is

    async def next_due(self) -> float | None:
        """When there is something to do, at the earliest."""
        queries = [select(least(part.c.due)) for part in (NOTICES, LETTERS)]
        found = await self._reader.do(lambda db: [db.scalar(query) for query in queries])
        return min((one for one in found if one is not None), default=None)

    async def waiting(self) -> dict[str, int]:
        """How many notices and letters there are."""
        parts = {"notices": NOTICES, "letters": LETTERS}
        queries = {name: select(count()).select_from(part) for name, part in parts.items()}
        return await self._reader.do(
            lambda db: {name: db.scalar(query) or 0 for name, query in queries.items()}
        )

    async def tidy(self, now: float, unconfirmed: float, untold: float) -> None:
        """Browsers whose session has ended, mailboxes that nobody confirmed, what is too old, and
        what is for nobody."""
        living = select(SESSIONS.c.id)
        reached = select(CHANNELS.c.player).where(CHANNELS.c.confirmed.is_not(None))

        def work(db: Connection) -> None:
            ended = CHANNELS.c.kind == "push", CHANNELS.c.session.not_in(living)
            db.execute(delete(CHANNELS).where(*ended))
            late = CHANNELS.c.confirmed.is_(None), CHANNELS.c.made < now - unconfirmed
            db.execute(delete(CHANNELS).where(*late))
            db.execute(delete(NOTICES).where(NOTICES.c.player.not_in(reached)))
            db.execute(delete(LETTERS).where(LETTERS.c.made < now - untold))

        await self._writer.do(work)


def make_server_key(db: Connection, database: Database) -> str:
    """The key there is, else a new one; whoever comes second takes the first one's."""
    values = {"name": VAPID, "body": ServerKey.new().written(), "made": time()}
    db.execute(database.insert_new(SERVER_KEYS), values)
    query = select(SERVER_KEYS.c.body).where(SERVER_KEYS.c.name == VAPID)
    return str(db.execute(query).scalar_one())


def replace_server_key(db: Connection, database: Database) -> str:
    """Another key: what browsers have subscribed to is of no use any more."""
    db.execute(delete(SERVER_KEYS).where(SERVER_KEYS.c.name == VAPID))
    db.execute(delete(CHANNELS).where(CHANNELS.c.kind == "push"))
    return make_server_key(db, database)


def _columns(shape: type[Struct], part: Table) -> list[Column[Any]]:
    return [part.c[name] for name in shape.__struct_fields__]


def _same(notice: PendingNotice) -> tuple[ColumnElement[bool], ...]:
    """Its row, unless it was asked for again."""
    return (
        NOTICES.c.player == notice.player,
        NOTICES.c.asked == notice.asked,
        NOTICES.c.kind == notice.kind,
        NOTICES.c.table_id.is_not_distinct_from(notice.table),
    )


def _letter_values(letter: Letter, due: float) -> dict[str, object]:
    values = {name: getattr(letter, name) for name in Letter.__struct_fields__}
    return {**values, "due": due}
