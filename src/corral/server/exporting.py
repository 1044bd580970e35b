"""All that is stored about a guest, as one document for them to keep.

Of a match that still goes on it has what lists tell: nothing that the guest could not see anyway.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

import corral
from corral.server.guestbook import Known
from corral.server.happenings import Row, Said
from corral.server.services import Services
from corral.server.table import fold, record_lines, record_of

MOST: Final = 10_000
"""Tables."""


async def export_of(services: Services, known: Known) -> dict[str, Any]:
    """JSON-able; records of finished matches can be read by `corral replay` and others."""
    player = known.player
    guestbook = services.store.guestbook
    account = await services.accounts.told(known)
    return {
        "corral": corral.__version__,
        "account": msgspec.to_builtins(account),
        "created": await guestbook.created(player.id),
        "tables": [
            await _table(services, table.id, player.id)
            for table in await services.store.tables_of(player.id, MOST)
        ],
    }


async def _table(services: Services, table: str, player: str) -> dict[str, Any]:
    rows = await services.store.log(table)
    found = fold(table, rows)
    seats = found.seats_of(player)
    told = {
        "table": msgspec.to_builtins(found.info(played=bool(seats))),
        "seats": seats,
        "said": _said(rows, player),
    }
    if found.status == "over":
        told["record"] = record_of(found, record_lines(rows), found.scores)
    return told


def _said(rows: list[Row], player: str) -> list[dict[str, Any]]:
    lines = [row for row in rows if isinstance(row, Said) and row.player == player]
    return [{"at": row.at, "text": row.text} for row in lines]
