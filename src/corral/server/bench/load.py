"""How fast the server is here: real rules, stored moves, both clients told before the next move.

The server runs in a process of its own, on one core where the system can arrange it; the clients
here. Machines are noisy, so rates and latencies are printed, never tested.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from http.client import HTTPConnection
from itertools import count
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

import msgspec
from msgspec import Struct
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.samples import Sample

from corral.core.errors import CorralError
from corral.server.bench.line import BenchLine, open_line

TABLES = 50
PACED: Final = 500.0
IDLE_TABLES = 1000
TOGETHER: Final = 20
"""So many tables are opened at the same time."""
HEAD_START: Final = 140
"""So many moves at most a table has made when measuring begins: about a short match."""
REST = 15.0
"""Seconds after which nothing is kept any more for those who were away a moment."""
GROWING_MATCHES: Final = 8
LONG_MATCH = 240
"""So many moves at most are played to see whether later ones cost more."""
UNLIMITED: Final = "1000000"
UNLIMITED_ONES: Final = (
    "message-rate",
    "request-rate",
    "guest-rate",
    "address-new",
    "address-connections",
    "half-requests",
    "guest-tables",
)


class _You(Struct):
    moves: list[str]


class _Told(Struct):
    """As much of the server's messages as a client of the bench looks at."""

    kind: str
    version: int = 0
    you: _You | None = None
    alone: bool = False


_decode = msgspec.json.Decoder(_Told).decode
_encode = msgspec.json.Encoder().encode


def run(games: Sequence[str], seconds: float) -> dict[str, Any]:
    """All figures of these games; each rate is measured for so long."""
    result: dict[str, Any] = {
        "tables": TABLES,
        "clients": 2 * TABLES,
        "paced_at": PACED,
    }
    with served() as server:
        result["engine"] = server.engine()
        # First the memory: later there is some to use again.
        result["idle"] = asyncio.run(idle(server, games, IDLE_TABLES))
        result["games"] = [asyncio.run(_measure(server, game, seconds)) for game in games]
    return result


def as_text(result: dict[str, Any]) -> str:
    lines = [
        f"engine of the server: {result['engine']}; {result['tables']} tables with 2 clients each, "
        "the next move when both have the last one",
        "",
        f"{'':12}{'moves/s':>9}{'p50 ms':>9}{'p99 ms':>9}{'CPU ms':>9}{'late:early':>12}"
        f"   paced at {result['paced_at']:.0f}/s:{'p50 ms':>9}{'p99 ms':>9}",
    ]
    for row in result["games"]:
        free, paced = row["free"], row["paced"]
        lines.append(
            f"{row['game']:12}{free['rate']:9,.0f}{free['p50']:9.1f}{free['p99']:9.1f}{free['server_ms']:9.2f}"
            f"{row['late_to_early']:12.2f}{'':18}{paced['p50']:9.1f}{paced['p99']:9.1f}"
        )
    lines += [
        "",
        idle_line(result["idle"]),
        "late:early is the server's time for a move, last to second quarter of a match",
    ]
    return "\n".join(lines)


def idle_line(idle: dict[str, Any]) -> str:
    return (
        f"{idle['tables']} idle tables with {idle['sockets']} sockets: {idle['megabytes']:.0f} MB "
        f"more than none; of tables that were left {idle['left']} are still in memory"
    )


