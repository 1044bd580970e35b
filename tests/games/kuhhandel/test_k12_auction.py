"""The auction of an animal: K-12 to K-17."""

from __future__ import annotations

from itertools import permutations

import pytest

import corral
from tests.games.playing import kinds, line, line_seen, play, refused, seen_by, texts, told, viewers

from .build import ANIMALS, START, animals, bids, build, everybody, hands, logged, then

# K-12


@pytest.mark.parametrize("card", ANIMALS)
def test_k12_the_auctioneer_turns_the_top_card_for_all_to_see(card: str) -> None:
    match = then(build(4, turn=2), "p2 auction", f"* card {card}")
    for viewer in viewers(match):
        assert match.view(viewer)["card"] == card
        assert line_seen(match, "card", viewer) == card
        assert logged(match, viewer, "turned_up") == [{"seat": 2, "card": card}]
    assert match.view(None)["deck"]["cards"][card] == 3
    assert match.view(None)["phase"] == "bid"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_k12_everyone_but_the_auctioneer_may_bid(players: int) -> None:
    for turn in range(players):
        match = build(players, turn=turn, phase="bid")
        bidders = [seat for seat in range(players) if seat != turn]
        assert sorted(match.actors) == bidders
        for seat in bidders:
            assert texts(match, seat) == bids(10, players * 100)


def test_k12_the_auctioneer_does_not_bid() -> None:
    match = build(phase="bid", turn=1)
    assert texts(match, 1) == set()
    assert refused(match, 1, "bid 10") == "K-12"
    assert refused(match, 1, "pass") == "K-12"
    match.play(0, "bid 30")
    assert refused(match, 1, "bid 40") == "K-12"


def test_k12_in_any_order() -> None:
    for order in permutations((1, 2, 3)):
        match = build(4, phase="bid")
        for place, seat in enumerate(order):
            match.play(seat, f"bid {10 + 10 * place}")
        assert match.view(None)["auction"]["bidder"] == order[-1]
        assert [bid["seat"] for bid in told(match.events, "bid")] == list(order)


def test_k12_as_often_as_they_like() -> None:
    match = build(phase="bid")
    for amount in range(10, 300, 20):
        match.play(1, f"bid {amount}")
        match.play(2, f"bid {amount + 10}")
    assert line(match, "bid") == "300 p2"
    assert match.actors == (1,)


def test_k12_while_the_bidding_is_open_there_is_nothing_else() -> None:
    match = build(phase="bid", animals={0: "dog", 1: "dog"})
    for seat in range(3):
        for move in ("auction", "trade p1 dog", "sell", "buy", "pay 10", "slap", "end"):
            assert refused(match, seat, move) == "K-12"


# K-13


def test_k13_a_bid_beats_the_highest_by_at_least_10() -> None:
    match = build(phase="bid", bid="70 p1")
    assert texts(match, 2) == bids(80, 300)
    for amount in (10, 60, 70):
        assert refused(match, 2, f"bid {amount}") == "K-13"
    match.play(2, "bid 80")
    assert line(match, "bid") == "80 p2"


def test_k13_a_bid_may_jump() -> None:
    match = build(phase="bid", bid="70 p1")
    match.play(2, "bid 290")
    assert texts(match, 1) == bids(300, 300)


@pytest.mark.parametrize("amount", [5, 11, 15, 99, 101])
def test_k13_bids_are_multiples_of_10(amount: int) -> None:
    match = build(phase="bid")
    assert refused(match, 1, f"bid {amount}") == "K-13"
    assert line(match, "bid") == "-"


def test_k13_the_first_bid_is_at_least_10() -> None:
    match = build(phase="bid")
    assert refused(match, 1, "bid 0") == "K-13"
    assert "bid 10" in texts(match, 1)
    match.play(1, "bid 10")
    assert line(match, "bid") == "10 p1"


def test_k13_everybody_sees_every_bid() -> None:
    match = build(4, phase="bid")
    match.play(3, "bid 40")
    for viewer in viewers(match):
        assert logged(match, viewer, "bid") == [{"seat": 3, "amount": 40}]
        auction = match.view(viewer)["auction"]
        assert (auction["bid"], auction["bidder"]) == (40, 3)


# K-14


def test_k14_a_bid_may_exceed_what_the_bidder_owns() -> None:
    match = build(phase="bid", hands={1: "10", 2: "-"})
    assert texts(match, 1) == texts(match, 2) == bids(10, 110)
    match.play(2, "bid 10")
    match.play(1, "bid 110")
    assert line(match, "bid") == "110 p1"


