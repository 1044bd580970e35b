"""Imagined worlds hold everything that a seat has seen, and differ in what it has not."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, islice

import pytest

import corral
from corral.games.kuhhandel.seen.hand_bounds import FEW_WAYS
from tests.games.playing import line, seen_by, texts, viewers
from tests.once import fewer_plain

from .build import CARDS, START, build, cards_of, hand, hands, random_match, then

Hands = tuple[str, ...]


def imagined(match: corral.Match, seat: int | None, number: int = 40) -> list[corral.Match]:
    """Worlds of a seat, each of which it cannot tell from the true one."""
    worlds = [match.sample(seat, seed) for seed in range(number)]
    for world in worlds[:3]:
        assert seen_by(world, seat) == seen_by(match, seat)
        again = corral.from_position(world.position())
        assert again.position() == world.position()
    return worlds


def all_hands(match: corral.Match, seat: int | None, number: int = 40) -> set[Hands]:
    """What all hands are in the worlds of a seat."""
    return {tuple(hands(world)) for world in imagined(match, seat, number)}


# What was seen


def test_a_hand_shown_is_the_same_in_all_worlds() -> None:
    """p0 and p1 changed cards unseen, then p1 had to show: all cards of both are known."""
    match = build(4, money=["give p0 p1 20", "give p1 p0 10+0"])
    assert len(all_hands(match, 3)) > 5
    shown = build(4, money=["give p0 p1 20", "give p1 p0 10+0", "show p1 50+20+20+10+10+0"])
    for seat in viewers(shown):
        assert all_hands(shown, seat, 10) == {tuple(hands(shown))}


def test_a_bidders_insolvency_is_known_in_all_worlds() -> None:
    match = build(4, phase="hammer", bid="300 p1", money=["give p0 p1 20", "give p1 p2 10+0"])
    before = {world[1] for world in all_hands(match, 3)}
    assert len(before) > 3
    match.play(0, "sell")
    for seat in (3, None):
        worlds = imagined(match, seat)
        assert {hand(world, 1) for world in worlds} == {hand(match, 1)}
        assert all(texts(world, 1) == texts(match, 1) for world in worlds)


def test_after_a_hand_was_shown_what_moves_is_open_again() -> None:
    match = build(4, hands={1: "50+20+10"}, money=["show p1 50+20+10", "give p1 p2 20"])
    for seat in (0, 3, None):
        assert {world[1] for world in all_hands(match, seat)} == {"50+20", "50+10", "20+10"}
    for own in (1, 2):
        assert {world[1] for world in all_hands(match, own, 10)} == {"50+10"}


def test_cards_paid_and_received_are_known_to_the_two() -> None:
    match = build(4, phase="pay", bid="50 p1")
    for card in (20, 10, 10, 10):
        match.play(1, f"pay {card}")
    # Four cards out of the start money make 50 in one way only, so that all others know it too.
    for seat in viewers(match):
        assert all_hands(match, seat, 10) == {tuple(hands(match))}


def test_cards_received_are_remembered_until_they_may_have_gone_on() -> None:
    """p1 gave p0 a 50, p0 gave p2 a card: p1 does not know whether it was that one."""
    match = build(hands={0: "20", 1: "50", 2: "-"}, money=["give p1 p0 50", "give p0 p2 20"])
    assert all_hands(match, 0, 10) == {("50", "-", "20")}
    assert all_hands(match, 1) == {("50", "-", "20"), ("20", "-", "50")}
    assert all_hands(match, 2, 10) == {("50", "-", "20")}


@pytest.mark.parametrize(
    ("truth", "sign", "pairs"),
    [
        (("50", "20"), ">", [(50, 20), (50, 10), (50, 0), (10, 0)]),
        (("10", "20"), "<", [(10, 20), (0, 20), (0, 10)]),
        (("10", "10"), "=", [(10, 10), (0, 0)]),
    ],
)
def test_totals_compared_hold_in_all_worlds(
    truth: tuple[str, str], sign: str, pairs: list[tuple[int, int]]
) -> None:
    """Watchers of a trade know only which pile was worth more."""
    match = build(
        hands={0: "50+10+0", 1: "20+10+0"}, money=[f"swap p0 p1 {truth[0]} {sign} {truth[1]}"]
    )
    possible = set()
    for offer, back in pairs:
        ours = Counter([50, 10, 0]) - Counter([offer]) + Counter([back])
        theirs = Counter([20, 10, 0]) - Counter([back]) + Counter([offer])
        possible.add((written(ours), written(theirs), hand(match, 2)))
    for seat in (2, None):
        assert all_hands(match, seat, 120) == possible
    for seat in (0, 1):
        assert all_hands(match, seat, 5) == {tuple(hands(match))}


def test_my_60_beat_their_offer() -> None:
    """p1 countered with 60 and won; p2 knows that one card of p0 was worth less than two of p1."""
    match = build(hands={0: "200+50+20", 1: "50+10+10"}, money=["swap p0 p1 20 < 50+10"])
    assert {world[0] for world in all_hands(match, 1, 10)} == {"200+50+50+10"}
    for world in imagined(match, 2, 60):
        (offer, back) = line(world, "money swap p0 p1").split(" < ")
        assert sum(cards_of(offer).elements()) < sum(cards_of(back).elements())
        assert cards_of(offer).total() == 1
        assert cards_of(back).total() == 2
        assert offer != "200"


def test_who_is_about_to_pay_can_pay() -> None:
    """p1 gave p2 a card unseen; p0 sold for 90, and p1 has not shown anything: so can pay."""
    match = build(4, phase="hammer", bid="90 p1", money=["give p1 p2 10"])
    left = {"50+20+10+10+10+0", "50+20+10+10+0+0", "50+10+10+10+0+0", "20+10+10+10+0+0"}
    for seat in (0, 3, None):
        assert {world[1] for world in all_hands(match, seat, 60)} == left
    match.play(0, "sell")
    for seat in (0, 3, None):
        assert {world[1] for world in all_hands(match, seat, 60)} == {
            "50+20+10+10+10+0",
            "50+20+10+10+0+0",
        }


def test_an_overpayment_proves_that_the_payer_could_not_pay_exactly() -> None:
    """p1 gave p2 a card unseen, then paid 30 with a 50: with 20+10 or 10+10+10 it would differ."""
    match = build(4, hands={1: "50+20+10+10", 2: "-"}, money=["give p1 p2 20", "pay p1 p0 30 50"])
    for seat in (0, 3, None):
        assert {world[1:3] for world in all_hands(match, seat, 30)} == {("10+10", "20")}


def test_an_exact_payment_leaves_open_what_it_must() -> None:
    """p1 paid 50 with one card, which all can tell; what p2 got before is any of the others."""
    match = build(4, hands={1: "50+20+10+0", 2: "-"}, money=["give p1 p2 20", "pay p1 p0 50 50"])
    for seat in (0, 3, None):
        assert {world[1:3] for world in all_hands(match, seat, 60)} == {
            ("10+0", "20"),
            ("20+0", "10"),
            ("20+10", "0"),
        }


def test_a_payment_with_no_superfluous_card_narrows_what_others_hold() -> None:
    """p1 paid 40 with two cards: out of 50+20+20+10 these are the two of 20."""
    match = build(4, hands={1: "50+20+20+10"}, money=["pay p1 p0 40 20+20"])
    for seat in (2, 3, None):
        assert {world[1] for world in all_hands(match, seat, 20)} == {"50+10"}


def test_the_pile_beside_the_rat_that_a_seat_took() -> None:
    match = build(
        4,
        hands={0: "50+20", 1: "50+10", 2: "20+10", 3: "-"},
        money=["put p1 50", "put p2 10", "take p3 50+10"],
    )
    assert all_hands(match, 3, 10) == {("50+20", "10", "20", "50+10")}
    # p1 knows the own card, p0 none of them.
    assert all_hands(match, 1) == {("50+20", "10", "20", "50+10"), ("50+20", "10", "10", "50+20")}
    assert len(all_hands(match, 0, 80)) == 4


def test_cards_still_beside_the_rat() -> None:
    match = build(4, phase="rat", hands={1: "50+0", 2: "20+10"}, money=["put p1 0", "put p2 20"])
    for seat in (0, 3, None):
        assert {world[1:3] for world in all_hands(match, seat, 60)} == {
            (one, two) for one in ("50", "0") for two in ("20", "10")
        }
    assert {world[1:3] for world in all_hands(match, 1)} == {("50", "20"), ("50", "10")}


def test_hidden_offers_and_pledges_are_any_cards_of_the_hand() -> None:
    match = build(phase="answer", offer="50+0", animals={0: "cow", 1: "cow"}, hands={0: "50+20+0"})
    for seat in (1, 2, None):
        offers = {line(world, "offer") for world in imagined(match, seat)}
        assert offers == {"50+20", "50+0", "20+0"}
    assert {line(world, "offer") for world in imagined(match, 0, 5)} == {"50+0"}
    match = build(phase="premium", slap="1 p1", pledge="20", hands={1: "50+20+0"})
    for seat in (0, 2, None):
        assert {line(world, "pledge") for world in imagined(match, seat)} == {"50", "20", "0"}
    assert {line(world, "pledge") for world in imagined(match, 1, 5)} == {"20"}


def test_cards_being_chosen_are_not_known_to_others() -> None:
    match = build(phase="pay", bid="70 p1", chosen="20")
    for seat in (0, 2, None):
        assert {line(world, "chosen") for world in imagined(match, seat, 5)} == {"-"}
    assert {line(world, "chosen") for world in imagined(match, 1, 5)} == {"20"}


def test_who_has_waited_is_open() -> None:
    match = build(4, phase="call", waited="p1")
    for seat in (0, None):
        waited = {line(world, "waited") for world in imagined(match, seat, 60)}
        assert waited == {"-", "p1", "p2", "p3", "p1 p2", "p1 p3", "p2 p3"}
    own = {line(world, "waited") for world in imagined(match, 1, 60)}
    assert own == {"p1", "p1 p2", "p1 p3"}
    others = {line(world, "waited") for world in imagined(match, 2, 60)}
    assert others == {"-", "p1", "p3", "p1 p3"}


# Two players


def test_money_kept_unseen_may_be_any_that_is_left() -> None:
    match = then(build(2), "p0 distribute", "* look 200", "p0 keep", "* card cow")
    drawn = Counter(line(world, "money draw p0") for world in imagined(match, 1, 150))
    assert set(drawn) == {"10", "20", "50", "100", "200", "500"}
    assert drawn["10"] > drawn["500"]  # there are twelve against four
    assert {line(world, "money draw p0") for world in imagined(match, 0, 5)} == {"200"}


def test_money_given_away_is_known_to_both() -> None:
    match = then(build(2), "p0 distribute", "* look 200", "p0 give", "* card 10")
    assert {hand(world, 1) for world in imagined(match, 0, 10)} == {"200+" + START}
    drawn = {hand(world, 0) for world in imagined(match, 1, 100)}
    assert len(drawn) == 6


def test_the_card_that_the_other_looks_at_may_be_any() -> None:
    match = then(build(2), "p0 distribute", "* look horse")
    for seat in (1, None):
        cards = {line(world, "card") for world in imagined(match, seat, 150)}
        assert len(cards) > 15
        assert cards & {"10", "50"}
        assert cards & set(CARDS)
    assert {line(world, "card") for world in imagined(match, 0, 5)} == {"horse"}


# All that fits, by trying everything


def written(cards: Counter[int]) -> str:
    return "+".join(str(card) for card in sorted(cards.elements(), reverse=True)) or "-"


def selections(cards: Counter[int], number: int) -> list[Counter[int]]:
    chosen = set(combinations(sorted(cards.elements()), number))
    return [Counter(some) for some in sorted(chosen)]


def worth(cards: Counter[int]) -> int:
    return sum(cards.elements())


def is_payment(own: Counter[int], cards: Counter[int], price: int) -> bool:
    """K-18 once more."""
    if cards[0] or worth(cards) < price:
        return False
    sets = [some for number in range(1, own.total() + 1) for some in selections(own, number)]
    if any(worth(some) == price for some in sets):
        return worth(cards) == price
    return all(worth(cards) - card < price for card in cards)


State = tuple[Counter[int], ...]  # the hands, and at last the pile beside the rat


def tellings(state: State, deed: str, seat: int | None) -> Iterator[State]:
    """All that can have become of the money by a deed as a seat has seen it."""
    verb, *words = deed.split()
    seats = [int(word[1:]) for word in words if word[0] == "p"]
    piles = [word for word in words if word[0] != "p" and word not in ("<", "=", ">")]
    price = int(piles.pop(0)) if verb == "pay" else 0
    giver = -1 if verb == "take" else seats[0]
    taker = {"put": -1, "take": seats[0]}.get(verb, seats[-1])
    seen = verb == "show" or seat in seats
    if verb == "show":
        if state[giver] == cards_of(piles[0]):
            yield state
        return
    numbers = [cards_of(pile).total() for pile in piles]
    for cards in selections(state[giver], numbers[0]):
        if seen and cards != cards_of(piles[0]):
            continue
        if verb == "pay" and not is_payment(state[giver], cards, price):
            continue
        backs = selections(state[taker], numbers[1]) if verb == "swap" else [Counter[int]()]
        for back in backs:
            if verb == "swap":
                more = (worth(cards) > worth(back)) - (worth(cards) < worth(back))
                if "<=>"[more + 1] not in words or (seen and back != cards_of(piles[1])):
                    continue
            after = list(state)
            after[giver] = after[giver] - cards + back
            after[taker] = after[taker] - back + cards
            yield tuple(after)


def told_story(rng: random.Random, deeds: int) -> tuple[dict[int, str], list[str]]:
    """Small hands of three players, and what they did with them, at random."""
    cards_dealt = rng.sample([0, 0, 10, 10, 10, 20, 20, 20, 50, 50, 100], 9)
    own: list[Counter[int]] = [Counter(cards_dealt[seat::3]) for seat in range(3)]
    base = {seat: written(cards) for seat, cards in enumerate(own)}
    story: list[str] = []
    while len(story) < deeds:
        giver, taker = rng.sample(range(3), 2)
        verb = rng.choice(("give", "swap", "swap", "pay", "rat", "show"))
        some = Counter(rng.sample(list(own[giver].elements()), min(1, own[giver].total())))
        if verb == "give" and some:
            story.append(f"give p{giver} p{taker} {written(some)}")
            own[giver], own[taker] = own[giver] - some, own[taker] + some
        elif verb == "swap":
            number = rng.randint(0, min(2, own[taker].total()))
            back = Counter(rng.sample(list(own[taker].elements()), number))
            more = (worth(some) > worth(back)) - (worth(some) < worth(back))
            sign = "<=>"[more + 1]
            story.append(f"swap p{giver} p{taker} {written(some)} {sign} {written(back)}")
            own[giver], own[taker] = own[giver] - some + back, own[taker] - back + some
        elif verb == "pay" and worth(own[giver]) >= 10:
            price = rng.randrange(10, worth(own[giver]) + 1, 10)
            ways = [
                cards
                for number in range(1, own[giver].total() + 1)
                for cards in selections(own[giver], number)
                if is_payment(own[giver], cards, price)
            ]
            cards = rng.choice(ways)
            story.append(f"pay p{giver} p{taker} {price} {written(cards)}")
            own[giver], own[taker] = own[giver] - cards, own[taker] + cards
        elif verb == "rat":
            pile: Counter[int] = Counter()
            for step in range(rng.randint(0, 2)):
                seat = (giver + step) % 3
                if own[seat]:
                    card = Counter([rng.choice(list(own[seat].elements()))])
                    story.append(f"put p{seat} {written(card)}")
                    own[seat] -= card
                    pile += card
                else:
                    break
            else:
                seat = (giver + pile.total()) % 3
            story.append(f"take p{seat} {written(pile)}")
            own[seat] += pile
        elif verb == "show":
            story.append(f"show p{giver} {written(own[giver])}")
    return base, story


@pytest.mark.parametrize("seed", fewer_plain(range(5), range(20)))
def test_worlds_are_exactly_those_that_fit(seed: int) -> None:
    """Nothing impossible is imagined, and nothing possible is left out."""
    base, story = told_story(random.Random(seed), 3 + seed % 3)
    match = build(hands=base, money=story)
    for seat in (None, seed % 3):
        states: set[tuple[str, ...]] = {(*base.values(), "-")}
        for deed in story:
            states = {
                tuple(written(cards) for cards in after)
                for state in states
                for after in tellings(tuple(cards_of(pile) for pile in state), deed, seat)
            }
        possible = {state[:3] for state in states}
        assert tuple(hands(match)) in possible
        found = all_hands(match, seat, min(20 * len(possible), 120))
        assert found <= possible
        if len(possible) <= 6:
            assert found == possible
        check_bounds(match, seat, possible)


def check_bounds(match: corral.Match, seat: int | None, possible: set[Hands]) -> None:
    """What a view says of hands is true in all worlds that fit, and no more is, if they are few."""
    for owner, farm in enumerate(match.view(seat)["players"]):
        money = farm["money"]
        for world in possible:
            cards = cards_of(world[owner])
            assert Counter(money["surely"]) <= cards
            assert all(cards[int(value)] <= most for value, most in money["at_most"].items())
            assert cards.total() == money["count"]
            assert money["cards"] is None or Counter(money["cards"]) == cards
        if len(possible) <= FEW_WAYS // 4:
            worlds = [cards_of(world[owner]) for world in possible]
            values = set().union(*worlds)
            told = Counter(money["surely"])
            assert all(told[value] == min(one[value] for one in worlds) for value in values)
            most = {value: max(one[value] for one in worlds) for value in values}
            assert {
                int(value): number for value, number in money["at_most"].items() if number
            } == most


def test_the_number_of_cards_tells_what_must_be_among_them() -> None:
    """A price of 20 was paid with one card, so the fourth card in p1's hand is a 20 as well."""
    match = build(hands=dict.fromkeys((0, 1), "20+10+0") | {2: "-"}, money=["pay p0 p1 20 20"])
    payer, payee, _ = (farm["money"] for farm in match.view(2)["players"])
    assert payee["surely"] == payee["cards"] == [0, 10, 20, 20]
    assert payer["surely"] == payer["cards"] == [0, 10]
    # p0 took two cards from beside the rat and shows a 20 and a 10 more: the 20 was p1's. Two cards
    # are left to p1, and nothing but 100 and 10 can be among them.
    match = build(
        hands={0: "10+0+0", 1: "100+20+10", 2: "50+50+10"},
        money=["put p1 20", "put p2 10", "take p0 20+10", "show p0 20+10+10+0+0"],
    )
    for seat in (None, 0):
        money = match.view(seat)["players"][1]["money"]
        assert money["surely"] == money["cards"] == [10, 100]


