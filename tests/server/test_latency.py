"""A longer way counts in a race only where it was measured again and again."""

from __future__ import annotations

from time import sleep
from typing import Any

from corral.server.tables.driver import FAIR
from corral.server.tables.latency import LATEST, MEASURED, RoundTrip
from tests.server.house import House
from tests.server.people import Chair

LATE = 0.45


def test_late_answers_win_nothing() -> None:
    trip = RoundTrip()
    for seconds in (0.45, 0.45, 0.02, 0.45, 0.45):
        trip.measure(seconds)
    assert trip.seconds == 0.02


def test_a_way_is_known_when_it_was_measured_several_times() -> None:
    trip = RoundTrip()
    for _ in range(MEASURED - 1):
        trip.measure(0.2)
        assert trip.seconds == 0.0
    trip.measure(0.3)
    assert trip.seconds == 0.2


def test_a_way_that_has_grown_longer_counts_in_the_end() -> None:
    trip = RoundTrip()
    trip.measure(0.01)
    for _ in range(LATEST):
        trip.measure(0.2)
    assert trip.seconds == 0.2


def test_who_reacts_sooner_has_a_shorter_way() -> None:
    """One who answers all pings late, but not the question."""
    trip = RoundTrip()
    for _ in range(LATEST):
        trip.measure(0.45)
    trip.at_most(3.0)
    assert trip.seconds == 0.45
    trip.at_most(0.1)
    assert trip.seconds == 0.1


class Late(Chair):
    """Answers the second ping late."""

    pings = 0

    def _note(self, message: Any) -> None:
        self.pings += message["kind"] == "ping"
        if message["kind"] == "ping" and self.pings == 2:
            sleep(LATE)
        super()._note(message)


def test_a_late_pong_is_measured_and_does_not_count(house: House) -> None:
    ana = house.guest("Ana")
    table = ana.open("elgaucho", ["here Ana", "here Bo"], seconds=60, start=True)
    chair = Late(ana, table, None, True)
    with chair:
        while chair.pings < MEASURED:
            chair.receive()
        room = house.services.hub._rooms[table]
        (watcher,) = room.watchers
        while not watcher.round_trip.known:
            sleep(0.01)
        latest = watcher.round_trip._latest
        assert max(latest) >= LATE
        assert room.driver._trip(0) == min(FAIR, *latest) < LATE
