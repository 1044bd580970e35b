"""The auction of a premium: K-21 to K-26."""

from __future__ import annotations

from itertools import permutations

import pytest

import corral
from tests.games.playing import kinds, line, line_seen, play, refused, seen_by, texts, told, viewers

from .build import (
    ANIMALS,
    START,
    build,
    cards_of,
    everybody,
    hand,
    hands,
    knowers,
    known,
    logged,
    offer,
    random_match,
    then,
)


def owners(match: corral.Match) -> list[str]:
    return [line(match, f"p{seat} premiums") for seat in range(match.players)]


# K-21


@pytest.mark.parametrize("kind", ANIMALS)
def test_k21_a_premium_is_turned_up_and_counted_down_from_10(kind: str) -> None:
    match = then(build(), "p0 auction", f"* card premium-{kind}")
    assert kinds(match.events) == ["turned_up", "called"]
    assert told(match.events, "called") == [{"number": 10}]
    for viewer in viewers(match):
        view = match.view(viewer)
        assert (view["phase"], view["card"]) == ("call", f"premium-{kind}")
        assert view["premium"]["number"] == 10


def test_k21_from_10_to_1() -> None:
    match = build(4, phase="call")
    called = []
    for _ in range(10):
        called.append(match.view(None)["premium"]["number"])
        everybody(match, "wait")
    assert called == [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]
    assert match.view(None)["phase"] == "turn"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_k21_every_bidder_declares_but_not_the_auctioneer(players: int) -> None:
    for turn in range(players):
        match = build(players, turn=turn, phase="call", call=7)
        bidders = [(turn + step) % players for step in range(1, players)]
        assert list(match.actors) == bidders  # asked clockwise from the auctioneer
        for seat in bidders:
            assert texts(match, seat) == {"slap", "wait"}
        assert texts(match, turn) == set()
        assert refused(match, turn, "slap") == "K-21"
        assert refused(match, turn, "wait") == "K-21"


def test_k21_the_first_slap_that_arrives_wins() -> None:
    for winner in (1, 2, 3):
        match = build(4, phase="call", call=5)
        events = match.play(winner, "slap")
        assert told(events, "slapped") == [{"seat": winner, "number": 5}]
        assert match.actors == (winner,)
        for late in {1, 2, 3} - {winner}:
            assert refused(match, late, "slap") == "K-22"


def test_k21_a_slap_wins_also_after_others_have_waited() -> None:
    match = build(4, phase="call", call=5)
    match.play(2, "wait")
    match.play(1, "wait")
    match.play(3, "slap")
    assert line(match, "slap") == "5 p3"


def test_k21_the_first_slap_gets_it_for_the_number_just_called() -> None:
    match = build(phase="call", call=4)
    everybody(match, "wait")
    match.play(2, "slap")
    assert match.view(None)["premium"]["number"] == 3
    play(match, 2, "pay 0", "pay 0", "pay 10")
    match.play(0, "sell")
    assert hand(match, 2) == "50+20+10+10"


def test_k21_a_wait_stands_for_this_number() -> None:
    match = build(4, phase="call", call=5)
    match.play(2, "wait")
    assert texts(match, 2) == set()
    assert refused(match, 2, "slap") == "K-21"
    assert refused(match, 2, "wait") == "K-21"


def test_k21_for_the_next_number_everybody_declares_anew() -> None:
    match = build(4, phase="call", call=5)
    for seat in (3, 1, 2):
        assert match.view(None)["premium"]["number"] == 5
        match.play(seat, "wait")
    assert match.view(None)["premium"]["number"] == 4
    assert match.actors == (1, 2, 3)
    assert line(match, "waited") == "-"


def test_k21_the_next_number_only_when_all_wait_in_any_order() -> None:
    for order in permutations((1, 2, 3)):
        match = build(4, phase="call", call=8)
        for seat in order[:-1]:
            assert match.play(seat, "wait") == []
        assert told(match.play(order[-1], "wait"), "called") == [{"number": 7}]


