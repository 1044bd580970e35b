"""What speaks against a position, although every single line of it can be read."""

from __future__ import annotations

from corral.games.kuhhandel.rules.auction import bidders_left, highest_bid
from corral.games.kuhhandel.rules.codes import (
    ANIMAL_AUCTION,
    BID_PHASE,
    CALL_PHASE,
    EXTRA_PHASE,
    GIVE_PHASE,
    HAMMER_PHASE,
    NONE,
    ON_TABLE,
    OVER_PHASE,
    PLEDGE_PHASE,
    PREMIUM_AUCTION,
    PREMIUM_PHASE,
    RAT_PHASE,
    TRADING,
    TURN_PHASE,
)
from corral.games.kuhhandel.rules.deeds import DONKEY_DEED, PUT_DEED, SHOW_DEED
from corral.games.kuhhandel.rules.money import count, holds, total
from corral.games.kuhhandel.rules.names import KIND_NAMES
from corral.games.kuhhandel.rules.payment import can_complete
from corral.games.kuhhandel.rules.turn import can_trade
from corral.games.kuhhandel.state import Kuhhandel


def objection(state: Kuhhandel) -> str | None:
    """Why a match cannot stand like this; None if it can."""
    phase = state.phase
    if state.pile and phase != RAT_PHASE:
        return "money lies beside a rat, but none was turned up"
    if phase == OVER_PHASE:
        return _over(state)
    if phase in (TURN_PHASE, EXTRA_PHASE):
        return _turn(state)
    if phase in ON_TABLE and state.trades:
        return "since the card on the table there cannot have been trades (K-10)"
    if state.deck_size() == 0 and state.trades >= state.material.most_trades:
        return "the match would have ended after so many trades (K-10)"
    if phase == RAT_PHASE:
        return _rat(state)
    if phase in ANIMAL_AUCTION:
        return _limits(state, False) or _animal_auction(state)
    if phase in PREMIUM_AUCTION:
        return _limits(state, True) or _premium_auction(state)
    return _trade(state) if phase in TRADING else None


def _over(state: Kuhhandel) -> str | None:
    if state.deck_size() > 0:
        return "the match is not over while the deck has cards (K-10)"
    if state.trades >= state.material.most_trades:
        return None
    if any(can_trade(state, seat) for seat in range(int(state.players))):
        return "the match is not over while somebody can trade (K-10)"
    return None


def _rat(state: Kuhhandel) -> str | None:
    """Left of the auctioneer is asked first; who is asked next has put down nothing yet (K-27)."""
    putters: list[int] = []
    deed = state.deeds
    while deed is not None and deed.kind == PUT_DEED:
        putters.append(int(deed.giver))
        deed = deed.previous
    putters.reverse()
    asked = state.next_seat(state.turn)
    for putter in putters:
        if putter != asked:
            return f"p{putter} was not asked whether to put a card beside the rat (K-27)"
        asked = state.next_seat(asked)
    if asked != state.asked:
        return f"p{asked} must be asked, not p{state.asked} (K-27)"
    return None


def _turn(state: Kuhhandel) -> str | None:
    if state.phase == EXTRA_PHASE:
        if not state.material.super_trade or state.deck_size() == 0 or state.trades == 0:
            return "there is no auction after a trade here (K-45)"
        return None
    if state.deck_size() > 0:
        return None
    if state.trades >= state.material.most_trades:
        return "the match would have ended after so many trades (K-10)"
    if not can_trade(state, state.turn):
        return f"p{state.turn} can trade with nobody, so it cannot be their turn (K-9)"
    return None


def _limits(state: Kuhhandel, premium: bool) -> str | None:
    for seat in range(int(state.players)):
        limit = int(state.limit[seat])
        if limit == NONE:
            continue
        hand = state.hand[seat]
        shown = int(count(hand) if premium else total(hand))
        if seat == state.turn or limit != shown or not _known_to_all(state, seat):
            return f"p{seat} cannot have shown a hand with the limit {limit} (K-19, K-25)"
    return None


def _known_to_all(state: Kuhhandel, seat: int) -> bool:
    """Whether a hand was shown, or was open from the beginning, and has not changed since."""
    deed = state.deeds
    while deed is not None and not (deed.kind == SHOW_DEED and deed.giver == seat):
        if deed.kind not in (SHOW_DEED, DONKEY_DEED) and seat in (deed.giver, deed.taker):
            return False
        deed = deed.previous
    return True


def _animal_auction(state: Kuhhandel) -> str | None:
    bidder = int(state.bidder)
    if bidder == state.turn:
        return "the auctioneer does not bid (K-12)"
    if bidder != NONE and state.bid > highest_bid(state, bidder):
        return f"p{bidder} cannot have bid {state.bid} (K-14, K-19)"
    if state.phase == BID_PHASE:
        return _bidding(state)
    if bidder == NONE:
        return "nothing is knocked down without a bid (K-15)"
    if state.phase == HAMMER_PHASE:
        return None
    payer = int(state.payer)
    if payer not in (bidder, int(state.turn)):
        return f"p{payer} has nothing to pay (K-16)"
    hand = state.hand[payer]
    if total(hand) < state.bid:
        return f"p{payer} cannot pay {state.bid} (K-16, K-19)"
    chosen = state.chosen
    if not holds(hand, chosen):
        return f"p{payer} does not have the cards chosen"
    if total(chosen) >= state.bid or not can_complete(hand, chosen, state.bid):
        return f"the cards chosen cannot be part of a payment of {state.bid} (K-18)"
    return None


def _bidding(state: Kuhhandel) -> str | None:
    """Of an animal or a premium: who is silent, and whether anybody is not."""
    for seat in range(int(state.players)):
        if state.silent >> seat & 1 and seat in (int(state.turn), int(state.bidder)):
            return f"p{seat} has nothing to pass or wait for (K-15, K-21)"
    if not bidders_left(state):
        return "all bidders have declared themselves (K-15, K-21)"
    return None


def _premium_auction(state: Kuhhandel) -> str | None:
    if state.phase == CALL_PHASE:
        return _bidding(state)
    bidder = int(state.bidder)
    if bidder == state.turn:
        return "the auctioneer does not slap (K-21)"
    if count(state.hand[bidder]) < state.bid:
        return f"p{bidder} does not have {state.bid} cards (K-25)"
    if state.phase == PREMIUM_PHASE:
        if count(state.pledge) != state.bid or not holds(state.hand[bidder], state.pledge):
            return f"p{bidder} cannot have put these cards down (K-22)"
        return None
    chooser = bidder if state.phase == PLEDGE_PHASE else int(state.turn)
    if state.phase == GIVE_PHASE and count(state.hand[chooser]) < state.bid:
        return f"p{chooser} does not have {state.bid} cards (K-23)"
    if not holds(state.hand[chooser], state.chosen) or count(state.chosen) >= state.bid:
        return f"p{chooser} cannot have chosen these cards (K-22, K-23)"
    return None


def _trade(state: Kuhhandel) -> str | None:
    challenger, opponent, kind = int(state.turn), int(state.opponent), int(state.kind)
    if challenger == opponent:
        return "nobody trades with themselves (K-30)"
    for seat in (challenger, opponent):
        if state.owned(seat, kind) == 0:
            return f"p{seat} owns no {KIND_NAMES[kind]} to trade (K-30)"
    if not holds(state.hand[challenger], state.offer):
        return f"p{challenger} does not have the cards offered (K-32)"
    chooser = int(state.actor())
    if not holds(state.hand[chooser], state.chosen):
        return f"p{chooser} does not have the cards chosen (K-32, K-33)"
    return None
