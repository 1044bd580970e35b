"""The animals of Kuhhandel Master: heads about 40 wide, told apart by shape."""

from __future__ import annotations

from typing import Any, Final

from corral.pictures.palette import GOLD, INK, IRON, LIGHT, PAPER, PLANK, TERRACOTTA, WOOD
from corral.pictures.pieces import OUTLINE
from corral.pictures.svg import circle, ellipse, group, path

PINK: Final = "#e3b0a0"
GREY: Final = "#a39b92"
EARTH: Final = "#b98a5a"
FLAT: Final[dict[str, Any]] = {"fill": "none", "stroke": INK, "stroke_width": 1.5}


def _eyes(dx: float, y: float, fill: str = INK) -> str:
    return group(circle(-dx, y, 1.9) + circle(dx, y, 1.9), fill=fill)


def _whiskers(y: float) -> str:
    return path(
        f"M-6,{y}L-18,{y - 3}M-6,{y + 2}L-18,{y + 4}M6,{y}L18,{y - 3}M6,{y + 2}L18,{y + 4}", **FLAT
    )


_COCK: Final = (
    path(
        "M-8,-9C-12,-14 -8,-19 -4,-16C-4,-21 3,-21 3,-16C7,-19 11,-14 7,-9Z",
        fill=TERRACOTTA,
        **OUTLINE,
    )
    + path("M-9,18C-12,8 -11,-10 0,-11C11,-10 10,-2 10,3C12,9 14,14 14,18Z", fill=LIGHT, **OUTLINE)
    + path("M9,-5L20,-1L9,3Z", fill=GOLD, **OUTLINE)
    + path("M8,3C14,3 14,11 10,12C6,11 6,6 8,3Z", fill=TERRACOTTA, **OUTLINE)
    + circle(3, -4, 1.9, fill=INK)
    + path("M-6,10Q-3,14 0,10Q3,14 6,10", **FLAT)
)
_GOOSE: Final = (
    path(
        "M-18,18C-16,6 -6,6 -4,0C-5,-3 -5,-6 -4,-9C-2,-17 9,-17 10,-8"
        "C10,-2 6,0 6,6C6,12 4,16 2,18Z",
        fill=LIGHT, **OUTLINE,
    )
    + path("M9,-10L21,-7L20,-4L9,-4Z", fill=GOLD, **OUTLINE)
    + circle(4, -9, 1.9, fill=INK)
    + path("M-12,14Q-7,9 -1,12M-9,18Q-5,14 0,16", **FLAT)
)  # fmt: skip
_CAT: Final = (
    path(
        "M-15,-4L-15,-19L-5,-12H5L15,-19L15,-4C18,8 10,17 0,17C-10,17 -18,8 -15,-4Z",
        fill=GREY,
        **OUTLINE,
    )
    + path("M-4,-12V-6M0,-12V-5M4,-12V-6", **FLAT)
    + path("M-3,4H3L0,7ZM0,7V9Q-4,13 -7,9M0,9Q4,13 7,9", fill=PINK, **OUTLINE)
    + _eyes(7, -1)
    + _whiskers(6)
)
_DOG: Final = (
    path("M-12,-12C-6,-18 6,-18 12,-12L11,6C10,16 -10,16 -11,6Z", fill=EARTH, **OUTLINE)
    + path(
        "M-11,-13C-20,-14 -22,2 -18,10C-12,8 -12,-4 -11,-13Z"
        "M11,-13C20,-14 22,2 18,10C12,8 12,-4 11,-13Z",
        fill=WOOD,
        **OUTLINE,
    )
    + ellipse(0, 7, 7.5, 6, fill=PAPER, **OUTLINE)
    + ellipse(0, 3.6, 4, 2.8, fill=INK)
    + path("M-2.6,12.5V17Q0,20 2.6,17V12.5Z", fill=PINK, **OUTLINE)
    + _eyes(5.5, -5)
)
_SHEEP: Final = (
    path("M-10,-5L-21,-2L-11,3ZM10,-5L21,-2L11,3Z", fill=GREY, **OUTLINE)
    + path("M-9,-8H9L8,8Q7,17 0,17Q-7,17 -8,8Z", fill=GREY, **OUTLINE)
    + path(
        "M-12,-4C-17,-7 -15,-13 -10,-13C-9,-19 -2,-20 0,-16C2,-20 9,-19 10,-13C15,-13 17,-7 12,-4"
        "C9,-1 6,-2 4,-4C2,-1 -2,-1 -4,-4C-6,-2 -9,-1 -12,-4Z",
        fill=LIGHT, **OUTLINE,
    )
    + path("M-3,11L0,13L3,11M0,13V15", **FLAT)
    + _eyes(4.6, 3)
)  # fmt: skip
_GOAT: Final = (
    path(
        "M-6,-10C-8,-18 -14,-20 -19,-17C-14,-16 -12,-12 -11,-7Z"
        "M6,-10C8,-18 14,-20 19,-17C14,-16 12,-12 11,-7Z",
        fill=IRON,
        **OUTLINE,
    )
    + path("M-10,-4L-21,0L-10,3ZM10,-4L21,0L10,3Z", fill=PAPER, **OUTLINE)
    + path("M-5,13L0,22L5,13Z", fill=GREY, **OUTLINE)
    + path("M-10,-8Q0,-14 10,-8L7,9Q6,15 0,15Q-6,15 -7,9Z", fill=PAPER, **OUTLINE)
    + path("M-3,9L0,11L3,9", **FLAT)
    + _eyes(5, -1)
)
_DONKEY: Final = (
    path(
        "M-5,-9C-14,-14 -14,-22 -11,-24C-5,-21 -3,-15 -3,-10Z"
        "M5,-9C14,-14 14,-22 11,-24C5,-21 3,-15 3,-10Z",
        fill=GREY,
        **OUTLINE,
    )
    + path("M-9,-9Q0,-14 9,-9L8,8Q9,18 0,18Q-9,18 -8,8Z", fill=GREY, **OUTLINE)
    + path("M-3,-12L0,-3L3,-12Z", fill=IRON, **OUTLINE)
    + ellipse(0, 12, 8.5, 6, fill=LIGHT, **OUTLINE)
    + group(circle(-3, 11, 1.4) + circle(3, 11, 1.4), fill=INK)
    + _eyes(5.4, -1)
)
_PIG: Final = (
    path("M-14,-6L-18,-18L-5,-13ZM14,-6L18,-18L5,-13Z", fill=PINK, **OUTLINE)
    + ellipse(0, 1, 17, 15.5, fill=PINK, **OUTLINE)
    + ellipse(0, 5, 8, 6, fill="#d4937f", **OUTLINE)
    + group(ellipse(-3, 5, 1.6, 2.4) + ellipse(3, 5, 1.6, 2.4), fill=INK)
    + _eyes(8, -5)
)
_HORNS: Final = "M-8,-11C-16,-10 -18,-16 -15,-20M8,-11C16,-10 18,-16 15,-20"
_COW: Final = (
    path(_HORNS, fill="none", stroke=INK, stroke_width=5.5)
    + path(_HORNS, fill="none", stroke=PAPER, stroke_width=2.6)
    + path("M-10,-6L-21,-3L-11,3ZM10,-6L21,-3L11,3Z", fill=IRON, **OUTLINE)
    + path("M-11,-11Q0,-15 11,-11L10,6Q9,18 0,18Q-9,18 -10,6Z", fill=LIGHT, **OUTLINE)
    + path("M-11,-11Q-6,-14 -1,-13C1,-6 -2,2 -10,3Z", fill=IRON)
    + ellipse(0, 12, 9.5, 6.5, fill=PINK, **OUTLINE)
    + group(circle(-3.6, 12, 1.5) + circle(3.6, 12, 1.5), fill=INK)
    + circle(-5, -2, 1.9, fill=LIGHT) + circle(5, -2, 1.9, fill=INK)
)  # fmt: skip
_HORSE: Final = (
    path("M-8,-11L-10,-21L-3,-14ZM8,-11L10,-21L3,-14Z", fill=WOOD, **OUTLINE)
    + path("M-9,-11Q0,-16 9,-11L7,7Q8,19 0,19Q-8,19 -7,7Z", fill=WOOD, **OUTLINE)
    + path("M-2,-10H2L3,8H-3Z", fill=LIGHT)
    + path("M-6,-16C-3,-20 3,-20 6,-16C5,-9 2,-8 0,-4C-2,-8 -5,-9 -6,-16Z", fill=INK)
    + path("M-7,8H7", **FLAT)
    + group(circle(-3.2, 14, 1.4) + circle(3.2, 14, 1.4), fill=INK)
    + _eyes(6, -3)
)
_RAT: Final = (
    circle(-11, -10, 7, fill=PINK, **OUTLINE)
    + circle(11, -10, 7, fill=PINK, **OUTLINE)
    + path("M-11,-8Q0,-16 11,-8C12,4 6,17 0,18C-6,17 -12,4 -11,-8Z", fill=IRON, **OUTLINE)
    + path("M-2,18V22H2V18Z", fill=LIGHT, **OUTLINE)
    + circle(0, 15, 3, fill=PINK, **OUTLINE)
    + _eyes(5, -1, LIGHT)
    + _whiskers(12)
)
_HEADS: Final = {
    "cock": _COCK,
    "goose": _GOOSE,
    "cat": _CAT,
    "dog": _DOG,
    "sheep": _SHEEP,
    "goat": _GOAT,
    "donkey": _DONKEY,
    "pig": _PIG,
    "cow": _COW,
    "horse": _HORSE,
    "rat": _RAT,
}


def animal(kind: str) -> str:
    """The head of an animal."""
    return _HEADS[kind]


def rosette(kind: str) -> str:
    """The premium of a kind: a rosette with its animal, 40 wide."""
    ribbons = path(
        "M-10,10L-14,30L-7,25L-1,31L0,16L1,31L7,25L14,30L10,10Z", fill=TERRACOTTA, **OUTLINE
    )
    petals = "".join(
        ellipse(0, -14, 6, 6, fill=GOLD, transform=f"rotate({45 * petal})", **OUTLINE)
        for petal in range(8)
    )
    disc = circle(0, 0, 15, fill=LIGHT, **OUTLINE)
    return ribbons + petals + disc + group(animal(kind), transform="scale(.58)")


def crate(number: int) -> str:
    """A crate with rats in it, 60 wide, and how many they are."""
    slats = path("M-28,8H28V30H-28ZM-28,15H28M-28,22H28M-20,8V30M20,8V30", fill=PLANK, **OUTLINE)
    heads = ""
    for place in range(number):
        x = (place - (number - 1) / 2) * min(26, 44 / max(1, number - 1))
        heads += group(animal("rat"), transform=f"translate({x:.1f} -2) scale(.62)")
    return heads + slats
