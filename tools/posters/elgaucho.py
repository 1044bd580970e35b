"""El Gaucho: the rider before the setting sun, the herd at the fence."""

from __future__ import annotations

from typing import Final

from corral.games.elgaucho.show.cattle import COATS, head
from corral.pictures.palette import GOLD, GRASS, INK, LIGHT, PAPER, PRAIRIE, SAGE, SKY, TERRACOTTA
from corral.pictures.svg import circle, ellipse, group, moved, path
from tools.posters.printing import (
    DRAWN,
    ENLARGED,
    INKED,
    THIN,
    blades,
    fence,
    hatched,
    rays,
    sheet,
)

GLOW: Final = "#c9693f"
SUN: Final = "#ecc261"
BAY: Final = "#6e3f26"
FAR_LEG: Final = "#56301d"
SKIN: Final = "#dca681"
SUN_AT: Final = (196, 118)
HERD: Final = (
    # Breed, where the head is, how far the back lies behind it.
    ("W", 74, 214, 24),
    ("B", 118, 222, 16),
    ("S", 38, 236, -20),
    ("K", 322, 232, 22),
    ("G", 276, 240, 20),
)


def poster() -> str:
    sky = path("M0,0H360V200H0Z", fill=TERRACOTTA) + rays(*SUN_AT, 18, GLOW, skew=0.08)
    sun = circle(*SUN_AT, 84, fill=SUN, **INKED)
    ground = moved(188, 165, _rider())
    herd = "".join(_beast(*beast) for beast in HERD)
    rails = fence((20, 98, 182, 262, 344), (246, 270), 236, 300)
    lasso = moved(188, 165, _lasso())
    tufts = blades([(58, 290), (138, 292), (220, 290), (232, 292), (304, 291)], 1.5)
    return sheet(sky, sun, _land(), ground, herd, rails, _muzzles(), tufts, beyond=lasso)


def _land() -> str:
    """Hills behind the pampa, each layer lighter than the one before."""
    far = "M0,168C40,150 70,158 104,166C150,150 190,164 230,160C280,146 320,156 360,164V190H0Z"
    near = "M0,182C60,168 120,184 190,178C250,172 310,182 360,174V210H0Z"
    pampa = "M0,196C90,186 240,200 360,190V300H0Z"
    furrows = (
        "M0,206C60,200 120,206 170,206M230,204C280,206 320,200 360,200M0,216C40,212 80,214 110,214"
    )
    tufts = [(150, 226), (232, 236), (248, 214), (170, 240), (140, 206), (300, 208), (340, 204)]
    return (
        path(far, fill=SKY, **INKED)
        + path(near, fill=SAGE, **INKED)
        + hatched("M190,178C250,172 310,182 360,174V192C300,194 240,200 180,194Z", "shade")
        + path(pampa, fill=PRAIRIE, **INKED)
        + path(furrows, fill="none", stroke=GRASS, stroke_width=2)
        + blades(tufts, stroke=GRASS)
    )


def _rider() -> str:
    return _far_legs() + _horse() + _saddle() + _gaucho()


def _far_legs() -> str:
    hind = (
        "M-34,14C-34,28 -26,36 -27,46L-31,60L-34,78H-24C-22,66 -18,54 -16,44C-12,32 -10,24 -6,16Z"
    )
    fore = (
        "M38,12C46,20 58,20 70,24C76,26 76,31 73,36L64,52L69,57L60,63L54,56L61,37"
        "C52,36 44,34 34,28Z"
    )
    return path(hind + fore, fill=FAR_LEG, **INKED)


def _horse() -> str:
    """A bay in a high step, looking right."""
    tail = (
        "M-46,-12C-62,-16 -72,2 -67,24C-65,36 -70,44 -76,50"
        "C-62,50 -54,36 -54,20C-54,8 -50,2 -46,-2Z"
    )
    hind = (
        "M-52,2C-56,20 -45,28 -47,40C-49,50 -55,54 -54,64L-56,79H-44L-43,66C-41,56 -35,48 -33,38"
        "C-29,28 -20,24 -16,12Z"
    )
    fore = "M26,10C28,26 29,36 30,46L28,79H39L41,48C43,34 48,26 50,8Z"
    body = (
        "M-50,8C-58,-8 -48,-22 -30,-22C-14,-22 -4,-13 8,-14C20,-15 27,-26 34,-40"
        "C40,-52 47,-61 56,-65L59,-76L66,-66C73,-61 80,-52 88,-44C93,-38 91,-32 85,-31"
        "C79,-30 75,-35 68,-37"
        "C62,-37 59,-29 57,-19C55,-7 53,3 47,13C36,22 10,23 -10,21C-22,20 -30,26 -36,30"
        "C-44,28 -50,20 -50,8Z"
    )
    mane = (
        "M58,-68C46,-68 32,-52 26,-36C24,-30 18,-24 20,-12C30,-18 34,-22 35,-28"
        "C38,-30 40,-34 40,-40C44,-42 46,-46 46,-52C50,-54 54,-58 59,-60Z"
    )
    hooves = "M-56,79L-55,72H-44L-44,79ZM28,79L28.6,72H39.3L39,79Z"
    bridle = "M73,-61L66,-38M85,-46L77,-34M70,-51L81,-41M80,-36C60,-20 40,-28 30,-36"
    belly = "M-20,20C0,24 34,22 46,13C50,6 53,0 55,-8C46,2 10,12 -24,12Z"
    return (
        path(tail, fill=INK)
        + path(hind + fore, fill=BAY, **INKED)
        + path(body, fill=BAY, **INKED)
        + hatched(belly)
        + path(hooves + mane, fill=INK)
        + path(bridle, **DRAWN)
        + circle(70, -55, 2.2, fill=PAPER)
        + path("M87,-38h.5", **DRAWN)
    )


