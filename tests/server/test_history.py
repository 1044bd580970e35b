"""Histories, ratings, leaders and the ladder: every match counts, and counts once."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from corral.server.accounts.guestbook import NAMELESS
from corral.server.profiles.finishing import Finished, Result, finished_after
from corral.server.profiles.history import RUNG
from corral.server.profiles.rating import ENOUGH, NEWCOMER, Strength, rate
from corral.server.storage.store import Append, Player, SqlStore
from corral.server.tables.happenings import Moved
from tests.server.cluster import Cluster
from tests.server.house import House, Process
from tests.server.pair import Pair
from tests.server.people import PATIENCE, Guest, give_up
from tests.server.test_store import opened

GAMES = ("elgaucho", "kuhhandel", "goldrush")


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def home(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """A server on either database."""
    database = ""
    if request.param == "postgresql":
        cluster: Cluster = request.getfixturevalue("cluster")
        database = cluster.new_store()
    made = House(tmp_path_factory.mktemp("home") / "data", database=database)
    yield made
    made.close()


def number(guest: Guest) -> str:
    found: str = guest.get("/api/me")["id"]
    return found


def played(*people: Guest, bots: int = 0, game: str = "elgaucho", **wish: Any) -> str:
    """A match that all have given up, the last one first; where no bot plays, the first has won."""
    table = people[0].open(game, ["open"] * len(people) + ["random"] * bots, **wish)
    for guest in people[1:]:
        guest.join(table)
    people[0].start(table)
    give_up(table, *people[::-1])
    return table


def played_out(
    home: House, *people: Guest, bots: int = 0, game: str = "elgaucho", **wish: Any
) -> str:
    """A match that the stand-ins have played to its end: leaving counts as playing on."""
    seats = ["open"] * len(people) + ["random"] * bots
    table = people[0].open(game, seats, stand_in="random", **wish)
    for guest in people[1:]:
        guest.join(table)
    people[0].start(table)
    for guest in people:
        guest.post(f"/api/tables/{table}/leave")
    home.until(lambda: people[0].get(f"/api/tables/{table}")["table"]["status"] == "over")
    return table


def profile(guest: Guest, of: Guest | None = None) -> Any:
    return guest.get(f"/api/players/{number(of or guest)}")


def matches(guest: Guest, of: Guest | None = None, query: str = "") -> list[Any]:
    found: list[Any] = guest.get(f"/api/players/{number(of or guest)}/matches{query}")
    return found


def test_every_finished_match_is_history(home: House) -> None:
    ana, bo = home.guest("Ana"), home.guest("Bo")
    first = played_out(home, ana, bo)
    second = played(ana, bots=2, game="goldrush")
    told = matches(ana)
    assert [one["table"] for one in told] == [second, first]
    scores = ana.get(f"/api/tables/{first}")["table"]["scores"]
    assert [seat["points"] for seat in told[1]["seats"]] == scores
    assert [seat["place"] for seat in told[1]["seats"]].count(1) >= 1
    assert told[1]["rated"] is None
    assert [one["game"] for one in matches(ana, query="?game=goldrush")] == ["goldrush"]
    assert len(matches(ana, query="?result=won")) + len(matches(ana, query="?result=lost")) == 2
    assert [one["table"] for one in matches(ana, query=f"?against={number(bo)}")] == [first]
    assert [one["table"] for one in matches(ana, query=f"?before={told[0]['ended']}")] == [first]
    found = profile(ana)
    assert {one["game"]: one["matches"] for one in found["counts"]} == {
        "elgaucho": 1,
        "goldrush": 1,
    }
    assert [(one["name"], one["matches"]) for one in found["opponents"]] == [("Bo", 1)]
    assert found["ratings"] == []
    ana.get(f"/api/tables/{first}/replay/0")  # it opens in the replay


def test_private_matches_are_for_those_who_played_them(home: House) -> None:
    ana, bo, eve = home.guest("Ana"), home.guest("Bo"), home.guest("Eve")
    private = played(ana, bo)
    public = played(ana, bo, public=True)
    assert {one["table"] for one in matches(bo, ana)} == {private, public}
    assert [one["table"] for one in matches(eve, ana)] == [public]
    assert [one["table"] for one in matches(home.guest(), ana)] == [public]
    assert profile(eve, ana)["own"] is False
    eve.get("/api/players/nobody", 404)


def test_a_rated_match_changes_ratings_and_others_do_not(home: House) -> None:
    ana, bo = home.guest("Ana"), home.guest("Bo")
    played(ana, bo)
    assert profile(ana)["ratings"] == []
    played(ana, bo, rated="people")
    told = [profile(one)["ratings"][0] for one in (ana, bo)]
    assert [one["matches"] for one in told] == [1, 1]
    assert told[0]["rating"] > NEWCOMER.shown > told[1]["rating"]
    assert all(0 < one["spread"] < NEWCOMER.spread for one in told)
    [point] = ana.get(f"/api/players/{number(ana)}/ratings/elgaucho")
    assert (point["rating"], point["spread"]) == (told[0]["rating"], told[0]["spread"])
    assert [seat["rating"] for seat in matches(ana)[0]["seats"]] == [
        told[0]["rating"],
        told[1]["rating"],
    ]


def test_bots_are_compared_where_one_wants_it(home: House) -> None:
    ana, bo = home.guest("Ana"), home.guest("Bo")
    played(ana, bo, bots=1, rated="people")
    assert [seat["rating"] is None for seat in matches(ana)[0]["seats"]] == [False, False, True]
    cy = home.guest("Cy")
    played(cy, bots=2, rated="all", game="goldrush")
    assert None not in [seat["rating"] for seat in matches(cy)[0]["seats"]]
    leaders = cy.get("/api/leaders/goldrush")
    assert [one["bot"] for one in leaders["bots"]] == ["random"]


def test_what_cannot_be_rated_is_refused(home: House) -> None:
    ana = home.guest("Ana")
    wish = {"game": "elgaucho", "seats": [{"kind": "open"}] * 2, "rated": "people"}
    assert ana.post("/api/tables", {**wish, "hints": True}, 400)["reason"] == "rated_fair"
    alone = ana.open("elgaucho", ["open", "random"], rated="people")
    assert ana.post(f"/api/tables/{alone}/start", None, 403)["reason"] == "rated_people"
    shared = ana.open("elgaucho", ["here Ana", "here Bo"], rated="people")
    assert ana.post(f"/api/tables/{shared}/start", None, 403)["reason"] == "one_seat"


def test_what_somebody_did_is_told_by_each_game(home: House) -> None:
    for game in GAMES[:1] if home.settings.database else GAMES:  # what is stored is text
        ana = home.guest("Ana")
        table = played_out(home, ana, bots=2, game=game)
        home.until(lambda guest=ana: bool(profile(guest)["facts"]))  # type: ignore[misc]
        [facts] = profile(ana)["facts"]
        assert (facts["game"], facts["matches"]) == (game, 1)
        assert facts["deeds"]
        if game != "kuhhandel":  # there a quartet is worth what would be missing without it
            points = ana.get(f"/api/tables/{table}")["table"]["scores"][0]
            assert sum(one["mean"] for one in facts["worth"]) == pytest.approx(points)


def test_leaders_have_played_enough(home: House) -> None:
    ana, bo = home.guest("Ana"), home.guest("Bo")
    people = [number(ana), number(bo)]

    def end(first: int, last: int) -> None:
        async def write() -> None:
            store = home.services.store
            for one in range(first, last):
                table = f"leaders {one}"
                await store.open_table(table, True, opened())
                final = Moved(at=1.0, seat=0, lines=["x"], scores=[10, 9])
                item = Append(table, 1, final, "over", finished=ended(table, people))
                await store.append(item)

        asyncio.run_coroutine_threadsafe(write(), home.loop).result(PATIENCE)

    end(0, ENOUGH - 1)
    told = ana.get("/api/leaders/elgaucho")["leaders"]
    assert not {one["id"] for one in told}.intersection(people)
    end(ENOUGH - 1, ENOUGH)
    told = ana.get("/api/leaders/elgaucho")["leaders"]
    assert [one["id"] for one in told if one["id"] in people] == people
    assert [one["matches"] for one in told if one["id"] in people] == [ENOUGH, ENOUGH]
    floors = [one["rating"] - one["spread"] for one in told]
    assert floors == sorted(floors, reverse=True)
    ana.get("/api/leaders/nothing", 404)


def test_who_goes_leaves_results_without_a_name(home: House) -> None:
    ana, bo = home.guest("Ana"), home.guest("Bo")
    played(ana, bo, rated="people")
    who = number(ana)
    ana.post("/api/me/delete", {"name": "Ana"}, 200)
    [told] = matches(bo)
    assert (told["seats"][0]["name"], told["seats"][0]["id"]) == (NAMELESS, None)
    bo.get(f"/api/players/{who}", 404)
    assert profile(bo)["opponents"] == []


def test_two_guests_have_one_history(home: House) -> None:
    ana, phone, bo = home.guest("Ana"), home.guest("Ana's phone"), home.guest("Bo")
    tables = {played(ana, bo), played(phone, bo, rated="people")}
    code = ana.post("/api/me/links", {"kind": "device"})["code"]
    phone.post("/api/come/link", {"code": code, "merge": True}, 200)
    assert {one["table"] for one in matches(ana)} == tables
    assert [one["matches"] for one in profile(ana)["ratings"]] == [1]


# Once


def ended(table: str, players: list[str], rated: Any = "people") -> Finished:
    results = [
        Result(seat, player, None, player, 10 - seat, 1 + seat, False)
        for seat, player in enumerate(players)
    ]
    return Finished(table, "elgaucho", 1.0, True, rated, results)


def test_a_result_is_written_with_the_row_that_ends_the_match(place: Path | str) -> None:
    """And with no other: where that row is somebody else's, nothing is."""

    async def work() -> None:
        store = SqlStore(place)
        for player in ("ana", "bo"):
            await store.guestbook.add(Player(player, player), f"hash {player}", 1.0)
        await store.open_table("t", True, opened())
        last = Moved(at=1.0, seat=0, lines=["x"], scores=[10, 9])
        item = Append("t", 1, last, status="over", finished=ended("t", ["ana", "bo"]))
        answers = await asyncio.gather(
            *(store.append(item) for _ in range(5)), return_exceptions=True
        )
        assert sum(not isinstance(answer, BaseException) for answer in answers) == 1
        [(_, strength, matches_)] = await store.history.strengths("ana")
        assert matches_ == 1
        assert strength == rate({"ana": NEWCOMER, "bo": NEWCOMER}, [("ana", 1), ("bo", 2)])["ana"]
        await store.close()

    asyncio.run(work())


