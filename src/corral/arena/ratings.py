"""Ratings over all bots that met, by Plackett and Luce's model as ``openskill`` computes it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean

from openskill.models import PlackettLuce

from corral.arena.bout import Outcome


@dataclass(frozen=True, slots=True)
class Rating:
    """A bot's strength on the scale on which a newcomer has 25, give or take 8.3."""

    player: str
    mu: float
    sigma: float


def rate(names: Sequence[str], outcomes: Iterable[Outcome]) -> list[Rating]:
    """The best first. Matches count in the order given; bots do not learn, so sigma only falls.

    An entrant at several seats of a match is rated by the mean of what its seats would be given.
    """
    model = PlackettLuce(tau=0.0)
    ratings = {name: model.rating(name=name) for name in names}
    for outcome in outcomes:
        teams = [
            [model.rating(mu=ratings[name].mu, sigma=ratings[name].sigma)]
            for name in outcome.players
        ]
        rated = model.rate(teams, scores=[float(points) for points in outcome.scores])
        for name in set(outcome.players):
            own = [
                team[0]
                for team, player in zip(rated, outcome.players, strict=True)
                if player == name
            ]
            ratings[name].mu = fmean(rating.mu for rating in own)
            ratings[name].sigma = sqrt(fmean(rating.sigma**2 for rating in own))
    found = [
        Rating(name, float(rating.mu), float(rating.sigma)) for name, rating in ratings.items()
    ]
    return sorted(found, key=lambda rating: -rating.mu)
