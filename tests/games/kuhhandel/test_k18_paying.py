"""Paying for an animal, and who cannot: K-18 and K-19."""

from __future__ import annotations

from itertools import combinations, permutations

from hypothesis import example, given
from hypothesis import strategies as st

import corral
from tests.games.playing import line, line_seen, play, refused, seen_by, texts, told, viewers

from .build import START, animals, bids, build, everybody, hand, knowers, known, logged, then

# K-18

Cards = tuple[int, ...]


def permitted(cards: Cards, price: int) -> set[Cards]:
    """The rule once more, by trying all sets of cards; each is written ascending."""
    sets = {
        chosen
        for number in range(1, len(cards) + 1)
        for chosen in combinations(sorted(cards), number)
        if sum(chosen) >= price
    }
    exact = {chosen for chosen in sets if sum(chosen) == price and 0 not in chosen}
    if exact:
        return exact
    return {chosen for chosen in sets if all(sum(chosen) - card < price for card in chosen)}


def paying(cards: Cards, price: int, payer: int = 1) -> corral.Match:
    """p1 has bid the price; the payer, p1 or the auctioneer p0, has these cards."""
    hand_text = "+".join(str(card) for card in cards) or "-"
    return build(
        phase="pay",
        bid=f"{price} p1",
        payer=payer,
        hands={payer: hand_text, 2: "-"},
        animals={2: "donkey*4"},
    )


def payments(match: corral.Match, payer: int) -> set[Cards]:
    """All payments that the legal moves lead to, whatever the order of the cards."""
    found: set[Cards] = set()
    open_matches: dict[Cards, corral.Match] = {(): match}
    while open_matches:
        chosen, at = open_matches.popitem()
        moves = texts(at, payer)
        assert moves, "a payment that cannot be completed"
        for move in moves:
            more = tuple(sorted((*chosen, int(move.split()[1]))))
            paid = at.copy()
            events = paid.play(payer, move)
            if told(events, "paid"):
                found.add(more)
                (event,) = [event for event in events if event.kind == "paid"]
                assert event.secret == {"cards": list(more)}
            else:
                open_matches[more] = paid
    return found


POOL = (*[0] * 4, *[10] * 6, *[20] * 4, *[50] * 4, *[100] * 3, *[200] * 3, *[500] * 3)
HANDS = (
    st.sets(st.integers(0, len(POOL) - 1), min_size=1, max_size=7)
    .map(lambda places: tuple(sorted(POOL[place] for place in places)))
    .filter(any)
)


def some_price(cards: Cards, number: int) -> int:
    """A price that the cards can pay."""
    return 10 + number * 10 % sum(cards)


@given(HANDS, st.integers(0, 60), st.sampled_from((0, 1)))
@example((0, 0, 10, 20, 50), 2, 1)
@example((20, 20, 50, 50), 5, 1)
@example((20, 20, 20, 50), 6, 0)
@example((10, 20, 50, 100, 200, 500), 46, 1)
def test_k18_payments_are_those_found_by_trying_all(cards: Cards, number: int, payer: int) -> None:
    price = some_price(cards, number)
    match = paying(cards, price, payer)
    assert payments(match, payer) == permitted(cards, price)


@given(HANDS, st.integers(0, 60))
def test_k18_the_cards_of_a_payment_come_in_any_order(cards: Cards, number: int) -> None:
    price = some_price(cards, number)
    for payment in sorted(permitted(cards, price))[:3]:
        for order in sorted(set(permutations(payment)))[:: len(payment)][:6]:
            match = paying(cards, price)
            play(match, 1, *(f"pay {card}" for card in order))
            assert logged(match, 1, "paid")[0]["cards"] == list(payment)


def test_k18_whoever_can_pay_exactly_does() -> None:
    match = paying((10, 20, 50, 50, 100), 70)
    assert payments(match, 1) == {(20, 50)}
    assert texts(match, 1) == {"pay 20", "pay 50"}
    for card in (10, 100):
        assert refused(match, 1, f"pay {card}") == "K-18"
    match.play(1, "pay 50")
    assert texts(match, 1) == {"pay 20"}
    assert refused(match, 1, "pay 50") == "K-18"