def test_k14_nobody_learns_whether_a_bid_is_a_bluff() -> None:
    """p3 does not know whether p1 has the 50 or p2; neither moves nor views tell it."""
    worlds = [build(4, phase="bid", money=[f"give p1 p2 {card}"]) for card in (50, 0)]
    for viewer in (0, 3, None):
        assert seen_by(worlds[0], viewer) == seen_by(worlds[1], viewer)
    for match in worlds:
        assert texts(match, 1) == bids(10, 400)
        match.play(1, "bid 100")
        match.play(2, "pass")
        match.play(3, "pass")
    for viewer in (0, 3, None):
        assert seen_by(worlds[0], viewer) == seen_by(worlds[1], viewer)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("donkeys", [0, 1, 2, 3, 4])
def test_k14_no_bid_above_all_money_in_all_hands(players: int, donkeys: int) -> None:
    """That is players × (100 + what the donkeys have paid each so far)."""
    paid = (0, 50, 150, 350, 850)[donkeys]
    most = players * (100 + paid)
    match = build(players, phase="bid", animals={0: f"donkey*{donkeys}"} if donkeys else {})
    assert texts(match, 1) == bids(10, most)
    for viewer in viewers(match):
        assert match.view(viewer)["money_out"] == most
    if most < 5700:
        assert refused(match, 1, f"bid {most + 10}") == "K-14"
    match.play(1, f"bid {most}")
    assert texts(match, 2) == {"pass"}


def test_k14_money_beyond_the_notation_is_no_bid() -> None:
    match = build(6, phase="bid", animals={0: "donkey*4"})
    with pytest.raises(corral.NotationError):
        match.play(1, "bid 5710")


# K-15


def test_k15_it_closes_when_all_but_the_highest_bidder_have_passed() -> None:
    match = build(4, phase="bid", bid="40 p2")
    assert list(match.actors) == [1, 3]
    match.play(3, "pass")
    assert match.actors == (1,)
    assert match.view(None)["phase"] == "bid"
    events = match.play(1, "pass")
    assert told(events, "knocked_down") == [{"seat": 2, "amount": 40}]
    assert match.view(None)["phase"] == "hammer"
    assert list(match.actors) == [0]


def test_k15_passes_may_come_in_any_order() -> None:
    for order in permutations((1, 3, 4)):
        match = build(5, phase="bid", bid="40 p2")
        for seat in order:
            assert match.view(None)["phase"] == "bid"
            match.play(seat, "pass")
        assert match.view(None)["phase"] == "hammer"


def test_k15_without_a_bid_all_bidders_must_pass() -> None:
    match = build(4, phase="bid")
    match.play(2, "pass")
    match.play(1, "pass")
    assert match.actors == (3,)
    assert match.view(None)["phase"] == "bid"
    assert "unsold" in kinds(match.play(3, "pass"))


def test_k15_a_pass_stands_until_somebody_else_bids() -> None:
    match = build(4, phase="bid", bid="40 p2")
    match.play(1, "pass")
    assert texts(match, 1) == set()
    assert refused(match, 1, "bid 50") == "K-15"
    assert refused(match, 1, "pass") == "K-15"
    match.play(3, "bid 50")
    assert sorted(match.actors) == [1, 2]
    assert texts(match, 1) == texts(match, 2) == bids(60, 400)
    match.play(1, "bid 60")
    assert sorted(match.actors) == [2, 3]


def test_k15_a_pass_before_the_first_bid_stands_too() -> None:
    match = build(phase="bid")
    match.play(1, "pass")
    assert refused(match, 1, "bid 10") == "K-15"
    match.play(2, "bid 10")
    assert match.actors == (1,)
    assert texts(match, 1) == bids(20, 300)


def test_k15_a_new_bid_brings_everybody_else_back() -> None:
    match = build(5, phase="bid", bid="40 p2", passed="p1 p3")
    assert match.actors == (4,)
    match.play(4, "bid 50")
    assert list(match.actors) == [1, 2, 3]
    assert line(match, "passed") == "-"


def test_k15_the_highest_bidder_does_not_overbid_themself() -> None:
    match = build(phase="bid", bid="40 p2")
    assert texts(match, 2) == set()
    assert refused(match, 2, "bid 50") == "K-15"
    assert refused(match, 2, "pass") == "K-15"


def test_k15_everybody_sees_who_has_passed() -> None:
    match = build(5, phase="bid", bid="40 p2")
    match.play(4, "pass")
    for viewer in viewers(match):
        assert match.view(viewer)["auction"]["passed"] == [4]
        assert match.view(viewer)["deciding"] == [1, 3]
        assert logged(match, viewer, "passed") == [{"seat": 4}]


