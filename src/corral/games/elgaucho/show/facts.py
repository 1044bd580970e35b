"""El Gaucho: pesos by how they were earned, and the special actions."""

from __future__ import annotations

from typing import Final

from corral.arena.study.tally import Tally, new_tally, number
from corral.core.match import Match

SALES: Final = {"sale": "herds by SALE", "misfit": "herds closed", "end": "herds at the end"}
COMPENSATION: Final = "compensation"
SOURCES: Final = (*SALES.values(), COMPENSATION)

ACTIONS: Final = {
    "sorted": "SORT",
    "wished": "WISH",
    "stole": "STEAL",
    "replaced": "OVERSEER",
    "roused": "OVERSEER",
    "looked": "STEPPE",
}
DEEDS: Final = ("SORT", "WISH", "SALE", "STEAL", "OVERSEER", "STEPPE")


def worth(match: Match) -> Tally:
    """The pesos of each seat; together they are its score."""
    found = new_tally(SOURCES, match.players)
    for event in match.events:
        if event.kind == "sold":
            found[SALES[str(event.values["reason"])]][number(event, "seat")] += number(
                event, "pesos"
            )
        elif event.kind in ("stole", "replaced"):  # the bank pays the victim (E-35, E-36)
            found[COMPENSATION][number(event, "victim")] += number(event, "pesos")
    return found


def deeds(match: Match) -> Tally:
    """The special actions that were used."""
    found = new_tally(DEEDS, match.players)
    before = ""
    for event in match.events:
        if event.kind == "sold" and event.values["reason"] == "sale":
            found["SALE"][number(event, "seat")] += 1
        elif event.kind in ACTIONS and not event.kind == before == "roused":  # two in one action
            found[ACTIONS[event.kind]][number(event, "seat")] += 1
        before = event.kind
    return found
