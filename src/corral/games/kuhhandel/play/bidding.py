"""The laws of auctions: what to bid for an animal, when to stop, and whether to buy.

Who names a price above what the animal is worth to them, or above all they have, hopes that the
auctioneer buys: then they get that much (K-16). Sold all the same they pay too much, or show their
hand and the auction is repeated (K-19). An auctioneer who buys whatever is worth its price feeds
such bidders; one who never buys lets honest ones have everything cheaply.

So an auction is a game of two bidders and the auctioneer, who do not know each other's money. It is
solved once for all its bids, from the beginning (``outbidding``), as what has been named so far
tells who may have named it. After somebody has shown a hand all are taken to bid honestly.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from corral.games.kuhhandel.play.believing import Beliefs
from corral.games.kuhhandel.play.outbidding import Contest, next_price, state_of
from corral.games.kuhhandel.play.sales import Sales
from corral.games.kuhhandel.play.sides import Sides
from corral.games.kuhhandel.rules.auction import highest_bid
from corral.games.kuhhandel.rules.codes import BUY_MOVE, NONE
from corral.games.kuhhandel.rules.deeds import Deed
from corral.games.kuhhandel.rules.money import STEP
from corral.games.kuhhandel.rules.table import KuhhandelTable

FINENESS: Final = 0.1
"""How far prices are apart that are thought of, as part of them: at least a step."""
COARSENESS: Final = 0.5
"""The same beyond what the animal is worth to anybody."""
ROOM: Final = 1.1
"""So much more than the animal is worth to anybody is thought of."""
SELDOM: Final = 0.00005
REMEMBERED: Final = 40


class Auction:
    """One auction as one seat sees it, with the law of every bid in it."""

    __slots__ = ("_caps", "contest", "deed", "prices", "sales", "sides")

    def __init__(self, table: KuhhandelTable, seat: i64, one: i64, beliefs: Beliefs) -> None:
        self.deed: Deed | None = table.deeds
        sides = Sides(table, seat, one, beliefs)
        self.sides = sides.all
        self.prices = _ladder(sides, table.bid, table.money_out // STEP * STEP)
        self.sales = Sales(sides, self.prices)
        self._caps: list[int] = []
        for side in self.sides[:2]:
            most = highest_bid(table, side.seat)
            self._caps.append(len([price for price in self.prices if i64(price) <= most]))
        self.contest = Contest(sides, self.sales, self._caps)

    def place(self, price: i64) -> i64:
        """Where a price stands, or ``NONE``."""
        for at in range(i64(len(self.prices))):
            if i64(self.prices[at]) == price:
                return at
        return NONE

    def named(self, table: KuhhandelTable, seat: i64) -> list[tuple[int, float]]:
        """What the seat, one of the two, draws from; 0 is to pass."""
        side: i64 = 0 if seat == self.sides[0].seat else 1
        state = side
        if table.bidder != NONE:
            state = state_of(self.place(table.bid), 1 - side)
        elif table.silent >> self.sides[1 - side].seat & 1:
            state = 3 - side
        names = self.contest.names[state]
        found = [(0, names[0])]
        for at in range(next_price(state), i64(self._caps[side])):
            found.append((self.prices[at], names[at + 1]))
        return found

    def bought(self, price: i64, bidder: i64) -> float:
        """How likely the auctioneer buys."""
        side: i64 = 0 if bidder == self.sides[0].seat else 1
        return self.contest.buys[(side * self.sales.number + self.place(price)) * self.sales.types]


class Auctions:
    """Works auctions out and remembers them: later bids come from the law of the first.

    Nothing that is remembered is changed, so threads may share it.
    """

    __slots__ = ("_known", "beliefs")

    def __init__(self) -> None:
        self._known: dict[tuple[int, ...], Auction] = {}
        self.beliefs = Beliefs()

    def bid_weights(self, table: KuhhandelTable, seat: i64, moves: vec[i64]) -> list[float]:
        """Passes and bids, for one who has time to think."""
        weights = [SELDOM] * len(moves)
        for price, often in self.named(table, seat):
            weights[(price - table.bid) // STEP if price > 0 else 0] += often
        return weights

    def hammer_weights(self, table: KuhhandelTable, moves: vec[i64]) -> list[float]:
        """Sell or buy (K-16)."""
        often = self.bought(table)
        return [(often if move == BUY_MOVE else 1.0 - often) + SELDOM for move in moves]

    def named(self, table: KuhhandelTable, seat: i64) -> list[tuple[int, float]]:
        """What a seat bids, and how likely; 0 is to pass."""
        if highest_bid(table, seat) <= table.bid:
            return [(0, 1.0)]
        return self.of(table, seat, seat).named(table, seat)

    def bought(self, table: KuhhandelTable) -> float:
        """How likely the auctioneer buys who has knocked an animal down."""
        return self.of(table, table.turn, table.bidder).bought(table.bid, table.bidder)

    def of(self, table: KuhhandelTable, seat: i64, one: i64) -> Auction:
        """The auction as a seat sees it, above all between one bidder and whoever outbids them.

        A bid that is not thought of in it is worked out anew.
        """
        start = KuhhandelTable(table.material, table)
        start.bid = 0
        auction = self._found(start, seat, one)
        if table.bid > 0 and auction.place(table.bid) == NONE:
            return self._found(table, seat, one)
        return auction

    def _found(self, table: KuhhandelTable, seat: i64, one: i64) -> Auction:
        signs = _signs(table, seat, one)
        auction = self._known.get(signs)
        if auction is None or auction.deed is not table.deeds:
            if len(self._known) >= REMEMBERED:
                self._known = {}
            auction = Auction(table, seat, one, self.beliefs)
            self._known[signs] = auction
        return auction


def _signs(table: KuhhandelTable, seat: i64, one: i64) -> tuple[int, ...]:
    """Whatever a law depends on and what has been dealt in does not tell."""
    two = table.bidder if table.players > 3 and table.bidder != one else i64(NONE)
    signs = [id(table.deeds), id(table.material), int(seat), int(one), int(two), int(table.bid)]
    signs.extend([int(table.turn), int(table.card), int(table.deck_size()), int(table.hand[seat])])
    signs.extend([int(number) for number in table.animals])
    signs.extend([int(owner) for owner in table.premium])
    return tuple(signs)


def _ladder(sides: Sides, bid: i64, most: i64) -> list[int]:
    """The prices that are thought of: coarsely where nobody gains, up to more than bidders have."""
    worth = 0.0
    for side in sides.all:
        for limit in side.limits:
            worth = max(worth, limit)
    richest = 0.0
    for side in sides.all[:2]:
        for money in side.moneys:
            richest = max(richest, money)
    useful = i64(worth * ROOM) // STEP * STEP + 2 * STEP
    beyond = i64(richest) // STEP * STEP + STEP
    found: set[int] = {int(STEP)}
    named: i64 = STEP
    while named <= min(useful, most):
        found.add(int(named))
        named += max(i64(float(named) * FINENESS) // STEP * STEP, STEP)
    while named < min(beyond, most):
        found.add(int(named))
        named += max(i64(float(named) * COARSENESS) // STEP * STEP, STEP)
    if beyond <= most:
        found.add(int(beyond))
    if bid > 0:
        found.add(int(bid))
        if bid + STEP <= most:
            found.add(int(bid + STEP))
    return sorted(found)
