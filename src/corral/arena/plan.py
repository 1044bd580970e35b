"""What an arena is to play: every line-up, every deal, in every rotation of the seats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import corral
from corral.arena.bout import Job, Outcome, Place
from corral.arena.entrant import Entrant
from corral.arena.lineup import LINE_UPS, LineUp
from corral.core.dealer import SEEDS
from corral.core.errors import OptionError
from corral.core.game import Game
from corral.core.options import OptionValue
from corral.core.prng import Sfc32


@dataclass(frozen=True)
class Plan:
    """A duplicate match is one deal, played once for each rotation of the seats round the table.

    All its matches have the same stream of chance, so no entrant is helped by a lucky deal or seat.
    """

    game: str
    entrants: tuple[Entrant, ...]
    line_up: str
    """How the tables are made up: a name in ``LINE_UPS``."""
    tables: tuple[int, ...]
    """The numbers of players."""
    deals: int
    """How many duplicate matches each line-up plays."""
    seed: int
    """That of the first deal; deal i has the seed plus i."""
    options: Mapping[str, OptionValue]
    rules: int | None = None
    """The version of the rules; the newest if none is named."""

    def __post_init__(self) -> None:
        game = self.by_its_rules()
        game.check_options(self.options)
        for seats in self.tables:
            game.check_players(seats)
        if len(self.entrants) < 2:
            raise OptionError("an arena needs at least two players, such as foreman,cowhand")
        if self.line_up not in LINE_UPS:
            known = ", ".join(LINE_UPS)
            raise OptionError(f"there is no line-up {self.line_up!r}; there are {known}")
        if self.seed + self.deals > SEEDS:
            raise OptionError(
                f"seed {self.seed} and {self.deals} deals lead beyond the last seed, 2**64 - 1"
            )

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(entrant.name for entrant in self.entrants)

    def line_ups(self) -> list[LineUp]:
        """All tables, the smaller ones first."""
        make = LINE_UPS[self.line_up]
        return [made for seats in self.tables for made in make(len(self.entrants), seats)]

    def places(self) -> Iterator[Place]:
        """All matches, in the order in which they are to begin: deal by deal.

        So whenever it is interrupted, every line-up has played about the same number of deals.
        """
        line_ups = self.line_ups()
        for deal in range(self.deals):
            for number, line_up in enumerate(line_ups):
                for rotation in range(len(line_up)):
                    yield Place(number, deal, rotation)

    def size(self) -> int:
        """The number of all matches."""
        return self.deals * sum(len(line_up) for line_up in self.line_ups())

    def job(self, place: Place, line_ups: Sequence[LineUp], keep_record: bool = False) -> Job:
        """The match at a place of the plan."""
        order = _seating(line_ups[place.line_up], place)
        seed = self.seed + place.deal
        seats = tuple(self.entrants[number] for number in order)
        return Job(place, self.game, self.options, seats, seed, keep_record, self.rules)

    def holds(self, outcome: Outcome, line_ups: Sequence[LineUp]) -> bool:
        """Whether a match is one of those that are to be played."""
        place = outcome.place
        if not (0 <= place.line_up < len(line_ups) and 0 <= place.deal < self.deals):
            return False
        if not 0 <= place.rotation < len(line_ups[place.line_up]):
            return False
        job = self.job(place, line_ups)
        names = tuple(entrant.name for entrant in job.seats)
        return (outcome.seed, outcome.players) == (job.seed, names)

    def by_its_rules(self) -> Game:
        """The game, by the version of the rules that is played."""
        game = corral.game(self.game)
        return game if self.rules is None else game.at(self.rules)

    def to_data(self) -> dict[str, Any]:
        game = self.by_its_rules()
        return {
            "game": self.game,
            **version_data(game),
            "options": game.check_options(self.options),
            "players": [entrant.to_data() for entrant in self.entrants],
            "line_up": self.line_up,
            "seats": list(self.tables),
            "num": self.deals,
            "seed": self.seed,
        }


def version_data(game: Game) -> dict[str, Any]:
    """By which rules and with which edition it is played."""
    edition = game.edition()
    return {
        "rules_version": game.rules_version,
        "edition": {"name": edition.name, "digest": edition.digest},
    }


def _seating(line_up: LineUp, place: Place) -> list[int]:
    """Who sits where. The neighbours differ from deal to deal; within a deal all move on a seat."""
    rng = Sfc32(place.deal)
    order = list(line_up)
    for last in range(len(order) - 1, 0, -1):
        other = int(rng.below(last + 1))
        order[last], order[other] = order[other], order[last]
    return order[-place.rotation :] + order[: -place.rotation] if place.rotation else order


def usual_tables(game: Game, entrants: int, line_up: str) -> tuple[int, ...]:
    """Every number of players the game has; mixed tables seat nobody twice unless they are told."""
    most = min(game.most, max(entrants, game.fewest)) if line_up == "mixed" else game.most
    return tuple(range(game.fewest, most + 1))
