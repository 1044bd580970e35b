"""What the command line asked for, and the match that it makes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import corral
from corral.bots import BOTS, Bot, Limit, new_bot
from corral.bots.program import ProgramBot, is_program
from corral.bots.roster import bot_title
from corral.core.errors import CorralError, IllegalLine, NotationError, OptionError
from corral.core.game import Game
from corral.core.match import Match
from corral.core.options import Options
from corral.core.record import CHANCE
from corral.core.text import Reader
from corral.inputs.files import read_file
from corral.inputs.options import UsageError
from corral.inputs.players import HUMAN, default_players, read_names, read_seats

if TYPE_CHECKING:
    from corral.words import Words

COMPANY: Final = "cowhand"
"""Who plays against a person that does not say otherwise."""

Person: TypeAlias = Callable[[int, Sequence[str]], str]
"""Gives a person at a seat a name, knowing those that are given already."""


@dataclass(frozen=True)
class Origin:
    """A file that holds a position to begin at, or a record to go on with."""

    path: Path
    text: str
    words: Callable[[], Words] | None = None

    @classmethod
    def read(cls, path: Path, words: Callable[[], Words] | None = None) -> Origin:
        """The words are called for only to say what a rule has against a move."""
        return cls(path, read_file(path), words)

    @property
    def is_record(self) -> bool:
        with self.blamed():
            return Reader(self.text).peek() == "corral-record"

    @property
    def keepable(self) -> Path | None:
        """The file in which a match that is gone on with is kept when no other is named."""
        return self.path if self.is_record and self.path.is_file() else None

    def match(self, edition: Path | None, seed: int | None = None) -> Match:
        """The match at the position, or at the end of the record."""
        read = corral.replay if self.is_record else corral.from_position
        with self.blamed():
            return read(self.text, edition=edition, seed=seed)

    @contextmanager
    def blamed(self) -> Iterator[None]:
        """Name the file in what is said about its text."""
        try:
            yield
        except IllegalLine as error:
            raise CorralError(f"{self.path}: {self._told(error)}") from error
        except NotationError as error:
            raise CorralError(f"{self.path}: {error}") from error

    def _told(self, error: IllegalLine) -> str:
        """In the reader's language, where there are words at all."""
        try:
            words = None if self.words is None else self.words()
        except ModuleNotFoundError:
            words = None
        if words is None:
            return str(error)
        return words.text(
            "terminal-illegal-line",
            line=str(error.line),
            column=str(error.column),
            sentence=words.refusal(error.game, error.refusal, error.names),
            rule=error.refusal.rule,
        )


def read_record(record: Origin, edition: Path | None, moves: int | None = None) -> Match:
    """The match of a record, at its end or after a number of moves."""
    with record.blamed():
        return corral.replay(record.text, edition=edition, moves=moves)


def moves_in(match: Match) -> int:
    """How many moves the players have made."""
    return sum(1 for entry in match.entries if entry.seat != CHANCE)


def bot_name(kind: str, seat: int) -> str:
    name = bot_title(kind).capitalize() if is_program(kind) else bot_title(kind)
    return f"{name} {seat + 1}"


