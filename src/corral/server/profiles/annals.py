"""What is still to be told of finished matches: what players did in them, by each game's facts.

It takes a replay, so it is done beside everything else, one match after the other. Matches that
ended before there were histories are written down first. Several processes may do the same: it
comes to the same.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import msgspec

import corral
from corral.arena.study.facts import facts_of
from corral.server.logs import Log, short
from corral.server.pausing import set_within
from corral.server.problems import Refusal
from corral.server.profiles.finishing import finished_after
from corral.server.storage.worker import StoreError
from corral.server.tables.happenings import Moved, Row
from corral.server.tables.hub import Hub
from corral.server.tables.table import Table, fold, record_lines, record_of

TOGETHER: Final = 20
EVERY: Final = 60.0
"""So many seconds lie between two looks, where no match has ended here."""
NOTHING: Final = ""
"""Of a match that cannot be told."""


class Annals:
    """Writes down what is missing. To be run beside everything else."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._history = hub.store.history
        self._log = Log("corral.server")
        self._unreadable: set[str] = set()

    async def run(self) -> None:
        while True:
            self._hub.matches_ended.clear()
            with suppress(StoreError, Refusal):  # the next look will do
                await self.look()
            await set_within(self._hub.matches_ended, EVERY)

    async def look(self) -> None:
        """All there is to do at present."""
        while tables := await self._untold():
            for table in tables:
                await self._tell(table)
        while tables := await self._history.without_facts(TOGETHER):
            for table in tables:
                await self._count(table)

    async def _untold(self) -> list[str]:
        found = await self._history.untold(TOGETHER + len(self._unreadable))
        return [table for table in found if table not in self._unreadable]

    async def _tell(self, table: str) -> None:
        rows = await self._hub.store.log(table)
        found, last = fold(table, rows), _last(rows)
        finished = None if last is None else finished_after(found, last)
        if finished is None:
            self._unreadable.add(table)
        else:
            await self._history.tell(finished)

    async def _count(self, table: str) -> None:
        rows = await self._hub.store.log(table)
        try:
            facts = await self._hub.long_work.do(facts_told, fold(table, rows), rows)
        except Refusal:
            raise
        except Exception as error:  # of a game whose package is gone, say
            facts = NOTHING
            cause = f"{type(error).__name__}: {error}"
            self._log.warning("a match cannot be told", table=short(table), cause=cause)
        await self._history.keep_facts(table, facts)


def facts_told(table: Table, rows: list[Row]) -> str:
    """By name, for each seat; JSON. Nothing where the game knows no facts of itself."""
    facts = facts_of(table.wish.game)
    if facts is None:
        return NOTHING
    match = corral.replay(record_of(table, record_lines(rows), table.scores))
    told = {"worth": facts.worth(match), "deeds": facts.deeds(match)}
    return msgspec.json.encode(told).decode()


def _last(rows: list[Row]) -> Moved | None:
    """The row that ended the match."""
    return next((row for row in rows if isinstance(row, Moved) and row.scores is not None), None)
