"""What a game is: its name, its options, how it starts, and how it is written and shown."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from corral.core.asking import Asking
from corral.core.edition import Edition, check_nothing, edition_of, read_edition
from corral.core.encoding import Encoding, LaterEncoding
from corral.core.errors import CorralError, IllegalMove, OptionError
from corral.core.evaluator import Evaluator
from corral.core.judgement import Judgement, fits, kept_judgement
from corral.core.manifest import Manifest
from corral.core.options import Option, Options, check_options
from corral.core.prng import Sfc32
from corral.core.state import State
from corral.core.text import Line, Reader

if TYPE_CHECKING:
    from corral.core.setting import Setting

View: TypeAlias = dict[str, Any]
"""All that a seat knows, as JSON-able data; a game declares its own (see ``corral.core.view``)."""

Seen: TypeAlias = Mapping[str, Any]
"""A view without what every match adds to it (``Head``)."""

EVERYTHING = -2
"""In place of a seat: the whole truth, for records and full positions."""


class Game:
    """The contract. A new game is one subclass, registered under its name.

    ``rules_version`` goes up whenever the same record would lead to another match, and that
    includes a change of the edition that comes with the game. Older versions stay playable for
    ever: ``earlier`` holds them, ``at`` finds them, and every record, position and stored match
    names its own.
    """

    name: str = ""
    fewest: int = 2
    most: int = 2
    rules_version: int = 1
    earlier: tuple[Game, ...] = ()
    """The same game by older rules."""
    options: tuple[Option, ...] = ()
    move_numbers: int = 0
    """Moves are numbered below this, so it is the size of a fixed space of actions."""
    rule_numbers: tuple[str, ...] = ()
    event_kinds: tuple[str, ...] = ()
    closing: tuple[str, ...] = ()
    """Kinds of events that end what was asked about, and with it early answers and orders."""
    refusal_reasons: tuple[str, ...] = ()
    """All that can stand against a move, as ``IllegalMove.reason`` says it."""
    edition_file: Path | None = None
    """The edition that comes with the game; None where nothing is printed that could differ."""
    manifest: Manifest = Manifest()
    judgements: Path | None = None
    """The folder with learned value functions, ``judgement-PLAYERS.json``."""

    _classic: Edition | None = None

    # Versions

    @property
    def versions(self) -> tuple[int, ...]:
        """All versions of the rules that can be played, the newest last."""
        return tuple(sorted(game.rules_version for game in (*self.earlier, self)))

    def at(self, version: int) -> Game:
        """The same game by the rules of that version."""
        for game in (self, *self.earlier):
            if type(version) is int and game.rules_version == version:
                return game
        known = ", ".join(str(number) for number in self.versions)
        raise OptionError(f"rules version {version!r} of {self.name} is not known; known: {known}")

    # Setting up

    def edition(self, path: Path | None = None) -> Edition:
        """The edition that comes with the game, read once, or the user's from a file."""
        if path is not None:
            return read_edition(path, self.check_edition)
        if self._classic is None:
            self._classic = (
                edition_of(self.name, {"name": "classic"}, check_nothing)
                if self.edition_file is None
                else read_edition(self.edition_file, self.check_edition)
            )
        return self._classic

    def check_edition(self, source: str, data: dict[str, Any]) -> str:
        """Refuse data that cannot be played with by an ``EditionError``; the edition's name."""
        return check_nothing(source, data)

    def start(self, setting: Setting) -> State:
        """The state before anything has been drawn."""
        raise NotImplementedError

    # Notation

    def move_text(self, code: int, context: int) -> str:
        """A move's notation; ``context`` is what ``State.context`` said when it was made."""
        raise NotImplementedError

    def chance_text(self, outcome: int, context: int) -> str:
        """The notation of an outcome of chance, in its context."""
        raise NotImplementedError

    def read_chance(self, line: Line, state: State) -> int:
        """The outcome written in a record line, whose first word is ``*``."""
        raise NotImplementedError

    def canonical(self, text: str) -> str:
        """A move's text as the engine writes it; ``NotationError`` if it is not a move at all."""
        raise NotImplementedError

    def alias(self, state: State, seat: int, text: str) -> str:
        """A move's text with its things called as ``move_text`` calls them.

        For games in which a thing has several names, and the state tells which mean the same.
        """
        return text

    def refusal(self, state: State, seat: int, text: str) -> IllegalMove:
        """Why this well-formed move is not legal now: the rule, a declared reason, its values."""
        raise NotImplementedError

    def position_lines(self, state: State, seat: int) -> list[str]:
        """The body of a position as ``seat`` knows it (``SPECTATOR``, ``EVERYTHING``)."""
        raise NotImplementedError

    def read_position(
        self, reader: Reader, setting: Setting, seat: int, rng: Sfc32, quick: bool
    ) -> State:
        """The state that a position's body describes; what ``seat`` left unknown is dealt.

        ``quick`` is for texts of the engine's own: unknown things may be dealt as
        ``State.determinize`` does.
        """
        raise NotImplementedError

    # Showing

    def view(self, state: State, seat: int) -> Seen:
        """All that a seat (or a spectator) knows of the game, as JSON-able data."""
        raise NotImplementedError

    def alike(self, one: State, other: State, seat: int) -> bool:
        """Whether a seat (or a spectator) sees the same in both states."""
        return self.view(one, seat) == self.view(other, seat)

    def svg(self, view: View, edition: Edition) -> str:
        """A picture of what a view tells, by the module that the manifest names for it."""
        drawn: str = import_module("corral.pictures").draw(view, edition.data)
        return drawn

    def gallery(self) -> Gallery:
        """For one view after another of the same match."""
        return Gallery(self)

    # At a table

    def asking(self, state: State) -> Asking | None:
        """How a table asks where several are awaited together and silence has a meaning.

        Without it everybody is awaited for as long as the table allows. What it tells, all know.
        """
        return None

    # Playing well

    def evaluator(self, setting: Setting) -> Evaluator:
        """How bots judge positions and order moves; without more, by the rules alone."""
        return Evaluator()

    def judgement(self, setting: Setting) -> Judgement | None:
        """A learned value function, if one that fits such tables comes with the game.

        It fits the players, options and edition that it was learned with, and no others.
        """
        if self.judgements is None:
            return None
        found = kept_judgement(self.judgements / f"judgement-{setting.players}.json")
        if found is None:
            return None
        shape = self.evaluator(setting).feature_shape(setting.players)
        return found if fits(found, setting, shape) else None

    def judged_evaluator(self, setting: Setting, judgement: Judgement | None) -> Evaluator:
        """``evaluator`` with a learned value function, for those who have the time to search."""
        return self.evaluator(setting)

    # Learning

    def encoding(self, setting: Setting) -> Encoding:
        """Observations and actions as numbers, for a table of this kind: version 0."""
        raise CorralError(f"{self.name} has no encoding in numbers, so no environments for agents")

    def later_encodings(self) -> Mapping[int, LaterEncoding]:
        """Other versions of the encoding, beside 0, which stays what it is."""
        return {}

    @property
    def encodings(self) -> tuple[int, ...]:
        """The versions of the encoding."""
        return (0, *self.later_encodings())

    def encoding_at(self, setting: Setting, version: int) -> Encoding:
        """A version of the encoding."""
        if version not in self.encodings:
            known = ", ".join(map(str, self.encodings))
            raise OptionError(f"{self.name} has no encoding {version!r}, only {known}")
        later = self.later_encodings()
        return later[version].make(setting) if version else self.encoding(setting)

    # Proving

    def census(self, state: State) -> dict[str, int]:
        """How many of each thing there are in all; the same numbers after every move."""
        raise NotImplementedError

    def odds(self, state: State, seat: int) -> dict[str, float] | None:
        """How likely everything is that ``State.sample`` can deal to the places a seat cannot see.

        The promise that samples keep, where it can be worked out by going through all of it; else
        None. Keys are as ``unseen`` gives them.
        """
        return None

    def unseen(self, state: State, seat: int) -> str:
        """What ``odds`` tells apart: what lies in the places that a seat cannot see."""
        raise NotImplementedError

    # Common to all games

    def check_players(self, players: object) -> int:
        """The number of players, if so many can play."""
        if isinstance(players, bool) or not isinstance(players, int):
            raise OptionError(f"players={players!r} is not a whole number")
        if not self.fewest <= players <= self.most:
            raise OptionError(
                f"{self.name} is played by {self.fewest} to {self.most}, not by {players}"
            )
        return players

    def check_options(self, given: Mapping[str, object]) -> Options:
        """The options in full; unknown names and values are refused."""
        return check_options(self.name, self.options, given)


class Gallery:
    """Views of one match, one after the other.

    A game for which a view is costly tells anew only what has changed. The rest is the very same
    object as in earlier views and those of other seats, so it must not be altered.
    """

    def __init__(self, game: Game) -> None:
        self.game = game

    def view(self, state: State, seat: int, mark: int) -> Seen:
        """What ``Game.view`` gives. States with the same mark are the same."""
        return self.game.view(state, seat)