def test_k21_who_has_waited_is_not_shown() -> None:
    """Views, logs, positions and moves of all others stay as they were."""
    match = build(5, phase="call", call=5)
    for seat in (3, 1, 2):
        others = [viewer for viewer in viewers(match) if viewer != seat]
        before = [seen_by(match, viewer) for viewer in others]
        match.play(seat, "wait")
        assert [seen_by(match, viewer) for viewer in others] == before
    assert line(match, "waited") == "p1 p2 p3"


def test_k21_to_everybody_else_all_bidders_seem_to_be_deciding_still() -> None:
    match = build(5, phase="call", call=5, waited="p1 p3 p4")
    assert match.actors == (2,)
    for viewer in (0, 2, None):
        assert match.view(viewer)["deciding"] == [1, 2, 3, 4]
        assert match.view(viewer)["premium"]["waited"] == []
        assert line_seen(match, "waited", viewer) == "?"
    assert match.view(3)["deciding"] == [1, 2, 4]
    assert match.view(3)["premium"]["waited"] == [3]
    assert line_seen(match, "waited", 3) == "p3 ?"


def test_k21_refusals_do_not_tell_who_has_waited() -> None:
    worlds = [build(4, phase="call", waited=waited) for waited in ("p1", "p2")]
    for match in worlds:
        for seat, move in ((3, "bid 10"), (0, "slap"), (3, "sell")):
            assert refused(match, seat, move) == "K-21"
    for viewer in (0, 3, None):
        assert seen_by(worlds[0], viewer) == seen_by(worlds[1], viewer)


def test_k21_a_wait_cannot_be_taken_back() -> None:
    match = build(4, phase="call", call=5)
    match.play(2, "wait")
    assert [match.can_undo(seat) for seat in range(4)] == [False] * 4
    with pytest.raises(corral.CannotUndo):
        match.undo(2)


def test_k21_a_slap_cannot_be_taken_back() -> None:
    match = build(4, phase="call", call=5)
    match.play(2, "slap")
    with pytest.raises(corral.CannotUndo):
        match.undo(2)


def test_k21_it_is_a_number_of_cards_not_a_value() -> None:
    """Four cards of 0 are enough for 4, one of 500 is not."""
    match = build(phase="call", call=4, hands={1: "0+0+0+0", 2: "500"})
    rich = match.copy()
    match.play(1, "slap")
    assert told(match.events, "shown") == []
    play(match, 1, *["pay 0"] * 4)
    match.play(0, "sell")
    assert owners(match) == ["-", "cow", "-"]
    rich.play(2, "slap")
    assert [shown["cards"] for shown in told(rich.events, "shown")] == [[500]]


def test_k21_while_it_is_counted_down_there_is_nothing_else() -> None:
    match = build(phase="call", animals={0: "dog", 1: "dog"})
    for seat in range(3):
        for move in ("auction", "trade p1 dog", "bid 10", "pass", "pay 10", "sell"):
            assert refused(match, seat, move) == "K-21"


# K-22


def test_k22_the_winner_puts_down_that_many_cards_of_their_choice() -> None:
    match = build(phase="pledge", slap="3 p2", hands={2: "500+50+10+0"})
    assert match.actors == (2,)
    assert texts(match, 2) == {"pay 500", "pay 50", "pay 10", "pay 0"}
    match.play(2, "pay 10")
    assert texts(match, 2) == {"pay 500", "pay 50", "pay 0"}
    assert refused(match, 2, "pay 10") == "K-22"  # there was only one
    play(match, 2, "pay 0", "pay 50")
    assert match.view(2)["premium"]["pledge"] == {"count": 3, "cards": [0, 10, 50]}
    assert match.view(None)["phase"] == "premium"


@pytest.mark.parametrize("cards", ["0+0", "50+20", "10+10", "50+0"])
def test_k22_any_cards_will_do(cards: str) -> None:
    match = build(phase="pledge", slap="2 p1")
    play(match, 1, *(f"pay {card}" for card in cards_of(cards).elements()))
    match.play(0, "sell")
    assert cards_of(hand(match, 0)) == cards_of(START) + cards_of(cards)
    assert owners(match) == ["-", "cow", "-"]


