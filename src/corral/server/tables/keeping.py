"""For whom a table counts as open, and how many each guest may have.

A table is its host's until it is over, or until they have left it: to other people, or before the
match to whoever may come. Where bots play alone it is still the host's, for their thinking is what
a table costs.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from time import time
from typing import Final
from weakref import WeakValueDictionary

from corral.server.long_work import asker
from corral.server.problems import Refusal
from corral.server.processes.bus import Bus
from corral.server.settings import Settings
from corral.server.storage.store import Store, StoreError
from corral.server.tables.happenings import HostChanged, Resigned, Returned, Row, Went
from corral.server.tables.table import Table, chairs_after

REMEMBERED: Final = 20_000
"""Addresses; what is kept of each, and told to other processes, is a hash."""
TOPIC: Final = "from:"
"""What news of tables begin with that were opened from an address."""


def keeper_after(table: Table, row: Row) -> str | None:
    """Whose open table it is with one more row in its log."""
    status = table.status_after(row)
    if status in ("over", "gone"):
        return None
    host = row.host if isinstance(row, HostChanged) else table.host
    chairs = chairs_after(table.chairs, row)
    away = {seat for seat, chair in enumerate(chairs) if chair.away}
    if isinstance(row, Went | Resigned):
        away.add(row.seat)
    elif isinstance(row, Returned):
        away.discard(row.seat)
    here = {chair.player for seat, chair in enumerate(chairs) if chair.player and seat not in away}
    if host in here:
        return host
    awaiting = status == "waiting" and any(chair.kind == "open" for chair in chairs)
    return None if here or awaiting else host or None


class Allowance:
    """Lets every guest have so many open tables, and every address so many in the lobby."""

    def __init__(self, store: Store, settings: Settings, bus: Bus) -> None:
        self._store = store
        self._bus = bus
        self._most = settings.guest_tables
        self._most_public = settings.guest_public
        self._most_at_address = settings.address_public
        self._opened: OrderedDict[str, list[str]] = OrderedDict()
        """The public tables that were opened from each address and wait, as far as is known."""
        self._listed = 60.0 * settings.lobby_minutes
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        bus.subscribe(self._news, lambda: None)

    @asynccontextmanager
    async def one_more(self, player: str, table: str, public: bool) -> AsyncIterator[None]:
        """While a table is opened: a guest's requests one by one, or each would be the last."""
        async with self._opening.setdefault(player, asyncio.Lock()):
            await self.check(player, more=1)
            if not public:
                yield
                return
            await self._check_public(player)
            async with self._one_more_at_address(table):
                yield

    @asynccontextmanager
    async def _one_more_at_address(self, table: str) -> AsyncIterator[None]:
        """Whoever takes a new name for every table is still at one address."""
        address = sha256(asker().encode()).hexdigest()
        async with self._opening.setdefault(f"at {address}", asyncio.Lock()):
            waiting = await self._waiting_from(address)
            if len(waiting) >= self._most_at_address:
                raise Refusal(
                    "too_many_tables",
                    f"{len(waiting)} public tables that wait were opened from your network, and "
                    f"{self._most_at_address} are allowed at a time: open one that is not public",
                    reason="too_many_nearby",
                    values={"most": self._most_at_address},
                )
            yield
            self._remember(address, table)
            self._bus.publish(f"{TOPIC}{address}:{table}", 0)

    def _remember(self, address: str, table: str) -> None:
        known = self._opened.setdefault(address, [])
        if table not in known:
            known.append(table)
        if len(self._opened) > REMEMBERED:
            self._opened.popitem(last=False)

    def _news(self, topic: str, _: int) -> None:
        """Another process has let somebody at an address open a table: it counts here as well."""
        if topic.startswith(TOPIC):
            address, table = topic.removeprefix(TOPIC).rsplit(":", 1)  # IPv6 has colons, too
            self._remember(address, table)

    async def _waiting_from(self, address: str) -> list[str]:
        opened = list(self._opened.get(address, ()))
        if not opened:
            return []
        try:
            waiting = await self._store.still_waiting(opened, time() - self._listed)
        except StoreError:
            raise Refusal("unavailable", "please try again in a moment") from None
        gone = set(opened).difference(waiting)  # others may have been opened meanwhile
        left = [table for table in self._opened.pop(address, ()) if table not in gone]
        if left:
            self._opened[address] = left
        return left

    async def _check_public(self, player: str) -> None:
        """The lobby is for everybody: few of one guest's tables wait there."""
        try:
            waiting = await self._store.public_waiting(player, time() - self._listed)
        except StoreError:
            raise Refusal("unavailable", "please try again in a moment") from None
        if waiting >= self._most_public:
            raise Refusal(
                "too_many_tables",
                f"{waiting} public tables wait for you, and {self._most_public} are allowed at a "
                "time: begin or leave one first, or open one that is not public",
                reason="too_many_public",
                values={"most": self._most_public},
            )

    async def check(self, player: str, more: int = 0) -> None:
        """Refuse what is too much."""
        try:
            kept = await self._store.tables_kept(player)
        except StoreError:
            raise Refusal("unavailable", "please try again in a moment") from None
        if kept + more > self._most:
            raise Refusal(
                "too_many_tables",
                f"you have {kept} open tables, and {self._most} are allowed at a time: "
                "finish or leave one first",
            )
