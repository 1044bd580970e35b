"""What people agree on at a table: ending, pausing, taking back; and giving up alone."""

from __future__ import annotations

import asyncio
import threading
from copy import deepcopy
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from corral.server.tables import driver
from corral.server.tables.agreeing import taken_back
from corral.server.tables.happenings import Moved, Row, TookBack, Undone
from corral.server.tables.room import KEEP_EVERY
from corral.server.tables.table import still_standing
from tests.server.house import House
from tests.server.pair import Pair, begun
from tests.server.people import PATIENCE, Chair, Guest
from tests.server.test_clock import auction_of
from tests.server.test_tables import drain, finished


class Company:
    """People at one table, whose match has begun."""

    def __init__(self, house: House, game: str, seats: list[str], **wish: Any) -> None:
        names = ("Ana", "Bo", "Cy")
        self.house = house
        self.guests: list[Guest] = [
            house.guest(name) for name, _ in zip(names, filter("open".__eq__, seats), strict=False)
        ]
        self.table = self.guests[0].open(game, seats, **wish)
        for guest in self.guests[1:]:
            guest.join(self.table)
        self.guests[0].start(self.table)
        self.chairs: list[Chair] = [guest.sit_at(self.table) for guest in self.guests]
        for chair in self.chairs:
            chair.until_kind("fresh")

    def info(self) -> Any:
        return self.guests[0].get(f"/api/tables/{self.table}")["table"]

    def drain(self) -> None:
        """All have heard what has happened."""
        table = self.house.at_rest(self.table)
        for seat, chair in enumerate(self.chairs):
            chair.catch_up(table.version(seat))

    def move(self, rng: Random) -> int:
        """Somebody who may, moves; who it was."""
        self.drain()
        seat, chair = next(
            (seat, chair) for seat, chair in enumerate(self.chairs) if chair.you["moves"]
        )
        assert chair.play(rng.choice(chair.you["moves"]))["kind"] == "news"
        self.drain()
        return seat

    def close(self) -> None:
        for chair in self.chairs:
            chair.close()


def refused(answer: Any, code: str, reason: str | None = None) -> None:
    assert answer["kind"] == "refused", answer
    assert (answer["problem"]["code"], answer["problem"].get("reason")) == (code, reason)


def test_all_agree_to_end_the_match(house: House) -> None:
    company = Company(house, "elgaucho", ["open", "open", "open"])
    ana, bo, cy = company.chairs
    answer = ana.ask("propose", what="abandon")
    assert answer["table"]["proposal"] == {"what": "abandon", "seat": 0, "asked": [1, 2]}
    refused(bo.ask("propose", what="pause"), "not_allowed", "proposed")
    assert bo.ask("agree")["table"]["proposal"]["asked"] == [2]
    refused(bo.ask("agree"), "repeated")
    over = cy.ask("agree")["table"]
    assert (over["status"], over["ending"], over["scores"]) == ("over", "abandoned", None)
    assert over["proposal"] is None
    company.drain()
    assert all(chair.you["moves"] == [] for chair in company.chairs)
    refused(ana.ask("propose", what="pause"), "over")
    assert company.guests[1].get(f"/api/tables/{company.table}/replay/0")["moves"] == 0
    again = company.guests[1].post(f"/api/tables/{company.table}/rematch")
    assert again["table"]["status"] == "waiting"
    company.close()


def test_one_who_declines_or_withdraws_ends_a_proposal(house: House) -> None:
    company = Company(house, "elgaucho", ["open", "open"])
    ana, bo = company.chairs
    refused(bo.ask("agree"), "not_allowed", "proposed_nothing")
    refused(bo.ask("decline"), "not_allowed", "proposed_nothing")
    for answering in (ana, bo):
        ana.ask("propose", what="pause")
        assert answering.ask("decline")["table"]["proposal"] is None
        assert company.info()["paused"] is None
        company.drain()
    company.close()


