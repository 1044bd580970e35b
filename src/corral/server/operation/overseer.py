"""What operators do beside a running server (``corral admin``) is noticed by looking now and then.

They write into the same database, and into its audit log what they have done: whoever serves
reads the guests and tables anew that were meant.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from corral.server.accounts.identity import Guests
from corral.server.storage.worker import StoreError
from corral.server.tables.hub import Hub

EVERY: Final = 2.0
"""So many seconds lie between two looks."""


class Overseer:
    """Looks into the audit log."""

    def __init__(self, hub: Hub, guests: Guests) -> None:
        self._hub = hub
        self._guests = guests
        self._book = hub.store.guestbook
        self._bots = hub.store.botbook
        self.every = EVERY

    async def run(self) -> None:
        seen: int | None = None
        while True:
            with suppress(StoreError):  # the next look will do
                seen = await self._book.last_deed() if seen is None else await self._look(seen)
            await asyncio.sleep(self.every)

    async def _look(self, seen: int) -> int:
        for number, player, table in await self._book.deeds_since(seen):
            if player is not None:
                self._guests.forget(player)
                self._hub.reread_where(player)
                for bot in await self._bots.of(player):  # which are told of by their owner's name
                    self._hub.reread_where(bot.id)
            if table is not None:
                self._hub.reread(table)
            seen = number
        return seen
