"""The rows about bot accounts, and about the challenges that they are asked to take.

What becomes of a challenge is told by the log of its table. Here it is written down once more, in
the transaction of the row, in the way a bot account asks for it: whatever has changed since.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from secrets import token_urlsafe
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Select, func, insert, or_, select, update
from sqlalchemy.sql.functions import count

from corral.server.accounts.guestbook import HANDLE_BYTES, Known, Player
from corral.server.accounts.likeness import likeness
from corral.server.netbots.wire import ChallengeStatus, Takes
from corral.server.storage.schema import BOT_ACCOUNTS, CHALLENGES, PLAYERS, SEATED, TABLES
from corral.server.storage.worker import Worker
from corral.server.tables.happenings import (
    Arranged,
    Deleted,
    Excused,
    Invited,
    Opened,
    Row,
    Sat,
    Started,
)

MOST_LISTED: Final = 200
MOST_CHANGES: Final = 100
"""So many challenges are read at once, of those that came while a bot account was away."""
OWNER = PLAYERS.alias("owners")


class BotAccount(Struct, frozen=True):
    """A bot account, and whose it is."""

    id: str
    name: str
    owner: str
    owner_name: str
    made: float
    seen: float
    token_made: float | None
    takes: Takes


class ChallengeRow(NamedTuple):
    """A challenge, with the summary that is kept beside its table."""

    id: str
    bot: str
    number: int
    challenger: str
    table: str
    chair: int
    made: float
    until: float
    status: ChallengeStatus
    reason: str | None
    summary: str | None


class Botbook:
    """Bot accounts and challenges in a store."""

    def __init__(self, writer: Worker, reader: Worker) -> None:
        self._writer = writer
        self._reader = reader

    # Accounts

    async def add(self, player: Player, owner: str, token_hash: str, at: float, most: int) -> bool:
        """One more of the owner's; whether they may have so many. A name like that of another bot
        account is a conflict."""
        return await self._writer.do(
            lambda db: add_account(db, player, owner, token_hash, at, most)
        )

    async def known(self, token_hash: str) -> Known | None:
        """Whose token it is. Who is shut out takes their bot accounts along."""
        query = (
            select(
                PLAYERS.c.id,
                PLAYERS.c.name,
                OWNER.c.name.label("owner_name"),
                OWNER.c.id.label("owner"),
                func.coalesce(PLAYERS.c.banned, OWNER.c.banned).label("banned"),
            )
            .select_from(BOT_ACCOUNTS)
            .join(PLAYERS, PLAYERS.c.id == BOT_ACCOUNTS.c.player)
            .join(OWNER, OWNER.c.id == BOT_ACCOUNTS.c.owner)
            .where(BOT_ACCOUNTS.c.token_hash == token_hash)
        )
        row = await self._reader.do(lambda db: db.execute(query).first())
        if row is None:
            return None
        player = Player(row.id, row.name, row.owner_name)
        return Known(player, "", row.banned is not None, row.owner)

    async def account(self, bot: str) -> BotAccount | None:
        """One that is not shut out."""
        found = await self._accounts(BOT_ACCOUNTS.c.player == bot)
        return found[0] if found else None

    async def of(self, owner: str) -> list[BotAccount]:
        return await self._accounts(BOT_ACCOUNTS.c.owner == owner)

    async def all_of(self, owner: str) -> list[BotAccount]:
        """Also those that are shut out."""
        query = accounts_query().where(BOT_ACCOUNTS.c.owner == owner)
        return [account_of(row) for row in await self._reader.do(lambda db: db.execute(query))]

    async def listed(self, online: Iterable[str]) -> list[BotAccount]:
        """Those that have a token, who is online and the latest seen first; so many of them."""
        there = PLAYERS.c.id.in_(sorted(online))
        return await self._accounts(
            BOT_ACCOUNTS.c.token_hash.is_not(None), there.desc(), most=MOST_LISTED
        )

    async def named(self, bots: Iterable[str]) -> list[BotAccount]:
        return await self._accounts(BOT_ACCOUNTS.c.player.in_(sorted(bots)))

    async def _accounts(
        self, which: ColumnElement[bool], *first: ColumnElement[Any], most: int | None = None
    ) -> list[BotAccount]:
        welcome = PLAYERS.c.banned.is_(None), OWNER.c.banned.is_(None)
        query = accounts_query(*first).where(which, *welcome).limit(most)
        found = await self._reader.do(lambda db: db.execute(query).all())
        return [account_of(row) for row in found]

    async def give_token(self, owner: str, bot: str, token_hash: str | None, at: float) -> bool:
        """Another token in place of the one before, or none; whether the bot is the owner's."""
        change = update(BOT_ACCOUNTS).where(
            BOT_ACCOUNTS.c.player == bot, BOT_ACCOUNTS.c.owner == owner
        )
        values = {"token_hash": token_hash, "token_made": None if token_hash is None else at}
        return await self._writer.do(lambda db: db.execute(change.values(values)).rowcount > 0)

    async def take(self, bot: str, takes: Takes) -> None:
        text = msgspec.json.encode(takes).decode()
        change = update(BOT_ACCOUNTS).where(BOT_ACCOUNTS.c.player == bot).values(takes=text)
        await self._writer.do(lambda db: db.execute(change))

    async def tables(self, bot: str) -> int:
        """At how many it sits that wait or play."""
        query = select(count()).select_from(SEATED)
        query = query.join(TABLES, TABLES.c.id == SEATED.c.table_id)
        mine = query.where(SEATED.c.player == bot, TABLES.c.status.in_(("waiting", "running")))
        return int(await self._reader.do(lambda db: db.execute(mine).scalar_one()))

    # Challenges

    async def challenge(self, challenge: str, bot: str) -> ChallengeRow | None:
        found = await self._challenges(CHALLENGES.c.id == challenge, CHALLENGES.c.bot == bot)
        return found[0] if found else None

    async def changes(self, bot: str, since: int) -> list[ChallengeRow]:
        """The challenges that have changed since, the latest last; the first ones where there are
        many: who asks again with the number of the last is told of the rest."""
        later = CHALLENGES.c.bot == bot, CHALLENGES.c.number > since
        return await self._challenges(*later, most=MOST_CHANGES)

    async def open(self, bot: str) -> list[ChallengeRow]:
        return await self._challenges(CHALLENGES.c.bot == bot, CHALLENGES.c.status == "open")

    async def due(self, now: float) -> list[ChallengeRow]:
        """Those whose time is over."""
        over = CHALLENGES.c.status == "open", CHALLENGES.c.until <= now
        return await self._challenges(*over, most=MOST_CHANGES)

    async def _challenges(
        self, *which: ColumnElement[bool], most: int | None = None
    ) -> list[ChallengeRow]:
        query = (
            select(
                CHALLENGES.c.id,
                CHALLENGES.c.bot,
                CHALLENGES.c.number,
                PLAYERS.c.name,
                CHALLENGES.c.table_id,
                CHALLENGES.c.chair,
                CHALLENGES.c.made,
                CHALLENGES.c.until,
                CHALLENGES.c.status,
                CHALLENGES.c.reason,
                TABLES.c.summary,
            )
            .join(PLAYERS, PLAYERS.c.id == CHALLENGES.c.challenger)
            .join(TABLES, TABLES.c.id == CHALLENGES.c.table_id)
            .where(*which)
            .order_by(CHALLENGES.c.number, CHALLENGES.c.made)
            .limit(most)
        )
        found = await self._reader.do(lambda db: db.execute(query).all())
        return [ChallengeRow(*row) for row in found]

    async def challenges_by(self, challenger: str) -> list[ChallengeRow]:
        """All that somebody has made, or that their bot accounts have got."""
        mine = select(BOT_ACCOUNTS.c.player).where(BOT_ACCOUNTS.c.owner == challenger)
        return await self._challenges(
            or_(CHALLENGES.c.challenger == challenger, CHALLENGES.c.bot.in_(mine))
        )

    async def number(self, bot: str) -> int:
        """Of the latest change of its challenges."""
        query = select(BOT_ACCOUNTS.c.changes).where(BOT_ACCOUNTS.c.player == bot)
        return await self._reader.do(lambda db: db.scalar(query)) or 0

    async def waiting(self, **whose: str) -> int:
        """How many challenges are open of a ``challenger``, for a ``bot``, or both."""
        query = select(count()).select_from(CHALLENGES).where(CHALLENGES.c.status == "open")
        mine = query.where(*(CHALLENGES.c[name] == player for name, player in whose.items()))
        return int(await self._reader.do(lambda db: db.execute(mine).scalar_one()))

    async def close(self, challenge: str, status: ChallengeStatus) -> None:
        """One whose table cannot be asked."""

        def work(db: Connection) -> None:
            rows = db.execute(select(CHALLENGES).where(CHALLENGES.c.id == challenge)).all()
            _lock(db, {row.bot for row in rows})
            for row in rows:
                _change(db, row, status)

        await self._writer.do(work)


