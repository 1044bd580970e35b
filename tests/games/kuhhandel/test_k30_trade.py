"""The cow trade: K-30 to K-36."""

from __future__ import annotations

from itertools import product

import pytest

import corral
from tests.games.playing import kinds, line, line_seen, play, refused, seen_by, texts, told, viewers

from .build import (
    KINDS,
    START,
    animals,
    build,
    cards_of,
    hand,
    hands,
    knowers,
    known,
    logged,
    offer,
)


def traded(
    match: corral.Match, offered: str, countered: str | None, opponent: int = 1, kind: str = "cow"
) -> None:
    """p0 challenges; without a counter-offer the opponent accepts."""
    play(match, 0, f"trade p{opponent} {kind}")
    answered(match, offered, countered, opponent)


def answered(match: corral.Match, offered: str, countered: str | None, opponent: int = 1) -> None:
    """The offer, and the answer to it."""
    offer(match, 0, offered)
    if countered is None:
        match.play(opponent, "accept")
    else:
        match.play(opponent, "counter")
        offer(match, opponent, countered)


# K-30


def test_k30_one_opponent_and_one_kind_that_both_own() -> None:
    match = build(4, animals={0: "cow*2 dog pig", 1: "cow horse", 2: "dog*2 cow", 3: "goat"})
    assert texts(match, 0) == {"auction", "trade p1 cow", "trade p2 cow", "trade p2 dog"}
    match.play(0, "trade p2 dog")
    for viewer in viewers(match):
        challenge = {"seat": 0, "to": 2, "animal": "dog", "stake": 1}
        assert logged(match, viewer, "challenged") == [challenge]
        trade = match.view(viewer)["trade"]
        assert (trade["challenger"], trade["opponent"], trade["kind"]) == (0, 2, "dog")
    assert match.actors == (0,)


def test_k30_a_kind_that_not_both_own() -> None:
    match = build(4, animals={0: "cow dog", 1: "cow horse", 2: "dog"})
    assert refused(match, 0, "trade p1 dog") == "K-30"
    assert refused(match, 0, "trade p1 horse") == "K-30"
    assert refused(match, 0, "trade p2 cow") == "K-30"
    assert refused(match, 0, "trade p3 cow") == "K-30"
    assert refused(match, 0, "trade p3 rat") == "K-30"


def test_k30_somebody_else_who_plays() -> None:
    match = build(animals={0: "cow*2", 1: "cow"})
    assert refused(match, 0, "trade p0 cow") == "K-30"
    assert refused(match, 0, "trade p5 cow") == "K-30"
    with pytest.raises(corral.NotationError):
        match.play(0, "trade p6 cow")


@pytest.mark.parametrize("kind", KINDS)
def test_k30_any_kind(kind: str) -> None:
    match = build(animals={0: kind, 1: f"{kind}*3"})
    assert texts(match, 0) == {"auction", f"trade p1 {kind}"}


# K-31


@pytest.mark.parametrize(
    ("own", "other"), [pair for pair in product((1, 2, 3), repeat=2) if sum(pair) <= 4]
)
@pytest.mark.parametrize("kind", ["cow", "rat"])
def test_k31_two_cards_if_both_own_exactly_two_else_one(own: int, other: int, kind: str) -> None:
    stake = 2 if (own, other) == (2, 2) else 1
    match = build(animals={0: f"{kind}*{own}", 1: f"{kind}*{other}"})
    match.play(0, f"trade p1 {kind}")
    assert match.view(None)["trade"]["stake"] == stake
    answered(match, "10", None)
    change = -stake if kind == "rat" else stake
    farms = match.view(None)["players"]
    assert [farm["animals"].get(kind, 0) for farm in farms[:2]] == [own + change, other - change]
    assert told(match.events, "traded")[0]["stake"] == stake


