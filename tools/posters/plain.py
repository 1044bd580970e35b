"""For games that have no poster of their own: a ranch gate whose sign is free for the title."""

from __future__ import annotations

from typing import Final

from corral.pictures.palette import BALLAST, GRASS, INK, LIGHT, PLANK, PLAYERS, PRAIRIE, SAGE, WOOD
from corral.pictures.svg import box, circle, path
from tools.posters.printing import INKED, THIN, blades, hatched, plank, post, rays, sheet

PLUM: Final = PLAYERS[4]
GLOW: Final = "#935577"
MESA: Final = "#a8664a"
SUN: Final = "#ecc261"
SUN_AT: Final = (180, 168)
SIGN: Final = (64, 68, 232, 78)
"""Left, top, width, height; the page writes there."""


def poster() -> str:
    sky = path("M0,0H360V220H0Z", fill=PLUM) + rays(*SUN_AT, 18, GLOW, skew=0.08)
    sun = circle(*SUN_AT, 84, fill=SUN, **INKED)
    return sheet(
        sky, sun, _land(), _trail(), _fences(), _tufts(), _gate(), _sign(), beyond=_skull()
    )


def _land() -> str:
    """Table mountains behind the prairie."""
    mesa = (
        "M0,208V172L16,166L30,140H84L96,164L124,172L140,200"
        "H236L252,172L268,168L280,146H330L342,168L360,174V210Z"
    )
    shade = "M84,140L96,164L124,172L140,200H112L92,180ZM330,146L342,168L360,174V204H344L332,184Z"
    near = "M0,196C60,186 120,200 190,196C250,190 310,200 360,192V226H0Z"
    ground = "M0,212C90,204 240,216 360,208V300H0Z"
    furrows = (
        "M16,230C50,226 70,228 96,228M262,226C296,228 320,224 348,224M30,250C50,248 60,248 74,248"
    )
    return (
        path(mesa, fill=MESA, **INKED)
        + hatched(shade)
        + path(near, fill=SAGE, **INKED)
        + path(ground, fill=PRAIRIE, **INKED)
        + path(furrows, fill="none", stroke=GRASS, stroke_width=2)
    )


def _trail() -> str:
    """From the gate to the horizon."""
    way = "M92,300C128,264 150,246 166,214C170,210 190,210 194,214C212,246 236,264 268,300Z"
    ruts = "M138,300C156,270 166,246 174,222M222,300C206,270 196,246 187,222"
    return path(way, fill=BALLAST, **INKED) + path(ruts, **THIN)


def _fences() -> str:
    left = "".join(plank(0, y, 46, 11) for y in (232, 258))
    right = "".join(plank(314, y, 46, 11) for y in (232, 258))
    return left + right + post(16, 222, 300) + post(344, 222, 300)


def _tufts() -> str:
    places = [(84, 262), (66, 288), (282, 268), (296, 290), (110, 238), (250, 240), (70, 240)]
    return blades(places, 1.3)


def _gate() -> str:
    """Two posts and the beam between them."""
    return post(46, 26, 300, 22) + post(314, 26, 300, 22) + plank(18, 38, 324, 17)


def _skull() -> str:
    """A longhorn's, nailed onto the beam; the horns stick out over the frame."""
    horns = (
        "M168,32C146,36 124,28 120,4C132,18 148,22 166,20H194C212,22 228,18 240,4"
        "C236,28 214,36 192,32Z"
    )
    head = (
        "M164,20C170,14 190,14 196,20C200,32 190,38 189,50"
        "C188,58 172,58 171,50C170,38 160,32 164,20Z"
    )
    eyes = (
        "M167,29C172,27 175,30 174,35C170,36 167,33 167,29Z"
        "M193,29C188,27 185,30 186,35C190,36 193,33 193,29Z"
    )
    return (
        path(horns, fill=LIGHT, **INKED)
        + path(head, fill=LIGHT, **INKED)
        + path(eyes, fill=INK)
        + path("M177,51v3M183,51v3", **THIN)
    )


def _sign() -> str:
    left, top, width, height = SIGN
    chains = "".join(f"M{x},52v4m0,3v4m0,3v4" for x in (left + 26, left + width - 26))
    board = box(left, top, width, height, fill=PLANK, **INKED)
    grain = f"M{left + 18},{top + 8}h52m96,3h40M{left + 40},{top + height - 9}h60m60,-3h48"
    shade = f"M{left + width - 12},{top}h12v{height}h-12Z"
    nails = "".join(
        circle(x, y, 2.2, fill=WOOD, stroke=INK, stroke_width=1.2)
        for x in (left + 8, left + width - 8)
        for y in (top + 9, top + height - 9)
    )
    return (
        path(chains, fill="none", stroke=INK, stroke_width=4)
        + board
        + path(grain, fill="none", stroke=WOOD, stroke_width=1.4)
        + hatched(shade)
        + nails
    )
