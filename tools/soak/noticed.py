"""Whether everybody was told whom an unhurried table waits for: not too little, not too often."""

from __future__ import annotations

from collections import Counter
from typing import Final

import corral
from corral.server.settings import Settings
from corral.server.tables.happenings import Row
from corral.server.tables.table import fold, load_match, record_lines, record_of
from tools.soak.notes import Notes

NOTICED: Final = 5.0
"""So many seconds a busy server may take until it knows that somebody has closed the page."""
PINGS: Final = 2.0
UNNOTICED: Final = 2 * PINGS + Settings().lease_seconds
"""So many seconds it may take somebody whose line has died for one who looks."""


def check_notices(logs: dict[str, list[Row]], notes: Notes) -> int:
    """Who is awaited at the end and has not looked for long since was told since, also who seemed
    to look through a dead line; nobody was told more often than it was their turn. How often it
    was looked."""
    looked = 0
    for table, rows in logs.items():
        found = fold(table, rows)
        if found.wish.seconds is not None or found.status == "waiting":
            continue
        players = [chair.player for chair in found.chairs]
        looked += _count(table, rows, players, notes)
        if found.status != "running" or table in notes.moving:
            continue
        for seat in _awaited(table, rows):
            if (player := players[seat]) is not None:
                looked += _lost(table, rows, seat, player, notes)
    return looked


def _awaited(table: str, rows: list[Row]) -> set[int]:
    """The seats of people who are there and have something to decide."""
    found = fold(table, rows)
    load_match(found, rows, None)
    actors = found.match.actors if found.match is not None and found.going_on else ()
    return {seat for seat in actors if not found.chairs[seat].away}


def _lost(table: str, rows: list[Row], seat: int, player: str, notes: Notes) -> bool:
    """Whether there was something to be told; a fault where it was not."""
    end = len(rows) - 1
    while end > 0 and seat in _awaited(table, rows[:end]):
        end -= 1
    since = rows[end].at
    if notes.looked.get((player, table), 0.0) + NOTICED > since + UNNOTICED:
        return False
    notes.seeming += notes.died.get((player, table), 0.0) + 2 * PINGS > since
    told = [one for one in notes.letters.get(player, []) if one.at >= since]
    if not any(one.tables is None or table in one.tables for one in told):
        notes.faults.append(f"{table}: {player} is awaited, away, and was not told")
    return True


def _count(table: str, rows: list[Row], players: list[str | None], notes: Notes) -> int:
    """A fault where more letters came than turns; how many letters came."""
    came = Counter(
        player
        for player in players
        if player is not None
        for one in notes.letters.get(player, [])
        if one.tables is not None and table in one.tables
    )
    if not came:
        return 0
    found = fold(table, rows)
    turns, before = Counter[str | None](), set[int]()
    if found.tournament is not None:  # everybody is told that it is ready
        turns.update(players)
    for match in corral.steps(record_of(found, record_lines(rows), found.scores)):
        turns.update(players[seat] for seat in match.actors if seat not in before)
        before = set(match.actors)
    for player, number in came.items():
        if number > turns[player]:
            told = f"{player} was told {number} times of {turns[player]} turns"
            notes.faults.append(f"{table}: {told}")
    return came.total()
