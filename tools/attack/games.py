"""What is played while a server is attacked: any game will do, or the one with the most to tell."""

from __future__ import annotations

from typing import Final

import corral
from corral.core.registry import own_games

ANY: Final = own_games()[0]
LARGEST: Final = max(
    own_games(), key=lambda name: len(str(corral.new(name, players=2, seed=1).view(None)))
)
