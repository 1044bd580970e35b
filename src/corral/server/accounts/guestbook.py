"""The guestbook: their sessions, and the ways by which they can come back.

Secrets are known to those who have them; what lies here are hashes.
"""

from __future__ import annotations

from collections.abc import Iterator
from secrets import token_urlsafe
from typing import Final, Literal, TypeAlias

from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    Connection,
    Table,
    delete,
    exists,
    false,
    func,
    insert,
    or_,
    select,
    true,
    tuple_,
    update,
)

from corral.server.clubs import book as clubs
from corral.server.post.asking import INVITED as INVITED_NOTICE
from corral.server.post.asking import channels_came
from corral.server.storage.removing import remove_table
from corral.server.storage.schema import (
    AUDIT,
    BLOCKS,
    BOT_ACCOUNTS,
    BROUGHT,
    CHANNELS,
    ENTRANTS,
    INVITED,
    LETTERS,
    METADATA,
    NOTICES,
    PASSKEYS,
    PASSWORDS,
    PLAYERS,
    RATINGS,
    RESULTS,
    SESSIONS,
    TABLES,
    TOKENS,
    TOURNAMENTS,
)
from corral.server.storage.worker import Conflict, Worker

RECOVERY: Final = "recovery"
"""The kind of token that lets somebody come back at any time."""
NAMELESS: Final = "N. N."
"""How German, French and English alike call somebody whose name is not told."""
HANDLE_BYTES: Final = 32
SESSION_BYTES: Final = 12
Way: TypeAlias = Literal["guest", "passkey", "password", "link"]
"""How somebody came in."""


class Player(Struct, frozen=True):
    """A guest."""

    id: str
    name: str
    owner: str | None = None
    """What the owner is called, where it is a bot account."""


class Session(Struct, frozen=True):
    """A browser that is somebody's."""

    id: str
    player: str
    way: Way
    device: str
    made: float
    seen: float


def new_session(player: str, way: Way, device: str, at: float) -> Session:
    return Session(token_urlsafe(SESSION_BYTES), player, way, device, at, at)


class Known(Struct, frozen=True):
    """Whom a cookie belongs to, or a bot account's token; that has no session."""

    player: Player
    session: str
    banned: bool
    owner: str | None = None
    """The guest whose bot account it is."""


class Passkey(Struct, frozen=True):
    """``uses``: as the authenticator counts them; some do not."""

    id: str
    player: str
    public_key: str
    uses: int
    name: str
    made: float
    used: float | None = None


class Password(Struct, frozen=True):
    """The name to come in by, and the hash of the password."""

    player: str
    login: str
    hash: str


