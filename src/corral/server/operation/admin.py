"""What an operator does about guests and tables, beside a running server or without one.

Each deed and its line in the audit log are one transaction. Servers on the same database notice
it within seconds (``overseer``).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from time import time
from typing import Any, Final, TypeVar

from msgspec import Struct
from sqlalchemy import Column, Connection, ScalarSelect, delete, func, insert, or_, select, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.functions import count

from corral.core.errors import CorralError
from corral.server.accounts.accounts import DEVICE, PATH, new_code
from corral.server.accounts.guestbook import remove_player
from corral.server.accounts.identity import DAY, hash_of, new_player, new_token
from corral.server.accounts.likeness import likeness
from corral.server.netbots.book import (
    MOST_LISTED,
    OWNER,
    BotAccount,
    account_of,
    accounts_query,
    add_account,
)
from corral.server.post.book import VAPID, make_server_key, replace_server_key
from corral.server.post.webpush import ServerKey
from corral.server.problems import Refusal
from corral.server.storage.database import Database, database_at
from corral.server.storage.migrate import said_by, steps
from corral.server.storage.removing import remove_table
from corral.server.storage.rewriting import (
    Change,
    rewrite,
    tables_of,
    talked_at,
    with_name,
    with_owner,
    without_name,
)
from corral.server.storage.schema import (
    AUDIT,
    BOT_ACCOUNTS,
    LOG,
    PASSKEYS,
    PASSWORDS,
    PLAYERS,
    RESULTS,
    SEATED,
    SERVER_KEYS,
    SESSIONS,
    TABLES,
    TOKENS,
)
from corral.server.tables import decisions
from corral.server.tables.happenings import Row, Went, decode, encode
from corral.server.tables.table import Table, fold
from corral.server.tables.written import clean_name

MOST: Final = 200
"""So many guests, or deeds, are listed."""
T = TypeVar("T")


class GuestLine(Struct, frozen=True):
    """A guest as an operator sees them."""

    id: str
    name: str
    created: float
    seen: float
    banned: float | None
    sessions: int
    passkeys: int
    passwords: int
    tables: int


class AuditLine(Struct, frozen=True):
    """A line of the audit log."""

    at: float
    operator: str
    deed: str
    player: str | None
    table_id: str | None
    note: str


class Admin:
    """An operator at a database; ``operator`` is who it is."""

    def __init__(self, place: Path | str, operator: str) -> None:
        if isinstance(place, Path) and not place.exists():
            raise CorralError(f"there is no {place.name} in {place.parent}")
        self._database: Database = database_at(place)
        self._operator = operator
        self._do(self._check_step)

    def close(self) -> None:
        self._database.engine.dispose()

    def _check_step(self, db: Connection) -> None:
        found = db.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
        if found != steps()[-1]:
            raise CorralError(
                f"{self._database.name} is at step {found}, and this Corral at {steps()[-1]}: "
                "start its server once, which brings it up to date"
            )

    def _do(self, work: Callable[[Connection], T]) -> T:
        """All of it or nothing."""
        try:
            with self._database.engine.connect().execution_options(writes=True) as db, db.begin():
                return work(db)
        except DBAPIError as error:
            raise CorralError(f"{self._database.name} cannot be used: {said_by(error)}") from None
        except Refusal as refusal:
            raise CorralError(refusal.problem.message) from None

    # Looking

    def guests(self, like: str = "") -> list[GuestLine]:
        """Those whose name has it in it, or whose number it is; the latest seen first."""
        named = func.lower(PLAYERS.c.name).contains(like.lower(), autoescape=True)
        numbers = [
            _number(part.c.player).label(part.name) for part in (SESSIONS, PASSKEYS, PASSWORDS)
        ]
        own = PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.created, PLAYERS.c.seen, PLAYERS.c.banned
        query = select(*own, *numbers, _number(SEATED.c.player).label("tables"))
        query = query.where(or_(named, PLAYERS.c.id == like))
        query = query.order_by(PLAYERS.c.seen.desc(), PLAYERS.c.name).limit(MOST)
        return [GuestLine(*row) for row in self._do(lambda db: db.execute(query).all())]

    def audit(self) -> list[AuditLine]:
        """The latest last."""
        columns = [AUDIT.c[name] for name in AuditLine.__struct_fields__]
        query = select(*columns).order_by(AUDIT.c.id.desc()).limit(MOST)
        return [AuditLine(*row) for row in self._do(lambda db: db.execute(query).all())][::-1]

    # Doing

    def rename(self, player: str, name: str) -> None:
        """Also at the tables at which they are or were."""

        def work(db: Connection) -> None:
            shown = clean_name(name)
            old = _name_of(db, player)
            _rewrite_all(db, player, with_name(player, shown))
            db.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(name=shown))
            alike = update(BOT_ACCOUNTS).where(BOT_ACCOUNTS.c.player == player)
            db.execute(alike.values(likeness=likeness(shown)))
            for bot in _bots_of(db, player):
                _rewrite_all(db, bot, with_owner(bot, shown))
            db.execute(update(RESULTS).where(RESULTS.c.player == player).values(name=shown))
            self._note(db, "rename", player=player, note=f"{old} → {shown}")

        self._do(work)

    def ban(self, player: str, note: str, banned: bool = True) -> None:
        """Their cookies, keys and links open nothing any more, or do so again."""

        def work(db: Connection) -> None:
            name = _name_of(db, player)
            since = time() if banned else None
            db.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(banned=since))
            deed = "ban" if banned else "unban"
            self._note(db, deed, player=player, note=": ".join(filter(None, (name, note))))

        self._do(work)

    def delete(self, player: str) -> None:
        """As if they had deleted themselves: matches stay, the name goes."""

        def work(db: Connection) -> None:
            _name_of(db, player)  # it goes from the audit log as well
            for one in (*_bots_of(db, player), player):
                _remove(db, one)
                self._note(db, "delete", player=one)

        self._do(work)

    def reset(self, player: str) -> str:
        """Passkeys, password, links and sessions go; the path of a link to begin anew."""
        code = new_code()

        def work(db: Connection) -> None:
            name = _name_of(db, player)
            for part in (PASSKEYS, PASSWORDS, SESSIONS, TOKENS):
                db.execute(delete(part).where(part.c.player == player))
            now = time()
            values = {"hash": hash_of(code), "kind": DEVICE, "player": player, "made": now}
            db.execute(insert(TOKENS), {**values, "until": now + DAY})
            self._note(db, "reset", player=player, note=name)

        self._do(work)
        return f"{PATH}{code}"

    def keys(self, new: bool = False) -> str:
        """The public half of the key by which push services know this server; a new one where
        there is none, or in place of the old one: then every browser has to subscribe again."""

        def work(db: Connection) -> str:
            known = db.scalar(select(SERVER_KEYS.c.body).where(SERVER_KEYS.c.name == VAPID))
            if known is not None and not new:
                return str(known)
            make = replace_server_key if known is not None else make_server_key
            self._note(db, "keys", note="renewed" if known is not None else "")
            return make(db, self._database)

        return ServerKey.read(self._do(work)).public

    # Bot accounts

    def bots(self, like: str = "") -> list[BotAccount]:
        """Those whose name or owner has it in it, or whose number it is."""
        named = [
            func.lower(one.c.name).contains(like.lower(), autoescape=True)
            for one in (PLAYERS, OWNER)
        ]
        query = accounts_query().where(or_(*named, PLAYERS.c.id == like)).limit(MOST_LISTED)
        return [account_of(row) for row in self._do(lambda db: db.execute(query).all())]

    def add_bot(self, owner: str, name: str) -> tuple[str, str]:
        """The number of a new bot account, and its token."""

        def work(db: Connection) -> tuple[str, str]:
            whose = _name_of(db, owner)
            if _owner_of(db, owner) is not None:
                raise CorralError(f"{owner} is a bot account itself")
            bot, token = new_player(clean_name(name)), new_token()
            taken = select(BOT_ACCOUNTS.c.player)
            if db.scalar(taken.where(BOT_ACCOUNTS.c.likeness == likeness(bot.name))) is not None:
                raise CorralError(f"another bot account is called {bot.name!r}, or looks as if")
            add_account(db, bot, owner, hash_of(token), time())
            self._note(db, "bot", player=bot.id, note=f"{bot.name}, of {whose}")
            return bot.id, token

        return self._do(work)

    def give_token(self, bot: str, wanted: bool = True) -> str:
        """Another token, or none: the one before opens nothing any more."""
        token = new_token() if wanted else ""

        def work(db: Connection) -> None:
            name = _name_of(db, bot)
            if _owner_of(db, bot) is None:
                raise CorralError(f"{bot} is no bot account; `corral admin bots` lists them")
            values = {
                "token_hash": hash_of(token) if wanted else None,
                "token_made": time() if wanted else None,
            }
            db.execute(update(BOT_ACCOUNTS).where(BOT_ACCOUNTS.c.player == bot).values(values))
            self._note(db, "token" if wanted else "revoke", player=bot, note=name)

        self._do(work)
        return token

    def close_table(self, table: str) -> None:
        """One that waits or plays is removed; finished matches are their players'."""

        def work(db: Connection) -> None:
            status = db.scalar(select(TABLES.c.status).where(TABLES.c.id == table))
            if status is None:
                raise CorralError(f"there is no table {table}")
            if status == "over":
                raise CorralError("this match is over: it is a record, and in nobody's way")
            remove_table(db, table)
            self._note(db, "close", table=table)

        self._do(work)

    def _note(
        self,
        db: Connection,
        deed: str,
        player: str | None = None,
        table: str | None = None,
        note: str = "",
    ) -> None:
        number = (db.scalar(select(func.max(AUDIT.c.id))) or 0) + 1
        who = {"operator": self._operator, "player": player, "table_id": table}
        db.execute(insert(AUDIT), {"id": number, "at": time(), "deed": deed, "note": note, **who})


