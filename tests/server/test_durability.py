"""Killing the server at any moment loses nothing that was acknowledged."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import Process
from tests.server.people import Guest

GAMES = ("elgaucho", "goldrush", "kuhhandel")
DEATHS = 5


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    running = Process(tmp_path / "data", bot_pause=0.01)
    yield running
    running.kill()


def rows(process: Process, table: str) -> list[Any]:
    """The log of a table, read past the server."""
    with closing(sqlite3.connect(process.data / "corral.db")) as db:
        found = db.execute("SELECT body FROM log WHERE table_id = ? ORDER BY seq", (table,))
        return [json.loads(body) for (body,) in found]


class Player(Thread):
    """Plays at random until the server dies, and remembers what was acknowledged."""

    def __init__(self, guest: Guest, table: str, seed: int, acknowledged: list[str]) -> None:
        super().__init__(daemon=True)
        self.guest = guest
        self.table = table
        self.rng = Random(seed)
        self.acknowledged = acknowledged
        self.unsure: dict[str, Any] | None = None
        self.version = 0

    def run(self) -> None:
        try:
            with self.guest.sit_at(self.table) as chair:
                chair.until_kind("fresh")
                while chair.info["status"] == "running":
                    self.version = chair.version
                    if not chair.you["moves"]:
                        chair.receive()
                        continue
                    key = f"{self.name} {len(self.acknowledged)} {chair.version}"
                    move = self.rng.choice(chair.you["moves"])
                    self.unsure = {"move": move, "version": chair.version, "key": key}
                    answer = chair.play(**self.unsure)
                    if answer["kind"] == "news":
                        self.acknowledged.append(key)
                    self.unsure = None
                    self.version = chair.version
        except (ConnectionClosed, EOFError, OSError):
            return


def test_kill_at_random_moments(process: Process) -> None:
    rng = Random(11)
    ana = Guest(process.url, "Ana")
    tables = {game: ana.open(game, ["open", "random", "random"]) for game in GAMES}
    alone = ana.open("kuhhandel", ["random", "random", "random", "random"])
    for table in (*tables.values(), alone):
        ana.start(table)
    acknowledged: dict[str, list[str]] = {game: [] for game in GAMES}
    cookies = ana.http.cookies
    for death in range(DEATHS):
        players = [Player(ana, table, death, acknowledged[game]) for game, table in tables.items()]
        for player in players:
            player.start()
        time.sleep(rng.uniform(0.2, 1.0))
        process.kill()
        for player in players:
            player.join(20)
            assert not player.is_alive()
        stored = {game: rows(process, table) for game, table in tables.items()}
        before = len(rows(process, alone))
        process.start()
        ana.close()
        ana = Guest(process.url)
        ana.http.cookies = cookies
        for game, player in zip(GAMES, players, strict=True):
            keys = [row["key"] for row in stored[game] if row.get("key")]
            assert keys[: len(acknowledged[game])] == acknowledged[game]
            check_comes_back(ana, player, keys, acknowledged[game])
        deadline = time.monotonic() + 20
        while len(rows(process, alone)) <= before and not over(process, alone):
            assert time.monotonic() < deadline, "the bots do not go on by themselves"
            time.sleep(0.05)
    assert all(acknowledged.values())
    assert len(ana.get("/api/me/tables")) == 3  # my games survive it all
    ana.close()


def over(process: Process, table: str) -> bool:
    return "scores" in rows(process, table)[-1]


def check_comes_back(ana: Guest, player: Player, stored: list[str], known: list[str]) -> None:
    """Nothing that was told is lost, and a move of which no answer came is made exactly once."""
    with ana.sit_at(player.table) as chair:
        fresh = chair.until_kind("fresh")
        assert fresh["version"] >= player.version
        if player.unsure is None:
            return
        key = player.unsure["key"]
        answer = chair.play(**player.unsure)
        if key in stored:
            assert answer["kind"] == "fresh"  # it had been stored: told so, not made again
            known.append(key)
        elif answer["kind"] == "news":
            known.append(key)
        else:
            assert answer["problem"]["code"] == "stale"


def test_a_stop_is_graceful_and_leaves_no_secrets_in_the_log(process: Process) -> None:
    ana = Guest(process.url, "Ana Secret")
    table = ana.open("elgaucho", ["open", "random"])
    ana.start(table)
    secret = next(iter(ana.http.cookies.values()))
    with ana.sit_at(table) as chair:
        chair.until_kind("fresh")
        chair.ask("say", text="a private word")
        began = time.monotonic()
        assert process.stop() == 0
        assert time.monotonic() - began < 15
        with pytest.raises(ConnectionClosed):
            chair.until(lambda _: False)
    text = process.log
    assert "Traceback" not in text
    assert secret not in text
    assert table not in text
    assert "private word" not in text
    ana.close()
    process.start()


def test_only_one_server_works_on_the_data(process: Process) -> None:
    with pytest.raises(AssertionError):
        Process(process.data)
    assert "another server works on the data" in process.log
