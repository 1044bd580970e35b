"""The laws of auctions: bids that may be lies, purchases that may not come."""

from __future__ import annotations

import pytest
from librt.vecs import vec

import corral
from corral.bots import Limit, ask, new_bot
from corral.bots.outlook import Outlook
from corral.bots.searcher import Searcher
from corral.core.prng import Sfc32
from corral.games.kuhhandel.play.believing import Beliefs
from corral.games.kuhhandel.play.bidding import (
    Auction,
    Hopes,
    bid_weights,
    bidding,
    hammer_weights,
    hammering,
)
from corral.games.kuhhandel.play.responses import bid_responses
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
    weights = bid_weights(state, seat, moves, Beliefs())
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


def test_nobody_pays_for_a_lie_about_a_hand_that_all_know() -> None:
    """The auctioneer sells, and the hand is shown (K-19)."""
    state = auction("hammer", bid="80 p1", hands={0: RICH, 1: POOR, 2: RICH}, money=[])
    assert hammering(state, 0, 1, Beliefs()).bought(float(total(state.hand[0])), 80.0) < 0.05
    able = auction("hammer", bid="80 p1", hands={0: RICH, 1: RICH, 2: RICH}, money=[])
    assert hammering(able, 0, 1, Beliefs()).bought(float(total(able.hand[0])), 80.0) > 0.9


def test_bids_tell_little_of_the_money() -> None:
    """Whoever has more does not name much more."""
    state = auction()
    game = bidding(state, 1, Beliefs())
    usual = [
        sum(price * part for price, part in zip(game.prices, list(named)[1:], strict=True))
        for named in game.names[1:]
    ]
    assert max(usual) < 1.1 * min(usual)
    assert game.bidders[-1] > 1.5 * game.bidders[0]


def test_what_an_auctioneer_still_buys_for_turns_on_money_that_is_hidden() -> None:
    """So a bidder who would only be bought out cannot tell how far that goes."""
    deeds = ["give p2 p1 50+20+10+10", "swap p1 p0 50+20+10 > 10+10", "give p0 p2 50+10"]
    game = hammering(auction(card="sheep", money=deeds), 0, 1, Beliefs())
    assert game.bought(game.auctioneers[0], 10.0) > 0.9
    assert game.bought(game.auctioneers[0], 30.0) < 0.1
    assert game.bought(game.auctioneers[-1], 30.0) > 0.9
    assert game.bought(game.auctioneers[-1], 80.0) < 0.1


def test_weights_are_those_of_the_law() -> None:
    state = auction()
    moves = state.legal(1)
    weights = bid_weights(state, 1, moves, Beliefs())
    named = bidding(state, 1, Beliefs()).named(float(total(state.hand[1])))
    assert weights[0] == pytest.approx(named[0], abs=0.001)
    for price, part in zip(bidding(state, 1, Beliefs()).prices, list(named)[1:], strict=True):
        assert weights[price // 10] == pytest.approx(part, abs=0.001)
    hammer = auction("hammer", bid="50 p1")
    sell, buy = hammer_weights(hammer, hammer.legal(0), Beliefs())
    assert hammer.legal(0)[1] == BUY_MOVE
    assert buy == pytest.approx(
        hammering(hammer, 0, 1, Beliefs()).bought(float(total(hammer.hand[0])), 50.0), abs=0.001
    )
    assert sell + buy == pytest.approx(1.0, abs=0.001)


def test_the_law_of_one_auction() -> None:
    """Whoever makes it quicker to find leaves it as it is."""
    state = auction()
    found = bidding(state, 1, Beliefs())
    assert found.prices == [10, 20, 30, 50, 80, 120, 180, 270]
    named = [0.0, 0.002275, 0.001622, 0.002052, 0.99393, 0.000096, 0.000025, 0.0, 0.0]
    assert list(found.named(float(total(state.hand[1])))) == pytest.approx(named, abs=2e-6)
    bought = [1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0]
    assert list(found.buys[2]) == pytest.approx(bought, abs=2e-6)


@pytest.mark.parametrize("card", ["cow", "sheep", "cock"])
def test_neither_side_can_gain_much_by_knowing_the_law(card: str) -> None:
    """Each type of the bidder, against the auctioneer that it learned with."""
    state = auction(card=card)
    game = bidding(state, 1, Beliefs())
    hopes = Hopes(game, state, Beliefs().of(state, 1).money)
    buying = vec[float]([often for column in game.buys for often in column])
    for row in range(len(game.bidders)):
        ends = hopes.knocked_down(row, buying)
        values = list(hopes.values(row, ends, hopes.course(row, ends)))
        mean = sum(value * part for value, part in zip(values, game.names[row], strict=True))
        assert max(values) - mean < 0.01


def test_who_showed_a_hand_bids_no_more_than_that() -> None:
    """K-19: the moves end there, and so does the law."""
    state = auction(hands={0: RICH, 1: POOR, 2: RICH}, money=[], limits={1: 20})
    moves = state.legal(1)
    assert len(moves) == 3
    assert max(bidding(state, 1, Beliefs()).prices) == 20
    assert len(bid_weights(state, 1, moves, Beliefs())) == 3


@pytest.mark.parametrize(("phase", "seat"), [("bid", 1), ("hammer", 0)])
def test_a_law_depends_on_what_the_seat_knows_alone(phase: str, seat: int) -> None:
    state = auction(phase, **({"bid": "50 p1"} if phase == "hammer" else {}))
    moves = state.legal(seat)
    laws = []
    for seed in range(5):
        world = state.sample(seat, Sfc32(seed))
        assert isinstance(world, Kuhhandel)
        if phase == "bid":
            laws.append(bid_weights(world, seat, moves, Beliefs()))
        else:
            laws.append(hammer_weights(world, moves, Beliefs()))
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
    found = [state.sample(seat, Sfc32(seed)) for seed in range(5)]
    return [world for world in found if isinstance(world, Kuhhandel)]


def test_a_lie_that_is_seen_through_is_sold() -> None:
    """In all worlds the bidder cannot pay."""
    state = auction("hammer", bid="80 p1", hands={0: RICH, 1: POOR, 2: RICH}, money=[])
    sell, buy = bid_responses(worlds(state, 0), 0, state.legal(0), Beliefs())  # type: ignore[arg-type]
    assert sell > buy


def test_a_reader_lets_the_auctioneer_pay() -> None:
    """It names what the auctioneer still buys for, whether it could pay that or not."""
    state = auction()
    state.hand[1] = 1  # a single card of nothing
    values = bid_responses([state], 1, state.legal(1), Beliefs())
    assert max(values[1:]) > values[0]
    best = values.index(max(values))
    assert best * 10 > int(total(state.hand[1]))


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
    game = bidding(auction(), 1, Beliefs())
    assert isinstance(game, Auction)
    for known in (game.bidders, game.auctioneers):
        assert known == sorted(known)
        assert known[0] >= 0
        assert known[-1] <= 300
