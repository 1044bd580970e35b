"""Material and setup: K-1 to K-7."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import corral
from corral.core.setting import setting_for
from tests.games.playing import line, line_seen, state_after, texts, told, viewers

from .build import (
    ANIMALS,
    CARDS,
    DONKEYS,
    EDITION,
    GAME,
    MONEY,
    QUARTETS,
    START,
    build,
    cards_of,
    everybody,
    hands,
    known,
    outcomes,
    random_match,
    text,
    then,
)

SIZES = [2, 3, 4, 5, 6]
WITHOUT = {"super_trade": False, "cash_count": False}


def new(players: int, seed: int = 1) -> corral.Match:
    return corral.new("kuhhandel", players=players, seed=seed)


# K-1


@pytest.mark.parametrize("players", [-1, 0, 1, 7])
def test_k1_no_fewer_than_two_and_no_more_than_six_play(players: int) -> None:
    with pytest.raises(corral.OptionError):
        new(players)


@pytest.mark.parametrize("players", SIZES)
def test_k1_two_to_six_play(players: int) -> None:
    match = new(players)
    assert match.players == players
    assert len(match.actors) == 1
    assert len(match.view(None)["players"]) == players


def test_k1_two_play_with_the_changes_for_two_the_others_without() -> None:
    for players in SIZES:
        match = new(players)
        (seat,) = match.actors
        assert texts(match, seat) == {"distribute" if players == 2 else "auction"}
        assert match.view(None)["deck"]["size"] == (80 if players == 2 else 54)


# K-2


@pytest.mark.parametrize("players", SIZES)
def test_k2_forty_animals_ten_kinds_four_of_each(players: int) -> None:
    deck = new(players).view(None)["deck"]["cards"]
    assert {kind: deck[kind] for kind in ANIMALS} == dict.fromkeys(ANIMALS, 4)
    assert len(ANIMALS) == 10
    assert sum(deck[kind] for kind in ANIMALS) == 40


def test_k2_facts_the_values_of_the_quartets() -> None:
    """A second time by hand, against a slip in the edition file or in the tests."""
    values = {"cock": 10, "goose": 40, "cat": 90, "dog": 160, "sheep": 250}
    values |= {"goat": 350, "donkey": 500, "pig": 650, "cow": 800, "horse": 1000}
    assert EDITION.data["quartets"] == values == QUARTETS
    assert new(3).view(0)["quartets"] == values


@pytest.mark.parametrize("kind", ANIMALS)
def test_k2_the_number_is_the_value_of_the_complete_quartet(kind: str) -> None:
    match = build(phase="over", deck="", animals={0: f"{kind}*4"})
    assert match.scores[0] == QUARTETS[kind]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_k2_what_is_no_complete_quartet_has_no_value(number: int) -> None:
    match = build(phase="over", trades=200, deck="", animals={0: f"horse*{number} cow*{number}"})
    assert match.scores[0] == 0


# K-3


@pytest.mark.parametrize("players", SIZES)
def test_k3_ten_premiums_one_for_each_animal_and_four_rats(players: int) -> None:
    deck = new(players).view(None)["deck"]["cards"]
    assert deck == CARDS
    assert {name: number for name, number in deck.items() if "premium" in name} == dict.fromkeys(
        (f"premium-{kind}" for kind in ANIMALS), 1
    )
    assert deck["rat"] == 4


def test_k3_there_is_no_premium_for_rats() -> None:
    with pytest.raises(corral.NotationError, match="premium-rat"):
        then(build(), "p0 auction", "* card premium-rat")
    with pytest.raises(corral.NotationError, match="'rat' stands where one of cock"):
        corral.from_position(text().replace("p0 premiums -", "p0 premiums rat"))


# K-4


def test_k4_facts_66_money_cards() -> None:
    numbers = dict(zip((0, 10, 20, 50, 100, 200, 500), EDITION.data["money"]["cards"], strict=True))
    assert numbers == {0: 12, 10: 18, 20: 6, 50: 12, 100: 6, 200: 6, 500: 6} == MONEY
    assert MONEY.total() == 66


def in_play(match: corral.Match) -> Counter[int]:
    """All money cards in hands and bank."""
    cards: Counter[int] = Counter(match.view(None)["bank"])
    return sum((cards_of(own) for own in hands(match)), cards)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_k4_hands_and_bank_together_are_the_66_cards(players: int) -> None:
    assert in_play(new(players)) == MONEY


def test_k4_with_six_players_the_donkeys_pay_out_the_last_cards() -> None:
    match = new(6)
    assert Counter(match.view(None)["bank"]) == Counter(dict.fromkeys(DONKEYS, 6))
    for value in DONKEYS:
        (seat,) = match.actors
        match = then(match, f"p{seat} auction", "* card donkey")
        assert told(match.events, "donkey_paid")[-1]["value"] == value
        everybody(match, "pass")
    assert match.view(None)["bank"] == []
    assert in_play(match) == MONEY


@pytest.mark.parametrize("players", SIZES)
def test_k4_money_is_never_changed(players: int) -> None:
    """In whole matches no card comes or goes, and no card becomes others."""
    for seed in range(2):
        before: dict[str, int] = {}
        for match in random_match(players, seed):
            counts = GAME.census(match.state)
            assert counts == (before or counts)
            before = counts
        assert {name for name in before if name.startswith("money of")} == {
            f"money of {value}" for value in MONEY
        }


# K-5


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_k5_all_54_cards_are_one_shuffled_deck(players: int) -> None:
    match = new(players)
    (seat,) = match.actors
    state = state_after(match, seat, "auction")
    assert outcomes(state) == {f"card {card}": number for card, number in CARDS.items()}
    assert state.chance_weight() == 54 == CARDS.total()


def test_k5_what_was_turned_up_does_not_come_again() -> None:
    match = then(build(), "p0 auction", "* card cow", "p1 pass", "p2 pass")
    state = state_after(match, 1, "auction")
    left = CARDS - Counter(["cow"])
    assert outcomes(state) == {f"card {card}": number for card, number in left.items()}
    match = then(match, "p1 auction", "* card premium-dog")
    assert match.view(None)["deck"]["cards"] == left - Counter(["premium-dog"])
    with pytest.raises(corral.NotationError, match="premium-dog cannot come now"):
        then(build(phase="turn", premiums={0: "dog"}), "p0 auction", "* card premium-dog")


def test_k5_any_card_may_come_first() -> None:
    first = set()
    for seed in range(300):
        match = new(3, seed)
        match.play(match.actors[0], "auction")
        first.add(told(match.events, "turned_up")[0]["card"])
    assert first == set(CARDS)


def test_k5_the_deck_lies_face_down_nobody_knows_its_order() -> None:
    """It has none before a card is turned up; everybody knows what is in it and no more."""
    match = new(4)
    for viewer in viewers(match):
        assert match.view(viewer)["deck"] == {"size": 54, "cards": dict(CARDS), "money": None}
        assert line_seen(match, "deck", viewer) == line(match, "deck")
    words = [text.split()[1] for text in match.record().splitlines() if text.startswith("*")]
    assert words == ["start"]


# K-6


@pytest.mark.parametrize("players", SIZES)
def test_k6_everybody_takes_two_0_three_10_one_20_one_50(players: int) -> None:
    match = new(players)
    assert hands(match) == ["50+20+10+10+10+0+0"] * players
    assert cards_of(START) == Counter({0: 2, 10: 3, 20: 1, 50: 1})
    for seat in range(players):
        assert known(match, seat, seat) == [0, 0, 10, 10, 10, 20, 50]


def test_k6_facts_start_money() -> None:
    assert EDITION.data["money"]["start"] == [2, 3, 1, 1, 0, 0, 0]


def test_k6_the_hand_is_hidden() -> None:
    """Everybody knows how all begin; what somebody has got secretly, only they know."""
    match = new(4)
    for viewer in viewers(match):
        for owner in range(4):
            seen = line_seen(match, f"p{owner} hand", viewer)
            assert seen == (START if viewer == owner else "?+?+?+?+?+?+?")
    match = build(4, phase="answer", offer="10+0", animals={0: "cow", 1: "cow"})
    match.play(1, "accept")
    assert [known(match, viewer, 1) is None for viewer in viewers(match)] == [
        *(False, False, True, True),
        True,
    ]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_k6_the_rest_is_the_bank_which_everybody_knows(players: int) -> None:
    match = new(players)
    rest = Counter(MONEY)
    for _ in range(players):
        rest -= cards_of(START)
    for viewer in viewers(match):
        bank = match.view(viewer)["bank"]
        assert bank == sorted(rest.elements())


def test_k6_everybody_sees_what_leaves_the_bank() -> None:
    match = then(build(4), "p0 auction", "* card donkey")
    bank = MONEY - Counter({0: 8, 10: 12, 20: 4, 50: 8})
    for viewer in viewers(match):
        assert Counter(match.view(viewer)["bank"]) == bank


# K-7


@pytest.mark.parametrize("players", SIZES)
def test_k7_every_seat_is_equally_likely_to_start(players: int) -> None:
    state = GAME.start(setting_for(GAME, players, WITHOUT))
    assert outcomes(state) == {f"start p{seat}": 1 for seat in range(players)}


@pytest.mark.parametrize("players", SIZES)
def test_k7_every_seat_does_start(players: int) -> None:
    starts: Counter[int] = Counter()
    for seed in range(200):
        match = new(players, seed)
        (seat,) = match.actors
        starts[seat] += 1
        assert told(match.events, "start_player") == [{"seat": seat}]
    assert set(starts) == set(range(players))
    assert min(starts.values()) >= 200 // players // 2


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_k7_play_goes_clockwise(players: int) -> None:
    match = build(players, turn=players - 1)
    turns = []
    for card in ("cow", "dog", "cat", "pig", "cow", "cat", "dog"):
        (seat,) = match.actors
        turns.append(seat)
        match = then(match, f"p{seat} auction", f"* card {card}")
        everybody(match, "pass")
    assert turns == [(players - 1 + step) % players for step in range(7)]
    assert [told(match.events, "turn")[step]["seat"] for step in range(6)] == turns[1:]


# The material is data


def test_k2_k3_k4_k6_facts_live_in_a_replaceable_edition_file(tmp_path: Path) -> None:
    mine = Path(EDITION.source).read_text(encoding="utf-8")
    for old, new_fact in (
        ("cow = 800", "cow = 880"),
        ("value = 250", "value = 25"),
        ("cards = [12, 18, 6, 12,", "cards = [12, 30, 6, 6,"),
        ("start = [2, 3,", "start = [2, 4,"),
        ("donkeys = [50,", "donkeys = [10,"),
    ):
        assert old in mine
        mine = mine.replace(old, new_fact)
    file = tmp_path / "mine.toml"
    file.write_text(mine, encoding="utf-8")
    match = corral.new("kuhhandel", players=3, seed=1, edition=file)
    assert match.view(None)["quartets"]["cow"] == 880
    assert hands(match) == ["50+20+10+10+10+10+0+0"] * 3
    record = f"{match.record()}p{match.actors[0]} auction\n* card donkey\n"
    assert hands(corral.replay(record, edition=file)) == ["50+20+10+10+10+10+10+0+0"] * 3
    few = dict.fromkeys(range(3), "10")
    position = text(phase="over", deck="", animals={0: "cow*4"}, premiums={0: "cow"}, hands=few)
    position = position.replace(EDITION.digest, GAME.edition(file).digest)
    assert corral.from_position(position, edition=file).scores[0] == 880 + 25