def test_which_pile_was_worth_more_tells_what_was_in_it() -> None:
    """One card beat a 20, so it was the 50."""
    match = build(hands={0: "50+10", 1: "20+20", 2: "-"}, money=["swap p0 p1 50 > 20"])
    winner, loser, _ = (farm["money"] for farm in match.view(2)["players"])
    assert winner["surely"] == winner["cards"] == [10, 20]
    assert loser["surely"] == loser["cards"] == [20, 50]


# Whole matches


@pytest.mark.parametrize("players", fewer_plain([3], [2, 3, 4, 5, 6]))
def test_worlds_in_random_matches_replay_their_deeds_and_look_the_same(players: int) -> None:
    steps = {2: 400, 3: 400}.get(players, 300)
    seats = list(range(players))
    for step, match in enumerate(islice(random_match(players, 11), steps)):
        if step % 40 != 20:
            continue
        for seat in (*seats, None):
            world = match.sample(seat, step)
            assert seen_by(world, seat) == seen_by(match, seat)
            again = corral.from_position(world.position())
            assert again.position() == world.position()
            assert again.actors == world.actors
            for other in seats:
                assert texts(again, other) == texts(world, other)


@pytest.mark.parametrize("players", fewer_plain([2], [2, 3, 5]))
def test_worlds_in_random_matches_differ_where_hands_are_open(players: int) -> None:
    differing = 0
    for step, match in enumerate(islice(random_match(players, 12), 250)):
        if step % 60 != 30:
            continue
        for seat in range(players):
            closed = [farm["money"]["cards"] for farm in match.view(seat)["players"]]
            worlds = {tuple(hands(match.sample(seat, seed))) for seed in range(6)}
            for owner, cards in enumerate(closed):
                if cards is not None:
                    assert {world[owner] for world in worlds} == {hand(match, owner)}
            differing += len(worlds) > 1
    assert differing > 0


def test_a_sample_depends_on_seed_and_knowledge_alone() -> None:
    worlds = [build(4, money=[f"give p1 p2 {card}"]) for card in (50, 0)]
    for seed in range(5):
        first, second = (world.sample(3, seed).position() for world in worlds)
        assert first == second
    assert len({worlds[0].sample(3, seed).position() for seed in range(30)}) == 4
    assert worlds[0].sample(3, 1).position() == worlds[0].sample(3, 1).position()


def test_a_seen_position_is_filled_up_with_a_world_that_fits() -> None:
    match = build(4, hands={1: "50+20+10+10", 2: "-"}, money=["give p1 p2 20", "pay p1 p0 30 50"])
    for seat in (0, 3, None):
        seen = match.position_seen_by(seat)
        for seed in range(5):
            world = corral.from_position(seen, seed=seed)
            assert world.position_seen_by(seat) == seen
            assert hands(world)[1:3] == ["10+10", "20"]
