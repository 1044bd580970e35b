"""What came out of a tournament, as JSON-able data."""

from __future__ import annotations

import platform
from statistics import fmean
from typing import Any

import corral
from corral.arena.bout import Outcome
from corral.arena.lineup import fair_share, label, seats_by_entrant
from corral.arena.ratings import rate
from corral.arena.statistics import clustered_wilson, standard_error
from corral.arena.tournament import Tournament, Trial, player_wins, seats_of
from corral.info import engine


def measured_with() -> dict[str, str]:
    """What the figures depend on besides the plan."""
    return {
        "corral": corral.__version__,
        "engine": engine(),
        "python": platform.python_version(),
        "machine": platform.platform(),
    }


def summarize(tournament: Tournament) -> dict[str, Any]:
    """Figures of all deals that were played in every rotation; others would favour some seat."""
    line_ups = [_line_up(tournament, number) for number in range(len(tournament.line_ups))]
    counted = [
        outcome
        for number in range(len(tournament.line_ups))
        for deal in tournament.deals(number)
        for outcome in deal
    ]
    counted.sort(key=lambda outcome: (outcome.place.deal, outcome.place.line_up))
    return {
        "complete": tournament.left() == 0,
        "matches": len(counted),
        "in_unfinished_deals": len(tournament.outcomes) - len(counted),
        "line_ups": line_ups,
        "ratings": [
            {"player": rating.player, "mu": rating.mu, "sigma": rating.sigma}
            for rating in rate(tournament.plan.names, counted)
        ],
    }


def _line_up(tournament: Tournament, number: int) -> dict[str, Any]:
    line_up = tournament.line_ups[number]
    names = tournament.plan.names
    deals = tournament.deals(number)
    fair = fair_share(line_up)
    found: dict[str, Any] = {
        "label": label(line_up, names),
        "seats": len(line_up),
        "fair_share": fair,
        "deals": len(deals),
        "matches": len(deals) * len(line_up),
    }
    if deals:
        found["players"] = [
            {"seats": seats, **_player(deals, names[entrant], seats, fair)}
            for entrant, seats in seats_by_entrant(line_up).items()
        ]
    if tournament.trials:
        found["sprt"] = _trial(tournament.trials[number])
    return found


def _player(deals: list[list[Outcome]], player: str, seats: int, fair: float) -> dict[str, Any]:
    """Figures for each of the player's seats; they win or lose together, so they are tried so."""
    wins = clustered_wilson([[player_wins(match, player) for match in deal] for deal in deals])
    margins = [fmean(_margin(match, player) for match in deal) for deal in deals]
    points = [fmean(_points(match, player)) for deal in deals for match in deal]
    return {
        "player": player,
        "share": wins.share / seats,
        "low": wins.low / seats,
        "high": wins.high / seats,
        "times_fair": wins.share / seats / fair,
        "margin": fmean(margins),
        "margin_error": standard_error(margins),
        "points": fmean(points),
        "slowest": max(
            match.slowest[seat]
            for deal in deals
            for match in deal
            for seat in seats_of(match, player)
        ),
    }


def _points(match: Outcome, player: str) -> list[int]:
    return [match.scores[seat] for seat in seats_of(match, player)]


def _margin(match: Outcome, player: str) -> float:
    """A player's points less those of the others, each in the mean of the seats."""
    own = seats_of(match, player)
    others = [points for seat, points in enumerate(match.scores) if seat not in own]
    return fmean(_points(match, player)) - fmean(others)


def _trial(trial: Trial) -> dict[str, Any]:
    return {
        "player": trial.player,
        "low": trial.test.low / trial.seats,
        "high": trial.test.high / trial.seats,
        "verdict": trial.verdict,
        "deals": trial.deals,
        "ratio": trial.test.ratio(trial.wins, trial.matches),
        "bounds": list(trial.test.bounds()),
    }
