"""The examples run, in short settings, and do what they say."""

from __future__ import annotations

import importlib.util
import os
import re
import runpy
import subprocess
import sys
from pathlib import Path
from statistics import fmean

import pytest

import corral
from tests.once import once_compiled
from tests.thorough import THOROUGH

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"


def test_a_random_match(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLES / "random_match.py"))
    scores = capsys.readouterr().out.strip().strip("()").split(",")
    assert len(scores) == 3


@once_compiled
@pytest.mark.skipif(
    importlib.util.find_spec("torch") is None, reason="PyTorch is not installed (corral[learn])"
)
def test_ppo_learns() -> None:
    """Far better than the random player that it was at the beginning."""
    updates = 6 if THOROUGH else 1  # in the notebook an agent learns in any case
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / "masked_ppo.py"), "--updates", f"{updates}"],
        env={**os.environ, "OMP_NUM_THREADS": "1"},  # more would wait for each other here
        capture_output=True,
        text=True,
        check=True,
    )
    shares = [float(share) for share in re.findall(r"win share ([\d.]+)", done.stdout)]
    if THOROUGH:
        assert fmean(shares[-3:]) > 0.6
        assert fmean(shares[:2]) < 0.55


@once_compiled
def test_the_start_players_advantage_is_plotted(tmp_path: Path) -> None:
    example = runpy.run_path(str(EXAMPLES / "first_player.py"))
    picture = tmp_path / "advantage.png"
    found = example["main"](["--matches", "5", "--out", str(picture)])
    assert len(found) == 12
    assert picture.read_bytes().startswith(b"\x89PNG")


@once_compiled
def test_openspiels_algorithms_run(capsys: pytest.CaptureFixture[str]) -> None:
    example = runpy.run_path(str(EXAMPLES / "openspiel_algorithms.py"))
    found = example["main"](["--simulations", "3", "--iterations", "2"])
    assert sorted(found) == corral.games()
    for uniform, solved in found.values():
        assert solved < uniform
    assert capsys.readouterr().out.count("ISMCTS takes") == 3
