"""People who have played with each other: invite again, in one click.

A notice of an invitation is given in one place, ``Inviting.tell``: whoever wants to send one adds
a function to ``Inviting.notices``.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from time import time
from typing import Final, TypeAlias

from msgspec import Struct

from corral.server.company.wire import InvitationToMe, InvitedGuest
from corral.server.gate.limits import Buckets
from corral.server.problems import Refusal
from corral.server.storage.store import Listed, Player
from corral.server.tables.hub import Hub
from corral.server.tables.lists import Lists
from corral.server.tables.room import Room
from corral.server.tables.seating import Seating
from corral.server.tables.summary import Summary
from corral.server.wire import NewTable, SeatWish, TableInfo

HOUR: Final = 3600.0
AN_HOUR: Final = 60
"""So many invitations one guest may send."""
AT_ONCE: Final = 30
"""So many may be unanswered, at tables that wait."""
MOST_LOOKED_AT: Final = 50


class AskedAgain(Struct, frozen=True):
    """Somebody was invited, and wants to hear of it."""

    table: str
    game: str
    seconds: int | None
    """At a live table: how long a decision may take."""
    inviter: str
    inviter_name: str
    player: str
    """Who is invited."""


Notice: TypeAlias = Callable[[AskedAgain], Awaitable[None]]


class Inviting:
    """Brings people together who know each other."""

    def __init__(self, hub: Hub, seating: Seating, lists: Lists) -> None:
        self._hub = hub
        self._seating = seating
        self._lists = lists
        self._company = hub.store.company
        self._sent = Buckets(AN_HOUR / HOUR, AN_HOUR)
        self.notices: list[Notice] = []
        """Called for every invitation, beside everything else, by the process that has taken it;
        never for one that the invited person is not to hear of."""

    async def again(self, host: Player, player: str) -> Room:
        """A table of the kind at which the two have played last, and the other one invited to it:
        one that waits already, else a new one."""
        last = await self._last(host.id, player)
        room = await self._waiting(host, last.table.game)
        if room is None:
            room = await self._seating.open(_same(last, host.id), host)
        await self.invite(room, host, player)
        return room

    async def invite(self, room: Room, inviter: Player, player: str) -> None:
        """Who sits at a table asks somebody with whom they have played to come."""
        table = room.table
        if table.host != inviter.id and not table.seats_of(inviter.id):
            raise Refusal("not_seated", "those invite who have a seat at the table")
        if table.status != "waiting":
            raise Refusal("started", "the match has already started")
        if table.seats_of(player):
            raise Refusal("repeated", "they have a seat at this table already")
        if await self._company.last_match(inviter.id, player) is None:
            raise _strangers()
        if not self._sent.of(inviter.id).take():
            raise Refusal("slow_down", "many invitations of yours were sent; please wait")
        now = time()
        came = await self._company.invite(player, table.id, inviter.id, now, AT_ONCE)
        if came == "too many":
            raise Refusal(
                "not_allowed",
                f"{AT_ONCE} invitations of yours are not answered yet",
                reason="invitations_many",
                values={"most": AT_ONCE},
            )
        if came == "asked" and not await self._hub.store.blocks.blocked(inviter.id, player):
            wish = table.wish
            self.tell(
                AskedAgain(table.id, wish.game, wish.seconds, inviter.id, inviter.name, player)
            )

    def tell(self, invited: AskedAgain) -> None:
        """The one place from which notices of invitations go out."""
        for notice in self.notices:
            self._hub.start(_noticed(notice, invited))

    async def asked(self, player: str) -> list[InvitationToMe]:
        """Where somebody is wanted and there is room."""
        told = []
        for one in await self._company.asked(player):
            for summary in await self._lists.summaries([Listed(one.table, one.summary)]):
                if _room_for(player, summary):
                    told.append(InvitationToMe(summary.info(), one.inviter, one.name, one.at))
        return told

    async def stands(self, player: str, summary: Summary) -> bool:
        """Whether somebody is still wanted at a table, has not answered, and would find room."""
        asked = await self._company.asked(player, summary.table.id)
        return bool(asked) and _room_for(player, summary)

    async def invited_to(self, room: Room, player: Player) -> list[InvitedGuest]:
        """Whom those at the table have invited; told to nobody else."""
        if room.table.host != player.id and not room.table.seats_of(player.id):
            raise Refusal("not_seated", "this is told to those who have a seat at the table")
        return [
            InvitedGuest(
                one.player,
                one.name,
                "here"
                if room.table.seats_of(one.player)
                else "declined"
                if one.declined
                else "none",
            )
            for one in await self._company.invited_to(room.table.id)
        ]

    async def decline(self, player: Player, table: str) -> None:
        if not await self._company.decline(player.id, table, time()):
            raise Refusal("not_found", "you are not invited to this table")

    async def _last(self, player: str, other: str) -> Summary:
        table = await self._company.last_match(player, other)
        kept = None if table is None else await self._hub.store.summary(table)
        found = [] if table is None else await self._lists.summaries([Listed(table, kept)])
        if not found:
            raise _strangers()
        return found[0]

    async def _waiting(self, host: Player, game: str) -> Room | None:
        """A table of theirs with room for one more than is invited already."""
        for listed in await self._hub.store.tables_of(host.id, MOST_LOOKED_AT):
            for summary in await self._lists.summaries([listed]):
                table = summary.table
                if (table.game, table.status, summary.host) != (game, "waiting", host.id):
                    continue
                asked = await self._company.invited_to(table.id)
                coming = sum(not one.declined and not one.seated for one in asked)
                if _free(table) > coming:
                    return await self._hub.room(table.id)
        return None


def _room_for(player: str, summary: Summary) -> bool:
    return player not in summary.players and _free(summary.table) > 0


def _free(table: TableInfo) -> int:
    return sum(seat.kind == "open" for seat in table.seats)


def _same(last: Summary, host: str) -> NewTable:
    """A table as the last one was: its bots stay, people's seats are open."""
    table = last.table
    seats = [
        SeatWish("bot", seat.bot, seat.name) if seat.kind == "bot" else SeatWish("open")
        for seat in table.seats
    ]
    if last.players.count(host) > 1:  # friends at one screen were asked by their host
        seats = [SeatWish("open"), SeatWish("open")]
    return NewTable(
        game=table.game,
        seats=seats,
        options=table.options,
        seconds=table.seconds,
        hints=table.hints,
        helpers=table.helpers,
        stand_in=table.stand_in,
        deserted=table.deserted,
        rated=table.rated,
    )


def _strangers() -> Refusal:
    return Refusal("not_found", "you have not played with anybody of this number")


async def _noticed(notice: Notice, invited: AskedAgain) -> None:
    await notice(invited)