def test_a_paused_match_waits_until_somebody_lets_it_go_on(house: House) -> None:
    company = Company(house, "goldrush", ["open", "open", "random"])
    ana, bo = company.chairs
    ana.ask("propose", what="pause")
    assert bo.ask("agree")["table"]["paused"] == "agreed"
    company.drain()
    assert all(not chair.you["moves"] and not chair.you["awaited"] for chair in company.chairs)
    assert not any(
        one["awaited"] for guest in company.guests for one in guest.get("/api/me/tables")
    )
    refused(ana.play("anything"), "not_allowed", "paused")
    refused(ana.ask("propose", what="takeback"), "not_allowed", "paused")
    assert bo.ask("resume")["table"]["paused"] is None
    refused(bo.ask("resume"), "repeated")
    company.drain()
    table = house.at_rest(company.table)
    assert table.match is not None
    assert table.going_on
    company.close()


@pytest.mark.parametrize("game", ["elgaucho", "goldrush", "kuhhandel"])
def test_a_move_is_taken_back_by_agreement(house: House, game: str) -> None:
    company = Company(house, game, ["open", "open"])
    rng = Random(3)
    refused(company.chairs[1].ask("propose", what="takeback"), "not_allowed", "takeback_nothing")
    views: list[Any] = []
    movers: list[int] = []
    while len({*movers}) < 2 or movers[-1] == movers[-2] or len(movers) < 12:
        company.drain()
        views.append(deepcopy([chair.view for chair in company.chairs]))
        movers.append(company.move(rng))
    asking = movers[-2]
    place = max(number for number, seat in enumerate(movers) if seat == asking)
    proposer, other = company.chairs[asking], company.chairs[1 - asking]
    assert proposer.ask("propose", what="takeback")["table"]["proposal"]["what"] == "takeback"
    assert other.ask("agree")["kind"] == "fresh"
    company.drain()
    assert [chair.view for chair in company.chairs] == views[place]
    assert company.info()["proposal"] is None
    for _ in range(12):  # and goes on as if nothing had been
        company.move(rng)
    if game != "kuhhandel":  # whose auctions wait for calls
        while company.info()["status"] == "running":
            company.move(rng)
        check_told(company, movers[:place])
    company.close()


def check_told(company: Company, movers: list[int]) -> None:
    """What was taken back has never been."""
    record = company.guests[0].get(f"/api/tables/{company.table}/record")
    steps = company.guests[0].get(f"/api/tables/{company.table}/steps")
    assert [one["seat"] for one in steps[1 : len(movers) + 1]] == movers
    assert record.endswith("\n")


def test_who_moves_instead_of_answering_has_answered(house: House) -> None:
    company = Company(house, "elgaucho", ["open", "open"])
    rng = Random(3)
    movers = [company.move(rng)]
    while movers[-1] == movers[0]:
        movers.append(company.move(rng))
    company.drain()
    waiting = next(seat for seat, chair in enumerate(company.chairs) if not chair.you["moves"])
    company.chairs[waiting].ask("propose", what="takeback")
    assert company.info()["proposal"] is not None
    company.move(rng)
    assert company.info()["proposal"] is None
    company.close()


def test_alone_with_bots_nobody_else_is_asked(house: House) -> None:
    ana = house.guest("Ana")
    table = ana.open("goldrush", ["open", "random"], start=True)
    with ana.sit_at(table) as chair:
        chair.until_kind("fresh")
        chair.until(lambda _: chair.you["moves"])
        before = deepcopy(chair.view)
        moves = house.at_rest(table).moves
        chair.play(chair.you["moves"][0])
        assert chair.ask("propose", what="takeback")["kind"] == "fresh"
        assert house.at_rest(table).moves == moves
        assert chair.view == before
        assert chair.ask("propose", what="pause")["table"]["paused"] == "agreed"
        assert chair.ask("propose", what="abandon")["table"]["ending"] == "abandoned"


def test_who_goes_away_need_not_be_asked(house: House) -> None:
    company = Company(house, "elgaucho", ["open", "open", "open"])
    ana, bo, cy = company.chairs
    ana.ask("propose", what="abandon")
    bo.ask("agree")
    cy.ask("away")
    house.until(lambda: company.info()["status"] == "over")
    assert company.info()["ending"] == "abandoned"
    company.close()


