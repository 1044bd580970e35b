"""Guests who come back: passkeys, passwords, links, sessions; two guests who are one; the end."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from corral.server.accounts.devices import device_of
from corral.server.accounts.guestbook import NAMELESS
from corral.server.accounts.passwords import login_of
from tests.server.authenticator import Authenticator
from tests.server.cluster import Cluster
from tests.server.house import House
from tests.server.pair import Pair
from tests.server.people import Guest, give_up

SECRET = "correct horse"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def home(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """A server on either database."""
    database = ""
    if request.param == "postgresql":
        cluster: Cluster = request.getfixturevalue("cluster")
        database = cluster.new_store()
    opened = House(tmp_path_factory.mktemp("home") / "data", database=database)
    yield opened
    opened.close()


def account(guest: Guest) -> Any:
    return guest.get("/api/me/account")


def delete(guest: Guest, path: str, status: int = 200) -> Any:
    answer = guest.http.delete(path)
    assert answer.status_code == status, answer.text
    return answer.json()


def with_passkey(home: House, guest: Guest) -> Authenticator:
    phone = Authenticator(home.url.replace("127.0.0.1", "localhost"))
    headers = {"Origin": phone.origin, "Host": f"localhost:{home.port}"}
    question = guest.http.post("/api/me/passkeys/question", headers=headers).json()
    made = phone.make(question["options"])
    answer = guest.http.post("/api/me/passkeys", json={"credential": made}, headers=headers)
    assert answer.status_code == 200, answer.text
    return phone


def come_by_passkey(
    home: House, guest: Guest, phone: Authenticator, merge: bool = False, status: int = 200
) -> Any:
    headers = {"Origin": phone.origin, "Host": f"localhost:{home.port}"}
    question = guest.http.post("/api/come/passkey/question", headers=headers).json()
    body = {"credential": phone.show(question["options"]), "merge": merge}
    answer = guest.http.post("/api/come/passkey", json=body, headers=headers)
    assert answer.status_code == status, answer.text
    return answer.json()


def finished(guest: Guest) -> str:
    """A match with a bot that the guest has given up."""
    table = guest.open("elgaucho", ["open", "random"], start=True)
    give_up(table, guest)
    return table


# Ways back


def test_a_passkey_brings_a_guest_to_another_browser(home: House) -> None:
    ana = home.guest("Ana")
    table = ana.open("elgaucho", ["open", "open"])
    phone = with_passkey(home, ana)
    assert [one["used"] for one in account(ana)["passkeys"]] == [None]
    laptop = home.guest()
    me = come_by_passkey(home, laptop, phone)
    assert me == ana.get("/api/me")
    assert [one["table"]["id"] for one in laptop.get("/api/me/tables")] == [table]
    assert account(laptop)["passkeys"][0]["used"] is not None
    assert {one["way"] for one in account(ana)["sessions"]} == {"guest", "passkey"}


def test_what_was_shown_once_is_good_once(home: House) -> None:
    ana = home.guest("Ana")
    phone = with_passkey(home, ana)
    headers = {"Origin": phone.origin, "Host": f"localhost:{home.port}"}
    eve = home.guest()
    question = eve.http.post("/api/come/passkey/question", headers=headers).json()["options"]
    body = {"credential": phone.show(question)}
    assert eve.http.post("/api/come/passkey", json=body, headers=headers).status_code == 200
    again = home.guest()
    answer = again.http.post("/api/come/passkey", json=body, headers=headers)
    assert (answer.status_code, answer.json()["reason"]) == (403, "wrong_passkey")
    assert again.get("/api/me") is None


def test_a_passkey_of_another_place_or_key_does_not_fit(home: House) -> None:
    ana = home.guest("Ana")
    phone = with_passkey(home, ana)
    thief = Authenticator(phone.origin)
    thief.id = phone.id
    come_by_passkey(home, home.guest(), thief, status=403)
    unknown = Authenticator(phone.origin)
    come_by_passkey(home, home.guest(), unknown, status=403)
    phone.origin = "http://evil.example"
    headers = {"Origin": f"http://localhost:{home.port}", "Host": f"localhost:{home.port}"}
    eve = home.guest()
    question = eve.http.post("/api/come/passkey/question", headers=headers).json()["options"]
    body = {"credential": phone.show(question)}
    assert eve.http.post("/api/come/passkey", json=body, headers=headers).status_code == 403
    assert eve.get("/api/me") is None


def test_a_passkey_that_counts_backwards_was_copied(home: House) -> None:
    ana = home.guest("Ana")
    phone = with_passkey(home, ana)
    phone.uses = 7
    come_by_passkey(home, home.guest(), phone)
    phone.uses = 3
    come_by_passkey(home, home.guest(), phone, status=403)


def test_a_question_to_one_guest_is_not_answered_by_another(home: House) -> None:
    ana, eve = home.guest("Ana"), home.guest("Eve")
    phone = Authenticator(home.url.replace("127.0.0.1", "localhost"))
    headers = {"Origin": phone.origin, "Host": f"localhost:{home.port}"}
    question = ana.http.post("/api/me/passkeys/question", headers=headers).json()["options"]
    body = {"credential": phone.make(question)}
    assert eve.http.post("/api/me/passkeys", json=body, headers=headers).status_code == 403
    assert ana.http.post("/api/me/passkeys", json=body, headers=headers).status_code == 403


def test_a_removed_passkey_opens_nothing(home: House) -> None:
    ana, eve = home.guest("Ana"), home.guest("Eve")
    phone = with_passkey(home, ana)
    [key] = account(ana)["passkeys"]
    delete(eve, f"/api/me/passkeys/{key['id']}", 404)
    assert delete(ana, f"/api/me/passkeys/{key['id']}")["passkeys"] == []
    come_by_passkey(home, home.guest(), phone, status=403)


def test_a_name_and_a_password(home: House) -> None:
    ana = home.guest("Ana Bär")
    login = ana.put("/api/me/password", {"password": SECRET})["login"]
    assert login.startswith("ana-bär-")
    laptop = home.guest()
    shown = {"login": f" {login.upper()} ", "password": SECRET}
    assert laptop.post("/api/come/password", shown) == ana.get("/api/me")
    ana.put("/api/me/password", {"password": "another one"}, 403)
    ana.put("/api/me/password", {"password": "another one", "old": SECRET})
    home.guest().post("/api/come/password", shown, 403)
    home.guest().post("/api/come/password", {**shown, "password": "another one"}, 200)
    delete(ana, "/api/me/password")
    home.guest().post("/api/come/password", {**shown, "password": "another one"}, 403)


def test_nobody_learns_who_is_here(home: House) -> None:
    """Wrong names and wrong passwords, links and passkeys: in each case one answer."""
    ana, ana_too = home.guest("Ana"), home.guest("Ana")
    logins = [one.put("/api/me/password", {"password": SECRET})["login"] for one in (ana, ana_too)]
    assert logins[0] != logins[1]
    answers = [
        home.guest().post("/api/come/password", {"login": login, "password": "wrong"}, 403)
        for login in (logins[0], "nobody-1234", "", "ana")
    ]
    assert answers.count(answers[0]) == len(answers)
    used = ana.post("/api/me/links", {"kind": "device"})["code"]
    home.guest().post("/api/come/link", {"code": used}, 200)
    links = [home.guest().post("/api/come/link", {"code": one}, 403) for one in (used, "x" * 28)]
    assert links[0] == links[1]


@pytest.mark.parametrize("kind", ["device", "recovery"])
def test_a_link_is_good_once(home: House, kind: str) -> None:
    ana = home.guest("Ana")
    link = ana.post("/api/me/links", {"kind": kind}, 201)
    assert link["path"] == f"/come#{link['code']}"
    assert (link["until"] is None) == (kind == "recovery")
    assert link["qr"].startswith("M")
    phone = home.guest()
    assert phone.post("/api/come/link", {"code": link["code"].upper()}) == ana.get("/api/me")
    home.guest().post("/api/come/link", {"code": link["code"]}, 403)
    assert account(ana)["recovery"] is None


def test_a_new_recovery_link_takes_the_place_of_the_old(home: House) -> None:
    ana = home.guest("Ana")
    old, new = (ana.post("/api/me/links", {"kind": "recovery"})["code"] for _ in range(2))
    home.guest().post("/api/come/link", {"code": old}, 403)
    assert account(ana)["recovery"] is not None
    delete(ana, "/api/me/links")
    home.guest().post("/api/come/link", {"code": new}, 403)


def test_a_link_to_another_device_ends_after_minutes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = House(tmp_path / "data")
    ana = home.guest("Ana")
    code = ana.post("/api/me/links", {"kind": "device"})["code"]
    with closing(sqlite3.connect(tmp_path / "data" / "corral.db")) as db:
        [(digest,)] = db.execute("SELECT hash FROM tokens").fetchall()
        assert digest != code
        db.execute("UPDATE tokens SET until = until - 15 * 60 - 1")
        db.commit()
    home.guest().post("/api/come/link", {"code": code}, 403)
    home.close()


# Sessions


def test_sessions_are_listed_and_ended(home: House) -> None:
    ana = home.guest("Ana")
    laptop = home.guest()
    laptop.http.headers["user-agent"] = "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0"
    laptop.post("/api/come/link", {"code": ana.post("/api/me/links", {"kind": "device"})["code"]})
    sessions = account(ana)["sessions"]
    assert sorted(one["device"] for one in sessions if not one["current"]) == ["Firefox · Linux"]
    [other] = [one["id"] for one in sessions if not one["current"]]
    eve = home.guest("Eve")
    delete(eve, f"/api/me/sessions/{other}", 404)
    assert len(delete(ana, f"/api/me/sessions/{other}")["sessions"]) == 1
    assert laptop.get("/api/me") is None
    [own] = account(ana)["sessions"]
    answer = ana.http.delete(f"/api/me/sessions/{own['id']}")
    assert answer.json() is None
    assert "max-age=0" in answer.headers["set-cookie"].lower()
    assert ana.get("/api/me") is None


def test_the_socket_of_an_ended_session_is_closed(home: House) -> None:
    ana = home.guest("Ana")
    table = ana.open("elgaucho", ["open", "open"])
    phone = home.guest()
    phone.post("/api/come/link", {"code": ana.post("/api/me/links", {"kind": "device"})["code"]})
    with phone.sit_at(table) as theirs, ana.sit_at(table) as own:
        theirs.until_kind("fresh")
        own.until_kind("fresh")
        assert theirs.you["seat"] == 0
        delete(ana, "/api/me/sessions")
        with pytest.raises(ConnectionClosed):
            theirs.until(lambda _: False)
        assert own.ask("say", text="still here")["kind"] == "news"


def test_the_secret_turns_with_what_one_can_come_in_by(home: House) -> None:
    ana = home.guest("Ana")
    for change in (
        lambda: ana.put("/api/me/password", {"password": SECRET}),
        lambda: with_passkey(home, ana),
        lambda: delete(ana, "/api/me/password"),
    ):
        old = ana.cookie
        change()
        assert ana.cookie != old
        stranger = httpx.get(f"{home.url}/api/me", headers={"Cookie": old})
        assert stranger.json() is None
        assert ana.get("/api/me")["name"] == "Ana"


def test_another_process_knows_at_once(pair: Pair) -> None:
    here, there = pair.guest("Ana")
    assert there.get("/api/me")["name"] == "Ana"
    link = here.post("/api/me/links", {"kind": "device"})
    phone = pair.other.guest()
    phone.post("/api/come/link", {"code": link["code"]}, 200)
    assert phone.get("/api/me")["name"] == "Ana"
    delete(here, "/api/me/sessions")
    pair.other.until(lambda: phone.get("/api/me") is None)
    assert there.get("/api/me")["name"] == "Ana"


# Two guests who are one


def test_two_guests_become_one(home: House) -> None:
    ana = home.guest("Ana")
    own = ana.open("elgaucho", ["open", "open"])
    code = ana.post("/api/me/links", {"kind": "device"})["code"]
    phone, bo = home.guest("Ana's phone"), home.guest("Bo")
    other = bo.open("elgaucho", ["open", "open"])
    phone.join(other)
    bo.start(other)
    both = bo.open("elgaucho", ["open", "open", "open"])
    phone.join(both)
    ana.join(both)
    with phone.sit_at(other) as before:
        before.until_kind("fresh")
        assert before.you["seat"] == 1
        assert phone.post("/api/come/link", {"code": code, "merge": True}) == ana.get("/api/me")
        with pytest.raises(ConnectionClosed):
            before.until(lambda _: False)
    tables = {one["table"]["id"]: one["seats"] for one in ana.get("/api/me/tables")}
    assert tables == {own: [0], other: [1], both: [1, 2]}
    with ana.sit_at(other) as chair:
        chair.until_kind("fresh")
        assert chair.you["seat"] == 1
        assert chair.info["seats"][1]["name"] == "Ana's phone"
    assert len(account(ana)["sessions"]) == 2


def test_who_comes_in_without_merging_leaves_the_other_guest_alone(home: House) -> None:
    ana, phone = home.guest("Ana"), home.guest("Somebody")
    table = phone.open("elgaucho", ["open", "open"])
    old = phone.cookie
    code = ana.post("/api/me/links", {"kind": "device"})["code"]
    phone.post("/api/come/link", {"code": code})
    assert phone.get("/api/me")["name"] == "Ana"
    assert phone.get("/api/me/tables") == []
    assert phone.get(f"/api/tables/{table}")["table"]["seats"][0]["name"] == "Somebody"
    assert httpx.get(f"{home.url}/api/me", headers={"Cookie": old}).json() is None


def test_coming_in_where_one_is_already_is_no_merge(home: House) -> None:
    ana = home.guest("Ana")
    table = ana.open("elgaucho", ["open", "open"])
    code = ana.post("/api/me/links", {"kind": "device"})["code"]
    ana.post("/api/come/link", {"code": code, "merge": True}, 200)
    assert [one["table"]["id"] for one in ana.get("/api/me/tables")] == [table]
    assert len(account(ana)["sessions"]) == 1


# What is kept, and the end


def test_all_own_data_as_a_file(home: House) -> None:
    ana = home.guest("Ana")
    over = finished(ana)
    running = ana.open("kuhhandel", ["here Ana", "here Bo", "here Cy"])
    ana.start(running)
    with ana.sit_at(running) as chair:
        chair.until_kind("fresh")
        chair.ask("say", text="hello, cows")
    answer = ana.http.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    told = answer.json()
    assert told["account"]["me"]["name"] == "Ana"
    tables = {one["table"]["id"]: one for one in told["tables"]}
    assert tables[over]["record"].startswith("corral-record")
    assert [one["text"] for one in tables[running]["said"]] == ["hello, cows"]
    assert "record" not in tables[running]
    assert ana.cookie.partition("=")[2] not in answer.text


def test_who_deletes_themselves_leaves_matches_without_a_name(home: House) -> None:
    ana, bo = home.guest("Anastasia"), home.guest("Bo")
    table = ana.open("elgaucho", ["open", "open"], public=True)
    bo.join(table)
    ana.start(table)
    waiting = bo.open("elgaucho", ["open", "open"])
    ana.join(waiting)
    watched = bo.open("elgaucho", ["open", "random"], public=True, start=True)
    with ana.sit_at(watched) as chair:
        chair.until_kind("fresh")
        chair.ask("say", text="good luck")
    over = finished(ana)
    with_passkey(home, ana)
    ana.put("/api/me/password", {"password": SECRET})
    ana.post("/api/me/delete", {"name": "Ana"}, 400)
    old = ana.cookie
    ana.post("/api/me/delete", {"name": "Anastasia"}, 200)
    assert httpx.get(f"{home.url}/api/me", headers={"Cookie": old}).json() is None
    seats = bo.get(f"/api/tables/{table}")["table"]["seats"]
    assert (seats[0]["name"], seats[0]["away"]) == (NAMELESS, True)
    with bo.sit_at(watched) as chair:
        chair.until_kind("fresh")
        assert [(line["name"], line["text"]) for line in chair.chat] == [(NAMELESS, "good luck")]
    assert bo.get(f"/api/tables/{waiting}")["table"]["seats"][1]["kind"] == "open"
    record = bo.http.get(f"/api/tables/{over}/record").text
    assert record.startswith("corral-record")
    told = [record, *(json.dumps(bo.get(f"/api/tables/{one}")) for one in (table, waiting, over))]
    assert not any("Anastasia" in one for one in told)
    assert everywhere(home, "Anastasia") == []


def test_who_was_told_to_be_gone_is_named_to_nobody(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long a table takes to be read anew, which has much to do otherwise."""
    hub = home.services.hub
    read_anew = hub._reread

    async def slowly(table: str) -> None:
        await asyncio.sleep(0.2)
        await read_anew(table)

    monkeypatch.setattr(hub, "_reread", slowly)
    ana, bo = home.guest("Anastasia"), home.guest("Bo")
    table = ana.open("elgaucho", ["open", "open"])
    bo.join(table)
    ana.start(table)
    ana.post("/api/me/delete", {"name": "Anastasia"}, 200)
    assert bo.get(f"/api/tables/{table}")["table"]["seats"][0]["name"] == NAMELESS


