"""Positions of El Gaucho as text. The grammar is in docs/notation.md."""

from __future__ import annotations

from corral.core.game import EVERYTHING
from corral.core.text import listed
from corral.games.elgaucho.rules.codes import (
    COLLECT_PHASE,
    FINAL_PHASE,
    KEEP_PHASE,
    OVERSEER_PHASE,
    STEPPE_PHASE,
    TURN_PHASE,
)
from corral.games.elgaucho.rules.names import AREA_NAMES, LETTERS, ROW_LETTERS, TILE_NAMES
from corral.games.elgaucho.seen.knowledge import ElGauchoKnowledge, Ranch, Tile
from corral.games.elgaucho.seen.pampa import Space

UNKNOWN = "?"
IN_TURN = (TURN_PHASE, OVERSEER_PHASE, STEPPE_PHASE)
COLLECTING = (COLLECT_PHASE, FINAL_PHASE)


def position_lines(known: ElGauchoKnowledge) -> list[str]:
    """The body of a position, one fact a line, always in the same order."""
    lines = [
        f"phase {known.phase_name}",
        f"round {known.round}",
        f"start p{known.start}",
        f"turn {_seat(known.turn)}",
        f"countdown {'-' if known.countdown is None else known.countdown}",
        f"idle {known.idle_rounds}",
        f"drew {'yes' if known.drew else 'no'}",
        f"out {'-' if known.breed_out is None else LETTERS[known.breed_out]}",
        f"gone {listed(_names(known.gone))}",
    ]
    if known.phase in IN_TURN:
        lines += _turn_lines(known)
    for letter, spaces in zip(ROW_LETTERS, known.pampa.pastures, strict=True):
        lines.append(f"pasture {letter} " + " ".join(_space(space) for space in spaces))
    lines.append(f"steppe {listed(_steppe(known))}")
    fresh = ["-" if ranch.fresh < 0 else str(ranch.fresh) for ranch in known.ranches]
    lines.append(f"fresh {' '.join(fresh)}")
    lines.append(f"pile {known.pile}")
    for seat, ranch in enumerate(known.ranches):
        lines += [f"p{seat} {line}" for line in _ranch_lines(known, ranch)]
    return lines


def _turn_lines(known: ElGauchoKnowledge) -> list[str]:
    dice = listed([str(die) for die in known.dice]) if known.taken else "untaken"
    pending = ["recalled"] * known.owing + ["paired"] * known.paired
    return [
        f"rodeo {listed([str(die) for die in known.rodeo])}",
        f"dice {dice}",
        f"wish {known.wished or '-'}",
        f"touched {listed([AREA_NAMES[area] for area in known.touched])}",
        f"pending {listed(pending)}",
    ]


def _ranch_lines(known: ElGauchoKnowledge, ranch: Ranch) -> list[str]:
    herds = [
        LETTERS[breed] + "-".join(str(value) for value in row)
        for breed, row in enumerate(ranch.herds)
        if row
    ]
    lines = [
        f"pesos {ranch.pesos}",
        f"areas {listed([AREA_NAMES[area] for area in ranch.areas])}",
        f"herds {listed(herds)}",
        f"aside {listed(_names(ranch.aside))}",
    ]
    if known.phase == KEEP_PHASE:
        choice = ",".join(_names(ranch.choice)) or UNKNOWN
        lines.append(f"hand {listed(_names(ranch.hand))}")
        lines.append(f"choice {choice if ranch.has_chosen else '-'}")
    if known.phase in COLLECTING:
        lines.append(f"incoming {listed(_names(ranch.incoming))}")
    return lines


def _names(tiles: list[Tile] | list[int]) -> list[str]:
    return [UNKNOWN if tile is None else TILE_NAMES[tile] for tile in tiles]


def _seat(seat: int | None) -> str:
    return "-" if seat is None else f"p{seat}"


def _space(space: Space) -> str:
    """``.`` without a tile; ``W7`` free, ``W7^0`` with a standing, ``W7_0`` with a lying gaucho."""
    if space.tile is None:
        return "."
    name = TILE_NAMES[space.tile]
    if space.owner is None:
        return name
    return f"{name}{'^' if space.standing else '_'}{space.owner}"


def _steppe(known: ElGauchoKnowledge) -> list[str]:
    names = _names(known.steppe)
    if known.seat == EVERYTHING:
        for place, knowers in enumerate(known.knowers):
            if knowers:
                names[place] += "@" + "".join(str(seat) for seat in knowers)
    return names
