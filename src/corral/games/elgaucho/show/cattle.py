"""Cattle tiles of El Gaucho: the breed by coat and horns, not by colour alone."""

from __future__ import annotations

from typing import Final

from corral.pictures.palette import GOLD, INK, IRON, LIGHT, PAPER, WOOD
from corral.pictures.pieces import OUTLINE
from corral.pictures.svg import box, circle, element, ellipse, group, moved, path, text

TILE: Final = 72

COATS: Final = {"W": "#f6f3ec", "K": "#4a4542", "B": "#a06a42", "G": "#e6b848", "S": "#efe8da"}
TINTS: Final = {"W": "#e9e2d2", "K": "#bdb6ad", "B": "#dcb995", "G": "#f2dc9b", "S": "#d8d0c0"}
"""The ground of a tile, light enough for ink."""
HORNS: Final = {
    "W": "M-12,-8C-20,-8 -21,-16 -18,-19M12,-8C20,-8 21,-16 18,-19",
    "K": "M-11,-10C-16,-12 -16,-17 -13,-20M11,-10C16,-12 16,-17 13,-20",
    "B": "M-12,-8C-20,-4 -24,-9 -23,-13M12,-8C20,-4 24,-9 23,-13",
    "G": "M-11,-9C-18,-12 -24,-12 -26,-18M11,-9C18,-12 24,-12 26,-18",
    "S": "M-12,-8C-19,-6 -19,-1 -16,2M12,-8C19,-6 19,-1 16,2",
}


def head(breed: str) -> str:
    """The head of a cow, about 44 wide."""
    coat = COATS[breed]
    horns = HORNS[breed]
    drawn = path(horns, fill="none", stroke=INK, stroke_width=6)
    drawn += path(horns, fill="none", stroke=PAPER, stroke_width=3)
    drawn += path("M-11,-5L-20,-2L-12,2ZM11,-5L20,-2L12,2Z", fill=coat, **OUTLINE)
    drawn += path("M-12,-10Q0,-15 12,-10L10,6Q9,17 0,17Q-9,17 -10,6Z", fill=coat, **OUTLINE)
    drawn += _coat(breed)
    muzzle = "#e3b8a0" if breed != "K" else "#8a8178"
    drawn += ellipse(0, 12, 9, 6.5, fill=muzzle, **OUTLINE)
    drawn += group(circle(-3.4, 12, 1.4) + circle(3.4, 12, 1.4), fill=INK)
    eyes = LIGHT if breed == "K" else INK
    return drawn + group(circle(-5.5, -2, 1.8) + circle(5.5, -2, 1.8), fill=eyes)


def _coat(breed: str) -> str:
    """What tells the breeds apart without colours."""
    if breed == "K":  # dark all over, with a star
        return path("M0,-10L2.4,-5L0,0L-2.4,-5Z", fill=LIGHT)
    if breed == "B":  # a broad blaze
        return path("M-3,-12.4H3L4.5,6H-4.5Z", fill=LIGHT)
    if breed == "G":  # curls on the forehead
        return path(
            "M-8,-9Q-6,-4 -4,-9Q-2,-4 0,-9Q2,-4 4,-9Q6,-4 8,-9",
            fill="none",
            stroke=INK,
            stroke_width=1.6,
        )
    if breed == "S":
        spots = ellipse(-7, -5, 4.5, 5.5) + ellipse(6, 2, 3.6, 4.4) + circle(3, -9, 2.6)
        return group(spots, fill=IRON)
    return ""


def tile(name: str, big: int, small: int | None = None) -> str:
    """A tile, 72 wide, around its middle."""
    breed = name[0]
    half = TILE / 2
    drawn = box(-half, -half, TILE, TILE, 7, fill=TINTS[breed], **OUTLINE)
    drawn += moved(4, 10, head(breed), scale=1.15)
    drawn += text(-half + 6, -half + 14, big, 22, anchor="start", bold=True, slab=True)
    if small is not None:
        ring = circle(0, 0, 9.5, fill=LIGHT, **OUTLINE) + text(0, 0, small, 12, bold=True)
        drawn += moved(half - 13, -half + 13, ring)
    return group(element("title", name), drawn)


def back() -> str:
    """A tile face down: a brand on wood."""
    half = TILE / 2
    brand = path("M-12,12V-12L0,2L12,-12V12", fill="none", stroke=PAPER, stroke_width=4)
    return box(-half, -half, TILE, TILE, 7, fill=WOOD, **OUTLINE) + brand


def slip(breed: str, big: int) -> str:
    """A tile of a herd, narrow, with its number over the head; 32 wide, 44 high."""
    drawn = box(-16, -22, 32, 44, 5, fill=TINTS[breed], **OUTLINE)
    return (
        drawn
        + text(-13, -12, big, 14, anchor="start", bold=True, slab=True)
        + moved(0, 9, head(breed), scale=0.56)
    )


def tag(content: object) -> str:
    """The tag with a herd's worth, its string at the left."""
    width = 14 + 8 * len(str(content))
    shape = path(f"M0,0L9,-10H{9 + width}V10H9Z", fill=GOLD, **OUTLINE)
    return (
        shape
        + circle(8, 0, 2, fill=PAPER, **OUTLINE)
        + text(11 + width / 2, 0, content, 13, bold=True)
    )
