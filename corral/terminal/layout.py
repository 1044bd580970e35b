"""Lines put together."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from rich.text import Text


def styled(text: str, style: str) -> Text:
    """A piece of a line that keeps its style to itself when something is added."""
    return Text.assemble((text, style))


def fitted(text: Text, width: int) -> Text:
    """The same, exactly so wide; an ellipsis shows that something was cut off."""
    fitting = text.copy()
    fitting.truncate(width, overflow="ellipsis", pad=True)
    return fitting


def flowing(parts: Sequence[Text], width: int, indent: int = 0, gap: int = 0) -> list[Text]:
    """The parts in lines as full as possible; none is split."""
    lines: list[Text] = []
    for part in parts:
        if not lines or lines[-1].cell_len + gap + part.cell_len > width:
            lines.append(Text(" " * indent if lines else "") + part)
        else:
            lines[-1] += Text(" " * gap) + part
    return lines


def beside(left: Sequence[Text], right: Sequence[Text], column: int) -> list[Text]:
    """Two blocks of lines, the second from a column on."""
    nothing = Text()
    return [
        fitted(one, column) + other for one, other in zip_longest(left, right, fillvalue=nothing)
    ]
