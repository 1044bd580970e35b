"""What can go wrong, said so that a person can mend it. All of them are ``ValueError``."""

from __future__ import annotations

from corral.core.event import Value


class CorralError(ValueError):
    """Any input that Corral refuses. The text says what was wrong and what would be right."""


class UnknownGame(CorralError):
    """No game of that name is registered."""


class OptionError(CorralError):
    """A player count, option, seed or seat that the game does not have."""


class EditionError(CorralError):
    """Edition data that cannot be played with. ``where`` is the path of the faulty value."""

    def __init__(self, source: str, where: str, problem: str) -> None:
        super().__init__(f"{source}: {where}: {problem}" if where else f"{source}: {problem}")
        self.source = source
        self.where = where
        self.problem = problem


class NotationError(CorralError):
    """Text that is not a move, position or record. Lines and columns count from 1."""

    def __init__(self, line: int, column: int, problem: str) -> None:
        super().__init__(f"line {line}, column {column}: {problem}")
        self.line = line
        self.column = column
        self.problem = problem


class IllegalMove(CorralError):
    """A well-formed move that the rules forbid. ``rule`` is the ledger's number (``"E-19"``).

    Like an event it is no sentence: ``reason`` says why, ``values`` what it is about, and
    ``Words.refusal`` words them in any language.
    """

    def __init__(self, rule: str, reason: str, values: dict[str, Value] | None = None) -> None:
        given: dict[str, Value] = {} if values is None else values
        told = [reason, *(f"{name} {_written(value)}" for name, value in given.items())]
        super().__init__(f"{', '.join(told)} ({rule})")
        self.rule = rule
        self.reason = reason
        self.values = given


class IllegalLine(NotationError):
    """A move in a record that the rules of its ``game`` forbid; ``refusal`` says why."""

    def __init__(
        self, line: int, column: int, game: str, names: tuple[str, ...], refusal: IllegalMove
    ) -> None:
        super().__init__(line, column, f"illegal move: {refusal}")
        self.game = game
        self.names = names
        self.refusal = refusal


class CannotUndo(CorralError):
    """There is no move of that seat that could be taken back."""


def _written(value: Value) -> str:
    """A value in notation; several with spaces between them, none as a dash."""
    if isinstance(value, list):
        return " ".join(str(one) for one in value) or "-"
    return str(value)
