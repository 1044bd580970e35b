"""A turn, the end of the match, and what is public: K-8 to K-11."""

from __future__ import annotations

import pytest

import corral
from tests.games.playing import kinds, line, line_seen, play, refused, seen_by, texts, told, viewers
from tests.once import fewer_plain

from .build import KINDS, START, animals, build, everybody, hands, known, offer, random_match, then

# Cows are shared by p0 and p1; everything else is complete before p2.
LAST_COWS = {0: "cow*2", 1: "cow*2"}


def trade(match: corral.Match, challenger: int, opponent: int, kind: str) -> None:
    """A trade in which nothing is offered and the opponent accepts."""
    play(match, challenger, f"trade p{opponent} {kind}", "done")
    match.play(opponent, "accept")


# K-8


def test_k8_an_auction_or_a_cow_trade() -> None:
    match = build(animals={0: "cow", 1: "cow"})
    assert match.actors == (0,)
    assert texts(match, 0) == {"auction", "trade p1 cow"}


def test_k8_one_of_them_not_both() -> None:
    match = build(animals={0: "cow dog", 1: "cow dog"})
    trade(match, 0, 1, "cow")
    assert match.actors == (1,)
    match = then(build(animals={0: "cow", 1: "cow"}), "p0 auction", "* card dog")
    everybody(match, "pass")
    assert match.actors == (1,)


def test_k8_something_must_be_chosen() -> None:
    match = build(animals={0: "cow", 1: "cow"})
    for move in ("end", "pass", "done", "wait"):
        assert refused(match, 0, move) == "K-8"


def test_k8_an_auction_only_while_the_deck_has_cards() -> None:
    match = build(deck="", animals=LAST_COWS)
    assert texts(match, 0) == {"trade p1 cow"}
    assert refused(match, 0, "auction") == "K-8"
    match = build(deck="rat", animals=LAST_COWS)
    assert texts(match, 0) == {"trade p1 cow", "auction"}


def test_k8_nothing_in_common_nothing_to_trade() -> None:
    match = build(animals={0: "cow cock*2 rat", 1: "dog horse*3", 2: "dog pig"})
    assert texts(match, 0) == {"auction"}
    assert refused(match, 0, "trade p1 dog") == "K-30"  # not the player's own
    assert refused(match, 0, "trade p1 cow") == "K-30"  # not the opponent's


def test_k8_rats_are_traded_too() -> None:
    match = build(animals={0: "rat cow", 2: "rat*3"})
    assert texts(match, 0) == {"auction", "trade p2 rat"}


def test_k8_any_opponent_and_any_kind_in_common() -> None:
    match = build(4, turn=1, animals={0: "cow dog*2", 1: "cow*3 dog pig rat", 2: "pig", 3: "dog"})
    assert texts(match, 1) == {
        "auction",
        "trade p0 cow",
        "trade p0 dog",
        "trade p2 pig",
        "trade p3 dog",
    }


def test_k8_money_and_premiums_do_not_matter_for_a_trade() -> None:
    match = build(hands={0: "-", 1: "-"}, animals={0: "cow", 1: "cow"}, premiums={0: "dog"})
    assert texts(match, 0) == {"auction", "trade p1 cow"}


def test_k8_only_two_players_distribute() -> None:
    assert refused(build(), 0, "distribute") == "K-8"


# K-9


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_k9_then_the_next_player_clockwise(players: int) -> None:
    for seat in range(players):
        after = (seat + 1) % players
        match = build(players, turn=seat, animals={seat: "cow", after: "cow"})
        trade(match, seat, after, "cow")
        assert match.actors == (after,)
        assert told(match.events, "turn") == [{"seat": after}]


def test_k9_only_the_player_whose_turn_it_is_acts() -> None:
    match = build(4, turn=2, animals={0: "cow", 1: "cow", 2: "cow", 3: "cow"})
    assert match.actors == (2,)
    for seat in (0, 1, 3):
        assert texts(match, seat) == set()
        assert refused(match, seat, "auction") == "K-9"
        assert refused(match, seat, "trade p2 cow") == "K-9"


