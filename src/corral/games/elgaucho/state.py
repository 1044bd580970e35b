"""El Gaucho as the contract wants it: legal moves, moves, chance, result."""

from __future__ import annotations

from math import factorial

from librt.vecs import vec
from mypy_extensions import i64

from corral.core.bits import bit
from corral.core.prng import Sfc32
from corral.games.elgaucho.rules import collecting, preliminary, rounds, special, turn
from corral.games.elgaucho.rules.board import Board, nth_tile, tile_count, tile_list
from corral.games.elgaucho.rules.codes import (
    ADD_MOVE,
    BREEDS,
    COLLECT_PHASE,
    DEAL_PHASE,
    DONE_MOVE,
    END_MOVE,
    ENTER_PHASE,
    FILL_PHASE,
    FINAL_PHASE,
    KEEP_MOVE,
    KEEP_PHASE,
    LAY_MOVE,
    LOOK_MOVE,
    LOOK_PHASE,
    NONE,
    OUT_PHASE,
    OVER_PHASE,
    OVERSEER_PHASE,
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
    STEPPE_PHASE,
    TAKE_MOVE,
    TILES,
    TURN_PHASE,
    WISH_MOVE,
)
from corral.games.elgaucho.rules.names import rodeo_size
from corral.games.elgaucho.rules.table import ElGauchoTable
from corral.games.elgaucho.seen.belief import imagine


