"""Playing soon: who waits is brought together by rating, once, at whichever server they wait."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from corral.server.profiles.rating import SCALE, Strength
from corral.server.queue import matchmaking
from corral.server.queue.book import Hopeful
from corral.server.queue.matchmaking import NEAR, WIDER, gap, matched, reach
from tests.server.house import House, Process
from tests.server.pair import Pair
from tests.server.people import PATIENCE, Guest, connect

GAME = "elgaucho"


def hopeful(
    name: str, rating: float = 1000, waited: float = 0, players: int | None = None
) -> Hopeful:
    return Hopeful(name, name, GAME, players, waited, Strength(rating / SCALE, 1))


def names(groups: list[list[Hopeful]]) -> list[str]:
    return ["".join(sorted(one.player for one in group)) for group in groups]


class Hope:
    """Somebody at the socket of a queue."""

    def __init__(
        self, guest: Guest, players: str = "any", game: str = GAME, line: str = "line-of-mine"
    ) -> None:
        url = guest.url.replace("http", "ws", 1)
        wish = f"line={line}&players={players}"
        self._lines = ExitStack()
        address = f"{url}/api/queue/{game}/socket?{wish}"
        self.socket = self._lines.enter_context(connect(address, guest.credentials()))

    def told(self) -> Any:
        return json.loads(self.socket.recv(PATIENCE))

    def until(self, **wanted: object) -> Any:
        while True:
            told = self.told()
            if all(told.get(name) == value for name, value in wanted.items()):
                return told

    def table(self) -> str:
        while True:
            told = self.told()
            if told["table"] is not None:
                found: str = told["table"]
                return found

    def close(self) -> None:
        self._lines.close()


@contextmanager
def hopes(*given: Hope) -> Iterator[None]:
    with ExitStack() as stack:
        for one in given:
            stack.callback(one.close)
        yield


# Who plays with whom


def test_the_nearest_play_together() -> None:
    waiting = [hopeful("a", 1000), hopeful("b", 1120), hopeful("c", 1030), hopeful("d", 1100)]
    assert names(matched(waiting, 2, 2)) == ["ac", "bd"]


def test_who_waits_longer_looks_wider() -> None:
    far = hopeful("b", 1000 + NEAR + 10 * WIDER)
    assert matched([hopeful("a", waited=9), far], 2, 4) == []
    assert names(matched([hopeful("a", waited=10), far], 2, 4)) == ["ab"]


def test_everybody_gets_the_number_they_want() -> None:
    waiting = [hopeful("a", players=3), hopeful("b", players=2), hopeful("c"), hopeful("d")]
    assert names(matched(waiting, 2, 4)) == ["acd"]
    assert names(matched(waiting[1:], 2, 4)) == ["bc"]
    assert names(matched(waiting[2:], 2, 4)) == ["cd"]


def test_nobody_meets_whom_they_are_kept_apart_from() -> None:
    """Nor somebody whom one could take for them."""
    waiting = [hopeful("a"), hopeful("b", 1100), hopeful("c", 1001)]
    assert names(matched(waiting, 2, 2, {frozenset("ac")})) == ["ab"]
    four = [hopeful("a", players=3), hopeful("b", 1001), hopeful("c", 1002), hopeful("d", 1003)]
    avoided = {frozenset("bc"), frozenset("bd")}
    assert names(matched(four, 2, 4, avoided)) == ["acd"], "nobody waits for the sake of one"
    twins = [hopeful("a")._replace(name="Ana"), hopeful("b")._replace(name="ANA")]
    assert matched(twins, 2, 4) == []


@given(
    st.lists(
        st.tuples(st.integers(900, 1400), st.integers(0, 30), st.sampled_from([None, 2, 3, 4])),
        max_size=7,
    ),
    st.sets(st.sampled_from([frozenset(two) for two in combinations("abcdefg", 2)])),
)
def test_whoever_can_play_plays_once_and_with_whom_they_may(
    told: list[tuple[int, int, int | None]], apart: set[frozenset[str]]
) -> None:
    """By trying everything: who has waited longest is left only where nobody fits."""
    people = [hopeful(name, *one) for name, one in zip("abcdefg", told, strict=False)]
    groups = matched(people, 2, 4, apart)

    def fits(group: Sequence[Hopeful]) -> bool:
        near = all(gap(group[0], one) <= reach(group[0].waited) for one in group)
        right = all(one.players in (None, len(group)) for one in group)
        pairs = {frozenset((one.player, other.player)) for one, other in combinations(group, 2)}
        return near and right and pairs.isdisjoint(apart)

    assert all(map(fits, groups))
    seated = [one.player for group in groups for one in group]
    assert len(set(seated)) == len(seated)
    if people and people[0].player not in seated:
        rest = people[1:]
        ways = (found for size in (1, 2, 3) for found in combinations(rest, size))
        assert not any(fits([people[0], *found]) for found in ways)


def test_a_crowd_costs_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Names that nobody can be paired under are looked at once each, and not all in one round."""
    looked_at: list[str] = []

    def likeness(name: str) -> str:
        looked_at.append(name)
        return name.lower()

    monkeypatch.setattr(matchmaking, "likeness", likeness)
    twins = [hopeful(f"p{number}")._replace(name="Ana") for number in range(300)]
    assert matched([*twins, hopeful("bo")], 2, 6) == []
    assert len(looked_at) == matchmaking.AT_ONCE
    assert names(matched([*twins[:100], hopeful("bo")], 2, 6)) == ["bop0"]
    assert len(looked_at) == matchmaking.AT_ONCE + 101


