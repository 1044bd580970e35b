"""What a seat knows, gathered piece by piece.

With ``pampa`` this is a whitelist and the only way out of a state: views, positions and nothing
else are made from them. ``EVERYTHING`` in place of a seat gathers the whole truth, for records and
full positions.
"""

from __future__ import annotations

from typing import TypeAlias

from corral.core.game import EVERYTHING
from corral.games.elgaucho.rules.board import tile_count, tile_list
from corral.games.elgaucho.rules.codes import (
    AREAS,
    BREEDS,
    COLLECT_PHASE,
    ENTER_PHASE,
    FINAL_PHASE,
    FIRST_DIE,
    KEEP_PHASE,
    NONE,
    OVER_PHASE,
    OVERSEER_PHASE,
    SECOND_DIE,
    STEPPE_PHASE,
    TURN_PHASE,
)
from corral.games.elgaucho.rules.herds import in_row_order, row_values
from corral.games.elgaucho.rules.names import dice_values, rodeo_values
from corral.games.elgaucho.rules.preliminary import kept_tiles
from corral.games.elgaucho.rules.table import ElGauchoTable
from corral.games.elgaucho.seen import types
from corral.games.elgaucho.seen.pampa import Pampa
from corral.games.elgaucho.seen.types import Phase

PHASE_NAMES: dict[int, Phase] = {
    KEEP_PHASE: "keep",
    ENTER_PHASE: "enter",
    TURN_PHASE: "turn",
    OVERSEER_PHASE: "overseer",
    STEPPE_PHASE: "steppe",
    COLLECT_PHASE: "collect",
    FINAL_PHASE: "final",
    OVER_PHASE: "over",
}

Tile: TypeAlias = int | None
"""A tile, or ``None`` for one that the seat has not seen."""


class Ranch:
    """What a seat knows about a player's own things."""

    __slots__ = (
        "areas",
        "aside",
        "choice",
        "fresh",
        "hand",
        "has_chosen",
        "herds",
        "incoming",
        "pesos",
        "supply",
        "told",
    )

    def __init__(self, state: ElGauchoTable, owner: int, sees: bool) -> None:
        self.pesos = int(state.pesos[owner])
        self.supply = int(state.supply[owner])
        self.areas = [area for area in range(AREAS) if state.areas[owner] >> area & 1]
        self.herds: list[list[int]] = []
        for breed in range(BREEDS):
            row = owner * BREEDS + breed
            self.herds.append(row_values(state.herd[row], state.direction[row]))
        self.incoming = tile_list(state.incoming[owner])
        self.fresh = int(state.fresh[owner])
        self.has_chosen = bool(state.choice[owner] != NONE)
        self.aside = _tiles(int(state.aside[owner]), sees)
        self.hand = _tiles(int(state.hand[owner]), sees)
        self.choice: list[int] = []
        if sees and self.has_chosen:
            choice = int(state.choice[owner])
            kept = tile_list(kept_tiles(state.hand[owner], choice >> 1))
            self.choice = in_row_order(kept, bool(choice & 1))
        self.told: types.Ranch | None = None
        """As a view tells it, once it has been put into words."""


class KeptRanches:
    """Those of one match: the very same where nothing has changed that is known of it."""

    def __init__(self) -> None:
        self._kept: dict[int, tuple[list[int], Ranch]] = {}

    def ranch(self, state: ElGauchoTable, owner: int, sees: bool) -> Ranch:
        marks = _marks(state, owner, sees)
        place = 2 * owner + sees
        kept = self._kept.get(place)
        if kept is not None and kept[0] == marks:
            return kept[1]
        ranch = Ranch(state, owner, sees)
        self._kept[place] = (marks, ranch)
        return ranch


def _marks(state: ElGauchoTable, owner: int, sees: bool) -> list[int]:
    """Numbers that differ wherever ranches do, as somebody knows them."""
    hand, aside, choice = state.hand[owner], state.aside[owner], state.choice[owner]
    marks: list[int] = [
        state.pesos[owner],
        state.supply[owner],
        state.areas[owner],
        state.incoming[owner],
        state.fresh[owner],
        hand if sees else tile_count(hand),
        aside if sees else tile_count(aside),
        choice if sees or choice == NONE else 0,
    ]
    first = owner * BREEDS
    for row in range(first, first + BREEDS):
        marks.append(state.herd[row])
        marks.append(state.direction[row])
    return marks


class ElGauchoKnowledge:
    """What a seat knows about the whole table; ``kept`` where ranches were looked at before."""

    def __init__(
        self, state: ElGauchoTable, seat: int, pampa: Pampa, kept: KeptRanches | None = None
    ) -> None:
        self.seat = seat
        self.players = int(state.players)
        self.phase = int(state.phase)
        self.phase_name = PHASE_NAMES[self.phase]
        self.round = int(state.round)
        self.start = int(state.start)
        self.turn = None if state.turn == NONE else int(state.turn)
        self.countdown = None if state.countdown == NONE else int(state.countdown)
        self.idle_rounds = int(state.idle_rounds)
        self.drew = bool(state.drew)
        self.breed_out = None if state.breed_out == NONE else int(state.breed_out)
        self.gone = tile_list(state.gone)
        self.rodeo = rodeo_values(state.rodeo)
        self.taken = bool(state.taken)
        self.dice = [
            die for die in dice_values(state.hand_of_dice(), FIRST_DIE | SECOND_DIE) if die
        ]
        self.wished = int(state.wished) or None
        self.touched = [area for area in range(AREAS) if state.touched >> area & 1]
        self.owing = bool(state.owing)
        self.paired = bool(state.paired)
        self.pile = int(state.pile)
        self.pampa = pampa
        ranches = KeptRanches() if kept is None else kept
        self.ranches = [
            ranches.ranch(state, owner, seat in (owner, EVERYTHING))
            for owner in range(self.players)
        ]
        self.steppe: list[Tile] = []
        self.knowers: list[list[int]] = []
        self._look_at_steppe(state, seat)

    def _look_at_steppe(self, state: ElGauchoTable, seat: int) -> None:
        """The tiles that the seat has seen there; only the truth tells who else has."""
        if seat == EVERYTHING:
            known = int(state.seen)
        elif seat >= 0:
            known = int(state.known[seat])
        else:
            known = 0
        for tile in tile_list(known):
            self.steppe.append(tile)
            who = range(self.players) if seat == EVERYTHING else [seat]
            self.knowers.append([one for one in who if state.known[one] >> tile & 1])
        for _ in range(int(state.steppe) - len(self.steppe)):
            self.steppe.append(None)
            self.knowers.append([])


def _tiles(tiles: int, sees: bool) -> list[Tile]:
    """The tiles, or only their number."""
    if sees:
        return [*tile_list(tiles)]
    return [None] * int(tile_count(tiles))
