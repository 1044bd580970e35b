"""All tables that are in memory; others are read from the store when somebody comes."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from secrets import token_urlsafe
from time import monotonic, time
from typing import Any, Final

from corral.server import decisions
from corral.server.acts import set_away
from corral.server.bus import Bus
from corral.server.happenings import Rematched, Row
from corral.server.keeping import Allowance
from corral.server.logs import Log, short
from corral.server.metrics import Metrics
from corral.server.problems import Refusal
from corral.server.room import EVENTS_KEPT, Room
from corral.server.settings import Settings
from corral.server.store import Player, Store, StoreError
from corral.server.table import Table, fold, load_match, record_lines
from corral.server.telling import Change
from corral.server.thinking import Thinker
from corral.server.wire import NewTable, SeatWish

SWEEP: Final = 10.0
ID_BYTES: Final = 15
MOST_LISTED: Final = 50
MOST_VISITED: Final = 1000
"""Of so many the store is told that somebody is there."""


class Hub:
    """Opens tables, loads them, forgets those that nobody needs."""

    def __init__(
        self, settings: Settings, store: Store, bus: Bus, thinker: Thinker, metrics: Metrics
    ) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.thinker = thinker
        self.metrics = metrics
        self.allowance = Allowance(store, settings)
        self.log = Log("corral.server")
        self.seed: int | None = None
        """Chance is the system's; with a seed matches that begin here are repeatable, for tests."""
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        bus.subscribe(self._news)

    # Life

    def begin(self) -> None:
        """Go on where the last run ended: wake the tables that bots or clocks drive."""
        self.start(self._wake_all())
        self.start(self._sweep())

    def start(self, coroutine: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run it beside everything else; a fault is logged, never silent."""
        task = asyncio.get_running_loop().create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            if isinstance(error, Refusal):
                self.log.warning("background work refused", reason=str(error))
            else:
                self.metrics.errors.inc()
                self.log.error("background work failed", error=error)

    async def _wake_all(self) -> None:
        for table in await self.store.running_tables():
            try:
                await self.room(table)
            except Exception as error:  # one table that cannot be read must not stop the others
                self.metrics.errors.inc()
                self.log.error("a table cannot be read", error=error, table=short(table))

    async def end(self) -> None:
        """Say goodbye to everybody; nothing is lost, for everything told is stored."""
        for room in list(self._rooms.values()):
            self._close(room)
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError, Exception):
                await task

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle_seconds))
            self._sweep_once()

    def _sweep_once(self) -> None:
        """Apart from the loop, in which the last room would not be let go of."""
        now = monotonic()
        for room in list(self._rooms.values()):
            quiet = now - room.used > self.settings.idle_seconds
            if quiet and not room.watchers and room.driver.idle and not room.lock.locked():
                self._forget(room)
            elif now - room.used > SWEEP:
                room.rest()

    # Tables in memory

    async def room(self, table: str) -> Room:
        """The room of a table, read from the store if need be."""
        room = self._rooms.get(table)
        if room is not None:
            return room
        if table not in self._loading:
            task = asyncio.get_running_loop().create_task(self._load(table))
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Room:
        try:
            rows = await self.store.log(table)
            if not rows:
                raise Refusal("not_found", "there is no such table")
            found = fold(table, rows)
            kept = await self._load_match(found, rows)
        except StoreError:
            raise Refusal("unavailable", "the table cannot be read; please try again") from None
        room = self._admit(found, kept)
        await room.driver.wake()
        return room

    def _admit(self, table: Table, kept: int = 0) -> Room:
        room = self._rooms[table.id] = Room(self, table, kept)
        self.metrics.rooms.set(len(self._rooms))
        return room

    async def _load_match(self, table: Table, rows: list[Row]) -> int:
        """From the latest kept position that leaves some of the story to tell.

        The answer is the number of moves that led to the latest kept position of all.
        """
        kept = await self.store.kept_positions(table.id)
        usable = [one for one in kept if one[0] <= len(rows) - EVENTS_KEPT]
        await asyncio.to_thread(load_match, table, rows, usable[0] if usable else None)
        return len(record_lines(rows[: kept[0][0]])) - 1 if kept else 0

    async def listed(self, table: str) -> Table:
        """A table for a list, to be read at once: with no move that is not stored yet.

        A match that is not running is not played again for that.
        """
        if table not in self._rooms:
            try:
                found = fold(table, await self.store.log(table))
            except StoreError:
                raise Refusal("unavailable", "a table cannot be read; please try again") from None
            if found.status != "running":
                return found
        room = await self.room(table)
        async with room.lock:
            return room.table

    async def lobby(self) -> list[Table]:
        """Public tables to join or to watch, with people at them, at most ``MOST_LISTED``."""
        since = time() - 60.0 * self.settings.lobby_minutes
        visited = [room.table.id for room in self._rooms.values() if room.visited]
        shown: list[Table] = []
        skip = 0
        while len(shown) < MOST_LISTED:
            found = await self.store.public_tables(MOST_LISTED, skip, since, visited[:MOST_VISITED])
            skip += len(found)
            listed = [await self.listed(table) for table in found]
            shown += [table for table in listed if any(chair.player for chair in table.chairs)]
            if len(found) < MOST_LISTED:
                break
        return shown[:MOST_LISTED]

    def _forget(self, room: Room) -> None:
        room.driver.stop()
        if self._rooms.get(room.table.id) is room:
            del self._rooms[room.table.id]
        self.metrics.rooms.set(len(self._rooms))

    def _close(self, room: Room) -> None:
        for watcher in room.watchers:
            watcher.close()
        self._forget(room)

    def lose(self, room: Room, reason: str) -> None:
        """The store would not take a row: what is in memory is not to be believed."""
        self.log.error("row not stored", table=short(room.table.id), reason=reason)
        self.metrics.errors.inc()
        room.lost = True
        self._forget(room)
        asyncio.get_running_loop().call_soon(self._close, room)  # whoever asked is told first

    def _news(self, table: str, seq: int) -> None:
        """The bus says that a log has grown: by our own hand, or by another process'."""
        room = self._rooms.get(table)
        if room is None:
            return
        if seq == room.table.seq:
            room.deliver()
        elif seq > room.table.seq:
            room.lost = True
            self._close(room)

    # Opening tables

    async def open(self, wish: NewTable, host: Player) -> Room:
        """A new table; its creator takes the first open chair, unless a seat is theirs already."""
        room = await self._open(wish, host)
        kinds = [seat.kind for seat in wish.seats]
        if "open" in kinds and "here" not in kinds:
            await self.sit(room, host, None)
        if wish.start:
            await self.start_match(room, host)
        return room

    async def _open(self, wish: NewTable, host: Player, belongs: Sequence[str | None] = ()) -> Room:
        table = token_urlsafe(ID_BYTES)
        sits = host.id if any(seat.kind == "here" for seat in wish.seats) else None
        waits = wish.public and not wish.start
        async with self.allowance.one_more(host.id, waits):
            opened = await asyncio.to_thread(
                decisions.open_table, wish, host.id, host.name, self.settings.stand_in, belongs
            )
            try:
                await self.store.open_table(table, wish.public, opened, sits)
            except StoreError:
                raise Refusal("unavailable", "this could not be stored; please try again") from None
        return self._admit(fold(table, [opened]))

    async def sit(
        self, room: Room, player: Player, chair: int | None, name: str | None = None
    ) -> None:
        """Take a chair; with a name for somebody at the same screen."""
        async with room.lock:
            shown, more = name or player.name, name is not None
            for row in decisions.sit(room.table, player.id, shown, chair, more):
                await room.commit(row, Change("seats", seats=True))

    async def rise(self, room: Room, player: Player) -> None:
        """Leave: before the match the chair is free again, during it the table's bot plays on."""
        async with room.lock:
            if room.table.status == "waiting":
                for row in decisions.rise(room.table, player.id):
                    await room.commit(row, Change("seats", seats=True))
                return
            seats = decisions.seated(room.table, player.id)
            decisions.running(room.table)
            staying = [seat for seat in seats if not room.table.chairs[seat].away]
            for seat in staying or seats[:1]:
                await set_away(room, seat, True)
            await room.driver.go_on()

    async def arrange(self, room: Room, player: Player, chair: int, wish: SeatWish) -> None:
        async with room.lock:
            row = decisions.arrange(room.table, player.id, chair, wish)
            await room.commit(row, Change("seats", seats=True))

    async def start_match(self, room: Room, player: Player) -> None:
        await self.allowance.check(player.id)  # one that was left may have been taken up again
        async with room.lock:
            row = decisions.start(room.table, player.id, self.seed)
            events = [] if room.table.match is None else room.table.match.events
            await room.commit(row, Change("started", events=events, seats=True))
            await room.driver.go_on()

    async def rematch(self, room: Room, player: Player) -> Room:
        """Meet again at a new table; the first who asks opens it, the others join them there."""
        async with room.lock:
            seats = decisions.seated(room.table, player.id)
            if room.table.status != "over":
                raise Refusal("not_allowed", "the match is not over yet")
            if room.table.rematch is None:
                again = await self._open_again(room.table, player)
                row = Rematched(at=time(), table=again.table.id)
                await room.commit(row, Change("rematch", seats=True))
                return again
            again = await self.room(room.table.rematch)
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
            else SeatWish("bot", chair.bot)
            if chair.kind == "bot"
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
            position=table.wish.position,
        )
        return await self._open(wish, player, [chair.player for chair in table.chairs])