class Guestbook:
    """The rows about guests."""

    def __init__(self, writer: Worker, reader: Worker) -> None:
        self._writer = writer
        self._reader = reader

    # Guests

    async def add(self, player: Player, secret_hash: str, at: float, device: str = "") -> None:
        """A new guest with a first session."""
        handle = token_urlsafe(HANDLE_BYTES)
        who = {"id": player.id, "name": player.name, "handle": handle, "created": at, "seen": at}
        session = new_session(player.id, "guest", device, at)

        def work(db: Connection) -> None:
            db.execute(insert(PLAYERS), who)
            db.execute(insert(SESSIONS), _session_values(session, secret_hash))

        try:
            await self._writer.do(work)
        except Conflict:  # the answer to the first try may have been lost
            known = await self.known(secret_hash)
            if known is None or known.player != player:
                raise

    async def rename(self, player: str, name: str) -> None:
        change = update(PLAYERS).where(PLAYERS.c.id == player).values(name=name)
        await self._writer.do(lambda db: db.execute(change))

    async def player(self, player: str) -> Player | None:
        query = select(PLAYERS.c.id, PLAYERS.c.name).where(PLAYERS.c.id == player)
        row = await self._reader.do(lambda db: db.execute(query).first())
        return None if row is None else Player(row.id, row.name)

    async def created(self, player: str) -> float | None:
        query = select(PLAYERS.c.created).where(PLAYERS.c.id == player)
        found: float | None = await self._reader.do(lambda db: db.scalar(query))
        return found

    async def is_banned(self, player: str) -> bool:
        query = select(PLAYERS.c.banned).where(PLAYERS.c.id == player)
        return await self._reader.do(lambda db: db.scalar(query)) is not None

    async def can_come_back(self, player: str) -> bool:
        """By more than a cookie."""
        query = select(PLAYERS.c.id).where(PLAYERS.c.id == player, keeps_a_key())
        return await self._reader.do(lambda db: db.scalar(query)) is not None

    async def handle(self, player: str) -> str:
        query = select(PLAYERS.c.handle).where(PLAYERS.c.id == player)
        found: str = await self._reader.do(lambda db: db.scalars(query).one())
        return found

    async def saw(self, known: Known, at: float) -> None:
        def work(db: Connection) -> None:
            db.execute(update(PLAYERS).where(PLAYERS.c.id == known.player.id).values(seen=at))
            db.execute(update(SESSIONS).where(SESSIONS.c.id == known.session).values(seen=at))

        await self._writer.do(work)

    # Sessions

    async def known(self, secret_hash: str) -> Known | None:
        query = (
            select(PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.banned, SESSIONS.c.id.label("session"))
            .join(SESSIONS, SESSIONS.c.player == PLAYERS.c.id)
            .where(SESSIONS.c.secret_hash == secret_hash)
        )
        row = await self._reader.do(lambda db: db.execute(query).first())
        if row is None:
            return None
        return Known(Player(row.id, row.name), row.session, row.banned is not None)

    async def add_session(
        self, session: Session, secret_hash: str, instead: str | None = None
    ) -> None:
        """One more; ``instead`` of another, which ends."""

        def work(db: Connection) -> None:
            if instead is not None:
                db.execute(delete(SESSIONS).where(SESSIONS.c.id == instead))
            db.execute(insert(SESSIONS), _session_values(session, secret_hash))
            if instead is not None:  # the browser of a guest who was merged is told as before
                same = CHANNELS.c.session == instead, CHANNELS.c.player == session.player
                db.execute(update(CHANNELS).where(*same).values(session=session.id))

        await self._writer.do(work)

    async def turn(self, session: str, secret_hash: str) -> None:
        """Another secret for the same session."""
        change = update(SESSIONS).where(SESSIONS.c.id == session).values(secret_hash=secret_hash)
        await self._writer.do(lambda db: db.execute(change))

    async def sessions(self, player: str) -> list[Session]:
        """The latest first."""
        columns = [SESSIONS.c[name] for name in Session.__struct_fields__]
        query = select(*columns).where(SESSIONS.c.player == player)
        query = query.order_by(SESSIONS.c.seen.desc(), SESSIONS.c.made.desc())
        found = await self._reader.do(lambda db: db.execute(query).all())
        return [Session(*row) for row in found]

    async def end_session(self, player: str, session: str) -> bool:
        end = delete(SESSIONS).where(SESSIONS.c.player == player, SESSIONS.c.id == session)
        return await self._writer.do(lambda db: db.execute(end).rowcount > 0)

    async def end_others(self, player: str, but: str) -> None:
        end = delete(SESSIONS).where(SESSIONS.c.player == player, SESSIONS.c.id != but)
        await self._writer.do(lambda db: db.execute(end))

    # Passkeys

    async def passkeys(self, player: str) -> list[Passkey]:
        return await self._passkeys(PASSKEYS.c.player == player)

    async def passkey(self, passkey: str) -> Passkey | None:
        found = await self._passkeys(PASSKEYS.c.id == passkey)
        return found[0] if found else None

    async def _passkeys(self, which: ColumnElement[bool]) -> list[Passkey]:
        columns = [PASSKEYS.c[name] for name in Passkey.__struct_fields__]
        query = select(*columns).where(which).order_by(PASSKEYS.c.made)
        found = await self._reader.do(lambda db: db.execute(query).all())
        return [Passkey(*row) for row in found]

    async def add_passkey(self, passkey: Passkey) -> None:
        values = {name: getattr(passkey, name) for name in Passkey.__struct_fields__}
        await self._writer.do(lambda db: db.execute(insert(PASSKEYS), values))

    async def used_passkey(self, passkey: Passkey, uses: int, at: float) -> bool:
        """Whether nobody else has used it with the same count at the same time."""
        change = update(PASSKEYS).where(
            PASSKEYS.c.id == passkey.id, PASSKEYS.c.uses == passkey.uses
        )
        change = change.values(uses=uses, used=at)
        return await self._writer.do(lambda db: db.execute(change).rowcount > 0)

    async def remove_passkey(self, player: str, passkey: str) -> bool:
        remove = delete(PASSKEYS).where(PASSKEYS.c.player == player, PASSKEYS.c.id == passkey)
        return await self._writer.do(lambda db: db.execute(remove).rowcount > 0)

    # Passwords

    async def password_of(self, player: str) -> Password | None:
        return await self._password(PASSWORDS.c.player == player)

    async def password_by(self, login: str) -> Password | None:
        return await self._password(PASSWORDS.c.login == login)

    async def _password(self, which: ColumnElement[bool]) -> Password | None:
        query = select(PASSWORDS.c.player, PASSWORDS.c.login, PASSWORDS.c.hash).where(which)
        row = await self._reader.do(lambda db: db.execute(query).first())
        return None if row is None else Password(*row)

    async def set_password(self, password: Password) -> None:
        """``Conflict`` where another guest comes in by that name."""
        values = {"login": password.login, "hash": password.hash}
        change = update(PASSWORDS).where(PASSWORDS.c.player == password.player).values(values)

        def work(db: Connection) -> None:
            if not db.execute(change).rowcount:
                db.execute(insert(PASSWORDS), {"player": password.player, **values})

        await self._writer.do(work)

    async def remove_password(self, player: str) -> None:
        remove = delete(PASSWORDS).where(PASSWORDS.c.player == player)
        await self._writer.do(lambda db: db.execute(remove))

    # What is good once

    async def add_token(
        self, kind: str, token_hash: str, player: str | None, at: float, until: float | None
    ) -> None:
        """Of those which last there is one for each guest: the latest."""
        values = {"hash": token_hash, "kind": kind, "player": player, "made": at, "until": until}
        earlier = delete(TOKENS).where(TOKENS.c.kind == kind, TOKENS.c.player == player)

        def work(db: Connection) -> None:
            if until is None:
                db.execute(earlier)
            db.execute(insert(TOKENS), values)

        await self._writer.do(work)

    async def take_token(self, kinds: tuple[str, ...], token_hash: str, at: float) -> str | None:
        """Whose it was, or an empty text where it was nobody's; it is used up by this."""
        lasts = or_(TOKENS.c.until.is_(None), TOKENS.c.until >= at)
        take = delete(TOKENS).where(TOKENS.c.hash == token_hash, TOKENS.c.kind.in_(kinds), lasts)
        row = await self._writer.do(lambda db: db.execute(take.returning(TOKENS.c.player)).first())
        return None if row is None else row.player or ""

    async def has_recovery(self, player: str) -> float | None:
        """Since when."""
        query = select(TOKENS.c.made).where(TOKENS.c.player == player, TOKENS.c.kind == RECOVERY)
        found: float | None = await self._reader.do(lambda db: db.scalar(query))
        return found

    async def remove_recovery(self, player: str) -> None:
        remove = delete(TOKENS).where(TOKENS.c.player == player, TOKENS.c.kind == RECOVERY)
        await self._writer.do(lambda db: db.execute(remove))

    # The end of a guest

    async def forget(self, now: float, gone: float) -> int:
        """What is past its time; how many guests have not been seen since ``gone``, sit nowhere
        and have no way to come back."""

        def work(db: Connection) -> int:
            db.execute(delete(TOKENS).where(TOKENS.c.until < now))
            db.execute(delete(SESSIONS).where(SESSIONS.c.seen < gone))
            seated = METADATA.tables["seated"]
            sitting = exists().where(seated.c.player == PLAYERS.c.id)
            lost = PLAYERS.c.seen < gone, ~stays(), ~sitting, PLAYERS.c.banned.is_(None)
            return remove_player(db, *lost)

        return await self._writer.do(work)

    # What operators did

    async def deeds_since(self, number: int) -> list[tuple[int, str | None, str | None]]:
        """Their numbers, with the guest and the table that each was about."""
        query = select(AUDIT.c.id, AUDIT.c.player, AUDIT.c.table_id).where(AUDIT.c.id > number)
        found = await self._reader.do(lambda db: db.execute(query.order_by(AUDIT.c.id)).all())
        return [(row.id, row.player, row.table_id) for row in found]

    async def last_deed(self) -> int:
        query = select(func.coalesce(func.max(AUDIT.c.id), 0))
        return int(await self._reader.do(lambda db: db.execute(query).scalar_one()))


