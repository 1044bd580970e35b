"""Lists of tables, made from the summaries beside them: the lobby, and a guest's own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from time import time
from typing import Final

from corral.server.hub import Hub
from corral.server.problems import Refusal
from corral.server.store import Listed, Player, StoreError
from corral.server.summary import Summary, read_summary, summary_of
from corral.server.table import fold
from corral.server.wire import TableForMe

MOST_LISTED: Final = 50
MOST_LOOKED_AT: Final = 500
"""So many are looked at for that: however many tables bots play at alone, a list costs no more."""
MOST_VISITED: Final = 1000
"""Of so many the store is told that somebody is there."""


class Lists:
    """Tells of tables without reading them, wherever that is possible."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._store = hub.store
        self._made: asyncio.Task[list[Summary]] | None = None
        """The lobby that is made now, or was last."""
        self._next: asyncio.Task[list[Summary]] | None = None

    async def summaries(self, tables: Iterable[Listed]) -> list[Summary]:
        """The tables of a list, with no move that is not stored yet; unreadable ones are left out.

        Where an older version has left no summary the table is read, once.
        """
        found = []
        for table in tables:
            summary = read_summary(table.summary)
            if summary is None:
                summary = await self._summarize(table.id)
            if summary is not None:
                found.append(summary)
        return found

    async def _summarize(self, table: str) -> Summary | None:
        """A match that is not running is not played again for that."""
        try:
            if not self._hub.holds(table):
                rows = await self._store.log(table)
                found = fold(table, rows)
                if found.status != "running":
                    summary = summary_of(found)
                    await self._hub.keep_summary(found, summary)
                    return summary
            room = await self._hub.room(table)
        except StoreError:
            raise Refusal("unavailable", "a table cannot be read; please try again") from None
        except Refusal as refusal:
            if refusal.problem.code == "unavailable":
                raise
            return None
        except Exception as error:
            await self._hub.note_unreadable(table, error)
            return None
        async with room.lock:
            return room.summary

    async def of(self, player: Player) -> list[TableForMe]:
        """A guest's tables: those that are not over first, then the latest."""
        found = []
        for listed in await self._store.tables_of(player.id, MOST_LISTED):
            found += [one.for_player(player, listed.read) for one in await self.summaries([listed])]
        return found

    async def lobby(self) -> list[Summary]:
        """Public tables to join or to watch, with people at them, at most ``MOST_LISTED``.

        Whoever asks while it is made waits for the next one, with all who do: of many tables it is
        much work, and others want something of the store as well.
        """
        if self._next is None:
            self._next = asyncio.create_task(self._make_after(self._made))
        return await asyncio.shield(self._next)

    async def _make_after(self, other: asyncio.Task[list[Summary]] | None) -> list[Summary]:
        if other is not None:
            await asyncio.wait({other})
        self._made, self._next = self._next, None  # who comes now may know of something newer
        return await self._lobby()

    async def _lobby(self) -> list[Summary]:
        since = time() - 60.0 * self._hub.settings.lobby_minutes
        visited = [room.table.id for room in self._hub.rooms() if room.visited]
        visited += await self._hub.presence.visited()
        found = await self._store.public_tables(MOST_LOOKED_AT, since, visited[:MOST_VISITED])
        shown: list[Summary] = []
        for first in range(0, len(found), MOST_LISTED):
            some = await self.summaries(found[first : first + MOST_LISTED])
            shown += [one for one in some if any(one.players)]
            if len(shown) >= MOST_LISTED:
                break
        return shown[:MOST_LISTED]
