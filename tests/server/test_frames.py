"""The short way of a client's message, held to the parser that it goes round."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from websockets.frames import Frame, Opcode

from corral.server.gate.frames import lone_text, missing, text_head
from tests.server.house import House
from tests.server.lines import close_code
from tools.attack.raw import CONTINUED, PING, TEXT, bare_socket, frame

HELLO = b'{"kind":"hello"}'
SIZES = (0, 1, 125, 126, 127, 200, 65535, 65536)


@pytest.mark.parametrize("size", SIZES)
def test_frames_are_as_the_parser_writes_them(size: int) -> None:
    text = bytes(Random(size).choices(range(32, 127), k=size))
    assert text_head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
    sent = Frame(Opcode.TEXT, text).serialize(mask=True)
    assert lone_text(sent) == (text if size < 65536 else None)


def test_whatever_is_not_one_whole_text_is_the_parsers() -> None:
    whole = Frame(Opcode.TEXT, b"abc").serialize(mask=True)
    others = (
        whole[:-1],
        whole + b"x",
        whole + whole,
        Frame(Opcode.TEXT, b"abc").serialize(mask=False),
        Frame(Opcode.TEXT, b"abc", fin=False).serialize(mask=True),
        Frame(Opcode.CONT, b"abc").serialize(mask=True),
        Frame(Opcode.BINARY, b"abc").serialize(mask=True),
        Frame(Opcode.PING, b"abc").serialize(mask=True),
        bytes((whole[0] | 0x40,)) + whole[1:],  # compressed
        b"\x81\xfe\x00\x03" + whole[2:],  # a length in more bytes than it needs
        b"",
        b"\x81",
    )
    assert [lone_text(one) for one in others] == [None] * len(others)


def test_what_is_missing_is_known_wherever_it_is_cut() -> None:
    rng = Random(7)
    sent = b"".join(
        Frame(Opcode.TEXT, bytes(rng.choice(SIZES[:6]))).serialize(mask=True) for _ in range(40)
    )
    for _ in range(50):
        cuts = [0, *sorted(rng.sample(range(len(sent)), 3)), len(sent)]
        owed: int | None = 0
        for begin, end in pairwise(cuts):
            owed = None if owed is None else missing(sent[begin:end], owed)
        assert owed in (0, None)  # nobody knows where a head was cut in two
    assert missing(sent, 0) == 0
    assert missing(sent[:-1], 0) == 1


def test_messages_come_by_either_way_in_their_order(house: House) -> None:
    """One in two pieces, one alone, one with a ping, and one within another that is not whole."""
    table = house.guest("Ana").open("elgaucho", ["open", "open"])
    with bare_socket(house.port, table) as line:
        line.sendall(frame(TEXT, HELLO)[:9])
        line.sendall(frame(TEXT, HELLO)[9:])
        line.sendall(frame(TEXT, b"1"))
        line.sendall(frame(PING) + frame(TEXT, b"2"))
        line.sendall(frame(TEXT, b"{", last=False))
        line.sendall(frame(TEXT, HELLO))
        assert close_code(line) == 1002
    with bare_socket(house.port, table) as line:
        line.sendall(frame(TEXT, b"{", last=False))
        line.sendall(frame(CONTINUED, b'"kind":"hello"}'))
        line.sendall(frame(TEXT, b"\xff"))
        assert close_code(line) == 1007
