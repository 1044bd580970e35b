"""A card for each table, for previews of its link: game, who invites, pace, seats.

It tells no more than whoever opens the link is told. It is a picture of 1200 by 630, as messengers
want it.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from msgspec import Struct

import corral
from corral.core.errors import CorralError
from corral.core.registry import game as game_named
from corral.pictures.palette import GOLD, INK, LIGHT, PAPER, PLANK, QUIET, TERRACOTTA
from corral.pictures.pieces import badge
from corral.pictures.svg import GLYPH, element, escaped, moved
from corral.server.wire import SeatInfo, TableInfo
from corral.words import Words

WIDE: Final = 1200
HIGH: Final = 630
ART: Final = 500
"""How wide the game's poster is at the left."""
LEFT: Final = ART + 56
ROOM: Final = WIDE - LEFT - 44
"""How wide a line of text may be."""
POSTERS: Final = Path(corral.__file__).parent / "page" / "posters"
FONTS: Final = Path(__file__).parent / "fonts"
LETTERS: Final = (
    (0x20, 0x7E),
    (0xA0, 0x24F),
    (0x384, 0x38A),
    (0x38E, 0x3A1),
    (0x3A3, 0x4FF),
    (0x1E00, 0x1EFB),
    (0x2010, 0x202F),
)
"""What the fonts that come with this have letters for: Latin, Greek and Cyrillic ones."""
ISOLATES: Final = str.maketrans("", "", "\u2068\u2069")
SLAB: Final = "Roboto Slab, DejaVu Sans"
FENCE: Final = (
    "M3,12H29V16H3ZM3,20H29V24H3Z",
    "M6,29V8L8.5,5L11,8V29ZM13.5,29V8L16,5L18.5,8V29ZM21,29V8L23.5,5L26,8V29Z",
)
"""The sign of the house."""


class Card(Struct, frozen=True):
    """All that a card tells; two tables of which it is the same have the same card."""

    language: str
    game: str
    host: str
    seconds: int | None
    seats: tuple[bool, ...]
    """Whether each is taken."""
    waiting: bool


def card_of(table: TableInfo, language: str) -> Card:
    waiting = table.status == "waiting"
    return Card(
        language=language,
        game=table.game,
        host=table.host if waiting and drawable(table.host) else "",
        seconds=table.seconds,
        seats=tuple(not is_free(seat) for seat in table.seats if seat.kind != "closed"),
        waiting=waiting,
    )


def is_free(seat: SeatInfo) -> bool:
    """Whether whoever comes may sit there: no seat that is kept for a bot account."""
    return seat.kind == "open" and (seat.invited is None or seat.excuse is not None)


def drawable(name: str) -> bool:
    """Whether there are letters for all of it."""
    return all(any(low <= ord(sign) <= high for low, high in LETTERS) for sign in name)


def mark_of(card: Card) -> str:
    """Another card has another mark."""
    return sha256(repr(card).encode()).hexdigest()[:12]


# Drawing


def svg_of(card: Card) -> str:
    words = Words(card.language)

    def said(message: str, **values: str | float) -> str:
        return words.text(message, **values).translate(ISOLATES)

    title = said(f"{card.game}-title") if words.has(f"{card.game}-title") else card.game
    free = card.seats.count(False)
    pace = (
        said("web-pace-unhurried")
        if card.seconds is None
        else said("web-pace-live", seconds=card.seconds)
    )
    parts = [
        element("rect", width=WIDE, height=HIGH, fill=PAPER),
        _art(card.game),
        element("rect", x=ART, width=10, height=HIGH, fill=INK),
        _sign(),
    ]
    y = 190.0
    lines, size = _fitted(title, 84, 2)
    for line in lines:
        parts.append(_text(line, LEFT, y, size, INK))
        y += 1.08 * size
    y = max(y, 290.0)
    if card.waiting and card.host:
        host, size = _fitted(said("web-card-invites", host=card.host), 46, 2)
        for line in host:
            parts.append(_text(line, LEFT, y, size, TERRACOTTA))
            y += 1.15 * size
    elif not card.waiting:
        parts.append(_text(said("web-card-going-on"), LEFT, y, 40, TERRACOTTA))
        y += 52
    told, size = _fitted(pace, 30, 2)
    for line in told:
        parts.append(_text(line, LEFT, y, size, QUIET))
        y += 1.3 * size
    if card.waiting:
        parts.append(_seats(card.seats))
        seats, size = _fitted(said("web-invitation-seats", free=free, seats=len(card.seats)), 32, 1)
        parts.append(_text(seats[0], LEFT, 596, size, INK))
    parts.append(
        element(
            "rect",
            x=5,
            y=5,
            width=WIDE - 10,
            height=HIGH - 10,
            fill="none",
            stroke=INK,
            stroke_width=10,
        )
    )
    return element(
        "svg",
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDE} {HIGH}",
        width=str(WIDE),
        height=str(HIGH),
    )


def _fitted(text: str, size: float, most: int) -> tuple[list[str], float]:
    """The text in few lines, each within its room, and how large it is then."""
    lines = [text]
    if most > 1 and len(text) * size * GLYPH > ROOM and " " in text:
        words = text.split()
        cuts = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
        lines = list(min(cuts, key=lambda both: max(map(len, both))))
    longest = max(map(len, lines))
    return lines, min(size, ROOM / (longest * GLYPH))


def _text(text: str, x: float, y: float, size: float, colour: str) -> str:
    return element(
        "text",
        escaped(text),
        x=x,
        y=y,
        font_family=SLAB,
        font_weight="700",
        font_size=size,
        fill=colour,
    )


def _sign() -> str:
    drawn = "".join(
        element("path", d=one, fill=PLANK, stroke=INK, stroke_width=1.6, stroke_linejoin="round")
        for one in FENCE
    )
    return moved(LEFT - 4, 40, drawn, scale=2) + _text("Corral", LEFT + 72, 92, 40, INK)


def _seats(taken: tuple[bool, ...]) -> str:
    parts = []
    for seat, one in enumerate(taken):
        x = LEFT + 38 + 92 * seat
        if one:
            parts.append(moved(x, 510, badge(seat), scale=3.4))
        else:
            parts.append(
                element(
                    "circle",
                    cx=x,
                    cy=510,
                    r=34,
                    fill=LIGHT,
                    stroke=GOLD,
                    stroke_width=6,
                    stroke_dasharray="12 9",
                )
            )
    return "".join(parts)


@cache
def _art(game: str) -> str:
    """The game's poster, where the page is built; else a plain field in its place."""
    try:
        name = game_named(game).manifest.page or "plain"
        poster = (POSTERS / f"{name}.svg").read_text(encoding="utf-8")
    except (OSError, CorralError):
        return element("rect", width=ART, height=HIGH, fill=TERRACOTTA)
    place = f'<svg x="0" y="0" width="{ART}" height="{HIGH}" preserveAspectRatio="xMidYMid slice" '
    return poster.replace("<svg ", place, 1)


def png_of(card: Card) -> bytes:
    """With the fonts that come with this alone: the same everywhere, and as quick."""
    from resvg_py import svg_to_bytes  # noqa: PLC0415 (many servers are never asked for one)

    files = [str(FONTS / name) for name in ("roboto-slab.ttf", "dejavu-sans.ttf")]
    return bytes(svg_to_bytes(svg_string=svg_of(card), skip_system_fonts=True, font_files=files))
