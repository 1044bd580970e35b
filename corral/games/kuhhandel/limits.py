"""Price limits: what animals, premiums, stakes and rats are worth to a seat, in money.

All are asked with the money that the seat reckons with (see ``reckoning``), never with true hands.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from corral.games.kuhhandel.codes import DENOMINATIONS, NONE, RAT
from corral.games.kuhhandel.money import VALUE, copies, count
from corral.games.kuhhandel.prospects import prospects, with_card, with_stake
from corral.games.kuhhandel.table import Table

STEP: Final = 0.2
"""The money that is moved to see what money is worth, as part of what is in a usual hand."""
TINY: Final = 1e-6
TOKEN: Final = 3.0
"""What having one more card is worth, whatever is on it: to put it down for premiums and rats."""


def chance(table: Table, money: list[float], seat: i64) -> float:
    """A seat's chance to win."""
    return prospects(table, money).chances()[seat]


def moved(money: list[float], giver: i64, taker: i64, amount: float) -> list[float]:
    """The same money after a payment; nobody pays more than they have."""
    after = money[:]
    amount = min(amount, after[giver])
    after[giver] -= amount
    after[taker] += amount
    return after


def worth(won: Table, lost: Table, money: list[float], seat: i64, payee: i64) -> float:
    """What a seat can pay to a payee to have it won rather than lost, and be no worse off."""
    good = chance(won, money, seat)
    gain = good - chance(lost, money, seat)
    if gain <= 0.0:
        return 0.0
    mean = 0.0
    for own in money:
        mean += own
    step = max(STEP * mean / float(len(money)), 20.0)
    if money[seat] >= step:
        loss = good - chance(won, moved(money, seat, payee, step), seat)
    else:
        more = money[:]
        more[seat] += step
        loss = chance(won, more, seat) - good
    return gain * step / max(loss, TINY)


def animal_worth(table: Table, money: list[float], seat: i64) -> float:
    """What the animal under the hammer is worth to a seat, given who gets it otherwise."""
    rival = table.bidder if table.bidder not in (NONE, seat) else table.turn
    if rival == seat:
        rival = table.next_seat(seat)
    payee = table.turn if seat != table.turn else rival
    won = with_card(table, seat, table.card)
    return worth(won, with_card(table, rival, table.card), money, seat, payee)


def premium_worth(table: Table, money: list[float], seat: i64) -> float:
    """What the premium on offer is worth to a seat; otherwise the auctioneer gets it."""
    rival = table.turn if seat != table.turn else table.next_seat(seat)
    won = with_card(table, seat, table.card)
    return worth(won, with_card(table, rival, table.card), money, seat, rival)


def stake_worth(
    table: Table, money: list[float], seat: i64, other: i64, kind: i64, number: i64
) -> float:
    """What winning a trade rather than losing it is worth to a seat."""
    gets = with_stake(table, other, seat, kind, number)
    gives = with_stake(table, seat, other, kind, number)
    if kind == RAT:
        return worth(gives, gets, money, seat, other)
    return worth(gets, gives, money, seat, other)


def stake_size(table: Table, seat: i64, other: i64, kind: i64) -> i64:
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
