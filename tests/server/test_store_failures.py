"""A store that fails: it says why, is not ready, goes on by itself, and so do the tables."""

from __future__ import annotations

import asyncio
import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, text

from corral.server.problems import Refusal
from corral.server.storage import store as store_module
from corral.server.storage.store import Append, Conflict, Player, SqlStore, StoreError
from corral.server.tables.room import Room
from tests.server.house import House, Process
from tests.server.people import PATIENCE, Guest
from tests.server.test_durability import rows
from tests.server.test_store import opened, said

MEGABYTE = 1024 * 1024


# The threads


class Odd(Exception):
    """No error of a database."""


def test_the_writer_survives_any_error(place: Path | str, caplog: pytest.LogCaptureFixture) -> None:
    def odd(_: Connection) -> None:
        raise Odd("a cow on the line")

    async def work() -> None:
        store = SqlStore(place)
        await store.open_table("t", True, opened())
        with pytest.raises(StoreError, match="Odd: a cow on the line"):
            await store._writer.do(odd)
        await store.append(Append("t", 1, said("x")))
        # One bad row among good ones, in one transaction: only the bad one is refused.
        bad = Append("t", 1, said("x"))
        unwritable = Append("t", 3, object())  # type: ignore[arg-type]
        outcomes = await asyncio.gather(
            *(store.append(one) for one in (bad, unwritable, Append("t", 2, said("y")))),
            store._writer.do(odd),
            return_exceptions=True,
        )
        kinds = [type(one) for one in outcomes]
        assert kinds == [Conflict, StoreError, bool, StoreError]
        assert len(await store.log("t")) == 3
        with pytest.raises(StoreError, match=r"no such table: cows|UndefinedTable: .*cows"):
            await store._reader.do(lambda db: db.execute(text("SELECT * FROM cows")))
        assert await store.ready()
        assert (await store.sizes()).failures == 4
        await store.close()

    asyncio.run(work())
    causes = [one.facts["cause"] for one in caplog.records if one.levelname == "ERROR"]  # type: ignore[attr-defined]
    assert causes[0] == "Odd: a cow on the line"


def test_a_connection_that_breaks_is_replaced(place: Path | str) -> None:
    async def work() -> None:
        store = SqlStore(place)
        await store.open_table("t", True, opened())

        def broken(db: Connection) -> None:
            db.connection.dbapi_connection.close()  # type: ignore[union-attr]
            db.execute(text("SELECT 1"))

        with pytest.raises(StoreError):
            await store._writer.do(broken)
        await store.append(Append("t", 1, said("x")))
        assert len(await store.log("t")) == 2
        await store.close()

    asyncio.run(work())


def test_a_writer_that_hangs_is_not_ready(
    place: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "PULSE_EVERY", 0.0)
    monkeypatch.setattr(store_module, "PULSE_PATIENCE", PATIENCE)

    async def work() -> None:
        store = SqlStore(place)
        assert await store.ready()
        go_on = Event()
        hanging = asyncio.create_task(store._writer.do(lambda _: go_on.wait(PATIENCE)))
        await asyncio.sleep(0)
        with monkeypatch.context() as patch:
            patch.setattr(store_module, "PULSE_PATIENCE", 0.05)
            assert not await store.ready()
        go_on.set()
        await hanging
        assert await store.ready()
        await store.close()

    asyncio.run(work())


# Tables


