"""Every request is measured, and has a name under which the log tells of it.

The answer carries that name as ``x-request-id``: who reports a fault can say which request it was.
"""

from __future__ import annotations

from itertools import count
from secrets import token_hex
from time import perf_counter
from typing import Any, Final

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from corral.server.logs import bound
from corral.server.operation.metrics import Metrics

OTHER: Final = "other"
"""The route of all that is no handler's: the page's files, and what is nowhere."""


class Observer:
    """ASGI middleware around everything."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics
        self._run = token_hex(3)
        self._numbers = count(1)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        name = f"{self._run}-{next(self._numbers)}"
        with bound(request=name):
            if kind == "http":
                await self._http(scope, receive, send, name)
            else:
                await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send, name: str) -> None:
        began, status = perf_counter(), 500

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                named = (b"x-request-id", name.encode())
                message["headers"] = [*message.get("headers", ()), named]
            await send(message)

        try:
            await self._app(scope, receive, noting)
        finally:
            told: Any = scope
            route = told.get("path_template") or OTHER
            seconds = perf_counter() - began
            self._metrics.requests.labels(told["method"], route, str(status)).observe(seconds)