def test_k31_what_others_own_does_not_matter() -> None:
    match = build(animals={0: "cow", 1: "cow", 2: "cow*2"})
    match.play(0, "trade p1 cow")
    assert match.view(None)["trade"]["stake"] == 1
    match = build(animals={0: "cow", 1: "cow", 2: "cow*2"})
    match.play(0, "trade p2 cow")
    assert match.view(None)["trade"]["stake"] == 1


# K-32


@pytest.mark.parametrize("cards", ["-", "0", "0+0", "10", "50+20+0", "10+10+10", START])
def test_k32_any_number_of_cards_or_none_at_all(cards: str) -> None:
    match = build(phase="offer", animals={0: "cow", 1: "cow"})
    offer(match, 0, cards)
    assert line(match, "offer") == cards
    assert match.actors == (1,)


def test_k32_cards_of_ones_own_hand() -> None:
    match = build(phase="offer", animals={0: "cow", 1: "cow"}, hands={0: "50+10"})
    assert texts(match, 0) == {"done", "add 50", "add 10"}
    for card in (0, 20, 100):
        assert refused(match, 0, f"add {card}") == "K-32"
    match.play(0, "add 10")
    assert texts(match, 0) == {"done", "add 50"}
    assert refused(match, 0, "add 10") == "K-32"
    match.play(0, "add 50")
    assert texts(match, 0) == {"done"}


def test_k32_without_any_money_the_offer_is_empty() -> None:
    match = build(phase="offer", animals={0: "cow", 1: "cow"}, hands={0: "-"})
    assert texts(match, 0) == {"done"}


def test_k32_only_the_challenger_makes_it() -> None:
    match = build(phase="offer", animals={0: "cow", 1: "cow"})
    for seat in (1, 2):
        assert texts(match, seat) == set()
        assert refused(match, seat, "add 10") == "K-32"
        assert refused(match, seat, "done") == "K-32"
    for move in ("accept", "counter", "auction", "pass"):
        assert refused(match, 0, move) == "K-32"


def test_k32_the_offer_is_hidden_while_it_is_made() -> None:
    match = build(phase="offer", animals={0: "cow", 1: "cow"})
    others = [seen_by(match, viewer) for viewer in (1, 2, None)]
    match.play(0, "add 50")
    assert match.view(0)["chosen"] == [50]
    assert [seen_by(match, viewer) for viewer in (1, 2, None)] == others
    match.undo(0)
    assert match.view(0)["chosen"] == []


def test_k32_everybody_sees_how_many_cards_it_has_and_only_the_challenger_which() -> None:
    match = build(4, phase="offer", animals={0: "cow", 1: "cow"})
    offer(match, 0, "50+0+0")
    for viewer in viewers(match):
        cards = [0, 0, 50] if viewer == 0 else None
        assert match.view(viewer)["trade"]["offer"] == {"count": 3, "cards": cards}
        assert line_seen(match, "offer", viewer) == ("50+0+0" if viewer == 0 else "?+?+?")
        seen = {"seat": 0, "to": 1, "count": 3} | ({"cards": [0, 0, 50]} if viewer == 0 else {})
        assert logged(match, viewer, "offered") == [seen]


def test_k32_zeros_look_like_money() -> None:
    """The opponent cannot tell a rich offer from a poor one of as many cards."""
    worlds = [
        build(phase="answer", offer=cards, animals={0: "cow", 1: "cow"})
        for cards in ("50+20", "0+0")
    ]
    for viewer in (1, 2, None):
        assert seen_by(worlds[0], viewer) == seen_by(worlds[1], viewer)


# K-33


@pytest.mark.parametrize("cards", ["-", "0", "0+0", "50+10"])
def test_k33_accepting_takes_the_offer_and_hands_over_the_card(cards: str) -> None:
    match = build(4, animals={0: "cow", 1: "cow*3"})
    traded(match, cards, None)
    assert animals(match)[:2] == ["cow*2", "cow*2"]
    assert cards_of(hand(match, 1)) == cards_of(START) + cards_of(cards)
    assert cards_of(hand(match, 0)) == cards_of(START) - cards_of(cards)
    assert match.actors == (1,)


