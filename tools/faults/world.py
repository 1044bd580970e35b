"""Servers, their database, people and bots; and all that can go wrong with them.

What was told to anybody is compared with the logs in the end: nothing that was acknowledged is
lost, nothing is there twice, nothing out of order, no time ran out twice, and whatever a viewer
was shown is what their seat may know.
"""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from corral.core.registry import own_games
from corral.server.storage.store import SqlStore
from corral.server.tables.following import hear
from corral.server.tables.happenings import Moved, Returned, Row, Went
from corral.server.tables.table import fold, load_match
from tests.server.cluster import Cluster
from tests.server.house import Process
from tests.server.people import PATIENCE, Guest
from tools.attack.games import match_at
from tools.faults.people import BROKEN, Person, glance
from tools.faults.proxy import Proxy

GAMES: Final = own_games()
ASKING_ALL: Final = match_at(lambda asking: True, 3).game
"""One that asks several at once, so that silence is an answer by the clock."""
LEASE: Final = 1.2
"""Seconds after which a silent server loses its tables: short, so that it happens often."""
SLOW: Final = 0.15
MOVES_BETWEEN: Final = 4
"""So many moves everybody makes together before the next thing goes wrong."""


class Waits(NamedTuple):
    """The seconds that people have waited for answers to their moves."""

    answers: int
    p99: float
    longest: float

    def __str__(self) -> str:
        return f"{self.answers} answers, p99 {self.p99:.2f} s, longest {self.longest:.2f} s"


