"""A game of another package shows up everywhere by itself: the example, tried by commands."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tests.waterhole import EXAMPLE, installed


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> str:
    return installed(tmp_path_factory.mktemp("waterhole"))


def run(python: str, *arguments: str, typed: str = "") -> str:
    """What a command of Python's says; it must succeed."""
    done = subprocess.run(
        [python, *arguments],
        env={**os.environ, "NO_COLOR": "1", "COLUMNS": "100"},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def corral(python: str, *arguments: str, typed: str = "") -> str:
    return run(python, "-m", "corral", *arguments, typed=typed)


def test_it_is_small() -> None:
    """A game to be copied has fewer than twelve files."""
    kept = [path for path in EXAMPLE.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    assert len(kept) < 12, kept


def test_its_own_tests_pass(python: str) -> None:
    """Among them all checks of the conformance kit."""
    own = [str(EXAMPLE), "-q", "-n", "0", "-p", "no:cacheprovider"]
    assert " passed" in run(python, "-m", "pytest", *own)


def test_corral_knows_it(python: str) -> None:
    told = corral(python, "info")
    assert "\nwaterhole\n  players          2 to 5\n  options          mud, fog, herds\n" in told


@pytest.mark.parametrize(
    ("language", "said"), [("en", "The herd that drank"), ("de", "Die Herde, die getrunken hat")]
)
def test_its_rules_can_be_read(python: str, language: str, said: str) -> None:
    assert said in corral(python, "rules", "waterhole", "--lang", language)


def test_it_is_played_and_shown_again_in_the_terminal(python: str, tmp_path: Path) -> None:
    record = tmp_path / "match.corral"
    options = ("--option", "herds=3", "--option", "mud=second", "--seed", "1")
    played = ("play", "waterhole", "--players", "human,random", "--record", str(record), *options)
    told = corral(python, *played, typed="1\n1\n1\n\n")
    assert "Which herd do you send to the water?" in told
    assert "finds the mud: 2 points." in told
    assert "Waterholes to come" in told
    assert "Result" in told
    assert "is found." in corral(python, "replay", str(record))


def test_bots_meet_in_the_arena(python: str) -> None:
    bots = ("--players", "greenhorn,random", "--seats", "2", "--num", "4", "--workers", "1")
    told = corral(python, "arena", "waterhole", *bots)
    assert "greenhorn" in told
    assert "8 matches" in told


def test_agents_learn_it(python: str) -> None:
    """In the environments of Gymnasium and PettingZoo, to the end of an episode."""
    program = """
import gymnasium, corral.envs.gymnasium
from corral.envs.pettingzoo import waterhole_v0

env = gymnasium.make("corral/Waterhole-v0", herds=3)
_, info = env.reset(seed=1)
over = False
while not over:
    _, _, over, _, info = env.step(int(info["action_mask"].argmax()))
table = waterhole_v0.env(players=2)
table.reset(seed=1)
for agent in table.agent_iter():
    seen, _, ended, _, _ = table.last()
    table.step(None if ended else int(seen["action_mask"].argmax()))
print("over")
"""
    assert run(python, "-c", program).strip() == "over"
