"""Rows that another process has stored: the table takes them over as if they were its own."""

from __future__ import annotations

from typing import NamedTuple

from corral.core.match import Match
from corral.core.replay import play_on
from corral.server import decisions
from corral.server.happenings import (
    Answered,
    Moved,
    Ordered,
    Rematched,
    Returned,
    Row,
    Said,
    Started,
    Undone,
    Went,
)
from corral.server.summary import after
from corral.server.table import PUBLIC, Table, load_match
from corral.server.telling import Change
from corral.server.wire import ChatLine


class Heard(NamedTuple):
    """What a row changed, and whose decisions it left as they were."""

    change: Change
    undisturbed: frozenset[int] = frozenset()


def hear(table: Table, row: Row) -> Heard:
    """Play what the row tells, in the match alone: the table applies the row afterwards."""
    match row:
        case Moved():
            return _moved(_match(table), row)
        case Undone():
            played = _match(table)
            events = len(played.events)
            played.undo(row.seat)
            only = row.seat if row.hidden else None
            retracted = events - len(played.events)
            return Heard(Change("undone", only, _key(row.seat, row.key), retracted=retracted))
        case Started():
            begun = after(table, row)
            load_match(begun, [row], None)
            table.match = begun.match
            return Heard(Change("started", events=_match(table).events, seats=True))
        case Said():
            line = ChatLine(row.name, row.text, row.at, row.seat)
            seat = PUBLIC if row.seat is None else row.seat
            return Heard(Change("said", key=(seat, row.key), said=line))
        case Ordered() | Answered():
            return Heard(Change("order", row.seat, _key(row.seat, row.key)))
        case Went() | Returned():
            return Heard(Change("seats", key=_key(row.seat, row.key), seats=True))
        case Rematched():
            return Heard(Change("rematch", seats=True))
        case _:  # before the match
            return Heard(Change("seats", seats=True))


def _moved(match: Match, row: Moved) -> Heard:
    choices = decisions.choices_beside(match, row.seat)
    events = play_on(match, row.lines)
    change = Change(
        "moved",
        only=row.seat if row.hidden else None,
        key=_key(row.seat, row.key),
        events=events,
        seats=row.scores is not None,
    )
    return Heard(change, decisions.undisturbed(match, choices, events))


def _match(table: Table) -> Match:
    assert table.match is not None, "its log tells of a match that has not begun"
    return table.match


def _key(seat: int, key: str | None) -> tuple[int, str] | None:
    return None if key is None else (seat, key)