class World:
    """``servers`` processes on one database, each by a line of its own.

    People play at so many ``tables`` of each game at a time, two at each.
    """

    def __init__(self, folder: Path, servers: int, seed: int, tables: int = 1) -> None:
        self.rng = Random(seed)
        self.cluster = Cluster()
        self.address = self.cluster.new_database()
        self._name = name = self.address.rpartition("/")[2]
        self.proxies = [Proxy(self.cluster.port) for _ in range(servers)]
        self.servers = []
        for number, proxy in enumerate(self.proxies):
            own = folder / f"server{number}"
            own.mkdir()
            line = self.cluster.address(name, proxy.port)
            server = Process(own / "data", database=line, lease_seconds=LEASE, bot_pause=0.05)
            self.servers.append(server)
        self.faults: dict[str, Callable[[], None]] = {
            "killed": self.kill,
            "stopped": self.stop_for_a_while,
            "restarted": self.restart,
            "lines cut": self.cut,
            "lines slow": self.slow_down,
            "lines held": self.hold,
            "database restarted": lambda: self.restart_database("fast"),
            "database crashed": lambda: self.restart_database("immediate"),
            "two drivers": self.set_a_second_driver,
        }
        self.met: Counter[str] = Counter()
        self.tables: dict[str, str] = {}
        """Every table at which people play, and its game."""
        self.driven: list[str] = []
        self.hosts = {name: self._guest(name) for name in ("Ana", "Bo")}
        self.people: list[tuple[str, list[Person]]] = []
        """Those who play a game with each other."""
        urls = [server.url for server in self.servers]
        for number, game in enumerate(GAMES * tables):
            together = [
                Person(
                    urls, guest.http.cookies, f"{game}{number}-{name}", seed + 10 * number + seat
                )
                for seat, (name, guest) in enumerate(self.hosts.items())
            ]
            self.people.append((game, together))
        for person in self._everybody():
            person.start()

    def _everybody(self) -> list[Person]:
        return [person for _, people in self.people for person in people]

    def _guest(self, name: str) -> Guest:
        guest = Guest(self.servers[0].url)
        self._surely(lambda: guest.post("/api/me", {"name": name}))
        return guest

    def _surely(self, ask: Callable[[], Any]) -> Any:
        """Servers may still be shaken by what has just happened."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                return ask()
            except (*BROKEN, AssertionError) as error:
                refused = isinstance(error, AssertionError) and "503" not in f"{error}"
                if refused or time.monotonic() > deadline:
                    raise
                time.sleep(0.1)

    # What people do

    def set_tables(self) -> None:
        """Wherever a match is over another begins; bots play by the clock at tables beside."""
        for game, people in self.people:
            if all(person.table is None for person in people):
                table = self._surely(partial(self._new_table, game))
                self.tables[table] = game
                for person in people:
                    person.go_to(table)
        while len(self.driven) < 1 + self.met.total() // 8:
            self.driven.append(self._surely(self._new_driven))

    def _new_driven(self) -> str:
        """Nobody looks: Ana's time runs out, and from then on bots bid by the clock."""
        seats = ["here Ana", "random", "random"]
        return self.hosts["Ana"].open(ASKING_ALL, seats, start=True, seconds=5)

    def _new_table(self, game: str) -> str:
        ana, bo = self.hosts.values()
        table = ana.open(game, ["open", "open"])
        bo.join(table)
        ana.start(table)
        return table

    def let_them_play(self, moves: int = MOVES_BETWEEN) -> None:
        """Until every match has gone on by so many moves, or is over."""
        for _, people in self.people:
            wanted = sum(person.moves for person in people) + moves
            deadline = time.monotonic() + PATIENCE
            while sum(person.moves for person in people) < wanted:
                if all(person.table is None for person in people):
                    break
                assert time.monotonic() < deadline, "the match does not go on"
                for person in people:
                    assert person.fault is None, person.fault
                time.sleep(0.02)

    # What goes wrong

    def round(self, fault: str | None = None) -> str:
        """One thing goes wrong while people play; afterwards all go on."""
        self.set_tables()
        name = fault or self.rng.choice(list(self.faults))
        self.let_them_play(self.rng.randrange(1, MOVES_BETWEEN))
        self.faults[name]()
        self.met[name] += 1
        self.let_them_play()
        return name

    def _one(self) -> Process:
        return self.rng.choice(self.servers)

    def kill(self) -> None:
        server = self._one()
        server.kill()
        server.start()

    def restart(self) -> None:
        """The polite way, as in a rolling restart."""
        server = self._one()
        assert server.stop() == 0, server.log
        server.start()

    def stop_for_a_while(self) -> None:
        """Longer than a lease lasts: others have taken its tables over when it wakes."""
        server = self._one()
        assert server.pid is not None
        os.kill(server.pid, signal.SIGSTOP)
        time.sleep(2 * LEASE)
        os.kill(server.pid, signal.SIGCONT)

    def cut(self) -> None:
        self.rng.choice(self.proxies).cut()

    def slow_down(self) -> None:
        proxy = self.rng.choice(self.proxies)
        proxy.delay = SLOW
        self.let_them_play(1)
        proxy.delay = 0.0

    def hold(self) -> None:
        """What a server has sent for its database arrives when others have long taken its tables
        over: rows, beats and commits that were under way."""
        proxy = self.rng.choice(self.proxies)
        proxy.hold()
        time.sleep(2 * LEASE)
        proxy.let_go()

    def restart_database(self, mode: str) -> None:
        self.cluster.stop(mode)
        self.cluster.start()

    def set_a_second_driver(self) -> None:
        """Every table's lease is written over to another living process: the one that drove it
        believes that it still does, and both do."""
        self.cluster.do(
            self._name,
            "BEGIN; LOCK TABLE leases; UPDATE leases SET owner = other.id "
            "FROM (SELECT id FROM processes WHERE until > extract(epoch FROM clock_timestamp()) "
            "ORDER BY random()) AS other "
            "WHERE other.id <> leases.owner; COMMIT",
        )

    def rolling_restart(self) -> tuple[Waits, Waits]:
        """All servers anew, one after the other, while everybody plays.

        How long people waited for answers before, and while servers were restarted.
        """
        waits = []
        for restarting in (False, True):
            for person in self._everybody():
                person.waits.clear()
            for server in self.servers:
                self.set_tables()
                self.let_them_play()
                if restarting:
                    assert server.stop() == 0, server.log
                    self.let_them_play()
                    server.start()
            self.let_them_play()
            waits.append(_waits([wait for one in self._everybody() for wait in one.waits]))
        return waits[0], waits[1]

    # What is looked at

    def _await_drivers(self) -> None:
        """Whatever has happened, somebody drives every table on that goes on by itself."""
        before = {table: len(rows) for table, rows in asyncio.run(self._read(self.driven)).items()}
        deadline = time.monotonic() + PATIENCE
        while before:
            assert time.monotonic() < deadline, f"nobody drives {list(before)}"
            for table, rows in asyncio.run(self._read(list(before))).items():
                if len(rows) > before[table] or fold(table, rows).status == "over":
                    del before[table]
            time.sleep(0.1)

    def check(self) -> dict[str, int]:
        """Compare what was told with the logs; figures of what was looked at."""
        for person in self._everybody():
            person.end()
        for person in self._everybody():
            person.join(PATIENCE)
            assert person.fault is None, person.fault
        logs = asyncio.run(self._read([*self.tables, *self.driven]))
        counted: Counter[str] = Counter(tables=len(logs))
        for table, rows in logs.items():
            _check_log(table, rows)
            counted["rows"] += len(rows)
        for person in self._everybody():
            for (table, seat), shown in person.shown.items():
                _check_shown(table, logs[table], seat, shown)
                counted["views"] += len(shown)
            for table, keys in person.acknowledged.items():
                made = [
                    row.key
                    for row in logs[table]
                    if isinstance(row, Moved) and row.key and row.key.startswith(person.name)
                ]
                assert len(made) == len(set(made)), f"a move was made twice at {table}"
                told = [key for key in made if key in set(keys)]
                assert told == keys, f"lost or out of order at {table}"
                assert not set(made) & set(person.refused.get(table, ())), "refused, and made"
                counted["acknowledged"] += len(keys)
        self._await_drivers()
        return dict(counted)

    async def _read(self, tables: list[str]) -> dict[str, list[Row]]:
        store = SqlStore(self.address)
        try:
            return {table: await store.log(table) for table in tables}
        finally:
            await store.close()

    def close(self) -> None:
        for person in self._everybody():
            person.end()
        for server in self.servers:
            server.kill()
        for proxy in self.proxies:
            proxy.close()
        for guest in self.hosts.values():
            guest.close()
        self.cluster.remove()


