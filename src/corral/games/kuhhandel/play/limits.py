"""Evaluation in money: up to which price animals, premiums, stakes and rats are worth it.

All are asked with the money that the seat reckons with (see ``reckoning``), never with true hands.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from corral.games.kuhhandel.play.prospects import prospects, with_card
from corral.games.kuhhandel.rules.codes import DENOMINATIONS, NONE
from corral.games.kuhhandel.rules.money import VALUE, copies, count
from corral.games.kuhhandel.rules.table import KuhhandelTable

HALVINGS: Final = 5
"""How closely a price is found."""
TOKEN: Final = 3.0
"""What having one more card is worth, whatever is on it: to put it down for premiums and rats."""


def chance(table: KuhhandelTable, money: list[float], seat: i64) -> float:
    """A seat's chance to win."""
    return prospects(table, money).chances()[seat]


def moved(money: list[float], giver: i64, taker: i64, amount: float) -> list[float]:
    """The same money after a payment; nobody pays more than they have."""
    after = money[:]
    amount = min(amount, after[giver])
    after[giver] -= amount
    after[taker] += amount
    return after


def worth(
    won: KuhhandelTable, lost: KuhhandelTable, money: list[float], seat: i64, payee: i64
) -> float:
    """What a seat can pay to a payee to have it won rather than lost, and be no worse off.

    No more than all its money.
    """
    least = chance(lost, money, seat)
    low = 0.0
    high = money[seat]
    if chance(won, moved(money, seat, payee, high), seat) >= least:
        return high
    for _ in range(HALVINGS):
        middle = (low + high) / 2.0
        if chance(won, moved(money, seat, payee, middle), seat) >= least:
            low = middle
        else:
            high = middle
    return low


def animal_worth(table: KuhhandelTable, money: list[float], seat: i64) -> float:
    """What the animal under the hammer is worth to a seat, given who gets it otherwise."""
    rival = table.bidder if table.bidder not in (NONE, seat) else table.turn
    if rival == seat:
        rival = table.next_seat(seat)
    payee = table.turn if seat != table.turn else rival
    won = with_card(table, seat, table.card)
    return worth(won, with_card(table, rival, table.card), money, seat, payee)


def premium_worth(table: KuhhandelTable, money: list[float], seat: i64) -> float:
    """What the premium on offer is worth to a seat; otherwise the auctioneer gets it."""
    rival = table.turn if seat != table.turn else table.next_seat(seat)
    won = with_card(table, seat, table.card)
    return worth(won, with_card(table, rival, table.card), money, seat, rival)


def stake_size(table: KuhhandelTable, seat: i64, other: i64, kind: i64) -> i64:
    """Two cards if both own exactly two, else one (K-31)."""
    return 2 if table.owned(seat, kind) == 2 and table.owned(other, kind) == 2 else 1


def lowest_cards(hand: i64, number: i64) -> float:
    """What so many cards cost, the lowest ones of the hand; cards themselves are worth a bit."""
    cost = TOKEN * float(number)
    for denomination in range(i64(DENOMINATIONS)):
        take = min(number, copies(hand, denomination))
        cost += float(take * VALUE[denomination])
        number -= take
    return cost


def card_cost(hand: i64, number: i64) -> float:
    """The same, and without limit where there are not so many cards."""
    return lowest_cards(hand, number) if count(hand) >= number else 1e9
