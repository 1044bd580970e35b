"""The postman: gathers what people are to be told, and carries letters until they are taken.

It works beside everything else. Where something fails it is tried again, later each time; where an
address is dead for good its channel goes.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from secrets import token_urlsafe
from time import time
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias
from urllib.parse import urlsplit

import msgspec
from msgspec.structs import replace

from corral.server.gate.addresses import Named, read_networks
from corral.server.logs import Log
from corral.server.pausing import set_within
from corral.server.post.asking import WAITING, PendingNotice
from corral.server.post.book import Channel, Letter, NoticeWishes
from corral.server.post.calling import Caller, CallFailed, Receipt, origin_of
from corral.server.post.mail import AT_ONCE as MAILS_AT_ONCE
from corral.server.post.mail import MailServer, NoMailbox
from corral.server.post.quiet import quiet_until
from corral.server.post.webpush import BrowserKeys, ServerKey, encrypted
from corral.server.post.wording import (
    Bulletin,
    ToldTable,
    compose,
    confirming_mail,
    mail_text,
    push_message,
    told_of,
    trial_of,
    webhook_message,
)
from corral.server.storage.store import Listed
from corral.server.storage.worker import StoreError
from corral.server.tables.summary import Summary

if TYPE_CHECKING:
    from corral.server.tables.hub import Hub
    from corral.server.tables.lists import Lists

EVERY: Final = 10.0
"""So many seconds lie between two looks at most: other processes may have left something."""
CLAIM: Final = 120.0
"""For so many seconds nobody else sees to a person, or to a letter. Longer than any try takes."""
GATHERED: Final = 20
"""Of so many people notices are gathered before letters go out: else a busy server brings none."""
AT_ONCE: Final = 32
EACH_HOST: Final = 8
"""So many letters are on their way at once, in all and to one host; mails go to one."""
TROUBLED: Final = 8
"""So many of them to addresses that did not answer the last time: these wait behind each other, not
in front of everybody else's."""
SLOW_LANE: Final = "slow lane"  # not the name of a host
CROWDED: Final = 2.0
BACKOFF: Final[tuple[float, ...]] = (10.0, 60.0, 300.0, 900.0, 3600.0, 4 * 3600.0)
"""How long after each try that failed the next one follows; after the last there is none."""
LONGEST_WAIT: Final = 4 * 3600.0
MOST_FAILED: Final = 3
"""After so many letters in a row that were given up the channel goes."""
KEPT: Final = 24 * 3600.0
TIDY: Final = 3600.0
MOST_TABLES: Final = 200
FINE: Final = range(200, 300)
BUSY: Final = 429
FAULT: Final = 500
NOBODY: Final = "mailto:nobody@corral.invalid"
CODE_BYTES: Final = 24
LETTER_BYTES: Final = 12
Holds: TypeAlias = Callable[[str, Summary], Awaitable[bool]]
"""Whether somebody is still to be told of a table."""


class DeadChannel(Exception):
    """Nobody is there any more."""


class TryLater(Exception):
    """It may work another time; ``wait`` is what the other end asks for."""

    def __init__(self, trouble: str, wait: float = 0.0) -> None:
        super().__init__(trouble)
        self.trouble = trouble
        self.wait = wait


class NotTaken(Exception):
    """The other end does not want this one, and will not later."""


class _Kept(NamedTuple):
    """What somebody is to be told, and what is to be looked at again."""

    told: list[tuple[PendingNotice, ToldTable | None]]
    later: list[PendingNotice]


