"""Clubs: who may come in and do what, their own ladder, and evenings with tables and a calendar."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import time
from typing import Any

import pytest

from corral.server.accounts.guestbook import Player
from corral.server.clubs import book as clubs
from corral.server.clubs.book import Club, Evening, Member
from corral.server.clubs.calendars import Appointment, calendar
from corral.server.clubs.house import standings
from corral.server.problems import Refusal
from corral.server.storage.store import SqlStore
from tests.server.house import House
from tests.server.people import Guest, give_up

SOON = time() + 3600


def settled(house: House, name: str) -> Guest:
    """Somebody who can come back."""
    guest = house.guest(name)
    guest.post("/api/me/links", {"kind": "recovery"})
    return guest


def number(guest: Guest) -> str:
    found: str = guest.get("/api/me")["id"]
    return found


def code_of(guest: Guest, club: str) -> str:
    link: str = guest.get(f"/api/clubs/{club}/invitation")["link"]
    assert f"/club/{club}#" in link
    return link.rpartition("#")[2]


def a_club(house: House, owner: Guest, *members: Guest, **wish: Any) -> str:
    told = owner.post("/api/clubs", {"name": "Dust & Dice", **wish}, 201)
    club: str = told["club"]["id"]
    for guest in members:
        guest.post(f"/api/clubs/{club}/join", {"code": code_of(owner, club)}, 200)
    return club


def finish(*people: Guest, game: str = "elgaucho", **wish: Any) -> str:
    """A match that the first has won: the others have given it up."""
    table = people[0].open(game, ["open"] * len(people), **wish)
    for guest in people[1:]:
        guest.join(table)
    people[0].start(table)
    give_up(table, *people[1:])
    return table


def test_a_club_needs_somebody_who_can_come_back(house: House) -> None:
    eve = house.guest("Eve")
    told = eve.post("/api/clubs", {"name": "Dust"}, 403)
    assert told["reason"] == "keep_identity"
    house.guest().post("/api/clubs", {"name": "Dust"}, 401)
    ana = settled(house, "Ana")
    assert ana.post("/api/clubs", {"name": "\u3164 "}, 400)["reason"] == "name_blank"
    club = a_club(house, ana, about="We  play\non Fridays.", listed=True)
    told = house.guest().get(f"/api/clubs/{club}")
    assert told["club"] == {
        "id": club,
        "name": "Dust & Dice",
        "about": "We play on Fridays.",
        "listed": True,
        "members": 1,
        "role": None,
    }
    assert told["members"] == told["evenings"] == []
    assert club in [one["id"] for one in eve.get("/api/clubs")["others"]]
    assert club in [one["id"] for one in ana.get("/api/clubs")["mine"]]
    ana.put(f"/api/clubs/{club}", {"name": "Dusty Dice"})
    assert club not in [one["id"] for one in eve.get("/api/clubs")["others"]]


def test_people_join_by_link_or_ask(house: House) -> None:
    ana, bo, cy, dee = settled(house, "Ana"), *(house.guest(name) for name in ("Bo", "Cy", "Dee"))
    club = a_club(house, ana, bo)
    path = f"/api/clubs/{club}"
    assert [one["role"] for one in bo.get(path)["members"]] == ["owner", "member"]
    assert cy.post(f"{path}/join", {"code": "wrong"}, 403)["reason"] == "club_link"
    told = cy.post(f"{path}/join", {}, 200)
    assert (told["club"]["role"], told["club"]["members"], told["members"]) == ("asking", 2, [])
    assert [one["name"] for one in bo.get(path)["members"]] == ["Ana", "Bo"]
    assert [one["name"] for one in ana.get(path)["members"]] == ["Ana", "Bo", "Cy"]
    for who in (bo, cy):
        who.put(f"{path}/members/{number(cy)}", {"role": "member"}, 403)
    ana.put(f"{path}/members/{number(cy)}", {"role": "member"})
    assert len(cy.get(path)["members"]) == 3
    old = code_of(bo, club)
    bo.post(f"{path}/invitation", None, 403)
    ana.post(f"{path}/invitation", None, 200)
    assert code_of(bo, club) != old
    dee.post(f"{path}/join", {"code": old}, 403)
    dee.post(f"{path}/join", {}, 200)
    ana.http.delete(f"{path}/members/{number(dee)}").raise_for_status()
    assert dee.get(path)["club"]["role"] is None
    old_code = code_of(cy, club)
    ana.http.delete(f"{path}/members/{number(cy)}").raise_for_status()
    cy.get(f"{path}/invitation", 403)
    assert code_of(bo, club) != old_code
    assert bo.get("/api/me/export")["clubs"] == [
        {"id": club, "name": "Dust & Dice", "role": "member"}
    ]


def test_a_club_always_has_an_owner(house: House) -> None:
    ana, bo, cy = settled(house, "Ana"), settled(house, "Bo"), house.guest("Cy")
    club = a_club(house, ana, bo, cy)
    path = f"/api/clubs/{club}"
    last = ana.put(f"{path}/members/{number(ana)}", {"role": "member"}, 403)
    assert last["reason"] == "club_last_owner"
    ana.put(f"{path}/members/{number(cy)}", {"role": "owner"})
    assert ana.http.delete(f"{path}/members/{number(cy)}").json()["reason"] == "club_owner_stays"
    ana.put(f"{path}/members/{number(cy)}", {"role": "member"})
    ana.http.post(f"{path}/leave").raise_for_status()
    assert bo.get(path)["club"]["role"] == "owner"
    bo.post("/api/me/delete", {"name": "Bo"})
    assert cy.get(path)["club"]["role"] == "owner"
    assert [one["name"] for one in cy.get(path)["members"]] == ["Cy"]
    cy.http.post(f"{path}/leave").raise_for_status()
    cy.get(path, 404)
    mine = a_club(house, ana, cy)
    assert cy.http.delete(f"/api/clubs/{mine}").status_code == 403
    assert ana.http.delete(f"/api/clubs/{mine}").status_code == 204
    assert cy.get("/api/clubs")["mine"] == []


def test_two_guests_who_become_one_keep_the_better_role(house: House) -> None:
    ana, other = settled(house, "Ana"), house.guest("Annie")
    club = a_club(house, ana, other)
    link = other.post("/api/me/links", {"kind": "device"})["code"]
    ana.post("/api/come/link", {"code": link, "merge": True}, 200)  # the owner becomes the member
    assert ana.get(f"/api/clubs/{club}")["club"]["role"] == "owner"
    assert len(ana.get(f"/api/clubs/{club}")["members"]) == 1


def test_the_ladder_counts_what_members_play_with_each_other(house: House) -> None:
    ana, bo, eve = settled(house, "Ana"), house.guest("Bo"), house.guest("Eve")
    finish(ana, bo, rated="people")  # before there was a club
    club = a_club(house, ana, bo)
    path = f"/api/clubs/{club}/ladder/elgaucho"
    assert ana.get(path) == {"game": "elgaucho", "standings": []}
    finish(ana, bo)  # not rated
    finish(ana, eve, rated="people")  # with a stranger
    assert ana.get(path)["standings"] == []
    finish(ana, bo, rated="people")
    told = ana.get(path)["standings"]
    assert [(one["name"], one["matches"], one["won"]) for one in told] == [
        ("Ana", 1, 1),
        ("Bo", 1, 0),
    ]
    assert told[0]["rating"] > 1000 > told[1]["rating"]
    assert ana.get(f"/api/clubs/{club}/ladder/kuhhandel")["standings"] == []
    eve.get(path, 403)
    ana.get(f"/api/clubs/{club}/ladder/chess", 400)


def test_two_worlds_of_a_stranger(house: House) -> None:
    """Clubs that differ only in what strangers may not know are told alike to them, to the byte."""
    eve, asks = house.guest("Eve"), house.guest("Ash")
    worlds = []
    for names, game in ((("Ana", "Bo"), "elgaucho"), (("Cy", "Dee"), "kuhhandel")):
        owner, other = settled(house, names[0]), house.guest(names[1])
        club = a_club(house, owner, other, about="Beans", listed=True)
        path = f"/api/clubs/{club}"
        [evening] = owner.post(f"{path}/evenings", {"at": SOON, "game": game}, 201)["evenings"]
        here = f"{path}/evenings/{evening['id']}"
        owner.post(f"{here}/tables", {"game": game, "players": 2}, 201)
        other.put(f"{here}/coming", {"coming": True})
        finish(owner, other, rated="people")
        asks.post(f"{path}/join", {}, 200)
        heard = []
        for who in (house.guest(), eve, asks):
            for at in (path, "/api/clubs", f"{path}/invitation", f"{path}/ladder/elgaucho"):
                heard.append(who.http.get(at).text)
            for at in (f"{path}/calendar", f"{here}/calendar", f"{here}/coming"):
                heard.append(who.http.get(at).text)
            heard.append(who.http.put(f"{here}/coming", json={"coming": True}).text)
            heard.append(who.http.post(f"{here}/tables", json={"game": game, "players": 2}).text)
        worlds.append([text.replace(club, "CLUB") for text in heard])
        assert owner.http.delete(path).status_code == 204
    assert worlds[0] == worlds[1]


def test_standings_go_by_what_is_sure() -> None:
    """A lucky beginner is not the first, and who has left is on no ladder."""
    members = [Member(name, name, "member", 0.0) for name in "abc"]
    steady = [[("a", 1), ("b", 2)]] * 20
    told = standings([*steady, [("c", 1), ("d", 2)]], members)
    assert [one.name for one in told] == ["a", "c", "b"]
    assert [(one.matches, one.won) for one in told] == [(20, 20), (1, 1), (20, 0)]


def test_evenings_have_people_tables_and_a_calendar(house: House) -> None:
    ana, bo, eve = settled(house, "Ana"), house.guest("Bo"), house.guest("Eve")
    club = a_club(house, ana, bo)
    path = f"/api/clubs/{club}"
    plan = {"at": SOON, "game": "kuhhandel", "note": "Bring beans; and luck, all of it"}
    bo.post(f"{path}/evenings", plan, 403)
    [evening] = ana.post(f"{path}/evenings", plan, 201)["evenings"]
    here = f"{path}/evenings/{evening['id']}"
    told = bo.put(f"{here}/coming", {"coming": True})["evenings"][0]
    assert (told["coming"], told["own"]) == (["Bo"], True)
    assert ana.get(path)["evenings"][0]["own"] is False
    eve.put(f"{here}/coming", {"coming": True}, 403)
    opened = bo.post(f"{here}/tables", {"game": "kuhhandel", "players": 3}, 201)
    assert (opened["host"], opened["table"]["rated"]) == (True, "people")
    [table] = ana.get(path)["evenings"][0]["tables"]
    assert (table["id"], len(table["seats"])) == (opened["table"]["id"], 3)
    bo.post(f"{here}/tables", {"game": "elgaucho", "players": 2}, 400)
    eve.post(f"{here}/tables", {"game": "kuhhandel", "players": 2}, 403)
    answer = bo.http.get(f"{here}/calendar", headers={"accept-language": "de"})
    assert answer.headers["content-type"].startswith("text/calendar")
    assert "SUMMARY:Dust & Dice: Kuhhandel" in answer.text
    assert "DESCRIPTION:Bring beans\\; and luck\\, all of it" in answer.text
    assert bo.http.get(f"{path}/calendar").text.count("BEGIN:VEVENT") == 1
    eve.get(f"{path}/calendar", 403)
    ana.put(here, {"at": SOON + 60, "minutes": 60})
    assert bo.get(path)["evenings"][0]["game"] is None
    wrong = ana.post(f"{path}/evenings", {"at": 1.0}, 400)
    assert wrong["reason"] == "evening_when"
    ana.post(f"{path}/evenings", {"at": SOON, "game": "chess"}, 400)
    ana.http.delete(here).raise_for_status()
    assert bo.get(path)["evenings"] == []
    assert bo.get(f"/api/tables/{table['id']}")["table"]["status"] == "waiting"


def test_a_calendar_is_what_programs_read() -> None:
    long = Appointment("e1", 1_800_000_000.0, 90, "Ä" * 60, "", "https://corral.example/club/c")
    text = calendar([long], "corral.example", 1_700_000_000.0)
    assert text.endswith("END:VCALENDAR\r\n")
    assert all(len(line.encode()) <= 75 for line in text.split("\r\n"))
    whole = text.replace("\r\n ", "")
    assert f"SUMMARY:{'Ä' * 60}\r\n" in whole
    for line in (
        "UID:e1@corral.example",
        "DTSTAMP:20231114T221320Z",
        "DTSTART:20270115T080000Z",
        "DTEND:20270115T093000Z",
    ):
        assert f"{line}\r\n" in whole


@pytest.mark.parametrize("ending", ["\r\n", "\n", "\r", "\u2028", "\x85"])
def test_nobody_writes_lines_of_their_own_into_a_calendar(ending: str) -> None:
    evil = f"a;b,c\\d{ending}END:VCALENDAR"
    one = Appointment("e1", 1_800_000_000.0, 90, evil, evil, "https://corral.example/club/c")
    lines = calendar([one], "corral.example", 1_700_000_000.0).splitlines()
    assert lines.count("END:VCALENDAR") == 1
    assert "SUMMARY:a\\;b\\,c\\\\d\\nEND:VCALENDAR" in lines


async def _people(store: SqlStore, *names: str) -> None:
    for name in names:
        await store.guestbook.add(Player(name, name), f"hash {name}", 1.0)


def test_limits(place: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In both databases."""
    asyncio.run(check_limits(place, monkeypatch))


