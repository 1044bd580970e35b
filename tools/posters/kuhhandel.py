"""Kuhhandel Master: the cow on the block, the falling hammer, bidders, and a rich rat."""

from __future__ import annotations

from typing import Final

from corral.games.kuhhandel.show.animals import PINK, animal
from corral.games.kuhhandel.show.picture import NOTES
from corral.pictures.palette import (
    GOLD,
    INK,
    IRON,
    LIGHT,
    PAPER,
    PLANK,
    PLAYERS,
    SAGE,
    SHADE,
    SKY,
    TERRACOTTA,
    WOOD,
)
from corral.pictures.pieces import emblem
from corral.pictures.svg import box, circle, ellipse, group, line, moved, path
from tools.posters.printing import (
    DRAWN,
    ENLARGED,
    INKED,
    THIN,
    hatched,
    plank,
    post,
    rays,
    sheet,
)

DAY: Final = "#86a07f"
SAND: Final = "#dccba0"
BOARD: Final = "#a9774a"
SKIN: Final = "#dca681"
FUR: Final = "#5b5653"


def poster() -> str:
    sky = path("M0,0H360V210H0Z", fill=SAGE) + rays(192, 132, 20, DAY, skew=0.1)
    sand = path("M0,190C90,184 260,184 360,190V300H0Z", fill=SAND, **INKED)
    cow = moved(-12, 0, _block() + _cow())
    crowd = _bidder(48, 252, 0) + _bidder(198, 266, 4) + _bidder(124, 260, 1)
    return sheet(
        sky,
        _bunting(),
        _barn(),
        sand,
        _yard(),
        cow,
        _desk(),
        _hammer(),
        _raised(84, 226),
        crowd,
        beyond=_rat(),
    )


def _bunting() -> str:
    """Two strings of pennants."""
    fills = (TERRACOTTA, PAPER, SKY, GOLD)
    drawn = ""
    for left, right, dip, first in ((0, 196, 34, 0), (196, 372, 30, 2)):
        flags = ""
        wide = right - left
        for place in range(6):
            at = (place + 0.5) / 6
            x, y = left + wide * at, 9 + 4 * dip * at * (1 - at)
            shape = line([(x - 11, y - 2), (x + 11, y - 2), (x, y + 22)], closed=True)
            flags += path(shape, fill=fills[(place + first) % 4], **INKED)
        middle = (left + right) / 2
        drawn += flags + path(f"M{left},9Q{middle},{9 + 2 * dip} {right},9", **DRAWN)
    return drawn


def _barn() -> str:
    front = "M14,196V116L30,84L64,66L98,84L114,116V196Z"
    boards = "M30,100V196M47,90V196M81,90V196M98,100V196"
    roof = "M8,120L25,81L64,60L103,81L120,120"
    door = "M44,196V142H84V196ZM44,142L84,196M84,142L44,196"
    return (
        path(front, fill=TERRACOTTA, **INKED)
        + path(boards, **THIN)
        + path(roof, fill="none", stroke=INK, stroke_width=9)
        + path(roof, fill="none", stroke=PAPER, stroke_width=5)
        + path("M53,94H75V114H53Z", fill=INK)
        + path(door, fill=PAPER, **INKED)
    )


def _yard() -> str:
    """The fence behind the block."""
    rails = plank(0, 176, 360, 9, BOARD) + plank(0, 194, 360, 9, BOARD)
    return rails + "".join(post(x, 168, 212, 12) for x in (18, 346))


def _block() -> str:
    top = "M92,204H276L296,220H74Z"
    front = "M74,220H296V260H74Z"
    seams = "M110,220V260M150,220V260M190,220V260M230,220V260M266,220V260"
    grain = "M84,232v14M98,226v20M122,236v16M136,228v12M162,238v16M206,226v14M218,240v14M246,230v18"
    return (
        path("M60,256H316L330,268H50Z", fill=INK, fill_opacity=0.25)
        + path(front, fill=PLANK, **INKED)
        + path(seams, **THIN)
        + path(grain, fill="none", stroke=WOOD, stroke_width=1.4)
        + path(top, fill=SHADE, **INKED)
        + path("M110,209H258M96,214H276", fill="none", stroke=WOOD, stroke_width=1.2)
        + hatched("M120,206H274L292,218H150Z", "shade")
    )


def _cow() -> str:
    """In profile, her head turned to the viewer."""
    far = "M168,160L170,206H183L186,164ZM226,158L230,206H243L246,158Z"
    near_fore = "M142,150C144,176 148,188 147,212H163L168,162Z"
    near_hind = "M238,146C240,176 250,182 249,212H265C266,190 274,176 270,140Z"
    body = (
        "M126,116C146,98 168,106 200,105C232,103 258,96 268,112C275,126 273,146 269,158"
        "C264,168 246,166 238,168C214,176 178,176 160,168C140,160 128,142 126,116Z"
    )
    patches = (
        "M172,106C198,104 210,112 206,130C198,144 174,140 169,127C167,117 167,110 172,106Z"
        "M232,102C252,98 264,102 269,114C273,134 262,146 248,140C232,134 226,116 232,102Z"
        "M188,158C200,152 214,158 216,171C206,174 196,174 186,172C184,166 184,162 188,158Z"
    )
    hooves = "M147,212V205H163V212ZM249,212V205H265V212ZM170,206V200H183V206ZM230,206V200H243V206Z"
    tail = "M266,112C284,116 284,140 281,160"
    return (
        path(far, fill=SHADE, **INKED)
        + path(tail, fill="none", stroke=INK, stroke_width=6)
        + path(tail, fill="none", stroke=LIGHT, stroke_width=2)
        + path("M281,156C274,168 276,178 281,184C288,178 288,166 281,156Z", fill=INK)
        + ellipse(222, 170, 14, 9, fill=PINK, **INKED)
        + path("M216,178v5M228,178v5", **DRAWN)
        + path(near_fore + near_hind, fill=LIGHT, **INKED)
        + path(body, fill=LIGHT, **INKED)
        + path(patches, fill=IRON)
        + hatched(
            "M160,168C178,176 214,176 238,168C250,166 266,168 269,156C240,162 190,160 150,154Z"
        )
        + path(hooves, fill=INK)
        + path(
            "M118,146C126,160 142,160 150,146L156,150C148,168 122,168 112,150Z", fill=SKY, **INKED
        )
        + path("M130,160C130,152 146,152 146,160L149,172H127Z", fill=GOLD, **INKED)
        + circle(138, 174, 2.6, fill=INK)
        + moved(134, 122, animal("cow"), scale=1.7)
    )


