"""boardgame.io's own server under the same load: as many tables and clients, the next move when
both have the last one.

Its game has a counter and one move that adds to it, and its matches are kept in memory alone, as it
does by itself: it checks no rules, stores nothing, and sends the whole state.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from corral.core.errors import CorralError
from corral.server.bench import load
from corral.server.bench.load import latencies, processor_time
from corral.server.storage.scratch import free_port

PACKAGE: Final = "boardgame.io"
VERSION: Final = "0.50.2"
INSTALL_PATIENCE: Final = 600.0
SERVER: Final = """
const { Server, Origins } = require("boardgame.io/server");
const Count = {
  name: "count",
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: ({ G }) => { G.count += 1; } },
};
Server({ games: [Count], origins: [Origins.LOCALHOST] })
  .run(Number(process.argv[2]), () => console.log("ready"));
"""
ROOM: Final = "/count,"
"""The game's part of the line, as socket.io writes it."""


def run(seconds: float) -> dict[str, Any] | None:
    """Its figures; nothing where npm cannot install it."""
    with tempfile.TemporaryDirectory(prefix="corral-peer-") as folder:
        if not _install(Path(folder)):
            return None
        with _served(Path(folder)) as (process, port):
            return asyncio.run(_measure(process.pid, port, seconds))


def as_text(result: dict[str, Any] | None) -> str:
    if result is None:
        return f"{PACKAGE} is not measured: npm cannot install it here"
    return (
        f"{PACKAGE} {VERSION}, a counter, nothing stored: {result['rate']:,.0f} moves/s, "
        f"p50 {result['p50']:.1f} ms, p99 {result['p99']:.1f} ms, CPU {result['server_ms']:.2f} ms"
    )


def _install(folder: Path) -> bool:
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        return False
    flags = ("--no-audit", "--no-fund", "--prefer-offline", "--fetch-retries=0")
    command = [npm, "install", *flags, f"{PACKAGE}@{VERSION}"]
    try:
        subprocess.run(
            command, cwd=folder, capture_output=True, timeout=INSTALL_PATIENCE, check=True
        )
    except (OSError, subprocess.SubprocessError):
        return False
    return True


@contextmanager
def _served(folder: Path) -> Iterator[tuple[subprocess.Popen[str], int]]:
    script, port = folder / "server.cjs", free_port()
    script.write_text(SERVER, encoding="utf-8")
    command = ["node", script.name, f"{port}"]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            if "ready" not in process.stdout.readline():
                raise CorralError(f"the server of {PACKAGE} did not start")
            yield process, port
        finally:
            process.terminate()


class _Client:
    """One player's connection, in the words of socket.io."""

    def __init__(self, socket: ClientConnection, match: str, seat: int) -> None:
        self.socket = socket
        self._match = match
        self.seat = f"{seat}"
        self.state: dict[str, Any] = {}

    async def join(self) -> None:
        await self.socket.recv()  # how the line is to be used
        await self.socket.send(f"40{ROOM}")
        await self._next("40")
        await self._tell("sync", self._match, self.seat, None, 2)
        _, told = (await self._heard("sync"))[:2]
        self.state = told["state"]

    async def _tell(self, *words: Any) -> None:
        await self.socket.send(f"42{ROOM}{json.dumps(words)}")

    async def _next(self, kind: str) -> str:
        while True:
            frame = await self.socket.recv()
            assert isinstance(frame, str)
            if frame == "2":  # is anybody there?
                await self.socket.send("3")
            elif frame.startswith(f"{kind}{ROOM}"):
                return frame[len(kind) + len(ROOM) :]

    async def _heard(self, name: str) -> list[Any]:
        while True:
            told, *rest = json.loads(await self._next("42"))
            if told == name:
                return list(rest)

    async def add(self) -> None:
        payload = {"type": "add", "args": [], "playerID": self.seat}
        action = {"type": "MAKE_MOVE", "payload": payload}
        await self._tell("update", action, self.state["_stateID"], self._match, self.seat)

    async def follow(self) -> None:
        _, self.state = (await self._heard("update"))[:2]


async def _sit(port: int, table: int) -> list[_Client]:
    url = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
    clients = []
    for seat in range(2):
        socket = await connect(url, compression=None, max_size=None)
        client = _Client(socket, f"table{table}", seat)
        await client.join()
        clients.append(client)
    return clients


async def _play(clients: list[_Client], until: float, times: list[float]) -> None:
    while perf_counter() < until:
        turn = clients[0].state["ctx"]["currentPlayer"]
        mover = next(client for client in clients if client.seat == turn)
        begin = perf_counter()
        await mover.add()
        for client in clients:
            await client.follow()
        times.append(perf_counter() - begin)


async def _measure(process: int, port: int, seconds: float) -> dict[str, Any]:
    tables = [await _sit(port, table) for table in range(load.TABLES)]
    times: list[float] = []
    begin, used = perf_counter(), processor_time(process)
    await asyncio.gather(*(_play(clients, begin + seconds, times) for clients in tables))
    took, used = perf_counter() - begin, processor_time(process) - used
    for clients in tables:
        for client in clients:
            await client.socket.close()
    return {
        "version": VERSION,
        "rate": len(times) / took,
        **latencies(times),
        "server_ms": used / len(times) * 1e3,
    }
