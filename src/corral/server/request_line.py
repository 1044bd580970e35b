"""A connection for requests: what it may take to send one, in seconds, bytes and places.

uvicorn itself waits for ever for the rest of a request and keeps headers of any size.
"""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from corral.server.lines import GuardedLine

MOST_HEAD: Final = 32 * 1024
"""Bytes of a request before its body."""
MOST_PIPELINED: Final = 16
"""Requests that may come before the answer to the first; browsers send none."""


class RequestLine(GuardedLine, HttpToolsProtocol):
    """Within their time first the headers, then the body; the oldest that waits gives way."""

    def __init__(self, *args: Any, **rest: Any) -> None:
        super().__init__(*args, **rest)
        self._head_bytes = 0
        self._in_head = True
        """Waits for headers, or for the rest of them."""
        self._in_body = False
        self._late: TimerHandle | None = None

    # The time

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._wait()
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

    # The places

    def _wait(self) -> None:
        if self.address == "unknown" or (self.client and self.client[0] in self.lines.proxies):
            return  # a proxy speaks for many
        self.lines.waiting.enter(self)

    def give_way(self) -> None:
        """Somebody new needs the place."""
        self.end("too many half requests")

    # What comes

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._in_head:
            self._head_bytes += len(data)
            if self._late is None:
                self._allow(self.lines.settings.header_seconds, "slow headers")
        super().data_received(data)
        if self._in_head and self._head_bytes > MOST_HEAD:
            self._refuse(431, "long headers")

    def on_headers_complete(self) -> None:
        self._in_head, self._in_body, self._head_bytes = False, True, 0
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
            self._wait()

    def timeout_keep_alive_handler(self) -> None:
        self.hang_up(self.lines.settings.unread_seconds)

    def handle_websocket_upgrade(self) -> None:
        self._in_time()
        self.lines.waiting.leave(self)
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        super().send_400_response(msg)
        self.end("no request")
