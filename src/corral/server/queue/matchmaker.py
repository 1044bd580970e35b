"""Brings people together who want to play soon: one round a second, while somebody waits here."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from random import SystemRandom
from secrets import token_urlsafe
from typing import Final

import msgspec

from corral.core.registry import game as game_named
from corral.server.gate.limits import OpenSockets
from corral.server.pausing import set_within
from corral.server.problems import Refusal
from corral.server.queue.book import Begun, Hopeful
from corral.server.queue.matchmaking import matched
from corral.server.queue.wire import Queued
from corral.server.storage.worker import StoreError
from corral.server.tables import decisions
from corral.server.tables.chronicle import tell
from corral.server.tables.happenings import Row
from corral.server.tables.hub import Hub
from corral.server.tables.seating import ID_BYTES, Seating
from corral.server.tables.summary import summary_of
from corral.server.tables.table import fold
from corral.server.tables.watcher import Watcher
from corral.server.tables.written import clean_name
from corral.server.wire import NewTable, SeatWish

ROUND: Final = 1.0
"""So many seconds lie between two looks, where nobody comes or goes."""
GOING_AWAY, ELSEWHERE = 1001, 4001
"""How sockets are closed: a client may come back, or must not."""
BOTS_AFTER: Final = 60.0
SECONDS: Final = 60
"""The pace of the tables: who wants to play soon is here."""
TOPIC: Final = "queue:"
"""The news that somebody waits, waits no more, or was brought to a table."""

encode = msgspec.json.Encoder().encode


class QueuePlace:
    """Somebody who waits on a line of this process, and what they were told last."""

    __slots__ = ("closing", "game", "players", "told", "watcher")

    def __init__(self, watcher: Watcher, game: str, players: int | None) -> None:
        self.watcher = watcher
        self.game = game
        self.players = players
        self.told: tuple[int, str | None] | None = None
        self.closing = GOING_AWAY, "the wait is over"

    def give_way(self) -> None:
        """The same person waits elsewhere."""
        self.closing = ELSEWHERE, "you wait elsewhere"
        self.watcher.close()


class Matchmaker:
    """The lines of this process, and the rounds."""

    def __init__(self, hub: Hub, seating: Seating) -> None:
        self._hub = hub
        self._seating = seating
        self._queue = hub.store.queue
        self._lines: dict[str, QueuePlace] = {}
        self._news = asyncio.Event()
        self.sockets = OpenSockets(hub.settings.address_waiting)
        hub.bus.subscribe(self._hear, self._news.set)

    def _hear(self, topic: str, _: int) -> None:
        if topic == TOPIC:
            self._news.set()

    def _tell_all(self) -> None:
        """Here and in other processes."""
        self._hub.bus.publish(TOPIC, 0)
        self._news.set()

    async def enter(self, line: str, place: QueuePlace) -> None:
        """Somebody waits; ``Refusal`` where they have too many open tables already."""
        player = place.watcher.player
        assert player is not None, "a stranger cannot be told where to go"
        clean_name(player.name)  # one of older rules could be seated nowhere
        await self._seating.allowance.check(player.id, more=1)
        await self._queue.join(player.id, place.game, place.players, line)
        if (before := self._lines.get(line)) is not None:
            before.give_way()
        self._lines[line] = place
        self._tell_all()

    async def leave(self, line: str, place: QueuePlace) -> None:
        """The socket is closed; another one may have taken its place."""
        if self._lines.get(line) is not place:
            return
        del self._lines[line]
        with suppress(StoreError):  # without a sign of life it ends soon
            await self._queue.leave(line)
        self._tell_all()

    def end(self) -> None:
        for place in self._lines.values():
            place.watcher.close()

    # Rounds

    async def run(self) -> None:
        while True:
            await set_within(self._news, ROUND if self._lines else None)
            self._news.clear()
            if self._lines:
                await self._try_round()

    async def _try_round(self) -> None:
        """Whatever goes wrong, there is a next one: people wait."""
        try:
            await self._round()
        except (StoreError, Refusal) as error:
            self._hub.log.warning("nobody was brought together", reason=str(error))
        except Exception as error:
            self._hub.metrics.errors.inc()
            self._hub.log.error("nobody was brought together", error=error)

    async def _round(self) -> None:
        await self._queue.renew(list(self._lines))
        waiting = await self._queue.hopefuls()
        for game in sorted({place.game for place in self._lines.values()}):
            await self._bring_together([one for one in waiting if one.game == game], game)
        await self._tell()

    async def _bring_together(self, waiting: Sequence[Hopeful], game: str) -> None:
        rules = game_named(game)
        apart = await self._queue.apart([one.player for one in waiting])
        groups = self._hub.long_work.do(matched, waiting, rules.fewest, rules.most, apart)
        for group in await groups:
            begun = await self._hub.long_work.do(self._begin, group)
            if await self._queue.pair(begun):
                self._tell_all()
                room = await self._hub.room(begun.table)  # from now on its clock runs
                for row in begun.rows:
                    tell(room.table, row)

    def _begin(self, group: Sequence[Hopeful]) -> Begun:
        """A table with everybody at it, in any order, whose match begins at once."""
        people = SystemRandom().sample(list(group), len(group))
        host = people[0]
        wish = NewTable(
            game=host.game,
            seats=[SeatWish("open")] * len(people),
            public=True,
            seconds=SECONDS,
            rated="people",
        )
        opened = decisions.open_table(wish, host.player, host.name, self._hub.settings.stand_in)
        rows: list[Row] = [opened]
        table = fold(token_urlsafe(ID_BYTES), rows)
        for one in people:
            rows.append(decisions.sit(table, one.player, one.name, None))
            table.apply(rows[-1])
        rows.append(decisions.start(table, host.player, self._seating.seed))
        table.apply(rows[-1])
        return Begun(table.id, rows, [one.player for one in people], summary_of(table))

    async def _tell(self) -> None:
        """Everybody here how it is, where that has changed."""
        lines = dict(self._lines)
        counts = await self._queue.counts()
        places = await self._queue.places(list(lines))
        for line, place in lines.items():
            waited, table = places.get(line, (0.0, None))
            if line not in places:
                place.give_way()
                continue
            now = counts.get(place.game, 0), table
            if now != place.told:
                place.told = now
                told = Queued(place.game, place.players, now[0], waited, BOTS_AFTER, table)
                place.watcher.send(encode(told))
            if table is not None:
                place.watcher.close()
