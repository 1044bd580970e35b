"""People who have played with each other: invited again, kept apart."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from corral.server.company.inviting import AskedAgain
from tests.server.house import House
from tests.server.people import PATIENCE, Guest
from tests.server.test_reviews import late_position


def me(guest: Guest) -> str:
    number: str = guest.get("/api/me")["id"]
    return number


def play(*people: Guest) -> str:
    """A short match of these, to its end."""
    table = people[0].open("goldrush", ["open"] * len(people), position=late_position())
    for guest in people[1:]:
        guest.join(table)
    people[0].start(table)
    chairs = [guest.sit_at(table) for guest in people]
    for chair in chairs:
        chair.until_kind("fresh")
    while chairs[0].info["status"] != "over":
        for chair in chairs:
            if chair.you["moves"]:
                chair.play(chair.you["moves"][0])
                for other in chairs:
                    if other is not chair:
                        other.until_kind("news", cause="moved")
    for chair in chairs:
        chair.close()
    return table


@pytest.fixture
def friends(house: House) -> tuple[Guest, Guest]:
    ana, bea = house.guest("Ana"), house.guest("Bea")
    play(ana, bea)
    return ana, bea


def names(found: list[Any]) -> list[str]:
    return [one["name"] for one in found]


def test_one_click_invites_again(house: House, friends: tuple[Guest, Guest]) -> None:
    ana, bea = friends
    heard: list[AskedAgain] = []

    async def notice(invited: AskedAgain) -> None:
        heard.append(invited)

    house.services.inviting.notices.append(notice)
    assert names(ana.get("/api/me/people")["people"]) == ["Bea"]
    opened = ana.post(f"/api/me/people/{me(bea)}/invite", None, 200)
    table = opened["table"]["id"]
    assert (opened["host"], opened["table"]["game"], opened["table"]["public"]) == (
        True,
        "goldrush",
        False,
    )
    [asked] = bea.get("/api/me/invitations")
    assert (asked["name"], asked["inviter"], asked["table"]["id"]) == ("Ana", me(ana), table)
    house.until(lambda: bool(heard))
    assert (heard[0].player, heard[0].inviter_name, heard[0].table) == (me(bea), "Ana", table)
    ana.post(f"/api/tables/{table}/invited", {"player": me(bea)}, 200)
    bea.join(table)
    assert bea.get("/api/me/invitations") == []
    assert [one["answer"] for one in ana.get(f"/api/tables/{table}/invited")] == ["here"]
    assert len(heard) == 1  # who is asked twice is told once
    house.services.inviting.notices.remove(notice)


def test_a_table_that_waits_is_kept_and_who_declines_is_not_asked_again(
    house: House, friends: tuple[Guest, Guest]
) -> None:
    ana, bea = friends
    cy = house.guest("Cy")
    play(ana, cy)
    mine = ana.open("goldrush", ["open", "open", "open"])
    invite = f"/api/me/people/{me(bea)}/invite"
    assert ana.post(invite, None, 200)["table"]["id"] == mine
    path = f"/api/tables/{mine}/invited"
    told = ana.post(path, {"player": me(cy)}, 200)
    assert [(one["name"], one["answer"]) for one in told] == [("Bea", "none"), ("Cy", "none")]
    bea.delete(f"/api/me/invitations/{mine}")
    bea.delete(f"/api/me/invitations/{mine}", 404)
    assert ana.get(path)[0]["answer"] == "declined"
    ana.post(path, {"player": me(bea)}, 200)
    assert bea.get("/api/me/invitations") == []
    assert ana.get(path)[0]["answer"] == "declined"
    # Those alone who sit there know who is asked; strangers are not asked at all.
    dee = house.guest("Dee")
    dee.get(path, 403)
    dee.post(path, {"player": me(bea)}, 403)
    ana.post(path, {"player": me(dee)}, 404)
    ana.post(f"/api/me/people/{me(dee)}/invite", None, 404)
    ana.post(f"/api/me/people/{me(ana)}/invite", None, 404)
    house.guest().get("/api/me/invitations", 401)


def test_who_is_blocked_is_kept_away_and_not_told(
    house: House, friends: tuple[Guest, Guest]
) -> None:
    ana, bea = friends
    bea.put(f"/api/me/blocked/{me(ana)}", None, 204)
    bea.put(f"/api/me/blocked/{me(ana)}", None, 204)
    assert names(bea.get("/api/me/people")["blocked"]) == ["Ana"]
    assert bea.get("/api/me/people")["people"] == []
    blocks = house.services.store.blocks
    for one, other in ((me(ana), me(bea)), (me(bea), me(ana))):  # whoever pairs people asks this
        both = asyncio.run_coroutine_threadsafe(blocks.blocked(one, other), house.loop)
        assert both.result(PATIENCE)
    # To Ana all is as it was, but for seats that are kept for others.
    assert names(ana.get("/api/me/people")["people"]) == ["Bea"]
    assert ana.get("/api/me/people")["blocked"] == []
    table = ana.post(f"/api/me/people/{me(bea)}/invite", None, 200)["table"]["id"]
    assert ana.get(f"/api/tables/{table}/invited")[0]["answer"] == "none"
    assert bea.get("/api/me/invitations") == []
    hers = bea.open("goldrush", ["open", "open"], public=True)
    assert hers not in str(ana.get("/api/tables"))
    assert hers in str(house.guest("Cy").get("/api/tables"))
    refused = ana.post(f"/api/tables/{hers}/join", {"seat": None}, 409)
    assert (refused["code"], refused["reason"]) == ("seat_taken", "seats_kept")
    # In the words in which others are told that seats are kept for those who have played.
    over = play(bea, house.guest("Cy"))
    again = bea.post(f"/api/tables/{over}/rematch", None, 200)["table"]["id"]
    for seat in (None, 1):
        dee = house.guest("Dee")
        assert dee.post(f"/api/tables/{again}/join", {"seat": seat}, 409) == refused
    # And it can be undone.
    bea.delete(f"/api/me/blocked/{me(ana)}")
    assert [one["name"] for one in bea.get("/api/me/invitations")] == ["Ana"]
    ana.join(hers)
    bea.put(f"/api/me/blocked/{me(bea)}", None, 400)
    bea.put("/api/me/blocked/nobody", None, 404)


def test_what_they_say_is_not_heard(house: House) -> None:
    """Not as it is said, not when one comes back; and everybody else hears it."""
    ana, bea, cy = (house.guest(name) for name in ("Ana", "Bea", "Cy"))
    table = ana.open("kuhhandel", ["open", "open", "open"])
    bea.join(table)
    cy.join(table)
    chairs = [guest.sit_at(table) for guest in (ana, bea, cy)]
    for chair in chairs:
        chair.until_kind("fresh")
    chairs[0].ask("say", text="before", key="1")
    chairs[1].until_kind("news", cause="said")
    version = chairs[1].version
    bea.put(f"/api/tables/{table}/seats/0/blocked", None, 204)
    assert chairs[1].until_kind("fresh")["chat"] == []
    chairs[0].ask("say", text="rude words", key="2")
    silent = chairs[1].until_kind("news", cause="said")
    assert "said" not in silent
    assert chairs[2].until_kind("news", cause="said")["said"]["text"] == "before"
    assert chairs[2].until_kind("news", cause="said")["said"]["text"] == "rude words"
    again = bea.sit_at(table, since=version)
    assert again.until_kind("fresh")["chat"] == []
    chairs[2].ask("say", text="good morning", key="3")
    assert again.until_kind("news", cause="said")["said"]["text"] == "good morning"
    assert not any("rude" in frame for frame in (*chairs[1].frames, *again.frames))
    cy.put(f"/api/tables/{table}/seats/7/blocked", None, 404)
    house.guest("Dee").put(f"/api/tables/{table}/seats/0/blocked", None, 403)
    for chair in (*chairs, again):
        chair.close()
