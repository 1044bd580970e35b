"""How El Gaucho's values are called: players, tiles, breeds, areas, dice, rows, sales.

The sentences themselves stand in ``locales/<language>/elgaucho.ftl``. This module is not
compiled: it is of no use to the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import cast

from corral.core.event import Value
from corral.games.elgaucho.rules.events import ElGauchoEvent, Over, Sale
from corral.games.elgaucho.rules.names import AREA_NAMES, Breed, Pasture
from corral.games.elgaucho.seen.types import ElGauchoView
from corral.words import Phrase, Values, Words

SECRETLY_SEEN = ("dealt", "looked")
"""Events whose tiles are told to one seat alone."""


# Events


def event(words: Words, event: ElGauchoEvent, names: Sequence[str]) -> Phrase:
    """The variant of the event's message, and its values."""
    values: Values = {}
    for name, value in event.items():
        values.update(_worded(words, name, value, names))
    values.update(_told_besides(words, event, names))
    return _event_variant(event), values


def _told_besides(words: Words, event: ElGauchoEvent, names: Sequence[str]) -> Values:
    """What the messages of some kinds know besides, or otherwise."""
    match event["kind"]:
        case "rolled" | "took":  # dice that are not added up
            return {"dice": words.listed(map(str, event["dice"]))}
        case "sold":
            reason = words.text(f"elgaucho-sold-{event['reason']}")
            return {"sum": sum_of(words, event), "reason": reason}
        case "over":
            return _result(words, event, names)
    return {}


def _event_variant(event: ElGauchoEvent) -> str:
    if event["kind"] in SECRETLY_SEEN and "tiles" in event:
        return "seen"
    if event["kind"] == "placed" and event["dice"]:
        return "dice"
    return ""


def _worded(words: Words, name: str, value: object, names: Sequence[str]) -> Values:
    """One value of an event or a refusal as the variables that the messages know."""
    match name, value:
        case "seat", int(seat):
            return {"player": names[seat]}
        case "victim", int(seat):
            return {"victim": names[seat]}
        case "tile", str(tile):
            return {"tile": tile_in(words, tile)}
        case "tiles", list(tiles):
            return {"tiles": tiles_in(words, map(str, tiles))}
        case "breed", str(letter):
            return {"breed": breed_in(words, letter), "herd": herd_in(words, letter)}
        case "area", str(area):
            return {"area": area_in(words, area)}
        case "row", list(row):
            return {"row": "-".join(map(str, row))}
        case "dice", list(dice):
            return {"dice": "+".join(map(str, dice))}
        case "pair" | "rodeo" | "hand", list(dice) if dice:
            return {name: words.listed(map(str, dice))}
        case "totals", list(totals):
            return {"totals": words.either(map(str, totals))}
        case "pesos", int(pesos):
            return {"pesos": pesos_in(words, pesos)}
        case _, int(plain) | str(plain):
            return {name: plain}
    return {}


def sum_of(words: Words, sale: Sale) -> str:
    """Why a herd brings what it brings: '4 × 9 + 5 = 41 pesos'."""
    return words.text(
        "elgaucho-sum",
        count=sale["count"],
        highest=sale["highest"],
        bonus=sale["bonus"],
        pesos=sale["pesos"],
    )


def _result(words: Words, over: Over, names: Sequence[str]) -> Values:
    """Everybody's pesos and those who won."""
    winners = [names[seat] for seat in over["winners"]]
    scores = [
        words.text("elgaucho-score", player=player, pesos=pesos_in(words, pesos))
        for player, pesos in zip(names, over["scores"], strict=True)
    ]
    return {
        "scores": words.listed(scores),
        "winners": words.listed(winners),
        "count": len(winners),
    }


# Moves


