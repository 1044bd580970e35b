"""The icon: the gate of a corral, the sun in it. Few and thick lines, so that it holds at 32 px."""

from __future__ import annotations

from typing import Any, Final

from corral.pictures.palette import GOLD, INK, PLANK, PRAIRIE, TERRACOTTA
from corral.pictures.svg import box, circle, element, group, path
from tools.posters.printing import rays

SIZE: Final = 128
GLOW: Final = "#c9693f"
SAFE: Final = 0.68
"""How much of a maskable icon is sure to be seen, whatever shape it is cut into."""
LINED: Final[dict[str, Any]] = {"stroke": INK, "stroke_width": 5}


def icon(maskable: bool = False) -> str:
    """The icon with rounded corners; the maskable one fills the square and keeps to its middle."""
    scale = SAFE if maskable else 1
    off = SIZE * (1 - scale) / 2
    sky = box(-SIZE, -SIZE, 3 * SIZE, 3 * SIZE, fill=TERRACOTTA) + rays(64, 62, 14, GLOW, skew=0.11)
    sun = circle(64, 62, 38, fill=GOLD, **LINED)
    ground = box(-SIZE, 100, 3 * SIZE, 2 * SIZE, fill=PRAIRIE, **LINED)
    shape = element("clipPath", box(0, 0, SIZE, SIZE, 0 if maskable else 26), id="shape")
    drawn = group(
        sky, sun, ground, _gate(), transform=f"translate({off:g} {off:g}) scale({scale:g})"
    )
    return (
        element(
            "svg",
            shape + group(drawn, clip_path="url(#shape)"),
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {SIZE} {SIZE}",
            stroke_linejoin="round",
        )
        + "\n"
    )


def _gate() -> str:
    """Two posts, two rails between them, and a brace across."""
    brace = "M28,92L70,71H98L56,92Z"
    rails = "M21,58H107V72H21ZM21,91H107V105H21Z"
    posts = "M11,117V50L21.5,37L32,50V117ZM96,117V50L106.5,37L117,50V117Z"
    return "".join(path(part, fill=PLANK, **LINED) for part in (brace, rails, posts))
