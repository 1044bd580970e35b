"""El Gaucho in numbers: what a seat knows, and the actions by which it moves.

A whitelist like ``knowledge``, but without any object made on the way.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from corral.core.bits import bit
from corral.core.encoding import (
    FACES,
    Block,
    Encoding,
    Piece,
    put,
    put_one_of,
    put_set,
    relative,
)
from corral.core.state import State
from corral.games.elgaucho.rules.board import Board
from corral.games.elgaucho.rules.codes import (
    ADD_MOVE,
    AREAS,
    ASCENDING,
    BREED_MASK,
    BREEDS,
    DESCENDING,
    DONE_MOVE,
    END_MOVE,
    KEEP_MOVE,
    KEEP_PHASE,
    LAY_MOVE,
    LOOK_MOVE,
    MOVES,
    NONE,
    OVER_PHASE,
    PLACE_MOVE,
    PUT_MOVE,
    RAISE_MOVE,
    RECALL_AREA_MOVE,
    RECALL_MOVE,
    REPLACE_MOVE,
    ROLL_PHASE,
    ROUSE_MOVE,
    SALE_MOVE,
    SORT_MOVE,
    SPACES,
    STAND_MOVE,
    STEAL_MOVE,
    TAKE_MOVE,
    TILES,
    VALUES,
    WISH_MOVE,
)
from corral.games.elgaucho.rules.herds import display
from corral.games.elgaucho.rules.preliminary import kept_tiles
from corral.games.elgaucho.state import ElGaucho

PHASES: Final = 8  # from keeping to the end
DECISIONS: Final = 1000  # for each player: random ones take up to 250
MOST_PESOS: Final = 2000
MOST_ROUNDS: Final = 200

TILE_SET: Final = (BREEDS, VALUES)


def _pieces(players: int) -> list[Piece]:
    return [
        Piece(
            "phase", (PHASES,), 0, 1, "keep, enter, turn, overseer, steppe, collect, final, over"
        ),
        Piece("start", (players,), 0, 1, "the start player"),
        Piece("turn", (players,), 0, 1, "whose turn it is"),
        Piece("round", (1,), 0, MOST_ROUNDS, "the round", 20),
        Piece(
            "rounds_left", (1,), -1, 2, "rounds with dice, this one included; -1: the pile lasts", 1
        ),
        Piece("idle_rounds", (1,), 0, 20, "rounds without a tile drawn", 10),
        Piece("pile", (1,), 0, TILES, "tiles in the draw pile", 40),
        Piece("breed_out", (BREEDS,), 0, 1, "the breed that is not in play"),
        Piece("rodeo", (FACES,), 0, 11, "dice left in the rodeo, by face", 3),
        Piece("dice", (3,), 0, FACES, "dice in hand: first, second, wished; 0: none"),
        Piece("flags", (3,), 0, 1, "dice taken; a gaucho taken back is to be used; a pair begun"),
        Piece("touched", (AREAS,), 0, 1, "areas used in this turn"),
        Piece("pampa_breed", (SPACES, BREEDS), 0, 1, "the breed of the tile on each space"),
        Piece("pampa_value", (SPACES, 2), 0, 18, "the big and the small number of that tile", 12),
        Piece("pampa_lying", (SPACES, players), 0, 1, "whose gaucho lies on a space"),
        Piece("pampa_standing", (SPACES, players), 0, 1, "whose gaucho stands on a space"),
        Piece("hand", TILE_SET, 0, 1, "own tiles of the preliminary round"),
        Piece("choice", TILE_SET, 0, 1, "those chosen to be kept, as long as it is a secret"),
        Piece("aside", TILE_SET, 0, 1, "own tiles left aside"),
        Piece("steppe", TILE_SET, 0, 1, "tiles on the steppe that the observer has seen"),
        Piece("steppe_size", (1,), 0, 8, "tiles on the steppe", 4),
        Piece("gone", TILE_SET, 0, 1, "tiles that have left the game"),
        Piece("unseen", TILE_SET, 0, 1, "tiles whose place the observer does not know"),
        Piece("pesos", (players,), 0, MOST_PESOS, "each player's pesos", 100),
        Piece("supply", (players,), 0, 50, "gauchos in each supply", 8),
        Piece(
            "fresh",
            (players,),
            -1,
            TILES,
            "tiles that came to the steppe since a look; -1: none",
            4,
        ),
        Piece("chosen", (players,), 0, 1, "who has chosen tiles to keep"),
        Piece(
            "areas", (players, AREAS), 0, 1, "gauchos on sort, wish, sale, steal, overseer, steppe"
        ),
        Piece("herds", (players, *TILE_SET), 0, 1, "the herds' tiles"),
        Piece(
            "direction", (players, BREEDS), -1, 1, "a herd's direction: 1 ascending, -1 descending"
        ),
        Piece("incoming", (players, *TILE_SET), 0, 1, "tiles collected that are to be added"),
    ]


BLOCKS: Final = (
    Block("keep", KEEP_MOVE, 64, "2 × set of places in the hand, ascending, + 1 for descending"),
    Block("place", PLACE_MOVE, 48, "8 × area + set of dice; without dice in the preliminary round"),
    Block("take", TAKE_MOVE, 36, "6 × (lower die - 1) + higher die - 1"),
    Block("stand", STAND_MOVE, 256, "8 × space + set of dice"),
    Block("lay", LAY_MOVE, 256, "8 × space + set of dice"),
    Block("raise", RAISE_MOVE, 256, "8 × space + set of dice"),
    Block("recall", RECALL_AREA_MOVE, AREAS, "area"),
    Block("recall", RECALL_MOVE, SPACES, "space"),
    Block("wish", WISH_MOVE, FACES, "die - 1"),
    Block("sale", SALE_MOVE, BREEDS, "breed"),
    Block("steal", STEAL_MOVE, TILES, "tile: 12 × breed + value - 1"),
    Block("rouse", ROUSE_MOVE, SPACES, "space"),
    Block("replace", REPLACE_MOVE, SPACES, "space"),
    Block("look", LOOK_MOVE, 1, ""),
    Block("put", PUT_MOVE, 256, "32 × place among the steppe's tiles, ascending, + space"),
    Block("add", ADD_MOVE, TILES, "tile"),
    Block("sort", SORT_MOVE, TILES, "tile"),
    Block("done", DONE_MOVE, 1, ""),
    Block("end", END_MOVE, 1, ""),
)


class ElGauchoEncoding(Encoding):
    """Moves are actions as they are; a set of dice has bits for the first, second and wished."""

    def __init__(self, board: Board) -> None:
        players = int(board.players)
        # Every tile is sold at most once, alone for its bonus or with others for 12 each (E-28).
        highest = TILES * (VALUES + board.bonus)
        longest = DECISIONS * players
        super().__init__(players, _pieces(players), BLOCKS, TILES, longest, highest)
        assert self.actions == MOVES

    def dice(self, state: State) -> i64:
        assert isinstance(state, ElGaucho)
        return state.board.dice if state.phase == ROLL_PHASE else 0

    def thrown(self, faces: list[int]) -> i64:
        rodeo: i64 = 0
        for face in faces:
            rodeo += bit(4 * face)
        return rodeo

    def observe(self, state: State, seat: i64, out: vec[i32], at: i64) -> None:
        assert isinstance(state, ElGaucho)
        at = _put_course(state, seat, out, at)
        at = _put_turn(state, out, at)
        at = _put_pampa(state, seat, out, at)
        at = _put_tiles(state, seat, out, at)
        _put_ranches(state, seat, out, at)


def _put_course(table: ElGaucho, seat: i64, out: vec[i32], at: i64) -> i64:
    players = table.players
    phase = table.phase
    at = put_one_of(out, at, PHASES, _phase_place(phase))
    at = put_one_of(out, at, players, relative(table.start, seat, players))
    at = put_one_of(out, at, players, relative(table.turn, seat, players))
    at = put(out, at, min(table.round, i64(MOST_ROUNDS)))
    at = put(out, at, table.countdown)
    at = put(out, at, table.idle_rounds)
    at = put(out, at, table.pile)
    return put_one_of(out, at, BREEDS, table.breed_out)


def _phase_place(phase: i64) -> i64:
    """Phases in which somebody decides are kept as they are, the others have no place."""
    if phase == OVER_PHASE:
        return PHASES - 1
    return phase - KEEP_PHASE if phase >= KEEP_PHASE else NONE


def _put_turn(table: ElGaucho, out: vec[i32], at: i64) -> i64:
    for face in range(i64(FACES)):
        out[at + face] = i32(table.rodeo >> (4 * face) & 15)
    at += FACES
    at = put(out, at, table.first_die)
    at = put(out, at, table.second_die)
    at = put(out, at, table.wished)
    at = put(out, at, 1 if table.taken else 0)
    at = put(out, at, 1 if table.owing else 0)
    at = put(out, at, 1 if table.paired else 0)
    return put_set(out, at, AREAS, table.touched)


def _put_pampa(table: ElGaucho, seat: i64, out: vec[i32], at: i64) -> i64:
    players = table.players
    values = at + SPACES * BREEDS
    lying = values + SPACES * 2
    standing = lying + SPACES * players
    end = standing + SPACES * players
    for place in range(at, end):
        out[place] = 0
    board = table.board
    for space in board.spaces:
        tile = table.tile[space]
        if tile < 0:
            continue
        out[at + space * BREEDS + tile // VALUES] = 1
        out[values + space * 2] = i32(board.value[tile])
        out[values + space * 2 + 1] = i32(board.small[tile])
        gaucho = table.gaucho[space]
        if gaucho:
            owner = relative((gaucho >> 1) - 1, seat, players)
            plane = standing if gaucho & 1 else lying
            out[plane + space * players + owner] = 1
    return end


def _put_tiles(table: ElGaucho, seat: i64, out: vec[i32], at: i64) -> i64:
    """The sets of tiles that are one's own, and those that are nobody's."""
    hand = table.hand[seat]
    choice = table.choice[seat]
    at = put_set(out, at, TILES, hand)
    at = put_set(out, at, TILES, 0 if choice == NONE else kept_tiles(hand, choice >> 1))
    at = put_set(out, at, TILES, table.aside[seat])
    at = put_set(out, at, TILES, table.known[seat])
    at = put(out, at, table.steppe)
    at = put_set(out, at, TILES, table.gone)
    return put_set(out, at, TILES, unseen_tiles(table, seat))


def unseen_tiles(table: ElGaucho, seat: i64) -> i64:
    """What may still come: all tiles in play but those whose place the seat knows."""
    placed = table.gone | table.hand[seat] | table.aside[seat] | table.known[seat]
    if table.breed_out >= 0:
        placed |= bit(table.breed_out * VALUES) * BREED_MASK
    for space in table.board.spaces:
        tile = table.tile[space]
        if tile >= 0:
            placed |= bit(tile)
    for other in range(table.players):
        placed |= display(table, other) | table.incoming[other]
    return table.board.all_tiles() & ~placed


def _put_ranches(table: ElGaucho, seat: i64, out: vec[i32], at: i64) -> None:
    """Everybody's ranch, from the observer's clockwise."""
    players = table.players
    supply = at + players
    fresh = supply + players
    chosen = fresh + players
    areas = chosen + players
    herds = areas + players * AREAS
    directions = herds + players * TILES
    incoming = directions + players * BREEDS
    for place in range(players):
        owner = (seat + place) % players
        out[at + place] = i32(min(table.pesos[owner], i64(MOST_PESOS)))
        out[supply + place] = i32(table.supply[owner])
        out[fresh + place] = i32(table.fresh[owner])
        out[chosen + place] = 1 if table.choice[owner] != NONE else 0
        put_set(out, areas + place * AREAS, AREAS, table.areas[owner])
        put_set(out, herds + place * TILES, TILES, display(table, owner))
        for breed in range(i64(BREEDS)):
            direction = table.direction[owner * BREEDS + breed]
            sign: i64 = 0
            if direction == ASCENDING:
                sign = 1
            elif direction == DESCENDING:
                sign = -1
            out[directions + place * BREEDS + breed] = i32(sign)
        put_set(out, incoming + place * TILES, TILES, table.incoming[owner])
