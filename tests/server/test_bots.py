"""Bots are ordinary seats, and think elsewhere."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import corral
from corral.bots import BOTS, LEVELS
from corral.bots.desk import Answer
from corral.bots.explanation import Explanation
from corral.core.asking import Asking
from corral.server.tables.driver import PACES
from corral.server.tables.hub import SWEEP
from tests.server.house import House
from tests.server.people import PATIENCE

WORST_PAUSE = 0.2
"""A baron thinks for a second; of what the loop does itself nothing takes so long."""
ENOUGH_MOVES = 8
SPOILT = 2
"""Moves of these during which the machine may have had something else to do."""


async def pauses(moves: Callable[[], int]) -> list[float]:
    """For each of some moves the longest time that the loop did not come round, processor time.

    Time in which this process was not given a processor is the machine's, not the loop's; what a
    virtual machine was not given counts all the same.
    """
    worst = [0.0] * ENOUGH_MOVES
    while (move := moves()) < ENOUGH_MOVES:
        before = time.thread_time()
        await asyncio.sleep(0)
        worst[move] = max(worst[move], time.thread_time() - before)
    return worst


def test_the_loop_stays_free_while_six_strongest_bots_think(tmp_path: Path) -> None:
    house = House(tmp_path / "data", workers=2)
    ana = house.guest("Ana")
    table = ana.open("kuhhandel", [LEVELS[-1]] * 6)
    ana.start(table)
    playing = house.services.hub._rooms[table].table
    measuring = pauses(lambda: playing.moves)
    measured = asyncio.run_coroutine_threadsafe(measuring, house.loop).result(PATIENCE)
    house.close()
    assert sorted(measured)[-1 - SPOILT] < WORST_PAUSE, measured


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


def test_who_brings_a_crowd_is_told_that_bots_hurry_and_nobody_else(tmp_path: Path) -> None:
    """Twelve barons of Ana's think at once; Bo's single one thinks as long as ever."""
    house = House(tmp_path / "data", workers=1)
    ana, bo = house.guest("Ana"), house.guest("Bo")
    tables = [ana.open("elgaucho", ["here Ana", *["baron"] * 3], start=True) for _ in range(4)]
    mine = bo.open("elgaucho", ["here Bo", "baron"], start=True)
    with ExitStack() as sitting, bo.sit_at(mine) as his:
        hers = [sitting.enter_context(ana.sit_at(table)) for table in tables]
        assert hers[-1].until_kind("haste")["haste"]
        his.until_kind("fresh")
        while his.you["moves"]:  # Bo keeps his tiles, and so does the baron
            his.play(his.you["moves"][0])
        while his.view["phase"] == "keep":
            his.receive()
        assert "haste" not in "".join(his.frames)
        with house.guest().sit_at(tables[-1]) as late:
            assert late.until_kind("haste")["haste"]
    house.close()


def test_bots_at_a_table_where_somebody_waits_come_first(tmp_path: Path) -> None:
    """Twelve barons think where nobody looks; Ana's own table is not slowed by them."""
    house = House(tmp_path / "data", workers=1)
    ana = house.guest("Ana")
    for _ in range(4):
        ana.open("elgaucho", ["here Ana", *["baron"] * 3], start=True)
    mine = ana.open("elgaucho", ["here Ana", "baron"], start=True)
    with ana.sit_at(mine) as chair:
        chair.until_kind("fresh")
        while chair.you["moves"]:
            chair.play(chair.you["moves"][0])
        while chair.view["phase"] == "keep":
            chair.receive()
        assert "haste" not in "".join(chair.frames)
    house.close()


