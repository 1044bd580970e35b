"""Reading positions of El Gaucho: everything is checked, and every complaint has a place."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from corral.core.bits import bit
from corral.core.game import EVERYTHING
from corral.core.prng import Sfc32
from corral.core.text import Line, Reader, Token, unlisted
from corral.games.elgaucho.rules.board import Board, tile_count
from corral.games.elgaucho.rules.codes import (
    ASCENDING,
    BREEDS,
    DESCENDING,
    ENTER_PHASE,
    KEEP_PHASE,
    NONE,
    OVER_PHASE,
    ROW_LENGTH,
    ROWS,
    SINGLE,
    VALUES,
)
from corral.games.elgaucho.rules.herds import in_row_order
from corral.games.elgaucho.rules.names import AREA_NAMES, LETTERS, ROW_LETTERS
from corral.games.elgaucho.rules.preliminary import keep_moves, kept_tiles
from corral.games.elgaucho.rules.rounds import IDLE_ROUNDS
from corral.games.elgaucho.seen.belief import deal_unknown
from corral.games.elgaucho.seen.knowledge import PHASE_NAMES
from corral.games.elgaucho.state import ElGaucho
from corral.games.elgaucho.text.notation import read_tile
from corral.games.elgaucho.text.objections import objection
from corral.games.elgaucho.text.position import COLLECTING, IN_TURN, UNKNOWN

MOST_PESOS = 1_000_000
MOST_ROUNDS = 1_000_000


def read_position(reader: Reader, board: Board, seat: int, rng: Sfc32) -> ElGaucho:
    """The state of a position; what the seat did not know is dealt at random."""
    return _PositionReader(reader, board, seat).read(rng)


class _PositionReader:
    def __init__(self, reader: Reader, board: Board, seat: int) -> None:
        self.reader = reader
        self.board = board
        self.players = int(board.players)
        self.seat = seat
        self.state = ElGaucho(board)
        self.placed: dict[int, Token] = {}
        self.unknown_aside = vec[i64]([0] * self.players)
        self.unknown_chosen = vec[i64]([0] * self.players)
        self.turn_line = Token("", 1, 1)

    def read(self, rng: Sfc32) -> ElGaucho:
        state = self.state
        self._read_course()
        if state.phase in IN_TURN:
            self._read_turn()
        for row in range(ROWS):
            self._read_pasture(row)
        self._read_steppe()
        pile = self.reader.keyed("pile")
        pile_token = pile.word(1, "the number of tiles in the pile")
        state.pile = pile_token.number(0, int(tile_count(state.bag)) + len(self.placed))
        pile.only(2)
        for owner in range(self.players):
            self._read_ranch(owner)
        self._count_tiles(pile_token)
        self._count_gauchos(pile_token)
        if self.seat != EVERYTHING:
            deal_unknown(state, self.seat, self.unknown_aside, self.unknown_chosen, rng)
        problem = objection(state)
        if problem is not None:
            raise self.turn_line.wrong(problem)
        return state

    # Tiles

    def _place_tile(self, token: Token) -> int:
        """A tile that lies in a place of its own."""
        tile = read_tile(token)
        if tile in self.placed:
            first = self.placed[tile]
            raise token.wrong(
                f"{token.text} lies in two places, also at line {first.line}, column {first.column}"
            )
        if tile // VALUES == self.state.breed_out:
            raise token.wrong(f"{token.text} is of the breed that left the game")
        self.placed[tile] = token
        return tile

    def _tile_set(self, tokens: list[Token]) -> int:
        return sum(1 << self._place_tile(token) for token in tokens)

    # The course of the match

    def _read_course(self) -> None:
        state = self.state
        names = list(PHASE_NAMES.values())
        state.phase = list(PHASE_NAMES)[self.reader.value("phase", wanted="a phase").one_of(names)]
        begun = state.phase not in (KEEP_PHASE, ENTER_PHASE)
        state.round = self.reader.value("round", wanted="a number").number(
            int(begun), MOST_ROUNDS * begun
        )
        state.start = self.reader.value("start", wanted="a seat").seat(self.players)
        self.turn_line = self.reader.value("turn", wanted="a seat or `-`")
        if state.phase in (KEEP_PHASE, OVER_PHASE):
            if self.turn_line.text != "-":
                raise self.turn_line.unexpected("`-` (nobody is on turn in this phase)")
            state.turn = NONE
        else:
            state.turn = self.turn_line.seat(self.players)
        countdown = self.reader.value("countdown", wanted="0, 1, 2 or `-`")
        state.countdown = NONE if countdown.text == "-" else countdown.number(0, 2)
        if state.countdown != NONE and not begun:
            raise countdown.wrong("the pile cannot run out before the first round")
        state.idle_rounds = self.reader.value("idle", wanted="a number").number(0, IDLE_ROUNDS)
        words = ("no", "yes")
        state.drew = bool(self.reader.value("drew", wanted="yes or no").one_of(words))
        out = self.reader.value("out", wanted="a breed or `-`")
        if (out.text != "-") != bool(self.board.breeds_out):
            raise out.unexpected("a breed" if self.board.breeds_out else "`-`")
        state.breed_out = NONE if out.text == "-" else out.one_of(list(LETTERS))
        state.gone = self._tile_set(self.reader.values("gone"))

    def _read_turn(self) -> None:
        state = self.state
        rodeo_line = self.reader.keyed("rodeo")
        dice = [token.number(1, 6) for token in unlisted(rodeo_line.rest(1))]
        state.rodeo = sum(1 << 4 * (die - 1) for die in dice)
        hand = self.reader.keyed("dice")
        state.taken = hand.word(1, "dice, `untaken` or `-`").text != "untaken"
        if state.taken:
            self._read_dice(hand)
        self._check_dice_left(rodeo_line, len(dice))
        wish = self.reader.value("wish", wanted="a value or `-`")
        state.wished = 0 if wish.text == "-" else wish.number(1, 6)
        for token in self.reader.values("touched"):
            mark = 1 << token.one_of(AREA_NAMES)
            if state.touched & mark:
                raise token.wrong(f"{token.text} is named twice")
            state.touched |= mark
        for token in self.reader.values("pending"):
            if token.one_of(("recalled", "paired")):
                state.paired = True
            else:
                state.owing = True

    def _read_dice(self, hand: Line) -> None:
        tokens = unlisted(hand.rest(1))
        if len(tokens) > 2:
            raise tokens[2].wrong("a player has at most two dice")
        values = sorted(token.number(1, 6) for token in tokens)
        if values:
            self.state.first_die = values[0]
        if len(values) == 2:
            self.state.second_die = values[1]

    def _check_dice_left(self, line: Line, found: int) -> None:
        state = self.state
        if state.countdown == 0:
            if found or state.taken:
                raise line.words[0].wrong("the round without dice has none")
            return
        before = (int(state.turn) - int(state.start)) % self.players
        left = int(self.board.dice) - 2 * before - 2 * state.taken
        if found != left:
            raise line.words[0].wrong(f"{found} dice in the rodeo, {left} must be left")

    # The board

    def _read_pasture(self, row: int) -> None:
        state = self.state
        line = self.reader.keyed("pasture", ROW_LETTERS[row])
        length = int(self.board.row_lengths[row])
        line.word(1 + length, f"one of the {length} spaces in play")
        line.only(2 + length)
        for column, token in enumerate(line.rest(2)):
            space = row * ROW_LENGTH + column
            if token.text == ".":
                continue
            mark = "^" if "^" in token.text else "_"
            pieces = token.split(mark)
            state.tile[space] = self._place_tile(pieces[0])
            if len(pieces) > 2:
                raise pieces[2].wrong("one gaucho at most stands or lies on a tile")
            if len(pieces) == 2:
                owner = pieces[1].number(0, self.players - 1)
                state.gaucho[space] = 2 * owner + (3 if mark == "^" else 2)
                state.supply[owner] -= 1

    def _read_steppe(self) -> None:
        state = self.state
        tokens = self.reader.values("steppe")
        if len(tokens) > self.board.steppe_tiles:
            extra = tokens[int(self.board.steppe_tiles)]
            raise extra.wrong(f"the steppe has {int(self.board.steppe_tiles)} tiles at most")
        state.steppe = len(tokens)
        for token in tokens:
            if token.text != UNKNOWN:
                self._read_steppe_tile(token)
        line = self.reader.keyed("fresh")
        line.word(self.players, "a number or `-` for each seat")
        line.only(1 + self.players)
        for seat, token in enumerate(line.rest(1)):
            if token.text != "-":
                state.fresh[seat] = token.number(0, VALUES * BREEDS)
            elif state.known[seat]:
                raise token.wrong(f"p{seat} knows a tile of the steppe, so it has looked")

    def _read_steppe_tile(self, token: Token) -> None:
        state = self.state
        pieces = token.split("@")
        mark = bit(self._place_tile(pieces[0]))
        state.seen |= mark
        if self.seat != EVERYTHING:
            if self.seat < 0:
                raise token.wrong("a spectator knows no tile of the steppe")
            if len(pieces) > 1:
                raise pieces[1].wrong("a seat does not know who else has seen a tile")
            state.known[self.seat] |= mark
            return
        if len(pieces) != 2 or not pieces[1].text:
            raise token.wrong("a tile that is known is written with the seats that know it: W7@01")
        for place in range(len(pieces[1].text)):
            seat = pieces[1].part(place, place + 1).number(0, self.players - 1)
            if state.known[seat] & mark:
                raise pieces[1].wrong(f"names p{seat} twice")
            state.known[seat] |= mark

    # The players

    def _read_ranch(self, owner: int) -> None:
        state = self.state
        pesos = self.reader.keyed(f"p{owner}", "pesos")
        pesos.only(3)
        state.pesos[owner] = pesos.word(2, "a number").number(0, MOST_PESOS)
        for token in self.reader.values(f"p{owner}", "areas"):
            mark = 1 << token.one_of(AREA_NAMES)
            if state.areas[owner] & mark:
                raise token.wrong(f"{token.text} is named twice")
            state.areas[owner] |= mark
            state.supply[owner] -= 1
        for token in self.reader.values(f"p{owner}", "herds"):
            self._read_herd(owner, token)
        for token in self.reader.values(f"p{owner}", "aside"):
            if token.text == UNKNOWN:
                self._may_be_unknown(token, owner)
                self.unknown_aside[owner] += 1
            else:
                state.aside[owner] |= 1 << self._place_tile(token)
        if state.phase == KEEP_PHASE:
            self._read_hand(owner)
        if state.phase in COLLECTING:
            state.incoming[owner] = self._tile_set(self.reader.values(f"p{owner}", "incoming"))

    def _may_be_unknown(self, token: Token, owner: int) -> None:
        if self.seat in (owner, EVERYTHING):
            raise token.wrong("`?` is for what the seat that sees this position does not know")

    def _read_herd(self, owner: int, token: Token) -> None:
        breed = token.part(0, 1).one_of(list(LETTERS))
        row = owner * BREEDS + breed
        if self.state.herd[row]:
            raise token.wrong(f"p{owner} has a second row of {LETTERS[breed]}")
        values = []
        for piece in token.part(1).split("-"):
            value = piece.number(1, VALUES)
            tile = Token(f"{LETTERS[breed]}{value}", piece.line, piece.column)
            self.state.herd[row] |= bit(self._place_tile(tile) % VALUES)
            values.append(value)
        if len(values) == 1:
            self.state.direction[row] = SINGLE
        elif values == sorted(values):
            self.state.direction[row] = ASCENDING
        elif values == sorted(values, reverse=True):
            self.state.direction[row] = DESCENDING
        else:
            raise token.wrong("a herd is strictly ascending or strictly descending (E-27)")

    def _read_hand(self, owner: int) -> None:
        state = self.state
        line = self.reader.keyed(f"p{owner}", "hand")
        wanted = int(self.board.preliminary)
        line.word(1 + wanted, f"one of {wanted} tiles")
        line.only(2 + wanted)
        for token in line.rest(2):
            if token.text == UNKNOWN:
                self._may_be_unknown(token, owner)
            elif self.seat not in (owner, EVERYTHING):
                raise token.unexpected("`?` (a hand that this seat cannot see)")
            else:
                state.hand[owner] |= bit(self._place_tile(token))
        choice = self.reader.keyed(f"p{owner}", "choice")
        choice.only(3)
        token = choice.word(2, "tiles, `?` or `-`")
        if token.text == UNKNOWN:
            self._may_be_unknown(token, owner)
            self.unknown_chosen[owner] = 1
        elif token.text != "-":
            state.choice[owner] = self._read_choice(owner, token)

    def _read_choice(self, owner: int, token: Token) -> int:
        tiles = [read_tile(piece) for piece in token.split(",")]
        hand = self.state.hand[owner]
        for code in keep_moves(self.state, hand, vec[i64]()):
            kept = [
                tile for tile in range(VALUES * BREEDS) if kept_tiles(hand, code >> 1) >> tile & 1
            ]
            if tiles == in_row_order(kept, bool(code & 1)):
                return int(code)
        raise token.wrong("is not a choice that this hand allows (E-9, E-10)")

    # The whole

    def _count_tiles(self, pile: Token) -> None:
        """What lies nowhere is unseen; the pile must be what is left of it."""
        state = self.state
        state.bag = self.board.all_tiles()
        if state.breed_out != NONE:
            state.bag &= ~(bit(state.breed_out * VALUES) * 0xFFF)
        for tile in self.placed:
            state.bag &= ~bit(tile)
        unknown = state.steppe - tile_count(state.seen)
        for owner in range(self.players):
            unknown += self.unknown_aside[owner]
            if state.phase == KEEP_PHASE and state.hand[owner] == 0:
                unknown += self.board.preliminary
        left = int(tile_count(state.bag) - unknown)
        if int(state.pile) != left:
            raise pile.wrong(f"{pile.text} tiles in the pile, but {left} lie nowhere else")

    def _count_gauchos(self, pile: Token) -> None:
        for owner in range(self.players):
            if self.state.supply[owner] < 0:
                raise pile.wrong(f"p{owner} has more than {int(self.board.gauchos)} gauchos in use")
