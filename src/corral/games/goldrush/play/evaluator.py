"""Evaluation and policy of Gold Rush: what bots know about playing it well."""

from __future__ import annotations

from math import exp, sqrt

from librt.vecs import append, vec
from mypy_extensions import i64

from corral.core.evaluator import Evaluator, Priors, chances_with, shares
from corral.core.judgement import FeatureShape
from corral.core.prng import Sfc32
from corral.core.state import State
from corral.games.goldrush.play.action_values import best_elsewhere, gains
from corral.games.goldrush.play.appraisal import Appraiser, lead, tiles_to_come
from corral.games.goldrush.play.features import features_of, shape
from corral.games.goldrush.play.placing_values import Placings
from corral.games.goldrush.play.priors import PlacingPriors
from corral.games.goldrush.rules.codes import ACT_PHASE, OVER_PHASE, TENT_MOVE
from corral.games.goldrush.rules.table import GoldRushTable
from corral.games.goldrush.rules.tiles import TileSet
from corral.games.goldrush.state import GoldRush

# What final leads differ from expected ones, in matches of bots among themselves.
SETTLED_SPREAD = 2.0
TILE_SPREAD = 1.5
UNKNOWN_WORLDS = 4
"""In how many worlds the last turns are worked out where others hold tokens."""


class GoldRushEvaluator(Evaluator):
    """Appraises what is on the table; a placing is judged together with its best action."""

    def __init__(self, tiles: TileSet) -> None:
        super().__init__()
        self.appraiser = Appraiser(tiles)
        # A point is worth about a fiftieth of a chance: to look further would be to look around.
        self.exploration = 0.15
        self.temperature = 0.015
        # Visits gather on one move soon: a foreman takes any that it looked at for long.
        self.visit_exponent = 0.0
        self.point_worth = 0.0015
        self.temper = 1.5
        """Points by which a move must look worse to be taken for a third as promising."""

    # Judging a position

    def expected(self, state: State) -> list[float]:
        assert isinstance(state, GoldRushTable)
        if state.phase == OVER_PHASE:
            return [float(points) for points in state.points]
        return self.appraiser.appraise(state)

    def spread(self, state: State) -> float:
        assert isinstance(state, GoldRushTable)
        return SETTLED_SPREAD + TILE_SPREAD * sqrt(tiles_to_come(state))

    def forecast(self, state: State) -> tuple[list[float], list[float]]:
        if self.judgement is not None:
            return super().forecast(state)
        expected = self.expected(state)
        return chances_with(state, expected, self.spread(state)), expected

    def feature_shape(self, players: i64) -> FeatureShape:
        return shape(players)

    def features(self, state: State) -> tuple[vec[float], list[float]]:
        assert isinstance(state, GoldRushTable)
        return features_of(self.appraiser, state)

    def settled(self, state: State) -> bool:
        """Not between the placing of a tile and the action that belongs to it."""
        assert isinstance(state, GoldRushTable)
        return state.phase != ACT_PHASE

    # The last turns

    def last_worlds(self, state: State, seat: i64) -> i64:
        """The last tile, and the action before it; others' tokens are not known (G-10)."""
        assert isinstance(state, GoldRushTable)
        if state.tiles_left > (1 if state.phase == ACT_PHASE else 0):
            return 0
        for other in range(state.players):
            if other != seat and state.token_count(other) > 0:
                return UNKNOWN_WORLDS
        return 1

    def last_moves(self, state: State, seat: i64, moves: vec[i64]) -> vec[i64]:
        """A tent that will never dig any more need not be put anywhere."""
        assert isinstance(state, GoldRushTable)
        if state.phase != ACT_PHASE or state.tiles_left > 0:
            return moves
        kept = vec[i64](capacity=16)
        for move in moves:
            if move < TENT_MOVE:
                kept = append(kept, move)
        return kept

    # Finding moves

    def foresee(
        self, state: State, seat: i64, moves: vec[i64], rng: Sfc32
    ) -> tuple[list[float], list[float]]:
        assert isinstance(state, GoldRush)
        spread = self.spread(state)
        chances: list[float] = []
        points: list[float] = []
        for after in self._afterwards(state, seat, moves):
            chances.append(shares(after, spread)[seat])
            points.append(after[seat])
        return chances, points

    def _afterwards(self, state: GoldRush, seat: i64, moves: vec[i64]) -> list[list[float]]:
        """What everybody will end with after each move."""
        if state.phase == ACT_PHASE:
            worth = self.appraiser.appraise(state)
            found: list[list[float]] = []
            for gain in gains(self.appraiser, state, seat, moves):
                after = worth[:]
                after[seat] += gain
                found.append(after)
            return found
        placings = Placings(self.appraiser, state)
        action = best_elsewhere(self.appraiser, state, seat)
        return [placings.after(seat, move, action) for move in moves]

    def priors(self) -> Priors:
        return PlacingPriors(self)

    def policy(self, state: State, seat: i64, moves: vec[i64]) -> list[float]:
        assert isinstance(state, GoldRush)
        leads = self._leads(state, seat, moves)
        best = max(leads)
        return [exp(max(-12.0, (points - best) / self.temper)) for points in leads]

    def _leads(self, state: GoldRush, seat: i64, moves: vec[i64]) -> list[float]:
        """How far each move brings a seat ahead, on a scale of points."""
        if state.phase == ACT_PHASE:
            self.appraiser.look(state)
            return gains(self.appraiser, state, seat, moves)
        placings = Placings(self.appraiser, state)
        action = best_elsewhere(self.appraiser, state, seat)
        return [lead(placings.after(seat, move, action), seat) for move in moves]

    def reply(self, state: State, seat: i64, rng: Sfc32) -> i64:
        """The best move at first sight."""
        assert isinstance(state, GoldRush)
        moves = state.legal(seat)
        leads = self._leads(state, seat, moves)
        return moves[leads.index(max(leads))]
