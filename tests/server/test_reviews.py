"""Reviews on the server: made once, in the background, and stored with the match."""

from __future__ import annotations

import asyncio
import os
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import corral
from corral.review import review
from corral.server import reviewing
from corral.server.long_work import asked_by
from corral.server.problems import Refusal
from corral.server.reviewing import Reviews
from tests.review.records import SMALL
from tests.server.house import House
from tests.server.people import PATIENCE, Guest


@cache
def late_position() -> str:
    """A match of two that random players end in a few moves."""
    match = corral.new("goldrush", players=2, seed=4)
    rng = Random(4)
    positions = []
    while match.actors:
        positions.append(match.position())
        seat = match.actors[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return positions[-4]


def played_record() -> str:
    match = corral.from_position(late_position(), seed=1)
    while match.actors:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    return match.record()


def finished(house: House, guest: Guest) -> str:
    """A match of bots that is over."""
    house.services.reviews.depth = SMALL
    table = guest.open("goldrush", ["random", "random"], position=late_position())
    guest.start(table)
    house.until(lambda: guest.get(f"/api/tables/{table}")["table"]["status"] == "over")
    return table


def reviewed(house: House, guest: Guest, table: str) -> Any:
    found: list[Any] = []

    def done() -> bool:
        found.append(guest.get(f"/api/tables/{table}/review"))
        return found[-1]["status"] not in ("waiting", "running")

    house.until(done, 10 * PATIENCE)  # its process gives way to everybody
    return found[-1]


def test_a_finished_match_is_reviewed_for_everybody(house: House) -> None:
    """Also one of bots, and for who only watches."""
    ana, stranger = house.guest("Ana"), house.guest()
    table = finished(house, ana)
    path = f"/api/tables/{table}/review"
    assert stranger.get(path) == {"status": "none", "progress": 0.0, "number": 0, "review": None}
    begun = stranger.post(path, None, 200)
    assert begun["status"] in ("waiting", "running")
    state = reviewed(house, stranger, table)
    assert state["status"] == "done"
    record = stranger.get(f"/api/tables/{table}/record")
    assert state["review"] == review(record, SMALL).to_data()
    assert ana.get(path) == state == ana.post(path, None, 200)
    assert ana.get(f"{path}?since={state['number']}")["review"] is None


def test_a_review_survives_the_server(tmp_path: Path) -> None:
    house = House(tmp_path / "data")
    ana = house.guest("Ana")
    table = finished(house, ana)
    ana.post(f"/api/tables/{table}/review", None, 200)
    state = reviewed(house, ana, table)
    house.close()
    again = House(tmp_path / "data")
    assert again.guest().get(f"/api/tables/{table}/review") == state
    removed = again.services.store.remove_table(table, 1e12, 1e12)
    assert asyncio.run_coroutine_threadsafe(removed, again.loop).result(PATIENCE)
    again.close()


def test_nothing_is_told_before_the_end(house: House) -> None:
    """Neither to players nor to others: what is hidden stays so."""
    ana = house.guest("Ana")
    table = ana.open("kuhhandel", ["open", "random", "random"])
    ana.start(table)
    for guest in (ana, house.guest()):
        assert guest.get(f"/api/tables/{table}/review", 403)["code"] == "not_allowed"
        assert guest.post(f"/api/tables/{table}/review", None, 403)["code"] == "not_allowed"
    ana.get("/api/tables/nowhere/review", 404)
    ana.post("/api/tables/nowhere/review", None, 404)


def test_only_so_many_wait(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "MOST_WAITING", 0)
    ana = house.guest("Ana")
    table = finished(house, ana)
    assert ana.post(f"/api/tables/{table}/review", None, 503)["code"] == "unavailable"
    assert ana.get(f"/api/tables/{table}/review")["status"] == "none"


def test_one_address_does_not_keep_others_reviews_waiting(house: House) -> None:
    """Nor does it fill the queue."""
    reviews = Reviews(house.services.store)
    done = []

    async def watch(job: reviewing._Job) -> bool:
        done.append(job.table)
        job.found = b"{}"
        return True

    async def keep(job: reviewing._Job) -> None:
        job.status = "done"

    async def ask() -> str:
        reviews._watch, reviews._keep = watch, keep  # type: ignore[method-assign]
        with asked_by("hog"):
            for number in range(reviewing.EACH):
                await reviews.begin(f"hog's {number}", "")
            with pytest.raises(Refusal) as refused:
                await reviews.begin("one more", "")
        with asked_by("neighbour"):
            await reviews.begin("neighbour's", "")
        running = asyncio.create_task(reviews.run())
        while len(done) <= reviewing.EACH:
            await asyncio.sleep(0)
        running.cancel()
        return refused.value.problem.code

    assert asyncio.run_coroutine_threadsafe(ask(), house.loop).result(PATIENCE) == "unavailable"
    assert done[:2] == ["hog's 0", "neighbour's"]


def test_a_process_that_dies_is_followed_by_another(house: House) -> None:
    reviews = Reviews(house.services.store)
    ends = []

    async def watch(job: object) -> bool:
        ends.append(job)
        return False

    async def fail() -> str:
        reviews._watch = watch  # type: ignore[method-assign]
        running = asyncio.create_task(reviews.run())
        await reviews.begin("table", "no record at all")
        while (state := await reviews.state("table")).status != "failed":
            await asyncio.sleep(0)
        running.cancel()
        return state.status

    assert asyncio.run_coroutine_threadsafe(fail(), house.loop).result(PATIENCE) == "failed"
    assert len(ends) == reviewing.TRIES
    assert reviewing._Process("no record at all", SMALL).news() is None


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="there are no priorities here")
def test_reviews_give_way_to_everybody() -> None:
    """The process that reviews is the last to get a core; this one stays as it was."""
    before = os.getpriority(os.PRIO_PROCESS, 0)
    process = reviewing._Process(played_record(), SMALL)
    try:
        assert process.news() is not None  # it is at work by now
        assert os.getpriority(os.PRIO_PROCESS, process.pid) == reviewing.NICEST
        assert os.getpriority(os.PRIO_PROCESS, 0) == before
    finally:
        process.end()
