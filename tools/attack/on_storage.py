"""Attacks on what is stored: unreadable rows, deaths, a full disk, copies, many tables."""

from __future__ import annotations

import resource
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic, sleep

from tools.attack.attack import attack, held
from tools.attack.games import ANY, LARGEST
from tools.attack.guest import Guest
from tools.attack.server import Server

DEATHS = 3
RUNNING = 3000
ROOM = 4096
"""No file may grow beyond so many bytes: a full disk, for one process."""
GIVEN_TIME = 20.0


def wait_for(server: Server, status: int) -> float:
    """Seconds until ``/ready`` answers like that; as many as are given at most."""
    begin = monotonic()
    while server.ready() != status and monotonic() - begin < GIVEN_TIME:
        sleep(0.05)
    return monotonic() - begin


@attack(2, "a public table that nobody can read any more", "--idle-seconds", "0.5")
def unreadable(server: Server, until: float) -> str:
    host, other = Guest(server.port, "Host"), Guest(server.port, "Other", "127.0.0.3")
    broken = host.open(ANY, "open", "open", public=True)
    sound = other.open(ANY, "open", "open", public=True)
    sleep(2.0)  # both have left the memory
    with closing(sqlite3.connect(server.data / "corral.db", timeout=10)) as store:
        store.execute('UPDATE log SET body = \'{"kind":"riddle"}\' WHERE table_id = ?', [broken])
        store.commit()
    asked = 0
    status, _ = other.ask("GET", f"/api/tables/{broken}")
    held(status == 500, f"the table itself answers {status}")
    while monotonic() < until:
        status, tables = other.ask("GET", "/api/tables")
        held(status == 200, f"the lobby answers {status}")
        listed = [one["id"] for one in tables]
        held(sound in listed, "the lobby has lost another table")
        held(broken not in listed, "the lobby lists what nobody can read")
        status, _ = host.ask("GET", "/api/me/tables")
        held(status == 200, f"the host's own list answers {status}")
        asked += 1
        sleep(0.2)
    return f"{asked} times the lobby listed the other table"


@attack(3, f"{DEATHS} deaths while the database is made")
def deaths(server: Server, until: float) -> str:
    rng = Random(17)
    with TemporaryDirectory(prefix="corral-attack-") as folder:
        command = [sys.executable, "-m", "corral", "serve", "--port", "0", "--data", folder]
        for _ in range(DEATHS):
            with subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
            ) as process:
                assert process.stdout is not None
                process.stdout.readline()  # now it makes the database
                sleep(0.3 * rng.random())
                process.kill()
        with Server(data=Path(folder)) as again:
            Guest(again.port, "Survivor").open(ANY, "open", "open")
    return f"after {DEATHS} deaths it starts, and opens a table"


def playing(server: Server, acknowledged: list[int], until: float) -> str:
    """Plays at a table and counts the moves that were told; the table."""
    guest = Guest(server.port, "Player", "127.0.0.3")
    table = guest.open(ANY, "here Ana", "here Bo", start=True)
    chairs = [guest.sit_at(table, seat) for seat in range(2)]
    for number in count(1):
        mover = next((chair for chair in chairs if chair.moves), None)
        if mover is None or number > 40 or monotonic() > until:
            break
        mover.play(mover.moves[0])
        chairs[1 - chairs.index(mover)].follow()
        acknowledged.append(number)
    for chair in chairs:
        chair.close()
    return table


