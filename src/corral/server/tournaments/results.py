"""What tables of tournaments came to, written in the transaction that ends them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, select, update

from corral.server.profiles.finishing import Finished
from corral.server.storage.schema import BOARDS
from corral.tournaments.boards import places_of


def write_boards(db: Connection, ended: Mapping[str, tuple[float, Finished | None]]) -> None:
    """What those tables came to that are a tournament's; it counts once, as ratings do.

    A match that was ended by agreement is nobody's: otherwise two could agree on points.
    """
    query = select(BOARDS).where(BOARDS.c.table_of.in_(list(ended)), BOARDS.c.ended.is_(None))
    found: dict[str, list[Any]] = {}
    for row in db.execute(query.order_by(BOARDS.c.tournament, BOARDS.c.round, BOARDS.c.entrant)):
        found.setdefault(row.table_of, []).append(row)
    for table, rows in found.items():
        at, finished = ended[table]
        results = {} if finished is None else {one.seat: one for one in finished.results}
        told = [
            (results[row.seat].points, not results[row.seat].away) if row.seat in results
            else (0, False)
            for row in rows
        ]  # fmt: skip
        for row, place, (_, stayed) in zip(rows, places_of(told), told, strict=True):
            own = update(BOARDS).where(
                BOARDS.c.tournament == row.tournament,
                BOARDS.c.round == row.round,
                BOARDS.c.entrant == row.entrant,
            )
            db.execute(own.values(ended=at, place=place, forfeit=not stayed))
