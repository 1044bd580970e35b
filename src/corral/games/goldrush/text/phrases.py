"""How Gold Rush's values are called: players, parts of tiles, roles, what scores and for whom.

The sentences themselves stand in ``locales/<language>/goldrush.ftl``. This module is not
compiled: it is of no use to the rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from corral.core.event import Value
from corral.games.goldrush.rules.events import (
    GoldRushEvent,
    Over,
    PrairieScored,
    RailroadScored,
    Scored,
)
from corral.games.goldrush.rules.names import CITY_NAME, FEATURE_NAMES, ROLE_NAMES
from corral.games.goldrush.rules.scoring import CAMP_POINTS, HERD_POINTS, RAILROAD_POINTS
from corral.games.goldrush.seen.types import Feature, GoldRushView
from corral.words import Phrase, Values, Words

SCORED = "_scored"
"""How the kinds of events end that tell about points; what was scored comes before."""

ROLES: dict[str, str] = {feature: ROLE_NAMES[sort] for sort, feature in FEATURE_NAMES.items()}
FEATURES: dict[str, str] = {role: feature for feature, role in ROLES.items()}


# Events


def event(words: Words, event: GoldRushEvent, names: Sequence[str]) -> Phrase:
    """The variant of the event's message, and its values."""
    values: Values = {}
    for name, value in event.items():
        values.update(_worded(words, name, value, names))
    values.update(_told_besides(words, event, names))
    return _event_variant(event), values


def _told_besides(words: Words, event: GoldRushEvent, names: Sequence[str]) -> Values:
    """What the messages of some kinds know besides, or otherwise."""
    match event["kind"]:
        case "railroad_scored" | "mountain_scored" | "city_scored" | "prairie_scored":
            return _scoring(words, event, names)
        case "start_tile":
            return {"tokens": counted(words, "tokens", event["tokens"])}
        case "cowboy_placed":
            part = part_name(words, event["part"])
            site = words.text(f"goldrush-to-{event['role']}", part=part)
            return {"role": words.text(f"goldrush-role-{event['role']}"), "site": site}
        case "tokens_removed":
            mountains = event["mountains"]
            return {"mountain": part_name(words, mountains[0]), "mountains": len(mountains)}
        case "tokens_shown":
            return {
                "count": len(event["tokens"]),
                "sum": " + ".join(map(str, event["tokens"])),
                "points": counted(words, "points", event["points"]),
            }
        case "over":
            return _result(words, event, names)
    return {}


def _event_variant(event: GoldRushEvent) -> str:
    match event["kind"]:
        case "took" | "claimed" if "token" in event:
            return "seen"
        case "tent_placed" if event["from"]:
            return "moved"
        case "tokens_removed" if len(event["mountains"]) > 1:
            return "several"
        case "tokens_shown" if not event["tokens"]:
            return "none"
        case "railroad_scored" | "mountain_scored" if not event["seats"]:
            return "nobody"
        case "prairie_scored" if not event["camps"] and not event["herds"]:
            return "bare"
    return ""


def _worded(words: Words, name: str, value: object, names: Sequence[str]) -> Values:
    """One value of an event or a refusal as the variables that the messages know."""
    match name, value:
        case "seat", int(seat):
            return {"player": names[seat]}
        case "part" | "feature" | "mountain" | "from", str(part):
            return {name: part_name(words, part)}
        case "place", str(place):
            return {"place": words.text(f"goldrush-place-{place}")}
        case "rotation", int(rotation):
            return {"turned": _turned(words, rotation)}
        case "token", int(points):
            return {"token": counted(words, "points", points)}
        case _, bool(yes):
            return {name: "yes" if yes else "no"}
        case _, int(plain) | str(plain):
            return {name: plain}
    return {}


# Scorings


def _scoring(words: Words, scored: Scored, names: Sequence[str]) -> Values:
    """What was counted, and the points for those who have most cowboys there."""
    values: Values = {"sum": _sum(words, scored)}
    if scored["seats"]:
        values["gain"] = _gain(words, scored, names)
    return values


def _sum(words: Words, scored: Scored) -> str:
    """Why a feature brings what it brings: '4 tiles × 2 (one locomotive)'."""
    match scored["kind"]:
        case "railroad_scored":
            return _railroad_sum(words, scored)
        case "mountain_scored":
            return counted(words, "nuggets", scored["nuggets"])
        case "city_scored":
            return _times(words, "railroads", scored["railroads"], RAILROAD_POINTS)
    return _prairie_sum(words, scored)


def _prairie_sum(words: Words, scored: PrairieScored) -> str:
    """Camps and herds, as far as there are any (G-24)."""
    counts = {"camps": scored["camps"], "herds": scored["herds"]}
    points = {"camps": CAMP_POINTS, "herds": HERD_POINTS}
    return " + ".join(
        _times(words, symbol, count, points[symbol]) for symbol, count in counts.items() if count
    )


def _railroad_sum(words: Words, scored: RailroadScored) -> str:
    """The tiles, and what has become of the locomotives (G-11, G-22)."""
    tiles = counted(words, "tiles", scored["tiles"])
    locomotives = scored["locomotives"]
    if locomotives == 0:
        return tiles
    if not scored["finished"]:
        return words.text("goldrush-railroad-unfinished", tiles=tiles)
    if locomotives == 1:
        return words.text("goldrush-railroad-doubled", tiles=tiles)
    return words.text("goldrush-railroad-several", tiles=tiles, locomotives=locomotives)


