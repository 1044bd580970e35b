"""What travels about people's play: profiles, matches, leaders; as in ``wire``."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class RatingInfo(Struct, frozen=True):
    """How strong somebody is believed to be at a game; newcomers have 1000."""

    game: str
    rating: int
    spread: int
    """In 19 of 20 cases the truth is no farther away than this."""
    matches: int
    """How many rated matches it rests on."""


class GameCount(Struct, frozen=True):
    """How often somebody has played a game to its end, and won."""

    game: str
    matches: int
    won: int


class Rung(Struct, frozen=True):
    """A level of the ladder: wins alone against bots of this level or stronger ones."""

    level: str
    wins: int
    reached: bool


class Ladder(Struct, frozen=True):
    """The ladder of a game, the lowest rung first."""

    game: str
    rungs: list[Rung]


class OpponentInfo(Struct, frozen=True):
    """Somebody they have met; ``ahead``: how often they came before them."""

    id: str
    name: str
    matches: int
    ahead: int
    owner: str | None = None
    """What the owner is called, where it is a bot account."""


class FactInfo(Struct, frozen=True):
    """Something that a game counts: its name, on average in a match, and the most in one."""

    name: str
    mean: float
    most: int


class GameFacts(Struct, frozen=True):
    """What somebody does at a game: where their points came from, and what they did."""

    game: str
    matches: int
    worth: list[FactInfo]
    deeds: list[FactInfo]


class Profile(Struct, frozen=True):
    """Somebody's play."""

    id: str
    name: str
    since: float
    own: bool
    """Whether it is the one who asks."""
    counts: list[GameCount]
    ratings: list[RatingInfo]
    rung: int
    """So many wins make a level of the ladder one's own."""
    ladders: list[Ladder]
    opponents: list[OpponentInfo]
    facts: list[GameFacts]
    owner: str | None = None
    """What the owner is called, where it is a bot account."""


class SeatResult(Struct, frozen=True):
    """What a seat came to; without an id it was a bot, or somebody who is gone."""

    name: str
    id: str | None
    bot: str | None
    points: int
    place: int
    rating: int | None
    """After the match, where it was rated."""
    owner: str | None = None
    """What the owner is called, where it is a bot account."""
    left: bool = False
    """Whether they had resigned or gone: a bot played for them at the end."""


class PlayedMatch(Struct, frozen=True):
    """A finished match in somebody's history."""

    table: str
    game: str
    ended: float
    own: int
    """Whose history it is: the seat."""
    rated: Literal["people", "all"] | None
    seats: list[SeatResult]


class RatingPoint(Struct, frozen=True):
    """A rating after a match."""

    at: float
    rating: int
    spread: int


class LeaderInfo(Struct, frozen=True):
    """Somebody in the list of leaders, which goes by rating less spread."""

    id: str
    name: str
    rating: int
    spread: int
    matches: int
    owner: str | None = None
    """What the owner is called, where it is a bot account."""


class ClimberInfo(Struct, frozen=True):
    """Somebody on the ladder: the highest level they have reached, and their wins there."""

    id: str
    name: str
    level: str
    wins: int


class BotRating(Struct, frozen=True):
    """A bot as rated matches have shown it."""

    bot: str
    rating: int
    spread: int
    matches: int


class Leaders(Struct, frozen=True):
    """The best at a game; whoever has fewer than ``enough`` rated matches is not listed yet."""

    game: str
    enough: int
    leaders: list[LeaderInfo]
    bots: list[BotRating]
    rung: int
    """So many wins make a level one's own."""
    ladder: list[ClimberInfo]
