"""Two players: K-40 to K-44."""

from __future__ import annotations

from collections import Counter

import pytest

import corral
from tests.games.playing import (
    kinds,
    line,
    line_seen,
    play,
    refused,
    seen_by,
    state_after,
    texts,
    told,
    viewers,
)

from .build import (
    CARDS,
    DONKEYS,
    GAME,
    KINDS,
    START,
    animals,
    build,
    cards_of,
    hand,
    hands,
    known,
    logged,
    offer,
    outcomes,
    random_match,
    then,
)

# The money that is shuffled into the deck, but for ten cards.
UNSEEN = {10: 12, 20: 4, 50: 8, 100: 4, 200: 4, 500: 4}


def new(seed: int = 1) -> corral.Match:
    return corral.new("kuhhandel", players=2, seed=seed)


def shared(match: corral.Match, looked: str, move: str, second: str) -> corral.Match:
    """p0 looks at a card, keeps it or gives it away, and the second card comes."""
    return then(match, "p0 distribute", f"* look {looked}", f"p0 {move}", f"* card {second}")


# K-40


def test_k40_start_money_as_always() -> None:
    assert hands(new()) == [START, START]


def test_k40_two_cards_each_of_50_100_200_500_are_set_aside() -> None:
    match = new()
    for viewer in viewers(match):
        assert Counter(match.view(viewer)["bank"]) == Counter({50: 2, 100: 2, 200: 2, 500: 2})


def test_k40_the_remaining_eight_0_cards_leave_the_game() -> None:
    match = new()
    assert GAME.census(match.state)["money of 0"] == 4
    with pytest.raises(corral.NotationError, match="0 cannot come now"):
        then(build(2), "p0 distribute", "* look 0")


def test_k40_of_36_money_cards_26_are_in_a_deck_of_80() -> None:
    assert sum(UNSEEN.values()) == 36
    match = new()
    for viewer in viewers(match):
        assert match.view(viewer)["deck"] == {"size": 80, "cards": dict(CARDS), "money": 26}


def test_k40_shuffled_together_every_card_with_its_probability() -> None:
    """A money card is on top with 26/80 in all, one of the 54 others with 1/80 each."""
    state = state_after(build(2), 0, "distribute")
    weights = {f"look {card}": 36 * number for card, number in CARDS.items()}
    weights |= {f"look {value}": 26 * number for value, number in UNSEEN.items()}
    assert outcomes(state) == weights
    assert state.chance_weight() == 80 * 36 == sum(weights.values())


def test_k40_the_weights_follow_what_was_drawn() -> None:
    match = shared(build(2), "500", "keep", "10")
    state = state_after(match, 1, "distribute")
    left = Counter(UNSEEN) - Counter([500, 10])
    weights = {f"look {card}": 34 * number for card, number in CARDS.items()}
    weights |= {f"look {value}": 24 * number for value, number in left.items()}
    assert outcomes(state) == weights
    match = shared(build(2), "cow", "keep", "dog")
    state = state_after(match, 1, "distribute")
    assert outcomes(state)["look cow"] == 36 * 3
    assert outcomes(state)["look 500"] == 26 * 4
    assert state.chance_weight() == 78 * 36


def test_k40_any_of_the_cards_may_be_among_the_ten_removed() -> None:
    """Whole matches: 26 money cards are drawn, never the same ten are left."""
    left = set()
    for seed in range(4):
        for match in random_match(2, seed):
            last = match
        drawn = Counter(
            int(text.split()[3])
            for text in last.position().splitlines()
            if text.startswith("money draw")
        )
        assert drawn.total() == 26
        rest = Counter(UNSEEN) - drawn
        assert rest.total() == 10
        left.add(tuple(sorted(rest.elements())))
    assert len(left) == 4


def test_k40_nobody_knows_the_removed_cards() -> None:
    """They are nowhere: neither in views nor in the full position nor in the record."""
    match = new()
    assert [text for text in match.record().splitlines() if text.startswith("*")] == [
        f"* start p{match.actors[0]}"
    ]
    assert line(match, "deck-money") == "26"
    for viewer in viewers(match):
        assert line_seen(match, "deck-money", viewer) == "26"


