"""Who wants nothing to do with whom: one person blocks another, and the other is not told.

Whoever pairs people, seats them or hands on what they say asks here. For two people to be kept
apart it is enough that one of them wants it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from sqlalchemy import (
    CompoundSelect,
    Connection,
    Text,
    and_,
    bindparam,
    delete,
    insert,
    or_,
    select,
    union_all,
)
from sqlalchemy.sql.functions import count

from corral.server.problems import Refusal
from corral.server.storage.schema import BLOCKS, BOT_ACCOUNTS, PLAYERS
from corral.server.storage.worker import Conflict, Worker

MOST: Final = 1000
"""So many one guest may block."""


def _and_owner(name: str) -> CompoundSelect[str]:
    """A guest and, of a bot account, whose it is: nobody gets round a block by a program."""
    who = bindparam(name, type_=Text)
    owner = select(BOT_ACCOUNTS.c.owner).where(BOT_ACCOUNTS.c.player == who)
    return union_all(select(who), owner)


BLOCKED_BY: Final = select(BLOCKS.c.blocked).where(BLOCKS.c.player == bindparam("of"))
HAS_BLOCKED: Final = select(BLOCKS.c.blocked).where(
    BLOCKS.c.player.in_(_and_owner("of")), BLOCKS.c.blocked.in_(_and_owner("other"))
)
"""Asked whenever somebody comes to a table, so made once."""


class Blocked(NamedTuple):
    """Somebody on a guest's list."""

    player: str
    name: str
    at: float


class Blocks:
    """The rows about it."""

    def __init__(self, writer: Worker, reader: Worker) -> None:
        self._writer = writer
        self._reader = reader

    # To be asked by whoever brings people together

    async def blocked(self, one: str, other: str) -> bool:
        """Whether one of the two has blocked the other."""
        return other in await self.apart_from(one, [other])

    async def has_blocked(self, player: str, other: str) -> bool:
        """Whether the first has blocked the second, or an owner of the two the other one."""
        both = {"of": player, "other": other}
        return await self._reader.do(lambda db: db.execute(HAS_BLOCKED, both).first()) is not None

    async def blocked_by(self, player: str) -> frozenset[str]:
        """All whom the player has blocked."""
        found = await self._reader.do(lambda db: db.scalars(BLOCKED_BY, {"of": player}).all())
        return frozenset(found)

    async def apart_from(self, player: str, others: Iterable[str] | None = None) -> set[str]:
        """Those with whom the player is not to be brought together, whoever of the two wants it;
        of all people, or of some."""
        query = select(BLOCKS.c.player, BLOCKS.c.blocked)
        theirs, mine = BLOCKS.c.blocked == player, BLOCKS.c.player == player
        if others is not None:
            some = list(others)
            theirs = and_(theirs, BLOCKS.c.player.in_(some))
            mine = and_(mine, BLOCKS.c.blocked.in_(some))
        found = await self._reader.do(lambda db: db.execute(query.where(or_(mine, theirs))).all())
        return {row.blocked if row.player == player else row.player for row in found}

    # A guest's own list

    async def by(self, player: str) -> list[Blocked]:
        """Whom the player has blocked, the latest first."""
        query = (
            select(PLAYERS.c.id, PLAYERS.c.name, BLOCKS.c.at)
            .join(BLOCKS, BLOCKS.c.blocked == PLAYERS.c.id)
            .where(BLOCKS.c.player == player)
            .order_by(BLOCKS.c.at.desc(), PLAYERS.c.id)
        )
        return [Blocked(*row) for row in await self._reader.do(lambda db: db.execute(query).all())]

    async def block(self, player: str, other: str, at: float) -> None:
        """A second time changes nothing."""
        mine = select(count()).select_from(BLOCKS).where(BLOCKS.c.player == player)
        known = select(PLAYERS.c.id).where(PLAYERS.c.id == other)

        def work(db: Connection) -> Refusal | None:
            if db.scalar(known) is None:
                return Refusal("not_found", "there is nobody with this number")
            if (db.scalar(mine) or 0) >= MOST:
                return Refusal("not_allowed", f"more than {MOST} people cannot be blocked")
            db.execute(insert(BLOCKS), {"player": player, "blocked": other, "at": at})
            return None

        if player == other:
            raise Refusal("bad_request", "nobody blocks themselves")
        try:
            refused = await self._writer.do(work)
        except Conflict:  # they are blocked already
            return
        if refused is not None:
            raise refused

    async def unblock(self, player: str, other: str) -> None:
        remove = delete(BLOCKS).where(BLOCKS.c.player == player, BLOCKS.c.blocked == other)
        await self._writer.do(lambda db: db.execute(remove))
