"""Data carried from SQLite to PostgreSQL and back, backed up and looked at, all compared."""

from __future__ import annotations

import asyncio
import json
import threading
from pathlib import Path

import pytest
from sqlalchemy import inspect, text

from corral.cli import main
from corral.server.operation.carry import back_up_address, move
from corral.server.operation.contents import contents_of
from corral.server.operation.doctor import examine
from corral.server.storage.database import database_at
from corral.server.storage.datafile import NAME, reading
from corral.server.storage.migrate import steps
from corral.server.storage.store import Append, SqlStore
from tests.server.cluster import Cluster
from tests.server.people import PATIENCE
from tests.server.test_store import opened, said


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(list(words))
    told = capsys.readouterr()
    return code, told.out, told.err


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The data of a server: letters of other alphabets, and ids in every order."""

    async def work() -> None:
        store = SqlStore(tmp_path / "data" / NAME)
        for table in ("b", "B", "-a", "_z", "ä"):
            await store.open_table(table, table == "b", opened())
            await store.append(Append(table, 1, said(f"Käse 🐄 {table}\x07")))
        await store.close()

    asyncio.run(work())
    return tmp_path / "data"


def test_there_and_back_again(
    folder: Path, tmp_path: Path, cluster: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    address = cluster.new_database()
    code, there, _ = run(capsys, "move", "--from", str(folder), "--to", address)
    assert code == 0
    code, back, _ = run(capsys, "move", "--from", address, "--to", str(tmp_path / "back"))
    assert code == 0
    assert back == there
    assert there.startswith("5 tables, 0 guests, 10 rows of logs\nlogs sha256 ")
    logs = [contents_of(reading(one / NAME)).logs for one in (folder, tmp_path / "back")]
    assert logs[0] == logs[1]
    assert logs[0] in there
    assert examine(tmp_path / "back").well


def test_nothing_is_written_over(
    folder: Path, cluster: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    address = cluster.new_database()
    assert run(capsys, "move", "--from", str(folder), "--to", address)[0] == 0
    code, _, refused = run(capsys, "move", "--from", str(folder), "--to", address)
    assert code == 1
    assert "already; an empty one is wanted" in refused
    code, _, refused = run(capsys, "move", "--from", "nowhere", "--to", address)
    assert (code, refused) == (1, "corral: there is no corral.db in nowhere\n")


def test_a_backup_is_whole_while_rows_come(
    tmp_path: Path, cluster: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is of one moment: of each log the beginning, without a gap, and it can be restored."""
    address = cluster.new_database()
    ending = threading.Event()
    begun = threading.Event()

    async def write() -> None:
        store = SqlStore(address)
        for table in ("t", "u"):
            await store.open_table(table, False, opened())
        seq = 1
        while not ending.is_set():
            await asyncio.gather(
                *(store.append(Append(table, seq, said(f"{seq}"))) for table in ("t", "u"))
            )
            seq += 1
            if seq == 20:
                begun.set()
        await store.close()

    writing = threading.Thread(target=lambda: asyncio.run(write()))
    writing.start()
    try:
        assert begun.wait(PATIENCE)
        copy = tmp_path / "copy.db"
        told = back_up_address(address, copy)
    finally:
        ending.set()
        writing.join()
    assert told.rows["log"] >= 40
    assert examine(copy, quick=True).findings[-1].verdict == "ok"
    again = cluster.new_database()
    code, restored, _ = run(capsys, "restore", str(copy), "--database", again)
    assert code == 0
    assert told.told in restored
    code, report, _ = run(capsys, "doctor", again, "--json")
    assert code == 0
    found = json.loads(report)
    assert found["data"] == again
    digests = [one["text"] for one in found["findings"] if one["about"] == "digest"]
    assert digests == [f"of the logs: sha256 {told.logs}"]


def test_the_doctor_finds_what_is_wrong_in_a_database(
    folder: Path, cluster: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    address = cluster.new_database()
    move(str(folder), address)
    code, report, _ = run(capsys, "doctor", address)
    assert code == 0
    assert (
        "SQLite finds no fault in the copy" in report
    )  # of PostgreSQL's own files nothing is known
    engine = database_at(address).engine
    with engine.begin() as db:
        db.execute(text("UPDATE log SET body = 'moo' WHERE table_id = 'b' AND seq = 1"))
    engine.dispose()
    code, report, _ = run(capsys, "doctor", address)
    assert code == 1
    assert "bad" in report


def test_who_only_looks_takes_no_step(
    tmp_path: Path, cluster: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    """Servers of an older Corral may work there, and an empty database stays empty."""
    empty, older = cluster.new_database(), cluster.new_database()
    before = steps()[-2]
    store = database_at(older)
    store.prepare()
    with store.engine.begin() as db:
        db.execute(text("UPDATE alembic_version SET version_num = :step"), {"step": before})
    for address, reason in ((empty, "no tables of Corral"), (older, f"is at step {before}")):
        code, report, _ = run(capsys, "doctor", address)
        assert code == 1
        assert reason in report
        for command in (
            ("backup", str(tmp_path / "copy.db"), "--database", address),
            ("move", "--from", address, "--to", str(tmp_path / "folder")),
        ):
            code, _, refused = run(capsys, *command)
            assert code == 1
            assert reason in refused
    untouched = database_at(empty)
    assert not inspect(untouched.engine).get_table_names()
    untouched.engine.dispose()
    with store.engine.connect() as db:
        assert db.scalar(text("SELECT version_num FROM alembic_version")) == before
    store.engine.dispose()