# K-41


def test_k41_the_distribution_stands_in_place_of_the_auction() -> None:
    match = build(2, animals={0: "cow", 1: "cow"})
    assert texts(match, 0) == {"distribute", "trade p1 cow"}
    assert refused(match, 0, "auction") == "K-41"
    assert refused(match, 1, "distribute") == "K-9"


@pytest.mark.parametrize("card", ["cow", "rat", "premium-dog", "500", "donkey"])
def test_k41_look_at_the_top_card_in_secret(card: str) -> None:
    match = then(build(2), "p0 distribute", f"* look {card}")
    assert match.actors == (0,)
    assert texts(match, 0) == {"keep", "give"}
    assert match.view(0)["card"] == card
    assert logged(match, 0, "looked") == [{"seat": 0, "card": card}]
    for viewer in (1, None):
        assert match.view(viewer)["card"] == "?"
        assert line_seen(match, "card", viewer) == "?"
        assert logged(match, viewer, "looked") == [{"seat": 0}]
    assert hands(match) == [START, START]
    assert animals(match) == ["-", "-"]


def test_k41_the_opponent_cannot_tell_the_card_looked_at() -> None:
    """What may be in the deck seems not to have changed."""
    worlds = [then(build(2), "p0 distribute", f"* look {card}") for card in ("cow", "rat", "horse")]
    for viewer in (1, None):
        for world in worlds[1:]:
            assert seen_by(world, viewer) == seen_by(worlds[0], viewer)
        assert worlds[0].view(viewer)["deck"]["cards"] == CARDS
    assert worlds[0].view(0)["deck"]["cards"]["cow"] == 3


def test_k41_nor_whether_it_is_money() -> None:
    worlds = [then(build(2), "p0 distribute", f"* look {card}") for card in ("cow", "50")]
    for world in worlds:
        deck = world.view(1)["deck"]
        assert deck["size"] == worlds[0].view(1)["deck"]["size"]
        assert (deck["cards"], deck["money"]) == (dict(CARDS), 26)
        assert line_seen(world, "deck-money", 1) == "26"
    assert seen_by(worlds[0], 1) == seen_by(worlds[1], 1)


def test_k41_keep_it_and_the_opponent_gets_the_next_card() -> None:
    match = shared(build(2), "cow", "keep", "dog")
    assert animals(match) == ["cow", "dog"]
    assert match.actors == (1,)
    assert match.view(None)["deck"]["size"] == 78


def test_k41_give_it_away_and_get_the_next_card() -> None:
    match = shared(build(2), "cow", "give", "dog")
    assert animals(match) == ["dog", "cow"]
    assert match.actors == (1,)


def test_k41_the_next_card_is_not_seen_by_the_other() -> None:
    for move, receiver in (("keep", 1), ("give", 0)):
        match = shared(build(2), "cow", move, "500")
        assert "500" in hand(match, receiver)
        for viewer in viewers(match):
            seen = {"card": 500} if viewer == receiver else {}
            assert logged(match, viewer, "got_money") == [{"seat": receiver} | seen]


def test_k41_the_card_looked_at_cannot_be_looked_at_and_put_back() -> None:
    match = then(build(2), "p0 distribute", "* look cow")
    with pytest.raises(corral.CannotUndo):
        match.undo(0)
    match.play(0, "keep")
    with pytest.raises(corral.CannotUndo):
        match.undo(0)


def test_k41_only_who_has_looked_decides_and_there_is_nothing_else() -> None:
    match = build(2, phase="share", animals={0: "cow", 1: "cow"})
    for move in ("keep", "give"):
        assert refused(match, 1, move) == "K-41"
    for move in ("distribute", "auction", "trade p1 cow", "end", "take"):
        assert refused(match, 0, move) == "K-41"


def test_k41_two_cards_each_time_and_never_one_left_over() -> None:
    for match in random_match(2, 3):
        size = match.view(None)["deck"]["size"]
        looked = line(match, "phase") == "share"
        assert size % 2 == 0 or looked
    looks = [text for text in match.record().splitlines() if text.startswith("* look")]
    seconds = [text for text in match.record().splitlines() if text.startswith("* card")]
    assert (len(looks), len(seconds)) == (40, 40)


