"""Bots are ordinary seats, and think elsewhere."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import corral
from corral.bots import LEVELS
from tests.server.house import House
from tests.server.people import PATIENCE

WORST_PAUSE = 0.05
ENOUGH_MOVES = 12


async def worst_pause(enough: Callable[[], bool]) -> float:
    """The longest time that the loop did not come round until then, processor time only.

    Time in which this process was not given a processor is the machine's, not the loop's.
    """
    worst = 0.0
    while not enough():
        before = time.thread_time()
        await asyncio.sleep(0)
        worst = max(worst, time.thread_time() - before)
    return worst


def test_the_loop_stays_free_while_six_strongest_bots_think(tmp_path: Path) -> None:
    house = House(tmp_path / "data", workers=2)
    ana = house.guest("Ana")
    table = ana.open("kuhhandel", [LEVELS[-1]] * 6)
    ana.start(table)
    playing = house.services.hub._rooms[table].table
    measuring = worst_pause(lambda: playing.moves >= ENOUGH_MOVES)
    measured = asyncio.run_coroutine_threadsafe(measuring, house.loop).result(PATIENCE)
    house.close()
    assert measured < WORST_PAUSE


@pytest.mark.parametrize("game", corral.games())
def test_bots_alone_play_to_the_end(house: House, game: str) -> None:
    ana = house.guest("Ana")
    table = ana.open(game, ["random", "greenhorn"])
    ana.start(table)
    with ana.sit_at(table) as chair:
        chair.until_kind("fresh")
        while chair.info["status"] == "running":
            chair.receive()
        assert chair.info["scores"]
        assert chair.view["over"]


def test_a_bot_that_is_asked_for_too_much_is_not_known(house: House) -> None:
    ana = house.guest("Ana")
    wish = {"game": "elgaucho", "seats": [{"kind": "open"}, {"kind": "bot", "bot": "plain"}]}
    assert "there is no bot 'plain'" in ana.post("/api/tables", wish, 400)["message"]
