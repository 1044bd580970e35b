"""Sockets below their messages: what a client can do without ever sending one."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from contextlib import suppress

import pytest
from websockets.exceptions import (
    ConnectionClosed,
    InvalidMessage,
    InvalidStatus,
    SecurityError,
)

from corral.server.gate.socket_line import MOST_BYTES, MOST_FRAGMENTS, SocketLine, status_for
from corral.server.tables.messages import Haste
from corral.server.tables.watcher import BACKLOG, BACKLOG_BYTES, Watcher
from tests.server.house import House
from tests.server.lines import close_code, cut, rest
from tests.server.people import PATIENCE, connect_to
from tools.attack.raw import (
    CONTINUED,
    HEAD,
    PING,
    PONG,
    TEXT,
    UPGRADE,
    bare,
    bare_socket,
    frame,
)

HELLO = b'{"kind":"hello"}'


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with the limits that servers have."""
    opened = House(tmp_path_factory.mktemp("usual") / "data", message_rate=10)
    yield opened
    opened.close()


@pytest.fixture
def table(usual: House) -> str:
    return usual.guest("Ana").open("elgaucho", ["open", "open"])


@pytest.mark.parametrize(
    ("flood", "code", "reason"),
    [
        (frame(TEXT, last=False) + frame(CONTINUED, last=False) * 100, 1009, "too many fragments"),
        (frame(PING) * 1000, 1008, "too many frames"),
        (frame(PONG, b"x" * 125) * 1000, 1008, "too many frames"),
        (frame(TEXT, b"{") * 1000, 1008, "too many frames"),
        (frame(PONG, b"\xff" * 125) * 400 + frame(TEXT, b"x" * 9000) * 60, 1008, "too many frames"),
        (frame(TEXT, b"\xff\xfe"), 1007, "not UTF-8"),
        (frame(TEXT, b"x" * (2 * MOST_BYTES + 1)), 1009, "too long a message"),
        (frame(3), 1002, "wrong frames"),
    ],
    ids=["fragments", "pings", "pongs", "messages", "both", "no text", "long", "no frames"],
)
def test_what_is_no_message_is_limited_as_well(
    usual: House,
    table: str,
    flood: bytes,
    code: int,
    reason: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    before = cut(usual, reason)
    with bare_socket(usual.port, table) as line:
        line.sendall(flood)
        assert close_code(line) == code
    assert cut(usual, reason) == before + 1
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


def test_bytes_have_a_limit_of_their_own(tmp_path_factory: pytest.TempPathFactory) -> None:
    house = House(tmp_path_factory.mktemp("bytes") / "data", message_rate=1)
    ana = house.guest("Ana")
    with bare_socket(house.port, ana.open("elgaucho", ["open", "open"])) as line:
        line.sendall(frame(TEXT, b" " * 15_000) * 20)  # 20 frames are not too many
        assert close_code(line) == 1008
    assert cut(house, "too many bytes") == 1
    house.close()


def test_a_message_in_pieces_is_a_message(usual: House, table: str) -> None:
    with bare_socket(usual.port, table) as line:
        parts = [frame(CONTINUED, HELLO[at : at + 1], last=False) for at in range(1, len(HELLO))]
        line.sendall(frame(TEXT, HELLO[:1], last=False) + b"".join(parts) + frame(CONTINUED))
        assert b'"fresh"' in line.recv(65536)
    assert len(parts) < MOST_FRAGMENTS


def test_reading_waits_until_the_answers_are_read(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """Pings whose pongs nobody takes must not fill the memory, and are cut in the end."""
    # Long enough that without a pause much more would come, also on a busy machine.
    house = House(tmp_path_factory.mktemp("unread") / "data", unread_seconds=1.5)
    ana = house.guest("Ana")
    held = 0
    table = ana.open("elgaucho", ["open", "open"])
    with bare_socket(house.port, table) as line:
        end = server_end(house, table)
        line.settimeout(0.01)  # to look meanwhile: the server soon takes no more
        left = b""
        try:
            while True:
                left = left or frame(PING, b"x" * 125) * 500
                with suppress(TimeoutError):
                    left = left[line.send(left) :]
                held = max(held, end.transport.get_write_buffer_size())
        except OSError:
            pass
    house.close()
    # What is kept before reading stops, and all that a last read of the loop brought.
    assert 0 < held < 512 * 1024
    assert cut(house, "unread") == 1


def server_end(house: House, table: str) -> SocketLine:
    lines = [one for one in house.connections() if isinstance(one, SocketLine)]
    (found,) = [one for one in lines if table in one.scope["path"]]
    return found


@pytest.mark.parametrize("compress", [False, True])
def test_what_goes_at_once_does_not_overtake_what_waits(
    tmp_path_factory: pytest.TempPathFactory, compress: bool
) -> None:
    """Frames of every length that the protocol tells apart, some of them while the line is full."""
    house = House(tmp_path_factory.mktemp("order") / "data", compress=compress)
    ana = house.guest("Ana")
    table = ana.open("elgaucho", ["open", "open"])
    lengths = [1, 125, 126, 4000, 65535, 65536, 70000, 2]
    told = [letter * length for letter, length in zip("abcdefgh", lengths, strict=True)]
    with ana.sit_at(table) as chair:
        chair.until_kind("present")
        (watcher,) = house.services.hub._rooms[table].watchers

        def tell() -> None:
            line = server_end(house, table)
            watcher.send(b'"a"')
            line.pause_writing()
            for letter in told[1:5]:
                watcher.send(f'"{letter}"'.encode())
            line.resume_writing()
            for letter in told[5:]:  # the task that sends what waits has not had its turn yet
                watcher.send(f'"{letter}"'.encode())

        house.loop.call_soon_threadsafe(tell)
        assert [json.loads(chair.socket.recv(PATIENCE)) for _ in told] == told
        assert chair.ask("say", text="all is well")["kind"] == "news"
    house.close()


def test_what_waits_for_a_slow_reader_is_bound_by_bytes() -> None:
    watcher = Watcher(None)
    watcher.send(b"x" * 2 * BACKLOG_BYTES)  # one that is large alone must get through
    assert not watcher.cut
    watcher.send(b"y")
    assert watcher.cut
    assert not watcher._frames


def test_what_was_read_makes_room() -> None:
    """Who reads is never cut, however much they are told in all."""

    async def read() -> None:
        watcher = Watcher(None)
        for _ in range(5):
            for part in (b"x" * (BACKLOG_BYTES // 2), b"y" * (BACKLOG_BYTES // 2)):
                watcher.send(part)
            assert not watcher.cut
            assert {await watcher.next(), await watcher.next()} != {None}

    asyncio.run(read())


def test_who_reads_too_slowly_is_cut_and_counted(usual: House) -> None:
    ana = usual.guest("Ana")
    table = ana.open("elgaucho", ["open", "open"])
    before = cut(usual, "read too slowly")
    with ana.sit_at(table) as chair:
        chair.until_kind("present")
        room = usual.services.hub._rooms[table]

        def tell_much() -> None:
            line = server_end(usual, table)
            line.pause_writing()  # as when nothing is taken off the line
            for _ in range(BACKLOG + 1):
                room.shout(Haste(True))
            line.resume_writing()

        usual.loop.call_soon_threadsafe(tell_much)
        with pytest.raises(ConnectionClosed) as closed:
            chair.until(lambda _: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1001  # it may come back
    assert cut(usual, "read too slowly") == before + 1


@pytest.mark.parametrize(
    ("more", "status"),
    [
        (b"X: " + b"x" * 9000 + b"\r\n", b"431"),
        (b"Content-Length: 5\r\n", b"400"),
    ],
    ids=["long", "body"],
)
def test_what_is_no_handshake_ends(usual: House, more: bytes, status: bytes) -> None:
    """Connections with one stayed for ever, in no count: a thousand kept all newcomers out."""
    before = cut(usual, "no handshake")
    with bare(usual.port) as line:
        head = HEAD.format(method="GET", path="/api/tables/x/socket").encode()
        line.sendall(head + more + UPGRADE.encode())
        assert rest(line)[9:12] == status
    assert cut(usual, "no handshake") == before + 1


def test_the_status_is_told_where_the_parser_tells_none() -> None:
    """As versions before 17 do, which keep what was wrong for themselves."""
    too_long = InvalidMessage("did not receive a valid HTTP request")
    too_long.__cause__ = SecurityError("line too long")
    assert status_for(too_long) == status_for(SecurityError("too many headers")) == 431
    assert status_for(InvalidMessage("unsupported body")) == status_for(None) == 400


def test_refused_handshakes_are_no_errors(
    usual: House, table: str, caplog: pytest.LogCaptureFixture
) -> None:
    with (
        pytest.raises(InvalidStatus),
        connect_to(usual.guest(), table, Origin="https://evil.example"),
    ):
        pass
    usual.guest("Bo")  # the server has gone on since
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]
