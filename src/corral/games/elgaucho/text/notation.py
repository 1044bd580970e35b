"""Moves and outcomes of chance as texts, and back. The grammar is in docs/notation.md."""

from __future__ import annotations

from mypy_extensions import i64

from corral.core.errors import NotationError
from corral.core.text import Line, Token
from corral.games.elgaucho.rules.board import nth_tile, tile_list
from corral.games.elgaucho.rules.codes import (
    ADD_MOVE,
    DEAL_PHASE,
    DONE_MOVE,
    END_MOVE,
    FILL_PHASE,
    LAY_MOVE,
    LOOK_MOVE,
    OUT_PHASE,
    PLACE_MOVE,
    PUT_MOVE,
    RAISE_MOVE,
    RECALL_AREA_MOVE,
    RECALL_MOVE,
    REFILL_PHASE,
    REPLACE_MOVE,
    ROLL_PHASE,
    ROUSE_MOVE,
    SALE_MOVE,
    SORT_MOVE,
    SPACES,
    STAND_MOVE,
    START_PHASE,
    STEAL_MOVE,
    TAKE_MOVE,
    VALUES,
    WISH_MOVE,
)
from corral.games.elgaucho.rules.herds import in_row_order
from corral.games.elgaucho.rules.names import (
    AREA_NAMES,
    LETTERS,
    SPACE_NAMES,
    TILE_NAMES,
    dice_values,
    rodeo_values,
)
from corral.games.elgaucho.rules.preliminary import kept_tiles

TILE_OF = {name: tile for tile, name in enumerate(TILE_NAMES)}
VERBS = (
    "keep",
    "place",
    "take",
    "stand",
    "lay",
    "raise",
    "recall",
    "wish",
    "sale",
    "steal",
    "overseer",
    "steppe",
    "put",
    "done",
    "end",
    "add",
    "sort",
)


def move_text(code: int, context: int) -> str:
    """The text of a move; the context is the hand, the dice in hand, or the steppe's tiles."""
    if code < PLACE_MOVE:
        return "keep " + " ".join(TILE_NAMES[tile] for tile in _laid(context, code))
    if code < TAKE_MOVE:
        area = AREA_NAMES[code - PLACE_MOVE >> 3]
        return f"place {area}{_dice(context, code - PLACE_MOVE & 7)}"
    if code < STAND_MOVE:
        return f"take {(code - TAKE_MOVE) // 6 + 1} {(code - TAKE_MOVE) % 6 + 1}"
    if code < LAY_MOVE:
        return "stand " + _at_space(code - STAND_MOVE, context)
    if code < RAISE_MOVE:
        return "lay " + _at_space(code - LAY_MOVE, context)
    if code < RECALL_AREA_MOVE:
        return "raise " + _at_space(code - RAISE_MOVE, context)
    if code < RECALL_MOVE:
        return f"recall {AREA_NAMES[code - RECALL_AREA_MOVE]}"
    if code < WISH_MOVE:
        return f"recall {SPACE_NAMES[code - RECALL_MOVE]}"
    if code < SALE_MOVE:
        return f"wish {code - WISH_MOVE + 1}"
    if code < STEAL_MOVE:
        return f"sale {LETTERS[code - SALE_MOVE]}"
    if code < ROUSE_MOVE:
        return f"steal {TILE_NAMES[code - STEAL_MOVE]}"
    if code < REPLACE_MOVE:
        return f"overseer raise {SPACE_NAMES[code - ROUSE_MOVE]}"
    if code < LOOK_MOVE:
        return f"overseer replace {SPACE_NAMES[code - REPLACE_MOVE]}"
    if code == LOOK_MOVE:
        return "steppe"
    if code < ADD_MOVE:
        place, space = divmod(code - PUT_MOVE, SPACES)
        return f"put {TILE_NAMES[nth_tile(context, place)]} {SPACE_NAMES[space]}"
    if code < SORT_MOVE:
        return f"add {TILE_NAMES[code - ADD_MOVE]}"
    if code < DONE_MOVE:
        return f"sort {TILE_NAMES[code - SORT_MOVE]}"
    return "end" if code == END_MOVE else "done"


def _laid(hand: int, code: int) -> list[int]:
    """Kept tiles breed by breed, each breed as it is laid from left to right."""
    return in_row_order(tile_list(kept_tiles(hand, code >> 1)), bool(code & 1))


def _at_space(offset: int, hand_of_dice: int) -> str:
    return SPACE_NAMES[offset >> 3] + _dice(hand_of_dice, offset & 7)


def _dice(hand: i64, chosen: i64) -> str:
    values = dice_values(hand, chosen)
    return " " + "+".join(str(value) for value in values) if values else ""


# Reading moves


def canonical(text: str) -> str:
    """A move as ``move_text`` writes it: spacing, the order of dice and of kept tiles mended."""
    line = Line(1, text)
    verb = line.word(0, "a move")
    if verb.text not in VERBS:
        raise verb.unexpected("one of " + ", ".join(VERBS))
    rest = line.rest(1)
    written = " ".join(_arguments(line, verb.text, rest))
    return f"{verb.text} {written}" if written else verb.text


