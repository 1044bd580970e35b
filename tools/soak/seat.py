"""A page that shows a table: follows what is told, and notices when something is missing."""

from __future__ import annotations

import asyncio
import json
from itertools import count
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from tools.soak.notes import Notes

KEYS: Final = count()
PATIENCE: Final = 120.0


class Seat:
    """One socket to a table, as a client keeps it."""

    def __init__(self, notes: Notes, table: str, socket: ClientConnection) -> None:
        self._notes = notes
        self.table = table
        self._socket = socket
        self.version = -1
        self.you: Any = {"moves": []}
        self.info: Any = None

    @property
    def moves(self) -> list[str]:
        found: list[str] = self.you["moves"]
        return found

    @property
    def over(self) -> bool:
        return self.info is not None and self.info["status"] in ("over", "gone")

    async def send(self, kind: str, **values: Any) -> None:
        await self._socket.send(json.dumps({"kind": kind, **values}))

    async def hear(self, timeout: float) -> Any:
        """The next message; nothing where none came."""
        try:
            async with asyncio.timeout(timeout):
                message = json.loads(await self._socket.recv())
        except TimeoutError:
            return None
        if message["kind"] == "ping":
            await self.send("pong", mark=message["mark"])
        elif message["kind"] in ("fresh", "news"):
            self._follow(message)
        return message

    def _follow(self, message: Any) -> None:
        had = bool(self.moves)
        if message["kind"] == "news" and message["version"] != self.version + 1:
            step = f"{self.version} to {message['version']}"
            self._notes.faults.append(f"{self.table}: a gap in what was told, from {step}")
        self.version = message["version"]
        self.you = message.get("you") or self.you
        self.info = message.get("table") or self.info
        self._notes.turns += bool(self.moves) and not had
        self._notes.over(self.table, self.info)

    async def ask(self, kind: str, **values: Any) -> Any:
        """Until it is answered."""
        key = f"soak{next(KEYS)}"
        await self.send(kind, key=key, **values)
        while True:
            message = await self.hear(PATIENCE)
            if message is None:
                self._notes.faults.append(f"{self.table}: no answer to {kind}")
                return {"kind": "refused"}
            if message.get("key") == key:
                if message["kind"] == "news":
                    self._notes.grant(self.table, key)
                    self._notes.done[kind] += 1
                return message

    async def compare(self, other: Seat) -> None:
        """A page that is opened anew shows the same, or this one has missed something."""
        await other.hello()
        while self.version < other.version and await self.hear(PATIENCE):
            pass
        same = (self.moves, self.info) == (other.moves, other.info)
        if self.version == other.version and not same:
            self._notes.faults.append(f"{self.table}: a turn that was not told")
        elif self.version < other.version:
            self._notes.faults.append(f"{self.table}: news that never came")
        self._notes.done["compared"] += 1

    async def hello(self) -> None:
        await self.send("hello", since=None)
        while (message := await self.hear(PATIENCE)) and message["kind"] != "fresh":
            pass


def line(url: str, table: str, cookie: str) -> connect:
    """To the socket of a table."""
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    return connect(
        address, additional_headers={"Cookie": cookie}, max_size=2**24, ping_interval=None
    )
