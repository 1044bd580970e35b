"""A rat is turned up: K-27 to K-29."""

from __future__ import annotations

import pytest

from tests.games.playing import kinds, line, line_seen, play, refused, seen_by, texts, told, viewers

from .build import (
    START,
    animals,
    build,
    cards_of,
    everybody,
    hand,
    hands,
    knowers,
    known,
    logged,
    then,
)

# K-27


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_k27_beginning_left_of_the_auctioneer_and_including_the_auctioneer(players: int) -> None:
    for turn in range(players):
        match = then(build(players, turn=turn), f"p{turn} auction", "* card rat")
        asked = []
        for _ in range(2 * players + 1):  # round and round
            (seat,) = match.actors
            asked.append(seat)
            match.play(seat, "put 10" if "put 10" in texts(match, seat) else "put 0")
        assert asked == [(turn + 1 + step) % players for step in range(2 * players + 1)]


def test_k27_take_it_or_put_one_card_of_ones_choice_beside_it() -> None:
    match = build(phase="rat", hands={1: "500+20+20+0"})
    assert match.actors == (1,)
    assert texts(match, 1) == {"take", "put 500", "put 20", "put 0"}
    match.play(1, "put 20")
    assert hand(match, 1) == "500+20+0"
    assert match.actors == (2,)


def test_k27_only_cards_of_ones_own_hand() -> None:
    match = build(phase="rat", hands={1: "20+0"})
    for card in (10, 50, 100, 200, 500):
        assert refused(match, 1, f"put {card}") == "K-27"


def test_k27_only_who_is_asked_decides() -> None:
    match = build(4, phase="rat", asked=2, money=["put p1 10"])
    for seat in (0, 1, 3):
        assert texts(match, seat) == set()
        assert refused(match, seat, "take") == "K-27"
        assert refused(match, seat, "put 10") == "K-27"
    for move in ("bid 10", "pass", "slap", "auction", "end"):
        assert refused(match, 2, move) == "K-27"


def test_k27_the_taker_gets_the_rat_and_all_money_beside_it() -> None:
    match = build(4, phase="rat", hands={3: "10"})
    match = then(match, "p1 put 50", "p2 put 0", "p3 put 10", "p0 put 20", "p1 put 10")
    assert match.view(None)["rat"] == {"asked": 2, "cards": 5, "own": []}
    events = play(match, 2, "take")
    assert told(events, "took_rat") == [{"seat": 2, "count": 5}]
    assert hand(match, 2) == "50+50+20+20+10+10+10+10+10+0+0"
    assert hands(match)[:2] == ["50+10+10+10+0+0", "20+10+10+0+0"]
    assert hand(match, 3) == "-"
    assert animals(match) == ["-", "-", "rat", "-"]


def test_k27_it_may_be_taken_at_once_for_nothing() -> None:
    match = build(phase="rat")
    match.play(1, "take")
    assert animals(match) == ["-", "rat", "-"]
    assert hands(match) == [START] * 3


def test_k27_the_auctioneer_may_take_it() -> None:
    match = build(phase="rat", money=["put p1 10", "put p2 0"])
    match.play(0, "take")
    assert animals(match) == ["rat", "-", "-"]
    assert hand(match, 0) == "50+20+10+10+10+10+0+0+0"


def test_k27_it_takes_until_somebody_takes_it() -> None:
    """All money of all lies beside it before the last one must take it."""
    match = build(phase="rat", hands={0: "10+0", 1: "20+0", 2: "50"})
    for seat, card in ((1, 0), (2, 50), (0, 0), (1, 20)):
        assert match.view(None)["phase"] == "rat"
        match.play(seat, f"put {card}")
    assert match.view(None)["rat"] == {"asked": 2, "cards": 4, "own": []}
    match.play(2, "take")
    assert hands(match) == ["10", "-", "50+20+0+0"]


def test_k27_cards_lie_face_down_each_player_knows_their_own() -> None:
    match = build(4, phase="rat")
    match.play(1, "put 50")
    match.play(2, "put 0")
    for viewer in viewers(match):
        own = {1: [50], 2: [0]}.get(-1 if viewer is None else viewer, [])
        assert match.view(viewer)["rat"] == {"asked": 3, "cards": 2, "own": own}
        first = {"seat": 1, "count": 1} | ({"card": 50} if viewer == 1 else {})
        second = {"seat": 2, "count": 2} | ({"card": 0} if viewer == 2 else {})
        assert logged(match, viewer, "put") == [first, second]
        seen = line_seen(match, "money put p1", viewer), line_seen(match, "money put p2", viewer)
        assert seen == ("50" if viewer == 1 else "?", "0" if viewer == 2 else "?")
    assert knowers(match, 1) == [1]
    assert knowers(match, 2) == [2]


def test_k27_nobody_else_can_tell_which_card_was_put() -> None:
    worlds = [then(build(4, phase="rat"), f"p1 put {card}") for card in (0, 10, 20, 50)]
    for viewer in (0, 2, 3, None):
        for world in worlds[1:]:
            assert seen_by(world, viewer) == seen_by(worlds[0], viewer)


