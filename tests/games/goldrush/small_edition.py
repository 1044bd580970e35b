"""Small editions for tests: a handful of tiles of one's own, written as a file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

import corral
from corral.games.goldrush.edition import totals

from .build import GAME

ONES: Mapping[int, int] = MappingProxyType({1: 20})


def write_edition(
    folder: Path,
    tiles: Sequence[dict[str, Any]],
    *,
    tokens: Mapping[int, int] = ONES,
    cowboys: int = 4,
) -> Path:
    """An edition whose first tile is the start tile; ``tokens`` are counts by points."""
    data: dict[str, Any] = {
        "name": "small",
        "cowboys": cowboys,
        "score_track": 50,
        "tokens": [{"points": points, "count": count} for points, count in tokens.items()],
        "start": tiles[0]["id"],
        "tiles": list(tiles),
    }
    data["totals"] = totals(data)
    path = folder / "small.toml"
    path.write_text(
        "".join(f"{key} = {_toml(value)}\n" for key, value in data.items()), encoding="utf-8"
    )
    return path


def _toml(value: object) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_toml, value))}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key} = {_toml(item)}' for key, item in value.items())} }}"
    return f'"{value}"' if isinstance(value, str) else str(value)


def small_record(path: Path, players: int, *lines: str) -> corral.Match:
    """A match with such an edition from the very beginning; p0 starts."""
    edition = GAME.edition(path)
    head = [
        "corral-record 1",
        "game goldrush",
        f"rules {GAME.rules_version}",
        f"edition {edition.name} {edition.digest}",
        f"players {players}",
        "option no_farmers no",
        *[f"seat p{seat} p{seat}" for seat in range(players)],
        "moves",
        "* start p0",
    ]
    return corral.replay("\n".join([*head, *lines]) + "\n", edition=path)


# Tiles that are useful in many tests.


def mountain(name: str, edges: str, nuggets: int, count: int = 1) -> dict[str, Any]:
    """One mountain that reaches these edges; around it a single prairie, if any."""
    rest = [place for place in "NESW" if place not in edges]
    tile: dict[str, Any] = {
        "id": name,
        "count": count,
        "edges": "".join("M" if place in edges else "P" for place in "NESW"),
        "mountains": [{"edges": edges, "nuggets": nuggets}],
    }
    if rest:
        halves = {"N": "NL NR", "E": "ET EB", "S": "SR SL", "W": "WB WT"}
        tile["prairies"] = [{"halves": " ".join(halves[place] for place in rest)}]
    return tile


def straight(name: str, locomotives: int = 0, count: int = 1) -> dict[str, Any]:
    """A track from west to east."""
    return {
        "id": name,
        "count": count,
        "edges": "PRPR",
        "tracks": [{"ends": "EW", "locomotives": locomotives}],
        "prairies": [{"halves": "WT NL NR ET"}, {"halves": "EB SR SL WB"}],
    }


def stop(name: str, count: int = 1, hub: str = "junction") -> dict[str, Any]:
    """Three tracks, to the east, south and west, that end there."""
    return {
        "id": name,
        "count": count,
        "edges": "PRRR",
        "tracks": [{"ends": "E"}, {"ends": "S"}, {"ends": "W"}],
        "hub": hub,
        "prairies": [{"halves": "WT NL NR ET"}, {"halves": "EB SR"}, {"halves": "SL WB"}],
    }


def bend(name: str, count: int = 1) -> dict[str, Any]:
    """A track from south to west."""
    return {
        "id": name,
        "count": count,
        "edges": "PPRR",
        "tracks": [{"ends": "SW"}],
        "prairies": [{"halves": "WT NL NR ET EB SR"}, {"halves": "SL WB"}],
    }


def crossing(name: str, count: int = 1) -> dict[str, Any]:
    """Two tracks that pass each other, over a bridge."""
    return {
        "id": name,
        "count": count,
        "edges": "RRRR",
        "tracks": [{"ends": "NS"}, {"ends": "EW"}],
        "prairies": [
            {"halves": "NR ET"},
            {"halves": "EB SR"},
            {"halves": "SL WB"},
            {"halves": "WT NL"},
        ],
    }
