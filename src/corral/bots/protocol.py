"""A program at the other end of two pipes: JSON lines to it and from it, and never a hang."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
from collections import deque
from collections.abc import Mapping
from contextlib import suppress
from queue import Empty, Queue, SimpleQueue
from threading import Thread
from time import monotonic
from typing import IO, Any, Final

from corral.core.errors import CorralError

LONGEST_LINE: Final = 1_000_000
KEPT_LINES: Final = 5
MOST_WAITING: Final = 1000
PARTING: Final = 1.0


class Misbehaviour(Exception):
    """What a program did wrong: its kind, a reason and values, to be worded in any language."""

    kind = ""

    def __init__(self, reason: str = "", **values: str | float) -> None:
        super().__init__(reason)
        self.reason = reason
        self.values = values


class Late(Misbehaviour):
    """Nothing came in time."""

    kind = "late"


class Dead(Misbehaviour):
    """The program has ended, or closed its output."""

    kind = "dead"


class Garbage(Misbehaviour):
    """A line that is no message."""

    kind = "garbage"


class Wire:
    """A running program. Reading, writing and its complaints each have a thread of their own."""

    def __init__(self, command: str) -> None:
        try:
            words = shlex.split(command)
        except ValueError as error:
            raise CorralError(f"exec:{command}: {error}") from None
        if not words:
            raise CorralError("exec: needs a program after it, such as exec:./mybot")
        try:
            self.process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # so that what it starts itself can be ended with it
            )
        except OSError as error:
            raise CorralError(f"exec:{command}: cannot be started: {error.strerror}") from None
        self.complaints: deque[str] = deque(maxlen=KEPT_LINES)
        # Bounded: who floods its output is made to wait.
        self._incoming: Queue[bytes | None] = Queue(MOST_WAITING)
        self._outgoing: SimpleQueue[bytes | None] = SimpleQueue()
        process = self.process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        for work, pipe in ((self._read, process.stdout), (self._write, process.stdin)):
            Thread(target=work, args=(pipe,), daemon=True).start()
        self._listener = Thread(target=self._listen, args=(process.stderr,), daemon=True)
        self._listener.start()

    def send(self, message: Mapping[str, Any]) -> None:
        """Goes out in its own time: a program that does not read holds nobody up."""
        self._outgoing.put(json.dumps(message).encode() + b"\n")

    def receive(self, deadline: float) -> dict[str, Any]:
        """The next message, until a time of ``monotonic()``: ``Late``, ``Dead``, ``Garbage``."""
        left = deadline - monotonic()
        if left <= 0:  # also for who never stops talking
            raise Late
        try:
            line = self._incoming.get(timeout=left)
        except Empty:
            raise Late from None
        if line is None:
            self._incoming.put(None)  # it stays dead
            raise self._death()
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            raise Garbage("not_json", line=_shortened(line)) from None
        if not isinstance(message, dict):
            raise Garbage("not_object", line=_shortened(line))
        return message

    def _death(self) -> Dead:
        """How the program ended and its last words, as far as they are known."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(PARTING)
        status = self.process.poll()
        if status is not None:
            self._listener.join(PARTING)  # its last words may still be on their way
        known = {} if status is None else {"status": str(status)}
        ended = "closed" if status is None else "exited"
        if not self.complaints:
            return Dead(ended, **known)
        return Dead(f"{ended}_saying", **known, words=self.complaints[-1])

    def close(self) -> None:
        """Let the program end by itself for a moment, and end it then."""
        self.send({"type": "quit"})
        self._outgoing.put(None)
        try:
            self.process.wait(PARTING)
        except subprocess.TimeoutExpired:
            self._kill()
            self.process.wait()
        deadline = monotonic() + PARTING
        with suppress(Empty):  # the reader may wait for room
            while monotonic() < deadline and self._incoming.get(timeout=PARTING) is not None:
                pass
        self._listener.join(PARTING)  # so that its last complaint is known

    def _kill(self) -> None:
        """Together with what it has started, such as the program behind a shell script."""
        if sys.platform == "win32":
            self.process.kill()
            return
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)

    def _read(self, pipe: IO[bytes]) -> None:
        with pipe, suppress(OSError, ValueError):
            while line := pipe.readline(LONGEST_LINE):
                if line.strip():
                    self._incoming.put(line)
        self._incoming.put(None)

    def _write(self, pipe: IO[bytes]) -> None:
        with suppress(OSError, ValueError), pipe:
            while (line := self._outgoing.get()) is not None:
                pipe.write(line)
                pipe.flush()

    def _listen(self, pipe: IO[bytes]) -> None:
        with pipe, suppress(OSError, ValueError):
            while line := pipe.readline(LONGEST_LINE):
                self.complaints.append(line.decode(errors="replace").strip())


def _shortened(line: bytes) -> str:
    text = line.decode(errors="replace").strip()
    return text if len(text) <= 60 else f"{text[:60]}…"
