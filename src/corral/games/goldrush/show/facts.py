"""Gold Rush: points by the sort of feature, and what cowboys and tents did."""

from __future__ import annotations

from typing import Final

from corral.arena.study.tally import Tally, new_tally, number, numbers
from corral.core.match import Match

FEATURES: Final = {
    "mountain_scored": "mountains",
    "railroad_scored": "railroads",
    "city_scored": "cities",
    "prairie_scored": "prairies",
}
TOKENS: Final = "gold tokens"
SOURCES: Final = (*FEATURES.values(), TOKENS)
ROLES: Final = {
    "miner": "miners",
    "railwayman": "railwaymen",
    "trader": "traders",
    "farmer": "farmers",
}
TENT, TOOK = "tents placed", "tokens taken"
DEEDS: Final = (*ROLES.values(), TENT, TOOK)


def worth(match: Match) -> Tally:
    """The points of each seat; together they are its score."""
    found = new_tally(SOURCES, match.players)
    for event in match.events:
        if event.kind in FEATURES:
            for seat in numbers(event, "seats"):
                found[FEATURES[event.kind]][seat] += number(event, "points")
        elif event.kind == "tokens_shown":
            found[TOKENS][number(event, "seat")] += number(event, "points")
    return found


def deeds(match: Match) -> Tally:
    """Cowboys by their roles, tents, tokens."""
    found = new_tally(DEEDS, match.players)
    for event in match.events:
        if event.kind == "cowboy_placed":
            found[ROLES[str(event.values["role"])]][number(event, "seat")] += 1
        elif event.kind == "tent_placed":
            found[TENT][number(event, "seat")] += 1
        elif event.kind == "took":
            found[TOOK][number(event, "seat")] += 1
    return found
