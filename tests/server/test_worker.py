"""Threads that work on the database: what is asked for together is done together."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import Connection, create_engine

from corral.server.storage.worker import Errand, Worker


def test_what_is_asked_for_in_one_turn_of_the_loop_is_one_transaction(tmp_path: Path) -> None:
    batches: list[list[int]] = []

    def perform(_: Connection, errands: list[Errand]) -> None:
        batches.append([errand.item for errand in errands])
        for errand in errands:
            errand.result = -errand.item

    async def ask() -> None:
        assert await asyncio.gather(*(worker.take(item) for item in (1, 2, 3))) == [-1, -2, -3]
        assert await worker.take(4) == -4

    worker = Worker(create_engine(f"sqlite:///{tmp_path}/file"), "worker", perform)
    asyncio.run(ask())
    worker.close()
    assert batches == [[1, 2, 3], [4]]


def test_what_was_asked_for_is_done_before_the_end(tmp_path: Path) -> None:
    done: list[int] = []

    def perform(_: Connection, errands: list[Errand]) -> None:
        done.extend(errand.item for errand in errands)

    async def ask() -> None:
        asking = [asyncio.ensure_future(worker.take(item)) for item in (1, 2)]
        await asyncio.sleep(0)  # asked for, and handed over to nobody yet
        assert not done
        worker.close()
        await asyncio.gather(*asking)

    worker = Worker(create_engine(f"sqlite:///{tmp_path}/file"), "worker", perform)
    asyncio.run(ask())
    assert done == [1, 2]
