"""How well samples keep the promise of a game: each world as often as it is likely."""

from __future__ import annotations

from collections import Counter
from math import pi, sqrt
from random import Random

import corral
from corral.core.match import Match
from corral.core.state import SPECTATOR
from corral.testing.conformance import ConformanceError

TOLERANCE = 0.05
FEWEST_WORLDS = 2


class Sampling:
    """Samples of one position compared with ``Game.odds``."""

    def __init__(self, odds: dict[str, float], found: Counter[str]) -> None:
        samples = found.total()
        self.impossible = sorted(found.keys() - odds.keys())
        self.distance = (
            sum(abs(found[key] / samples - likely) for key, likely in odds.items())
            + sum(found[key] for key in self.impossible) / samples
        ) / 2
        """Total variation: the part of the samples that lies in the wrong place."""
        self.noise = sum(
            sqrt(likely * (1 - likely) / (2 * pi * samples)) for likely in odds.values()
        )
        """The distance that as many faultless samples have on average."""


def measure_samples(match: Match, seat: int | None, samples: int) -> Sampling | None:
    """Draw that many worlds of a seat; None where the game cannot say how likely they are."""
    game = match.setting.game
    viewer = SPECTATOR if seat is None else seat
    odds = game.odds(match.state, viewer)
    if odds is None or len(odds) < FEWEST_WORLDS:
        return None
    worlds = (match.sample(seat, seed).state for seed in range(samples))
    return Sampling(odds, Counter(game.unseen(world, viewer) for world in worlds))


def check_samples(name: str, players: int, seed: int = 0, samples: int = 300) -> int:
    """Measure samples in a random match as long as they can be; how often they were.

    Each is to be within ``TOLERANCE`` of the promise, besides what chance does to so few.
    """
    match = corral.new(name, players=players, seed=seed)
    rng = Random(f"samples {name} {players} {seed}")
    measured = 0
    while not match.over:
        viewer = rng.choice([*range(players), None])
        found = measure_samples(match, viewer, samples)
        if found is None and measured:
            break
        if found is not None:
            measured += 1
            if found.impossible or found.distance > TOLERANCE + 1.5 * found.noise:
                raise ConformanceError(
                    f"{name} with {players}, seed {seed}, step {len(match.entries)}: samples of "
                    f"{'a spectator' if viewer is None else f'p{viewer}'} are "
                    f"{found.distance:.3f} from the promise, by chance {found.noise:.3f}"
                    f"; impossible: {found.impossible}"
                )
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal(seat)))
    return measured
