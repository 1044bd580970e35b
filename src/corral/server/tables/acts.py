"""What the players' messages do. The room's lock is held; a refusal has changed nothing."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING, TypeAlias

from corral.server.problems import Refusal
from corral.server.storage.store import Player
from corral.server.tables import decisions
from corral.server.tables.agreeing import Agreeing, agree, settle
from corral.server.tables.answering import asked
from corral.server.tables.happenings import Answered, Returned, Went
from corral.server.tables.messages import Away, Back, ChatLine, Order, Play, Say, Undo
from corral.server.tables.telling import Change

if TYPE_CHECKING:
    from corral.server.tables.room import Room

Action: TypeAlias = Play | Undo | Say | Order | Away | Back | Agreeing


async def act(room: Room, player: Player, seat: int, message: Action) -> None:
    """Do what the message asks for, at one of the player's seats."""
    if isinstance(message, Say):
        await _say(room, player, seat, message)
        return
    decisions.seated(room.table, player.id)
    decisions.running(room.table)
    match message:
        case Play():
            await _play(room, seat, message)
        case Undo():
            await _undo(room, seat, message)
        case Order():
            await _order(room, seat, message)
        case Away() | Back():
            await set_away(room, seat, isinstance(message, Away), message.key)
        case _:
            await agree(room, seat, message)


async def make_move(
    room: Room, seat: int, move: str, key: str | None = None, by_itself: bool = False
) -> None:
    """A move of a player, a bot or the clock: all go this way."""
    row, events, undisturbed = decisions.play(room.table, seat, move, key)
    change = Change(
        "moved",
        only=seat if row.hidden else None,
        key=None if key is None else (seat, key),
        events=events,
        seats=row.scores is not None or room.table.lapses(row),
    )
    await room.commit(row, change, undisturbed, by_itself)
    room.hub.metrics.moves += 1


async def set_away(
    room: Room, seat: int, away: bool, key: str | None = None, by_itself: bool = False
) -> None:
    """Hand the seat to the table's bot, or take it back."""
    chair = room.table.chairs[seat]
    if chair.away == away:
        state = "away" if away else "here"
        raise Refusal("repeated", f"you are {state} already")
    if chair.resigned:
        raise Refusal("not_allowed", "you have resigned", reason="resigned")
    row = Went(at=time(), seat=seat, key=key) if away else Returned(at=time(), seat=seat, key=key)
    change = Change("seats", key=None if key is None else (seat, key), seats=True)
    await room.commit(row, change, by_itself=by_itself)
    await settle(room)


async def _say(room: Room, player: Player, seat: int, message: Say) -> None:
    row = decisions.say(room.table, player.id, player.name, seat, message.text, message.key)
    line = ChatLine(row.name, row.text, row.at, row.seat)
    change = Change("said", key=(seat, message.key), said=line, speaker=player.id)
    await room.commit(row, change)


def check_version(room: Room, seat: int, version: int) -> None:
    """A decision must be made on what it is about."""
    if version < room.table.turned.get(seat, 0):
        raise Refusal("stale", "something has happened since; here is how it stands")
    if version > room.table.version(seat):
        raise Refusal("bad_request", f"there is no version {version} yet")


def _check_here(room: Room, seat: int) -> None:
    if room.table.chairs[seat].away:
        raise Refusal("not_allowed", "a bot plays for you: take your seat back first")


async def _play(room: Room, seat: int, message: Play) -> None:
    table = room.table
    check_version(room, seat, message.version)
    _check_here(room, seat)
    match = decisions.going_on(table)
    asking = match.asking
    if asking is not None:
        move = decisions.meant(match, seat, message.move)
        if table.wish.seconds is not None:
            if move in asking.race and room.driver.race(seat, message):
                return
        elif seat not in asked(match, asking):
            row = Answered(at=time(), seat=seat, number=asking.number, move=move, key=message.key)
            await room.commit(row, Change("order", only=seat, key=(seat, message.key)))
            return
    await make_move(room, seat, message.move, message.key)


async def _undo(room: Room, seat: int, message: Undo) -> None:
    check_version(room, seat, message.version)
    _check_here(room, seat)
    decisions.going_on(room.table)
    room.driver.check_undo(seat)
    row, retracted = decisions.undo(room.table, seat, message.key)
    only = seat if row.hidden else None
    lapses = room.table.lapses(row)
    key = seat, message.key
    change = Change("undone", only=only, key=key, retracted=retracted, seats=lapses)
    await room.commit(row, change)


async def _order(room: Room, seat: int, message: Order) -> None:
    _check_here(room, seat)
    row = decisions.order(room.table, seat, message.limit, message.key)
    await room.commit(row, Change("order", only=seat, key=(seat, message.key)))
