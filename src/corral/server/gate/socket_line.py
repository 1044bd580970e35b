"""A socket below its messages: frames, fragments and bytes have a limit, and writing one.

Control frames, empty fragments and pings never become messages, so no limit of messages holds them.
Each frame costs us some hundred times what it costs to send.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import SecurityError
from websockets.frames import Frame, Opcode

from corral.server.gate.frames import lone_text, missing, text_head
from corral.server.gate.limits import Bucket
from corral.server.gate.lines import GuardedLine

MOST_BYTES: Final = 8 * 1024
"""A message of a client is no longer than this."""
MOST_FRAGMENTS: Final = 64
"""So many a message may have."""
FRAMES: Final = 4
"""So many frames may come for each message: fragments, pings, and pongs to our own pings."""
BURST: Final = 4
"""Seconds whose credit may be used at once."""
SLICE: Final = 1024
"""So many bytes are read before their frames are counted."""
TELL: Final = "corral.tell"
HEAR: Final = "corral.hear"
"""By these names the application finds the short ways out and in, beside ASGI's own."""
LINGER: Final = 5.0
"""Seconds that the other end may take to close as well."""
WRONG, INVALID, BROKEN_RULES, TOO_BIG = 1002, 1007, 1008, 1009
REASONS: Final = {WRONG: "wrong frames", INVALID: "not UTF-8", TOO_BIG: "too long a message"}
"""By the code with which the parser closes a socket."""


def status_for(fault: BaseException | None) -> int:
    """What is answered to no handshake where the parser says nothing, as earlier versions do."""
    while fault is not None:
        if isinstance(fault, SecurityError):  # longer, or more of it, than is read
            return 431
        fault = fault.__cause__
    return 400


class Ear(asyncio.Queue[Any]):
    """What came: handed over at once to one who waits for it.

    As much of a queue as uvicorn uses, and nothing of what asyncio's own holds in readiness: there
    is one for every socket, and most are empty.
    """

    def __init__(self) -> None:
        self.waiting: asyncio.Future[Any] | None = None
        self._came: list[Any] = []

    def put_nowait(self, item: Any) -> None:
        waiting, self.waiting = self.waiting, None
        if waiting is None or waiting.done():
            self._came.append(item)
        else:
            waiting.set_result(item)

    def empty(self) -> bool:
        return not self._came

    async def get(self) -> Any:
        if self._came:
            return self._came.pop(0)
        waiting = self.waiting = asyncio.get_running_loop().create_future()
        return await waiting


class SocketLine(GuardedLine, WebSocketsSansIOProtocol):
    """Reads only while what it has to say is taken."""

    queue: Ear

    def __init__(self, *args: Any, **rest: Any) -> None:
        super().__init__(*args, **rest)
        rate = self.lines.settings.message_rate
        self._frames = Bucket(FRAMES * rate, BURST * FRAMES * rate + MOST_FRAGMENTS)
        self._bytes = Bucket(MOST_BYTES * rate, BURST * MOST_BYTES * rate)
        self._fragments = 0
        self._missing: int | None = 0
        """How many bytes of a frame are still to come; ``None`` where that is not known."""
        self.queue = Ear()
        self.close_timeout = LINGER

    # What comes

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            super().data_received(data)  # the request, as it was read
            if not data.endswith(b"\r\n\r\n"):
                self._missing = None
            if self.conn.handshake_exc is not None and not self.transport.is_closing():
                self._turn_away()
            return
        if len(data) <= SLICE and self._missing == 0 and not self._fragments:
            text = lone_text(data)
            if text is not None and not self.conn.extensions and not self.close_sent:
                self._take(text, len(data))
                return
        if self._missing is not None:
            self._missing = missing(data, self._missing)
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            piece = data[start : start + SLICE]
            if not self._bytes.take(len(piece)):
                self._cut(BROKEN_RULES, "too many bytes")
                return
            super().data_received(piece)

    def _take(self, text: bytes, size: int) -> None:
        """A message that the parser need not see."""
        if self.transport.is_closing():
            return
        if not self._bytes.take(size):
            self._cut(BROKEN_RULES, "too many bytes")
        elif not self._frames.take():
            self._cut(BROKEN_RULES, "too many frames")
        else:
            self.curr_msg_data_type, self.frames = "text", [text]
            self.send_receive_event_to_app()

    def _turn_away(self) -> None:
        """The parser takes it for no handshake; uvicorn would wait for ever for another one."""
        answer = b"".join(self.conn.data_to_send())
        status = STATUS_LINE[status_for(self.conn.handshake_exc)]
        self.transport.write(answer or status + b"connection: close\r\n\r\n")
        self.end("no handshake")

    def handle_events(self) -> None:
        if self.handshake_complete:
            if not self._frames.take(len(self.conn.events)):
                self._cut(BROKEN_RULES, "too many frames")
                return
            if not all(self._joined(event) for event in self.conn.events):
                self._cut(TOO_BIG, "too many fragments")
                return
        super().handle_events()

    def _joined(self, event: object) -> bool:
        """Whether a message that it may be a part of has no more parts than it may have."""
        if isinstance(event, Frame) and event.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self._fragments = 0 if event.fin else self._fragments + 1
        return self._fragments <= MOST_FRAGMENTS

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        try:
            text = b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self._cut(INVALID, "not UTF-8")
            return
        self.frames = []
        if not self.close_sent:
            heard = self.queue.waiting is not None
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            if not heard and not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()

    def _cut(self, code: int, reason: str) -> None:
        self.conn.fail(code, reason)
        super().handle_parser_exception()
        self.end(reason)

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        assert self.conn.close_sent is not None
        self.end(REASONS.get(self.conn.close_sent.code, "socket failed"))

    # Reading waits: for the handshake, for the application, for the other end to read

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # whoever comes by the right way will be let in
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[TELL], extensions[HEAR] = self.tell, self.hear
        self._hold()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._hold()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._go_on()

    async def receive(self) -> Any:
        message = await super().receive()
        self._hold()
        return message

    async def hear(self) -> Any:
        """What ``receive`` gives. Who waits is told at once, and reading need not be stopped."""
        if not self.queue.empty():
            return await self.receive()
        message = await self.queue.get()
        if self.read_paused:
            self.read_paused = False
            self._go_on()
        return message

    def tell(self, frame: bytes) -> bool:
        """Send a text now; not where it would have to wait, or nobody is there to read it."""
        if not self.handshake_complete or self.close_sent or self.disconnected:
            return False
        if not self.writable.is_set() or self.transport.is_closing():
            return False
        if self.conn.extensions:  # compressed
            self.conn.send_text(frame)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(text_head(len(frame)) + frame)
        return True

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            self._go_on()
        elif message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # by an answer; uvicorn takes it for an error

    def _held(self) -> bool:
        return self.read_paused or not self.handshake_complete or not self.writable.is_set()

    def _hold(self) -> None:
        if self._held() and not self.transport.is_closing():
            self.transport.pause_reading()

    def _go_on(self) -> None:
        if not self._held() and not self.transport.is_closing():
            self.transport.resume_reading()

    # The end

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.end("no pong")

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.loop.call_later(2 * LINGER, self.transport.abort)
