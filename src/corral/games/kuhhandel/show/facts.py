"""Kuhhandel Master: what each animal's quartet was worth, auctions and trades."""

from __future__ import annotations

from typing import Any, Final

from corral.arena.study.tally import Tally, new_tally, number
from corral.core.match import Match
from corral.games.kuhhandel.rules.codes import ANIMALS, RAT
from corral.games.kuhhandel.rules.names import KIND_NAMES, PREMIUM

SOURCES: Final = KIND_NAMES[:ANIMALS]
GOT, PREMIUMS, BOUGHT = "animals got", "premiums got", "own right to buy"
CHALLENGED, WON = "trades begun", "trades won"
DEEDS: Final = (GOT, PREMIUMS, BOUGHT, CHALLENGED, WON)


def worth(match: Match) -> Tally:
    """What a seat would lack without a quartet: its value, its premium, and one of the factor."""
    view = match.view(None)
    found = new_tally(SOURCES, match.players)
    for seat, farm in enumerate(view["players"]):
        scoring = [animal for animal in farm["quartets"] if animal in SOURCES]
        scoring = [animal for animal in scoring if animal != farm["score"]["covered"]]
        whole = _points(scoring, farm["premiums"], view)
        for animal in scoring:
            others = [other for other in scoring if other != animal]
            found[animal][seat] = whole - _points(others, farm["premiums"], view)
    return found


def _points(quartets: list[str], premiums: list[str], view: dict[str, Any]) -> int:
    """Quartets and matching premiums, times quartets; other premiums once (K-38)."""
    matching = sum(animal in quartets for animal in premiums)
    values = sum(view["quartets"][animal] for animal in quartets)
    values += matching * view["premium_value"]
    return int(values * len(quartets) + (len(premiums) - matching) * view["premium_value"])


def deeds(match: Match) -> Tally:
    """Cards got at auctions or, of two players, by distribution; rights to buy used; trades."""
    found = new_tally(DEEDS, match.players)
    for event in match.events:
        if event.kind == "got":
            card = str(event.values["card"])
            if card.startswith(PREMIUM):
                found[PREMIUMS][number(event, "seat")] += 1
            elif card in SOURCES:
                found[GOT][number(event, "seat")] += 1
        elif event.kind == "bought":
            found[BOUGHT][number(event, "seat")] += 1
        elif event.kind == "challenged":
            found[CHALLENGED][number(event, "seat")] += 1
        elif event.kind == "traded":  # the winner gets animals, and gives rats away (K-36)
            rats = event.values["animal"] == KIND_NAMES[RAT]
            found[WON][number(event, "seat" if rats else "to")] += 1
    return found
