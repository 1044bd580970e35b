"""All that is stored about a guest, as one document for them to keep.

Of a match that still goes on it has what lists tell: nothing that the guest could not see anyway.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

import corral
from corral.server.accounts.guestbook import Known
from corral.server.services import Services
from corral.server.tables.happenings import Row, Said
from corral.server.tables.lobby import readable
from corral.server.tables.table import fold, record_lines, record_of

MOST: Final = 10_000
"""Tables."""


async def export_of(services: Services, known: Known) -> dict[str, Any]:
    """JSON-able; records of finished matches can be read by `corral replay` and others."""
    player = known.player
    guestbook = services.store.guestbook
    account = await services.accounts.told(known)
    sat = [table.id for table in await services.store.tables_of(player.id, MOST)]
    return {
        "corral": corral.__version__,
        "account": msgspec.to_builtins(account),
        "created": await guestbook.created(player.id),
        "notices": await _notices(services, player.id),
        "clubs": [
            {"id": club.id, "name": club.name, "role": club.role}
            for club in await services.store.clubs.of(player.id)
        ],
        "evenings": [one._asdict() for one in await services.store.clubs.coming(player.id)],
        "bots": msgspec.to_builtins(await services.challenges.own(player.id)),
        "ratings": [
            {"game": game, "rating": one.shown, "spread": one.spread, "matches": matches}
            for game, one, matches in await services.store.history.strengths(player.id)
        ],
        "tables": [await _table(services, table, player.id) for table in sat],
        "said_elsewhere": [
            {"table": table, "said": _said(await services.store.log(table), player.id)}
            for table in await services.store.rewriting.talked_at(player.id, sat, readable())
        ],
        "invitations": [
            one._asdict() for one in await services.store.company.invitations_of(player.id)
        ],
        "challenges": [
            {"bot": one.bot, "table": one.table, "made": one.made, "status": one.status}
            for one in await services.store.botbook.challenges_by(player.id)
        ],
        "records": [
            {"at": one.at, "record": await _record(services, one.table)}
            for one in await services.store.brought.of(player.id)
        ],
        "blocked": [
            {"name": one.name, "at": one.at} for one in await services.store.blocks.by(player.id)
        ],
        "tournaments": [
            {"id": one.id, "name": one.name, "began": one.began, "host": one.host == player.id}
            for one in await services.store.tournaments.with_player(player.id)
        ],
    }


async def _record(services: Services, table: str) -> str:
    rows = await services.store.log(table)
    found = fold(table, rows)
    return record_of(found, record_lines(rows), found.scores)


async def _notices(services: Services, player: str) -> dict[str, Any]:
    wishes = await services.store.post.wishes(player)
    channels = await services.store.post.channels(player)
    shown = ("kind", "address", "form", "device", "made", "confirmed", "trouble")
    return {
        "wishes": msgspec.to_builtins(wishes),
        "channels": [{name: getattr(one, name) for name in shown} for one in channels],
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
