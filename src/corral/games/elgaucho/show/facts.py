"""El Gaucho: pesos by how they were earned, and the special actions."""

from __future__ import annotations

from typing import Final, cast

from corral.arena.study.tally import Tally, new_tally
from corral.core.match import Match
from corral.games.elgaucho.rules.events import ElGauchoEvent, Reason

SALES: Final[dict[Reason, str]] = {
    "sale": "herds by SALE",
    "misfit": "herds closed",
    "end": "herds at the end",
}
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
    for event in _told(match):
        if event["kind"] == "sold":
            found[SALES[event["reason"]]][event["seat"]] += event["pesos"]
        elif event["kind"] in ("stole", "replaced"):  # the bank pays the victim (E-35, E-36)
            found[COMPENSATION][event["victim"]] += event["pesos"]
    return found


def deeds(match: Match) -> Tally:
    """The special actions that were used."""
    found = new_tally(DEEDS, match.players)
    before = ""
    for event in _told(match):
        match event["kind"]:
            case "sold":
                found["SALE"][event["seat"]] += event["reason"] == "sale"
            case "sorted" | "wished" | "stole" | "replaced" | "looked":
                found[ACTIONS[event["kind"]]][event["seat"]] += 1
            case "roused":  # two in one action count once
                found[ACTIONS["roused"]][event["seat"]] += before != "roused"
        before = event["kind"]
    return found


def _told(match: Match) -> list[ElGauchoEvent]:
    """What everybody saw."""
    return cast("list[ElGauchoEvent]", match.log(None))