def test_k22_exactly_that_many() -> None:
    match = build(phase="pledge", slap="2 p1")
    play(match, 1, "pay 10", "pay 0")
    for move in ("pay 10", "pay 0"):
        assert refused(match, 1, move) == "K-22"


def test_k22_the_cards_lie_face_down() -> None:
    match = build(4, phase="pledge", slap="2 p1")
    watched = [seen_by(match, viewer) for viewer in (0, 2, 3, None)]
    match.play(1, "pay 50")
    assert [seen_by(match, viewer) for viewer in (0, 2, 3, None)] == watched
    match.play(1, "pay 0")
    for viewer in viewers(match):
        cards = [0, 50] if viewer == 1 else None
        assert match.view(viewer)["premium"]["pledge"] == {"count": 2, "cards": cards}
        assert line_seen(match, "pledge", viewer) == ("50+0" if viewer == 1 else "?+?")
        (pledged,) = logged(match, viewer, "pledged")
        assert (pledged["seat"], pledged["count"]) == (1, 2)
        assert viewer == 1 or "cards" not in pledged


def test_k22_then_the_auctioneer_decides_without_seeing_them() -> None:
    worlds = [build(phase="premium", slap="2 p1", pledge=pledge) for pledge in ("50+20", "0+0")]
    for viewer in (0, 2, None):
        assert seen_by(worlds[0], viewer) == seen_by(worlds[1], viewer)
    for match in worlds:
        assert match.actors == (0,)
        assert texts(match, 0) == {"sell", "buy"}


def test_k22_not_before_the_cards_lie_there() -> None:
    match = build(phase="pledge", slap="2 p1", chosen="10")
    for seat in (0, 1):
        assert refused(match, seat, "sell") == "K-22"
        assert refused(match, seat, "buy") == "K-22"


def test_k22_only_the_auctioneer_decides() -> None:
    match = build(phase="premium")
    for seat in (1, 2):
        assert texts(match, seat) == set()
        assert refused(match, seat, "sell") == "K-22"
        assert refused(match, seat, "buy") == "K-22"


def test_k22_only_the_winner_puts_cards_down() -> None:
    match = build(phase="pledge", slap="2 p1")
    assert refused(match, 0, "pay 10") == "K-22"
    assert refused(match, 2, "pay 10") == "K-22"


def test_k22_sold_the_auctioneer_takes_those_cards_the_winner_the_premium() -> None:
    match = build(4, phase="premium", slap="2 p1", pledge="50+0")
    match.play(0, "sell")
    assert hands(match) == ["50+50+20+10+10+10+0+0+0", "20+10+10+10+0", START, START]
    assert owners(match) == ["-", "cow", "-", "-"]
    assert match.actors == (1,)


def test_k22_only_the_two_see_what_was_paid() -> None:
    match = build(4, phase="premium", slap="2 p1", pledge="50+0")
    match.play(0, "sell")
    public = {"seat": 1, "to": 0, "count": 2}
    for viewer in viewers(match):
        seen = {**public, "cards": [0, 50]} if viewer in (0, 1) else public
        assert logged(match, viewer, "gave") == [seen]
    assert knowers(match, 0) == knowers(match, 1) == [0, 1]
    assert match.view(None)["players"][1]["money"]["count"] == 5


# K-23


def test_k23_the_winner_takes_the_cards_back_the_auctioneer_gives_as_many() -> None:
    match = build(phase="premium", slap="2 p1", pledge="50+20")
    match.play(0, "buy")
    assert hand(match, 1) == START
    assert match.actors == (0,)
    assert texts(match, 0) == {"pay 50", "pay 20", "pay 10", "pay 0"}
    play(match, 0, "pay 0", "pay 0")
    assert hands(match) == ["50+20+10+10+10", START + "+0+0", START]
    assert owners(match) == ["cow", "-", "-"]
    assert match.actors == (1,)


