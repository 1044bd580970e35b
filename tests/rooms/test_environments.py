"""Environments come from the registry, and name the rules that they play."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import gymnasium
import pytest

import corral as engine
from corral.core.errors import OptionError
from corral.envs.gymnasium import ids

pettingzoo = pytest.importorskip("corral.envs.pettingzoo")

SEEN = """
import gymnasium, pettingzoo, pyspiel
import corral.envs.gymnasium, corral.envs.openspiel
from corral.envs.pettingzoo import highcard_v0
from pettingzoo import aec_registry
print("corral/Highcard-v0" in gymnasium.registry, "corral/highcard-v0" in aec_registry)
print("corral_highcard" in pyspiel.registered_names())
try:
    highcard_v0.env(players=2)
except corral.CorralError as error:
    print(error)
"""


def test_every_game_has_an_environment_of_its_own_name() -> None:
    assert list(ids()) == engine.games()
    assert ids()["goldrush"] == "corral/GoldRush-v0"
    assert all(name in gymnasium.registry for name in ids().values())


def test_modules_of_pettingzoo_are_imported_as_ever() -> None:
    from corral.envs.pettingzoo import elgaucho_v0

    assert isinstance(elgaucho_v0, ModuleType)
    assert sys.modules["corral.envs.pettingzoo.elgaucho_v0"] is elgaucho_v0
    with pytest.raises(ImportError, match="chess_v0"):
        from corral.envs.pettingzoo import chess_v0  # noqa: F401
    with pytest.raises(AttributeError, match="its games are elgaucho_v0, "):
        _ = pettingzoo.chess_v0


def test_a_game_of_another_package_is_registered_everywhere(packages: Path) -> None:
    """Highcard has no encoding in numbers, and says so when somebody wants to learn it."""
    paths = os.pathsep.join([str(packages), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-c", SEEN],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split("\n")[:2] == ["True True", "True"]
    assert "highcard has no encoding in numbers" in done.stdout


@pytest.mark.parametrize("game", engine.games())
def test_environments_name_the_rules_they_play(game: str) -> None:
    version = engine.game(game).rules_version
    solo: Any = gymnasium.make(ids()[game])
    assert solo.spec.kwargs["rules"] == solo.metadata["rules"] == version
    batch: Any = gymnasium.make_vec(ids()[game], num_envs=1)
    assert batch.metadata["rules"] == version
    module = pettingzoo.MODULES[f"{game}_v0"]
    for env in (module.raw_env(rules=version), module.parallel_env(rules=version)):
        assert env.metadata["rules"] == version
        assert pickle.loads(pickle.dumps(env)).metadata["rules"] == version


def test_rules_that_are_not_known() -> None:
    for make in (
        lambda: gymnasium.make(ids()["elgaucho"], rules=99),
        lambda: gymnasium.make_vec(ids()["elgaucho"], rules=99),
        lambda: pettingzoo.elgaucho_v0.env(rules=99),
        lambda: pettingzoo.elgaucho_v0.parallel_env(rules=99),
    ):
        with pytest.raises(OptionError, match="rules version 99 of elgaucho is not known"):
            make()


def test_openspiel_names_the_rules_it_plays() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from corral.envs import openspiel

    for name in engine.games():
        game = pyspiel.load_game(openspiel.PREFIX + name)
        assert game.get_type().parameter_specification["rules"] == 1
    game = pyspiel.load_game("corral_goldrush", {"rules": 1})
    assert game.get_parameters()["rules"] == 1
    assert game.get_type().long_name == "Gold Rush"
    with pytest.raises(OptionError, match="rules version 7"):
        pyspiel.load_game("corral_goldrush", {"rules": 7})
