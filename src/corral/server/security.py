"""The gate in front of everything: hosts, origins, rates, and the headers of every answer.

Cookies are SameSite=Strict and bodies must be JSON; the check of the Origin comes on top, and is
the only one that sockets have. A request without an Origin is not
a browser's: it carries no cookies but its own.
"""

from __future__ import annotations

from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from corral.server.limits import Addresses
from corral.server.metrics import Metrics
from corral.server.problems import STATUS, Problem
from corral.server.settings import LOOPBACK, Settings

NETWORK_BITS: Final = 64
"""The part of an IPv6 address that a household or a host is given."""
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
UNWATCHED: Final = ("/live", "/ready")
"""Paths that are asked all the time, by those who watch over the server."""


class Gate:
    """ASGI middleware around the application."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics
        self._url = urlsplit(settings.public_url) if settings.public_url else None
        self._local = settings.host in LOOPBACK and self._url is None
        self._addresses = Addresses(settings.request_rate, settings.address_connections)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "http":
            await self._http(scope, receive, send)
        elif kind == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    # Checks

    def _refusal(self, scope: Any) -> Problem | None:
        """Why this request is not let in."""
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1").lower()
        if self._local and _hostname(host) not in LOOPBACK:
            return Problem("forbidden_origin", f"this server is not called {host[:100]!r}")
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        origin = headers.get(b"origin")
        if unsafe and origin is not None and not self._own(origin.decode("latin-1"), host):
            return Problem("forbidden_origin", "requests from other sites are not taken")
        if scope["path"] not in UNWATCHED and not self._addresses.take(counted_for(scope)):
            return Problem("slow_down", "too many requests; please wait a moment")
        return None

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

        problem = self._refusal(scope)
        if problem is None:
            await self._app(scope, receive, send_with_headers)
            return
        await self._refuse(problem, send, "http.response")

    async def _refuse(self, problem: Problem, send: Send, kind: str) -> None:
        """The answer to a request, or to one for a socket that is not opened then."""
        self._metrics.refusals.labels(problem.code).inc()
        text = msgspec.json.encode(problem)
        length = (b"content-length", str(len(text)).encode())
        headers = [(b"content-type", b"application/json"), length, *HEADERS]
        start: Any = {
            "type": f"{kind}.start",
            "status": STATUS[problem.code],
            "headers": headers,
        }
        await send(start)
        body: Any = {"type": f"{kind}.body", "body": text}
        await send(body)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = counted_for(scope)
        problem = self._refusal(scope)
        if problem is None and not self._addresses.connect(address):
            problem = Problem("slow_down", "too many connections from this address")
        if problem is not None:
            await receive()
            await self._refuse(problem, send, "websocket.http.response")
            return
        try:
            await self._app(scope, receive, send)
        finally:
            self._addresses.disconnect(address)


def counted_for(scope: Any) -> str:
    """Whom to count a request for. Whoever has one IPv6 address has all that begin like it."""
    client = scope.get("client")
    if not client:
        return "unknown"
    try:
        address = ip_address(client[0])
    except ValueError:
        return str(client[0])
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or IPv6Network((address, NETWORK_BITS), strict=False))
    return str(address)


def _hostname(host: str) -> str:
    """The host without its port: ``[::1]:8000`` is ``::1``."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""
