"""Why a move is refused: the rule that forbids it, the reason, and what it is about."""

from __future__ import annotations

from corral.core.errors import IllegalMove
from corral.core.event import Value
from corral.games.kuhhandel.rules.auction import may_bid
from corral.games.kuhhandel.rules.codes import (
    ANSWER_PHASE,
    BID_PHASE,
    CALL_PHASE,
    COUNTER_PHASE,
    EXTRA_PHASE,
    GIVE_PHASE,
    HAMMER_PHASE,
    NONE,
    OFFER_PHASE,
    OVER_PHASE,
    PAY_PHASE,
    PLEDGE_PHASE,
    PREMIUM_PHASE,
    RAT_PHASE,
    SHARE_PHASE,
    TURN_PHASE,
)
from corral.games.kuhhandel.rules.money import STEP, copies
from corral.games.kuhhandel.rules.names import KIND_NAMES, MONEY_NAMES
from corral.games.kuhhandel.rules.turn import must_turn_up
from corral.games.kuhhandel.state import Kuhhandel

# What is to be decided in a phase: the verbs, the rule, and the reason against all else.
DUE = {
    TURN_PHASE: (("auction", "distribute", "trade"), "K-8", "due_turn"),
    EXTRA_PHASE: (("auction", "distribute", "end"), "K-45", "due_extra"),
    BID_PHASE: (("bid", "pass"), "K-12", "due_bid"),
    HAMMER_PHASE: (("sell", "buy"), "K-16", "due_hammer"),
    PAY_PHASE: (("pay",), "K-18", "due_pay"),
    CALL_PHASE: (("slap", "wait"), "K-21", "due_call"),
    PLEDGE_PHASE: (("pay",), "K-22", "due_pledge"),
    PREMIUM_PHASE: (("sell", "buy"), "K-22", "due_premium"),
    GIVE_PHASE: (("pay",), "K-23", "due_give"),
    RAT_PHASE: (("take", "put"), "K-27", "due_rat"),
    OFFER_PHASE: (("add", "done"), "K-32", "due_offer"),
    ANSWER_PHASE: (("accept", "counter"), "K-33", "due_answer"),
    COUNTER_PHASE: (("add", "done"), "K-33", "due_counter"),
    SHARE_PHASE: (("keep", "give"), "K-41", "due_share"),
}


def refusal(state: Kuhhandel, seat: int, text: str) -> IllegalMove:
    """The reason for refusing a well-formed move that is not legal.

    It tells the seat nothing about what others hold, and not who has waited.
    """
    verb, *words = text.split()
    phase = int(state.phase)
    if phase == OVER_PHASE:
        return IllegalMove("K-10", "over")
    verbs, rule, due = DUE[phase]
    if verb not in verbs:
        return IllegalMove(rule, due, _due_values(state))
    if phase in (BID_PHASE, CALL_PHASE):
        return _bidding(state, seat, words)
    if seat != state.actor():
        rule = "K-9" if phase == TURN_PHASE else rule
        return IllegalMove(rule, "other_decides", {"seat": int(state.actor())})
    if verb in ("pay", "put", "add"):
        return _card(state, seat, verb, words[0], rule)
    if verb == "buy":
        if phase == HAMMER_PHASE:
            return IllegalMove("K-16", "cannot_pay", {"price": int(state.bid)})
        return IllegalMove("K-23", "too_few_cards", {"count": int(state.bid)})
    if verb == "trade":
        return _trade(state, seat, words)
    return _deck(state, verb)


def _due_values(state: Kuhhandel) -> dict[str, Value]:
    """Two players distribute cards where others hold an auction."""
    return {"players": int(state.players)} if state.phase in (TURN_PHASE, EXTRA_PHASE) else {}


def _bidding(state: Kuhhandel, seat: int, words: list[str]) -> IllegalMove:
    premium = state.phase == CALL_PHASE
    if seat == state.turn:
        if premium:
            return IllegalMove("K-21", "auctioneer_slaps")
        return IllegalMove("K-12", "auctioneer_bids")
    if not may_bid(state, seat):
        if premium:
            return IllegalMove("K-21", "waits_already", {"number": int(state.bid)})
        return IllegalMove("K-15", "highest_bid" if seat == state.bidder else "has_passed")
    limit = int(state.limit[seat])
    if premium:
        return IllegalMove("K-25", "cards_shown", {"count": limit})
    amount = int(words[0])
    if amount % STEP:
        return IllegalMove("K-13", "bid_uneven", {"step": STEP})
    if amount <= state.bid:
        return IllegalMove("K-13", "bid_too_low", {"amount": int(state.bid) + 10})
    if limit != NONE and amount > limit:
        return IllegalMove("K-19", "money_shown", {"amount": limit})
    return IllegalMove("K-14", "bid_too_high", {"amount": int(state.money_out)})


def _card(state: Kuhhandel, seat: int, verb: str, word: str, rule: str) -> IllegalMove:
    denomination = MONEY_NAMES.index(word)
    left = copies(state.hand[seat], denomination)
    if verb != "put":
        left -= copies(state.chosen, denomination)
    if left == 0:
        return IllegalMove(rule, "no_such_card", {"worth": int(word)})
    return IllegalMove("K-18", "price_missed", {"worth": int(word), "price": int(state.bid)})


def _trade(state: Kuhhandel, seat: int, words: list[str]) -> IllegalMove:
    opponent, kind = int(words[0][1:]), KIND_NAMES.index(words[1])
    if opponent == seat or opponent >= state.players:
        return IllegalMove("K-30", "no_opponent", {"opponent": words[0]})
    if state.owned(seat, kind) == 0:
        return IllegalMove("K-30", "owns_none", {"animal": words[1]})
    if state.owned(opponent, kind) == 0:
        return IllegalMove("K-30", "opponent_owns_none", {"seat": opponent, "animal": words[1]})
    assert must_turn_up(state)
    return IllegalMove("K-10", "trades_in_a_row", {"count": int(state.trades)})


def _deck(state: Kuhhandel, verb: str) -> IllegalMove:
    if state.deck_size() == 0:
        return IllegalMove("K-8", "deck_empty")
    if verb == "auction":
        return IllegalMove("K-41", "two_distribute")
    return IllegalMove("K-8", "others_auction")
