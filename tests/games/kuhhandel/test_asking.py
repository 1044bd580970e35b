"""How a table asks in Kuhhandel's auctions: silence, calls, and what standing orders do."""

from __future__ import annotations

import pytest

import corral
from corral.core.asking import Asking, Orders
from tests.games.kuhhandel.build import build, everybody


def asking(match: corral.Match) -> Asking:
    assert match.asking is not None
    return match.asking


def orders(match: corral.Match) -> Orders:
    found = asking(match).orders
    assert found is not None
    return found


def carry_out(match: corral.Match, limits: dict[int, int], in_turn: bool = False) -> list[str]:
    """Let the orders make their moves until they have nothing more to say."""
    made: list[str] = []
    while match.asking is not None:
        seats = list(match.actors[:1] if in_turn else match.actors)
        answer = orders(match).answer(limits, seats)
        if answer is None:
            break
        match.play(*answer)
        made.append(f"p{answer[0]} {answer[1]}")
    return made


def test_bids_are_called_twice_before_silence_is_a_pass() -> None:
    asked = asking(build(phase="bid"))
    assert (asked.silence, asked.calls, asked.race, asked.in_turn) == ("pass", 2, (), False)


def test_a_count_down_is_a_race_without_calls() -> None:
    asked = asking(build(phase="call"))
    assert (asked.silence, asked.calls, asked.race, asked.in_turn) == ("wait", 0, ("slap",), True)


@pytest.mark.parametrize("phase", ["turn", "hammer", "pay", "pledge", "rat", "share"])
def test_elsewhere_one_decides_alone(phase: str) -> None:
    assert build(2 if phase == "share" else 3, phase=phase).asking is None


def test_every_bid_is_a_new_question_and_a_pass_is_not() -> None:
    match = build(4, phase="bid")
    numbers = [asking(match).number]
    for seat, move in ((1, "bid 10"), (2, "pass"), (3, "bid 50")):
        match.play(seat, move)
        numbers.append(asking(match).number)
    assert numbers[1] == numbers[2]
    assert len(set(numbers)) == 3


def test_a_count_that_is_repeated_asks_anew() -> None:
    """p1 shows too few cards for 10, and the count begins again at 10 (K-25)."""
    match = build(phase="call", call=10)
    before = asking(match).number
    match.play(1, "slap")
    assert match.view(None)["premium"]["number"] == 10
    assert asking(match).number != before
    numbers = set()
    for _ in range(9):
        numbers.add(asking(match).number)
        everybody(match, "wait")
    assert len(numbers) == 9
    assert before not in numbers


def test_everybody_but_the_auctioneer_may_order() -> None:
    match = build(4, phase="bid", turn=2, bid="30 p3")
    assert (orders(match).seats, orders(match).rule) == ((0, 1, 3), "K-12")
    assert (orders(match).low, orders(match).high) == (0, match.view(None)["money_out"])
    match = build(4, phase="call", call=6)
    assert (orders(match).seats, orders(match).rule) == ((1, 2, 3), "K-21")
    assert (orders(match).low, orders(match).high) == (0, 10)


def test_the_highest_limit_bids_just_enough() -> None:
    match = build(4, phase="bid")
    assert carry_out(match, {1: 70, 3: 100}) == ["p3 bid 80", "p1 pass"]
    assert match.actors == (2,)  # who has given no order is waited for


def test_of_equal_limits_the_first_clockwise_bids_all() -> None:
    match = build(4, phase="bid", turn=2)
    assert carry_out(match, {1: 50, 0: 50, 3: 50})[0] == "p3 bid 50"


def test_a_limit_is_rounded_down_to_a_bid() -> None:
    match = build(3, phase="bid", bid="20 p2")
    assert orders(match).answer({1: 39}, [1]) == (1, "bid 30")
    assert orders(match).answer({1: 29}, [1]) == (1, "pass")


def test_an_order_bids_no_more_than_the_total_shown() -> None:
    """p1 has shown 30 (K-19)."""
    match = build(4, phase="bid", hands={1: "20+10+0"}, limits={1: 30})
    made = carry_out(match, {1: 200, 2: 100})
    assert made == ["p2 bid 10", "p1 bid 20", "p2 bid 30", "p1 pass"]


def test_an_order_slaps_at_its_number_and_never_at_0() -> None:
    match = build(phase="call", call=5)
    made = carry_out(match, {1: 0, 2: 4}, in_turn=True)
    assert made == ["p1 wait", "p2 wait", "p1 wait", "p2 slap"]


def test_an_order_slaps_for_no_more_cards_than_were_shown() -> None:
    """p1 has shown 5 cards (K-25)."""
    match = build(phase="call", call=6, hands={1: "50+10+10+0+0"}, limits={1: 5})
    assert carry_out(match, {1: 10, 2: 0}, in_turn=True) == ["p1 wait", "p2 wait", "p1 slap"]
