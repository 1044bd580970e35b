"""A server's data: of every game tables that wait, are played, begin at a position, are over."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any, Final

import corral
from corral.server.tables.room import KEEP_EVERY
from corral.server.tables.table import record_lines, record_of
from tests.server.house import House
from tests.server.people import Guest
from tools.keep.playing import go_on, pick, play, write
from tools.keep.texts import new_match, own_setting

SEED: Final = 42
SEED_ON: Final = 77
SHORT: Final = 30
LONG: Final = KEEP_EVERY + 72
"""Moves enough for a position to be kept."""
TO_THE_END: Final = 100_000


def keep_tables(folder: Path, games: list[str]) -> None:
    """Write ``data/``, ``tables/`` and ``tables.json``, which tells of each table."""
    house = House(folder / "data")
    house.services.seating.seed = SEED
    guests = [house.guest(name) for name in ("Ada", "Bob", "Cyd", "Dan")]
    tables = {}
    for name in games:
        company = guests[: corral.game(name).fewest]
        for kind, moves in (("waiting", 0), ("short", SHORT), ("long", LONG), ("over", TO_THE_END)):
            tables[f"{name}-{kind}"] = _play_table(house, company, name, moves)
        position = _own_position(name)
        tables[f"{name}-own"] = _play_table(house, company, name, SHORT, position=position)
    told = {name: _told(folder / "tables" / name, house, table) for name, table in tables.items()}
    house.close()
    write(folder / "tables.json", json.dumps(told, indent=1) + "\n")


def _own_position(name: str) -> str:
    match = new_match(own_setting(name), SEED)
    play(match, Random(SEED), SHORT)
    return match.position()


def _play_table(house: House, guests: list[Guest], game: str, moves: int, **wish: Any) -> str:
    """A table with so many moves; without any it waits."""
    host = guests[0]
    table = host.open(game, ["open"] * len(guests), **wish)
    for guest in guests[1:]:
        guest.join(table)
    if moves == 0:
        return table
    host.start(table)
    chairs = [guest.sit_at(table) for guest in guests]
    rng = Random(SEED)
    for _ in range(moves):
        found = house.at_rest(table)
        if found.status == "over":
            break
        assert found.match is not None
        seat, move = pick(found.match, rng)
        chairs[seat].catch_up(found.version(seat))
        chairs[seat].play(move)
    for chair in chairs:
        chair.close()
    return table


def _told(stem: Path, house: House, table: str) -> dict[str, Any]:
    """Keep the record of a table and how it goes on; what a list says of it."""
    found = house.at_rest(table)
    if found.status != "waiting":
        log = asyncio.run_coroutine_threadsafe(house.services.store.log(table), house.loop)
        record = record_of(found, record_lines(log.result()), found.scores)
        write(stem.with_name(f"{stem.name}.record"), record)
        if found.status == "running":
            write(stem.with_name(f"{stem.name}.goes-on"), go_on(corral.replay(record), SEED_ON))
    return {"id": table, "status": found.status, "moves": found.moves}
