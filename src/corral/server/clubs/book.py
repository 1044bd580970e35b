"""The rows about clubs: who belongs to them, when they meet, what was played among them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    delete,
    exists,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.sql.functions import count

from corral.server.clubs.wire import Role
from corral.server.problems import Refusal
from corral.server.storage.schema import (
    CLUBS,
    COMING,
    EVENING_TABLES,
    EVENINGS,
    MATCHES,
    MEMBERS,
    PLAYERS,
    RESULTS,
    TOURNAMENTS,
)
from corral.server.storage.worker import Conflict, Worker

MOST_MEMBERS: Final = 200
MOST_ASKING: Final = 50
"""So many may ask at a time: they take nobody's place who was invited."""
MOST_CLUBS: Final = 20
"""So many somebody may belong to, or ask to."""
MOST_OWNED: Final = 5
MOST_EVENINGS: Final = 50
"""That are to come, or are not long over."""
LONG_OVER: Final = 24 * 3600.0
"""After so long an evening that is over goes: nobody is told of it any more."""
MOST_TABLES: Final = 20
"""For one evening."""
MOST_LISTED: Final = 50
MOST_MATCHES: Final = 1000
"""From so many of their latest matches a ladder is made."""

RANK: Final = {"owner": 0, "member": 1, "asking": 2}


class Club(NamedTuple):
    """A club; ``members``: how many there are. ``role``: what the one who asks is there."""

    id: str
    name: str
    about: str
    listed: bool
    code: str
    members: int
    role: Role | None


class Member(NamedTuple):
    """Somebody in it."""

    player: str
    name: str
    role: Role
    since: float


class Evening(NamedTuple):
    """When they meet."""

    id: str
    club: str
    at: float
    minutes: int
    game: str | None
    note: str


class Gathering(NamedTuple):
    """An evening with those who come, and its tables."""

    evening: Evening
    coming: list[tuple[str, str]]
    """Ids and names."""
    tables: list[str]


