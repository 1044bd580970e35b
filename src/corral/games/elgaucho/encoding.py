"""El Gaucho in numbers: the pieces of what a seat knows, and the actions by which it moves."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from corral.core.bits import bit
from corral.core.encoding import FACES, Block, Encoding, Piece
from corral.core.sheet import Sheet
from corral.core.state import State
from corral.games.elgaucho.rules.board import Board
from corral.games.elgaucho.rules.codes import (
    ADD_MOVE,
    AREAS,
    BREEDS,
    DONE_MOVE,
    END_MOVE,
    KEEP_MOVE,
    LAY_MOVE,
    LOOK_MOVE,
    MOVES,
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
from corral.games.elgaucho.sheet import (
    MOST_PESOS,
    MOST_ROUNDS,
    PHASES,
    ElGauchoSheet,
)
from corral.games.elgaucho.state import ElGaucho

DECISIONS: Final = 1000  # for each player: random ones take up to 250

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

    def sheet(self, out: vec[i32], at: i64, floats: bool) -> Sheet:
        return ElGauchoSheet(self, out, at, self.ink(floats))
