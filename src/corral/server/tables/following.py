"""Rows that another process has stored: the table takes them over as if they were its own."""

from __future__ import annotations

from typing import NamedTuple

from corral.core.match import Match
from corral.core.replay import play_on
from corral.server.tables import decisions
from corral.server.tables.agreeing import change_of
from corral.server.tables.happenings import (
    Abandoned,
    Adjudicated,
    Agreed,
    Answered,
    Declined,
    Moved,
    Ordered,
    Paused,
    Proposed,
    Rematched,
    Resigned,
    Resumed,
    Returned,
    Row,
    Said,
    Started,
    TookBack,
    Undone,
    Went,
)
from corral.server.tables.messages import ChatLine
from corral.server.tables.summary import after
from corral.server.tables.table import PUBLIC, Table, load_match
from corral.server.tables.telling import Change


class Heard(NamedTuple):
    """What a row changed, and whose decisions it left as they were."""

    change: Change
    undisturbed: frozenset[int] = frozenset()


def hear(table: Table, row: Row) -> Heard:
    """Play what the row tells, in the match alone: the table applies the row afterwards."""
    match row:
        case Moved():
            return _moved(table, row)
        case Undone():
            played = _match(table)
            events = len(played.events)
            played.undo(row.seat)
            only = row.seat if row.hidden else None
            retracted = events - len(played.events)
            key, seats = _key(row.seat, row.key), table.lapses(row)
            return Heard(Change("undone", only, key, retracted=retracted, seats=seats))
        case Started():
            begun = after(table, row)
            load_match(begun, [row], None)
            table.match = begun.match
            return Heard(Change("started", events=_match(table).events, seats=True))
        case Said():
            line = ChatLine(row.name, row.text, row.at, row.seat)
            seat = PUBLIC if row.seat is None else row.seat
            key = seat, row.key
            return Heard(Change("said", key=key, said=line, speaker=row.player))
        case Ordered() | Answered():
            return Heard(Change("order", row.seat, _key(row.seat, row.key)))
        case Went() | Returned():
            return Heard(Change("seats", key=_key(row.seat, row.key), seats=True))
        case (
            Proposed()
            | Agreed()
            | Declined()
            | Abandoned()
            | Adjudicated()
            | TookBack()
            | Paused()
            | Resumed()
            | Resigned()
        ):
            return Heard(change_of(row))
        case Rematched():
            return Heard(Change("rematch", seats=True))
        case _:  # before the match
            return Heard(Change("seats", seats=True))


def _moved(table: Table, row: Moved) -> Heard:
    match = _match(table)
    choices = decisions.choices_beside(match, row.seat)
    events = play_on(match, row.lines)
    change = Change(
        "moved",
        only=row.seat if row.hidden else None,
        key=_key(row.seat, row.key),
        events=events,
        seats=row.scores is not None or table.lapses(row),
    )
    return Heard(change, decisions.undisturbed(match, choices, events))


def _match(table: Table) -> Match:
    assert table.match is not None, "its log tells of a match that has not begun"
    return table.match


def _key(seat: int, key: str | None) -> tuple[int, str] | None:
    return None if key is None else (seat, key)