def test_of_two_who_resigns_loses(house: House) -> None:
    company = Company(house, "goldrush", ["open", "open"])
    ana, bo = company.chairs
    over = ana.ask("resign")["table"]
    assert (over["status"], over["ending"], over["winners"]) == ("over", "resigned", [1])
    assert over["seats"][0]["resigned"]
    assert bo.until(lambda _: bo.info["status"] == "over")
    refused(ana.ask("back"), "over")
    company.close()


def test_who_resigns_at_a_rated_table_has_lost(house: House) -> None:
    company = Company(house, "goldrush", ["open", "open"], rated="people")
    bo = company.chairs[1]
    bo.ask("resign")
    ids = [guest.get("/api/me")["id"] for guest in company.guests]
    results = company.guests[0].get(f"/api/players/{ids[0]}/matches")[0]["seats"]
    assert [(one["id"], one["place"]) for one in results] == [(ids[0], 1), (ids[1], 2)]
    ratings = [company.guests[0].get(f"/api/players/{one}")["ratings"][0]["rating"] for one in ids]
    assert ratings[0] > ratings[1]
    company.close()


def test_one_that_was_ended_by_agreement_is_in_no_history(house: House) -> None:
    company = Company(house, "goldrush", ["open", "open"], rated="people")
    ana, bo = company.chairs
    ana.ask("propose", what="abandon")
    bo.ask("agree")
    own = company.guests[0].get("/api/me")["id"]
    assert company.guests[0].get(f"/api/players/{own}/matches") == []
    company.close()


def test_of_three_the_stand_in_plays_on(house: House) -> None:
    company = Company(house, "elgaucho", ["open", "open", "open"])
    ana, bo, cy = company.chairs
    told = ana.ask("resign")["table"]
    assert told["status"] == "running"
    assert told["seats"][0] == {**told["seats"][0], "away": True, "resigned": True}
    refused(ana.ask("back"), "not_allowed", "resigned")
    refused(ana.ask("resign"), "not_allowed", "resigned")
    refused(ana.ask("propose", what="pause"), "not_allowed", "resigned")
    bo.ask("propose", what="pause")
    assert cy.ask("agree")["table"]["paused"] == "agreed"  # who has resigned is not asked
    last = bo.ask("resign")["table"]
    assert (last["status"], last["winners"], last["paused"]) == ("over", [2], None)
    company.close()


def test_where_no_person_is_left_the_match_is_over(house: House) -> None:
    ana = house.guest("Ana")
    table = ana.open("elgaucho", ["open", "random", "random"], start=True)
    with ana.sit_at(table) as chair:
        chair.until_kind("fresh")
        over = chair.ask("resign")["table"]
        assert (over["ending"], over["winners"]) == ("resigned", [1, 2])


def test_what_was_agreed_survives_a_restart(tmp_path: Path) -> None:
    first = House(tmp_path / "data")
    company = Company(first, "kuhhandel", ["open", "open", "open"])
    rng = Random(5)
    for _ in range(KEEP_EVERY + 30):  # a position is kept, and the way back leads behind it
        company.move(rng)
    made = first.at_rest(company.table).moves
    waiting = next(seat for seat, one in enumerate(company.chairs) if not one.you["moves"])
    company.chairs[waiting].ask("propose", what="takeback")
    for seat, chair in enumerate(company.chairs):
        if seat != waiting:
            chair.ask("agree")
    company.drain()
    assert first.at_rest(company.table).moves < made
    company.chairs[0].ask("propose", what="pause")
    company.chairs[1].ask("agree")
    company.drain()
    told = [(chair.view, chair.info, chair.version) for chair in company.chairs]
    secrets = [guest.http.cookies for guest in company.guests]
    company.close()
    first.close()
    second = House(tmp_path / "data")
    guests = [second.guest() for _ in secrets]
    for guest, cookies in zip(guests, secrets, strict=True):
        guest.http.cookies.update(cookies)
    chairs = [guest.sit_at(company.table) for guest in guests]
    for chair in chairs:
        chair.until_kind("fresh")
    assert [(chair.view, chair.info, chair.version) for chair in chairs] == told
    assert chairs[2].ask("agree")["table"]["paused"] == "agreed"
    for chair in chairs:
        chair.close()
    second.close()


