"""A client's socket for the bench, as light as can be: it must not be what is measured.

A client of a library takes longer for a message than the server does. This one knows no more than
what Corral's own server sends: whole texts, pings, and the end.
"""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections import deque
from os import urandom
from typing import Final

from corral.core.errors import CorralError
from corral.server.gate.frames import TEXT

_PING: Final = 0x89
_PONG: Final = 0x8A
_MASKED: Final = 0x80
_TWO, _EIGHT = 126, 127
_NO_MASK: Final = bytes(4)
"""What is masked with this is what it was: masks are for proxies, of which there is none here."""
_ENDED: Final = "the server of the bench has ended a connection"


class BenchLine(asyncio.Protocol):
    """One open socket."""

    def __init__(self) -> None:
        self._transport: asyncio.Transport | None = None
        self._half = b""
        """The beginning of what has not come whole."""
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._came: deque[bytes] = deque()
        self._waiting: asyncio.Future[bytes] | None = None
        self._closed = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        self._closed.set()
        for waiting in (self._opened, self._waiting):
            if waiting is not None and not waiting.done():
                waiting.set_exception(CorralError(_ENDED))

    def data_received(self, data: bytes) -> None:
        if self._half:
            data = self._half + data
        at = 0
        if not self._opened.done():
            at = self._shake_hands(data)
        while (frame := _frame_at(data, at)) is not None:
            start, end = frame
            self._take(data[at], data[start:end])
            at = end
        self._half = data[at:]

    def _shake_hands(self, data: bytes) -> int:
        """Where the first frame begins."""
        end = data.find(b"\r\n\r\n") + 4
        if end < 4:
            return 0
        if data.startswith(b"HTTP/1.1 101 "):
            self._opened.set_result(None)
        else:
            self._opened.set_exception(CorralError(data.split(b"\r\n", 1)[0].decode()))
        return end

    def _take(self, kind: int, text: bytes) -> None:
        if kind == TEXT:
            waiting, self._waiting = self._waiting, None
            if waiting is None:
                self._came.append(text)
            else:
                waiting.set_result(text)
        elif kind == _PING:
            self._write(_PONG, text)
        elif self._transport is not None:
            self._transport.close()

    def _write(self, kind: int, text: bytes) -> None:
        size = len(text)
        head = (
            bytes((kind, _MASKED | size))
            if size < _TWO
            else bytes((kind, _MASKED | _TWO)) + size.to_bytes(2, "big")
        )
        assert self._transport is not None
        self._transport.write(head + _NO_MASK + text)

    def send(self, text: bytes) -> None:
        self._write(TEXT, text)

    async def receive(self) -> bytes:
        """The next text."""
        if self._came:
            return self._came.popleft()
        if self._closed.is_set():
            raise CorralError(_ENDED)
        self._waiting = asyncio.get_running_loop().create_future()
        return await self._waiting

    async def opened(self) -> None:
        await self._opened

    async def close(self) -> None:
        assert self._transport is not None
        if not self._transport.is_closing():
            self._write(0x88, b"\x03\xe8")  # as agreed: 1000
        await self._closed.wait()


def _frame_at(data: bytes, at: int) -> tuple[int, int] | None:
    """Where the text of the frame begins and ends, if it is all there."""
    have = len(data) - at
    if have < 2:
        return None
    size, start = data[at + 1], at + 2
    if size == _TWO:
        start += 2
        size = int.from_bytes(data[at + 2 : start], "big")
    elif size == _EIGHT:
        start += 8
        size = int.from_bytes(data[at + 2 : start], "big")
    end = start + size
    return (start, end) if end <= len(data) and start <= len(data) else None


async def open_line(port: int, path: str, cookie: str) -> BenchLine:
    """A socket to a server of the bench."""
    loop = asyncio.get_running_loop()
    transport, line = await loop.create_connection(BenchLine, "127.0.0.1", port)
    key = b64encode(urandom(16)).decode()
    transport.write(
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\n"
        f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
        f"Cookie: {cookie}\r\n\r\n".encode()
    )
    await line.opened()
    return line
