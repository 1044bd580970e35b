"""Requests that never end: who sends half of one must not keep others out."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest

from corral.server.gate.request_line import MOST_BODY, MOST_HEAD, MOST_HEADERS, SLICE
from tests.server.house import House
from tests.server.lines import cut, rest
from tests.server.people import PATIENCE
from tools.attack.raw import HEAD, bare

HALF = HEAD.format(method="GET", path="/api/games").encode()
LARGE = 8_000_000
WHOLE = HALF + b"\r\n"
CHUNKED = HALF + b"Transfer-Encoding: chunked\r\n\r\n"
BODY = HEAD.format(method="POST", path="/api/me").encode()
BODY += b"Content-Type: application/json\r\nContent-Length: 20\r\n\r\n"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that waits for nobody."""
    data = tmp_path_factory.mktemp("hasty") / "data"
    opened = House(data, header_seconds=0.1, body_seconds=0.1)
    yield opened
    opened.close()


@pytest.mark.parametrize(
    ("sent", "status", "reason"),
    [
        (b"", b"", "slow headers"),
        (b"GET", b"408", "slow headers"),
        (HALF, b"408", "slow headers"),
        (BODY, b"408", "slow body"),
        (BODY + b'{"name": ', b"408", "slow body"),
        (HALF + b"X: " + b"x" * (MOST_HEAD + 1), b"431", "long headers"),
        (HALF + b"X:\r\n" * (MOST_HEADERS + 1), b"400", "no request"),
        (b"\x16\x03\x01\x02\x00\x01\x00", b"400", "no request"),
        (WHOLE * 100, b"400", "no request"),
    ],
    ids=[
        "silence",
        "a word",
        "headers",
        "body",
        "half a body",
        "long",
        "many",
        "no HTTP",
        "pipelined",
    ],
)
def test_what_is_no_whole_request_ends(
    hasty: House, sent: bytes, status: bytes, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    before = cut(hasty, reason)
    with bare(hasty.port) as line:
        line.sendall(sent)
        assert rest(line)[9:12] == status
    assert cut(hasty, reason) == before + 1
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


def test_a_line_break_does_not_keep_a_connection_open(hasty: House) -> None:
    """With one every now and then a connection between two requests stayed for ever."""
    with bare(hasty.port) as line:
        line.sendall(WHOLE)
        line.recv(1)
        line.sendall(b"\r\n")
        assert rest(line)


def test_a_newcomer_gets_through_a_thousand_half_requests(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """Also one behind the same address, as the oldest that wait give way."""
    house = House(tmp_path_factory.mktemp("half") / "data", half_requests=128)
    with ExitStack() as stack:
        for _ in range(1010):
            line = stack.enter_context(bare(house.port))
            line.sendall(HALF)
        assert httpx.get(f"{house.url}/api/games", timeout=PATIENCE).status_code == 200
        elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(transport=elsewhere, timeout=PATIENCE) as newcomer:
            assert newcomer.get(f"{house.url}/api/games").status_code == 200
        # Those who were cut are let go of when the loop comes around to it.
        assert cut(house, "too many half requests") >= 1010 - 128
    house.close()


@pytest.mark.parametrize("reads", [True, False])
def test_who_reads_slowly_gets_everything_and_who_does_not_is_cut(
    tmp_path: Path, reads: bool
) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_bytes(b"x" * LARGE)
    unread = 2.0 if reads else 0.2  # a busy machine may not read for a while
    house = House(tmp_path / "data", page, unread_seconds=unread)
    with bare(house.port, room=100_000) as line:
        line.sendall(HEAD.format(method="GET", path="/").encode() + b"\r\n")
        if reads:
            begun, got = time.monotonic(), 0
            while got < LARGE:
                got += len(line.recv(100_000))
                time.sleep(unread / 60)
            assert time.monotonic() - begun > unread
        else:
            house.until(lambda: cut(house, "unread") == 1)
    assert cut(house, "unread") == (0 if reads else 1)
    house.close()


def test_a_body_that_comes_after_its_answer_gets_no_second_one(hasty: House) -> None:
    """The next answer would be taken for one to the next request."""
    with bare(hasty.port) as line:
        line.sendall(HEAD.format(method="POST", path="/api/me").encode())
        line.sendall(b"Content-Type: text/plain\r\nContent-Length: 20\r\n\r\n")
        assert re.findall(rb"HTTP/1.1 (\d+)", rest(line)) == [b"415"]


@pytest.mark.parametrize(
    ("more", "reason"),
    [(b"1\r\nx\r\n", "long body"), (b"0\r\n" + b"X: y\r\n", "no request")],
    ids=["chunks", "trailers"],
)
def test_a_body_that_nobody_reads_ends_as_well(house: House, more: bytes, reason: str) -> None:
    """One connection took a whole core by chunks, or 90 MB a second by what came after them."""
    before = cut(house, reason)
    with bare(house.port) as line:
        line.sendall(CHUNKED + more)
        with suppress(ConnectionError):
            line.sendall(more[-6:] * (MOST_BODY // 6 + SLICE))
        answers = re.findall(rb"HTTP/1.1 (\d+)", rest(line))
    assert len(answers) <= 1  # whichever came first; it may have gone down with the connection
    assert cut(house, reason) == before + 1


def test_answers_that_are_not_read_give_way(tmp_path: Path) -> None:
    """Each holds a place and what it is told, as long as it reads a little; with one more request
    it does not count as waiting for one."""
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_bytes(b"x" * LARGE)
    house = House(tmp_path / "data", page, half_requests=4)
    with ExitStack() as stack:
        for _ in range(7):
            line = stack.enter_context(bare(house.port, room=10_000))
            for _ in range(2):
                line.sendall(HEAD.format(method="GET", path="/").encode() + b"\r\n")
                line.recv(1)
        house.until(lambda: cut(house, "too many unread answers") == 3)
        assert httpx.get(f"{house.url}/api/games", timeout=PATIENCE).status_code == 200
    house.close()
