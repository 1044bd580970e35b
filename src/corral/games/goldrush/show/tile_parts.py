"""The parts of a Gold Rush tile as a page needs them: where each lies, and where its pieces go."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from math import dist
from typing import Any, Final

from corral.games.goldrush.show.tile import beside, tile_layout
from corral.games.goldrush.show.tile_grid import STEP, Cell
from corral.games.goldrush.show.tile_layout import HUB_RADIUS, MIDDLE, PartPlace
from corral.pictures.svg import Point, line, number

TRACK_HALF: Final = 12.0
"""From the middle of a track to the edge of its ballast."""
SORTS: Final = {"track": "railroad"}
"""Where the rules have another word for a part's sort than the drawing."""


def tile_parts(tile: Mapping[str, Any]) -> list[dict[str, Any]]:
    """For each part its ``sort``, its ``shape`` as a path, and the points ``figure``, ``tokens``.

    The tile lies unturned; the parts stand in the order of the edition's.
    """
    layout = tile_layout(tile)
    mountains = iter(layout.mountains)
    tracks = iter(layout.tracks)
    prairies = 0
    parts = []
    for place in layout.places:
        if place.sort == "mountain":
            shape = line(next(mountains).outline, closed=True)
        elif place.sort == "track":
            course = next(tracks).course
            sides = beside(course, TRACK_HALF) + beside(course, -TRACK_HALF)[::-1]
            shape = line(sides, closed=True)
        elif place.sort == "city":
            shape = _disc(MIDDLE, HUB_RADIUS["city"])
        else:
            ground = {cell for cell, name in layout.owners.items() if name == f"prairie{prairies}"}
            prairies += 1
            shape = "".join(line(_rounded(loop), closed=True) for loop in _loops(ground))
        parts.append({**_points(place), "shape": shape})
    return parts


def _points(place: PartPlace) -> dict[str, Any]:
    return {
        "sort": SORTS.get(place.sort, place.sort),
        "figure": [round(coordinate, 1) for coordinate in place.figure],
        "tokens": [round(coordinate, 1) for coordinate in place.tokens],
    }


def _disc(middle: Point, radius: float) -> str:
    x, y = middle
    arc = f"a{number(radius)},{number(radius)} 0 1 0"
    return f"M{number(x - radius)},{number(y)}{arc} {number(2 * radius)},0{arc} {-2 * radius:g},0Z"


def _loops(ground: set[Cell]) -> Iterable[list[Point]]:
    """The outlines of some squares of the grid, clockwise, holes counter-clockwise."""
    steps: dict[Cell, list[Cell]] = {}
    for column, row in sorted(ground):
        corners = [(column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1)]
        beyond = [(column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)]
        for (start, goal), other in zip(pairwise([*corners, corners[0]]), beyond, strict=True):
            if other not in ground:
                steps.setdefault(start, []).append(goal)
    while steps:
        at = next(iter(steps))
        loop: list[Cell] = []
        while at in steps:
            loop.append(at)
            goals = steps[at]
            at = goals.pop()
            if not goals:
                del steps[loop[-1]]
        yield [(float(STEP * column), float(STEP * row)) for column, row in loop]


def _rounded(loop: list[Point]) -> list[Point]:
    """Through the middles of all steps, without those on the way straight on."""
    middles = [
        ((x1 + x2) / 2, (y1 + y2) / 2)
        for (x1, y1), (x2, y2) in zip(loop, [*loop[1:], loop[0]], strict=True)
    ]
    around = zip([middles[-1], *middles], middles, [*middles[1:], middles[0]], strict=False)
    return [
        point
        for before, point, after in around
        if dist(before, point) + dist(point, after) > dist(before, after) + 0.01
    ]
