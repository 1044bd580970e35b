"""Editions made at random: tiles that no publisher would print, but the format allows."""

from __future__ import annotations

from random import Random
from typing import Any

from corral.games.goldrush.edition import totals

HALVES = ("NL", "NR", "ET", "EB", "SR", "SL", "WB", "WT")


def own_edition(rng: Random) -> dict[str, Any]:
    """Several symbols on a part, tunnels, mountains without nuggets, few tokens."""
    tiles = [_tile(rng, f"T{number}") for number in range(rng.randint(6, 20))]
    data: dict[str, Any] = {
        "name": "own",
        "cowboys": rng.randint(1, 6),
        "score_track": 50,
        "tokens": [{"points": 1, "count": rng.randint(1, 20)}, {"points": 7, "count": 9}],
        "start": rng.choice(tiles)["id"],
        "tiles": tiles,
    }
    data["totals"] = totals(data)
    return data


def _tile(rng: Random, name: str) -> dict[str, Any]:
    edges = "".join(rng.choice("RRMP") for _ in range(4))
    tile: dict[str, Any] = {"id": name, "count": rng.randint(1, 3), "edges": edges}
    mountains = _groups(
        rng, [place for place, edge in zip("NESW", edges, strict=True) if edge == "M"]
    )
    if mountains:
        tile["mountains"] = [
            {"edges": "".join(places), "nuggets": rng.randint(0, 3)} for places in mountains
        ]
    tracks = [place for place, edge in zip("NESW", edges, strict=True) if edge == "R"]
    if tracks:
        tile["tracks"] = _tracks(rng, tile, tracks)
    prairies = _prairies(rng, tile["edges"])
    if prairies:
        tile["prairies"] = [
            {"halves": " ".join(halves), "camps": rng.randint(0, 2), "herds": rng.randint(0, 2)}
            for halves in prairies
        ]
    return tile


def _groups(rng: Random, places: list[str]) -> list[list[str]]:
    groups: list[list[str]] = []
    for place in places:
        if groups and rng.random() < 0.6:
            rng.choice(groups).append(place)
        else:
            groups.append([place])
    return groups


def _tracks(rng: Random, tile: dict[str, Any], places: list[str]) -> list[dict[str, Any]]:
    """Tracks in pairs as long as possible, or all ending at a hub."""
    rng.shuffle(places)
    hubs = ["mountain"] if "mountains" in tile else []
    if len(places) >= 3:
        hubs += ["junction"] if "mountains" in tile else ["junction", "city", "city"]
    if len(places) % 2 and not hubs:  # a single track cannot end anywhere: let it meet a mountain
        tile["edges"] = tile["edges"].replace("P", "M", 1)
        place = "NESW"[tile["edges"].index("M")]
        tile["mountains"] = [{"edges": place, "nuggets": 0}]
        hubs = ["mountain"]
    if hubs and (len(places) % 2 or rng.random() < 0.7):
        tile["hub"] = rng.choice(hubs)
        ends = [[place] for place in places]
    else:
        ends = [places[at : at + 2] for at in range(0, len(places), 2)]
    return [{"ends": "".join(end), "locomotives": rng.choice((0, 0, 1, 2))} for end in ends]


def _prairies(rng: Random, edges: str) -> list[list[str]]:
    """Any halves together, but those of a plain prairie edge always."""
    pieces: list[list[str]] = []
    for place, edge in enumerate(edges):
        halves = list(HALVES[2 * place : 2 * place + 2])
        if edge == "P":
            pieces.append(halves)
        elif edge == "R":
            pieces += [[half] for half in halves]
    groups: list[list[str]] = []
    for piece in pieces:
        if groups and rng.random() < 0.4:
            rng.choice(groups).extend(piece)
        else:
            groups.append(piece)
    return groups
