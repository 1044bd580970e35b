"""The socket of a table: reads messages, hands them to the room, sends what the room tells."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from secrets import randbelow
from time import monotonic
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath

from corral.bots.desk import ThinkingFailed
from corral.server.accounts.identity import secret_in, token_in
from corral.server.gate.limits import Bucket, Buckets
from corral.server.gate.rates import counted_for
from corral.server.gate.socket_line import HEAR, MOST_BYTES, TELL
from corral.server.logs import short
from corral.server.pausing import set_within
from corral.server.problems import Problem, Refusal
from corral.server.services import FAULT, Injected, Services
from corral.server.storage.store import Player, StoreError
from corral.server.tables import decisions
from corral.server.tables.messages import (
    Advice,
    ClientMessage,
    Hello,
    Hint,
    Look,
    Notice,
    Pace,
    Ping,
    Play,
    Pong,
    Read,
    Refused,
    Say,
)
from corral.server.tables.room import Room, encode
from corral.server.tables.watcher import Watcher
from corral.server.wire import Candidate, Key

PATIENCE: Final = 50
"""So many messages may be refused for their form or number before the connection is closed."""
PING_EVERY: Final = 10.0
GOODBYE: Final = 1.0
"""So many seconds the last frames may take."""
PASSING: Final = ("slow_down", "unavailable")
"""Why somebody may come back in a moment."""
MARKS: Final = 1 << 48
GOING_AWAY, BROKEN_RULES, TRY_AGAIN = 1001, 1008, 1013

decode = msgspec.json.Decoder(ClientMessage).decode


class _Keyed(msgspec.Struct):
    """As much of a message that cannot be taken as its answer needs."""

    key: Key | None = None


_decode_key = msgspec.json.Decoder(_Keyed).decode


def _size(raw: str | bytes) -> int:
    """In bytes, as it came."""
    return len(raw) if isinstance(raw, bytes) or raw.isascii() else len(raw.encode())


def _key_of(raw: str | bytes) -> str | None:
    """The key of any message that has one."""
    try:
        return _decode_key(raw).key
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], table: FromPath[str], services: Injected
) -> None:
    """Live play at a table: see docs/server.md for the messages."""
    secret = credential_of(socket, services)
    await socket.accept()
    try:
        player = await services.guests.player(secret)
        if player is None and token_in(socket.headers.get("authorization")) is not None:
            raise Refusal("not_signed_in", "this token is nobody's", reason="wrong_token")
        room = await services.hub.room(table)
        unheard = await _unheard(services, player)
    except Refusal as refusal:
        await send_frame(socket, encode(Refused(refusal.problem)))
        passing = refusal.problem.code in PASSING
        await socket.close(TRY_AGAIN if passing else BROKEN_RULES, refusal.problem.code)
        return
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    watcher = Watcher(player, extensions.get(TELL))
    watcher.unheard = unheard
    with services.doors.through(secret, watcher):
        await _Connection(socket, services, room, watcher).serve()


async def _unheard(services: Services, player: Player | None) -> frozenset[str]:
    try:
        return frozenset() if player is None else await services.apart.unheard(player.id)
    except StoreError:
        raise Refusal("unavailable", "please try again in a moment") from None


def credential_of(socket: WebSocket[Any, Any, Any], services: Services) -> str | None:
    """The token of a bot account, or what a person's cookie holds."""
    token = token_in(socket.headers.get("authorization"))
    if token is not None:
        return token
    return secret_in(socket.headers.get("cookie", ""), services.guests.cookie_name)


async def send_frame(socket: WebSocket[Any, Any, Any], frame: bytes) -> None:
    await socket.send({"type": "websocket.send", "text": frame.decode(), "bytes": None})


