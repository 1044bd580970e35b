"""PettingZoo environments of all games. Importing this package registers them.

>>> import pettingzoo, corral.envs.pettingzoo
>>> env = pettingzoo.make("aec", f"corral/{corral.games()[0]}_v0", players=4)
>>> env.reset(seed=7)
>>> env.agent_selection
'player_0'

Each is also a module, ``from corral.envs.pettingzoo import GAME_v0``.
"""

from __future__ import annotations

import sys

from pettingzoo import aec_registry, register

import corral
from corral.envs.pettingzoo.modules import GameModule

MODULES = {
    module.__name__.rpartition(".")[2]: module
    for name in corral.games()
    for version in corral.game(name).encodings
    for module in [GameModule(__name__, name, version)]
}

for _name, _module in MODULES.items():
    sys.modules[_module.__name__] = _module
    if f"corral/{_name.replace('_v', '-v')}" not in aec_registry:
        register("aec", f"corral/{_name}", f"{_module.__name__}:env")
        register("parallel", f"corral/{_name}", f"{_module.__name__}:parallel_env")


def __getattr__(name: str) -> GameModule:
    if name in MODULES:
        return MODULES[name]
    known = ", ".join(MODULES)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}; its games are {known}")
