"""Everything from one database into another, of whichever kind: counted, digested and compared.

``corral move`` carries a data folder into PostgreSQL and back; a backup of PostgreSQL is the same
way into a file.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, collate, insert, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.functions import count

import corral
from corral.core.errors import CorralError
from corral.server.operation.backup import Restored, back_up, restore
from corral.server.operation.contents import Contents
from corral.server.operation.doctor import Finding, Report, examine_contents
from corral.server.storage.database import Database, database_at
from corral.server.storage.datafile import NAME, reading
from corral.server.storage.folder import prepare_folder, sole_owner
from corral.server.storage.migrate import said_by, steps, unfit
from corral.server.storage.schema import LOG, METADATA, PASSING, PLAYERS, PULSE, TABLES

TOGETHER = 500
"""So many rows are carried at once."""
CARRIED = [part for part in METADATA.sorted_tables if part not in (*PASSING, PULSE)]
"""What is worth keeping, each after what it belongs to."""


def is_address(place: str) -> bool:
    return "://" in place


def move(source: str, target: str) -> Contents:
    """Carry all from a data folder or a PostgreSQL database into an empty one."""
    if source == target:
        raise CorralError(f"{source} is both where it comes from and where it goes")
    if not is_address(source) and not (Path(source) / NAME).exists():
        raise CorralError(f"there is no {NAME} in {source}")
    here = _read_only(source) if is_address(source) else _opened(source)
    with here as before, _opened(target) as after:
        return carry(before, after)


@contextmanager
def _opened(place: str) -> Iterator[Database]:
    """A database that is brought up to date; on a folder no server may work meanwhile."""
    with ExitStack() as stack:
        where: Path | str = place
        if not is_address(place):
            folder = Path(place)
            stack.enter_context(sole_owner(prepare_folder(folder)))
            where = folder / NAME
        database = database_at(where)
        stack.callback(database.engine.dispose)
        database.prepare()
        yield database


@contextmanager
def _read_only(address: str) -> Iterator[Database]:
    """A database that is left as it is: servers of an older Corral may work on it."""
    database = database_at(address)
    try:
        problem = unfit(database.engine)
        if problem is not None:
            raise CorralError(f"{database.name} {problem}")
        yield database
    finally:
        database.engine.dispose()


def carry(source: Database, target: Database) -> Contents:
    """All that one sees at this moment; it is there whole or not at all."""
    try:
        with _snapshot(source) as here, target.engine.connect() as there:
            with there.execution_options(writes=True).begin():
                _be_patient(there)
                _check_empty(there, target)
                for part in CARRIED:
                    _copy(here, there, part)
                contents = digest(here)
                if digest(there) != contents:
                    raise CorralError(f"{target.name} is not what was carried there")
            return contents
    except DBAPIError as error:
        raise CorralError(
            f"{source.name} cannot be carried into {target.name}: {said_by(error)}"
        ) from None


@contextmanager
def _snapshot(database: Database) -> Iterator[Connection]:
    """What others write meanwhile is not seen."""
    level = {"isolation_level": "REPEATABLE READ"} if database.shared else {}
    with database.engine.connect().execution_options(**level) as db, db.begin():
        _be_patient(db)
        yield db


def _be_patient(db: Connection) -> None:
    """While the one side is busy, the other has nothing to do."""
    if db.dialect.name == "postgresql":
        db.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")


def _check_empty(db: Connection, database: Database) -> None:
    for part in (TABLES, PLAYERS):
        found = db.scalar(select(count()).select_from(part))
        if found:
            raise CorralError(f"there is data in {database.name} already; an empty one is wanted")


def _copy(here: Connection, there: Connection, part: Table) -> None:
    found = here.execution_options(yield_per=TOGETHER).execute(select(part))
    for some in found.mappings().partitions():
        there.execute(insert(part), [dict(row) for row in some])


def digest(db: Connection) -> Contents:
    """What is in it; the same for the same rows, whichever database they are in."""
    rows: dict[str, int] = {}
    everything = sha256()
    logs = ""
    for part in sorted(CARRIED, key=lambda one: one.name):
        number, own = _digest(db, part)
        rows[part.name] = number
        everything.update(f"{part.name} {number} {own}\n".encode())
        if part is LOG:
            logs = own
    return Contents(steps()[-1], rows, everything.hexdigest(), logs)


def _digest(db: Connection, part: Table) -> tuple[int, str]:
    binary = "C" if db.dialect.name == "postgresql" else "BINARY"
    order = [
        collate(key, binary) if key.type.python_type is str else key for key in part.primary_key
    ]
    found, number = sha256(), 0
    for row in db.execution_options(yield_per=TOGETHER).execute(select(part).order_by(*order)):
        found.update(repr(tuple(_plain(value) for value in row)).encode())
        number += 1
    return number, found.hexdigest()


def _plain(value: Any) -> Any:
    """As SQLite has it, so that digests of logs are those of `corral backup`."""
    return int(value) if isinstance(value, bool) else value


# Backups of PostgreSQL


def back_up_address(address: str, target: Path, replace: bool = False) -> Contents:
    """The whole database as one file of the same form as a folder's; servers may go on."""
    if target.exists() and not replace:
        raise CorralError(f"{target} is there already; --replace writes over it")
    with _as_folder(address) as folder:
        return back_up(folder, target, replace)


def restore_address(
    source: Path, address: str, replace: bool = False, incomplete: bool = False
) -> Restored:
    """Make a backup the contents of an empty PostgreSQL database."""
    if replace:
        raise CorralError("a database is not written over: make an empty one, and restore there")
    with tempfile.TemporaryDirectory(prefix="corral-restore-") as folder:
        restore(source, Path(folder), incomplete=incomplete)
        return Restored(move(folder, address), None)


def examine_address(address: str, quick: bool = False) -> Report:
    """Look at all that is in a PostgreSQL database; servers may go on."""
    database = database_at(address)
    problem = unfit(database.engine)
    database.engine.dispose()
    if problem is not None:
        finding = Finding("upgrade", "bad", problem)
        return Report(corral.__version__, database.name, [finding])
    with _as_folder(address) as folder:
        return examine_contents(reading(folder / NAME), database.name, quick)


@contextmanager
def _as_folder(address: str) -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="corral-copy-") as folder:
        with _read_only(address) as here, _opened(folder) as there:
            carry(here, there)
        yield Path(folder)
