"""What the posters share: sheet and frame, sunrays, hatching, fences, speckles of the paper.

A poster is a picture of its own, not a piece beside others: it may define patterns by their ids.
Its pieces have outlines of 2; pieces of the games, whose outlines are thinner, come enlarged.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, pi, sin
from typing import Any, Final

from corral.pictures.palette import INK, PAPER, PLANK, WOOD
from corral.pictures.svg import Point, box, element, line, path

WIDTH: Final = 360
HEIGHT: Final = 300
MARGIN: Final = 10
"""The bare paper around the print."""
INKED: Final[dict[str, Any]] = {"stroke": INK, "stroke_width": 2}
DRAWN: Final[dict[str, Any]] = {"fill": "none", **INKED}
THIN: Final[dict[str, Any]] = {"fill": "none", "stroke": INK, "stroke_width": 1.2}
ENLARGED: Final = 4 / 3
"""What makes the outline of a game's piece one of 2."""


def sheet(*content: str, beyond: str = "") -> str:
    """A whole poster; ``beyond`` is what sticks out over the frame onto the bare paper."""
    far = MARGIN
    margin = path(
        f"M-40,-40H{WIDTH + 40}V{HEIGHT + 40}H-40ZM{far},{far}V{HEIGHT - far}H{WIDTH - far}V{far}Z",
        fill=PAPER,
        fill_rule="evenodd",
    )
    frame = box(far, far, WIDTH - 2 * far, HEIGHT - 2 * far, **DRAWN)
    return (
        element(
            "svg",
            element("defs", _hatching("hatch", 45, 4.5) + _hatching("shade", -35, 6)),
            *content,
            _speckles(),
            margin,
            frame,
            beyond,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {WIDTH} {HEIGHT}",
            stroke_linejoin="round",
            stroke_linecap="round",
        )
        + "\n"
    )


def _hatching(name: str, turn: float, step: float) -> str:
    return element(
        "pattern",
        path(f"M0,{step / 2:g}H{step:g}", stroke=INK, stroke_width=1.1),
        id=name,
        width=step,
        height=step,
        patternUnits="userSpaceOnUse",
        patternTransform=f"rotate({turn:g})",
    )


def hatched(d: str, name: str = "hatch", **attributes: Any) -> str:
    """A shape filled with strokes of ink."""
    return path(d, fill=f"url(#{name})", **attributes)


def _speckles() -> str:
    """Grains where the ink did not take: paper shines through."""
    dots, at = "", 7
    for _ in range(150):
        at = at * 1103 % 104_729
        x, y = MARGIN + at % (WIDTH - 2 * MARGIN), MARGIN + at // 7 % (HEIGHT - 2 * MARGIN)
        dots += f"M{x},{y}h0"
    return path(dots, fill="none", stroke=PAPER, stroke_width=1, stroke_opacity=0.45)


def rays(x: float, y: float, number: int, fill: str, skew: float = 0) -> str:
    """Beams from a point to beyond the frame."""
    beams = ""
    for beam in range(number):
        first = skew + 2 * pi * beam / number
        ends = [
            (x + 440 * cos(first + side), y + 440 * sin(first + side)) for side in (0, pi / number)
        ]
        beams += line([(x, y), *ends], closed=True)
    return path(beams, fill=fill)


def blades(points: Iterable[Point], size: float = 1, stroke: str = INK) -> str:
    """Tufts of grass."""
    drawn = ""
    for x, y in points:
        drawn += line([(x - 5 * size, y - 4 * size), (x - 2 * size, y)])
        drawn += line([(x, y - 7 * size), (x, y)])
        drawn += line([(x + 5 * size, y - 4 * size), (x + 2 * size, y)])
    return path(drawn, fill="none", stroke=stroke, stroke_width=1.4)


def plank(x: float, y: float, width: float, height: float, fill: str = PLANK) -> str:
    """A rough board lying down, slightly askew, with its grain."""
    edge = [(x, y + 1), (x + width / 2, y), (x + width, y + 1.5)]
    low = [(x + width, y + height), (x + width / 2, y + height - 1), (x, y + height + 0.5)]
    grain = "".join(
        f"M{x + start * width:.0f},{y + height * at:.1f}h{width * long:.0f}"
        for start, at, long in ((0.06, 0.36, 0.2), (0.34, 0.62, 0.24), (0.66, 0.4, 0.16))
    )
    return path(line([*edge, *low], closed=True), fill=fill, **INKED) + path(
        grain, fill="none", stroke=WOOD, stroke_width=1.4
    )


def post(x: float, top: float, foot: float, width: float = 15) -> str:
    """A post with a hewn top, dark on its right side."""
    half = width / 2
    shape = [(x - half, foot), (x - half, top + 5), (x, top), (x + half, top + 5), (x + half, foot)]
    dark = f"M{x + 1},{top + 3}L{x + half},{top + 5}V{foot}H{x + 1}Z"
    return path(line(shape, closed=True), fill=PLANK, **INKED) + hatched(dark)


def fence(posts: Sequence[float], rails: Sequence[float], top: float, foot: float) -> str:
    """Rails over the whole width, and posts before them."""
    drawn = "".join(plank(0, y, WIDTH, 11) for y in rails)
    return drawn + "".join(post(x, top, foot) for x in posts)
