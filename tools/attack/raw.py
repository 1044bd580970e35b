"""Connections below requests and messages: bytes as they are."""

from __future__ import annotations

import socket
from typing import Final

TEXT, PING, PONG, CONTINUED = 1, 9, 10, 0
MASK: Final = bytes(4)
HEAD: Final = "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
UPGRADE: Final = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def frame(opcode: int, payload: bytes = b"", last: bool = True) -> bytes:
    """A client's frame, masked with zeros."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([opcode | 0x80 * last]) + length + MASK + payload


def bare(port: int, room: int = 0, address: str = "127.0.0.1") -> socket.socket:
    """A connection on which nothing was said yet; with little room for what is not read."""
    line = socket.socket()
    line.settimeout(20)
    if room:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    line.bind((address, 0))
    line.connect(("127.0.0.1", port))
    return line


def bare_socket(port: int, table: str, cookie: str = "", room: int = 0) -> socket.socket:
    """A socket to a table, opened and not read from; without a cookie nobody's."""
    line = bare(port, room)
    head = HEAD.format(method="GET", path=f"/api/tables/{table}/socket")
    line.sendall(f"{head}Cookie: {cookie}\r\n{UPGRADE}".encode())
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        piece = line.recv(1)
        if not piece:
            break
        answer += piece
    if b" 101 " not in answer:
        line.close()
        raise ConnectionRefusedError(answer.partition(b"\r\n")[0].decode("latin-1"))
    return line
