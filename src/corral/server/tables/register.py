"""Who is at one table: whom this process sees, whom others see, and since when somebody is gone."""

from __future__ import annotations

from contextlib import suppress
from time import time
from typing import TYPE_CHECKING

from corral.server.processes.presence import Attendance
from corral.server.storage.store import StoreError
from corral.server.tables.messages import Present
from corral.server.tables.table import PUBLIC

if TYPE_CHECKING:
    from corral.server.tables.room import Room
    from corral.server.tables.watcher import Watcher


class Register:
    """The book in which those are entered who come to a room; nobody's memory but the store's."""

    def __init__(self) -> None:
        self.elsewhere = Attendance()
        """Who is here by way of other processes."""
        self._told_others = Attendance()
        self._told: Present | None = None
        self._last_seen: dict[str, float] = {}
        self._read: dict[str, int] = {}
        """How many lines of the chat each has seen."""
        self._opened = False

    def tell(self, room: Room, new: Watcher | None = None) -> None:
        """Tell the others, processes and people, what has changed; it has no version."""
        seen = _seen(room)
        if seen != self._told_others:
            self._told_others = seen
            room.hub.presence.tell(room.table.id, seen)
        present = self._present(room, seen)
        if present != self._told:
            self._told = present
            room.shout(present)
        elif new is not None:
            room.send(new, present)

    def _present(self, room: Room, seen: Attendance) -> Present:
        """Those whom this process sees, and those whom others do."""
        looking = seen.players | self.elsewhere.players
        here = looking | seen.idle | self.elsewhere.idle
        players = [chair.player for chair in room.table.chairs]
        last = [None if one is None or one in here else self._last_seen.get(one) for one in players]
        return Present(
            seats=[one in here for one in players],
            spectators=seen.watching + self.elsewhere.watching,
            idle=[seat for seat, one in enumerate(players) if one in here and one not in looking],
            seen=last if any(last) else [],
        )

    def deserted(self, room: Room) -> bool:
        """Whether nobody who plays looks at the table, or has it open.

        Where people play, bot accounts are no company. Who has resigned does not play any more,
        and a table of bots waits for nobody.
        """
        playing = [one for one in room.table.chairs if one.player and not one.resigned]
        people = {one.player for one in playing if one.owner is None}
        awaited = people or {one.player for one in playing}
        seen, other = _seen(room), self.elsewhere
        here = seen.players | seen.idle | other.players | other.idle
        return bool(awaited) and not awaited & here

    def looks(self, room: Room, player: str) -> bool:
        """Whether that player looks at the table at this process."""
        return player in _seen(room).players

    def looking(self, room: Room) -> frozenset[str]:
        """Those who have a seat and look at the table, as far as this process knows."""
        return _seen(room).players | self.elsewhere.players

    def came(self, room: Room, player: str) -> bool:
        """Whether that player is at the table, or ever was, as far as is known here."""
        seen, other = _seen(room), self.elsewhere
        here = seen.players | seen.idle | other.players | other.idle
        return player in here or player in self._last_seen or player in room.table.keys

    # What the store keeps

    async def open(self, room: Room) -> None:
        """Read once what is known of those who have a seat."""
        if not self._opened:
            await self.look(room)

    async def look(self, room: Room) -> None:
        """Whom other processes see here, and what the store knows of the rest."""
        self.elsewhere = await room.hub.presence.elsewhere(room.table.id)
        with suppress(StoreError):
            found = await room.hub.store.attendance(room.table.id)
            self._opened = True
            for one in found:
                self._read[one.player] = max(one.read, self._read.get(one.player, 0))
                if one.seen is not None:
                    seen = max(one.seen, self._last_seen.get(one.player, 0.0))
                    self._last_seen[one.player] = seen
        self.tell(room)

    def leave(self, room: Room, player: str) -> None:
        """Somebody goes, unless another connection of theirs stays."""
        seen = _seen(room)
        if player not in seen.players | seen.idle:
            at = self._last_seen[player] = time()
            room.hub.start(self._note(room, player, at), room.table.id)

    async def _note(self, room: Room, player: str, at: float) -> None:
        """Write down when somebody was last seen, then let other processes look."""
        with suppress(StoreError):
            await room.hub.store.saw_at_table(room.table.id, player, at)
            room.hub.presence.tell(room.table.id, _seen(room))

    def read_by(self, player: str | None) -> int:
        return 0 if player is None else self._read.get(player, 0)

    async def read(self, room: Room, player: str, lines: int) -> None:
        """Somebody has seen so many lines of the chat."""
        lines = min(lines, room.table.said)
        if lines > self._read.get(player, 0):
            self._read[player] = lines
            with suppress(StoreError):
                await room.hub.store.read_chat(room.table.id, player, lines)


def _seen(room: Room) -> Attendance:
    greeted = [one for one in room.watchers if one.greeted]
    seated = [one for one in greeted if room.viewer(one) != PUBLIC]
    looking = frozenset(one.player.id for one in seated if one.player and one.looks)
    idle = frozenset(one.player.id for one in seated if one.player and not one.looks)
    return Attendance(looking, len(greeted) - len(seated), idle - looking)
