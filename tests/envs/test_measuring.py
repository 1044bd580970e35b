"""The benchmark of the environments measures what it says."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from rich.console import Console

from corral.cli import main
from corral.core.errors import CorralError
from corral.envs import measuring
from corral.info import engine


def test_every_environment_is_measured() -> None:
    result = measuring.run(["kuhhandel"], seconds=0.05, peers=False, workers=1)
    rows = result["environments"]
    assert [row["environment"].partition(", ")[2] for row in rows] == [
        "PettingZoo",
        "Gymnasium against random",
        "batch of 1,024",
        *(["batch in 1 processes"] if Path("/proc/self/schedstat").is_file() else []),
    ]
    assert all(row["steps"] > 0 for row in rows)
    assert result["engine"] == engine()


def test_random_players_choose_what_the_mask_has() -> None:
    assert measuring._legal(np.array([0, 1, 0, 1], np.int8)) == [1, 3]


def test_choosing_at_random_is_no_part_of_a_step() -> None:
    """Here a step takes two seconds, and to choose one."""

    class Slow:
        num_envs = 10
        now = 0.0

        def random_actions(self) -> None:
            self.now += 1

        def step(self, actions: None) -> None:
            self.now += 2

    env: Any = Slow()
    assert measuring._steps_alone(env, lambda: env.now, 40) == pytest.approx(10 / 2)


def test_peers_that_are_missing_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pygame", None)
    with pytest.raises(CorralError, match=r"^this needs pygame: install corral\[bench\]$"):
        measuring._connect_four()


@pytest.mark.parametrize("name", measuring.SPIELS)
def test_games_of_openspiel_are_measured_beside_them(name: str) -> None:
    assert measuring._open_spiel(name)(0.01) > 0


def test_the_table_shows_steps_and_ratios() -> None:
    rows = [{"environment": "goldrush, batch of 1,024", "steps": 65_432.1, "to RLCard uno": 4.26}]
    console = Console(width=100)
    with console.capture() as shown:
        console.print(measuring.table({"engine": "compiled", "environments": rows}))
    for text in ("goldrush, batch of 1,024", "65,432", "4.3", "engine: compiled"):
        assert text in shown.get()


def test_the_command_prints_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("corral.games", lambda: ["kuhhandel"])
    monkeypatch.setattr(measuring, "WORKERS", 0)
    assert main(["bench", "--envs", "--seconds", "0.02"]) == 0
    assert "kuhhandel, PettingZoo" in capsys.readouterr().out
