"""A match in words for one seat: the rules in short, what the seat sees, its numbered moves.

All of it is made from what the line protocol tells a program (view, events, moves), so from what
the seat knows. Nothing has to be remembered: every question tells the whole view.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from corral.core.event import Value
from corral.core.game import View
from corral.core.match import Match
from corral.core.registry import game as registered
from corral.terminal.drawing import Canvas, Printed, drawing_of, spreads
from corral.terminal.palette import signs_for
from corral.words import Words

WIDTH: Final = {False: 100, True: 200}
"""For boards that stay as wide as they are, and for those that spread, such as landscapes."""
ROWS: Final = 300
GAP: Final = 3
LONGEST_ANSWER: Final = 200
NUMBER: Final = re.compile(r"(?:\w+[\s:]+)?#?(\d{1,5})\b(?:\s*[).:\N{EN DASH}-].*)?\.?")
"""``7``, ``7.``, ``Move: 7``, ``7) bid 20``."""
THOUGHT: Final = re.compile(r"<think>.*?(</think>|$)", re.DOTALL)
"""What some models think aloud before they answer."""


class Briefing:
    """The texts for one seat of one match, in one language."""

    def __init__(
        self,
        game: str,
        players: int,
        seat: int,
        names: Sequence[str],
        options: Mapping[str, Any],
        printed: Printed,
        words: Words | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.seat = seat
        self.names = list(names)
        self.options = options
        self.printed = printed
        self.words = words or Words("en")
        self._drawing = drawing_of(game)
        width = WIDTH[spreads(self._drawing)]
        self._canvas = Canvas(width, ROWS, signs_for("ascii"), self.words, numbered=False)

    @classmethod
    def of(cls, match: Match, seat: int, words: Words | None = None) -> Briefing:
        """The texts for a seat of a match that is played here."""
        setting = match.setting
        data = setting.edition.data
        return cls(match.game, match.players, seat, match.names, setting.options, data, words)

    @classmethod
    def told(cls, message: Mapping[str, Any], words: Words | None = None) -> Briefing:
        """The same from the line protocol's ``new``."""
        return cls(
            str(message["game"]),
            int(message["players"]),
            int(message["seat"]),
            [str(name) for name in message["names"]],
            message["options"],
            message["edition"]["data"],
            words,
        )

    # What is said once

    def rules(self) -> str:
        """The game in short, the options that are played, what the signs mean, how to answer."""
        words, game = self.words, self.game
        overview = f"web-overview-{game}"
        parts = [
            words.text(
                "llm-seat", game=words.title(game), players=self.players, you=self.names[self.seat]
            ),
            words.text(overview) if words.has(overview) else words.description(game),
            *self._options(),
            self._legend(),
            words.text("llm-answer"),
        ]
        return "\n\n".join(part.strip() for part in parts if part.strip())

    def _options(self) -> list[str]:
        """What is not played as usual."""
        other = [
            self.words.text("llm-option", option=self.words.option(self.game, one.name), value=told)
            for one in registered(self.game).options
            if (told := self.options.get(one.name, one.default)) != one.default
        ]
        return ["\n".join(other)] if other else []

    def _legend(self) -> str:
        """Its last paragraph: the others are about typing in a terminal."""
        legend = self._drawing.legend(self._canvas).strip().split("\n\n")[-1]
        return f"{self.words.text('llm-signs')}\n{legend}" if legend else ""

    # What is asked

    def question(
        self, view: View, events: Sequence[Mapping[str, Value]], moves: Sequence[str]
    ) -> str:
        """What happened since the last question, the table, and the moves with their numbers."""
        words, game = self.words, self.game
        happened = [words.event(game, event, self.names) for event in events]
        if happened:
            happened.insert(0, words.text("llm-happened"))
        listed = [
            f"{number}. {text} - {words.move(game, text, view)}"
            for number, text in enumerate(self.listed(moves), start=1)
        ]
        parts = [
            "\n".join(happened),
            self.board(view),
            words.prompt(game, view),
            "\n".join(listed),
            words.text("llm-others", moves=self._others(moves)) if self._others(moves) else "",
        ]
        return "\n\n".join(part for part in parts if part)

    def board(self, view: View) -> str:
        """The table as the seat sees it, in lines of plain text."""
        drawn = self._drawing.board(view, self.printed, self._canvas)
        lines = _narrowed([line.plain.rstrip() for line in drawn])
        return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip("\n")

    def listed(self, moves: Sequence[str]) -> list[str]:
        """The moves that get a number; of hundreds of bids only some do."""
        return list(self._drawing.offered(moves))

    def _others(self, moves: Sequence[str]) -> str:
        """What may be named besides: the first and the last of the moves without a number."""
        listed = set(self.listed(moves))
        others = [move for move in moves if move not in listed]
        return " … ".join(dict.fromkeys((others[0], others[-1]))) if others else ""

    def refusal(self, reply: str) -> str:
        """What to say to an answer that is no legal move."""
        return self.words.text("llm-refused", answer=_line(reply)[:LONGEST_ANSWER])

    def answer(self, reply: str, moves: Sequence[str]) -> str | None:
        """The move that a reply names in its last line, by number or in the notation."""
        line = _line(reply)
        spelled = {move.lower(): move for move in moves}
        if (named := " ".join(line.lower().split())) in spelled:
            return spelled[named]
        listed = self.listed(moves)
        found = NUMBER.fullmatch(line)
        if found is None or not 1 <= int(found[1]) <= len(listed):
            return None
        return listed[int(found[1]) - 1]


def _narrowed(lines: Sequence[str]) -> list[str]:
    """Without the columns in which nothing stands, but for a gap: they would be paid for."""
    widest = max(map(len, lines), default=0)
    used = [any(line[at : at + 1].strip() for line in lines) for at in range(widest)]
    kept = [at for at in range(widest) if used[at] or any(used[max(0, at - GAP) : at])]
    return ["".join(line[at] for at in kept if at < len(line)).rstrip() for line in lines]


def _line(reply: str) -> str:
    """The last line that says anything, without what models like to put around it."""
    said = THOUGHT.sub("", reply)
    lines = [line.strip(" \t*`\"'_") for line in said.splitlines()]
    return next((line for line in reversed(lines) if line), "")
