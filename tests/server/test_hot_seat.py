"""Several people at one screen: one cookie plays all their seats, each seat sees only its own."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import corral
from tests.server.house import House
from tests.server.people import Chair, Guest
from tests.server.test_tables import drain, play_out


def family(house: House, game: str, seats: list[str], **wish: object) -> tuple[Guest, str]:
    ana = house.guest("Ana")
    return ana, ana.open(game, seats, start=True, **wish)


def look_through(chair: Chair, seat: int) -> None:
    chair.send(kind="hello", seat=seat)
    chair.until_kind("fresh")


def test_one_request_opens_a_table_for_the_family_and_begins(house: House) -> None:
    ana, table = family(house, "elgaucho", ["here Anna", "here  Ben ", "random"])
    told = ana.get(f"/api/tables/{table}")
    assert told["seats"] == [0, 1]
    assert told["seat"] == 0
    assert told["host"]
    assert told["table"]["status"] == "running"
    assert [seat["name"] for seat in told["table"]["seats"]][:2] == ["Anna", "Ben"]
    assert [one["table"]["id"] for one in ana.get("/api/me/tables")] == [table]


@pytest.mark.parametrize("game", corral.games())
def test_the_family_plays_over_one_connection(house: House, game: str) -> None:
    """The page hands the one connection from seat to seat, as it puts up its curtain."""
    ana, table = family(house, game, ["here Anna", "here Ben", "here Cleo"])
    rng = Random(4)
    with ana.sit_at(table) as chair:
        chair.until_kind("fresh")
        seat = turns = 0
        while chair.info["status"] == "running" and turns < 150:
            turns += 1
            assert chair.you["seats"] == [0, 1, 2]
            assert chair.you["seat"] == chair.view["seat"] == seat
            if chair.you["moves"] and chair.you["answer"] is None:
                assert chair.play(rng.choice(chair.you["moves"]))["kind"] == "news"
            else:
                seat = (seat + 1) % 3
                look_through(chair, seat)
        assert len({event["seat"] for event in chair.log if event.get("seat") is not None}) == 3


def test_each_seat_has_a_connection_of_its_own(house: House) -> None:
    ana, table = family(house, "elgaucho", ["here Anna", "here Ben"])
    with ana.sit_at(table) as anna, ana.sit_at(table, seat=1) as ben:
        anna.until_kind("fresh")
        ben.until_kind("fresh")
        assert (anna.you["seat"], ben.you["seat"]) == (0, 1)
        play_out([anna, ben], Random(3))
        for chair in (anna, ben):
            drain(chair)
        assert anna.view["scores"] == ben.view["scores"]


def test_a_connection_sees_and_plays_only_its_seat(house: House) -> None:
    """Kept tiles are chosen in secret (El Gaucho's preliminary round)."""
    ana, table = family(house, "elgaucho", ["here Anna", "here Ben"])
    with ana.sit_at(table) as anna, ana.sit_at(table, seat=1) as ben:
        for chair in (anna, ben):
            chair.until_kind("fresh")
        assert anna.view["phase"] == "keep"
        hand = ben.view["players"][1]["hand"]
        assert None not in hand
        assert set(anna.view["players"][1]["hand"]) == {None}
        first = anna.play(anna.you["moves"][0])
        while not first.get("alone") and anna.you["moves"]:
            first = anna.play(anna.you["moves"][0])
        drain(ben)
        assert ben.you["undo"] is False
        assert ben.ask("undo", version=ben.version)["problem"]["code"] == "not_allowed"
        assert set(anna.view["players"][1]["hand"]) == {None}


def test_nobody_else_looks_through_these_seats(house: House) -> None:
    ana, table = family(house, "elgaucho", ["here Anna", "here Ben"])
    bo = house.guest("Bo")
    for guest in (bo, house.guest()):
        with guest.sit_at(table, seat=1) as chair:
            refused = chair.until_kind("refused")
            assert refused["problem"]["code"] == "not_seated"
            assert chair.ask("play", move="x", version=0)["problem"]["message"] == "say hello first"
            chair.send(kind="hello")
            assert chair.until_kind("fresh")["you"]["seat"] is None
    with ana.sit_at(table, seat=5) as chair:
        assert chair.until_kind("refused")["problem"]["code"] == "not_seated"
    bo.post(f"/api/tables/{table}/leave", None, 403)
    bo.post(f"/api/tables/{table}/rematch", None, 403)


def test_presence_counts_the_whole_screen(house: House) -> None:
    ana, table = family(house, "elgaucho", ["here Anna", "here Ben", "random"])
    with ana.sit_at(table, seat=1) as chair:
        present = chair.until_kind("present")
        assert present == {"kind": "present", "seats": [True, True, False], "spectators": 0}


def test_one_goes_away_or_all(house: House) -> None:
    ana, table = family(house, "goldrush", ["here Anna", "here Ben"])
    with ana.sit_at(table, seat=1) as ben:
        ben.until_kind("fresh")
        ben.ask("away")
        assert [seat["away"] for seat in ben.info["seats"]] == [False, True]
        ben.ask("back")
        ana.post(f"/api/tables/{table}/leave", None, 200)
        told = ana.get(f"/api/tables/{table}")
        assert [seat["away"] for seat in told["table"]["seats"]] == [True, True]
        assert told["awaited"] is False
        ana.post(f"/api/tables/{table}/leave", None, 409)


def test_leaving_before_the_match_frees_all_chairs(house: House) -> None:
    ana, bo = house.guest("Ana"), house.guest("Bo")
    table = ana.open("elgaucho", ["here Anna", "here Ben", "open"])
    assert ana.get(f"/api/tables/{table}")["seats"] == [0, 1]  # the open one is for others
    bo.join(table)
    ana.post(f"/api/tables/{table}/leave", None, 200)
    told = bo.get(f"/api/tables/{table}")
    assert told["host"]
    assert [seat["kind"] for seat in told["table"]["seats"]] == ["open", "open", "player"]


def test_a_guest_brings_somebody_and_the_host_gives_a_seat_at_the_screen(house: House) -> None:
    ana, bo = house.guest("Ana"), house.guest("Bo")
    table = ana.open("kuhhandel", ["here Ana", "open", "open", "closed"])
    bo.join(table)
    bo.post(f"/api/tables/{table}/join", {"name": "Bea"}, 200)
    told = ana.put(f"/api/tables/{table}/seats/3", {"kind": "here", "name": "Al"})
    assert told["seats"] == [0, 3]
    bo.put(f"/api/tables/{table}/seats/3", {"kind": "here"}, 403)
    assert bo.get(f"/api/tables/{table}")["seats"] == [1, 2]
    ana.start(table)
    with bo.sit_at(table, seat=2) as bea:
        bea.until_kind("fresh")
        assert bea.ask("say", text="hello")["said"]["name"] == "Bea"


@pytest.mark.parametrize(("first", "public"), [("open", False), ("open", True), ("here Ana", True)])
def test_one_guest_does_not_take_all_seats(house: House, first: str, public: bool) -> None:
    """Where strangers may come, or nobody else shares a screen, everybody has one seat."""
    ana, bo = house.guest("Ana"), house.guest("Bo")
    table = ana.open("kuhhandel", [first, "open", "open", "open"], public=public)
    bo.join(table)
    problem = bo.post(f"/api/tables/{table}/join", {"name": "Bea"}, 403)
    assert problem["reason"] == "one_seat"
    assert bo.get(f"/api/tables/{table}")["seats"] == [1]
    ana.post(f"/api/tables/{table}/join", {"name": "Al"}, 200)  # the host knows who is there


def test_looking_through_a_seat_goes_on_when_closed_seats_are_taken_away(house: House) -> None:
    ana = house.guest("Ana")
    table = ana.open("elgaucho", ["closed", "here Anna", "closed", "here Ben"])
    with ana.sit_at(table, seat=3) as ben:
        ben.until_kind("fresh")
        ana.start(table)
        ben.until_kind("news", cause="started")
        assert ben.you["seat"] == 1
        assert ben.view["seat"] == 1


def test_nobody_gets_the_news_of_who_sat_there_before(house: House) -> None:
    """Numbers of seats change when the match begins; so do the rings of latest news."""
    ana, bo, cy = house.guest("Ana"), house.guest("Bo"), house.guest("Cy")
    table = ana.open("elgaucho", ["open", "closed", "open", "open"])
    bo.join(table, 2)
    cy.join(table, 3)
    with bo.sit_at(table) as chair:
        chair.until_kind("fresh")
        since = chair.version
        chair.ask("say", text="hello", key="the key of Bo")
        ana.start(table)
        chair.until_kind("news", cause="started")
    with cy.sit_at(table, since) as chair:  # Cy has now the number that Bo had
        chair.until_kind("fresh")
        assert "the key of Bo" not in "".join(chair.frames)


def test_a_rematch_of_two_screens(house: House) -> None:
    ana, bo = house.guest("Ana"), house.guest("Bo")
    table = ana.open("elgaucho", ["here Anna", "open", "here Ben", "open"])
    bo.join(table)
    bo.post(f"/api/tables/{table}/join", {"name": "Bea"}, 200)
    ana.start(table)
    with (
        ana.sit_at(table) as one,
        ana.sit_at(table, seat=2) as two,
        bo.sit_at(table) as three,
        bo.sit_at(table, seat=3) as four,
    ):
        chairs = [one, two, three, four]
        for chair in chairs:
            chair.until_kind("fresh")
        play_out(chairs, Random(5))
    again = ana.post(f"/api/tables/{table}/rematch")["table"]["id"]
    told = bo.post(f"/api/tables/{table}/rematch")
    assert told["table"]["id"] == again
    assert told["seats"] == [1, 3]
    assert [seat["name"] for seat in told["table"]["seats"]] == ["Anna", "Bo", "Ben", "Bea"]
    ana.start(again)


def test_the_family_survives_a_restart(tmp_path: Path) -> None:
    house = House(tmp_path / "data")
    ana, table = family(house, "elgaucho", ["here Anna", "here Ben"])
    with ana.sit_at(table, seat=1) as ben:
        ben.until_kind("fresh")
        view = ben.view
    cookies = dict(ana.http.cookies)
    house.close()
    house = House(tmp_path / "data")
    back = house.guest()
    back.http.cookies.update(cookies)
    assert back.get(f"/api/tables/{table}")["seats"] == [0, 1]
    assert [one["table"]["id"] for one in back.get("/api/me/tables")] == [table]
    with back.sit_at(table, seat=1) as ben:
        ben.until_kind("fresh")
        assert ben.view == view
    house.close()


@pytest.mark.parametrize(
    "seat",
    [
        {"kind": "here", "name": ""},
        {"kind": "here", "name": "a\u202eb"},
        {"kind": "here", "bot": "random"},
        {"kind": "open", "name": "Anna"},
    ],
)
def test_wishes_that_make_no_sense(house: House, seat: dict[str, str]) -> None:
    ana = house.guest("Ana")
    ana.post("/api/tables", {"game": "elgaucho", "seats": [seat, {"kind": "open"}]}, 400)
