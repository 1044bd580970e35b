"""What a seat sees, declared. The page's types and ``docs/views.md`` are made from this text."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from corral.core.view import Head
from corral.games.goldrush.rules.names import Cell, PartName, Role, Sort, TileName

Phase: TypeAlias = Literal["place", "act", "over"]
"""What is decided: in order of play."""


class Part(TypedDict):
    """A part of a tile."""

    part: str
    """Its place on the tile, such as ``N``."""
    sort: Sort
    feature: int
    """The place of its feature in the list of features."""
    cowboy: int | None
    """Whose cowboy is on it."""
    tent: int | None
    """Whose tent is on it."""


class LaidTile(TypedDict):
    """A tile of the landscape."""

    cell: Cell
    x: int
    y: int
    tile: TileName
    rotation: int
    """By so many quarters it is turned clockwise."""
    parts: list[Part]


class Opening(TypedDict):
    """A cell where the tile to be placed fits."""

    cell: Cell
    x: int
    y: int
    rotations: list[int]


class Counts(TypedDict):
    """What counts in a feature of each sort."""

    tiles: int
    nuggets: NotRequired[int]
    """Of mountains."""
    tokens: NotRequired[int]
    """Of mountains: how many lie there."""
    locomotives: NotRequired[int]
    """Of railroads."""
    railroads: NotRequired[int]
    """Of cities: finished ones that end there."""
    camps: NotRequired[int]
    """Of prairies."""
    herds: NotRequired[int]
    """Of prairies."""


class Feature(Counts):
    """What parts form together."""

    feature: PartName
    """Its name, after its oldest part."""
    sort: Sort
    parts: list[PartName]
    open: int
    """Its open ends."""
    finished: bool
    cowboys: list[int]
    """How many each seat has there."""
    owners: list[int]
    """Who would score."""
    points: int
    """What it brings as it is now."""


class Cowboy(TypedDict):
    """A cowboy in the landscape."""

    part: PartName
    role: Role


class Player(TypedDict):
    """What a player has."""

    points: int
    space: int
    """Where they are on the score track."""
    laps: int
    """How often they went round it."""
    supply: int
    """Cowboys at home."""
    cowboys: list[Cowboy]
    """Those in the landscape."""
    tent: PartName | None
    """Where the tent stands."""
    tokens: list[int | None]
    """Worths of mining tokens; ``None`` for those of others."""


class Tokens(TypedDict):
    """Where the mining tokens are."""

    supply: int
    on_table: int
    """Those that lie on mountains."""
    removed: int
    """Those that left the game."""
    unseen: dict[str, int]
    """How many of each worth the seat has not seen."""


class Common(TypedDict):
    """What everybody sees alike."""

    phase: Phase
    """What is decided now."""
    start: int
    """The start player."""
    turn: int | None
    """Whose turn it is; ``None`` if nobody's."""
    tile: TileName | None
    """The tile to be placed."""
    placed: Cell | None
    """The cell of the one just placed."""
    openings: list[Opening]
    """Where ``tile`` fits."""
    tiles: list[LaidTile]
    """The landscape in the order it was laid."""
    features: list[Feature]
    """What the parts form together."""
    left: dict[TileName, int]
    """How many tiles of each kind are to come."""
    gone: dict[TileName, int]
    """Those that fitted nowhere."""
    tiles_left: int
    """How many tiles are to come in all."""


class GoldRushSeen(Common):
    """What a seat sees of Gold Rush."""

    tokens: Tokens
    """Where the mining tokens are."""
    players: list[Player]
    """What each seat has."""


class GoldRushView(Head, GoldRushSeen):
    """A view of Gold Rush, as a match gives it."""
