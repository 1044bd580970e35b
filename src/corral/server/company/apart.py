"""Keeping people apart while they are at tables: what somebody blocks is not heard from then on."""

from __future__ import annotations

from contextlib import suppress
from time import time
from typing import Final

from corral.server.accounts.guestbook import Player
from corral.server.storage.worker import StoreError
from corral.server.tables.hub import Hub

TOPIC: Final = "apart:"
"""What the news begins with that somebody has blocked somebody, or does so no more."""


class Apart:
    """Blocks, and sees to it that every open table knows of them."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._blocks = hub.store.blocks
        hub.bus.subscribe(self._news, lambda: None)

    async def unheard(self, player: str) -> frozenset[str]:
        """Whose lines of chat the player is not shown."""
        return await self._blocks.blocked_by(player)

    async def block(self, player: Player, other: str) -> None:
        await self._blocks.block(player.id, other, time())
        await self._changed(player.id)
        self._hub.bus.publish(f"{TOPIC}{player.id}", 0)

    async def unblock(self, player: Player, other: str) -> None:
        await self._blocks.unblock(player.id, other)
        await self._changed(player.id)
        self._hub.bus.publish(f"{TOPIC}{player.id}", 0)

    def _news(self, topic: str, _: int) -> None:
        if topic.startswith(TOPIC) and not self._hub.ending:
            self._hub.start(self._changed(topic.removeprefix(TOPIC)))

    async def _changed(self, player: str) -> None:
        """Whoever looks at a table is shown its chat as it is for them now."""
        here = [
            (room, watcher)
            for room in self._hub.rooms()
            for watcher in room.watchers
            if watcher.player is not None and watcher.player.id == player
        ]
        if not here:
            return
        with suppress(StoreError):  # the next time that they come it is known
            unheard = await self.unheard(player)
            for room, watcher in here:
                async with room.lock:
                    if watcher.unheard != unheard and not room.lost:
                        watcher.unheard = unheard
                        if watcher.greeted:
                            room.tell_fresh(watcher)
