"""Laws of trades in which neither side knows the other's money."""

from __future__ import annotations

import pytest

from corral.core.prng import Sfc32
from corral.games.kuhhandel.play.believing import Beliefs, Mirror
from corral.games.kuhhandel.play.doubting import doubtful_strategy, types_of
from corral.games.kuhhandel.play.haggling import Judge, MixedStrategy, Outcomes, Trade, strategy_of
from corral.games.kuhhandel.play.trade_policy import Haggler
from corral.games.kuhhandel.rules.codes import ANSWER_PHASE
from corral.games.kuhhandel.rules.money import holds, total
from corral.games.kuhhandel.state import Kuhhandel
from tests.games.kuhhandel.build import build
from tests.once import once_compiled

HIDDEN = ["swap p1 p2 50+20+10 > 10+10", "give p0 p1 10+10", "swap p0 p2 50+10 > 20"]
"""After this nobody knows exactly what the others have."""
PURSE = "500+200+100+50+50+10+10+10"
PURSES = [
    "100+50+50+20+20+10",
    "200+100+50+20+20+10",
    "200+200+100+50+50+20+10",
    PURSE,
    "500+500+100+50+20+10",
]
FARMS = {
    0: "pig*2 cow*2 horse*2",
    1: "donkey*2 cow*2 goat*2",
    2: "pig*2 donkey*2 horse*2 goat*2 cat*4",
}


def late(own: str = PURSE, other: str = PURSE, kind: str = "sheep") -> Kuhhandel:
    """Two of a kind against two, with the deck used up; then more trades like it come."""
    farms = {seat: farm + f" {kind}*2" * (seat < 2) for seat, farm in FARMS.items()}
    hands = {0: own, 1: other, 2: PURSE}
    state = build(phase="offer", trade=f"p1 {kind}", deck="", animals=farms, hands=hands).state
    assert isinstance(state, Kuhhandel)
    return state


def law(state: Kuhhandel, seat: int, own: list[float], theirs: list[float]) -> MixedStrategy:
    money = [float(total(hand)) for hand in state.hand]
    money[1 - seat] = sum(theirs) / len(theirs)
    trade = Trade(state, seat, 1 - seat, state.kind, seat == 0)
    return doubtful_strategy(trade, money, own, theirs)


def mean(found: MixedStrategy) -> float:
    drawn = zip(found.piles, found.weights, strict=True)
    return sum(int(total(pile)) * weight for pile, weight in drawn)


def test_types_lie_around_what_is_believed() -> None:
    assert types_of(300.0, 0.0) == [300.0]
    assert types_of(304.0, 100.0) == [160.0, 250.0, 300.0, 360.0, 440.0]
    assert types_of(12.0, 100.0) == [10.0, 70.0, 150.0]


@pytest.mark.parametrize("seat", [0, 1])
def test_piles_are_of_the_hand(seat: int) -> None:
    state = late()
    found = law(state, seat, types_of(700.0, 250.0), types_of(800.0, 250.0))
    assert sum(found.weights) == pytest.approx(1.0)
    assert min(found.weights) >= 0.0
    assert len({int(total(pile)) for pile in found.piles}) == len(found.piles) >= 1 + 8 * seat
    assert all(holds(state.hand[seat], pile) for pile in found.piles)


def test_who_is_taken_for_poor_outbids() -> None:
    """The other has more, but thinks that little is enough; so one goes all the way."""
    state = late()
    money = [930.0, 1180.0, 930.0]
    trade = Trade(state, 0, 1, state.kind, True)
    known = strategy_of(trade, money, 300.0, Judge())
    found = law(state, 0, types_of(420.0, 240.0), types_of(1180.0, 300.0))
    assert mean(found) > mean(known) + 100.0


def drawn(found: MixedStrategy) -> list[tuple[float, float]]:
    return [
        (float(total(pile)), part)
        for pile, part in zip(found.piles, found.weights, strict=True)
        if part > 0.0
    ]