def _number(column: Column[Any]) -> ScalarSelect[int]:
    """How many rows of that part a guest has."""
    return select(count()).where(column == PLAYERS.c.id).scalar_subquery()


def _name_of(db: Connection, player: str) -> str:
    found: str | None = db.scalar(select(PLAYERS.c.name).where(PLAYERS.c.id == player))
    if found is None:
        raise CorralError(f"there is no guest {player}; `corral admin guests` lists them")
    return found


def _owner_of(db: Connection, bot: str) -> str | None:
    found: str | None = db.scalar(select(BOT_ACCOUNTS.c.owner).where(BOT_ACCOUNTS.c.player == bot))
    return found


def _bots_of(db: Connection, owner: str) -> Sequence[str]:
    """The bot accounts of a guest."""
    return db.scalars(select(BOT_ACCOUNTS.c.player).where(BOT_ACCOUNTS.c.owner == owner)).all()


def _remove(db: Connection, player: str) -> None:
    for table in tables_of(db, player):
        _leave(db, table, player)
    _rewrite_all(db, player, without_name(player))
    db.execute(update(AUDIT).where(AUDIT.c.player == player).values(note=""))
    remove_player(db, PLAYERS.c.id == player)


def _rewrite_all(db: Connection, player: str, change: Change) -> None:
    """Nobody waits for an operator: all public tables are looked through at once."""
    public = db.scalars(select(TABLES.c.id).where(TABLES.c.public)).all()
    for table in sorted({*tables_of(db, player), *talked_at(db, player, public)}):
        rewrite(db, table, player, change)


def _leave(db: Connection, table: str, player: str) -> None:
    """The rows by which a guest leaves: the chair is free, or the table's bot plays on."""
    bodies = db.scalars(select(LOG.c.body).where(LOG.c.table_id == table).order_by(LOG.c.seq))
    found = fold(table, [decode(body) for body in bodies])
    while (row := _next_step(found, player)) is not None:
        values = {"table_id": table, "seq": found.seq, "body": encode(row).decode()}
        db.execute(insert(LOG), values)
        found.apply(row)


def _next_step(table: Table, player: str) -> Row | None:
    if table.status == "waiting":
        return decisions.rise(table, player)
    here = [seat for seat in table.seats_of(player) if not table.chairs[seat].away]
    return Went(at=time(), seat=here[0]) if here and table.status == "running" else None