def test_k23_cards_of_the_auctioneers_choice() -> None:
    match = build(phase="give", slap="3 p1", hands={0: "200+10+0+0"})
    play(match, 0, "pay 200")
    assert texts(match, 0) == {"pay 10", "pay 0"}
    assert refused(match, 0, "pay 200") == "K-23"
    assert refused(match, 1, "pay 10") == "K-23"
    play(match, 0, "pay 0", "pay 10")
    assert hand(match, 0) == "0"
    assert hand(match, 1) == "200+50+20+10+10+10+10+0+0+0"


def test_k23_only_possible_with_enough_cards() -> None:
    match = build(phase="premium", slap="3 p1", pledge="10+0+0", hands={0: "500+500"})
    assert texts(match, 0) == {"sell"}
    assert refused(match, 0, "buy") == "K-23"
    match = build(phase="premium", slap="3 p1", pledge="10+0+0", hands={0: "0+0+0"})
    assert texts(match, 0) == {"sell", "buy"}
    play(match, 0, "buy", "pay 0", "pay 0", "pay 0")
    assert hand(match, 0) == "-"
    assert owners(match)[0] == "cow"


def test_k23_what_was_taken_back_is_never_seen() -> None:
    """Nobody can tell what the winner had put down once the auctioneer has bought."""
    worlds = [build(4, phase="premium", slap="2 p1", pledge=pledge) for pledge in ("50+20", "0+0")]
    for match in worlds:
        play(match, 0, "buy", "pay 10", "pay 0")
    for viewer in (0, 2, 3, None):
        assert seen_by(worlds[0], viewer) == seen_by(worlds[1], viewer)
    assert worlds[0].position() == worlds[1].position()


def test_k23_only_the_two_see_what_the_auctioneer_gave() -> None:
    match = build(4, phase="premium", slap="2 p1")
    play(match, 0, "buy", "pay 50", "pay 0")
    public = {"seat": 0, "to": 1, "count": 2}
    for viewer in viewers(match):
        seen = {**public, "cards": [0, 50]} if viewer in (0, 1) else public
        assert logged(match, viewer, "gave") == [seen]


# K-24


def test_k24_nobody_slaps_at_1_and_the_auctioneer_takes_it_for_nothing() -> None:
    match = build(4, turn=2, phase="call", call=1)
    events = everybody(match, "wait")
    assert told(events, "unsold") == [{"seat": 2, "card": "premium-cow"}]
    assert owners(match) == ["-", "-", "cow", "-"]
    assert hands(match) == [START] * 4
    assert match.actors == (3,)


def test_k24_a_slap_at_1_still_gets_it() -> None:
    match = build(phase="call", call=1)
    match.play(1, "wait")
    play(match, 2, "slap", "pay 0")
    match.play(0, "sell")
    assert owners(match) == ["-", "-", "cow"]
    assert hand(match, 2) == "50+20+10+10+10+0"


# K-25


def exposed() -> corral.Match:
    """p1 has slapped at 9 with five cards."""
    match = build(4, phase="call", call=9, hands={1: "500+20+10+10+0"})
    match.play(2, "wait")
    match.play(1, "slap")
    return match


def test_k25_a_slap_for_more_cards_than_one_holds_is_not_forbidden() -> None:
    match = build(phase="call", call=10, hands={1: "-"})
    assert texts(match, 1) == {"slap", "wait"}
    match.play(1, "slap")
    assert told(match.events, "slapped") == [{"seat": 1, "number": 10}]


def test_k25_the_hand_is_shown_at_once_before_the_auctioneer_decides() -> None:
    match = exposed()
    assert kinds(match.events) == ["slapped", "shown", "called"]
    (shown,) = told(match.events, "shown")
    assert (shown["seat"], shown["cards"]) == (1, [0, 10, 10, 20, 500])
    assert knowers(match, 1) == [0, 1, 2, 3, None]
    for viewer in viewers(match):
        assert known(match, viewer, 1) == [0, 10, 10, 20, 500]
    assert refused(match, 0, "sell") == refused(match, 0, "buy") == "K-21"


def test_k25_the_auction_is_repeated_from_10_with_everyone() -> None:
    match = exposed()
    assert match.view(None)["premium"]["number"] == 10
    assert match.view(None)["card"] == "premium-cow"
    assert match.actors == (1, 2, 3)  # p2, who had waited, too
    assert line(match, "waited") == "-"
    assert owners(match) == ["-"] * 4
    assert hand(match, 1) == "500+20+10+10+0"


