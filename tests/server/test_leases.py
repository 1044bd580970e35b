"""Clocks, bots and orders run once, however many processes serve a table."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic

import pytest
from websockets.exceptions import ConnectionClosed

from corral.server.operation.metrics import Metrics
from corral.server.processes import leases as leases_module
from corral.server.processes.leases import SharedLeases
from corral.server.storage.store import Append, LeaseLost, SqlStore, StoreError
from corral.server.tables.happenings import Moved, Row, Went
from corral.server.tables.table import fold
from tests.server.cluster import Cluster
from tests.server.house import House, Process
from tests.server.pair import Pair, begun
from tests.server.people import PATIENCE, Guest
from tests.server.test_store import opened, said
from tests.server.test_store_failures import wait_until

LONG = 600.0


@asynccontextmanager
async def two_owners(
    cluster: Cluster, seconds: float = LONG
) -> AsyncIterator[tuple[SqlStore, SharedLeases, SharedLeases]]:
    store = SqlStore(cluster.new_database())
    await store.open_table("t", False, opened())
    one, other = (
        SharedLeases(store.sharing, name, seconds, Metrics()) for name in ("one", "other")
    )
    yield store, one, other
    await store.close()


class Clock:
    """Time that passes when it is told to: what a stopped process sees when it wakes up."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0.0
        monkeypatch.setattr(leases_module, "monotonic", lambda: monotonic() + self.ahead)


async def dies(store: SqlStore, process: str) -> None:
    """Its time is over, by the database's clock."""
    await store.sharing.beat(process, -1.0)


def test_a_table_has_one_driver(cluster: Cluster) -> None:
    async def work() -> None:
        async with two_owners(cluster) as (_, one, other):
            assert await one.claim("t")
            assert not await other.claim("t")
            assert one.holds("t")
            assert not other.holds("t")

    asyncio.run(work())


def test_who_dies_loses_it_and_cannot_act_on_it_any_more(cluster: Cluster) -> None:
    async def work() -> None:
        async with two_owners(cluster) as (store, one, other):
            assert await one.claim("t")
            await store.append(Append("t", 1, said("x"), driver="one"))
            await dies(store, "one")
            assert await other.claim("t")
            with pytest.raises(LeaseLost):  # it wakes up, and has not noticed anything
                await store.append(Append("t", 2, said("y"), driver="one"))
            assert len(await store.log("t")) == 2
            await store.append(Append("t", 2, said("z"), driver="other"))
            assert (await store.sizes()).failures == 0

    asyncio.run(work())


def test_one_bad_lease_stops_no_other_row(cluster: Cluster) -> None:
    """Rows of one transaction: those with the right lease, those that need none, and the bad."""

    async def work() -> None:
        async with two_owners(cluster) as (store, one, other):
            await store.open_table("u", False, opened())
            assert await one.claim("t")
            assert await other.claim("u")
            outcomes = await asyncio.gather(
                store.append(Append("t", 1, said("x"), driver="one")),
                store.append(Append("u", 1, said("x"), driver="one")),
                store.append(Append("u", 1, said("y"))),
                return_exceptions=True,
            )
            assert [type(one) for one in outcomes] == [bool, LeaseLost, bool]

    asyncio.run(work())