def test_k33_accepting_hands_over_two_cards_where_it_is_about_two() -> None:
    match = build(animals={0: "cow*2", 1: "cow*2"})
    traded(match, "10", None)
    assert animals(match) == ["cow*4", "-", "-"]


def test_k33_the_opponent_accepts_or_counters() -> None:
    match = build(phase="answer", offer="10", animals={0: "cow", 1: "cow"})
    assert match.actors == (1,)
    assert texts(match, 1) == {"accept", "counter"}
    for seat in (0, 2):
        assert refused(match, seat, "accept") == "K-33"
        assert refused(match, seat, "counter") == "K-33"
    for move in ("add 10", "done", "pass"):
        assert refused(match, 1, move) == "K-33"


def test_k33_only_the_two_see_the_amount() -> None:
    match = build(4, animals={0: "cow", 1: "cow"})
    traded(match, "50+0", None)
    public = {"seat": 0, "to": 1, "count": 2}
    for viewer in viewers(match):
        seen = {**public, "cards": [0, 50]} if viewer in (0, 1) else public
        assert logged(match, viewer, "gave") == [seen]
    assert knowers(match, 0) == knowers(match, 1) == [0, 1]
    worlds = []
    for cards in ("50+0", "10+10"):
        world = build(4, animals={0: "cow", 1: "cow"})
        traded(world, cards, None)
        worlds.append(world)
    for viewer in (2, 3, None):
        assert seen_by(worlds[0], viewer) == seen_by(worlds[1], viewer)


@pytest.mark.parametrize("cards", ["-", "0", "0+0", "10", "50+20+10+10+10+0+0"])
def test_k33_a_counter_offer_is_as_free_as_the_offer(cards: str) -> None:
    match = build(phase="counter", offer="50+10", animals={0: "cow", 1: "cow"})
    assert texts(match, 1) == {"done", "add 0", "add 10", "add 20", "add 50"}
    offer(match, 1, cards)
    (swap,) = logged(match, 1, "swapped")
    assert swap["back_cards"] == sorted(cards_of(cards).elements())


def test_k33_a_counter_offer_is_made_of_ones_own_cards_before_seeing_the_offer() -> None:
    match = build(phase="counter", offer="50+10", animals={0: "cow", 1: "cow"}, hands={1: "20+0"})
    assert texts(match, 1) == {"done", "add 20", "add 0"}
    for card in (10, 50):  # what is offered is not theirs yet
        assert refused(match, 1, f"add {card}") == "K-33"
    assert refused(match, 0, "add 10") == "K-33"
    assert match.view(1)["trade"]["offer"] == {"count": 2, "cards": None}
    before = [seen_by(match, viewer) for viewer in (0, 2, None)]
    match.play(1, "add 20")
    assert [seen_by(match, viewer) for viewer in (0, 2, None)] == before
    assert match.view(1)["chosen"] == [20]


def test_k33_who_counters_cannot_accept_any_more() -> None:
    match = build(phase="counter", offer="50", animals={0: "cow", 1: "cow"})
    assert refused(match, 1, "accept") == "K-33"
    assert refused(match, 1, "counter") == "K-33"


# K-34


def test_k34_the_higher_total_of_the_challenger_wins() -> None:
    match = build(animals={0: "cow", 1: "cow*3"})
    traded(match, "50+10", "20+10+10")
    assert animals(match)[:2] == ["cow*2", "cow*2"]
    assert hands(match)[:2] == ["20+20+10+10+10+10+0+0", "50+50+10+10+0+0"]
    assert told(match.events, "traded") == [{"seat": 1, "to": 0, "animal": "cow", "stake": 1}]


