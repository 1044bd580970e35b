"""What players do to agree: propose, answer, resign, let a paused match go on.

The room's lock is held; a refusal has changed nothing.
"""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING, TypeAlias

from corral.server.problems import Refusal
from corral.server.storage.store import StoreError
from corral.server.tables.agreements import people
from corral.server.tables.happenings import (
    Abandoned,
    Adjudicated,
    Agreed,
    Declined,
    Moved,
    Paused,
    Proposed,
    Resigned,
    Resumed,
    Row,
    TookBack,
    Undone,
)
from corral.server.tables.messages import Agree, Decline, Propose, Resign, Resume
from corral.server.tables.telling import Change
from corral.server.wire import Proposable

if TYPE_CHECKING:
    from corral.server.tables.room import Room
    from corral.server.tables.table import Table

Agreeing: TypeAlias = Propose | Agree | Decline | Resume | Resign


async def agree(room: Room, seat: int, message: Agreeing) -> None:
    """Do what the message asks for; the match is running, and the seat the player's."""
    table, key = room.table, message.key
    if table.chairs[seat].resigned:
        raise Refusal("not_allowed", "you have resigned", reason="resigned")
    match message:
        case Propose():
            await _propose(room, seat, message.what, key)
        case Agree():
            await _answer(room, seat, key)
        case Decline():
            _check_asked(table)
            await _commit(room, Declined(at=time(), seat=seat, key=key))
        case Resume():
            if table.paused is None:
                raise Refusal("repeated", "the match goes on already")
            await _commit(room, Resumed(at=time(), seat=seat, key=key))
        case Resign():
            await _commit(room, Resigned(at=time(), seat=seat, key=key))
            await settle(room)


async def settle(room: Room) -> None:
    """Whoever was still asked has gone: then all others have agreed."""
    pending = room.table.pending
    if pending is not None and not pending.asked(room.table.chairs):
        await _carry_out(room, pending.what, pending.seat, pending.moves, None)


async def desert(room: Room) -> None:
    """Nobody is there: the match pauses by itself."""
    await _commit(room, Paused(at=time()), by_itself=True)


def taken_back(rows: list[Row], seat: int) -> int | None:
    """How many moves stay when a seat takes its latest one back; nothing where it has none."""
    movers: list[int] = []
    for row in rows:
        match row:
            case Moved():
                movers.append(row.seat)
            case Undone():
                movers.pop()
            case TookBack():
                del movers[len(movers) - row.moves :]
    return next((place for place in reversed(range(len(movers))) if movers[place] == seat), None)


async def _propose(room: Room, seat: int, what: Proposable, key: str) -> None:
    table = room.table
    if table.chairs[seat].away:
        raise Refusal("not_allowed", "a bot plays for you: take your seat back first")
    if table.pending is not None:
        raise Refusal("not_allowed", "something is proposed already", reason="proposed")
    if table.paused is not None and what != "abandon":
        raise Refusal("not_allowed", "the match is paused", reason="paused")
    moves = 0
    if what == "takeback":
        try:
            found = taken_back(await room.hub.store.log(table.id), seat)
        except StoreError:
            raise Refusal("unavailable", "please try again in a moment") from None
        if found is None:
            raise Refusal("not_allowed", "you have not moved yet", reason="takeback_nothing")
        moves = found
    others = [one for one in people(table.chairs) if not _same(table, one, seat)]
    if others:
        await _commit(room, Proposed(at=time(), seat=seat, what=what, key=key, moves=moves))
    else:
        await _carry_out(room, what, seat, moves, key)


def _same(table: Table, one: int, other: int) -> bool:
    """Whether two seats are played from one screen."""
    return table.chairs[one].player == table.chairs[other].player


def _check_asked(table: Table) -> None:
    if table.pending is None:
        raise Refusal("not_allowed", "nothing is proposed", reason="proposed_nothing")


async def _answer(room: Room, seat: int, key: str) -> None:
    table = room.table
    _check_asked(table)
    pending = table.pending
    assert pending is not None
    asked = pending.asked(table.chairs)
    if seat not in asked:
        raise Refusal("repeated", "you have answered already")
    if all(_same(table, one, seat) for one in asked):
        await _carry_out(room, pending.what, seat, pending.moves, key)
    else:
        await _commit(room, Agreed(at=time(), seat=seat, key=key))


async def _carry_out(room: Room, what: Proposable, seat: int, moves: int, key: str | None) -> None:
    """All have agreed, this seat as the last."""
    at = time()
    match what:
        case "abandon":
            await _commit(room, Abandoned(at=at, seat=seat, key=key))
        case "pause":
            await _commit(room, Paused(at=at, seat=seat, key=key))
        case "takeback":
            back = max(0, room.table.moves - moves)
            row = TookBack(at=at, seat=seat, moves=back, key=key)
            try:
                room.table.match = await room.hub.match_of(room.table, row)
            except StoreError:
                raise Refusal("unavailable", "please try again in a moment") from None
            room.table.gallery = None
            await _commit(room, row)


async def _commit(room: Room, row: Row, by_itself: bool = False) -> None:
    await room.commit(row, change_of(row), by_itself=by_itself)


def change_of(row: Row) -> Change:
    """What everybody is told of such a row; a match that was taken back is told anew."""
    if isinstance(row, Adjudicated):
        return Change("seats", seats=True)
    seat, key = getattr(row, "seat", None), getattr(row, "key", None)
    answered = None if seat is None or key is None else (seat, key)
    if isinstance(row, TookBack):
        return Change("undone", key=answered, seats=True, afresh=True)
    return Change("seats" if isinstance(row, Resigned) else "agreement", key=answered, seats=True)
