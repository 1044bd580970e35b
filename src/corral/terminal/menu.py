"""The legal moves as a numbered list, grouped by kind, and what a typed line means."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from typing import TypeAlias

from rich.text import Text

from corral.core.game import View
from corral.core.move import Move
from corral.terminal.drawing import Drawing
from corral.terminal.layout import beside, fitted, flowing, styled
from corral.words import Words

NUMBER = 5
"""Columns that a move's number takes."""
COLUMN_GAP = 2
PACKED_INDENT = 3
MOST_DIGITS = 4

Numbered: TypeAlias = Sequence[tuple[int, str]]
"""Moves in notation, with their numbers."""


class Menu:
    """What a player can choose from; ``moves[0]`` is number 1."""

    def __init__(self, game: str, drawing: Drawing, moves: Sequence[Move], words: Words) -> None:
        self.game = game
        self.words = words
        self.numbered = drawing.NUMBERED
        self.legal = [str(move) for move in moves]
        self.hint = drawing.hint(self.legal, words)
        offered = set(drawing.offered(self.legal))
        order = {kind: place for place, kind in enumerate(drawing.KINDS)}
        self.moves = sorted(
            (move for move in moves if str(move) in offered),
            key=lambda move: order.get(_kind(str(move)), len(order)),
        )
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

    def meant(self, typed: str) -> list[Move | str]:
        """The moves that a line stands for; none for a number that means nothing here."""
        if (move := self.chosen(typed)) is not None:
            return [move]
        verb = next((kind for kind in map(_kind, self.legal) if kind in self.numbered), None)
        numbers = re.split(r"[+, ]+", typed)
        if verb is None or not all(number.isdecimal() for number in numbers):
            return [] if typed.isdigit() else [_in_full(typed, self.legal)]
        if len(numbers) > 1 and not self.numbered[verb]:
            return [typed]
        return [f"{verb} {number}" for number in numbers]

    def lines(self, width: int, rows: int, view: View) -> list[Text]:
        """With as many words as there is room for; the view is the one that is drawn beside."""
        lines = self._lines(width, rows - 1 if self.hint else rows, view)
        if self.hint and len(lines) < rows:
            lines.append(styled(self.hint, "quiet"))
        return lines

    def _lines(self, width: int, rows: int, view: View) -> list[Text]:
        headed = self._headed(width, view)
        if len(headed) <= rows // 2:  # headings are no reason to cut the log short
            return headed
        for notation, height in ((True, rows // 2), (True, rows), (False, rows)):
            worded = [line for _, line in self._worded(view, notation)]
            if columns := _columns(worded, width, height):
                return columns
        for form in (self._brief, self._packed):
            lines = form(width)
            if len(lines) <= rows:
                return lines
        return self._dense(width)

    def _headed(self, width: int, view: View) -> list[Text]:
        """The moves in words, under the names of their kinds where there are several of some."""
        lines = []
        indent = NUMBER + max(len(text) for text in self.texts) + COLUMN_GAP
        for kind, group in groupby(self._worded(view, notation=True), key=lambda item: item[0]):
            if 1 < len(self.groups) < len(self.texts):
                lines.append(styled(self._heading(kind), "strong"))
            for _, line in group:
                first, *words = line[indent:].split(" ")
                lines += flowing([line[:indent] + first, *words], width, indent, gap=1)
        for line in lines:
            line.truncate(width, overflow="ellipsis")
        return lines

    def _worded(self, view: View, notation: bool) -> list[tuple[str, Text]]:
        """For each move its kind, and a line: its number, its notation, and what it means."""
        widest = max(len(text) for text in self.texts)
        found = []
        for kind, group in self.groups:
            for number, text in group:
                line = styled(f"{number:>{NUMBER - 2}} ", "choice") + " "
                if notation:
                    line += styled(f"{text:<{widest + COLUMN_GAP}}", "quiet")
                found.append((kind, line + self.words.move(self.game, text, view)))
        return found

    def _brief(self, width: int) -> list[Text]:
        """A line for each kind, with nothing but numbers and what differs."""
        headings = {kind: f"{self._heading(kind)} ({kind})" for kind, _ in self.groups}
        indent = max(len(heading) for heading in headings.values()) + 1
        lines = []
        for kind, group in self.groups:
            first = fitted(styled(headings[kind], "strong"), indent)
            items = _items(kind, group)
            widest = max(item.cell_len for item in items)
            lines += flowing([first, *(fitted(item, widest) for item in items)], width, indent)
        return lines

    def _packed(self, width: int) -> list[Text]:
        """The same, with short kinds side by side."""
        lines = []
        for kind, group in self.groups:
            lines += flowing(self._parts(kind, group), width, PACKED_INDENT)
        return flowing(lines, width, gap=COLUMN_GAP)

    def _dense(self, width: int) -> list[Text]:
        """All kinds one after the other, for when there is no room at all."""
        parts = [part for kind, group in self.groups for part in self._parts(kind, group)]
        return flowing(parts, width)

    def _parts(self, kind: str, group: Numbered) -> list[Text]:
        return [styled(f"{self._heading(kind)}:", "strong"), *_items(kind, group)]

    def _heading(self, kind: str) -> str:
        return self.words.kind(self.game, kind)


def _kind(text: str) -> str:
    return text.split(maxsplit=1)[0]


def _in_full(typed: str, moves: Sequence[str]) -> str:
    """A move as the notation wants it, as far as the legal moves tell what was meant."""
    verb, *rest = typed.split()
    text = " ".join([verb.lower(), *rest])
    same = [move for move in moves if move.lower() == text.lower()]
    if not same:
        same = [move for move in moves if _abbreviates(text.lower(), move.lower())]
        same = same if len(same) == 1 else []
    return text if text in same else next(iter(same), text)


def _abbreviates(text: str, move: str) -> bool:
    """Whether every word is the beginning of the move's; numbers are never cut short."""
    words, full = text.split(), move.split()
    return len(words) == len(full) and all(
        one == other or (other.startswith(one) and other.isalpha())
        for one, other in zip(words, full, strict=True)
    )


def _items(kind: str, group: Numbered) -> list[Text]:
    """Each move as its number and what distinguishes it from the others of its kind."""
    return [
        Text(" ") + styled(f"{number})", "choice") + f" {text.removeprefix(kind).strip() or text} "
        for number, text in group
    ]


def _columns(lines: Sequence[Text], width: int, rows: int) -> list[Text]:
    """Newspaper columns, as few as the rows allow; nothing where they are too wide."""
    if rows < 1:
        return []
    count = -(-len(lines) // rows)
    height = -(-len(lines) // count)
    columns = [lines[start : start + height] for start in range(0, len(lines), height)]
    widths = [max(line.cell_len for line in column) for column in columns]
    if sum(widths) + COLUMN_GAP * (len(columns) - 1) > width:
        return []
    found: list[Text] = []
    edge = 0
    for column, wide in zip(columns, widths, strict=True):
        found = beside(found, column, edge)
        edge += wide + COLUMN_GAP
    return found
