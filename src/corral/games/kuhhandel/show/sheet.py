"""Kuhhandel Master: animals, cards, premiums, money, the hammer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from corral.games.kuhhandel.rules.money import VALUES
from corral.games.kuhhandel.show.animals import animal, rosette
from corral.games.kuhhandel.show.picture import PREMIUM, card, hammer, note, note_back

RAT = "rat"


def pieces(edition: Mapping[str, Any], seats: int) -> dict[str, str]:
    """``animal-cow``, ``premium-cow``, ``card-cow`` and ``card-50`` (92 by 124), ``note-50``..."""
    drawn = {"back": card("?"), "note-back": note_back(), "hammer": hammer()}
    for kind in (*edition["quartets"], RAT):
        drawn[f"animal-{kind}"] = animal(kind)
        drawn[f"card-{kind}"] = card(kind)
    for kind in edition["quartets"]:
        drawn[f"{PREMIUM}{kind}"] = rosette(kind)
        drawn[f"card-{PREMIUM}{kind}"] = card(f"{PREMIUM}{kind}")
    for value in VALUES:
        drawn[f"note-{value}"] = note(value)
        drawn[f"card-{value}"] = card(f"{value}")
    return drawn


def facts(edition: Mapping[str, Any]) -> dict[str, Any]:
    """The kinds in the order of their worth, and the money's denominations."""
    return {"kinds": [*edition["quartets"], RAT], "denominations": list(VALUES)}
