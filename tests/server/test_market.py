"""A game with auctions of another package is played like Kuhhandel: the server knows neither."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import corral
import corral.server
from corral.core import registry
from corral.server.tables import driver
from corral.testing import check_game
from tests.core.market import COUNT
from tests.server.house import House
from tests.server.people import Chair
from tests.server.test_clock import CALM, slow_down

TITLES = ("El Gaucho", "Kuhhandel", "Gold Rush")


@pytest.fixture(scope="module")
def market_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server, and a folder beside the others in which the game is installed, for bots as well."""
    package = tmp_path_factory.mktemp("packages")
    (package / "market-1.dist-info").mkdir()
    entry = f"[{registry.GROUP}]\nmarket = tests.core.market:GAME\n"
    (package / "market-1.dist-info" / "entry_points.txt").write_text(entry, encoding="utf-8")
    sys.path.append(str(package))
    registry.look_again()
    data = tmp_path_factory.mktemp("market") / "data"
    opened = House(data, call_seconds=CALM, count_seconds=CALM)
    yield opened
    opened.close()
    sys.path.remove(str(package))
    registry.look_again()


@pytest.fixture
def stalls() -> Iterator[list[Chair]]:
    """Filled by ``open_market``."""
    chairs: list[Chair] = []
    yield chairs
    for chair in chairs:
        chair.close()


def open_market(house: House, chairs: list[Chair], seconds: int | None) -> list[Chair]:
    """Three people; the first sells the cow, the second the hen."""
    guests = [house.guest(name) for name in ("Ana", "Bo", "Cy")]
    table = guests[0].open("market", ["open"] * 3, seconds=seconds)
    for guest in guests[1:]:
        guest.join(table)
    chairs += [guest.sit_at(table) for guest in guests]
    for chair in chairs:
        chair.until_kind("fresh")
    guests[0].start(table)
    for chair in chairs:
        chair.until_kind("news", cause="started")
    return chairs


def until_event(chair: Chair, kind: str) -> dict[str, Any]:
    """Wait for news in which something of this kind happened."""
    while True:
        for event in chair.receive().get("events", []):
            if event["kind"] == kind:
                found: dict[str, Any] = event
                return found


def leave_the_cow(chairs: list[Chair]) -> None:
    """Nobody wants it; then the hen is sold."""
    for chair in chairs[1:]:
        chair.play("pass")
    for chair in chairs:
        while chair.view["lot"] == 0:
            chair.receive()


def test_it_holds_to_the_contract(market_house: House) -> None:
    check_game("market", matches=5)
    assert "market" in [game["name"] for game in market_house.guest().get("/api/games")["games"]]


# Live


def test_silence_is_a_pass_after_one_call(market_house: House, stalls: list[Chair]) -> None:
    ana, bo, cy = open_market(market_house, stalls, 30)
    bo.play("bid 3")
    market_house.time_is_over(cy.table)
    assert cy.until_kind("call") == {"kind": "call", "call": 1, "seconds": CALM}
    market_house.time_is_over(cy.table)
    assert until_event(cy, "sold") == {"kind": "sold", "seat": 1, "lot": 0, "coins": 3}
    until_event(ana, "sold")
    assert ana.view["coins"] == [23, 17, 20]


def test_a_bid_makes_the_time_begin_anew(market_house: House, stalls: list[Chair]) -> None:
    _, bo, cy = open_market(market_house, stalls, 30)
    bo.play("bid 3")
    market_house.time_is_over(cy.table)
    cy.until_kind("call", call=1)
    cy.play("bid 4")
    market_house.time_is_over(cy.table)
    assert bo.until_kind("call")["call"] == 1  # that of the first bid
    bo.until_kind("news")
    assert bo.until_kind("call")["call"] == 1


def test_a_count_down_has_no_calls(market_house: House, stalls: list[Chair]) -> None:
    """One question follows the other, and each has its time."""
    ana, bo, cy = open_market(market_house, stalls, 30)
    leave_the_cow([ana, bo, cy])
    since = len(cy.frames)
    for coins in range(COUNT - 1, COUNT - 3, -1):
        market_house.time_is_over(cy.table)
        assert until_event(cy, "named")["coins"] == coins
    assert not [frame for frame in cy.frames[since:] if '"kind":"call"' in frame]
    cy.play("take")
    assert cy.info["status"] == "over"