def test_bots_go_on_when_the_store_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks at the table; the row that was not stored is thought about again."""
    house = House(tmp_path / "data", bot_pause=0.01)
    hub = house.services.hub
    hub.retry_seconds = 0.01
    failed, tried = asyncio.Event(), [0]
    right = SqlStore.append

    async def failing(store: SqlStore, item: Append) -> None:
        tried[0] += 1
        if 5 <= tried[0] < 8:
            failed.set()
            raise StoreError("OperationalError: database or disk is full")
        await right(store, item)

    monkeypatch.setattr(SqlStore, "append", failing)
    ana = house.guest("Ana")
    table = ana.open("elgaucho", ["random", "random"], start=True)
    asyncio.run_coroutine_threadsafe(failed.wait(), house.loop).result(PATIENCE)
    wait_until(lambda: tried[0] > 12)
    rows_now = asyncio.run_coroutine_threadsafe(house.services.store.log(table), house.loop)
    assert len(rows_now.result(PATIENCE)) > 8
    house.close()


def test_who_waited_at_a_lost_table_writes_nothing(tmp_path: Path) -> None:
    """Its match may be ahead of the log: what is built on that would spoil the log for good."""
    house = House(tmp_path / "data")
    hub, seating, ana = house.services.hub, house.services.seating, house.guest("Ana")
    table = ana.open("elgaucho", ["here Ana", "here Bo"], start=True)

    async def leave_while_it_is_lost() -> None:
        room = await hub.room(table)
        (player,) = {one.player for one in room.table.chairs}
        assert player is not None
        async with room.lock:
            waiting = asyncio.create_task(seating.rise(room, Player(player, "Ana")))
            await asyncio.sleep(0)
            hub.lose(room, "StoreError")
        with pytest.raises(Refusal) as refused:
            await waiting
        assert refused.value.problem.code == "unavailable"

    before = asyncio.run_coroutine_threadsafe(house.services.store.log(table), house.loop)
    asyncio.run_coroutine_threadsafe(leave_while_it_is_lost(), house.loop).result(PATIENCE)
    after = asyncio.run_coroutine_threadsafe(house.services.store.log(table), house.loop)
    assert after.result(PATIENCE) == before.result(PATIENCE)
    house.close()


def test_a_table_that_fails_again_is_woken_by_one_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Were each failure to send somebody more, they would be a million in twenty rounds."""
    house = House(tmp_path / "data")
    hub, ana = house.services.hub, house.guest("Ana")
    table = ana.open("elgaucho", ["random", "random"], start=True)
    tries: list[int] = []

    async def fail_always() -> None:
        hub.retry_seconds = 0.0
        room = await hub.room(table)
        done = asyncio.Event()

        async def failing(_: str) -> Room:
            tries.append(sum("_wake_again" in f"{one.get_coro()}" for one in hub._tasks))
            if len(tries) == 8:
                monkeypatch.undo()
                done.set()
            hub.lose(room, "StoreError")
            raise Refusal("unavailable", "please try again")

        monkeypatch.setattr(hub, "room", failing)
        hub.lose(room, "StoreError")
        await done.wait()

    asyncio.run_coroutine_threadsafe(fail_always(), house.loop).result(PATIENCE)
    house.close()
    assert tries == [1] * 8


def wait_until(true: Callable[[], Any]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.02)


# A full disk


class FullDisk:
    """A disk that can be filled: a small one of its own, or a bound on the size of files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        mount = ["mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", str(folder)]
        self.mounted = (
            sys.platform == "linux"
            and os.geteuid() == 0
            and subprocess.run(mount, capture_output=True, check=False).returncode == 0
        )

    def fill(self, process: Process) -> None:
        if self.mounted:
            with (self.folder / "filler").open("wb", buffering=0) as filler:
                try:
                    while filler.write(b"x" * 4096):
                        pass
                except OSError:
                    return
        longest = max(file.stat().st_size for file in process.data.iterdir())
        self._bound(process, longest)

    def free(self, process: Process) -> None:
        if self.mounted:
            (self.folder / "filler").unlink()
        else:
            self._bound(process, resource.RLIM_INFINITY)

    def _bound(self, process: Process, size: int) -> None:
        assert process.pid is not None
        limits = (size, resource.RLIM_INFINITY)
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, limits)

    def close(self) -> None:
        if self.mounted:
            subprocess.run(["umount", "-l", str(self.folder)], check=True)


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[FullDisk]:
    if sys.platform != "linux":
        pytest.skip("needs Linux: a disk of its own, or a bound for another process")
    found = FullDisk(tmp_path / "disk")
    yield found
    found.close()


def ready(process: Process) -> bool:
    return httpx.get(f"{process.url}/ready").status_code == 200


def test_a_full_disk_is_noticed_and_survived(disk: FullDisk) -> None:
    process = Process(disk.folder / "data", bot_pause=0.02)
    try:
        ana = Guest(process.url, "Ana")
        table = ana.open("elgaucho", ["here Ana", "here Bo"], start=True)
        bots = ana.open("kuhhandel", ["random", "random", "random"], start=True)
        wait_until(lambda: len(rows(process, bots)) > 3)
        disk.fill(process)
        wait_until(lambda: not ready(process))
        with ana.sit_at(table) as chair:
            chair.until_kind("fresh")
            refused = chair.play(chair.you["moves"][0])
            assert refused["problem"]["code"] == "unavailable"
        ana.post("/api/tables", {"game": "elgaucho", "seats": [{"kind": "open"}] * 2}, 503)
        assert ana.get("/api/me/tables")  # reading goes on
        stood = len(rows(process, bots))
        disk.free(process)
        wait_until(lambda: ready(process))
        wait_until(lambda: len(rows(process, bots)) > stood + 3)  # nobody looks there
        with ana.sit_at(table) as chair:
            chair.until_kind("fresh")
            assert chair.play(chair.you["moves"][0])["kind"] == "news"
        ana.close()
        assert process.stop() == 0
        log = process.log
        assert '"message":"the store fails"' in log
        assert "disk is full" in log or "disk I/O error" in log
        assert '"message":"the store works again"' in log
    finally:
        process.kill()
