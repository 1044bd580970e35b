"""The table of a game that brings no drawing of its own: its view, as facts to read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

import corral
from corral.core.game import View
from corral.plain_view import Fact, facts_of
from corral.terminal.drawing import Canvas, Printed
from corral.terminal.layout import fitted, flowing, styled
from corral.words import Words

NAME: Final = 16
INDENT: Final = 5
GAP: Final = 2


class PlainDrawing:
    """What ``Drawing`` asks for, made from what every game has."""

    KINDS: tuple[str, ...] = ()
    NUMBERED: Mapping[str, bool] = {}

    def __init__(self, game: str) -> None:
        self.game = game
        known = corral.game(game)
        match = corral.new(game, players=known.fewest, seed=0)
        moves = match.legal(match.actors[0])
        self.EXAMPLES = (str(moves[0]), next(iter(known.rule_numbers), "1"))

    def board(self, view: View, printed: Printed, canvas: Canvas) -> list[Text]:
        facts = facts_of(view)
        lines = [styled(canvas.words.title(self.game), "heading")]
        lines += flowing(self._worded(facts.table, canvas), canvas.width, gap=GAP)
        for seat, own in enumerate(facts.seats):
            name = f" {view['names'][seat]}" + (" *" if seat in view["winners"] else "")
            label = styled(f" {canvas.signs.emblems[seat]} ", f"filled-{seat}") + name
            told = [fitted(label, NAME), *self._worded(own, canvas)]
            lines += flowing(told, canvas.width, INDENT, GAP)
        return [fitted(line, canvas.width) for line in lines]

    def _worded(self, facts: Sequence[Fact], canvas: Canvas) -> list[Text]:
        return [
            styled(f"{canvas.words.label(self.game, fact.key)} ", "quiet") + fact.text
            for fact in facts
        ]

    def legend(self, canvas: Canvas) -> str:
        return ""

    def secrets(self, view: View) -> bool:
        """Nobody can tell from outside, so whatever a seat sees is taken for its own."""
        return view["seat"] is not None

    def in_the_open(self, view: View) -> bool:
        return False

    def offered(self, moves: Sequence[str]) -> Sequence[str]:
        return moves

    def hint(self, moves: Sequence[str], words: Words) -> str:
        return ""
