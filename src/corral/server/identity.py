"""Guests: a name and a secret cookie. The secret is known to the browser alone; we keep a hash."""

from __future__ import annotations

import re
from collections import OrderedDict
from contextlib import suppress
from hashlib import sha256
from secrets import token_urlsafe
from time import time
from typing import Final

from litestar.datastructures import Cookie

from corral.server.bus import Bus
from corral.server.households import Households
from corral.server.problems import Refusal
from corral.server.store import Player, Store, StoreError
from corral.server.written import clean_name

COOKIE: Final = "corral"
SECURE_COOKIE: Final = "__Host-corral"
"""Browsers take a cookie of this name only over https, and only from this very host."""
SECRET_BYTES: Final = 32
DAY: Final = 24 * 3600
YEAR: Final = 365 * DAY
REMEMBERED: Final = 10_000
TOPIC: Final = "guest:"
"""What news of guests begin with."""


class Guests:
    """Knows who a cookie belongs to."""

    def __init__(self, store: Store, secure: bool, bus: Bus, households: Households) -> None:
        self._store = store
        self._households = households
        self._secure = secure
        self._bus = bus
        self._known: OrderedDict[str, tuple[Player, float]] = OrderedDict()
        """Guests by the hash of their secret, and when it was written down that they were here."""
        bus.subscribe(self._news, self._known.clear)

    @property
    def cookie_name(self) -> str:
        return SECURE_COOKIE if self._secure else COOKIE

    async def player(self, secret: str | None) -> Player | None:
        """The guest with this secret."""
        if not secret:
            return None
        digest = _hash(secret)
        player, noted = self._known.get(digest, (None, 0.0))
        if player is None:  # also where another process has given them another name
            try:
                player = await self._store.player_by_secret(digest)
            except StoreError:
                raise Refusal("unavailable", "please try again in a moment") from None
        if player is not None:
            self._households.meet(player.id)
            now = time()
            if now - noted > DAY:
                noted = now
                with suppress(StoreError):  # another day will do
                    await self._store.saw_player(player.id, now)
            self._remember(digest, player, noted)
        return player

    async def sign_in(self, name: str, secret: str | None) -> tuple[Player, Cookie]:
        """A new guest with a cookie, or another name for one who has a cookie already."""
        shown = clean_name(name)
        player = await self.player(secret)
        try:
            if player is not None and secret is not None:
                renamed = Player(player.id, shown)
                await self._store.rename_player(player.id, shown)
                self._bus.publish(f"{TOPIC}{player.id}", 0)
                self._remember(_hash(secret), renamed, time())
                return renamed, self.cookie(secret)
            fresh = token_urlsafe(SECRET_BYTES)
            player = Player(token_urlsafe(12), shown)
            now = time()
            await self._store.add_player(player, _hash(fresh), now)
        except StoreError:
            raise Refusal("unavailable", "please try again in a moment") from None
        self._remember(_hash(fresh), player, now)
        return player, self.cookie(fresh)

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

    def _news(self, topic: str, _: int) -> None:
        """Another process has given a guest another name: it is read when they come."""
        if topic.startswith(TOPIC):
            renamed = topic.removeprefix(TOPIC)
            known = [digest for digest, (one, _) in self._known.items() if one.id == renamed]
            for digest in known:
                del self._known[digest]

    def _remember(self, digest: str, player: Player, noted: float) -> None:
        self._known[digest] = player, noted
        self._known.move_to_end(digest)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def _hash(secret: str) -> str:
    return sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def secret_in(cookies: str, name: str) -> str | None:
    """The secret in a Cookie header.

    Ours has no quotes and no escapes. The library's own reading of those takes time with the square
    of their number, seconds for what fits into the headers of one request (CVE-2024-7592).
    """
    found = re.search(rf"(?:^|;) *{name}=([\w-]{{1,64}}) *(?:;|$)", cookies, re.ASCII)
    return None if found is None else found[1]
