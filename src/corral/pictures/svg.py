"""Elements of a picture as plain strings. No ids anywhere, so pictures can share a page."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeAlias
from unicodedata import east_asian_width

from corral.pictures.palette import GOLD, INK

Point: TypeAlias = tuple[float, float]

SANS: Final = "system-ui,'Segoe UI',Helvetica,Arial,sans-serif"
SLAB: Final = "Rockwell,'Roboto Slab','DejaVu Serif',Georgia,serif"
GLYPH: Final = 0.58
"""How wide a letter is, in parts of its size."""


def number(value: float) -> str:
    """A number with at most one decimal."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def escaped(text: str) -> str:
    """Text as it may stand in an element or an attribute."""
    kept = text
    if not (text.isascii() and text.isprintable()):
        kept = "".join(character if _allowed(character) else "\ufffd" for character in text)
    for raw, safe in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        kept = kept.replace(raw, safe)
    return kept


def _allowed(character: str) -> bool:
    """Whether XML has this character at all."""
    code = ord(character)
    return (
        0x20 <= code < 0xD800 or 0xE000 <= code < 0xFFFE or code > 0xFFFF or character in "\t\n\r"
    )


def element(name: str, *content: str, **attributes: Any) -> str:
    """An element. ``stroke_width`` is written ``stroke-width``; the content is taken as it is."""
    head = name
    for key, value in attributes.items():
        text = value if isinstance(value, str) else number(value)
        head += f' {key.rstrip("_").replace("_", "-")}="{escaped(text)}"'
    inside = "".join(content)
    return f"<{head}>{inside}</{name}>" if inside else f"<{head}/>"


def group(*content: str, **attributes: Any) -> str:
    return element("g", *content, **attributes)


def moved(x: float, y: float, *content: str, scale: float = 1, turn: float = 0) -> str:
    """Something drawn around the origin, put somewhere else."""
    transform = f"translate({number(x)} {number(y)})"
    if turn:
        transform += f" rotate({number(turn)})"
    if scale != 1:
        transform += f" scale({scale:.3g})"
    return group(*content, transform=transform)


def path(d: str, **attributes: Any) -> str:
    return element("path", d=d, **attributes)


def circle(x: float, y: float, r: float, **attributes: Any) -> str:
    return element("circle", cx=x, cy=y, r=r, **attributes)


def ellipse(x: float, y: float, rx: float, ry: float, **attributes: Any) -> str:
    return element("ellipse", cx=x, cy=y, rx=rx, ry=ry, **attributes)


def box(x: float, y: float, width: float, height: float, r: float = 0, **attributes: Any) -> str:
    """A rectangle; ``r`` rounds its corners."""
    if r:
        attributes["rx"] = r
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def line(points: Iterable[Point], closed: bool = False) -> str:
    """The path through some points."""
    steps = " ".join(f"{number(x)},{number(y)}" for x, y in points)
    return f"M{steps}Z" if closed else f"M{steps}"


def text(
    x: float,
    y: float,
    content: object,
    size: float,
    fill: str = INK,
    anchor: str = "middle",
    bold: bool = False,
    slab: bool = False,
) -> str:
    """A line of text, its middle at height ``y``."""
    attributes: dict[str, Any] = {"font_size": size, "fill": fill}
    if anchor != "middle":
        attributes["text_anchor"] = anchor
    if bold:
        attributes["font_weight"] = "bold"
    if slab:
        attributes["font_family"] = SLAB
    return element("text", escaped(str(content)), x=x, y=y + 0.36 * size, **attributes)


def text_width(content: str, size: float) -> float:
    """About how wide a text will be."""
    return sum(GLYPH * (2 if east_asian_width(one) in "WF" else 1) for one in content) * size


def shortened(content: str, size: float, width: float) -> str:
    """As much of a text as fits."""
    if text_width(content, size) <= width:
        return content
    while content and text_width(content + "…", size) > width:
        content = content[:-1]
    return content.rstrip() + "…"


def lit(x: float, y: float, width: float, height: float, r: float = 0) -> str:
    """The gold glow of what is to be decided."""
    frame: dict[str, Any] = {"fill": "none", "stroke": GOLD}
    return box(x, y, width, height, r, stroke_width=7, stroke_opacity=0.35, **frame) + box(
        x, y, width, height, r, stroke_width=2.5, **frame
    )


def picture(
    width: float, height: float, label: str, *content: str, shown: float | None = None
) -> str:
    """A whole picture. ``shown`` is the width in pixels that it asks for."""
    scale = 1 if shown is None else shown / width
    return element(
        "svg",
        element("title", escaped(label)),
        *content,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=width * scale,
        height=height * scale,
        role="img",
        font_family=SANS,
        text_anchor="middle",
        stroke_linejoin="round",
    )
