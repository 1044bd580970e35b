"""Somebody who has nothing to do with it: plays at a table, and comes as a newcomer."""

from __future__ import annotations

import threading
from contextlib import suppress
from random import Random
from time import perf_counter
from typing import Final, NamedTuple

from websockets.exceptions import WebSocketException

from corral.core.errors import CorralError
from tools.attack.games import ANY
from tools.attack.guest import Chair, Guest

EVERY: Final = 0.15
"""Seconds between two moves: quick for a person."""
ELSEWHERE: Final = "127.0.0.2"
"""Not the attacker's address."""
LOST: Final = 60.0
"""What it counts as when there was no answer at all, in seconds."""


class Sample(NamedTuple):
    begun: float
    seconds: float


def p99(samples: list[Sample], begin: float, end: float) -> float:
    """Of what was begun in that time, in milliseconds."""
    times = sorted(one.seconds for one in samples if begin <= one.begun < end)
    return 1e3 * times[len(times) * 99 // 100] if times else float("nan")


class Bystander:
    """Two threads: one plays both seats of a table, one is a newcomer again and again."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.moves: list[Sample] = []
        self.visits: list[Sample] = []
        self._rng = Random(17)
        self._ended = threading.Event()
        self._threads = [threading.Thread(target=one) for one in (self._play, self._visit)]

    def __enter__(self) -> Bystander:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ended.set()
        for thread in self._threads:
            thread.join()

    def _visit(self) -> None:
        stranger = Guest(self.port, None, ELSEWHERE)
        while not self._ended.wait(EVERY):
            begin = perf_counter()
            try:
                stranger.get("/api/games")
                self.visits.append(Sample(begin, perf_counter() - begin))
            except (OSError, CorralError):
                self.visits.append(Sample(begin, LOST))

    def _play(self) -> None:
        guest: Guest | None = None
        while not self._ended.is_set():
            begin = perf_counter()
            try:
                guest = guest or Guest(self.port, "Bystander", ELSEWHERE)
                self._one_match(guest)
            except (OSError, CorralError, WebSocketException):
                self.moves.append(Sample(begin, LOST))
                self._ended.wait(1.0)

    def _one_match(self, guest: Guest) -> None:
        table = guest.open(ANY, "here Ana", "here Bo", start=True)
        chairs = [guest.sit_at(table, seat) for seat in range(2)]
        try:
            while not self._ended.wait(EVERY) and self._one_move(chairs):
                pass
        finally:
            for chair in chairs:
                with suppress(OSError, WebSocketException):
                    chair.close()

    def _one_move(self, chairs: list[Chair]) -> bool:
        """Whether there was one to make."""
        mover = next((chair for chair in chairs if chair.moves), None)
        if mover is None:
            return False
        begin = perf_counter()
        told = mover.play(self._rng.choice(mover.moves))
        self.moves.append(Sample(begin, perf_counter() - begin))
        if not told.get("alone"):
            chairs[1 - chairs.index(mover)].follow()
        return True
