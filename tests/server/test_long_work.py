"""Work that takes its time: little at once, and nobody waits behind another's crowd."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import Event, get_ident

import pytest

from corral.server.long_work import LongWork, asked_by
from corral.server.problems import Refusal
from corral.server.tables import replays
from corral.server.wire import GameEvent
from tests.server.house import House
from tests.server.people import PATIENCE
from tests.server.test_tables import finished


class Counter:
    """Jobs that end when they are let go, in the order in which they began."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.threads: set[int] = set()
        self.gate = Event()

    def job(self, name: str) -> str:
        self.begun.append(name)
        self.threads.add(get_ident())
        assert self.gate.wait(PATIENCE)
        return name


async def waiting_for(work: LongWork, counter: Counter, *names: str) -> list[asyncio.Task[str]]:
    """Tasks of the asker that each name begins with, in that order."""
    tasks = []
    for name in names:
        with asked_by(name[0]):
            tasks.append(asyncio.create_task(work.do(counter.job, name)))
        await asyncio.sleep(0)
    return tasks


def test_askers_take_turns() -> None:
    async def work() -> None:
        one, counter = LongWork(at_once=1), Counter()
        names = ["a1", "a2", "a3", "a4", "b1", "b2", "c1"]
        tasks = await waiting_for(one, counter, *names)
        counter.gate.set()
        assert await asyncio.gather(*tasks) == names
        assert counter.begun == ["a1", "a2", "b1", "c1", "a3", "b2", "a4"]
        one.close()

    asyncio.run(work())


def test_few_at_once_and_few_of_one_asker_wait() -> None:
    async def work() -> None:
        two, counter = LongWork(at_once=2, each=3), Counter()
        tasks = await waiting_for(two, counter, *(f"a{number}" for number in range(6)))
        tasks += await waiting_for(two, counter, "b1")
        with pytest.raises(Refusal) as refused:
            await tasks[5]
        assert refused.value.problem.code == "slow_down"
        house = [asyncio.create_task(two.do(counter.job, f"house {one}")) for one in range(9)]
        await asyncio.sleep(0)
        assert len(counter.begun) <= 2
        counter.gate.set()
        await asyncio.gather(*tasks[:5], *tasks[6:], *house)  # the house itself is never refused
        assert len(counter.begun) == 15
        assert len(counter.threads) <= 2
        two.close()

    asyncio.run(work())


def test_who_does_not_wait_any_more_holds_nobody_up() -> None:
    async def work() -> None:
        one, counter = LongWork(at_once=1), Counter()
        tasks = await waiting_for(one, counter, "a1", "a2", "b1", "c1")
        for task in (tasks[0], tasks[2]):
            task.cancel()
        counter.gate.set()
        assert await tasks[1] == "a2"
        assert await tasks[3] == "c1"
        assert counter.begun == ["a1", "a2", "c1"]
        assert await one.do(str, 7) == "7"
        one.close()

    asyncio.run(work())


def test_a_failure_is_the_askers_own() -> None:
    async def work() -> None:
        one = LongWork(at_once=1)
        for _ in range(3):
            with pytest.raises(ValueError, match="invalid literal"):
                await one.do(int, "many")
        assert await one.do(int, "7") == 7
        one.close()

    asyncio.run(work())


def test_replays_of_one_address_are_bound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many of them are asked for together; meanwhile the lobby answers."""
    house = House(tmp_path / "data")
    table, (ana, _) = finished(house, "goldrush")
    house.services.hub.long_work = LongWork(at_once=1, each=1)
    begun, gate = Event(), Event()

    def slow(_: str, __: int | None) -> list[GameEvent]:
        begun.set()
        assert gate.wait(PATIENCE)
        return []

    monkeypatch.setattr(replays, "_log", slow)
    path = f"/api/tables/{table}/log"

    async def crowd() -> list[int]:
        loop = asyncio.get_running_loop()
        first = loop.run_in_executor(None, ana.http.get, path)
        await loop.run_in_executor(None, begun.wait, 60)
        others = [loop.run_in_executor(None, ana.http.get, path) for _ in range(2)]
        (refused,), _ = await asyncio.wait(others, return_when=asyncio.FIRST_COMPLETED)
        assert (await refused).headers["retry-after"] == "1"
        await loop.run_in_executor(None, ana.get, "/api/tables")
        gate.set()
        return [(await one).status_code for one in (first, *others)]

    assert sorted(asyncio.run(crowd())) == [200, 200, 429]
    house.close()