@dataclass(frozen=True)
class Setup:
    """Everything about a match but its seed."""

    game: Game
    seats: tuple[str, ...]
    names: tuple[str, ...]
    options: Options
    edition: Path | None
    origin: Origin | None
    limit: Limit | None = None
    program_options: dict[str, str] = field(default_factory=dict)

    def bots(self, seed: int | None) -> dict[int, Bot]:
        """The players that are programs, by seat. Whoever asks for them closes them."""
        return {
            seat: new_bot(kind, seed, seat, self.limit, self.program_options)
            for seat, kind in enumerate(self.seats)
            if kind != HUMAN
        }

    def introduce(self, match: Match, bots: Mapping[int, Bot]) -> None:
        """Call programs as they call themselves, where nobody has named them otherwise."""
        names = list(self.names)
        for seat, bot in bots.items():
            if isinstance(bot, ProgramBot) and names[seat] == bot_name(self.seats[seat], seat):
                names[seat] = f"{bot.introduce(seat)} {seat + 1}"
        match.setting.names = tuple(names)

    @property
    def humans(self) -> list[int]:
        return [seat for seat, kind in enumerate(self.seats) if kind == HUMAN]

    def start(self, seed: int | None) -> Match:
        """The match, at its beginning or where the file leads."""
        if self.origin is None:
            options: dict[str, Any] = {**self.options}
            return corral.new(
                self.game.name,
                players=len(self.seats),
                seed=seed,
                edition=self.edition,
                names=self.names,
                rules=self.game.rules_version,
                **options,
            )
        match = self.origin.match(self.edition, seed)
        match.setting.names = self.names
        return match


class Wishes:
    """The command line's part of a setup. Seats and names may still be open."""

    def __init__(
        self,
        game: Game,
        players: str | None,
        names: str | None,
        options: Options,
        edition: Path | None,
        origin: Origin | None,
        limit: Limit | None = None,
        program_options: dict[str, str] | None = None,
    ) -> None:
        self.game = game
        self.limit = limit
        self.program_options = program_options or {}
        self.players = players
        self.names = names
        self.options = options
        self.edition = edition
        self.origin = origin
        self.count = default_players(game)
        self._recorded: tuple[str, ...] = ()
        if origin is not None:
            self._read_origin(origin)

    def _read_origin(self, origin: Origin) -> None:
        if self.options:
            raise UsageError("--option does not go with --position: the file has its own options")
        match = origin.match(self.edition)
        if match.game != self.game.name:
            raise OptionError(f"{origin.path}: this is {match.game}, not {self.game.name}")
        self.game = match.setting.game
        self.count = match.players
        if origin.is_record:
            self._recorded = match.names

    def default_seats(self) -> tuple[str, ...]:
        """One person against bots that play sensibly and at once."""
        return (HUMAN, *[COMPANY] * (self.count - 1))

    def usual_seats(self) -> tuple[str, ...]:
        """Those of a record, as far as its names tell: only bots are called after their kind."""
        seats = tuple(
            next((kind for kind in BOTS if name == bot_name(kind, seat)), HUMAN)
            for seat, name in enumerate(self._recorded)
        )
        return seats if HUMAN in seats else self.default_seats()

    def read_seats(self, text: str) -> tuple[str, ...]:
        """The seats of a text such as ``human,random:2``."""
        seats = read_seats(text, self.game)
        if self.origin is not None and len(seats) != self.count:
            raise OptionError(
                f"{self.origin.path} is a match of {self.count}, but {text!r} are {len(seats)}"
            )
        return seats

    def setup(self, seats: tuple[str, ...], person: Person) -> Setup:
        """The setup for these seats; ``person`` gives a human seat without a name one."""
        names = read_names(self.names, len(seats)) or list(self._recorded)
        for seat in range(len(names), len(seats)):
            names.append("" if seats[seat] == HUMAN else bot_name(seats[seat], seat))
        for seat, name in enumerate(names):
            names[seat] = name or person(seat, names)
        for name in names:
            if names.count(name) > 1:
                raise OptionError(f"two seats have the name {name!r}; give each its own")
        return Setup(
            self.game,
            seats,
            tuple(names),
            self.options,
            self.edition,
            self.origin,
            self.limit,
            self.program_options,
        )

    def for_bots(self) -> Setup:
        """The setup of a batch, in which nobody can be asked."""
        seats = ("random",) * self.count
        if self.players is not None:
            seats = self.read_seats(self.players)
        if HUMAN in seats:
            raise UsageError(
                f"--players {self.players} has a human seat, but --quiet, --num and --json are for "
                "bots alone"
            )
        return self.setup(seats, lambda seat, names: "")
