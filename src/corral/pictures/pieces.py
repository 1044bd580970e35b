"""What all games share: emblems, cowboys, coins, dice, panels. Drawn around the origin."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any, Final

from corral.pictures.palette import (
    GOLD,
    INK,
    LIGHT,
    ON_PLAYERS,
    PAPER,
    PLAYERS,
    SHADE,
    WOOD,
)
from corral.pictures.svg import (
    box,
    circle,
    element,
    escaped,
    group,
    line,
    lit,
    moved,
    path,
    shortened,
    text,
)

OUTLINE: Final[dict[str, Any]] = {"stroke": INK, "stroke_width": 1.5}


def _star() -> str:
    points = []
    for corner in range(10):
        radius = 6.2 if corner % 2 == 0 else 2.6
        angle = corner * pi / 5
        points.append((radius * sin(angle), -radius * cos(angle)))
    return path(line(points, closed=True))


_DRAWN: Final = (
    _star(),
    # A horseshoe, a cactus, a hat, a boot, a lasso.
    path("M-5.6,-5H-2.6V0A2.6,2.8 0 0 0 2.6,0V-5H5.6V0A5.6,5.8 0 0 1 -5.6,0Z"),
    path(
        "M-1.5,6V-4.8A1.5,1.5 0 0 1 1.5,-4.8V1.3H3.1V-2.2A1.2,1.2 0 0 1 5.5,-2.2V2.2"
        "A1.6,1.6 0 0 1 3.9,3.8H1.5V6ZM-1.7,2H-4A1.5,1.5 0 0 1 -5.5,.5V-2.6"
        "A1.2,1.2 0 0 1 -3.1,-2.6V-.4H-1.7Z"
    ),
    path(
        "M-6.5,1.6C-5,3.6 5,3.6 6.5,1.6C6.3,4.8 -6.3,4.8 -6.5,1.6Z"
        "M-3.9,1.6C-3.8,-2 -3,-5 -1.6,-5Q0,-3.8 1.6,-5C3,-5 3.8,-2 3.9,1.6C2,2.7 -2,2.7 -3.9,1.6Z"
    ),
    path("M-3.6,-6H1.4V.2C3.4,1.4 5.6,1.6 5.6,4V5.6H.6L-1,4.2H-1.6V5.6H-3.9Z"),
    path(
        "M-.6,-5.6A4.6,3.2 0 1 1 -.8,.8C-1.6,2.6 -3,2.6 -3.4,5.8L-5,5.6C-4.8,2.6 -3,2 -2.4,.6"
        "A4.6,3.4 0 0 1 -.6,-5.6ZM-.4,-3.9A2.9,1.6 0 1 0 -.2,-.8A2.9,1.6 0 1 0 -.4,-3.9Z",
        fill_rule="evenodd",
    ),
)


def emblem(seat: int, fill: str | None = None) -> str:
    """A player's emblem, about 12 wide, in the colour that goes on the player's own."""
    return group(_DRAWN[seat], fill=fill or ON_PLAYERS[seat])


def badge(seat: int, radius: float = 10) -> str:
    """Emblem and colour as a round badge."""
    disc = circle(0, 0, radius, fill=PLAYERS[seat], **OUTLINE)
    return disc + moved(0, 0, emblem(seat), scale=radius / 9)


_BODY: Final = "M-10,13C-10,4 -7,-1.5 -3.6,-3.5H3.6C7,-1.5 10,4 10,13Z"
_HAT: Final = (
    "M-8.6,-8.4Q0,-5.6 8.6,-8.4Q6.2,-9.6 4.4,-9.6Q4.2,-14 2,-13.8Q0,-12.6 -2,-13.8"
    "Q-4.2,-14 -4.4,-9.6Q-6.2,-9.6 -8.6,-8.4Z"
)
_TENT: Final = "M-14,10L0,-11L14,10Z"


def _halo(shape: str) -> str:
    """A light rim, so that a figure stands out from any ground."""
    return path(shape, fill="none", stroke=LIGHT, stroke_width=5)


def _figure(seat: int) -> str:
    shape = path(_BODY, fill=PLAYERS[seat], **OUTLINE)
    face = circle(0, -6, 3.6, fill=PAPER, **OUTLINE)
    return _halo(_BODY + _HAT) + shape + face + path(_HAT, fill=PLAYERS[seat], **OUTLINE)


def cowboy(seat: int) -> str:
    """A standing figure, 27 high and 20 wide, around its middle."""
    return _figure(seat) + moved(0, 5.4, emblem(seat), scale=0.95)


def lying(seat: int) -> str:
    """The same figure on its side, the emblem still upright."""
    return moved(0, 0, _figure(seat), turn=-90) + moved(5.4, 0, emblem(seat), scale=0.95)


def tent(seat: int) -> str:
    """A player's tent, 28 wide."""
    cloth = path(_TENT, fill=PLAYERS[seat], **OUTLINE)
    poles = path("M0,-11L-2,-14M0,-11L2,-14M-16,10H16", fill="none", **OUTLINE)
    return _halo(_TENT) + poles + cloth + moved(0, 3, emblem(seat), scale=0.85)


