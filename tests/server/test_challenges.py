"""Challenges: a bot account is asked to a table, told of it, and answers."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from corral.server.netbots import book as botbook
from corral.server.netbots import challenges
from corral.server.storage.schema import CHALLENGES
from corral.server.storage.worker import StoreError
from tests.server.house import House, Process
from tests.server.people import PATIENCE, Bot, Guest, challenge, with_bot
from tests.server.test_bot_accounts import home

__all__ = ["home"]


def table_of(guest: Guest, table: str) -> dict[str, Any]:
    found: dict[str, Any] = guest.get(f"/api/tables/{table}")["table"]
    return found


def test_a_bot_account_is_challenged_and_plays(home: House) -> None:
    ana, bo = home.guest("Ana"), home.guest("Bo")
    robo = with_bot(ana, "Robo")
    with robo.listen() as ear:
        assert ear.greeting["challenges"] == ear.greeting["tables"] == []
        [listed] = bo.get("/api/bots")
        assert (listed["name"], listed["owner"], listed["online"]) == ("Robo", "Ana", True)
        table = challenge(bo, robo, seconds=60, options={})
        asked = ear.challenge()
        assert (asked["status"], asked["challenger"], asked["seat"]) == ("open", "Bo", 1)
        told = asked["table"]
        assert (told["game"], told["seconds"], told["id"]) == ("elgaucho", 60, table)
        seat = table_of(bo, table)["seats"][1]
        assert (seat["kind"], seat["invited"], seat["owner"]) == ("open", "Robo", "Ana")
        home.guest("Eve").post(f"/api/tables/{table}/join", {"seat": 1}, 409)
        begun = robo.accept(asked)
        assert (begun["table"]["status"], begun["seat"]) == ("running", 1)
        assert ear.challenge()["status"] == "accepted"
        assert robo.accept(asked)["seat"] == 1  # said again, it changes nothing
    assert [one["table"]["id"] for one in robo.get("/api/bot/events")["tables"]] == [table]
    seat = table_of(bo, table)["seats"][1]
    assert (seat["kind"], seat["name"], seat["owner"]) == ("player", "Robo", "Ana")
    with bo.sit_at(table) as here, robo.sit_at(table) as there:
        here.until_kind("fresh")
        there.until_kind("fresh")
        mover = here if here.you["moves"] else there
        assert mover.play(mover.you["moves"][0])["kind"] == "news"


def test_who_declines_says_why(home: House) -> None:
    ana, bo = home.guest("Ana"), home.guest("Bo")
    robo = with_bot(ana, "Robo")
    table = challenge(bo, robo)
    with bo.sit_at(table) as chair, robo.listen() as ear:
        chair.until_kind("fresh")
        [asked] = ear.greeting["challenges"]
        told = robo.decline(asked, "busy")
        assert (told["status"], told["reason"]) == ("declined", "busy")
        chair.until_kind("news")
        seat = chair.info["seats"][1]
        assert (seat["kind"], seat["invited"], seat["excuse"]) == ("open", "Robo", "busy")
        assert robo.accept(asked, 409)["reason"] == "challenge_over"
        robo.post(f"/api/challenges/{asked['id']}/decline", {"reason": "bored"}, 400)
    home.guest("Cy").join(table)  # the seat is anybody's now, and all are there
    assert table_of(bo, table)["status"] == "running"


def test_what_nobody_answers_ends(home: House) -> None:
    """Also while no server runs: nothing of it is in memory."""
    ana, bo = home.guest("Ana"), home.guest("Bo")
    robo = with_bot(ana, "Robo")
    with robo.listen() as ear:
        table = challenge(bo, robo)
        asked = ear.challenge(status="open")
        let_expire(home)
        assert ear.challenge()["status"] == "expired"
        assert robo.accept(asked, 409)["code"] == "over"
        seat = table_of(bo, table)["seats"][1]
        assert (seat["kind"], seat["excuse"]) == ("open", "expired")


def let_expire(house: House) -> None:
    """As if the time were over that all who are asked have."""
    over = update(CHALLENGES).values(until=0.0)
    work = house.services.store.botbook._writer.do(lambda db: db.execute(over))
    asyncio.run_coroutine_threadsafe(work, house.loop).result(PATIENCE)


def test_who_comes_back_is_told_what_came_since(home: House) -> None:
    ana, bo = home.guest("Ana"), home.guest("Bo")
    robo = with_bot(ana, "Robo")
    first = challenge(bo, robo)
    with robo.listen() as ear:
        number = ear.greeting["number"]
        assert [one["table"]["id"] for one in ear.greeting["challenges"]] == [first]
    second = challenge(bo, robo)
    assert bo.http.delete(f"/api/tables/{first}").status_code == 204
    with robo.listen(number) as ear:
        told = [(one["table"]["id"], one["status"]) for one in ear.greeting["challenges"]]
        assert told == [(second, "open"), (first, "cancelled")]
        assert ear.greeting["number"] == number + 2
    assert robo.get(f"/api/bot/events?since={number + 2}")["challenges"] == []
    assert [one["table"]["id"] for one in robo.get("/api/bot/events")["challenges"]] == [second]


def test_nothing_is_missed_by_who_was_long_away(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More has come than is read at once: the first of it is told first, and then the rest."""
    for module in (botbook, challenges):
        monkeypatch.setattr(module, "MOST_CHANGES", 2)
    ana, bo = home.guest("Ana"), home.guest("Bo")
    robo = with_bot(ana, "Robo")
    tables = [challenge(bo, robo) for _ in range(5)]
    with robo.listen(0) as ear:
        first = ear.greeting
        assert [one["table"]["id"] for one in first["challenges"]] == tables[:2]
        assert first["number"] == 2
        assert [ear.challenge()["table"]["id"] for _ in range(3)] == tables[2:]
    told, since = [], 0
    while found := robo.get(f"/api/bot/events?since={since}")["challenges"]:
        told += [one["table"]["id"] for one in found]
        since = found[-1]["number"]
    assert told == tables
    assert len(robo.get("/api/bot/events")["challenges"]) == 5
    assert len(bo.get("/api/me/export")["challenges"]) == 5


