"""A socket below its messages: frames, fragments and bytes have a limit, and writing one.

Control frames, empty fragments and pings never become messages, so no limit of messages holds them.
Each frame costs us some hundred times what it costs to send.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from corral.server.limits import Bucket
from corral.server.lines import GuardedLine

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
TEXT: Final = 0x81
"""The first byte of a whole text."""
TELL: Final = "corral.tell"
"""By this name the application finds the short way out, beside ASGI's own."""
LINGER: Final = 5.0
"""Seconds that the other end may take to close as well."""
WRONG, INVALID, BROKEN_RULES, TOO_BIG = 1002, 1007, 1008, 1009
REASONS: Final = {WRONG: "wrong frames", INVALID: "not UTF-8", TOO_BIG: "too long a message"}
"""By the code with which the parser closes a socket."""


def _head(length: int) -> bytes:
    """What comes before a whole text of a server, see RFC 6455, 5.2."""
    if length < 126:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")


class SocketLine(GuardedLine, WebSocketsSansIOProtocol):
    """Reads only while what it has to say is taken."""

    def __init__(self, *args: Any, **rest: Any) -> None:
        super().__init__(*args, **rest)
        rate = self.lines.settings.message_rate
        self._frames = Bucket(FRAMES * rate, BURST * FRAMES * rate + MOST_FRAGMENTS)
        self._bytes = Bucket(MOST_BYTES * rate, BURST * MOST_BYTES * rate)
        self._fragments = 0
        self.close_timeout = LINGER

    # What comes

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            super().data_received(data)  # the request, as it was read
            if self.conn.handshake_exc is not None and not self.transport.is_closing():
                self._turn_away()
            return
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            piece = data[start : start + SLICE]
            if not self._bytes.take(len(piece)):
                self._cut(BROKEN_RULES, "too many bytes")
                return
            super().data_received(piece)

    def _turn_away(self) -> None:
        """The parser takes it for no handshake; uvicorn would wait for ever for another one."""
        answer = b"".join(self.conn.data_to_send())
        self.transport.write(answer or STATUS_LINE[400] + b"connection: close\r\n\r\n")
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
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._cut(INVALID, "not UTF-8")
                return
        super().send_receive_event_to_app()

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
            extensions[TELL] = self.tell
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
            self.transport.write(_head(len(frame)) + frame)
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