def test_k18_any_exact_set() -> None:
    match = paying((10, 10, 10, 20, 50), 50)
    assert payments(match, 1) == {(50,), (10, 10, 10, 20)}


def test_k18_an_exact_set_has_no_0_cards() -> None:
    match = paying((0, 0, 50), 50)
    assert texts(match, 1) == {"pay 50"}
    assert refused(match, 1, "pay 0") == "K-18"


def test_k18_whoever_cannot_pays_more_and_nothing_is_returned() -> None:
    match = paying((0, 20, 500), 30)
    assert texts(match, 1) == {"pay 500"}  # with the 500 a 20 would be superfluous
    before = hand(match, 0)
    match.play(1, "pay 500")
    assert hand(match, 1) == "20+0"
    assert hand(match, 0) == "500+" + before
    assert animals(match)[1] == "cow"


def test_k18_a_set_that_covers_has_no_superfluous_card() -> None:
    match = paying((0, 20, 20, 50, 100), 80)
    # 20+50 is too little; 20+20+50 and 100 cover; with 100 nothing else is needed.
    assert payments(match, 1) == {(20, 20, 50), (100,)}
    assert refused(match, 1, "pay 0") == "K-18"
    match.play(1, "pay 20")
    assert texts(match, 1) == {"pay 20", "pay 50"}
    assert refused(match, 1, "pay 100") == "K-18"  # the 20 could be taken back


def test_k18_a_large_card_may_be_used_where_small_ones_would_do() -> None:
    match = paying((50, 50, 200), 60)
    assert payments(match, 1) == {(50, 50), (200,)}


def test_k18_the_payer_chooses() -> None:
    match = paying((10, 10, 10, 20, 50), 50)
    twin = match.copy()
    match.play(1, "pay 50")
    play(twin, 1, "pay 20", "pay 10", "pay 10", "pay 10")
    assert hand(match, 1) == "20+10+10+10"
    assert hand(twin, 1) == "50"
    assert refused(paying((10, 20, 50), 50), 0, "pay 50") == "K-18"


def test_k18_the_same_holds_for_an_auctioneer_who_buys() -> None:
    match = build(phase="hammer", bid="80 p1", hands={0: "100+50+20+20+0"})
    match.play(0, "buy")
    assert payments(match, 0) == {(20, 20, 50), (100,)}
    assert refused(match, 0, "pay 0") == "K-18"
    assert refused(match, 0, "pay 10") == "K-18"  # there is none
    match.play(0, "pay 100")
    assert hand(match, 1) == "100+" + START


def test_k18_cards_are_chosen_unseen() -> None:
    match = build(4, phase="pay", bid="70 p1")
    before = [seen_by(match, viewer) for viewer in (0, 2, 3, None)]
    match.play(1, "pay 20")
    assert [seen_by(match, viewer) for viewer in (0, 2, 3, None)] == before
    assert match.view(1)["chosen"] == [20]
    match.undo(1)
    assert match.view(1)["chosen"] == []


def test_k18_watchers_see_the_number_payer_and_payee_see_which() -> None:
    match = build(4, phase="pay", bid="30 p1")
    play(match, 1, "pay 10", "pay 10", "pay 10")
    public = {"seat": 1, "to": 0, "price": 30, "count": 3}
    for viewer in (2, 3, None):
        assert logged(match, viewer, "paid") == [public]
        assert line_seen(match, "money pay", viewer) == "p1 p0 30 ?+?+?"
    for viewer in (0, 1):
        assert logged(match, viewer, "paid") == [{**public, "cards": [10, 10, 10]}]
        assert line_seen(match, "money pay", viewer) == "p1 p0 30 10+10+10"
        assert known(match, viewer, 0) == [0, 0, 10, 10, 10, 10, 10, 10, 20, 50]
        assert known(match, viewer, 1) == [0, 0, 20, 50]