def test_k34_the_higher_total_of_the_opponent_wins() -> None:
    match = build(animals={0: "cow*3", 1: "cow"})
    traded(match, "20+10", "50")
    assert animals(match)[:2] == ["cow*2", "cow*2"]
    assert hands(match)[:2] == ["50+50+10+10+0+0", "20+20+10+10+10+10+0+0"]
    assert told(match.events, "traded") == [{"seat": 0, "to": 1, "animal": "cow", "stake": 1}]


def test_k34_the_total_counts_not_the_number_of_cards() -> None:
    match = build(animals={0: "cow*2", 1: "cow*2"})
    traded(match, "10+10+10+0+0", "50")
    assert animals(match)[:2] == ["-", "cow*4"]


def test_k34_the_winner_gets_both_cards_where_it_is_about_two() -> None:
    match = build(animals={0: "cow*2", 1: "cow*2"})
    traded(match, "50", "20")
    assert animals(match)[:2] == ["cow*4", "-"]
    assert told(match.events, "traded")[0]["stake"] == 2


def test_k34_each_keeps_the_money_received() -> None:
    """The winner too has paid; nothing comes back."""
    match = build(hands={0: "100", 1: "50"}, animals={0: "cow", 1: "cow"})
    traded(match, "100", "50")
    assert hands(match)[:2] == ["50", "100"]


def test_k34_only_the_two_see_the_amounts_everyone_sees_the_numbers() -> None:
    match = build(4, animals={0: "cow", 1: "cow"})
    traded(match, "50+0", "20+10+10")
    public = {"seat": 0, "to": 1, "count": 2, "back": 3, "more": 0, "again": False}
    secret = {"cards": [0, 50], "back_cards": [10, 10, 20]}
    for viewer in viewers(match):
        seen = public | secret if viewer in (0, 1) else public
        assert logged(match, viewer, "swapped") == [seen]
        piles = "50+0 > 20+10+10" if viewer in (0, 1) else "?+? > ?+?+?"
        assert line_seen(match, "money swap", viewer) == f"p0 p1 {piles}"
        counts = [farm["money"]["count"] for farm in match.view(viewer)["players"]]
        assert counts == [8, 6, 7, 7]
    assert knowers(match, 0) == knowers(match, 1) == [0, 1]


def test_k34_watchers_cannot_tell_amounts_apart() -> None:
    worlds = []
    for offered, countered in (("50+0", "20"), ("10+10", "0")):
        match = build(4, animals={0: "cow", 1: "cow"})
        traded(match, offered, countered)
        worlds.append(match)
    for viewer in (2, 3, None):
        assert seen_by(worlds[0], viewer) == seen_by(worlds[1], viewer)
    assert seen_by(worlds[0], 0) != seen_by(worlds[1], 0)


def test_k34_after_the_trade_the_next_player_has_the_turn() -> None:
    match = build(4, animals={0: "cow", 2: "cow"})
    traded(match, "50", "20", opponent=2)
    assert match.actors == (1,)
    assert match.view(None)["trade"] is None


# K-35


@pytest.mark.parametrize(
    ("offered", "countered"),
    [("50", "20+10+10+10"), ("-", "-"), ("-", "0+0"), ("0", "-"), ("0", "0+0")],
)
def test_k35_equal_totals_repeat_the_trade(offered: str, countered: str) -> None:
    match = build(animals={0: "cow", 1: "cow"})
    traded(match, offered, countered)
    assert animals(match)[:2] == ["cow", "cow"]
    assert kinds(match.events)[-1] == "tied"
    assert match.actors == (0,)
    assert line(match, "phase") == "offer"
    for viewer in viewers(match):
        assert match.view(viewer)["trade"]["repeated"] is True


def test_k35_the_exchanged_money_stays_where_it_now_is() -> None:
    match = build(animals={0: "cow", 1: "cow"})
    traded(match, "50", "20+10+10+10")
    assert hands(match)[:2] == ["20+20+10+10+10+10+10+10+0+0", "50+50+0+0"]
    assert texts(match, 0) == {"done", "add 0", "add 10", "add 20"}  # the 50 is gone
    assert knowers(match, 0) == [0, 1]
    assert known(match, 2, 0) is None


