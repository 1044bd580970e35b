"""Lines put together."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from rich.text import Text

from corral.terminal.palette import Signs


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
            lines[-1].append(" " * gap).append_text(part)
    return lines


def beside(left: Sequence[Text], right: Sequence[Text], column: int) -> list[Text]:
    """Two blocks of lines, the second from a column on."""
    nothing = Text()
    return [
        fitted(one, column) + other for one, other in zip_longest(left, right, fillvalue=nothing)
    ]


def framed(parts: Sequence[tuple[Text, Sequence[Text]]], width: int, signs: Signs) -> list[Text]:
    """Blocks of lines in one frame, each under a line across with its title in it."""
    top_left, top_right, left, right, low_left, low_right, across, down = signs.frame
    lines: list[Text] = []
    for title, block in parts:
        first, last = (left, right) if lines else (top_left, top_right)
        head = styled(first + across + " ", "frame") + title + " "
        rest = across * (width - head.cell_len - 1) + last
        lines.append(head + styled(rest, "frame"))
        for line in block:
            side = styled(down, "frame")
            lines.append(side + " " + fitted(line, width - 4) + " " + side)
    lines.append(styled(low_left + across * (width - 2) + low_right, "frame"))
    return lines


def widest(lines: Sequence[Text]) -> int:
    """How many columns a block of lines takes."""
    return max((line.cell_len for line in lines), default=0)
