"""How directions, half-edges, cells and parts are written."""

from __future__ import annotations

from typing import Final

from corral.games.goldrush.rules.codes import CITY, MOUNTAIN, PRAIRIE, TRACK

DIRECTION_NAMES: Final = ("N", "E", "S", "W")
HALF_NAMES: Final = ("NL", "NR", "ET", "EB", "SR", "SL", "WB", "WT")
CITY_NAME: Final = "city"
EDGE_LETTERS: Final = "RMP"
FEATURE_NAMES: Final = {
    MOUNTAIN: "mountain",
    TRACK: "railroad",
    CITY: "city",
    PRAIRIE: "prairie",
}
# What a cowboy there is called (G-7).
ROLE_NAMES: Final = {
    MOUNTAIN: "miner",
    TRACK: "railwayman",
    CITY: "trader",
    PRAIRIE: "farmer",
}


def cell_name(x: int, y: int) -> str:
    return f"{x},{y}"
