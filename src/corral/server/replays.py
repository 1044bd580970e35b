"""Finished matches: nothing in them is secret any more."""

from __future__ import annotations

from collections.abc import Sequence

from corral.core.replay import replay, steps
from corral.server.happenings import Row
from corral.server.problems import Refusal
from corral.server.services import Services
from corral.server.store import StoreError
from corral.server.table import Table, record_lines, record_of
from corral.server.wire import GameEvent, Replay


async def record_text_of(services: Services, table: str) -> str:
    """The whole match as one text."""
    found, rows = await _finished(services, table)
    return record_of(found, record_lines(rows), found.scores)


async def replay_at(services: Services, table: str, moves: int, seat: int | None) -> Replay:
    """The match after so many moves, as a seat or a spectator saw it."""
    found, rows = await _finished(services, table)
    if not 0 <= moves <= found.moves:
        raise Refusal("not_found", f"the match has {found.moves} moves")
    _check_seat(found, seat)
    kept = await services.store.kept_positions(table)
    return await services.hub.long_work.do(_replay, found, rows, kept, moves, seat)


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
    table: Table, rows: list[Row], kept: Sequence[tuple[int, str]], moves: int, seat: int | None
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
        view=match.view(seat),
        log=[dict(event) for event in match.log(seat, known)],
        position=match.position(),
    )


def _record_to(table: Table, rows: list[Row], kept: Sequence[tuple[int, str]], moves: int) -> str:
    """From the last kept position before it, so that late moves cost no more than early ones."""
    scores = table.scores if moves == table.moves else None
    for seq, position in kept:
        before = len(record_lines(rows[:seq])) - 1
        if before < moves:
            lines = record_lines(rows[seq:])[: moves - before]
            return record_of(table, lines, scores, position)
    return record_of(table, record_lines(rows)[: moves + 1], scores)
