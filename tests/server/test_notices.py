"""Being told outside the page: by push, mail and webhook; once, grouped, at the right time."""

from __future__ import annotations

import asyncio
import dataclasses
import sqlite3
import ssl
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from email.utils import formatdate
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from msgspec.structs import replace
from sqlalchemy import select, update

import corral
from corral.core.errors import OptionError
from corral.core.match import Match
from corral.server.gate.addresses import Named, read_networks
from corral.server.gate.limits import Buckets
from corral.server.post import postman as post_rounds
from corral.server.post.asking import PendingNotice, ask_for
from corral.server.post.book import Channel, Letter
from corral.server.post.calling import Caller, CallFailed, trusting
from corral.server.post.mail import MailServer, no_such_mailbox
from corral.server.post.quiet import quiet_until
from corral.server.post.webpush import CURVE, BrowserKeys, from_base64, sealed, to_base64
from corral.server.settings import Settings
from corral.server.storage.schema import NOTICE_WISHES, NOTICES
from tests.server.cluster import Cluster
from tests.server.house import MANY, House
from tests.server.people import PATIENCE, Guest, dead_line
from tests.server.post_office import (
    MailRoom,
    PostOffice,
    Subscription,
    open_mail_room,
    open_office,
)
from tests.server.test_leaks import pairs_of_worlds

AT_ONCE: dict[str, Any] = {
    "notice_seconds": 0.0,
    "notice_minutes": 0.0,
    "notice_networks": "127.0.0.0/8",
}
SENDER = "corral@example.org"


@pytest.fixture(scope="module")
def office() -> Iterator[PostOffice]:
    with open_office() as opened:
        yield opened


@pytest.fixture(scope="module")
def mail_room() -> Iterator[MailRoom]:
    with open_mail_room() as opened:
        yield opened


@pytest.fixture(scope="module")
def told_house(
    tmp_path_factory: pytest.TempPathFactory, office: PostOffice, mail_room: MailRoom
) -> Iterator[House]:
    data = tmp_path_factory.mktemp("told") / "data"
    house = House(data, smtp=mail_room.address, mail_from=SENDER, **AT_ONCE)
    house.services.notice_tries = Buckets(MANY, MANY)  # all tests together come from one address
    yield house
    house.close()


def subscribed(guest: Guest, office: PostOffice, name: str) -> tuple[Subscription, str]:
    """A browser of the guest's that is told, and the server's key."""
    browser = Subscription(f"{office.url}/push/{name}")
    told = guest.post("/api/me/notices/push", {**browser.told, "language": "en"}, 201)
    return browser, told["key"]


def waiting_table(bo: Guest, ana: Guest, game: str = "elgaucho") -> str:
    """Unhurried, of two, and it waits for Ana, who has the first seat."""
    table = ana.open(game, ["open", "open"])
    bo.join(table)
    with bo.sit_at(table) as chair:
        chair.until_kind("fresh")
        ana.start(table)
        while chair.info["status"] == "waiting":
            chair.receive()
        if chair.you.get("moves"):  # chance has let Bo begin
            while chair.you.get("moves"):
                chair.play(chair.you["moves"][0])
    return table


def in_loop(house: House, work: Any) -> Any:
    return asyncio.run_coroutine_threadsafe(work, house.loop).result(PATIENCE)


# What is sent


