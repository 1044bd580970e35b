"""Numbers drawn big, three or five lines high."""

from __future__ import annotations

from typing import Final

PIXELS: Final = {
    "0": ("###", "# #", "# #", "# #", "###"),
    "1": (" # ", "## ", " # ", " # ", "###"),
    "2": ("###", "  #", "###", "#  ", "###"),
    "3": ("###", "  #", "###", "  #", "###"),
    "4": ("# #", "# #", "###", "  #", "  #"),
    "5": ("###", "#  ", "###", "  #", "###"),
    "6": ("###", "#  ", "###", "# #", "###"),
    "7": ("###", "  #", "  #", "  #", "  #"),
    "8": ("###", "# #", "###", "# #", "###"),
    "9": ("###", "# #", "###", "  #", "###"),
}
"""Three columns and five rows a digit."""

SEGMENTS: Final = {
    "0": (" _ ", "| |", "|_|"),
    "1": ("   ", " | ", " | "),
    "2": (" _ ", " _|", "|_ "),
    "3": (" _ ", " _|", " _|"),
    "4": ("   ", "|_|", "  |"),
    "5": (" _ ", "|_ ", " _|"),
    "6": (" _ ", "|_ ", "|_|"),
    "7": (" _ ", "  |", "  |"),
    "8": (" _ ", "|_|", "|_|"),
    "9": (" _ ", "|_|", " _|"),
}
"""The same in lines, for terminals without blocks."""

HALVES: Final = {"  ": " ", "# ": "▀", " #": "▄", "##": "█"}


def small(number: int, fancy: bool) -> list[str]:
    """Three lines, four columns a digit."""
    if not fancy:
        return [" ".join(SEGMENTS[digit][row] for digit in str(number)) for row in range(3)]
    rows = [*_pixels(number), ""]
    rows[-1] = " " * len(rows[0])
    return [
        "".join(HALVES[upper + lower] for upper, lower in zip(rows[i], rows[i + 1], strict=True))
        for i in range(0, 6, 2)
    ]


def large(number: int, fancy: bool) -> list[str]:
    """Five lines, eight columns a digit."""
    ink = "█" if fancy else "#"
    return ["".join(ink * 2 if dot == "#" else "  " for dot in row) for row in _pixels(number)]


def _pixels(number: int) -> list[str]:
    return [" ".join(PIXELS[digit][row] for digit in str(number)) for row in range(5)]
