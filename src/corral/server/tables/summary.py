"""What lists tell of a table, kept beside it: written with the row that changes it.

So that a lobby of long matches costs no more than one of new tables, and a start need not look at
tables at which nothing happens by itself.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct, structs

from corral.server.tables.happenings import Moved, Row, Said, Undone
from corral.server.tables.table import Table, other_edition
from corral.server.wire import TableForMe, TableInfo

if TYPE_CHECKING:
    from corral.server.storage.store import Player


class Summary(Struct, frozen=True):
    """A table without its log and its match."""

    table: TableInfo
    host: str
    players: list[str | None]
    """Whose each seat is."""
    awaited: list[int]
    """The seats that have something to decide."""
    driven: bool
    """Whether it goes on by itself: by a clock, a bot, or an order."""
    rules: int
    edition: str | None
    """As the match's record names it; ``None`` also where 0.1.0 began it."""
    said: int = 0
    """How many lines of chat there ever were."""

    def info(self, played: bool = False) -> TableInfo:
        """The table as everybody sees it today: another edition may have become the usual one.

        Where it is played again is for those who played.
        """
        other = other_edition(self.table.game, self.rules, self.edition)
        rematch = self.table.rematch if played else None
        return structs.replace(self.table, other_edition=other, rematch=rematch)

    def for_player(self, player: Player | None, read: int | None = None) -> TableForMe:
        """The table, and what it is to somebody who has seen so many lines of its chat."""
        if player is None:
            return TableForMe(self.info(), None, [], host=False, awaited=False)
        seats = [seat for seat, one in enumerate(self.players) if one == player.id]
        awaited = any(seat in self.awaited and not self.table.seats[seat].away for seat in seats)
        first = seats[0] if seats else None
        unread = 0 if read is None else max(0, self.said - read)
        host = self.host == player.id
        return TableForMe(self.info(bool(seats)), first, seats, host, awaited, unread)


encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Summary).decode


def read_summary(text: str | None) -> Summary | None:
    """One that was kept, if it is of this version's making; else it has to be made again."""
    if text is None:
        return None
    try:
        return _decode(text)
    except msgspec.MsgspecError:
        return None


def summary_of(table: Table) -> Summary:
    """The table as it is."""
    awaited = _awaited(table)
    return Summary(
        table=table.info(played=True),
        host=table.host,
        players=[chair.player for chair in table.chairs],
        awaited=awaited,
        driven=_driven(table, awaited),
        rules=table.rules,
        edition=table.edition,
        said=table.said,
    )


def summary_after(table: Table, row: Row, before: Summary) -> Summary:
    """With one more row, which the match knows already and the table does not."""
    if isinstance(row, Said):
        return structs.replace(before, said=before.said + 1)
    played = isinstance(row, Undone) or (isinstance(row, Moved) and row.scores is None)
    if played and not table.lapses(row):
        awaited = _awaited(table)
        driven = _driven(table, awaited)
        if (awaited, driven) == (before.awaited, before.driven):
            return before
        return structs.replace(before, awaited=awaited, driven=driven)
    return summary_of(after(table, row))


def after(table: Table, row: Row) -> Table:
    """A table that has the row already; nothing of it is to be kept."""
    later = copy(table)
    later.chairs = [copy(chair) for chair in table.chairs]
    later.chat, later.speakers = copy(table.chat), copy(table.speakers)
    later.keys, later.told_alone = {}, {}
    later.orders, later.answers = dict(table.orders), dict(table.answers)
    later.apply(row)
    return later


def _awaited(table: Table) -> list[int]:
    return list(table.match.actors) if table.match is not None and table.going_on else []


def _driven(table: Table, awaited: list[int]) -> bool:
    if not awaited:
        return False
    if table.wish.seconds is not None or table.orders or table.answers:
        return True
    return any(table.played_by_bot(seat) is not None for seat in awaited)
