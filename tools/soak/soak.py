"""One run: a server of its own, its people, and the comparison at the end."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Final, NamedTuple

import httpx

from tools.soak.checking import check
from tools.soak.mailbox import Mailbox
from tools.soak.notes import Notes
from tools.soak.noticed import PINGS
from tools.soak.person import Person

PATIENCE: Final = 180.0
MORE: Final = 5.0
"""On a busy machine people stay for so many seconds more, until there is something to compare."""
ENOUGH: Final = (
    "results WHERE mu IS NOT NULL",
    "boards",
    "tables WHERE status = 'running'",
)
"""Rows of which the comparison wants at least one: rated results, seats in tournaments, matches
that go on."""
REST: Final = 120.0
"""So many seconds bots and clocks may take to come to an end, else some tables go on meanwhile."""
UNLIMITED: Final = (
    "request-rate",
    "request-burst",
    "guest-rate",
    "knock-rate",
    "address-new",
    "address-connections",
    "address-public",
    "address-waiting",
    "half-requests",
    "guest-public",
    "guest-tables",
)
"""They all come from one address, which no crowd of people does."""
QUICK: Final = ("--bot-pause", "0", "--stand-in", "random", "--log-level", "warning")
TOLD: Final = (
    *("--notice-seconds", "0.5", "--notice-minutes", "0"),
    *("--notice-networks", "127.0.0.0/8", "--proxies", "127.0.0.1"),
    *("--ping-seconds", f"{PINGS}"),
)
"""Notices go out at once, each by itself, to a post office of our own; dead lines are noticed."""


class Soaked(NamedTuple):
    """What came of it."""

    people: int
    seconds: float
    notes: Notes
    looked_at: dict[str, int]
    data: Path
    """The folder with the database that was looked at."""


def soak(folder: Path, people: int, seconds: float, seed: int) -> Soaked:
    notes = Notes()
    data = folder / "data"
    mailbox = Mailbox(refusing=people // 10)
    with closing(mailbox), served(data) as url:
        began = monotonic()
        everybody = [Person(url, number, notes, mailbox, seed) for number in range(people)]
        copy = asyncio.run(_live(data, everybody, seconds, notes, mailbox))
        lasted = monotonic() - began
        ids = {one.number: one.id for one in everybody}
        notes.letters = {ids[number]: told for number, told in mailbox.read().items()}
        notes.done["letters refused at first"] = mailbox.refused()
    return Soaked(people, lasted, notes, check(copy, notes), copy)


def as_text(result: Soaked) -> str:
    did = ", ".join(f"{name} {number:,}" for name, number in sorted(result.notes.done.items()))
    lines = [
        f"{result.people} people, {result.seconds:.0f} seconds; {did}",
        "",
        *(f"{number:10,}  {name}" for name, number in result.looked_at.items()),
        f"{result.notes.turns:10,}  turns told at tables",
        f"{sum(map(len, result.notes.letters.values())):10,}  letters brought",
        f"{len(result.notes.moving):10,}  tables at which bots played on while all were asked",
        f"{len(result.notes.faults):10,}  faults",
    ]
    return "\n".join(lines)


async def _live(
    data: Path, everybody: Sequence[Person], seconds: float, notes: Notes, mailbox: Mailbox
) -> Path:
    """The folder with the database as it was when everybody was asked what they are told."""
    deadline = monotonic() + seconds + PATIENCE
    while True:
        until = monotonic() + seconds
        await asyncio.gather(*(one.live(until) for one in everybody))
        if (mailbox.read() and _enough(data)) or monotonic() > deadline:
            break
        seconds = MORE
    await asyncio.gather(*(one.call_off() for one in everybody))
    copy = await _at_rest(data, everybody, notes)
    await asyncio.gather(*(one.close() for one in everybody))
    return copy


async def _at_rest(data: Path, everybody: Sequence[Person], notes: Notes) -> Path:
    """Bots and clocks go on by themselves for a while: asked again until nothing has happened
    between the copy and the last answer. After long enough what has gone on meanwhile is noted,
    and left out where it is compared with the answers."""
    copy = data.with_name("copy")
    copy.mkdir()
    deadline = monotonic() + REST
    while True:
        before = _copied(data, copy)
        await asyncio.gather(*(one.end() for one in everybody))
        after = _rows(data)
        notes.moving = {table for table, rows in after.items() if rows != before.get(table)}
        if not notes.moving or monotonic() > deadline:
            break
        await asyncio.sleep(1)
    deadline = monotonic() + REST
    while _unsent(data) and monotonic() < deadline:
        await asyncio.sleep(0.2)
    return copy


def _copied(data: Path, copy: Path) -> dict[str, int]:
    """The database of this moment; how many rows each log has."""
    live, still = (sqlite3.connect(folder / "corral.db") for folder in (data, copy))
    with closing(live), closing(still):
        live.backup(still)
    return _rows(copy)


def _enough(data: Path) -> bool:
    """Whether there is something of everything that is compared."""
    with closing(sqlite3.connect(data / "corral.db")) as db:
        return all(db.execute(f"SELECT 1 FROM {rows} LIMIT 1").fetchone() for rows in ENOUGH)


def _unsent(data: Path) -> int:
    """Notices and letters that are still to be brought."""
    count = "SELECT (SELECT count(*) FROM notices) + (SELECT count(*) FROM letters)"
    with closing(sqlite3.connect(data / "corral.db")) as db:
        found: int = db.execute(count).fetchone()[0]
        return found


def _rows(data: Path) -> dict[str, int]:
    with closing(sqlite3.connect(data / "corral.db")) as db:
        return dict(db.execute("SELECT table_id, count(*) FROM log GROUP BY table_id"))


@contextmanager
def served(data: Path) -> Iterator[str]:
    """A server of its own; its address."""
    flags = [part for name in UNLIMITED for part in (f"--{name}", "1000000")]
    said = data.with_name("log")
    command = [sys.executable, "-m", "corral", "serve", "--port", "0", "--data", str(data)]
    with said.open("w") as log:
        server = subprocess.Popen([*command, *QUICK, *TOLD, *flags], stdout=log, stderr=log)
    try:
        yield _address(server, said)
    finally:
        server.terminate()
        server.wait(PATIENCE)


def _address(server: subprocess.Popen[bytes], said: Path) -> str:
    deadline = monotonic() + PATIENCE
    while server.poll() is None and monotonic() < deadline:
        told = re.search(r"http://127\.0\.0\.1:\d+", said.read_text())
        if told and _ready(told[0]):
            return told[0]
        sleep(0.1)
    raise RuntimeError(f"the server does not get ready: {said.read_text()}")


def _ready(url: str) -> bool:
    try:
        return httpx.get(f"{url}/ready").status_code == 200
    except httpx.TransportError:
        return False
