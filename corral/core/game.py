"""What a game is: its name, its options, how it starts, and how it is written and shown."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, TypeAlias

from corral.core.edition import Edition
from corral.core.encoding import Encoding
from corral.core.errors import CorralError, IllegalMove, OptionError
from corral.core.insight import Insight
from corral.core.prng import Sfc32
from corral.core.state import State
from corral.core.text import Line, Reader

View: TypeAlias = dict[str, Any]

EVERYTHING = -2
"""In place of a seat: the whole truth, for records and full positions."""


class Option:
    """A switch that a match can be played with."""

    __slots__ = ("default", "name", "rule")

    def __init__(self, name: str, default: bool, rule: str) -> None:
        self.name = name
        self.default = default
        self.rule = rule


class Game:
    """The contract. A new game is one subclass, registered under its name.

    ``rules_version`` goes up whenever the same record would lead to another match; older versions
    stay playable for ever.
    """

    name: str = ""
    fewest: int = 2
    most: int = 2
    rules_version: int = 1
    options: tuple[Option, ...] = ()
    move_numbers: int = 0
    """Moves are numbered below this, so it is the size of a fixed space of actions."""
    rule_numbers: tuple[str, ...] = ()
    event_kinds: tuple[str, ...] = ()

    # Setting up

    def edition(self, path: Path | None = None) -> Edition:
        """The game's own edition data, or the user's from a file."""
        raise NotImplementedError

    def start(self, players: int, options: Mapping[str, bool], edition: Edition) -> State:
        """The state before anything has been drawn."""
        raise NotImplementedError

    # Notation

    def move_text(self, code: int, context: int) -> str:
        raise NotImplementedError

    def chance_text(self, outcome: int, context: int) -> str:
        raise NotImplementedError

    def read_chance(self, line: Line, state: State) -> int:
        """The outcome written in a record line, whose first word is ``*``."""
        raise NotImplementedError

    def canonical(self, text: str) -> str:
        """A move's text as the engine writes it; ``NotationError`` if it is not a move at all."""
        raise NotImplementedError

    def refusal(self, state: State, seat: int, text: str) -> IllegalMove:
        """Why this well-formed move is not legal now, with the number of the rule."""
        raise NotImplementedError

    def position_lines(self, state: State, seat: int) -> list[str]:
        """The body of a position as ``seat`` knows it (``SPECTATOR``, ``EVERYTHING``)."""
        raise NotImplementedError

    def read_position(
        self,
        reader: Reader,
        players: int,
        options: Mapping[str, bool],
        edition: Edition,
        seat: int,
        rng: Sfc32,
        quick: bool,
    ) -> State:
        """The state that a position's body describes; what ``seat`` left unknown is dealt.

        ``quick`` is for texts of the engine's own: unknown things may be dealt as ``State.suppose``
        does.
        """
        raise NotImplementedError

    # Showing

    def view(self, state: State, seat: int) -> View:
        """All that a seat (or a spectator) knows, as JSON-able data."""
        raise NotImplementedError

    def svg(self, view: View, edition: Edition) -> str:
        """A picture of what a view tells. A game of another package draws its own here."""
        drawn: str = import_module("corral.pictures").draw(view, edition.data)
        return drawn

    def gallery(self) -> Gallery:
        """For one view after another of the same match."""
        return Gallery(self)

    # Playing well

    def insight(self, players: int, options: Mapping[str, bool], edition: Edition) -> Insight:
        """What bots know about playing this game well; without more, its rules alone."""
        return Insight()

    # Learning

    def encoding(self, players: int, options: Mapping[str, bool], edition: Edition) -> Encoding:
        """Observations and actions as numbers, for a table of this kind."""
        raise CorralError(f"{self.name} has no encoding in numbers, so no environments for agents")

    # Proving

    def census(self, state: State) -> dict[str, int]:
        """How many of each thing there are in all; the same numbers after every move."""
        raise NotImplementedError

    # Common to all games

    def check_players(self, players: object) -> int:
        if isinstance(players, bool) or not isinstance(players, int):
            raise OptionError(f"players={players!r} is not a whole number")
        if not self.fewest <= players <= self.most:
            raise OptionError(
                f"{self.name} is played by {self.fewest} to {self.most}, not by {players}"
            )
        return players

    def check_options(self, given: Mapping[str, object]) -> dict[str, bool]:
        """The options in full; unknown names and values are refused."""
        known = {option.name: option.default for option in self.options}
        for name, value in given.items():
            if name not in known:
                names = ", ".join(known) if known else "none"
                raise OptionError(f"{self.name} has no option {name!r}; it has {names}")
            if not isinstance(value, bool):
                raise OptionError(f"option {name}={value!r} is not True or False")
            known[name] = value
        return known


class Gallery:
    """Views of one match, one after the other.

    A game for which a view is costly tells anew only what has changed. The rest is the very same
    object as in earlier views and those of other seats, so it must not be altered.
    """

    def __init__(self, game: Game) -> None:
        self.game = game

    def view(self, state: State, seat: int, mark: int) -> View:
        """What ``Game.view`` gives. States with the same mark are the same."""
        return self.game.view(state, seat)
