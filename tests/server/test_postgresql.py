"""PostgreSQL in place of SQLite: how it is named, and how a server gets along with it."""

from __future__ import annotations

import asyncio
import re
import sys
import threading
from pathlib import Path

import pytest

from corral.cli import main
from corral.core.errors import CorralError
from corral.server.serve import kept_in
from corral.server.settings import Settings
from corral.server.storage.postgresql import Postgresql, address_of
from corral.server.storage.store import Append, Player, SqlStore, StoreError
from tests.server.cluster import Cluster
from tests.server.house import Process
from tests.server.people import Guest
from tests.server.test_store import opened, said

psycopg = pytest.importorskip("psycopg")
SECRET = "postgresql://corral:horseshoe@db.example/corral?sslmode=require"


# Addresses


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("a barn", "'a barn' is not like postgresql://user:password@host:5432/name"),
        ("sqlite:///corral.db", "SQLite needs no address: its file is in the folder of --data"),
        ("postgresql://corral@db.example", "the name of the database is missing"),
    ],
)
def test_wrong_addresses_are_refused(text: str, reason: str) -> None:
    with pytest.raises(CorralError, match=re.escape(reason)):
        address_of(text)


def test_passwords_are_told_to_nobody() -> None:
    assert Postgresql(SECRET).name == "postgresql://corral:***@db.example/corral"
    told = kept_in(Settings(database=SECRET))
    assert "horseshoe" not in told
    with pytest.raises(CorralError) as refused:
        address_of("mysql://corral:horseshoe@db.example/corral")
    assert "horseshoe" not in str(refused.value)


def test_who_has_no_driver_is_told_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(sys.modules, "corral.server.storage.postgresql", raising=False)
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert main(["serve", "--port", "0", "--database", "postgresql://localhost/corral"]) == 2
    assert capsys.readouterr().err == "corral: this needs psycopg: install corral[postgresql]\n"


def test_a_server_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    address = "postgresql://corral:horseshoe@127.0.0.1:1/corral"
    assert main(["serve", "--port", "0", "--database", address]) == 1
    told = capsys.readouterr().err
    assert told.startswith("corral: postgresql://corral:***@127.0.0.1:1/corral cannot be used: ")
    assert "horseshoe" not in told
    assert told.count("\n") == 1


# The store


def test_commits_are_on_the_disk(cluster: Cluster) -> None:
    async def work() -> None:
        store = SqlStore(cluster.new_database())
        told = await store._writer.do(
            lambda db: db.exec_driver_sql("SHOW synchronous_commit").scalar_one()
        )
        assert told == "on"
        await store.close()

    asyncio.run(work())


def test_processes_that_start_together_take_each_step_once(cluster: Cluster) -> None:
    address = cluster.new_database()
    stores: list[SqlStore] = []
    threads = [threading.Thread(target=lambda: stores.append(SqlStore(address))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(stores) == 4
    for store in stores:
        asyncio.run(store.close())


def test_lines_that_were_cut_are_replaced_before_anybody_notices(cluster: Cluster) -> None:
    """Also those that wait for work: all of the server's own connections are ended at once."""

    async def work() -> None:
        store = SqlStore(cluster.new_database())
        await store.open_table("t", True, opened())
        for seq in range(1, 4):
            await store.append(Append("t", seq, said(f"{seq}")))
            assert len(await store.log("t")) == seq + 1
            _cut_all(cluster, store)
        assert (await store.sizes()).failures == 0
        assert await store.ready()
        await store.close()

    asyncio.run(work())


def _cut_all(cluster: Cluster, store: SqlStore) -> None:
    assert isinstance(store.database, Postgresql)
    with psycopg.connect(cluster.address("postgres"), autocommit=True) as db:
        db.execute(
            "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = %s",
            [store.database.url.database],
        )


def test_what_was_stored_before_the_line_broke_counts_when_it_is_tried_again(
    cluster: Cluster,
) -> None:
    """The answer to a commit is lost: a guest and a table are there, and that is what was asked."""

    async def work() -> None:
        store = SqlStore(cluster.new_database())
        for _ in range(2):
            await store.guestbook.add(Player("p", "Ana"), "hash", 1.0)
            await store.open_table("t", True, opened(), sits="p")
        with pytest.raises(StoreError):
            await store.guestbook.add(Player("q", "Bo"), "hash", 1.0)
        assert len(await store.log("t")) == 1
        await store.close()

    asyncio.run(work())


# The server


def test_a_match_is_played_killed_and_played_on(cluster: Cluster, tmp_path: Path) -> None:
    process = Process(tmp_path / "data", database=cluster.new_database())
    try:
        ana = Guest(process.url, "Ana")
        table = ana.open("elgaucho", ["here Ana", "here Bo"], start=True)
        with ana.sit_at(table) as chair:
            chair.until_kind("fresh")
            assert chair.play(chair.you["moves"][0])["kind"] == "news"
            version, view = chair.version, chair.view
        process.kill()
        process.start()
        with ana.sit_at(table) as chair:
            chair.until_kind("fresh")
            assert (chair.version, chair.view) == (version, view)
        ana.close()
        assert not process.data.exists(), "nothing is kept in a folder"
        assert f"keeps its data in {process.settings.database}" in process.log
        assert process.stop() == 0
    finally:
        process.kill()
