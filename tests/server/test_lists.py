"""Lists of tables: summaries beside the logs, unreadable tables, what a start wakes, retention."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from time import time
from typing import Any

import httpx
import pytest
from msgspec import structs

import corral
from corral.server.accounts.identity import DAY, YEAR
from corral.server.operation.retention import Retention
from corral.server.settings import Settings
from corral.server.storage.store import SqlStore
from corral.server.tables import hub, lists
from corral.server.tables.summary import read_summary, summary_of
from corral.server.tables.table import fold, load_match
from tests.server.house import QUICK, House
from tests.server.many_tables import Shelf, start_rows
from tests.server.people import PATIENCE, Guest
from tests.server.test_store_failures import wait_until
from tests.server.test_versions import TINY, opened, play_to_the_end

TABLES = 3000


@pytest.fixture
def folds(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables whose logs were folded."""
    seen: list[str] = []

    def counting(table: str, rows: Any) -> Any:
        seen.append(table)
        return fold(table, rows)

    for module in (hub, lists):
        monkeypatch.setattr(module, "fold", counting)
    return seen


def execute(data: Path, statement: str, *values: object) -> list[Any]:
    with closing(sqlite3.connect(data / "corral.db")) as db:
        found = db.execute(statement, values).fetchall()
        db.commit()
        return found


# Summaries


def check_summaries(house: House) -> int:
    """What is kept beside each table is what its log tells; how many tables."""
    data = house.settings.folder
    tables = execute(data, "SELECT id, summary, driven FROM tables")
    for table, kept, driven in tables:
        rows = asyncio.run_coroutine_threadsafe(house.services.store.log(table), house.loop).result(
            20
        )
        told = fold(table, rows)
        load_match(told, rows, None)
        expected = summary_of(told)
        summary = read_summary(kept)
        assert summary is not None
        # An order that the latest move has ended may still count as one: it costs a look.
        assert structs.replace(summary, driven=expected.driven) == expected
        assert summary.driven == bool(driven)
        assert summary.driven or not expected.driven
    return len(tables)


def test_summaries_are_what_the_logs_tell(tmp_path: Path) -> None:
    house = House(tmp_path / "data")
    ana, bo = house.guest("Ana"), house.guest("Bo")
    waiting = ana.open("goldrush", ["open", "open", "random"], public=True)
    bo.join(waiting)
    ana.put(f"/api/tables/{waiting}/seats/2", {"kind": "closed"})
    bo.post(f"/api/tables/{waiting}/leave")
    short = corral.new("goldrush", players=2, seed=3, edition=TINY).position()
    table = opened([ana, bo], "goldrush", position=short)
    ana.start(table)
    play_to_the_end([ana, bo], table)
    ana.open("elgaucho", ["open", "random"], start=True)
    two = ana.open("elgaucho", ["open", "open"])
    bo.join(two)
    ana.start(two)
    rng = Random(3)
    with ana.sit_at(two) as one, bo.sit_at(two) as other:
        for chair in (one, other):
            chair.until_kind("fresh")
        mover = one if one.you["moves"] else other
        mover.play(rng.choice(mover.you["moves"]))
        if mover.you["undo"]:
            mover.ask("undo", version=mover.version)
        mover.ask("say", text="hm")
        mover.ask("away")
    for each in (waiting, table, two):
        house.at_rest(each)
    house.services.hub.thinker._desk.close()  # the bots rest
    assert check_summaries(house) == 4
    house.close()


