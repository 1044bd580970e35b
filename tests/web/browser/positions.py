"""Positions to look at: every phase of every game, late in matches with the most players, and
Kuhhandel's farms with much in their heads.

``python -m tests.web.browser.positions`` writes ``positions.json`` and ``heads.json`` anew, from
the matches that are kept in ``tests/golden``. That takes a while, and positions can be read for
ever.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import corral

KEPT = Path(__file__).with_name("positions.json")
HEADS = Path(__file__).with_name("heads.json")
GOLDEN = Path(__file__).parents[2] / "golden"


class Prepared(NamedTuple):
    """A decision of the first seat, ready to be opened as a table."""

    game: str
    phase: str
    players: int
    position: str


def prepared(game: str) -> list[Prepared]:
    return [one for one in _read(KEPT) if one.game == game]


def heads() -> list[Prepared]:
    """Kuhhandel at every number of players, in turns and auctions, with the fullest heads."""
    return _read(HEADS)


def _read(path: Path) -> list[Prepared]:
    return [Prepared(*one) for one in json.loads(path.read_text(encoding="utf-8"))]


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


def fullest() -> list[Prepared]:
    """The decisions of the first seat in which most is said behind a player's name."""
    most: dict[tuple[int, str], tuple[int, Prepared]] = {}
    for record in sorted((GOLDEN / "kuhhandel").glob("*.record")):
        for match in corral.steps(record.read_text(encoding="utf-8")):
            if match.over or 0 not in match.actors:
                continue
            view = match.view(0)
            players, phase = len(view["scores"]), str(view["phase"])
            if phase not in (("turn",) if players == 2 else ("bid", "premium")):
                continue
            told = max(_said_of(seat, view) for seat in range(players))
            if told > most.get((players, phase), (0,))[0]:
                row = Prepared("kuhhandel", phase, players, match.position())
                most[players, phase] = (told, row)
    return [row for _, row in sorted(most.values(), key=lambda one: one[1][1:3])]


def _said_of(seat: int, view: Any) -> int:
    """About how many letters stand behind the name."""
    auction = view.get("auction") or view.get("premium") or {}
    said = [view["scores"][seat]]
    if auction.get("bidder") == seat:
        said.append(auction["bid"])
    if seat in auction.get("passed", ()):
        said.append("passed")
    if auction.get("winner") == seat:
        said.append(f"{auction['number']} cards")
    return sum(len(str(one)) for one in said)


def _write(path: Path, rows: list[Prepared]) -> None:
    lines = ",\n".join(json.dumps(list(row)) for row in rows)
    path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    _write(KEPT, [one for game in corral.games() for one in gathered(game)])
    _write(HEADS, fullest())
