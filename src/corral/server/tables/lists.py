"""Lists of tables, made from the summaries beside them: the lobby, and a guest's own."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from statistics import fmean
from time import time
from typing import Final, Generic, Literal, NamedTuple, TypeAlias, TypeVar

from msgspec import structs

from corral.server.problems import Refusal
from corral.server.processes.presence import LINE
from corral.server.profiles.rating import NEWCOMER
from corral.server.storage.store import Listed, Player, StoreError
from corral.server.tables.hub import Hub
from corral.server.tables.summary import Summary, read_summary, summary_of
from corral.server.tables.table import fold
from corral.server.wire import TableForMe, TableInfo

T = TypeVar("T")

MOST_LISTED: Final = 50
MOST_LOOKED_AT: Final = 500
"""So many are looked at for that: however many tables bots play at alone, a list costs no more."""
MOST_VISITED: Final = 1000
"""Of so many the store is told that somebody is there."""


NEAR: Final = 150
"""A table is on somebody's level whose people are no farther away from them than this."""
PaceWish: TypeAlias = Literal["live", "unhurried"]
LevelWish: TypeAlias = Literal["mine", "new"]


class Wanted(NamedTuple):
    """What somebody looks for among public tables; nothing said is anything."""

    game: str | None = None
    pace: PaceWish | None = None
    free: int | None = None
    """At least so many seats are open."""
    level: LevelWish | None = None
    """Like the own one, or where newcomers sit: those without a rating count as such."""

    def fits(self, table: TableInfo, own: int | None) -> bool:
        """``own``: the rating at the table's game of who looks."""
        free = sum(seat.kind == "open" for seat in table.seats)
        wishes = (
            (self.game, table.game),
            (self.pace, "unhurried" if table.seconds is None else "live"),
        )
        if any(wish not in (None, found) for wish, found in wishes) or free < (self.free or 0):
            return False
        newcomer = NEWCOMER.shown
        level = newcomer if table.level is None else table.level
        if self.level == "new":
            return level <= newcomer
        return self.level is None or abs(level - (newcomer if own is None else own)) <= NEAR


ANYTHING: Final = Wanted()


class PublicTable(NamedTuple):
    """A table of the lobby, and whose it is."""

    host: str
    info: TableInfo


class Lists:
    """Tells of tables without reading them, wherever that is possible."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._store = hub.store
        self._first = Coalesced(lambda: self._lobby(MOST_LISTED))
        """The lobby as it is listed: of many tables it is much work."""
        self._all = Coalesced(lambda: self._lobby(MOST_LOOKED_AT))
        """The lobby from which some are chosen."""

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

    async def info(self, table: str) -> TableInfo:
        """A table as everybody sees it, without bringing it to memory."""
        kept = await self._store.summary(table)
        there = kept is not None or await self._store.has_table(table)
        found = await self.summaries([Listed(table, kept)]) if there else []
        if not found or found[0].table.status == "gone":
            raise Refusal("not_found", "there is no such table")
        return found[0].info()

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

    async def lobby(self, wanted: Wanted = ANYTHING, own: Player | None = None) -> list[TableInfo]:
        """Public tables to join or to watch, with people at them, at most ``MOST_LISTED``.

        Of those that are ``wanted``; ``own``: who asks, whose level may count, and who sees nothing
        of those whom they have blocked or who have blocked them.
        """
        apart = set() if own is None else await self._store.blocks.apart_from(own.id)
        lobby = self._first if wanted == ANYTHING else self._all
        tables = [one.info for one in await lobby.latest() if one.host not in apart]
        ratings = await self._store.history.shown([own.id]) if own and wanted.level else {}
        mine = {game: rating for (_, game), rating in ratings.items()}
        return [one for one in tables if wanted.fits(one, mine.get(one.game))][:MOST_LISTED]

    async def _lobby(self, most: int) -> list[PublicTable]:
        since = time() - 60.0 * self._hub.settings.lobby_minutes
        visited = [room.table.id for room in self._hub.rooms() if room.visited]
        visited += [one for one in await self._hub.presence.visited() if not one.startswith(LINE)]
        found = await self._store.public_tables(MOST_LOOKED_AT, since, visited[:MOST_VISITED])
        shown: list[Summary] = []
        for first in range(0, len(found), MOST_LISTED):
            some = await self.summaries(found[first : first + MOST_LISTED])
            shown += [one for one in some if any(one.players)]
            if len(shown) >= most:
                break
        return await self._with_levels(shown)

    async def _with_levels(self, shown: list[Summary]) -> list[PublicTable]:
        """How strong those are who sit there, as far as rated matches have shown it."""
        people = sorted({player for one in shown for player in one.players if player})
        ratings = await self._store.history.shown(people)
        told = []
        for one in shown:
            info = one.info()
            known = [ratings.get((player, info.game)) for player in one.players if player]
            levels = [rating for rating in known if rating is not None]
            level = round(fmean(levels)) if levels else None
            told.append(PublicTable(one.host, structs.replace(info, level=level)))
        return told


class Coalesced(Generic[T]):
    """Something that is much work to make, and the same for all who ask.

    Whoever asks while it is made waits for the next one, with all who do: what is made now may not
    know of what they know already.
    """

    def __init__(self, make: Callable[[], Awaitable[T]]) -> None:
        self._make = make
        self._made: asyncio.Task[T] | None = None
        """The one that is made now, or was last."""
        self._next: asyncio.Task[T] | None = None

    async def latest(self) -> T:
        if self._next is None:
            self._next = asyncio.create_task(self._make_after(self._made))
        return await asyncio.shield(self._next)

    async def _make_after(self, other: asyncio.Task[T] | None) -> T:
        if other is not None:
            await asyncio.wait({other})
        self._made, self._next = self._next, None  # who comes now may know of something newer
        return await self._make()
