"""Asking a bot account to a table: who may, for what, and how often.

A challenge is a seat that is kept for a bot account until it has answered, or its time is over.
Where the table is to start by itself (``NewTable.start``), it does so when all have come.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from secrets import token_urlsafe
from time import time
from typing import Final, Literal, NamedTuple

from corral.core.event import Value
from corral.server.accounts.guestbook import Player
from corral.server.netbots.book import BotAccount
from corral.server.problems import Refusal
from corral.server.settings import Settings
from corral.server.storage.store import Store
from corral.server.tables.happenings import Arranged, Deleted, Excused, Invited, Row, Sat, Started
from corral.server.tables.table import Chair, Table
from corral.server.wire import NewTable, SeatWish

CHALLENGE_BYTES: Final = 12
SHARE: Final = 4
"""One guest has no more than this part of what may wait for a bot account: others ask as well."""


class ChallengeWish(NamedTuple):
    """What a bot account is asked to play."""

    game: str
    seconds: int | None
    rated: Literal["people", "all"] | None


class Challenging:
    """Turns the wish for a bot account into an invitation, or refuses it."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._book = store.botbook
        self._blocks = store.blocks
        self._settings = settings

    async def all_of(self, wish: NewTable, host: Player) -> list[Invited | None]:
        """One for each seat of a table that is to be opened."""
        if not any(seat.kind == "invited" for seat in wish.seats):
            return []
        asked = ChallengeWish(wish.game, wish.seconds, wish.rated)
        invited = [await self.one(seat, asked, host) for seat in wish.seats]
        if wish.rated is not None:
            await self.check_owners([host.id, *(one.account for one in invited if one)])
        return invited

    async def one(self, seat: SeatWish, asked: ChallengeWish, host: Player) -> Invited | None:
        if seat.kind != "invited" or seat.account is None:
            return None
        account = await self._book.account(seat.account)
        if account is None or account.id == host.id:
            nobody = "there is no bot account of this number to be invited"
            raise Refusal("not_found", nobody, reason="no_such_bot")
        _check_taken(account, asked, await self._blocks.has_blocked(account.id, host.id))
        most = self._settings.bot_challenges
        for bound, whose in (
            (most, {"challenger": host.id}),
            (most, {"bot": account.id}),
            (max(1, most // SHARE), {"challenger": host.id, "bot": account.id}),
        ):
            if await self._book.waiting(**whose) >= bound:
                many = "too many challenges wait for an answer already"
                raise Refusal("not_allowed", many, reason="too_many_challenges")
        return Invited(
            account=account.id,
            name=account.name,
            owner=account.owner_name,
            challenge=token_urlsafe(CHALLENGE_BYTES),
            by=host.id,
            until=time() + self._settings.challenge_seconds,
        )

    async def still_there(self, account: str | None) -> bool:
        return account is not None and await self._book.account(account) is not None

    async def check_owners(self, players: Iterable[str]) -> None:
        """In a rated match nobody plays against their own program, nor two of one owner's."""
        there = set(players)
        owners = [one.owner for one in await self._book.named(there)]
        if there.intersection(owners) or len(set(owners)) < len(owners):
            own = "a rated match is not played with one's own bot account, or two of one owner"
            raise Refusal("not_allowed", own, reason="rated_own_bot")

    async def check_room(self, bot: Player) -> None:
        """A bot account sits at so many tables at a time."""
        most = self._settings.bot_tables
        if bot.owner is not None and await self._book.tables(bot.id) >= most:
            many = f"this bot account sits at {most} tables, and more are not allowed at a time"
            raise Refusal("too_many_tables", many)


def check_opens(wish: NewTable, host: Player) -> None:
    """A bot account opens tables for those whom it invites, or who have the link."""
    if host.owner is not None and (wish.public or any(one.kind == "here" for one in wish.seats)):
        alone = "a bot account opens tables that are not public, and has one seat there"
        raise Refusal("not_allowed", alone, reason="bots_private")


def _check_taken(account: BotAccount, asked: ChallengeWish, blocked: bool) -> None:
    """Whom its owner has blocked is not told why."""
    takes = account.takes
    pace = "unhurried" if asked.seconds is None else "live"
    wanted = (takes.games is None or asked.game in takes.games) and pace in takes.paces
    rated = asked.rated is not None and not takes.rated
    if account.token_made is None or not wanted or rated or blocked:
        values: dict[str, Value] = {"name": account.name}
        other = f"{account.name!r} does not take challenges of this kind"
        raise Refusal("not_allowed", other, reason="bot_takes_not", values=values)


def whom_it_concerns(table: Table, row: Row) -> list[str]:
    """The bot accounts of whose challenges something changes by a row that the table has not
    taken yet."""
    chairs: Sequence[Chair] = ()
    if isinstance(row, Arranged | Sat | Excused):
        chairs = table.chairs[row.chair : row.chair + 1]
    elif isinstance(row, Deleted | Started):
        chairs = table.chairs
    found = [one.invited for one in chairs if one.excuse is None]
    if isinstance(row, Arranged):
        found.append(row.invited)
    return [one.account for one in found if one is not None]
