"""Guests who come back: ways to be known again, and what becomes of a guest who goes.

A guest needs none of it. Whoever comes in at a browser that is another guest's already may bring
along what that one had: then two guests become one, for both were shown.
"""

from __future__ import annotations

from contextlib import suppress
from secrets import choice
from time import time
from typing import Final

from litestar.datastructures import Cookie
from sqlalchemy import Connection

from corral.core.event import Value
from corral.server.accounts.guestbook import (
    RECOVERY,
    Known,
    Player,
    Way,
    merge_players,
    remove_player,
)
from corral.server.accounts.identity import Guests, hash_of, new_player, new_token
from corral.server.accounts.passkeys import Passkeys, RelyingParty
from corral.server.accounts.passwords import Passwords
from corral.server.accounts.wire import Account, Link, PasskeyInfo, SessionInfo
from corral.server.invitations.qr import drawn
from corral.server.problems import Refusal
from corral.server.storage.rewriting import as_another, without_name
from corral.server.storage.schema import PLAYERS
from corral.server.storage.worker import Conflict
from corral.server.tables.hub import Hub
from corral.server.tables.seating import Seating
from corral.server.tables.written import clean_name
from corral.server.wire import Me

DEVICE: Final = "device"
DEVICE_MINUTES: Final = 15
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those that are easily taken for one another: a code may have to be typed."""
CODE_LETTERS: Final = 28
"""138 bits."""
PATH: Final = "/come#"


def new_code() -> str:
    return "".join(choice(LETTERS) for _ in range(CODE_LETTERS))


def _no_bot() -> Refusal:
    return Refusal("not_found", "you have no such bot account")


class Accounts:
    """What guests do about themselves."""

    def __init__(self, guests: Guests, hub: Hub, seating: Seating) -> None:
        self._guests = guests
        self._hub = hub
        self._seating = seating
        self._book = hub.store.guestbook
        self._bots = hub.store.botbook
        self._rewriting = hub.store.rewriting
        self.passkeys = Passkeys(self._book)
        self.passwords = Passwords(self._book)

    async def told(self, known: Known) -> Account:
        player = known.player
        password = await self._book.password_of(player.id)
        return Account(
            me=Me(player.id, player.name),
            login=None if password is None else password.login,
            passkeys=[
                PasskeyInfo(one.id, one.name, one.made, one.used)
                for one in await self._book.passkeys(player.id)
            ],
            recovery=await self._book.has_recovery(player.id),
            sessions=[
                SessionInfo(
                    one.id, one.way, one.device, one.made, one.seen, one.id == known.session
                )
                for one in await self._book.sessions(player.id)
            ],
        )

    # Bot accounts

    async def add_bot(self, known: Known, name: str) -> tuple[str, str]:
        """The number of a new bot account, and its token, which nobody is told again."""
        owner, shown = known.player.id, clean_name(name)
        if not await self._book.can_come_back(owner):
            kept = "bot accounts are for those who can come back: make a passkey or a password"
            raise Refusal("not_allowed", kept, reason="not_kept")
        bot, token, most = new_player(shown), new_token(), self._hub.settings.guest_bots
        try:
            added = await self._bots.add(bot, owner, hash_of(token), time(), most)
        except Conflict:
            alike = f"another bot account is called {shown!r}, or looks as if"
            values: dict[str, Value] = {"name": shown}
            raise Refusal("repeated", alike, reason="bot_name_taken", values=values) from None
        if not added:
            many = f"you have {most} bot accounts, and more are not allowed"
            raise Refusal("not_allowed", many, reason="too_many_bots", values={"most": most})
        return bot.id, token

    async def give_token(self, known: Known, bot: str, wanted: bool = True) -> str:
        """Another token, or none: whoever has the one before has nothing any more."""
        token = new_token() if wanted else ""
        digest = hash_of(token) if wanted else None
        if not await self._bots.give_token(known.player.id, bot, digest, time()):
            raise _no_bot()
        self._guests.changed(bot)
        return token

    async def delete_bot(self, known: Known, bot: str) -> None:
        """Its matches stay for those who played them; its name goes."""
        mine = [one for one in await self._bots.of(known.player.id) if one.id == bot]
        if not mine:
            raise _no_bot()
        await self._remove(Player(bot, mine[0].name, known.player.name))

    # Links

    async def link(self, known: Known, kind: str, place: RelyingParty) -> Link:
        code = new_code()
        now = time()
        until = now + 60 * DEVICE_MINUTES if kind == DEVICE else None
        await self._book.add_token(kind, hash_of(code), known.player.id, now, until)
        drawing = drawn(f"{place.origin}{PATH}{code}")
        return Link(f"{PATH}{code}", code, until, drawing.path, drawing.size)

    async def player_by(self, code: str) -> str | None:
        """Whose link it was; it is used up."""
        typed = code.strip().lower()
        return await self._book.take_token((DEVICE, RECOVERY), hash_of(typed), time()) or None

    # Coming in

    async def come_in(
        self, player: str, way: Way, device: str, here: Known | None, merge: bool
    ) -> tuple[Me, Cookie]:
        """The browser is theirs from now on, perhaps with what its guest had so far."""
        found = await self._book.player(player)
        if found is None:
            raise Refusal("not_allowed", "this does not fit", reason="wrong_link")
        if await self._book.is_banned(player):
            raise Refusal("banned", "whoever runs this server has shut you out")
        other = here is not None and here.player.id != player
        if other and merge and here is not None:
            await self._merge(here.player.id, player)
        cookie = await self._guests.come_in(player, way, device, instead=here)
        return Me(found.id, found.name), cookie

    async def _merge(self, old: str, new: str) -> None:
        def then(db: Connection) -> None:
            merge_players(db, old, new)

        tables = await self._rewriting.tables_with(old)
        changed = await self._rewriting.rewrite(old, tables, as_another(old, new), then)
        self._guests.changed(old)
        self._guests.changed(new)
        await self._hub.rewritten(changed)

    # Going

    async def delete(self, known: Known) -> None:
        """Their matches stay for those who played them; the name goes, and all else."""
        for bot in await self._bots.all_of(known.player.id):
            await self._remove(Player(bot.id, bot.name, bot.owner_name))
        await self._remove(known.player)

    async def _remove(self, player: Player) -> None:
        def then(db: Connection) -> None:
            remove_player(db, PLAYERS.c.id == player.id)

        brought = [one.table for one in await self._hub.store.brought.of(player.id)]
        tables = await self._rewriting.tables_with(player.id)
        for table in tables:
            with suppress(Refusal):  # where there is no seat to leave, or the match is over
                await self._seating.rise(await self._hub.room(table), player)
        changed = await self._rewriting.rewrite(player.id, tables, without_name(player.id), then)
        self._guests.changed(player.id)
        await self._hub.rewritten((*changed, *brought))
