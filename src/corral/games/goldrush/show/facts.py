"""Gold Rush: points by the sort of feature, and what cowboys and tents did."""

from __future__ import annotations

from typing import Final, cast

from corral.arena.study.tally import Tally, new_tally
from corral.core.match import Match
from corral.games.goldrush.rules.events import GoldRushEvent
from corral.games.goldrush.rules.names import Role

FEATURES: Final = {
    "mountain_scored": "mountains",
    "railroad_scored": "railroads",
    "city_scored": "cities",
    "prairie_scored": "prairies",
}
TOKENS: Final = "gold tokens"
SOURCES: Final = (*FEATURES.values(), TOKENS)
ROLES: Final[dict[Role, str]] = {
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
    for event in _told(match):
        match event["kind"]:
            case "mountain_scored" | "railroad_scored" | "city_scored" | "prairie_scored":
                for seat in event["seats"]:
                    found[FEATURES[event["kind"]]][seat] += event["points"]
            case "tokens_shown":
                found[TOKENS][event["seat"]] += event["points"]
    return found


def deeds(match: Match) -> Tally:
    """Cowboys by their roles, tents, tokens."""
    found = new_tally(DEEDS, match.players)
    for event in _told(match):
        match event["kind"]:
            case "cowboy_placed":
                found[ROLES[event["role"]]][event["seat"]] += 1
            case "tent_placed":
                found[TENT][event["seat"]] += 1
            case "took":
                found[TOOK][event["seat"]] += 1
    return found


def _told(match: Match) -> list[GoldRushEvent]:
    """What everybody saw."""
    return cast("list[GoldRushEvent]", match.log(None))
