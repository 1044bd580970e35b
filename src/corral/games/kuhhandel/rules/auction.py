"""The auction of an animal: bids in any order, the hammer, and payment (K-12 to K-20)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from corral.core.bits import bit
from corral.games.kuhhandel.rules.codes import (
    BID_MOVE,
    BID_PHASE,
    BUY_MOVE,
    DENOMINATIONS,
    HAMMER_PHASE,
    HIGHEST_BID,
    NONE,
    PASS_MOVE,
    PAY_MOVE,
    PAY_PHASE,
    SELL_MOVE,
)
from corral.games.kuhhandel.rules.money import STEP, card, total
from corral.games.kuhhandel.rules.names import CARD_NAMES
from corral.games.kuhhandel.rules.payment import payment_cards
from corral.games.kuhhandel.rules.purse import pay, show
from corral.games.kuhhandel.rules.table import KuhhandelTable
from corral.games.kuhhandel.rules.turn import end_turn

# The move of every bid, after a place for the pass: part of it is cut out at once.
_BIDS: Final = vec[i64]([BID_MOVE - 1 + step for step in range(HIGHEST_BID // STEP + 1)])


def open_bidding(table: KuhhandelTable) -> None:
    """Everybody but the auctioneer may bid (K-12)."""
    table.phase = BID_PHASE
    table.bid = 0
    table.bidder = NONE
    table.silent = 0


def highest_bid(table: KuhhandelTable, seat: i64) -> i64:
    """What a seat may bid at most (K-14, K-19)."""
    most = table.money_out // STEP * STEP
    limit = table.limit[seat]
    return most if limit == NONE else min(most, limit)


def bid_moves(table: KuhhandelTable, seat: i64) -> vec[i64]:
    """At least 10 more than the highest bid, in steps of 10 (K-13)."""
    first = table.bid // STEP
    moves = _BIDS[first : max(first, highest_bid(table, seat) // STEP) + 1]
    moves[0] = PASS_MOVE
    return moves


def bid(table: KuhhandelTable, seat: i64, amount: i64) -> None:
    """A new bid brings everybody else back (K-15)."""
    table.bid = amount
    table.bidder = seat
    table.silent = 0
    if table.trace is not None:
        table.tell({"kind": "bid", "seat": int(seat), "amount": int(amount)})


def decline(table: KuhhandelTable, seat: i64) -> None:
    """A pass; the auction closes when nobody is left to bid more (K-15)."""
    table.silent |= bit(seat)
    if table.trace is not None:
        table.tell({"kind": "passed", "seat": int(seat)})
    if not bidders_left(table):
        close(table)


def bidders_left(table: KuhhandelTable) -> bool:
    return any(may_bid(table, seat) for seat in range(table.players))


def may_bid(table: KuhhandelTable, seat: i64) -> bool:
    """Whether the seat still has to declare itself."""
    return seat not in (table.turn, table.bidder) and not table.silent >> seat & 1


def close(table: KuhhandelTable) -> None:
    """The hammer falls (K-15); without a bid the auctioneer takes the animal (K-17)."""
    if table.bidder == NONE:
        unsold(table)
        return
    table.phase = HAMMER_PHASE
    if table.trace is not None:
        table.tell({"kind": "knocked_down", "seat": int(table.bidder), "amount": int(table.bid)})


def unsold(table: KuhhandelTable) -> None:
    """The auctioneer takes the card for nothing (K-17, K-24)."""
    if table.trace is not None:
        table.tell(
            {"kind": "unsold", "seat": int(table.turn), "card": CARD_NAMES[table.card]}, True
        )
    table.lay_out(table.turn, table.card)
    end_turn(table)


def hammer_moves(table: KuhhandelTable, moves: vec[i64]) -> vec[i64]:
    """Sell, or buy what one can pay (K-16)."""
    moves = append(moves, SELL_MOVE)
    if total(table.hand[table.turn]) >= table.bid:
        moves = append(moves, BUY_MOVE)
    return moves


def sell(table: KuhhandelTable) -> None:
    """To the highest bidder, who pays, or shows that they cannot (K-16, K-19)."""
    seat = table.bidder
    if table.trace is not None:
        # Now it is known whether the bidder can pay.
        table.tell({"kind": "sold", "seat": int(table.turn), "to": int(seat)}, True)
    if total(table.hand[seat]) >= table.bid:
        table.payer = seat
        table.phase = PAY_PHASE
        return
    show(table, seat, "bid")
    table.limit[seat] = total(table.hand[seat])
    open_bidding(table)


def buy(table: KuhhandelTable) -> None:
    """The auctioneer pays the highest bidder (K-16)."""
    table.payer = table.turn
    table.phase = PAY_PHASE
    if table.trace is not None:
        table.tell({"kind": "bought", "seat": int(table.turn), "from": int(table.bidder)})


def pay_moves(table: KuhhandelTable, moves: vec[i64]) -> vec[i64]:
    """Cards that lead to a permitted payment (K-18)."""
    allowed = payment_cards(table.hand[table.payer], table.chosen, table.bid)
    for denomination in range(i64(DENOMINATIONS)):
        if allowed >> denomination & 1:
            moves = append(moves, PAY_MOVE + denomination)
    return moves


def pay_card(table: KuhhandelTable, denomination: i64) -> None:
    """One more card; with the price covered it is paid, and the animal is the payer's."""
    table.chosen += card(denomination)
    if total(table.chosen) < table.bid:
        return
    payer = table.payer
    pay(table, payer, payee(table), table.chosen, table.bid)
    hand_over(table, payer)


def payee(table: KuhhandelTable) -> i64:
    return table.bidder if table.payer == table.turn else table.turn


def hand_over(table: KuhhandelTable, seat: i64) -> None:
    """The card on offer has found its owner."""
    if table.trace is not None:
        table.tell({"kind": "got", "seat": int(seat), "card": CARD_NAMES[table.card]})
    table.lay_out(seat, table.card)
    table.payer = NONE
    table.chosen = 0
    table.bidder = NONE
    table.bid = 0
    table.silent = 0
    end_turn(table)
