"""Two worlds through the real socket: what a viewer cannot know, no byte of its traffic tells.

Two tables are set up that differ only in what one viewer cannot know. The same moves are made at
both, as long as nothing is revealed that differs; everything the viewer is sent must be identical.
"""

from __future__ import annotations

import json
import re
from functools import cache
from itertools import product
from random import Random
from typing import Any

import httpx
import pytest

import corral
from corral.core.match import Match
from corral.server.tables.answering import asked
from tests.server.house import House
from tests.server.pair import Pair
from tests.server.people import Bot, Chair, Guest, with_bot
from tests.tables import each_once
from tests.thorough import few_or_all

PLAYERS = 3
MOVES_COMPARED = 12


def played(game: str, moves: int) -> Match:
    """A match in its middle."""
    rng = Random(moves)
    match = corral.new(game, players=PLAYERS, seed=moves, names=["Ana", "Bo", "Cy"])
    for _ in range(moves):
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal(seat)))
    return match


@cache
def pairs_of_worlds(game: str, viewer: int | None) -> list[tuple[Match, Match]]:
    """Matches early and late, each with another world that the viewer cannot tell from it."""
    found: list[tuple[Match, Match]] = []
    for moves in (*range(5, 60, 5), *range(60, 130, 7)):
        match = played(game, moves)
        twin = match.sample(viewer, moves)
        if twin.position() != match.position() and (not found or moves > 50):
            found.append((match, twin))
        if len(found) == 2:
            return found
    raise AssertionError("there is nothing to hide")


class World:
    """A table on the server, a match beside it that makes the same moves, and the viewer's ears."""

    def __init__(
        self,
        guests: list[Guest],
        viewer: int | None,
        match: Match,
        one_screen: bool = False,
        ears: list[Guest] | None = None,
    ) -> None:
        self.viewer = viewer
        self.one_screen = one_screen
        self.match = corral.from_position(match.position(), seed=1)
        stranger = guests[PLAYERS]
        people = [guests[0]] * PLAYERS if one_screen else guests[:PLAYERS]
        seats = [f"here {name}" if one_screen else "open" for name in ("Ana", "Bo", "Cy")]
        self.table = people[0].open(match.game, seats, position=match.position())
        if not one_screen:
            for guest in people[1:]:
                guest.join(self.table)
        ear = stranger if viewer is None else people[viewer]
        if ears is not None:  # the same people, at another server
            ear = ears[PLAYERS if viewer is None else viewer]
        self.ear = ear.sit_at(self.table, seat=viewer)
        self.ear.until_kind("fresh")
        people[0].start(self.table)
        self.ear.until_kind("news", cause="started")
        self.chairs: list[Chair] = [
            guest.sit_at(self.table, seat=seat) for seat, guest in enumerate(people)
        ]
        for chair in self.chairs:
            chair.until_kind("fresh")

    @property
    def asked(self) -> tuple[int, ...]:
        """Who may act; where they are asked in turn, the first one."""
        return asked(self.match, self.match.asking)

    def texts(self, seat: int) -> set[str]:
        return {str(move) for move in self.match.legal(seat)}

    def reveals(self, seat: int, move: str) -> list[object] | None:
        """What the move openly shows the viewer; ``None`` if it asks chance."""
        twin = self.match.copy()
        before = len(twin.entries)
        events = twin.play(seat, move)
        if len(twin.entries) != before + 1:
            return None
        return [event.seen_by(self.viewer) for event in events if event.reveals]

    def play(self, seat: int, move: str) -> None:
        self.match.play(seat, move)
        answer = self.chairs[seat].play(move, key=f"{len(self.match.entries)}")
        assert answer["kind"] == "news", answer
        for other, chair in enumerate(self.chairs):
            if other != seat and not answer.get("alone"):
                chair.until_kind("news")

    def heard(self) -> list[str]:
        """All that the viewer was sent, without what differs between any two tables."""
        if isinstance(self.ear.guest, Bot):
            self.ear.ask("say", text="refused, and told so", key="end")
        else:
            self.ear.guest.post("/api/me", {"name": self.ear.guest.name or "Dee"})
            self.ear.ask("say", text="that is all", key="end")
        frames = [frame for frame in self.ear.frames if '"kind":"present"' not in frame]
        blank = [frame.replace(self.table, "TABLE") for frame in frames]
        if self.one_screen:  # people who share a screen see whom it asks next
            blank = [re.sub(r'"awaited":\[[\d,]*\]', '"awaited":[]', frame) for frame in blank]
        return [re.sub(r'"(opened|at)":[0-9.]+', r'"\1":0', frame) for frame in blank]

    def asked_for(self) -> list[str]:
        """What the viewer gets who asks for all that is stored about them and their play."""
        guest = self.ear.guest
        if guest.get("/api/me") is None:
            return []
        if isinstance(guest, Bot):
            mine = guest.get("/api/bot/events")
            own = [one for one in mine["tables"] if self.table in json.dumps(one)]
            asked = guest.get(f"/api/tables/{self.table}/position")
            text = json.dumps([mine["challenges"], own, asked]).replace(self.table, "TABLE")
            return [re.sub(r'"opened": [0-9.]+', '"opened": 0', text)]
        number = guest.get("/api/me")["id"]
        paths = ("/api/me/export", "/api/me/tables", f"/api/players/{number}/matches")
        told = []
        for path in paths:
            found = guest.get(path)
            tables = found["tables"] if path == "/api/me/export" else found
            own = [one for one in tables if self.table in json.dumps(one)]
            text = json.dumps(own).replace(self.table, "TABLE")
            told.append(re.sub(r'"(opened|at)": [0-9.]+', r'"\1": 0', text))
        for path in ("/api/me/people", "/api/me/invitations", "/api/me/records"):
            told.append(json.dumps(guest.get(path)))
        place = f"/api/tables/{self.table}"
        told += [guest.http.get(f"{place}/{one}").text for one in ("invited", "card", "record")]
        return told

    def close(self) -> None:
        for chair in (*self.chairs, self.ear):
            chair.close()


