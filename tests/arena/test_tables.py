"""What the tables tell besides figures."""

from __future__ import annotations

import pytest
from rich.console import Console

from corral.arena.entrant import read_entrants
from corral.arena.plan import Plan
from corral.arena.summary import summarize
from corral.arena.table import Place, play
from corral.arena.tables import results_tables
from corral.arena.tournament import Tournament

from ..once import once

pytestmark = once

PLAN = Plan("elgaucho", read_entrants("cowhand,random"), "mixed", (2,), 3, 5, {})


def shown(tournament: Tournament, kept: bool) -> str:
    console = Console(width=100)
    with console.capture() as capture:
        console.print(results_tables(summarize(tournament), kept))
    return capture.get()


@pytest.mark.parametrize(
    ("kept", "told"),
    [(True, "the same command goes on."), (False, "with --out it could be gone on with.")],
)
def test_how_to_go_on_is_told_as_it_is(kept: bool, told: str) -> None:
    assert f"Not all is played; {told}" in shown(Tournament(PLAN), kept)


def test_matches_of_unfinished_deals_are_told() -> None:
    played = play(PLAN.job(Place(0, 0, 0), PLAN.line_ups()))
    told = shown(Tournament(PLAN, done=[played]), kept=True)
    assert "Not counted yet, as their deals are not finished: 1 match." in told
