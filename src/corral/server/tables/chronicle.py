"""What the log tells an operator of tables: when they are opened, begin and end, and who comes.

No names, and of ids too little to find the table with: see ``logs.short``.
"""

from __future__ import annotations

from typing import Final

from corral.server.logs import Log, short
from corral.server.tables.happenings import (
    Abandoned,
    Adjudicated,
    Deleted,
    Excused,
    Moved,
    Opened,
    Paused,
    Rematched,
    Resigned,
    Resumed,
    Returned,
    Rose,
    Row,
    Sat,
    Started,
    TookBack,
    Went,
)
from corral.server.tables.table import Table

LOG: Final = Log("corral.tables")


def tell(table: Table, row: Row) -> None:
    """One more row that is stored; moves, chat and orders are not worth a line."""
    if isinstance(row, Moved) and row.scores is None:
        return
    where = short(table.id)
    match row:
        case Opened():
            wish = row.wish
            LOG.info(
                "table opened",
                table=where,
                game=wish.game,
                seats=len(wish.seats),
                public=wish.public,
                live=wish.seconds is not None,
            )
        case Sat():
            LOG.info("seat taken", table=where, seat=row.chair)
        case Excused():
            LOG.info("invitation not taken", table=where, seat=row.chair, reason=row.reason)
        case Rose():
            LOG.info("seat left", table=where, seat=row.chair)
        case Started():
            bots = sum(chair.kind == "bot" for chair in table.chairs)
            LOG.info("match begun", table=where, game=table.wish.game, bots=bots)
        case Went():
            LOG.info("player away", table=where, seat=row.seat)
        case Returned():
            LOG.info("player back", table=where, seat=row.seat)
        case Moved():
            seconds = round(row.at - table.opened)
            LOG.info(
                "match over", table=where, game=table.wish.game, moves=table.moves, seconds=seconds
            )
        case Abandoned():
            LOG.info("match abandoned", table=where, moves=table.moves)
        case Adjudicated():
            LOG.info("match ended by its tournament", table=where, late=len(row.seats))
        case Resigned():
            LOG.info("player resigned", table=where, seat=row.seat, over=table.status == "over")
        case Paused():
            LOG.info("match paused", table=where, deserted=row.seat is None)
        case Resumed():
            LOG.info("match goes on", table=where, seat=row.seat)
        case TookBack():
            LOG.info("moves taken back", table=where, moves=row.moves)
        case Deleted():
            LOG.info("table deleted", table=where)
        case Rematched():
            LOG.info("rematch", table=where, again=short(row.table))
