"""Whether the tables of tournaments agree with their matches: everything counted, and once."""

from __future__ import annotations

from collections import Counter
from typing import Any

from corral.server.tables.happenings import Row
from corral.server.tables.table import fold
from tools.soak.notes import Notes


def check_boards(
    boards: list[Any], logs: dict[str, list[Row]], results: list[Any], notes: Notes
) -> int:
    """How many seats there were."""
    places = {(row["table_id"], row["seat"]): (row["place"], row["away"]) for row in results}
    tables: dict[str, list[Any]] = {}
    for row in boards:
        if row["table_of"] is not None:
            tables.setdefault(row["table_of"], []).append(row)
    for table, rows in tables.items():
        if table not in logs:
            notes.faults.append(f"{table}: a board without a table")
            continue
        over = fold(table, logs[table]).status == "over"
        if any((row["ended"] is not None) != over for row in rows):
            notes.faults.append(f"{table}: its board is not as it is")
        stayed = [one for one in rows if over and not one["forfeit"]]
        told = [places.get((table, one["seat"]), (0, True)) for one in stayed]
        order = [place for place, _ in told]
        ranks = [one["place"] for one in stayed]
        if any(away for _, away in told) or _order(ranks) != _order(order):
            notes.faults.append(f"{table}: its board tells {ranks} and its match {order}")
    _check_busy(boards, notes)
    _check_played(boards, notes)
    return sum(map(len, tables.values()))


def _order(places: list[int]) -> list[int]:
    return [sum(other < own for other in places) for own in places]


def _check_busy(boards: list[Any], notes: Notes) -> None:
    """Nobody sits at two tables of one tournament."""
    playing = Counter((row["tournament"], row["entrant"]) for row in boards if row["ended"] is None)
    twice = [who for who, number in playing.items() if number > 1]
    notes.faults += [f"{tournament}: {entrant} sits at two tables" for tournament, entrant in twice]


def _check_played(boards: list[Any], notes: Notes) -> None:
    """What the standings tell is what was played; a bye is not."""
    sizes = Counter((row["tournament"], row["round"], row["board"]) for row in boards)
    played: dict[str, Counter[int]] = {}
    for row in boards:
        if row["ended"] is not None and sizes[row["tournament"], row["round"], row["board"]] > 1:
            played.setdefault(row["tournament"], Counter())[row["entrant"]] += 1
    moving = {row["tournament"] for row in boards if row["table_of"] in notes.moving}
    for tournament, told in notes.standings.items():
        if tournament in moving:
            continue
        for entrant, number in told.items():
            stored = played.get(tournament, Counter())[entrant]
            if number != stored:
                notes.faults.append(f"{tournament}: {entrant} played {stored}, told {number}")
