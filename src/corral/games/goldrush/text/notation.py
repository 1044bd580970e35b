"""Moves and outcomes of chance as texts, and back. The grammar is in docs/notation.md."""

from __future__ import annotations

from collections.abc import Sequence

from corral.core.text import Line, Token
from corral.games.goldrush.rules.codes import (
    DIRECTIONS,
    DRAW_PHASE,
    FARMER_MOVE,
    MINER_MOVE,
    MOST_TILES,
    PASS_MOVE,
    PLACE_MOVE,
    RAILWAYMAN_MOVE,
    ROTATIONS,
    SIDE,
    START_PHASE,
    TAKE_MOVE,
    TENT_MOVE,
    TRADER_MOVE,
)
from corral.games.goldrush.rules.grid import nearest
from corral.games.goldrush.rules.names import DIRECTION_NAMES, HALF_NAMES, cell_name

VERBS = ("place", "railwayman", "miner", "trader", "farmer", "tent", "take", "pass")


def move_text(code: int, context: int) -> str:
    """The text of a move; the context is the corner of the landscape."""
    if code >= PLACE_MOVE:
        cell, rotation = divmod(code - PLACE_MOVE, ROTATIONS)
        return f"place {_cell(cell, context)} {rotation}"
    if code >= TENT_MOVE:
        cell, direction = divmod(code - TENT_MOVE, DIRECTIONS)
        return f"tent {_cell(cell, context)}:{DIRECTION_NAMES[direction]}"
    if code >= FARMER_MOVE:
        return f"farmer {HALF_NAMES[code - FARMER_MOVE]}"
    if code >= MINER_MOVE:
        return f"miner {DIRECTION_NAMES[code - MINER_MOVE]}"
    if code >= RAILWAYMAN_MOVE:
        return f"railwayman {DIRECTION_NAMES[code - RAILWAYMAN_MOVE]}"
    return {PASS_MOVE: "pass", TAKE_MOVE: "take", TRADER_MOVE: "trader"}[code]


def _cell(cell: int, context: int) -> str:
    west, north = -(context & 0xFF), -(context >> 8)
    x = int(nearest(cell % SIDE, west - 1))
    y = int(nearest(cell // SIDE, north - 1))
    return cell_name(x, y)


# Reading moves


def canonical(text: str) -> str:
    """A move as ``move_text`` writes it, with its spacing mended."""
    line = Line(1, text)
    verb = line.word(0, "a move")
    name = VERBS[verb.one_of(VERBS)]
    if name in ("trader", "take", "pass"):
        line.only(1)
        return name
    if name == "place":
        line.only(3)
        x, y = read_cell(line.word(1, "a cell such as 1,0"))
        rotation = line.word(2, "a rotation from 0 to 3").number(0, ROTATIONS - 1)
        return f"place {cell_name(x, y)} {rotation}"
    line.only(2)
    if name == "tent":
        cell, place = split_part(line.word(1, "a mountain part such as 1,0:N"))
        x, y = read_cell(cell)
        return f"tent {cell_name(x, y)}:{DIRECTION_NAMES[place.one_of(DIRECTION_NAMES)]}"
    if name == "farmer":
        return f"farmer {HALF_NAMES[line.word(1, 'a half-edge').one_of(HALF_NAMES)]}"
    return f"{name} {DIRECTION_NAMES[line.word(1, 'a direction').one_of(DIRECTION_NAMES)]}"


def read_cell(token: Token) -> tuple[int, int]:
    """The two coordinates of a cell."""
    pieces = token.split(",")
    if len(pieces) != 2:
        raise token.unexpected("a cell such as 1,0 or -2,3")
    return _coordinate(pieces[0]), _coordinate(pieces[1])


def _coordinate(token: Token) -> int:
    if token.text.startswith("-"):
        return -token.part(1).number(1, MOST_TILES)
    return token.number(0, MOST_TILES)


def split_part(token: Token) -> tuple[Token, Token]:
    """A part such as 1,0:N as its cell and its place on the tile."""
    pieces = token.split(":")
    if len(pieces) != 2:
        raise token.unexpected("a part of a tile such as 1,0:N")
    return pieces[0], pieces[1]


# Chance


def chance_text(
    outcome: int, context: int, names: Sequence[str], token_points: Sequence[int]
) -> str:
    """The text of an outcome; the context is the phase and the seat it is for."""
    phase, seat = context & 0xF, context >> 4 & 0xF
    if phase == START_PHASE:
        return f"start p{outcome}"
    if phase == DRAW_PHASE:
        return f"draw {names[outcome]}"
    return f"token p{seat} {token_points[outcome]}"


def read_chance(
    line: Line, context: int, names: Sequence[str], token_points: Sequence[int], players: int
) -> int:
    """The outcome in a record line such as ``* draw Va``, checked against what is due."""
    phase, seat = context & 0xF, context >> 4 & 0xF
    if phase == START_PHASE:
        _expect(line, "start")
        line.only(3)
        return line.word(2, "a seat").seat(players)
    if phase == DRAW_PHASE:
        _expect(line, "draw")
        line.only(3)
        return read_kind(line.word(2, "a tile"), names)
    _expect(line, "token", f"p{seat}")
    line.only(4)
    return read_token(line.word(3, "a token's points"), token_points)


def _expect(line: Line, *words: str) -> None:
    for place, word in enumerate(words, start=1):
        token = line.word(place, f"`{word}`")
        if token.text != word:
            raise token.unexpected(f"`{' '.join(words)}` (it is due now)")


def read_kind(token: Token, names: Sequence[str]) -> int:
    if token.text not in names:
        raise token.unexpected(f"a tile of the edition such as {names[0]}")
    return names.index(token.text)


def read_token(token: Token, token_points: Sequence[int]) -> int:
    """The place of a token's points among those that the edition has."""
    return token.one_of([str(points) for points in token_points])
