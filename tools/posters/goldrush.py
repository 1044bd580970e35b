"""Gold Rush: the locomotive comes out of the mountains, a prospector sees it first."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

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
    SAGE,
    SKY,
    SNOW,
    TERRACOTTA,
    WOOD,
)
from corral.pictures.pieces import emblem
from corral.pictures.svg import box, circle, group, line, moved, path
from tools.posters.printing import DRAWN, INKED, THIN, blades, hatched, rays, sheet

DAWN: Final = "#43618d"
SUN: Final = "#ecc261"
FAR: Final = "#7d8aa3"
STONE: Final = "#bba790"
STEEL: Final = "#63605e"
SKIN: Final = "#dca681"
ENGINE: Final = (228, 152)


def poster() -> str:
    sky = path("M0,0H360V210H0Z", fill=SKY) + rays(98, 104, 20, DAWN)
    sun = circle(98, 104, 46, fill=SUN, **INKED)
    engine = moved(*ENGINE, _locomotive())
    return sheet(
        sky,
        sun,
        _mountains(),
        _prairie(),
        _track(),
        _tent(),
        engine,
        _prospector(),
        _nuggets(),
        beyond=_smoke(),
    )


def _mountains() -> str:
    far = "M0,150L36,112L58,134L104,84L150,140L176,118L214,152L300,80L360,140V210H0Z"
    return (
        path(far, fill=FAR, **INKED)
        + hatched(
            "M104,84L150,140L176,118L160,206H118L104,150L112,124ZM300,80L360,140V206H310Z", "shade"
        )
        + _peak(300, 92, 96, 204)
        + _peak(44, 128, 74, 208)
        + _peak(136, 138, 66, 206)
        + "".join(_sparkle(x, y) for x, y in ((312, 138), (338, 168), (32, 166), (140, 172)))
    )


def _peak(x: float, top: float, half: float, foot: float) -> str:
    """Bright at the left, hatched at the right, snow at the top."""
    high = foot - top
    edge = [
        (x, top),
        (x + 0.1 * half, top + 0.3 * high),
        (x - 0.06 * half, top + 0.52 * high),
        (x + 0.14 * half, top + 0.78 * high),
        (x, foot),
    ]
    dark = line([*edge, (x + half, foot)], closed=True)
    snow = [
        (x, top),
        (x + 0.32 * half, top + 0.32 * high),
        (x + 0.17 * half, top + 0.27 * high),
        (x + 0.07 * half, top + 0.38 * high),
        (x - 0.08 * half, top + 0.28 * high),
        (x - 0.2 * half, top + 0.36 * high),
        (x - 0.3 * half, top + 0.3 * high),
    ]
    return (
        path(line([(x - half, foot), (x, top), (x + half, foot)], closed=True), fill=STONE, **INKED)
        + path(dark, fill=ROCK, **INKED)
        + hatched(dark)
        + path(line(snow, closed=True), fill=SNOW, **INKED)
    )


def _sparkle(x: float, y: float, size: float = 1) -> str:
    """Gold in the rock: a lump with a gleam."""
    lump = path("M-8,2L-5,-5L2,-7L8,-2L7,5L-3,7Z", fill=GOLD, **INKED)
    return moved(
        x, y, lump + path("M-3,-1L1,-3", fill="none", stroke=LIGHT, stroke_width=2), scale=size
    )


def _prairie() -> str:
    ground = "M0,200C80,190 260,196 360,192V300H0Z"
    tufts = [(136, 224), (318, 226), (338, 250), (148, 252), (22, 216), (326, 280), (140, 214)]
    return (
        path(ground, fill=PRAIRIE, **INKED)
        + path(
            "M290,208C320,204 340,206 360,204M300,240C320,236 344,238 360,236M0,212H30"
            "M100,232C116,228 124,230 134,229",
            fill="none",
            stroke=GRASS,
            stroke_width=2,
        )
        + blades(tufts, stroke=GRASS)
    )


def _track() -> str:
    """Rails that widen towards the viewer."""
    middle, vanishing = ENGINE[0], 150

    def across(y: float, far: float) -> tuple[float, float]:
        spread = far * (y - vanishing) / 150
        return middle - spread, middle + spread

    def band(inner: float, outer: float) -> str:
        (left, right), (low_left, low_right) = across(196, outer), across(300, outer)
        if not inner:
            return line([(left, 196), (right, 196), (low_right, 300), (low_left, 300)], closed=True)
        (a, b), (c, d) = across(196, inner), across(300, inner)
        return line([(left, 196), (a, 196), (c, 300), (low_left, 300)], closed=True) + line(
            [(b, 196), (right, 196), (low_right, 300), (d, 300)], closed=True
        )

    sleepers, y, high = "", 202.0, 5.0
    while y < 300:
        (left, right), (low_left, low_right) = across(y, 100), across(y + high, 100)
        sleepers += line(
            [(left, y), (right, y), (low_right, y + high), (low_left, y + high)], closed=True
        )
        y, high = y + 2.1 * high, high * 1.16
    return (
        path(band(0, 122), fill=BALLAST, **INKED)
        + path(sleepers, fill=WOOD, **INKED)
        + path(band(68, 78), fill=STEEL, **INKED)
    )


def _locomotive() -> str:
    """From the front, around the middle of its boiler."""
    cab = (
        box(-50, 10, 100, 48, fill=INK)
        + box(-54, -46, 108, 70, fill=TERRACOTTA, **INKED)
        + path("M-62,-44C-34,-62 34,-62 62,-44V-37H-62Z", fill=IRON, **INKED)
        + box(-48, -30, 14, 22, 2, fill=SUN, **INKED)
        + box(34, -30, 14, 22, 2, fill=SUN, **INKED)
        + hatched("M40,-37H54V24H40Z")
    )
    stack = (
        path("M-10,-36V-54L-26,-80H26L10,-54V-36Z", fill=IRON, **INKED)
        + hatched("M4,-36V-54L12,-80H26L10,-54V-36Z")
        + box(-29, -88, 58, 9, 3, fill=TERRACOTTA, **INKED)
    )
    rivets = "".join(
        f"M{38.5 * cos(pi * at / 10):.1f},{38.5 * sin(pi * at / 10):.1f}h0" for at in range(20)
    )
    boiler = (
        circle(0, 0, 44, fill=IRON, **INKED)
        + path(rivets, fill="none", stroke=PAPER, stroke_width=2.4)
        + circle(0, 0, 33, fill=STEEL, **INKED)
        + hatched("M0,33A33,33 0 0 0 33,0A33,33 0 0 0 23,-23A44,44 0 0 1 -23,23A33,33 0 0 0 0,33Z")
        + circle(0, 0, 19, fill=TERRACOTTA, **INKED)
        + group(emblem(0, SUN), transform="scale(2.5)")
    )
    lamp = (
        box(-15, -62, 30, 30, 4, fill=GOLD, **INKED)
        + path("M-17,-62L0,-71L17,-62Z", fill=GOLD, **INKED)
        + circle(0, -47, 11, fill=LIGHT, **INKED)
        + path("M-5,-47A5,5 0 0 1 0,-52", **THIN)
    )
    return _running_gear() + cab + stack + boiler + lamp + _cowcatcher()


def _running_gear() -> str:
    drawn = ""
    for side in (-1, 1):
        drawn += circle(46 * side, 66, 18, fill=STEEL, **INKED)
        drawn += box(63 * side - 16, 14, 32, 34, 5, fill=IRON, **INKED)
        drawn += circle(63 * side, 31, 11, fill=STEEL, **INKED) + circle(
            63 * side, 31, 4, fill=GOLD
        )
    return drawn


def _cowcatcher() -> str:
    beam = box(-62, 42, 124, 15, 3, fill=TERRACOTTA, **INKED) + path(
        "M-54,49.5h0M-44,49.5h0M44,49.5h0M54,49.5h0", stroke=SUN, stroke_width=4
    )
    frame = "M-36,57H36L64,92L0,102L-64,92Z"
    slats = "".join(
        f"M{0.52 * foot:.0f},57L{foot},{102 - abs(foot) * 10 / 64:.0f}"
        for foot in (-48, -32, -16, 0, 16, 32, 48)
    )
    lanterns = "".join(box(x - 5, 30, 10, 13, 2, fill=SUN, **INKED) for x in (-40, 40))
    return (
        lanterns
        + beam
        + path(frame, fill=INK, **INKED)
        + path(slats, fill="none", stroke=TERRACOTTA, stroke_width=4)
        + path(frame, **DRAWN)
        + path("M-64,92L0,102L64,92", fill="none", stroke=INK, stroke_width=5)
    )


def _smoke() -> str:
    """A plume over the frame's edge."""
    plume = (
        "M216,66C204,64 202,54 208,48C194,46 190,34 198,28C184,32 174,26 178,18C168,14 172,4 184,7"
        "C188,-1 204,1 206,9C214,2 230,5 232,14C246,8 258,14 254,26C266,30 264,44 254,46"
        "C260,56 252,66 240,66Z"
    )
    curls = "M208,48C214,42 222,44 224,50M198,27C206,20 216,24 216,31M254,26C246,24 240,28 240,34"
    return (
        path(plume, fill=LIGHT, **INKED)
        + hatched(
            "M254,46C260,56 252,66 240,66H228C240,62 246,54 244,44C252,38 256,32 254,26"
            "C266,30 264,44 254,46Z"
        )
        + path(curls, **DRAWN)
    )


