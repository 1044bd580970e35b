"""El Gaucho: ``env`` and ``raw_env`` (AEC), ``parallel_env``. Arguments: ``CorralAEC``."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from corral.envs.pettingzoo.aec import CorralAEC, wrapped
from corral.envs.pettingzoo.parallel import CorralParallel


def raw_env(players: int = 3, **settings: Any) -> CorralAEC:
    """As it is: an illegal action raises an error."""
    return CorralAEC("elgaucho", players, **settings)


def env(players: int = 3, **settings: Any) -> AECEnv[str, dict[str, Any], int | None]:
    """With PettingZoo's usual guards around it."""
    return wrapped(raw_env(players, **settings))


def parallel_env(players: int = 3, **settings: Any) -> CorralParallel:
    """For learners that want an action of everybody in every step."""
    return CorralParallel("elgaucho", players, **settings)
