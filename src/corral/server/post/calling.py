"""Requests to addresses that guests have named: to the outside world only.

A name is resolved once, what it leads to is looked at, and that very address is connected to: a
name that leads elsewhere a moment later changes nothing. Redirects are answers like any others. Of
the answer the status and one header are read, within seconds.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from email.utils import parsedate_to_datetime
from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from time import time
from typing import Final, NamedTuple, TypeAlias
from urllib.parse import SplitResult, urlsplit

import h11

from corral.server.gate.addresses import Named

SECONDS: Final = 10.0
"""For all of it: resolving, connecting, sending, the head of the answer."""
LONGEST_ADDRESS: Final = 1000
MOST_BYTES: Final = 32 * 1024
"""Of an answer's head, with all that comes before it."""
MOST_ADDRESSES: Final = 3
"""Of one name that are tried, one after the other."""
TRANSLATED: Final = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"))
"""Behind which there may be any IPv4 address, private ones as well."""
UNICAST: Final = IPv6Network("2000::/3")
"""All that was ever given to the internet; old addresses of a site (fec0::/10) are not in it."""
HTTPS: Final = 443
UNPRIVILEGED: Final = 1024
"""Below it other ports belong to mail, directories and shells, which are nobody's webhook."""

Address: TypeAlias = IPv4Address | IPv6Address
Resolve: TypeAlias = Callable[[str, int], Awaitable[list[str]]]


class CallFailed(Exception):
    """No answer came; the text is a word for programs: ``unreachable``, ``forbidden_address``."""


class Receipt(NamedTuple):
    """What came back."""

    status: int
    retry_after: float | None


def is_public(address: Address) -> bool:
    """Whether it belongs to the internet, and not to our own house in any disguise."""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        inner = address.sixtofour is not None or address.teredo is not None
        if inner or address not in UNICAST or any(address in network for network in TRANSLATED):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def read_address(url: str) -> SplitResult:
    """An address that may be called as far as its text tells; else ``ValueError`` says why not."""
    if len(url) > LONGEST_ADDRESS or not url.isascii() or not url.isprintable() or " " in url:
        raise ValueError("it is too long, or has signs that no address has")
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise ValueError("it does not begin with https://")
    if parts.username is not None or parts.password is not None:
        raise ValueError("it has a name or a password in it")
    _port(parts)
    return parts


def origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


RESOLVERS: Final = ThreadPoolExecutor(16, "corral-names")
"""Of our own: a name that nobody answers for holds up nothing but other names."""


async def _resolved(host: str, port: int) -> list[str]:
    def ask() -> list[str]:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        return [str(one[4][0]) for one in found]

    return await asyncio.get_running_loop().run_in_executor(RESOLVERS, ask)


@cache
def trusting() -> ssl.SSLContext:
    """Reading the system's certificates takes a while."""
    return ssl.create_default_context()


class Caller:
    """``allowed``: networks that may be called though they are not public, also in plain text."""

    def __init__(self, allowed: Named, resolve: Resolve = _resolved) -> None:
        self._allowed = allowed
        self._resolve = resolve

    async def post(self, url: str, headers: dict[str, str], body: bytes) -> Receipt:
        """Raises ``CallFailed``."""
        try:
            async with asyncio.timeout(SECONDS):
                return await self._post(read_address(url), headers, body)
        except (OSError, TimeoutError, h11.ProtocolError, ValueError) as error:
            raise CallFailed("unreachable") from error

    async def _post(self, parts: SplitResult, headers: dict[str, str], body: bytes) -> Receipt:
        host, port = parts.hostname or "", _port(parts)
        addresses = await self._chosen(parts.scheme, host, port)
        reader, writer = await _connected(addresses, host, port, parts.scheme == "https")
        try:
            return await _exchange(reader, writer, parts, headers, body)
        finally:
            writer.close()
            with suppress(OSError, TimeoutError, ssl.SSLError):
                async with asyncio.timeout(1):
                    await writer.wait_closed()

    async def _chosen(self, scheme: str, host: str, port: int) -> list[str]:
        """The addresses behind a name that may be called, in their order."""
        outside = scheme == "https" and (port == HTTPS or port >= UNPRIVILEGED)
        found = [one.partition("%")[0] for one in await self._resolve(host, port)]
        fine = [one for one in found if self._may(one, outside)]
        if not fine:
            raise CallFailed("forbidden_address")
        return fine

    def _may(self, address: str, outside: bool) -> bool:
        return address in self._allowed or (outside and is_public(ip_address(address)))


async def _connected(
    addresses: Sequence[str], host: str, port: int, secure: bool
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """By the first one that answers: many a server has a name in IPv6 and no way there."""
    for number, address in enumerate(addresses, 1):
        try:
            async with asyncio.timeout(SECONDS / min(len(addresses), MOST_ADDRESSES)):
                return await asyncio.open_connection(
                    address,
                    port,
                    ssl=trusting() if secure else None,
                    server_hostname=host if secure else None,
                )
        except (OSError, TimeoutError):
            if number in (len(addresses), MOST_ADDRESSES):
                raise
    raise CallFailed("unreachable")


async def _exchange(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    parts: SplitResult,
    headers: dict[str, str],
    body: bytes,
) -> Receipt:
    line = h11.Connection(h11.CLIENT)
    own = {"host": parts.netloc, "content-length": str(len(body)), "connection": "close"}
    target = f"{parts.path or '/'}{f'?{parts.query}' if parts.query else ''}"
    request = h11.Request(method="POST", target=target, headers=list({**own, **headers}.items()))
    for part in (request, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(line.send(part) or b"")
    await writer.drain()
    left = MOST_BYTES
    while True:
        event = line.next_event()
        if event is h11.NEED_DATA:
            data = await reader.read(4096)
            left -= len(data)
            if left < 0:
                raise CallFailed("unreachable")
            line.receive_data(data)
        elif isinstance(event, h11.Response):
            told = {name.lower(): value for name, value in event.headers}
            return Receipt(event.status_code, _seconds(told.get(b"retry-after", b"")))
        elif not isinstance(event, h11.InformationalResponse):
            raise CallFailed("unreachable")


def _seconds(text: bytes) -> float | None:
    """Of a Retry-After header: a number of seconds, or a date (RFC 9110, 10.2.3)."""
    if text.isdigit():
        return float(text) if len(text) < 10 else None
    try:
        when = parsedate_to_datetime(text.decode("ascii"))
    except ValueError:
        return None
    return max(0.0, when.timestamp() - time())


def _port(parts: SplitResult) -> int:
    return parts.port or (443 if parts.scheme == "https" else 80)
