"""Two servers on one database, in threads: each with a store, a bus and rooms of its own."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.house import House
from tests.server.people import PATIENCE, Chair, Guest


class Pair:
    """Two servers on one database, and people who may be at either."""

    def __init__(self, one: House, other: House) -> None:
        self.one = one
        self.other = other
        self.houses = one, other

    def guest(self, name: str) -> tuple[Guest, Guest]:
        """The same person at both."""
        here, there = self.one.guest(name), self.other.guest()
        there.http.cookies.update(here.http.cookies)
        return here, there

    def rows(self, table: str) -> list[Any]:
        return asyncio.run_coroutine_threadsafe(
            self.one.services.store.log(table), self.one.loop
        ).result(PATIENCE)


def begun(pair: Pair, game: str, **wish: Any) -> tuple[str, Chair, Chair]:
    """Ana at the first server and Bo at the second; both have heard that the match has begun."""
    ana, _ = pair.guest("Ana")
    _, bo = pair.guest("Bo")
    table = ana.open(game, ["open", "open"], **wish)
    bo.join(table)
    chairs = ana.sit_at(table), bo.sit_at(table)
    for chair in chairs:
        chair.until_kind("fresh")
    ana.start(table)
    for chair in chairs:
        while chair.info["status"] == "waiting":
            chair.receive()
    return table, *chairs