# At a server


def test_two_who_wait_play(house: House) -> None:
    ana, bo = house.guest("Ana"), house.guest("Bo")
    first = Hope(ana)
    with hopes(first):
        told = first.told()
        assert (told["waiting"], told["table"], told["bots_after"]) == (1, None, 60.0)
        assert {"game": GAME, "waiting": 1} in house.guest().get("/api/queue")
        second = Hope(bo)
        with hopes(second):
            table = first.table()
            assert second.table() == table
            with pytest.raises(ConnectionClosed):
                second.socket.recv(PATIENCE)
    assert house.guest().get("/api/queue") == []
    told = ana.get(f"/api/tables/{table}")
    info = told["table"]
    assert (info["status"], info["rated"], info["seconds"]) == ("running", "people", 60)
    assert sorted(seat["name"] for seat in info["seats"]) == ["Ana", "Bo"]
    assert table in [one["table"]["id"] for one in bo.get("/api/me/tables")]
    with ana.sit_at(table) as chair, bo.sit_at(table) as other:
        for one in (chair, other):
            one.until_kind("fresh")
        mover = next(one for one in (chair, other) if one.you["moves"])
        assert mover.play(mover.you["moves"][0])["kind"] == "news"


def test_two_worlds_of_a_queue(house: House) -> None:
    """Who waits is told how many do, and nothing of who they are."""
    heard = []
    for name in ("Bo", "Eve"):
        ana, other = house.guest("Ana"), house.guest(name)
        mine, theirs = Hope(ana, players="2"), Hope(other, players="3")
        with hopes(mine, theirs):
            mine.until(waiting=2)
            theirs.close()
            told = mine.until(waiting=1)
            heard.append({**told, "waited": 0})
    assert heard[0] == heard[1]


