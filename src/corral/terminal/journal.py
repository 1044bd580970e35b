"""What happened, as lines to read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from rich.text import Text

from corral.core.event import Value
from corral.terminal.layout import styled
from corral.terminal.screen import Screen

INDENT = 4

Seen: TypeAlias = Mapping[str, Value]
"""An event as somebody saw it."""


class Journal:
    """Words events in the screen's language, each with the emblem of who did it."""

    def __init__(self, screen: Screen, game: str, names: Sequence[str]) -> None:
        self.screen = screen
        self.game = game
        self.names = names

    def lines(self, events: Iterable[Seen], width: int) -> list[Text]:
        """The events one after the other, long ones over several lines."""
        return [line for event in events for line in self._lines(event, width)]

    def tail(self, events: Sequence[Seen], since: int, width: int, rows: int) -> list[Text]:
        """The last events that fit, each of them whole; those before ``since`` in a quiet tone."""
        found: list[Text] = []
        for number in range(len(events) - 1, -1, -1):
            lines = self._lines(events[number], width)
            if len(found) + len(lines) > rows:
                break
            if number < since:
                for line in lines:
                    line.stylize("quiet")
            found[:0] = lines
        return found

    def _lines(self, event: Seen, width: int) -> list[Text]:
        line = self._mark(event) + self.screen.words.event(self.game, event, self.names)
        return self.screen.wrapped(line, width, INDENT)

    def _mark(self, event: Seen) -> Text:
        seat = event.get("seat")
        if not isinstance(seat, int):
            return Text(" " * INDENT)
        return styled(f" {self.screen.signs.emblems[seat]} ", f"filled-{seat}") + " "
