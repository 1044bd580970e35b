"""Compares what people were told with what is stored, when all is quiet."""

from __future__ import annotations

import sqlite3
from collections import Counter
from contextlib import closing
from itertools import product
from math import isclose
from pathlib import Path
from typing import Any, TypeAlias

from corral.server.profiles.finishing import BOT
from corral.server.profiles.rating import NEWCOMER, Strength, rate
from corral.server.tables.agreements import ends
from corral.server.tables.happenings import Adjudicated, Moved, Resigned, Row, decode
from corral.server.tables.table import Table, fold, load_match
from tools.soak.boards import check_boards
from tools.soak.notes import Notes
from tools.soak.noticed import check_notices

Rated: TypeAlias = tuple[str, str]
"""Somebody, or a bot, at a game."""
PAGE = 50
"""So many finished matches are told at once."""
NEAREST = 6
"""So many of somebody's ratings may be the one before a match: some end at the same moment."""


def check(data: Path, notes: Notes) -> dict[str, int]:
    """What was looked at, counted; faults go into the notes."""
    with closing(sqlite3.connect(data / "corral.db")) as db:
        db.row_factory = sqlite3.Row
        logs: dict[str, list[Row]] = {}
        for row in db.execute("SELECT table_id, body FROM log ORDER BY table_id, seq"):
            logs.setdefault(row["table_id"], []).append(decode(row["body"]))
        matches = db.execute("SELECT * FROM matches ORDER BY ended").fetchall()
        results = db.execute("SELECT * FROM results ORDER BY table_id, seat").fetchall()
        ratings = db.execute("SELECT * FROM ratings").fetchall()
        boards = db.execute("SELECT * FROM boards").fetchall()
        members = {(row[0], row[1]) for row in db.execute("SELECT club, player FROM members")}
    return {
        "tables": len(logs),
        "granted messages in the log": _check_keys(logs, notes),
        "matches in the history": _check_history(logs, matches, results, notes),
        "rating changes": _check_ratings(matches, results, ratings, notes),
        "turns in the lists of running tables": _check_turns(logs, notes),
        "notices of unhurried tables": check_notices(logs, notes),
        "of them to people whose line had died": notes.seeming,
        "people who were paired": _check_pairs(logs, notes),
        "seats at tables of tournaments": check_boards(boards, logs, results, notes),
        "members of clubs": _check_members(members, notes),
    }


def _check_keys(logs: dict[str, list[Row]], notes: Notes) -> int:
    """Whatever was granted is in the log, once."""
    for table, keys in notes.keys.items():
        stored = Counter(getattr(row, "key", None) for row in logs.get(table, []))
        for key in keys:
            if stored[key] != 1:
                notes.faults.append(f"{table}: {key} is stored {stored[key]} times")
    return sum(map(len, notes.keys.values()))


def _ended(rows: list[Row]) -> bool:
    """Whether the log tells of a match with a result."""
    table = fold("", rows[:1])
    for row in rows[1:]:
        if isinstance(row, Moved) and row.scores is not None:
            return True
        if isinstance(row, Resigned) and ends(table.chairs, row.seat):
            return True
        if isinstance(row, Adjudicated):
            gone = {seat for seat, chair in enumerate(table.chairs) if chair.resigned}
            return len(gone.union(row.seats)) < len(table.chairs)
        table.apply(row)
    return False


def _check_history(
    logs: dict[str, list[Row]], matches: list[Any], results: list[Any], notes: Notes
) -> int:
    """Every match that ended is there once, with every seat once, and as it was told."""
    ended = {table for table, rows in logs.items() if _ended(rows)}
    known = Counter(row["table_id"] for row in matches)
    for table in ended ^ set(known):
        notes.faults.append(f"{table}: ended and history do not agree")
    twice = [table for table, number in known.items() if number > 1]
    notes.faults += [f"{table}: more than once in history" for table in twice]
    points: dict[str, list[int]] = {}
    played: dict[str, set[str]] = {}
    for row in results:
        points.setdefault(row["table_id"], []).append(row["points"])
        played.setdefault(row["player"], set()).add(row["table_id"])
    told = [*notes.scores.items(), *(one for own in notes.histories.values() for one in own)]
    for table, scores in told:
        if table not in notes.moving and points.get(table) != scores:
            notes.faults.append(f"{table}: {scores} was told and {points.get(table)} is stored")
    for player, own in notes.histories.items():
        mine = played.get(player, set()) - notes.moving
        still = {table for table, _ in own} - notes.moving
        if not still <= mine or (len(own) < PAGE and still != mine):
            notes.faults.append(f"{player}: {len(own)} matches are told and {len(mine)} are stored")
    return len(matches)