def test_who_blocks_somebody_at_the_last_moment_does_not_meet_them(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After it was looked who may meet, and before their table is written."""
    ana, bo, cy = house.guest("Ana"), house.guest("Bo"), house.guest("Cy")
    ana.http.put(f"/api/me/blocked/{bo.get('/api/me')['id']}").raise_for_status()
    queue = house.services.store.queue
    look, late = queue.apart, list[set[str]]()

    async def too_early(players: Collection[str]) -> set[frozenset[str]]:
        late.append(set(players))
        return set() if len(players) == 2 else await look(players)

    monkeypatch.setattr(queue, "apart", too_early)
    first, second = Hope(ana, players="2"), Hope(bo, players="2")
    with hopes(first, second):
        first.until(waiting=2, table=None)
        house.until(lambda: [len(both) for both in late].count(2) > 1)  # tried, and not granted
        third = Hope(cy, players="2")
        with hopes(third):
            found = third.table()
            people = {seat["name"] for seat in cy.get(f"/api/tables/{found}")["table"]["seats"]}
            assert people in ({"Ana", "Cy"}, {"Bo", "Cy"})


def test_who_closes_the_page_is_not_waited_for(house: House) -> None:
    ana, bo = house.guest("Ana"), house.guest("Bo")
    Hope(ana).close()
    house.until(lambda: house.guest().get("/api/queue") == [])
    second = Hope(bo)
    with hopes(second):
        second.until(waiting=1, table=None)
        again = Hope(ana)
        with hopes(again):
            assert again.table() == second.table()


def test_somebody_waits_once(house: House) -> None:
    """On another line, or for another game, the first one ends."""
    ana = house.guest("Ana")
    first = Hope(ana, line="first-line")
    with hopes(first):
        first.until(waiting=1)
        second = Hope(ana, line="other-line", game="kuhhandel")
        with hopes(second):
            second.until(waiting=1)
            with pytest.raises(ConnectionClosed):
                first.until(waiting=2)
            assert house.guest().get("/api/queue") == [{"game": "kuhhandel", "waiting": 1}]


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("elgaucho/socket?line=short", "bad_request"),
        ("elgaucho/socket", "bad_request"),
        ("elgaucho/socket?line=long-enough&players=5", "bad_request"),
        ("elgaucho/socket?line=long-enough&players=²", "bad_request"),
        ("chess/socket?line=long-enough", "not_found"),
    ],
)
def test_wrong_wishes_are_refused(house: House, path: str, code: str) -> None:
    ana = house.guest("Ana")
    url = f"{house.url.replace('http', 'ws', 1)}/api/queue/{path}"
    with connect(url, ana.credentials()) as socket:
        assert json.loads(socket.recv(PATIENCE))["problem"]["code"] == code


def test_strangers_and_chatter_are_refused(house: House) -> None:
    with closing(Hope(house.guest())) as stranger:
        assert stranger.told()["problem"]["code"] == "not_signed_in"
    talker = Hope(house.guest("Tim"))
    with hopes(talker):
        talker.until(waiting=1)
        talker.socket.send("{}")
        assert talker.until(kind="refused")["problem"]["code"] == "bad_request"


def test_an_address_waits_only_so_often(tmp_path: Path) -> None:
    house = House(tmp_path / "data", address_waiting=1)
    with closing(house):
        ana, bo = house.guest("Ana"), house.guest("Bo")
        first = Hope(ana)
        with hopes(first):
            first.until(waiting=1)
            with closing(Hope(bo)) as second:
                told = second.told()["problem"]
                assert (told["code"], told["reason"]) == ("slow_down", "too_many_waiting")
        with pytest.raises(ConnectionClosed):
            first.socket.recv(PATIENCE)
        house.until(lambda: house.services.matchmaker.sockets.connect("127.0.0.1"))


def test_a_session_that_ends_waits_no_more(house: House) -> None:
    ana = house.guest("Ana")
    first = Hope(ana)
    with hopes(first):
        first.until(waiting=1)
        session = ana.get("/api/me/account")["sessions"][0]["id"]
        ana.http.delete(f"/api/me/sessions/{session}")
        with pytest.raises(ConnectionClosed):
            first.until(waiting=2)


def since(folder: Path) -> list[tuple[float]]:
    with closing(sqlite3.connect(folder / "data" / "corral.db")) as db:
        return db.execute("SELECT since FROM queue").fetchall()


def test_a_place_survives_a_restart(tmp_path: Path) -> None:
    process = Process(tmp_path / "data")
    ana = Guest(process.url, "Ana")
    try:
        first = Hope(ana)
        with hopes(first):
            first.until(waiting=1)
            began = since(tmp_path)
            process.kill()
        process.start()
        again = Hope(ana)
        with hopes(again):
            again.until(waiting=1)
            assert since(tmp_path) == began
            bo = Guest(process.url, "Bo")
            with closing(Hope(bo)) as second:
                assert second.table() == again.table()
            bo.close()
    finally:
        ana.close()
        process.stop()


def test_two_servers_pair_nobody_twice(pair: Pair) -> None:
    """Twelve people come to both at once: each has one table, and each table its people."""
    people = [pair.guest(f"Rider {'abcdeghkmpst'[number]}") for number in range(12)]
    waiting = [Hope(both[number % 2], players="2") for number, both in enumerate(people)]
    with hopes(*waiting):
        tables = [one.table() for one in waiting]
    assert len(set(tables)) == 6
    for (here, there), table in zip(people, tables, strict=True):
        mine = [one["table"]["id"] for one in here.get("/api/me/tables")]
        assert mine == [table]
        assert there.get(f"/api/tables/{table}")["table"]["status"] == "running"
