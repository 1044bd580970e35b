"""Servers and their database fail, and nothing is lost; ``tools.faults`` does it for longer."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.cluster import missing
from tools.faults.world import World


def test_nothing_is_lost_whatever_fails(tmp_path: Path) -> None:
    reason = missing()
    if reason is not None:
        pytest.skip(reason)
    world = World(tmp_path, servers=2, seed=7)
    try:
        for fault in world.faults:
            world.round(fault)
        found = world.check()
    finally:
        world.close()
    assert found["acknowledged"] >= 6 * 3 * 4
