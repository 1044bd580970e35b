"""Statements that are put into words once, not for every transaction.

Most of what SQLAlchemy does for a short statement is to find out again what it says; rows of moves
are written thousands of times a second.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Insert, Update


class Prepared:
    """A statement for many rows. It takes plain values: texts, numbers, and whether."""

    def __init__(self, statement: Insert | Update, *names: str) -> None:
        self._statement = statement
        self._names = names
        self._worded: dict[str, tuple[str, Sequence[str] | None]] = {}
        """By the kind of database: the text, and the order of its values if it has one."""

    def execute(self, db: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
        """All rows in one go, at least one."""
        text, order = self._worded.get(db.dialect.name) or self._word(db)
        if order is None:
            db.exec_driver_sql(text, [dict(row) for row in rows])
        else:
            db.exec_driver_sql(text, [tuple(row[name] for name in order) for row in rows])

    def _word(self, db: Connection) -> tuple[str, Sequence[str] | None]:
        worded = self._statement.compile(dialect=db.dialect, column_keys=self._names or None)
        order = worded.positiontup if worded.positional else None
        self._worded[db.dialect.name] = text, _ = str(worded), order
        return text, order