class ElGaucho(ElGauchoTable):
    """A match of El Gaucho at some moment."""

    def __init__(self, board: Board, source: ElGauchoTable | None = None) -> None:
        super().__init__(board, source)
        if source is None and board.breeds_out == 0:
            rounds.shuffle(self)

    def copy(self) -> ElGaucho:
        return ElGaucho(self.board, self)

    def sample(self, seat: i64, rng: Sfc32) -> ElGaucho:
        world = ElGaucho(self.board, self)
        imagine(world, seat, rng)
        return world

    def over(self) -> bool:
        return self.phase == OVER_PHASE

    def scores(self) -> list[int]:
        return [int(pesos) for pesos in self.pesos]

    # Decisions

    def actors(self) -> list[int]:
        if self.phase == KEEP_PHASE:
            return [seat for seat in range(int(self.players)) if self.choice[seat] == NONE]
        if self.phase >= ENTER_PHASE and self.turn != NONE:
            return [int(self.turn)]
        return []

    def first_actor(self) -> i64:
        if self.phase == KEEP_PHASE:
            for seat in range(self.players):
                if self.choice[seat] == NONE:
                    return seat
            return -1
        return self.turn if self.phase >= ENTER_PHASE else i64(NONE)

    def legal(self, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=32)
        phase = self.phase
        if phase == KEEP_PHASE:
            if self.choice[seat] == NONE:
                moves = preliminary.keep_moves(self, self.hand[seat], moves)
        elif seat != self.turn:
            return moves
        elif phase == TURN_PHASE:
            moves = turn.turn_moves(self, seat, moves)
        elif phase in (COLLECT_PHASE, FINAL_PHASE):
            moves = collecting.collect_moves(self, seat, moves)
        elif phase == ENTER_PHASE:
            moves = preliminary.enter_moves(self, moves)
        elif phase == OVERSEER_PHASE:
            moves = special.second_rouse_moves(self, seat, moves)
            moves = turn.recall_area_moves(self, seat, moves)
        elif phase == STEPPE_PHASE:
            moves = special.put_moves(self, seat, moves)
            if not self.owing:
                moves = turn.recall_area_moves(self, seat, moves)
                if self.paired:
                    moves = special.pair_moves(self, seat, moves)
        return moves

    def apply(self, seat: i64, move: i64) -> None:
        if move < STAND_MOVE:
            if move >= TAKE_MOVE:
                pair = move - TAKE_MOVE
                turn.take(self, seat, pair // 6, pair % 6)
            elif move >= PLACE_MOVE:
                self._place(seat, (move - PLACE_MOVE) >> 3, move - PLACE_MOVE & 7)
            else:
                preliminary.keep(self, seat, move - KEEP_MOVE)
        elif move < RECALL_AREA_MOVE:
            if move < LAY_MOVE:
                turn.stand(self, seat, (move - STAND_MOVE) >> 3, move - STAND_MOVE & 7)
            elif move < RAISE_MOVE:
                turn.lay(self, seat, (move - LAY_MOVE) >> 3, move - LAY_MOVE & 7)
            else:
                turn.raise_up(self, seat, (move - RAISE_MOVE) >> 3, move - RAISE_MOVE & 7)
        elif move == END_MOVE:
            rounds.end_turn(self, seat)
        elif move < LOOK_MOVE:
            self._apply_special(seat, move)
        elif move >= ADD_MOVE:
            self._apply_tile(seat, move)
        elif move == LOOK_MOVE:
            special.look(self, seat)
            rounds.proceed_to_look(self)
        else:
            put = move - PUT_MOVE
            special.put(self, seat, put // SPACES, put % SPACES)

    def _place(self, seat: i64, area: i64, dice: i64) -> None:
        if self.phase == ENTER_PHASE:
            preliminary.enter(self, seat, area)
        else:
            turn.place(self, seat, area, dice)

    def _apply_special(self, seat: i64, move: i64) -> None:
        if move < RECALL_MOVE:
            turn.recall_area(self, seat, move - RECALL_AREA_MOVE)
        elif move < WISH_MOVE:
            turn.recall(self, seat, move - RECALL_MOVE)
        elif move < SALE_MOVE:
            special.wish(self, seat, move - WISH_MOVE + 1)
        elif move < STEAL_MOVE:
            special.sale(self, seat, move - SALE_MOVE)
        elif move < ROUSE_MOVE:
            special.steal(self, seat, move - STEAL_MOVE)
        elif move < REPLACE_MOVE:
            special.rouse(self, seat, move - ROUSE_MOVE)
        else:
            special.replace(self, seat, move - REPLACE_MOVE)

    def _apply_tile(self, seat: i64, move: i64) -> None:
        if move == DONE_MOVE:
            if self.phase == STEPPE_PHASE:
                special.leave_steppe(self)
            else:
                self.phase = TURN_PHASE
            return
        if move < SORT_MOVE:
            collecting.add(self, seat, move - ADD_MOVE)
        else:
            collecting.sort(self, seat, move - SORT_MOVE)
        rounds.proceed_collecting(self)

    # Chance

    def chance_weight(self) -> i64:
        phase = self.phase
        if phase >= KEEP_PHASE:
            return 0
        if phase == ROLL_PHASE:
            weight: i64 = 1
            for _ in range(self.board.dice):
                weight *= 6
            return weight
        if phase == OUT_PHASE:
            return BREEDS
        if phase == START_PHASE:
            return self.players
        return tile_count(self.bag)

    def chance_pick(self, number: i64) -> i64:
        phase = self.phase
        if phase == ROLL_PHASE:
            dice: i64 = 0
            for _ in range(self.board.dice):
                dice += bit(number % 6 * 4)
                number //= 6
            return dice
        if phase in (OUT_PHASE, START_PHASE):
            return number
        return nth_tile(self.bag, number)

    def chance_outcomes(self) -> list[tuple[int, int]]:
        phase = self.phase
        if phase >= KEEP_PHASE:
            return []
        if phase == ROLL_PHASE:
            return _rolls(int(self.board.dice))
        if phase in (OUT_PHASE, START_PHASE):
            return [(number, 1) for number in range(int(self.chance_weight()))]
        return [(tile, 1) for tile in tile_list(self.bag)]

    def chance_share(self, outcome: i64) -> i64:
        if not self.chance_allows(outcome):
            return 0
        return _ways(outcome) if self.phase == ROLL_PHASE else 1

    def chance_allows(self, outcome: i64) -> bool:
        phase = self.phase
        if phase >= KEEP_PHASE:
            return False
        if phase == ROLL_PHASE:
            return rodeo_size(outcome) == self.board.dice
        if phase in (OUT_PHASE, START_PHASE):
            return 0 <= outcome < self.chance_weight()
        return 0 <= outcome < TILES and bool(self.bag >> outcome & 1)

    def apply_chance(self, outcome: i64) -> None:
        phase = self.phase
        if phase in (FILL_PHASE, REFILL_PHASE):
            rounds.fill(self, outcome)
        elif phase == ROLL_PHASE:
            rounds.roll(self, outcome)
        elif phase == LOOK_PHASE:
            rounds.reveal(self, outcome)
        elif phase == DEAL_PHASE:
            rounds.deal(self, outcome)
        elif phase == START_PHASE:
            rounds.choose_start(self, outcome)
        else:
            rounds.take_breed_out(self, outcome)

    # Texts

    def context(self, seat: i64) -> int:
        if self.phase == KEEP_PHASE:
            return int(self.hand[seat])
        if self.phase == STEPPE_PHASE:
            return int(self.seen)
        return int(self.hand_of_dice())

    def chance_context(self) -> int:
        place = self.turn if self.phase == DEAL_PHASE else self.filling
        return int(self.phase << 8 | (place & 0xFF))


def _ways(roll: i64) -> i64:
    """In how many ways dice show so many of each face: one face after the other takes its dice."""
    ways: i64 = 1
    dice: i64 = 0
    while roll > 0:
        for number in range(i64(1), (roll & 15) + 1):
            dice += 1
            ways = ways * dice // number
        roll >>= 4
    return ways


def _rolls(dice: int) -> list[tuple[int, int]]:
    """Every roll as the counts of its faces, with the number of ways to roll it."""
    outcomes: list[tuple[int, int]] = []

    def count(face: int, left: int, counts: int, ways: int) -> None:
        if face == 5:
            outcomes.append((counts | left << 20, ways // factorial(left)))
            return
        for number in range(left + 1):
            count(face + 1, left - number, counts | number << (4 * face), ways // factorial(number))

    count(0, dice, 0, factorial(dice))
    return outcomes
