"""A connection for requests: what it may take to send one, in seconds, bytes and places.

uvicorn itself waits for ever for the rest of a request and keeps headers of any size.
"""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from corral.server.gate.lines import GuardedLine

MOST_HEAD: Final = 32 * 1024
"""Bytes of a request before its body."""
MOST_HEADERS: Final = 128
"""Browsers send some twenty; each costs us more than its bytes."""
LARGEST_BODY: Final = 64 * 1024
"""Bytes that a body may have."""
MOST_BODY: Final = 2 * LARGEST_BODY
"""Bytes that it may take to send one: in chunks, with what is said after them."""
SLICE: Final = 16 * 1024
"""So many bytes are read before they are counted: a chunk can be as short as six."""
MOST_PIPELINED: Final = 16
"""Requests that may come before the answer to the first; browsers send none."""


class RequestLine(GuardedLine, HttpToolsProtocol):
    """Within their time first the headers, then the body; the oldest that waits gives way."""

    def __init__(self, *args: Any, **rest: Any) -> None:
        super().__init__(*args, **rest)
        self._head_bytes = 0
        self._body_bytes = 0
        self._in_head = True
        """Waits for headers, or for the rest of them."""
        self._in_body = False
        self._late: TimerHandle | None = None

    # The time

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.keep_waiting(self.lines.waiting)
        self._allow(self.lines.settings.header_seconds, "slow headers")

    def connection_lost(self, exc: Exception | None) -> None:
        self._in_time()
        self.lines.waiting.leave(self)
        super().connection_lost(exc)

    def _allow(self, seconds: float, reason: str) -> None:
        self._in_time()
        self._late = self.loop.call_later(seconds, self._too_late, reason)

    def _in_time(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _too_late(self, reason: str) -> None:
        self._late = None
        if not self._in_body and self._answering():  # a stray line break while we are at work
            self._allow(self.lines.settings.header_seconds, reason)
        else:
            self._refuse(408, reason)

    def _answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def _refuse(self, status: int, reason: str) -> None:
        """Silence is not answered, and nothing is said into another answer."""
        silent = self._in_head and not self._head_bytes
        spoken = (self._in_body or self._answering()) and self.cycle.response_started
        if not silent and not spoken and not self.transport.is_closing():
            end = b"connection: close\r\ncontent-length: 0\r\n\r\n"
            self.transport.write(STATUS_LINE[status] + end)
        self.end(reason)

    # What comes

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return  # cut, or a socket by now
            self._take(data[start : start + SLICE])

    def _take(self, data: bytes) -> None:
        if self._in_head:
            self._head_bytes += len(data)
            if self._late is None:
                self._allow(self.lines.settings.header_seconds, "slow headers")
        elif self._in_body:
            self._body_bytes += len(data)
        super().data_received(data)
        if self._in_head and self._head_bytes > MOST_HEAD:
            self._refuse(431, "long headers")
        elif self._in_body and self._body_bytes > MOST_BODY:  # also of one that nobody reads
            self._refuse(413, "long body")

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > MOST_HEADERS:
            raise ValueError("too many headers")  # told as a bad request

    def on_headers_complete(self) -> None:
        self._in_head, self._in_body = False, True
        self._head_bytes = self._body_bytes = 0
        self._allow(self.lines.settings.body_seconds, "slow body")
        super().on_headers_complete()
        if len(self.pipeline) > MOST_PIPELINED:
            raise ValueError("too many requests at once")  # told as a bad request

    def on_message_complete(self) -> None:
        self._in_head, self._in_body = True, False
        self._in_time()
        self.lines.waiting.leave(self)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self.hang_up(self.lines.settings.unread_seconds)
        else:
            self.keep_waiting(self.lines.waiting)

    def timeout_keep_alive_handler(self) -> None:
        self.hang_up(self.lines.settings.unread_seconds)

    def handle_websocket_upgrade(self) -> None:
        self._in_time()
        self._read()  # from now on the socket looks after that
        self.lines.waiting.leave(self)
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        del msg  # the status says it
        self._refuse(400, "no request")
