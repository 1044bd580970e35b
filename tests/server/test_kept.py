"""Data folders of older versions: every table is there, and goes on exactly as it would have."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

import corral
from tests.kept_folder import KeptFolder, folders
from tests.server.kept_house import KeptHouse
from tools.keep.tables import SEED_ON, keep_tables

FIRST = folders()[0]


@pytest.fixture(params=folders(), ids=str)
def folder(request: pytest.FixtureRequest) -> KeptFolder:
    found: KeptFolder = request.param
    return found


@pytest.fixture
def kept(folder: KeptFolder, tmp_path: Path) -> Iterator[KeptHouse]:
    opened = KeptHouse(folder, tmp_path / "data")
    yield opened
    opened.close()


def check(kept: KeptHouse, folder: KeptFolder) -> None:
    """All tables are as they were, and running ones go on as they would have."""
    for name, told in kept.tables.items():
        table = kept.house.at_rest(told["id"])
        assert (table.status, table.moves) == (told["status"], told["moves"])
        if table.status != "waiting":
            assert kept.record(name) == folder.text("tables", name, "record")
        if table.status == "running":
            kept.go_on(name, SEED_ON)
            assert kept.record(name) == folder.text("tables", name, "goes-on")
    kept.reopen()
    for name, told in kept.tables.items():
        if told["status"] == "running":
            assert kept.record(name) == folder.text("tables", name, "goes-on")


def test_running_matches_go_on_as_they_would_have(kept: KeptHouse, folder: KeptFolder) -> None:
    check(kept, folder)


def test_finished_matches_are_replayed(kept: KeptHouse, folder: KeptFolder) -> None:
    anybody = kept.house.guest("Eve")
    over = [name for name, told in kept.tables.items() if told["status"] == "over"]
    assert over
    for name in over:
        path, of = f"/api/tables/{kept.tables[name]['id']}", kept.tables[name]["moves"]
        record = folder.text("tables", name, "record")
        assert anybody.get(f"{path}/record") == record
        for moves in (0, 1, of // 2, of - 1, of):
            match = corral.replay(record, moves=moves)
            shown = anybody.get(f"{path}/replay/{moves}?seat=0")
            assert shown["view"] == match.view(0)
            assert shown["position"] == match.position()


def test_what_is_kept_today_is_kept_likewise(tmp_path: Path) -> None:
    keep_tables(tmp_path / "today", ["goldrush"])
    today = KeptFolder(tmp_path / "today")
    opened = KeptHouse(today, tmp_path / "data")
    check(opened, today)
    opened.close()
    assert today.text("tables", "goldrush-own", "record").count('"name": "own"') == 2


@pytest.fixture
def first(tmp_path: Path) -> Iterator[KeptHouse]:
    """What 0.1.0 wrote."""
    opened = KeptHouse(FIRST, tmp_path / "data")
    yield opened
    opened.close()


def test_people_find_their_seats_again(first: KeptHouse) -> None:
    ada = first.guest("Ada")
    mine = {one["table"]["id"]: one for one in ada.get("/api/me/tables")}
    assert set(mine) == {told["id"] for told in first.tables.values()}
    awaited = next(
        name
        for name, told in first.tables.items()
        if told["status"] == "running" and mine[told["id"]]["awaited"]
    )
    with ada.sit_at(first.tables[awaited]["id"]) as chair:
        chair.until_kind("fresh")
        assert chair.play(chair.you["moves"][0])["kind"] == "news"


def test_every_guest_and_match_is_there(folder: KeptFolder, tmp_path: Path) -> None:
    """By what the old folder itself says: names, seats, and the length of every log."""
    queries = (
        "SELECT id, name, created FROM players ORDER BY id",
        "SELECT player, table_id FROM seated ORDER BY player, table_id",
        "SELECT id, public FROM tables ORDER BY id",
        "SELECT table_id, count(*), max(seq) FROM log GROUP BY table_id ORDER BY table_id",
    )
    with closing(sqlite3.connect(folder.data / "corral.db")) as db:
        before = [db.execute(query).fetchall() for query in queries]
    assert all(before)
    opened = KeptHouse(folder, tmp_path / "data")
    opened.close()
    with closing(sqlite3.connect(tmp_path / "data" / "corral.db")) as db:
        assert [db.execute(query).fetchall() for query in queries] == before


def test_a_table_that_waited_is_played(first: KeptHouse) -> None:
    table = first.tables["waiting"]["id"]
    first.guest("Ada").start(table)
    record = first.record("waiting")
    assert "rules 1\n" in record
    assert "option cash_count yes\n" in record


def test_a_standing_order_still_stands(first: KeptHouse) -> None:
    with first.guest("Cyd").sit_at(first.tables["kuhhandel-order"]["id"]) as chair:
        chair.until_kind("fresh")
        chair.play("bid 20")
        first.house.at_rest(first.tables["kuhhandel-order"]["id"])
    assert first.record("kuhhandel-order").endswith("p2 bid 20\np1 bid 30\n")
