"""Live clocks run on through undo and redo, and through going away and coming back."""

from __future__ import annotations

from time import sleep

import pytest

from corral.server.tables import clock as clocks
from corral.server.tables import decisions
from corral.server.tables.clock import Clock
from corral.server.tables.table import Table, fold
from corral.server.wire import NewTable, SeatWish
from corral.words import Words
from tests.sayings import in_every_language
from tests.server.house import House
from tests.server.people import Chair
from tests.server.test_clock import calm_house, hall, open_hall, until_event

__all__ = ["calm_house", "hall"]
SECONDS = 5.0


class Time:
    """The clock on the wall."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    told = Time()
    monkeypatch.setattr(clocks, "monotonic", told)
    return told


def live_table() -> Table:
    seats = [SeatWish("here", name=name) for name in ("Ana", "Bo")]
    wish = NewTable(game="elgaucho", seats=seats, seconds=5)
    table = fold("t", [decisions.open_table(wish, "host", "Ana", "random")])
    table.apply(decisions.start(table, "host", 1))
    return table


def play(table: Table, seat: int) -> None:
    assert table.match is not None
    row, _, undisturbed = decisions.play(table, seat, str(table.match.legal(seat)[0]))
    table.apply(row)
    _turn(table, undisturbed)


def undo(table: Table, seat: int) -> None:
    table.apply(decisions.undo(table, seat, "k")[0])
    _turn(table)


def _turn(table: Table, undisturbed: frozenset[int] = frozenset()) -> None:
    for seat in range(2):
        if seat not in undisturbed:
            table.turned[seat] = table.version(seat)


def awaited(table: Table) -> list[int]:
    assert table.match is not None
    return list(table.match.actors)


def test_a_decision_come_back_to_has_the_time_it_had(time: Time) -> None:
    table, clock = live_table(), Clock()
    assert clock.decide(table, awaited(table), SECONDS) == 105.0
    for _ in range(10):  # whatever is done and undone, the time of Ana's first decision runs
        time.now += 0.4
        play(table, 0)
        clock.decide(table, awaited(table), SECONDS)
        undo(table, 0)
        assert clock.decide(table, awaited(table), SECONDS) == 105.0
    time.now = 105.0
    assert clock.over() == [0, 1]


def test_each_new_decision_has_its_time(time: Time) -> None:
    table, clock = live_table(), Clock()
    clock.decide(table, awaited(table), SECONDS)
    time.now += 3.0
    play(table, 0)
    assert clock.decide(table, [0], SECONDS) == 108.0


def test_it_is_too_late_to_take_back_what_had_its_time(time: Time) -> None:
    table, clock = live_table(), Clock()
    clock.decide(table, awaited(table), SECONDS)
    play(table, 0)
    clock.decide(table, awaited(table), SECONDS)
    assert not clock.too_late_to_undo(0, table.moves)
    time.now += SECONDS
    assert clock.too_late_to_undo(0, table.moves)


def test_going_away_and_coming_back_winds_no_clock(time: Time) -> None:
    table, clock = live_table(), Clock()
    assert clock.decide(table, [0], SECONDS) == 105.0
    time.now += 2.0
    clock.decide(table, [], SECONDS)
    assert clock.decide(table, [0], SECONDS) == 105.0


def test_who_was_too_late_may_decide_once_more(time: Time) -> None:
    table, clock = live_table(), Clock()
    clock.decide(table, [0], SECONDS)
    time.now = 106.0
    clock.decide(table, [], SECONDS)  # a bot is asked
    assert clock.decide(table, [0], SECONDS) == 111.0
    time.now = 112.0
    clock.decide(table, [], SECONDS)
    assert clock.decide(table, [0], SECONDS) == 111.0  # now the bot plays on


def test_the_table_tells_the_time_that_is_left(house: House) -> None:
    ana = house.guest("Ana")
    table = ana.open("elgaucho", ["here Ana", "here Bo"], seconds=60, start=True)
    with ana.sit_at(table) as chair:
        left = chair.until_kind("fresh")["seconds"]
        chair.play(chair.you["moves"][0])
        sleep(0.05)
        undone = chair.ask("undo", version=chair.version)
        assert undone["cause"] == "undone"
        assert undone["seconds"] < left
        chair.play(chair.you["moves"][0])
        clock = house.services.hub._rooms[table].driver._clock
        clock._given = dict.fromkeys(clock._given, 0.0)
        problem = chair.ask("undo", version=chair.version)["problem"]
        assert (problem["code"], problem["reason"]) == ("not_allowed", "undo_late")


def test_bids_that_are_taken_back_do_not_stop_the_hammer(
    calm_house: House, hall: list[Chair]
) -> None:
    """Each counts as a call; after the second one there is no new time."""
    open_hall(calm_house, hall, "animal", 30)
    _, bo, _ = hall
    clock = calm_house.services.hub._rooms[bo.table].driver._clock
    due = []
    for _ in range(5):
        assert bo.play("bid 10")["kind"] == "news"
        assert bo.ask("undo", version=bo.version)["cause"] == "undone"
        calm_house.at_rest(bo.table)
        due.append((clock.call, clock.call_due))
    assert [call for call, _ in due] == [1, 2, 2, 2, 2]
    assert len({*due}) == 2
    calm_house.time_is_over(bo.table)
    until_event(bo, "unsold")


@in_every_language
def test_the_refusal_is_worded_for_the_page(words: Words) -> None:
    assert words.text("web-problem-undo_late")
