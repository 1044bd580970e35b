"""Evaluation and policy: what a game's bots know about judging positions and ordering moves.

Everything here is about one world in which nothing is hidden. Whoever thinks for a seat asks about
worlds that the seat cannot tell from the true one, never about the true one.
"""

from __future__ import annotations

from math import exp

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from corral.core.judgement import FeatureShape, Judgement
from corral.core.prng import Sfc32
from corral.core.state import State

WORLDLY = 0.1
"""How much of a position's worth is how clear the lead is, not only who wins."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """The evaluator of somebody who knows the rules and nothing else; games bring their own.

    A game overrides what it knows better: ``expected`` and ``spread`` (how a position will end),
    ``policy`` (which moves look good), ``judge`` (the best move of a player who looks one step
    ahead), ``foresee`` (what each move leads to), ``reply`` (a quick sensible move), ``settled``
    (when a position may be judged).
    """

    def __init__(self) -> None:
        self.horizon: i64 = 0
        """How many decisions are played with ``reply`` before a position is judged."""
        self.worlds: i64 = 1_000_000
        """How many worlds are worth imagining for one decision."""
        self.samples: i64 = 4
        """The sample count: in how many of them a player who looks one step ahead judges."""
        self.temperature = 0.0
        """Of a softmax: how much worse than the best a move may be and still be taken at times."""
        self.visit_exponent = 1.0
        """Of visit counts: how steadily a foreman takes the most visited; 0: any likely move."""
        self.exploration = 1.0
        """How much a search tries what looks worse (the constant of PUCT)."""
        self.point_worth = 0.0
        """What a search counts the first point of lead, in chances to win; all: ``WORLDLY``."""
        self.widening = 2.0
        """A node visited n times considers about ``widening`` times the root of n moves."""
        self.judgement: Judgement | None = None
        """A learned value function that ``forecast`` asks, where there is one."""

    # Judging a position

    def expected(self, state: State) -> list[float]:
        """The points that each seat will end with."""
        return [float(points) for points in state.scores()]

    def correction_parts(self, state: State) -> list[float]:
        """The features in which a correction of ``expected``, for all seats alike, is linear.

        ``corral stats --forecasts`` fits its coefficients to matches; empty where there is none.
        """
        return []

    def spread(self, state: State) -> float:
        """How many points the differences in ``expected`` may still shift; greater than 0."""
        return 10.0

    def chances(self, state: State) -> list[float]:
        """Each seat's chance to win; 1 in all. A finished match also counts how clear it was."""
        return chances_with(state, self.expected(state), self.spread(state))

    def forecast(self, state: State) -> tuple[list[float], list[float]]:
        """``chances`` and ``expected`` with one look at the position, as learned if that is."""
        judgement = self.judgement
        if judgement is not None and not state.over():
            features, expected = self.features(state)
            return judgement.forecast(features, expected, self.spread(state))
        return self.chances(state), self.expected(state)

    def feature_shape(self, players: i64) -> FeatureShape:
        """How many features there are, of what."""
        return FeatureShape(0, 0, 0)

    def features(self, state: State) -> tuple[vec[float], list[float]]:
        """What a judgement learns from, and what is expected without it; not of a finished match.

        They stand as ``feature_shape`` says, about as large as 1 each.
        """
        return vec[float](), self.expected(state)

    def worths(self, state: State, chances: list[float], expected: list[float]) -> list[float]:
        """By what a search chooses for each seat: its chance to win, and a little its points.

        So a match that is as good as won or lost is still played for points. The chance decides
        wherever it differs by more than a ninth, and by much less between moves of one decision.
        """
        if self.point_worth == 0.0:
            return chances
        return worths_with(result(state) if state.over() else chances, expected, self.point_worth)

    # Working out the last turns

    def last_worlds(self, state: State, seat: i64) -> i64:
        """In how many worlds the rest of a match may be enumerated; 0: too much is to come."""
        return 0

    def last_points(self, state: State) -> list[float]:
        """The points that all will end with, as soon as that is certain; before, nothing."""
        return [float(points) for points in state.scores()] if state.over() else []

    def last_moves(self, state: State, seat: i64, moves: vec[i64]) -> vec[i64]:
        """The moves that can make a difference in the last turns."""
        return moves

    def last_digest(self, state: State) -> int:
        """A number by which positions of the last turns are known again; 0: by none."""
        return 0

    def settled(self, state: State) -> bool:
        """Whether ``expected`` is worth asking now; not in the middle of an exchange."""
        return True

    # Finding moves

    def policy(self, state: State, seat: i64, moves: vec[i64]) -> list[float]:
        """How promising each move looks at first sight: weights greater than 0."""
        return [1.0] * len(moves)

    def priors(self) -> Priors:
        """What one search asks in place of ``policy``; a game may remember what it has seen."""
        return Priors(self)

    def mixes(self, state: State, seat: i64) -> bool:
        """Whether a mixed strategy is called for: a seat should not be predictable here."""
        return False

    def works_out(self, state: State, seat: i64) -> bool:
        """Whether a seat with time to think needs no search, as ``solved`` knows what follows."""
        return False

    def bluffs(self, state: State, seat: i64) -> bool:
        """Whether it pays a seat with time to think to draw from ``solved``, and to lie at times.

        Others are not called worse for telling the truth here.
        """
        return False

    def solved(self, state: State, seat: i64, moves: vec[i64]) -> list[float]:
        """The weights to draw by for one who has time to work them out where it ``mixes``.

        Also where it ``works_out`` what follows, or ``bluffs``.
        """
        return self.policy(state, seat, moves)

    def presumed(self, state: State, seat: i64, moves: vec[i64]) -> list[float]:
        """What each move is worth by a look one step ahead that leaves nothing to chance.

        Values of about the scale of chances to win; empty where a search has to find out.
        """
        return []

    def responses(
        self, worlds: list[State], seat: i64, moves: vec[i64], solved: bool
    ) -> list[float]:
        """A best response: how good each move is for one who knows by what law the others draw.

        ``solved`` if they draw by that of ``solved``, else by that of ``policy``. The worlds are
        such as the seat cannot tell from the true one. Empty where nobody draws.
        """
        return []

    def obvious(self, state: State, seat: i64) -> bool:
        """Whether what looks best at first sight needs no further thought."""
        return False

    def thinkable(self, state: State, seat: i64, moves: vec[i64]) -> vec[i64]:
        """The moves that a search thinks of, where there are too many that hardly differ."""
        return moves

    def foreseen(self, state: State, seat: i64) -> bool:
        """Whether a search takes it that somebody else draws a move as ``policy`` weighs them.

        So it is where they cannot know what the search knows, and would seem to see through it.
        """
        return self.mixes(state, seat)

    def judge(self, state: State, seat: i64, moves: vec[i64], rng: Sfc32) -> list[float]:
        """How good each move is for one who looks a step ahead; any scale, more is better."""
        return self.foresee(state, seat, moves, rng)[0]

    def foresee(
        self, state: State, seat: i64, moves: vec[i64], rng: Sfc32
    ) -> tuple[list[float], list[float]]:
        """The chance to win and the points to end with, for each move."""
        chances: list[float] = []
        points: list[float] = []
        for move in moves:
            after = state.copy()
            after.apply(seat, move)
            self.settle(after, rng)
            chance, expected = self.forecast(after)
            chances.append(chance[seat])
            points.append(expected[seat])
        return chances, points

    def settle(self, state: State, rng: Sfc32) -> None:
        """Play quick replies until the position may be judged."""
        steps: i64 = 0
        while True:
            weight = state.chance_weight()
            if weight > 0:
                state.apply_chance(state.chance_pick(rng.below(weight)))
                continue
            actors = state.actors()
            if not actors or (steps >= self.horizon and self.settled(state)):
                return
            seat: i64 = actors[0] if len(actors) == 1 else actors[rng.below(len(actors))]
            state.apply(seat, self.reply(state, seat, rng))
            steps += 1

    def reply(self, state: State, seat: i64, rng: Sfc32) -> i64:
        """A quick sensible move, different ones at different times."""
        moves = state.legal(seat)
        if len(moves) == 1:
            return moves[0]
        return moves[draw(self.policy(state, seat, moves), rng)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Priors:
    """The policy as one search asks for it, again and again for positions that are much alike.

    It belongs to that search alone, so nothing that others have thought of changes what it says.
    """

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator

    def weigh(self, state: State, seat: i64, moves: vec[i64]) -> list[float]:
        """As ``Evaluator.policy``, or nearly so."""
        return self.evaluator.policy(state, seat, moves)


def result(state: State) -> list[float]:
    """The win of a finished match, shared by those with the most points."""
    return chances_of([float(points) for points in state.scores()])


def chances_of(points: list[float]) -> list[float]:
    """The win, shared by those who end with the most points."""
    best = max(points)
    winners = points.count(best)
    return [1.0 / winners if own == best else 0.0 for own in points]


def chances_with(state: State, expected: list[float], spread: float) -> list[float]:
    """Chances to win from expected points; of a finished match who won, and how clearly."""
    clear = shares(expected, spread)
    if not state.over():
        return clear
    won = result(state)
    return [won[seat] * (1.0 - WORLDLY) + clear[seat] * WORLDLY for seat in range(len(won))]


def worths_with(chances: list[float], expected: list[float], point_worth: float) -> list[float]:
    """Chances to win, with a part of the worth for how far ahead of the others each seat is."""
    total = 0.0
    for points in expected:
        total += points
    others = float(len(expected) - 1)
    worths: list[float] = []
    for seat in range(len(expected)):
        lead = expected[seat] - (total - expected[seat]) / others
        clear = 2.0 * point_worth * lead / WORLDLY  # flatter far away, but never flat
        clear = 0.5 + 0.5 * clear / (1.0 + abs(clear))
        worths.append(chances[seat] * (1.0 - WORLDLY) + clear * WORLDLY)
    return worths


def shares(expected: list[float], spread: float) -> list[float]:
    """Chances to have the most points in the end, from expected points and what may yet shift."""
    best = max(expected)
    weights = [exp((points - best) / spread) for points in expected]
    total = sum(weights)
    return [weight / total for weight in weights]


def draw(weights: list[float], rng: Sfc32) -> i64:
    """An index, each as likely as its weight says."""
    total = 0.0
    for weight in weights:
        total += weight
    mark = total * float(rng.word()) / 4294967296.0
    last: i64 = len(weights) - 1
    for index in range(last):
        mark -= weights[index]
        if mark < 0.0:
            return index
    return last