def test_lists_fold_nothing(tmp_path: Path, folds: list[str]) -> None:
    house = House(tmp_path / "data")
    ana, bo = house.guest("Ana"), house.guest("Bo")
    tables = [ana.open("elgaucho", ["open", "open"], public=True) for _ in range(3)]
    for table in tables[1:]:
        bo.join(table)
        ana.start(table)
    told = bo.get("/api/tables"), bo.get("/api/me/tables"), ana.get("/api/me/tables")
    assert {one["id"] for one in told[0]} == set(tables)
    assert [one["awaited"] for one in told[1]] == [True, True]
    assert [one["awaited"] for one in told[2]] == [True, True, False]
    cookies = [ana.http.cookies, bo.http.cookies]
    house.close()
    folds.clear()
    house = House(tmp_path / "data")
    again = [house.guest(), house.guest()]
    for guest, cookie in zip(again, cookies, strict=True):
        guest.http.cookies = cookie
    ana, bo = again
    assert (bo.get("/api/tables"), bo.get("/api/me/tables"), ana.get("/api/me/tables")) == told
    assert folds == []
    house.close()


def test_tables_of_an_older_corral_are_read_once(tmp_path: Path, folds: list[str]) -> None:
    house = House(tmp_path / "data")
    ana = house.guest("Ana")
    table = ana.open("elgaucho", ["open", "open"], public=True)
    told = ana.get("/api/tables")
    cookies = ana.http.cookies
    house.close()
    for summary in (None, '{"of": "another version"}'):
        execute(tmp_path / "data", "UPDATE tables SET summary = ?", summary)
        folds.clear()
        house = House(tmp_path / "data")
        ana = house.guest()
        ana.http.cookies = cookies
        for _ in range(3):
            assert ana.get("/api/tables") == told
            assert ana.get("/api/me/tables")[0]["table"] == told[0]
        assert folds == [table]
        house.close()


# Unreadable tables