def gain_of_best(kind: str, seat: int, types: bool) -> float:
    """What a best response gains over the law, in chance to win, for one who knows its own hand.

    Either side may hold any of five hands, and the other side knows that much. Laws without types
    are those for known hands.
    """
    moneys = [float(sum(int(card) for card in hand.split("+"))) for hand in PURSES]
    doubt = (sum((money - moneys[2]) ** 2 for money in moneys) / len(moneys)) ** 0.5

    def of(one: int, hand: str) -> list[tuple[float, float]]:
        state = late(*(hand, PURSES[2]) if one == 0 else (PURSES[2], hand), kind)
        if types:
            return drawn(law(state, one, moneys, moneys))
        money = [float(total(cards)) for cards in state.hand]
        trade = Trade(state, one, 1 - one, state.kind, one == 0)
        return drawn(strategy_of(trade, money, doubt, Judge()))

    state = late(kind=kind)
    trade = Trade(state, seat, 1 - seat, state.kind, seat == 0)
    rivals = list(zip(moneys, [of(1 - seat, hand) for hand in PURSES], strict=True))
    gain = 0.0
    for own, hand in zip(moneys, PURSES, strict=True):
        hopes = dict.fromkeys(map(float, range(0, int(own) + 1, 10)), 0.0)
        for money, against in rivals:
            held = [own, money] if seat == 0 else [money, own]
            outcomes = Outcomes(trade, [*held, 930.0], max(moneys), Judge())
            for amount in hopes:
                hopes[amount] += sum(part * outcomes.hope(amount, one) for one, part in against)
        usual = sum(part * hopes[amount] for amount, part in of(seat, hand))
        gain += (max(hopes.values()) - usual) / len(rivals) / len(PURSES)
    return gain


@once_compiled
def test_a_best_response_gains_less_than_against_laws_for_known_hands() -> None:
    trades = [(kind, seat) for kind in ("cock", "goose", "dog", "sheep") for seat in range(2)]
    doubtful = [gain_of_best(kind, seat, True) for kind, seat in trades]
    plain = [gain_of_best(kind, seat, False) for kind, seat in trades]
    assert max(doubtful) < 0.002
    assert sum(doubtful) < 0.75 * sum(plain)


def test_what_a_rival_has_seen_it_knows() -> None:
    state = build(3, money=["give p1 p2 50+20"]).state
    assert isinstance(state, Kuhhandel)
    for seat, rival in ((1, 2), (2, 1)):
        mirror = Mirror(state, seat, rival)
        assert (mirror.money, mirror.doubt) == (float(total(state.hand[seat])), 0.0)
    assert Mirror(state, 1, 0).doubt > 0.0


def test_barons_of_three_mind_what_they_are_taken_for() -> None:
    """With equal knowledge they draw by the same law, whatever the truth is."""
    state = build(phase="offer", trade="p1 cow", animals=FARMS, money=HIDDEN).state
    assert isinstance(state, Kuhhandel)
    found = Haggler().solved_strategy(state, 0)
    plain = Haggler().strategy(state, 0)
    assert list(found.weights) != list(plain.weights)
    for seed in range(3):
        world = state.sample(0, Sfc32(seed))
        assert isinstance(world, Kuhhandel)
        again = Haggler().solved_strategy(world, 0)
        assert (list(again.piles), list(again.weights)) == (list(found.piles), list(found.weights))
    beliefs = Beliefs()
    assert beliefs.mirrored(state, 0, 1) is beliefs.mirrored(state.copy(), 0, 1)
    assert beliefs.mirrored(state, 0, 1) is not beliefs.mirrored(state, 0, 2)


def last_stake(**described: object) -> Kuhhandel:
    """Horses are all that is left to trade about, two against two."""
    farms = {0: "horse*2 pig*4", 1: "horse*2 cow*4", 2: "goat*4"}
    described = {"phase": "offer", "trade": "p1 horse", "deck": "", "animals": farms, **described}
    state = build(**described).state  # type: ignore[arg-type]
    assert isinstance(state, Kuhhandel)
    return state


@pytest.mark.parametrize("seat", [0, 1])
def test_three_put_all_they_have_into_the_last_stake(seat: int) -> None:
    """Money is worth nothing at the end (K-39), also where somebody else wins anyway."""
    state = last_stake(money=HIDDEN)
    found = Haggler().solved_strategy(state, seat)
    assert list(found.piles) == [int(state.hand[seat])]
    more_to_come = late(kind="cock")
    assert len(Haggler().solved_strategy(more_to_come, seat).piles) > 1


def test_three_beat_an_offer_without_cards_by_the_smallest() -> None:
    state = late()
    state.phase = ANSWER_PHASE
    state.offer = 0
    found = Haggler().solved_strategy(state, 1)
    assert part_up_to(found, 60) > 0.9


def part_up_to(found: MixedStrategy, most: float) -> float:
    return sum(part for amount, part in drawn(found) if 0.0 < amount <= most)
