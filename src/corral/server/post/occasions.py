"""Other occasions to tell somebody: an invitation, and a tournament's table that is ready."""

from __future__ import annotations

from collections.abc import Iterable
from time import time
from typing import TYPE_CHECKING, Final

from corral.server.post.asking import INVITED, PendingNotice, ask_for

if TYPE_CHECKING:
    from corral.server.company.inviting import Inviting
    from corral.server.post.postman import Postman
    from corral.server.tables.hub import Hub
    from corral.server.tables.summary import Summary

READY: Final = "tournament"


def listen(hub: Hub, inviting: Inviting, postman: Postman) -> None:
    """Ask for a notice of each invitation; it is told as long as it holds, as others are."""
    postman.holds[INVITED] = inviting.stands
    postman.holds[READY] = _not_over
    inviting.notices.append(
        lambda told: ask_for(
            hub,
            INVITED,
            told.player,
            told.table,
            "notice-invited",
            {"who": told.inviter_name},
        )
    )


def table_ready(tournament: str, table: str, players: Iterable[str]) -> list[PendingNotice]:
    """To be stored with the table itself: whoever is awaited there hears of it, whatever dies."""
    now = time()
    return [
        PendingNotice(player, READY, table, "notice-tournament", now, now, {"name": tournament})
        for player in players
    ]


async def _not_over(player: str, summary: Summary) -> bool:
    del player
    return summary.table.status != "over"
