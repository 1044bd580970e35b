"""Backups, made while moves are made, and what becomes of copies made by hand."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from threading import Event, Thread
from typing import Any

import pytest

from corral.cli import main
from corral.core.errors import CorralError
from corral.server.operation import backup as backup_module
from corral.server.operation import contents as contents_module
from corral.server.operation.backup import back_up, restore
from corral.server.operation.carry import back_up_address, examine_address, restore_address
from corral.server.operation.doctor import examine
from corral.server.storage import datafile
from corral.server.storage.datafile import CARRY_OVER, NAME, missing_rows, wal_of
from corral.server.storage.folder import sole_owner
from corral.server.storage.store import Append, Player, SqlStore
from tests.server.cluster import Cluster
from tests.server.house import House
from tests.server.people import PATIENCE
from tests.server.test_store import opened, said


def fill(data: Path, text: str = "x", rows: int = 3, close: bool = True) -> SqlStore:
    """A database with a table in it."""

    async def work() -> SqlStore:
        store = SqlStore(data / NAME)
        await store.guestbook.add(Player(f"p {text}", "Ana"), f"hash {text}", 1.0)
        await store.open_table(f"t {text}", True, opened(), sits=f"p {text}")
        for seq in range(1, rows):
            await store.append(Append(f"t {text}", seq, said(f"{text} {seq}")))
        if close:
            await store.close()
        return store

    return asyncio.run(work())


def logs(path: Path) -> list[Any]:
    with closing(sqlite3.connect(path)) as db:
        return db.execute("SELECT table_id, seq, body FROM log").fetchall()


# Under load


MOST_MOVES = 60
"""Fewer than any match has."""


class Pair(Thread):
    """Plays both seats of a table at random until told to stop, and knows what was acknowledged.

    However long backups take, the match is not over when they are done.
    """

    def __init__(self, house: House, name: str) -> None:
        super().__init__(daemon=True)
        self.guest = house.guest(name)
        self.table = self.guest.open("elgaucho", ["here Ana", "here Bo"], start=True)
        self.acknowledged: list[str] = []
        self.enough, self.stopped = Event(), Event()
        self.start()

    def run(self) -> None:
        rng = Random(self.table)
        with self.guest.sit_at(self.table) as one, self.guest.sit_at(self.table, seat=1) as two:
            chairs = [one, two]
            for chair in chairs:
                chair.until_kind("fresh")
            while not self.stopped.is_set() and one.info["status"] == "running":
                mover = next(chair for chair in chairs if chair.you["moves"])
                key = f"{self.table} {len(self.acknowledged)}"
                answer = mover.play(rng.choice(mover.you["moves"]), key=key)
                self.acknowledged.append(key)
                if not answer.get("alone"):
                    other = two if mover is one else one
                    other.catch_up(mover.version)
                if len(self.acknowledged) % 10 == 0:
                    self.enough.set()
                while len(self.acknowledged) == MOST_MOVES and not self.stopped.wait(0.01):
                    self.enough.set()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_backup_under_load_has_everything_that_was_acknowledged(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    """Moves are made meanwhile; it is restored into a database of the same kind, and played on."""
    cluster: Cluster | None = None
    if kind == "postgresql":
        cluster = request.getfixturevalue("cluster")
    address = "" if cluster is None else cluster.new_store()
    house = House(tmp_path / "data", database=address)
    players = [Pair(house, name) for name in ("Ana", "Bo")]
    known: list[list[str]] = []
    for number in range(3):
        for player in players:
            player.enough.clear()
            player.enough.wait(PATIENCE)
        known.append([key for player in players for key in list(player.acknowledged)])
        if address:
            back_up_address(address, tmp_path / f"{number}.db")
        else:
            back_up(house.settings.folder, tmp_path / f"{number}.db")
    for player in players:
        player.stopped.set()
        player.join(PATIENCE)
    house.close()
    for number, keys in enumerate(known):
        restore(tmp_path / f"{number}.db", tmp_path / f"again {number}")
        found = "".join(body for _, _, body in logs(tmp_path / f"again {number}" / NAME))
        assert keys
        assert all(f'"key":"{key}"' in found for key in keys)
        assert examine(tmp_path / f"{number}.db").well
    restored = "" if cluster is None else cluster.new_database()
    if restored:
        restore_address(tmp_path / "2.db", restored)
        assert examine_address(restored).well
    again = House(tmp_path / "again 2", database=restored)
    guest = again.guest()
    guest.http.cookies = players[0].guest.http.cookies
    with guest.sit_at(players[0].table) as chair:
        chair.until_kind("fresh")
        with guest.sit_at(players[0].table, seat=1) as other:
            other.until_kind("fresh")
            mover = chair if chair.you["moves"] else other
            assert mover.play(mover.you["moves"][0])["kind"] == "news"
    again.close()


def test_what_is_counted_is_what_is_copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when a row is written between the two."""
    fill(tmp_path / "data")
    right = datafile.copy_database

    def late(*args: Any) -> None:
        fill(tmp_path / "data", "late")
        right(*args)

    monkeypatch.setattr(backup_module, "copy_database", late)
    store = SqlStore(tmp_path / "data" / NAME)  # so that there is a WAL, as with a server
    back_up(tmp_path / "data", tmp_path / "backup.db")
    asyncio.run(store.close())
    assert {table for table, _, _ in logs(tmp_path / "backup.db")} == {"t x"}
    assert {table for table, _, _ in logs(tmp_path / "data" / NAME)} == {"t x", "t late"}


