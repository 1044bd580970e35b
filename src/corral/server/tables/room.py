"""A table in memory, with those who watch it.

Whatever happens here happens under the room's lock: it is checked, written to the store, and only
then told. If the store fails the room is given up, and the table is read from the store anew. Other
processes may serve the same table: the store decides whose row is the next, and whoever comes
second takes that row over and thinks again.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from time import monotonic, time
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from corral.server.netbots.challenging import whom_it_concerns
from corral.server.post.asking import waiting_after
from corral.server.problems import Overtaken, Refusal
from corral.server.profiles.finishing import finished_after
from corral.server.storage.store import Append, Conflict, LeaseLost, StoreError
from corral.server.tables.acts import Action, act
from corral.server.tables.chronicle import tell
from corral.server.tables.driver import Driver
from corral.server.tables.following import hear
from corral.server.tables.happenings import Moved, Paused, Resumed, Row, Started, TookBack, Undone
from corral.server.tables.keeping import keeper_after
from corral.server.tables.messages import Haste, Notice, Refused
from corral.server.tables.patches import Shared
from corral.server.tables.register import Register
from corral.server.tables.summary import Summary, summary_after, summary_of
from corral.server.tables.table import PUBLIC, Table
from corral.server.tables.telling import Change, Told, fresh, news
from corral.server.tables.watcher import Watcher

if TYPE_CHECKING:
    from corral.server.tables.hub import Hub

RING: Final = 64
"""So many of the latest news are kept for those who come back."""
RING_BYTES: Final = 1 << 15
"""And so much of them: about what a fresh view takes, by which more is told as quickly."""
LINGER: Final = 60.0
"""For so many seconds news are kept for a viewer who has gone."""
KEEP_EVERY: Final = 128
"""After so many moves the position is kept."""
EVENTS_KEPT: Final = 64
TRIES: Final = 20
"""So often others may have been faster before somebody is asked to come again."""
T = TypeVar("T")

encode: Callable[[Notice], bytes] = msgspec.json.Encoder().encode


class Audience:
    """A seat, or the public: what it was told last, and the latest news."""

    __slots__ = ("_bytes", "known", "left", "ring")

    def __init__(self) -> None:
        self.known = Told()
        self.ring: deque[tuple[int, bytes]] = deque()
        self._bytes = 0
        self.left = 0.0
        """When the last one of it was seen."""

    def remember(self, version: int, frame: bytes) -> None:
        ring, kept = self.ring, self._bytes + len(frame)
        ring.append((version, frame))
        while kept > RING_BYTES or len(ring) > RING:
            kept -= len(ring.popleft()[1])
        self._bytes = kept

    def forget(self) -> None:
        """Whoever comes back is told everything."""
        self.ring.clear()
        self._bytes = 0
        self.known = Told()


class Room:
    """One table and the connections to it."""

    def __init__(self, hub: Hub, table: Table, kept: int) -> None:
        self.hub = hub
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.audiences: dict[int, Audience] = {}
        self.driver = Driver(self)
        self.kept = kept
        """At which move the position was last kept."""
        self.summary = summary_of(table)
        """As it is kept beside the table."""
        self.used = monotonic()
        self.lost = False
        self._changes: list[Change] = []
        self._notice_seconds = hub.settings.notice_seconds
        self.register = Register()
        self._haste = False

    # Who watches

    def viewer(self, watcher: Watcher) -> int:
        """The seat it looks through, or the public. Asked several times a move."""
        chairs = self.table.chairs
        if watcher.chairs is not chairs:
            player = watcher.player.id if watcher.player else None
            watcher.viewer, watcher.chairs = self.table.seat_of(player, watcher.chair), chairs
        return watcher.viewer

    def enter(self, watcher: Watcher) -> None:
        if self.hub.store.shared and not self.watchers:
            self.hub.start(self.look_elsewhere(), self.table.id)
        self.watchers.add(watcher)
        self.used = monotonic()

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self._look_away(watcher)
        self.used = monotonic()
        if watcher.player is not None and watcher.greeted and self.viewer(watcher) != PUBLIC:
            self.register.leave(self, watcher.player.id)
        self.register.tell(self)

    def _look_away(self, watcher: Watcher) -> None:
        audience = self.audiences.get(self.viewer(watcher))
        if audience is not None:
            audience.left = monotonic()

    def _look_through(self, watcher: Watcher, seat: int) -> None:
        """From now on the connection is told what that seat may know, and plays for it."""
        if watcher.player is None or seat not in self.table.seats_of(watcher.player.id):
            raise Refusal("not_seated", f"seat {seat} is not yours")
        self._look_away(watcher)
        watcher.chair, watcher.chairs = self.table.chairs[seat], None

    async def look_elsewhere(self) -> None:
        """Whom other processes see here."""
        await self.register.look(self)
        if self.register.elsewhere.players:
            self.hub.thinker.hasten(self.table.id)

    def looks(self, watcher: Watcher, here: bool) -> None:
        """Somebody looks at the table, or at something else in front of it."""
        if watcher.looks != here:
            watcher.looks = here
            self.register.tell(self)

    @property
    def visited(self) -> bool:
        """Whether somebody who has a seat is here."""
        return any(self.viewer(one) != PUBLIC for one in self.watchers)

    @property
    def attended(self) -> bool:
        """Whether somebody who has a seat is here, or at the table by way of another process."""
        return self.visited or bool(self.register.elsewhere.players)

    def send(self, watcher: Watcher, notice: Notice) -> None:
        watcher.send(encode(notice))

    def shout(self, notice: Notice) -> None:
        """The same to everybody: nothing of the match may be in it."""
        frame = encode(notice)
        for watcher in self.watchers:
            if watcher.greeted:
                watcher.send(frame)

    def tell_haste(self, haste: bool) -> None:
        """Whether bots had to be quicker than usual here; not stored either."""
        if haste != self._haste:
            self._haste = haste
            self.shout(Haste(haste))

    async def greet(self, watcher: Watcher, since: int | None, seat: int | None = None) -> None:
        """What came after the version that the client has, or everything."""
        async with self.lock:
            if self.lost:  # while it waited for the lock: let it come anew
                watcher.close()
                return
            if seat is not None:
                self._look_through(watcher, seat)
            await self.register.open(self)
            viewer = self.viewer(watcher)
            if viewer != PUBLIC:
                self.hub.thinker.hasten(self.table.id)
            audience = self.audiences.get(viewer)
            gap = None if since is None or audience is None else self._gap(viewer, audience, since)
            if watcher.unheard.intersection(self.table.speakers):
                gap = None  # it may have their words in it
            watcher.greeted = True
            if gap is None:
                self.tell_fresh(watcher)
            else:
                for frame in gap:
                    watcher.send(frame)
            self.register.tell(self, watcher)
            if self._haste:
                watcher.send(encode(Haste(True)))

    def _gap(self, viewer: int, audience: Audience, since: int) -> list[bytes] | None:
        """The news after a version, if all of them are still there."""
        if since > self.table.version(viewer):
            return None
        missed = [frame for version, frame in audience.ring if version > since]
        return missed if len(missed) == self.table.version(viewer) - since else None

    def tell_fresh(self, watcher: Watcher, key: str | None = None) -> None:
        viewer = self.viewer(watcher)
        audience = self.audiences.get(viewer) or self.audiences.setdefault(viewer, Audience())
        seconds, read = self.driver.seconds_left(), self._read_by(watcher)
        told = fresh(self.table, viewer, audience.known, seconds, key, read, watcher.unheard)
        watcher.send(encode(told))

    def _read_by(self, watcher: Watcher) -> int:
        return self.register.read_by(watcher.player.id if watcher.player else None)

    def refuse(self, seat: int, refusal: Refusal, key: str) -> None:
        """Tell a seat, wherever it is connected, that its message was not granted."""
        for watcher in self.watchers:
            if self.viewer(watcher) == seat:
                watcher.send(encode(Refused(refusal.problem, key)))
                if not self.lost:
                    self.tell_fresh(watcher, key)

    def check(self) -> None:
        """Whether the match is what the log tells: with the lock, and before anything of it is
        told. Where a row could not be stored it is ahead, and nobody may know."""
        if self.lost:
            raise _lost()

    # Writing, then telling

    async def commit(
        self,
        row: Row,
        change: Change,
        undisturbed: frozenset[int] = frozenset(),
        by_itself: bool = False,
    ) -> None:
        """Store the row, then let everybody know. What happens ``by_itself`` needs the lease."""
        self.check()
        table = self.table
        position = None if isinstance(row, TookBack) else self._position_to_keep()
        sits = getattr(row, "player", None) if change.cause == "seats" else None
        after = table.status_after(row)
        status = after if after != table.status or change.cause == "seats" else None
        keeper = None if status is None else keeper_after(table, row)
        summary = summary_after(table, row, self.summary)
        changed = None if summary is self.summary else summary
        driver = self.hub.leases.owner if by_itself else None
        asked = () if isinstance(row, Moved) else whom_it_concerns(table, row)
        finished = finished_after(table, row)
        notices = waiting_after(table, self.summary, summary, self._notice_seconds)
        item = Append(
            table.id,
            table.seq,
            row,
            status,
            keeper,
            sits,
            position,
            changed,
            finished,
            driver,
            notices,
        )
        began = monotonic()
        try:
            told_outside = await self.hub.store.append(item)
        except (Conflict, LeaseLost) as error:
            await self._give_way(row, error)
            raise
        except StoreError as error:
            self.hub.lose(self, str(error))
            raise Refusal("unavailable", "this could not be stored; please try again") from None
        except BaseException as error:  # the match may be ahead of the log now
            self.hub.lose(self, type(error).__name__)
            raise
        self.hub.metrics.stored(monotonic() - began)
        self._take(row, change, undisturbed, summary)
        tell(table, row)
        if position is not None:
            self._forget_what_was_kept()
        self.deliver()
        self.hub.bus.publish(table.id, table.seq)
        for account in asked:
            self.hub.challenged(account)
        if finished is not None:
            self.hub.matches_ended.set()
        if told_outside:
            self.hub.notices_asked.set()
        if table.tournament is not None and table.status == "over":
            self.hub.tournaments_stirred.set()

    def _take(
        self, row: Row, change: Change, undisturbed: frozenset[int], summary: Summary
    ) -> None:
        """A row that is stored; the match knows it already."""
        table = self.table
        if table.status == "waiting" and change.seats:
            self.audiences.clear()  # seats change hands and numbers: nobody gets another's news
        table.apply(row)
        self.summary = summary
        if isinstance(row, TookBack | Paused | Resumed):
            self.driver.reset_clock()
            self.kept = min(self.kept, table.moves)
        if change.cause in ("started", "moved", "undone"):
            for seat in range(len(table.chairs)):
                if seat not in undisturbed:
                    table.turned[seat] = table.version(seat)
        self.used = monotonic()
        self._changes.append(change)
        self.driver.wind()

    # Other processes at the same table

    async def settle(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something, again where somebody else's row came first. The lock is held.

        Nothing is refused for what is not known here yet: who has heard of it at another process
        may have come here since.
        """
        for _ in range(TRIES):
            try:
                return await self.in_step(work)
            except Overtaken:
                continue
            except Refusal:
                if not await self._look():
                    raise
        raise Overtaken

    async def in_step(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something after which log and match tell the same. A fault in the midst of it may
        leave the match ahead, and the next row would follow what was never stored."""
        try:
            return await work()
        except (Refusal, StoreError):  # seen to, or nothing was changed
            raise
        except Exception as error:
            if not self.lost:
                self.hub.lose(self, f"{type(error).__name__}: {error}")
            raise

    async def refresh(self) -> None:
        """Somebody comes who may have heard at another process what is not known here yet."""
        async with self.lock:
            if await self._look():
                await self.driver.go_on()

    async def _look(self) -> bool:
        """Whether others have stored something new, which is known now."""
        if self.lost or not self.hub.store.shared:
            return False
        try:
            return await self._catch_up() > 0
        except StoreError:
            return False  # what is known here is true as well

    async def follow(self, seq: int) -> None:
        """Others have stored rows up to this number: take them over, and go on from there."""
        async with self.lock:
            if self.table.seq < seq and await self._look():
                await self.driver.go_on()

    async def _catch_up(self) -> int:
        """How many rows there were to take over."""
        rows = await self.hub.store.log(self.table.id, self.table.seq)
        for row in rows:
            try:
                if isinstance(row, TookBack):
                    self.table.match = await self.hub.match_of(self.table, row)
                    self.table.gallery = None
                heard = hear(self.table, row)
                summary = summary_after(self.table, row, self.summary)
                kept = isinstance(row, Moved) and self._position_to_keep() is not None
                self._take(row, heard.change, heard.undisturbed, summary)
            except Exception as error:  # whatever it is: read anew, the log decides
                self.hub.lose(self, f"{type(error).__name__}: {error}")
                raise _lost() from error
            if kept:  # by whoever has stored the row
                self._forget_what_was_kept()
            self.hub.metrics.news.observe(max(0.0, time() - row.at))
            self.deliver()
        return len(rows)

    async def _give_way(self, row: Row, conflict: StoreError) -> None:
        """Somebody else's row came first: take it over. The match may be ahead of the log."""
        if isinstance(conflict, LeaseLost):
            self.hub.leases.lost(self.table.id)
        try:
            if isinstance(row, Started | Moved | Undone | TookBack):
                self.table.match = await self.hub.match_of(self.table)
                self.table.gallery = None
                self.driver.forget_thoughts()
            if await self._catch_up() or isinstance(conflict, LeaseLost):
                self.hub.bus.publish(self.table.id, self.table.seq)  # it may be our own, untold
                raise Overtaken
        except Refusal:
            raise
        except BaseException as error:  # the match may still be ahead of the log
            self.hub.lose(self, f"{conflict}; {type(error).__name__}: {error}")
            raise
        self.hub.lose(self, str(conflict))  # by nobody: the table may have been removed
        raise _lost()

    def deliver(self) -> None:
        """Tell every viewer who is here, or was a moment ago, what has been stored."""
        changes, self._changes = self._changes, []
        here: dict[int, list[Watcher]] = {}
        for watcher in self.watchers:
            if watcher.greeted:
                here.setdefault(self.viewer(watcher), []).append(watcher)
        for viewer in here:  # also who has just changed from watching to playing
            if viewer not in self.audiences:
                self.audiences[viewer] = Audience()
        seconds = self.driver.seconds_left()
        for change in changes:
            shared: Shared = {}
            for viewer, audience in list(self.audiences.items()):
                if viewer not in here and monotonic() - audience.left > LINGER:
                    del self.audiences[viewer]
                elif change.only is None or change.only == viewer:
                    self._tell(viewer, audience, change, here.get(viewer, ()), seconds, shared)

    def _tell(
        self,
        viewer: int,
        audience: Audience,
        change: Change,
        here: Iterable[Watcher],
        seconds: float | None,
        shared: Shared,
    ) -> None:
        if change.afresh:
            self._tell_afresh(viewer, audience, change, here)
            return
        told = news(self.table, viewer, audience.known, change, seconds, shared)
        frame = encode(told)
        audience.remember(told.version, frame)
        for watcher in here:
            if change.speaker is None or change.speaker not in watcher.unheard:
                watcher.send(frame)
            else:
                watcher.send(encode(msgspec.structs.replace(told, said=None)))

    def _tell_afresh(
        self, viewer: int, audience: Audience, change: Change, here: Iterable[Watcher]
    ) -> None:
        """Nobody can come back to what was before by way of the latest news."""
        audience.forget()
        key = change.key[1] if change.key is not None and change.key[0] == viewer else None
        for watcher in here:
            self.tell_fresh(watcher, key)

    def _position_to_keep(self) -> str | None:
        table, match = self.table, self.table.match
        if match is None or table.moves + 1 - self.kept < KEEP_EVERY or match.over:
            return None
        if any(match.can_undo(seat) for seat in range(match.players)):
            return None  # the way back leads behind this position
        return match.position()

    def _forget_what_was_kept(self) -> None:
        """The record is in the store; only the latest events are still wanted."""
        self.kept = self.table.moves
        if self.table.match is not None:
            self.table.match.forget(EVENTS_KEPT)

    def rest(self) -> None:
        """Nothing has happened for a while: keep no more than what cannot be made again."""
        for audience in self.audiences.values():
            audience.forget()
        self.table.gallery = None

    # What players do

    async def receive(self, watcher: Watcher, message: Action) -> None:
        """Do what a message asks for, or say why not; in any case the sender gets an answer."""
        async with self.lock:
            try:
                self.check()
                if watcher.player is None:
                    raise Refusal("not_signed_in", "choose a name first")
                await self.settle(lambda: self._act(watcher, message))
            except Refusal as refusal:
                watcher.send(encode(Refused(refusal.problem, message.key)))
                if refusal.problem.code == "stale":
                    self.tell_fresh(watcher, message.key)
                return
            await self.driver.go_on()

    async def _act(self, watcher: Watcher, message: Action) -> None:
        assert watcher.player is not None
        if self.table.knows(message.key, watcher.player.id):
            self.tell_fresh(watcher, message.key)
        else:
            await act(self, watcher.player, self.viewer(watcher), message)


def _lost() -> Refusal:
    return Refusal("unavailable", "the table is being read anew; please try again")
