"""The legal moves as a numbered list, grouped by kind."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.text import Text

from corral.core.move import Move
from corral.terminal.drawing import Drawing
from corral.terminal.layout import beside, fitted, styled
from corral.words import Words

COLUMN_GAP = 2
MOST_DIGITS = 4


class Menu:
    """What a player can choose from; ``moves[0]`` is number 1."""

    def __init__(self, game: str, drawing: Drawing, moves: Sequence[Move], words: Words) -> None:
        self.game = game
        self.words = words
        order = {kind: place for place, kind in enumerate(drawing.KINDS)}
        self.moves = sorted(moves, key=lambda move: order[_kind(str(move))])
        self.texts = [str(move) for move in self.moves]
        numbered = enumerate(self.texts, start=1)
        self.groups = [
            (kind, list(group))
            for kind, group in groupby(numbered, key=lambda item: _kind(item[1]))
        ]

    def chosen(self, typed: str) -> Move | None:
        """The move of a number that somebody typed."""
        if typed.isascii() and typed.isdigit() and len(typed) <= MOST_DIGITS:
            number = int(typed)
            if 1 <= number <= len(self.moves):
                return self.moves[number - 1]
        return None

    def lines(self, width: int, rows: int) -> list[Text]:
        """With as many words as there is room for."""
        headed = self._worded(width, headings=len(self.groups) > 1)
        if len(headed) <= rows:
            return headed
        worded = self._worded(width, headings=False)
        columns = max(1, width // (max(line.cell_len for line in worded) + COLUMN_GAP))
        height = -(-len(worded) // columns)
        if height <= rows:
            return _in_columns(worded, height, width // columns)
        for aligned in (True, False):
            brief = self._brief(width, aligned)
            if len(brief) <= rows:
                return brief
        return self._dense(width)

    def _worded(self, width: int, headings: bool) -> list[Text]:
        """A line for each move: its number, its notation, and what it means."""
        notation_width = max(len(text) for text in self.texts)
        lines = []
        for kind, group in self.groups:
            if headings:
                lines.append(styled(self._heading(kind), "strong"))
            for number, text in group:
                notation = styled(f"{text:<{notation_width}}  ", "quiet")
                line = styled(f"{number:>3} ", "choice") + " " + notation
                lines.append(line + self.words.move(self.game, text))
        for line in lines:
            line.truncate(width, overflow="ellipsis")
        return lines

    def _brief(self, width: int, aligned: bool) -> list[Text]:
        """A line for each kind, with nothing but numbers and what differs."""
        headings = {kind: f"{self._heading(kind)} ({kind})" for kind, _ in self.groups}
        indent = max(len(heading) for heading in headings.values()) + 1
        lines = []
        for kind, group in self.groups:
            first = fitted(styled(headings[kind], "strong"), indent)
            items = _items(kind, group)
            if aligned:
                widest = max(item.cell_len for item in items)
                items = [fitted(item, widest) for item in items]
            lines += _flowing([first, *items], width, indent)
        return lines

    def _dense(self, width: int) -> list[Text]:
        """All kinds one after the other, for when there is no room at all."""
        parts = []
        for kind, group in self.groups:
            parts += [styled(f"{self._heading(kind)}:", "strong"), *_items(kind, group)]
        return _flowing(parts, width, 0)

    def _heading(self, kind: str) -> str:
        return self.words.text(f"terminal-{self.game}-kind-{kind}")


def _kind(text: str) -> str:
    return text.split(maxsplit=1)[0]


def _items(kind: str, group: Sequence[tuple[int, str]]) -> list[Text]:
    """Each move as its number and what distinguishes it from the others of its kind."""
    return [
        Text(" ") + styled(f"{number})", "choice") + f" {text.removeprefix(kind).strip() or text} "
        for number, text in group
    ]


def _flowing(parts: Sequence[Text], width: int, indent: int) -> list[Text]:
    """The parts in lines as full as possible; none is split."""
    lines = [Text()]
    for part in parts:
        if lines[-1].cell_len + part.cell_len > width:
            lines.append(Text(" " * indent))
        lines[-1] += part
    return lines


def _in_columns(lines: Sequence[Text], height: int, width: int) -> list[Text]:
    """Newspaper columns, each read from top to bottom."""
    columns: list[Text] = list(lines[:height])
    for start in range(height, len(lines), height):
        columns = beside(columns, lines[start : start + height], width * (start // height))
    return columns
