"""What a seat sees, as JSON-able data for tables, pages and agents."""

from __future__ import annotations

from typing import Literal

from corral.games.elgaucho.rules import names
from corral.games.elgaucho.rules.codes import TILES, VALUES
from corral.games.elgaucho.rules.names import AREA_NAMES, LETTERS, TILE_NAMES
from corral.games.elgaucho.seen import types
from corral.games.elgaucho.seen.knowledge import ElGauchoKnowledge, Ranch, Tile
from corral.games.elgaucho.seen.types import ElGauchoSeen


class Glance:
    """What a seat was told last: parts of it are told again as they are where nothing has changed
    that they follow from."""

    def __init__(self) -> None:
        self._known: ElGauchoKnowledge | None = None
        self._pampa: dict[names.Pasture, list[types.Lot | None]] = {}
        self._unseen: list[names.Tile] = []
        self._areas: dict[names.Area, list[int]] = {}

    def look(self, known: ElGauchoKnowledge) -> None:
        """What the seat knows now."""
        before, self._known = self._known, known
        same = before is not None and _same_ranches(before, known)
        if not same:
            self._areas = {
                name: [seat for seat, ranch in enumerate(known.ranches) if area in ranch.areas]
                for area, name in enumerate(AREA_NAMES)
            }
        if (
            not same
            or before is None
            or self._pampa is not known.pampa.told
            or before.gone != known.gone
            or before.steppe != known.steppe
            or before.breed_out != known.breed_out
        ):
            self._pampa = known.pampa.told
            self._unseen = _names(_unseen(known))

    @property
    def unseen(self) -> list[names.Tile]:
        """The tiles whose place the seat does not know."""
        return self._unseen

    @property
    def areas(self) -> dict[names.Area, list[int]]:
        """Who stands where."""
        return self._areas


def _same_ranches(one: ElGauchoKnowledge, other: ElGauchoKnowledge) -> bool:
    for mine, theirs in zip(one.ranches, other.ranches, strict=True):  # noqa: SIM110 (asked for every view)
        if mine is not theirs:
            return False
    return True


def view_of(known: ElGauchoKnowledge, glance: Glance | None = None) -> ElGauchoSeen:
    """All that is known, in the rulebook's words; ``None`` stands for an unseen tile.

    ``glance``: where the seat's views follow one another.
    """
    if glance is None:
        glance = Glance()
    glance.look(known)
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
        "pampa": known.pampa.told,
        "steppe": _seen(known.steppe),
        "pile": known.pile,
        "gone": _names(known.gone),
        "unseen": glance.unseen,
        "areas": glance.areas,
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


def _ranch(ranch: Ranch) -> types.Ranch:
    if ranch.told is None:
        ranch.told = _told(ranch)
    return ranch.told


def _told(ranch: Ranch) -> types.Ranch:
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
    seen = [False] * (TILES + 1)  # the last for tiles that nobody has turned up
    for tile in known.gone:
        seen[tile] = True
    _tick(seen, known.steppe)
    for spaces in known.pampa.pastures:
        for space in spaces:
            seen[TILES if space.tile is None else space.tile] = True
    for ranch in known.ranches:
        _tick(seen, ranch.aside)
        _tick(seen, ranch.hand)
        for tile in ranch.incoming:
            seen[tile] = True
        for breed, row in enumerate(ranch.herds):
            for value in row:
                seen[breed * VALUES + value - 1] = True
    if known.breed_out is not None:
        for tile in range(known.breed_out * VALUES, (known.breed_out + 1) * VALUES):
            seen[tile] = True
    return [tile for tile in range(TILES) if not seen[tile]]


def _tick(seen: list[bool], tiles: list[Tile]) -> None:
    for tile in tiles:
        seen[TILES if tile is None else tile] = True