def _session_values(session: Session, secret_hash: str) -> dict[str, object]:
    values = {name: getattr(session, name) for name in Session.__struct_fields__}
    return {**values, "secret_hash": secret_hash}


def keeps_a_key() -> ColumnElement[bool]:
    """Whether a guest can come back without a cookie."""
    recovery = exists().where(TOKENS.c.player == PLAYERS.c.id, TOKENS.c.kind == RECOVERY)
    ways = (exists().where(part.c.player == PLAYERS.c.id) for part in (PASSKEYS, PASSWORDS))
    return or_(recovery, *ways)


def stays() -> ColumnElement[bool]:
    """Whether a guest is kept however long they are not seen: they can come back, or are a bot
    account, which lasts as long as its owner, who is known by it."""
    mine = BOT_ACCOUNTS.c.player == PLAYERS.c.id, BOT_ACCOUNTS.c.owner == PLAYERS.c.id
    return or_(keeps_a_key(), exists().where(or_(*mine)))


def belongings() -> Iterator[Table]:
    """Parts of the store whose rows are a guest's: they go with them."""
    for part in METADATA.sorted_tables:
        if any(key.column.table is PLAYERS for key in part.foreign_keys):
            yield part


def remove_player(db: Connection, *which: ColumnElement[bool]) -> int:
    """Guests with all that is theirs; how many."""
    ids = list(db.scalars(select(PLAYERS.c.id).where(*which)))
    for table in db.scalars(select(BROUGHT.c.table_id).where(BROUGHT.c.player.in_(ids))).all():
        remove_table(db, table)  # a record that they brought: nobody has played it here
    asked = select(INVITED.c.table_id).where(INVITED.c.inviter.in_(ids))
    named = NOTICES.c.kind == INVITED_NOTICE, NOTICES.c.table_id.in_(asked)
    db.execute(delete(NOTICES).where(*named))  # it would be told in their name
    for part in belongings():
        for column in _owners(part):
            db.execute(delete(part).where(column.in_(ids)))
    db.execute(update(TABLES).where(TABLES.c.keeper.in_(ids)).values(keeper=None))
    nameless = {"player": None, "name": NAMELESS}
    db.execute(update(RESULTS).where(RESULTS.c.player.in_(ids)).values(nameless))
    db.execute(delete(RATINGS).where(RATINGS.c.rated.in_(ids)))
    out = update(ENTRANTS).where(ENTRANTS.c.player.in_(ids))
    db.execute(out.values(player=None, state="out"))
    db.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.host.in_(ids)).values(host=None))
    db.execute(delete(PLAYERS).where(PLAYERS.c.id.in_(ids)))
    clubs.settle(db)
    return len(ids)


