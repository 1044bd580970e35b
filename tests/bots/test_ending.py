"""The last turns, enumerated: games whose ends are known by heart, bounds, and what counts."""

from __future__ import annotations

from itertools import combinations
from time import perf_counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import corral
from corral.bots import ask, new_bot
from corral.bots.ending import Ending, Upshot
from corral.bots.search import SEAT_STEP, Search
from corral.core.evaluator import WORLDLY, Evaluator, worths_with
from corral.core.prng import Sfc32
from corral.core.state import State
from tests.bots.nim import Nim
from tests.bots.toys import Dice, Duel


class ToTheEnd(Evaluator):
    """Enumerates whatever it is given."""

    def last_worlds(self, state: State, seat: i64) -> i64:
        return 1


def ends(state: State, most: int = 100_000, deadline: float = 0.0) -> dict[int, Upshot]:
    return Ending(ToTheEnd(), 0, Sfc32(1)).lines(state, most, deadline)


@pytest.mark.parametrize("heap", [5, 6, 7, 9, 10])
def test_one_move_wins_and_the_others_lose(heap: int) -> None:
    won = {move: line.chances[0] for move, line in ends(Nim(heap)).items()}
    assert [move for move, chance in won.items() if chance == 1.0] == [heap % 4]
    assert sum(won.values()) == 1.0


def test_chance_counts_by_its_weights() -> None:
    found = {move: line.chances[0] for move, line in ends(Dice()).items()}
    assert found == pytest.approx({1: 0.25, 2: 0.5, 3: 0.75})


def test_too_many_positions_are_no_answer() -> None:
    assert ends(Nim(20), most=50) == {}
    assert ends(Nim(8), most=5_000)


def test_a_deadline_ends_it() -> None:
    assert ends(Nim(40), most=10**9, deadline=perf_counter() + 0.01) == {}


def test_where_several_act_at_once_nothing_is_enumerated() -> None:
    assert ends(Duel()) == {}


class OnlyOnes(ToTheEnd):
    """Thinks of taking one alone."""

    def last_moves(self, state: State, seat: i64, moves: vec[i64]) -> vec[i64]:
        return vec[i64]([1])


def test_a_move_to_be_judged_is_looked_at_though_nobody_would_think_of_it() -> None:
    ending = Ending(OnlyOnes(), 0, Sfc32(1))
    assert list(ending.lines(Nim(5), 1_000, 0.0)) == [1]
    assert list(ending.lines(Nim(5), 1_000, 0.0, 3)) == [1, 3]
    assert list(ending.lines(Nim(5), 1_000, 0.0, 1)) == [1]


def test_nothing_is_enumerated_far_from_the_end() -> None:
    assert Ending(Evaluator(), 0, Sfc32(1)).lines(Nim(3), 1_000, 0.0) == {}


# Chances and points


def test_a_point_more_is_worth_more_however_clear_the_match_is() -> None:
    """Where chances say nothing any more."""
    for chance, lead in ((1.0, 300.0), (0.98, 40.0), (0.5, 0.0), (0.02, -40.0), (0.0, -300.0)):
        here = worths_with([chance, 1.0 - chance], [400.0 + lead, 400.0], 0.001)
        more = worths_with([chance, 1.0 - chance], [401.0 + lead, 400.0], 0.001)
        assert 0.00001 < more[0] - here[0] <= 0.001
        assert more[1] < here[1]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_points_never_turn_what_chances_decide(players: int) -> None:
    """Whatever the points, a chance that is a ninth better is better."""
    rng = Sfc32(players)
    for _ in range(500):
        chance = float(rng.below(800)) / 1000.0
        better = chance + WORLDLY / (1.0 - WORLDLY) + 0.001
        points = [[float(rng.below(400)) for _ in range(players)] for _ in range(2)]
        low, high = (
            worths_with([own] + [(1.0 - own) / (players - 1)] * (players - 1), expected, 0.001)
            for own, expected in zip((chance, better), points, strict=True)
        )
        assert high[0] > low[0]


class Hopeless(Evaluator):
    """The match is lost whatever is done; what is taken counts as points."""

    def __init__(self, point_worth: float) -> None:
        super().__init__()
        self.point_worth = point_worth

    def forecast(self, state: State) -> tuple[list[float], list[float]]:
        assert isinstance(state, Nim)
        taken = 200.0 - float(state.heap)
        return [0.0, 1.0], [taken, 900.0]


def test_a_search_plays_for_points_where_chances_are_all_alike() -> None:
    search = Search(Hopeless(0.00005), 0, Sfc32(1))
    search.think(Nim(200), 400, 0.0)
    best = max(search.candidates(), key=lambda node: node.worth(0))
    assert best.key % SEAT_STEP == 3
    assert best.chance() == 0.0  # which is told as it is


@pytest.mark.parametrize(("name", "players"), [("elgaucho", 2), ("goldrush", 3), ("kuhhandel", 3)])
def test_points_turn_no_order_of_moves_that_differ_noticeably(name: str, players: int) -> None:
    """In the positions of a match: where the chances differ by 2 %, points change nothing."""
    match = corral.new(name, players=players, seed=4)
    bots = [new_bot("greenhorn", 4, seat) for seat in range(players)]
    evaluator = match.setting.game.evaluator(match.setting)
    rng = Sfc32(1)
    compared = number = 0
    while match.actors and compared < ENOUGH:
        seat = match.actors[0]
        number += 1
        if number % 12 == 0:
            judged = []
            for move in match.state.legal(seat)[:6]:
                after = match.state.copy()
                after.apply(seat, move)
                evaluator.settle(after, rng)
                chances, expected = evaluator.forecast(after)
                judged.append((chances[seat], evaluator.worths(after, chances, expected)[seat]))
            for one, other in combinations(judged, 2):
                if abs(one[0] - other[0]) >= NOTICEABLE:
                    assert (one[0] > other[0]) == (one[1] > other[1])
                    compared += 1
        match.play(seat, ask(bots[seat], match, seat))
    assert compared > 10


NOTICEABLE = 0.02
ENOUGH = 60
