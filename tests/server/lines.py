"""What tests of bare connections look at: how they end, and what is noted of it."""

from __future__ import annotations

import socket

from tests.server.house import House


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
    registry = house.services.metrics.registry
    return registry.get_sample_value("corral_connections_cut_total", {"reason": reason}) or 0.0