def _arguments(line: Line, verb: str, rest: list[Token]) -> list[str]:
    if verb in ("end", "done", "steppe"):
        line.only(1)
        return []
    if verb == "keep":
        return _keep_arguments(line)
    if verb == "take":
        line.only(3)
        dice = [line.word(place, "a die").number(1, 6) for place in (1, 2)]
        return [str(die) for die in sorted(dice)]
    if verb == "wish":
        line.only(2)
        return [str(line.word(1, "a value from 1 to 6").number(1, 6))]
    if verb == "place":
        line.only(3)
        area = AREA_NAMES[line.word(1, "an area").one_of(AREA_NAMES)]
        return [area, *[_read_dice(token) for token in rest[1:]]]
    if verb in ("stand", "lay", "raise"):
        line.only(3)
        return [_read_space(line.word(1, "a space")), _read_dice(line.word(2, "dice"))]
    if verb == "recall":
        line.only(2)
        word = line.word(1, "an area or a space")
        return [word.text if word.text in AREA_NAMES else _read_space(word)]
    if verb == "sale":
        line.only(2)
        return [LETTERS[line.word(1, "a breed").one_of(list(LETTERS))]]
    if verb == "overseer":
        line.only(3)
        words = ("raise", "replace")
        how = words[line.word(1, "raise or replace").one_of(words)]
        return [how, _read_space(line.word(2, "a space"))]
    if verb == "put":
        line.only(3)
        tile = TILE_NAMES[read_tile(line.word(1, "a tile"))]
        return [tile, _read_space(line.word(2, "a space"))]
    line.only(2)
    return [TILE_NAMES[read_tile(line.word(1, "a tile"))]]


def _keep_arguments(line: Line) -> list[str]:
    line.word(1, "a tile")
    line.only(4)
    tiles: list[int] = []
    for token in line.rest(1):
        tile = read_tile(token)
        if tile in tiles:
            raise token.wrong(f"{token.text} is named twice")
        tiles.append(tile)
    for descending in (False, True):
        ordered = in_row_order(tiles, descending)
        rows = [
            [tile for tile in tiles if tile // VALUES == breed] for breed in range(len(LETTERS))
        ]
        if ordered == [tile for row in rows for tile in row]:
            return [TILE_NAMES[tile] for tile in ordered]
    raise line.words[0].wrong("tiles of one breed are laid ascending or descending")


def read_tile(token: Token) -> int:
    if token.text not in TILE_OF:
        raise token.unexpected(f"a tile such as W7 (breeds {', '.join(LETTERS)}; values 1 to 12)")
    return TILE_OF[token.text]


def _read_space(token: Token) -> str:
    if token.text not in SPACE_NAMES:
        raise token.unexpected("a space such as c3")
    return token.text


def _read_dice(token: Token) -> str:
    pieces = token.split("+")
    if len(pieces) > 3:
        raise token.unexpected("one to three dice such as 5 or 5+6")
    return "+".join(str(die) for die in sorted(piece.number(1, 6) for piece in pieces))


# Chance


def chance_text(outcome: int, context: int) -> str:
    """The text of an outcome; the context is the phase and the space or seat it is for."""
    phase, place = context >> 8, context & 0xFF
    if phase == OUT_PHASE:
        return f"out {LETTERS[outcome]}"
    if phase in (FILL_PHASE, REFILL_PHASE):
        return f"fill {SPACE_NAMES[place]} {TILE_NAMES[outcome]}"
    if phase == START_PHASE:
        return f"start p{outcome}"
    if phase == DEAL_PHASE:
        return f"deal p{place} {TILE_NAMES[outcome]}"
    if phase == ROLL_PHASE:
        return "roll " + " ".join(str(die) for die in rodeo_values(outcome))
    return f"look {TILE_NAMES[outcome]}"


def read_chance(line: Line, context: int, players: int, dice: int) -> int:
    """The outcome in a record line such as ``* fill a1 W7``, checked against what is due."""
    phase = context >> 8
    if phase == ROLL_PHASE:
        _expect(line, ["roll"])
        line.only(2 + dice)
        faces = [line.word(2 + place, "a die").number(1, 6) for place in range(dice)]
        return sum(1 << 4 * (face - 1) for face in faces)
    if phase == OUT_PHASE:
        _expect(line, ["out"])
        line.only(3)
        return line.word(2, "a breed").one_of(list(LETTERS))
    if phase == START_PHASE:
        _expect(line, ["start"])
        line.only(3)
        return line.word(2, "a seat").seat(players)
    before_tile = chance_text(0, context).split()[:-1]
    _expect(line, before_tile)
    line.only(2 + len(before_tile))
    return read_tile(line.word(1 + len(before_tile), "a tile"))


def _expect(line: Line, words: list[str]) -> None:
    for place, word in enumerate(words, start=1):
        token = line.word(place, f"`{word}`")
        if token.text != word:
            raise NotationError(
                token.line, token.column, f"{token.text!r} stands where `{' '.join(words)}` is due"
            )