def label(x: float, y: float, content: object, size: float, fill: str = INK) -> str:
    """What stands on a piece; nothing where whoever uses it writes on it."""
    return text(x, y, content, size, fill, bold=True) if content != "" else ""


def coin(content: object, radius: float = 9) -> str:
    """A gold coin with a number."""
    size = radius * (1.15 if len(str(content)) < 3 else 0.9)
    return circle(0, 0, radius, fill=GOLD, **OUTLINE) + label(0, 0, content, size)


_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def die(value: int) -> str:
    """A die, 30 wide."""
    pips = "".join(circle(8 * x, 8 * y, 2.9) for x, y in _PIPS[value])
    return box(-15, -15, 30, 30, 6, fill=LIGHT, **OUTLINE) + group(pips, fill=INK)


def sack(content: object) -> str:
    """A tied pouch, 20 wide, with a number or a question mark."""
    shape = path(
        "M-3,-6C-12,-1 -12,10 -6,10.5H6C12,10 12,-1 3,-6L5,-10Q0,-8 -5,-10Z",
        fill=SHADE,
        **OUTLINE,
    )
    return shape + path("M-4,-6H4", fill="none", **OUTLINE) + label(0, 3, content, 11)


def pile(content: object) -> str:
    """A small face-down pile with its number, 30 wide."""
    backs = "".join(
        box(-12 - 2 * step, -12 - 2 * step, 26, 26, 4, fill=WOOD, **OUTLINE) for step in (-1, 0, 1)
    )
    return backs + label(-1, -1, content, 13, PAPER)


def laurel() -> str:
    """What the winner gets: a rosette with a star."""
    ribbons = path("M-5,5L-8,16L-4,13L-1,16L0,8L1,16L4,13L8,16L5,5Z", fill=PLAYERS[1], **OUTLINE)
    disc = circle(0, 0, 9, fill=GOLD, **OUTLINE)
    return ribbons + disc + moved(0, 0, emblem(0, INK), scale=0.95)


def hourglass() -> str:
    """For what is about to end; 18 wide."""
    return path("M-9,-14H9L2,0L9,14H-9L-2,0Z", fill=GOLD, **OUTLINE)


def panel(x: float, y: float, width: float, height: float, active: bool = False) -> str:
    """A card for things to lie on, lit for the one who decides."""
    card = box(x, y, width, height, 10, fill=LIGHT, **OUTLINE)
    return card + (lit(x, y, width, height, 10) if active else "")


def heading(
    x: float,
    y: float,
    width: float,
    seat: int,
    name: str,
    points: object = "",
    kept_free: float = 0,
) -> str:
    """Emblem and name of a player, with a number at the right, and room for a marker before it."""
    number_width = 14 * len(str(points)) + 8 if points != "" else 0
    short = shortened(name, 16, width - 40 - number_width - kept_free)
    shown = text(x + 32, y, short, 16, anchor="start", bold=True, slab=True)
    if short != name:
        shown = group(element("title", escaped(name)), shown)
    score = text(x + width - 4, y, points, 22, anchor="end", bold=True, slab=True)
    return moved(x + 14, y, badge(seat, 12)) + shown + (score if points != "" else "")
