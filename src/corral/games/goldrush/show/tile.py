"""A Gold Rush tile, drawn from its data.

The ground turns with the tile: tracks, mountains. What stands on it stays upright: peaks, nuggets,
tipis, horses, towns, locomotives.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from itertools import pairwise
from math import atan2, degrees, dist
from typing import Any, Final

from corral.core.errors import CorralError
from corral.games.goldrush.show.tile_grid import SIDE, evenly
from corral.games.goldrush.show.tile_layout import MIDDLE, Layout, Symbol, Track, lay_out
from corral.pictures.palette import (
    BALLAST,
    GOLD,
    GRASS,
    INK,
    IRON,
    LIGHT,
    PAPER,
    PLANK,
    PRAIRIE,
    ROCK,
    SHADE,
    SNOW,
    TERRACOTTA,
    WOOD,
)
from corral.pictures.pieces import OUTLINE
from corral.pictures.svg import (
    Point,
    box,
    circle,
    group,
    line,
    moved,
    path,
    picture,
    text,
)

ROTATIONS: Final = 4
GAUGE: Final = 5.2
SAGE_WALL: Final = "#9fb39a"
SLATE: Final = "#75655a"
STONE: Final = "#bba790"


def tile_svg(tile: Mapping[str, Any], size: float = 120, rotation: int = 0) -> str:
    """The picture of a tile, given as in an edition's file: a table with ``edges``, ``tracks``...

    ``rotation`` counts quarter turns clockwise. The data are taken to be sound, as those of a
    loaded edition are.
    """
    if rotation not in range(ROTATIONS):
        raise CorralError(f"rotation {rotation!r} is not one of 0 to {ROTATIONS - 1}")
    return picture(SIDE, SIDE, str(tile.get("id", "")), tile_body(tile, rotation), shown=size)


def tile_body(tile: Mapping[str, Any], rotation: int = 0) -> str:
    """The tile as part of a picture, 120 wide, its corner in the origin."""
    return _body(json.dumps(tile, sort_keys=True), rotation)


def tile_layout(tile: Mapping[str, Any]) -> Layout:
    """Where the parts of a tile lie, unturned."""
    return _layout(json.dumps(tile, sort_keys=True))


def turned(point: Point, rotation: int) -> Point:
    """Where a point of the tile lies after some quarter turns."""
    x, y = point
    for _ in range(rotation):
        x, y = SIDE - y, x
    return x, y


@lru_cache(maxsize=512)
def _layout(data: str) -> Layout:
    return lay_out(json.loads(data))


@lru_cache(maxsize=512)
def _body(data: str, rotation: int) -> str:
    layout = _layout(data)
    ground = (
        box(0, 0, SIDE, SIDE, fill=PRAIRIE)
        + "".join(_rails(track) for track in layout.tracks)
        + _mountains(layout)
    )
    if rotation:
        ground = group(ground, transform=f"rotate({90 * rotation} 60 60)")
    standing = _tufts(layout, rotation) + _peaks(layout, rotation) + _ends(layout, rotation)
    if layout.hub == "city":
        standing += moved(*MIDDLE, town())
    elif layout.hub == "junction":
        standing += moved(*MIDDLE, junction())
    for place in layout.places:
        for symbol in place.symbols:
            standing += _symbol(symbol, rotation)
    frame = box(0.5, 0.5, SIDE - 1, SIDE - 1, fill="none", stroke=INK, stroke_width=1)
    return ground + standing + frame


# The ground


def _rails(track: Track) -> str:
    """Ballast, sleepers, and two rails."""
    middle = line(track.course)
    inner, outer = beside(track.course, GAUGE), beside(track.course, -GAUGE)
    return group(
        path(middle, stroke=INK, stroke_width=25, stroke_opacity=0.5),
        path(middle, stroke=BALLAST, stroke_width=22.5),
        path(_sleepers(track.course), stroke=WOOD, stroke_width=4),
        path(line(inner) + line(outer), stroke=INK, stroke_width=2.6),
        fill="none",
        stroke_linecap="butt",
    )


def _sleepers(course: list[Point]) -> str:
    """Short bars across, evenly spaced over the whole length."""
    length = sum(dist(*step) for step in pairwise(course))
    number = max(1, round(length / 8))
    points = evenly(course, length / number / 6)
    bars = ""
    for place in range(number):
        middle = round((place + 0.5) * (len(points) - 1) / number)
        (x1, y1), (x2, y2) = points[max(0, middle - 1)], points[min(len(points) - 1, middle + 1)]
        far = dist((x1, y1), (x2, y2)) or 1
        x, y = points[middle]
        dx, dy = 8.6 * (y2 - y1) / far, 8.6 * (x2 - x1) / far
        bars += line([(x - dx, y + dy), (x + dx, y - dy)])
    return bars


def beside(course: list[Point], by: float) -> list[Point]:
    """A course moved sideways."""
    points = []
    for place, (x, y) in enumerate(course):
        before = course[max(0, place - 1)]
        after = course[min(len(course) - 1, place + 1)]
        far = dist(before, after) or 1
        points.append(
            (x - by * (after[1] - before[1]) / far, y + by * (after[0] - before[0]) / far)
        )
    return points


def _mountains(layout: Layout) -> str:
    drawn = ""
    for mountain in layout.mountains:
        drawn += path(line(mountain.outline, closed=True), fill=ROCK)
        ridges = "".join(line(ridge) for ridge in mountain.ridges)
        if ridges:
            drawn += path(ridges, fill="none", stroke=INK, stroke_width=2.4)
    return drawn


def _ends(layout: Layout, rotation: int) -> str:
    """What a track ends at: a tunnel in a mountain, a buffer at a town or junction."""
    drawn = ""
    for track in layout.tracks:
        if not track.ends or len(track.course) < 2:
            continue
        (x1, y1), (x2, y2) = (turned(point, rotation) for point in track.course[-2:])
        turn = degrees(atan2(y2 - y1, x2 - x1)) + 90
        if layout.hub == "mountain":
            end = path("M-12,5V-2A12,11 0 0 1 12,-2V5Z", fill=SHADE, **OUTLINE) + path(
                "M-8,5V-1A8,7.6 0 0 1 8,-1V5Z", fill=INK
            )
        else:
            end = path("M-9,0H9", stroke=INK, stroke_width=5) + path(
                "M-7.5,0H7.5", stroke=TERRACOTTA, stroke_width=2.2, stroke_dasharray="3 3"
            )
        drawn += moved(x2, y2, end, turn=turn)
    return drawn


def _tufts(layout: Layout, rotation: int) -> str:
    blades = ""
    for tuft in layout.tufts:
        x, y = turned(tuft, rotation)
        blades += line([(x - 3, y - 2), (x - 1, y + 2)]) + line([(x, y - 4), (x, y + 2)])
        blades += line([(x + 3, y - 2), (x + 1, y + 2)])
    return path(blades, fill="none", stroke=GRASS, stroke_width=1.3) if blades else ""


def _peaks(layout: Layout, rotation: int) -> str:
    """Peaks with a snowy side and a hatched one, the far before the near."""
    drawn = ""
    peaks = sorted((turned(point, rotation)[::-1], size) for point, size in layout.peaks)
    for (y, x), size in peaks:
        left, right, foot, top = x - size, x + size, y + 0.62 * size, y - 0.86 * size
        inner = x + 0.18 * size
        bright = [(left, foot), (x, top), (inner, y), (x - 0.1 * size, foot)]
        snow = [(x - 0.4 * size, top + 0.6 * size), (x, top), (x + 0.12 * size, top + 0.5 * size)]
        drawn += path(line([(left, foot), (x, top), (right, foot)], closed=True), fill=SLATE)
        drawn += path(line(bright, closed=True), fill=STONE)
        if size > 8:
            drawn += path(line(snow, closed=True), fill=SNOW)
        drawn += path(_hatching(x, top, right, foot), stroke_width=1)
    return group(drawn, fill="none", stroke=INK, stroke_width=1.4) if drawn else ""


def _hatching(x: float, top: float, right: float, foot: float) -> str:
    """Strokes down the dark side of a peak."""
    strokes = ""
    number = 2 if right - x < 10 else 3
    for stroke in range(1, number + 1):
        t = stroke / (number + 1)
        side = (x + (right - x) * t, top + (foot - top) * t)
        strokes += line([side, (side[0] - 0.12 * (right - x), foot - 0.1 * (foot - side[1]))])
    return strokes


# What stands on it


def _symbol(symbol: Symbol, rotation: int) -> str:
    x, y = turned(symbol.at, rotation)
    drawing, radius = {
        "nugget": (nugget(), 8.5),
        "camp": (tipi(), 11.5),
        "herd": (horse(), 11.5),
        "locomotive": (locomotive(), 15.0),
    }[symbol.what]
    scale = min(1.0, max(0.62, symbol.room / radius))
    drawn = moved(x, y, drawing, scale=1.15 * scale)
    if symbol.number > 1:
        count = circle(0, 0, 7, fill=LIGHT, **OUTLINE) + text(0, 0, symbol.number, 9, bold=True)
        drawn += moved(x + 9, y + 8, count)
    return drawn


def nugget() -> str:
    """A gold nugget on a bright patch, 16 wide."""
    patch = circle(0, 0, 9, fill=SNOW, **OUTLINE)
    lump = path("M-6.5,1.5L-4,-4.5L1.5,-6L6,-2.5L6.5,3L2,6L-4,5.5Z", fill=GOLD, **OUTLINE)
    return (
        patch
        + lump
        + path("M-3,-1L0,-3.5M3.5,1.5L4,-1", fill="none", stroke=LIGHT, stroke_width=1.5)
    )


def tipi() -> str:
    """A tipi, 24 wide."""
    poles = path("M0,-8L-4,-13M0,-8L4,-13M0,-8V-13.5", fill="none", stroke=INK, stroke_width=1.6)
    cloth = path("M-11,10L0,-10L11,10Q0,13 -11,10Z", fill=PAPER, **OUTLINE)
    door = path("M-3.5,11.3L0,2L3.5,11.3Z", fill=INK)
    band = path(
        "M-5.6,.2L-2.8,-2.6L0,.2L2.8,-2.6L5.6,.2", fill="none", stroke=TERRACOTTA, stroke_width=2
    )
    return poles + cloth + band + door


def horse() -> str:
    """A grazing country's horse, 26 wide."""
    body = path(
        "M-12.5,-3C-11,-6.5 -8,-6.8 -5,-6C-2,-5.2 1,-5.2 3,-6.5C5,-8.5 6,-11 8,-12.8L8.6,-14.6"
        "L10,-12.6C12,-11.6 13.4,-9 14,-7.4C14.4,-6 12.6,-5 11.4,-5.8L9.4,-7"
        "C8.6,-4.6 8.2,-1.6 6.6,.8L6.8,10.5H4.2L3.4,3.2C1,4 -2,3.8 -4.4,3L-5,10.5H-7.6L-8.2,4.4"
        "C-8.6,6 -9.6,7.4 -9.4,10.5H-12C-12,6.6 -11,4 -10.8,.4"
        "C-12.2,1.6 -13,4 -13,6.6C-15.4,3 -14.4,-.8 -12.5,-3Z",
        fill=WOOD,
        **OUTLINE,
    )
    mane = path("M8,-12.8C5,-12 3.4,-8.6 2,-5.6C4.6,-6.6 6.4,-8.8 8,-12.8Z", fill=INK)
    return body + mane + circle(10.4, -9.9, 0.8, fill=LIGHT)