class _Connection:
    """One open socket."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        services: Services,
        room: Room,
        watcher: Watcher,
    ) -> None:
        self._socket = socket
        extensions: dict[str, Any] = socket.scope.get("extensions") or {}
        self._hear = extensions.get(HEAR, socket.receive)
        self._services = services
        self._room = room
        self._watcher = watcher
        rate = services.settings.message_rate
        self._credit = Bucket(rate, 4 * rate)
        player = watcher.player
        self._sender = counted_for(socket.scope) if player is None else player.id
        """Whose messages are counted together."""
        self._patience = PATIENCE
        self._closing = GOING_AWAY, "come back and ask for the gap"
        self._advising: asyncio.Task[None] | None = None
        self._mark = 0
        self._pinged = 0.0
        self._ponged: asyncio.Event | None = None
        """Set when a ping is answered; where the way is measured."""

    async def serve(self) -> None:
        metrics = self._services.metrics
        metrics.sockets.inc()
        self._room.enter(self._watcher)
        writing = asyncio.create_task(self._write())
        live = self._room.table.wish.seconds is not None and self._watcher.player is not None
        pinging = asyncio.create_task(self._ping()) if live else None
        try:
            await self._read()
        finally:
            self._watcher.close()
            if self._advising is not None:
                self._advising.cancel()
            self._room.leave(self._watcher)
            metrics.sockets.dec()
            tasks = {writing} if pinging is None else {writing, pinging}
            await asyncio.wait({writing}, timeout=GOODBYE)
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)

    async def _write(self) -> None:
        """Frames leave in the order in which the room tells them."""
        with suppress(Exception):  # the client is gone: the reader will notice
            while (frame := await self._watcher.next()) is not None:
                await send_frame(self._socket, frame)
            if self._watcher.overflowed:
                self._services.cuts.note("read too slowly", counted_for(self._socket.scope))
            await self._socket.close(*self._closing)

    async def _ping(self) -> None:
        """Measure how long the way to the client and back takes; fairness depends on it.

        At first one ping follows the other, until the way is known.
        """
        self._ponged = asyncio.Event()
        while True:
            self._ponged.clear()
            self._mark, self._pinged = randbelow(MARKS), monotonic()
            self._watcher.send(encode(Ping(self._mark)))
            await set_within(self._ponged, PING_EVERY)
            if self._watcher.round_trip.known:
                await asyncio.sleep(PING_EVERY)

    async def _read(self) -> None:
        while not self._watcher.cut:
            event = await self._hear()
            if event["type"] != "websocket.receive":
                return
            text = event.get("text")
            await self._take(event.get("bytes") or b"" if text is None else text)

    async def _take(self, raw: str | bytes) -> None:
        """One message; whatever is wrong with it, the client is told."""
        try:
            if not self._credit.take():
                raise Refusal("slow_down", "too many messages; please wait a moment")
            if _size(raw) > MOST_BYTES:
                raise Refusal("too_large", f"a message has at most {MOST_BYTES} bytes")
            try:
                message = decode(raw)
            except (msgspec.MsgspecError, UnicodeError) as error:
                raise Refusal("bad_request", f"not a message: {error}"[:300]) from None
            except RecursionError:
                raise Refusal("bad_request", "not a message: nested too deeply") from None
        except Refusal as refusal:
            self._patience -= 1
            self._refuse(refusal.problem, _key_of(raw))
            if self._patience <= 0:
                self._lose_patience()
            return
        if not self._services.messages.of(self._sender).take():
            # By other connections as well: this one need not have done anything wrong.
            self._refuse(Problem("slow_down", "too many messages of yours"), _key_of(raw))
            return
        self._services.metrics.messages[type(message).__name__.lower()] += 1
        try:
            await self._handle(message)
        except Exception as error:
            table = short(self._room.table.id)
            self._services.note_fault("a message failed", error, table=table)
            self._refuse(Problem("internal", FAULT), _key_of(raw))

    def _lose_patience(self) -> None:
        self._closing = BROKEN_RULES, "too many wrong messages"
        self._services.cuts.note("wrong messages", counted_for(self._socket.scope))
        self._watcher.close()

    async def _handle(self, message: ClientMessage) -> None:
        room = self._room
        if isinstance(message, Play) and self._watcher.greeted:  # nearly all are of this kind
            await room.receive(self._watcher, message)
            return
        match message:
            case Hello():
                try:
                    await room.greet(self._watcher, message.since, message.seat)
                except Refusal as refusal:
                    self._refuse(refusal.problem, None)
            case Pong():
                if message.mark == self._mark and self._pinged:
                    self._watcher.round_trip.measure(monotonic() - self._pinged)
                    self._pinged = 0.0
                    if self._ponged is not None:
                        self._ponged.set()
            case Look():
                room.looks(self._watcher, message.here)
            case Read():
                if self._watcher.player is not None:
                    await room.register.read(room, self._watcher.player.id, message.lines)
            case Pace():
                self._watcher.pace = message.pace
                room.driver.pace_changed()
            case _ if not self._watcher.greeted:
                self._refuse(Problem("bad_request", "say hello first"), message.key)
            case Say() | Hint() if self._is_bot:
                people = "bot accounts play: talk and advice are for people"
                self._refuse(Problem("not_allowed", people, reason="not_for_bots"), message.key)
            case Hint():
                if self._granted(self._services.hints, message.key):
                    self._start_advising(message)
            case Say() if not self._granted(self._services.chat, message.key):
                pass
            case _:
                await room.receive(self._watcher, message)

    @property
    def _is_bot(self) -> bool:
        player = self._watcher.player
        return player is not None and player.owner is not None

    def _granted(self, credit: Buckets, key: str) -> bool:
        """By guest and table, not by connection: of these one guest may have many."""
        player = self._watcher.player
        if player is None:
            return True  # a stranger is refused anyway
        if credit.of(f"{player.id} {self._room.table.id}").take():
            return True
        self._refuse(Problem("slow_down", "please wait a moment"), key)
        return False

    def _refuse(self, problem: Problem, key: str | None) -> None:
        self._services.metrics.refusals.labels(problem.code).inc()
        self._tell(Refused(problem, key))

    def _tell(self, notice: Notice) -> None:
        self._watcher.send(encode(notice))

    def _start_advising(self, message: Hint) -> None:
        """One thought at a time: a newer question takes the place of one that still waits."""
        if self._advising is not None:
            self._advising.cancel()
        self._advising = self._services.hub.start(self._advise(message), self._room.table.id)

    async def _advise(self, message: Hint) -> None:
        """A bot in the player's place: it knows what the seat knows, and no more."""
        room, player = self._room, self._watcher.player
        try:
            async with room.lock:
                room.check()
                if player is None:
                    raise Refusal("not_signed_in", "choose a name first")
                decisions.seated(room.table, player.id)
                seat = room.viewer(self._watcher)
                match = decisions.running(room.table)
                if not room.table.wish.hints:
                    raise Refusal("not_allowed", "this table is played without hints")
                if not match.legal(seat):
                    raise Refusal("not_your_turn", "there is nothing for you to decide now")
                thought = self._services.thinker.think(
                    match,
                    player.id,
                    f"hint {room.table.id}",
                    seat,
                    self._services.hint_bot,
                    reasons=True,
                )
            answer = await thought
        except Refusal as refusal:
            self._refuse(refusal.problem, message.key)
        except ThinkingFailed:
            self._refuse(Problem("unavailable", "the bot has no advice now"), message.key)
        except asyncio.CancelledError:
            if not self._watcher.cut:
                self._refuse(Problem("stale", "another question came meanwhile"), message.key)
            raise
        else:
            found = answer.explanation.candidates
            told = [Candidate(one.move, one.chance, one.score, one.visits) for one in found]
            self._tell(Advice(message.key, told))