def test_k9_with_an_empty_deck_trading_is_compulsory() -> None:
    match = build(deck="", animals=LAST_COWS | {2: "cock*4"})
    assert texts(match, 0) == {"trade p1 cow"}
    for move in ("end", "pass"):
        assert refused(match, 0, move) == "K-8"


def test_k9_who_has_only_complete_quartets_is_skipped() -> None:
    match = build(4, turn=1, deck="", animals={1: "cow", 2: "dog*4", 3: "cow*3"}, rest=0)
    trade(match, 1, 3, "cow")
    assert match.actors == (3,)


def test_k9_who_has_nothing_is_skipped() -> None:
    match = build(4, turn=1, deck="", animals={1: "cow", 2: "", 3: "cow*3"}, rest=0)
    trade(match, 1, 3, "cow")
    assert match.actors == (3,)
    assert told(match.events, "turn") == [{"seat": 3}]


def test_k9_premiums_alone_are_nothing() -> None:
    match = build(deck="", animals={0: "cow", 2: "cow*3"}, premiums={1: "cow"})
    trade(match, 0, 2, "cow")
    assert match.actors == (2,)


def test_k9_several_are_skipped_round_the_table() -> None:
    match = build(6, turn=4, deck="", animals={4: "cow*2", 2: "cow*2 rat", 0: "rat*3"}, rest=5)
    trade(match, 4, 2, "cow")
    assert match.actors == (0,)  # p5 skipped
    trade(match, 0, 2, "rat")
    assert match.actors == (2,)  # p1 skipped


def test_k9_while_the_deck_has_cards_nobody_is_skipped() -> None:
    match = build(4, turn=1, deck="rat", animals={1: "cow", 3: "cow*3"}, rest=0)
    trade(match, 1, 3, "cow")
    assert match.actors == (2,)
    assert texts(match, 2) == {"auction"}


def test_k9_nobody_is_skipped_after_the_last_card_who_can_trade() -> None:
    match = build(deck="cow", animals={1: "cow", 2: "cow*2"}, rest=0)
    match = then(match, "p0 auction", "* card cow", "p1 pass", "p2 pass")
    assert match.actors == (1,)
    assert texts(match, 1) == {"trade p0 cow", "trade p2 cow"}


# K-10


def test_k10_the_end_when_every_quartet_is_complete_in_one_hand() -> None:
    match = build(deck="", animals=LAST_COWS)
    play(match, 0, "trade p1 cow")
    offer(match, 0, "-")
    events = play(match, 1, "accept")
    assert match.over
    assert match.actors == ()
    assert kinds(events)[-1] == "over"
    assert animals(match)[0] == "cow*4"


def test_k10_not_before_the_rats_too_are_complete() -> None:
    match = build(deck="", animals={0: "cow*2 rat*2", 1: "cow*2", 2: "rat*2"})
    trade(match, 0, 1, "cow")
    assert not match.over
    assert match.actors == (2,)
    assert texts(match, 2) == {"trade p0 rat"}
    trade(match, 2, 0, "rat")
    assert match.over


def test_k10_not_before_the_animals_too_are_complete() -> None:
    match = build(deck="", animals={0: "cow rat*2", 1: "cow*3", 2: "rat*2"})
    trade(match, 0, 2, "rat")
    assert match.actors == (1,)
    trade(match, 1, 0, "cow")
    assert match.over


def test_k10_not_while_the_deck_has_cards() -> None:
    match = build(deck="premium-cow", animals=LAST_COWS)
    trade(match, 0, 1, "cow")
    assert animals(match)[0] == "cow*4"
    assert not match.over
    assert texts(match, 1) == {"auction"}