class ClubBook:
    """Whatever a guest does about a club is checked in the transaction that writes it."""

    def __init__(self, writer: Worker, reader: Worker) -> None:
        self._writer = writer
        self._reader = reader

    # Clubs

    async def open(self, club: Club, owner: str, at: float) -> None:
        values = {"id": club.id, "name": club.name, "about": club.about, "listed": club.listed}

        def work(db: Connection) -> Refusal | None:
            owned = MEMBERS.c.player == owner, MEMBERS.c.role == "owner"
            if _number(db, *owned) >= MOST_OWNED:
                return _too_many("clubs_owned", MOST_OWNED)
            if (refusal := _one_more_club(db, owner)) is not None:
                return refusal
            db.execute(insert(CLUBS), {**values, "code": club.code, "made": at})
            member = {"club": club.id, "player": owner, "role": "owner", "since": at}
            db.execute(insert(MEMBERS), member)
            return None

        _granted(await self._writer.do(work))

    async def club(self, club: str, viewer: str | None) -> Club | None:
        found = await self._reader.do(lambda db: _clubs(db, viewer, [club]))
        return found[0] if found else None

    async def of(self, player: str) -> list[Club]:
        """Those they belong to, or ask to."""
        mine = select(MEMBERS.c.club).where(MEMBERS.c.player == player)
        return await self._reader.do(lambda db: _clubs(db, player, db.scalars(mine).all()))

    async def listed(self, viewer: str | None) -> list[Club]:
        """Those that want to be found, the largest first."""
        number = select(count()).select_from(MEMBERS).where(MEMBERS.c.club == CLUBS.c.id)
        query = select(CLUBS.c.id).where(CLUBS.c.listed)
        query = query.order_by(number.scalar_subquery().desc(), CLUBS.c.made).limit(MOST_LISTED)
        return await self._reader.do(lambda db: _clubs(db, viewer, db.scalars(query).all()))

    async def change(self, club: str, name: str, about: str, listed: bool) -> None:
        values = {"name": name, "about": about, "listed": listed}
        change = update(CLUBS).where(CLUBS.c.id == club).values(values)
        await self._writer.do(lambda db: db.execute(change))

    async def turn(self, club: str, code: str) -> None:
        """Another link: the one before leads nowhere."""
        change = update(CLUBS).where(CLUBS.c.id == club).values(code=code)
        await self._writer.do(lambda db: db.execute(change))

    async def remove(self, club: str) -> None:
        await self._writer.do(lambda db: remove_clubs(db, [club]))

    # Members

    async def members(self, club: str) -> list[Member]:
        """Owners first, then by time."""
        query = (
            select(PLAYERS.c.id, PLAYERS.c.name, MEMBERS.c.role, MEMBERS.c.since)
            .join(MEMBERS, MEMBERS.c.player == PLAYERS.c.id)
            .where(MEMBERS.c.club == club)
            .order_by(MEMBERS.c.since, PLAYERS.c.id)
        )
        found = await self._reader.do(lambda db: db.execute(query).all())
        return sorted((Member(*row) for row in found), key=lambda one: RANK[one.role])

    async def join(self, club: str, player: str, role: Role, at: float) -> None:
        """Come in, or ask to; who has asked already comes in. More than that it never takes."""

        def work(db: Connection) -> Refusal | None:
            mine = MEMBERS.c.club == club, MEMBERS.c.player == player
            known = db.scalar(select(MEMBERS.c.role).where(*mine))
            if known is not None:
                if known != "asking" or role != "member":
                    return None
                if (full := _full(db, club, role)) is None:
                    db.execute(update(MEMBERS).where(*mine).values(role=role, since=at))
                return full
            if (refusal := _full(db, club, role)) is not None:
                return refusal
            if (refusal := _one_more_club(db, player)) is not None:
                return refusal
            values = {"club": club, "player": player, "role": role, "since": at}
            db.execute(insert(MEMBERS), values)
            return None

        try:
            _granted(await self._writer.do(work))
        except Conflict:  # they did it twice at the same time, or the club is gone
            return

    async def give_role(self, club: str, player: str, role: Role, at: float) -> None:
        def work(db: Connection) -> Refusal | None:
            theirs = MEMBERS.c.club == club, MEMBERS.c.player == player
            db.execute(select(CLUBS.c.id).where(CLUBS.c.id == club).with_for_update())
            known = db.scalar(select(MEMBERS.c.role).where(*theirs))
            if known is None:
                return Refusal("not_found", "they do not belong to this club")
            owners = MEMBERS.c.club == club, MEMBERS.c.role == "owner"
            if known == "owner" and role != "owner" and _number(db, *owners) == 1:
                last = "a club has an owner: make somebody else one first"
                return Refusal("not_allowed", last, reason="club_last_owner")
            if known != "asking":
                db.execute(update(MEMBERS).where(*theirs).values(role=role))
                return None
            if (full := _full(db, club, "member")) is None:
                db.execute(update(MEMBERS).where(*theirs).values(role=role, since=at))
            return full

        _granted(await self._writer.do(work))

    async def leave(self, club: str, player: str) -> bool:
        """Whether they belonged to it. The last owner hands it on; the last member ends it."""

        def work(db: Connection) -> bool:
            db.execute(select(CLUBS.c.id).where(CLUBS.c.id == club).with_for_update())
            theirs = delete(MEMBERS).where(MEMBERS.c.club == club, MEMBERS.c.player == player)
            gone = db.execute(theirs).rowcount > 0
            mine = select(EVENINGS.c.id).where(EVENINGS.c.club == club)
            coming = delete(COMING).where(COMING.c.player == player, COMING.c.evening.in_(mine))
            db.execute(coming)
            settle(db, CLUBS.c.id == club)
            return gone

        return await self._writer.do(work)

    # Evenings

    async def evenings(self, club: str, since: float) -> list[Gathering]:
        """Those that end later, the next first."""
        later = EVENINGS.c.at + 60 * EVENINGS.c.minutes > since
        query = select(EVENINGS).where(EVENINGS.c.club == club, later)
        query = query.order_by(EVENINGS.c.at, EVENINGS.c.id).limit(MOST_EVENINGS)
        return await self._reader.do(lambda db: _gatherings(db, query))

    async def evening(self, club: str, evening: str) -> Gathering | None:
        query = select(EVENINGS).where(EVENINGS.c.club == club, EVENINGS.c.id == evening)
        found = await self._reader.do(lambda db: _gatherings(db, query))
        return found[0] if found else None

    async def add_evening(self, evening: Evening, since: float) -> None:
        def work(db: Connection) -> Refusal | None:
            forget_evenings(db, since - LONG_OVER, EVENINGS.c.club == evening.club)
            planned = select(count()).select_from(EVENINGS).where(EVENINGS.c.club == evening.club)
            if (db.scalar(planned) or 0) >= MOST_EVENINGS:
                return _too_many("club_evenings", MOST_EVENINGS)
            db.execute(insert(EVENINGS), evening._asdict())
            return None

        _granted(await self._writer.do(work))

    async def change_evening(self, evening: Evening) -> None:
        change = update(EVENINGS).where(EVENINGS.c.id == evening.id).values(evening._asdict())
        await self._writer.do(lambda db: db.execute(change))

    async def remove_evening(self, evening: str) -> None:
        await self._writer.do(lambda db: _remove_evenings(db, [evening]))

    async def forget_evenings(self, now: float) -> None:
        """Whatever is over since long."""
        await self._writer.do(lambda db: forget_evenings(db, now - LONG_OVER))

    async def come(self, evening: str, player: str, coming: bool) -> None:
        mine = COMING.c.evening == evening, COMING.c.player == player

        def work(db: Connection) -> None:
            db.execute(delete(COMING).where(*mine))
            if coming:
                db.execute(insert(COMING), {"evening": evening, "player": player})

        try:
            await self._writer.do(work)
        except Conflict:  # the evening was removed meanwhile
            raise Refusal("not_found", "there is no such evening") from None

    async def coming(self, player: str) -> list[Evening]:
        """The evenings to which somebody comes, or came."""
        columns = [EVENINGS.c[name] for name in Evening._fields]
        query = select(*columns).join(COMING, COMING.c.evening == EVENINGS.c.id)
        mine = query.where(COMING.c.player == player).order_by(EVENINGS.c.at)
        return [Evening(*row) for row in await self._reader.do(lambda db: db.execute(mine).all())]

    async def add_table(self, evening: str, table: str) -> None:
        values = {"evening": evening, "table_id": table}
        await self._writer.do(lambda db: db.execute(insert(EVENING_TABLES), values))

    # What was played

    async def among_members(self, club: str, game: str) -> list[list[tuple[str, int]]]:
        """Rated matches of members with each other since they belong to it, by time: who of them
        came where."""
        mine = and_(MEMBERS.c.player == RESULTS.c.player, MEMBERS.c.club == club)
        query = (
            select(MATCHES.c.table_id, MATCHES.c.ended, RESULTS.c.player, RESULTS.c.place)
            .join(RESULTS, RESULTS.c.table_id == MATCHES.c.table_id)
            .join(MEMBERS, mine)
            .where(MATCHES.c.game == game, MATCHES.c.rated.is_not(None))
            .where(MEMBERS.c.role != "asking", MATCHES.c.ended >= MEMBERS.c.since)
            .order_by(MATCHES.c.ended.desc(), MATCHES.c.table_id, RESULTS.c.seat)
            .limit(4 * MOST_MATCHES)
        )
        matches: dict[str, list[tuple[str, int]]] = {}
        for row in await self._reader.do(lambda db: db.execute(query).all()):
            matches.setdefault(row.table_id, []).append((row.player, row.place))
        among = [places for places in matches.values() if len(places) > 1]
        return among[:MOST_MATCHES][::-1]


