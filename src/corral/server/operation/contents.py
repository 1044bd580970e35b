"""What is in a database, counted and digested, and whether it hangs together.

Read with SQLite alone, so that data of any version can be looked at.
"""

from __future__ import annotations

import sqlite3
from hashlib import sha256
from typing import Final

from msgspec import Struct

from corral.core.errors import CorralError

MOST_TOLD: Final = 10
"""So many faults of one kind are told."""


class Contents(Struct, frozen=True):
    """Two databases with the same contents are the same."""

    step: str | None
    """The latest step of the schema, if it is a store at all."""
    rows: dict[str, int]
    """How many, for each part."""
    digest: str
    """Of everything."""
    logs: str
    """Of the logs alone: it stays the same over upgrades."""

    @property
    def told(self) -> str:
        """In a few words."""
        words = (("tables", "table"), ("players", "guest"), ("log", "row"))
        counted = [(self.rows.get(part, 0), word) for part, word in words]
        told = [f"{number:,} {word}{'' if number == 1 else 's'}" for number, word in counted]
        return f"{', '.join(told)} of logs"


def contents_of(db: sqlite3.Connection) -> Contents:
    """Count and digest; within a transaction what it sees."""
    rows: dict[str, int] = {}
    everything = sha256()
    logs = ""
    for part in _parts(db):
        number, digest = _digest(db, part)
        rows[part] = number
        everything.update(f"{part} {number} {digest}\n".encode())
        if part == "log":
            logs = digest
    return Contents(step_of(db), rows, everything.hexdigest(), logs)


def _parts(db: sqlite3.Connection) -> list[str]:
    found = db.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    return [name for (name,) in found if not name.startswith("sqlite_")]


def _digest(db: sqlite3.Connection, part: str) -> tuple[int, str]:
    keys = [row[1] for row in db.execute(f"PRAGMA table_info({part})") if row[5]]
    order = f" ORDER BY {', '.join(keys)}" if keys else ""
    digest, number = sha256(), 0
    for row in db.execute(f"SELECT * FROM {part}{order}"):
        digest.update(repr(row).encode())
        number += 1
    return number, digest.hexdigest()


def step_of(db: sqlite3.Connection) -> str | None:
    """The latest step of the schema that was taken."""
    if "alembic_version" not in _parts(db):
        return None
    found = db.execute("SELECT version_num FROM alembic_version").fetchone()
    return None if found is None else str(found[0])


def faults_of(db: sqlite3.Connection) -> list[str]:
    """What SQLite says of the file, and of what points nowhere."""
    found = [str(row[0]) for row in db.execute(f"PRAGMA integrity_check({MOST_TOLD})")]
    faults = [] if found == ["ok"] else found
    for row in db.execute("PRAGMA foreign_key_check").fetchmany(MOST_TOLD):
        faults.append(f"a row of {row[0]} belongs to no row of {row[2]}")
    return faults


def check_contents(db: sqlite3.Connection, where: object) -> Contents:
    """The contents of a sound store; anything else is refused."""
    try:
        faults = faults_of(db)
        if faults:
            raise CorralError(f"{where} is damaged: {'; '.join(faults)}")
        contents = contents_of(db)
    except sqlite3.Error as error:
        raise CorralError(f"{where} cannot be read: {error}") from None
    if contents.step is None:
        raise CorralError(f"{where} is not a database of Corral")
    return contents