def test_a_race_is_won_by_who_reacted_first(
    market_house: House, stalls: list[Chair], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "FAIR", CALM)
    ana, bo, cy = open_market(market_house, stalls, 30)
    leave_the_cow([ana, bo, cy])
    slow_down(market_house, ana.table, "Cy", CALM)
    ana.send(kind="play", move="take", version=ana.version, key="ana")
    market_house.race_begins(ana.table)
    cy.send(kind="play", move=" take ", version=cy.version, key="cy")
    market_house.finish_race(cy.table, moves=2)
    won = cy.until(lambda one: one.get("key") == "cy")
    assert won["events"] == [{"kind": "sold", "seat": 2, "lot": 1, "coins": COUNT}]
    assert ana.until(lambda one: one.get("key") == "ana")["problem"]["code"] == "stale"


# Unhurried


def test_orders_bid_as_the_game_says_and_end_with_the_lot(
    market_house: House, stalls: list[Chair]
) -> None:
    ana, bo, cy = open_market(market_house, stalls, None)
    assert ana.you["orders"] is None
    assert bo.you["orders"] == {"low": 0, "high": 20}
    bo.ask("order", limit=8)
    until_event(ana, "bid")
    cy.ask("order", limit=5)
    assert until_event(ana, "sold") == {"kind": "sold", "seat": 1, "lot": 0, "coins": 5}
    cy.until(lambda one: one.get("you") and one["you"]["orders"] == {"low": 1, "high": COUNT})
    assert cy.you["order"] is None
    assert ana.you["moves"] == ["hold", "take"]  # nobody has answered for anybody


def test_orders_that_are_not_taken(market_house: House, stalls: list[Chair]) -> None:
    ana, bo, cy = open_market(market_house, stalls, None)
    problem = ana.ask("order", limit=3)["problem"]
    assert (problem["code"], problem["rule"]) == ("not_allowed", "M-1")
    problem = bo.ask("order", limit=21)["problem"]
    assert (problem["code"], problem["message"]) == ("bad_request", "21 is not from 0 to 20")
    leave_the_cow([ana, bo, cy])
    assert cy.ask("order", limit=0)["problem"]["message"] == "0 is not from 1 to 5"


def test_seats_are_asked_in_turn_and_may_answer_early(
    market_house: House, stalls: list[Chair]
) -> None:
    ana, bo, cy = open_market(market_house, stalls, None)
    leave_the_cow([ana, bo, cy])
    refused = cy.play("bid 3")["problem"]
    assert (refused["code"], refused["rule"]) == ("illegal_move", "M-2")
    told = cy.play("take")
    assert told["alone"]
    assert told["you"]["answer"] == "take"
    version = ana.version
    assert ana.ask("say", text="Has somebody answered?")["cause"] == "said"
    assert ana.version == version + 1  # nothing else was told
    ana.play("hold")
    assert until_event(ana, "sold") == {"kind": "sold", "seat": 2, "lot": 1, "coins": COUNT}


def test_an_early_answer_is_for_one_question(market_house: House, stalls: list[Chair]) -> None:
    ana, bo, cy = open_market(market_house, stalls, None)
    leave_the_cow([ana, bo, cy])
    cy.play("hold")
    ana.play("hold")
    assert until_event(cy, "named")["coins"] == COUNT - 1
    assert cy.you["answer"] is None
    ana.play("hold")
    assert "take" in cy.you["moves"]  # Cy is asked, and has not answered
    ana.ask("order", limit=3)
    cy.ask("order", limit=2)
    assert until_event(cy, "sold") == {"kind": "sold", "seat": 0, "lot": 1, "coins": 3}


# Bots


@pytest.mark.parametrize("seconds", [30, None])
def test_bots_play_it_to_the_end(
    market_house: House, seconds: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub = market_house.services.hub
    quick = replace(hub.settings, call_seconds=0.2, count_seconds=0.2)
    monkeypatch.setattr(hub, "settings", quick)
    ana = market_house.guest("Ana")
    table = ana.open("market", ["random"] * 4, seconds=seconds, start=True)
    with ana.sit_at(table) as chair:
        chair.until_kind("fresh")
        while chair.info["status"] == "running":
            chair.receive()
        assert sum(chair.view["coins"]) == 80


# The server


def test_the_server_names_no_game() -> None:
    """Neither by its name nor its title nor a rule, and of the package it imports nothing."""
    rules = [rule for name in registry.own_games() for rule in corral.game(name).rule_numbers]
    words = "|".join([*registry.own_games(), *TITLES, *rules])
    named = re.compile(rf"\b({words})\b|corral\.games\b(?!\()", re.IGNORECASE)
    folder = Path(corral.server.__file__).parent
    found = [
        f"{path.name}:{number}: {line.strip()}"
        for path in sorted(folder.rglob("*.py"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if named.search(line)
    ]
    assert found == []
