"""A batch for Stable-Baselines3, where it is installed."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from corral.core.errors import OptionError
from tests.once import once_compiled

pytestmark = [
    once_compiled,  # PyTorch takes long to load
    pytest.mark.skipif(
        find_spec("sb3_contrib") is None, reason="sb3-contrib (corral[learn]) is not installed"
    ),
]

TINY = Path(__file__).resolve().parents[2] / "examples" / "tiny_goldrush.toml"


def batch(**settings: Any) -> Any:
    from corral.envs.sb3 import BatchVecEnv

    return BatchVecEnv("goldrush", 4, players=2, edition=TINY, **settings)


def test_maskable_ppo_learns_with_it() -> None:
    from sb3_contrib import MaskablePPO
    from torch import set_num_threads

    set_num_threads(1)
    agent = MaskablePPO("MlpPolicy", batch(), n_steps=8, batch_size=16, n_epochs=1, seed=1)
    agent.learn(total_timesteps=64)
    assert agent.num_timesteps >= 64


@pytest.mark.parametrize("form", ["flat", "dict"])
def test_matches_follow_each_other(form: str) -> None:
    env = batch(observation=form)
    env.seed(3)
    seen = env.reset()
    ended = 0
    while ended < 6:
        masks = np.stack(env.env_method("action_masks"))
        assert masks.any(axis=1).all()
        seen, rewards, over, infos = env.step(masks.argmax(axis=1))
        assert rewards.dtype == np.float32
        for row in np.flatnonzero(over):
            ended += 1
            last = infos[row]["terminal_observation"]
            assert env.observation_space.contains(last)
            assert len(infos[row]["scores"]) == 2
            shown = (
                {name: piece[row] for name, piece in seen.items()} if form == "dict" else seen[row]
            )
            assert env.observation_space.contains(shown)
        assert all(not infos[row] for row in np.flatnonzero(~over))


def test_it_answers_what_sb3_asks() -> None:
    env = batch(opponents="greenhorn")
    env.seed(5)
    first = env.reset()
    env.seed(5)
    assert (env.reset() == first).all()
    assert env.has_attr("action_masks")
    assert env.get_attr("render_mode", 1) == [None]
    assert env.env_is_wrapped(object) == [False] * 4
    assert len(env.env_method("action_masks", indices=[0, 2])) == 2
    asked: list[Any] = [
        lambda: env.get_attr("luck"),
        lambda: env.set_attr("luck", 1),
        lambda: env.env_method("luck"),
    ]
    for ask in asked:
        with pytest.raises(AttributeError, match=r"a match of a batch has no .* 'luck'"):
            ask()
    env.close()


@pytest.mark.parametrize(
    ("settings", "problem"),
    [
        ({"opponents": "self"}, "learns for one player"),
        ({"autoreset": "next_step"}, "^autoreset: "),
    ],
)
def test_what_sb3_cannot_do_is_told(settings: dict[str, Any], problem: str) -> None:
    with pytest.raises(OptionError, match=problem):
        batch(**settings)