def merge_players(db: Connection, old: str, new: str) -> None:
    """What both have is the new one's already."""
    clubs.keep_best_roles(db, old, new)
    for part in belongings():
        for owner in _owners(part):
            twice = _has_twice(part, owner, new)
            db.execute(delete(part).where(owner == old, twice))
            db.execute(update(part).where(owner == old).values({owner.name: new}))
    _unite_channels(db, new)
    _rename_notices(db, old, new)
    db.execute(delete(BLOCKS).where(BLOCKS.c.player == BLOCKS.c.blocked))
    db.execute(delete(INVITED).where(INVITED.c.player == INVITED.c.inviter))
    db.execute(update(TABLES).where(TABLES.c.keeper == old).values(keeper=new))
    db.execute(update(RESULTS).where(RESULTS.c.player == old).values(player=new))
    rated = select(RATINGS.c.game).where(RATINGS.c.rated == new)  # the account's own count
    twice = RATINGS.c.game.in_(list(db.scalars(rated)))
    db.execute(delete(RATINGS).where(RATINGS.c.rated == old, twice))
    db.execute(update(RATINGS).where(RATINGS.c.rated == old).values(rated=new))
    entered = select(ENTRANTS.c.tournament).where(ENTRANTS.c.player == new)  # one place is enough
    twice = ENTRANTS.c.tournament.in_(list(db.scalars(entered)))
    theirs = update(ENTRANTS).where(ENTRANTS.c.player == old)
    db.execute(theirs.where(twice).values(player=None, state="out"))
    db.execute(theirs.values(player=new))
    db.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.host == old).values(host=new))
    db.execute(delete(PLAYERS).where(PLAYERS.c.id == old))


