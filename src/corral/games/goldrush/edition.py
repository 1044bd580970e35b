"""The edition file of Gold Rush: reading, checking, and making the tile set from it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from corral.core.edition import Checker, Edition
from corral.core.text import shown
from corral.games.goldrush.rules.codes import (
    CITY,
    HERD,
    MOST_COWBOYS,
    MOST_TILES,
    MOUNTAIN,
    PRAIRIE,
    TRACK,
)
from corral.games.goldrush.rules.names import DIRECTION_NAMES, EDGE_LETTERS, HALF_NAMES
from corral.games.goldrush.rules.tiles import Kind, Part, TileSet

CLASSIC = Path(__file__).with_name("classic.toml")
HUBS = ("city", "junction", "mountain")
MOST_SYMBOLS = 20
MOST_TOKENS = 1000
TOTALS = (
    "tiles",
    "tokens",
    "cities",
    "junctions",
    "mountains",
    "nuggets",
    "locomotives",
    "camps",
    "herds",
)


def check(source: str, data: dict[str, Any]) -> str:
    """Refuse data that cannot be played with; the edition's name."""
    root = Checker(source, data).table(
        "name", "cowboys", "score_track", "tokens", "start", "totals", "tiles"
    )
    root["cowboys"].number(1, MOST_COWBOYS)
    root["score_track"].number(1, MOST_TOKENS)
    _check_tokens(root["tokens"])
    names: list[str] = []
    for tile in root["tiles"].list(1, MOST_TILES):
        name = _check_tile(tile)
        if name in names:
            raise tile.wrong(f"is a second tile with the id {name!r}")
        names.append(name)
    start = root["start"].word()
    if start not in names:
        raise root["start"].wrong(f"is {start!r}, but no tile has this id")
    _check_totals(root["totals"], data)
    if not 2 <= data["totals"]["tiles"] <= MOST_TILES:
        tiles = data["totals"]["tiles"]
        raise root["tiles"].wrong(f"are {tiles} tiles in all, possible are 2 to {MOST_TILES}")
    return root["name"].word()


def _check_tokens(checker: Checker) -> None:
    before = -1
    for entry in checker.list(1, MOST_SYMBOLS):
        token = entry.table("points", "count")
        points = token["points"].number(0, MOST_TOKENS)
        if points <= before:
            raise token["points"].wrong(f"is {points}, wanted the points in ascending order")
        before = points
        token["count"].number(1, MOST_TOKENS)


def _check_tile(checker: Checker) -> str:
    tile = _with_optional(
        checker, ("id", "count", "edges"), ("mountains", "tracks", "hub", "prairies")
    )
    name = tile["id"].word()
    if not name.isalnum() or not name.isascii():
        raise tile["id"].wrong(f"is {name!r}, wanted letters and digits")
    tile["count"].number(1, MOST_TILES)
    edges = _letters(tile["edges"], EDGE_LETTERS, repeated=True)
    if len(edges) != len(DIRECTION_NAMES):
        raise tile["edges"].wrong(f"is {edges!r}, wanted four letters for N, E, S, W")
    _check_mountains(tile, edges)
    _check_tracks(checker, tile, edges)
    _check_prairies(checker, tile, edges)
    return name


def _with_optional(
    checker: Checker, needed: tuple[str, ...], optional: tuple[str, ...]
) -> dict[str, Checker]:
    """The value as a table in which some keys may be missing."""
    given = checker.value if isinstance(checker.value, dict) else {}
    known = (*needed, *optional)
    for key in given:
        if key not in known:
            raise checker.wrong(f"has an unknown key {shown(key)}; known are {', '.join(known)}")
    return checker.table(*needed, *(key for key in optional if key in given))


def _entries(tile: dict[str, Checker], key: str) -> list[Checker]:
    return tile[key].list(1, len(HALF_NAMES)) if key in tile else []


def _letters(checker: Checker, allowed: str, repeated: bool = False) -> str:
    value = checker.value
    if not isinstance(value, str) or not 1 <= len(value) <= len(DIRECTION_NAMES):
        raise checker.wrong(f"is {shown(value)}, wanted one to four of the letters {allowed}")
    for letter in value:
        if letter not in allowed or (not repeated and value.count(letter) > 1):
            raise checker.wrong(f"is {value!r}, wanted letters of {allowed}, each of them once")
    return value


def _reach(checker: Checker, letter: str, edges: str, taken: dict[str, str]) -> str:
    """The edges that a mountain or track reaches: of its own sort, and no other part's."""
    places = _letters(checker, "".join(DIRECTION_NAMES))
    for place in places:
        edge = edges[DIRECTION_NAMES.index(place)]
        if edge != letter:
            raise checker.wrong(f"reaches the edge {place}, which is {edge}, not {letter}")
        if place in taken:
            raise checker.wrong(f"reaches the edge {place}, as {taken[place]} does")
        taken[place] = checker.where
    return places


def _all_reached(checker: Checker, letter: str, edges: str, taken: dict[str, str]) -> None:
    for place, edge in zip(DIRECTION_NAMES, edges, strict=True):
        if edge == letter and place not in taken:
            raise checker.wrong(f"has {letter} on the edge {place}, but no part reaches it")


def _check_mountains(tile: dict[str, Checker], edges: str) -> None:
    taken: dict[str, str] = {}
    for entry in _entries(tile, "mountains"):
        mountain = entry.table("edges", "nuggets")
        _reach(mountain["edges"], "M", edges, taken)
        mountain["nuggets"].number(0, MOST_SYMBOLS)
    _all_reached(tile["edges"], "M", edges, taken)


