"""How fast several processes are on one database: the same clients and games as with one.

Cores are shared by everybody here, servers, database and clients, so the processor's time for a
move tells more than moves a second.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from sqlalchemy import Connection

from corral.server.bench import load
from corral.server.bench.load import Pair, Server, processor_time, served

IDLE: Final = {1_000: 2, 10_000: 1}
"""So many tables at which nothing happens, and how many look at each: every socket is an open file,
of which a system may give 20,000."""


def run(
    games: Sequence[str],
    seconds: float,
    processes: Sequence[int],
    database: str,
    idle: Sequence[int] = (),
) -> dict[str, Any]:
    """For each number of processes and each game; ``database`` is empty for SQLite."""
    rows = []
    more = ["--database", database] if database else []
    for number in processes:
        with ExitStack() as stack:
            servers = [stack.enter_context(served(more)) for _ in range(number)]
            engine = servers[0].engine()
            for game in games:
                rows.append(asyncio.run(_measure(servers, game, seconds, database)))
    return {
        "database": "postgresql" if database else "sqlite",
        "engine": engine,
        "tables": load.TABLES,
        "rows": rows,
        "idle": [_idle(games, more, tables) for tables in idle],
    }


def _idle(games: Sequence[str], more: Sequence[str], tables: int) -> dict[str, float]:
    """In a process of its own: one that has had more before has memory to use again."""
    with served(more) as server:
        return asyncio.run(load.idle(server, games, tables, IDLE.get(tables, 2)))


@contextmanager
def database_for(wish: str) -> Iterator[str]:
    """``postgresql`` alone is a cluster of its own, with all that keeps rows safe."""
    if wish == "postgresql":
        from corral.server.storage.scratch import Cluster  # noqa: PLC0415 (needs an extra)

        with Cluster() as cluster:
            yield cluster.new_database()
    else:
        yield "" if wish == "sqlite" else wish


def as_text(result: dict[str, Any]) -> str:
    lines = [
        f"{result['database']}, engine of the servers: {result['engine']}; "
        f"{result['tables']} tables with 2 clients each, the next move when both have the last one",
        "",
        f"{'':12}{'processes':>10}{'moves/s':>9}{'p50 ms':>9}{'p99 ms':>9}{'at half':>9}"
        f"{'server ms':>11}{'database ms':>13}{'MB each':>9}{'tables each':>13}"
        f"{'connections each':>18}",
    ]
    for row in result["rows"]:
        spent = "–" if row["database_ms"] is None else f"{row['database_ms']:.2f}"
        lines.append(
            f"{row['game']:12}{row['processes']:10}{row['rate']:9,.0f}{row['p50']:9.1f}"
            f"{row['p99']:9.1f}{row['half']['p99']:9.1f}{row['server_ms']:11.2f}{spent:>13}{row['megabytes']:9.0f}"
            f"{row['rooms']:13.0f}{row['connections']:18.0f}"
        )
    lines += [
        "",
        "at half: p99 where clients make half as many moves a second, at a steady pace",
        "ms: the processor's time for a move, of all servers, and of the database",
        "MB: with the tables in memory that were just over, and what games before have left free",
    ]
    lines += [load.idle_line(one) for one in result["idle"]]
    return "\n".join(lines)


async def _measure(
    servers: list[Server], game: str, seconds: float, database: str
) -> dict[str, Any]:
    """Tables are dealt out to the processes, as a proxy does that goes by the table."""
    pairs = [Pair(servers[seed % len(servers)], game, seed) for seed in range(load.TABLES)]
    await asyncio.gather(*(pair.begin() for pair in pairs))
    for pair in pairs:
        pair.times.clear()
    spent_by_database = _database_time(database)
    used = sum(server.processor_time() for server in servers)
    spent, begin = spent_by_database(), perf_counter()
    await asyncio.gather(*(pair.play(begin + seconds, None) for pair in pairs))
    took = perf_counter() - begin
    used = sum(server.processor_time() for server in servers) - used
    after = spent_by_database()
    times = [time for pair in pairs for time in pair.times]
    rate = len(times) / took
    half = await load.all_play(pairs, seconds, len(pairs) / (rate / 2))
    megabytes = sum(server.memory() for server in servers) / len(servers)
    rooms = sum(server.rooms() for server in servers) / len(servers)
    for pair in pairs:
        await pair.leave()
    return {
        "game": game,
        "processes": len(servers),
        "rate": rate,
        "half": half,
        **load.latencies(times),
        "server_ms": used / len(times) * 1e3,
        "database_ms": None
        if spent is None or after is None
        else (after - spent) / len(times) * 1e3,
        "megabytes": megabytes,
        "rooms": rooms,
        "connections": _connections(database) / len(servers),
    }


def _connections(database: str) -> int:
    """How many of the database's connections the servers have."""
    if not database:
        return 0
    named = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'corral'"
    with _asking(database) as db:
        own = 1  # the one that asks
        return int(db.exec_driver_sql(named).scalar_one()) - own


@contextmanager
def _asking(database: str) -> Iterator[Connection]:
    from corral.server.storage.postgresql import address_of, engine_to  # noqa: PLC0415 (needs an extra)

    engine = engine_to(address_of(database), 1)
    try:
        with engine.connect() as db:
            yield db
    finally:
        engine.dispose()


def _database_time(database: str) -> Callable[[], float | None]:
    """How much of the processor the database's own processes have used, where they run here."""
    if not database:
        return lambda: None  # SQLite works in the server's process
    with _asking(database) as db:
        pids = list(db.exec_driver_sql("SELECT pid FROM pg_stat_activity").scalars())

    def spent() -> float | None:
        total = 0.0
        for pid in pids:
            with suppress(OSError):
                total += processor_time(pid)
        return total if any(Path(f"/proc/{pid}").exists() for pid in pids) else None

    return spent