def test_k27_only_the_taker_sees_the_cards() -> None:
    match = build(4, phase="rat", hands={1: "50+20", 2: "10+0", 3: "200"})
    match = then(match, "p1 put 50", "p2 put 0", "p3 take", "* card dog")
    for viewer in viewers(match):
        seen = {"cards": [0, 50]} if viewer == 3 else {}
        assert logged(match, viewer, "took_rat") == [{"seat": 3, "count": 2} | seen]
    assert knowers(match, 3) == [3]
    # The taker knows now what the two have left, each of these only their own.
    assert (known(match, 3, 1), known(match, 3, 2)) == ([20], [10])
    assert knowers(match, 1) == [1, 3]
    assert knowers(match, 2) == [2, 3]
    # Who put a card there knows where it is now.
    surely = [match.view(viewer)["players"][3]["money"]["surely"] for viewer in viewers(match)]
    assert surely == [[200], [50, 200], [0, 200], [0, 50, 200], [200]]


def test_k27_the_taker_does_not_see_who_put_which_card() -> None:
    match = build(phase="rat", deck="dog cat", hands=dict.fromkeys(range(3), "50+0"))
    match = then(match, "p1 put 50", "p2 put 0", "p0 take", "* card cat")
    assert logged(match, 0, "took_rat") == [{"seat": 0, "count": 2, "cards": [0, 50]}]
    assert known(match, 0, 1) is None
    assert known(match, 0, 2) is None
    worlds = {tuple(hands(match.sample(0, seed))) for seed in range(40)}
    assert worlds == {("50+50+0+0", "0", "50"), ("50+50+0+0", "50", "0")}


# K-28


def test_k28_who_has_no_money_card_must_take_the_rat() -> None:
    match = build(phase="rat", hands={1: "-"})
    assert texts(match, 1) == {"take"}
    for card in (0, 10, 50):
        assert refused(match, 1, f"put {card}") in ("K-27", "K-28")
    match.play(1, "take")
    assert animals(match)[1] == "rat"


def test_k28_a_card_of_0_is_a_money_card() -> None:
    match = build(phase="rat", hands={1: "0"})
    assert texts(match, 1) == {"take", "put 0"}
    match.play(1, "put 0")
    assert hand(match, 1) == "-"
    assert match.actors == (2,)


def test_k28_who_has_put_the_last_card_must_take_it_the_next_time() -> None:
    match = build(phase="rat", hands={1: "50"})
    match = then(match, "p1 put 50", "p2 put 0", "p0 put 0")
    assert texts(match, 1) == {"take"}
    match.play(1, "take")
    assert hand(match, 1) == "50+0+0"


# K-29


def test_k29_the_same_auctioneer_at_once_auctions_the_next_card() -> None:
    match = build(4, turn=2, phase="rat")
    match = then(match, "p3 put 0", "p0 take", "* card cow")
    assert kinds(match.events) == ["put", "took_rat", "turned_up"]
    assert told(match.events, "turned_up") == [{"seat": 2, "card": "cow"}]
    assert match.view(None)["turn"] == 2
    assert match.actors == (3, 0, 1)
    assert refused(match, 2, "bid 10") == "K-12"


def test_k29_chance_answers_before_anybody_decides() -> None:
    match = build(phase="rat")
    match.play(1, "take")
    assert match.view(None)["phase"] in ("bid", "call", "rat")
    assert match.view(None)["turn"] == 0


def test_k29_and_so_on_until_it_is_not_a_rat() -> None:
    match = then(build(), "p0 auction", "* card rat", "p1 take", "* card rat")
    match = then(match, "p1 put 0", "p2 take", "* card rat")
    match = then(match, "p1 put 0", "p2 put 0", "p0 take", "* card premium-cow")
    assert animals(match) == ["rat", "rat", "rat"]
    assert match.view(None)["phase"] == "call"
    assert match.view(None)["turn"] == 0
    everybody(match, "wait")
    assert match.view(None)["premium"]["number"] == 9


def test_k29_each_round_begins_left_of_the_auctioneer_with_nothing_beside_the_rat() -> None:
    match = build(4, turn=1, phase="rat")
    match = then(match, "p2 put 10", "p3 put 0", "p0 take", "* card rat")
    assert match.actors == (2,)
    assert match.view(None)["rat"] == {"asked": 2, "cards": 0, "own": []}
    match = then(match, "p2 take", "* card cow")
    assert cards_of(hand(match, 2)) == cards_of("50+20+10+10+0+0")


def test_k29_then_the_turn_goes_on_clockwise() -> None:
    match = then(build(phase="rat"), "p1 take", "* card cow", "p1 pass", "p2 pass")
    assert match.actors == (1,)
    assert animals(match) == ["cow", "rat", "-"]


def test_k29_a_donkey_after_a_rat_pays() -> None:
    match = then(build(phase="rat"), "p1 take", "* card donkey")
    assert hands(match) == ["50+" + START] * 3


def test_k29_the_last_card_of_the_deck_is_auctioned_too() -> None:
    match = build(phase="rat", deck="cow", animals={0: "rat", 1: "cow*2", 2: "cow rat*2"})
    events = play(match, 1, "take")
    assert kinds(events) == ["took_rat", "turned_up"]
    assert match.view(None)["turn"] == 0
    assert match.actors == (1, 2)


def test_k29_with_the_deck_empty_the_turn_ends() -> None:
    match = build(phase="rat", deck="", animals={0: "rat", 1: "cow*2", 2: "cow*2 rat*2"})
    events = play(match, 1, "take")
    assert kinds(events) == ["took_rat", "turn"]
    assert match.actors == (1,)
    assert texts(match, 1) == {"trade p0 rat", "trade p2 cow", "trade p2 rat"}


def test_k29_a_rat_as_the_last_card_may_end_the_match() -> None:
    match = build(phase="rat", deck="", animals={1: "rat*3"})
    match.play(1, "take")
    assert match.over
    assert line(match, "p1 animals") == "rat*4"
