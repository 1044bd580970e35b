"""Best responses for one who knows by what law the others offer, answer, bid, sell and buy.

Nobody plays like this to win matches: whoever always answers with what gains most can be read
itself. It measures what the bots' haggling gives away (``corral exploit``).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from corral.core.bits import bit
from corral.games.kuhhandel.play.believing import Beliefs
from corral.games.kuhhandel.play.bidding import Auction, Others, bidding, hammering
from corral.games.kuhhandel.play.endgame import end_judge, is_end
from corral.games.kuhhandel.play.haggling import Judge, MixedStrategy, Outcomes, Trade
from corral.games.kuhhandel.play.limits import moved
from corral.games.kuhhandel.play.piles import COMPLETE, cards_for, next_card
from corral.games.kuhhandel.play.prospects import prospects, true_money, with_card
from corral.games.kuhhandel.play.trade_policy import Haggler
from corral.games.kuhhandel.rules.auction import may_bid
from corral.games.kuhhandel.rules.codes import (
    ACCEPT_MOVE,
    ADD_MOVE,
    ANSWER_PHASE,
    COUNTER_MOVE,
    DONE_MOVE,
    HAMMER_PHASE,
    NONE,
    OFFER_PHASE,
    SELL_MOVE,
)
from corral.games.kuhhandel.rules.money import STEP, card, copies, count, total
from corral.games.kuhhandel.rules.table import KuhhandelTable

CANDIDATES: Final = 24
"""How many totals are compared."""
LEAST: Final = 10.0
UNTHINKABLE: Final = -1.0
RAISES: Final[list[int]] = [1, 2, 4, 8, 16, 32]
"""By so many tens it is considered to raise a bid."""
PLAYERS: Final = 8
"""More than there can be: prices and bidders make one number."""
UNLIKELY: Final = 0.01
"""So likely, at least, is a bid that the law would not make."""


def response_values(
    worlds: list[KuhhandelTable], seat: i64, moves: vec[i64], haggler: Haggler, solved: bool
) -> list[float]:
    """What each move of a trade brings at best, over worlds that the seat cannot tell apart."""
    table = worlds[0]
    piles = _piles(table, seat)
    values = [0.0] * len(piles)
    for world in worlds:
        found = pile_values(world, seat, piles, haggler, solved)
        for index in range(len(piles)):
            values[index] += found[index] / float(len(worlds))
    return [_best(table, move, piles, values) for move in moves]


def _best(table: KuhhandelTable, move: i64, piles: list[int], values: list[float]) -> float:
    """The best pile that a move leads to."""
    best = UNTHINKABLE
    for index in range(len(piles)):
        if _leads_to(table, move, piles[index]):
            best = max(best, values[index])
    return best


def _leads_to(table: KuhhandelTable, move: i64, pile: i64) -> bool:
    if table.phase == ANSWER_PHASE:
        return move == (COUNTER_MOVE if pile > 0 else ACCEPT_MOVE)
    following = next_card(table.chosen, pile)
    if following == COMPLETE:
        return move == DONE_MOVE
    return following >= 0 and move == ADD_MOVE + following


def _piles(table: KuhhandelTable, seat: i64) -> list[int]:
    """Cards for totals from nothing to all that is in the hand, and those already put down."""
    hand = table.hand[seat]
    most = float(total(hand))
    found = {int(table.chosen), int(cards_for(hand, LEAST))}
    for step in range(CANDIDATES + 1):
        found.add(int(cards_for(hand, most * float(step) / float(CANDIDATES))))
    if table.phase == OFFER_PHASE and copies(hand, 0) > 0:
        found.discard(0)
        found.add(int(card(0)))  # nothing hides behind a card
    return sorted(found)


def pile_values(
    table: KuhhandelTable, seat: i64, piles: list[int], haggler: Haggler, solved: bool
) -> list[float]:
    """The hope to win after putting down each pile, against the other side's strategy."""
    challenging = seat == table.turn
    other = table.opponent if challenging else table.turn
    money = true_money(table)
    judge = end_judge(table, money) if solved and is_end(table) else Judge()
    most = max(money[seat], money[other], LEAST)
    trade = Trade(table, seat, other, table.kind, challenging)
    outcomes = Outcomes(trade, money, most, judge)
    offers = [] if challenging else likely_offers(table, haggler, solved)
    answers: dict[int, list[tuple[float, float]]] = {}
    values: list[float] = []
    for pile in piles:
        own = float(total(pile))
        drawn = offers
        if challenging:  # who answers sees how many cards there are (K-32)
            number = int(count(pile))
            if number not in answers:
                answers[number] = likely_answers(table, other, haggler, solved, pile)
            drawn = answers[number]
        value = 0.0
        for theirs, part in drawn:
            value += part * outcomes.hope(own, theirs)
        values.append(value)
    return values


def likely_answers(
    table: KuhhandelTable, other: i64, haggler: Haggler, solved: bool, pile: i64
) -> list[tuple[float, float]]:
    """The totals that the other side may answer a pile with, and how likely; 0 is to accept.

    It goes by the number of cards, if by anything.
    """
    after = KuhhandelTable(table.material, table)
    after.phase = ANSWER_PHASE
    after.offer = pile
    return _totals(_strategy(after, other, haggler, solved), 0)


def likely_offers(
    table: KuhhandelTable, haggler: Haggler, solved: bool
) -> list[tuple[float, float]]:
    """The totals that the challenger may have put down with so many cards, and how likely."""
    strategy = _strategy(table, table.turn, haggler, solved)
    return _totals(strategy, count(table.offer)) or _totals(strategy, 0)


