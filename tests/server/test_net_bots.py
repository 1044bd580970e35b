"""The example bot accounts, in Python and in JavaScript, play each other over a real server."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest

from tests.server.house import Process
from tests.server.people import PATIENCE, Bot, Guest, with_bot
from tests.server.test_online_clients import ONLINE, javascript
from tests.thorough import few_or_all

GAMES = few_or_all(["goldrush", "kuhhandel"], ["elgaucho", "goldrush", "kuhhandel"])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    opened = Process(tmp_path_factory.mktemp("net") / "data")
    yield opened
    opened.stop()


def started(bot: Bot, command: list[str], *more: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*command, bot.url, *more],
        env={**os.environ, "CORRAL_TOKEN": bot.token},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def python() -> list[str]:
    return [sys.executable, str(ONLINE / "bot.py")]


def node() -> list[str]:
    return [*javascript(), str(ONLINE / "bot.mjs")]


def test_the_example_bots_challenge_each_other(server: Process) -> None:
    """Each asks the other, at several tables at once; every match is played from its beginning."""
    ana, bo = Guest(server.url, "Ana"), Guest(server.url, "Bo")
    snake, script = with_bot(ana, "Snake"), with_bot(bo, "Script")
    *first, last = GAMES
    running = [started(script, node(), "--matches", str(len(first)))]
    told = []
    try:
        for game in first:
            running.append(started(snake, python(), "--challenge", script.number, "--game", game))
        told += [one.communicate(timeout=PATIENCE) for one in running]
        more = [
            started(snake, python(), "--matches", "1"),
            started(script, node(), "--challenge", snake.number, "--game", last),
        ]
        running += more
        told += [one.communicate(timeout=PATIENCE) for one in more]
    finally:
        for one in running:
            one.kill()
            one.communicate()
    assert not any(one.returncode for one in running), told
    mine = snake.get("/api/me/tables")
    assert {one["table"]["game"] for one in mine} == set(GAMES)
    for one in mine:
        table = one["table"]
        assert table["status"] == "over"
        assert {seat["owner"] for seat in table["seats"]} == {"Ana", "Bo"}
        line = " ".join([table["id"], *map(str, table["scores"])])
        assert sum(line in out for out, _ in told) >= 2  # both have seen the same end
    ana.close()
    bo.close()


@pytest.mark.parametrize("program", [python, node])
def test_who_is_declined_gives_the_table_up(
    server: Process, program: Callable[[], list[str]]
) -> None:
    ana = Guest(server.url, "Ana")
    name = program.__name__
    asks, declines = with_bot(ana, f"Asks {name}"), with_bot(ana, f"Declines {name}")
    running = started(asks, program(), "--challenge", declines.number)
    try:
        with declines.listen() as ear:
            asked = (ear.greeting["challenges"] or [None])[0] or ear.challenge(status="open")
            declines.decline(asked, "busy")
            out, error = running.communicate(timeout=PATIENCE)
    finally:
        running.kill()
        running.communicate()
    assert "was not taken: busy" in out, error
    assert asks.get("/api/bot/events")["tables"] == []
    ana.close()
