"""What a seat knows, gathered piece by piece.

With ``landscape`` this is a whitelist and the only way out of a state: views, positions and nothing
else are made from them. ``EVERYTHING`` in place of a seat gathers the whole truth, for records and
full positions. All that a seat may not know are the values of other players' mining tokens before
the end (G-10).
"""

from __future__ import annotations

from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from corral.core.game import EVERYTHING
from corral.games.goldrush.rules.codes import (
    ACT_PHASE,
    NONE,
    OVER_PHASE,
    PLACE_PHASE,
    ROTATIONS,
    TENT,
)
from corral.games.goldrush.rules.features import oldest_parts
from corral.games.goldrush.rules.names import ROLE_NAMES, Role
from corral.games.goldrush.rules.table import GoldRushTable
from corral.games.goldrush.seen.types import Phase

PHASE_NAMES: dict[int, Phase] = {PLACE_PHASE: "place", ACT_PHASE: "act", OVER_PHASE: "over"}

Token: TypeAlias = int | None
"""A mining token's points, or ``None`` for one that the seat has not seen."""
Cowboy: TypeAlias = tuple[str, Role]
"""The part that it holds, and what it is there."""


class LaidTile:
    """A tile of the landscape."""

    __slots__ = ("kind", "rotation", "x", "y")

    def __init__(self, state: GoldRushTable, tile: int) -> None:
        cell, way = state.cell[tile], state.way[tile]
        self.kind = state.tiles.names[way // ROTATIONS]
        self.rotation = int(way % ROTATIONS)
        self.x = state.x_of(cell)
        self.y = state.y_of(cell)


class Belongings:
    """What a seat knows about a player's own things."""

    __slots__ = ("cowboys", "points", "supply", "tent", "tokens")

    def __init__(self, state: GoldRushTable, owner: int, sees: bool, cowboys: list[Cowboy]) -> None:
        self.points = int(state.points[owner])
        self.supply = int(state.supply[owner])
        self.cowboys = cowboys
        self.tent = None if state.tent[owner] == NONE else state.part_text(state.tent[owner])
        self.tokens: list[Token] = []
        values = len(state.unseen)
        for value, points in enumerate(state.tiles.token_worths):
            count = int(state.purse[owner * values + value])
            self.tokens += [points if sees else None] * count


class GoldRushKnowledge:
    """What a seat knows about the whole table; ``cowboys`` where they were looked for already."""

    def __init__(
        self, state: GoldRushTable, seat: int, cowboys: list[list[Cowboy]] | None = None
    ) -> None:
        self.seat = seat
        self.phase = int(state.phase)
        self.phase_name = PHASE_NAMES[self.phase]
        self.start = int(state.start)
        self.turn = None if state.turn == NONE else int(state.turn)
        names = state.tiles.names
        self.in_hand = None if state.in_hand == NONE else names[state.in_hand]
        self.token_supply = int(state.token_supply)
        self.removed = int(state.removed)
        self.token_counts = {
            points: int(count)
            for points, count in zip(
                state.tiles.token_worths, state.tiles.token_counts, strict=True
            )
        }
        self.score_track = int(state.tiles.score_track)
        shown = state.phase == OVER_PHASE
        if cowboys is None:
            cowboys = cowboys_of(state)
        self.players = [
            Belongings(state, owner, shown or seat in (owner, EVERYTHING), cowboys[owner])
            for owner in range(int(state.players))
        ]


class Ground:
    """Tiles and piles of tokens, as a position tells them. Everybody sees them."""

    def __init__(self, state: GoldRushTable) -> None:
        self.gone = by_kind(state, state.gone)
        self.tiles = [LaidTile(state, tile) for tile in range(int(state.laid))]
        self.piles = [
            (state.part_text(part), int(state.pile[state.feature[part]]))
            for part in oldest_parts(state)
            if state.pile[state.feature[part]] > 0
        ]


def cowboys_of(state: GoldRushTable) -> list[list[Cowboy]]:
    """For each seat its cowboys in the landscape. Everybody sees them, so one look is enough."""
    found: list[list[Cowboy]] = [[] for _ in range(int(state.players))]
    for part in range(state.parts):
        holder = state.holder[part]
        if 0 < holder < TENT:
            role = ROLE_NAMES[int(state.sort_of(part))]
            found[int(holder) - 1].append((state.part_text(part), role))
    return found


def by_kind(state: GoldRushTable, counts: vec[i64]) -> dict[str, int]:
    """How many tiles of each kind; those that are none are not named."""
    names = state.tiles.names
    return {names[kind]: int(counts[kind]) for kind in range(len(names)) if counts[kind]}
