"""Why a move is refused: the number of the rule that forbids it, and a sentence."""

from __future__ import annotations

from corral.core.errors import IllegalMove
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
from corral.games.kuhhandel.rules.money import copies
from corral.games.kuhhandel.rules.names import KIND_NAMES, MONEY_NAMES
from corral.games.kuhhandel.rules.turn import must_turn_up
from corral.games.kuhhandel.state import Kuhhandel

# What is to be decided in a phase: the verbs, the rule, and how it is said.
DUE = {
    TURN_PHASE: (("auction", "distribute", "trade"), "K-8", "choose an auction or a cow trade"),
    EXTRA_PHASE: (("auction", "distribute", "end"), "K-45", "turn up a card too, or end the turn"),
    BID_PHASE: (("bid", "pass"), "K-12", "the bidding is open: bid or pass"),
    HAMMER_PHASE: (("sell", "buy"), "K-16", "the auctioneer sells or buys"),
    PAY_PHASE: (("pay",), "K-18", "the price is being paid"),
    CALL_PHASE: (("slap", "wait"), "K-21", "the auctioneer counts down: slap or wait"),
    PLEDGE_PHASE: (("pay",), "K-22", "the winner puts the cards down"),
    PREMIUM_PHASE: (("sell", "buy"), "K-22", "the auctioneer sells or buys the premium"),
    GIVE_PHASE: (("pay",), "K-23", "the auctioneer gives as many cards"),
    RAT_PHASE: (("take", "put"), "K-27", "take the rat or put a card beside it"),
    OFFER_PHASE: (("add", "done"), "K-32", "the challenger makes an offer"),
    ANSWER_PHASE: (("accept", "counter"), "K-33", "the opponent accepts or counters"),
    COUNTER_PHASE: (("add", "done"), "K-33", "the opponent makes a counter-offer"),
    SHARE_PHASE: (("keep", "give"), "K-41", "the card looked at is kept or given away"),
}


def refusal(state: Kuhhandel, seat: int, text: str) -> IllegalMove:
    """The reason for refusing a well-formed move that is not legal.

    It tells the seat nothing about what others hold, and not who has waited.
    """
    verb, *words = text.split()
    phase = int(state.phase)
    if phase == OVER_PHASE:
        return IllegalMove("K-10", "the match is over")
    verbs, rule, due = DUE[phase]
    if verb not in verbs:
        return IllegalMove(rule, f"`{verb}` is not possible now: {due}")
    if phase in (BID_PHASE, CALL_PHASE):
        return _bidding(state, seat, verb, words)
    if seat != state.actor():
        return IllegalMove(
            "K-9" if phase == TURN_PHASE else rule, f"p{state.actor()} decides, not p{seat}"
        )
    if verb in ("pay", "put", "add"):
        return _card(state, seat, verb, words[0], rule)
    if verb == "buy":
        if phase == HAMMER_PHASE:
            return IllegalMove("K-16", f"the auctioneer cannot pay {state.bid}")
        return IllegalMove("K-23", f"the auctioneer does not have {state.bid} cards")
    if verb == "trade":
        return _trade(state, seat, words)
    return _deck(state, verb)


def _bidding(state: Kuhhandel, seat: int, verb: str, words: list[str]) -> IllegalMove:
    premium = state.phase == CALL_PHASE
    if seat == state.turn:
        rule, what = ("K-21", "slap") if premium else ("K-12", "bid")
        return IllegalMove(rule, f"the auctioneer does not {what}")
    if not may_bid(state, seat):
        if premium:
            return IllegalMove("K-21", f"p{seat} waits at {state.bid} already")
        what = "has the highest bid" if seat == state.bidder else "has passed"
        return IllegalMove("K-15", f"p{seat} {what}: only after somebody else's bid")
    limit = int(state.limit[seat])
    if premium:
        return IllegalMove("K-25", f"p{seat} has shown only {limit} cards")
    amount = int(words[0])
    if amount <= state.bid:
        return IllegalMove("K-13", f"a bid must be at least {state.bid + 10}")
    if limit != NONE and amount > limit:
        return IllegalMove("K-19", f"p{seat} has shown only {limit} and may not bid more")
    return IllegalMove("K-14", f"there is only {state.money_out} money in all hands together")


def _card(state: Kuhhandel, seat: int, verb: str, word: str, rule: str) -> IllegalMove:
    denomination = MONEY_NAMES.index(word)
    left = copies(state.hand[seat], denomination)
    if verb != "put":
        left -= copies(state.chosen, denomination)
    if left == 0:
        return IllegalMove(rule, f"there is no card of {word} left in the hand")
    return IllegalMove(
        "K-18",
        f"with {word} the price of {state.bid} cannot be paid exactly, or without a card too many",
    )


def _trade(state: Kuhhandel, seat: int, words: list[str]) -> IllegalMove:
    opponent, kind = int(words[0][1:]), KIND_NAMES.index(words[1])
    if opponent == seat or opponent >= state.players:
        return IllegalMove("K-30", f"{words[0]} is not an opponent")
    for owner, whose in ((seat, f"p{seat}"), (opponent, words[0])):
        if state.owned(owner, kind) == 0:
            return IllegalMove("K-30", f"{whose} owns no {words[1]}")
    assert must_turn_up(state)
    return IllegalMove("K-10", f"after {state.trades} trades in a row a card is turned up first")


def _deck(state: Kuhhandel, verb: str) -> IllegalMove:
    if state.deck_size() == 0:
        return IllegalMove("K-8", "the deck is empty")
    if verb == "auction":
        return IllegalMove("K-41", "two players distribute cards in place of an auction")
    return IllegalMove("K-8", "only two players distribute cards")