@pytest.mark.parametrize(
    ("body", "summaries"),
    [
        ("no JSON", True),
        ('{"kind":"teleported","at":1.0}', False),
        ('{"kind":"moved","at":1.0,"seat":0,"lines":["?"]}', False),
    ],
)
def test_an_unreadable_table_stops_nobody(
    body: str, summaries: bool, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    data = tmp_path / "data"
    house = House(data)
    ana, bo = house.guest("Ana"), house.guest("Bo")
    good, bad = (ana.open("elgaucho", ["open", "open"], public=True) for _ in range(2))
    for table in (good, bad):
        bo.join(table)
        ana.start(table)
    cookies = ana.http.cookies
    house.close()
    execute(data, "INSERT INTO log VALUES (?, 4, ?)", bad, body)
    execute(data, "UPDATE tables SET driven = NULL")  # so that the start looks at them
    if not summaries:
        execute(data, "UPDATE tables SET summary = NULL")
    house = House(data)
    ana = house.guest()
    ana.http.cookies = cookies
    problem = ana.get(f"/api/tables/{bad}", 500)
    assert problem == {
        "code": "internal",
        "message": "this table cannot be read; it was written down",
    }
    for _ in range(2):
        assert [one["id"] for one in ana.get("/api/tables")] == [good]
        assert [one["table"]["id"] for one in ana.get("/api/me/tables")] == [good]
    with ana.sit_at(good) as chair:
        chair.until_kind("fresh")
    assert "corral_unreadable_tables 1.0" in ana.get("/metrics")
    said = [one for one in caplog.records if one.getMessage() == "a table cannot be read"]
    assert len(said) == 1
    assert said[0].facts["table"] == bad[:6]  # type: ignore[attr-defined]
    assert said[0].facts["cause"]  # type: ignore[attr-defined]
    house.close()


def test_a_list_may_be_the_first_to_meet_an_unreadable_table(tmp_path: Path) -> None:
    """One that waits is read by nobody else, and an older version left no summary of it."""
    data = tmp_path / "data"
    house = House(data)
    ana = house.guest("Ana")
    good, bad = (ana.open("elgaucho", ["open", "open"], public=True) for _ in range(2))
    cookies = ana.http.cookies
    house.close()
    execute(data, "INSERT INTO log VALUES (?, 2, 'no JSON')", bad)
    execute(data, "UPDATE tables SET summary = NULL")
    house = House(data)
    ana = house.guest()
    ana.http.cookies = cookies
    assert [one["id"] for one in ana.get("/api/tables")] == [good]
    assert [one["table"]["id"] for one in ana.get("/api/me/tables")] == [good]
    assert "corral_unreadable_tables 1.0" in ana.get("/metrics")
    house.close()


def figure(guest: Guest, name: str) -> float:
    (line,) = [line for line in guest.get("/metrics").splitlines() if line.startswith(f"{name} ")]
    return float(line.partition(" ")[2])


def test_an_unreadable_table_is_known_after_a_restart(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """It stays out of lists, counts for nobody, and comes back as soon as it can be read."""
    data, gauge = tmp_path / "data", "corral_unreadable_tables"
    house = House(data)
    ana = house.guest("Ana")
    good, bad, empty = (ana.open("elgaucho", ["open", "open"], public=True) for _ in range(3))
    cookies = ana.http.cookies

    def again(**settings: Any) -> tuple[House, Guest]:
        house = House(data, guest_public=2, **settings)
        same = house.guest()
        same.http.cookies = cookies
        woken(house)
        return house, same

    def listed(guest: Guest) -> list[set[str]]:
        mine = {one["table"]["id"] for one in guest.get("/api/me/tables")}
        return [{one["id"] for one in guest.get("/api/tables")}, mine]

    house.close()
    (sound,) = execute(data, "SELECT body FROM log WHERE table_id = ? AND seq = 1", bad)[0]
    execute(data, "UPDATE log SET body = 'no JSON' WHERE table_id = ? AND seq = 1", bad)
    execute(data, "DELETE FROM log WHERE table_id = ?", empty)
    house, ana = again()
    assert figure(ana, gauge) == 0  # nobody has looked
    for table in (bad, empty):
        ana.get(f"/api/tables/{table}", 500)
    ana.get("/api/tables/nowhere", 404)
    assert (listed(ana), figure(ana, gauge)) == ([{good}, {good}], 2)
    house.close()
    caplog.clear()
    house, ana = again()
    assert (listed(ana), figure(ana, gauge)) == ([{good}, {good}], 2)
    told = [one.facts for one in caplog.records if "cannot be read" in one.getMessage()]  # type: ignore[attr-defined]
    assert told == [{"tables": 2}]
    ana.open("elgaucho", ["open", "open"], public=True)  # one waits, not three
    house.close()
    execute(data, "UPDATE log SET body = ? WHERE table_id = ? AND seq = 1", sound, bad)
    house, ana = again()
    assert {good, bad} < listed(ana)[0]
    assert {good, bad} < listed(ana)[1]
    assert figure(ana, gauge) == 1
    house.close()


def test_what_retention_removes_is_not_unreadable_any_more(tmp_path: Path) -> None:
    data, gauge = tmp_path / "data", "corral_unreadable_tables"
    house = House(data, keep_waiting_days=1, idle_seconds=0.01)
    ana = house.guest("Ana")
    table = ana.open("elgaucho", ["open", "open"])
    wait_until(lambda: not house.services.hub.holds(table))
    execute(data, "UPDATE log SET body = 'no JSON' WHERE table_id = ? AND seq = 0", table)
    ana.get(f"/api/tables/{table}", 500)
    assert figure(ana, gauge) == 1
    looked = house.services.hub.retention.look(time() + 2 * DAY)
    assert asyncio.run_coroutine_threadsafe(looked, house.loop).result(PATIENCE) == 1
    assert figure(ana, gauge) == 0
    house.close()


# What a start wakes


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "data")


def test_a_start_wakes_only_what_goes_on_by_itself(shelf: Shelf, folds: list[str]) -> None:
    """Thousands of tables wait for people, one for a bot and one for a clock."""
    now = time()
    people = start_rows(["Ana", "Bo"], now)
    many = [f"people {number}" for number in range(TABLES)]
    shelf.put(many, "running", people, now, driven=False)
    shelf.put(["bots"], "running", start_rows([None, None], now), now - 1, driven=True)
    shelf.put(["clock"], "running", start_rows(["Ana", "Bo"], now, 600), now - 2, driven=True)
    asyncio.run(shelf.close())
    house = House(shelf.path.parent, bot_pause=30)
    assert httpx.get(f"{house.url}/ready").status_code == 200
    woken(house)
    assert sorted(folds) == ["bots", "clock"]
    house.close()


def woken(house: House) -> None:
    """All tables are awake that a start wakes."""

    async def wait() -> None:
        await house.services.hub.woken.wait()

    asyncio.run_coroutine_threadsafe(wait(), house.loop).result(PATIENCE)


def test_ready_is_said_before_tables_are_woken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    released = asyncio.Event()

    async def later(_: SqlStore) -> list[str]:
        await released.wait()
        return []

    monkeypatch.setattr(SqlStore, "driven_tables", later)
    house = House(tmp_path / "data")
    assert httpx.get(f"{house.url}/ready").status_code == 200
    assert not house.services.hub.woken.is_set()
    house.loop.call_soon_threadsafe(released.set)
    woken(house)
    house.close()


# Retention


def test_what_nobody_has_touched_is_removed(shelf: Shelf) -> None:
    now = time()
    old, recent = now - 400 * DAY, now - 2 * DAY
    for table, status, at in (
        ("waits long", "waiting", now - 31 * DAY),
        ("waits", "waiting", recent),
        ("runs long", "running", old),
        ("runs", "running", recent),
        ("over long", "over", old),
        ("over", "over", recent),
    ):
        shelf.put([table], status, start_rows(["Ana", "Bo"], at), at)
    shelf.put(["played at"], "running", start_rows(["Ana", "Bo"], recent), old)
    shelf.put(["in memory"], "running", start_rows(["Ana", "Bo"], old), old)
    shelf.put(["unreadable"], "running", [], old)
    shelf.put(["of bots"], "over", start_rows([None, None], old), old)
    shelf.put(["of Cyd"], "over", start_rows(["Cyd", "Bo"], old), old)
    data = shelf.path.parent
    execute(data, "INSERT INTO players VALUES ('p-Dan', 'Dan', 'hash Dan', 1.0, ?, NULL)", old)
    for player, seen in (("p-Ana", now - 2 * YEAR), ("p-Bo", now - 2 * YEAR), ("p-Cyd", recent)):
        execute(data, "UPDATE players SET seen = ? WHERE id = ?", seen, player)

    async def look(settings: Settings) -> set[str]:
        retention = Retention(settings, shelf.store, lambda table: table == "in memory")
        await retention.look(now)
        return {table for (table,) in execute(data, "SELECT id FROM tables")}

    everything = {table for (table,) in execute(data, "SELECT id FROM tables")}

    async def work() -> None:
        assert await look(QUICK) == everything
        gone = {"waits long", "runs long", "over long", "of bots"}
        assert await look(Settings()) == everything - gone
        await shelf.close()

    asyncio.run(work())
    left = {table for (table,) in execute(data, "SELECT DISTINCT table_id FROM log")}
    assert left == {"waits", "runs", "over", "played at", "in memory", "of Cyd"}
    # Dan sat nowhere; Ana and Bo have seats still.
    assert execute(data, "SELECT id FROM players ORDER BY id") == [
        ("p-Ana",),
        ("p-Bo",),
        ("p-Cyd",),
    ]
    assert execute(data, "PRAGMA foreign_key_check") == []


def test_whoever_comes_back_is_seen(tmp_path: Path) -> None:
    house = House(tmp_path / "data")
    cookies = house.guest("Ana").http.cookies
    house.close()
    execute(tmp_path / "data", "UPDATE players SET seen = seen - ?", 9 * DAY)
    house = House(tmp_path / "data")
    ana = house.guest()
    ana.http.cookies = cookies
    before = time()
    ana.get("/api/me")
    seen = execute(tmp_path / "data", "SELECT seen FROM players")[0][0]
    assert seen >= before
    ana.get("/api/me")
    assert execute(tmp_path / "data", "SELECT seen FROM players")[0][0] == seen  # once a day
    house.close()