def test_positions_behind_which_moves_were_taken_back_do_not_stand() -> None:
    move = Moved(at=0.0, seat=0, lines=["x"])
    rows: list[Row] = [move, move, move, TookBack(at=0.0, seat=0, moves=2), move, move]
    kept = [(seq, f"{seq}") for seq in range(len(rows))]
    assert [seq for seq, _ in still_standing(rows, kept)] == [0, 1, 4, 5]


def test_the_latest_move_that_stands_is_taken_back() -> None:
    def by(seat: int) -> Moved:
        return Moved(at=0.0, seat=seat, lines=["x"])

    undone, took = Undone(at=0.0, seat=1, key="k"), TookBack(at=0.0, seat=0, moves=2)
    assert taken_back([by(0), by(1), by(1), undone], 1) == 1
    assert taken_back([by(0), by(1), by(0), by(1), took], 0) == 0
    assert taken_back([by(0), by(1), by(1), took], 1) is None


# A live table where nobody is


def live(house: House, deserted: str) -> tuple[Guest, str]:
    ana = house.guest("Ana")
    table = ana.open("goldrush", ["open", "random"], start=True, seconds=600, deserted=deserted)
    with ana.sit_at(table) as chair:
        assert chair.until_kind("fresh")["table"]["deserted"] == deserted
        chair.until(lambda _: chair.you["moves"])
    room = house.services.hub._rooms[table]
    house.until(lambda: not room.watchers)
    return ana, table


def test_a_deserted_live_table_pauses_where_that_was_chosen(house: House) -> None:
    ana, table = live(house, "pause")
    house.time_is_over(table, 0)
    house.until(lambda: house.at_rest(table).paused == "deserted")
    assert not house.at_rest(table).chairs[0].away
    with ana.sit_at(table) as chair:
        assert chair.until_kind("fresh")["table"]["paused"] == "deserted"
        assert chair.ask("resume")["seconds"] > 500  # the whole time
        assert chair.you["moves"]
        house.time_is_over(table, 0)  # somebody is there: the stand-in plays
        chair.until(lambda _: chair.info["seats"][0]["away"])


class Held:
    """Bots of one table that move only when they are let; nobody waits for those who have left."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, table: str) -> None:
        self._allowed = allowed = threading.Semaphore(0)
        usual = driver.Driver._rest

        async def rest(its: driver.Driver, *rest_of: Any) -> None:
            if its.room.table.id != table:  # others go on in the same house
                await usual(its, *rest_of)
                return
            while not allowed.acquire(blocking=False):
                await asyncio.sleep(0.002)

        monkeypatch.setattr(driver, "RETURN", 0.0)
        monkeypatch.setattr(driver.Driver, "_rest", rest)

    def let(self, moves: int) -> None:
        self._allowed.release(moves)


def until_left(house: House, table: str) -> None:
    room = house.services.hub._rooms[table]
    house.until(lambda: not room.watchers)


def test_a_stand_in_does_not_play_on_for_nobody(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ana gives her seat away and leaves: the match pauses, and goes on when she is back."""
    ana = house.guest("Ana")
    table = ana.open("goldrush", ["open", "random"], start=True, seconds=600, deserted="pause")
    with ana.sit_at(table) as chair:
        chair.until_kind("fresh")
        chair.until(lambda _: chair.you["moves"])
        held = Held(monkeypatch, table)
        chair.ask("away")
        moves = house.at_rest(table).moves
        held.let(2)
        house.until(lambda: house.at_rest(table).moves == moves + 2)
    until_left(house, table)
    held.let(1000)
    house.until(lambda: house.at_rest(table).paused == "deserted")
    match = house.at_rest(table).match
    assert match is not None
    assert match.actors == (0,)  # the other bot's are its own
    with ana.sit_at(table) as chair:
        assert chair.until_kind("fresh")["table"]["paused"] == "deserted"
        assert chair.ask("resume")["table"]["paused"] is None
        chair.until(lambda _: chair.info["status"] == "over")  # she looks on


