"""The store's rows in one file of SQLite: the default, which needs nothing else to be running."""

from __future__ import annotations

import os
from contextlib import AbstractContextManager, ExitStack, nullcontext, suppress
from pathlib import Path
from shutil import disk_usage
from sqlite3 import Error as SqliteError
from typing import Final

from sqlalchemy import Connection, Insert, Table
from sqlalchemy.dialects.sqlite import insert

from corral.core.errors import CorralError
from corral.server.logs import Log
from corral.server.storage.database import Bytes
from corral.server.storage.datafile import (
    CARRY_OVER,
    carry_over,
    check_whole,
    copy_database,
    engine_at,
    make_private,
    raw,
    wal_of,
)
from corral.server.storage.migrate import migrate

RARELY: Final = 256
"""After so many transactions rows are carried over again, unless the WAL has grown before. Its
size alone does not tell when: SQLite begins it anew without making it shorter."""
LOG = Log("corral.store")


class SqliteFile:
    """One process works on it, with a connection that writes and one that reads."""

    readers = 1
    shared = False

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        check_whole(path)
        make_private(path)
        self.path = path
        self._wal = str(wal_of(path))
        self.name = str(path)
        self.engine = engine_at(path)
        self._opened, self._missed = _file(path), False
        self._since = 0
        """Transactions since rows were carried over."""
        self._length = 0
        """Of the WAL, when they were."""

    def prepare(self) -> None:
        with ExitStack() as failing:
            failing.callback(self.engine.dispose)
            migrate(self.engine, self._keep_copy)
            try:
                with self.engine.connect() as db:
                    carry_over(raw(db))
            except SqliteError as error:
                raise CorralError(f"{self.path} cannot be used: {error}") from None
            failing.pop_all()

    def _keep_copy(self, step: str) -> None:
        """Before an upgrade: whoever wants to go back finds what the older Corral had written."""
        copy = self.path.with_name(f"{self.path.stem}-at-{step}.db")
        with self.engine.connect() as db:
            copy_database(raw(db), copy)
        LOG.info("the database is brought up to date", copy=str(copy), step=step)

    def in_place(self) -> bool:
        """Rows that go into a file which was removed can be written, and are lost at the end."""
        here = _file(self.path) == self._opened
        if not here and not self._missed:
            gone = f"{self.path} was removed or replaced: stop, and restore a backup"
            LOG.error("the store fails", cause=gone)
        self._missed = not here
        return here

    def tidy(self, db: Connection) -> None:
        self._since += 1
        size = _bytes(self._wal)
        grown = size > self._length + CARRY_OVER
        if grown or (self._since >= RARELY and size > CARRY_OVER):
            self._since = 0
            carry_over(raw(db))
            self._length = _bytes(self._wal)

    def together(self, db: Connection) -> AbstractContextManager[None]:
        """The answer to each is there at once."""
        del db
        return nullcontext()

    def insert_new(self, table: Table) -> Insert:
        return insert(table).on_conflict_do_nothing()

    def measure(self, db: Connection) -> Bytes:
        del db  # the files tell
        free = 0
        with suppress(OSError):
            free = disk_usage(self.path.parent).free
        return Bytes(_bytes(self.path), _bytes(self._wal), free)


def _bytes(path: Path | str) -> int:
    """On the disk; nothing where there is no such file."""
    try:
        return os.stat(path).st_size
    except OSError:
        return 0


def _file(path: Path) -> tuple[int, int] | None:
    """Which one it is, whatever it is called."""
    with suppress(OSError):
        found = path.stat()
        return found.st_dev, found.st_ino
    return None