def test_k35_for_the_same_stake() -> None:
    match = build(animals={0: "cow*2", 1: "cow*2"})
    traded(match, "-", "-")
    trade = match.view(None)["trade"]
    assert (trade["kind"], trade["opponent"], trade["stake"]) == ("cow", 1, 2)
    for move in ("trade p1 cow", "auction", "accept"):
        assert refused(match, 0, move) == "K-32"


def test_k35_a_new_offer_and_a_new_answer_decide() -> None:
    for offered, countered, cows in (
        ("10", None, ["cow*2", "-"]),
        ("-", None, ["cow*2", "-"]),
        ("10", "-", ["cow*2", "-"]),
        ("10", "20", ["-", "cow*2"]),
    ):
        match = build(animals={0: "cow", 1: "cow"})
        traded(match, "-", "0")
        answered(match, offered, countered)
        assert animals(match)[:2] == cows
        assert match.actors == (1,)


@pytest.mark.parametrize(
    ("offered", "countered"), [("-", "-"), ("-", "0"), ("10", "10"), ("20", "10+10+0")]
)
def test_k35_equal_again_the_challenger_wins(offered: str, countered: str) -> None:
    match = build(animals={0: "cow*2", 1: "cow*2"})
    traded(match, "-", "-")
    answered(match, offered, countered)
    assert animals(match)[:2] == ["cow*4", "-"]
    assert cards_of(hand(match, 0)) == cards_of(START) - cards_of(offered) + cards_of(countered)
    assert match.actors == (1,)
    assert kinds(match.events).count("tied") == 1


@pytest.mark.parametrize("kind", ["cow", "rat"])
def test_k35_after_a_second_tie_watchers_learn_only_that_the_challenger_won(kind: str) -> None:
    """20 or 50 against 20: who does not see the cards sees no difference."""
    worlds = []
    for offered in ("20", "50"):
        match = build(4, animals={0: kind, 1: kind})
        traded(match, "10", "10", kind=kind)
        answered(match, offered, "20")
        worlds.append(match)
    for viewer in (2, 3, None):
        assert seen_by(worlds[0], viewer) == seen_by(worlds[1], viewer)
        assert logged(worlds[0], viewer, "swapped")[-1]["more"] == 0
        position = worlds[0].position_seen_by(viewer)
        assert "money swap p0 p1 ? = ?\nmoney swap p0 p1 ? >= ?\n" in position
        again = corral.from_position(position, seed=1)
        assert again.position_seen_by(viewer) == position
    for match, piles in zip(worlds, ("20 = 20", "50 > 20"), strict=True):
        for viewer in (0, 1):
            assert f"money swap p0 p1 {piles}\n" in match.position_seen_by(viewer)


def test_k35_watchers_of_a_second_tie_think_of_both() -> None:
    match = build(4, animals={0: "cow", 1: "cow"}, hands={0: "10+10", 1: "10+0"})
    traded(match, "10", "10")
    answered(match, "10", "10")
    worlds = [match.sample(3, seed).position() for seed in range(20)]
    ties = {position.count(" = ") for position in worlds}
    assert ties == {1, 2}


def test_k35_the_next_trade_of_the_two_is_not_taken_for_a_repetition() -> None:
    """Nothing moves between the second tie and the next trade of the same two."""
    match = build(4, money=["swap p0 p1 10 = 10"] * 3)
    signs = [
        text.split()[5]
        for text in match.position_seen_by(3).splitlines()
        if text.startswith("money swap")
    ]
    assert signs == ["=", ">=", "="]


