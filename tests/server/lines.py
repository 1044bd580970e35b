"""Connections for the tests below requests and messages: bytes as they are."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.server.house import House
from tests.server.people import Guest

MASK = bytes(4)
HEAD = "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
TEXT, PING, PONG, CONTINUED = 1, 9, 10, 0


def frame(opcode: int, payload: bytes = b"", last: bool = True) -> bytes:
    """A client's frame, masked with zeros."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([opcode | 0x80 * last]) + length + MASK + payload


@contextmanager
def bare(house: House) -> Iterator[socket.socket]:
    """A connection on which nothing was said yet."""
    with socket.create_connection(("127.0.0.1", house.port), timeout=20) as line:
        yield line


@contextmanager
def bare_socket(house: House, guest: Guest, table: str) -> Iterator[socket.socket]:
    """A socket to a table, opened and not read from."""
    with bare(house) as line:
        head = HEAD.format(method="GET", path=f"/api/tables/{table}/socket")
        line.sendall(f"{head}Cookie: {guest.cookie}\r\n{UPGRADE}".encode())
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += line.recv(1)
        assert b" 101 " in answer, answer
        yield line


def rest(line: socket.socket) -> bytes:
    """All that comes until the other end closes, in whichever way."""
    found = b""
    try:
        while piece := line.recv(65536):
            found += piece
    except (ConnectionResetError, BrokenPipeError):
        pass
    return found


def close_code(line: socket.socket) -> int:
    """The code of the last frame, which closes."""
    found = rest(line)
    at = found.rindex(b"\x88")
    return int.from_bytes(found[at + 2 : at + 4], "big")


def cut(house: House, reason: str) -> float:
    """How many connections were cut for that."""
    value: Any = house.services.metrics.registry.get_sample_value(
        "corral_connections_cut_total", {"reason": reason}
    )
    return value or 0.0
