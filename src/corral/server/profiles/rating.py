"""Ratings: Plackett and Luce's model as ``openskill`` computes it, for tables of any size.

The same as in the arena, but that people learn: their uncertainty never falls to nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import fmean
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

MODEL: Final = PlackettLuce()
SCALE: Final = 40.0
"""A newcomer has 25, give or take 8.3: told as 1000, give or take 667 with twice that."""
ENOUGH: Final = 5
"""After so many rated matches somebody stands in the list of leaders."""


class Strength(NamedTuple):
    """What is believed: a mean, and how far off it may be."""

    mu: float
    sigma: float

    @property
    def shown(self) -> int:
        """As people read it."""
        return round(SCALE * self.mu)

    @property
    def spread(self) -> int:
        """Two standard deviations: in 19 of 20 cases it is within."""
        return round(2 * SCALE * self.sigma)


NEWCOMER: Final = Strength(float(MODEL.mu), float(MODEL.sigma))


def rate(before: Mapping[str, Strength], places: Sequence[tuple[str, int]]) -> dict[str, Strength]:
    """What is believed after a match; ``places``: who came where, the best first place 1.

    Somebody with several seats, as a bot may have, gets the mean of what each would be given.
    """
    teams = [[MODEL.rating(mu=before[who].mu, sigma=before[who].sigma)] for who, _ in places]
    rated = MODEL.rate(teams, ranks=[float(place) for _, place in places])
    found: dict[str, Strength] = {}
    for who in {who for who, _ in places}:
        own = [team[0] for team, (other, _) in zip(rated, places, strict=True) if other == who]
        found[who] = Strength(
            fmean(float(one.mu) for one in own), sqrt(fmean(float(one.sigma) ** 2 for one in own))
        )
    return found
