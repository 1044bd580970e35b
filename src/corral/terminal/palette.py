"""Colours and signs. Nothing is told by colour alone, so that all of it also works without.

Players have a colour and an emblem, always together. Every sign takes one column and is no emoji;
where the terminal's encoding lacks it, a plain ASCII sign stands in. Styles are known by name.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rich.theme import Theme

_COLOURS: Final = {
    # name: as it should be, of 256 colours, of 16
    "paper": ("#f4ead7", "color(230)", "bright_white"),
    "ink": ("#2b2320", "color(235)", "black"),
    "iron": ("#4a4a4a", "color(239)", "bright_black"),
    "indigo": ("#35507a", "color(25)", "blue"),
    "terracotta": ("#b5532f", "color(130)", "red"),
    "sage": ("#6f8b6a", "color(65)", "green"),
    "gold": ("#d9a32b", "color(178)", "bright_yellow"),
    "plum": ("#7a3b5e", "color(89)", "magenta"),
    "charcoal": ("#3c3a39", "color(237)", "bright_black"),
    "light-indigo": ("#a9c0ea", "color(153)", "bright_blue"),
    "light-terracotta": ("#f0976f", "color(216)", "bright_red"),
    "light-sage": ("#b3d1ac", "color(151)", "bright_green"),
    "light-gold": ("#edc565", "color(221)", "bright_yellow"),
    "light-plum": ("#dc9cc0", "color(182)", "bright_magenta"),
    "light-charcoal": ("#cfcac4", "color(252)", "white"),
    "coat-white": ("#f6f3ec", "color(255)", "bright_white"),
    "coat-black": ("#3a3734", "color(237)", "bright_black"),
    "coat-brown": ("#845330", "color(94)", "yellow"),
    "coat-spotted": ("#b9b2a6", "color(249)", "white"),
    "prairie": ("#b9b36a", "color(143)", "green"),
    "light-prairie": ("#c8c280", "color(186)", "green"),
    "fresh-prairie": ("#efe2a4", "color(229)", "bright_green"),
    "rock": ("#6b5d52", "color(240)", "bright_black"),
    "light-rock": ("#c9bbaa", "color(250)", "white"),
    "nugget": ("#ffd75f", "color(221)", "bright_yellow"),
    "rust": ("#7a2f14", "color(88)", "red"),
    "grass": ("#7d7a3c", "color(101)", "black"),
}

_STYLES: Final = {
    "quiet": "dim",
    "strong": "bold",
    "heading": "bold terracotta",
    "choice": "ink on gold",
    "bar": "bold paper on iron",
    "warning": "bold ink on gold",
    "face-down": "paper on iron",
    "dice": "bold ink on paper",
    "frame": "dim",
    # A player's emblem: on the colour, and in a light tone of it on ink.
    "filled-0": "bold paper on indigo",
    "hollow-0": "light-indigo on ink",
    "filled-1": "bold paper on terracotta",
    "hollow-1": "light-terracotta on ink",
    "filled-2": "bold ink on sage",
    "hollow-2": "light-sage on ink",
    "filled-3": "bold ink on gold",
    "hollow-3": "light-gold on ink",
    "filled-4": "bold paper on plum",
    "hollow-4": "light-plum on ink",
    "filled-5": "bold paper on charcoal",
    "hollow-5": "light-charcoal on ink",
}
NO_STYLES: Final[Mapping[str, str]] = {}


def theme_for(color_system: str | None, own: Mapping[str, str] = NO_STYLES) -> Theme:
    """The styles, and a game's own, in the colours that a terminal has."""
    column = {"256": 1, "standard": 2, "windows": 2}.get(color_system or "", 0)
    styles = {}
    for name, wanted in {**_STYLES, **own}.items():
        words = [_COLOURS[word][column] if word in _COLOURS else word for word in wanted.split()]
        styles[name] = " ".join(words)
    return Theme(styles)


EMBLEMS: Final = {
    "★": "*",  # indigo star
    "Ω": "U",  # terracotta horseshoe
    "Ψ": "Y",  # sage cactus
    "▲": "^",  # gold hat
    "L": "L",  # plum boot
    "∞": "8",  # charcoal lasso
}
"""The emblems of the seats, and what stands for them in ASCII."""


@dataclass(frozen=True)
class Signs:
    """The signs that a terminal can show."""

    fancy: bool
    emblems: tuple[str, ...]
    upright: str
    flat: str
    pointer: str
    plain: str
    river: str
    forest: str
    rule: str
    taken: str
    free: str
    full: str
    rosette: str
    frame: tuple[str, ...]
    """Corners and sides of a frame: left and right of the top, of a divider, of the bottom; then
    the lines across and down."""

    def small(self, number: int) -> str:
        """A number written small, beside a big one."""
        return str(number).translate(SUPERSCRIPTS) if self.fancy else f"/{number}"


SUPERSCRIPTS: Final = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
FANCY: Final = Signs(
    fancy=True,
    emblems=tuple(EMBLEMS),
    upright="┃",
    flat="━",
    pointer="▸",
    plain="·",
    river="≈",
    forest="↟",
    rule="─",
    taken="●",
    free="○",
    full="◆",
    rosette="✿",
    frame=tuple("╭╮├┤╰╯─│"),
)
PLAIN: Final = Signs(
    fancy=False,
    emblems=tuple(EMBLEMS.values()),
    upright="|",
    flat="-",
    pointer=">",
    plain=".",
    river="~",
    forest="%",
    rule="-",
    taken="o",
    free=".",
    full="#",
    rosette="+",
    frame=tuple("++++++-|"),
)


def signs_for(encoding: str) -> Signs:
    """All signs where the encoding has them, ASCII otherwise."""
    try:
        ("".join(EMBLEMS) + "┃━▸·≈↟─●○◆✿╭▀▄█⁰¹⁴").encode(encoding)
    except (LookupError, UnicodeEncodeError):
        return PLAIN
    return FANCY
