"""Evaluation and policy of El Gaucho: what bots know about playing it well."""

from __future__ import annotations

from math import exp, sqrt

from librt.vecs import vec
from mypy_extensions import i64

from corral.core.bits import bit
from corral.core.evaluator import Evaluator, chances_with
from corral.core.judgement import FeatureShape
from corral.core.prng import Sfc32
from corral.core.state import State
from corral.games.elgaucho.play.appraisal import LYING, USUAL, Appraisal
from corral.games.elgaucho.play.excess import excess_of, excess_parts
from corral.games.elgaucho.play.features import (
    OF_SEAT,
    OF_TABLE,
    VERSION,
    empty,
    tell_seat,
    tell_table,
)
from corral.games.elgaucho.play.future import Future
from corral.games.elgaucho.play.last_round import (
    last_digest,
    last_moves,
    last_points,
    last_worlds,
)
from corral.games.elgaucho.play.pickings import Pickings
from corral.games.elgaucho.rules.board import nth_tile
from corral.games.elgaucho.rules.codes import (
    ADD_MOVE,
    DONE_MOVE,
    END_MOVE,
    KEEP_PHASE,
    LAY_MOVE,
    LOOK_MOVE,
    LOOK_PHASE,
    OVER_PHASE,
    PLACE_MOVE,
    PUT_MOVE,
    RAISE_MOVE,
    RECALL_AREA_MOVE,
    RECALL_MOVE,
    REPLACE_MOVE,
    ROUSE_MOVE,
    SALE,
    SALE_MOVE,
    SORT,
    SORT_MOVE,
    SPACES,
    STAND_MOVE,
    STEAL,
    STEAL_MOVE,
    STEPPE,
    TAKE_MOVE,
    TURN_PHASE,
    WISH,
    WISH_MOVE,
)
from corral.games.elgaucho.rules.herds import owner_of
from corral.games.elgaucho.rules.table import ElGauchoTable

WARMTH = 3.0
"""Pesos that make a move e times as promising."""
LAST_SPREAD = 3.0
"""What may still shift in the round without dice, in pesos."""
SPREAD = 3.2
"""What more may shift, for the root of the tiles and last rounds to come."""
LAST_ROUNDS = 4.0
"""The rounds after the pile, in tiles."""
FINISHED = 20.0
"""Differences that make a finished match a clear one."""
TO_FOLLOW = 0.8
"""What the best dice of the rodeo are worth to those whose turn comes later."""