# The commands


def test_backup_and_restore_say_what_they_did(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(tmp_path / "data")
    backup = tmp_path / "backup.db"
    assert main(["backup", str(backup), "--data", str(tmp_path / "data")]) == 0
    told = capsys.readouterr().out
    assert f"{backup}: 1 table, 1 guest, 3 rows of logs\nlogs sha256 " in told
    assert [path.name for path in tmp_path.glob("backup*")] == ["backup.db"]
    assert backup.stat().st_mode & 0o777 == 0o600
    assert main(["restore", str(backup), "--data", str(tmp_path / "new")]) == 0
    again = capsys.readouterr().out
    assert again.split("\n")[1] == told.split("\n")[1]
    assert logs(tmp_path / "new" / NAME) == logs(tmp_path / "data" / NAME)
    assert main(["doctor", str(tmp_path / "new")]) == 0


def complaint(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    assert main(argv) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("corral: ")
    return captured.err


def test_bad_backups_are_refused_and_change_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, backup = tmp_path / "data", tmp_path / "backup.db"
    folder = ("--data", str(data))
    assert f"there is no {NAME} in {data}" in complaint(capsys, "backup", str(backup), *folder)
    fill(data)
    back_up(data, backup)
    assert "is there already; --replace" in complaint(capsys, "backup", str(backup), *folder)
    assert "is a folder" in complaint(capsys, "backup", str(tmp_path), *folder)
    itself = complaint(capsys, "backup", str(data / NAME), *folder, "--replace")
    assert "is the database itself" in itself
    nowhere = complaint(capsys, "backup", str(tmp_path / "no" / "where.db"), *folder)
    assert "No such file or directory" in nowhere
    assert "there is data in" in complaint(capsys, "restore", str(backup), *folder)
    assert "there is no file" in complaint(capsys, "restore", str(tmp_path / "nothing"), *folder)
    diary = tmp_path / "diary"
    diary.write_text("Dear diary, today I rode out to count the cows. " * 100)
    wrong = complaint(capsys, "restore", str(diary), *folder, "--replace")
    assert "file is not a database" in wrong
    other = tmp_path / "other.db"
    with closing(sqlite3.connect(other)) as db:
        db.execute("CREATE TABLE cows (name TEXT)")
    foreign = complaint(capsys, "restore", str(other), *folder, "--replace")
    assert "is not a database of Corral" in foreign
    damaged = tmp_path / "damaged.db"
    body = bytearray(backup.read_bytes())
    body[4096 * 3 : 4096 * 4] = b"\\xff" * 4096
    damaged.write_bytes(body)
    assert "damaged.db" in complaint(capsys, "restore", str(damaged), *folder, "--replace")
    newer = tmp_path / "newer.db"
    shutil.copy(backup, newer)
    with closing(sqlite3.connect(newer)) as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
        db.commit()
    later = complaint(capsys, "restore", str(newer), *folder, "--replace")
    assert "written by a newer Corral: it is at step 9999" in later
    with sole_owner(data):
        busy = complaint(capsys, "restore", str(backup), *folder, "--replace")
        assert "another server works on the data" in busy
    assert sorted(path.name for path in data.iterdir()) == [NAME, "lock"]
    assert len(logs(data / NAME)) == 3


def test_what_a_restore_replaces_is_set_aside(tmp_path: Path) -> None:
    data, backup = tmp_path / "data", tmp_path / "backup.db"
    fill(data, "old")
    back_up(data, backup)
    open_store = fill(data, "new", close=False)  # its rows are in the WAL
    crashed = tmp_path / "crashed"
    shutil.copytree(data, crashed)
    asyncio.run(open_store.close())
    done = restore(backup, crashed, replace=True)
    assert done.aside is not None
    assert {table for table, _, _ in logs(crashed / NAME)} == {"t old"}
    assert {table for table, _, _ in logs(done.aside)} == {"t old", "t new"}
    assert not wal_of(crashed / NAME).exists()


def test_a_copy_that_does_not_read_as_it_was_written_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(tmp_path / "data")
    (tmp_path / "backup.db").write_text("the one of yesterday")
    right, calls = contents_module._digest, []

    def bad(db: sqlite3.Connection, part: str) -> tuple[int, str]:
        calls.append(part)
        number, digest = right(db, part)
        return number, digest if len(calls) < 8 else "another"

    monkeypatch.setattr(contents_module, "_digest", bad)
    with pytest.raises(CorralError, match="is not what was copied"):
        back_up(tmp_path / "data", tmp_path / "backup.db", replace=True)
    assert (tmp_path / "backup.db").read_text() == "the one of yesterday"
    assert sorted(one.name for one in tmp_path.iterdir()) == ["backup.db", "data"]


# Copies made by hand


def test_a_copy_without_the_wal_is_noticed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = fill(tmp_path / "data", close=False)
    copy = tmp_path / "copy"
    copy.mkdir()
    shutil.copy(tmp_path / "data" / NAME, copy)
    asyncio.run(store.close())
    with pytest.raises(CorralError, match=r"is not whole: its latest rows are in corral.db-wal"):
        SqlStore(copy / NAME)
    assert "is not whole" in complaint(capsys, "backup", str(tmp_path / "b"), "--data", str(copy))
    new = ("--data", str(tmp_path / "new"))
    assert "is not whole" in complaint(capsys, "restore", str(copy / NAME), *new)
    assert main(["doctor", str(copy)]) == 1
    assert "which is not there: it was copied without it" in capsys.readouterr().out
    assert [path.name for path in copy.iterdir()] == [NAME]  # to look has changed nothing
    assert main(["restore", "--incomplete", str(copy / NAME), *new]) == 0
    fill(tmp_path / "new", "later")


def test_a_database_is_whole_again_in_every_lawful_way(tmp_path: Path) -> None:
    """Copied with its WAL, closed by its server, or read by any other program after a crash."""
    path = tmp_path / "data" / NAME
    store = fill(tmp_path / "data", close=False)
    both = tmp_path / "both"
    both.mkdir()
    for file in (path, wal_of(path)):
        shutil.copy(file, both)
    asyncio.run(store.close())
    for whole in (path, both / NAME):
        assert missing_rows(whole) is None
        assert len(logs(whole)) == 3  # this brings the WAL over, and removes it
        assert not wal_of(whole).exists()
        assert missing_rows(whole) is None
        fill(whole.parent, "later")


def test_the_mark_stays_while_rows_are_carried_over(tmp_path: Path) -> None:
    path = tmp_path / NAME

    async def work() -> None:
        store = SqlStore(path)
        await store.open_table("t", True, opened())
        before, seq = path.stat().st_size, 0
        while path.stat().st_size == before:
            seq += 1
            await store.append(Append("t", seq, said("x" * 100_000)))
            assert wal_of(path).stat().st_size < 2 * CARRY_OVER
        await store.append(Append("t", seq + 1, said("the last")))
        shutil.copy(path, tmp_path / "copy.db")
        await store.close()

    asyncio.run(work())
    assert missing_rows(tmp_path / "copy.db") is not None
    assert missing_rows(path) is None


# Rights


def test_the_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    """Also in a folder that was there, and where an older Corral has made it readable."""
    data = tmp_path / "data"
    data.mkdir(mode=0o755)
    for turn in range(2):
        store = fill(data, f"{turn}", close=False)
        rights = {file.name: file.stat().st_mode & 0o777 for file in data.glob(f"{NAME}*")}
        assert set(rights) == {NAME, f"{NAME}-wal", f"{NAME}-shm"}
        assert set(rights.values()) == {0o600}
        asyncio.run(store.close())
        (data / NAME).chmod(0o644)