def test_the_bot_of_one_who_has_resigned_waits_for_nobody(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    company = Company(house, "goldrush", ["open"] * 3, seconds=600, deserted="pause")
    held, rng = Held(monkeypatch, company.table), Random(1)

    def actors() -> tuple[int, ...]:
        match = house.at_rest(company.table).match
        assert match is not None
        return match.actors

    while actors() != (1,):
        company.move(rng)
    company.chairs[1].ask("resign")
    company.close()
    until_left(house, company.table)
    held.let(1000)
    house.until(lambda: actors() != (1,))
    assert house.at_rest(company.table).paused is None


def test_a_table_of_bots_waits_for_nobody(house: House) -> None:
    """The hammer falls, and the match goes on, though nobody is there."""
    wish = {"seconds": 600, "deserted": "pause", "start": True}
    position = auction_of("animal").position()
    ana = house.guest("Ana")
    table = ana.open("kuhhandel", ["random"] * 3, position=position, **wish)

    def moved_on() -> bool:
        found = house.at_rest(table)
        assert found.paused is None
        return found.match is not None and found.match.view(None)["turn"] != 0

    house.until(moved_on)


def test_elsewhere_the_stand_in_plays_on(house: House) -> None:
    _, table = live(house, "stand_in")
    house.time_is_over(table, 0)
    house.until(lambda: house.at_rest(table).chairs[0].away)
    house.until(lambda: house.at_rest(table).status == "over")


def test_a_deserted_auction_pauses_before_the_hammer_falls(house: House) -> None:
    ana = house.guest("Ana")
    position = auction_of("animal").position()
    seats = ["here Ana", "here Bo", "here Cy"]
    wish = {"seconds": 600, "deserted": "pause", "position": position, "start": True}
    table = ana.open("kuhhandel", seats, **wish)
    house.until(lambda: house.at_rest(table).paused == "deserted")  # without a look of hers
    match = house.at_rest(table).match
    assert match is not None
    assert match.view(None)["auction"] is not None
    with ana.sit_at(table, seat=1) as chair:
        chair.until_kind("fresh")
        assert chair.ask("resume")["table"]["paused"] is None
        assert chair.you["moves"]


# Deleting


def test_a_table_that_never_began_is_deleted_by_its_host(house: House) -> None:
    ana, bo = house.guest("Ana"), house.guest("Bo")
    table = ana.open("elgaucho", ["open", "open"], public=True)
    bo.join(table)
    with bo.sit_at(table) as chair:
        chair.until_kind("fresh")
        assert bo.http.delete(f"/api/tables/{table}").status_code == 403
        assert house.guest().http.delete(f"/api/tables/{table}").status_code == 401
        assert ana.http.delete(f"/api/tables/{table}").status_code == 204
        chair.until(lambda _: chair.info["status"] == "gone")
    assert ana.http.delete(f"/api/tables/{table}").status_code == 404
    ana.get(f"/api/tables/{table}", 404)
    bo.post(f"/api/tables/{table}/join", {}, 404)
    for guest in (ana, bo):
        assert table not in [one["table"]["id"] for one in guest.get("/api/me/tables")]
    assert table not in [one["id"] for one in ana.get("/api/tables")]


def test_one_that_has_begun_is_not(house: House) -> None:
    table, (ana, _) = finished(house, "elgaucho")
    assert ana.http.delete(f"/api/tables/{table}").json()["code"] == "started"


# At two processes


def test_agreements_hold_at_every_process(pair: Pair) -> None:
    table, ana, bo = begun(pair, "goldrush")
    rng = Random(1)
    chairs = (ana, bo)
    made: list[int] = []
    while len(made) < 6:
        for seat, chair in enumerate(chairs):
            drain(chair)
            if chair.you["moves"]:
                chair.play(rng.choice(chair.you["moves"]))
                made.append(seat)
                chairs[1 - seat].catch_up(chair.version)
    assert {*made} == {0, 1}
    asking = next(one for one, other in pairwise(reversed(made)) if one != made[-1] or other)
    chairs[asking].ask("propose", what="takeback")
    chairs[1 - asking].until(lambda _: chairs[1 - asking].info["proposal"])
    chairs[1 - asking].ask("agree")
    chairs[asking].until_kind("fresh")
    left = pair.one.at_rest(table).moves
    pair.other.until(lambda: pair.other.at_rest(table).moves == left)
    positions = [house.at_rest(table).match.position() for house in pair.houses]  # type: ignore[union-attr]
    assert positions[0] == positions[1]
    ana.ask("propose", what="pause")
    bo.until(lambda _: bo.info["proposal"])
    bo.ask("agree")
    ana.until(lambda _: ana.info["paused"] == "agreed")
    ana.ask("resign")
    bo.until(lambda _: bo.info["winners"] == [1])
    for chair in chairs:
        chair.close()


def test_a_deserted_table_is_one_where_no_process_sees_anybody(pair: Pair) -> None:
    here, there = pair.guest("Ana")
    table = here.open("goldrush", ["open", "random"], start=True, seconds=600, deserted="pause")
    with here.sit_at(table) as chair:
        chair.until_kind("fresh")
        chair.until(lambda _: chair.you["moves"])
    room = pair.one.services.hub._rooms[table]
    pair.one.until(lambda: not room.watchers)
    with there.sit_at(table) as chair:
        chair.until_kind("present", seats=[True, False])
        pair.one.until(lambda: sees_elsewhere(pair.one, table))
        holder_of(pair, table).time_is_over(table, 0)
        chair.until(lambda _: chair.info["seats"][0]["away"])  # she is at the other one
        chair.ask("back")
    pair.one.until(lambda: not pair.other.services.hub._rooms[table].watchers)
    pair.one.until(lambda: not pair.one.at_rest(table).chairs[0].away)
    for house in pair.houses:  # who is told of somebody would take her to be slow, not gone
        house.until(lambda house=house: not sees_elsewhere(house, table))  # type: ignore[misc]
    holder = holder_of(pair, table)
    holder.time_is_over(table, 0)
    holder.until(lambda: holder.at_rest(table).paused == "deserted")


def test_a_stand_in_plays_on_for_who_is_at_another_process(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = pair.guest("Ana")
    table = here.open("goldrush", ["open", "open"], seconds=600, deserted="pause")
    held = Held(monkeypatch, table)
    bo, _ = pair.guest("Bo")
    bo.join(table)
    here.start(table)
    for guest in (here, bo):
        with guest.sit_at(table) as chair:
            chair.until_kind("fresh")
            chair.ask("away")
    until_left(pair.one, table)
    with there.sit_at(table) as chair:  # while the first process keeps the table's time
        chair.until_kind("present", seats=[True, False])
        pair.one.until(lambda: sees_elsewhere(pair.one, table))
        moves = pair.one.at_rest(table).moves
        while pair.one.at_rest(table).moves < moves + 4:
            held.let(1)
        assert pair.one.at_rest(table).paused is None
    until_left(pair.other, table)
    for house in pair.houses:
        house.until(lambda house=house: not sees_elsewhere(house, table))  # type: ignore[misc]
    moves = pair.one.at_rest(table).moves
    held.let(1000)
    pair.one.until(lambda: pair.one.at_rest(table).paused == "deserted")
    assert pair.one.at_rest(table).moves == moves


def sees_elsewhere(house: House, table: str) -> bool:
    """Whether it has been told of somebody who is at another process."""
    look = house.services.hub.presence.elsewhere(table)
    return bool(asyncio.run_coroutine_threadsafe(look, house.loop).result(PATIENCE).players)


def holder_of(pair: Pair, table: str) -> House:
    """Who keeps its time: on a busy machine a lease may have gone to the other one."""
    return next(one for one in pair.houses if one.services.hub.leases.holds(table))
