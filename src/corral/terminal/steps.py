"""Choosing a move in two steps, for games with too many moves for one list.

The first list has one number for all moves that begin alike; the second has those moves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Protocol, runtime_checkable

from rich.text import Text

from corral.core.game import View
from corral.core.move import Move
from corral.terminal.drawing import Drawing, Printed
from corral.terminal.layout import styled
from corral.terminal.menu import Menu
from corral.words import Words


@runtime_checkable
class Stepwise(Protocol):
    """What a drawing offers besides if its moves are chosen in two steps."""

    def bundles(
        self, moves: Sequence[str], view: View, printed: Printed, /
    ) -> Mapping[str, Sequence[str]]:
        """Moves that begin alike, by their common beginning; some may be left out."""

    def spot(self, typed: str, words: Words, /) -> str:
        """The place on the board that somebody wants to look at; empty if it is none."""


def menu_for(
    game: str,
    drawing: Drawing,
    moves: Sequence[Move],
    words: Words,
    view: View,
    printed: Printed,
    step: str,
) -> Menu:
    """The list from which to choose now; ``step`` is what was chosen from the first one."""
    if not isinstance(drawing, Stepwise):
        return Menu(game, drawing, moves, words)
    texts = {str(move): move for move in moves}
    bundles = drawing.bundles(list(texts), view, printed)
    if step in bundles:
        return SecondMenu(game, drawing, [texts[text] for text in bundles[step]], words)
    return FirstMenu(game, drawing, texts, words, bundles)


class SecondMenu(Menu):
    """The second step, from which one can go back."""

    def lines(self, width: int, rows: int, view: View) -> list[Text]:
        back = styled(self.words.text("terminal-step-back"), "quiet")
        return [*super().lines(width, rows - 1, view), back]


class FirstMenu(Menu):
    """The first step: a bundle stands as one line among single moves."""

    def __init__(
        self,
        game: str,
        drawing: Drawing,
        moves: Mapping[str, Move],
        words: Words,
        bundles: Mapping[str, Sequence[str]],
    ) -> None:
        self.bundles = bundles
        self.all_moves = moves
        stems = {text: stem for stem, bundle in bundles.items() for text in bundle}
        self.starts = tuple(f"{stem} " for stem in bundles)
        singles = [text for text in moves if not text.startswith(self.starts)]
        first = [*(bundle[0] for bundle in bundles.values()), *singles]
        shown = _StemWords(words, bundles)
        super().__init__(game, drawing, [moves[text] for text in first], shown)
        self.texts = [stems.get(text, text) for text in self.texts]
        self.groups = [
            (kind, list(group))
            for kind, group in groupby(
                enumerate(self.texts, start=1), key=lambda item: item[1].split()[0]
            )
        ]

    def step(self, typed: str) -> str:
        """The beginning of the moves among which a choice is left; empty if there is none."""
        wanted = " ".join(typed.lower().split())
        for number, stem in enumerate(self.texts, start=1):
            if stem in self.bundles and wanted in (str(number), stem, _rest(stem)):
                return stem if len(self.bundles[stem]) > 1 else ""
        return ""

    def chosen(self, typed: str) -> Move | None:
        """Also a move of a bundle that was named, with its first word or without it."""
        wanted = " ".join(typed.lower().split())
        for stem, bundle in self.bundles.items():
            if len(bundle) == 1 and wanted in (stem, _rest(stem)):
                return self.all_moves[bundle[0]]
        for text, move in self.all_moves.items():
            if text.startswith(self.starts) and wanted in (text.lower(), _rest(text).lower()):
                return move
        return super().chosen(typed)


def _rest(text: str) -> str:
    """What comes after the first word, where something does."""
    return text.partition(" ")[2] or text


class _StemWords(Words):
    """Words for bundles, too."""

    def __init__(self, words: Words, bundles: Mapping[str, Sequence[str]]) -> None:
        super().__init__(words.language)
        self.bundles = bundles

    def move(self, game: str, move: str, view: View | None = None) -> str:
        if move not in self.bundles:
            return super().move(game, move, view)
        kind, _, place = move.partition(" ")
        count = len(self.bundles[move])
        if count == 1:
            return super().move(game, self.bundles[move][0], view)
        return self.text(f"terminal-{game}-bundle-{kind}", count=count, place=place)