@pytest.fixture(scope="module")
def guests(house: House) -> list[Guest]:
    return [house.guest(name) for name in ("Ana", "Bo", "Cy", "Dee")]


@pytest.fixture(scope="module")
def people_at_both(pair: Pair) -> list[list[Guest]]:
    """The same four at each of two servers."""
    both = [pair.guest(name) for name in ("Ana", "Bo", "Cy", "Dee")]
    return [[one for one, _ in both], [other for _, other in both]]


def few_viewers(*viewers: int | None) -> list[tuple[Any, ...]]:
    """Every game and every viewer once; all of them together meet at a table like any other."""
    return few_or_all(each_once(corral.games(), viewers), product(corral.games(), viewers))


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
@pytest.mark.parametrize("game", corral.games())
def test_two_worlds(guests: list[Guest], game: str, viewer: int | None) -> None:
    compare_worlds(guests, game, viewer)


@pytest.mark.parametrize(("game", "viewer"), few_viewers(0, 2, None))
def test_two_worlds_at_one_screen(guests: list[Guest], game: str, viewer: int | None) -> None:
    """All seats are the same guest's; still each connection knows what its seat knows."""
    compare_worlds(guests, game, viewer, one_screen=True)


@pytest.mark.parametrize(("game", "viewer"), few_viewers(0, None))
def test_two_worlds_at_two_servers(
    people_at_both: list[list[Guest]], game: str, viewer: int | None
) -> None:
    """All play at one server; the viewer is there in one world, at another server in the other."""
    here, there = people_at_both
    compare_worlds(here, game, viewer, ears=there)


@pytest.mark.parametrize("viewer", [1])
@pytest.mark.parametrize("game", corral.games())
def test_two_worlds_with_a_bot_account(guests: list[Guest], game: str, viewer: int) -> None:
    """It is told what a person in its seat is told, and what it asks for tells no more."""
    robo = with_bot(guests[0], f"Robo {game}")
    compare_worlds([guests[0], robo, *guests[2:]], game, viewer)


