"""The file of the database: who may read it, how it is opened and copied, and whether it is whole.

SQLite writes new rows into a second file, the WAL, and carries them over into the first from time
to time. Whoever copies the first alone while a server writes gets a database that looks sound and
lacks the latest rows, or all of them. So the file bears a mark: before rows are carried over it is
set to ``PARTED``, and right after, in the WAL alone, to ``WHOLE`` again. A file that says
``PARTED`` and has no WAL beside it is such a copy.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError

from corral.core.errors import CorralError

NAME: Final = "corral.db"
PRIVATE: Final = 0o600
OTHERS: Final = 0o077
"""The rights of everybody but the owner."""
WHOLE, PARTED = 0, 1
CARRY_OVER: Final = 4 * 1024 * 1024
"""So many bytes the WAL may have before its rows are carried over."""
WAL_KEPT: Final = 64 * 1024 * 1024
"""A WAL that a long reading has made longer than this is cut when it is empty again."""
BUSY: Final = 5000
"""So many milliseconds another process may hold the file."""
MAGIC: Final = b"SQLite format 3\0"
MARK_AT: Final = 60
"""Where SQLite's header has its user version, four bytes, the highest first."""


def wal_of(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")


def beside(path: Path) -> list[Path]:
    """The database with the files that SQLite puts beside it, as far as they are there."""
    files = [path, wal_of(path), path.with_name(f"{path.name}-shm")]
    return [file for file in files if file.exists()]


def make_private(path: Path) -> None:
    """Nobody but the owner may read what guests have been given; SQLite's other files follow."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
    for file in beside(path):
        if file.stat().st_mode & OTHERS:
            with suppress(PermissionError):  # somebody else's; `corral doctor` tells of it
                file.chmod(PRIVATE)


# Whole or not


def missing_rows(path: Path) -> str | None:
    """Why the file cannot be all there is, if so. Read from the file itself, past SQLite."""
    if not path.exists() or wal_of(path).exists():
        return None
    with path.open("rb") as file:
        header = file.read(100)
    if not header.startswith(MAGIC):
        return None  # empty, or no database: SQLite will say so
    if int.from_bytes(header[MARK_AT : MARK_AT + 4], "big") == PARTED:
        return f"its latest rows are in {wal_of(path).name}, which is not there"
    return None


def check_whole(path: Path) -> None:
    """Refuse a file that was copied without its WAL."""
    missing = missing_rows(path)
    if missing is not None:
        raise CorralError(
            f"{path} is not whole: {missing}. It was copied while a server was running; bring "
            "that file too, or a copy made by `corral backup`. "
            f"`corral restore --incomplete {path}` goes on with what there is"
        )


def carry_over(connection: sqlite3.Connection) -> None:
    """Bring the rows of the WAL into the file, and leave the mark that more may follow."""
    connection.execute(f"PRAGMA user_version={PARTED}")
    connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
    connection.execute(f"PRAGMA user_version={WHOLE}")


# Opening


def engine_at(path: Path) -> Engine:
    """Transactions are begun by us, so that a change of the schema is one as well.

    A connection with the option ``writes`` takes the right to write at the beginning.
    """
    address = URL.create("sqlite", database=str(path))  # as a text `?` would end the path
    engine = create_engine(address, connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")  # an acknowledged move survives power loss
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute(f"PRAGMA busy_timeout={BUSY}")
        connection.execute("PRAGMA wal_autocheckpoint=0")  # the writer carries over, see above
        connection.execute(f"PRAGMA journal_size_limit={WAL_KEPT}")

    @event.listens_for(engine, "begin")
    def _begin(db: Connection) -> None:
        writes = db.get_execution_options().get("writes", False)
        run(db, "BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def raw(db: Connection) -> sqlite3.Connection:
    """SQLite's own connection."""
    found = db.connection.dbapi_connection
    assert isinstance(found, sqlite3.Connection)
    return found


def run(db: Connection, text: str, rows: Sequence[tuple[Any, ...]] | None = None) -> None:
    """A statement, for each of the rows if there are any, past SQLAlchemy: what that does for a
    short one takes several times as long as SQLite does. Errors are those of SQLAlchemy."""
    connection = raw(db)
    try:
        if rows is None:
            connection.execute(text)
        else:
            connection.executemany(text, rows)
    except sqlite3.Error as error:
        raise DBAPIError.instance(text, None, error, sqlite3.Error, dialect=db.dialect) from error


def reading(path: Path) -> sqlite3.Connection:
    """For those who only look: nothing is carried over, and nothing is put beside the file."""
    still = "" if wal_of(path).exists() else "&immutable=1"  # nobody has it open
    address = f"{path.resolve().as_uri()}?mode=ro{still}"
    try:
        connection = sqlite3.connect(address, uri=True, isolation_level=None)
    except sqlite3.Error as error:
        raise CorralError(f"{path} cannot be opened: {error}") from None
    connection.execute(f"PRAGMA busy_timeout={BUSY}")
    return connection


# Copies


def copy_database(
    source: sqlite3.Connection, target: Path, check: Callable[[Path], None] | None = None
) -> None:
    """A whole copy in one file, made while others may write; it is there whole or not at all.

    Within a transaction of ``source`` it is the state that the transaction sees. ``check`` looks
    at the copy before it takes its place, and raises what is wrong with it.
    """
    part = target.with_name(f"{target.name}.part")
    with suppress(FileNotFoundError):
        part.unlink()
    make_private(part)
    try:
        with closing(sqlite3.connect(part, isolation_level=None)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
            copy.execute(f"PRAGMA user_version={WHOLE}")
        _sync(part)
        if check is not None:
            check(part)
        part.replace(target)
        _sync(target.parent)
    except sqlite3.Error as error:
        raise CorralError(f"{target} cannot be written: {error}") from None
    finally:
        with suppress(FileNotFoundError):
            part.unlink()


def _sync(path: Path) -> None:
    """On the disk, also its entry in the folder."""
    if path.is_dir() and os.name == "nt":  # folders cannot be opened there
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