def test_k41_in_the_end_the_deck_is_empty() -> None:
    match = build(2, deck="dog", deck_money=1, animals={0: "dog*3"})
    match = shared(match, "dog", "keep", "100")
    assert match.view(None)["deck"]["size"] == 0
    assert match.over  # all quartets are complete


# K-42


def test_k42_animals_premiums_and_rats_are_laid_out_openly_at_once() -> None:
    match = shared(build(2), "premium-cow", "give", "rat")
    for viewer in viewers(match):
        farms = match.view(viewer)["players"]
        assert farms[0]["animals"] == {"rat": 1}
        assert farms[1]["premiums"] == ["cow"]
        assert logged(match, viewer, "got") == [
            {"seat": 1, "card": "premium-cow"},
            {"seat": 0, "card": "rat"},
        ]


@pytest.mark.parametrize("move", ["keep", "give"])
def test_k42_a_rat_has_no_round_and_no_further_card_follows(move: str) -> None:
    match = shared(build(2), "rat", move, "rat")
    assert animals(match) == ["rat", "rat"]
    assert hands(match) == [START, START]
    assert match.actors == (1,)
    assert texts(match, 1) == {"distribute", "trade p0 rat"}


def test_k42_money_goes_into_the_hand() -> None:
    match = shared(build(2), "200", "keep", "20")
    assert hands(match) == ["200+" + START, "50+20+20+10+10+10+0+0"]
    match = shared(build(2), "200", "give", "20")
    assert hands(match) == ["50+20+20+10+10+10+0+0", "200+" + START]


def test_k42_money_kept_is_seen_by_its_receiver_alone() -> None:
    match = shared(build(2), "200", "keep", "cow")
    assert logged(match, 0, "got_money") == [{"seat": 0, "card": 200}]
    for viewer in (1, None):
        assert logged(match, viewer, "got_money") == [{"seat": 0}]
        assert known(match, viewer, 0) is None
        assert match.view(viewer)["players"][0]["money"]["count"] == 8
        assert line_seen(match, "money draw", viewer) == "p0 ?"


def test_k42_money_given_away_is_seen_by_receiver_and_distributor() -> None:
    match = shared(build(2), "200", "give", "cow")
    for viewer in (0, 1):
        assert logged(match, viewer, "got_money") == [{"seat": 1, "card": 200}]
        assert known(match, viewer, 1) == [0, 0, 10, 10, 10, 20, 50, 200]
        assert line_seen(match, "money draw", viewer) == "p1 200 p0"
    assert logged(match, None, "got_money") == [{"seat": 1}]
    assert known(match, None, 1) is None


def test_k42_the_opponent_cannot_tell_which_money_was_kept() -> None:
    worlds = [shared(build(2), card, "keep", "cow") for card in ("10", "500")]
    for viewer in (1, None):
        assert seen_by(worlds[0], viewer) == seen_by(worlds[1], viewer)


def test_k42_what_is_known_of_money_that_came_from_the_deck() -> None:
    match = shared(build(2), "500", "give", "100")
    assert known(match, 0, 1) == [0, 0, 10, 10, 10, 20, 50, 500]
    assert known(match, 1, 0) is None
    money = match.view(1)["players"][0]["money"]
    assert money["surely"] == [0, 0, 10, 10, 10, 20, 50]
    assert money["at_most"] == {"0": 2, "10": 4, "20": 2, "50": 2, "100": 1, "200": 1, "500": 1}


# K-43


@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize("move", ["keep", "give"])
def test_k43_a_donkey_pays_both_players(number: int, move: str) -> None:
    farm = {0: f"donkey*{number - 1}"} if number > 1 else {}
    match = build(2, animals=farm)
    before = [cards_of(own) for own in hands(match)]
    match = shared(match, "donkey", move, "cow")
    value = DONKEYS[number - 1]
    assert [cards_of(own) for own in hands(match)] == [own + Counter([value]) for own in before]
    for viewer in viewers(match):
        assert logged(match, viewer, "donkey_paid") == [{"number": number, "value": value}]


