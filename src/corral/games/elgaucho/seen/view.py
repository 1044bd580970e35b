"""What a seat sees, as JSON-able data for tables, pages and agents."""

from __future__ import annotations

from typing import Literal

from corral.games.elgaucho.rules import names
from corral.games.elgaucho.rules.board import Board
from corral.games.elgaucho.rules.codes import TILES
from corral.games.elgaucho.rules.names import AREA_NAMES, LETTERS, ROW_LETTERS, TILE_NAMES
from corral.games.elgaucho.seen import types
from corral.games.elgaucho.seen.knowledge import ElGauchoKnowledge, Ranch, Space, Tile
from corral.games.elgaucho.seen.types import ElGauchoSeen, Lot


def view_of(known: ElGauchoKnowledge, board: Board) -> ElGauchoSeen:
    """All that is known, in the rulebook's words; ``None`` stands for an unseen tile."""
    return {
        "phase": known.phase_name,
        "round": known.round,
        "start": known.start,
        "turn": known.turn,
        "rounds_left": known.countdown,
        "breed_out": None if known.breed_out is None else LETTERS[known.breed_out],
        "rodeo": known.rodeo,
        "dice": known.dice,
        "dice_taken": known.taken,
        "wish": known.wished,
        "pending": _pending(known),
        "touched": [AREA_NAMES[area] for area in known.touched],
        "pampa": {
            letter: [_space(space, board) for space in spaces]
            for letter, spaces in zip(ROW_LETTERS, known.pastures, strict=True)
        },
        "steppe": _seen(known.steppe),
        "pile": known.pile,
        "gone": _names(known.gone),
        "unseen": _names(_unseen(known)),
        "areas": {
            name: [seat for seat, ranch in enumerate(known.ranches) if area in ranch.areas]
            for area, name in enumerate(AREA_NAMES)
        },
        "players": [_ranch(ranch) for ranch in known.ranches],
    }


def _names(tiles: list[int]) -> list[names.Tile]:
    return [TILE_NAMES[tile] for tile in tiles]


def _seen(tiles: list[Tile]) -> list[names.Tile | None]:
    return [None if tile is None else TILE_NAMES[tile] for tile in tiles]


def _pending(known: ElGauchoKnowledge) -> list[Literal["recalled", "paired"]]:
    pending: list[Literal["recalled", "paired"]] = []
    if known.owing:
        pending.append("recalled")
    if known.paired:
        pending.append("paired")
    return pending


def _space(space: Space, board: Board) -> Lot | None:
    if space.tile is None:
        return None
    return {
        "tile": TILE_NAMES[space.tile],
        "big": int(board.value[space.tile]),
        "small": int(board.small[space.tile]),
        "gaucho": space.owner,
        "standing": space.standing,
    }


def _ranch(ranch: Ranch) -> types.Ranch:
    return {
        "pesos": ranch.pesos,
        "supply": ranch.supply,
        "areas": [AREA_NAMES[area] for area in ranch.areas],
        "herds": {
            LETTERS[breed]: {"row": row, "worth": len(row) * max(row)}
            for breed, row in enumerate(ranch.herds)
            if row
        },
        "incoming": _names(ranch.incoming),
        "aside": _seen(ranch.aside),
        "hand": _seen(ranch.hand),
        "chosen": ranch.has_chosen,
        "choice": _names(ranch.choice),
    }


def _unseen(known: ElGauchoKnowledge) -> list[int]:
    """The tiles whose place the seat does not know: what may still come."""
    seen: set[int | None] = {*known.gone, *known.steppe}
    for spaces in known.pastures:
        seen.update(space.tile for space in spaces)
    for ranch in known.ranches:
        seen.update(ranch.aside, ranch.hand, ranch.incoming)
        for breed, row in enumerate(ranch.herds):
            seen.update(breed * 12 + value - 1 for value in row)
    return [tile for tile in range(TILES) if tile not in seen and tile // 12 != known.breed_out]
