"""Rules that get compiled while the server runs reach its bots, and nobody else."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

import corral
from corral.server.takeover import watch_for_compiled_rules
from corral.server.thinking import Thinker


class Renewed(Thinker):
    """Only counts."""

    def __init__(self) -> None:
        self.times = 0

    def renew(self) -> None:
        self.times += 1


@pytest.fixture
def environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One in which this corral is installed plainly."""
    package = tmp_path / "site-packages" / "corral" / "__init__.py"
    monkeypatch.setattr(corral, "__file__", str(package))
    monkeypatch.setattr("corral.server.takeover.compiled", lambda: False)
    monkeypatch.setattr(sys, "path", ["before", str(package.parent.parent), "after"])
    return tmp_path


def test_bots_get_them_as_soon_as_they_are_there(environment: Path) -> None:
    folder, thinker = environment / "compiled", Renewed()

    async def compile_meanwhile() -> None:
        watching = asyncio.create_task(watch_for_compiled_rules(thinker, folder, pause=0))
        for _ in range(3):
            await asyncio.sleep(0)
        assert thinker.times == 0
        (environment / "compiled-1").mkdir()
        folder.symlink_to("compiled-1")
        await watching

    asyncio.run(compile_meanwhile())
    assert thinker.times == 1
    own = str(environment / "site-packages")
    assert sys.path == ["before", str(environment / "compiled-1"), own, "after"]


def test_sources_are_left_alone(tmp_path: Path) -> None:
    thinker, before = Renewed(), list(sys.path)
    (tmp_path / "compiled").mkdir()
    asyncio.run(watch_for_compiled_rules(thinker, tmp_path / "compiled"))
    assert (thinker.times, sys.path) == (0, before)
