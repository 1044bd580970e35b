"""Gold Rush: every tile in its four rotations; where the parts of a tile lie."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from corral.games.goldrush.show.tile import ROTATIONS, tile_body
from corral.games.goldrush.show.tile_grid import SIDE
from corral.games.goldrush.show.tile_layout import MIDDLE
from corral.games.goldrush.show.tile_parts import tile_parts
from corral.pictures.palette import PAPER, WOOD
from corral.pictures.pieces import OUTLINE, cowboy, emblem, lying, sack, tent
from corral.pictures.sheets import of_each_seat
from corral.pictures.svg import box, moved


def pieces(edition: Mapping[str, Any], seats: int) -> dict[str, str]:
    """``tile-Da-0`` to ``tile-Da-3`` and ``back``, their corner in the origin, 120 wide; ``sack``,
    ``cowboy-0``, ``tent-0``.

    The last number counts quarter turns clockwise.
    """
    drawn = {"back": _back(), "sack": sack(""), "sack-unknown": sack("?")}
    drawn |= of_each_seat(seats, cowboy=cowboy, lying=lying, tent=tent)
    for tile in edition["tiles"]:
        for rotation in range(ROTATIONS):
            drawn[f"tile-{tile['id']}-{rotation}"] = tile_body(tile, rotation)
    return drawn


def _back() -> str:
    frame = box(9, 9, SIDE - 18, SIDE - 18, 6, fill="none", stroke=PAPER, stroke_width=2.5)
    ground = box(0.5, 0.5, SIDE - 1, SIDE - 1, fill=WOOD, **OUTLINE)
    return ground + frame + moved(*MIDDLE, emblem(0, PAPER), scale=4.5)


def facts(edition: Mapping[str, Any]) -> dict[str, Any]:
    """Each tile with its parts, in the order of a view's: where a figure stands, tokens lie.

    Points and shapes are those of the unturned tile; a shape is the ``d`` of a path to be filled.
    """
    return {"tiles": [{**tile, "parts": tile_parts(tile)} for tile in edition["tiles"]]}