def test_k15_all_silent_bidders_can_be_passed_together() -> None:
    """As the clock of a live table does at "gone"."""
    match = build(6, phase="bid", bid="40 p2", passed="p4")
    everybody(match, "pass")
    assert match.view(None)["phase"] == "hammer"
    match = build(6, phase="bid")
    everybody(match, "pass")
    assert match.actors == (1,)
    assert animals(match)[0] == "cow"


# K-16


def test_k16_the_highest_bidder_gets_the_animal_and_pays_the_auctioneer() -> None:
    match = build(4, phase="hammer", bid="70 p2")
    assert texts(match, 0) == {"sell", "buy"}
    match.play(0, "sell")
    assert match.actors == (2,)
    play(match, 2, "pay 50", "pay 20")
    assert hands(match) == ["50+50+20+20+10+10+10+0+0", START, "10+10+10+0+0", START]
    assert animals(match) == ["-", "-", "cow", "-"]
    assert match.actors == (1,)


def test_k16_the_auctioneer_buys_it_and_pays_the_highest_bidder() -> None:
    match = build(4, phase="hammer", bid="70 p2")
    match.play(0, "buy")
    assert match.actors == (0,)
    play(match, 0, "pay 20", "pay 50")
    assert hands(match) == ["10+10+10+0+0", START, "50+50+20+20+10+10+10+0+0", START]
    assert animals(match) == ["cow", "-", "-", "-"]
    assert match.actors == (1,)


def test_k16_the_auctioneer_may_only_buy_what_they_can_pay() -> None:
    match = build(phase="hammer", bid="100 p1", hands={0: "50+20+10+10+0+0"})
    assert texts(match, 0) == {"sell"}
    assert refused(match, 0, "buy") == "K-16"
    match = build(phase="hammer", bid="90 p1", hands={0: "50+20+10+10+0+0"})
    assert texts(match, 0) == {"sell", "buy"}


def test_k16_the_auctioneer_may_buy_and_pay_too_much() -> None:
    match = build(phase="hammer", bid="60 p1", hands={0: "100"})
    play(match, 0, "buy", "pay 100")
    assert hands(match)[:2] == ["-", "100+" + START]
    assert animals(match)[0] == "cow"


def test_k16_only_the_auctioneer_decides() -> None:
    match = build(phase="hammer", bid="60 p1")
    for seat in (1, 2):
        assert texts(match, seat) == set()
        assert refused(match, seat, "sell") == "K-16"
        assert refused(match, seat, "buy") == "K-16"
    for move in ("bid 70", "pass", "pay 50"):
        assert refused(match, 1, move) == "K-16"


def test_k16_the_decision_comes_before_anybody_knows_whether_the_bidder_can_pay() -> None:
    """What p1 has left is known to p1 and p2 only; p0 sees the same in both worlds."""
    worlds = [build(phase="hammer", bid="70 p1", money=[f"give p1 p2 {card}"]) for card in (50, 0)]
    assert seen_by(worlds[0], 0) == seen_by(worlds[1], 0)
    assert texts(worlds[0], 0) == texts(worlds[1], 0) == {"sell", "buy"}
    for match in worlds:
        match.play(0, "buy")
    assert seen_by(worlds[0], 0) == seen_by(worlds[1], 0)
    assert all("shown" not in kinds(match.events) for match in worlds)


@pytest.mark.parametrize("money", [START, "10"])
def test_k16_selling_cannot_be_taken_back(money: str) -> None:
    """Neither when the bidder can pay nor when not: then it is known."""
    match = build(phase="hammer", bid="70 p1", hands={1: money})
    match.play(0, "sell")
    assert ("shown" in kinds(match.events)) == (money == "10")
    assert not match.can_undo(0)
    with pytest.raises(corral.CannotUndo):
        match.undo(0)


# K-17


@pytest.mark.parametrize("players", [3, 4, 6])
def test_k17_nobody_bids_and_the_auctioneer_takes_it_for_nothing(players: int) -> None:
    match = build(players, turn=1, phase="bid", card="horse")
    before = hands(match)
    events = everybody(match, "pass")
    assert told(events, "unsold") == [{"seat": 1, "card": "horse"}]
    assert animals(match)[1] == "horse"
    assert hands(match) == before
    assert match.actors == (2,)


def test_k17_it_must_be_taken_there_is_nothing_to_decide() -> None:
    match = build(phase="bid", hands={0: "-"})
    match.play(1, "pass")
    match.play(2, "pass")
    assert animals(match) == ["cow", "-", "-"]
    assert match.actors == (1,)
    assert texts(match, 0) == set()


def test_k17_not_if_somebody_has_bid() -> None:
    match = build(phase="bid", bid="10 p1")
    match.play(2, "pass")
    assert animals(match) == ["-", "-", "-"]
    assert match.view(None)["phase"] == "hammer"
