"""A package whose game cannot be loaded stops nobody else; all are told why."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from corral.core import registry
from tests.cli.conftest import Corral
from tests.scratch import install

WHY = "the game 'broken' (nosuchmod:GAME) cannot be loaded: ModuleNotFoundError: No module named"
PLAY = ("--players", "random:2", "--quiet", "--num", "1", "--seed", "1")


@pytest.fixture(autouse=True)
def broken(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Installed for the processes that are started here."""
    folder = tmp_path_factory.mktemp("packages")
    install(folder, "broken", {registry.GROUP: {"broken": "nosuchmod:GAME"}})
    paths = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
    monkeypatch.setenv("PYTHONPATH", paths)


def test_info_tells_why(process: Corral) -> None:
    told = process("info")
    assert told.code == 0
    assert f"\n\ncould not be loaded\n  {WHY}" in told.out
    assert len(told.err.splitlines()) == 1
    assert told.err.startswith(WHY)
    data = json.loads(process("info", "--json").out)
    assert "broken" not in [game["name"] for game in data["games"]]
    assert data["games_not_loaded"]["broken"].startswith(WHY)


def test_only_who_wants_that_very_game_is_refused(process: Corral) -> None:
    assert process("play", "elgaucho", *PLAY).code == 0
    refused = process("play", "broken", *PLAY)
    assert refused.code == 1
    assert f"corral: {WHY}" in refused.err


@pytest.mark.parametrize("room", ["gymnasium", "pettingzoo", "openspiel"])
def test_environments_do_without_it(room: str) -> None:
    pytest.importorskip({"openspiel": "pyspiel"}.get(room, room))
    done = subprocess.run(
        [sys.executable, "-c", f"import corral.envs.{room}"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr.count(WHY)) == (0, 1)


def test_the_server_serves_and_logs_it(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "corral", "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        try:
            assert "Corral is at" in process.stdout.readline()
            process.terminate()
            logged = process.communicate(timeout=180)[1]
        finally:
            process.kill()  # a server that does not stop must not stop the tests
    lines = [json.loads(line) for line in logged.splitlines() if line.startswith("{")]
    (line,) = [line for line in lines if line.get("game") == "broken"]
    assert line["level"] == "warning"
    assert line["why"].startswith(WHY)
