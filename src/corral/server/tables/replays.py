"""Finished matches: nothing in them is secret any more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from corral.core.match import Match
from corral.core.replay import replay, steps
from corral.server.problems import Refusal
from corral.server.services import Services
from corral.server.storage.store import StoreError
from corral.server.tables.happenings import Moved, Row, TookBack, Undone
from corral.server.tables.table import Table, record_lines, record_of, setting_of, still_standing
from corral.server.wire import GameEvent, Replay, Step, View


async def record_text_of(services: Services, table: str) -> str:
    """The whole match as one text."""
    found, rows = await _finished(services, table)
    return record_of(found, record_lines(rows), found.scores)


async def replay_at(
    services: Services, table: str, moves: int, seat: int | None, all_open: bool = False
) -> Replay:
    """The match after so many moves, as a seat or a spectator saw it, or with all hands open."""
    found, rows = await _finished(services, table)
    if not 0 <= moves <= found.moves:
        raise Refusal("not_found", f"the match has {found.moves} moves")
    _check_seat(found, seat)
    kept = still_standing(rows, await services.store.kept_positions(table))
    return await services.hub.long_work.do(_replay, found, rows, kept, moves, seat, all_open)


async def steps_of(services: Services, table: str) -> list[Step]:
    """The moves of the match, and what they caused."""
    found, rows = await _finished(services, table)
    record = record_of(found, record_lines(rows), found.scores)
    return await services.hub.long_work.do(_steps, record, _movers(rows))


async def picture_at(services: Services, table: str, moves: int) -> str:
    """The position after so many moves, drawn with all hands open."""
    shown = await replay_at(services, table, moves, None, all_open=True)
    setting = setting_of((await services.hub.room(table)).table)
    return await services.hub.long_work.do(setting.game.svg, shown.view, setting.edition)


def _movers(rows: list[Row]) -> list[int]:
    """Who made each move that stands."""
    made: list[int] = []
    for row in rows:
        if isinstance(row, Moved):
            made.append(row.seat)
        elif isinstance(row, Undone):
            made.pop()
        elif isinstance(row, TookBack):
            del made[len(made) - row.moves :]
    return made


def _steps(record: str, movers: list[int]) -> list[Step]:
    found: list[Step] = []
    since = 0
    for match, seat in zip(steps(record), [None, *movers], strict=True):
        kinds = dict.fromkeys(event.kind for event in match.events[since:])
        found.append(Step(seat, list(kinds), list(match.scores)))
        since = len(match.events)
    return found


async def log_of(services: Services, table: str, seat: int | None) -> list[GameEvent]:
    """All that happened in the match, as a seat or a spectator saw it."""
    found, rows = await _finished(services, table)
    _check_seat(found, seat)
    record = record_of(found, record_lines(rows), found.scores)
    return await services.hub.long_work.do(_log, record, seat)


def _log(record: str, seat: int | None) -> list[GameEvent]:
    return [dict(event) for event in replay(record).log(seat)]


def _check_seat(table: Table, seat: int | None) -> None:
    if seat is not None and seat >= len(table.chairs):
        raise Refusal("not_found", f"there is no seat {seat} at this table")


async def check_finished(services: Services, table: str) -> Table:
    """Refuse to tell anything while the match is going on."""
    room = await services.hub.room(table)
    if room.table.status != "over":
        raise Refusal("not_allowed", "this is told when the match is over")
    return room.table


async def _finished(services: Services, table: str) -> tuple[Table, list[Row]]:
    found = await check_finished(services, table)
    try:
        return found, await services.store.log(table)
    except StoreError:
        raise Refusal("unavailable", "please try again in a moment") from None


def _replay(
    table: Table,
    rows: list[Row],
    kept: Sequence[tuple[int, str]],
    moves: int,
    seat: int | None,
    all_open: bool,
) -> Replay:
    since = 0
    told = steps(_record_to(table, rows, kept, moves))
    match = next(told)
    while True:
        since, known = len(match.events), since
        if next(told, None) is None:
            break
    return Replay(
        moves=moves,
        of=table.moves,
        view=open_view(match) if all_open else match.view(seat),
        log=[dict(event) for event in match.log(seat, known)],
        position=match.position(),
    )


FACE_DOWN = (None, "?")
"""What stands in a view for something that its reader may not see."""


def open_view(match: Match) -> View:
    """A spectator's view in which nothing lies face down that any of the players sees."""
    view = match.view(None)
    own = [match.view(seat) for seat in range(match.players)]
    players = view.get("players")
    if isinstance(players, list):
        view = {**view, "players": [seen["players"][seat] for seat, seen in enumerate(own)]}
    for seen in own:
        view = _opened(view, seen)
    return {**view, "seat": None}


def _opened(seen: Any, own: Any) -> Any:
    """What lies face down in one view, from another of the same position."""
    if seen in FACE_DOWN:
        return own
    if isinstance(seen, dict) and isinstance(own, dict):
        return {name: _opened(value, own.get(name)) for name, value in seen.items()}
    if isinstance(seen, list) and isinstance(own, list) and len(seen) == len(own):
        return [_opened(*both) for both in zip(seen, own, strict=True)]
    return seen


def _record_to(table: Table, rows: list[Row], kept: Sequence[tuple[int, str]], moves: int) -> str:
    """From the last kept position before it, so that late moves cost no more than early ones."""
    scores = table.scores if moves == table.moves else None
    for seq, position in kept:
        before = len(record_lines(rows[:seq])) - 1
        if before < moves:
            lines = record_lines(rows[seq:])[: moves - before]
            return record_of(table, lines, scores, position)
    return record_of(table, record_lines(rows)[: moves + 1], scores)
