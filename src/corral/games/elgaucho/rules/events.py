"""What can happen, declared: one type for each kind of event.

A secret field is told to some seats alone.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, TypedDict

from corral.core.view import Secret, secrets_of
from corral.games.elgaucho.rules.names import Area, Breed, Space, Tile

Reason: TypeAlias = Literal["misfit", "sale", "end"]
"""Why a row is sold: a tile that does not fit it, SALE, or the end of the match."""


class BreedOut(TypedDict):
    """With two players: a breed leaves the game."""

    kind: Literal["breed_out"]
    breed: Breed


class Filled(TypedDict):
    """A space gets a tile."""

    kind: Literal["filled"]
    tile: Tile
    space: Space


class StartPlayer(TypedDict):
    """A player gets the start player token."""

    kind: Literal["start_player"]
    seat: int


class Dealt(TypedDict):
    """A player draws tiles for the preliminary round; only the player sees which."""

    kind: Literal["dealt"]
    seat: int
    count: int
    tiles: Secret[list[Tile]]


class Chosen(TypedDict):
    """A player has chosen tiles to keep, still in secret."""

    kind: Literal["chosen"]
    seat: int


class Kept(TypedDict):
    """All have chosen: the tiles that a player keeps."""

    kind: Literal["kept"]
    seat: int
    tiles: list[Tile]


class Placed(TypedDict):
    """A gaucho is put on an area; without dice in the preliminary round."""

    kind: Literal["placed"]
    seat: int
    area: Area
    dice: list[int]


class RoundBegan(TypedDict):
    """A round begins."""

    kind: Literal["round_began"]
    round: int
    seat: int
    """The start player."""
    left: int
    """Rounds still to come with dice once the pile is used up, else -1."""


class Rolled(TypedDict):
    """The start player rolls all dice."""

    kind: Literal["rolled"]
    seat: int
    dice: list[int]


class Took(TypedDict):
    """Two dice are taken."""

    kind: Literal["took"]
    seat: int
    dice: list[int]


class OnTile(TypedDict):
    """What dice do with a gaucho on a tile."""

    seat: int
    space: Space
    tile: Tile
    dice: list[int]


class Stood(OnTile):
    """A gaucho is stood on a tile."""

    kind: Literal["stood"]


class Laid(OnTile):
    """A gaucho is laid on a tile."""

    kind: Literal["laid"]


class Raised(OnTile):
    """A lying gaucho is raised with dice."""

    kind: Literal["raised"]


class Recalled(TypedDict):
    """A lying gaucho is taken back."""

    kind: Literal["recalled"]
    seat: int
    space: Space


class RecalledArea(TypedDict):
    """A gaucho is taken back from an area."""

    kind: Literal["recalled_area"]
    seat: int
    area: Area


class Wished(TypedDict):
    """WISH: a die of the player's choice."""

    kind: Literal["wished"]
    seat: int
    die: int


class Sale(TypedDict):
    """What a row brings: ``count`` times ``highest`` plus ``bonus`` makes the ``pesos``."""

    count: int
    highest: int
    bonus: int
    pesos: int


class Sold(Sale):
    """A row is sold: ``count`` times ``highest`` plus ``bonus`` makes the ``pesos``."""

    kind: Literal["sold"]
    seat: int
    breed: Breed
    row: list[int]
    reason: Reason


class Stole(TypedDict):
    """STEAL: a tile changes hands, and its worth goes to the victim."""

    kind: Literal["stole"]
    seat: int
    victim: int
    tile: Tile
    pesos: int


class Roused(TypedDict):
    """OVERSEER: an own lying gaucho is raised."""

    kind: Literal["roused"]
    seat: int
    space: Space
    tile: Tile


class Replaced(TypedDict):
    """OVERSEER: a gaucho takes the place of the victim's, who gets it back, and pesos."""

    kind: Literal["replaced"]
    seat: int
    victim: int
    space: Space
    tile: Tile
    pesos: int


class Looked(TypedDict):
    """STEPPE: a player looks at the tiles there; only the player sees which they are."""

    kind: Literal["looked"]
    seat: int
    count: int
    tiles: Secret[list[Tile]]


class Put(TypedDict):
    """STEPPE: a tile is put into the pampa, with a standing gaucho on it."""

    kind: Literal["put"]
    seat: int
    tile: Tile
    space: Space


class SteppeRefilled(TypedDict):
    """The steppe gets tiles from the pile."""

    kind: Literal["steppe_refilled"]
    count: int
    pile: int
    """How many tiles are left there."""


class PileEmpty(TypedDict):
    """The draw pile is empty: the end is near."""

    kind: Literal["pile_empty"]


class PileIdle(TypedDict):
    """Nothing was drawn for many rounds: the pile counts as empty."""

    kind: Literal["pile_idle"]


class Ended(TypedDict):
    """A turn ends."""

    kind: Literal["ended"]
    seat: int


class Collected(TypedDict):
    """Standing gauchos bring their tiles home."""

    kind: Literal["collected"]
    seat: int
    tiles: list[Tile]


class Added(TypedDict):
    """A tile comes to the right end of its row."""

    kind: Literal["added"]
    seat: int
    tile: Tile


class Sorted(TypedDict):
    """SORT: a tile is inserted into its row."""

    kind: Literal["sorted"]
    seat: int
    tile: Tile
    place: int
    """The place in the row, from 1."""
    row: list[int]
    """The row with it."""


class Over(TypedDict):
    """The match is over."""

    kind: Literal["over"]
    scores: list[int]
    winners: list[int]


ElGauchoOpen: TypeAlias = (
    BreedOut
    | Filled
    | StartPlayer
    | Chosen
    | Kept
    | Placed
    | RoundBegan
    | Rolled
    | Took
    | Stood
    | Laid
    | Raised
    | Recalled
    | RecalledArea
    | Wished
    | Sold
    | Stole
    | Roused
    | Replaced
    | Put
    | SteppeRefilled
    | PileEmpty
    | PileIdle
    | Ended
    | Collected
    | Added
    | Sorted
    | Over
)
"""What everybody sees alike."""
ElGauchoSecret: TypeAlias = Dealt | Looked
"""What has secrets."""
ElGauchoEvent: TypeAlias = ElGauchoOpen | ElGauchoSecret
"""Whatever can happen in El Gaucho."""
SECRETS: Final = secrets_of(ElGauchoSecret)