def everywhere(home: House, word: str) -> list[str]:
    """The parts of the store in which a word stands; of SQLite, which can be looked through."""
    if home.settings.database:
        return []
    with closing(sqlite3.connect(Path(home.settings.data) / "corral.db")) as db:
        parts = db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        return [
            part
            for (part,) in parts
            if any(word in repr(row) for row in db.execute(f"SELECT * FROM {part}"))
        ]


# Limits


CALLS: list[Callable[[Guest], httpx.Response]] = [
    lambda one: one.http.post("/api/come/password", json={"login": "a", "password": "b"}),
    lambda one: one.http.post("/api/come/link", json={"code": "x" * 28}),
    lambda one: one.http.post("/api/come/passkey", json={"credential": {}}),
]


@pytest.mark.parametrize("call", CALLS, ids=["password", "link", "passkey"])
def test_who_guesses_is_slowed_down(
    call: Callable[[Guest], httpx.Response], tmp_path: Path
) -> None:
    house = House(tmp_path / "data", knock_rate=1, knock_burst=3)
    ana = house.guest("Ana")
    codes = [call(house.guest()).status_code for _ in range(5)]
    assert codes == [403, 403, 403, 429, 429]
    assert ana.get("/api/me")["name"] == "Ana"  # play goes on
    house.close()


