"""What the tables tell besides figures."""

from __future__ import annotations

from dataclasses import replace

import pytest
from rich.console import Console

from corral.arena.bout import Outcome, Place, play
from corral.arena.entrant import read_entrants
from corral.arena.plan import Plan
from corral.arena.standings import results_tables
from corral.arena.stopping import read_stopping_rule
from corral.arena.summary import summarize
from corral.arena.tournament import Tournament

PLAN = Plan("elgaucho", read_entrants("cowhand,random"), "mixed", (2,), 3, 5, {})


def shown(tournament: Tournament, kept: bool, width: int = 100) -> str:
    console = Console(width=width)
    with console.capture() as capture:
        console.print(results_tables(summarize(tournament), kept))
    return capture.get()


@pytest.mark.parametrize(
    ("kept", "told"),
    [(True, "the same command goes on."), (False, "with --out it could be gone on with.")],
)
def test_how_to_go_on_is_told_as_it_is(kept: bool, told: str) -> None:
    assert f"Not all is played; {told}" in shown(Tournament(PLAN), kept)


def test_names_tests_and_figures_of_thousands_fit_in_80_columns() -> None:
    rule = read_stopping_rule("50%,75%", 0.05, 0.05)
    plan = replace(PLAN, entrants=read_entrants("foreman@0.05s,cowhand"), deals=500)
    seats = ("foreman@0.05s", "cowhand")
    matches = [
        Outcome(place, 1, seats, (30_000, 3_000 * place.rotation), (0,), 60, 1.0, (1.0, 1.0))
        for place in plan.places()
    ]
    lines = shown(Tournament(plan, rule, matches), kept=True, width=80).splitlines()
    assert lines[3].startswith("foreman@0.05s  100.0%")
    told = "SPRT foreman@0.05s 50% or 75%: 75% after 4 deals (LLR +3.24 in -2.94 .. +2.94)"
    assert lines[5].strip() == told


def test_matches_of_unfinished_deals_are_told() -> None:
    played = play(PLAN.job(Place(0, 0, 0), PLAN.line_ups()))
    told = shown(Tournament(PLAN, done=[played]), kept=True)
    assert "Not counted yet, as their deals are not finished: 1 match." in told
