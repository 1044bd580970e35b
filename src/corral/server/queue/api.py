"""Playing soon: how many wait for each game, and the socket by which one waits.

Who opens the socket waits, who closes it does not: so nobody is paired who has gone.
"""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket, get, websocket
from litestar.params import FromPath

from corral.core.registry import game as game_named
from corral.core.registry import games
from corral.server.accounts.identity import secret_in
from corral.server.gate.rates import counted_for
from corral.server.gate.socket_line import TELL
from corral.server.problems import Refusal
from corral.server.queue.matchmaker import QueuePlace
from corral.server.queue.wire import QueueInfo
from corral.server.services import REFUSED, Injected, Services
from corral.server.storage.store import Player
from corral.server.storage.worker import StoreError
from corral.server.tables.messages import Refused
from corral.server.tables.room import encode
from corral.server.tables.socket import (
    BROKEN_RULES,
    GOODBYE,
    PASSING,
    PATIENCE,
    TRY_AGAIN,
    send_frame,
)
from corral.server.tables.watcher import Watcher

LINE: Final = re.compile(r"[\w-]{8,64}", re.ASCII)


@get("/queue", responses=REFUSED, tags=["tables"], summary="How many wait to play soon")
async def queue(services: Injected) -> list[QueueInfo]:
    """Games for which nobody waits are left out."""
    counts = await services.store.queue.counts()
    return [QueueInfo(game, number) for game, number in sorted(counts.items())]


@websocket("/api/queue/{game:str}/socket")
async def queue_socket(
    socket: WebSocket[Any, Any, Any], game: FromPath[str], services: Injected
) -> None:
    """Wait for others, until the match begins: see docs/server.md."""
    secret = secret_in(socket.headers.get("cookie", ""), services.guests.cookie_name)
    address = counted_for(socket.scope)
    await socket.accept()
    try:
        player = await services.guests.player(secret)
        line, players = _wish(socket, game, player)
        if not services.matchmaker.sockets.connect(address):
            nearby = "many people of your network wait already"
            raise Refusal("slow_down", nearby, reason="too_many_waiting")
    except Refusal as refusal:
        await _turn_away(socket, refusal)
        return
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    watcher = Watcher(player, extensions.get(TELL))
    place = QueuePlace(watcher, game, players)
    try:
        with services.doors.through(secret, watcher):
            await _wait(socket, services, line, place)
    finally:
        services.matchmaker.sockets.disconnect(address)


def _wish(
    socket: WebSocket[Any, Any, Any], game: str, player: Player | None
) -> tuple[str, int | None]:
    """The line, and how many they want to be."""
    if player is None:
        raise Refusal("not_signed_in", "choose a name first: POST /api/me")
    if game not in games():
        raise Refusal("not_found", "this game is not played here")
    line = str(socket.query_params.get("line", ""))
    if not LINE.fullmatch(line):
        raise Refusal("bad_request", "the line is 8 to 64 letters, figures, - and _ of your own")
    wanted = str(socket.query_params.get("players", "any"))
    if wanted == "any":
        return f"{player.id} {line}", None
    rules = game_named(game)
    if wanted not in map(str, range(rules.fewest, rules.most + 1)):
        raise Refusal("bad_request", f"{game} is played by {rules.fewest} to {rules.most}, or any")
    return f"{player.id} {line}", int(wanted)


async def _turn_away(socket: WebSocket[Any, Any, Any], refusal: Refusal) -> None:
    await send_frame(socket, encode(Refused(refusal.problem)))
    passing = refusal.problem.code in PASSING
    await socket.close(TRY_AGAIN if passing else BROKEN_RULES, refusal.problem.code)


async def _wait(
    socket: WebSocket[Any, Any, Any], services: Services, line: str, place: QueuePlace
) -> None:
    watcher, maker = place.watcher, services.matchmaker
    try:
        await maker.enter(line, place)
    except StoreError:
        await _turn_away(socket, Refusal("unavailable", "please try again in a moment"))
        return
    except Refusal as refusal:
        await _turn_away(socket, refusal)
        return
    services.metrics.sockets.inc()
    writing = asyncio.create_task(_write(socket, place))
    try:
        await _read(socket, watcher)
    finally:
        services.metrics.sockets.dec()
        watcher.close()
        await maker.leave(line, place)
        await asyncio.wait({writing}, timeout=GOODBYE)
        writing.cancel()
        await asyncio.wait({writing})


async def _write(socket: WebSocket[Any, Any, Any], place: QueuePlace) -> None:
    with suppress(Exception):  # the client is gone: the reader will notice
        while (frame := await place.watcher.next()) is not None:
            await send_frame(socket, frame)
        await socket.close(*place.closing)


async def _read(socket: WebSocket[Any, Any, Any], watcher: Watcher) -> None:
    """There is nothing to say here."""
    refused = encode(Refused(Refusal("bad_request", "there is nothing to say here").problem))
    for _ in range(PATIENCE):
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        watcher.send(refused)
