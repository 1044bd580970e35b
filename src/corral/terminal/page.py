"""The regions of the screen: board, log, prompt, choices. Each stays at its place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from rich.text import Text

from corral.core.game import View
from corral.core.match import Match
from corral.terminal.drawing import Canvas, drawing_of, spreads, styles_of
from corral.terminal.journal import Journal
from corral.terminal.layout import beside, fitted, styled
from corral.terminal.screen import Screen

WIDE_SCREEN: Final = 120
"""Columns from which on the log stands beside the board."""
LOG_COLUMN: Final = 84
FEWEST_LOG_LINES: Final = 2
BRIEF_ROWS: Final = 24
"""In a stream the board comes again and again, so it is drawn as on a low screen."""

Choices: TypeAlias = Callable[[int, int, View], list[Text]]
"""Makes lines for a width, a number of rows, and the view that the board shows."""


def canvas_of(screen: Screen, width: int, focus: str = "") -> Canvas:
    """A part of the screen to draw on."""
    rows = screen.rows if screen.live else BRIEF_ROWS
    return Canvas(width, rows, screen.signs, screen.words, focus)


class Page:
    """A match as somebody (``None``: a spectator) sees it."""

    def __init__(self, screen: Screen, match: Match, viewer: int | None, focus: str = "") -> None:
        self.screen = screen
        drawing = drawing_of(match.game)
        screen.wear(styles_of(drawing))
        self.wide = screen.live and screen.width >= WIDE_SCREEN and not spreads(drawing)
        canvas = canvas_of(screen, LOG_COLUMN - 2 if self.wide else screen.width, focus)
        printed = match.setting.edition.data
        self.view = match.view(viewer)
        self.board = drawing.board(self.view, printed, canvas)
        self.match = match
        self.viewer = viewer
        self.journal = Journal(screen, match.game, match.names)

    def lines(
        self,
        since: int,
        notice: Sequence[Text],
        keys: str,
        bar: Sequence[Text],
        choices: Choices | None,
    ) -> list[Text]:
        """Everything. What happened before event number ``since`` is old."""
        rule = self._rule(keys)
        screen = self.screen
        # The rows left beside board, rule, bar, and the line to type in.
        room = screen.rows - len(self.board) - 2 - len(bar)
        if not screen.live:
            news = self.match.log(self.viewer, since)
            told = [*self.journal.lines(news, screen.width), Text()]
            return [*self.board, rule, *told, *bar, *self._choices(choices, room)]
        if self.wide:
            told = self._told(since, notice, screen.width - LOG_COLUMN, len(self.board))
            top = beside(self.board, told, LOG_COLUMN)
            return [*top, rule, *bar, *self._choices(choices, room)]
        least = max(FEWEST_LOG_LINES, len(self._told(since, notice, screen.width, 0)))
        menu = self._choices(choices, room - least)
        told = self._told(since, notice, screen.width, room - len(menu))
        told += [Text()] * (room - len(menu) - len(told))
        return [*self.board, rule, *told, *bar, *menu]

    def _told(self, since: int, notice: Sequence[Text], width: int, height: int) -> list[Text]:
        """The notice, or the end of the log where there is none."""
        if notice:
            return [line for part in notice for line in self.screen.wrapped(part, width)]
        return self.journal.tail(self.match.log(self.viewer), since, width, height)

    def _choices(self, choices: Choices | None, rows: int) -> list[Text]:
        return [] if choices is None else choices(self.screen.width, rows, self.view)

    def _rule(self, keys: str) -> Text:
        """A line across the screen that reminds of what can be typed."""
        dash = self.screen.signs.rule
        text = f" {keys} " if keys else ""
        return styled(text.rjust(self.screen.width - 2, dash) + dash * 2, "quiet")


def prompt_bar(screen: Screen, style: str, sentence: str) -> list[Text]:
    """What is to be decided, on a bar across the screen."""
    return [styled(fitted(line, screen.width).plain, style) for line in screen.wrapped(sentence)]
