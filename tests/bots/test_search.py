"""The search itself, on games that can be solved by heart."""

from collections import Counter
from time import perf_counter

import pytest

from corral.bots.plain import PlainSearch, RulesOnly
from corral.bots.search import FEWEST_MOVES, SEAT_STEP, Search
from corral.bots.tree import Node
from corral.core.evaluator import Evaluator
from corral.core.prng import Sfc32
from corral.core.state import State
from tests.bots.nim import Nim
from tests.bots.toys import Dice, Duel, Loaded, Shells


def searched(heap: int, nodes: int, seed: int = 1, plain: bool = False) -> Search:
    return search_of(Nim(heap), nodes, seed, plain)


def search_of(
    state: State, nodes: int, seed: int = 1, plain: bool = False, seat: int = 0
) -> Search:
    kind = PlainSearch if plain else Search
    search = kind(RulesOnly(), seat, Sfc32(seed))
    search.think(state, nodes, 0.0)
    return search


def chances(search: Search) -> dict[int, float]:
    """What the search takes its own moves for."""
    return {node.key % SEAT_STEP: node.chance() for node in search.candidates()}


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("heap", [5, 6, 7, 9, 10, 11])
def test_finds_the_winning_move(heap: int, plain: bool) -> None:
    best = searched(heap, 3_000, plain=plain).candidates()[0]
    assert best.key == heap % 4  # leave a multiple of four
    assert best.chance() > 0.7


def test_knows_a_lost_position() -> None:
    best = searched(8, 6_000).candidates()[0]
    assert best.chance() < 0.4


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
    search.think(Nim(200), 10**9, perf_counter() + 0.05)
    assert 0 < search.simulations < 10**9


def test_time_that_is_over_is_enough_for_one_simulation() -> None:
    search = Search(RulesOnly(), 0, Sfc32(1))
    search.think(Nim(200), 10**9, perf_counter())
    assert search.simulations == 1


def test_can_be_stopped() -> None:
    asked = []

    def stopped() -> bool:
        asked.append(True)
        return len(asked) == 3

    search = Search(RulesOnly(), 0, Sfc32(1))
    search.think(Nim(200), 10**9, 0.0, stopped)
    assert len(asked) == 3
    assert search.simulations == 48


class Certain(Evaluator):
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


# Chance, what is hidden, and who acts at once


@pytest.mark.parametrize("plain", [False, True])
def test_chance_is_weighed_as_it_falls(plain: bool) -> None:
    search = search_of(Dice(), 3_000, plain=plain)
    found = chances(search)
    assert search.candidates()[0].key == 3
    assert found[3] == pytest.approx(0.75, abs=0.06)
    assert found[1] < found[2] < found[3]


def test_outcomes_of_chance_widen_with_the_visits() -> None:
    """Of a thousand outcomes those that came first are met again, so that a tree can grow."""
    search = search_of(Dice(), 2_000)
    die = search.candidates()[0]
    width = FEWEST_MOVES + 1 + RulesOnly().widening * int(die.visits) ** 0.5
    assert 20 < len(die.children) <= width


def test_known_outcomes_of_chance_come_by_their_weights() -> None:
    """A die of three weights, of which the tree knows all: none is met oftener than it comes."""
    search = Search(RulesOnly(), 0, Sfc32(4))
    state = Loaded()
    known = {
        outcome: Node(outcome, weight, 0) for outcome, weight in ((0, 1.0), (1, 3.0), (2, 6.0))
    }
    met = Counter(found.key for _ in range(3_000) if (found := search.known_outcome(known, state)))
    assert [met[outcome] / 3_000 for outcome in range(3)] == pytest.approx(
        [0.1, 0.3, 0.6], abs=0.03
    )


def test_the_tree_notes_how_likely_an_outcome_was() -> None:
    search = search_of(Loaded(), 200)
    weights = {child.key: child.prior for child in search.root.children.values()}
    assert weights == {0: 1.0, 1: 3.0, 2: 6.0}


@pytest.mark.parametrize("plain", [False, True])
def test_one_tree_for_all_worlds_does_not_see_what_is_hidden(plain: bool) -> None:
    """To guess wins every second time; a search of each world by itself would always win."""
    search = search_of(Shells(), 4_000, plain=plain)
    found = chances(search)
    assert search.candidates()[0].key == Shells.ROLL
    assert found[Shells.ROLL] == pytest.approx(2 / 3, abs=0.06)
    assert found[Shells.GUESS] < 0.6


def test_the_world_it_begins_with_makes_no_difference() -> None:
    one, other = (search_of(Shells(coin), 300) for coin in (Shells.LEFT, Shells.RIGHT))
    assert chances(one) == chances(other)


def test_of_several_who_may_act_each_wants_to_win() -> None:
    search = search_of(Duel(), 2_000)
    found = chances(search)
    assert search.candidates()[0].key == Duel.DRAW
    assert found[Duel.DRAW] == 1.0
    assert found[Duel.WAIT] < 0.25  # 1/2, if the other one did not look for the shot


def test_it_decides_for_its_own_seat_whoever_else_may_act() -> None:
    search = search_of(Duel(), 200, seat=1)
    assert {node.key for node in search.candidates()} == {
        SEAT_STEP + Duel.WAIT,
        SEAT_STEP + Duel.DRAW,
    }
