"""Somebody who plays on whatever happens, at any of the servers, and remembers what was told."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from itertools import count
from random import Random
from threading import Condition, Thread
from time import monotonic
from typing import Any, TypeAlias

import httpx
from websockets.exceptions import WebSocketException

from tests.server.people import Chair, Guest

BROKEN = (OSError, WebSocketException, EOFError, httpx.HTTPError)
"""What a client meets when a server dies; all of it means: try again, elsewhere."""
IDLE = 0.3
"""So many seconds somebody listens before looking whether the world still stands."""
WAIT = 20.0
"""So long a server may be silent before somebody goes to another one."""

Place: TypeAlias = tuple[str, int]
"""A table, and a seat there."""


def glance(view: Any, moves: list[str]) -> str:
    """What a seat is shown, in short: the same for the same."""
    return sha256(json.dumps([view, moves], sort_keys=True).encode()).hexdigest()


class Witness(Chair):
    """A chair whose owner writes down everything that is shown there."""

    def __init__(self, guest: Guest, table: str, note: Callable[[Chair], None]) -> None:
        self._witnessed = note
        super().__init__(guest, table, None, True)

    def _note(self, message: Any) -> None:
        super()._note(message)
        if message["kind"] in ("fresh", "news"):
            self._witnessed(self)


class Person(Thread):
    """Keeps asking until there is an answer, with the same key, as the page does."""

    def __init__(self, urls: list[str], cookies: httpx.Cookies, name: str, seed: int) -> None:
        super().__init__(daemon=True, name=name)
        self._urls = urls
        self._cookies = cookies
        self._rng = Random(seed)
        self._keys = count()
        self._pending: dict[str, Any] | None = None
        self.table: str | None = None
        self.changed = Condition()
        self.ending = False
        self.acknowledged: dict[str, list[str]] = {}
        """The keys of moves that count, by table, in the order in which that was told."""
        self.refused: dict[str, list[str]] = {}
        self.shown: dict[Place, dict[int, str]] = {}
        """What each seat saw at each version."""
        self._asked = 0.0
        self.waits: list[float] = []
        """The seconds between each move and its answer, wherever that came from."""
        self.fault: BaseException | None = None

    @property
    def moves(self) -> int:
        return sum(map(len, self.acknowledged.values()))

    def go_to(self, table: str) -> None:
        with self.changed:
            self.table, self._pending = table, None
            self.changed.notify_all()

    def end(self) -> None:
        with self.changed:
            self.ending = True
            self.changed.notify_all()

    def run(self) -> None:
        try:
            while not self.ending:
                with self.changed:
                    self.changed.wait_for(lambda: self.ending or self.table is not None, IDLE)
                if self.table is not None:
                    self._visit(self.table)
        except BaseException as error:  # told by whoever watches
            self.fault = error
            raise

    def _visit(self, table: str) -> None:
        guest = Guest(self._rng.choice(self._urls))
        guest.http.cookies.update(self._cookies)
        try:
            with Witness(guest, table, self._witness) as chair:
                chair.until(lambda one: one["kind"] == "fresh", WAIT)
                while not self.ending and self.table == table:
                    self._act(chair, table)
        except BROKEN:
            pass
        finally:
            guest.close()

    def _witness(self, chair: Chair) -> None:
        if chair.view is None:
            return
        seen = self.shown.setdefault((chair.table, chair.you["seat"]), {})
        told = glance(chair.view, chair.you["moves"])
        if seen.setdefault(chair.version, told) != told:
            raise AssertionError(f"version {chair.version} of {chair.table} was told in two ways")

    def _act(self, chair: Chair, table: str) -> None:
        if chair.info["status"] == "over":
            with self.changed:
                if self.table == table:
                    self.table = None
            return
        if self._pending is None and chair.you["moves"]:
            move, key = self._rng.choice(chair.you["moves"]), f"{self.name}-{next(self._keys)}"
            self._pending = {"kind": "play", "move": move, "version": chair.version, "key": key}
            self._asked = monotonic()
        if self._pending is None:
            try:
                chair.receive(IDLE)
            except TimeoutError:
                return
        else:
            self._ask(chair, table, self._pending)

    def _ask(self, chair: Chair, table: str, message: dict[str, Any]) -> None:
        chair.send(**message)
        answer = chair.until(lambda one: one.get("key") == message["key"], WAIT)
        if answer["kind"] != "refused":
            self._note(self.acknowledged, table, message["key"])
        elif answer["problem"]["code"] not in ("unavailable", "slow_down"):
            self._note(self.refused, table, message["key"])

    def _note(self, where: dict[str, list[str]], table: str, key: str) -> None:
        self._pending = None
        self.waits.append(monotonic() - self._asked)
        with self.changed:
            where.setdefault(table, []).append(key)
            self.changed.notify_all()
