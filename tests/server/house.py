"""Servers for the tests: one in a thread, shared, or a process that can be killed."""

from __future__ import annotations

import asyncio
import atexit
import multiprocessing
import os
import shutil
import sys
import threading
import time
import traceback
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from weakref import WeakKeyDictionary

import httpx
import uvicorn
from argon2 import PasswordHasher
from litestar.utils.signature import ParsedSignature

from corral.core.errors import CorralError
from corral.server import app, serve
from corral.server.app import make_app, make_services
from corral.server.serve import listen, uvicorn_config
from corral.server.settings import Settings
from corral.server.storage.datafile import NAME
from corral.server.storage.scratch import free_port
from corral.server.storage.sqlite_file import SqliteFile
from corral.server.tables.table import Table
from tests.server.people import PATIENCE, Guest

# Houses have the same handlers; to read their signatures anew was half of what a new house cost.
_read: WeakKeyDictionary[Any, ParsedSignature] = WeakKeyDictionary()
_read_anew = ParsedSignature.from_fn


def _signature(handler: Any, names: dict[str, Any]) -> ParsedSignature:
    if handler not in _read:
        _read[handler] = _read_anew(handler, names)
    return _read[handler]


setattr(ParsedSignature, "from_fn", staticmethod(_signature))  # noqa: B010 (a method, for mypy)

MANY = 1_000_000
NO_CLIENT = Path("no client is built here")
QUICK = Settings(
    port=0,
    workers=1,
    call_seconds=0.2,
    count_seconds=0.1,
    bot_pause=0.0,
    message_rate=MANY,
    request_rate=MANY,
    guest_rate=MANY,
    knock_rate=MANY,
    knock_burst=MANY,
    address_new=MANY,
    address_connections=MANY,
    half_requests=MANY,
    guest_tables=MANY,
    guest_bots=MANY,
    bot_rate=MANY,
    bot_challenges=MANY,
    guest_public=MANY,
    address_public=MANY,
    guest_records=MANY,
    address_records=MANY,
    address_waiting=MANY,
    address_tournaments=MANY,
    keep_waiting_days=0,  # tables that older versions wrote are to stay
    keep_running_days=0,
    keep_finished_days=0,
    stand_in="random",
)


QUICK_HASHER = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
"""As good as any for passwords that are in these files; a real one takes 64 MB and a while."""


@cache
def empty_file() -> Path:
    """A store that has taken every step of its schema and has no rows, for this whole run."""
    folder = TemporaryDirectory(prefix="corral-empty-", ignore_cleanup_errors=True)
    atexit.register(folder.cleanup)
    path = Path(folder.name) / NAME
    file = SqliteFile(path)
    file.prepare()
    file.engine.dispose()
    return path


def fresh_data(settings: Settings) -> None:
    """Steps of the schema take longer than most tests, so a new house begins behind the last one.

    ``test_migrations`` takes the steps.
    """
    data = Path(settings.data)
    if not settings.database and not data.exists():
        data.mkdir(mode=0o700, parents=True)
        shutil.copy(empty_file(), data)