def test_matches_that_end_together_are_rated_one_after_the_other(place: Path | str) -> None:
    """Also by two processes at the same time: none is lost, none counts twice."""
    together = 12

    async def work() -> None:
        stores = [SqlStore(place)]
        stores += [SqlStore(place)] if stores[0].shared else []
        for player in ("ana", "bo"):
            await stores[0].guestbook.add(Player(player, player), f"hash {player}", 1.0)
        items = []
        for one in range(together):
            await stores[0].open_table(f"t{one}", True, opened())
            order = ["ana", "bo"] if one % 2 else ["bo", "ana"]
            last = Moved(at=1.0, seat=0, lines=["x"], scores=[10, 9])
            items.append(Append(f"t{one}", 1, last, "over", finished=ended(f"t{one}", order)))
        await asyncio.gather(
            *(stores[place % len(stores)].append(item) for place, item in enumerate(items))
        )
        for player in ("ana", "bo"):
            [(_, strength, matches_)] = await stores[0].history.strengths(player)
            assert matches_ == together
            assert strength.sigma < NEWCOMER.sigma
        for store in stores:
            await store.close()

    asyncio.run(work())


def test_a_killed_server_has_rated_what_it_told(tmp_path: Path) -> None:
    server = Process(tmp_path / "data")
    ana, bo = Guest(server.url, "Ana"), Guest(server.url, "Bo")
    table = ana.open("elgaucho", ["open", "open"], stand_in="random", rated="people")
    bo.join(table)
    ana.start(table)
    for guest in (ana, bo):
        guest.post(f"/api/tables/{table}/leave")
    with ana.sit_at(table) as chair:
        chair.until(lambda _: chair.info is not None and chair.info["status"] == "over")
    server.kill()
    server.start()
    assert [one["matches"] for one in profile(ana)["ratings"]] == [1]
    assert len(matches(ana)) == 1
    server.kill()
    for guest in (ana, bo):
        guest.close()


