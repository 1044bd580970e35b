"""The laws of auctions: bids that may be lies, purchases that may not come."""

from __future__ import annotations

from itertools import pairwise

import pytest

import corral
from corral.bots import Limit, ask, new_bot
from corral.bots.outlook import Outlook
from corral.bots.searcher import Searcher
from corral.core.prng import Sfc32
from corral.games.kuhhandel.play.bidding import Auction, Auctions
from corral.games.kuhhandel.play.responses import AuctionReading, bid_responses
from corral.games.kuhhandel.rules.codes import BID_PHASE, BUY_MOVE, HAMMER_PHASE
from corral.games.kuhhandel.rules.money import total
from corral.games.kuhhandel.state import Kuhhandel
from corral.review.reviewer import Reviewer
from tests.games.kuhhandel.build import build
from tests.games.kuhhandel.test_evaluator import POOR, RICH
from tests.once import once_compiled

HIDDEN = ["swap p1 p0 50+20 > 10+10", "give p2 p1 50", "give p0 p2 20"]
"""After this nobody knows exactly what the others have."""
POOR_BIDDER = [*HIDDEN, "give p1 p2 50+10+10+10"]
WORLDS = 5
EVEN = {0: "horse*2", 1: "horse"}
FARMS = {0: "cow*3", 1: "pig*4", 2: "dog"}


def auction(phase: str = "bid", **described: object) -> Kuhhandel:
    """A cow for which p1 may bid; p0, the auctioneer, has three."""
    described = {"card": "cow", "animals": FARMS, "money": HIDDEN, **described}
    state = build(phase=phase, **described).state  # type: ignore[arg-type]
    assert isinstance(state, Kuhhandel)
    return state


def lies(state: Kuhhandel, seat: int) -> float:
    """How likely a seat names more than all it has."""
    moves = state.legal(seat)
    weights = Auctions().bid_weights(state, seat, moves)
    own = int(total(state.hand[seat]))
    above = [
        weight for step, weight in enumerate(weights) if step and int(state.bid) + 10 * step > own
    ]
    return sum(above) / sum(weights)


def test_bids_sometimes_lie() -> None:
    """Who has little lets the auctioneer pay, and names more than it has."""
    poor = auction(money=POOR_BIDDER)
    assert int(total(poor.hand[1])) <= 40
    assert lies(poor, 1) > 0.3
    rich = auction(hands={1: RICH}, money=[])
    assert lies(rich, 1) < 0.01


def test_a_lie_about_a_hand_that_all_know_is_paid_for_while_a_repetition_costs_more() -> None:
    """Otherwise the auctioneer sells, and the hand is shown (K-19)."""
    for price, often in ((40, 1.0), (200, 0.0)):
        hands = {0: RICH, 1: POOR, 2: RICH}
        state = auction("hammer", bid=f"{price} p1", hands=hands, money=[])
        assert Auctions().bought(state) == pytest.approx(often, abs=0.05)


def test_an_auctioneer_buys_for_little_alone() -> None:
    """Whatever it has, and whoever bids."""
    game = Auctions().of(auction(card="sheep"), 1, 1)
    for bidder in (1, 2):
        often = [game.bought(price, bidder) for price in game.prices]
        assert often[0] > 0.9
        assert often[-1] < 0.1
        assert all(one >= other - 0.1 for one, other in pairwise(often))


