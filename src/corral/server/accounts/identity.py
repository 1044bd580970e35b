"""Guests: a name and a secret cookie. The secret is known to the browser alone; we keep a hash.

A browser that is somebody's is a session. A guest may have many, and end any of them.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from secrets import token_urlsafe
from time import time
from typing import Final, TypeAlias

from litestar.datastructures import Cookie

from corral.server.accounts.guestbook import Known, Player, Way, new_session
from corral.server.accounts.households import Households
from corral.server.problems import Refusal
from corral.server.processes.bus import Bus
from corral.server.storage.store import Store, StoreError
from corral.server.tables.written import clean_name

COOKIE: Final = "corral"
SECURE_COOKIE: Final = "__Host-corral"
"""Browsers take a cookie of this name only over https, and only from this very host."""
SECRET_BYTES: Final = 32
PLAYER_BYTES: Final = 12
TOKEN: Final = "corral-bot-"
"""How the token of a bot account begins: programs that look for secrets find it by that."""
DAY: Final = 24 * 3600
YEAR: Final = 365 * DAY
REMEMBERED: Final = 10_000
TOPIC: Final = "guest:"
"""What news of guests begin with."""
Listener: TypeAlias = Callable[[str], None]


class Guests:
    """Knows who a cookie belongs to."""

    def __init__(self, store: Store, secure: bool, bus: Bus, households: Households) -> None:
        self._households = households
        self._book = store.guestbook
        self._bots = store.botbook
        self._secure = secure
        self._bus = bus
        self._known: OrderedDict[str, tuple[Known, float]] = OrderedDict()
        """Guests by the hash of their secret, and when it was written down that they were here."""
        self._listeners: list[Listener] = []
        self._news_heard = 0
        """What was read before the latest news may be out of date."""
        bus.subscribe(self._news, self._forget_all)

    @property
    def cookie_name(self) -> str:
        return SECURE_COOKIE if self._secure else COOKIE

    async def player(self, secret: str | None) -> Player | None:
        """The guest with this secret."""
        known = await self.known(secret)
        return None if known is None else known.player

    async def known(self, secret: str | None) -> Known | None:
        """The guest with this secret, and the session; a token is a bot account's."""
        if not secret:
            return None
        digest = hash_of(secret)
        known, noted = self._known.get(digest, (None, 0.0))
        heard = self._news_heard
        if known is None:  # also where another process has given them another name
            try:
                bot = secret.startswith(TOKEN)
                known = await (self._bots if bot else self._book).known(digest)
            except StoreError:
                raise Refusal("unavailable", "please try again in a moment") from None
        if known is None:
            return None
        if known.banned:
            raise Refusal("banned", "whoever runs this server has shut you out")
        self._households.meet(known.player.id)
        now = time()
        if now - noted > DAY:
            noted = now
            with suppress(StoreError):  # another day will do
                await self._book.saw(known, now)
        if heard == self._news_heard:
            self._remember(digest, known, noted)
        return known

    async def sign_in(
        self, name: str, secret: str | None, device: str = ""
    ) -> tuple[Player, Cookie]:
        """A new guest with a cookie, or another name for one who has a cookie already."""
        shown = clean_name(name)
        known = await self.known(secret)
        try:
            if known is not None and secret is not None:
                renamed = Player(known.player.id, shown)
                await self._book.rename(renamed.id, shown)
                self.changed(renamed.id)
                return renamed, self.cookie(secret)
            fresh = token_urlsafe(SECRET_BYTES)
            player = new_player(shown)
            await self._book.add(player, hash_of(fresh), time(), device)
        except StoreError:
            raise Refusal("unavailable", "please try again in a moment") from None
        return player, self.cookie(fresh)

    async def come_in(self, player: str, way: Way, device: str, instead: Known | None) -> Cookie:
        """A session for somebody who has shown who they are, in place of what the browser had."""
        fresh = token_urlsafe(SECRET_BYTES)
        session = new_session(player, way, device, time())
        ended = None if instead is None else instead.session
        await self._book.add_session(session, hash_of(fresh), ended)
        if instead is not None:
            self.changed(instead.player.id)
        return self.cookie(fresh)

    async def turn(self, known: Known) -> Cookie:
        """Another secret for the session: whoever had the old one has nothing any more."""
        fresh = token_urlsafe(SECRET_BYTES)
        await self._book.turn(known.session, hash_of(fresh))
        self.changed(known.player.id)
        return self.cookie(fresh)

    def cookie(self, secret: str) -> Cookie:
        """Lasts a year from now: whoever comes back within one is given it anew."""
        return Cookie(
            key=self.cookie_name,
            value=secret,
            max_age=YEAR,
            path="/",
            httponly=True,
            secure=self._secure,
            samesite="strict",
        )

    def no_cookie(self) -> Cookie:
        """The browser is nobody's from now on."""
        return Cookie(
            key=self.cookie_name,
            value="",
            max_age=0,
            path="/",
            httponly=True,
            secure=self._secure,
            samesite="strict",
        )

    # News of guests

    def changed(self, player: str) -> None:
        """A guest has another name, other sessions, or is gone: all processes read them anew."""
        self._bus.publish(f"{TOPIC}{player}", 0)
        self.forget(player)

    def listen(self, listener: Listener) -> None:
        """Call it with the guest of whom there is news."""
        self._listeners.append(listener)

    def forget(self, player: str) -> None:
        """Also the bot accounts that are theirs: these are told of by their owners' names."""
        self._news_heard += 1
        known = {
            digest: one.player.id
            for digest, (one, _) in self._known.items()
            if player in (one.player.id, one.owner)
        }
        for digest in known:
            del self._known[digest]
        for listener in self._listeners:
            for one in {player, *known.values()}:
                listener(one)

    def _news(self, topic: str, _: int) -> None:
        if topic.startswith(TOPIC):
            self.forget(topic.removeprefix(TOPIC))

    def _forget_all(self) -> None:
        """News may have been missed."""
        self._news_heard += 1
        self._known.clear()

    def _remember(self, digest: str, known: Known, noted: float) -> None:
        self._known[digest] = known, noted
        self._known.move_to_end(digest)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def new_player(name: str) -> Player:
    return Player(token_urlsafe(PLAYER_BYTES), name)


def hash_of(secret: str) -> str:
    return sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def secret_in(cookies: str, name: str) -> str | None:
    """The secret in a Cookie header.

    Ours has no quotes and no escapes. The library's own reading of those takes time with the square
    of their number, seconds for what fits into the headers of one request (CVE-2024-7592).
    """
    found = re.search(rf"(?:^|;) *{name}=([\w-]{{1,64}}) *(?:;|$)", cookies, re.ASCII)
    return None if found is None or found[1].startswith(TOKEN) else found[1]


def token_in(authorization: str | None) -> str | None:
    """The token in an Authorization header; an empty text where it bears something else.

    Other schemes are not for us: a proxy may ask for a password before it lets people in.
    """
    if authorization is None or not re.match(r"bearer\b", authorization, re.IGNORECASE):
        return None
    found = re.fullmatch(rf"bearer +({TOKEN}[\w-]{{1,64}}) *", authorization, re.IGNORECASE)
    return "" if found is None else found[1]


def new_token() -> str:
    return f"{TOKEN}{token_urlsafe(SECRET_BYTES)}"