@pytest.mark.parametrize(
    "credential",
    [{}, {"id": 1}, {"id": "x", "response": {"clientDataJSON": "AAAA"}}, {"response": []}],
)
def test_nonsense_for_passkeys_is_refused(house: House, credential: Any) -> None:
    body = {"credential": credential}
    house.guest().post("/api/come/passkey", body, 403)
    house.guest("Ana").post("/api/me/passkeys", body, 403)


def test_strangers_and_other_sites_get_nothing(house: House) -> None:
    """At any address, those that come later included."""
    ana, stranger = house.guest("Ana"), house.guest()
    document = json.loads(ana.http.get("/api/openapi.json").text)
    ways = [(way, path) for path, found in document["paths"].items() for way in found]
    asked = [(way, re.sub(r"\{\w+\}", "0", path)) for way, path in ways if way != "parameters"]
    own = [one for one in asked if one[1].startswith("/api/me/")]
    assert len(own) > 30
    for way, path in own:
        status = stranger.http.request(way, path, json=None if way == "get" else {}).status_code
        assert status in ((401,) if way in ("get", "delete") else (400, 401)), (way, path, status)
    evil = {"Origin": "https://evil.example"}
    for way, path in asked:
        if way != "get":
            status = ana.http.request(way, path, json={}, headers=evil).status_code
            assert status == 403, (way, path, status)
    assert ana.get("/api/me")["name"] == "Ana"


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36 Edg/130.0", "Edge · Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18) Version/18 Safari/604.1", "Safari · iPhone"),
        ("Mozilla/5.0 (Linux; Android 15) Chrome/130.0 Mobile Safari/537.36", "Chrome · Android"),
        ("python-httpx/0.28", "python-httpx/0.28"),
        ("", ""),
    ],
)
def test_devices_by_what_browsers_say(agent: str, device: str) -> None:
    assert device_of(agent) == device


def test_a_login_is_the_same_however_it_is_typed() -> None:
    assert login_of("  Ana  Bär-1234 ") == login_of("ana bär-1234") == "ana-bär-1234"
