"""Bots are ordinary seats, and think elsewhere."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

import corral
from corral.bots import LEVELS
from tests.server.house import House

WORST_PAUSE = 0.05


async def worst_pause(seconds: float) -> float:
    """The longest time that the loop did not come round, processor time only.

    Time in which this process was not given a processor is the machine's, not the loop's.
    """
    worst, end = 0.0, time.monotonic() + seconds
    while time.monotonic() < end:
        before = time.thread_time()
        await asyncio.sleep(0)
        worst = max(worst, time.thread_time() - before)
    return worst


def test_the_loop_stays_free_while_six_strongest_bots_think(tmp_path: Path) -> None:
    house = House(tmp_path / "data", workers=2)
    ana = house.guest("Ana")
    table = ana.open("kuhhandel", [LEVELS[-1]] * 6)
    ana.start(table)
    measured = asyncio.run_coroutine_threadsafe(worst_pause(4.0), house.loop).result(30)
    moves = house.services.hub._rooms[table].table.moves
    house.close()
    assert moves > 0, "the bots did not play meanwhile"
    assert measured < WORST_PAUSE


@pytest.mark.parametrize("game", corral.games())
def test_bots_alone_play_to_the_end(house: House, game: str) -> None:
    ana = house.guest("Ana")
    table = ana.open(game, ["random", "greenhorn"])
    ana.start(table)
    with ana.sit_at(table) as chair:
        chair.until_kind("fresh")
        while chair.info["status"] == "running":
            chair.receive(60)
        assert chair.info["scores"]
        assert chair.view["over"]


def test_a_bot_that_is_asked_for_too_much_is_not_known(house: House) -> None:
    ana = house.guest("Ana")
    wish = {"game": "elgaucho", "seats": [{"kind": "open"}, {"kind": "bot", "bot": "plain"}]}
    assert "there is no bot 'plain'" in ana.post("/api/tables", wish, 400)["message"]
