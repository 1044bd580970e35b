"""How many requests may come: token buckets for each address and, within it, for each guest.

Files of the page are counted apart: a first visit asks for dozens, and a household makes several.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

from litestar.utils import normalize_path

from corral.server.addresses import counted_as
from corral.server.client import asks_for_a_page
from corral.server.identity import secret_in
from corral.server.limits import Buckets
from corral.server.settings import Settings

HOUR: Final = 3600.0
MAKING: Final = ("/api/me", "/api/tables")
"""Where guests and tables are made: what is stored of them stays for long."""
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
        self._new = Buckets(settings.address_new / HOUR, settings.address_new)

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
            if not new.take():
                return new.wait
        secret = secret_in(_cookies(scope), self._cookie)
        if secret is None:
            return 0.0
        own = self._guests.of(sha256(secret.encode("utf-8", "surrogatepass")).hexdigest())
        if own.take():
            return 0.0
        requests.give_back()
        return own.wait


def _making(scope: Any) -> str | None:
    """What is made: a guest (or another name for one), or a table."""
    if scope["type"] != "http" or scope["method"] != "POST":
        return None
    path = normalize_path(scope["path"])
    return path if path in MAKING else None


def counted_for(scope: Any) -> str:
    """Whom to count a request for."""
    client = scope.get("client")
    return counted_as(client[0]) if client else "unknown"


def _cookies(scope: Any) -> str:
    found = [value for name, value in scope["headers"] if name == b"cookie"]
    return b"; ".join(found).decode("latin-1")
