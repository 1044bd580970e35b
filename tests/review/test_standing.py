"""How everybody stands: exact before chance, and by nothing but what all know."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import corral
from corral.core.evaluator import Evaluator
from corral.core.prng import Sfc32
from corral.core.replay import replay
from corral.review.depth import COARSE, Depth
from corral.review.standing import standing
from tests.bots.toys import Dice
from tests.review.records import begun


class Loaded(Dice):
    """A die whose sides come with different odds: the first one six times as often."""

    sides = 4

    def chance_weight(self) -> i64:
        return 9 if self.rolling else 0

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return [(0, 6), (1, 1), (2, 1), (3, 1)] if self.rolling else []

    def chance_pick(self, number: i64) -> i64:
        return max(0, number - 5)


def rolling() -> Loaded:
    """Seat 0 has taken the die that wins with the first side alone."""
    state = Loaded()
    state.apply(0, 1)
    return state


def test_before_chance_it_is_the_mean_by_the_odds() -> None:
    """So on average over all that could come, luck is nothing."""
    chances, points = standing(rolling(), Evaluator(), COARSE, 0)
    assert chances == pytest.approx((6 / 9, 3 / 9))
    assert points == pytest.approx((6 / 9, 3 / 9))


def test_of_many_outcomes_an_even_choice_is_looked_at() -> None:
    few = Depth(nodes=1, worlds=1, courses=1, outcomes=3)
    assert standing(rolling(), Evaluator(), few, 0)[0] == pytest.approx((2 / 3, 1 / 3))


class Forced(Loaded):
    """There is but one die to take."""

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64]([1])


def test_what_is_forced_is_nobodys_doing() -> None:
    """The standing before it is the one after it."""
    assert standing(Forced(), Evaluator(), COARSE, 0)[0] == pytest.approx((6 / 9, 3 / 9))


def test_after_the_end_it_is_the_result() -> None:
    state = rolling()
    state.apply_chance(1)
    assert standing(state, Evaluator(), COARSE, 0) == ((0.0, 1.0), (0.0, 1.0))


@pytest.mark.parametrize("game", corral.games())
def test_it_does_not_depend_on_the_hidden_truth(game: str) -> None:
    """Worlds that no spectator can tell apart look alike in the graph."""
    match = replay(begun(game, 3, 12))
    evaluator = match.setting.game.evaluator(match.setting)
    twin = match.state.sample(-1, Sfc32(5))
    few = Depth(nodes=1, worlds=2, courses=1, outcomes=2)
    assert standing(match.state, evaluator, few, 4) == standing(twin, evaluator, few, 4)
