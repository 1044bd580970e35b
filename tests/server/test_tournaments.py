"""Tournaments: from opening to the last standings, whatever happens to people and processes."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random
from threading import Barrier, Thread
from time import sleep, time
from typing import Any

import httpx
import pytest
from sqlalchemy import event

from corral.cli import main
from corral.server.storage.store import SqlStore, StoreError
from corral.server.tournaments import tournaments
from corral.server.tournaments.rounds import next_round
from corral.server.tournaments.tables import make_boards
from corral.tournaments.pairing import Patience
from corral.tournaments.schedule import MOST_ENTRANTS
from tests.server.house import House, Process
from tests.server.pair import Pair
from tests.server.people import PATIENCE, Guest
from tests.thorough import THOROUGH

SWIFT = Patience(gather=0.0, most=0.0)
DAY = 86400.0
WRITES = re.compile("UPDATE tournaments SET version|INSERT INTO (boards|tables|log|seated) ")
"""What a pairing consists of."""
OPEN = {"name": "Friday", "game": "goldrush", "format": "arena", "seconds": 600}


@pytest.fixture
def home(tmp_path: Path) -> Iterator[House]:
    """A server of its own: a tournament goes on by itself."""
    opened = House(tmp_path / "data")
    opened.services.tournaments.patience = SWIFT
    yield opened
    opened.close()


def kept(house: House, name: str) -> Guest:
    guest = house.guest(name)
    guest.post("/api/me/links", {"kind": "recovery"})
    return guest


def opened(host: Guest, **wish: Any) -> str:
    told = host.post("/api/tournaments", {**OPEN, **wish}, 201)
    found: str = told["tournament"]["id"]
    return found


def entered(house: House, tournament: str, *names: str) -> list[Guest]:
    people = [house.guest(name) for name in names]
    for one in people:
        one.post(f"/api/tournaments/{tournament}/join", None, 200)
    return people


def look(house: House, later: float = 0.0) -> None:
    """As if so much time had passed."""
    house.services.tournaments.clock = lambda: time() + later
    work = house.services.tournaments.look()
    asyncio.run_coroutine_threadsafe(work, house.loop).result(PATIENCE)


def fresh(house: House, tournament: str) -> Any:
    """What is true now: a moment may lie between what is stored and what is shown."""
    house.services.showing._known.clear()
    return house.guest().get(f"/api/tournaments/{tournament}")


def table_of(guest: Guest) -> str | None:
    [one] = guest.get("/api/me/tournaments")
    found: str | None = one["table"]
    return found


def resign(guest: Guest) -> None:
    table = table_of(guest)
    assert table is not None
    with guest.sit_at(table) as chair:
        chair.until_kind("fresh")
        chair.ask("resign")


def paired(people: list[Guest]) -> list[Guest]:
    return [one for one in people if table_of(one) is not None]


def points(shown: Any) -> dict[str, float]:
    return {one["name"]: one["points"] for one in shown["standings"]}


# Arena


def test_an_arena_pairs_again_and_again(home: House) -> None:
    host = kept(home, "Hal")
    tournament = opened(host, minutes=60)
    people = entered(home, tournament, "Ana", "Bo", "Cy")
    host.post(f"/api/tournaments/{tournament}/start", None, 200)
    home.until(lambda: len(paired(people)) == 2)
    ana, bo = paired(people)
    [cy] = [one for one in people if one not in (ana, bo)]
    assert table_of(ana) == table_of(bo)
    first = f"{table_of(ana)}"
    info = ana.get(f"/api/tables/{first}")["table"]
    assert (info["tournament"], info["rated"], info["status"]) == (tournament, "people", "running")
    resign(ana)
    home.until(lambda: table_of(cy) is not None)
    assert len(paired(people)) == 2
    assert f"{table_of(cy)}" != first
    shown = fresh(home, tournament)
    assert points(shown)[f"{bo.name}"] == 1.0
    assert shown["standings"][0]["name"] == bo.name
    assert shown["standings"][0]["wins"] == 1
    dee = entered(home, tournament, "Dee")[0]  # late, and welcome
    dee.post(f"/api/tournaments/{tournament}/leave", None, 200)
    [other] = [one for one in paired([ana, bo]) if table_of(one) == table_of(cy)]
    table = f"{table_of(cy)}"
    with cy.sit_at(table) as chair, other.sit_at(table) as facing:
        chair.until_kind("fresh")
        facing.until_kind("fresh")
        look(home, 3600.0)  # the hour is over; a match goes on
        assert fresh(home, tournament)["tournament"]["status"] == "running"
        resign(cy)
    look(home, 3600.0)
    over = fresh(home, tournament)
    assert over["tournament"]["status"] == "over"
    assert sum(one["points"] for one in over["standings"]) == 2.0
    assert dee.get("/api/me/tournaments") == []
    history = home.guest().get(f"/api/players/{_id(bo)}")
    assert history["ratings"][0]["matches"] in (1, 2), "its matches count for ratings as others do"


def _id(guest: Guest) -> str:
    found: str = guest.get("/api/me")["id"]
    return found


def test_whoever_does_not_come_has_lost_and_where_nobody_comes_nobody_has_won(home: House) -> None:
    home.services.tournaments.patience = Patience(0.0, DAY)
    host = kept(home, "Hal")
    tournament = opened(host, format="swiss", rounds=1)
    people = entered(home, tournament, "Ana", "Bo", "Cy", "Dee")
    host.post(f"/api/tournaments/{tournament}/start", None, 200)
    home.until(lambda: len(paired(people)) == 4)
    here = people[0]
    with here.sit_at(f"{table_of(here)}") as chair:
        chair.until_kind("fresh")
        look(home, 120.0)
        assert chair.until(lambda message: message.get("table"))["table"]["ending"] == "resigned"
    shown = fresh(home, tournament)
    assert points(shown)[f"{here.name}"] == 1.0
    assert sorted(points(shown).values()) == [0.0, 0.0, 0.0, 1.0]
    forfeits = [seat["forfeit"] for board in shown["boards"] for seat in board["seats"]]
    assert sorted(forfeits) == [False, True, True, True]
    assert shown["tournament"]["status"] == "over"
    played = {one.name: one.get(f"/api/players/{_id(one)}") for one in people}
    won = next(board for board in shown["boards"] if not all(x["forfeit"] for x in board["seats"]))
    for name, told in played.items():
        rated = [one["matches"] for one in told["ratings"]]
        sat = name in [seat["name"] for seat in won["seats"]]
        assert rated == ([1] if sat else []), "a match to which nobody came is no draw"
        assert sum(one["matches"] for one in told["counts"]) == sat


def test_after_a_restart_people_have_time_to_come_back(tmp_path: Path) -> None:
    """Both sat there all the time when the process died: nobody has noted that they came."""
    with closing(House(tmp_path / "data")) as house:
        host = kept(house, "Hal")
        tournament = opened(host, format="swiss", rounds=1)
        ana, bo = entered(house, tournament, "Ana", "Bo")
        host.post(f"/api/tournaments/{tournament}/start", None, 200)
        house.until(lambda: table_of(ana) is not None)
        table = f"{table_of(ana)}"
        for one in (ana, bo):
            with one.sit_at(table) as chair:
                chair.until_kind("fresh")
    with closing(sqlite3.connect(tmp_path / "data" / "corral.db")) as db:
        db.execute("UPDATE seated SET seen = NULL")
        db.execute("UPDATE boards SET opened = opened - 600")
        db.commit()
    with closing(House(tmp_path / "data")) as house:
        look(house, 1.0)
        assert not any(one["over"] for one in fresh(house, tournament)["boards"])
        look(house, 120.0)
        forfeits = [seat["forfeit"] for seat in fresh(house, tournament)["boards"][0]["seats"]]
        assert forfeits == [True, True]


def test_who_does_not_come_in_an_arena_rests_and_a_table_that_is_removed_holds_nobody(
    home: House,
) -> None:
    host = kept(home, "Hal")
    tournament = opened(host)
    ana, bo = entered(home, tournament, "Ana", "Bo")
    host.post(f"/api/tournaments/{tournament}/start", None, 200)
    home.until(lambda: table_of(ana) is not None)
    first = f"{table_of(ana)}"
    with ana.sit_at(first) as chair:
        chair.until_kind("fresh")
        look(home, 120.0)
    shown = fresh(home, tournament)
    assert {one["name"]: one["state"] for one in shown["standings"]} == {"Ana": "in", "Bo": "out"}
    assert points(shown) == {"Ana": 1.0, "Bo": 0.0}
    bo.post(f"/api/tournaments/{tournament}/join", None, 200)
    home.until(lambda: table_of(ana) not in (None, first))
    second = f"{table_of(ana)}"
    assert main(["admin", "close", "--data", home.settings.data, "--", second]) == 0
    home.until(lambda: table_of(ana) not in (None, second))
    assert points(fresh(home, tournament)) == {"Ana": 1.0, "Bo": 0.0}


# Swiss and round robin


def test_a_swiss_over_days_with_somebody_late_and_somebody_who_comes_back(home: House) -> None:
    host = kept(home, "Hal")
    tournament = opened(
        host, format="swiss", rounds=3, seconds=None, round_minutes=3 * 24 * 60, rated=False
    )
    people = entered(home, tournament, "Ana", "Bo", "Cy")
    host.post(f"/api/tournaments/{tournament}/start", None, 200)
    home.until(lambda: len(paired(people)) == 2)
    [alone] = [one for one in people if one not in paired(people)]
    assert points(fresh(home, tournament))[f"{alone.name}"] == 1.0, "a bye is a point"
    loser = paired(people)[0]
    loser.post(f"/api/tournaments/{tournament}/leave", None, 200)
    late = entered(home, tournament, "Dee")[0]
    resign(loser)  # whoever withdraws still plays to the end what has begun
    home.until(lambda: fresh(home, tournament)["tournament"]["round"] == 2)
    second = fresh(home, tournament)
    assert points(second)["Dee"] == 1.0, "of those without a bye the last has one"
    assert {one["name"]: one["state"] for one in second["standings"]}[f"{loser.name}"] == "out"
    loser.post(f"/api/tournaments/{tournament}/join", None, 200)
    loser.post(f"/api/tournaments/{tournament}/join", None, 409)
    look(home, 4 * DAY)  # nobody moves: those who are awaited have lost, and the third round begins
    third = fresh(home, tournament)
    assert third["tournament"]["round"] == 3
    assert sum(not board["over"] for board in third["boards"]) == 2
    met = [frozenset(seat["name"] for seat in board["seats"]) for board in third["boards"]]
    assert len(set(met)) == len(met), "nobody meets twice"
    for table in {table_of(one) for one in (*people, late)}:
        assert table is not None
        assert home.guest().get(f"/api/tables/{table}")["table"]["seconds"] is None
    look(home, 8 * DAY)
    over = fresh(home, tournament)
    assert over["tournament"]["status"] == "over"
    ended = [one for one in over["boards"] if one["round"] > 1 and len(one["seats"]) > 1]
    assert all(sum(seat["forfeit"] for seat in board["seats"]) == 1 for board in ended)
    table = home.guest().get(f"/api/tables/{ended[0]['table']}")["table"]
    assert (table["status"], table["ending"], len(table["winners"])) == ("over", "deadline", 1)


def test_in_a_round_robin_at_three_all_meet_and_who_withdraws_is_behind(home: House) -> None:
    """Nobody ever moves, so every round lasts until its end."""
    host = kept(home, "Hal")
    tournament = opened(host, format="round_robin", size=3, seconds=None, round_minutes=24 * 60)
    people = entered(home, tournament, "Ana", "Bo", "Cy", "Dee")
    host.post(f"/api/tournaments/{tournament}/start", None, 200)
    refused = home.guest("Eve").post(f"/api/tournaments/{tournament}/join", None, 409)
    assert refused["reason"] == "tournament_late"
    home.until(lambda: len(paired(people)) == 3)
    assert fresh(home, tournament)["tournament"]["rounds"] == 4
    people[3].post(f"/api/tournaments/{tournament}/leave", None, 200)
    sizes = []
    for day in range(1, 5):
        shown = fresh(home, tournament)
        [playing] = [one for one in shown["boards"] if not one["over"]]
        sizes.append(len(home.guest().get(f"/api/tables/{playing['table']}")["table"]["seats"]))
        look(home, day * 1.5 * DAY)
    assert sorted(sizes)[:2] == [2, 2], "where somebody has withdrawn the others play without them"
    over = fresh(home, tournament)
    assert over["tournament"]["status"] == "over"
    met = [
        frozenset((one["name"], other["name"]))
        for board in over["boards"]
        for one in board["seats"]
        for other in board["seats"]
        if one["name"] < other["name"]
    ]
    assert {met.count(two) for two in met} == {2}
    assert len(set(met)) == 6
    gone = {one["name"]: one for one in over["standings"]}["Dee"]
    assert gone["points"] == 0.0 if sizes.count(2) == 3 else gone["place"] >= 3


# Who may do what


def test_who_may_open_one_and_how_many(home: House) -> None:
    stranger = home.guest("Sam")
    assert stranger.post("/api/tournaments", OPEN, 403)["reason"] == "tournament_kept"
    home.guest().post("/api/tournaments", OPEN, 401)
    host = kept(home, "Hal")
    wrong: list[tuple[dict[str, Any], str | None]] = [
        ({"seconds": None}, "tournament_pace"),
        ({"begins": 5.0}, "tournament_when"),
        ({"begins": time() + 200 * DAY}, "tournament_when"),
        ({"game": "chess"}, None),
        ({"options": {"nonsense": True}}, None),
        ({"name": "\u200b"}, None),
        ({"size": 5}, None),
        ({"format": "knockout"}, None),
    ]
    for wish, reason in wrong:
        assert host.post("/api/tournaments", {**OPEN, **wish}, 400).get("reason") == reason, wish
    for _ in range(home.settings.guest_tournaments):
        opened(host)
    assert host.post("/api/tournaments", OPEN, 409)["reason"] == "tournament_many"
    assert len(stranger.get("/api/tournaments")) == home.settings.guest_tournaments


def test_an_address_has_few_tournaments_and_few_places(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever takes many names is still at one address; and nobody enters everything."""
    house = House(tmp_path / "data", address_tournaments=2, address_waiting=2)
    first = opened(kept(house, "Hal"))
    second = opened(kept(house, "Olga"))
    hana = kept(house, "Hana")
    assert hana.post("/api/tournaments", OPEN, 409)["reason"] == "tournament_nearby"
    ana, _ = entered(house, first, "Ana", "Bo")
    cy = house.guest("Cy")
    path = f"/api/tournaments/{first}/join"
    assert cy.post(path, None, 409)["reason"] == "tournament_crowd"
    cy.post(f"/api/tournaments/{second}/join", None, 200)
    away = httpx.HTTPTransport(local_address="127.0.0.2")
    with httpx.Client(base_url=house.url, transport=away) as elsewhere:
        elsewhere.post("/api/me", json={"name": "Dee"})
        assert elsewhere.post(path).status_code == 200
    ana.post(f"/api/tournaments/{first}/leave", None, 200)
    cy.post(path, None, 200)  # there is room again
    monkeypatch.setattr(tournaments, "MOST_ENTERED", 1)
    eve = entered(house, second, "Eve")[0]
    assert eve.post(path, None, 403)["reason"] == "tournament_entered"
    house.close()


