"""The tables of a tournament: ordinary ones that have begun, with everybody on their seats.

What the tournament may do at one: give a seat up for somebody who does not come, and end the match
when its time is over.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from secrets import token_urlsafe
from time import time
from typing import TYPE_CHECKING, Final

from msgspec import structs

from corral.server.tables import decisions
from corral.server.tables.agreeing import change_of, settle
from corral.server.tables.happenings import Adjudicated, Resigned, Row, Sat
from corral.server.tables.room import Room
from corral.server.tables.summary import after, summary_of
from corral.server.tables.table import Table, fold
from corral.server.tournaments.book import NewBoard, Participant, TournamentRow
from corral.server.tournaments.rounds import Pairing
from corral.server.wire import NewTable, SeatWish

if TYPE_CHECKING:
    from corral.server.tables.hub import Hub

ID_BYTES: Final = 15
NOBODY: Final = ""
"""The host of such a table."""


def table_wish(tournament: TournamentRow, seats: int) -> NewTable:
    """What its tables are like."""
    wish = tournament.wish
    return NewTable(
        game=wish.game,
        seats=[SeatWish("open")] * seats,
        options=wish.options,
        public=wish.public,
        seconds=wish.seconds,
        rated="people" if wish.rated else None,
    )


def make_boards(
    tournament: TournamentRow,
    pairings: Sequence[Pairing],
    entrants: Sequence[Participant],
    stand_in: str,
    seed: int | None,
) -> list[NewBoard]:
    """All that is to be stored of a round. Beginning matches takes time."""
    by_number = {one.number: one for one in entrants}
    boards = []
    for sitters, absent in pairings:
        if len(sitters) < 2:
            boards.append(NewBoard(sitters, absent))
        else:
            people = [by_number[one] for one in sitters]
            boards.append(_with_table(tournament, people, absent, stand_in, seed))
    return boards


def _with_table(
    tournament: TournamentRow,
    people: Sequence[Participant],
    absent: Sequence[int],
    stand_in: str,
    seed: int | None,
) -> NewBoard:
    wish = table_wish(tournament, len(people))
    opened = decisions.open_table(wish, NOBODY, NOBODY, stand_in)
    opened = structs.replace(opened, tournament=tournament.id)
    table = fold(token_urlsafe(ID_BYTES), [opened])
    rows: list[Row] = [opened]
    for chair, one in enumerate(people):
        sat = Sat(at=opened.at, chair=chair, player=f"{one.player}", name=one.name)
        table.apply(sat)
        rows.append(sat)
    started = decisions.start(table, NOBODY, seed)
    rows.append(started)
    return NewBoard(
        sitters=[one.number for one in people],
        absent=absent,
        table=table.id,
        rows=rows,
        players=[f"{one.player}" for one in people],
        summary=summary_of(after(table, started)),
    )


# What the tournament does there


async def see_who_came(hub: Hub, table: str) -> list[str]:
    """Whoever has not come by now gives the match up; where nobody has, it is nobody's.

    The answer: those players.
    """
    room = await hub.room(table)
    await room.look_elsewhere()
    await room.register.open(room)
    absent = [
        seat
        for seat, chair in enumerate(room.table.chairs)
        if chair.player is not None and not room.register.came(room, chair.player)
    ]
    if len(absent) == len(room.table.chairs):
        await _write(room, lambda table: [_adjudicated(table, absent)])
    elif absent:
        await _write(room, lambda table: _resigning(table, absent))
    return [f"{room.table.chairs[seat].player}" for seat in absent]


async def give_up_for(hub: Hub, table: str, player: str) -> None:
    """The seat of somebody whom the host has taken out."""
    room = await hub.room(table)
    await _write(room, lambda table: _resigning(table, table.seats_of(player)))


async def end_now(hub: Hub, table: str) -> None:
    """Its time is over: those it waits for have lost it."""
    room = await hub.room(table)

    def late(table: Table) -> list[int]:
        actors = () if table.match is None or table.paused else table.match.actors
        return [seat for seat in actors if table.chairs[seat].player is not None]

    await _write(room, lambda table: [_adjudicated(table, late(table))])


def _resigning(table: Table, seats: Sequence[int]) -> list[Row]:
    return [
        Resigned(at=time(), seat=seat, key=f"tournament-{seat}")
        for seat in seats
        if not table.chairs[seat].resigned
    ]


def _adjudicated(table: Table, late: Sequence[int]) -> Adjudicated:
    assert table.match is not None, "tables of tournaments have begun"
    gone = {*late, *(seat for seat, chair in enumerate(table.chairs) if chair.away)}
    staying = {seat: points for seat, points in enumerate(table.match.scores) if seat not in gone}
    best = max(staying.values(), default=0)
    winners = [seat for seat, points in staying.items() if points == best]
    return Adjudicated(at=time(), seats=list(late), winners=winners)


async def _write(room: Room, rows: Callable[[Table], Sequence[Row]]) -> None:
    """As long as the match goes on; it may have ended by itself meanwhile."""

    async def work() -> None:
        if room.table.status != "running":
            return
        for row in rows(room.table):
            if room.table.status == "running":
                await room.commit(row, change_of(row))
        if room.table.status == "running":
            await settle(room)

    async with room.lock:
        room.check()
        await room.settle(work)
        await room.driver.go_on()
