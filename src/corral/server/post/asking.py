"""Asking for a notice: that a table waits for somebody, or of another kind.

What is asked for is stored, and told some time later by any process: to who has a channel, once,
together with all else there is to tell them, and not while they look at that table. Others ask
by ``ask_for``; the words are a message of the locales, with ``game`` and ``others`` (all other
people at the table) among its variables. Nothing of a match may be in it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import time
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, case, select, update

from corral.server.storage.prepared import PreparedAmong
from corral.server.storage.schema import CHANNELS, NOTICES

if TYPE_CHECKING:
    from corral.server.storage.database import Database
    from corral.server.tables.hub import Hub
    from corral.server.tables.summary import Summary
    from corral.server.tables.table import Table

WAITING: Final = "waiting"
"""The kind of notice that ends by itself: when the table does not wait for them any more."""
INVITED: Final = "invited"
WAITING_WORDS: Final = "notice-waiting"
REACHED: Final = PreparedAmong(
    lambda players: select(CHANNELS.c.player).where(
        CHANNELS.c.player.in_(players), CHANNELS.c.confirmed.is_not(None)
    )
)
NO_CHANNEL: Final = "no channel"
"""By this name a connection knows who has none."""
MOST_KNOWN: Final = 100_000


class PendingNotice(Struct, frozen=True):
    """What somebody is to be told, from ``due`` on."""

    player: str
    kind: str
    table: str | None
    words: str
    asked: float
    due: float
    details: dict[str, str | int] = {}

    @property
    def id(self) -> str:
        """The same for whatever need not be told twice."""
        return f"{self.kind}:{self.player}:{self.table or ''}"


async def ask_for(
    hub: Hub,
    kind: str,
    player: str,
    table: str | None,
    words: str,
    details: dict[str, str | int] | None = None,
) -> None:
    """Let somebody be told: ``words`` is the message, ``details`` are its other variables.

    What was asked for before of the same kind and table, and not told yet, is told once. Who has
    no channel is told nothing.
    """
    now = time()
    notice = PendingNotice(player, kind, table, words, now, now, details or {})
    await hub.store.post.ask([notice])
    hub.notices_asked.set()


def waiting_after(
    table: Table, before: Summary, after: Summary, seconds: float
) -> list[PendingNotice]:
    """For whom an unhurried table begins to wait.

    Whether they look at it is seen when it is due: now somebody may be taken to look whose
    connection is dead.
    """
    if table.wish.seconds is not None or after.awaited == before.awaited:
        return []
    new = set(after.awaited).difference(before.awaited)
    people = {
        player
        for seat, player in enumerate(after.players)
        if player is not None and seat in new and not after.table.seats[seat].away
    }
    now = time()
    return [
        PendingNotice(player, WAITING, table.id, WAITING_WORDS, now, now + seconds)
        for player in sorted(people)
    ]


def write_notices(
    db: Connection,
    database: Database,
    notices: Sequence[PendingNotice],
    reached: Callable[[], set[str]] | None = None,
) -> set[str | None]:
    """Those for people who have a channel; what waits already is asked for anew, not twice, and
    not told sooner than it would be then. ``reached`` gives who has one, if that was asked before.

    The answer is at which tables somebody is to be told.
    """
    if reached is None:
        with database.together(db):
            reached = ask_who_is_reached(db, notices)
    told = reached()
    asked = {one.id: one for one in notices if one.player in told}
    for name, one in sorted(asked.items()):
        due = case((NOTICES.c.due < one.due, one.due), else_=NOTICES.c.due)
        again = update(NOTICES).where(NOTICES.c.id == name).values(asked=one.asked, due=due)
        if not db.execute(again).rowcount:
            values = {
                "id": name,
                "player": one.player,
                "kind": one.kind,
                "table_id": one.table,
                "words": one.words,
                "details": msgspec.json.encode(one.details).decode(),
                "asked": one.asked,
                "due": one.due,
            }
            db.execute(database.insert_new(NOTICES), values)
    return {one.table for one in asked.values()}


def ask_who_is_reached(db: Connection, notices: Sequence[PendingNotice]) -> Callable[[], set[str]]:
    """What gives those who have a channel. It is asked with nearly every move, and most people have
    none: the one connection that writes to SQLite remembers who. PostgreSQL has other writers."""
    players = list({one.player for one in notices})
    if db.dialect.name != "sqlite":
        answer = REACHED.ask(db, players)
        return lambda: set(answer())
    without: set[str] = db.info.setdefault(NO_CHANNEL, set())
    asked = [one for one in players if one not in without]
    if not asked:
        return set
    found = set(REACHED.ask(db, asked)())
    if len(without) > MOST_KNOWN:
        without.clear()
    without.update(one for one in asked if one not in found)
    return lambda: found


def channels_came(db: Connection) -> None:
    """Somebody has a channel now: whoever had none is asked about anew."""
    db.info.pop(NO_CHANNEL, None)
