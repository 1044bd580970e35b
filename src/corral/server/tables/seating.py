"""Who sits where: a table is opened, taken seats at, left, begun, and met at again."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from secrets import token_urlsafe
from time import time
from typing import Final

from corral.server.logs import short
from corral.server.netbots.challenging import ChallengeWish, Challenging, check_opens
from corral.server.problems import Overtaken, Refusal
from corral.server.storage.store import Player, StoreError
from corral.server.tables import decisions
from corral.server.tables.acts import set_away
from corral.server.tables.chronicle import tell
from corral.server.tables.happenings import Rematched
from corral.server.tables.hub import Hub
from corral.server.tables.keeping import Allowance
from corral.server.tables.room import Room
from corral.server.tables.summary import summary_of
from corral.server.tables.table import Table, fold
from corral.server.tables.telling import Change
from corral.server.wire import NewTable, SeatWish

ID_BYTES: Final = 15


class Seating:
    """What guests ask for before a match and after it."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self.allowance = Allowance(hub.store, hub.settings, hub.bus)
        self._challenging = Challenging(hub.store, hub.settings)
        self.seed: int | None = None
        """Chance is the system's; with a seed matches that begin here are repeatable, for tests."""

    async def open(self, wish: NewTable, host: Player) -> Room:
        """A new table; its creator takes the first open chair, unless a seat is theirs already."""
        check_opens(wish, host)
        await self._challenging.check_room(host)
        room = await self._open(wish, host)
        kinds = [seat.kind for seat in wish.seats]
        if "open" in kinds and "here" not in kinds:
            await self.sit(room, host, None)
        if wish.start and "invited" not in kinds:
            await self.start_match(room, host)
        return room

    async def _open(self, wish: NewTable, host: Player, belongs: Sequence[str | None] = ()) -> Room:
        invited = await self._challenging.all_of(wish, host)
        if self._hub.ending:
            raise Refusal("unavailable", "the server is stopping; please try again")
        table = token_urlsafe(ID_BYTES)
        sits = host.id if any(seat.kind == "here" for seat in wish.seats) else None
        waits = wish.public and not wish.start
        async with self.allowance.one_more(host.id, table, waits):
            opened = await self._hub.long_work.do(
                decisions.open_table,
                wish,
                host.id,
                host.name,
                self._hub.settings.stand_in,
                belongs,
                invited,
            )
            found = fold(table, [opened])
            summary = summary_of(found)
            try:
                await self._hub.store.open_table(table, wish.public, opened, sits, summary)
            except StoreError as error:
                self._hub.log.error("table not stored", table=short(table), reason=str(error))
                raise Refusal("unavailable", "this could not be stored; please try again") from None
        tell(found, opened)
        room = self._hub.admit(found)
        for one in opened.invited:
            if one is not None:
                self._hub.challenged(one.account)
        return room

    async def sit(
        self, room: Room, player: Player, chair: int | None, name: str | None = None
    ) -> None:
        """Take a chair; with a name for somebody at the same screen."""
        shown, more = name or player.name, name is not None
        await self._check_welcome(room, player)
        await self._challenging.check_room(player)
        if more and player.owner is not None:
            raise Refusal("not_allowed", "a bot account has one seat", reason="one_seat")

        async def sit_down() -> None:
            sat = decisions.sit(room.table, player.id, shown, chair, more, player.owner)
            for row in (*decisions.renamed(room.table, sat.name), sat):
                await room.commit(row, Change("seats", seats=True))

        async def take_over() -> None:
            row = decisions.take_over(room.table, player.id)
            if row is not None:
                await room.commit(row, Change("seats", seats=True))

        async with room.lock:
            await room.settle(sit_down)
            await room.settle(take_over)
        await self._begin_when_all_are_here(room)

    async def _begin_when_all_are_here(self, room: Room) -> None:
        """Where that was wanted; what stands against it the host is told who tries."""
        table = room.table
        missing = any(chair.kind == "open" for chair in table.chairs)
        if table.wish.start and table.status == "waiting" and not missing:
            with suppress(Refusal):
                await self.start_match(room, Player(table.host, table.host_name))

    async def _check_welcome(self, room: Room, player: Player) -> None:
        """Whom a host has blocked finds no seat at their tables, and is not told why."""
        host = room.table.host
        asked = [one.invited.account for one in room.table.chairs if one.invited is not None]
        if not host or player.id in (host, *asked) or room.table.seats_of(player.id):
            return
        try:
            blocked = await self._hub.store.blocks.has_blocked(host, player.id)
        except StoreError:
            raise Refusal("unavailable", "please try again in a moment") from None
        if blocked:
            raise decisions.seats_kept()

    async def rise(self, room: Room, player: Player) -> None:
        """Leave: before the match the chair is free again, during it the table's bot plays on."""

        async def stand_up() -> None:
            while room.table.status == "waiting":
                row = decisions.rise(room.table, player.id)
                if row is None:
                    return
                await room.commit(row, Change("seats", seats=True))
            seats = decisions.seated(room.table, player.id)
            decisions.running(room.table)
            staying = [seat for seat in seats if not room.table.chairs[seat].away]
            for seat in staying or seats[:1]:
                await set_away(room, seat, True)

        async with room.lock:
            decisions.check_part(room.table, player.id)
            await room.settle(stand_up)
            await room.driver.go_on()

    async def delete(self, room: Room, player: Player) -> None:
        """Give up a table that has not begun; whoever is there is told."""

        async def give_up() -> None:
            row = decisions.delete(room.table, player.id)
            await room.commit(row, Change("seats", seats=True))

        async with room.lock:
            await room.settle(give_up)

    async def arrange(self, room: Room, player: Player, chair: int, wish: SeatWish) -> None:
        seat = decisions.check_seat_wish(wish)
        table = room.table.wish
        asked = ChallengeWish(table.game, table.seconds, table.rated)
        invited = await self._challenging.one(seat, asked, player)

        async def change() -> None:
            for row in decisions.arrange(room.table, player.id, chair, seat, invited):
                await room.commit(row, Change("seats", seats=True))

        async with room.lock:
            await room.settle(change)

    async def start_match(self, room: Room, player: Player) -> None:
        await self.allowance.check(player.id)  # one that was left may have been taken up again
        if room.table.wish.rated is not None:
            there = [one.player for one in room.table.chairs if one.player is not None]
            await self._challenging.check_owners(there)

        async def begin() -> None:
            row = decisions.start(room.table, player.id, self.seed)
            events = [] if room.table.match is None else room.table.match.events
            await room.commit(row, Change("started", events=events, seats=True))

        async with room.lock:
            await room.settle(begin)
            await room.driver.go_on()

    async def rematch(self, room: Room, player: Player) -> Room:
        """Meet again at a new table; the first who asks opens it, the others join them there."""

        async def meet() -> Room:
            if room.table.rematch is not None:
                return await self._hub.room(room.table.rematch)
            again = await self._open_again(room.table, player)
            try:
                row = Rematched(at=time(), table=again.table.id)
                await room.commit(row, Change("rematch", seats=True))
            except Overtaken:
                await self.rise(again, player)  # nobody else will come there
                raise
            return again

        async with room.lock:
            seats = decisions.seated(room.table, player.id)
            if room.table.status != "over":
                raise Refusal("not_allowed", "the match is not over yet")
            again = await room.settle(meet)
        if not again.table.seats_of(player.id):
            for seat in seats:
                chair = again.table.chairs[seat] if seat < len(again.table.chairs) else None
                wanted = seat if chair is not None and chair.kind == "open" else None
                name = room.table.chairs[seat].name if len(seats) > 1 else None
                await self.sit(again, player, wanted, name)
        return again

    async def _open_again(self, table: Table, player: Player) -> Room:
        """The same chairs: bots and the own people are there at once, the others' are kept."""
        several = len(table.seats_of(player.id)) > 1
        seats = [
            SeatWish("here", name=chair.name if several else None)
            if chair.player == player.id
            else SeatWish("bot", chair.bot, chair.name)
            if chair.kind == "bot"
            else SeatWish("invited", account=chair.player)
            if chair.owner is not None and await self._challenging.still_there(chair.player)
            else SeatWish("open")
            for chair in table.chairs
        ]
        wish = NewTable(
            game=table.wish.game,
            seats=seats,
            rules=table.rules,
            options=table.wish.options,
            seconds=table.wish.seconds,
            hints=table.wish.hints,
            helpers=table.wish.helpers,
            stand_in=table.stand_in,
            deserted=table.wish.deserted,
            position=table.wish.position,
            rated=table.wish.rated,
            start=table.wish.start and all(seat.kind != "open" for seat in seats),
        )
        check_opens(wish, player)
        kept = [None if chair.owner is not None else chair.player for chair in table.chairs]
        return await self._open(wish, player, kept)
