"""All tables that are in memory; others are read from the store when somebody comes."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable, Sequence
from contextlib import suppress
from contextvars import Context
from secrets import token_urlsafe
from time import monotonic, time
from typing import Any, Final

from corral.server import decisions
from corral.server.acts import set_away
from corral.server.bus import Bus
from corral.server.chronicle import tell
from corral.server.happenings import Rematched, Row
from corral.server.keeping import Allowance
from corral.server.logs import Log, short
from corral.server.metrics import Metrics
from corral.server.problems import Refusal
from corral.server.retention import Retention
from corral.server.room import EVENTS_KEPT, Room
from corral.server.settings import Settings
from corral.server.store import Listed, Player, Store, StoreError
from corral.server.summary import Summary, read_summary, summary_of
from corral.server.table import Table, fold, load_match, record_lines
from corral.server.telling import Change
from corral.server.thinking import Thinker
from corral.server.wire import NewTable, SeatWish

SWEEP: Final = 10.0
LAG_EVERY: Final = 0.5
RETRY: Final = 2.0
"""After so many seconds a table is woken again at which a row could not be stored."""
ID_BYTES: Final = 15
MOST_LISTED: Final = 50
MOST_LOOKED_AT: Final = 500
"""So many are looked at for that: however many tables bots play at alone, a list costs no more."""
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
        self.retention = Retention(settings, store, self.holds)
        self.log = Log("corral.server")
        self.seed: int | None = None
        """Chance is the system's; with a seed matches that begin here are repeatable, for tests."""
        self.retry_seconds = RETRY
        self.woken = asyncio.Event()
        """All tables go on that did so when the last run ended."""
        self.unreadable: dict[str, str] = {}
        """Tables that could not be read, and why."""
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._waking: set[str] = set()
        """Tables that are to go on as soon as the store does."""
        self._tasks: set[asyncio.Task[Any]] = set()
        bus.subscribe(self._news)

    # Life

    def begin(self) -> None:
        """Go on where the last run ended: wake the tables that bots or clocks drive."""
        self.start(self._wake_all())
        self.start(self._sweep())
        self.start(self.retention.run())
        self.start(self._measure_lag())

    def start(self, coroutine: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run it beside everything else, as no request's; a fault is logged, never silent."""
        task = asyncio.get_running_loop().create_task(coroutine, context=Context())
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
        """One after the other, so that who comes meanwhile does not wait for all of them."""
        while not await self.store.ready():
            await asyncio.sleep(self.retry_seconds)
        waking = await self.store.driven_tables()
        for table in waking:
            with suppress(Refusal):  # one that cannot be read is noted, and stops no other
                await self.room(table)
            await asyncio.sleep(0)
        self.woken.set()
        self.log.info("tables go on", tables=len(waking))

    async def _wake_again(self, table: str) -> None:
        """The store would not take a row of what drives the table: when it does, go on."""
        while not await self._woken_again(table):
            pass
        self._waking.discard(table)

    async def _woken_again(self, table: str) -> bool:
        await asyncio.sleep(self.retry_seconds)
        if not await self.store.ready():
            return False
        try:
            room = await self.room(table)
        except Refusal as refusal:
            return refusal.problem.code != "unavailable"
        return not room.lost

    async def _measure_lag(self) -> None:
        while True:
            asked = monotonic()
            await asyncio.sleep(LAG_EVERY)
            self.metrics.lag.observe(max(0.0, monotonic() - asked - LAG_EVERY))

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

    def holds(self, table: str) -> bool:
        return table in self._rooms or table in self._loading

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
        except Refusal:
            raise
        except Exception as error:  # whatever is wrong with it concerns nobody else
            raise self._note_unreadable(table, error) from error
        self._note_readable(table)
        room = self._admit(found, kept)
        await self._keep_summary(found, room.summary)
        await room.driver.wake()
        return room

    def _note_unreadable(self, table: str, error: Exception) -> Refusal:
        """Written down once, not each time that somebody looks."""
        cause = f"{type(error).__name__}: {error}"
        if self.unreadable.get(table) != cause:
            self.unreadable[table] = cause
            self.metrics.errors.inc()
            self.metrics.unreadable.set(len(self.unreadable))
            self.log.error("a table cannot be read", error=error, table=short(table), cause=cause)
        return Refusal("internal", "this table cannot be read; it was written down")

    def _note_readable(self, table: str) -> None:
        if self.unreadable.pop(table, None) is not None:
            self.metrics.unreadable.set(len(self.unreadable))

    async def _keep_summary(self, table: Table, summary: Summary) -> None:
        """Of a table that an older version wrote; where it cannot be written it waits."""
        with suppress(StoreError):
            if read_summary(await self.store.summary(table.id)) != summary:
                await self.store.keep_summary(table.id, table.seq, summary)

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

    async def summaries(self, tables: Iterable[Listed]) -> list[Summary]:
        """The tables of a list, with no move that is not stored yet; unreadable ones are left out.

        Where an older version has left no summary the table is read, once.
        """
        found = []
        for table in tables:
            if table.id in self.unreadable:
                continue
            summary = read_summary(table.summary)
            if summary is None:
                summary = await self._summarize(table.id)
            if summary is not None:
                found.append(summary)
        return found

    async def _summarize(self, table: str) -> Summary | None:
        """A match that is not running is not played again for that."""
        try:
            if table not in self._rooms:
                rows = await self.store.log(table)
                found = fold(table, rows)
                if found.status != "running":
                    summary = summary_of(found)
                    await self._keep_summary(found, summary)
                    return summary
            room = await self.room(table)
        except StoreError:
            raise Refusal("unavailable", "a table cannot be read; please try again") from None
        except Refusal as refusal:
            if refusal.problem.code == "unavailable":
                raise
            return None
        except Exception as error:
            self._note_unreadable(table, error)
            return None
        async with room.lock:
            return room.summary

    async def lobby(self) -> list[Summary]:
        """Public tables to join or to watch, with people at them, at most ``MOST_LISTED``."""
        since = time() - 60.0 * self.settings.lobby_minutes
        visited = [room.table.id for room in self._rooms.values() if room.visited]
        found = await self.store.public_tables(MOST_LOOKED_AT, since, visited[:MOST_VISITED])
        shown: list[Summary] = []
        for first in range(0, len(found), MOST_LISTED):
            some = await self.summaries(found[first : first + MOST_LISTED])
            shown += [one for one in some if any(one.players)]
            if len(shown) >= MOST_LISTED:
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
        loop = asyncio.get_running_loop()
        loop.call_soon(self._close, room)  # whoever asked is told first
        if room.summary.driven and room.table.id not in self._waking:
            self._waking.add(room.table.id)
            self.start(self._wake_again(room.table.id))

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
            found = fold(table, [opened])
            summary = summary_of(found)
            try:
                await self.store.open_table(table, wish.public, opened, sits, summary)
            except StoreError as error:
                self.log.error("table not stored", table=short(table), reason=str(error))
                raise Refusal("unavailable", "this could not be stored; please try again") from None
        tell(found, opened)
        return self._admit(found)

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
            for row in decisions.arrange(room.table, player.id, chair, wish):
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
            else SeatWish("bot", chair.bot, chair.name)
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
