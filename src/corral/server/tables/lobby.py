"""What the lobby lists: nobody can fill it with their own tables, or with tables nobody is at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import (
    Column,
    ColumnElement,
    CompoundSelect,
    Select,
    and_,
    func,
    or_,
    select,
    union,
)

from corral.server.storage.schema import TABLES

MOST_RUNNING: Final = 1000
"""However many matches were left unfinished, a list costs no more."""


def readable() -> ColumnElement[bool]:
    """Tables that nobody has failed to read: others are in no list, and count for nobody."""
    return TABLES.c.unreadable.is_(None)


def waiting_publicly(since: float) -> tuple[ColumnElement[bool], ...]:
    """Public tables that wait and have been touched since."""
    waiting = TABLES.c.public, TABLES.c.status == "waiting", TABLES.c.changed > since
    return *waiting, readable()


def lobby_query(
    *columns: Column[Any], since: float, visited: Sequence[str]
) -> Select[tuple[Any, ...]]:
    """Public tables that wait or play, in the order in which they are worth showing.

    First those where somebody is (``visited``), then those that wait, then those that play. Among
    equals everybody's latest comes first, then everybody's second: keepers take turns. One that
    waits, was not touched ``since`` and has nobody there is left out, and so is one that
    everybody has left: it is nobody's. Of those that play the latest are looked at.
    """
    here = TABLES.c.id.in_(visited)
    # Not as columns: else SQLite begins with all that are public, or all that are unfinished.
    public = func.coalesce(TABLES.c.public, False)
    status = func.coalesce(TABLES.c.status, "")
    running = status == "running"
    awaits = and_(TABLES.c.keeper.is_not(None), TABLES.c.changed > since)
    waiting = and_(status == "waiting", or_(here, awaits))
    keeper = func.coalesce(TABLES.c.keeper, TABLES.c.id)
    place = func.row_number().over(partition_by=keeper, order_by=TABLES.c.changed.desc())
    looked_at = _looked_at(since, visited).subquery()
    return (
        select(*columns)
        .join_from(looked_at, TABLES, looked_at.c.id == TABLES.c.id)
        .where(public, readable(), or_(running, waiting))
        .order_by(here.desc(), running, place, TABLES.c.changed.desc())
    )


def _looked_at(since: float, visited: Sequence[str]) -> CompoundSelect[tuple[str]]:
    """Each of the three is found by an index, and all other tables are left alone."""
    ids = select(TABLES.c.id)
    waiting = ids.where(*waiting_publicly(since))
    running = ids.where(TABLES.c.public, TABLES.c.status == "running", readable())
    latest = running.order_by(TABLES.c.changed.desc()).limit(MOST_RUNNING).subquery()
    return union(waiting, select(latest.c.id), ids.where(TABLES.c.id.in_(visited)))
