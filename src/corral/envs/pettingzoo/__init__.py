"""PettingZoo environments. Importing this package registers them.

>>> import pettingzoo, corral.envs.pettingzoo
>>> env = pettingzoo.make("aec", "corral/elgaucho_v0", players=4)
>>> env.reset(seed=7)
>>> env.agent_selection
'player_0'
"""

from __future__ import annotations

from pettingzoo import aec_registry, register

from corral.envs.pettingzoo import elgaucho_v0, goldrush_v0, kuhhandel_v0

__all__ = ["elgaucho_v0", "goldrush_v0", "kuhhandel_v0"]

for _name in __all__:
    if f"corral/{_name.replace('_v', '-v')}" not in aec_registry:
        register("aec", f"corral/{_name}", f"{__name__}.{_name}:env")
        register("parallel", f"corral/{_name}", f"{__name__}.{_name}:parallel_env")
