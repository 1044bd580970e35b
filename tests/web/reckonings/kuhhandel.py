"""Stakes of cow trades, and points with and without money."""

from __future__ import annotations

from typing import Any

from corral.core.match import Match
from corral.games.kuhhandel.rules.scoring import points
from corral.games.kuhhandel.state import Kuhhandel
from tests.web.reckonings.examples import Examples, tried

MATCHES = 8
OPTIONS: tuple[dict[str, Any], ...] = ({}, {"cash_count": True})


def observe(match: Match, examples: Examples) -> None:
    for seat in match.actors:
        if examples.wants("for 1", "for 2"):
            _note_stakes(match, seat, examples)
    if match.over:
        _note_points(match, examples)


def _note_stakes(match: Match, seat: int, examples: Examples) -> None:
    for move, _, events in tried(match, seat, ("trade",)):
        stake = next(event["stake"] for event in events if event["kind"] == "challenged")
        if examples.wants(f"for {stake}"):
            players = [{"animals": farm["animals"]} for farm in match.view(seat)["players"]]
            examples.add(f"for {stake}", move=move, turn=seat, players=players, stake=stake)


def _note_points(match: Match, examples: Examples) -> None:
    """Points of everybody; what money adds is what the rules add at the end (K-46)."""
    assert isinstance(match.state, Kuhhandel)
    view: Any = match.view(None)
    for seat, farm in enumerate(view["players"]):
        shown = int(points(match.state, seat))
        cash = match.scores[seat] - shown
        sort = "with cash" if cash else "without cash"
        examples.add(sort, score=farm["score"], points=shown, cash=cash)
