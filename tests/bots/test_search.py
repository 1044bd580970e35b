"""The search itself, on a game that can be solved by heart."""

from time import perf_counter

import pytest

from corral.bots.plain import PlainSearch, RulesOnly
from corral.bots.search import SEAT_STEP, Search
from corral.core.insight import Insight
from corral.core.prng import Sfc32
from tests.bots.nim import Nim


def searched(heap: int, nodes: int, seed: int = 1, plain: bool = False) -> Search:
    kind = PlainSearch if plain else Search
    search = kind(RulesOnly(), 0, Sfc32(seed))
    search.think(Nim(heap), nodes, 0.0)
    return search


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("heap", [5, 6, 7, 9, 10, 11])
def test_finds_the_winning_move(heap: int, plain: bool) -> None:
    best = searched(heap, 3_000, plain=plain).candidates()[0]
    assert best.key == heap % 4  # leave a multiple of four
    assert best.chance(0) > 0.7


def test_knows_a_lost_position() -> None:
    best = searched(8, 6_000).candidates()[0]
    assert best.chance(0) < 0.4


def test_same_seed_and_nodes_give_the_same_tree() -> None:
    one, other = searched(21, 500), searched(21, 500)
    assert [(node.key, int(node.visits)) for node in one.candidates()] == [
        (node.key, int(node.visits)) for node in other.candidates()
    ]
    different = searched(21, 500, seed=2)
    assert [(node.key, node.score) for node in different.candidates()] != [
        (node.key, node.score) for node in one.candidates()
    ]


def test_visits_add_up() -> None:
    search = searched(21, 300)
    assert search.root.visits == search.simulations <= 300
    assert sum(int(child.visits) for child in search.root.children.values()) == search.root.visits
    for child in search.root.children.values():
        assert child.visits <= child.available <= search.root.visits
        assert abs(sum(child.totals) - int(child.visits)) < 1e-6


def test_a_clear_choice_ends_the_thinking() -> None:
    search = searched(3, 100_000)
    assert search.candidates()[0].key == 3
    assert search.simulations < 100_000


def test_takes_its_tree_along() -> None:
    search = searched(9, 2_000)
    chosen = search.candidates()[0]
    visits = int(chosen.visits)
    assert search.follow(chosen.key)
    assert search.root is chosen
    assert search.root.visits == visits
    assert not search.follow(99)


def test_time_is_kept() -> None:
    search = Search(RulesOnly(), 0, Sfc32(1))
    begin = perf_counter()
    search.think(Nim(200), 10**9, begin + 0.05)
    assert search.simulations > 0
    assert perf_counter() - begin < 5  # generous: machines are noisy, endless would be longer


def test_can_be_stopped() -> None:
    asked = []

    def stopped() -> bool:
        asked.append(True)
        return len(asked) == 3

    search = Search(RulesOnly(), 0, Sfc32(1))
    search.think(Nim(200), 10**9, 0.0, stopped)
    assert len(asked) == 3
    assert search.simulations == 48


class Certain(Insight):
    """Sure about one move, and of no opinion about positions."""

    def policy(self, state: object, seat: object, moves: object) -> list[float]:
        return [1.0, 1e6, 1.0]


def test_widening_tries_promising_moves_first() -> None:
    search = Search(Certain(), 0, Sfc32(1))
    search.think(Nim(200), 40, 0.0)
    best = search.candidates()[0]
    assert best.key % SEAT_STEP == 2
    assert best.rank == 0
    assert best.visits > 20