class House:
    """A server in a thread of this process."""

    def __init__(self, data: Path, client: Path = NO_CLIENT, **settings: Any) -> None:
        self.settings = replace(QUICK, data=str(data), **settings)
        fresh_data(self.settings)
        self.services = make_services(self.settings)
        self.services.accounts.passwords._hasher = QUICK_HASHER
        listener = listen(self.settings)
        self.port = listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        app = make_app(self.services, client)
        config = uvicorn_config(self.settings, app, self.services.cuts)
        self._server = uvicorn.Server(config)
        self._listener = listener
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive()
            time.sleep(0.01)
        self._guests: list[Guest] = []

    def _run(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.loop.run_until_complete(self._server.serve(sockets=[self._listener]))
        self.loop.close()

    def guest(self, name: str | None = None) -> Guest:
        guest = Guest(self.url, name)
        self._guests.append(guest)
        return guest

    def at_rest(self, table: str) -> Table:
        """The table, when all has been done that the latest message led to."""

        async def look() -> Table:
            room = await self.services.hub.room(table)
            async with room.lock:
                return room.table

        return asyncio.run_coroutine_threadsafe(look(), self.loop).result(PATIENCE)

    def time_is_over(self, table: str, seat: int | None = None) -> None:
        """As if the time had run out that a seat has, or that of the question to all."""

        async def end() -> None:
            driver = self.services.hub._rooms[table].driver
            clock = driver._clock
            if seat is None:
                clock.call_due = 0.0
            else:
                while seat not in clock._due:  # others may still be at it
                    await asyncio.sleep(0.01)
                clock._due[seat] = (clock._due[seat][0], 0.0)
            driver.wind()

        asyncio.run_coroutine_threadsafe(end(), self.loop).result(PATIENCE)

    def race_begins(self, table: str) -> None:
        """Wait for the first move of a race: whoever moves now is later."""
        self.until(lambda: self.services.hub._rooms[table].driver._race is not None)

    def finish_race(self, table: str, moves: int) -> None:
        """As if the time for slower lines were over as soon as so many moves have come."""

        async def finish() -> None:
            room = self.services.hub._rooms[table]
            driver = room.driver
            while driver._race is None or len(driver._race._moves) < moves:
                await asyncio.sleep(0.01)
            await driver._finish(room)

        asyncio.run_coroutine_threadsafe(finish(), self.loop).result(PATIENCE)

    def until(self, wanted: Callable[[], bool], patience: float = PATIENCE) -> None:
        """Wait for something that the server does by itself."""
        deadline, pause = time.monotonic() + patience, 0.002
        while not wanted():
            assert time.monotonic() < deadline
            time.sleep(pause)  # who asks without end keeps the server from it
            pause = min(1.3 * pause, 0.1)

    def connections(self) -> list[Any]:
        """The server's ends of all that are open."""
        return list(self._server.server_state.connections)

    def close(self) -> None:
        for guest in self._guests:
            guest.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), self._held_up()
        self._listener.close()

    def _held_up(self) -> str:
        """What a server waits for that does not come to its end."""
        told = StringIO()
        for task in asyncio.all_tasks(self.loop):
            task.print_stack(file=told)
        for frame in sys._current_frames().values():
            print("", *traceback.format_stack(frame), sep="\n", file=told)
        return told.getvalue()


def _serve(settings: Settings, log: str) -> None:
    """What a process does: ``corral serve``, with its messages in a file."""
    file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for stream in (1, 2):
        os.dup2(file, stream)
    vars(app)["draw_all"] = lambda: None  # nobody looks, and it takes half a second
    try:
        code = serve.run(settings)
    except CorralError as error:
        os.write(file, f"corral: {error}\n".encode())
        code = 1
    raise SystemExit(code)


class Process:
    """A server in a process of its own, to be killed at any moment."""

    # Forked from a process that has the modules loaded: starting takes no time.
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["corral.server.serve"])

    def __init__(self, data: Path, **settings: Any) -> None:
        self.data = data
        self.settings = replace(QUICK, data=str(data), port=free_port(), **settings)
        self.url = f"http://127.0.0.1:{self.settings.port}"
        fresh_data(self.settings)
        self.start()

    def start(self) -> None:
        arguments = (self.settings, str(self._log_file))
        self._process = self.context.Process(target=_serve, args=arguments)
        self._process.start()
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                if httpx.get(f"{self.url}/ready").status_code == 200:
                    return
            except httpx.TransportError:
                pass
            assert time.monotonic() < deadline
            assert self._process.is_alive(), self.log
            time.sleep(0.02)

    @property
    def pid(self) -> int | None:
        return self._process.pid

    def kill(self) -> None:
        """No goodbye: what a power cut does to a process."""
        self._process.kill()
        self._process.join(PATIENCE)

    def stop(self) -> int | None:
        """The polite way; the exit code."""
        self._process.terminate()
        self._process.join(PATIENCE)
        assert not self._process.is_alive(), self.log
        return self._process.exitcode

    @property
    def _log_file(self) -> Path:
        return self.data.parent / "log"

    @property
    def log(self) -> str:
        return self._log_file.read_text(encoding="utf-8")