def test_two_programs_of_one_account_accept_at_once(home: House) -> None:
    ana, bo = home.guest("Ana"), home.guest("Bo")
    robo = with_bot(ana, "Robo")
    challenge(bo, robo)
    [asked] = robo.get("/api/bot/events")["challenges"]
    with ThreadPoolExecutor(4) as pool:
        told = list(pool.map(lambda _: robo.accept(asked), range(4)))
    assert [one["seat"] for one in told] == [1] * 4


def test_a_store_that_does_not_answer_is_told_at_the_socket(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    robo = with_bot(home.guest("Ana"), "Robo")

    async def broken(bot: str) -> int:
        raise StoreError

    with robo.listen() as ear, monkeypatch.context() as patched:
        patched.setattr(home.services.store.botbook, "number", broken)
        ear.socket.send('{"kind": "listen"}')
        assert ear.receive()["problem"]["code"] == "unavailable"
        patched.undo()
        ear.socket.send('{"kind": "listen"}')
        assert ear.receive()["kind"] == "greeting"


def test_nobody_gets_round_a_block_by_a_program(home: House) -> None:
    """Neither who was blocked, with a bot account of theirs, nor to one of who has blocked them."""
    ana, bo = home.guest("Ana"), home.guest("Bo")
    robo, other = with_bot(bo, "Robo"), with_bot(ana, "Other")
    ana.put(f"/api/me/blocked/{bo.get('/api/me')['id']}", None, 204)
    table = ana.open("elgaucho", ["open", "open"])
    assert robo.post(f"/api/tables/{table}/join", {}, 409)["code"] == "seat_taken"
    seats = [{"kind": "open"}, {"kind": "invited", "account": other.number}]
    wish = {"game": "elgaucho", "seats": seats}
    assert bo.post("/api/tables", wish, 403)["reason"] == "bot_takes_not"
    assert robo.post("/api/tables", wish, 403)["reason"] == "bot_takes_not"
    asked = challenge(ana, robo)  # whom she asks herself is welcome
    robo.accept(robo.get("/api/bot/events")["challenges"][0])
    assert table_of(ana, asked)["status"] == "running"


def test_a_challenge_outlives_the_server(tmp_path: Path) -> None:
    server = Process(tmp_path / "data")
    ana, bo = Guest(server.url, "Ana"), Guest(server.url, "Bo")
    robo = with_bot(ana, "Robo")
    table = challenge(bo, robo)
    server.kill()
    server.start()
    with robo.listen() as ear:
        robo.accept(ear.greeting["challenges"][0])
    assert table_of(bo, table)["status"] == "running"
    server.stop()
    ana.close()
    bo.close()


def test_bots_take_what_they_say(house: House) -> None:
    ana, bo = house.guest("Ana"), house.guest("Bo")
    robo = with_bot(ana, "Picky")
    takes = {"games": ["goldrush"], "paces": ["unhurried"], "rated": False}
    assert robo.put("/api/bot/takes", takes)["takes"] == takes
    assert robo.put("/api/bot/takes", {"games": ["chess"]}, 400)["code"] == "bad_request"
    seats = [{"kind": "open"}, {"kind": "invited", "account": robo.number}]
    for wish in ({"game": "elgaucho"}, {"seconds": 30}, {"rated": "all"}):
        told = bo.post("/api/tables", {"game": "goldrush", "seats": seats, **wish}, 403)
        assert told["reason"] == "bot_takes_not"
    challenge(bo, robo, "goldrush")
    assert len(robo.get("/api/bot/events")["challenges"]) == 1


def test_a_seat_is_given_by_invitation(house: House) -> None:
    """To a table that waits, beside people; the host begins. Another wish ends the invitation."""
    ana, bo = house.guest("Ana"), house.guest("Bo")
    robo, other = with_bot(ana, "Invited"), with_bot(ana, "Second choice")
    table = bo.open("kuhhandel", ["open", "open", "open"], public=True)
    invite = {"kind": "invited", "account": robo.number}
    with robo.listen() as ear:
        bo.put(f"/api/tables/{table}/seats/1", invite)
        asked = ear.challenge(status="open")
        bo.put(f"/api/tables/{table}/seats/1", {"kind": "invited", "account": other.number})
        assert ear.challenge()["status"] == "cancelled"
        robo.accept(asked, 409)
        bo.put(f"/api/tables/{table}/seats/2", invite)
        robo.accept(ear.challenge(status="open"))
    other.accept(other.get("/api/bot/events")["challenges"][0])
    names = [seat["name"] for seat in table_of(bo, table)["seats"]]
    assert names == ["Bo", "Second choice", "Invited"]
    assert table_of(bo, table)["status"] == "waiting"
    bo.start(table)


def test_whom_one_cannot_invite(house: House) -> None:
    ana, bo = house.guest("Ana"), house.guest("Bo")
    robo = with_bot(ana, "Lonely")
    me = {"kind": "open"}
    invite = {"kind": "invited", "account": robo.number}
    nobody = {"kind": "invited", "account": bo.get("/api/me")["id"]}
    cases: list[tuple[Guest, list[Any], int]] = [
        (bo, [me, nobody], 404),  # a person is asked in other ways
        (bo, [me, {"kind": "invited"}], 400),
        (bo, [me, {"kind": "open", "account": robo.number}], 400),
        (bo, [me, invite, invite], 403),
        (robo, [me, invite], 404),
        (house.guest("LoneIy"), [me, invite], 403),
    ]
    for guest, seats, status in cases:
        guest.post("/api/tables", {"game": "elgaucho", "seats": seats}, status)


def test_too_many_challenges(tmp_path: Path) -> None:
    """For one bot, or of one guest, who has but a part of what may wait for a bot."""
    house = House(tmp_path / "data", bot_challenges=8)
    ana, *others = (house.guest(name) for name in ("Ana", "Bo", "Cy", "Dee", "Eve", "Fay"))
    robo, other = with_bot(ana, "Beset"), with_bot(ana, "At ease")

    def refused(guest: Guest, bot: Bot) -> None:
        seats = [{"kind": "open"}, {"kind": "invited", "account": bot.number}]
        told = guest.post("/api/tables", {"game": "elgaucho", "seats": seats}, 403)
        assert told["reason"] == "too_many_challenges"

    for guest in others[:4]:
        for _ in range(2):
            challenge(guest, robo)
        refused(guest, robo)
    refused(others[4], robo)
    challenge(others[4], other)
    many = [with_bot(ana, f"Bot number {number}") for number in range(4)]
    for bot in (*many[:3], many[0], many[1], many[2]):
        challenge(others[0], bot)
    refused(others[0], many[3])
    house.close()


# Ratings


def played_out(house: House, one: Guest, other: Guest, table: str) -> None:
    """Resigned by the second: it has a result."""
    with one.sit_at(table) as here, other.sit_at(table) as there:
        here.until_kind("fresh")
        there.until_kind("fresh")
        there.ask("resign")
    assert table_of(one, table)["status"] == "over"


def test_ratings_with_bot_accounts(house: House) -> None:
    """Among all they count; among people they are no people; nobody plays their own."""
    ana, bo = house.guest("Ana"), house.guest("Bo")
    robo, second = with_bot(ana, "Rated robo"), with_bot(ana, "Stable mate")
    mine = [{"kind": "open"}, {"kind": "invited", "account": robo.number}]
    wish = {"game": "elgaucho", "seats": mine, "rated": "all", "start": True}
    assert ana.post("/api/tables", wish, 403)["reason"] == "rated_own_bot"
    assert second.post("/api/tables", wish, 403)["reason"] == "rated_own_bot"
    table = challenge(bo, robo, rated="all")
    robo.accept(robo.get("/api/bot/events")["challenges"][0])
    played_out(house, bo, robo, table)
    profile = bo.get(f"/api/players/{robo.number}")
    assert (profile["name"], profile["owner"]) == ("Rated robo", "Ana")
    assert [one["matches"] for one in profile["ratings"]] == [1]
    mine_now = bo.get(f"/api/players/{bo.get('/api/me')['id']}")
    assert mine_now["opponents"][0]["owner"] == "Ana"
    [match] = bo.get(f"/api/players/{robo.number}/matches")
    assert [seat["owner"] for seat in match["seats"]] == [None, "Ana"]
    among_people = challenge(bo, robo, rated="people")
    robo.accept(robo.get("/api/bot/events")["challenges"][0])
    told = bo.post(f"/api/tables/{among_people}/start", None, 403)
    assert told["reason"] == "rated_people"


def test_a_rematch_asks_the_bot_account_again(house: House) -> None:
    ana, bo = house.guest("Ana"), house.guest("Bo")
    robo = with_bot(ana, "Once more")
    table = challenge(bo, robo)
    with robo.listen() as ear:
        robo.accept(ear.greeting["challenges"][0])
        played_out(house, bo, robo, table)
        again = bo.post(f"/api/tables/{table}/rematch", {}, 200)["table"]["id"]
        asked = ear.challenge(status="open")
        assert asked["table"]["id"] == again
        robo.accept(asked)
    assert table_of(bo, again)["status"] == "running"


def test_bots_challenge_each_other(house: House) -> None:
    one, other = (with_bot(house.guest(name), f"Bot of {name}") for name in ("Ana", "Bo"))
    table = challenge(one, other, rated="all")
    other.accept(other.get("/api/bot/events")["challenges"][0])
    told = table_of(one, table)
    assert [seat["owner"] for seat in told["seats"]] == ["Ana", "Bo"]
    assert told["status"] == "running"
