"""Kuhhandel Master: what each animal's quartet was worth, auctions and trades."""

from __future__ import annotations

from typing import Final, cast

from corral.arena.study.tally import Tally, new_tally
from corral.core.match import Match
from corral.games.kuhhandel.rules.codes import ANIMALS, RAT
from corral.games.kuhhandel.rules.events import KuhhandelEvent
from corral.games.kuhhandel.rules.names import KIND_NAMES, PREMIUM, Kind
from corral.games.kuhhandel.seen.types import KuhhandelView

SOURCES: Final = KIND_NAMES[:ANIMALS]
GOT, PREMIUMS, BOUGHT = "animals got", "premiums got", "own right to buy"
CHALLENGED, WON = "trades begun", "trades won"
DEEDS: Final = (GOT, PREMIUMS, BOUGHT, CHALLENGED, WON)


def worth(match: Match) -> Tally:
    """What a seat would lack without a quartet: its value, its premium, and one of the factor."""
    view = cast(KuhhandelView, match.view(None))
    found = new_tally(SOURCES, match.players)
    for seat, farm in enumerate(view["players"]):
        scoring = [animal for animal in farm["quartets"] if animal in SOURCES]
        scoring = [animal for animal in scoring if animal != farm["score"]["covered"]]
        whole = _points(scoring, farm["premiums"], view)
        for animal in scoring:
            others = [other for other in scoring if other != animal]
            found[animal][seat] = whole - _points(others, farm["premiums"], view)
    return found


def _points(quartets: list[Kind], premiums: list[Kind], view: KuhhandelView) -> int:
    """Quartets and matching premiums, times quartets; other premiums once (K-38)."""
    matching = sum(animal in quartets for animal in premiums)
    values = sum(view["quartets"][animal] for animal in quartets)
    values += matching * view["premium_value"]
    return values * len(quartets) + (len(premiums) - matching) * view["premium_value"]


def deeds(match: Match) -> Tally:
    """Cards got at auctions or, of two players, by distribution; rights to buy used; trades."""
    found = new_tally(DEEDS, match.players)
    for event in cast("list[KuhhandelEvent]", match.log(None)):
        match event["kind"]:
            case "got" if event["card"].startswith(PREMIUM):
                found[PREMIUMS][event["seat"]] += 1
            case "got" if event["card"] in SOURCES:
                found[GOT][event["seat"]] += 1
            case "bought":
                found[BOUGHT][event["seat"]] += 1
            case "challenged":
                found[CHALLENGED][event["seat"]] += 1
            case "traded":  # the winner gets animals, and gives rats away (K-36)
                rats = event["animal"] == KIND_NAMES[RAT]
                found[WON][event["seat"] if rats else event["to"]] += 1
    return found