def test_an_arena_of_matches_that_are_given_up_at_once_ends(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tournaments, "MOST_BOARDS", 1)
    host = kept(home, "Hal")
    tournament = opened(host)
    ana, _ = entered(home, tournament, "Ana", "Bo")
    host.post(f"/api/tournaments/{tournament}/start", None, 200)
    home.until(lambda: table_of(ana) is not None)
    resign(ana)
    home.until(lambda: fresh(home, tournament)["tournament"]["status"] == "over")
    assert sum(one["points"] for one in fresh(home, tournament)["standings"]) == 1.0


def test_what_nobody_is_left_of_goes(home: House) -> None:
    host = kept(home, "Hal")
    gone, stays = (opened(host, format="swiss", rounds=1) for _ in range(2))
    for tournament in (gone, stays):
        ana, bo = entered(home, tournament, "Ana", "Bo")
        host.post(f"/api/tournaments/{tournament}/start", None, 200)
        home.until(lambda one=ana: table_of(one) is not None)  # type: ignore[misc]
        resign(ana)
        home.until(lambda it=tournament: fresh(home, it)["tournament"]["status"] == "over")  # type: ignore[misc]
        for one in (ana, bo) if tournament == gone else ():
            one.post("/api/me/delete", {"name": one.name}, 200)
    book = home.services.store.tournaments

    def forget() -> None:
        work = book.forget_nobodys(time() + DAY)
        asyncio.run_coroutine_threadsafe(work, home.loop).result(PATIENCE)

    forget()
    assert fresh(home, gone)["tournament"]["host"] == "Hal"  # it is still the host's
    host.post("/api/me/delete", {"name": "Hal"}, 200)
    forget()
    home.services.showing._known.clear()
    home.guest().get(f"/api/tournaments/{gone}", 404)
    home.guest().get(f"/api/tournaments/{stays}")