def latencies(times: Sequence[float]) -> dict[str, float]:
    """The median and the slowest hundredth, in milliseconds."""
    ordered = sorted(times)
    return {
        "p50": ordered[len(ordered) // 2] * 1e3,
        "p99": ordered[len(ordered) * 99 // 100] * 1e3,
    }


# The server under test


class Server:
    """The one under test, in a process of its own."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.process = process
        self.port = port

    def call(self, method: str, path: str, body: object = None, cookie: str = "") -> Any:
        """A request; the answer's body and the cookie it sets."""
        line = HTTPConnection("127.0.0.1", self.port, timeout=30)
        headers = {"Content-Type": "application/json", "Cookie": cookie}
        line.request(method, path, None if body is None else json.dumps(body), headers)
        answer = line.getresponse()
        text = answer.read()
        line.close()
        if answer.status >= 300:
            raise CorralError(f"{method} {path}: {answer.status} {text.decode()[:200]}")
        return json.loads(text), (answer.getheader("set-cookie") or cookie).partition(";")[0]

    def memory(self) -> float:
        """Megabytes in use."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    def rooms(self) -> int:
        """How many tables are in memory."""
        return int(self._metric("corral_rooms").value)

    def engine(self) -> str:
        """What plays in the server's process, which need not be what is installed for this one."""
        return self._metric("corral_build_info").labels["engine"]

    def _metric(self, name: str) -> Sample:
        line = HTTPConnection("127.0.0.1", self.port, timeout=30)
        line.request("GET", "/metrics")
        text = line.getresponse().read().decode()
        line.close()
        families = text_string_to_metric_families(text)
        return next(one for family in families for one in family.samples if one.name == name)

    def processor_time(self) -> float:
        return processor_time(self.process.pid)


def processor_time(pid: int) -> float:
    """Seconds that a process has used of the processor."""
    stat = Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    fields = stat.rpartition(")")[2].split()  # its name may have spaces
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def served(more: Sequence[str] = ()) -> Iterator[Server]:
    """A server of its own, with its data in a temporary folder and without limits."""
    with tempfile.TemporaryDirectory(prefix="corral-bench-") as folder:
        command = [sys.executable, "-m", "corral", "serve", "--port", "0", "--data", folder]
        for limit in UNLIMITED_ONES:
            command += [f"--{limit}", UNLIMITED]
        command += ["--idle-seconds", "4", "--log-level", "error", *more]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                words = process.stdout.readline().split("http://127.0.0.1:")
                if len(words) < 2:
                    raise CorralError("the server of the bench did not start")
                server = Server(process, int(words[1].partition("/")[0]))
                _wait_until_ready(server)
                if not more:
                    _share_cores(process.pid)
                yield server
            finally:
                process.terminate()


def _wait_until_ready(server: Server) -> None:
    deadline = perf_counter() + 60
    while True:
        try:
            server.call("GET", "/ready")
            return
        except (OSError, CorralError):
            if perf_counter() > deadline:
                raise CorralError("the server of the bench does not get ready") from None


def _share_cores(server: int) -> None:
    """The server on one core, the clients on the others."""
    with suppress(AttributeError, OSError):
        cores = sorted(os.sched_getaffinity(0))
        if len(cores) > 1:
            os.sched_setaffinity(server, cores[:1])
            os.sched_setaffinity(0, cores[1:])


# Clients


class _Client:
    """One player's connection; knows its moves and versions."""

    def __init__(self, socket: BenchLine) -> None:
        self.socket = socket
        self.version = -1
        self.moves: list[str] = []

    async def receive(self) -> _Told:
        """The next news, or the fresh view."""
        while True:
            told = _decode(await self.socket.receive())
            if told.kind in ("fresh", "news"):
                self.version = told.version
                if told.you is not None:
                    self.moves = told.you.moves
                return told
            if told.kind == "refused":
                raise CorralError("the server of the bench refused a move")


class Pair:
    """Two players at one table after another."""

    def __init__(self, server: Server, game: str, seed: int) -> None:
        self.server = server
        self.game = game
        self.rng = Random(seed)
        self.times: list[float] = []
        self.keys = count()
        self.cookies: list[str] = []
        self.clients: list[_Client] = []

    def arrange(self) -> str:
        """Open a table, take both seats, begin."""
        call = self.server.call
        if not self.cookies:
            self.cookies = [call("POST", "/api/me", {"name": name})[1] for name in ("Ana", "Bo")]
        ana, bo = self.cookies
        seats = [{"kind": "open"}, {"kind": "open"}]
        opened, _ = call("POST", "/api/tables", {"game": self.game, "seats": seats}, ana)
        table: str = opened["table"]["id"]
        call("POST", f"/api/tables/{table}/join", {}, bo)
        call("POST", f"/api/tables/{table}/start", None, ana)
        return table

    async def sit(self) -> None:
        """Go to a new table."""
        table = await asyncio.to_thread(self.arrange)
        await self.leave()
        for cookie in self.cookies:
            path = f"/api/tables/{table}/socket"
            socket = await open_line(self.server.port, path, cookie)
            socket.send(b'{"kind":"hello"}')
            client = _Client(socket)
            await client.receive()
            self.clients.append(client)

    async def leave(self, but: int = 0) -> None:
        for client in self.clients[but:]:
            await client.socket.close()
        del self.clients[but:]

    async def move(self) -> bool:
        """One move, until both have it; whether there was one."""
        movers = [client for client in self.clients if client.moves]
        if not movers:
            return False
        mover = self.rng.choice(movers)
        message = {
            "kind": "play",
            "move": self.rng.choice(mover.moves),
            "version": mover.version,
            "key": f"{next(self.keys)}",
        }
        begin = perf_counter()
        mover.socket.send(_encode(message))
        told = await mover.receive()
        if not told.alone:
            other = self.clients[1 - self.clients.index(mover)]
            await other.receive()
        self.times.append(perf_counter() - begin)
        return True

    async def begin(self) -> None:
        """Sit down and play a while: matches that began together would all end together."""
        await self.sit()
        for _ in range(self.rng.randrange(HEAD_START)):
            if not await self.move():
                await self.sit()

    async def settle_down(self, looking: int) -> None:
        """A few moves, and then so many of the two only look."""
        await self.sit()
        for _ in range(10):
            await self.move()
        await self.leave(looking)

    async def play(self, until: float, every: float | None) -> None:
        """Move until the time is over, as fast as it goes or at a steady pace."""
        next_move = perf_counter() + (self.rng.random() * every if every else 0.0)
        while perf_counter() < until:
            if every is not None:
                await asyncio.sleep(next_move - perf_counter())
                next_move += every
            if not await self.move():
                await self.sit()


async def _measure(server: Server, game: str, seconds: float) -> dict[str, Any]:
    pairs = [Pair(server, game, seed) for seed in range(TABLES)]
    await asyncio.gather(*(pair.begin() for pair in pairs))
    free = await all_play(pairs, seconds, None)
    paced = await all_play(pairs, seconds, TABLES / PACED)
    for pair in pairs:
        await pair.leave()
    growth = await _growth(server, game)
    return {"game": game, "free": free, "paced": paced, "late_to_early": growth}


async def all_play(pairs: list[Pair], seconds: float, every: float | None) -> dict[str, float]:
    for pair in pairs:
        pair.times.clear()
    begin, used = perf_counter(), pairs[0].server.processor_time()
    await asyncio.gather(*(pair.play(begin + seconds, every) for pair in pairs))
    spent, used = perf_counter() - begin, pairs[0].server.processor_time() - used
    times = [time for pair in pairs for time in pair.times]
    return {
        "rate": len(times) / spent,
        **latencies(times),
        "server_ms": used / len(times) * 1e3,
    }


# Other figures


async def idle(
    server: Server, games: Sequence[str], tables: int, looking: int = 2
) -> dict[str, float]:
    """What tables cost at which nothing happens: with players looking, then without."""
    warm = Pair(server, games[0], 0)
    await warm.sit()
    before = server.memory()
    pairs = [Pair(server, games[number % len(games)], number) for number in range(tables)]
    for first in range(0, tables, TOGETHER):
        some = pairs[first : first + TOGETHER]
        await asyncio.gather(*(pair.settle_down(looking) for pair in some))
    sockets = sum(len(pair.clients) for pair in pairs)
    await asyncio.sleep(REST)
    watched = server.memory() - before
    for pair in (*pairs, warm):
        await pair.leave()
    await asyncio.sleep(REST)
    return {
        "tables": tables,
        "sockets": sockets,
        "megabytes": watched,
        "left": server.rooms(),
    }


async def _growth(server: Server, game: str) -> float:
    """The server's own time for a move late in matches to that early: about 1 if it is flat."""
    early = late = 0.0
    for seed in range(GROWING_MATCHES):
        pair = Pair(server, game, seed)
        await pair.sit()
        times = [server.processor_time()]
        while len(times) <= LONG_MATCH and await pair.move():
            times.append(server.processor_time())
        quarter = (len(times) - 1) // 4
        early += times[2 * quarter] - times[quarter]
        late += times[4 * quarter] - times[3 * quarter]
        await pair.leave()
    return late / max(early, 1 / os.sysconf("SC_CLK_TCK"))
