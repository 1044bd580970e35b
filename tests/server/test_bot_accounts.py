"""Bot accounts: whose they are, what their tokens open, and what they may not do."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

from corral.server.accounts.guestbook import NAMELESS
from corral.server.accounts.identity import secret_in, token_in
from corral.server.storage.schema import PLAYERS
from tests.server.cluster import Cluster
from tests.server.house import House
from tests.server.pair import Pair
from tests.server.people import PATIENCE, Bot, Guest, challenge, connect, connect_to, with_bot
from tests.server.test_identity import everywhere


@pytest.fixture(params=["sqlite", "postgresql"])
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    database = ""
    if request.param == "postgresql":
        cluster: Cluster = request.getfixturevalue("cluster")
        database = cluster.new_store()
    opened = House(tmp_path / "data", database=database)
    opened.services.challenges.every = 0.05
    yield opened
    opened.close()


def own(guest: Guest) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = guest.get("/api/me/bots")
    return found


# Accounts and tokens


def test_only_who_can_come_back_has_bot_accounts(house: House) -> None:
    ana = house.guest("Ana")
    assert ana.post("/api/me/bots", {"name": "Robo"}, 403)["reason"] == "not_kept"
    robo = with_bot(ana, "Robo of Ana")
    assert robo.get("/api/me") == {"id": robo.number, "name": "Robo of Ana", "owner": "Ana"}
    assert [one["id"] for one in own(ana)] == [robo.number]
    assert own(house.guest("Bo")) == []


def test_no_two_look_alike_and_nobody_has_too_many(tmp_path: Path) -> None:
    house = House(tmp_path / "data", guest_bots=2)
    ana, bo = house.guest("Ana"), house.guest("Bo")
    with_bot(ana, "Gear")
    with_bot(bo, "Wheel")
    assert ana.post("/api/me/bots", {"name": "WheeI"}, 409)["reason"] == "bot_name_taken"
    assert ana.post("/api/me/bots", {"name": "cowhand"}, 400)["reason"] == "name_bot"
    with_bot(ana, "Cog")
    assert ana.post("/api/me/bots", {"name": "Spoke"}, 403)["values"] == {"most": 2}
    house.close()


def test_a_token_is_told_once_and_kept_as_a_hash(home: House) -> None:
    ana = home.guest("Ana")
    robo = with_bot(ana, "Robo")
    secret = robo.token
    assert secret.startswith("corral-bot-")
    assert everywhere(home, secret) == []
    told = [ana.http.get(path).text for path in ("/api/me/bots", "/api/me/export", "/api/bots")]
    assert all(robo.number in text and secret not in text for text in told)


def test_a_token_is_renewed_and_revoked(home: House) -> None:
    ana = home.guest("Ana")
    robo = with_bot(ana, "Robo")
    table = ana.open("elgaucho", ["open", "open"])
    robo.join(table)
    with robo.listen() as ear, robo.sit_at(table) as chair:
        chair.until_kind("fresh")
        made = ana.post(f"/api/me/bots/{robo.number}/token", None, 201)
        with pytest.raises(ConnectionClosed):
            ear.receive()
        with pytest.raises(ConnectionClosed):
            chair.until(lambda _: False)
    assert robo.get("/api/bot", 401)["reason"] == "wrong_token"
    again = ana.bot(robo.number, made["token"])
    assert again.get("/api/bot")["name"] == "Robo"
    answer = ana.http.delete(f"/api/me/bots/{robo.number}/token")
    assert [one["token"] for one in answer.json()] == [None]
    again.get("/api/bot", 401)
    assert ana.get("/api/bots") == []


def test_nobody_elses_bot_account_is_touched(house: House) -> None:
    ana, eve = house.guest("Ana"), house.guest("Eve")
    robo = with_bot(ana, "Robo")
    path = f"/api/me/bots/{robo.number}"
    eve.post(f"{path}/token", None, 404)
    for gone in (path, f"{path}/token"):
        assert eve.http.delete(gone).status_code == 404
    assert robo.get("/api/bot")["owner"] == "Ana"


PEOPLES = [
    ("POST", "/api/me"),
    ("GET", "/api/me/account"),
    ("GET", "/api/me/export"),
    ("GET", "/api/me/bots"),
    ("POST", "/api/me/bots"),
    ("PUT", "/api/me/password"),
    ("POST", "/api/me/links"),
    ("POST", "/api/me/passkeys/question"),
    ("POST", "/api/me/delete"),
    ("POST", "/api/come/link"),
    ("POST", "/api/tournaments"),  # nobody is to be paired with a program unawares
    ("POST", "/api/tournaments/any/join"),
    ("GET", "/api/me/tournaments"),
    ("POST", "/api/clubs"),
    ("POST", "/api/clubs/any/join"),
    ("GET", "/api/clubs/any/calendar"),
    ("POST", "/api/records"),
    ("GET", "/api/me/people"),
    ("POST", "/api/me/people/any/invite"),
    ("PUT", "/api/me/blocked/any"),
    ("GET", "/api/me/notices"),
    ("POST", "/api/me/notices/webhook"),
]


@pytest.mark.parametrize(("method", "path"), PEOPLES)
def test_a_token_opens_nothing_that_is_for_people(house: House, method: str, path: str) -> None:
    robo = with_bot(house.guest("Ana"), f"Robo {PEOPLES.index((method, path))}")
    bodies: dict[str, Any] = {
        "/api/tournaments": {"name": "Friday", "game": "elgaucho", "format": "swiss"},
        "/api/clubs/any/join": {},
        "/api/records": {"record": "corral-record 1"},
        "/api/me/notices/webhook": {"url": "https://hook.example/", "form": "json"},
        "/api/me/password": {"password": "riding into the sunset"},
        "/api/me/links": {"kind": "recovery"},
        "/api/come/link": {"code": "x" * 28},
    }
    body = bodies.get(path, {"name": "Somebody"}) if method != "GET" else None
    answer = robo.http.request(method, path, json=body)
    assert (answer.status_code, answer.json()["reason"]) == (403, "not_for_bots")
    assert "set-cookie" not in answer.headers


def test_tokens_and_cookies_are_not_taken_for_one_another(house: House) -> None:
    ana = house.guest("Ana")
    robo = with_bot(ana, "Two faced")
    smuggled = {"Cookie": f"corral={robo.token}"}
    assert httpx.get(f"{house.url}/api/me", headers=smuggled).json() is None
    assert secret_in(f"corral={robo.token}", "corral") is None
    cookie = ana.cookie.partition("=")[2]
    for wrong in (f"Bearer {cookie}", "Bearer", "bearer", f"Bearer {robo.token}x"):
        sent = {"Authorization": wrong, "Cookie": ana.cookie}
        assert httpx.get(f"{house.url}/api/me/tables", headers=sent).status_code == 401
    assert token_in("bearer corral-bot-abc") == "corral-bot-abc"
    assert (token_in(None), token_in("Bearer abc")) == (None, "")
    # Behind a proxy that asks everybody for a password people play as ever, at tables too.
    behind = {"Authorization": "Basic eDp5", "Cookie": ana.cookie}
    assert httpx.get(f"{house.url}/api/me", headers=behind).json()["name"] == "Ana"
    assert httpx.get(f"{house.url}/api/me/account", headers=behind).status_code == 200
    table = ana.open("elgaucho", ["open", "random"], start=True)
    address = f"ws{house.url.removeprefix('http')}/api/tables/{table}/socket"
    with connect(address, behind) as socket:
        socket.send(json.dumps({"kind": "hello"}))
        assert json.loads(socket.recv())["you"]["seat"] == 0


def test_no_other_site_uses_a_token(house: House) -> None:
    robo = with_bot(house.guest("Ana"), "Far away")
    evil = {"Origin": "https://evil.example"}
    assert robo.http.put("/api/bot/takes", json={}, headers=evil).status_code == 403


def test_bot_accounts_neither_talk_nor_take_advice(house: House) -> None:
    ana = house.guest("Ana")
    robo = with_bot(ana, "Silent one")
    table = ana.open("elgaucho", ["open", "open"], hints=True)
    robo.join(table)
    ana.start(table)
    with robo.sit_at(table) as chair:
        chair.until_kind("fresh")
        for kind, values in (("say", {"text": "buy now"}), ("hint", {})):
            told = chair.ask(kind, **values)
            assert (told["kind"], told["problem"]["reason"]) == ("refused", "not_for_bots")


def test_bot_accounts_come_where_they_are_asked(house: House) -> None:
    """By link to a private table; to a public one by invitation; several seats they never have."""
    ana, bo = house.guest("Ana"), house.guest("Bo")
    robo = with_bot(ana, "Caller")
    public = bo.open("elgaucho", ["open", "open"], public=True)
    told = robo.post(f"/api/tables/{public}/join", {"seat": None}, 403)
    assert told["reason"] == "bots_invited"
    private = bo.open("elgaucho", ["open", "open", "open"])
    robo.join(private)
    again = robo.post(f"/api/tables/{private}/join", {"seat": None, "name": "Twin"}, 403)
    assert again["reason"] == "one_seat"
    seat = bo.get(f"/api/tables/{private}")["table"]["seats"][1]
    assert (seat["kind"], seat["name"], seat["owner"]) == ("player", "Caller", "Ana")
    for wish in ({"public": True}, {"seats": [{"kind": "here"}, {"kind": "open"}]}):
        seats = {"game": "elgaucho", "seats": [{"kind": "open"}, {"kind": "open"}], **wish}
        assert robo.post("/api/tables", seats, 403)["reason"] == "bots_private"


def test_limits_of_their_own(tmp_path: Path) -> None:
    house = House(tmp_path / "data", bot_tables=2, bot_rate=1, bot_burst=12)
    ana = house.guest("Ana")
    robo = with_bot(ana, "Busy")
    tables = [ana.open("elgaucho", ["open", "open"]) for _ in range(3)]
    robo.join(tables[0])
    robo.join(tables[1])
    assert robo.post(f"/api/tables/{tables[2]}/join", {"seat": None}, 409)["code"] == (
        "too_many_tables"
    )
    robo.get("/api/bot")
    house.until(lambda: robo.http.get("/api/bot").status_code == 429)
    assert ana.get("/api/me")["name"] == "Ana"  # whose requests are counted apart
    house.close()


def test_at_most_four_listen(house: House) -> None:
    robo = with_bot(house.guest("Ana"), "Many ears")
    ears = [robo.listen() for _ in range(4)]
    with robo.listen() as fifth:
        assert fifth.greeting["problem"]["code"] == "slow_down"
    for ear in ears:
        with ear:
            assert ear.greeting["kind"] == "greeting"


def test_nonsense_at_the_socket_is_refused(house: House) -> None:
    robo = with_bot(house.guest("Ana"), "Babbler")
    with robo.listen() as ear:
        for raw in (
            "{",
            "[]",
            '{"kind":"play"}',
            '{"kind":"listen","since":-1}',
            "[" * 5000,
            b"\xff",
        ):
            ear.socket.send(raw)
            assert ear.receive()["problem"]["code"] in ("bad_request", "too_large")
        ear.socket.send(json.dumps({"kind": "listen"}))
        assert ear.receive()["kind"] == "greeting"

        def babble() -> None:
            for _ in range(40):
                ear.socket.send("{")
            ear.challenge()

        with pytest.raises(ConnectionClosed):  # whichever of them is the last
            babble()
    nobody = house.guest().bot("x", "corral-bot-nobody")
    with connect_to(nobody, "x") as socket:
        assert json.loads(socket.recv())["problem"]["reason"] == "wrong_token"
    with nobody.listen() as deaf:
        assert deaf.greeting["problem"]["reason"] == "wrong_token"


# Going


def test_bot_accounts_go_with_their_owner(home: House) -> None:
    ana, bo = home.guest("Anastasia"), home.guest("Bo")
    robo = with_bot(ana, "Robotina")
    table = bo.open("elgaucho", ["open", "open"])
    robo.join(table)
    bo.start(table)
    declined = challenge(bo, robo)
    with robo.listen() as ear:
        robo.decline(ear.greeting["challenges"][0], "busy")
    waiting = challenge(bo, robo)
    banned = with_bot(ana, "Robotina the second")
    shut_out(home, banned)
    ana.post("/api/me/delete", {"name": "Anastasia"}, 200)
    robo.get("/api/bot", 401)
    seat = bo.get(f"/api/tables/{table}")["table"]["seats"][1]
    assert (seat["name"], seat["owner"], seat["away"]) == (NAMELESS, NAMELESS, True)
    for one in (declined, waiting):
        assert "Robotina" not in json.dumps(bo.get(f"/api/tables/{one}"))
    assert everywhere(home, "Robotina") == everywhere(home, "Anastasia") == []


def shut_out(house: House, bot: Bot) -> None:
    """An operator does not want it."""
    ban = update(PLAYERS).where(PLAYERS.c.id == bot.number).values(banned=1.0)
    work = house.services.store.post._writer.do(lambda db: db.execute(ban))
    asyncio.run_coroutine_threadsafe(work, house.loop).result(PATIENCE)


def test_a_bot_account_is_deleted(house: House) -> None:
    ana = house.guest("Ana")
    robo = with_bot(ana, "Short lived")
    assert ana.http.delete(f"/api/me/bots/{robo.number}").status_code == 200
    robo.get("/api/bot", 401)
    assert all(one["id"] != robo.number for one in own(ana))
    with_bot(ana, "Short lived")


def test_they_outlast_any_silence(house: House) -> None:
    ana = house.guest("Ana")
    robo = with_bot(ana, "Sleeper")
    path = Path(house.settings.data) / "corral.db"
    with closing(sqlite3.connect(path)) as db:
        db.execute("UPDATE players SET seen = 0")
        db.commit()
    look = house.services.hub.retention.look(10.0**10)
    asyncio.run_coroutine_threadsafe(look, house.loop).result(PATIENCE)
    assert robo.get("/api/bot")["name"] == "Sleeper"


def test_two_guests_who_become_one_have_both_ones_bots(home: House) -> None:
    ana, phone = home.guest("Ana"), home.guest("Ana's phone")
    first, second = with_bot(ana, "First"), with_bot(phone, "Second")
    code = ana.post("/api/me/links", {"kind": "device"})["code"]
    phone.post("/api/come/link", {"code": code, "merge": True})
    assert {one["id"] for one in own(ana)} == {first.number, second.number}
    assert second.get("/api/bot")["owner"] == "Ana"


def test_another_process_knows_at_once(pair: Pair) -> None:
    ana, _ = pair.guest("Ana")
    _, bo = pair.guest("Bo")
    robo = with_bot(ana, "Commuter")
    there = bo.bot(robo.number, robo.token)
    with there.listen() as ear:
        pair.one.until(lambda: ana.get("/api/bots")[0]["online"])
        table = challenge(ana, robo)
        asked = ear.challenge(status="open")
        there.accept(asked)
        assert bo.get(f"/api/tables/{table}")["table"]["status"] == "running"
    pair.one.until(lambda: not ana.get("/api/bots")[0]["online"])
    ana.http.delete(f"/api/me/bots/{robo.number}/token")
    pair.other.until(lambda: there.http.get("/api/bot").status_code == 401)
