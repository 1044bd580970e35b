"""Servers and their database fail, and nothing is lost; ``tools.faults`` does it for longer."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.cluster import missing
from tools.faults.proxy import Proxy
from tools.faults.world import World


@pytest.fixture
def world(tmp_path: Path) -> Iterator[World]:
    reason = missing()
    if reason is not None:
        pytest.skip(reason)
    world = World(tmp_path, servers=2, seed=7)
    try:
        yield world
    finally:
        world.close()


def test_nothing_is_lost_whatever_fails(world: World) -> None:
    for fault in world.faults:
        world.round(fault)
    found = world.check()
    assert found["acknowledged"] >= 6 * 3 * 4
    assert found["views"] > found["acknowledged"]


def test_a_rolling_restart_loses_nothing_and_lets_nobody_wait(world: World) -> None:
    """Longer than two seconds, beyond what the machine itself takes when nothing is restarted.

    A busy machine may take longer just then: once in three times it does not.
    """
    waits: list[float] = []
    while not waits or (min(waits) >= 2.0 and len(waits) < 3):
        before, meanwhile = world.rolling_restart()
        waits.append(meanwhile.longest - before.longest)
    assert min(waits) < 2.0, waits
    assert world.check()["acknowledged"] >= 3 * 4 * 4


def test_lines_end_without_a_word_whatever_they_hold(caplog: pytest.LogCaptureFixture) -> None:
    """Nobody who reads what a run has told is to look for a fault that is none."""
    with socket.create_server(("127.0.0.1", 0)) as database:
        proxy = Proxy(database.getsockname()[1])
        with socket.create_connection(("127.0.0.1", proxy.port)) as line:
            line.sendall(b"begin")
            there, _ = database.accept()
            with there:
                assert there.recv(5) == b"begin"
                proxy.hold()
                line.sendall(b"commit")
                proxy.close()
    assert not proxy._thread.is_alive()
    assert caplog.messages == []