def _hammer() -> str:
    """A fist with the hammer, and the marks of the blow."""
    barrel = "M-24,-18C-8,-13 8,-13 24,-18V18C8,13 -8,13 -24,18Z"
    head = (
        path(barrel, fill=WOOD, **INKED)
        + hatched("M-24,4C-8,3 8,3 24,4V18C8,13 -8,13 -24,18Z")
        + box(-33, -20, 11, 40, 3, fill=GOLD, **INKED)
        + box(22, -20, 11, 40, 3, fill=GOLD, **INKED)
    )
    arm = (
        path("M52,-15L104,-22V24L52,17Z", fill=SKY, **INKED)
        + hatched("M52,4L104,4V24L52,17Z")
        + box(44, -16, 13, 34, 4, fill=LIGHT, **INKED)
    )
    fist = path("M26,-12C34,-16 44,-14 46,-10V12C44,16 32,16 26,12Z", fill=SKIN, **INKED) + path(
        "M27,-5H36M27,1H36M27,7H36", **THIN
    )
    handle = box(-18, -5, 56, 10, 4, fill=PLANK, **INKED)
    return moved(304, 108, handle + arm + fist + moved(-14, 0, head, turn=90), turn=-14)


def _desk() -> str:
    """Where the hammer falls, with the marks of the blow."""
    blow = "M322,141L336,138M319,131L331,122"
    return (
        path("M276,156H326L334,250H268Z", fill=BOARD, **INKED)
        + hatched("M308,156H326L334,250H308Z")
        + path("M283,170H319L322,206H280Z", **THIN)
        + box(266, 148, 70, 10, 3, fill=PLANK, **INKED)
        + path(blow, fill="none", stroke=PAPER, stroke_width=3.5)
    )


def _note(value: int) -> str:
    """A money card without its number."""
    return (
        box(-14, -20, 28, 40, 4, fill=NOTES[value], **INKED)
        + circle(0, 0, 9, fill=LIGHT, stroke=INK, stroke_width=1.2)
        + moved(0, 0.4, emblem(0, TERRACOTTA), scale=1.05)
        + path("M-10,-15h5M5,15h5", **THIN)
    )


def _raised(x: float, y: float) -> str:
    """A raised hand with a fan of money."""
    fan = "".join(
        group(_note(value), transform=f"rotate({turn}) translate(0 -26)")
        for value, turn in ((50, -34), (100, 0), (500, 34))
    )
    sleeve = path("M-10,6L10,6L22,70H-20Z", fill=PLAYERS[2], **INKED) + hatched("M2,6H10L22,70H4Z")
    hand = path("M-11,8C-14,-4 -8,-8 0,-8C8,-8 14,-4 11,8Z", fill=SKIN, **INKED)
    return moved(x, y, fan + sleeve + hand + path("M-5,-6V0M0,-7V0M5,-6V0", **THIN))


def _bidder(x: float, y: float, seat: int) -> str:
    """Hat and shoulders of somebody in the first row, from behind."""
    colour = PLAYERS[seat]
    shoulders = "M-50,60C-50,24 -22,22 -16,16V4H16V16C22,22 50,24 50,60Z"
    crown = "M-21,6C-20,-20 -14,-26 -6,-22C-2,-19 2,-19 6,-22C14,-26 20,-20 21,6Z"
    brim = "M-40,2C-28,8 -20,3 0,3C20,3 28,8 40,2C36,16 -36,16 -40,2Z"
    return moved(
        x,
        y,
        path(shoulders, fill=FUR, **INKED)
        + path(crown, fill=colour, **INKED)
        + hatched("M6,-21C14,-26 20,-20 21,6C14,8 8,8 4,8Z")
        + path("M-21,-1C-8,4 8,4 21,-1", fill="none", stroke=INK, stroke_width=4)
        + path(brim, fill=colour, **INKED),
    )


def _rat() -> str:
    """In the corner, with more money than anybody knows; its tail leaves the picture."""
    tail = "M336,282C362,290 358,262 349,250C344,242 350,234 356,236"
    body = "M274,290C270,258 286,246 306,246C330,246 342,262 340,290Z"
    paws = circle(285, 270, 6, fill=PINK, **INKED) + circle(327, 270, 6, fill=PINK, **INKED)
    hoard = "".join(
        moved(x, y, _note(value), turn=turn)
        for x, y, value, turn in ((290, 268, 20, -16), (322, 268, 200, 14), (306, 272, 10, -2))
    )
    drawn = (
        path(tail, fill="none", stroke=INK, stroke_width=7)
        + path(tail, fill="none", stroke=PINK, stroke_width=3)
        + path(body, fill=FUR, **INKED)
        + moved(306, 230, animal("rat"), scale=ENLARGED)
        + hoard
        + paws
    )
    return moved(0, -5, drawn)
