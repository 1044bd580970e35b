"""Live tables: decisions with a limit, the auctioneer's calls, count-downs, photo finishes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest

import corral
from corral.core.match import Match
from corral.server.tables import driver
from corral.server.tables.driver import FAIR
from corral.server.tables.latency import MEASURED, RoundTrip
from tests.server.house import House
from tests.server.people import PATIENCE, Chair

CALM = 3600.0


def auction_of(wanted: str, players: int = 3) -> Match:
    """A match of Kuhhandel in which p0 has just turned up a card of that kind."""
    rng = Random(1)
    for seed in range(500):
        match = corral.new("kuhhandel", players=players, seed=seed)
        while not match.over and len(match.entries) < 60:
            seat = match.actors[0]
            view = match.view(None)
            if view["turn"] == 0 and len(match.actors) == players - 1:
                premium = view["premium"] is not None
                if premium == (wanted == "premium"):
                    return match
            match.play(seat, rng.choice(match.legal(seat)))
    raise AssertionError("no such auction found")


@pytest.fixture
def hall() -> Iterator[list[Chair]]:
    """Filled by ``open_hall``."""
    chairs: list[Chair] = []
    yield chairs
    for chair in chairs:
        chair.close()


@pytest.fixture(scope="module")
def calm_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Where time runs out only when a test says so: on a busy machine nobody is quick."""
    opened = House(tmp_path_factory.mktemp("calm") / "data", call_seconds=CALM, count_seconds=CALM)
    yield opened
    opened.close()


class Line(RoundTrip):
    """A way that takes so long, whatever this machine's own measurements say."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        for _ in range(MEASURED):
            super().measure(seconds)

    def measure(self, seconds: float) -> None:
        pass


def slow_down(house: House, table: str, name: str, seconds: float) -> None:
    """As if the player's line took so long, there and back."""
    for watcher in house.services.hub._rooms[table].watchers:
        slow = watcher.player is not None and watcher.player.name == name
        watcher.round_trip = Line(seconds if slow else 0.0)


def open_hall(house: House, chairs: list[Chair], kind: str, seconds: int | None) -> None:
    """Three people in the middle of an auction; the first is the auctioneer."""
    guests = [house.guest(name) for name in ("Ana", "Bo", "Cy")]
    position = auction_of(kind).position()
    table = guests[0].open("kuhhandel", ["open"] * 3, seconds=seconds, position=position)
    for guest in guests[1:]:
        guest.join(table)
    chairs += [guest.sit_at(table) for guest in guests]
    for chair in chairs:
        chair.until_kind("fresh")
    guests[0].start(table)
    for chair in chairs:
        chair.until_kind("news", cause="started")


def test_going_once_going_twice_gone(calm_house: House, hall: list[Chair]) -> None:
    open_hall(calm_house, hall, "animal", 30)
    ana, bo, cy = hall
    bid = bo.play("bid 10")
    assert CALM < bid["seconds"] <= 2 * CALM + FAIR
    for call in (1, 2):
        calm_house.time_is_over(cy.table)
        assert cy.until_kind("call") == {"kind": "call", "call": call, "seconds": CALM}
    calm_house.time_is_over(cy.table)
    news = cy.until(
        lambda one: "knocked_down" in [event["kind"] for event in one.get("events", [])]
    )
    assert news["cause"] == "moved"
    ana.until(lambda one: one.get("you") and "sell" in one["you"]["moves"])


def test_a_bid_makes_the_auctioneer_begin_anew(calm_house: House, hall: list[Chair]) -> None:
    open_hall(calm_house, hall, "animal", 30)
    _, bo, cy = hall
    bo.play("bid 10")
    calm_house.time_is_over(cy.table)
    cy.until_kind("call", call=1)
    cy.play("bid 20")
    calm_house.time_is_over(cy.table)
    assert cy.until_kind("call")["call"] == 1
    bo.until_kind("news")


def test_nobody_bids_and_the_auctioneer_takes_it(house: House, hall: list[Chair]) -> None:
    """All by itself, and not before its time."""
    began = monotonic()
    open_hall(house, hall, "animal", 30)
    kinds = [event["kind"] for event in until_event(hall[0], "unsold")]
    assert "unsold" in kinds
    assert monotonic() - began >= 4 * house.settings.call_seconds  # twice, once, once


def until_event(chair: Chair, kind: str) -> list[dict[str, object]]:
    while kind not in [event["kind"] for event in chair.log]:
        chair.receive()
    return chair.log