@attack(8, "the obvious backup, while matches are played")
def backups(server: Server, until: float) -> str:
    acknowledged: list[int] = []
    table = playing(server, acknowledged, until)
    with TemporaryDirectory(prefix="corral-attack-") as name:
        folder = Path(name)
        good, copy = folder / "good.db", folder / "copy" / "corral.db"
        corral = [sys.executable, "-m", "corral"]
        made = subprocess.run(
            [*corral, "backup", str(good), "--data", str(server.data)],
            capture_output=True,
            text=True,
            check=False,
        )
        held(made.returncode == 0, f"corral backup: {made.stderr.strip()[-100:]}")
        with closing(sqlite3.connect(good)) as store:
            (rows,) = store.execute(
                "SELECT count(*) FROM log WHERE table_id = ?", [table]
            ).fetchone()
        held(rows > len(acknowledged), f"{rows} rows for {len(acknowledged)} moves")
        copy.parent.mkdir()
        shutil.copy(server.data / "corral.db", copy)
        looked = subprocess.run(
            [*corral, "doctor", str(copy.parent)], capture_output=True, text=True, check=False
        )
        held(looked.returncode != 0, "corral doctor takes a copy without its WAL for whole")
    return (
        f"{len(acknowledged)} moves told, all in `corral backup`; a copy without its WAL is noticed"
    )


@attack(9, "the disk is full for a while, and bots play on", "--bot-pause", "0.1")
def full_disk(server: Server, until: float) -> str:
    guest = Guest(server.port, "Ana", "127.0.0.3")
    table = guest.open(ANY, "cowhand", "cowhand", start=True)
    whole = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (ROOM, whole[1]))
    try:
        noticed = wait_for(server, 503)
        sleep(1.0)
        status, _ = guest.ask("POST", "/api/me", {"name": "Bo"})
        held(status == 503, f"a name that cannot be stored is answered {status}")
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, whole)
    held(noticed < GIVEN_TIME, "/ready stays green")
    back = wait_for(server, 200)
    held(back < GIVEN_TIME, "/ready stays red when there is room again")
    held(goes_on(server, table), "the bots' table stands still")
    return (
        f"/ready red after {noticed:.1f} s, green {back:.1f} s after there was room; bots went on"
    )


def goes_on(server: Server, table: str) -> bool:
    """Whether the log of a table grows by itself, though nobody looks at it."""

    def rows() -> int:
        with closing(sqlite3.connect(server.data / "corral.db", timeout=10)) as store:
            found = store.execute("SELECT count(*) FROM log WHERE table_id = ?", [table])
            return int(found.fetchone()[0])

    before, end = rows(), monotonic() + GIVEN_TIME
    while rows() == before:
        if monotonic() > end:
            return False
        sleep(0.2)
    return True


@attack(17, f"a start with {RUNNING} running tables")
def many_running(server: Server, until: float) -> str:
    begin = monotonic()
    with TemporaryDirectory(prefix="corral-attack-") as name, Server(data=Path(name)) as old:
        empty = monotonic() - begin
        table = Guest(old.port, "Ana").open(LARGEST, "here Ana", "here Bo", start=True)
        old.stop()
        multiply(Path(name) / "corral.db", table)
        begin = monotonic()
        old.start()
        ready = monotonic() - begin
        begin = monotonic()
        status, _ = Guest(old.port, "Bo").ask("GET", "/api/tables")
        answered = monotonic() - begin
        held(status == 200, f"the lobby answers {status}")
        held(ready < empty + GIVEN_TIME / 2, f"ready after {ready:.0f} s, {empty:.0f} with none")
        sleep(3.0)
        woken = old.rooms()
        held(woken < RUNNING / 30, f"{woken} tables are woken at which nobody is")
    return (
        f"ready after {ready:.1f} s, {empty:.1f} with none; the lobby answers in {answered:.2f} s"
    )


def multiply(file: Path, table: str) -> None:
    """The same match at so many tables; whatever columns they have."""
    with closing(sqlite3.connect(file)) as store:
        for place in ("tables", "log", "seated"):
            key = "id" if place == "tables" else "table_id"
            columns = [row[1] for row in store.execute(f"PRAGMA table_info({place})")]
            rows = store.execute(f"SELECT * FROM {place} WHERE {key} = ?", [table]).fetchall()
            marks = ", ".join("?" * len(columns))
            store.executemany(
                f"INSERT INTO {place} VALUES ({marks})",
                (
                    [
                        f"{table[:14]}{number:06}" if column == key else value
                        for column, value in zip(columns, row, strict=True)
                    ]
                    for number in range(RUNNING)
                    for row in rows
                ),
            )
        store.commit()
