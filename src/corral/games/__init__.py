"""The games that come with Corral, one package each.

``corral.games()`` lists all games, and this package has the same name: so it can be called.
"""

from __future__ import annotations

import sys
from types import ModuleType

from corral.core.registry import games


class _Games(ModuleType):
    def __call__(self) -> list[str]:
        return games()


sys.modules[__name__].__class__ = _Games
