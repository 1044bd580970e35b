"""What a tournament needs next, from what is stored of it: nothing is written here."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple

from corral.server.tournaments.book import TournamentRow, TournamentState
from corral.tournaments.boards import Bout, byes, meetings, seats_had
from corral.tournaments.pairing import Patience, Waiter, arena_tables, seated, swiss_round
from corral.tournaments.schedule import Rounds, round_robin
from corral.tournaments.standings import standings


class Pairing(NamedTuple):
    """Who sits together, in the order of the seats; ``absent`` should have, and withdrew."""

    sitters: tuple[int, ...]
    absent: tuple[int, ...] = ()


def rounds_of(tournament: TournamentRow) -> int | None:
    """How many there are; of an arena, and of a round robin that has not begun, nobody knows."""
    match tournament.wish.format:
        case "swiss":
            return tournament.wish.rounds
        case "round_robin" if tournament.field:
            return tournament.wish.times * len(_schedule(tournament))
    return None


def drawn(tournament: str, numbers: Sequence[int]) -> list[int]:
    """In an order that chance has given, the same whenever somebody looks."""
    return sorted(numbers, key=lambda one: sha256(f"{tournament}:{one}".encode()).digest())


def next_round(found: TournamentState, now: float, patience: Patience) -> list[Pairing]:
    """Who meets now."""
    match found.tournament.wish.format:
        case "arena":
            tables = _arena(found, now, patience)
        case "swiss":
            tables = _swiss(found)
        case "round_robin":
            return _round_robin(found)
    had = seats_had(_played(found))
    return [Pairing(seated(table, had)) for table in tables]


def _played(found: TournamentState) -> list[Bout]:
    return [one.board for one in found.boards]


def _swiss(found: TournamentState) -> list[tuple[int, ...]]:
    boards = _played(found)
    scores = standings([one.number for one in found.entrants], boards, "swiss")
    inside = {one.number for one in found.entrants if one.state == "in"}
    place = {one.entrant: one.place for one in scores}
    order = sorted(drawn(found.tournament.id, sorted(inside)), key=lambda one: place[one])
    return swiss_round(order, meetings(boards), byes(boards), found.tournament.wish.size)


def _round_robin(found: TournamentState) -> list[Pairing]:
    tournament, boards = found.tournament, _played(found)
    field, schedule = drawn(tournament.id, tournament.field), _schedule(tournament)
    inside = {one.number for one in found.entrants if one.state == "in"}
    had = seats_had(boards)
    pairings = []
    for table in schedule[tournament.round % len(schedule)]:
        people = [field[place] for place in table]
        here = seated([one for one in people if one in inside], had)
        pairings.append(Pairing(here, tuple(one for one in people if one not in inside)))
    return pairings


def _schedule(tournament: TournamentRow) -> Rounds:
    return round_robin(len(tournament.field), tournament.wish.size)


def _arena(found: TournamentState, now: float, patience: Patience) -> list[tuple[int, ...]]:
    boards = _played(found)
    inside = [one for one in found.entrants if one.state == "in"]
    busy = {one.entrant for board in boards if not board.over for one in board.sitters}
    last: dict[int, Bout] = {one.entrant: board for board in boards for one in board.sitters}
    numbers = [one.number for one in found.entrants]
    points = {one.entrant: one.points for one in standings(numbers, boards, "arena")}
    waiting = []
    for one in inside:
        if one.number in busy:
            continue
        board = last.get(one.number)
        met = () if board is None else (other.entrant for other in board.sitters)
        since = one.since if board is None or board.ended is None else max(one.since, board.ended)
        waiting.append(Waiter(one.number, since, points[one.number], frozenset(met) - {one.number}))
    playing = len(inside) - len(waiting)
    return arena_tables(waiting, playing, found.tournament.wish.size, now, patience)