def _waits(seconds: list[float]) -> Waits:
    ordered = sorted(seconds)
    return Waits(len(ordered), ordered[len(ordered) * 99 // 100], ordered[-1])


def _check_log(table: str, rows: list[Row]) -> None:
    """It can be played from the beginning to its end, and no time ran out twice."""
    told = fold(table, rows)
    load_match(told, rows, None)
    away: set[int] = set()
    for row in rows:
        if isinstance(row, Went):
            assert row.seat not in away, f"the time of seat {row.seat} ran out twice at {table}"
            away.add(row.seat)
        elif isinstance(row, Returned):
            away.discard(row.seat)


def _check_shown(table: str, rows: list[Row], seat: int, shown: dict[int, str]) -> None:
    """Whatever a seat was shown is what the log lets it know, by the version that it was told."""
    told, known = fold(table, rows[:1]), dict[int, str]()
    for row in rows[1:]:
        hear(told, row)
        told.apply(row)
        if told.match is not None:
            seen = glance(told.match.view(seat), told.match.legal_texts(seat))
            version = told.version(seat)
            hidden = f"version {version} of seat {seat} at {table} hides a difference"
            assert known.setdefault(version, seen) == seen, hidden
    for version, seen in shown.items():
        assert known.get(version) == seen, f"seat {seat} at {table} was told otherwise: {version}"