# Accounts, within a transaction: `corral admin` makes them as well


def accounts_query(*first: ColumnElement[Any]) -> Select[Any]:
    """In the order that is wanted first, the latest seen before others."""
    return (
        select(
            PLAYERS.c.id,
            PLAYERS.c.name,
            BOT_ACCOUNTS.c.owner,
            OWNER.c.name.label("owner_name"),
            PLAYERS.c.created,
            PLAYERS.c.seen,
            BOT_ACCOUNTS.c.token_made,
            BOT_ACCOUNTS.c.takes,
        )
        .select_from(BOT_ACCOUNTS)
        .join(PLAYERS, PLAYERS.c.id == BOT_ACCOUNTS.c.player)
        .join(OWNER, OWNER.c.id == BOT_ACCOUNTS.c.owner)
        .order_by(*first, PLAYERS.c.seen.desc(), PLAYERS.c.name)
    )


def account_of(row: Any) -> BotAccount:
    return BotAccount(
        id=row.id,
        name=row.name,
        owner=row.owner,
        owner_name=row.owner_name,
        made=row.created,
        seen=row.seen,
        token_made=row.token_made,
        takes=msgspec.json.decode(row.takes, type=Takes),
    )


def add_account(
    db: Connection, player: Player, owner: str, token_hash: str, at: float, most: int | None = None
) -> bool:
    """One more guest, who is a program, unless the owner has so many already."""
    owned = select(BOT_ACCOUNTS.c.player).where(BOT_ACCOUNTS.c.owner == owner)
    db.execute(select(PLAYERS.c.id).where(PLAYERS.c.id == owner).with_for_update())
    if most is not None and len(db.scalars(owned).all()) >= most:
        return False
    handle = token_urlsafe(HANDLE_BYTES)
    who = {"id": player.id, "name": player.name, "handle": handle, "created": at, "seen": at}
    account = {
        "player": player.id,
        "owner": owner,
        "likeness": likeness(player.name),
        "token_hash": token_hash,
        "token_made": at,
        "takes": msgspec.json.encode(Takes()).decode(),
    }
    db.execute(insert(PLAYERS), who)
    db.execute(insert(BOT_ACCOUNTS), account)
    return True


