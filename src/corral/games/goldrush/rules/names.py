"""How directions, half-edges, cells and parts are written."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from corral.games.goldrush.rules.codes import CITY, MOUNTAIN, PRAIRIE, TRACK

DIRECTION_NAMES: Final = ("N", "E", "S", "W")
HALF_NAMES: Final = ("NL", "NR", "ET", "EB", "SR", "SL", "WB", "WT")
CITY_NAME: Final = "city"
EDGE_LETTERS: Final = "RMP"
Sort: TypeAlias = Literal["mountain", "railroad", "city", "prairie"]
"""A sort of feature."""
Role: TypeAlias = Literal["miner", "railwayman", "trader", "farmer"]
"""What a cowboy is called on a feature of each sort (G-7)."""
TileName: TypeAlias = str
"""A kind of tile, such as ``Da``."""
Cell: TypeAlias = str
"""A place in the landscape by its ``x`` and ``y``, such as ``1,0``."""
PartName: TypeAlias = str
"""A part of a tile by its cell and its place there, such as ``1,0:N``."""

FEATURE_NAMES: Final[dict[int, Sort]] = {
    MOUNTAIN: "mountain",
    TRACK: "railroad",
    CITY: "city",
    PRAIRIE: "prairie",
}
ROLE_NAMES: Final[dict[int, Role]] = {
    MOUNTAIN: "miner",
    TRACK: "railwayman",
    CITY: "trader",
    PRAIRIE: "farmer",
}


def cell_name(x: int, y: int) -> str:
    return f"{x},{y}"