@pytest.mark.parametrize("move", ["pay 10", "pass", "anything"])
def test_a_bot_takes_the_same_least_time_whatever_it_has_to_think_about(
    house: House, move: str
) -> None:
    """Else how long a baron takes to pay would tell of its hand."""
    table = house.guest("Ana").open("elgaucho", ["here Ana", "baron"])
    driver = house.services.hub._rooms[table].driver
    at_once, bidding = Answer(move, Explanation()), Asking(0, "pass", calls=2)
    assert driver._pause("baron", None, at_once, 0.0) == BOTS["baron"].limit.seconds
    assert driver._pause("cowhand", None, at_once, 0.0) == house.settings.bot_pause
    assert driver._pause("baron", bidding, at_once, 0.0) == BOTS["baron"].limit.seconds
    # In a full house it waited ten seconds for its turn, and had half of its time then.
    for thought in (0.0, 0.25, 0.5):
        late = Answer(move, Explanation(), share=0.5, seconds=thought)
        assert thought + driver._pause("baron", None, late, 10.0 + thought) == 0.5


def test_the_calmest_of_those_who_play_sets_the_pace(tmp_path: Path) -> None:
    """Also of a bot that rests already: a fast-forward waits for nothing."""
    house = House(tmp_path / "data", bot_pause=60)
    ana, bo, cy = house.guest("Ana"), house.guest("Bo"), house.guest("Cy")
    table = ana.open("elgaucho", ["open", "open", "random"], public=True)
    bo.join(table)
    with ana.sit_at(table) as hers, bo.sit_at(table) as his, cy.sit_at(table) as watching:
        driver = house.services.hub._rooms[table].driver
        hers.send(kind="pace", pace="once")
        his.send(kind="pace", pace="calm")
        watching.send(kind="pace", pace="calm")
        house.until(lambda: driver._pace() == PACES["calm"])
        ana.start(table)  # the bot has chosen its tiles, and rests
        house.until(lambda: bool(driver._thoughts))
        his.send(kind="pace", pace="once")  # who only watches has no say
        hers.until(lambda told: any(event["kind"] == "chosen" for event in told.get("events", ())))
    assert driver._pace() == PACES["brisk"]
    house.close()


def test_a_move_without_a_choice_takes_as_long(house: House) -> None:
    """A baron that has to end its turn does not do so at once."""
    ana = house.guest("Ana")
    position = forced_position()
    table = ana.open("elgaucho", ["here Ana", "baron"], position=position)
    began = time.monotonic()
    ana.start(table)
    with ana.sit_at(table) as chair:
        chair.until_kind("fresh")
        while house.services.hub._rooms[table].table.moves == 0:
            time.sleep(0.01)
    assert time.monotonic() - began >= (BOTS["baron"].limit.seconds or 0.0)


def forced_position() -> str:
    """One in which seat 1 has a single move."""
    for seed in range(100):
        rng, match = Random(seed), corral.new("elgaucho", players=2, seed=seed)
        while not match.over:
            seat = match.actors[0]
            if match.actors == (1,) and len(match.legal(1)) == 1:
                return match.position()
            match.play(seat, rng.choice(match.legal(seat)))
    raise AssertionError("no such position found")


def test_a_table_that_stands_still_is_woken(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A thought was lost, by whatever fault; a table that waits for a person is left alone."""
    house = House(tmp_path / "data", bot_pause=60.0)
    ana = house.guest("Ana")
    hub = house.services.hub
    bots = ana.open("elgaucho", ["random", "random"], start=True)
    mine = ana.open("elgaucho", ["here Ana", "here Bo"], start=True)

    async def lose_thoughts() -> None:
        assert not hub._rooms[bots].driver.stalled
        hub.settings = replace(hub.settings, bot_pause=0.0)
        hub._rooms[bots].used -= 2 * SWEEP
        hub._rooms[bots].driver.forget_thoughts()
        assert hub._rooms[bots].driver.stalled
        assert not hub._rooms[mine].driver.stalled
        hub._sweep_once()

    asyncio.run_coroutine_threadsafe(lose_thoughts(), house.loop).result(PATIENCE)
    house.until(lambda: house.at_rest(bots).status == "over")
    assert "a table stood still" in caplog.messages
    house.close()