def test_both_processes_tell_the_same(pair: Pair) -> None:
    ana, ana_there = pair.guest("Ana")
    _, bo = pair.guest("Bo")
    table = ana.open("elgaucho", ["open", "open"], rated="people")
    bo.join(table)
    ana.start(table)
    give_up(table, bo)
    pair.one.until(lambda: ana.get(f"/api/tables/{table}")["table"]["status"] == "over")
    assert profile(ana)["ratings"] == profile(ana_there)["ratings"]
    assert [one["matches"] for one in profile(ana)["ratings"]] == [1]


def test_matches_of_before_are_written_down_at_the_next_start(tmp_path: Path) -> None:
    house = House(tmp_path / "data")
    ana = house.guest("Ana")
    table = played_out(house, ana, bots=1)
    house.until(lambda: bool(profile(ana)["facts"]))
    before = matches(ana)
    house.close()
    with closing(sqlite3.connect(tmp_path / "data" / "corral.db")) as db:
        db.execute("DELETE FROM results")
        db.execute("DELETE FROM matches")
        db.commit()
    again = House(tmp_path / "data")
    back = again.guest()
    back.http.cookies.update(ana.http.cookies)
    again.until(lambda: len(matches(back)) == 1)
    assert matches(back) == before
    assert matches(back)[0]["table"] == table
    again.close()