def test_k25_that_player_may_not_slap_above_their_number_of_cards() -> None:
    match = exposed()
    for number in (10, 9, 8, 7, 6):
        assert match.view(None)["premium"]["number"] == number
        assert texts(match, 1) == {"wait"}
        assert texts(match, 2) == texts(match, 3) == {"slap", "wait"}
        assert refused(match, 1, "slap") == "K-25"
        everybody(match, "wait")
    assert match.view(None)["premium"]["number"] == 5
    assert texts(match, 1) == {"slap", "wait"}
    match.play(1, "slap")
    play(match, 1, "pay 500", "pay 20", "pay 10", "pay 10", "pay 0")
    match.play(0, "sell")
    assert owners(match)[1] == "cow"


def test_k25_several_may_be_exposed_for_one_card() -> None:
    match = exposed()
    match.play(3, "slap")
    for viewer in viewers(match):
        assert match.view(viewer)["premium"]["limits"] == [None, 5, None, 7]
    assert texts(match, 3) == texts(match, 1) == {"wait"}
    assert texts(match, 2) == {"slap", "wait"}


def test_k25_who_has_no_card_can_only_wait_then() -> None:
    match = build(phase="call", call=1, hands={1: "-"})
    match.play(1, "slap")
    for _ in range(10):
        assert texts(match, 1) == {"wait"}
        everybody(match, "wait")
    assert owners(match)[0] == "cow"


def test_k25_the_limit_is_for_this_card_only() -> None:
    match = exposed()
    match.play(2, "slap")
    assert match.view(None)["premium"]["limits"] == [None, 5, 7, None]
    for _ in range(10):
        everybody(match, "wait")
    match = then(match, "p1 auction", "* card dog", "p2 pass", "p3 pass", "p0 pass")
    match = then(match, "p2 auction", "* card premium-dog")
    assert texts(match, 1) == {"slap", "wait"}


def test_k25_as_many_cards_as_called_are_enough() -> None:
    match = build(phase="call", call=7)
    match.play(1, "slap")
    assert told(match.events, "shown") == []
    assert line(match, "slap") == "7 p1"


def test_k25_the_hand_shown_is_known_until_money_moves() -> None:
    match = exposed()
    for _ in range(5):
        everybody(match, "wait")
    match.play(1, "slap")
    assert knowers(match, 1) == [0, 1, 2, 3, None]
    play(match, 1, "pay 0", "pay 10", "pay 10", "pay 20", "pay 500")
    match.play(0, "sell")
    assert known(match, 3, 1) == []  # all cards are gone
    assert knowers(match, 0) == [0, 1, 2, 3, None]


# K-26


def test_k26_premiums_are_never_traded() -> None:
    match = build(animals={0: "cow*2", 1: "cow dog"}, premiums={0: "dog", 1: "cow", 2: "horse"})
    assert texts(match, 0) == {"auction", "trade p1 cow"}
    with pytest.raises(corral.NotationError):
        match.play(0, "trade p1 premium-cow")
    play(match, 0, "trade p1 cow")
    offer(match, 0, "50")
    match.play(1, "accept")
    assert owners(match) == ["dog", "cow", "horse"]


def test_k26_a_premium_alone_is_nothing_to_trade() -> None:
    match = build(animals={0: "cow"}, premiums={1: "cow"})
    assert texts(match, 0) == {"auction"}
    assert refused(match, 0, "trade p1 cow") == "K-30"


@pytest.mark.parametrize("players", [2, 3, 5])
def test_k26_they_stay_with_their_owner(players: int) -> None:
    """Through whole matches."""
    owner: dict[str, int] = {}
    for step, match in enumerate(random_match(players, 4)):
        if step % 40 == 0 or match.over:
            for seat, own in enumerate(owners(match)):
                for kind in own.split():
                    assert owner.setdefault(kind, seat) == seat or kind == "-"
    assert set(owner) - {"-"} == set(ANIMALS)