@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("cow", ["p1 pass", "p2 pass"]),
        ("cow", ["p1 bid 10", "p2 pass", "p0 buy", "p0 pay 10"]),
        ("premium-cow", ["p1 slap", *["p1 pay 0"] * 10, "p0 sell"]),
        ("rat", ["p1 put 0", "p2 put 0", "p0 take"]),
    ],
)
def test_k10_the_last_card_may_end_the_match(card: str, moves: list[str]) -> None:
    """All quartets were complete but for the card itself."""
    zeros = "+".join("0" * 10)
    match = build(deck=card, rest=0, hands={0: "10", 1: zeros, 2: "0"})
    match = then(match, "p0 auction", f"* card {card}", *moves[:-1])
    assert not match.over
    seat, _, move = moves[-1].partition(" ")
    match.play(int(seat[1:]), move)
    assert match.over


def test_k10_when_it_is_over_nobody_does_anything() -> None:
    match = build(phase="over", deck="")
    assert match.actors == ()
    for seat in range(3):
        assert texts(match, seat) == set()
        for move in ("auction", "trade p1 cow", "pass", "bid 10", "done"):
            assert refused(match, seat, move) == "K-10"


def test_k10_it_ends_after_200_trades_with_an_empty_deck() -> None:
    match = build(deck="", trades=198, animals={0: "cow dog*3", 1: "cow dog", 2: "cow*2"})
    trade(match, 0, 1, "cow")
    assert not match.over
    assert match.view(None)["trades_left"] == 1
    trade(match, 1, 0, "dog")
    assert match.over
    assert line(match, "trades") == "200"


def test_k10_what_is_not_complete_then_scores_nothing() -> None:
    match = build(
        deck="",
        trades=199,
        animals={0: "cow*2 dog*3 cat*4", 1: "cow*2 dog"},
        premiums={2: " ".join(KINDS[:10])},
    )
    play(match, 0, "trade p1 dog")
    offer(match, 0, "-")
    play(match, 1, "counter")
    offer(match, 1, "10")
    assert match.over
    assert animals(match)[:2] == ["cat*4 dog*2 cow*2", "dog*2 cow*2"]
    assert match.scores[:2] == (90, 0)


def test_k10_endless_trading_ends_after_200_trades() -> None:
    """A cow goes round the table: whoever has two challenges the next one and loses."""
    match = build(deck="", animals={0: "cow*2", 1: "cow", 2: "cow"})
    for count in range(200):
        challenger, opponent = count % 3, (count + 1) % 3
        assert match.actors == (challenger,)
        assert line(match, "trades") == str(count)
        play(match, challenger, f"trade p{opponent} cow", "done")
        play(match, opponent, "counter", "add 10", "done")
    assert match.over
    assert told(match.events, "over")[0]["scores"] == list(match.scores)
    assert match.scores[:2] == (0, 0)


def test_k10_trades_made_before_the_deck_was_empty_do_not_count() -> None:
    match = build(deck="pig", trades=199, animals={0: "cow", 1: "cow*2", 2: "cow"}, rest=1)
    trade(match, 0, 1, "cow")
    assert line(match, "trades") == "200"
    match = then(match, "p1 auction", "* card pig", "p2 pass", "p0 pass")
    assert match.view(None)["trades_left"] == 200
    trade(match, 2, 1, "cow")
    assert not match.over
    assert match.view(None)["trades_left"] == 199


def test_k10_a_repeated_trade_counts_once() -> None:
    match = build(deck="", trades=10, animals={0: "cow dog", 1: "cow dog*3", 2: "cow*2"})
    play(match, 0, "trade p1 cow", "done")
    play(match, 1, "counter", "done")
    play(match, 0, "done")
    play(match, 1, "counter", "done")
    assert match.actors == (1,)
    assert line(match, "trades") == "11"


def test_k10_after_200_trades_in_a_row_a_card_is_turned_up() -> None:
    """The engine's ruling, so that every match ends: also with cards in the deck."""
    shared = {0: "cow", 1: "cow", 2: "cow"}
    match = build(trades=199, animals=shared)
    assert texts(match, 0) == {"auction", "trade p1 cow", "trade p2 cow"}
    match = build(trades=200, animals=shared)
    assert texts(match, 0) == {"auction"}
    assert refused(match, 0, "trade p1 cow") == "K-10"
    match = then(match, "p0 auction", "* card dog", "p1 pass", "p2 pass")
    assert line(match, "trades") == "0"
    assert texts(match, 1) == {"auction", "trade p0 cow", "trade p2 cow"}


