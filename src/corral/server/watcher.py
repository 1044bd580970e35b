"""A connection to a table, as the room sees it: somebody to whom frames can be sent."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from corral.server.latency import RoundTrip
from corral.server.store import Player
from corral.server.table import Chair

BACKLOG: Final = 256
"""Frames that may wait for a slow connection. Then it is cut, comes back and asks for the gap."""


class Watcher:
    """Frames wait here until the connection takes them; the room itself never waits."""

    __slots__ = ("_frames", "_waiting", "chair", "cut", "greeted", "player", "round_trip")

    def __init__(self, player: Player | None) -> None:
        self.player = player
        self.chair: Chair | None = None
        """Which of the player's chairs it looks from; without a wish the first."""
        self.greeted = False
        """Nothing is sent before the client has said which version it has."""
        self.round_trip = RoundTrip()
        self.cut = False
        self._frames: deque[bytes] = deque()
        self._waiting: asyncio.Future[None] | None = None
        """Settled when there is something to send; there is one who waits for it."""

    def send(self, frame: bytes) -> None:
        if self.cut:
            return
        if len(self._frames) >= BACKLOG:
            self.close()
        else:
            self._frames.append(frame)
            self._wake()

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
        return self._frames.popleft()
