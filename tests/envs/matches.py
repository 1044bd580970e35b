"""Positions of matches played at random, for tests of observations."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import corral
from corral.core.match import Match


def some_positions(game: str, players: int, seed: int = 1, every: int = 25) -> Iterator[Match]:
    """One of every so many, and the end."""
    match, rng = corral.new(game, players=players, seed=seed), Random(seed)
    step = 0
    while not match.over:
        if step % every == 0:
            yield match
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal(seat)))
        step += 1
    yield match