def _number(db: Connection, *which: ColumnElement[bool]) -> int:
    return db.scalar(select(count()).select_from(MEMBERS).where(*which)) or 0


def _one_more_club(db: Connection, player: str) -> Refusal | None:
    if _number(db, MEMBERS.c.player == player) >= MOST_CLUBS:
        return _too_many("clubs_many", MOST_CLUBS)
    return None


def _full(db: Connection, club: str, role: Role) -> Refusal | None:
    """Where there is no room for one more who belongs to it, or asks to."""
    asks = MEMBERS.c.role == "asking"
    if role == "asking":
        crowded = _number(db, MEMBERS.c.club == club, asks) >= MOST_ASKING
        return _too_many("club_asked", MOST_ASKING) if crowded else None
    crowded = _number(db, MEMBERS.c.club == club, ~asks) >= MOST_MEMBERS
    return _too_many("club_full", MOST_MEMBERS) if crowded else None


def _too_many(reason: str, most: int) -> Refusal:
    return Refusal("not_allowed", f"{most} are allowed", reason=reason, values={"most": most})


def _granted(refusal: Refusal | None) -> None:
    if refusal is not None:
        raise refusal


def _clubs(db: Connection, viewer: str | None, ids: Collection[str]) -> list[Club]:
    """In the order of their names."""
    belong = and_(MEMBERS.c.club == CLUBS.c.id, MEMBERS.c.role != "asking")
    members = select(count()).select_from(MEMBERS).where(belong).scalar_subquery()
    mine = and_(MEMBERS.c.club == CLUBS.c.id, MEMBERS.c.player == (viewer or ""))
    role = select(MEMBERS.c.role).where(mine).scalar_subquery()
    columns = CLUBS.c.id, CLUBS.c.name, CLUBS.c.about, CLUBS.c.listed, CLUBS.c.code
    query = select(*columns, members, role).where(CLUBS.c.id.in_(ids))
    return [Club(*row) for row in db.execute(query.order_by(func.lower(CLUBS.c.name), CLUBS.c.id))]