def move(words: Words, move: str, view: ElGauchoView | None) -> Phrase:
    """The variant of the move's message, and its values; the move is one in notation.

    A view tells which tile lies on a space, and who has the tile that is stolen.
    """
    verb, *rest = move.split()
    match verb, rest:
        case "keep", tiles:
            return ("row" if _has_row(tiles) else ""), {"tiles": tiles_in(words, tiles)}
        case "take", dice:
            return "", {"dice": words.listed(dice)}
        case "place", [area, dice]:
            return "dice", {"area": area_in(words, area), "dice": dice}
        case "place", [area]:
            return "", {"area": area_in(words, area)}
        case "recall", [area] if area in AREA_NAMES:
            return "area", {"area": area_in(words, area)}
        case "recall", [space]:
            return "", {"space": _space(words, space, view)}
        case "stand" | "lay" | "raise", [space, dice]:
            return "", {"space": _space(words, space, view), "dice": dice}
        case "wish", [die]:
            return "", {"die": die}
        case "sale", [letter]:
            return "", {"herd": herd_in(words, letter)}
        case "overseer", [how, space]:
            return how, {"space": _space(words, space, view)}
        case "put", [tile, space]:
            return "", {"tile": tile_in(words, tile), "space": space}
        case "steal", [tile] if view is not None:
            return "from", {"tile": tile_in(words, tile), "victim": _keeper(tile, view)}
        case "steal" | "add" | "sort", [tile]:
            return "", {"tile": tile_in(words, tile)}
    return "", {}


def _has_row(tiles: Sequence[str]) -> bool:
    """Whether several kept tiles are of one breed, so that their order was chosen too."""
    return len({tile[0] for tile in tiles}) < len(tiles)


def _space(words: Words, space: str, view: ElGauchoView | None) -> str:
    """'the white 5 (c3)', or 'c3' alone where nothing is known about it."""
    if view is None:
        return space
    there = view["pampa"][cast(Pasture, space[0])][int(space[1:]) - 1]
    assert there is not None
    return words.text("elgaucho-space", space=space, tile=tile_in(words, there["tile"]))


def _keeper(tile: str, view: ElGauchoView) -> str:
    """Who has a tile in a herd."""
    letter, value = cast(Breed, tile[0]), int(tile[1:])
    for name, ranch in zip(view["names"], view["players"], strict=True):
        if letter in ranch["herds"] and value in ranch["herds"][letter]["row"]:
            return name
    raise LookupError(f"nobody has {tile} in a herd")


# Refusals


def refusal(words: Words, reason: str, values: Mapping[str, Value], names: Sequence[str]) -> Phrase:
    """The variant of the refusal's message, and its values."""
    worded: Values = {}
    for name, value in values.items():
        worded.update(_worded(words, name, value, names))
    empty_handed = reason == "not_these_dice" and not values["hand"]
    return "none" if empty_handed else "", worded


# Prompts


def prompt(view: ElGauchoView) -> str:
    """Which prompt fits: the phase, what must come next, and what has become of the dice."""
    phase = view["phase"]
    if phase in ("turn", "steppe") and view["pending"]:
        return f"{phase}-{view['pending'][0]}"
    if phase != "turn":
        return phase
    if view["rounds_left"] == 0:
        return "turn-without"
    return "turn-taken" if view["dice_taken"] else "turn-untaken"


# Values


def tile_in(words: Words, tile: str) -> str:
    """'W7' as 'white 7'."""
    return words.text(f"elgaucho-tile-{tile[0]}", value=int(tile[1:]))


def tiles_in(words: Words, tiles: Iterable[str]) -> str:
    """Several tiles, each with its article."""
    return words.listed(
        words.text("elgaucho-the-tile", tile=tile_in(words, tile)) for tile in tiles
    )


def breed_in(words: Words, letter: str) -> str:
    return words.text(f"elgaucho-breed-{letter}")


def herd_in(words: Words, letter: str) -> str:
    return words.text(f"elgaucho-herd-{letter}")


def area_in(words: Words, area: str) -> str:
    return words.text(f"elgaucho-area-{area}")


def pesos_in(words: Words, pesos: int) -> str:
    return words.text("elgaucho-pesos", pesos=pesos)
