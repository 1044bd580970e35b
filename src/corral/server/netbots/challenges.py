"""Challenges as bot accounts meet them: who listens, what is told, accepting, declining, time.

Whatever becomes of a challenge is a row of its table's log. A bot account is told by number what
has changed: who comes back after a break asks for what came since, and misses nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from time import time
from typing import Final

import msgspec

import corral
from corral.server.accounts.guestbook import Player
from corral.server.netbots.book import MOST_CHANGES, BotAccount, ChallengeRow
from corral.server.netbots.wire import BotInfo, Challenge, Challenged, Greeting, OwnBot, Takes
from corral.server.problems import Refusal
from corral.server.processes.presence import LINE, Attendance
from corral.server.storage.store import Listed, StoreError
from corral.server.tables import decisions
from corral.server.tables.hub import Hub
from corral.server.tables.lists import Lists
from corral.server.tables.messages import Notice
from corral.server.tables.room import Room
from corral.server.tables.seating import Seating
from corral.server.tables.telling import Change
from corral.server.tables.watcher import Watcher
from corral.server.wire import Excuse

EVERY: Final = 1.0
"""So many seconds lie between two looks for challenges whose time is over."""
MOST_LINES: Final = 4
"""So many programs may listen as one bot account."""
encode = msgspec.json.Encoder().encode


class BotListener:
    """A bot account that listens, and the number of what it was told last."""

    def __init__(self, player: Player, watcher: Watcher) -> None:
        self.player = player
        self.watcher = watcher
        self.number: int | None = None
        """Nothing before it has been greeted."""
        self.lock = asyncio.Lock()

    def send(self, notice: Notice) -> None:
        self.watcher.send(encode(notice))


class Challenges:
    """The bot accounts that listen, and what they do about challenges."""

    def __init__(self, hub: Hub, seating: Seating, lists: Lists) -> None:
        self._hub = hub
        self._seating = seating
        self._lists = lists
        self._book = hub.store.botbook
        self._lines: dict[str, set[BotListener]] = {}
        self.every = EVERY
        hub.on_challenge = self._news
        hub.bus.subscribe(lambda *_: None, self._look_again)

    # Who listens

    def enter(self, line: BotListener) -> None:
        lines = self._lines.setdefault(line.player.id, set())
        if len(lines) >= MOST_LINES:
            raise Refusal("slow_down", f"{MOST_LINES} programs listen as this bot account already")
        lines.add(line)
        self._tell_presence(line.player.id)

    def leave(self, line: BotListener) -> None:
        lines = self._lines.get(line.player.id, set())
        lines.discard(line)
        if not lines:
            self._lines.pop(line.player.id, None)
        self._tell_presence(line.player.id)

    def _tell_presence(self, bot: str) -> None:
        here = frozenset({bot}) if bot in self._lines else frozenset()
        self._hub.presence.tell(f"{LINE}{bot}", Attendance(here))

    async def online(self) -> set[str]:
        """The bot accounts that listen, here or at another process."""
        elsewhere = await self._hub.presence.visited()
        return {
            *self._lines,
            *(one.removeprefix(LINE) for one in elsewhere if one.startswith(LINE)),
        }

    async def greet(self, line: BotListener, since: int | None) -> None:
        """How things stand; from now on the line is told what changes."""
        async with line.lock:
            try:
                told = await self.standing(line.player, since)
            except StoreError:
                raise Refusal("unavailable", "please try again in a moment") from None
            line.number = told.number
            line.send(told)
        self._hub.start(self._tell(line))  # where there was more than a greeting holds

    def _news(self, bot: str) -> None:
        for line in self._lines.get(bot, ()):
            self._hub.start(self._tell(line))

    def _look_again(self) -> None:
        """News of other processes may have been missed."""
        for bot in list(self._lines):
            self._news(bot)

    async def _tell(self, line: BotListener) -> None:
        async with line.lock:
            if line.number is None:
                return
            with suppress(StoreError):  # with the next news, or when it comes back
                while rows := await self._book.changes(line.player.id, line.number):
                    for one in await self._told(rows):
                        line.send(Challenged(one))
                    line.number = rows[-1].number

    # What is told

    async def standing(self, bot: Player, since: int | None) -> Greeting:
        """What has changed since; the number is that of the latest that is told."""
        number = await self._book.number(bot.id)
        if since is None:
            rows = await self._book.open(bot.id)
        else:
            rows = await self._book.changes(bot.id, since)
            number = number if len(rows) < MOST_CHANGES else 0
        mine = await self._lists.of(bot)
        tables = [one for one in mine if one.seats and one.table.status in ("waiting", "running")]
        latest = max([number, *(row.number for row in rows)])
        return Greeting(latest, await self._told(rows), tables)

    async def _told(self, rows: Iterable[ChallengeRow]) -> list[Challenge]:
        """Without those whose tables cannot be read."""
        found = []
        for row in rows:
            for summary in await self._lists.summaries([Listed(row.table, row.summary)]):
                found.append(
                    Challenge(
                        id=row.id,
                        number=row.number,
                        challenger=row.challenger,
                        table=summary.info(),
                        seat=row.chair,
                        made=row.made,
                        until=row.until,
                        status=row.status,
                        reason=row.reason,
                    )
                )
        return found

    async def listed(self) -> list[BotInfo]:
        """Those that listen first."""
        online = await self.online()
        return [bot_info(one, online) for one in await self._book.listed(online)]

    async def own(self, owner: str) -> list[OwnBot]:
        online = await self.online()
        return [_own_bot(one, online) for one in await self._book.of(owner)]

    async def info(self, bot: Player) -> BotInfo:
        found = await self._book.account(bot.id)
        if found is None:
            raise Refusal("not_found", "there is no such bot account")
        return bot_info(found, await self.online())

    async def take(self, bot: Player, takes: Takes) -> BotInfo:
        """From now on it takes these challenges."""
        unknown = sorted(set(takes.games or ()).difference(corral.games()))
        if unknown:
            raise Refusal("bad_request", f"there is no game {unknown[0]!r}")
        await self._book.take(bot.id, takes)
        return await self.info(bot)

    # Answers

    async def accept(self, bot: Player, challenge: str) -> Room:
        """Sit down where one was asked to; said again it changes nothing."""
        asked = await self._asked(bot, challenge)
        room = await self._hub.room(asked.table)
        if asked.status == "accepted" and room.table.seats_of(bot.id):
            return room
        if asked.status != "open" or asked.until <= time():
            raise _ended(asked)
        try:
            await self._seating.sit(room, bot, asked.chair)
        except Refusal:
            if (await self._asked(bot, challenge)).status != "accepted":
                raise  # else another program of the same account was as fast
        return room

    async def decline(self, bot: Player, challenge: str, reason: Excuse) -> Challenge:
        asked = await self._asked(bot, challenge)
        if asked.status not in ("open", "declined"):
            raise _ended(asked)
        await self._excuse(asked, reason)
        told = await self._told([await self._asked(bot, challenge)])
        if not told:
            raise Refusal("not_found", "its table is not there any more")
        return told[0]

    async def _asked(self, bot: Player, challenge: str) -> ChallengeRow:
        found = await self._book.challenge(challenge, bot.id)
        if found is None:
            raise Refusal("not_found", "there is no such challenge for this bot account")
        return found

    async def _excuse(self, asked: ChallengeRow, reason: Excuse) -> None:
        room = await self._hub.room(asked.table)

        async def excuse() -> None:
            row = decisions.excuse(room.table, asked.chair, asked.id, reason)
            if row is not None:
                await room.commit(row, Change("seats", seats=True))

        async with room.lock:
            await room.settle(excuse)

    # Time

    async def run(self) -> None:
        """End what nobody has answered."""
        while True:
            await asyncio.sleep(self.every)
            with suppress(StoreError):  # the next look will do
                for asked in await self._book.due(time()):
                    await self._expire(asked)

    async def _expire(self, asked: ChallengeRow) -> None:
        try:
            await self._excuse(asked, "expired")
        except Refusal as refusal:
            if refusal.problem.code != "unavailable":  # its table is gone, or cannot be read
                await self._book.close(asked.id, "cancelled")
                self._hub.challenged(asked.bot)


def bot_info(account: BotAccount, online: set[str]) -> BotInfo:
    return BotInfo(
        account.id, account.name, account.owner_name, account.id in online, account.takes
    )


def _own_bot(account: BotAccount, online: set[str]) -> OwnBot:
    return OwnBot(
        id=account.id,
        name=account.name,
        made=account.made,
        token=account.token_made,
        seen=account.seen,
        online=account.id in online,
        takes=account.takes,
    )


def _ended(asked: ChallengeRow) -> Refusal:
    status = "expired" if asked.status == "open" else asked.status
    return Refusal("over", f"this challenge is over: it was {status}", reason="challenge_over")