def test_k10_after_200_trades_in_a_row_two_players_distribute() -> None:
    match = build(2, trades=200, animals={0: "cow", 1: "cow"})
    assert texts(match, 0) == {"distribute"}
    assert refused(match, 0, "trade p1 cow") == "K-10"
    match = then(match, "p0 distribute", "* look dog", "p0 keep", "* card cat")
    assert texts(match, 1) == {"distribute", "trade p0 cow"}


@pytest.mark.parametrize("players", [2, 3, 6])
def test_k10_random_matches_end_with_complete_quartets(players: int) -> None:
    for match in random_match(players, 5):
        last = match
    assert last.over
    farms = last.view(None)["players"]
    complete = sorted(kind for farm in farms for kind in farm["quartets"])
    assert complete == sorted(KINDS) or line(last, "trades") == "200"
    assert last.view(None)["deck"]["size"] == 0


# K-11


def test_k11_animals_premiums_and_rats_are_public() -> None:
    match = build(
        4, animals={0: "cow*2 rat", 1: "rat*2", 3: "dog*4"}, premiums={0: "cow dog", 3: "pig"}
    )
    for viewer in viewers(match):
        farms = match.view(viewer)["players"]
        assert [farm["animals"] for farm in farms] == [
            {"cow": 2, "rat": 1},
            {"rat": 2},
            {},
            {"dog": 4},
        ]
        assert [farm["premiums"] for farm in farms] == [["dog", "cow"], [], [], ["pig"]]
        assert [farm["quartets"] for farm in farms] == [[], [], [], ["dog"]]
        assert line_seen(match, "p1 animals", viewer) == "rat*2"
        assert line_seen(match, "p0 premiums", viewer) == "dog cow"


def test_k11_values_in_a_hand_are_secret() -> None:
    """Two worlds that differ only in what p1 has given p0 look alike to all others."""
    worlds = [build(4, money=[f"give p1 p0 {card}", "give p0 p2 50"]) for card in (50, 20)]
    for viewer in (3, None):
        assert seen_by(worlds[0], viewer) == seen_by(worlds[1], viewer)
        assert known(worlds[0], viewer, 1) is None
        assert worlds[0].view(viewer)["players"][1]["money"]["total"] is None
        assert line_seen(worlds[0], "p1 hand", viewer) == "?+?+?+?+?+?"
    assert seen_by(worlds[0], 0) != seen_by(worlds[1], 0)
    assert seen_by(worlds[0], 1) != seen_by(worlds[1], 1)


def test_k11_the_number_of_cards_in_a_hand_is_public() -> None:
    match = build(4, phase="pay", bid="90 p1", hands={1: "50+20+20+10+0"})
    play(match, 1, "pay 50", "pay 20", "pay 20")
    assert hands(match) == ["50+50+20+20+20+10+10+10+0+0", "10+0", START, START]
    for viewer in viewers(match):
        farms = match.view(viewer)["players"]
        assert [farm["money"]["count"] for farm in farms] == [10, 2, 7, 7]


@pytest.mark.parametrize("players", fewer_plain([2], [2, 3, 4]))
def test_k11_numbers_and_farms_are_public_through_whole_matches(players: int) -> None:
    for step, match in enumerate(random_match(players, 9)):
        if step % 60 == 0:
            counts = [0 if own == "-" else own.count("+") + 1 for own in hands(match)]
            public = match.view(None)["players"]
            assert [farm["money"]["count"] for farm in public] == counts
            for viewer in range(players):
                farms = match.view(viewer)["players"]
                for shown in ("animals", "premiums", "quartets"):
                    assert [farm[shown] for farm in farms] == [farm[shown] for farm in public]
                assert [farm["money"]["count"] for farm in farms] == counts
