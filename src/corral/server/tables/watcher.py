"""A connection to a table, as the room sees it: somebody to whom frames can be sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, TypeAlias

from corral.server.storage.store import Player
from corral.server.tables.latency import RoundTrip
from corral.server.tables.messages import PaceKind
from corral.server.tables.table import PUBLIC, Chair

BACKLOG: Final = 256
BACKLOG_BYTES: Final = 256 * 1024
"""What may wait for a slow connection. Then it is cut, comes back and asks for the gap."""

Line: TypeAlias = Callable[[bytes], bool]
"""Sends a frame at once, where that can be done; whether it could."""


class Watcher:
    """Frames wait here until the connection takes them; the room itself never waits."""

    __slots__ = (
        "_bytes",
        "_frames",
        "_line",
        "_waiting",
        "chair",
        "chairs",
        "cut",
        "greeted",
        "looks",
        "overflowed",
        "pace",
        "player",
        "round_trip",
        "unheard",
        "viewer",
    )

    def __init__(self, player: Player | None, line: Line | None = None) -> None:
        self.player = player
        self._line = line
        self.chair: Chair | None = None
        """Which of the player's chairs it looks from; without a wish the first."""
        self.viewer = PUBLIC
        """The seat it looks through, or the public, at a table with these chairs."""
        self.chairs: list[Chair] | None = None
        self.unheard: frozenset[str] = frozenset()
        """Whose lines of chat are not shown here."""
        self.greeted = False
        """Nothing is sent before the client has said which version it has."""
        self.looks = True
        """Whether the table is looked at, not something else in front of it."""
        self.round_trip = RoundTrip()
        self.pace: PaceKind = "brisk"
        """How quickly bots are to move for whoever looks here."""
        self.cut = False
        self.overflowed = False
        """Whether it was cut because too much waited."""
        self._frames: list[bytes] = []
        self._bytes = 0
        """How much waits."""
        self._waiting: asyncio.Future[None] | None = None
        """Settled when there is something to send; there is one who waits for it."""

    def send(self, frame: bytes) -> None:
        """At once where nothing is before it, which costs half as much as to wake a task for it."""
        if self.cut or (self._waiting is not None and self._line is not None and self._line(frame)):
            return
        full = self._bytes + len(frame) > BACKLOG_BYTES or len(self._frames) >= BACKLOG
        if full and self._frames:  # one that is large alone must get through
            self._drop()
        else:
            self._frames.append(frame)
            self._bytes += len(frame)
            self._wake()

    def _drop(self) -> None:
        """Who has not read so much will not read the rest; it asks for the gap when it is back."""
        self._frames.clear()
        self._bytes = 0
        self.overflowed = True
        self.close()

    def close(self) -> None:
        """Send what waits, then close the connection."""
        self.cut = True
        self._wake()

    def _wake(self) -> None:
        waiting, self._waiting = self._waiting, None
        if waiting is not None and not waiting.done():
            waiting.set_result(None)

    async def next(self) -> bytes | None:
        """The next frame; ``None`` when the connection is to be closed."""
        while not self._frames:
            if self.cut:
                return None
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        frame = self._frames.pop(0)
        self._bytes -= len(frame)
        return frame