async def check_limits(place: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clubs, "MOST_ASKING", 1)
    for most in ("MOST_OWNED", "MOST_MEMBERS", "MOST_EVENINGS"):
        monkeypatch.setattr(clubs, most, 2)
    monkeypatch.setattr(clubs, "MOST_CLUBS", 3)
    store = SqlStore(place)
    book = store.clubs
    await _people(store, "ana", "bo", "cy")
    for one in ("c1", "c2"):
        await book.open(Club(one, one, "", True, "code", 1, "owner"), "ana", 1.0)
    with pytest.raises(Refusal, match="2 are allowed"):
        await book.open(Club("c3", "c3", "", True, "code", 1, "owner"), "ana", 1.0)
    await book.join("c1", "bo", "asking", 2.0)
    with pytest.raises(Refusal) as crowded:
        await book.join("c1", "cy", "asking", 2.0)
    assert crowded.value.problem.reason == "club_asked"
    await book.join("c1", "cy", "member", 2.0)
    for let_in in (book.join("c1", "bo", "member", 3.0), book.give_role("c1", "bo", "member", 3.0)):
        with pytest.raises(Refusal) as full:
            await let_in
        assert full.value.problem.reason == "club_full"
    await book.leave("c1", "cy")
    await book.join("c1", "bo", "member", 3.0)
    assert [one.role for one in await book.members("c1")] == ["owner", "member"]
    for at in (10.0, 20.0):
        await book.add_evening(Evening(f"e{at}", "c1", at, 60, None, ""), 5.0)
    with pytest.raises(Refusal):
        await book.add_evening(Evening("e3", "c1", 30.0, 60, None, ""), 5.0)
    assert [one.evening.at for one in await book.evenings("c1", 0.0)] == [10.0, 20.0]
    over = 20.0 + 60 * 60
    with pytest.raises(Refusal):  # also where those that there are have been moved to the past
        await book.add_evening(Evening("e3", "c1", over, 60, None, ""), over + 5)
    later = over + clubs.LONG_OVER
    await book.open(Club("c4", "c4", "", False, "code", 1, "owner"), "bo", 1.0)
    await book.add_evening(Evening("e4", "c4", 30.0, 60, None, ""), 5.0)
    await book.add_evening(Evening("e3", "c1", later, 60, None, ""), later + 1)
    assert [one.evening.id for one in await book.evenings("c1", 0.0)] == ["e3"]
    assert len(await book.evenings("c4", 0.0)) == 1  # nobody else's
    await book.forget_evenings(later + 11)
    assert await book.evenings("c4", 0.0) == []
    await book.remove("c4")
    await book.change_evening(Evening("e3", "c1", 10.0, 60, None, ""))
    await book.add_evening(Evening("e10.0", "c1", 10.0, 60, None, ""), 5.0)
    await book.come("e10.0", "bo", True)
    await book.come("e10.0", "bo", True)
    assert (await book.evenings("c1", 0.0))[0].coming == [("bo", "bo")]
    with pytest.raises(Refusal):
        await book.come("e9", "bo", True)
    assert [club.id for club in await book.listed(None)] == ["c1", "c2"]
    await book.remove("c1")
    assert await book.club("c1", "ana") is None
    await store.close()
