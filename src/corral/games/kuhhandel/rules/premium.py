"""The auction of a premium: a count-down, paid in number of cards (K-21 to K-26)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from corral.core.bits import bit
from corral.games.kuhhandel.rules.auction import bidders_left, hand_over, unsold
from corral.games.kuhhandel.rules.codes import (
    BUY_MOVE,
    CALL_PHASE,
    DENOMINATIONS,
    GIVE_PHASE,
    NONE,
    PAY_MOVE,
    PLEDGE_PHASE,
    PREMIUM_PHASE,
    SELL_MOVE,
    SLAP_MOVE,
    WAIT_MOVE,
)
from corral.games.kuhhandel.rules.money import card, card_values, copies, count
from corral.games.kuhhandel.rules.purse import give, show
from corral.games.kuhhandel.rules.table import KuhhandelTable


def count_down(table: KuhhandelTable) -> None:
    """The auctioneer counts from 10 to 1 (K-21)."""
    table.phase = CALL_PHASE
    table.bidder = NONE
    call(table, table.material.count_down)


def call(table: KuhhandelTable, number: i64) -> None:
    table.bid = number
    table.silent = 0
    if table.trace is not None:
        # A new number tells that everybody has waited.
        table.tell({"kind": "called", "number": int(number)}, True)


def call_moves(table: KuhhandelTable, seat: i64, moves: vec[i64]) -> vec[i64]:
    """Wait, or slap (K-21)."""
    moves = append(moves, WAIT_MOVE)
    if may_slap(table, seat):
        moves = append(moves, SLAP_MOVE)
    return moves


def may_slap(table: KuhhandelTable, seat: i64) -> bool:
    """Who showed too few cards for this number only waits (K-25)."""
    limit = table.limit[seat]
    return limit == NONE or table.bid <= limit


def wait(table: KuhhandelTable, seat: i64) -> None:
    """Nobody sees it; when all wait, the next number is called (K-21)."""
    table.silent |= bit(seat)
    if bidders_left(table):
        return
    if table.bid > 1:
        call(table, table.bid - 1)
    else:
        table.bid = 0
        table.silent = 0
        unsold(table)


def slap(table: KuhhandelTable, seat: i64) -> None:
    """The first one gets it for the number called, or has too few cards and shows them (K-25)."""
    if table.trace is not None:
        table.tell({"kind": "slapped", "seat": int(seat), "number": int(table.bid)})
    if count(table.hand[seat]) < table.bid:
        show(table, seat, "slap")
        table.limit[seat] = count(table.hand[seat])
        count_down(table)
        return
    table.bidder = seat
    table.silent = 0
    table.phase = PLEDGE_PHASE


def any_cards(table: KuhhandelTable, seat: i64, moves: vec[i64]) -> vec[i64]:
    """One more card of one's own choice (K-22, K-23)."""
    for denomination in range(i64(DENOMINATIONS)):
        if copies(table.hand[seat], denomination) > copies(table.chosen, denomination):
            moves = append(moves, PAY_MOVE + denomination)
    return moves


def pledge_card(table: KuhhandelTable, denomination: i64) -> None:
    """One more card face down; then the auctioneer decides without seeing them (K-22)."""
    table.chosen += card(denomination)
    if count(table.chosen) < table.bid:
        return
    table.pledge = table.chosen
    table.chosen = 0
    table.phase = PREMIUM_PHASE
    if table.trace is not None:
        table.tell_some(
            {
                "kind": "pledged",
                "seat": int(table.bidder),
                "count": int(table.bid),
                "cards": card_values(table.pledge),
            },
            (int(table.bidder),),
            True,
        )


def premium_moves(table: KuhhandelTable, moves: vec[i64]) -> vec[i64]:
    """Sell, or buy with as many cards of one's own (K-22, K-23)."""
    moves = append(moves, SELL_MOVE)
    if count(table.hand[table.turn]) >= table.bid:
        moves = append(moves, BUY_MOVE)
    return moves


def sell_premium(table: KuhhandelTable) -> None:
    """The auctioneer takes the cards, the winner the premium (K-22)."""
    winner = table.bidder
    if table.trace is not None:
        table.tell({"kind": "sold", "seat": int(table.turn), "to": int(winner)})
    give(table, winner, table.turn, table.pledge)
    table.pledge = 0
    hand_over(table, winner)


def buy_premium(table: KuhhandelTable) -> None:
    """The winner takes the cards back; the auctioneer is to give as many (K-23)."""
    table.pledge = 0
    table.phase = GIVE_PHASE
    if table.trace is not None:
        table.tell({"kind": "bought", "seat": int(table.turn), "from": int(table.bidder)})


def give_card(table: KuhhandelTable, denomination: i64) -> None:
    table.chosen += card(denomination)
    if count(table.chosen) == table.bid:
        give(table, table.turn, table.bidder, table.chosen)
        hand_over(table, table.turn)
