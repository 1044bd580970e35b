"""Who thinks next."""

from __future__ import annotations

from concurrent.futures import Future
from threading import Thread

import pytest

import corral
from corral.bots import Limit
from corral.bots.desk import Desk, Task
from corral.bots.turns import PATIENCE, QUICK, BotQuestion, Turns


def put(
    turns: Turns[str, object],
    table: str,
    name: str,
    cost: float,
    guest: str = "",
    awaited: bool = True,
) -> Future[object]:
    future: Future[object] = Future()
    turns.put(BotQuestion(name, future, cost), guest, table, awaited)
    return future


def served(turns: Turns[str, object], number: int) -> list[str]:
    found = [turns.get() for _ in range(number)]
    return [one.task for one in found if one is not None]


def test_tables_take_turns_and_quick_questions_come_first() -> None:
    turns: Turns[str, object] = Turns()
    for number in range(3):
        put(turns, "barons", f"baron {number}", 1.0)
    put(turns, "another", "another baron", 1.0)
    put(turns, "hands", "cowhand", 0.1)
    assert served(turns, 5) == ["cowhand", "baron 0", "another baron", "baron 1", "baron 2"]


@pytest.mark.parametrize("guest", ["", "another"])
def test_long_thoughts_do_not_wait_for_ever(guest: str) -> None:
    turns: Turns[str, object] = Turns()
    put(turns, "baron", "baron", 1.0)
    order: list[str] = []
    for number in range(5):  # five tables whose quick bots are always waiting
        put(turns, f"table {number}", "hand", 0.1, guest)
    for number in range(100):
        put(turns, f"table {number % 5}", "hand", 0.1, guest)
        order += served(turns, 1)
    assert "baron" in order


def crowded(tables: int) -> Turns[str, object]:
    """One guest has so many tables of three barons."""
    turns: Turns[str, object] = Turns()
    for table in range(tables):
        for _ in range(3):
            put(turns, f"table {table}", "baron", 1.0, "rancher")
    return turns


@pytest.mark.parametrize("tables", [20, 100])
@pytest.mark.parametrize("before", [0, 1, 25])
def test_one_guests_crowd_does_not_hold_up_another_guest(tables: int, before: int) -> None:
    turns = crowded(tables)
    served(turns, before)
    put(turns, "mine", "my baron", 1.0, "me")
    put(turns, "mine", "my hand", 0.1, "me")
    assert served(turns, 3) == ["my hand", "baron", "my baron"]


def test_guests_take_turns_and_each_guests_tables_do() -> None:
    turns: Turns[str, object] = Turns()
    for number in range(3):
        put(turns, "a1", f"a1 {number}", 1.0, "a")
    put(turns, "a2", "a2 0", 1.0, "a")
    for table in ("b1", "b2"):
        put(turns, table, f"{table} 0", 1.0, "b")
    assert served(turns, 6) == ["a1 0", "b1 0", "a2 0", "b2 0", "a1 1", "a1 2"]


def test_tables_at_which_somebody_waits_come_first() -> None:
    turns: Turns[str, object] = Turns()
    for number in range(3):
        put(turns, "alone", f"bots alone {number}", 1.0, "a", awaited=False)
    put(turns, "mine", "mine", 1.0, "b")
    put(turns, "quick", "quick, and nobody looks", 0.1, "a", awaited=False)
    assert served(turns, 3) == ["mine", "quick, and nobody looks", "bots alone 0"]
    put(turns, "mine", "mine again", 1.0, "b")
    assert served(turns, 2) == ["mine again", "bots alone 1"]


def test_whoever_comes_to_a_table_hastens_its_bots() -> None:
    turns: Turns[str, object] = Turns()
    put(turns, "before", "before", 1.0, awaited=False)
    left = put(turns, "visited", "nobody wants it", 1.0, awaited=False)
    put(turns, "visited", "visited", 1.0, awaited=False)
    turns.hasten("visited")
    turns.hasten("nowhere")
    left.cancel()
    put(turns, "mine", "mine", 1.0)
    assert served(turns, 3) == ["visited", "mine", "before"]


def test_nobody_waits_for_ever_behind_those_who_come_first() -> None:
    turns: Turns[str, object] = Turns()
    put(turns, "alone", "bots alone", 1.0, awaited=False)
    order: list[str] = []
    for number in range(2 * PATIENCE):
        put(turns, f"table {number % 3}", "a person's", 1.0)
        put(turns, f"table {number % 3}", "a person's", 1.0)
        order += served(turns, 1)
    assert order.index("bots alone") == PATIENCE


def test_a_quick_question_is_found_behind_all_long_ones() -> None:
    turns = crowded(20)
    put(turns, "table 0", "hand", 0.1, "rancher")
    quick = turns.get(only_quick=True)
    assert quick is not None
    assert quick.task == "hand"


def test_what_nobody_wants_any_more_has_no_turn() -> None:
    turns: Turns[str, object] = Turns()
    waiting = [put(turns, "a", name, 1.0) for name in "abcd"]
    for future in waiting[:3]:
        future.cancel()
    left = turns.get()
    assert left is not None
    assert (left.task, left.crowd) == ("d", 1.0)


def test_the_crowd_is_ones_own() -> None:
    """Who asks little is told of a small crowd, whatever others ask."""
    turns = crowded(20)
    put(turns, "mine", "my baron", 1.0, "me")
    first = turns.get()
    mine = turns.get()
    assert first is not None
    assert mine is not None
    assert (first.task, first.crowd) == ("baron", 60 * 2)
    assert (mine.task, mine.crowd) == ("my baron", 1 * 2)


def test_equal_questions_are_served_in_their_order() -> None:
    turns: Turns[str, object] = Turns()
    for name in "abc":
        put(turns, "", name, 0.5)
    assert served(turns, 3) == ["a", "b", "c"]


def test_who_takes_only_quick_ones_leaves_the_rest() -> None:
    turns: Turns[str, object] = Turns()
    put(turns, "a", "long", 1.0)
    taken: list[str] = []

    def serve() -> None:
        while (question := turns.get(only_quick=True)) is not None:
            taken.append(question.task)
            question.future.set_result(None)

    thread = Thread(target=serve)
    thread.start()
    put(turns, "b", "quick", QUICK).result(60)
    assert taken == ["quick"]
    turns.close()
    thread.join(60)
    assert not thread.is_alive()


def test_closing_cancels_what_waits() -> None:
    turns: Turns[str, object] = Turns()
    waiting = put(turns, "a", "one", 1.0)
    turns.close()
    assert waiting.cancelled()
    assert turns.get() is None
    assert turns.get(only_quick=True) is None


def test_a_quick_bot_is_not_kept_waiting_by_a_long_thought() -> None:
    match = corral.new("elgaucho", players=2, seed=1)
    position, seat = match.position_seen_by(match.actors[0]), match.actors[0]
    with Desk(1, quick=1) as desk:
        endless = desk.think(Task(position, seat, "foreman", 7, Limit(nodes=10**9), key="slow"))
        quick = Task(position, seat, "random", 7, key="quick")
        assert desk.think(quick).result(60).move
        assert not endless.done()
        endless.cancel()