def _unite_channels(db: Connection, player: str) -> None:
    """Nobody is told twice at one address: the older channel stays, or the confirmed one."""
    mine = select(CHANNELS.c.id, CHANNELS.c.kind, CHANNELS.c.address)
    mine = mine.where(CHANNELS.c.player == player)
    channels_came(db)
    known: set[tuple[str, str]] = set()
    for row in db.execute(mine.order_by(CHANNELS.c.confirmed.is_(None), CHANNELS.c.made)).all():
        if (row.kind, row.address) in known:
            db.execute(delete(LETTERS).where(LETTERS.c.channel == row.id))
            db.execute(delete(CHANNELS).where(CHANNELS.c.id == row.id))
        known.add((row.kind, row.address))


def _rename_notices(db: Connection, old: str, new: str) -> None:
    """Their keys have the guest in them: what both were to be told is told once."""
    known = set(db.scalars(select(NOTICES.c.id).where(NOTICES.c.player == new)))
    for name in sorted(one for one in known if f":{old}:" in one):
        mine = NOTICES.c.id == name
        renamed = name.replace(f":{old}:", f":{new}:", 1)
        if renamed in known:
            db.execute(delete(NOTICES).where(mine))
        else:
            db.execute(update(NOTICES).where(mine).values(id=renamed))


def _owners(part: Table) -> list[ColumnElement[str]]:
    """The columns that name a guest."""
    return [key.parent for key in part.foreign_keys if key.column.table is PLAYERS]


def _has_twice(part: Table, owner: ColumnElement[str], new: str) -> ColumnElement[bool]:
    """Whether another row of the part would have the same key."""
    keys = list(part.primary_key.columns)
    if owner.name not in [key.name for key in keys]:
        return false()
    others = [key for key in keys if key.name != owner.name]
    theirs = part.alias()
    if not others:
        return exists().where(theirs.c[owner.name] == new) if keys else true()
    same = [theirs.c[key.name] for key in others]
    return tuple_(*others).in_(select(*same).where(theirs.c[owner.name] == new))
