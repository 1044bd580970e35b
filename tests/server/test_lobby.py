"""The lobby is everybody's: nobody fills it, and nothing waits there for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from time import time
from typing import Any

import httpx
import pytest
from sqlalchemy import insert, update

from corral.server.storage.schema import RATINGS, TABLES
from corral.server.storage.store import Listed, SqlStore
from corral.server.tables import lists
from corral.server.tables.lobby import lobby_query
from corral.server.wire import TableInfo
from corral.words import Words
from tests.sayings import in_every_language
from tests.server.house import House
from tests.server.people import PATIENCE, Guest

PUBLIC = 3


@pytest.fixture
def village(tmp_path: Path) -> Iterator[House]:
    opened = House(tmp_path / "data", guest_public=PUBLIC)
    yield opened
    opened.close()


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> int:
    """So many tables are listed."""
    monkeypatch.setattr(lists, "MOST_LISTED", 3)
    return 3


def listed(guest: Guest) -> list[str]:
    return [table["id"] for table in guest.get("/api/tables")]


def touched(house: House, table: str, at: float) -> None:
    """As if nothing had happened there since."""
    store = house.services.store
    assert isinstance(store, SqlStore)
    with store.database.engine.begin() as db:
        db.execute(update(TABLES).where(TABLES.c.id == table).values(changed=at))


def test_a_guest_has_few_public_tables_that_wait(village: House) -> None:
    ana, bo = village.guest("Ana"), village.guest("Bo")
    tables = [ana.open("elgaucho", ["open", "open"], public=True) for _ in range(PUBLIC)]
    wish = {"game": "elgaucho", "seats": [{"kind": "open"}, {"kind": "open"}], "public": True}
    problem = ana.post("/api/tables", wish, 409)
    assert (problem["code"], problem["reason"]) == ("too_many_tables", "too_many_public")
    assert problem["values"] == {"most": PUBLIC}
    ana.open("elgaucho", ["open", "open"])  # by link as many as before
    ana.open("elgaucho", ["open", "random"], public=True, start=True)  # it does not wait
    bo.join(tables[0])
    ana.start(tables[0])
    ana.open("elgaucho", ["open", "open"], public=True)


def test_an_address_has_few_public_tables_that_wait(tmp_path: Path) -> None:
    """Whoever takes a new name for every table fills no lobby either."""
    most = 2
    house = House(tmp_path / "data", address_public=most)
    many = [house.guest(f"Mallory {number}") for number in range(most + 1)]
    tables = [guest.open("elgaucho", ["open", "open"], public=True) for guest in many[:most]]
    wish = {"game": "elgaucho", "seats": [{"kind": "open"}, {"kind": "open"}], "public": True}
    for _ in range(2):
        problem = many[most].post("/api/tables", wish, 409)
        assert (problem["code"], problem["reason"]) == ("too_many_tables", "too_many_nearby")
        assert problem["values"] == {"most": most}
    many[most].open("elgaucho", ["open", "open"])  # by link as many as before
    with httpx.Client(
        base_url=house.url, transport=httpx.HTTPTransport(local_address="127.0.0.2")
    ) as elsewhere:
        elsewhere.post("/api/me", json={"name": "Bo"})
        assert elsewhere.post("/api/tables", json=wish).status_code == 201
    many[0].post(f"/api/tables/{tables[0]}/leave")
    many[most].open("elgaucho", ["open", "open"], public=True)
    house.close()


def test_tables_that_were_left_push_nobody_out(house: House, few: int) -> None:
    ana, bo = house.guest("Ana"), house.guest("Bo")
    mine = bo.open("elgaucho", ["open", "open"], public=True)
    for _ in range(few + 2):
        table = ana.open("elgaucho", ["open", "open"], public=True)
        ana.post(f"/api/tables/{table}/leave")
    assert mine in listed(ana)


def test_tables_of_bots_alone_push_nobody_out(
    house: House, few: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And however many there are, a list asks the store once."""
    ana, bo = house.guest("Ana"), house.guest("Bo")
    asked, right = [], SqlStore.public_tables

    async def counted(store: SqlStore, *args: Any) -> list[Listed]:
        asked.append(args)
        return await right(store, *args)

    mine = bo.open("elgaucho", ["open", "open"], public=True)
    seats = [{"kind": "bot", "bot": "random"}] * 2
    wish = {"game": "elgaucho", "seats": seats, "public": True}
    for _ in range(few + 2):
        ana.post("/api/tables", wish, 201)
    monkeypatch.setattr(SqlStore, "public_tables", counted)
    assert mine in listed(ana)
    assert len(asked) == 1


