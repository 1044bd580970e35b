"""A server on a copy of a data folder that an older version wrote."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Coroutine
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from corral.core.dealer import SeededDealer
from corral.server.accounts.identity import COOKIE
from corral.server.tables.acts import make_move
from corral.server.tables.table import record_lines, record_of
from tests.kept_folder import KeptFolder
from tests.server.house import House
from tests.server.people import PATIENCE, Guest
from tools.keep.playing import GOES_ON, pick

T = TypeVar("T")


class KeptHouse:
    """Opens the copy; the folder itself stays as it is."""

    def __init__(self, folder: KeptFolder, copy: Path) -> None:
        shutil.copytree(folder.data, copy)
        self.tables = folder.tables()
        self._copy = copy
        self.house = House(copy)

    def close(self) -> None:
        self.house.close()

    def reopen(self) -> None:
        """As after a restart: all that is in memory is gone."""
        self.house.close()
        self.house = House(self._copy)

    def guest(self, name: str) -> Guest:
        """Somebody of then with a new cookie: of the old one only a hash was kept."""
        secret = f"secret-of-{name}"
        with closing(sqlite3.connect(self._copy / "corral.db")) as db:
            digest = sha256(secret.encode()).hexdigest()
            whose = "player = (SELECT id FROM players WHERE name = ?)"
            db.execute(f"UPDATE sessions SET secret_hash = ? WHERE {whose}", (digest, name))
            db.commit()
        guest = self.house.guest()
        guest.http.cookies.set(COOKIE, secret)
        return guest

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.house.loop).result(PATIENCE)

    def record(self, name: str) -> str:
        """The whole match of a table, as its log tells it."""
        return self.do(self._record(self.tables[name]["id"]))

    async def _record(self, table: str) -> str:
        hub = self.house.services.hub
        found = (await hub.room(table)).table
        return record_of(found, record_lines(await hub.store.log(table)), found.scores)

    def go_on(self, name: str, seed: int) -> None:
        """What ``tools.keep.playing.go_on`` does, in the server."""
        self.do(self._go_on(self.tables[name]["id"], seed))

    async def _go_on(self, table: str, seed: int) -> None:
        room = await self.house.services.hub.room(table)
        rng = Random(seed)
        async with room.lock:
            match = room.table.match
            assert match is not None
            match.dealer = SeededDealer(seed)
            for _ in range(GOES_ON):
                if not match.over:
                    await make_move(room, *pick(match, rng))