def test_a_count_down_at_human_pace(house: House, hall: list[Chair]) -> None:
    began = monotonic()
    open_hall(house, hall, "premium", 30)
    _, bo, _ = hall
    while bo.view["premium"] and bo.view["premium"]["number"] > 6:
        bo.receive()
    assert monotonic() - began >= 2 * house.settings.count_seconds


def test_a_slap_stops_the_count_down(calm_house: House, hall: list[Chair]) -> None:
    open_hall(calm_house, hall, "premium", 30)
    _, bo, _ = hall
    for number in (9, 8):
        calm_house.time_is_over(bo.table)
        while bo.view["premium"]["number"] != number:
            bo.receive()
    won = bo.play("slap")
    assert won["events"][0] == {"kind": "slapped", "seat": 1, "number": 8}


def test_a_slow_line_does_not_lose_the_race(
    calm_house: House, hall: list[Chair], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cy's slap arrives later than Bo's, but by less than the way took: Cy reacted first."""
    monkeypatch.setattr(driver, "FAIR", CALM)
    open_hall(calm_house, hall, "premium", 30)
    _, bo, cy = hall
    slow_down(calm_house, bo.table, "Cy", CALM)
    bo.send(kind="play", move="slap", version=bo.version, key="bo")
    calm_house.race_begins(bo.table)
    cy.send(kind="play", move="slap", version=cy.version, key="cy")
    calm_house.finish_race(cy.table, moves=2)
    won = cy.until(lambda one: one.get("key") == "cy")
    assert won["events"][0] == {"kind": "slapped", "seat": 2, "number": 10}
    assert bo.until(lambda one: one.get("key") == "bo")["problem"]["code"] == "stale"


def test_nobody_waits_longer_than_the_bound(calm_house: House, hall: list[Chair]) -> None:
    open_hall(calm_house, hall, "premium", 30)
    _, bo, _ = hall
    slow_down(calm_house, bo.table, "Cy", 9.0)
    began = monotonic()
    won = bo.play("slap")
    assert monotonic() - began >= FAIR
    assert won["events"][0] == {"kind": "slapped", "seat": 1, "number": 10}


def test_time_over_a_bot_plays_until_the_seat_is_reclaimed(house: House) -> None:
    ana, bo = house.guest("Ana"), house.guest("Bo")
    table = ana.open("elgaucho", ["open", "open"], seconds=600, stand_in="greenhorn")
    bo.join(table)
    ana.start(table)
    with ana.sit_at(table) as one, bo.sit_at(table) as other:
        fresh = one.until_kind("fresh")
        assert 0 < fresh["seconds"] <= 600 + FAIR
        other.until_kind("fresh")
        one.play(one.you["moves"][0])
        house.time_is_over(table, seat=1)
        gone = one.until(lambda message: message.get("table") and message["cause"] == "seats")
        assert [seat["away"] for seat in gone["table"]["seats"]] == [False, True]
        other.until(lambda message: (message.get("you") or {}).get("away"))
        while (refused := other.play("end")["problem"]["code"]) == "stale":
            pass  # the bot has moved meanwhile
        assert refused == "not_allowed"
        assert other.ask("back")["kind"] == "news"
        assert not other.you["away"]
        assert other.ask("back")["problem"]["code"] == "repeated"


def test_leaving_a_match_lets_the_bot_play_on(house: House) -> None:
    ana, bo = house.guest("Ana"), house.guest("Bo")
    table = ana.open("elgaucho", ["open", "open"])
    bo.join(table)
    ana.start(table)
    with ana.sit_at(table) as one:
        one.until_kind("fresh")
        bo.post(f"/api/tables/{table}/leave", None, 200)
        one.until_kind("news", cause="seats")
        one.until_kind("news", cause="moved")  # the bot has kept its tiles
        mine = bo.get("/api/me/tables")
        assert mine[0]["table"]["id"] == table
        assert not mine[0]["awaited"]


def test_the_clock_goes_on_after_a_restart(tmp_path: Path, hall: list[Chair]) -> None:
    """Nobody has come back yet; still the auctioneer calls, and the hammer falls."""
    house = House(tmp_path / "data", call_seconds=5)
    open_hall(house, hall, "animal", 30)
    _, bo, cy = hall
    bo.play("bid 10")
    cookie = dict(cy.guest.http.cookies)
    house.close()
    house = House(tmp_path / "data")
    cy_again = house.guest()
    cy_again.http.cookies.update(cookie)
    deadline = monotonic() + PATIENCE
    while True:
        with cy_again.sit_at(cy.table) as chair:
            log = chair.until_kind("fresh")["log"]
        if "knocked_down" in [event["kind"] for event in log]:
            break
        assert monotonic() < deadline
        sleep(0.2)
    house.close()
