"""Attacks on questions to several at once: on races, and on standing orders."""

from __future__ import annotations

from collections import deque
from contextlib import suppress
from itertools import cycle
from time import monotonic
from typing import Any

from corral.core.match import Match
from corral.server.tables.latency import MEASURED
from tools.attack.attack import attack, held
from tools.attack.games import match_at
from tools.attack.guest import Chair, Guest
from tools.attack.server import Server

LATE = 0.45
"""Seconds by which the attacker answers pings late."""
AFTER = 0.3
"""So much later than another it acts."""
GIVEN_TIME = 12.0
"""Seconds in which the question is asked again and again."""
PEOPLE = ("Ana", "Bo", "Mallory")
HOUSES = cycle(range(256))


def people_at(server: Server, match: Match, **wish: object) -> list[Chair]:
    """All seats of a match that goes on from where it is."""
    house = f"127.1.{next(HOUSES)}"  # so that no address's limits end what is tried here
    guests = [Guest(server.port, name, f"{house}.{one}") for one, name in enumerate(PEOPLE, 1)]
    seats = ["open"] * len(guests)
    table = guests[0].open(match.game, *seats, position=match.position(), **wish)
    for guest in guests[1:]:
        guest.post(f"/api/tables/{table}/join", {})
    guests[0].post(f"/api/tables/{table}/start", {})
    return [guest.sit_at(table) for guest in guests]


class Racer:
    """Somebody at a chair who answers pings, at once or late."""

    def __init__(self, chair: Chair, late: float) -> None:
        self.chair = chair
        self.pongs = 0
        self._late = late
        self._due: deque[tuple[float, int]] = deque()

    def look(self) -> Any:
        """What comes within a moment, if anything does."""
        told = None
        with suppress(TimeoutError):
            told = self.chair.receive(0.005)
        while self.chair.pings:
            self._due.append((monotonic() + self._late, self.chair.pings.popleft()))
        while self._due and self._due[0][0] <= monotonic():
            self.chair.send(kind="pong", mark=self._due.popleft()[1])
            self.pongs += 1
        return told


def one_race(chairs: list[Chair], move: str) -> bool | None:
    """Whether the first of two won, the second of whom has made its way long; ``None`` where the
    time to act was over before it was known."""
    able = [chair for chair in chairs if move in chair.moves]
    first, second = Racer(able[0], 0.0), Racer(able[-1], LATE)
    end = monotonic() + GIVEN_TIME
    asked = False
    while second.pongs < MEASURED or not asked:  # both ways are known, and the question is new
        second.look()
        told = first.look()
        asked = told is not None and bool(told.get("events")) and move in first.chair.moves
        if monotonic() > end:
            return None
    version = second.chair.version
    key = first.chair.begin("play", move=move, version=first.chair.version)
    acted = monotonic()
    while monotonic() < acted + AFTER:
        second.look()
    late = second.chair.begin("play", move=move, version=version)
    told = [first.chair.answer(key)["kind"], second.chair.answer(late)["kind"]]
    return told == ["news", "refused"]


@attack(11, f"pongs {LATE} s late, to win a race with a move made {AFTER} s after another's")
def late_pongs(server: Server, until: float) -> str:
    match = match_at(lambda asking: asking.race, len(PEOPLE))
    assert match.asking is not None
    races = 0
    while not races or monotonic() < until:
        chairs = people_at(server, match, seconds=60)
        won = one_race(chairs, match.asking.race[0])
        for chair in chairs:
            chair.close()
        held(won is not False, "the later move won")
        races += won is not None
    return f"{races} races, all won by who was first"


@attack(12, "a high standing order, then a bot plays for the seat: others' orders would overbid it")
def phantom_orders(server: Server, until: float) -> str:
    match = match_at(lambda asking: asking.orders is not None and asking.calls, len(PEOPLE))
    assert match.asking is not None
    assert match.asking.orders is not None
    seats = match.asking.orders.seats
    bids: list[int] = []
    while not bids or monotonic() < until:
        chairs = people_at(server, match)
        victim, mallory = chairs[seats[0]], chairs[seats[-1]]
        high = match.asking.orders.high
        mallory.ask("order", limit=high - 10)
        mallory.ask("away")
        victim.begin("order", limit=high)
        bids.append(first_bid(victim, seats[0]))
        for chair in chairs:
            chair.close()
        held(bids[-1] < high, f"an order of {high} bid {bids[-1]} against nobody")
    return f"orders up to {high} bid {min(bids)} to {max(bids)}, just above what was bid"


def first_bid(chair: Chair, seat: int) -> int:
    """The amount of the next bid of that seat."""
    while True:
        for event in chair.receive().get("events", ()):
            if event.get("seat") == seat and "amount" in event:
                return int(event["amount"])