def test_what_the_host_may_do(home: House) -> None:
    host, other = kept(home, "Hal"), kept(home, "Olga")
    tournament = opened(host, public=False)
    path = f"/api/tournaments/{tournament}"
    assert home.guest().get("/api/tournaments") == []
    for way, body in (("start", None), ("forfeit", {"entrant": 0})):
        other.post(f"{path}/{way}", body, 403)
    assert other.http.delete(path).status_code == 403
    assert host.post(f"{path}/start", None, 403)["reason"] == "tournament_alone"
    ana, bo = entered(home, tournament, "Ana", "Bo")
    assert home.guest("ANA").post(f"{path}/join", None, 403)["reason"] == "name_taken"
    host.post(f"{path}/start", None, 200)
    host.post(f"{path}/start", None, 409)
    home.until(lambda: table_of(ana) is not None)
    table = f"{table_of(ana)}"
    host.post(f"{path}/forfeit", {"entrant": 7}, 404)
    told = host.post(f"{path}/forfeit", {"entrant": 0}, 200)
    assert points(told) == {"Ana": 0.0, "Bo": 1.0}
    assert home.guest().get(f"/api/tables/{table}")["table"]["ending"] == "resigned"
    assert ana.post(f"{path}/join", None, 403)["reason"] == "tournament_removed"
    assert host.http.delete(path).status_code == 204
    bo.post(f"{path}/leave", None, 409)
    assert fresh(home, tournament)["tournament"]["status"] == "cancelled"
    home.guest().get("/api/tournaments/nowhere", 404)


