"""What the tables tell besides figures."""

from __future__ import annotations

import pytest
from rich.console import Console

from corral.arena.entrant import read_entrants
from corral.arena.plan import Plan
from corral.arena.summary import summarize
from corral.arena.tables import results_tables
from corral.arena.tournament import Tournament

from ..once import once

pytestmark = once


@pytest.mark.parametrize(
    ("kept", "told"),
    [(True, "the same command goes on."), (False, "with --out it could be gone on with.")],
)
def test_how_to_go_on_is_told_as_it_is(kept: bool, told: str) -> None:
    plan = Plan("elgaucho", read_entrants("cowhand,random"), "mixed", (2,), 3, 5, {})
    console = Console(width=100)
    with console.capture() as shown:
        console.print(results_tables(summarize(Tournament(plan)), kept))
    assert f"Not all is played; {told}" in shown.get()