@pytest.mark.parametrize(
    ("deeds", "seat"), [(["? >= ?"], 3), (["10 = 10", "10 >= 10"], 0), (["? = ?", "10 >= 10"], 3)]
)
def test_k35_a_position_says_so_only_where_it_looked_so(deeds: list[str], seat: int) -> None:
    told = [f"swap p0 p1 {deed}" for deed in deeds]
    truth = build(4, money=["swap p0 p1 10 = 10"] * len(deeds)).position_seen_by(seat)
    lines = truth.splitlines()
    at = [place for place, text in enumerate(lines) if text.startswith("money swap")]
    for place, deed in zip(at, told, strict=True):
        lines[place] = f"money {deed}"
    with pytest.raises(corral.NotationError):
        corral.from_position("\n".join(lines) + "\n")


def test_k35_the_next_trade_may_be_repeated_again() -> None:
    match = build(animals={0: "cow dog", 1: "cow dog"})
    traded(match, "-", "-")
    answered(match, "-", "-")
    play(match, 1, "trade p0 dog", "done")
    play(match, 0, "counter", "done")
    assert match.actors == (1,)
    assert match.view(None)["trade"]["repeated"] is True
    assert animals(match)[:2] == ["dog cow*2", "dog"]


# K-36


def test_k36_who_offered_more_gives_their_rat() -> None:
    match = build(animals={0: "rat*2", 1: "rat"})
    traded(match, "50", "20", kind="rat")
    assert animals(match)[:2] == ["rat", "rat*2"]
    assert hands(match)[:2] == ["20+20+10+10+10+0+0", "50+50+10+10+10+0+0"]
    assert told(match.events, "traded") == [{"seat": 0, "to": 1, "animal": "rat", "stake": 1}]
    match = build(animals={0: "rat", 1: "rat*3"})
    traded(match, "20", "50", kind="rat")
    assert animals(match)[:2] == ["rat*2", "rat*2"]


def test_k36_both_rats_where_it_is_about_two() -> None:
    match = build(animals={0: "rat*2", 1: "rat*2"})
    traded(match, "50", "20", kind="rat")
    assert animals(match)[:2] == ["-", "rat*4"]
    match = build(animals={0: "rat*2", 1: "rat*2"})
    traded(match, "-", "10", kind="rat")
    assert animals(match)[:2] == ["rat*4", "-"]


@pytest.mark.parametrize("cards", ["-", "0", "50"])
def test_k36_whose_offer_is_accepted_gives_their_rat(cards: str) -> None:
    match = build(animals={0: "rat", 1: "rat"})
    traded(match, cards, None, kind="rat")
    assert animals(match)[:2] == ["-", "rat*2"]
    assert cards_of(hand(match, 1)) == cards_of(START) + cards_of(cards)


def test_k36_equal_is_repeated_and_equal_twice_the_challenger_gives() -> None:
    match = build(animals={0: "rat*2", 1: "rat*2"})
    traded(match, "10", "10", kind="rat")
    assert animals(match)[:2] == ["rat*2", "rat*2"]
    assert match.actors == (0,)
    answered(match, "-", "0")
    assert animals(match)[:2] == ["-", "rat*4"]


def test_k36_accepted_in_the_repetition() -> None:
    match = build(animals={0: "rat", 1: "rat"})
    traded(match, "-", "-", kind="rat")
    answered(match, "20", None)
    assert animals(match)[:2] == ["-", "rat*2"]


def test_k36_hidden_and_seen_as_with_animals() -> None:
    match = build(4, animals={0: "rat", 1: "rat"})
    traded(match, "50+0", "20", kind="rat")
    public = {"seat": 0, "to": 1, "count": 2, "back": 1, "more": 0, "again": False}
    assert logged(match, 3, "swapped") == [public]
    assert logged(match, 1, "swapped") == [public | {"cards": [0, 50], "back_cards": [20]}]


def test_k36_animals_go_the_other_way() -> None:
    for kind, farms in (("cow", ["cow*2", "-"]), ("rat", ["-", "rat*2"])):
        match = build(animals={0: kind, 1: kind})
        traded(match, "50", "20", kind=kind)
        assert animals(match)[:2] == farms