def test_k43_not_when_it_is_looked_at_but_when_it_is_laid_out() -> None:
    match = then(build(2), "p0 distribute", "* look donkey")
    assert hands(match) == [START, START]
    assert match.view(0)["donkeys"] == match.view(1)["donkeys"] == 0
    assert match.view(0)["bank"].count(50) == 2
    state = state_after(match, 0, "keep")
    assert state.chance_weight() > 0  # the next card is still to come
    match = then(match, "p0 keep", "* card cow")
    assert kinds(match.events) == [
        *("looked", "kept", "got", "donkey_paid"),
        *("got", "turn"),
    ]
    assert match.view(None)["donkeys"] == 1


def test_k43_the_second_card_pays_too() -> None:
    match = shared(build(2), "10", "keep", "donkey")
    assert hands(match) == ["50+50+20+10+10+10+10+0+0", "50+" + START]
    assert animals(match) == ["-", "donkey"]


@pytest.mark.parametrize("move", ["keep", "give"])
def test_k43_two_donkeys_in_one_distribution_pay_twice(move: str) -> None:
    match = shared(build(2), "donkey", move, "donkey")
    assert hands(match) == ["100+50+" + START] * 2
    assert animals(match) == ["donkey", "donkey"]
    assert told(match.events, "donkey_paid") == [
        {"number": 1, "value": 50},
        {"number": 2, "value": 100},
    ]
    match = shared(build(2, animals={0: "donkey*2"}), "donkey", move, "donkey")
    assert hands(match) == ["500+200+100+50+" + START] * 2
    assert match.view(None)["bank"] == []


def test_k43_the_pay_comes_from_the_cards_set_aside() -> None:
    match = shared(build(2), "donkey", "keep", "cow")
    assert Counter(match.view(None)["bank"]) == Counter({100: 2, 200: 2, 500: 2})
    assert match.view(None)["deck"]["money"] == 26


def test_k43_the_premium_for_donkeys_pays_nothing() -> None:
    match = shared(build(2), "premium-donkey", "keep", "cow")
    assert hands(match) == [START, START]


# K-44


def test_k44_deck_empty_only_cow_trades_remain() -> None:
    match = build(2, deck="", animals={0: "cow*2 rat", 1: "cow*2 rat*3"})
    assert texts(match, 0) == {"trade p1 cow", "trade p1 rat"}
    assert refused(match, 0, "distribute") == "K-8"
    assert refused(match, 0, "auction") == "K-8"


def test_k44_after_the_last_distribution_the_turn_goes_on() -> None:
    match = build(2, deck="dog cow", deck_money=0, animals={0: "dog cow", 1: "dog*2 cow*2"})
    match = shared(match, "dog", "keep", "cow")
    assert match.actors == (1,)
    assert texts(match, 1) == {"trade p0 dog", "trade p0 cow"}


def test_k44_trades_as_always() -> None:
    match = build(2, deck="", animals={0: "cow*2 rat", 1: "cow*2 rat*3"})
    match.play(0, "trade p1 cow")
    offer(match, 0, "100")
    play(match, 1, "counter")
    offer(match, 1, "100")
    assert match.actors == (0,)  # repeated
    offer(match, 0, "-")
    play(match, 1, "accept")
    assert match.view(None)["players"][0]["animals"]["cow"] == 4
    assert texts(match, 1) == {"trade p0 rat"}
    play(match, 1, "trade p0 rat", "done")
    play(match, 0, "accept")
    assert match.view(None)["players"][0]["animals"]["rat"] == 2


def test_k44_scoring_as_always() -> None:
    match = build(
        2,
        phase="over",
        deck="",
        animals={0: "rat*4 goose*4 dog*4 cow*4"},
        premiums={0: "dog horse"},
    )
    assert match.scores[0] == (800 + 160 + 250) * 2 + 250


def test_k44_whole_matches_end_as_always() -> None:
    for seed in range(3):
        for match in random_match(2, seed + 20):
            last = match
        farms = last.view(None)["players"]
        assert sorted(kind for farm in farms for kind in farm["quartets"]) == sorted(KINDS)
        assert last.winners == tuple(
            seat for seat in range(2) if last.scores[seat] == max(last.scores)
        )
