"""Statements that are put into words once, not for every transaction.

Most of what SQLAlchemy does for a short statement is to find out again what it says; rows of moves
are written thousands of times a second.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import itemgetter
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import (
    JSON,
    BindParameter,
    ColumnElement,
    Connection,
    Insert,
    Select,
    Text,
    Update,
    bindparam,
    cast,
    column,
    func,
)
from sqlalchemy.types import TypeEngine

from corral.server.storage.datafile import run

Worded: TypeAlias = tuple[str, Sequence[str] | None]
"""The text, and the order of its values where it has one."""
Values: TypeAlias = Mapping[str, ColumnElement[Any]]
Execute: TypeAlias = Callable[[Connection, Sequence[Mapping[str, Any]]], None]

_encode = msgspec.json.Encoder().encode


class Prepared:
    """A statement for many rows; ``wording`` makes it of the values of one, which have these types
    and are texts, numbers, and whether.

    SQLite is told it row by row, which costs it next to nothing. PostgreSQL is told all rows at
    once: each statement more would be a message more to a server, and an answer to be read.
    """

    def __init__(
        self, wording: Callable[[Values], Insert | Update], **types: TypeEngine[Any]
    ) -> None:
        self._wording = wording
        self._types = types
        self._worded: dict[str, Execute] = {}
        """By the kind of database."""

    def execute(self, db: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
        """All rows in one go, at least one."""
        execute = self._worded.get(db.dialect.name)
        if execute is None:
            word = self._at_once if db.dialect.name == "postgresql" else self._row_by_row
            execute = self._worded[db.dialect.name] = word(db)
        execute(db, rows)

    def _row_by_row(self, db: Connection) -> Execute:
        given = {name: bindparam(name, type_=kind) for name, kind in self._types.items()}
        worded = self._wording(given).compile(dialect=db.dialect)
        text, ordered = str(worded), itemgetter(*(worded.positiontup or ()))
        return lambda db, rows: run(db, text, [ordered(row) for row in rows])

    def _at_once(self, db: Connection) -> Execute:
        """The rows are one value, a text of JSON: the driver has one thing to do, not many."""
        columns = [column(name, kind) for name, kind in self._types.items()]
        told = func.json_to_recordset(cast(bindparam("rows", type_=Text()), JSON))
        given = told.table_valued(*columns).render_derived(name="told", with_types=True).c
        worded = self._wording({name: given[name] for name in self._types})
        text = str(worded.compile(dialect=db.dialect))

        def execute(db: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
            db.exec_driver_sql(text, {"rows": _encode(rows).decode()})

        return execute


class PreparedAmong:
    """A question about some texts at a time; ``asking`` makes it of a place for each of them, and
    of no other values.

    SQLAlchemy's own way to ask about as many as there are looks at the statement anew each time.
    """

    def __init__(self, asking: Callable[[Sequence[BindParameter[str]]], Select[Any]]) -> None:
        self._asking = asking
        self._worded: dict[tuple[str, int], Worded] = {}
        """By the kind of database, and how many texts there are."""

    def ask(self, db: Connection, texts: Sequence[str]) -> Callable[[], list[Any]]:
        """What gives the first column of the answer, once it is there: see ``Database.together``.

        Nothing is asked about no texts.
        """
        if not texts:
            return list
        known = self._worded.get((db.dialect.name, len(texts)))
        text, order = known or self._word(db, len(texts))
        values = {f"text{place}": text for place, text in enumerate(texts)}
        if order is not None:
            found = db.exec_driver_sql(text, tuple(values[name] for name in order)).scalars().all()
            return lambda: list(found)
        line = db.connection.dbapi_connection
        assert line is not None
        cursor = line.cursor()
        cursor.execute(text, values)
        return lambda: [row[0] for row in cursor.fetchall()]

    def _word(self, db: Connection, number: int) -> Worded:
        places = [bindparam(f"text{place}", type_=Text()) for place in range(number)]
        worded = self._asking(places).compile(dialect=db.dialect)
        order = worded.positiontup if worded.positional else None
        self._worded[db.dialect.name, number] = text, _ = str(worded), order
        return text, order
