"""Killing the server at any moment loses nothing that was acknowledged."""

from __future__ import annotations

import json
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from threading import Semaphore, Thread
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.house import Process
from tests.server.people import PATIENCE, Guest
from tests.thorough import THOROUGH

GAMES = ("elgaucho", "goldrush", "kuhhandel")
DEATHS = int(os.environ.get("CORRAL_DEATHS", "100" if THOROUGH else "3"))
"""How often the server is killed; a long run takes CORRAL_DEATHS=100."""
MOST_MOVES = 8
"""That one makes before the next of the server's deaths."""


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
        self._made = Semaphore(0)

    def until_made(self, moves: int) -> None:
        """Wait until so many more were acknowledged, or there are no more to make."""
        for _ in range(moves):
            assert self._made.acquire(timeout=PATIENCE)

    def run(self) -> None:
        self._play()
        self._made.release(MOST_MOVES)

    def _play(self) -> None:
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
                        self._made.release()
                    self.unsure = None
                    self.version = chair.version
        except (WebSocketException, EOFError, OSError):  # also while it knocked
            return


class Sitting:
    """A table of one game after another, with what was acknowledged there."""

    def __init__(self, game: str, ana: Guest) -> None:
        self.game = game
        self.moves = 0
        self.begin(ana)

    def begin(self, ana: Guest) -> None:
        self.table = ana.open(self.game, ["open", "random", "random"], start=True)
        self.acknowledged: list[str] = []


def test_kill_at_random_moments(process: Process) -> None:
    rng = Random(11)
    ana = Guest(process.url, "Ana")
    sittings = [Sitting(game, ana) for game in GAMES]
    alone = ana.open("kuhhandel", ["random"] * 4, start=True)
    cookies = ana.http.cookies
    for death in range(DEATHS):
        players = [Player(ana, one.table, death, one.acknowledged) for one in sittings]
        for player in players:
            player.start()
        for player in players:
            player.until_made(rng.randint(0 if death else 1, MOST_MOVES))
        process.kill()
        for player in players:
            player.join(PATIENCE)
            assert not player.is_alive()
        stored = [rows(process, one.table) for one in sittings]
        before = len(rows(process, alone))
        process.start()
        ana.close()
        ana = Guest(process.url)
        ana.http.cookies = cookies
        for one, player, log in zip(sittings, players, stored, strict=True):
            keys = [row["key"] for row in log if row.get("key")]
            assert keys[: len(one.acknowledged)] == one.acknowledged
            check_comes_back(ana, player, keys, one.acknowledged)
            one.moves += len(one.acknowledged)
            if over(process, one.table):
                one.begin(ana)
        deadline = time.monotonic() + PATIENCE
        while len(rows(process, alone)) <= before and not over(process, alone):
            assert time.monotonic() < deadline, "the bots do not go on by themselves"
            time.sleep(0.05)
        if over(process, alone):
            alone = ana.open("kuhhandel", ["random"] * 4, start=True)
    assert all(one.moves for one in sittings)
    mine = {told["table"]["id"] for told in ana.get("/api/me/tables")}
    assert mine >= {one.table for one in sittings}  # my games survive it all
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
        assert process.stop() == 0
        with pytest.raises(ConnectionClosed):
            chair.until(lambda _: False)
    text = process.log
    told = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    (stopping,) = (line for line in told if line["message"] == "server stopping")
    assert (stopping["tables"], stopping["sockets"]) == (1, 1)
    assert told[-1]["message"] == "server stopped"  # after it: whoever reads on knows it is over
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
