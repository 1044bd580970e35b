"""What is played while a server is attacked: any game will do, or the one with the most to tell.

Some attacks need a question of a certain kind, whichever game asks it.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Final

import corral
from corral.core.asking import Asking
from corral.core.match import Match
from corral.core.registry import own_games

ANY: Final = own_games()[0]
LARGEST: Final = max(
    own_games(), key=lambda name: len(str(corral.new(name, players=2, seed=1).view(None)))
)
LONGEST: Final = 60
"""Moves after which another match is tried."""


def match_at(wanted: Callable[[Asking], object], players: int) -> Match:
    """A match of any game that asks such a question now."""
    rng = Random(17)
    for seed in count():
        match = corral.new(own_games()[seed % len(own_games())], players=players, seed=seed)
        while not match.over and len(match.entries) < LONGEST:
            if match.asking is not None and wanted(match.asking):
                return match
            seat = match.actors[0]
            match.play(seat, rng.choice(match.legal(seat)))
    raise AssertionError("there is always another seed")
