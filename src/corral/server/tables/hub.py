"""All tables that are in memory; others are read from the store when somebody comes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from contextvars import Context
from time import monotonic
from typing import Any, Final

from corral.core.match import Match
from corral.server.logs import Log, bind, short
from corral.server.long_work import LongWork
from corral.server.operation.metrics import Metrics
from corral.server.operation.retention import Retention
from corral.server.pausing import set_within
from corral.server.problems import Refusal
from corral.server.processes.bus import Bus
from corral.server.processes.leases import Alone, Leases
from corral.server.processes.presence import TOPIC, Attendance, OnlyHere, Presence
from corral.server.processes.sharing import ORPHANS
from corral.server.settings import Settings
from corral.server.storage.store import Store, StoreError
from corral.server.tables.happenings import Row
from corral.server.tables.room import EVENTS_KEPT, Room
from corral.server.tables.summary import Summary, read_summary
from corral.server.tables.table import Table, fold, load_match, record_lines, still_standing
from corral.server.thinking import Thinker

SWEEP: Final = 10.0
LAG_EVERY: Final = 0.5
GOODBYE: Final = 5.0
"""So many seconds what goes on has to end when the server does, and the database to hear of it."""
RETRY: Final = 2.0
"""After so many seconds a table is woken again at which a row could not be stored."""
LOOK: Final = 2.0
"""So many seconds lie between two looks at the logs for rows of which no news has come."""
MOST_TOGETHER: Final = 500
"""Of so many tables the store is asked at once."""


REREAD: Final = "reread:"
"""What the news begins with that the log of a table is another one."""
CHALLENGED: Final = "challenged:"
"""What the news begins with that there is something new for a bot account."""


class Hub:
    """Loads tables, and forgets those that nobody needs."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bus: Bus,
        thinker: Thinker,
        metrics: Metrics,
    ) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.thinker = thinker
        self.metrics = metrics
        self.leases: Leases = Alone()
        self.presence: Presence = OnlyHere()
        self.long_work = LongWork()
        self.retention = Retention(settings, store, self.holds)
        self.log = Log("corral.server")
        self.retry_seconds = RETRY
        self.woken = asyncio.Event()
        """All tables go on that did so when the last run ended."""
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._waking: set[str] = set()
        """Tables that are to go on as soon as the store does."""
        self._heard: dict[str, int] = {}
        """How long logs have become while they were read."""
        self._orphans = asyncio.Event()
        """There may be tables that nobody drives."""
        self.ending = False
        self.notices_asked = asyncio.Event()
        """There may be somebody who is to be told something outside the page."""
        self.matches_ended = asyncio.Event()
        """There may be matches of which nobody has told yet what players did."""
        self.tournaments_stirred = asyncio.Event()
        """There may be a round to pair."""
        self._gap = asyncio.Event()
        """News may have been missed."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self.on_challenge: Callable[[str], None] = lambda _: None
        """Called with a bot account for which there is something new."""
        bus.subscribe(self._news, self._gap.set, tables=True)

    # Life

    def begin(self) -> None:
        """Go on where the last run ended: wake the tables that bots or clocks drive."""
        self.start(self.always(self.leases.run))
        self.start(self.always(self.presence.run))
        self.start(self.always(self._adopt if self.store.shared else self._wake_all))
        self.start(self.always(self._sweep))
        self.start(self.always(self.retention.run))
        self.start(self._measure_lag())
        self.start(self.always(self.bus.run))
        if self.store.shared:
            self.start(self.always(self._look_for_rows))

    async def always(self, work: Callable[[], Awaitable[None]]) -> None:
        """A fault that nobody has thought of is logged, and must not end for good what keeps
        tables going: then it begins anew."""
        while not self.ending:
            try:
                await work()
                return
            except Exception as error:
                self.metrics.errors.inc()
                self.log.error("background work failed", error=error)
            await asyncio.sleep(self.retry_seconds)

    def start(
        self, coroutine: Coroutine[Any, Any, None], table: str | None = None
    ) -> asyncio.Task[None]:
        """Run it beside everything else, as no request's; a fault is logged, never silent."""
        context = Context()
        if table is not None:
            context.run(bind, table=short(table))
        task = asyncio.get_running_loop().create_task(coroutine, context=context)
        self._tasks.add(task)
        task.add_done_callback(self._ended, context=context)
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
        again = await self.store.unreadable_tables()  # what they lacked may be there now
        for table in (*waking, *again):
            with suppress(Refusal):  # one that cannot be read is noted, and stops no other
                await self.room(table)
            await asyncio.sleep(0)
        self.woken.set()
        self.log.info("tables go on", tables=len(waking))
        if again and (left := await self.store.unreadable_tables()):
            self.log.warning("some tables cannot be read", tables=len(left))

    async def _adopt(self) -> None:
        """Tables that go on by themselves, and that nobody drives: at a start, or later.

        Those who drove them have ended, died, or been silent for too long.
        """
        while not self.ending:
            with suppress(StoreError):
                while await self._adopt_some():
                    pass
                self.woken.set()
            await set_within(self._orphans, self.leases.pause)
            self._orphans.clear()

    async def _adopt_some(self) -> bool:
        """Whether there were some, all of which go on here now."""
        tables = await self.leases.adopt()
        going = 0
        for table in tables:
            try:
                await (await self.room(table)).driver.wake()
                going += 1
            except Refusal:  # it may go on elsewhere, or here when the store answers again
                self.leases.release(table)
            await asyncio.sleep(0)
        if going:
            self.log.info("tables go on", tables=going)
        return 0 < going == len(tables)

    async def _wake_again(self, table: str) -> None:
        """The store would not take a row of what drives the table: when it does, go on."""
        try:
            while not await self._woken_again(table):
                pass
        finally:
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
        """Say goodbye to everybody; nothing is lost, for everything told is stored.

        From now on no table is opened or read here; others may drive them on at once.
        """
        if self.ending:
            return
        self.ending = True
        rooms = self.rooms()
        sockets = sum(len(room.watchers) for room in rooms)
        self.log.info("server stopping", tables=len(rooms), sockets=sockets)
        for room in rooms:
            self._close(room)
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        if tasks:  # one that does not end is left to the end of the process
            await asyncio.wait(tasks, timeout=GOODBYE)
        with suppress(TimeoutError):  # a database that does not answer finds out by itself
            async with asyncio.timeout(GOODBYE):
                await self.leases.end()
        self.long_work.close()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle_seconds))
            self._sweep_once()

    def _sweep_once(self) -> None:
        """Apart from the loop, in which the last room would not be let go of."""
        now = monotonic()
        for room in self.rooms():
            quiet = now - room.used > self.settings.idle_seconds
            if quiet and not room.watchers and room.driver.idle and not room.lock.locked():
                self._forget(room)
                self.leases.release(room.table.id)
            elif now - room.used > SWEEP:
                room.rest()
                self._see_to(room)
        for table in self.leases.held():
            if not self.holds(table):  # it is nobody's business here
                self.leases.release(table)

    def _see_to(self, room: Room) -> None:
        """Where a table is to go on by itself and does not, something has gone wrong with it: a
        fault must not let it stand still."""
        if room.driver.stalled and not room.lock.locked():
            self.log.warning("a table stood still", table=short(room.table.id))
            self.start(room.driver.wake(), room.table.id)

    # Tables in memory

    def rooms(self) -> list[Room]:
        return list(self._rooms.values())

    def holds(self, table: str) -> bool:
        return table in self._rooms or table in self._loading

    async def looking_at(self, table: str) -> frozenset[str]:
        """Those who have a seat and look at the table, at any process."""
        room = self._rooms.get(table)
        here = frozenset[str]() if room is None else room.register.looking(room)
        return here | (await self.presence.elsewhere(table)).players

    async def room(self, table: str) -> Room:
        """The room of a table, read from the store if need be, with all that was stored before."""
        if self.ending:
            raise Refusal("unavailable", "the server is stopping; please try again")
        room = self._rooms.get(table)
        if room is not None:
            if self.store.shared:
                await room.refresh()
            return _there(room)
        if table not in self._loading:
            task = asyncio.get_running_loop().create_task(self._load(table))
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loaded(table))
        return _there(await asyncio.shield(self._loading[table]))

    def _loaded(self, table: str) -> None:
        self._loading.pop(table, None)
        self._heard.pop(table, None)

    async def _load(self, table: str) -> Room:
        try:
            rows = await self.store.log(table)
            if not rows and not await self.store.has_table(table):
                raise Refusal("not_found", "there is no such table")
            found = fold(table, rows)
            kept = await self._load_match(found, rows)
        except StoreError:
            raise Refusal("unavailable", "the table cannot be read; please try again") from None
        except Refusal:
            raise
        except Exception as error:  # whatever is wrong with it concerns nobody else
            raise await self.note_unreadable(table, error) from error
        room = self.admit(found, kept)
        self._news(table, self._heard.pop(table, 0))
        await self.keep_summary(found, room.summary)
        await room.driver.wake()
        return room

    async def note_unreadable(self, table: str, error: Exception) -> Refusal:
        """Written down once, not each time that somebody looks; lists leave it out from now on."""
        cause = f"{type(error).__name__}: {error}"
        news = True
        with suppress(StoreError):
            news = await self.store.note_unreadable(table, cause)
        if news:
            self.metrics.errors.inc()
            self.log.error("a table cannot be read", error=error, table=short(table), cause=cause)
        return Refusal("internal", "this table cannot be read; it was written down")

    async def keep_summary(self, table: Table, summary: Summary) -> None:
        """Of a table that an older version wrote, or that could not be read until now; where it
        cannot be written it waits."""
        with suppress(StoreError):
            if read_summary(await self.store.summary(table.id)) != summary:
                await self.store.keep_summary(table.id, table.seq, summary)

    def admit(self, table: Table, kept: int = 0) -> Room:
        room = self._rooms[table.id] = Room(self, table, kept)
        self.metrics.rooms.set(len(self._rooms))
        return room

    async def _load_match(self, table: Table, rows: list[Row]) -> int:
        """From the latest kept position that leaves some of the story to tell.

        The answer is the number of moves that led to the latest kept position of all.
        """
        kept = await self.store.kept_positions(table.id)
        standing = still_standing(rows, kept)
        usable = [one for one in standing if one[0] <= len(rows) - EVENTS_KEPT]
        await self.long_work.do(load_match, table, rows, usable[0] if usable else None)
        return len(record_lines(rows[: standing[0][0]])) - 1 if standing else 0

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
        """What is in memory is not to be believed: the store would not take a row, say."""
        self.log.error("a table is read anew", table=short(room.table.id), reason=reason)
        self.metrics.errors.inc()
        room.lost = True
        self._forget(room)
        loop = asyncio.get_running_loop()
        loop.call_soon(self._close, room)  # whoever asked is told first
        if room.summary.driven and room.table.id not in self._waking and not self.ending:
            self._waking.add(room.table.id)
            self.start(self._wake_again(room.table.id), room.table.id)

    async def rewritten(self, tables: Iterable[str]) -> None:
        """Their logs are others: here and elsewhere they are read anew.

        Here they are when this ends, so that nobody is told afterwards what they told before.
        """
        reading = []
        for table in tables:
            self.bus.publish(f"{REREAD}{table}", 0)
            reading.append(self.reread(table))
        await asyncio.shield(asyncio.gather(*reading, return_exceptions=True))

    def challenged(self, account: str) -> None:
        """Something is new among the challenges of a bot account: here and elsewhere it is told."""
        self.bus.publish(f"{CHALLENGED}{account}", 0)
        self.on_challenge(account)

    def reread(self, table: str) -> asyncio.Task[None]:
        """In this process."""
        return self.start(self._reread(table), table)

    def reread_where(self, player: str) -> None:
        """Tables in memory at which a guest is, or may have talked."""
        for room in self.rooms():
            table = room.table
            if table.host == player or table.seats_of(player) or table.chat:
                self.reread(table.id)

    async def _reread(self, table: str) -> None:
        """Whoever is at the table comes back by themselves."""
        if table in self._loading:
            with suppress(Refusal):
                await self.room(table)
        room = self._rooms.get(table)
        if room is None:
            return
        async with room.lock:
            room.lost = True
            self._close(room)
        if room.summary.driven:
            with suppress(Refusal):  # it was removed
                await self.room(table)

    # Rows of other processes

    def _news(self, table: str, seq: int) -> None:
        """The bus says that a log has grown: by our own hand, or by another process'."""
        room = self._rooms.get(table)
        if room is not None:  # nearly all news are of a table that is here; no topic is one
            if seq > room.table.seq:
                self.start(room.follow(seq), table)
            return
        if table.startswith(REREAD):
            self.reread(table.removeprefix(REREAD))
            return
        if table.startswith(CHALLENGED):
            self.on_challenge(table.removeprefix(CHALLENGED))
            return
        if table == ORPHANS:
            self._orphans.set()
            return
        if table.startswith(TOPIC):
            visited = self._rooms.get(table.removeprefix(TOPIC))
            if visited is not None and visited.watchers:
                self.start(visited.look_elsewhere(), visited.table.id)
            return
        if table in self._loading:
            self._heard[table] = max(seq, self._heard.get(table, 0))

    async def _look_for_rows(self) -> None:
        """News can be lost: so every log is looked at now and then."""
        while not self.ending:
            await set_within(self._gap, LOOK)
            self._gap.clear()
            tables = list(self._rooms)
            with suppress(StoreError):  # the next look will do
                for first in range(0, len(tables), MOST_TOGETHER):
                    some = tables[first : first + MOST_TOGETHER]
                    for table, seq in (await self.store.lengths(some)).items():
                        self._news(table, seq)
            for room in self.rooms():
                if room.register.elsewhere != Attendance():  # whoever saw them may have died
                    await room.look_elsewhere()

    async def match_of(self, table: Table, *more: Row) -> Match | None:
        """The match of a table as the log has it up to the table's own number, and more rows."""
        rows = [*(await self.store.log(table.id))[: table.seq], *more]
        found = fold(table.id, rows)
        await self._load_match(found, rows)
        return found.match


def _there(room: Room) -> Room:
    """One that was deleted is not there any more."""
    if room.table.status == "gone":
        raise Refusal("not_found", "there is no such table")
    return room
