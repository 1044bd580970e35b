"""The socket at which a bot account listens for challenges. It says hello, and is told."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket

from corral.server.accounts.guestbook import Player
from corral.server.accounts.identity import token_in
from corral.server.gate.limits import Bucket
from corral.server.gate.socket_line import MOST_BYTES, TELL
from corral.server.netbots.challenges import BotListener
from corral.server.netbots.wire import Listen
from corral.server.problems import Refusal
from corral.server.services import Injected, Services
from corral.server.tables.messages import Refused
from corral.server.tables.room import encode
from corral.server.tables.socket import (
    BROKEN_RULES,
    GOING_AWAY,
    GOODBYE,
    PASSING,
    TRY_AGAIN,
    send_frame,
)
from corral.server.tables.watcher import Watcher

RATE: Final = (1.0, 20)
"""Messages: in a second, and at once. There is nothing to say but hello."""
PATIENCE: Final = 20
"""So many may be refused before the connection is closed."""
_decode = msgspec.json.Decoder(Listen).decode


@websocket("/api/bot/socket")
async def bot_socket(socket: WebSocket[Any, Any, Any], services: Injected) -> None:
    """See docs/net-bots.md for the messages."""
    token = token_in(socket.headers.get("authorization"))
    await socket.accept()
    try:
        player = await services.guests.player(token)
        if player is None:
            wrong = "this wants the token of a bot account: Authorization: Bearer TOKEN"
            raise Refusal("not_signed_in", wrong, reason="wrong_token")
        extensions: dict[str, Any] = socket.scope.get("extensions") or {}
        watcher = Watcher(player, extensions.get(TELL))
        line = BotListener(player, watcher)
        services.challenges.enter(line)
    except Refusal as refusal:
        await send_frame(socket, encode(Refused(refusal.problem)))
        passing = refusal.problem.code in PASSING
        await socket.close(TRY_AGAIN if passing else BROKEN_RULES, refusal.problem.code)
        return
    services.metrics.sockets.inc()
    try:
        with services.doors.through(token, watcher):
            await _Listening(socket, services, line, player).serve()
    finally:
        services.challenges.leave(line)
        services.metrics.sockets.dec()


class _Listening:
    """One open socket."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        services: Services,
        line: BotListener,
        player: Player,
    ) -> None:
        self._socket = socket
        self._services = services
        self._line = line
        self._player = player
        self._credit = Bucket(*RATE)
        self._patience = PATIENCE
        self._closing = GOING_AWAY, "come back and ask for what came since"

    async def serve(self) -> None:
        watcher = self._line.watcher
        writing = asyncio.create_task(self._write())
        try:
            while not watcher.cut:
                event = await self._socket.receive()
                if event["type"] != "websocket.receive":
                    return
                text = event.get("text")
                await self._take(event.get("bytes") or b"" if text is None else text)
        finally:
            watcher.close()
            await asyncio.wait({writing}, timeout=GOODBYE)
            writing.cancel()
            await asyncio.wait({writing})

    async def _write(self) -> None:
        with suppress(Exception):  # the client is gone: the reader will notice
            while (frame := await self._line.watcher.next()) is not None:
                await send_frame(self._socket, frame)
            await self._socket.close(*self._closing)

    async def _take(self, raw: str | bytes) -> None:
        try:
            if not self._credit.take() or not self._services.messages.of(self._player.id).take():
                raise Refusal("slow_down", "too many messages; please wait a moment")
            if len(raw) > MOST_BYTES:
                raise Refusal("too_large", f"a message has at most {MOST_BYTES} bytes")
            try:
                message = _decode(raw)
            except (msgspec.MsgspecError, UnicodeError) as error:
                raise Refusal("bad_request", f"not a message: {error}"[:300]) from None
            except RecursionError:
                raise Refusal("bad_request", "not a message: nested too deeply") from None
            await self._services.challenges.greet(self._line, message.since)
        except Refusal as refusal:
            self._services.metrics.refusals.labels(refusal.problem.code).inc()
            self._line.send(Refused(refusal.problem))
            self._patience -= 1
            if self._patience <= 0:
                self._closing = BROKEN_RULES, "too many wrong messages"
                self._line.watcher.close()
