"""What news cost in PostgreSQL: commits that tell of themselves, and those that are told later.

python -m tools.notices --seconds 3

A NOTIFY within a transaction takes a lock that all transactions of the database share, until its
commit is on the disk; so commits that tell wait for each other, and none of them share a sync.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
from collections.abc import Iterator
from multiprocessing.queues import Queue
from threading import Event, Thread
from time import perf_counter, process_time
from typing import Final, TypeAlias

import psycopg

from corral.server.processes.bus import CHANNEL
from corral.server.processes.notices import NoticeBus
from corral.server.storage.scratch import Cluster

WAYS: Final = ("not at all", "within", "after")
WRITERS: Final = (1, 4, 16)
TABLES: Final = 500
"""So many tables are told of together where the cost of hearing is measured."""
Times: TypeAlias = list[float]


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.notices", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each measure (3)")
    seconds = parser.parse_args().seconds
    print(f"{'told':12}{'writers':>9}{'commits/s':>11}{'p50 ms':>9}{'p99 ms':>9}{'news/s':>9}")
    with Cluster() as cluster:
        for writers in WRITERS:
            for way in WAYS:
                times, heard = _measure(cluster.new_database(), way, writers, seconds)
                times.sort()
                print(
                    f"{way:12}{writers:9}{len(times) / seconds:11,.0f}"
                    f"{times[len(times) // 2] * 1e3:9.2f}{times[len(times) * 99 // 100] * 1e3:9.2f}"
                    f"{heard / seconds:9,.0f}",
                    flush=True,
                )
    print(f"to hear of a row takes {_hearing():.2f} µs of a process that does not serve its table")


def _measure(address: str, way: str, writers: int, seconds: float) -> tuple[Times, int]:
    with psycopg.connect(address, autocommit=True) as db:
        db.execute("CREATE TABLE log (writer integer, number integer, body text)")
    context = multiprocessing.get_context("spawn")
    told: Queue[Times] = context.Queue()
    work = [
        context.Process(target=_write, args=(address, way, number, seconds, told))
        for number in range(writers)
    ]
    with psycopg.connect(address, autocommit=True) as line:
        line.execute(f"LISTEN {CHANNEL}")
        ended, heard = Event(), [0]

        def listen() -> None:
            while not ended.is_set():
                for notice in line.notifies(timeout=0.2):
                    heard[0] += notice.payload.count("\n")

        listening = Thread(target=listen)
        listening.start()
        for one in work:
            one.start()
        times = [time for _ in work for time in told.get()]
        for one in work:
            one.join()
        ended.set()
        listening.join()
    return times, heard[0]


def _write(address: str, way: str, writer: int, seconds: float, told: Queue[Times]) -> None:
    """One row a transaction, as fast as it goes; the news as the way is."""
    asyncio.run(_write_and_tell(address, way, writer, seconds, told))


async def _write_and_tell(
    address: str, way: str, writer: int, seconds: float, told: Queue[Times]
) -> None:
    bus = NoticeBus(address, f"writer{writer}")
    telling = asyncio.create_task(bus.run()) if way == "after" else None
    times: Times = []
    async with await psycopg.AsyncConnection.connect(address) as db:
        end = perf_counter() + seconds
        for number in _until(end):
            began = perf_counter()
            await db.execute("INSERT INTO log VALUES (%s, %s, %s)", [writer, number, "x" * 200])
            if way == "within":
                payload = f"writer{writer}\ntable{writer} {number}"
                await db.execute("SELECT pg_notify(%s, %s)", [CHANNEL, payload])
            await db.commit()
            times.append(perf_counter() - began)
            if telling is not None:
                bus.publish(f"table{writer}", number)
    if telling is not None:
        telling.cancel()
    told.put(times)


def _until(end: float) -> Iterator[int]:
    number = 0
    while perf_counter() < end:
        yield number
        number += 1


def _hearing() -> float:
    """Microseconds of the processor for each row, in a process that has nobody at the table."""
    bus = NoticeBus("", "here")
    rooms: dict[str, int] = {}

    def look(table: str, _: int) -> None:
        rooms.get(table)

    bus.subscribe(look, lambda: None, tables=True)
    payload = "elsewhere" + "".join(f"\ntable{number:016} {number}" for number in range(TABLES))
    began = process_time()
    for _ in range(200):
        bus._hear(payload)
    return (process_time() - began) / (200 * TABLES) * 1e6


if __name__ == "__main__":
    main()