def compare_worlds(
    guests: list[Guest],
    game: str,
    viewer: int | None,
    one_screen: bool = False,
    ears: list[Guest] | None = None,
) -> None:
    for match, twin in pairs_of_worlds(game, viewer):
        worlds = [
            World(guests, viewer, one, one_screen, heard_by)
            for one, heard_by in ((match, None), (twin, ears))
        ]
        rng = Random(len(match.entries))
        for _ in range(MOVES_COMPARED):
            choices = [
                (seat, move)
                for seat in worlds[0].asked
                for move in sorted(worlds[0].texts(seat) & worlds[1].texts(seat))
            ]
            rng.shuffle(choices)
            shown = [(one, [world.reveals(*one) for world in worlds]) for one in choices[:8]]
            common = [one for one, (here, there) in shown if here is not None and here == there]
            if not common:
                break
            for world in worlds:
                world.play(*common[0])
        here, there = (world.heard() for world in worlds)
        stored_here, stored_there = (world.asked_for() for world in worlds)
        for world in worlds:
            world.close()
        assert here == there
        assert stored_here == stored_there


# Whatever can be asked for, by the server's own list


FIELD = re.compile(r"\{(\w+)\}")
ELSE = {"moves": "0", "language": "en"}


def answers_to(world: World, people: list[Guest], paths: list[str]) -> dict[str, str]:
    """What the viewer gets at every address, without what differs between any two tables."""
    guest, game = world.ear.guest, world.match.game
    numbers: list[str] = [one.get("/api/me")["id"] for one in people]
    known = {"table": world.table, "game": game, "player": numbers[0], "person": numbers[0], **ELSE}
    names = {world.table: "TABLE", **{one: f"PERSON {at}" for at, one in enumerate(numbers)}}
    found = {}
    for path in paths:
        answer = guest.http.get(FIELD.sub(lambda field: known.get(field[1], "x"), path))
        body = answer.content.hex() if "image" in answer.headers["content-type"] else answer.text
        for one, name in names.items():
            body = body.replace(one, name)
        body = re.sub(r"\b1[0-9]{9}(\.[0-9]+)?\b", "0", body)  # a moment
        body = re.sub(r'"(id": ?"[\w-]{16}|qr": ?"[^"]+)"', "", body)  # a session's; the link's
        found[path] = f"{answer.status_code} {body}"
    return found


@pytest.mark.parametrize(("game", "viewer"), each_once(corral.games(), [1, None]))
def test_two_worlds_at_every_address(house: House, game: str, viewer: int | None) -> None:
    """Of people who are nowhere else. A new address is asked for as soon as there is one."""
    document = json.loads(httpx.get(f"{house.url}/api/openapi.json").text)
    paths = [path for path, ways in document["paths"].items() if "get" in ways]
    paths = [path for path in paths if not path.startswith("/api/games")]  # the same for all
    assert len(paths) > 35
    told = []
    for match in pairs_of_worlds(game, viewer)[1]:
        people = [house.guest(name) for name in ("Ana", "Bo", "Cy", "Dee")]
        world = World(people, viewer, match)
        told.append(answers_to(world, people, paths))
        world.close()
    assert told[0] == told[1]
    place = told[0]["/api/tables/{table}"]
    assert place.startswith("200")
    assert "TABLE" in place
    assert told[0]["/api/tables/{table}/log"].startswith("4")  # not while the match goes on


@pytest.mark.parametrize("game", corral.games())
def test_nobody_is_sent_what_belongs_to_others(
    house: House, guests: list[Guest], game: str
) -> None:
    """Neither cookies nor ids, orders, keys or moves of other seats are in anybody's traffic."""
    world = World(guests, 0, played(game, 30))
    table = house.services.hub._rooms[world.table].table
    rng = Random(0)
    for number in range(20):
        assert table.match is not None
        world.match = table.match
        seat = rng.choice(world.asked)
        chair = world.chairs[seat]
        answer = chair.play(rng.choice(chair.you["moves"]), key=f"key of p{seat} {number}")
        for other, one in enumerate(world.chairs):
            if other != seat and not answer.get("alone"):
                one.until_kind("news")
    secrets = [value for guest in guests for value in guest.http.cookies.values()]
    ids = [guest.get("/api/me")["id"] for guest in guests]
    for seat, chair in enumerate(world.chairs):
        text = "".join(chair.frames)
        for secret in (*secrets, *ids):
            assert secret not in text
        for other in range(PLAYERS):
            assert other == seat or f"key of p{other}" not in text
    world.close()
