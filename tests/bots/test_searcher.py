"""How players that search choose among what they have found."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from corral.bots import Limit
from corral.bots.searcher import Foreman, Searcher
from corral.bots.tree import Node
from corral.core.evaluator import Evaluator
from corral.core.prng import Sfc32
from corral.core.state import State
from tests.bots.nim import Nim


def tried(*visits: int) -> list[Node]:
    """Moves 0, 1, ... that were visited so often, each better than the one before."""
    nodes = []
    for key, number in enumerate(visits):
        node = Node(key, 1.0, key)
        node.visits = number
        node.totals = [number * (0.5 + 0.1 * key)]
        nodes.append(node)
    return nodes


def choices(bot: Searcher, visit_exponent: float, nodes: list[Node]) -> Counter[int]:
    evaluator = Evaluator()
    evaluator.visit_exponent = visit_exponent
    return Counter(bot.take(nodes, evaluator, Nim(3), 0).key for _ in range(2_000))


def test_a_baron_takes_the_most_visited_move() -> None:
    baron = Searcher(Sfc32(1), Limit(nodes=1))
    assert choices(baron, 1.0, tried(60, 40)) == {0: 2_000}


def test_where_visits_are_close_a_baron_goes_by_how_moves_did() -> None:
    baron = Searcher(Sfc32(1), Limit(nodes=1))
    assert choices(baron, 1.0, tried(60, 50, 20)) == {1: 2_000}


@pytest.mark.parametrize(("visit_exponent", "share"), [(0.0, 0.5), (1.0, 0.667), (2.0, 0.8)])
def test_a_foreman_draws_by_visits(visit_exponent: float, share: float) -> None:
    foreman = Foreman(Sfc32(1), Limit(nodes=1))
    drawn = choices(foreman, visit_exponent, tried(60, 30))
    assert drawn[0] / 2_000 == pytest.approx(share, abs=0.05)


def test_a_foreman_never_takes_what_was_hardly_looked_at() -> None:
    foreman = Foreman(Sfc32(1), Limit(nodes=1))
    assert set(choices(foreman, 0.0, tried(100, 10, 9))) == {0, 1}


class Presuming(Evaluator):
    """Knows that taking two is better by a tenth than taking one."""

    def presumed(self, state: State, seat: i64, moves: vec[i64]) -> list[float]:
        return [0.4, 0.5, 0.3]


@pytest.mark.parametrize(("visits", "chosen"), [(6, 2), (40, 2), (2_000, 1)])
def test_what_is_known_a_step_ahead_counts_until_a_search_knows_more(
    visits: int, chosen: int
) -> None:
    """The search found 0.52 for taking one and 0.48 for taking two."""
    baron, nodes = Searcher(Sfc32(1), Limit(nodes=1)), []
    for move, worth in ((1, 0.52), (2, 0.48)):
        node = Node(move, 1.0, 0)
        node.visits, node.totals = visits, [worth * visits]
        nodes.append(node)
    assert baron.take(nodes, Presuming(), Nim(3), 0).key == chosen
