"""Gold Rush: every tile in its four rotations; where the parts of a tile lie."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from corral.pictures.palette import PAPER, WOOD
from corral.pictures.pieces import OUTLINE, emblem, sack
from corral.pictures.svg import Point, box, line, moved
from corral.pictures.tile import ROTATIONS, beside, tile_body, tile_layout
from corral.pictures.tile_grid import CELLS, SIDE, STEP
from corral.pictures.tile_layout import HUB_RADIUS, MIDDLE, Layout

HALF_TRACK: Final = 11.2


def pieces(edition: Mapping[str, Any]) -> dict[str, str]:
    """``tile-Da-0`` to ``tile-Da-3`` and ``back``, their corner in the origin, 120 wide; ``sack``.

    The last number counts quarter turns clockwise.
    """
    drawn = {"back": _back(), "sack": sack(""), "sack-unknown": sack("?")}
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
    return {"tiles": [{**tile, "parts": _parts(tile)} for tile in edition["tiles"]]}


def _parts(tile: Mapping[str, Any]) -> list[dict[str, Any]]:
    layout = tile_layout(tile)
    told, seen = [], dict.fromkeys(("mountain", "track", "city", "prairie"), 0)
    for place in layout.places:
        part = seen[place.sort]
        seen[place.sort] += 1
        told.append(
            {
                "sort": place.sort,
                "figure": _rounded(place.figure),
                "tokens": _rounded(place.tokens),
                "shape": _shape(layout, place.sort, part),
            }
        )
    return told


def _rounded(point: Point) -> list[float]:
    return [round(point[0], 1), round(point[1], 1)]


def _shape(layout: Layout, sort: str, part: int) -> str:
    if sort == "mountain":
        return line(layout.mountains[part].outline, closed=True)
    if sort == "track":
        course = layout.tracks[part].course
        there, back = beside(course, HALF_TRACK), beside(course, -HALF_TRACK)
        return line([*there, *reversed(back)], closed=True)
    if sort == "city":
        x, y = MIDDLE
        r = HUB_RADIUS["city"]
        return f"M{x - r:g},{y:g}a{r:g},{r:g} 0 1 0 {2 * r:g},0a{r:g},{r:g} 0 1 0 {-2 * r:g},0Z"
    return _squares(layout, f"prairie{part}")


def _squares(layout: Layout, owner: str) -> str:
    """The squares of a prairie, row by row."""
    drawn = ""
    for row in range(CELLS):
        start = None
        for column in range(CELLS + 1):
            inside = layout.owners.get((column, row)) == owner
            if inside and start is None:
                start = column
            elif not inside and start is not None:
                wide = (column - start) * STEP
                drawn += f"M{start * STEP},{row * STEP}h{wide}v{STEP}h{-wide}Z"
                start = None
    return drawn
