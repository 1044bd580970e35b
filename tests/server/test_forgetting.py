"""A room that is forgotten is gone at once: no collection has to find it, and stop the world."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from time import monotonic, sleep
from weakref import ref

import pytest

import corral
from corral.core.match import Match
from tests.server.house import House
from tests.server.people import PATIENCE
from tests.server.test_clock import auction_of


@pytest.fixture
def uncollected() -> Iterator[None]:
    """Only counting references frees anything."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def forget(house: House, table: str) -> None:
    """As the sweep does with a table that nobody has watched for long."""
    hub = house.services.hub
    house.loop.call_soon_threadsafe(lambda: hub._forget(hub._rooms[table]))


def parts(house: House, table: str) -> dict[str, ref[object]]:
    room = house.services.hub._rooms[table]
    found = {
        "room": room,
        "driver": room.driver,
        "table": room.table,
        "gallery": room.table.gallery,
    }
    return {name: ref(part) for name, part in found.items() if part is not None}


@pytest.mark.usefixtures("uncollected")
@pytest.mark.parametrize("seconds", [None, 60])
@pytest.mark.parametrize("game", corral.games())
def test_a_forgotten_room_is_gone_at_once(house: House, game: str, seconds: int | None) -> None:
    ana = house.guest("Ana")
    position = auction_of("animal", 3).position() if game == "kuhhandel" else None
    seats = ["here Ana", "here Bo", "random"]
    table = ana.open(game, seats, seconds=seconds, position=position, start=True)
    with ana.sit_at(table) as chair, house.guest().sit_at(table) as watcher:
        chair.until_kind("fresh")
        watcher.until_kind("fresh")
        for _ in range(3):
            if chair.you["moves"]:
                chair.play(chair.you["moves"][0])
            chair.ask("play", move="nothing of the kind", version=chair.version)
    while house.services.hub._rooms[table].watchers:
        sleep(0.01)
    alive = parts(house, table)
    match = id(house.services.hub._rooms[table].table.match)
    forget(house, table)
    deadline = monotonic() + PATIENCE
    while any(one() is not None for one in alive.values()) and monotonic() < deadline:
        sleep(0.01)
    assert [name for name, one in alive.items() if one() is not None] == []
    # Compiled, a match cannot be referred to weakly.
    assert match not in {id(one) for one in gc.get_objects() if type(one) is Match}