def _check_ratings(matches: list[Any], results: list[Any], ratings: list[Any], notes: Notes) -> int:
    """One change for every seat that is rated, each from the rating before it, and no more."""
    seats: dict[str, list[Any]] = {}
    for row in results:
        if row["mu"] is not None:
            seats.setdefault(row["table_id"], []).append(row)
    after: dict[Rated, list[Strength]] = {}
    for match in matches:
        for row in seats.get(match["table_id"], []):
            mine = after.setdefault((_who(row), match["game"]), [])
            if (strength := Strength(row["mu"], row["sigma"])) not in mine:
                mine.append(strength)
    used: Counter[tuple[Rated, Strength]] = Counter()
    for match in matches:
        rated = seats.get(match["table_id"], [])
        if (match["rated"] is None) != (not rated):
            notes.faults.append(f"{match['table_id']}: rated, and ratings do not agree")
        if rated and not _follows(match, rated, after, used):
            notes.faults.append(f"{match['table_id']}: its ratings follow from none before")
    twice = [rated for (rated, _), number in used.items() if number > 1]
    notes.faults += [f"{who}: a rating was changed twice at {game}" for who, game in twice]
    for row in ratings:
        mine = after.get((row["rated"], row["game"]), [])
        last = Strength(row["mu"], row["sigma"])
        if len(mine) != row["matches"] or last not in [*mine, NEWCOMER]:
            notes.faults.append(f"{row['rated']}: {row['matches']} rated, {len(mine)} in history")
    return sum(map(len, seats.values()))


def _who(row: Any) -> str:
    return row["player"] or f"{BOT}{row['bot']}"


def _follows(
    match: Any,
    rated: list[Any],
    after: dict[Rated, list[Strength]],
    used: Counter[tuple[Rated, Strength]],
) -> bool:
    """Whether the match has made the new ratings from others of the players: which, is noted."""
    game = match["game"]
    places = [(_who(row), row["place"]) for row in rated]
    got = {_who(row): Strength(row["mu"], row["sigma"]) for row in rated}
    near = [_near(after[who, game], strength) for who, strength in got.items()]
    for before in product(*near):
        made = rate(dict(zip(got, before, strict=True)), places)
        if all(isclose(made[who].mu, got[who].mu, abs_tol=1e-9) for who in got):
            used.update(((who, game), one) for who, one in zip(got, before, strict=True))
            return True
    return False


def _near(mine: list[Strength], strength: Strength) -> list[Strength]:
    """What may have been believed before, most likely first. Matches that end at the same moment
    are rated in the order in which they were stored, which the time does not tell."""
    place = mine.index(strength)
    earlier = mine[max(0, place - NEAREST) : place][::-1]
    return [*earlier, NEWCOMER, *mine[place + 1 : place + 1 + NEAREST]]


def _check_turns(logs: dict[str, list[Row]], notes: Notes) -> int:
    """Whom running matches wait for, by their logs, and who is told so."""
    looked = 0
    truth: dict[tuple[str, str], bool] = {}
    for table, rows in logs.items():
        found: Table = fold(table, rows)
        if found.status != "running":
            continue
        load_match(found, rows, None)
        actors = set(found.match.actors) if found.match is not None and found.going_on else set()
        for number, chair in enumerate(found.chairs):
            if chair.player is not None:
                truth[chair.player, table] = number in actors and not chair.away
    for player, tables in notes.awaited.items():
        for table, awaited in tables.items():
            if table in notes.moving:
                continue
            looked += 1
            if truth.get((player, table)) != awaited:
                told = "is" if awaited else "is not"
                notes.faults.append(f"{table}: {player} {told} told to be awaited")
    return looked


def _check_pairs(logs: dict[str, list[Row]], notes: Notes) -> int:
    """Who was sent to a table has a seat there, and the others were sent there as well."""
    for table, told in notes.paired.items():
        seated = {chair.player for chair in fold(table, logs[table]).chairs}
        if not told <= seated:
            notes.faults.append(f"{table}: somebody was sent there without a seat")
    return sum(map(len, notes.paired.values()))


def _check_members(members: set[tuple[str, str]], notes: Notes) -> int:
    for club, player in notes.joined - members:
        notes.faults.append(f"{club}: {player} was let in and is not there")
    return len(notes.joined)
