"""Where the store keeps its rows: a file of SQLite, or a PostgreSQL server.

The tables, the statements and the steps of the schema are the same for both. What differs is here
and in the two modules that stand behind it.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path
from typing import NamedTuple, Protocol

from sqlalchemy import Connection, Engine, Insert, Table


class Bytes(NamedTuple):
    """What the rows take; of a server elsewhere not all of it can be known."""

    database: int
    wal: int | None = None
    free: int | None = None
    """What the disk has left."""


class Database(Protocol):
    """What the store has to know of a database."""

    engine: Engine
    name: str
    """As people are told it; no password is in it."""
    readers: int
    """So many read at the same time."""
    shared: bool
    """Whether several processes may work on it."""

    def prepare(self) -> None:
        """Bring it up to date; ``CorralError`` where it cannot be used."""

    def in_place(self) -> bool:
        """Whether what is written now will be found again."""

    def tidy(self, db: Connection) -> None:
        """After each transaction of the writer."""

    def together(self, db: Connection) -> AbstractContextManager[None]:
        """Statements that need not wait for each other's answers; the answers are there, and so
        are errors, when this ends. Nothing may be asked in it but by ``PreparedAmong.ask``."""

    def insert_new(self, table: Table) -> Insert:
        """Insert rows; one that is there already is left as it is."""

    def measure(self, db: Connection) -> Bytes:
        """How large it is."""


def database_at(place: Path | str) -> Database:
    """The one in a file, or the one at an address."""
    if isinstance(place, Path):
        from corral.server.storage.sqlite_file import SqliteFile  # noqa: PLC0415

        return SqliteFile(place)
    from corral.server.storage.postgresql import Postgresql  # noqa: PLC0415 (needs an extra)

    return Postgresql(place)