def _gain(words: Words, scored: Scored, names: Sequence[str]) -> str:
    """'5 points each for Ana and Bo', with the numbers of cowboys if several players have some."""
    gainers = [names[seat] for seat in scored["seats"]]
    values: Values = {
        "points": counted(words, "points", scored["points"]),
        "players": words.listed(gainers),
        "count": len(gainers),
    }
    crowds = [
        words.text("goldrush-crowd", player=player, count=count)
        for player, count in zip(names, scored["cowboys"], strict=True)
        if count
    ]
    if len(crowds) == 1:
        return words.text("goldrush-gain", **values)
    role = ROLES[scored["kind"].removesuffix(SCORED)]
    crowd = words.text(f"goldrush-crowd-{role}", crowds=words.listed(crowds))
    return words.text("goldrush-gain-rivals", crowd=crowd, **values)


def _result(words: Words, over: Over, names: Sequence[str]) -> Values:
    """Everybody's points and those who won."""
    winners = [names[seat] for seat in over["winners"]]
    scores = [
        words.text("goldrush-score", player=player, points=counted(words, "points", points))
        for player, points in zip(names, over["scores"], strict=True)
    ]
    return {
        "scores": words.listed(scores),
        "winners": words.listed(winners),
        "count": len(winners),
    }


# Moves


def move(words: Words, move: str, view: GoldRushView | None) -> Phrase:
    """The variant of the move's message, and its values; the move is one in notation.

    A view tells which tile is placed, what a cowboy's feature is worth, and how many tokens there
    are on a mountain.
    """
    verb, *rest = move.split()
    match verb, rest:
        case "place", [cell, rotation]:
            values: Values = {"cell": cell, "turned": _turned(words, int(rotation))}
            tile = None if view is None else view["tile"]
            return ("", values) if tile is None else ("tile", {**values, "tile": tile})
        case "railwayman" | "miner" | "farmer", [place]:
            there = words.text(f"goldrush-place-{place}")
            values = {"site": words.text(f"goldrush-to-{verb}", part=there)}
            return _with_worth(words, verb, place, values, view)
        case "trader", []:
            return _with_worth(words, verb, CITY_NAME, {}, view)
        case "tent", [part]:
            return _with_tokens(words, part, {"part": part_name(words, part)}, view)
        case "take", [] if view is not None:
            assert view["turn"] is not None
            tent = view["players"][view["turn"]]["tent"]
            assert tent is not None
            return _with_tokens(words, tent, {"part": part_name(words, tent)}, view)
    return "", {}


def _with_worth(
    words: Words, role: str, place: str, values: Values, view: GoldRushView | None
) -> Phrase:
    """What the feature of a part of the new tile brings as it stands."""
    if view is None:
        return "", values
    feature = _feature(view, view["tiles"][-1]["cell"], place, FEATURES[role])
    worth = words.text(
        "goldrush-worth",
        points=counted(words, "points", feature["points"]),
        finished="yes" if feature["finished"] else "no",
    )
    return "worth", {**values, "worth": worth}


def _with_tokens(words: Words, part: str, values: Values, view: GoldRushView | None) -> Phrase:
    """How many tokens there are on the mountain of a part."""
    if view is None:
        return "", values
    cell, _, place = part.partition(":")
    tokens = _feature(view, cell, place, "mountain").get("tokens")
    assert tokens is not None
    return "tokens", {**values, "tokens": counted(words, "tokens", tokens)}


def _feature(view: GoldRushView, cell: str, place: str, sort: str) -> Feature:
    """The feature to which a part of a tile belongs."""
    for tile in view["tiles"]:
        for part in tile["parts"]:
            if tile["cell"] == cell and part["part"] == place and part["sort"] == sort:
                return view["features"][part["feature"]]
    raise LookupError(f"there is no {sort} at {cell}:{place}")


# Refusals


def refusal(words: Words, reason: str, values: Mapping[str, Value], names: Sequence[str]) -> Phrase:
    """The variant of the refusal's message, and its values."""
    worded: Values = {}
    for name, value in values.items():
        worded.update(_worded(words, name, value, names))
    if reason == "no_part":
        worded["role"] = words.text(f"goldrush-role-{values['role']}")
    return "", worded


# Prompts


def prompt(view: GoldRushView) -> str:
    """Which prompt fits: the phase tells."""
    return view["phase"]


# Values


def part_name(words: Words, part: str) -> str:
    """'1,0:NL' as '1,0 north, left'; a city goes by its cell."""
    cell, _, place = part.partition(":")
    if place == CITY_NAME:
        return cell
    there = words.text(f"goldrush-place-{place}")
    return words.text("goldrush-part", cell=cell, place=there)


def _turned(words: Words, rotation: int) -> str:
    return words.text("goldrush-turned", degrees=90 * rotation)


def _times(words: Words, things: str, count: int, each: int) -> str:
    """'2 tipi camps × 2'."""
    return words.text("goldrush-times", things=counted(words, things, count), each=each)


def counted(words: Words, things: str, count: int) -> str:
    return words.text(f"goldrush-count-{things}", count=count)
