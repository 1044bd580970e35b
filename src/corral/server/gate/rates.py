"""How many requests may come: token buckets for each address and, within it, for each guest.

Files of the page are counted apart: a first visit asks for dozens, and a household makes several.
"""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Any, Final

from litestar.utils import normalize_path

from corral.server.accounts.identity import secret_in, token_in
from corral.server.client import asks_for_a_page
from corral.server.gate.addresses import counted_as
from corral.server.gate.limits import Buckets
from corral.server.settings import Settings

HOUR: Final = 3600.0
MAKING: Final = {
    "guests": re.compile(r"/api/me"),
    "tables": re.compile(
        r"/api/tables(/[^/]+/rematch)?|/api/me/people/[^/]+/invite"
        r"|/api/clubs/[^/]+/evenings/[^/]+/tables"
    ),
    "tournaments": re.compile(r"/api/tournaments"),
    "clubs": re.compile(r"/api/clubs"),
    "bots": re.compile(r"/api/me/bots"),
}
"""What is made where: what is stored of it stays for long. Every way to open a table counts."""
RARE: Final = {"tournaments": 10.0, "clubs": 10.0, "bots": 10.0}
"""Of these an address needs few: one counts as so many others."""
FILES: Final = 10
"""So many files of the page may come for each request: they cost that much less."""


class Rates:
    """The buckets of one server."""

    def __init__(self, settings: Settings, cookie: str) -> None:
        self._cookie = cookie
        rate, burst = settings.request_rate, settings.request_burst
        self._files = Buckets(FILES * rate, FILES * burst)
        self._addresses = Buckets(rate, burst)
        self._guests = Buckets(settings.guest_rate, settings.guest_burst)
        self._bots = Buckets(settings.bot_rate, settings.bot_burst)
        self._new = Buckets(settings.address_new / HOUR, settings.address_new)
        self._an_hour = settings.address_new

    def wait(self, scope: Any) -> float:
        """Count a request; more than 0 are the seconds after which it may come again.

        A guest who asks too often costs the neighbours nothing. Whoever makes cookies up, to be
        many guests, is held by the address.
        """
        address = counted_for(scope)
        if asks_for_a_page(scope):
            files = self._files.of(address)
            return 0.0 if files.take() else files.wait
        requests = self._addresses.of(address)
        if not requests.take():
            return requests.wait
        if (kind := _making(scope)) is not None:
            new = self._new.of(f"{kind} {address}")
            cost = min(RARE.get(kind, 1.0), self._an_hour)
            if not new.take(cost):
                return new.wait + (cost - 1.0) * HOUR / self._an_hour
        token = token_in(_header(scope, b"authorization"))
        secret = token or secret_in(_cookies(scope), self._cookie)
        if secret is None:
            return 0.0
        buckets = self._bots if token else self._guests
        own = buckets.of(sha256(secret.encode("utf-8", "surrogatepass")).hexdigest())
        if own.take():
            return 0.0
        requests.give_back()
        return own.wait


def _making(scope: Any) -> str | None:
    """What is made: a guest (or another name for one), a table, a club, ..."""
    if scope["type"] != "http" or scope["method"] != "POST":
        return None
    path = normalize_path(scope["path"])
    return next((kind for kind, made in MAKING.items() if made.fullmatch(path)), None)


def counted_for(scope: Any) -> str:
    """Whom to count a request for."""
    client = scope.get("client")
    return counted_as(client[0]) if client else "unknown"


def _header(scope: Any, wanted: bytes) -> str | None:
    found = [value for name, value in scope["headers"] if name == wanted]
    return found[0].decode("latin-1") if found else None


def _cookies(scope: Any) -> str:
    found = [value for name, value in scope["headers"] if name == b"cookie"]
    return b"; ".join(found).decode("latin-1")