def owner_of(player: ColumnElement[Any]) -> ColumnElement[Any]:
    """What the owner of a bot account is called; nothing for people."""
    owners = PLAYERS.alias()
    return (
        select(owners.c.name)
        .join(BOT_ACCOUNTS, BOT_ACCOUNTS.c.owner == owners.c.id)
        .where(BOT_ACCOUNTS.c.player == player)
        .scalar_subquery()
    )


def owners_among(db: Connection, players: Iterable[str]) -> dict[str, str]:
    """What the owners are called of those who are bot accounts."""
    query = select(BOT_ACCOUNTS.c.player, OWNER.c.name)
    query = query.join(OWNER, OWNER.c.id == BOT_ACCOUNTS.c.owner)
    rows = db.execute(query.where(BOT_ACCOUNTS.c.player.in_(sorted(players))))
    return {row.player: row.name for row in rows}


# Challenges, within the transaction of a table's row


CONCERNED: Final = (Opened, Arranged, Sat, Excused, Deleted, Started)
"""The rows that can change what becomes of a challenge."""


def concerned(row: Row) -> bool:
    return isinstance(row, CONCERNED)


def _invited_by(row: Row) -> list[tuple[int, Invited]]:
    """Whom the row asks to take which chair."""
    if isinstance(row, Opened):
        return [(chair, one) for chair, one in enumerate(row.invited) if one is not None]
    if isinstance(row, Arranged) and row.invited is not None:
        return [(row.chair, row.invited)]
    return []


def note_challenges(db: Connection, rows: Sequence[tuple[str, Row]]) -> None:
    """What rows of tables' logs mean for challenges."""
    told = [(table, row) for table, row in rows if concerned(row)]
    if not told:
        return
    open_now = select(CHALLENGES.c.bot).where(CHALLENGES.c.status == "open")
    waiting = db.scalars(open_now.where(CHALLENGES.c.table_id.in_({table for table, _ in told})))
    asked = {one.account for _, row in told for _, one in _invited_by(row)}
    bots = asked.union(waiting)
    if not bots:
        return
    _lock(db, bots)
    for table, row in told:
        _note(db, table, row)


def _lock(db: Connection, bots: Iterable[str]) -> None:
    """Numbers are given one after the other, and in this order they are to be seen."""
    mine = select(BOT_ACCOUNTS.c.player).where(BOT_ACCOUNTS.c.player.in_(sorted(bots)))
    db.execute(mine.order_by(BOT_ACCOUNTS.c.player).with_for_update()).all()


def _note(db: Connection, table: str, row: Row) -> None:
    chair = getattr(row, "chair", None)
    here = select(CHALLENGES).where(CHALLENGES.c.table_id == table, CHALLENGES.c.status == "open")
    if chair is not None:
        here = here.where(CHALLENGES.c.chair == chair)
    for one in db.execute(here).all():
        match row:
            case Sat() if row.player == one.bot:
                _change(db, one, "accepted")
            case Excused():
                expired = row.reason == "expired"
                _change(db, one, "expired" if expired else "declined", row.reason)
            case _:
                _change(db, one, "cancelled")
    for place, asked in _invited_by(row):
        values = {
            "id": asked.challenge,
            "bot": asked.account,
            "number": _next(db, asked.account),
            "challenger": asked.by,
            "table_id": table,
            "chair": place,
            "made": row.at,
            "until": asked.until,
            "status": "open",
        }
        db.execute(insert(CHALLENGES), values)


def _change(
    db: Connection, challenge: Any, status: ChallengeStatus, reason: str | None = None
) -> None:
    change = update(CHALLENGES).where(CHALLENGES.c.id == challenge.id)
    number = _next(db, challenge.bot)
    db.execute(change.values(status=status, reason=reason, number=number))


def _next(db: Connection, bot: str) -> int:
    """Never one that was given before, also where challenges have gone with their tables."""
    mine = update(BOT_ACCOUNTS).where(BOT_ACCOUNTS.c.player == bot)
    more = mine.values(changes=BOT_ACCOUNTS.c.changes + 1).returning(BOT_ACCOUNTS.c.changes)
    return db.execute(more).scalar() or 0
