"""What can happen, declared: one type for each kind of event.

A secret field is told to some seats alone.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, TypedDict

from corral.core.view import Secret, secrets_of
from corral.games.goldrush.rules.names import Cell, PartName, Role, TileName


class StartTile(TypedDict):
    """The start tile lies in the middle."""

    kind: Literal["start_tile"]
    tile: TileName
    cell: Cell
    tokens: int
    """Mining tokens on it."""


class StartPlayer(TypedDict):
    """The start player is found."""

    kind: Literal["start_player"]
    seat: int


class Drawn(TypedDict):
    """A player draws a tile."""

    kind: Literal["drawn"]
    seat: int
    tile: TileName


class Unplaceable(TypedDict):
    """The tile drawn fits nowhere and leaves the game."""

    kind: Literal["unplaceable"]
    seat: int
    tile: TileName


class Placed(TypedDict):
    """A player places a tile."""

    kind: Literal["placed"]
    seat: int
    tile: TileName
    cell: Cell
    rotation: int


class TokensLaid(TypedDict):
    """A mountain gets mining tokens."""

    kind: Literal["tokens_laid"]
    part: PartName
    count: int
    pile: int
    """How many lie there now."""


class CowboyPlaced(TypedDict):
    """A player puts a cowboy on the new tile."""

    kind: Literal["cowboy_placed"]
    seat: int
    role: Role
    part: PartName
    supply: int
    """Cowboys left at home."""


TentPlaced = TypedDict(
    "TentPlaced",
    {"kind": Literal["tent_placed"], "seat": int, "part": PartName, "from": PartName | None},
)
"""A player puts the tent on a mountain, ``from`` another one or from home."""


class TokenTaken(TypedDict):
    """What comes from the tokens of a mountain to a player."""

    seat: int
    mountain: PartName
    pile: int
    """How many are left there."""
    token: Secret[int]
    """What it is worth."""


class Took(TokenTaken):
    """A player takes a token where the tent stands; only the player sees it."""

    kind: Literal["took"]


class Passed(TypedDict):
    """A player does nothing with the new tile."""

    kind: Literal["passed"]
    seat: int


class Claimed(TokenTaken):
    """A player gets a token of a finished mountain; only the player sees it."""

    kind: Literal["claimed"]


class TokensRemoved(TypedDict):
    """Tokens leave the game unseen."""

    kind: Literal["tokens_removed"]
    mountains: list[PartName]
    count: int


class RailroadScored(TypedDict):
    """A railroad is scored."""

    kind: Literal["railroad_scored"]
    feature: PartName
    cells: list[Cell]
    finished: bool
    tiles: int
    locomotives: int
    cowboys: list[int]
    """How many each seat has there."""
    seats: list[int]
    """Who gets the points."""
    points: int


class MountainScored(TypedDict):
    """A mountain is scored."""

    kind: Literal["mountain_scored"]
    feature: PartName
    cells: list[Cell]
    finished: bool
    nuggets: int
    cowboys: list[int]
    """How many each seat has there."""
    seats: list[int]
    """Who gets the points."""
    points: int


class CityScored(TypedDict):
    """A city is scored."""

    kind: Literal["city_scored"]
    feature: PartName
    cells: list[Cell]
    finished: bool
    railroads: int
    cowboys: list[int]
    """How many each seat has there."""
    seats: list[int]
    """Who gets the points."""
    points: int


class PrairieScored(TypedDict):
    """A prairie is scored, at the end."""

    kind: Literal["prairie_scored"]
    feature: PartName
    cells: list[Cell]
    camps: int
    herds: int
    cowboys: list[int]
    """How many each seat has there."""
    seats: list[int]
    """Who gets the points."""
    points: int


class CowboyReturned(TypedDict):
    """A cowboy comes home."""

    kind: Literal["cowboy_returned"]
    seat: int
    part: PartName


class TentReturned(TypedDict):
    """A tent comes home."""

    kind: Literal["tent_returned"]
    seat: int
    part: PartName


class TokensShown(TypedDict):
    """A player shows all tokens at the end."""

    kind: Literal["tokens_shown"]
    seat: int
    tokens: list[int]
    points: int


class Over(TypedDict):
    """The match is over."""

    kind: Literal["over"]
    scores: list[int]
    winners: list[int]


Scored: TypeAlias = RailroadScored | MountainScored | CityScored | PrairieScored
"""A feature is scored."""
GoldRushOpen: TypeAlias = (
    StartTile
    | StartPlayer
    | Drawn
    | Unplaceable
    | Placed
    | TokensLaid
    | CowboyPlaced
    | TentPlaced
    | Passed
    | TokensRemoved
    | Scored
    | CowboyReturned
    | TentReturned
    | TokensShown
    | Over
)
"""What everybody sees alike."""
GoldRushSecret: TypeAlias = Took | Claimed
"""What has secrets."""
GoldRushEvent: TypeAlias = GoldRushOpen | GoldRushSecret
"""Whatever can happen in Gold Rush."""
SECRETS: Final = secrets_of(GoldRushSecret)