def test_whoever_asks_meanwhile_shares_the_next_list(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many who ask are not a queue in front of everybody else who wants something stored."""
    asked, right = [], SqlStore.public_tables
    first = asyncio.Event()

    async def slow(store: SqlStore, *args: Any) -> list[Listed]:
        asked.append(args)
        await first.wait()
        return await right(store, *args)

    async def crowd() -> list[list[TableInfo]]:
        early = asyncio.create_task(house.services.lists.lobby())
        while not asked:
            await asyncio.sleep(0)
        late = [asyncio.create_task(house.services.lists.lobby()) for _ in range(50)]
        await asyncio.sleep(0)
        first.set()
        return await asyncio.gather(early, *late)

    monkeypatch.setattr(SqlStore, "public_tables", slow)
    found = asyncio.run_coroutine_threadsafe(crowd(), house.loop).result(PATIENCE)
    assert len(found) == 51
    assert len(asked) == 2


def test_tables_are_found_by_game_pace_seats_and_level(house: House) -> None:
    """The level is the rating of those who sit there; without one they count as newcomers."""
    ana, bo, cy = (house.guest(name) for name in ("Ana", "Bo", "Cy"))
    number = ana.get("/api/me")["id"]
    store = house.services.store
    assert isinstance(store, SqlStore)
    with store.database.engine.begin() as db:
        rating = {"rated": number, "game": "goldrush", "mu": 32.0, "sigma": 2.0, "matches": 7}
        db.execute(insert(RATINGS), rating)
    live = ana.open("goldrush", ["open", "open", "open"], public=True, seconds=60)
    calm = bo.open("goldrush", ["open", "open"], public=True)

    def found(who: Guest, **wanted: str | int) -> set[str]:
        told = who.http.get("/api/tables", params={"game": "goldrush", **wanted})
        return {one["id"] for one in told.json()}

    assert found(cy) == {live, calm}
    assert found(cy, pace="live") == {live}
    assert found(cy, pace="unhurried") == {calm}
    assert found(cy, free=2) == {live}
    assert found(cy, level="new") == {calm}
    assert found(cy, level="mine") == {calm}
    assert found(ana, level="mine") == {live}
    assert cy.http.get("/api/tables", params={"game": "elsewhere"}).json() == []
    assert cy.http.get("/api/tables", params={"pace": "slow"}).status_code == 400
    levels = {one["id"]: one["level"] for one in cy.get("/api/tables")}
    assert (levels[live], levels[calm]) == (1280, None)


def test_a_list_looks_only_at_what_may_be_in_it(house: House) -> None:
    """By indexes: neither at finished matches nor at all that were never finished."""
    store = house.services.store
    assert isinstance(store, SqlStore)
    query = lobby_query(TABLES.c.id, since=1.0, visited=[f"{number}" for number in range(500)])
    with store.database.engine.connect() as db:
        told = query.compile(db, compile_kwargs={"literal_binds": True})
        plan = [row[3] for row in db.exec_driver_sql(f"EXPLAIN QUERY PLAN {told}")]
    looks = [step for step in plan if " tables " in step]
    assert len(looks) == 4
    few = ("(public=? AND status=?", "(id=?)")
    assert all(any(index in step for index in few) for step in looks), looks


def test_keepers_take_turns(village: House) -> None:
    ana, bo = village.guest("Ana"), village.guest("Bo")
    hers = [ana.open("elgaucho", ["open", "open"], public=True) for _ in range(2)]
    his = bo.open("elgaucho", ["open", "open"], public=True)
    hers.append(ana.open("elgaucho", ["open", "open"], public=True))
    assert listed(bo) == [hers[2], his, hers[1], hers[0]]


def test_a_table_where_somebody_is_comes_first_and_one_that_plays_last(village: House) -> None:
    ana, bo, cy = village.guest("Ana"), village.guest("Bo"), village.guest("Cy")
    first = ana.open("elgaucho", ["open", "open"], public=True)
    playing = bo.open("elgaucho", ["open", "random"], public=True, start=True)
    latest = cy.open("elgaucho", ["open", "open"], public=True)
    assert listed(bo) == [latest, first, playing]
    with ana.sit_at(first) as chair:
        chair.until_kind("fresh")
        assert listed(bo) == [first, latest, playing]


def test_a_table_that_waits_in_vain_leaves_the_lobby(village: House) -> None:
    ana, bo = village.guest("Ana"), village.guest("Bo")
    tables = [ana.open("elgaucho", ["open", "open"], public=True) for _ in range(PUBLIC)]
    for table in tables:
        touched(village, table, time() - 60 * village.settings.lobby_minutes - 1)
    assert listed(bo) == []
    with ana.sit_at(tables[0]) as chair:  # the host is there and still waits
        chair.until_kind("fresh")
        assert listed(bo) == [tables[0]]
    ana.open("elgaucho", ["open", "open"], public=True)  # what is not listed does not count
    bo.join(tables[1])
    assert tables[1] in listed(bo)


@in_every_language
def test_the_refusal_is_worded_for_the_page(words: Words) -> None:
    for reason in ("too_many_public", "too_many_nearby"):
        assert words.text(f"web-problem-{reason}", most=PUBLIC)