def test_who_wakes_from_a_pause_claims_anew(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with two_owners(cluster) as (store, one, other):
            clock = Clock(monkeypatch)
            assert await one.claim("t")
            clock.ahead = LONG + 1  # stopped for longer than the lease; nobody has noticed
            assert not one.holds("t")
            assert await one.claim("t")
            clock.ahead = 2 * LONG + 2
            await dies(store, "one")
            assert await other.claim("t")
            assert not one.holds("t")
            assert not await one.claim("t")

    asyncio.run(work())


def test_who_ends_leaves_everything_at_once(cluster: Cluster) -> None:
    async def work() -> None:
        async with two_owners(cluster) as (_, one, other):
            assert await one.claim("t")
            await one.end()
            assert await other.claim("t")

    asyncio.run(work())


def test_what_one_does_not_know_to_be_its_own_is_given_back(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer to a claim was lost, or a pause let it forget: nobody would drive the table."""

    async def work() -> None:
        async with two_owners(cluster) as (store, one, other):
            claim = store.sharing.claim

            async def answer_is_lost(table: str, process: str) -> bool:
                await claim(table, process)
                raise StoreError("the line broke")

            with monkeypatch.context() as patch:
                patch.setattr(store.sharing, "claim", answer_is_lost)
                assert not await one.claim("t")
            assert not await other.claim("t")
            await one.beat()
            other.release("t")
            assert await other.claim("t")

            clock = Clock(monkeypatch)
            clock.ahead = LONG + 1  # all were stopped together, nobody has taken it over
            await other.beat()
            assert await one.claim("t")

    asyncio.run(work())


def test_what_one_holds_stays_its_own(cluster: Cluster) -> None:
    async def work() -> None:
        async with two_owners(cluster) as (_, one, other):
            assert await one.claim("t")
            await one.beat()
            assert not await other.claim("t")

    asyncio.run(work())


# Servers


def test_a_table_that_could_not_be_read_is_adopted_again(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store fails between the claim and the reading; nobody comes to look at the table."""
    address = cluster.new_store()
    first = House(tmp_path / "first", database=address, lease_seconds=LONG, bot_pause=60.0)
    table = first.guest("Ana").open("elgaucho", ["random", "random"], start=True)
    right, failed = SqlStore.log, threading.Event()

    async def log(store: SqlStore, table: str, since: int = 0) -> list[Row]:
        if not failed.is_set():
            failed.set()
            raise StoreError("the line broke")
        return await right(store, table, since)

    other = House(tmp_path / "other", database=address, lease_seconds=1.0)
    try:
        monkeypatch.setattr(SqlStore, "log", log)
        first.close()
        assert failed.wait(PATIENCE)
        other.until(lambda: status_of(other, table) == "over")
    finally:
        other.close()


def status_of(house: House, table: str) -> str:
    rows = asyncio.run_coroutine_threadsafe(house.services.store.log(table), house.loop).result(
        PATIENCE
    )
    return fold(table, rows).status


def drivers(pair: Pair, table: str) -> list[House]:
    return [house for house in pair.houses if house.services.hub.leases.holds(table)]


def test_bots_move_once_for_viewers_of_both_servers(pair: Pair) -> None:
    here, there = pair.guest("Ana")
    table = here.open("elgaucho", ["here Ana", "random", "random"], start=True)
    with here.sit_at(table) as one, there.sit_at(table) as other:
        for chair in (one, other):
            chair.until_kind("fresh")
        played = 0
        while played < 4:
            while not other.you["moves"]:
                other.receive()
            assert other.play(other.you["moves"][0])["kind"] == "news"
            played += 1
        one.catch_up(other.version)
        assert drivers(pair, table) == [pair.one], "where the match was begun"


def test_a_clock_runs_out_once_and_is_called_everywhere(pair: Pair) -> None:
    """Both servers see the time run out; the seat is taken for away by one row."""
    table, ana, bo = begun(pair, "elgaucho", seconds=600)
    with ana, bo:
        seat = 0 if ana.you["moves"] else 1
        for house in pair.houses:
            house.time_is_over(table, seat)
        for chair in (ana, bo):
            chair.until(lambda one: one.get("cause") == "seats")
        wait_until(lambda: any(isinstance(row, Moved) for row in pair.rows(table)))
        assert sum(isinstance(row, Went) for row in pair.rows(table)) == 1


def test_another_server_drives_on_when_one_is_silent(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first is stopped in the middle of what it does, and wakes up when all is over."""
    here, there = pair.guest("Ana")
    table = here.open("elgaucho", ["random", "random"], start=True)
    store, leases = pair.one.services.store, pair.one.services.hub.leases
    assert isinstance(store, SqlStore)
    room = pair.one.services.hub._rooms[table]
    silent = asyncio.Event()
    beat = store.sharing.beat

    async def stop() -> None:
        async def no_more(*_: object) -> None:
            await silent.wait()

        await room.lock.acquire()
        monkeypatch.setattr(store.sharing, "beat", no_more)
        await beat(f"{leases.owner}", -1.0)

    with there.sit_at(table) as chair:
        chair.until_kind("fresh")
        asyncio.run_coroutine_threadsafe(stop(), pair.one.loop).result(PATIENCE)
        while chair.info["status"] != "over":
            chair.receive()
    assert drivers(pair, table)[-1] is pair.other
    monkeypatch.undo()
    pair.one.loop.call_soon_threadsafe(silent.set)
    pair.one.loop.call_soon_threadsafe(room.lock.release)
    pair.one.at_rest(table)
    moved = [row for row in pair.rows(table) if isinstance(row, Moved)]
    assert [row.scores is not None for row in moved].index(True) == len(moved) - 1


def test_who_is_told_to_stop_hands_its_tables_over(cluster: Cluster, tmp_path: Path) -> None:
    """At once: nobody waits until a lease of ten minutes runs out, and nobody looks for it."""
    address = cluster.new_store()
    first = Process(tmp_path / "data", database=address, lease_seconds=LONG, bot_pause=0.05)
    other = House(tmp_path / "other", database=address, lease_seconds=LONG)
    try:
        ana = Guest(first.url, "Ana")
        there = other.guest()
        there.http.cookies.update(ana.http.cookies)
        table = ana.open("kuhhandel", ["random", "random", "random"], start=True)
        with there.sit_at(table) as chair, ana.sit_at(table) as leaving:
            chair.until_kind("fresh")
            leaving.until_kind("fresh")
            chair.until_kind("news")
            assert not other.services.hub.leases.holds(table)
            assert first.stop() == 0, first.log
            with pytest.raises(ConnectionClosed) as closed:
                leaving.until(lambda _: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1001
            version = chair.version
            while chair.version < version + 5 and chair.info["status"] != "over":
                chair.receive()
        assert other.services.hub.leases.holds(table)
        ana.close()
    finally:
        first.kill()
        other.close()
