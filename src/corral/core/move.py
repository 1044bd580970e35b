"""A move as people and programs hand it about: it prints as its notation."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from corral.core.game import Game


class Move:
    """One atomic decision. ``str(move)`` is its notation, ``move.code`` its number for search.

    Two moves of a game are equal when their texts are.
    """

    __slots__ = ("code", "context", "game")

    def __init__(self, game: Game, code: int, context: int) -> None:
        self.game = game
        self.code = code
        self.context = context

    def __str__(self) -> str:
        return self.game.move_text(self.code, self.context)

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Move):
            return NotImplemented
        if self.game is not other.game:
            return False
        return (self.code == other.code and self.context == other.context) or str(self) == str(
            other
        )

    def __hash__(self) -> int:
        return hash(str(self))