# The ladder


def test_three_wins_alone_make_a_rung(tmp_path: Path) -> None:
    house = House(tmp_path / "data")
    ana, bo = house.guest("Ana"), house.guest("Bo")

    def win(guest: Guest, level: str, place: int = 1, away: bool = False) -> None:
        async def write() -> None:
            store = house.services.store
            table = f"ladder {win_number[0]}"
            win_number[0] += 1
            await store.open_table(table, True, opened())
            results = [
                Result(0, number_of, None, "Ana", 5, place, away),
                Result(1, None, level, level, 3, 3 - place, False),
                Result(2, None, "baron", "baron", 1, 3, False),
            ]
            await store.history.tell(Finished(table, "elgaucho", 1.0, True, None, results))

        number_of = number(guest)
        asyncio.run_coroutine_threadsafe(write(), house.loop).result(PATIENCE)

    win_number = [0]
    for _ in range(RUNG - 1):
        win(ana, "foreman")
    win(ana, "foreman", place=2)
    win(ana, "foreman", away=True)  # a bot has won it
    assert ana.get("/api/leaders/elgaucho")["ladder"] == []
    win(ana, "foreman")
    win(bo, "greenhorn")
    told = ana.get("/api/leaders/elgaucho")["ladder"]
    assert [(one["name"], one["level"], one["wins"]) for one in told] == [("Ana", "foreman", RUNG)]
    rungs = {one["level"]: one["reached"] for one in profile(ana)["ladders"][0]["rungs"]}
    assert rungs == {"greenhorn": True, "cowhand": True, "foreman": True, "baron": False}
    house.close()


# Figures


def test_a_bot_on_several_seats_gets_the_mean() -> None:
    before = {"ana": NEWCOMER, "bot:baron": NEWCOMER}
    after = rate(before, [("ana", 2), ("bot:baron", 1), ("bot:baron", 3)])
    alone = {"ana": NEWCOMER, "first": NEWCOMER, "last": NEWCOMER}
    apart = rate(alone, [("ana", 2), ("first", 1), ("last", 3)])
    assert after["ana"] == apart["ana"]
    assert after["bot:baron"].mu == pytest.approx((apart["first"].mu + apart["last"].mu) / 2)


def test_newcomers_have_a_thousand() -> None:
    assert (NEWCOMER.shown, NEWCOMER.spread) == (1000, 667)
    assert Strength(27.5, 2.0).shown == 1100


def test_only_the_end_of_a_match_is_one() -> None:
    house_row = Moved(at=1.0, seat=0, lines=["x"])
    assert finished_after(None, house_row) is None  # type: ignore[arg-type]