class ElGauchoEvaluator(Evaluator):
    """Herds by what they will fetch, gauchos by what they will bring, dice by what they can do.

    All is counted in pesos at the end of the match (``appraisal``, ``prospects``). A seat whose
    turn is still to come in this round also has the best use of the dice it may get (``pickings``),
    so a position in the middle of a turn can be judged without playing the turn out.
    """

    def __init__(self) -> None:
        super().__init__()
        self.exploration = 0.3  # one peso more or less is a small part of a chance to win
        self.temperature = 0.02
        self.point_worth = 0.001

    def expected(self, state: State) -> list[float]:
        table = _table(state)
        if table.phase == OVER_PHASE:
            return [float(pesos) for pesos in table.pesos]
        future = Future(table)
        excess = excess_of(table)
        expected: list[float] = []
        for seat in range(table.players):
            own = Appraisal(future, seat)
            expected.append(own.total() + self._dice(own) - excess)
        return expected

    def correction_parts(self, state: State) -> list[float]:
        return excess_parts(_table(state))

    def forecast(self, state: State) -> tuple[list[float], list[float]]:
        if self.judgement is not None:
            return super().forecast(state)
        expected = self.expected(state)
        return chances_with(state, expected, self.spread(state)), expected

    def feature_shape(self, players: i64) -> FeatureShape:
        return FeatureShape(VERSION, OF_TABLE, OF_SEAT)

    def features(self, state: State) -> tuple[vec[float], list[float]]:
        table = _table(state)
        future = Future(table)
        excess = excess_of(table)
        features = empty(table)
        tell_table(table, features)
        expected: list[float] = []
        for seat in range(table.players):
            own = Appraisal(future, seat)
            dice = self._dice(own)
            total = own.total() + dice - excess
            tell_seat(own, total, dice, features)
            expected.append(total)
        return features, expected

    # The round without dice

    def last_worlds(self, state: State, seat: i64) -> i64:
        return last_worlds(_table(state))

    def last_points(self, state: State) -> list[float]:
        return last_points(_table(state))

    def last_moves(self, state: State, seat: i64, moves: vec[i64]) -> vec[i64]:
        return last_moves(_table(state), seat, moves)

    def last_digest(self, state: State) -> int:
        return last_digest(_table(state))

    # Judging a position

    def _dice(self, own: Appraisal) -> float:
        """What the dice of this round will add to a ranch."""
        table = own.table
        seat = own.seat
        total = 0.0
        if (table.phase < TURN_PHASE and table.phase != LOOK_PHASE) or own.future.has_moved(seat):
            return total
        if table.turn == seat:
            hand = table.hand_of_dice()
            if hand:
                total += Pickings(own).hand(hand)
            if not table.taken and table.rodeo:
                total += Pickings(own).rodeo(table.rodeo)
        elif table.rodeo:
            total += TO_FOLLOW * Pickings(own).rodeo(table.rodeo)
        return total

    def spread(self, state: State) -> float:
        """Luck and skill of all that is still to be drawn; little once the last dice are rolled."""
        table = _table(state)
        if table.phase == OVER_PHASE:
            return FINISHED
        if table.countdown == 0:
            return LAST_SPREAD
        return LAST_SPREAD + SPREAD * sqrt(float(table.pile) + LAST_ROUNDS)

    def foresee(
        self, state: State, seat: i64, moves: vec[i64], rng: Sfc32
    ) -> tuple[list[float], list[float]]:
        """Each move by the position it leads to, whatever chance may do next."""
        chances: list[float] = []
        points: list[float] = []
        for move in moves:
            after = state.copy()
            after.apply(seat, move)
            chance, expected = self.forecast(after)
            chances.append(chance[seat])
            points.append(expected[seat])
        return chances, points

    def policy(self, state: State, seat: i64, moves: vec[i64]) -> list[float]:
        """Moves by the pesos that they bring at first sight."""
        table = _table(state)
        if table.phase == KEEP_PHASE:
            return self._keep_weights(state, seat, moves)
        own = Appraisal(Future(table), seat)
        pickings = Pickings(own)
        hand = table.hand_of_dice()
        gains: list[float] = []
        highest = -1000.0
        for move in moves:
            gain = self._gain(own, pickings, hand, move)
            gains.append(gain)
            highest = max(highest, gain)
        return [exp(max(-8.0, (gain - highest) / WARMTH)) for gain in gains]

    def _keep_weights(self, state: State, seat: i64, moves: vec[i64]) -> list[float]:
        """The starting cattle by what it will fetch."""
        gains: list[float] = []
        for move in moves:
            after = _table(state.copy())
            after.choice[seat] = move
            gains.append(Appraisal(Future(after), seat).total())
        highest = max(gains)
        return [exp(max(-8.0, (gain - highest) / WARMTH)) for gain in gains]

    def _gain(self, own: Appraisal, pickings: Pickings, hand: i64, move: i64) -> float:
        """What a move brings at first sight, with the best use of the dice that are left."""
        table = own.table
        if move < TAKE_MOVE:
            place = move - PLACE_MOVE
            return own.promise(place >> 3) + pickings.hand(_without(hand, place & 7))
        if move < STAND_MOVE:
            pair = move - TAKE_MOVE
            low = pair // 6 + 1
            high = pair % 6 + 1
            return pickings.hand(low | high << 3 | table.wished << 6)
        if move < RECALL_AREA_MOVE:
            return self._pampa(own, pickings, hand, move)
        if move < LOOK_MOVE:
            return self._special(own, pickings, hand, move)
        if move == LOOK_MOVE:
            return pickings.hand(hand) + USUAL[STEPPE] - own.promise(STEPPE)
        if move < ADD_MOVE:
            return own.gain(nth_tile(table.seen, (move - PUT_MOVE) // SPACES))
        if move == DONE_MOVE:
            return 0.0
        if move == END_MOVE:
            return -1.0
        return self._collected(own, move)

    def _pampa(self, own: Appraisal, pickings: Pickings, hand: i64, move: i64) -> float:
        part = 1.0
        start: i64 = STAND_MOVE
        if move >= RAISE_MOVE:
            part = 1.0 - LYING
            start = RAISE_MOVE
        elif move >= LAY_MOVE:
            part = LYING
            start = LAY_MOVE
        space = (move - start) >> 3
        rest = pickings.hand(_without(hand, move - start & 7))
        return part * own.gain(own.table.tile[space]) + rest

    def _special(self, own: Appraisal, pickings: Pickings, hand: i64, move: i64) -> float:
        table = own.table
        dice = pickings.hand(hand)
        if move < RECALL_MOVE:
            return dice - own.promise(move - RECALL_AREA_MOVE) - 1.0
        if move < WISH_MOVE:
            return dice - LYING * own.gain(table.tile[move - RECALL_MOVE])
        if move < SALE_MOVE:
            wished = hand | (move - WISH_MOVE + 1) << 6
            return pickings.hand(wished) - own.promise(WISH)
        if move < STEAL_MOVE:
            sold = own.sold(move - SALE_MOVE) + float(table.board.bonus)
            return dice + sold - own.promise(SALE)
        if move < ROUSE_MOVE:
            return dice + self._steal(own, move - STEAL_MOVE) - own.promise(STEAL)
        if move < REPLACE_MOVE:
            return dice + (1.0 - LYING) * own.gain(table.tile[move - ROUSE_MOVE]) - 1.0
        return dice + own.gain(table.tile[move - REPLACE_MOVE]) - 4.0

    def _steal(self, own: Appraisal, tile: i64) -> float:
        """The tile here, and its loss there, for which the robbed player is paid (E-35)."""
        table = own.table
        victim = Appraisal(own.future, owner_of(table, tile))
        rivals = float(table.players) - 1.0
        return own.stolen(tile) + (victim.lost(tile) - float(table.board.value[tile])) / rivals

    def _collected(self, own: Appraisal, move: i64) -> float:
        """A tile added or sorted in, by what the herds will fetch then (E-25, E-29)."""
        sort = move >= SORT_MOVE
        tile = move - SORT_MOVE if sort else move - ADD_MOVE
        return own.with_first(tile, sort) - (own.promise(SORT) if sort else 0.0)


def _without(hand: i64, chosen: i64) -> i64:
    """The dice in hand after some are spent."""
    rest = hand
    for place in range(i64(3)):
        if chosen >> place & 1:
            rest &= ~(bit(3 * place) * 7)
    if rest & 7 == 0:  # one die left is always the first
        rest = rest & ~56 | (rest >> 3 & 7)
    return rest


def _table(state: State) -> ElGauchoTable:
    assert isinstance(state, ElGauchoTable)
    return state