def _saddle() -> str:
    cloth = "M-30,-22C-14,-20 4,-12 17,-17L21,6C6,12 -16,10 -30,4Z"
    return (
        path(cloth, fill=TERRACOTTA, **INKED)
        + path("M-30,-2C-14,4 6,5 20,0", fill="none", stroke=GOLD, stroke_width=3)
        + path("M-28,5v5M-20,8v5M-12,9v5M-4,10v5M4,10v5M12,8v5", **THIN)
    )


def _gaucho() -> str:
    """Wide trousers, boots, a striped poncho, a flat hat."""
    leg = "M-14,-20C2,-26 14,-18 17,-8L23,12L11,18C8,6 -8,4 -15,-6Z"
    boot = "M11,16L24,11C25,20 26,26 37,30V35H17C13,30 12,22 11,16Z"
    poncho = "M-5,-66C-14,-61 -21,-44 -28,-19C-14,-11 8,-10 22,-18C19,-38 14,-58 7,-66Z"
    stripes = "M-24,-33C-12,-26 8,-25 19,-32M-26,-26C-13,-19 8,-18 21,-25"
    rein_arm = "M4,-50C14,-50 18,-44 24,-38L34,-38V-31L22,-30C12,-34 4,-40 2,-46Z"
    sleeve = "M2,-60C12,-62 17,-68 17,-77L15,-92L25,-94C30,-80 30,-62 16,-51C10,-50 4,-54 2,-60Z"
    face = "M-8,-85C-9,-72 -6,-63 2,-62C8,-62 10,-65 9,-69L13,-73L10,-78L11,-85Z"
    crown = "M-10,-86C-10,-98 12,-98 12,-86Z"
    return (
        path(leg, fill=PAPER, **INKED)
        + path("M-4,-10C2,-8 8,-2 12,8M2,-15C8,-12 13,-6 17,2", **THIN)
        + path(boot, fill=INK, **INKED)
        + path(sleeve, fill=LIGHT, **INKED)
        + circle(20, -95, 5, fill=SKIN, **INKED)
        + path(poncho, fill=SKY, **INKED)
        + path(stripes, fill="none", stroke=GOLD, stroke_width=2.6)
        + hatched("M-28,-19C-21,-44 -14,-61 -5,-66L-3,-60C-10,-50 -15,-34 -17,-14Z")
        + path("M-27,-18l-1,5M-19,-15l-1,5M-10,-13v5M0,-12.5v5M10,-14l1,5M19,-17l1,5", **THIN)
        + path(rein_arm, fill=LIGHT, **INKED)
        + circle(34, -34.5, 4.5, fill=SKIN, **INKED)
        + path(face, fill=SKIN, **INKED)
        + path("M-8,-85C-10,-76 -8,-70 -4,-69C-4,-75 -2,-79 0,-85Z", fill=INK)
        + path("M2,-69.5C5,-73 9,-73 12,-69C9,-69.5 5,-67 2,-69.5Z", fill=INK)
        + circle(6, -77, 1.5, fill=INK)
        + path("M-8,-69C-4,-63 6,-62 9,-66L7,-60C2,-58 -6,-60 -10,-64Z", fill=TERRACOTTA, **INKED)
        + path(crown, fill=INK, **INKED)
        + path("M-9,-88C-4,-85 8,-85 11,-88", fill="none", stroke=GOLD, stroke_width=2.6)
        + ellipse(1, -84, 20, 4, fill=INK, **INKED)
    )


def _lasso() -> str:
    rope = path("M20,-96C23,-108 20,-120 34,-127", fill="none")
    loop = ellipse(84, -137, 54, 18, transform="rotate(-13 84 -137)", fill="none")
    coil = ellipse(35, -30, 6, 10, transform="rotate(12 35 -30)", fill="none")
    drawn = rope + loop + coil
    return group(drawn, stroke=INK, stroke_width=5.5) + group(drawn, stroke=LIGHT, stroke_width=2)


def _beast(breed: str, x: float, y: float, back: float) -> str:
    """Shoulders and back of a beast behind the fence; its head comes before the fence."""
    far = x + 2.2 * back
    left, right = min(x, far) - 24, max(x, far) + 24
    body = (
        f"M{left},300C{left - 4},{y - 2} {left + 14},{y - 8} {x},{y - 8}"
        f"C{right - 16},{y - 10} {right + 4},{y} {right},300Z"
    )
    return path(body, fill=COATS[breed], **INKED)


def _muzzles() -> str:
    return "".join(moved(x, y, head(breed), scale=ENLARGED) for breed, x, y, _ in HERD)
