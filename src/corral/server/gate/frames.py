"""Frames of a socket as bytes, see RFC 6455, 5.2: what need not go by the parser.

Nearly every message of a client is one short text that comes alone: it is read here in a few steps.
The parser is ready for all the rest, and takes many.
"""

from __future__ import annotations

from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # built without a C compiler
    from websockets.utils import apply_mask

TEXT: Final = 0x81
"""The first byte of a whole text."""
_MASKED: Final = 0x80
_LENGTH: Final = 0x7F
_MASK: Final = 4
_TWO: Final = 126
_EIGHT: Final = 127
"""In place of a length these tell that it comes in as many bytes."""


def text_head(length: int) -> bytes:
    """What comes before a whole text of a server."""
    if length < _TWO:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, _TWO)) + length.to_bytes(2, "big")
    return bytes((TEXT, _EIGHT)) + length.to_bytes(8, "big")


def lone_text(data: bytes) -> bytes | None:
    """What a client says, where these bytes are one whole text, in one frame, and nothing else."""
    size = len(data)
    if size < 2 + _MASK or data[0] != TEXT or not data[1] & _MASKED:
        return None
    length, start = data[1] & _LENGTH, 2
    if length == _TWO:
        length, start = int.from_bytes(data[2:4], "big"), 4
        if length < _TWO:  # longer than it need be: the parser's business
            return None
    elif length == _EIGHT:
        return None
    if size != start + _MASK + length:
        return None
    return apply_mask(data[start + _MASK :], data[start : start + _MASK])


def missing(data: bytes, owed: int) -> int | None:
    """How many bytes of the last frame are still to come; ``owed`` of an earlier one come first.

    ``None`` where a head is cut in two: from then on nobody but the parser knows.
    """
    at = owed
    while at < len(data):
        head = data[at : at + 10]
        if len(head) < 2:
            return None
        length, size = head[1] & _LENGTH, 2
        if length >= _TWO:
            size = 4 if length == _TWO else 10
            if len(head) < size:
                return None
            length = int.from_bytes(head[2:size], "big")
        at += size + (_MASK if head[1] & _MASKED else 0) + length
    return at - len(data)