def _strategy(table: KuhhandelTable, seat: i64, haggler: Haggler, solved: bool) -> MixedStrategy:
    return haggler.solved_strategy(table, seat) if solved else haggler.strategy(table, seat)


def _totals(strategy: MixedStrategy, number: i64) -> list[tuple[float, float]]:
    """Totals and shares of piles with that number of cards; 0: any number."""
    found: list[tuple[float, float]] = []
    whole = 0.0
    for index in range(len(strategy.piles)):
        pile = strategy.piles[index]
        weight = strategy.weights[index]
        if weight > 0.0 and (number == 0 or count(pile) == number):
            found.append((float(total(pile)), weight))
            whole += weight
    return [(amount, weight / whole) for amount, weight in found]


# Auctions


def bid_responses(
    worlds: list[KuhhandelTable], seat: i64, moves: vec[i64], beliefs: Beliefs
) -> list[float]:
    """What to pass and each bid bring, if the others bid, sell and buy by their laws."""
    values = [UNTHINKABLE] * len(moves)
    table = worlds[0]
    if table.phase == HAMMER_PHASE:
        return _hammer_responses(worlds, moves, beliefs)
    raises = [raised for raised in RAISES if raised < len(moves)]
    for place in [0, *raises]:
        values[place] = 0.0
    for world in worlds:
        reading = AuctionReading(world, seat, beliefs)
        values[0] += reading.after(0)
        for raised in raises:
            values[raised] += reading.after(table.bid + raised * STEP)
    return values


class AuctionReading:
    """What a seat hopes for in an auction of one world."""

    __slots__ = ("_beliefs", "_hammers", "_money", "_seat", "_table")

    def __init__(self, table: KuhhandelTable, seat: i64, beliefs: Beliefs) -> None:
        self._beliefs = beliefs
        self._table = table
        self._seat: i64 = seat
        self._money = true_money(table)
        self._hammers: dict[int, Auction] = {}

    def after(self, amount: i64) -> float:
        """After the seat's bid, or its pass: 0. Who is outbid then leaves it at that."""
        seat = self._seat
        after = KuhhandelTable(self._table.material, self._table)
        if amount == 0:
            after.silent |= bit(seat)
        else:
            after.bid = amount
            after.bidder = seat
            after.silent = 0
        left = 1.0
        value = 0.0
        for other in range(after.players):
            if other == seat or not may_bid(after, other):
                continue
            auction = bidding(after, other, self._beliefs)
            if len(auction.prices) == 0:
                continue
            named = auction.named(self._money[other])
            out = named[0]
            for place in range(i64(len(auction.prices))):
                often = named[place + 1]
                if often > UNLIKELY:
                    value += left * often * self._knocked_down(other, auction.prices[place])
                else:
                    out += often
            left *= out
        return value + left * self._knocked_down(after.bidder, after.bid)

    def _knocked_down(self, bidder: i64, amount: i64) -> float:
        """When the hammer falls, before the auctioneer sells or buys."""
        table = self._table
        auctioneer = table.turn
        if bidder == NONE:
            free = with_card(table, auctioneer, table.card)
            return prospects(free, self._money).chances()[self._seat]
        price = float(amount)
        sold = _sold(table, self._seat, bidder, price, self._money)
        if price > self._money[auctioneer]:
            return sold
        said = int(amount * PLAYERS + bidder)
        known = self._hammers.get(said)
        if known is None:
            fallen = KuhhandelTable(table.material, table)
            fallen.bidder = bidder
            fallen.bid = amount
            fallen.silent = bit(table.players) - 1
            known = hammering(fallen, auctioneer, bidder, self._beliefs)
            self._hammers[said] = known
        often = known.bought(self._money[auctioneer], price)
        bought = _bought(table, self._seat, bidder, price, self._money)
        return often * bought + (1.0 - often) * sold


def _sold(table: KuhhandelTable, seat: i64, bidder: i64, price: float, money: list[float]) -> float:
    """A seat's hope if the bidder has to pay, or to show that it cannot (K-19)."""
    if price > money[bidder]:
        others = Others(table, money, bidder)
        return others.without(table, vec[float](money), bidder)[seat]
    after = moved(money, bidder, table.turn, price)
    return prospects(with_card(table, bidder, table.card), after).chances()[seat]


def _bought(
    table: KuhhandelTable, seat: i64, bidder: i64, price: float, money: list[float]
) -> float:
    """A seat's hope if the auctioneer pays the bidder."""
    after = moved(money, table.turn, bidder, price)
    return prospects(with_card(table, table.turn, table.card), after).chances()[seat]


def _hammer_responses(
    worlds: list[KuhhandelTable], moves: vec[i64], beliefs: Beliefs
) -> list[float]:
    """To sell and to buy, in worlds as likely as the bidder would have gone so far in them."""
    selling = 0.0
    buying = 0.0
    for world in worlds:
        seat = world.turn
        bidder = world.bidder
        price = float(world.bid)
        money = true_money(world)
        likely = _goes_so_far(world, bidder, beliefs)
        selling += likely * _sold(world, seat, bidder, price, money)
        buying += likely * _bought(world, seat, bidder, price, money)
    return [selling if move == SELL_MOVE else buying for move in moves]


def _goes_so_far(table: KuhhandelTable, bidder: i64, beliefs: Beliefs) -> float:
    """How likely a bidder names that much, with the hand that it has."""
    before = KuhhandelTable(table.material, table)
    before.bid = 0
    before.bidder = NONE
    before.silent = 0
    auction = bidding(before, bidder, beliefs)
    named = auction.named(float(total(table.hand[bidder])))
    likely = UNLIKELY
    for place in range(i64(len(auction.prices))):
        if auction.prices[place] >= table.bid:
            likely += named[place + 1]
    return likely