def _check_tracks(checker: Checker, tile: dict[str, Checker], edges: str) -> None:
    taken: dict[str, str] = {}
    ending = 0
    for entry in _entries(tile, "tracks"):
        track = _with_optional(entry, ("ends",), ("locomotives",))
        ends = _reach(track["ends"], "R", edges, taken)
        if len(ends) > 2:
            raise track["ends"].wrong(f"is {ends!r}, but a track has one or two ends")
        ending += len(ends) == 1
        if "locomotives" in track:
            track["locomotives"].number(0, MOST_SYMBOLS)
    _all_reached(tile["edges"], "R", edges, taken)
    if "hub" not in tile:
        if ending:
            raise checker.wrong("has a track that ends on it, but no `hub`")
        return
    hub = tile["hub"].word()
    if hub not in HUBS:
        raise tile["hub"].wrong(f"is {hub!r}, wanted one of {', '.join(HUBS)}")
    if hub == "mountain":
        if "mountains" not in tile or ending == 0:
            raise tile["hub"].wrong("needs a mountain and a track that ends at it")
    elif ending < 3:
        raise tile["hub"].wrong(f"is a {hub} with {ending} tracks, wanted 3 or 4")
    elif hub == "city" and "M" in edges:
        raise tile["hub"].wrong("is a city, whose tile has only tracks and prairies on its edges")


def _check_prairies(checker: Checker, tile: dict[str, Checker], edges: str) -> None:
    """Halves complete and without overlap; a plain prairie edge is all of one part."""
    part_of: dict[str, str] = {}
    for entry in _entries(tile, "prairies"):
        prairie = _with_optional(entry, ("halves",), ("camps", "herds"))
        value = prairie["halves"].value
        for half in value.split() if isinstance(value, str) and value.strip() else [value]:
            if half not in HALF_NAMES:
                wanted = "half-edges such as NL NR with spaces between"
                raise prairie["halves"].wrong(f"is {shown(value)}, wanted {wanted}")
            if edges[HALF_NAMES.index(half) // 2] == "M":
                raise prairie["halves"].wrong(f"reaches {half}, where the edge is mountain")
            if half in part_of:
                raise prairie["halves"].wrong(f"reaches {half}, as {part_of[half]} does")
            part_of[half] = entry.where
        for symbol in ("camps", "herds"):
            if symbol in prairie:
                prairie[symbol].number(0, MOST_SYMBOLS)
    for place, half in enumerate(HALF_NAMES):
        if edges[place // 2] != "M" and half not in part_of:
            raise checker.wrong(f"has no prairie part at the half-edge {half}")
    for place in range(0, len(HALF_NAMES), 2):
        first, second = HALF_NAMES[place], HALF_NAMES[place + 1]
        if edges[place // 2] == "P" and part_of[first] != part_of[second]:
            raise checker.wrong(f"has two prairie parts at {first} and {second}, with no track")


def _check_totals(checker: Checker, data: dict[str, Any]) -> None:
    stated = checker.table(*TOTALS)
    for key, count in totals(data).items():
        if stated[key].number(0, MOST_TOKENS * MOST_SYMBOLS) != count:
            raise stated[key].wrong(f"is {stated[key].value}, but all of them come to {count}")


def totals(data: dict[str, Any]) -> dict[str, int]:
    """What the tiles and tokens of an edition come to."""
    counts = dict.fromkeys(TOTALS, 0)
    counts["tokens"] = sum(token["count"] for token in data["tokens"])
    for tile in data["tiles"]:
        copies = tile["count"]
        mountains = tile.get("mountains", [])
        prairies = tile.get("prairies", [])
        counts["tiles"] += copies
        counts["cities"] += copies * (tile.get("hub") == "city")
        counts["junctions"] += copies * (tile.get("hub") == "junction")
        counts["mountains"] += copies * len(mountains)
        counts["nuggets"] += copies * sum(part["nuggets"] for part in mountains)
        for track in tile.get("tracks", []):
            counts["locomotives"] += copies * track.get("locomotives", 0)
        for symbol in ("camps", "herds"):
            counts[symbol] += copies * sum(part.get(symbol, 0) for part in prairies)
    return counts


def tile_set(edition: Edition, number: int) -> TileSet:
    """The tables of an edition."""
    data = edition.data
    kinds = [_kind(tile) for tile in data["tiles"]]
    return TileSet(
        number=number,
        kinds=kinds,
        start=[kind.name for kind in kinds].index(data["start"]),
        cowboys=data["cowboys"],
        score_track=data["score_track"],
        token_points=[token["points"] for token in data["tokens"]],
        token_counts=[token["count"] for token in data["tokens"]],
    )


def _kind(tile: dict[str, Any]) -> Kind:
    parts = []
    for mountain in tile.get("mountains", []):
        places = _directions(mountain["edges"])
        parts.append(Part(MOUNTAIN, places, mountain["nuggets"], len(places)))
    city = tile.get("hub") == "city"
    ending = 0
    for track in tile.get("tracks", []):
        places = _directions(track["ends"])
        at_hub = len(places) == 1
        ending += at_hub
        locomotives = track.get("locomotives", 0)
        parts.append(Part(TRACK, places, locomotives, len(places), at_city=city and at_hub))
    if city:
        parts.append(Part(CITY, [], 0, ending))
    for prairie in tile.get("prairies", []):
        halves = [HALF_NAMES.index(half) for half in prairie["halves"].split()]
        symbols = prairie.get("camps", 0) + HERD * prairie.get("herds", 0)
        parts.append(Part(PRAIRIE, halves, symbols, 0))
    edges = [1 + EDGE_LETTERS.index(edge) for edge in tile["edges"]]
    return Kind(tile["id"], tile["count"], edges, parts)


def _directions(letters: str) -> list[int]:
    return [DIRECTION_NAMES.index(letter) for letter in letters]
