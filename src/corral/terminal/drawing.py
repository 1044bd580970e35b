"""What a game brings along to be played in the terminal: the module that its manifest names.

``board`` is given a view, so that it cannot show what the viewer may not know, and the edition's
data, which is what is printed on the board for everybody.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, cast

from rich.text import Text

from corral.core.game import View
from corral.core.manifest import part
from corral.core.registry import game as game_named
from corral.terminal.palette import NO_STYLES, Signs
from corral.words import Words

Printed: TypeAlias = Mapping[str, Any]


@dataclass(frozen=True)
class Canvas:
    """What there is to draw with: room, signs, and words."""

    width: int
    rows: int
    signs: Signs
    words: Words
    focus: str = ""
    """What of a move has been chosen already, or a place that somebody wants to look at."""
    numbered: bool = True
    """Whether places on the board bear the numbers of a menu; else they are called as in moves."""


class Drawing(Protocol):
    """What such a module offers."""

    KINDS: tuple[str, ...]
    """The first words of moves, in the order in which they are offered."""

    EXAMPLES: tuple[str, str]
    """A move and a rule's number, as the help shows what can be typed."""

    NUMBERED: Mapping[str, bool]
    """The first words that a number alone stands for (120 for ``bid 120``), and whether several
    may be typed at once (50+20)."""

    def board(self, view: View, printed: Printed, canvas: Canvas, /) -> list[Text]:
        """The table as its viewer sees it, in lines no wider than the canvas."""

    def legend(self, canvas: Canvas, /) -> str:
        """What the signs on the board mean."""

    def secrets(self, view: View, /) -> bool:
        """Whether the board shows something that only its viewer may see."""

    def in_the_open(self, view: View, /) -> bool:
        """Whether people at one screen decide this together, without the viewer's secrets."""

    def offered(self, moves: Sequence[str], /) -> Sequence[str]:
        """The legal moves that deserve a place in the list; the others can be typed."""

    def hint(self, moves: Sequence[str], words: Words, /) -> str:
        """What can be typed besides; empty where the list says it all."""


def spreads(drawing: Drawing) -> bool:
    """Whether a board takes all the width there is (``SPREADS``), so that the log stays below."""
    return bool(getattr(drawing, "SPREADS", False))


def styles_of(drawing: Drawing) -> Mapping[str, str]:
    """The styles that a board has for itself (``STYLES``), in the palette's colours."""
    styles: Mapping[str, str] = getattr(drawing, "STYLES", NO_STYLES)
    return styles


def drawing_of(game: str) -> Drawing:
    """The module that draws a game, or the plain drawing that works for all."""
    if name := game_named(game).manifest.terminal:
        return cast(Drawing, part(name))
    from corral.terminal.plain_drawing import PlainDrawing  # noqa: PLC0415 (it draws as above)

    return PlainDrawing(game)
