"""Statements that are put into words once, not for every transaction.

Most of what SQLAlchemy does for a short statement is to find out again what it says; rows of moves
are written thousands of times a second.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from sqlalchemy import BindParameter, Connection, Insert, Select, Text, Update, bindparam

Worded: TypeAlias = tuple[str, Sequence[str] | None]
"""The text, and the order of its values where it has one."""


class Prepared:
    """A statement for many rows. It takes plain values: texts, numbers, and whether."""

    def __init__(self, statement: Insert | Update, *names: str) -> None:
        self._statement = statement
        self._names = names
        self._worded: dict[str, Worded] = {}
        """By the kind of database."""

    def execute(self, db: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
        """All rows in one go, at least one."""
        text, order = self._worded.get(db.dialect.name) or self._word(db)
        if order is None:
            db.exec_driver_sql(text, [dict(row) for row in rows])
        else:
            db.exec_driver_sql(text, [tuple(row[name] for name in order) for row in rows])

    def _word(self, db: Connection) -> Worded:
        worded = self._statement.compile(dialect=db.dialect, column_keys=self._names or None)
        order = worded.positiontup if worded.positional else None
        self._worded[db.dialect.name] = text, _ = str(worded), order
        return text, order


class PreparedAmong:
    """A question about some texts at a time; ``asking`` makes it of a place for each of them, and
    of no other values.

    SQLAlchemy's own way to ask about as many as there are looks at the statement anew each time.
    """

    def __init__(self, asking: Callable[[Sequence[BindParameter[str]]], Select[Any]]) -> None:
        self._asking = asking
        self._worded: dict[tuple[str, int], Worded] = {}
        """By the kind of database, and how many texts there are."""

    def scalars(self, db: Connection, texts: Sequence[str]) -> Sequence[Any]:
        """The first column of the answer; nothing is asked about no texts."""
        if not texts:
            return []
        known = self._worded.get((db.dialect.name, len(texts)))
        text, order = known or self._word(db, len(texts))
        values = {f"text{place}": text for place, text in enumerate(texts)}
        told = values if order is None else tuple(values[name] for name in order)
        return db.exec_driver_sql(text, told).scalars().all()

    def _word(self, db: Connection, number: int) -> Worded:
        places = [bindparam(f"text{place}", type_=Text()) for place in range(number)]
        worded = self._asking(places).compile(dialect=db.dialect)
        order = worded.positiontup if worded.positional else None
        self._worded[db.dialect.name, number] = text, _ = str(worded), order
        return text, order
