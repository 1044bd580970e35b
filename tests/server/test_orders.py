"""Unhurried Kuhhandel: everybody answers when they like, and standing orders answer for them."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import corral
from corral.server.storage.store import SqlStore
from corral.server.tables import decisions
from corral.server.tables.answering import next_answer
from corral.server.tables.happenings import Opened, decode
from corral.server.tables.table import Table, fold, load_match
from corral.server.wire import NewTable, SeatWish
from corral.words import Words
from tests.sayings import in_every_language
from tests.server.house import House
from tests.server.people import Chair
from tests.server.test_clock import auction_of, open_hall

KEPT = Path(__file__).parent.parent / "kept" / "0.1.0"


@pytest.fixture
def chairs() -> Iterator[list[Chair]]:
    opened: list[Chair] = []
    yield opened
    for chair in opened:
        chair.close()


def until_bid(chair: Chair, amount: int) -> None:
    chair.until(lambda one: {"kind": "bid", "amount": amount}.items() <= last_event(one).items())


def last_event(message: dict[str, Any]) -> dict[str, Any]:
    found: list[dict[str, Any]] = message.get("events") or [{}]
    return found[-1]


def until_slap(chair: Chair) -> dict[str, Any]:
    """The slap; who has too few cards shows them, and the count begins anew."""
    while True:
        for event in chair.receive().get("events", []):
            if event["kind"] == "slapped":
                found: dict[str, Any] = event
                return found


def test_the_higher_order_wins_just_above_the_lower(house: House, chairs: list[Chair]) -> None:
    open_hall(house, chairs, "animal", None)
    ana, bo, cy = chairs
    since = len(ana.log)
    bo.ask("order", limit=100)
    bid = ana.until_kind("news")  # nobody else is told of the order, only of the bid
    assert bid["events"] == [{"kind": "bid", "seat": 1, "amount": 10}]
    assert bo.you["order"] == 100
    cy.ask("order", limit=70)
    while "knocked_down" not in [event["kind"] for event in ana.log]:
        ana.receive()
    bids = [event for event in ana.log[since:] if event["kind"] == "bid"]
    assert bids[-1] == {"kind": "bid", "seat": 1, "amount": 80}
    assert "sell" in ana.you["moves"]
    for frame in (*ana.frames, *cy.frames):
        assert '"order":100' not in frame


def test_an_order_can_be_withdrawn(house: House, chairs: list[Chair]) -> None:
    open_hall(house, chairs, "animal", None)
    _, bo, cy = chairs
    bo.ask("order", limit=50)
    until_bid(bo, 10)
    assert bo.ask("order")["you"]["order"] is None
    until_bid(cy, 10)
    cy.play("bid 20")
    until_bid(bo, 20)
    assert "bid 30" in bo.you["moves"]  # nobody answers for Bo any more


def test_orders_are_for_bidders_at_unhurried_tables(house: House, chairs: list[Chair]) -> None:
    open_hall(house, chairs, "animal", None)
    ana, bo, cy = chairs
    problem = ana.ask("order", limit=10)["problem"]
    assert (problem["code"], problem["rule"]) == ("not_allowed", "K-12")
    assert problem["reason"] == "order_apart"
    problem = bo.ask("order", limit=100_000)["problem"]
    bounds = bo.you["orders"]
    assert (problem["code"], problem["reason"]) == ("bad_request", "order_beyond")
    assert problem["values"] == {"limit": 100_000, "low": bounds["low"], "high": bounds["high"]}
    for chair in (bo, cy):
        chair.play("pass")
    problem = bo.ask("order", limit=10)["problem"]  # the auction is over
    assert (problem["code"], problem["reason"]) == ("not_allowed", "order_nothing")


def test_no_orders_at_live_tables(house: House, chairs: list[Chair]) -> None:
    open_hall(house, chairs, "animal", 30)
    problem = chairs[1].ask("order", limit=10)["problem"]
    assert (problem["code"], problem["reason"]) == ("not_allowed", "order_hurried")


@in_every_language
def test_every_refusal_of_an_order_is_worded_for_the_page(words: Words) -> None:
    source = Path(str(decisions.__file__)).read_text(encoding="utf-8")
    reasons = set(re.findall(r'"(order_\w+)"', source))
    assert len(reasons) == 4
    for reason in reasons:
        assert words.text(f"web-problem-{reason}", limit=900, low=10, high=300)


def test_a_premium_with_orders_counts_down_by_itself(house: House, chairs: list[Chair]) -> None:
    open_hall(house, chairs, "premium", None)
    ana, bo, cy = chairs
    cy.ask("order", limit=5)
    bo.ask("order", limit=3)
    assert until_slap(ana) == {"kind": "slapped", "seat": 2, "number": 5}


def test_the_same_number_goes_to_the_first_clockwise(house: House, chairs: list[Chair]) -> None:
    open_hall(house, chairs, "premium", None)
    ana, bo, cy = chairs
    cy.ask("order", limit=4)  # earlier, but Bo sits nearer to the auctioneer
    bo.ask("order", limit=4)
    assert until_slap(ana) == {"kind": "slapped", "seat": 1, "number": 4}


def test_an_answer_before_being_asked_is_kept_secret(house: House, chairs: list[Chair]) -> None:
    open_hall(house, chairs, "premium", None)
    ana, bo, cy = chairs
    told = cy.play(" slap ")
    assert told["you"]["answer"] == "slap"
    assert told["alone"]
    for other in (ana, bo):
        version = other.version
        assert other.ask("say", text="?")["cause"] == "said"
        assert other.version == version + 1  # nothing else was told
        assert cy.until_kind("news", cause="said")
        (bo if other is ana else ana).until_kind("news", cause="said")
    bo.play("wait")  # only now is Cy asked
    assert until_slap(ana) == {"kind": "slapped", "seat": 2, "number": 10}


def test_an_order_and_an_absence_survive_a_restart(tmp_path: Path, chairs: list[Chair]) -> None:
    house = House(tmp_path / "data")
    open_hall(house, chairs, "animal", None)
    ana, bo, cy = chairs
    bo.ask("order", limit=100)
    until_bid(bo, 10)
    ana.ask("away")
    table, cookies = cy.table, [dict(chair.guest.http.cookies) for chair in chairs]
    house.close()
    house = House(tmp_path / "data")
    guests = [house.guest() for _ in chairs]
    for guest, cookie in zip(guests, cookies, strict=True):
        guest.http.cookies.update(cookie)
    with guests[1].sit_at(table) as bo, guests[2].sit_at(table) as cy:
        assert bo.until_kind("fresh")["you"]["order"] == 100
        told = cy.until_kind("fresh")
        assert told["you"]["order"] is None
        assert [seat["away"] for seat in told["table"]["seats"]] == [True, False, False]
        cy.play("bid 20")
        until_bid(cy, 30)  # Bo's order has answered
    house.close()


def test_an_order_that_version_0_1_0_has_stored_still_bids(tmp_path: Path) -> None:
    tables = json.loads((KEPT / "tables.json").read_text(encoding="utf-8"))
    shutil.copytree(KEPT / "data", tmp_path / "data")
    table = asyncio.run(_read(tmp_path / "data" / "corral.db", tables["kuhhandel-order"]["id"]))
    assert table.match is not None
    assert table.orders == {1: 70}
    assert next_answer(table, table.match) is None
    table.match.play(2, "bid 20")
    assert next_answer(table, table.match) == (1, "bid 30")


async def _read(file: Path, table: str) -> Table:
    store = SqlStore(file)
    rows = await store.log(table)
    await store.close()
    told = fold(table, rows)
    load_match(told, rows, None)
    return told


def test_an_answer_that_version_0_1_0_has_stored_still_counts() -> None:
    row = b'{"kind":"answered","seat":2,"number":10,"move":"slap","key":"k","at":1.0}'
    wish = NewTable(game="kuhhandel", seats=[SeatWish("here")] * 3)
    table = fold("t", [Opened(at=0.0, host="h", host_name="H", wish=wish), decode(row)])
    table.match = corral.from_position(auction_of("premium").position())
    assert next_answer(table, table.match) is None
    table.match.play(1, "wait")
    assert next_answer(table, table.match) == (2, "slap")


def test_an_early_answer_to_another_question_does_not_count() -> None:
    wish = NewTable(game="kuhhandel", seats=[SeatWish("here")] * 3)
    table = fold("t", [Opened(at=0.0, host="h", host_name="H", wish=wish)])
    table.match = corral.from_position(auction_of("premium").position())
    table.match.play(1, "wait")
    for number, answer in ((9, None), (10, (2, "slap")), (11, None)):
        table.answers = {2: (number, "slap")}
        assert next_answer(table, table.match) == answer


def test_the_order_of_a_seat_that_a_bot_plays_does_not_count() -> None:
    wish = NewTable(game="kuhhandel", seats=[SeatWish("here")] * 3)
    table = fold("t", [Opened(at=0.0, host="h", host_name="H", wish=wish)])
    table.match = corral.from_position(auction_of("animal").position())
    table.orders = {1: 100, 2: 100}
    assert next_answer(table, table.match) == (1, "bid 100")  # to outdo the other order
    table.chairs[2].away = True
    assert next_answer(table, table.match) == (1, "bid 10")


def test_who_is_away_gives_no_orders(house: House, chairs: list[Chair]) -> None:
    open_hall(house, chairs, "animal", None)
    _, bo, _ = chairs
    bo.ask("away")
    assert bo.ask("order", limit=100)["problem"]["code"] == "not_allowed"