def test_who_leaves_before_it_begins_was_never_in_it(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their place is free again; a round robin that has begun does not know them."""
    monkeypatch.setitem(MOST_ENTRANTS, 2, 3)
    host = kept(home, "Hal")
    tournament = opened(host, format="round_robin", seconds=None)
    path = f"/api/tournaments/{tournament}"
    ana, bo, cy = entered(home, tournament, "Ana", "Bo", "Cy")
    dee = home.guest("Dee")
    assert dee.post(f"{path}/join", None, 409)["reason"] == "tournament_full"
    bo.post(f"{path}/leave", None, 200)
    told = dee.post(f"{path}/join", None, 200)
    assert [one["name"] for one in told["standings"]] == ["Ana", "Cy", "Dee"]
    assert bo.post(f"{path}/join", None, 409)["reason"] == "tournament_full"
    host.post(f"{path}/start", None, 200)
    assert bo.post(f"{path}/join", None, 409)["reason"] == "tournament_late"
    home.until(lambda: len(paired([ana, cy, dee])) == 2)
    ana.post(f"{path}/leave", None, 200)
    ana.post(f"{path}/join", None, 200)
    shown = fresh(home, tournament)
    assert {one["name"]: one["state"] for one in shown["standings"]} == dict.fromkeys(
        ("Ana", "Cy", "Dee"), "in"
    )


def test_an_arena_goes_on_though_somebody_left_before_it_began(home: House) -> None:
    host = kept(home, "Hal")
    tournament = opened(host)
    ana, bo, cy = entered(home, tournament, "Ana", "Bo", "Cy")
    ana.post(f"/api/tournaments/{tournament}/leave", None, 200)
    host.post(f"/api/tournaments/{tournament}/start", None, 200)
    home.until(lambda: len(paired([bo, cy])) == 2)


def test_a_match_that_all_agree_to_end_is_nobodys(home: House) -> None:
    host = kept(home, "Hal")
    tournament = opened(host, format="swiss", rounds=1)
    ana, bo = entered(home, tournament, "Ana", "Bo")
    host.post(f"/api/tournaments/{tournament}/start", None, 200)
    home.until(lambda: table_of(ana) is not None)
    table = f"{table_of(ana)}"
    with ana.sit_at(table) as one, bo.sit_at(table) as other:
        one.until_kind("fresh")
        other.until_kind("fresh")
        one.ask("propose", what="abandon")
        other.ask("agree")
    home.until(lambda: fresh(home, tournament)["tournament"]["status"] == "over")
    assert points(fresh(home, tournament)) == {"Ana": 0.0, "Bo": 0.0}


def test_a_clubs_tournament_is_for_its_members(home: House) -> None:
    """They find it with the club though it is not public; it outlives the club."""
    host, ana, eve = kept(home, "Hal"), home.guest("Ana"), kept(home, "Eve")
    club = host.post("/api/clubs", {"name": "Dust"}, 201)["club"]["id"]
    code = host.get(f"/api/clubs/{club}/invitation")["link"].rpartition("#")[2]
    ana.post(f"/api/clubs/{club}/join", {"code": code}, 200)
    refused = eve.post("/api/tournaments", {**OPEN, "club": club}, 403)
    assert refused["reason"] == "tournament_club"
    eve.post("/api/tournaments", {**OPEN, "club": "nowhere"}, 403)
    tournament = opened(host, club=club, public=False)
    path = f"/api/tournaments/{tournament}"
    assert [one["id"] for one in ana.get(f"/api/tournaments?club={club}")] == [tournament]
    assert eve.get(f"/api/tournaments?club={club}") == eve.get("/api/tournaments") == []
    assert [who.get(path)["can_join"] for who in (ana, eve, home.guest())] == [True, False, False]
    assert eve.post(f"{path}/join", None, 403)["reason"] == "tournament_club"
    ana.post(f"{path}/join", None, 200)
    assert host.http.delete(f"/api/clubs/{club}").status_code == 204
    assert fresh(home, tournament)["tournament"]["club"] is None
    eve.post(f"{path}/join", None, 200)


def test_a_crowd_may_join_at_once(home: House) -> None:
    """They decide about the same tournament: each in turn, nobody is sent away."""
    host = kept(home, "Hal")
    tournament = opened(host, format="swiss")
    people = [home.guest(f"Rider {letter}") for letter in "bcdfghjkmnpqrstvwxyz"]
    barrier, answers = Barrier(len(people)), list[int]()

    def join(guest: Guest) -> None:
        barrier.wait()
        answers.append(guest.http.post(f"/api/tournaments/{tournament}/join").status_code)

    threads = [Thread(target=join, args=(one,)) for one in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    assert answers == [200] * len(people)
    assert len(fresh(home, tournament)["standings"]) == len(people)


def test_it_begins_by_itself_or_is_given_up(home: House) -> None:
    host = kept(home, "Hal")
    soon, never = opened(host, begins=time() + 3600), opened(host, begins=time() + 3600)
    people = entered(home, soon, "Ana", "Bo")
    look(home)
    assert fresh(home, soon)["tournament"]["status"] == "open"
    look(home, 3601)
    assert fresh(home, never)["tournament"]["status"] == "cancelled"
    assert len(paired(people)) == 2


def test_whoever_is_gone_leaves_the_standings_nameless(home: House) -> None:
    host = kept(home, "Hal")
    tournament = opened(host)
    ana, _ = entered(home, tournament, "Ana", "Bo")
    host.post(f"/api/tournaments/{tournament}/start", None, 200)
    home.until(lambda: table_of(ana) is not None)
    resign(ana)
    for one in (ana, host):
        one.post("/api/me/delete", {"name": one.name}, 200)
    shown = fresh(home, tournament)
    assert points(shown) == {"Bo": 1.0, "N. N.": 0.0}
    assert shown["tournament"]["host"] is None
    assert "Ana" not in str(shown)


def test_two_become_one_and_take_part_once(home: House) -> None:
    """The place of the one who is gone is nobody's; and own tournaments are in what one takes."""
    host = kept(home, "Hal")
    tournament, other = opened(host), opened(host)
    ana = entered(home, tournament, "Ana")[0]
    phone = entered(home, tournament, "Annie")[0]
    phone.post(f"/api/tournaments/{other}/join", None, 200)
    code = ana.post("/api/me/links", {"kind": "device"})["code"]
    phone.post("/api/come/link", {"code": code, "merge": True}, 200)
    shown = fresh(home, tournament)["standings"]
    assert sorted((one["name"], one["state"]) for one in shown) == [("Ana", "in"), ("N. N.", "out")]
    assert [one["name"] for one in fresh(home, other)["standings"]] == ["Ana"]
    taken = ana.get("/api/me/export")["tournaments"]
    assert {one["id"] for one in taken} == {tournament, other}


def test_what_is_told_does_not_depend_on_what_is_hidden(home: House) -> None:
    """Two worlds: the same people and results, other cards and tiles."""
    host = kept(home, "Hal")
    people = [home.guest(name) for name in ("Ana", "Bo")]
    worlds = []
    for seed in (1, 2):
        home.services.tournaments.seed = seed
        tournament = opened(host, game="kuhhandel", format="swiss", rounds=1, public=False)
        for one in people:
            one.post(f"/api/tournaments/{tournament}/join", None, 200)
        host.post(f"/api/tournaments/{tournament}/start", None, 200)
        home.until(lambda: table_of(people[0]) is not None)
        table = f"{table_of(people[0])}"
        heard = [everything(people[0], tournament, table)]
        resign(people[0])
        home.until(lambda: people[0].get("/api/me/tournaments") == [])
        home.services.showing._known.clear()
        worlds.append([*heard, everything(people[0], tournament, table)])
    assert worlds[0] == worlds[1]
    assert "Ana" in str(worlds)


def everything(guest: Guest, tournament: str, table: str) -> list[str]:
    """What is told, without what differs between any two; seats may be drawn otherwise."""
    paths = (f"/api/tournaments/{tournament}", "/api/me/tournaments", "/api/tournaments")
    text = json.dumps([guest.get(path) for path in paths], sort_keys=True)
    text = text.replace(tournament, "IT").replace(table, "TABLE")
    text = re.sub(r'"(made|began|ended|deadline)": [0-9.]+', r'"\1": 0', text)
    return sorted(re.findall(r"[^{}]+", text))


# Processes that die, and several of them


def rows(data: Path, query: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(data / "corral.db")) as db:
        return db.execute(query).fetchall()


def test_a_kill_at_any_moment_neither_loses_nor_doubles_a_pairing(tmp_path: Path) -> None:
    """An arena of seven; again and again somebody resigns, and the process is killed."""
    process = Process(tmp_path / "data", idle_seconds=3600)
    with ExitStack() as ending:
        ending.callback(process.kill)
        host, *people = [Guest(process.url, f"Guest {number}") for number in range(8)]
        for one in (host, *people):
            ending.callback(one.close)
        host.post("/api/me/links", {"kind": "recovery"})
        tournament = opened(host)
        for one in people:
            one.post(f"/api/tournaments/{tournament}/join", None, 200)
        host.post(f"/api/tournaments/{tournament}/start", None, 200)
        rng, resigned = Random(7), 0
        for _ in range(20 if THOROUGH else 3):
            sleep(rng.random())  # no event: the very moment is not to be known
            tables = {table_of(one): one for one in paired(people)}
            for one in list(tables.values())[:2]:
                resign(one)
                resigned += 1
            process.kill()
            process.start()
        shown = host.get(f"/api/tournaments/{tournament}")
    data = tmp_path / "data"
    lost = rows(data, "SELECT count(*) FROM boards WHERE forfeit")
    assert lost == [(resigned,)], "every result counts, and once"
    assert sum(one["points"] for one in shown["standings"]) == resigned
    lonely = "SELECT table_of FROM boards GROUP BY table_of HAVING count(*) != 2"
    assert rows(data, lonely) == []
    twice = "SELECT entrant FROM boards WHERE ended IS NULL GROUP BY entrant HAVING count(*) > 1"
    assert rows(data, twice) == []
    missing = "SELECT table_of FROM boards WHERE table_of NOT IN (SELECT table_id FROM log)"
    assert rows(data, missing) == []
    strays = (
        "SELECT count(*) FROM tables WHERE id NOT IN (SELECT table_of FROM boards) "
        "OR (status = 'over') != (id IN (SELECT table_of FROM boards WHERE ended IS NOT NULL))"
    )
    assert rows(data, strays) == [(0,)]


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_whatever_statement_fails_the_whole_pairing_is_nothing(
    database: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One after the other, until none fails: then all of it is there."""
    houses = (request.getfixturevalue("home"),)
    if database == "postgresql":
        houses = request.getfixturevalue("pair").houses

    async def never(_: str) -> bool:
        return False

    for one in houses:  # nothing goes on by itself
        monkeypatch.setattr(one.services.tournaments, "_drives", never)
    house: House = houses[0]
    host = kept(house, "Hal")
    tournament = opened(host, format="swiss")
    people = entered(house, tournament, "Ana", "Bo", "Cy", "Dee", "Eve")
    host.post(f"/api/tournaments/{tournament}/start", None, 200)
    store = house.services.store
    assert isinstance(store, SqlStore)
    engine, book = store.database.engine, store.tournaments
    left = [0]

    def count(_: object, __: object, statement: str, *___: object) -> None:
        left[0] -= bool(WRITES.match(statement))
        if left[0] == 0:
            raise sqlite3.OperationalError("the power is gone")

    async def pair_them() -> bool:
        found = await book.read(tournament)
        assert found is not None
        boards = make_boards(
            found.tournament, next_round(found, time(), SWIFT), found.entrants, "random", 1
        )
        event.listen(engine, "before_cursor_execute", count)
        try:
            await book.pair(found.tournament, boards, [], time(), deadline=time() + 60)
        except StoreError as error:
            if left[0] > 0:  # it was not the power
                raise AssertionError from error
            return False
        finally:
            event.remove(engine, "before_cursor_execute", count)
        return True

    statements = 0
    while True:
        statements += 1
        left[0] = statements
        done = asyncio.run_coroutine_threadsafe(pair_them(), house.loop).result(PATIENCE)
        shown = fresh(house, tournament)
        if done:
            break
        assert (shown["tournament"]["round"], shown["boards"]) == (0, [])
        assert all(one.get("/api/me/tables") == [] for one in people[:2])
    assert statements > 8
    assert sorted(len(one["seats"]) for one in shown["boards"]) == [1, 2, 2]
    assert len(paired(people)) == 4


def test_two_processes_that_pair_at_the_same_time_make_one_pairing(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even where each of them takes itself for the one that drives the tournament."""
    for house in pair.houses:
        house.services.tournaments.patience = SWIFT
    host = kept(pair.one, "Hal")
    tournament = opened(host, begins=time() + 3600)
    people = entered(pair.one, tournament, "Ana", "Bo", "Cy", "Dee", "Eve", "Fay")

    async def always(_: str) -> bool:
        return True

    for house in pair.houses:
        monkeypatch.setattr(house.services.tournaments, "_drives", always)
    barrier = Barrier(2)

    def drive(house: House) -> None:
        barrier.wait()
        look(house, 3601)

    threads = [Thread(target=drive, args=(house,)) for house in pair.houses]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    for house in pair.houses:
        house.services.showing._known.clear()
        shown = house.guest().get(f"/api/tournaments/{tournament}")
        assert (shown["tournament"]["round"], len(shown["boards"])) == (1, 3)
        assert len({seat["name"] for one in shown["boards"] for seat in one["seats"]}) == 6
    tables = [table_of(one) for one in people]
    assert len(set(tables)) == 3
    resign(people[0])
    pair.one.until(lambda: table_of(people[0]) is None or table_of(people[0]) != tables[0])


def test_one_of_two_processes_drives_a_tournament(pair: Pair) -> None:
    host = kept(pair.one, "Ida")
    tournament = opened(host)

    def claims(house: House) -> bool:
        book, owner = house.services.store.tournaments, house.services.hub.leases.owner
        work = book.claim(tournament, f"{owner}")
        return asyncio.run_coroutine_threadsafe(work, house.loop).result(PATIENCE)

    pair.one.until(lambda: claims(pair.one))
    assert not claims(pair.other)
    assert claims(pair.one)
