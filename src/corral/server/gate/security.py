"""The gate in front of everything: hosts, origins, kinds, rates, and the headers of every answer.

Cookies are SameSite=Strict and bodies must be JSON, which no form of another site can send; the
check of the Origin comes on top, and is the only one that sockets have. A request without an Origin
is not a browser's: it carries no cookies but its own.
"""

from __future__ import annotations

import re
from math import ceil
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from litestar.utils import normalize_path

from corral.server.gate.addresses import Named, read_networks
from corral.server.gate.limits import OpenSockets
from corral.server.gate.rates import Rates, counted_for
from corral.server.long_work import asked_by
from corral.server.operation.metrics import Metrics
from corral.server.problems import STATUS, Code, Problem
from corral.server.settings import LOOPBACK, Settings

SAFE: Final = ("GET", "HEAD", "OPTIONS")
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # attributes that place things on a board
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
    (b"link", b'</api/openapi.json>; rel="service-desc"'),
]
WATCHED: Final = ("/live", "/ready", "/metrics")
"""Paths that are asked all the time, by those who watch over the server, and are nobody else's."""
FORWARDED: Final = (b"forwarded", b"via", b"x-forwarded-for", b"x-real-ip")
"""Headers by which a request that came through a proxy can be told."""
JSON: Final = b"application/json"
ONE_CLICK: Final = "/letters/"
"""Where mail programs say by a form that somebody wants no more mails (RFC 8058); no cookie counts
there, and the body is not read."""
NOT_JSON: Final = 415
HOST: Final = re.compile(r"[\w.:\[\]-]{0,260}", re.ASCII)
"""A name or an address, with a port; none where an old client says none."""
LONGEST_TARGET: Final = 2048
"""Signs of a path and its query; Litestar keeps what it has read of a thousand of them."""
TARGET_TOO_LONG: Final = 414

CROWDED: Final = 5.0
"""Seconds after which somebody may have closed a socket."""


class _Refused:
    """An answer of the gate itself."""

    def __init__(self, code: Code, message: str, status: int = 0, wait: float = 0.0) -> None:
        self.problem = Problem(code, message)
        self.status = status or STATUS.get(code, 400)
        self.headers = [(b"retry-after", str(ceil(wait)).encode())] if wait else []


class Gate:
    """ASGI middleware around the application."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics, cookie: str) -> None:
        self._app = app
        self._metrics = metrics
        self._url = urlsplit(settings.public_url) if settings.public_url else None
        self._local = settings.host in LOOPBACK and self._url is None
        self._rates = Rates(settings, cookie)
        self._sockets = OpenSockets(settings.address_connections)
        self._watchers = Named(read_networks("watchers", settings.watchers))
        self._believes = bool(settings.proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "http":
            await self._http(scope, receive, send)
        elif kind == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    # Checks

    def _refusal(self, scope: Any) -> _Refused | None:
        """Why this request is not let in."""
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1").lower()
        if not HOST.fullmatch(host):  # it becomes part of links
            return _Refused("bad_request", "there is no host of this name")
        if self._local and _hostname(host) not in LOOPBACK:
            return _Refused("forbidden_origin", f"this server is not called {host[:100]!r}")
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        origin = headers.get(b"origin")
        if unsafe and origin is not None and not self._own(origin.decode("latin-1"), host):
            return _Refused("forbidden_origin", "requests from other sites are not taken")
        watched = normalize_path(scope["path"]) in WATCHED  # as the routes take it: `/metrics/` too
        if watched and self._watches(scope, headers):
            return None
        wait = self._rates.wait(scope)
        if wait:
            return _Refused("slow_down", "too many requests; please wait a moment", wait=wait)
        if len(scope["path"]) + len(scope["query_string"]) > LONGEST_TARGET:
            return _Refused("too_large", "the address is too long", TARGET_TOO_LONG)
        if watched:
            return _Refused("not_found", "this is for those whom the setting `watchers` names")
        form = scope["path"].startswith(ONE_CLICK)
        if unsafe and not form and _has_body(headers) and _kind(headers) != JSON:
            return _Refused("bad_request", "the body is not application/json", NOT_JSON)
        return None

    def _watches(self, scope: Any, headers: dict[bytes, bytes]) -> bool:
        """Whether it comes from a watcher, not through a proxy that stands where one does."""
        hidden = not self._believes and any(name in headers for name in FORWARDED)
        client = scope.get("client")
        return client is not None and client[0] in self._watchers and not hidden

    def _own(self, origin: str, host: str) -> bool:
        """Whether an Origin is ours."""
        try:
            parts = urlsplit(origin.lower())
        except ValueError:
            return False
        if self._url is not None:
            return (parts.scheme, parts.netloc) == (self._url.scheme, self._url.netloc.lower())
        return parts.scheme in ("http", "https") and parts.netloc == host

    # Both kinds

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *HEADERS]
            await send(message)

        refused = self._refusal(scope)
        if refused is None:
            with asked_by(counted_for(scope)):
                await self._app(scope, receive, send_with_headers)
            return
        await self._refuse(refused, send, "http.response")

    async def _refuse(self, refused: _Refused, send: Send, kind: str) -> None:
        """The answer to a request, or to one for a socket that is not opened then."""
        self._metrics.refusals.labels(refused.problem.code).inc()
        text = msgspec.json.encode(refused.problem)
        length = (b"content-length", str(len(text)).encode())
        headers = [(b"content-type", JSON), length, *refused.headers, *HEADERS]
        start: Any = {"type": f"{kind}.start", "status": refused.status, "headers": headers}
        await send(start)
        body: Any = {"type": f"{kind}.body", "body": text}
        await send(body)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = counted_for(scope)
        refused = self._refusal(scope)
        if refused is None and not self._sockets.connect(address):
            refused = _Refused("slow_down", "too many connections from this address", wait=CROWDED)
        if refused is not None:
            await receive()
            await self._refuse(refused, send, "websocket.http.response")
            return
        try:
            with asked_by(address):
                await self._app(scope, receive, send)
        finally:
            self._sockets.disconnect(address)


def _has_body(headers: dict[bytes, bytes]) -> bool:
    return headers.get(b"content-length", b"0") != b"0" or b"transfer-encoding" in headers


def _kind(headers: dict[bytes, bytes]) -> bytes:
    return headers.get(b"content-type", b"").partition(b";")[0].strip().lower()


def _hostname(host: str) -> str:
    """The host without its port: ``[::1]:8000`` is ``::1``."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""
