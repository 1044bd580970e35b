"""Positions to look at: every phase of every game, late in matches with the most players.

``python -m tests.web.browser.positions`` writes ``positions.json`` anew, from the matches that are
kept in ``tests/golden``. That takes a while, and positions can be read for ever.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import corral

KEPT = Path(__file__).with_name("positions.json")
GOLDEN = Path(__file__).parents[2] / "golden"


class Prepared(NamedTuple):
    """A decision of the first seat, ready to be opened as a table."""

    game: str
    phase: str
    players: int
    position: str


def prepared(game: str) -> list[Prepared]:
    kept = [Prepared(*one) for one in json.loads(KEPT.read_text(encoding="utf-8"))]
    return [one for one in kept if one.game == game]


def gathered(game: str) -> list[Prepared]:
    """The latest decision of the first seat in each phase.

    Phases that large tables do not know come from small ones.
    """
    rules = corral.game(game)
    found: dict[str, Prepared] = {}
    for players in (rules.most, rules.fewest):
        for position in _latest(game, players):
            phase = str(corral.from_position(position).view(0)["phase"])
            found.setdefault(phase, Prepared(game, phase, players, position))
    return list(found.values())


def _latest(game: str, players: int) -> list[str]:
    latest: dict[object, corral.Match] = {}
    for record in sorted((GOLDEN / game).glob(f"{players}-*.record")):
        before = None
        for match in corral.steps(record.read_text(encoding="utf-8")):
            state: Any = match.state
            asked = not match.over and 0 in match.actors
            if asked and state.phase != before:
                latest[state.phase] = match.copy()
            before = state.phase if asked else None
    return [match.position() for match in latest.values()]


if __name__ == "__main__":
    rows = [list(one) for game in corral.games() for one in gathered(game)]
    lines = ",\n".join(json.dumps(row) for row in rows)
    KEPT.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