def locomotive() -> str:
    """A steam locomotive with its smoke, 32 wide."""
    smoke = circle(-9, -17, 4.6) + circle(-3, -20, 3.6) + circle(2.4, -21.4, 2.4)
    body = (
        path("M-14,6H15V3H13V-11H3V-3H-7V-6.5H-10.5V-3H-13V3H-14Z", fill=IRON)
        + path("M1,-11H15", stroke_width=2.6)
        + path("M-12.6,-11H-5.4L-7,-6.5H-10.8Z", fill=IRON)
        + box(5.5, -8, 5, 5, fill=GOLD)
        + path("M-14,3L-18,7.5H-12Z", fill=TERRACOTTA)
        + circle(-1, -3.4, 2, fill=GOLD)
    )
    wheels = circle(-8, 7.4, 3.4) + circle(0, 7.4, 3.4) + circle(9, 6.4, 4.4)
    halo = path("M-19,9H15V-12H1V-4H-5L-5,-12H-13V3Z", fill=BALLAST, stroke=BALLAST, stroke_width=4)
    return (
        halo
        + group(smoke, fill=LIGHT, **OUTLINE)
        + group(body, **OUTLINE)
        + group(wheels, fill=TERRACOTTA, **OUTLINE)
        + path("M-8,7.4H9", **OUTLINE)
    )