class Postman:
    """To be run beside everything else, in every process."""

    def __init__(self, hub: Hub, lists: Lists) -> None:
        settings = hub.settings
        self._hub = hub
        self._lists = lists
        self._book = hub.store.post
        self._gap = 60.0 * settings.notice_minutes
        self._unnoticed = 2 * settings.ping_seconds + settings.lease_seconds
        """So long a dead connection, or one to a dead process, may be taken for a living one."""
        self._public_url = settings.public_url.rstrip("/")
        self.caller = Caller(Named(read_networks("notice_networks", settings.notice_networks)))
        self.mail = MailServer(settings)
        self._going: set[asyncio.Task[None]] = set()
        self._lanes: Counter[str] = Counter()
        """How many letters are on their way, by host and in the slow lane."""
        self._log = Log("corral.post")
        self.backoff = BACKOFF
        self.holds: dict[str, Holds] = {WAITING: _waits_still}
        """By the kind of notice, looked at before anything is sent; others hold while the table is
        there."""

    async def key(self) -> ServerKey:
        """Read each time: an operator may have made another one."""
        return await self._book.server_key()

    # The rounds

    async def run(self) -> None:
        tidied = 0.0
        while True:
            self._hub.notices_asked.clear()
            wait = EVERY
            with suppress(StoreError):  # the next look will do
                if time() - tidied > TIDY:
                    tidied = time()
                    await self._book.tidy(tidied, KEPT, KEPT)
                await self.look()
                due = await self._book.next_due()
                wait = EVERY if due is None else min(EVERY, max(0.05, due - time()))
            await set_within(self._hub.notices_asked, wait)

    async def look(self) -> None:
        """All there is to do at present; letters are on their way when it ends."""
        for _ in range(GATHERED):
            claimed = await self._book.claim_somebody(time(), CLAIM)
            if claimed is None:
                break
            try:
                await self._gather(*claimed)
            except StoreError:
                raise
            except Exception as error:  # one person's is not to keep others from theirs
                self._hub.metrics.errors.inc()
                self._log.error("somebody could not be told", error=error)
        else:
            self._hub.notices_asked.set()  # there are more; what is written goes out first
        free = AT_ONCE - len(self._going)
        if free > 0:
            for letter in await self._book.claim_letters(time(), CLAIM, free):
                task = self._hub.start(self._carry(letter))
                self._going.add(task)
                task.add_done_callback(self._returned)

    def _returned(self, task: asyncio.Task[None]) -> None:
        if len(self._going) >= AT_ONCE:  # others may have had to wait
            self._hub.notices_asked.set()
        self._going.discard(task)

    # Gathering

    async def _gather(self, player: str, claim: float) -> None:
        now = time()
        notices = await self._book.notices_of(player)
        wishes = await self._book.wishes(player)
        channels = [one for one in await self._book.channels(player) if one.confirmed is not None]
        shut_out = await self._hub.store.guestbook.is_banned(player)
        if wishes is None or not channels or shut_out:
            await self._book.gather(player, claim, notices, [], now)
            return
        until = quiet_until(now, wishes.zone, wishes.quiet_from, wishes.quiet_until)
        earliest = max(until or 0.0, wishes.told + self._gap)
        if earliest > now:
            await self._book.postpone(player, claim, earliest)
            return
        kept = await self._worth_telling(player, notices)
        told = await self._composed(player, kept.told, wishes)
        letters = []
        if told is not None:
            body = msgspec.json.encode(told).decode()
            letters = [
                Letter(token_urlsafe(LETTER_BYTES), player, one.id, body, now) for one in channels
            ]
        done = [one for one in notices if one not in kept.later]
        later = [replace(one, due=self._sure(one)) for one in kept.later]
        await self._book.gather(player, claim, done, letters, now, later)

    async def _worth_telling(self, player: str, notices: list[PendingNotice]) -> _Kept:
        """What still holds of it, and what they do not see anyway."""
        kept = _Kept([], [])
        once = {(one.kind, one.table): one for one in notices}  # two guests may have become one
        for notice in once.values():
            if notice.table is None:
                kept.told.append((notice, None))
                continue
            summary = await self._still(notice.kind, player, notice.table)
            if summary is None:
                continue
            if player not in await self._hub.looking_at(notice.table):
                kept.told.append((notice, told_of(summary, player)))
            elif self._sure(notice) > time():
                kept.later.append(notice)
        return kept

    def _sure(self, notice: PendingNotice) -> float:
        """Who is taken to look at the table then does: a connection that was dead when the notice
        was asked for is known to be so."""
        return max(notice.due, notice.asked + self._unnoticed)

    async def _composed(
        self,
        player: str,
        kept: list[tuple[PendingNotice, ToldTable | None]],
        wishes: NoticeWishes,
    ) -> Bulletin | None:
        """All of it in one."""
        if not kept:
            return None
        waiting = await self._waiting_for(player)
        return await asyncio.to_thread(compose, kept, waiting, wishes.language)

    async def _still(self, kind: str, player: str, table: str) -> Summary | None:
        """The table, if there is still something to tell of it."""
        kept = await self._hub.store.summary(table)
        holds = self.holds.get(kind)
        for summary in await self._lists.summaries([Listed(table, kept)]):
            if holds is None or await holds(player, summary):
                return summary
        return None

    async def _waiting_for(self, player: str) -> int:
        listed = await self._hub.store.tables_of(player, MOST_TABLES)
        return sum(_waits(one, player) for one in await self._lists.summaries(listed))

    # Carrying

    async def _carry(self, letter: Letter) -> None:
        with suppress(StoreError):  # the claim ends, and somebody tries again
            channel = await self._book.channel(letter.channel)
            if channel is None:
                await self._book.sent(letter.id)
                return
            mail = channel.kind == "mail"
            host = "" if mail else f"{urlsplit(channel.address).hostname}"
            lanes = {host: MAILS_AT_ONCE if mail else EACH_HOST}
            if channel.trouble is not None and not mail:
                lanes[SLOW_LANE] = TROUBLED
            if any(self._lanes[lane] >= most for lane, most in lanes.items()):
                await self._book.try_later(letter.id, time() + CROWDED, untried=True)
                return
            self._lanes.update(lanes.keys())
            try:
                await self._try(letter, channel)
            finally:
                self._lanes.subtract(lanes.keys())
                self._lanes = +self._lanes  # hosts without a letter are forgotten

    async def _try(self, letter: Letter, channel: Channel) -> None:
        count = self._hub.metrics.notices
        told = msgspec.json.decode(letter.body, type=Bulletin)
        if letter.tries > 1 and await self._out_of_time(letter, told):
            return
        try:
            await self._send(told, channel, letter.id)
        except DeadChannel:
            count.labels(channel.kind, "gone").inc()
            await self._book.remove_channel(channel.player, channel.id)
        except NotTaken as error:
            await self._give_up(letter, channel, str(error))
        except TryLater as error:
            if letter.tries > len(self.backoff):
                await self._give_up(letter, channel, error.trouble)
                return
            count.labels(channel.kind, "again").inc()
            wait = max(self.backoff[letter.tries - 1], min(error.wait, LONGEST_WAIT))
            await self._book.try_later(letter.id, time() + wait)
            await self._book.note_trouble(channel.id, error.trouble)
            self._hub.notices_asked.set()
        else:
            count.labels(channel.kind, "sent").inc()
            await self._book.sent(letter.id)
            if channel.failed or channel.trouble:
                await self._book.note_trouble(channel.id, None)

    async def _out_of_time(self, letter: Letter, told: Bulletin) -> bool:
        """A letter that did not get through at once: it may be night by now, or nothing of what it
        tells may hold any more."""
        wishes = await self._book.wishes(letter.player)
        if wishes is not None:
            now, quiet = time(), (wishes.quiet_from, wishes.quiet_until)
            until = quiet_until(now, wishes.zone, *quiet)
            if until is not None:
                await self._book.try_later(letter.id, until, untried=True)
                return True
        if told.kind not in self.holds:  # a test, or several kinds in one
            return False
        for one in told.tables:
            looking = await self._hub.looking_at(one.id)
            holds = await self._still(told.kind, letter.player, one.id) is not None
            if holds and letter.player not in looking:
                return False
        await self._book.sent(letter.id)
        return True

    async def _give_up(self, letter: Letter, channel: Channel, trouble: str) -> None:
        self._hub.metrics.notices.labels(channel.kind, "given_up").inc()
        await self._book.sent(letter.id)
        if channel.failed + 1 >= MOST_FAILED:
            await self._book.remove_channel(channel.player, channel.id)
        else:
            await self._book.note_trouble(channel.id, trouble, failed=True)

    async def _send(self, told: Bulletin, channel: Channel, name: str) -> None:
        try:
            if channel.kind == "push":
                _judge(await self._push(told, channel), dead=(404, 410))
            elif channel.kind == "webhook":
                _judge(await self._call(told, channel), dead=(410,))
            else:
                await self._mail(told, channel, name)
        except CallFailed as error:
            raise TryLater(str(error)) from error
        except NoMailbox:
            raise DeadChannel from None

    async def _push(self, told: Bulletin, channel: Channel) -> Receipt:
        key = await self.key()
        tag = "test" if told.kind == "test" else "tables"
        keys = msgspec.json.decode(channel.secret, type=BrowserKeys)
        contact = f"mailto:{self.mail.sender}" if self.mail.sender else NOBODY
        if self._public_url.startswith("https:"):
            contact = self._public_url
        headers = {
            "authorization": key.authorization(origin_of(channel.address), contact, time()),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(int(KEPT)),
            "topic": tag,  # who comes back after a day finds the latest one
            "urgency": "normal",
        }
        return await self.caller.post(
            channel.address, headers, encrypted(push_message(told, tag), keys)
        )

    async def _call(self, told: Bulletin, channel: Channel) -> Receipt:
        base = await self._base(channel.player)
        headers = {"content-type": "application/json", "user-agent": "Corral"}
        message = webhook_message(told, channel.form, base)
        return await self.caller.post(channel.address, headers, message)

    async def _mail(self, told: Bulletin, channel: Channel, name: str) -> None:
        base = await self._base(channel.player)
        leave = f"{base}/letters/{channel.secret}"
        text = mail_text(told, base, leave)
        await self.mail.send(channel.address, f"Corral: {told.title}", text, name, leave)

    async def _base(self, player: str) -> str:
        """The address by which they know this server."""
        wishes = await self._book.wishes(player)
        return self._public_url or ("" if wishes is None else wishes.base)

    # At once, while somebody waits for the answer

    async def send_test(self, channel: Channel, language: str) -> str | None:
        """Why a notice does not get through; nothing where it does."""
        told = await asyncio.to_thread(trial_of, language)
        try:
            await self._send(told, channel, token_urlsafe(LETTER_BYTES))
        except DeadChannel:
            await self._book.remove_channel(channel.player, channel.id)
            return "gone"
        except (NotTaken, TryLater) as error:
            trouble = str(error)
            await self._book.note_trouble(channel.id, trouble)
            return trouble
        await self._book.note_trouble(channel.id, None)
        self._hub.metrics.notices.labels(channel.kind, "sent").inc()
        return None

    async def ask_to_confirm(self, channel: Channel, language: str, base: str) -> bool:
        """Whether the mail was handed in by which an address is confirmed."""
        link = f"{base}/letters/{channel.secret}"
        subject, text = await asyncio.to_thread(confirming_mail, language, link)
        try:
            await self.mail.send(channel.address, subject, text, channel.id, link)
        except (CallFailed, NoMailbox) as error:
            self._log.warning("a mail could not be sent", reason=str(error) or "no such mailbox")
            return False
        return True


def _waits(summary: Summary, player: str) -> bool:
    """Whether the table waits for them."""
    seats = [seat for seat, who in enumerate(summary.players) if who == player]
    return any(seat in summary.awaited and not summary.table.seats[seat].away for seat in seats)


async def _waits_still(player: str, summary: Summary) -> bool:
    return _waits(summary, player)


def _judge(reply: Receipt, dead: tuple[int, ...]) -> None:
    if reply.status in FINE:
        return
    if reply.status in dead:
        raise DeadChannel
    if reply.status == BUSY or reply.status >= FAULT:
        raise TryLater("refused", reply.retry_after or 0.0)
    raise NotTaken("refused")