def test_k18_watchers_know_what_follows_from_number_and_price() -> None:
    """Three cards for 30 out of the start money can only be three tens; two for 70 only 50+20."""
    match = build(4, phase="pay", bid="30 p1")
    play(match, 1, "pay 10", "pay 10", "pay 10")
    worlds = [match.sample(3, seed) for seed in range(20)]
    assert {hand(world, 1) for world in worlds} == {"50+20+0+0"}


def test_k18_who_saw_a_card_is_remembered_when_it_goes_on() -> None:
    """p1 pays p0 50+10, p0 passes a card on to p2: p1 knows no longer where which is."""
    match = build(4, phase="pay", bid="60 p1", hands={0: "20", 1: "50+20+20+20+10"})
    play(match, 1, "pay 50", "pay 10")
    assert known(match, 1, 0) == [10, 20, 50]
    given = build(4, hands={0: "20+20"}, money=["pay p1 p0 60 50+10", "give p0 p2 50"])
    assert known(given, 0, 0) == [10, 20, 20]
    assert known(given, 0, 1) == known(given, 1, 1) == [0, 0, 10, 10, 20]
    assert known(given, 1, 0) is None
    assert known(given, 1, 2) is None
    assert given.view(1)["players"][0]["money"]["at_most"]["50"] == 1
    assert given.view(1)["players"][2]["money"]["at_most"]["50"] == 2
    assert given.view(2)["players"][1]["money"]["at_most"]["50"] == 0


# K-19


def insolvent(players: int = 4) -> corral.Match:
    """p1 has bid 90, p0 sells, and p1 has but 30 in three cards."""
    match = build(players, phase="bid", bid="60 p2", hands={1: "20+10+0"})
    match.play(1, "bid 90")
    everybody(match, "pass")
    match.play(0, "sell")
    return match


def test_k19_whoever_cannot_pay_shows_the_whole_hand_to_all() -> None:
    match = insolvent()
    for viewer in viewers(match):
        assert known(match, viewer, 1) == [0, 10, 20]
        assert match.view(viewer)["players"][1]["money"]["total"] == 30
        (shown,) = logged(match, viewer, "shown")
        assert (shown["seat"], shown["cards"]) == (1, [0, 10, 20])


def test_k19_the_auction_of_the_same_card_is_repeated_from_the_start() -> None:
    match = insolvent()
    view = match.view(None)
    assert (view["phase"], view["card"], view["turn"]) == ("bid", "cow", 0)
    assert (view["auction"]["bid"], view["auction"]["bidder"]) == (None, None)
    assert view["auction"]["passed"] == []
    assert view["deck"]["cards"]["cow"] == 3
    assert animals(match) == ["-"] * 4


def test_k19_everyone_takes_part_again() -> None:
    match = insolvent()
    assert match.actors == (1, 2, 3)
    assert texts(match, 2) == texts(match, 3) == bids(10, 330)
    match.play(2, "pass")
    match.play(3, "bid 10")
    match.play(1, "bid 20")
    assert line(match, "bid") == "20 p1"


def test_k19_the_exposed_bidder_may_not_bid_above_the_total_shown() -> None:
    match = insolvent()
    assert texts(match, 1) == bids(10, 30)
    assert refused(match, 1, "bid 40") == "K-19"
    assert refused(match, 1, "bid 330") == "K-19"
    match.play(2, "bid 30")
    assert texts(match, 1) == {"pass"}
    assert refused(match, 1, "bid 40") == "K-19"
    for viewer in viewers(match):
        assert match.view(viewer)["auction"]["limits"] == [None, 30, None, None]


def test_k19_the_exposed_bidder_may_win_after_all() -> None:
    match = insolvent()
    match.play(1, "bid 30")
    everybody(match, "pass")
    match.play(0, "sell")
    play(match, 1, "pay 20", "pay 10")
    assert animals(match)[1] == "cow"
    assert hand(match, 1) == "0"


def test_k19_who_has_nothing_can_only_pass_then() -> None:
    match = build(phase="hammer", bid="10 p1", hands={1: "0+0"})
    match.play(0, "sell")
    assert texts(match, 1) == {"pass"}
    assert refused(match, 1, "bid 10") == "K-19"
    assert match.actors == (1, 2)


