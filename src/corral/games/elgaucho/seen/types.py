"""What a seat sees, declared. The page's types and ``docs/views.md`` are made from this text."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from corral.core.view import Every, Head
from corral.games.elgaucho.rules.names import Area, Breed, Pasture, Tile

Phase: TypeAlias = Literal[
    "keep", "enter", "turn", "overseer", "steppe", "collect", "final", "over"
]
"""What is decided: in order of play."""


class Lot(TypedDict):
    """A tile in the pampa, and the gaucho on it."""

    tile: Tile
    big: int
    """Its big number, with which a gaucho stands on it."""
    small: int
    """Its small number, with which a gaucho lies on it."""
    gaucho: int | None
    """Whose gaucho is on it."""
    standing: bool
    """Whether that gaucho stands."""


class Herd(TypedDict):
    """A row of tiles of one breed."""

    row: list[int]
    """The values in their order."""
    worth: int
    """What it would bring without a bonus."""


class Ranch(TypedDict):
    """What a player has."""

    pesos: int
    supply: int
    """The gauchos at home."""
    areas: list[Area]
    """Where others of its gauchos are."""
    herds: dict[Breed, Herd]
    """Its rows; breeds of which it has none are missing."""
    incoming: list[Tile]
    """Tiles that are to be added."""
    aside: list[Tile | None]
    """Tiles of the preliminary round that it did not keep; ``None`` for those of others."""
    hand: list[Tile | None]
    """Tiles of the preliminary round to choose from; ``None`` for those of others."""
    chosen: bool
    """Whether it has chosen tiles to keep."""
    choice: list[Tile]
    """Which ones; told to the player alone."""


class ElGauchoSeen(TypedDict):
    """What a seat sees of El Gaucho."""

    phase: Phase
    """What is decided now."""
    round: int
    """The round from 1; 0 is the preliminary one."""
    start: int
    """The start player."""
    turn: int | None
    """Whose turn it is; ``None`` if nobody's."""
    rounds_left: int | None
    """Once the pile is used up: rounds with dice to be played, the running one included."""
    breed_out: Breed | None
    """With two players the breed that is not in play."""
    rodeo: list[int]
    """The dice that lie there."""
    dice: list[int]
    """The dice in hand."""
    dice_taken: bool
    """Whether they were taken already."""
    wish: int | None
    """The die that was wished for."""
    pending: list[Literal["recalled", "paired"]]
    """``recalled``: a gaucho taken back is to be used; ``paired``: a pair was begun."""
    touched: list[Area]
    """Areas used in this turn."""
    pampa: Every[Pasture, list[Lot | None]]
    """For each pasture its spaces; ``None`` for an empty one."""
    steppe: list[Tile | None]
    """Its tiles; ``None`` for one that the seat has not seen."""
    pile: int
    """How many tiles the draw pile has."""
    gone: list[Tile]
    """Tiles that left the game."""
    unseen: list[Tile]
    """Tiles whose place the seat does not know."""
    areas: Every[Area, list[int]]
    """The seats with a gaucho there."""
    players: list[Ranch]
    """What each seat has."""


class ElGauchoView(Head, ElGauchoSeen):
    """A view of El Gaucho, as a match gives it."""
