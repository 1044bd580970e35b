"""The store's rows in a PostgreSQL database, on which several processes may work.

A move counts when its row is on the server's disk (``synchronous_commit``), as with SQLite. What a
process leaves half done when it stalls or loses its line must stop nobody else, so the server is
told to end such a transaction after a while.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import psycopg
from sqlalchemy import URL, Connection, Engine, Insert, Table, create_engine, event, func, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from corral.core.errors import CorralError
from corral.server.logs import Log
from corral.server.storage.database import Bytes
from corral.server.storage.migrate import migrate, place_of, said_by

READERS: Final = 4
SETTLING: Final = 0x636F7272616C
"""The number of the lock under which one process at a time brings the schema up to date."""
SESSION: Final = {
    "synchronous_commit": "on",  # an acknowledged move survives power loss
    "idle_in_transaction_session_timeout": "3s",  # of a process that was stopped in the middle
    "lock_timeout": "10s",
    "client_encoding": "UTF8",
    "timezone": "UTC",
}
LINE: Final = {
    "application_name": "corral",
    "connect_timeout": "5",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}
"""A line that is dead is given up within about ten seconds."""


def address_of(text: str) -> URL:
    """The address of a database, with the driver that is used here."""
    wrong = f"database = {text!r} is not like postgresql://user:password@host:5432/name"
    try:
        url = make_url(text)
    except ArgumentError:
        raise CorralError(wrong) from None
    if url.get_backend_name() not in ("postgresql", "postgres"):
        other = "SQLite needs no address: its file is in the folder of --data"
        raise CorralError(f"{_without_password(url)}: {other}; PostgreSQL's begins postgresql://")
    if not url.database:
        raise CorralError(f"{_without_password(url)}: the name of the database is missing")
    lines = {name: value for name, value in LINE.items() if name not in url.query}
    return url.set(drivername="postgresql+psycopg").update_query_dict(lines)


def line_to(address: str) -> str:
    """How psycopg itself is told to connect: for those who listen. The password is in it."""
    url = address_of(address).set(drivername="postgresql")
    return url.render_as_string(hide_password=False)


def _without_password(url: URL) -> str:
    return f"database = {url.render_as_string()!r}"


def engine_to(url: URL, connections: int) -> Engine:
    """As many connections as there are threads that use one, and a few for what is rare."""
    engine = create_engine(url, pool_size=connections, max_overflow=4)

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _: object) -> None:
        for name, value in SESSION.items():
            connection.execute(f"SET {name} = '{value}'")
        connection.commit()

    return engine


class Postgresql:
    """A database of a PostgreSQL server."""

    readers = READERS
    shared = True

    def __init__(self, address: str) -> None:
        self.url = address_of(address)
        self.engine = engine_to(self.url, READERS + 1)
        self.name = place_of(self.engine).partition("?")[0]

    def prepare(self) -> None:
        """Several processes may start together: one after the other looks what there is to do."""
        try:
            with self.engine.connect() as db:
                db.execute(select(func.pg_advisory_lock(SETTLING)))
                db.commit()
                try:
                    migrate(self.engine, _announce)
                finally:
                    db.execute(select(func.pg_advisory_unlock(SETTLING)))
        except DBAPIError as error:
            self.engine.dispose()
            raise CorralError(f"{self.name} cannot be used: {said_by(error)}") from None
        except CorralError:
            self.engine.dispose()
            raise

    def in_place(self) -> bool:
        """A database that was dropped takes no rows."""
        return True

    def tidy(self, db: Connection) -> None:
        """PostgreSQL tidies up by itself."""

    @contextmanager
    def together(self, db: Connection) -> Iterator[None]:
        """All go to the server at once, with what begins the transaction: each answer more would
        be one more that this thread has to wait for, and then for its turn to go on."""
        line = db.connection.dbapi_connection
        assert isinstance(line, psycopg.Connection)
        try:
            with line.pipeline():
                yield
        except psycopg.Error as error:
            lost = line.closed or line.broken
            raise DBAPIError.instance(
                None,
                None,
                error,
                psycopg.Error,
                connection_invalidated=lost,
                dialect=db.dialect,
            ) from error

    def insert_new(self, table: Table) -> Insert:
        return insert(table).on_conflict_do_nothing()

    def measure(self, db: Connection) -> Bytes:
        size = db.scalar(select(func.pg_database_size(func.current_database())))
        return Bytes(int(size or 0))


def _announce(step: str) -> None:
    """A step is whole or not at all; a copy is the operator's to make, with ``corral backup``."""
    Log("corral.store").info("the database is brought up to date", step=step)