def test_weights_are_those_of_the_law() -> None:
    state = auction()
    weights = Auctions().bid_weights(state, 1, state.legal(1))
    for price, part in Auctions().named(state, 1):
        assert weights[price // 10] == pytest.approx(part, abs=0.001)
    hammer = auction("hammer", bid="50 p1")
    sell, buy = Auctions().hammer_weights(hammer, hammer.legal(0))
    assert hammer.legal(0)[1] == BUY_MOVE
    assert buy == pytest.approx(Auctions().bought(hammer), abs=0.001)
    assert sell + buy == pytest.approx(1.0, abs=0.001)


@pytest.mark.parametrize(("bid", "silent"), [("", 0), ("", 4), ("30 p2", 0), ("130 p2", 0)])
def test_a_law_is_one_of_chances(bid: str, silent: int) -> None:
    """At every place, also after bids that nobody thinks of by themselves."""
    state = auction(**({"bid": bid} if bid else {}))
    state.silent = silent
    named = Auctions().named(state, 1)
    assert sum(part for _, part in named) == pytest.approx(1.0)
    assert all(part >= 0.0 for _, part in named)
    assert all(price > state.bid for price, _ in named[1:])
    assert named[1][0] == state.bid + 10


def test_what_was_asked_before_changes_nothing() -> None:
    """A law is the same for who remembers the auction and for who comes to it late."""
    known = Auctions()
    for bid in ("10 p2", "50 p2", "130 p2"):
        state = auction(bid=bid)
        assert known.named(state, 1) == Auctions().named(state, 1)
        known.named(auction(), 1)


def gained(state: Kuhhandel, seat: int) -> float:
    """What the best of all bids brings more than the law, in worlds that the seat imagines."""
    auctions = Auctions()
    law = auctions.named(state, seat)
    best = dict.fromkeys({0, *(10 * step for step in range(1, len(state.legal(seat))))}, 0.0)
    drawn = 0.0
    for world in worlds(state, seat):
        reading = AuctionReading(world, auctions, 0)
        for price in best:
            best[price] += reading.after(seat, price)[seat] / WORLDS
        drawn += sum(part * reading.after(seat, price)[seat] for price, part in law) / WORLDS
    return max(best.values()) - drawn


@once_compiled
@pytest.mark.parametrize("card", ["cow", "sheep", "cock"])
@pytest.mark.parametrize("money", [HIDDEN, POOR_BIDDER])
def test_little_can_be_gained_by_knowing_the_law(card: str, money: list[str]) -> None:
    assert gained(auction(card=card, money=money), 1) < 0.01


def test_who_showed_a_hand_bids_no_more_than_that() -> None:
    """K-19: the moves end there, and so does the law."""
    state = auction(hands={0: RICH, 1: POOR, 2: RICH}, money=[], limits={1: 20})
    moves = state.legal(1)
    assert len(moves) == 3
    assert max(price for price, _ in Auctions().named(state, 1)) == 20
    assert len(Auctions().bid_weights(state, 1, moves)) == 3


@pytest.mark.parametrize(("phase", "seat"), [("bid", 1), ("hammer", 0)])
def test_a_law_depends_on_what_the_seat_knows_alone(phase: str, seat: int) -> None:
    state = auction(phase, **({"bid": "50 p1"} if phase == "hammer" else {}))
    moves = state.legal(seat)
    laws = []
    for seed in range(5):
        world = state.sample(seat, Sfc32(seed))
        assert isinstance(world, Kuhhandel)
        if phase == "bid":
            laws.append(Auctions().bid_weights(world, seat, moves))
        else:
            laws.append(Auctions().hammer_weights(world, moves))
    assert all(law == laws[0] for law in laws)


def drawn(kind: str, draws: int = 12) -> set[str]:
    """What bots of a kind do in the same position, with different generators."""
    found = set()
    for seed in range(draws):
        match = build(phase="bid", card="horse", animals=EVEN, money=POOR_BIDDER)
        found.add(str(ask(new_bot(kind, seed, 1, Limit(nodes=4)), match, 1)))
    return found


def test_barons_draw_their_bids_and_others_do_not() -> None:
    assert len(drawn("baron")) > 1
    match = build(phase="bid", card="cow", animals=FARMS, money=HIDDEN)
    outlook = Outlook.of(match, 1, Sfc32(1))
    for kind, draws in (("baron", True), ("foreman", False), ("cowhand", False)):
        bot = new_bot(kind, 1, 1, Limit(nodes=4))
        assert bot.draws(outlook, outlook.evaluator()) == draws  # type: ignore[attr-defined]
    assert not Reviewer(Sfc32(1), 4, outlook.moves[0]).draws(outlook, outlook.evaluator())
    assert Searcher(Sfc32(1), Limit(nodes=4)).draws(outlook, outlook.evaluator())


# Best responses


def worlds(state: Kuhhandel, seat: int) -> list[Kuhhandel]:
    """As a reader imagines them."""
    found = [state.sample(seat, Sfc32(seed)) for seed in range(WORLDS)]
    return [world for world in found if isinstance(world, Kuhhandel)]


def test_a_lie_that_is_seen_through_is_sold() -> None:
    """In all worlds the bidder cannot pay."""
    state = auction("hammer", bid="200 p1", hands={0: RICH, 1: POOR, 2: RICH}, money=[])
    sell, buy = bid_responses(worlds(state, 0), 0, state.legal(0), Auctions())  # type: ignore[arg-type]
    assert sell > buy


def test_somebody_wins_whatever_is_bid() -> None:
    """Whether it is paid, bought, outbid, or more than the bidder has."""
    reading = AuctionReading(auction(money=POOR_BIDDER), Auctions(), 0)
    hopes = [reading.after(1, price) for price in (0, 10, 40, 300)]
    for hope in hopes:
        assert sum(hope) == pytest.approx(1.0)
        assert min(hope) > 0.1
    assert hopes[1] != hopes[3]


@once_compiled
def test_a_reader_of_barons_reads_bids_too() -> None:
    """Where it would draw itself, it compares."""
    match = build(phase="bid", card="cow", animals=FARMS, money=HIDDEN)
    chosen = {
        str(ask(new_bot("reads:baron", seed, 1, Limit(nodes=4)), match, 1)) for seed in range(3)
    }
    state = match.state
    assert isinstance(state, Kuhhandel)
    assert state.phase == BID_PHASE
    outlook = Outlook.of(match, 1, Sfc32(1))
    values = outlook.evaluator().responses([outlook.world], 1, state.legal(1), True)
    assert len(values) == len(state.legal(1))
    assert outlook.evaluator().responses([outlook.world], 1, state.legal(1), False) == []
    assert len(chosen) <= 2  # no law is drawn from


@once_compiled
def test_whole_matches_of_barons_end() -> None:
    """With lies that are shown, and auctions that are repeated for them."""
    shown = 0
    for seed in range(2):
        match = corral.new("kuhhandel", players=3, seed=seed)
        bots = [new_bot("baron", seed, one, Limit(nodes=1)) for one in range(3)]
        while match.actors:
            actor = match.actors[0]
            match.play(actor, ask(bots[actor], match, actor))
        shown += sum(event["kind"] == "shown" for event in match.log(None))
        assert match.winners
    assert shown > 0
    assert HAMMER_PHASE == BID_PHASE + 1


def test_types_stay_within_the_money_there_is() -> None:
    game = Auctions().of(auction(), 1, 1)
    assert isinstance(game, Auction)
    assert [side.seat for side in game.sides] == [1, 2, 0]
    for side in game.sides:
        believed = side.moneys[1:] if side.own else side.moneys
        assert believed == sorted(believed)
        assert min(side.moneys) >= 0
        assert max(side.moneys) <= 300
        assert sum(side.parts) == pytest.approx(1.0)