def test_the_encryption_is_that_of_the_standard() -> None:
    """The example of RFC 8291, appendix A."""
    private = from_base64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    own = ec.derive_private_key(int.from_bytes(private, "big"), CURVE)
    theirs = BrowserKeys(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    salt = from_base64("DGv6ra1nlYgDCS1FRnbzlw")
    body = sealed(b"When I grow up, I want to be a watermelon", theirs, own, salt)
    assert to_base64(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_table_that_waits_is_told_to_the_browser(told_house: House, office: PostOffice) -> None:
    ana, bo = told_house.guest("Ana"), told_house.guest("Bo")
    browser, key = subscribed(ana, office, "ana")
    table = waiting_table(bo, ana)
    taken = office.box.next()
    told = browser.read(taken, key)
    assert told == {
        "title": "El Gaucho",
        "text": "El Gaucho waits for you, with Bo.",
        "path": f"/table/{table}",
        "tag": "tables",
        "waiting": 1,
        "language": "en",
    }
    assert office.box.nothing()


def test_ten_tables_make_one_notice_in_every_form(told_house: House, office: PostOffice) -> None:
    ana, bo = told_house.guest("Ana"), told_house.guest("*Bo* <!channel>")
    told_house.services.postman._gap = 3600.0
    for form in ("json", "slack", "discord"):
        wish = {"url": f"{office.url}/{form}", "form": form, "language": "de"}
        ana.post("/api/me/notices/webhook", wish, 201)
    try:
        tables = [waiting_table(bo, ana)]
        first = [office.box.next() for _ in range(3)]  # of one table
        assert {one.path for one in first} == {"/json", "/slack", "/discord"}
        tables += [waiting_table(bo, ana) for _ in range(9)]
        assert office.box.nothing()  # not so soon
        until_put_off(told_house, ana)
    finally:
        told_house.services.postman._gap = 0.0
    due_now(told_house, ana)
    came = {one.path: one.json for one in (office.box.next() for _ in range(3))}
    assert office.box.nothing()
    plain = came["/json"]
    assert plain["title"] == "9 Tische warten auf dich"
    assert plain["waiting"] == 10
    assert {one["url"] for one in plain["tables"]} == {
        f"{told_house.url}/table/{table}" for table in tables[1:]
    }
    assert "&lt;!channel&gt;" in came["/slack"]["text"]
    assert r"\*Bo\*" in came["/discord"]["content"]
    assert came["/discord"]["allowed_mentions"] == {"parse": []}


def until_put_off(house: House, guest: Guest) -> None:
    """The postman has looked at what waits for them, and found that it is not the time."""
    player, book = guest.get("/api/me")["id"], house.services.store.post
    claim = select(NOTICE_WISHES.c.claimed).where(NOTICE_WISHES.c.player == player)

    async def put_off() -> bool:
        waiting = await book.notices_of(player)
        claimed = await book._writer.do(lambda db: db.scalar(claim))
        return claimed == 0.0 and all(one.due > time.time() for one in waiting)

    house.until(lambda: bool(in_loop(house, put_off())))


def due_now(house: House, guest: Guest) -> None:
    """As if the time had come."""
    player, book = guest.get("/api/me")["id"], house.services.store.post
    now = update(NOTICES).where(NOTICES.c.player == player).values(due=0.0)
    house.services.postman._gap = 0.0
    in_loop(house, book._writer.do(lambda db: db.execute(now)))
    house.loop.call_soon_threadsafe(house.services.hub.notices_asked.set)


def test_nobody_is_told_who_looks_or_has_moved_or_wants_quiet(
    told_house: House, office: PostOffice
) -> None:
    ana, bo = told_house.guest("Ana"), told_house.guest("Bo")
    subscribed(ana, office, "looks")
    table = ana.open("elgaucho", ["open", "open"])
    bo.join(table)
    with ana.sit_at(table) as chair:
        chair.until_kind("fresh")
        ana.start(table)
        assert office.box.nothing()  # Ana looks
        while chair.info["status"] == "waiting":
            chair.receive()
    ana.put("/api/me/notices", {"language": "en", "zone": "UTC", **quiet_now()})
    waiting_table(bo, ana)
    assert office.box.nothing()  # it is quiet
    until_put_off(told_house, ana)
    ana.put("/api/me/notices", {"language": "en", "zone": "UTC"})
    due_now(told_house, ana)
    assert office.box.next()
    assert office.box.nothing()


@pytest.mark.parametrize("processes", [1, 2])
def test_who_seems_to_look_through_a_dead_line_is_told(
    request: pytest.FixtureRequest, tmp_path: Path, office: PostOffice, processes: int
) -> None:
    """When it is known to be dead; who really looks then is not."""
    shared = ""
    if processes > 1:
        shared = request.getfixturevalue("cluster").new_store()
    houses = [House(tmp_path / f"{n}", database=shared, **AT_ONCE) for n in range(processes)]
    first, last = houses[0], houses[-1]
    ana, bo = first.guest("Ana"), first.guest("Bo")
    browser, key = subscribed(ana, office, f"dead-{processes}")
    player = ana.get("/api/me")["id"]
    there = last.guest()
    there.http.cookies.update(ana.http.cookies)
    table = ana.open("elgaucho", ["open", "open"])
    bo.join(table)

    def looks() -> bool:
        return player in in_loop(first, first.services.hub.looking_at(table))

    def put_off() -> list[PendingNotice]:
        found = in_loop(first, first.services.store.post.notices_of(player))
        return [one for one in found if one.due > one.asked]

    with dead_line(there, table):
        first.until(looks)
        ana.start(table)
        with bo.sit_at(table) as chair:
            chair.until_kind("fresh")
            while chair.you.get("moves"):  # until it waits for Ana alone
                chair.play(chair.you["moves"][0])
        first.until(lambda: bool(put_off()))
        [notice] = put_off()
        assert notice.due >= notice.asked + 2 * first.settings.ping_seconds
        assert office.box.nothing()
    first.until(lambda: not looks())
    due_now(first, ana)
    assert browser.read(office.box.next(), key)["path"] == f"/table/{table}"
    assert office.box.nothing()
    with there.sit_at(table) as chair:
        chair.until_kind("fresh")
        first.until(looks)
        since = [replace(notice, asked=0.0, due=0.0)]
        in_loop(first, first.services.store.post.ask(since))
        first.loop.call_soon_threadsafe(first.services.hub.notices_asked.set)
        first.until(lambda: not in_loop(first, first.services.store.post.notices_of(player)))
        assert office.box.nothing()
    for house in houses:
        house.close()


def test_a_turn_that_begins_anew_has_its_whole_time(house: House, office: PostOffice) -> None:
    ana, table = house.guest("Ana"), house.guest("Bo").open("elgaucho", ["open", "open"])
    player, book = ana.get("/api/me")["id"], house.services.store.post
    ana.post("/api/me/notices/webhook", {"url": f"{office.url}/x", "form": "json"}, 201)
    now = time.time() + 10**6
    for asked in (now, now + 50):
        turn = PendingNotice(player, "waiting", table, "notice-waiting", asked, asked + 60)
        in_loop(house, book.ask([turn]))
    in_loop(house, book.ask([replace(turn, asked=now + 51, due=now)]))
    [found] = in_loop(house, book.notices_of(player))
    assert (found.asked, found.due) == (now + 51, now + 110)
    ana.post("/api/me/delete", {"name": "Ana"}, 200)


def test_what_fails_is_tried_again_and_what_is_dead_goes(
    told_house: House, office: PostOffice
) -> None:
    ana, bo = told_house.guest("Ana"), told_house.guest("Bo")
    browser, key = subscribed(ana, office, "fails")
    told_house.services.postman.backoff = (0.0, 0.0)
    count = told_house.services.metrics.notices
    again = count.labels("push", "again")._value.get()
    office.answers[:] = [(503, {}), (307, {})]  # busy, then elsewhere: that is not followed
    waiting_table(bo, ana)
    assert browser.read(office.box.next(), key) == browser.read(office.box.next(), key)
    assert office.box.nothing()
    assert count.labels("push", "again")._value.get() == again + 1
    told_house.until(lambda: ana.get("/api/me/notices")["channels"][0]["trouble"] == "refused")
    for status in (404, 410):
        subscribed(ana, office, f"gone-{status}")
        office.answers[:] = [(status, {})]
        waiting_table(bo, ana)
        office.box.next()
        told_house.until(lambda: ana.get("/api/me/notices")["channels"] == [])
    waiting_table(bo, ana)
    assert office.box.nothing()


@pytest.mark.parametrize("said", ["7200", "date"])
def test_who_is_busy_says_when_to_come_again(
    told_house: House, office: PostOffice, said: str
) -> None:
    """And by then it may be night, or nothing may wait any more."""
    ana, bo = told_house.guest("Ana"), told_house.guest("Bo")
    browser, key = subscribed(ana, office, f"busy-{said}")
    told_house.services.postman.backoff = (0.0,) * 9
    later = formatdate(time.time() + 7200, usegmt=True) if said == "date" else said
    office.answers[:] = [(429, {"retry-after": later})]
    before = time.time()
    table = waiting_table(bo, ana)
    first = office.box.next()
    told_house.until(lambda: due(told_house)[0] > before + 7100)
    assert due(told_house)[0] < time.time() + 7201
    # Two hours later it is quiet: the letter waits for the morning, and no try is counted.
    ana.put("/api/me/notices", {"language": "en", "zone": "UTC", **quiet_now()})
    in_loop(told_house, letters_due(told_house))
    told_house.until(lambda: due(told_house)[0] > time.time() + 1800)
    assert due(told_house)[1] == 1
    assert office.box.nothing()
    ana.put("/api/me/notices", {"language": "en", "zone": "UTC"})
    if said == "date":  # Ana has found the table herself
        with ana.sit_at(table) as chair:
            chair.until_kind("fresh")
            while chair.you.get("moves"):
                chair.play(chair.you["moves"][0])
    in_loop(told_house, letters_due(told_house))
    told_house.until(lambda: due(told_house) is None)
    if said == "date":
        assert office.box.nothing()
    else:
        assert browser.read(office.box.next(), key) == browser.read(first, key)


def due(house: House) -> Any:
    """When the one letter in the outbox is to be sent, and how often it was tried."""
    with closing(sqlite3.connect(Path(house.settings.data) / "corral.db")) as db:
        return db.execute("SELECT due, tries FROM letters").fetchone()


async def letters_due(house: House) -> None:
    book = house.services.store.post
    await book._writer.do(lambda db: db.exec_driver_sql("UPDATE letters SET due = 0"))
    house.services.hub.notices_asked.set()


def quiet_now() -> dict[str, int]:
    hour = datetime.now(UTC).hour
    return {"quiet_from": hour * 60, "quiet_until": (hour + 2) % 24 * 60}


def test_a_browser_that_is_signed_out_is_told_nothing(
    told_house: House, office: PostOffice
) -> None:
    ana, bo = told_house.guest("Ana"), told_house.guest("Bo")
    subscribed(ana, office, "shared")
    phone = told_house.guest()
    link = ana.post("/api/me/links", {"kind": "device"}, 201)
    phone.post("/api/come/link", {"code": link["code"]}, 200)
    phone_browser, key = subscribed(phone, office, "phone")
    phone.http.delete("/api/me/sessions")  # all others
    waiting_table(bo, phone)
    taken = office.box.next()
    assert taken.path == "/push/phone"
    assert phone_browser.read(taken, key)
    assert office.box.nothing()


# Mail


def test_mail_is_confirmed_first_and_ends_by_one_click(
    told_house: House, mail_room: MailRoom
) -> None:
    ana, bo = told_house.guest("Ana"), told_house.guest("Bo")
    address = "ana@example.org"
    told = ana.post("/api/me/notices/mail", {"address": address, "language": "fr"}, 201)
    assert told["channels"][0]["confirmed"] is False
    to, asked = mail_room.box.next()
    assert to == address
    assert "Ana" not in asked.get_content()  # whoever gave the address says nothing by it
    waiting_table(bo, ana)
    assert mail_room.box.nothing()
    channel = told["channels"][0]["id"]
    assert ana.post(f"/api/me/notices/{channel}/test", None, 403)["reason"] == "not_confirmed"
    link = asked["List-Unsubscribe"].strip("<>")
    assert link in asked.get_content()
    code = link.rpartition("/")[2]
    stranger = told_house.guest()
    assert stranger.get(f"/api/letters/{code}") == {
        "shown": "a…@example.org",
        "confirmed": False,
    }
    stranger.post(f"/api/letters/{code}/confirm", None, 200)
    table = waiting_table(bo, ana)
    to, letter = mail_room.box.next()
    assert (to, letter["From"], letter["List-Unsubscribe"]) == (address, SENDER, f"<{link}>")
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert letter["Subject"] == "Corral: El Gaucho"
    assert f"{told_house.url}/table/{table}" in letter.get_content()
    click = httpx.post(link, data={"List-Unsubscribe": "One-Click"}, timeout=PATIENCE)
    assert click.status_code == 200
    assert ana.get("/api/me/notices")["channels"] == []
    assert stranger.get(f"/api/letters/{code}", 404)["reason"] == "wrong_link"


def test_a_mailbox_that_is_not_there_is_left(told_house: House, mail_room: MailRoom) -> None:
    ana, bo = told_house.guest("Ana"), told_house.guest("Bo")
    address = "gone@example.org"
    ana.post("/api/me/notices/mail", {"address": address}, 201)
    _, asked = mail_room.box.next()
    code = asked["List-Unsubscribe"].strip("<>").rpartition("/")[2]
    ana.post(f"/api/letters/{code}/confirm", None, 200)
    mail_room.refuses[address] = "550 no such user"
    waiting_table(bo, ana)
    told_house.until(lambda: ana.get("/api/me/notices")["channels"] == [])
    assert mail_room.box.nothing()
    for wrong in ("no address", "a@b", "a@example.org\nBcc: b@example.org", "ä@example.org"):
        refused = ana.post("/api/me/notices/mail", {"address": wrong}, 400)
        assert refused["reason"] == "bad_mail_address"
    for _ in range(3):  # one address is asked so often, whoever gives it
        told_house.guest("Dee").post("/api/me/notices/mail", {"address": "a@example.org"}, 201)
        mail_room.box.next()
    refused = bo.post("/api/me/notices/mail", {"address": "A@example.org"}, 429)
    assert refused["reason"] == "enough_mails"
    assert mail_room.box.nothing()


@pytest.mark.parametrize(
    ("code", "text", "gone"),
    [
        (550, b"no such user", True),
        (550, b"5.1.1 mailbox unknown", True),
        (553, b"not here", True),
        (550, b"5.7.1 relaying denied", False),
        (554, b"relay access denied", False),
        (552, b"5.2.2 mailbox full", False),
        (450, b"try again", False),
    ],
)
def test_only_what_is_said_of_the_mailbox_ends_it(code: int, text: bytes, gone: bool) -> None:
    """An operator's mistake must not cost everybody their address."""
    assert no_such_mailbox(code, text) is gone


# Webhooks lead outside


@pytest.mark.parametrize(
    "found",
    [
        "127.0.0.1",
        "10.0.0.7",
        "169.254.169.254",
        "100.64.0.1",
        "::1",
        "fe80::1%eth0",
        "::ffff:192.168.0.1",
        "64:ff9b::7f00:1",
        "64:ff9b:1::7f00:1",
        "::127.0.0.1",
        "fec0::1",
        "2002:7f00:1::",
        "0.0.0.0",
        "224.0.0.1",
    ],
)
def test_addresses_of_our_own_house_are_not_called(found: str) -> None:
    async def resolve(host: str, port: int) -> list[str]:
        return [found]

    async def call() -> None:
        await Caller(Named(()), resolve).post("https://hook.example/x", {}, b"{}")

    with pytest.raises(CallFailed, match="forbidden_address"):
        asyncio.run(call())


@pytest.mark.parametrize("port", [22, 25, 465, 636, 993])
def test_ports_of_other_services_are_not_called(port: int) -> None:
    async def resolve(host: str, port: int) -> list[str]:
        return ["93.184.215.14"]

    async def call() -> None:
        await Caller(Named(()), resolve).post(f"https://hook.example:{port}/", {}, b"{}")

    with pytest.raises(CallFailed, match="forbidden_address"):
        asyncio.run(call())


def test_addresses_that_do_not_answer_hold_up_nobody_else(
    told_house: House, office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They have a lane of their own; other ports of a host are the same host."""
    store, postman = told_house.services.store, told_house.services.postman
    monkeypatch.setattr(post_rounds, "TROUBLED", 1)
    monkeypatch.setattr(post_rounds, "EACH_HOST", 2)
    tried: list[str] = []
    going_on = asyncio.Event()

    async def attempt(letter: Letter, channel: Channel) -> None:
        tried.append(channel.address)
        await going_on.wait()

    monkeypatch.setattr(postman, "_try", attempt)
    hooks = ["https://dead.example/1", "https://dead.example/2", "https://fine.example/1"]
    hooks += [f"https://busy.example:{port}/" for port in (443, 8443, 9443)]
    letters = []
    for number, url in enumerate(hooks):
        guest = told_house.guest(f"Hook {number}")
        told = guest.post("/api/me/notices/webhook", {"url": url, "form": "json"}, 201)
        channel = told["channels"][0]["id"]
        if "dead" in url:
            in_loop(told_house, store.post.note_trouble(channel, "unreachable"))
        player = guest.get("/api/me")["id"]
        letters.append(Letter(f"letter {number}", player, channel, "{}", time.time()))

    async def carry() -> None:
        carried = [asyncio.ensure_future(postman._carry(one)) for one in letters]
        while len(tried) < 4:
            await asyncio.sleep(0)
        going_on.set()
        await asyncio.gather(*carried)

    in_loop(told_house, carry())
    hosts = [httpx.URL(one).host for one in tried]
    assert {host: hosts.count(host) for host in hosts} == {
        "dead.example": 1,
        "fine.example": 1,
        "busy.example": 2,
    }
    assert not postman._lanes


def test_nobody_chooses_where_the_links_in_mails_lead() -> None:
    """Without an address of its own a server takes what the request says, which is anybody's."""
    mails = Settings(smtp="smtp://mail.example", mail_from=SENDER, host="0.0.0.0")
    with pytest.raises(OptionError, match="public_url"):
        MailServer(mails)
    assert MailServer(dataclasses.replace(mails, public_url="https://corral.example")).works


def test_the_address_that_was_looked_at_is_the_one_that_is_called(office: PostOffice) -> None:
    asked = []

    async def resolve(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["10.0.0.1", "127.0.0.1"]

    async def call(scheme: str, allowed: str) -> int:
        caller = Caller(Named(read_networks("notice_networks", allowed)), resolve)
        reply = await caller.post(f"{scheme}://hook.example:{office.port}/pinned?a=b", {}, b"{}")
        return reply.status

    assert asyncio.run(call("http", "127.0.0.1/32")) == 201
    assert asked == ["hook.example"]
    taken = office.box.next()
    assert (taken.path, taken.headers["host"]) == ("/pinned?a=b", f"hook.example:{office.port}")
    with pytest.raises(CallFailed, match="forbidden_address"):
        asyncio.run(call("http", "192.0.2.0/24"))


def test_where_one_address_of_a_name_does_not_answer_another_does(office: PostOffice) -> None:
    """As on a computer that has no way into IPv6."""

    async def resolve(host: str, port: int) -> list[str]:
        return ["::1", "127.0.0.2", "127.0.0.1"]  # nobody listens at the first two

    async def call() -> int:
        caller = Caller(Named(read_networks("notice_networks", "::1, 127.0.0.0/8")), resolve)
        return (await caller.post(f"http://hook.example:{office.port}/second", {}, b"{}")).status

    assert asyncio.run(call()) == 201
    assert office.box.next().path == "/second"


def test_the_operator_decides_what_else_may_be_called(house: House, office: PostOffice) -> None:
    """By default the world outside, by https; and a test notice says what was wrong."""
    ana = house.guest("Ana")
    told = ana.post("/api/me/notices/webhook", {"url": f"{office.url}/x", "form": "json"}, 201)
    channel = told["channels"][0]
    assert channel["shown"] == "127.0.0.1"
    tried = ana.post(f"/api/me/notices/{channel['id']}/test", None, 200)
    assert tried == {"sent": False, "trouble": "forbidden_address"}
    assert office.box.nothing()
    for url in ("ftp://example.org/", "https://name:word@example.org/", "javascript:alert(1)"):
        refused = ana.post("/api/me/notices/webhook", {"url": url, "form": "json"}, 400)
        assert refused["reason"] == "bad_address"
    for number in range(2):
        hook = {"url": f"https://example.org/{number}", "form": "slack"}
        ana.post("/api/me/notices/webhook", hook, 201)
    fourth = {"url": "https://example.org/4", "form": "slack"}
    assert ana.post("/api/me/notices/webhook", fourth, 400)["reason"] == "too_many_channels"
    assert (
        ana.post("/api/me/notices/mail", {"address": "a@example.org"}, 403)["reason"] == "no_mail"
    )
    bo = house.guest("Bo")
    waits = Letter("x", ana.get("/api/me")["id"], channel["id"], "{}", time.time())
    book = house.services.store.post
    in_loop(house, book.post(waits))
    bo.http.delete(f"/api/me/notices/{channel['id']}")
    assert in_loop(house, book.waiting())["letters"] == 1  # nobody takes others' out of the box
    in_loop(house, book.sent("x"))
    assert len(ana.get("/api/me/notices")["channels"]) == 3
    exported = ana.get("/api/me/export")["notices"]
    assert exported["channels"][0]["address"] == f"{office.url}/x"
    for wish in ({"zone": "Mars/Olympus"}, {"language": "xx"}, {"quiet_from": 60}):
        ana.put("/api/me/notices", {"language": "en", "zone": "UTC", **wish}, 400)


def test_a_test_notice_arrives_and_says_so(told_house: House, office: PostOffice) -> None:
    ana = told_house.guest("Ana")
    browser, key = subscribed(ana, office, "trial")
    channel = ana.get("/api/me/notices")["channels"][0]
    assert channel["here"]
    assert ana.post(f"/api/me/notices/{channel['id']}/test", None, 200)["sent"]
    taken = office.box.next()
    assert browser.read(taken, key)["title"] == "A test notice"
    assert taken.headers["topic"] == "test"


def test_others_may_ask_for_notices_too(told_house: House, office: PostOffice) -> None:
    """By a kind, somebody, a table and words; asked twice it is told once."""
    ana = told_house.guest("Ana")
    browser, key = subscribed(ana, office, "asked")
    player = ana.get("/api/me")["id"]
    table = told_house.guest("Bo").open("kuhhandel", ["open", "open", "open"])

    told_house.services.postman._gap = 3600.0
    in_loop(told_house, just_told(told_house, player))
    hub = told_house.services.hub
    for _ in range(2):
        asked = ask_for(hub, "something", player, table, "notice-waiting-alone")
        in_loop(told_house, asked)
    until_put_off(told_house, ana)
    due_now(told_house, ana)
    told = browser.read(office.box.next(), key)
    assert (told["title"], told["path"]) == ("Kuhhandel Master", f"/table/{table}")
    assert office.box.nothing()


# When


def test_quiet_hours_go_by_the_clock_where_one_lives() -> None:
    def at(text: str) -> float:
        return datetime.fromisoformat(text).timestamp()

    night = "Europe/Berlin", 22 * 60, 7 * 60
    assert quiet_until(at("2026-11-18T20:59:00+00:00"), *night) is None
    assert quiet_until(at("2026-11-18T21:30:00+00:00"), *night) == at("2026-11-19T06:00:00+00:00")
    assert quiet_until(at("2026-11-19T05:59:00+00:00"), *night) == at("2026-11-19T06:00:00+00:00")
    assert quiet_until(at("2026-11-19T06:00:00+00:00"), *night) is None
    # Half past two comes twice in that night: what is quiet then is so until it comes again.
    twice = "Europe/Berlin", 22 * 60, 2 * 60 + 30
    first, again = at("2026-10-25T00:30:00+00:00"), at("2026-10-25T01:30:00+00:00")
    assert quiet_until(first - 900, *twice) == first
    assert quiet_until(again - 900, *twice) == again
    assert quiet_until(again, *twice) is None
    # In spring there is none: it is over when the clock jumps over it.
    jump = at("2026-03-29T01:00:00+00:00")
    until = quiet_until(jump - 60, *twice)
    assert until is not None
    assert jump <= until <= jump + 1800
    assert quiet_until(jump, *twice) is None
    summer = at("2026-10-24T22:00:00+00:00")  # the night in which the clock is put back
    assert quiet_until(summer, *night) == at("2026-10-25T06:00:00+00:00")
    assert quiet_until(summer, "Europe/Berlin", 60, 60) is None
    assert quiet_until(summer, "nowhere", 0, 60) is None


# What survives


def test_what_is_not_told_yet_survives_a_restart(tmp_path: Path, office: PostOffice) -> None:
    data = tmp_path / "data"
    house = House(data, **{**AT_ONCE, "notice_seconds": 3600.0})
    ana, bo = house.guest("Ana"), house.guest("Bo")
    browser, key = subscribed(ana, office, "restart")
    waiting_table(bo, ana)
    house.close()
    with closing(sqlite3.connect(data / "corral.db")) as db:
        assert db.execute("SELECT count(*) FROM notices").fetchone() == (1,)
        db.execute("UPDATE notices SET due = 0")
        db.commit()
    again = House(data, **AT_ONCE)
    told = browser.read(office.box.next(), key)
    assert told["title"] == "El Gaucho"
    again.close()


def test_what_a_dead_process_had_begun_others_take_up(house: House, office: PostOffice) -> None:
    """Whom it had claimed and what it was about to send, after the time of its claim; not before,
    and what it does late counts for nothing."""
    ana, table = house.guest("Ana"), house.guest("Bo").open("elgaucho", ["open", "open"])
    player = ana.get("/api/me")["id"]
    ana.post("/api/me/notices/webhook", {"url": f"{office.url}/x", "form": "json"}, 201)
    book, now = house.services.store.post, time.time() + 10**6  # of no interest to the house's own
    notice = PendingNotice(player, "something", table, "notice-waiting-alone", now, now)

    async def work() -> None:
        await book.ask([notice])
        claimed = await book.claim_somebody(now, 120.0)
        assert claimed == (player, now + 120.0)
        assert await book.claim_somebody(now + 119.0, 120.0) is None
        again = await book.claim_somebody(now + 121.0, 120.0)
        assert again == (player, now + 241.0)
        [channel] = await book.channels(player)
        letter = Letter("late", player, channel.id, "{}", now)
        assert not await book.gather(player, claimed[1], [notice], [letter], now)
        assert await book.waiting() == {"notices": 1, "letters": 0}
        assert await book.gather(player, again[1], [notice], [letter], now)
        assert await book.waiting() == {"notices": 0, "letters": 1}
        assert [one.tries for one in await book.claim_letters(now, 120.0, 9)] == [1]
        assert await book.claim_letters(now + 119.0, 120.0, 9) == []
        assert [one.tries for one in await book.claim_letters(now + 121.0, 120.0, 9)] == [2]
        await book.sent("late")

    in_loop(house, work())


def test_a_notice_survives_what_becomes_of_names(told_house: House, office: PostOffice) -> None:
    """Logs are written anew when a guest becomes another one, or goes: then nothing is kept of what
    lists tell of the table, and it is read."""
    ana, bo = told_house.guest("Ana"), told_house.guest("Bo")
    phone = told_house.guest("Phone")
    hook = {"url": f"{office.url}/merged", "form": "json"}
    for one in (ana, phone):
        one.post("/api/me/notices/webhook", hook, 201)
    told_house.services.postman._gap = 3600.0
    try:
        for one in (ana, phone):
            in_loop(told_house, just_told(told_house, one.get("/api/me")["id"]))
        tables = [waiting_table(bo, phone), waiting_table(bo, ana)]
        for one in (ana, phone):
            until_put_off(told_house, one)
        code = ana.post("/api/me/links", {"kind": "device"}, 201)["code"]
        phone.post("/api/come/link", {"code": code, "merge": True}, 200)
        assert len(ana.get("/api/me/notices")["channels"]) == 1  # the same address once
    finally:
        told_house.services.postman._gap = 0.0
    due_now(told_house, ana)
    came = office.box.next().json
    assert {one["url"].rpartition("/")[2] for one in came["tables"]} == set(tables)
    assert came["waiting"] == 2
    assert office.box.nothing()


async def just_told(house: House, player: str) -> None:
    change = update(NOTICE_WISHES).where(NOTICE_WISHES.c.player == player).values(told=time.time())
    await house.services.store.post._writer.do(lambda db: db.execute(change))


def test_one_who_cannot_be_told_keeps_nobody_from_theirs(
    told_house: House, office: PostOffice
) -> None:
    ana, bo = told_house.guest("Ana"), told_house.guest("Bo")
    for one, path in ((ana, "stuck"), (bo, "fine")):
        one.post("/api/me/notices/webhook", {"url": f"{office.url}/{path}", "form": "json"}, 201)
    hub, players = told_house.services.hub, [one.get("/api/me")["id"] for one in (ana, bo)]

    async def ask() -> None:
        await ask_for(hub, "something", players[0], None, "notice-of-no-language")
        await ask_for(hub, "something", players[1], None, "notice-waiting-alone")

    in_loop(told_house, ask())
    assert office.box.next().path == "/fine"
    assert office.box.nothing()
    ana.post("/api/me/delete", {"name": "Ana"}, 200)


def test_several_processes_tell_once_and_have_one_key(
    cluster: Cluster, tmp_path: Path, office: PostOffice
) -> None:
    address = cluster.new_store()
    houses = [House(tmp_path / name, database=address, **AT_ONCE) for name in ("one", "other")]
    ana, bo = houses[0].guest("Ana"), houses[1].guest("Bo")
    browser, key = subscribed(ana, office, "shared")
    keys = {in_loop(house, house.services.postman.key()).public for house in houses}
    assert keys == {key}
    there = houses[1].guest()
    there.http.cookies.update(ana.http.cookies)
    tables = {waiting_table(bo, there) for _ in range(3)}
    told: set[str] = set()
    while len(told) < len(tables):
        message = browser.read(office.box.next(), key)
        new = {message["path"].removeprefix("/table/")} if "/table/" in message["path"] else tables
        assert not new & told or new == tables
        told |= new
    assert office.box.nothing()
    seen = there.open("elgaucho", ["open", "open"])
    bo.join(seen)
    with ana.sit_at(seen) as chair:  # at the other process
        chair.until_kind("fresh")
        there.start(seen)
        while chair.info["status"] == "waiting":
            chair.receive()
        assert office.box.nothing()
    for house in houses:
        house.close()


def test_two_worlds_are_told_alike(told_house: House, office: PostOffice) -> None:
    """Whatever Ana cannot know of the position: she is told in the same cases, the same words."""
    people = [told_house.guest(name) for name in ("Ana", "Bo", "Cy")]
    browser, key = subscribed(people[0], office, "worlds")
    heard = 0
    for game in corral.games():
        for worlds in pairs_of_worlds(game, 0):
            told = [_told_at_start(match, people, office, browser, key) for match in worlds]
            assert told[0] == told[1]
            heard += told[0] is not None
    assert heard


def _told_at_start(
    match: Match, people: list[Guest], office: PostOffice, browser: Subscription, key: str
) -> Any:
    """What Ana is told when a table begins with that position, without what any two differ in."""
    table = people[0].open(match.game, ["open"] * len(people), position=match.position())
    for one in people[1:]:
        one.join(table)
    people[0].start(table)
    told = browser.read(office.box.next(), key) if 0 in match.actors else None
    assert office.box.nothing()
    if told is not None:
        told["waiting"] = 0
        told["path"] = told["path"].replace(table, "TABLE")
    return told


# Certificates


def certificate(folder: Path) -> tuple[Path, ssl.SSLContext]:
    """Of a host called localhost: the file to trust, and what the host itself has."""
    key = ec.generate_private_key(CURVE)
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(datetime(2020, 1, 1, tzinfo=UTC))
        .not_valid_after(datetime(2120, 1, 1, tzinfo=UTC))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .sign(key, hashes.SHA256())
    )
    pem = serialization.Encoding.PEM
    form, plain = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    trusted, own = folder / "trusted.pem", folder / "own.pem"
    trusted.write_bytes(made.public_bytes(pem))
    own.write_bytes(key.private_bytes(pem, form, plain) + made.public_bytes(pem))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(own)
    return trusted, context


def test_certificates_are_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the name that was given, though an address is connected to."""
    trusted, context = certificate(tmp_path)
    office = PostOffice(context)

    async def resolve(host: str, port: int) -> list[str]:
        return ["127.0.0.1"]

    async def call(host: str) -> int:
        caller = Caller(Named(read_networks("notice_networks", "127.0.0.1")), resolve)
        return (await caller.post(f"https://{host}:{office.port}/", {}, b"{}")).status

    def mail(room: MailRoom) -> None:
        place = f"smtp+starttls://localhost:{room.port}"
        server = MailServer(Settings(smtp=place, mail_from=SENDER))
        asyncio.run(server.send("a@example.org", "Hello", "text", "name", "https://x.example"))

    with open_mail_room(context) as room:
        with pytest.raises(CallFailed, match="unreachable"):
            asyncio.run(call("localhost"))
        with pytest.raises(CallFailed, match="unreachable"):
            mail(room)
        monkeypatch.setenv("SSL_CERT_FILE", str(trusted))
        trusting.cache_clear()
        assert asyncio.run(call("localhost")) == 201
        with pytest.raises(CallFailed, match="unreachable"):
            asyncio.run(call("hook.example"))
        mail(room)
        assert room.box.next()[0] == "a@example.org"
    trusting.cache_clear()
    office.close()