def _tent() -> str:
    side = "M92,176L132,182L146,230H122Z"
    front = "M58,234L92,176L122,234Z"
    return (
        path("M48,236H154", **DRAWN)
        + path(side, fill=SNOW, **INKED)
        + hatched(side)
        + path("M92,176L89,168M92,176L96,168", **DRAWN)
        + path(front, fill=PAPER, **INKED)
        + path("M92,184L82,234H102Z", fill=INK)
        + path("M92,184L104,234H112Z", fill=LIGHT, **INKED)
    )


def _prospector() -> str:
    """Hat, beard, a pick on his shoulder."""
    handle = "M26,250L82,154"
    iron = "M58,147C74,140 98,154 104,176C92,164 76,160 58,147Z"
    trousers = "M32,240H66L68,278H53L50,256L46,278H31Z"
    boots = "M31,278H46V286H24C24,281 28,280 31,278ZM53,278H68C71,280 75,281 75,286H53Z"
    shirt = "M28,242C26,218 32,206 50,206C68,206 72,218 70,242Z"
    arm = "M62,209C76,214 82,228 74,238C66,244 54,238 43,230L48,221C56,226 62,227 64,224Z"
    face = "M39,186V198C39,206 61,206 61,198V186Z"
    beard = (
        "M37,194C42,200 46,196 50,197C54,196 58,200 63,194"
        "C65,208 58,220 50,224C42,220 35,208 37,194Z"
    )
    hat = (
        "M22,186C32,192 42,188 50,188C58,188 68,192 78,186C70,182 64,182 62,181"
        "C61,166 56,164 50,168C44,164 39,166 38,181C36,182 30,182 22,186Z"
    )
    return (
        path(trousers, fill=SKY, **INKED)
        + hatched("M56,240H66L68,278H58Z")
        + path(boots, fill=INK, **INKED)
        + path(shirt, fill=TERRACOTTA, **INKED)
        + path("M38,209V242M62,209V242", fill="none", stroke=GOLD, stroke_width=4)
        + path(handle, fill="none", stroke=INK, stroke_width=8)
        + path(handle, fill="none", stroke=PLANK, stroke_width=4)
        + path(iron, fill=IRON, **INKED)
        + path(arm, fill=TERRACOTTA, **INKED)
        + hatched("M66,212C76,214 82,228 74,238C70,241 64,240 58,238C70,234 72,222 66,212Z")
        + circle(40, 225, 5.5, fill=SKIN, **INKED)
        + path(face, fill=SKIN, **INKED)
        + path(beard, fill=SNOW, **INKED)
        + path("M46,204Q50,207 54,204M44,212v3M50,214v4M56,212v3", **THIN)
        + path("M45.5,192h0M54.5,192h0", fill="none", stroke=INK, stroke_width=3)
        + path(hat, fill=WOOD, **INKED)
        + path("M38,180C44,183 56,183 62,180", fill="none", stroke=SAGE, stroke_width=3.5)
    )


def _nuggets() -> str:
    """The find, at his feet."""
    return "".join(
        _sparkle(x, y, size) for x, y, size in ((84, 280, 1), (100, 274, 1.2), (112, 283, 1))
    )