def town() -> str:
    """A western street, 50 wide, on a round square."""
    square = circle(0, 0, 25, fill=SHADE, stroke=INK, stroke_width=2)
    houses = (
        path("M-20,9V-8H-16V-11H-11V-8H-7V9Z", fill=TERRACOTTA)
        + path("M7,9V-7L13.5,-13L20,-7V9Z", fill=SAGE_WALL)
        + path("M-8,12V-14H-5V-18H5V-14H8V12Z", fill=PLANK)
        + path("M-10,-3H10V0H-10Z", fill=LIGHT)
    )
    doors = path("M-2.5,12V4H2.5V12ZM-16,9V3H-12V9ZM12,9V3H16V9Z", fill=INK) + path(
        "M-5,-10H-2V-6.5H-5ZM2,-10H5V-6.5H2ZM-17,-4H-14V-1H-17ZM11.5,-4H15.5V-1H11.5Z", fill=GOLD
    )
    ground = path("M-21,9H-8M8,9H21M-12,12H12", stroke_width=2)
    return square + group(houses, ground, **OUTLINE) + group(doors, stroke=INK, stroke_width=0.8)


def junction() -> str:
    """A railway crossing: a round place with the crossed boards of the sign."""
    place = circle(0, 0, 15, fill=SHADE, stroke=INK, stroke_width=2)
    boards = path("M-8,-8L8,8M8,-8L-8,8")
    return (
        place
        + group(boards, stroke=INK, stroke_width=7.5)
        + group(boards, stroke=LIGHT, stroke_width=4.5)
    )