def test_k19_several_may_be_exposed_for_one_card() -> None:
    match = insolvent()
    match.play(3, "bid 200")
    everybody(match, "pass")
    match.play(0, "sell")
    assert match.view(None)["auction"]["limits"] == [None, 30, None, 100]
    assert texts(match, 3) == bids(10, 100)
    assert texts(match, 1) == bids(10, 30)
    assert texts(match, 2) == bids(10, 330)
    assert len(told(match.events, "shown")) == 2


def test_k19_the_limit_is_for_this_card_only() -> None:
    match = insolvent()
    everybody(match, "pass")
    match = then(match, "p1 auction", "* card dog", "p2 pass", "p3 pass", "p0 pass")
    match = then(match, "p2 auction", "* card dog")
    assert texts(match, 1) == bids(10, 330)


def test_k19_only_if_the_auctioneer_has_decided_to_sell() -> None:
    match = build(phase="hammer", bid="90 p1", hands={1: "20+10+0"})
    play(match, 0, "buy", "pay 50", "pay 20", "pay 10", "pay 10")
    assert told(match.events, "shown") == []
    assert animals(match)[0] == "cow"


def test_k19_who_can_pay_shows_nothing() -> None:
    match = build(phase="hammer", bid="100 p1")
    match.play(0, "sell")
    assert told(match.events, "shown") == []
    assert match.actors == (1,)
    match = build(phase="hammer", bid="70 p1", hands={1: "500"})  # too much, but it can
    match.play(0, "sell")
    assert texts(match, 1) == {"pay 500"}


def test_k19_a_donkey_does_not_pay_again() -> None:
    match = then(build(hands={1: "10"}), "p0 auction", "* card donkey")
    assert hand(match, 1) == "50+10"
    match.play(1, "bid 100")
    match.play(2, "pass")
    match.play(0, "sell")
    assert hand(match, 1) == "50+10"
    assert len(told(match.events, "donkey_paid")) == 1
    assert match.view(None)["donkeys"] == 1
    assert texts(match, 1) == bids(10, 60)


def test_k19_the_hand_shown_is_known_until_money_moves() -> None:
    """Bidding, hammer and other cards change nothing; after a trade only the two know it."""
    match = insolvent()
    assert knowers(match, 1) == [0, 1, 2, 3, None]
    match = then(match, "p1 bid 10", "p2 pass", "p3 bid 20", "p2 pass", "p1 pass")
    assert knowers(match, 1) == [0, 1, 2, 3, None]
    match = build(4, hands={1: "20+10+0"}, money=["show p1 20+10+0"], animals={0: "cow", 1: "cow"})
    assert knowers(match, 1) == [0, 1, 2, 3, None]
    match = then(match, "p0 trade p1 cow", "p0 done", "p1 counter", "p1 add 10")
    assert knowers(match, 1) == [0, 1, 2, 3, None]
    match.play(1, "done")
    assert knowers(match, 1) == [0, 1]
    for viewer in (2, 3, None):
        money = match.view(viewer)["players"][1]["money"]
        assert money["count"] == 2
        assert {value for value, most in money["at_most"].items() if most} == {"0", "10", "20"}


def test_k19_the_hand_shown_stays_known_while_others_pay() -> None:
    match = insolvent()
    match.play(2, "bid 50")
    everybody(match, "pass")
    match.play(0, "sell")
    match.play(2, "pay 50")
    assert knowers(match, 1) == [0, 1, 2, 3, None]
    assert known(match, 3, 1) == [0, 10, 20]


def test_k19_it_can_be_hidden_before_and_is_known_then() -> None:
    """p2 and p3 did not know what p0 had given p1."""
    match = build(4, phase="hammer", bid="200 p1", money=["give p0 p1 20", "give p1 p0 10+0"])
    assert knowers(match, 1) == [0, 1]
    match.play(0, "sell")
    assert knowers(match, 1) == [0, 1, 2, 3, None]
    assert known(match, None, 1) == [0, 10, 10, 20, 20, 50]
    # And with it what p0 can have left: all cards of the two were known together.
    assert known(match, None, 0) == [0, 0, 0, 10, 10, 10, 10, 50]
