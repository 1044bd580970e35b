"""What nobody has touched for long is removed; the settings say after how long.

A finished match stays as long as anybody who played it can come back: a guest who was seen since
their cookie would have run out keeps their identity, and with it their matches. Who has a passkey,
a password or a recovery link can always come back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import time
from typing import Final

from corral.server.accounts.identity import DAY, YEAR
from corral.server.logs import Log
from corral.server.settings import Settings
from corral.server.storage.store import Store, StoreError

EVERY: Final = 3600.0
"""So many seconds lie between two looks."""
CANCELLED: Final = 30
"""Days for which a tournament is kept that was cancelled."""
LOG: Final = Log("corral.server")


class Retention:
    """Looks for tables that are past their time. ``in_use`` says which are in memory."""

    def __init__(self, settings: Settings, store: Store, in_use: Callable[[str], bool]) -> None:
        self._store = store
        self._in_use = in_use
        self._days = {
            "waiting": settings.keep_waiting_days,
            "running": settings.keep_running_days,
            "over": settings.keep_finished_days,
            "gone": 1,  # other processes have heard of it by then
        }

    async def run(self) -> None:
        while True:
            try:
                await self.look(time())
            except StoreError as error:  # the next look is soon enough
                LOG.warning("old tables were not removed", reason=str(error))
            await asyncio.sleep(EVERY)

    async def look(self, now: float) -> int:
        """Remove what is past its time, one after the other; how many tables."""
        gone = now - YEAR
        removed = 0
        for status, days in self._days.items():
            if not days:
                continue  # for ever
            before = now - days * DAY
            for table in await self._store.untouched_tables(status, before):
                if not self._in_use(table):
                    removed += await self._store.remove_table(table, before, gone)
        guests = await self._store.guestbook.forget(now, gone)
        await self._store.tournaments.forget_cancelled(now - CANCELLED * DAY)
        if days := self._days["over"]:
            await self._store.tournaments.forget_nobodys(now - days * DAY)
        await self._store.clubs.forget_evenings(now)
        if removed or guests:
            LOG.info("old tables were removed", tables=removed, guests=guests)
        return removed