def _gatherings(db: Connection, query: Select[Any]) -> list[Gathering]:
    """Evenings with all that belongs to them."""
    evenings = [Evening(*row) for row in db.execute(query)]
    ids = [one.id for one in evenings]
    coming: dict[str, list[tuple[str, str]]] = {}
    people = (
        select(COMING.c.evening, PLAYERS.c.id, PLAYERS.c.name)
        .join(PLAYERS, PLAYERS.c.id == COMING.c.player)
        .where(COMING.c.evening.in_(ids))
        .order_by(func.lower(PLAYERS.c.name), PLAYERS.c.id)
    )
    for row in db.execute(people):
        coming.setdefault(row.evening, []).append((row.id, row.name))
    tables: dict[str, list[str]] = {}
    opened = select(EVENING_TABLES).where(EVENING_TABLES.c.evening.in_(ids))
    for row in db.execute(opened.order_by(EVENING_TABLES.c.table_id)):
        tables.setdefault(row.evening, []).append(row.table_id)
    return [Gathering(one, coming.get(one.id, []), tables.get(one.id, [])) for one in evenings]


def _remove_evenings(db: Connection, evenings: Collection[str]) -> None:
    for part in (COMING, EVENING_TABLES):
        db.execute(delete(part).where(part.c.evening.in_(evenings)))
    db.execute(delete(EVENINGS).where(EVENINGS.c.id.in_(evenings)))


def forget_evenings(db: Connection, before: float, *which: ColumnElement[bool]) -> None:
    """Those that were over before then; of all clubs, or of some."""
    over = EVENINGS.c.at + 60 * EVENINGS.c.minutes < before
    _remove_evenings(db, db.scalars(select(EVENINGS.c.id).where(over, *which)).all())


def remove_clubs(db: Connection, clubs: Collection[str]) -> None:
    """With all that belongs to them; matches and tournaments stay."""
    evenings = select(EVENINGS.c.id).where(EVENINGS.c.club.in_(clubs))
    _remove_evenings(db, db.scalars(evenings).all())
    db.execute(delete(MEMBERS).where(MEMBERS.c.club.in_(clubs)))
    theirs = update(TOURNAMENTS).where(TOURNAMENTS.c.club.in_(clubs))
    db.execute(theirs.values(club=None))
    db.execute(delete(CLUBS).where(CLUBS.c.id.in_(clubs)))


def settle(db: Connection, *which: ColumnElement[bool]) -> None:
    """Where no owner is left the one is who belongs to the club longest; where nobody is left, it
    ends. Of all clubs, or of some."""
    owner = exists().where(MEMBERS.c.club == CLUBS.c.id, MEMBERS.c.role == "owner")
    for club in db.scalars(select(CLUBS.c.id).where(~owner, *which)).all():
        mine = MEMBERS.c.club == club, MEMBERS.c.role == "member"
        oldest = select(MEMBERS.c.player).where(*mine).order_by(MEMBERS.c.since, MEMBERS.c.player)
        heir = db.scalar(oldest.limit(1))
        if heir is None:
            remove_clubs(db, [club])
        else:
            theirs = MEMBERS.c.club == club, MEMBERS.c.player == heir
            db.execute(update(MEMBERS).where(*theirs).values(role="owner"))


def keep_best_roles(db: Connection, old: str, new: str) -> None:
    """Before two guests become one: what either of them is in a club, both are."""
    held = select(MEMBERS).where(MEMBERS.c.player.in_((old, new)))
    by_club: dict[str, list[str]] = {}
    for row in db.execute(held):
        by_club.setdefault(row.club, []).append(row.role)
    for club, roles in by_club.items():
        mine = MEMBERS.c.club == club, MEMBERS.c.player.in_((old, new))
        db.execute(update(MEMBERS).where(*mine).values(role=min(roles, key=RANK.__getitem__)))
