"""What all connections have in common, below requests and messages: limits, and a quick end."""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from typing import Any, Final

import uvicorn
from litestar.types import ASGIApp

from corral.server.gate.addresses import Named, counted_as, read_proxies
from corral.server.gate.cuts import Cuts
from corral.server.gate.waiting import Waiting
from corral.server.settings import Settings

LEAST: Final = 4096
"""So many bytes somebody has to read between two looks."""
GOODBYE: Final = 1.0
"""So many seconds the last bytes to one who is cut may take."""


class Lines:
    """What the connections share."""

    def __init__(self, settings: Settings, cuts: Cuts, most_waiting: int) -> None:
        self.settings = settings
        self.cuts = cuts
        self.waiting = Waiting("too many half requests", settings.half_requests, most_waiting)
        self.unread = Waiting("too many unread answers", settings.half_requests, most_waiting // 2)
        self.proxies = Named(read_proxies(settings.proxies))


class LineConfig(uvicorn.Config):
    """How uvicorn hands it to the connections that it makes."""

    def __init__(self, app: ASGIApp, lines: Lines, **rest: Any) -> None:
        super().__init__(app, **rest)
        self.lines = lines


class GuardedLine(asyncio.Protocol):
    """A connection that ends when the other end does not read; mixed into uvicorn's own."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    config: uvicorn.Config
    client: tuple[str, int] | None
    address: str = "unknown"
    _unread: TimerHandle | None = None
    _left = 0
    """Bytes that were not read when we looked last."""

    @property
    def lines(self) -> Lines:
        assert isinstance(self.config, LineConfig)
        return self.config.lines

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.address = counted_as(self.client[0]) if self.client else "unknown"

    def connection_lost(self, exc: Exception | None) -> None:
        self._read()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._look_again()
        self.keep_waiting(self.lines.unread)

    def resume_writing(self) -> None:
        self._read()
        super().resume_writing()

    def _read(self) -> None:
        self.lines.unread.leave(self)
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _look_again(self) -> None:
        self._left = self.transport.get_write_buffer_size()
        self._unread = self.loop.call_later(self.lines.settings.unread_seconds, self._look)

    def _look(self) -> None:
        """Who is slow may be slow."""
        if self.transport.get_write_buffer_size() <= self._left - LEAST:
            self._look_again()
        else:
            self.lines.cuts.note("unread", self.address)
            self.transport.abort()

    def keep_waiting(self, others: Waiting) -> None:
        """Take a place among those for whom we wait; a proxy speaks for many, and needs none."""
        if self.address != "unknown" and not (self.client and self.client[0] in self.lines.proxies):
            others.enter(self)

    def give_way(self, reason: str) -> None:
        """Somebody new needs the place."""
        self.end(reason)

    def end(self, reason: str) -> None:
        """Close, whether or not the other end takes the last bytes."""
        self.lines.cuts.note(reason, self.address)
        self.hang_up(GOODBYE)

    def hang_up(self, seconds: float) -> None:
        self.transport.close()
        self.loop.call_later(seconds, self.transport.abort)
