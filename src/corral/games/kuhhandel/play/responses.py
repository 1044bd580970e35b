"""Best responses for one who knows by what law the others offer, answer, bid, sell and buy.

Nobody plays like this to win matches: whoever always answers with what gains most can be read
itself. It measures what the bots' haggling gives away (``corral exploit``).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from corral.core.bits import bit
from corral.games.kuhhandel.play.bidding import Auctions
from corral.games.kuhhandel.play.endgame import end_judge, is_end
from corral.games.kuhhandel.play.haggling import Judge, MixedStrategy, Outcomes, Trade
from corral.games.kuhhandel.play.limits import moved
from corral.games.kuhhandel.play.piles import COMPLETE, cards_for, next_card
from corral.games.kuhhandel.play.prospects import prospects, true_money, with_card
from corral.games.kuhhandel.play.trade_policy import Haggler
from corral.games.kuhhandel.rules.auction import may_bid, sell
from corral.games.kuhhandel.rules.codes import (
    ACCEPT_MOVE,
    ADD_MOVE,
    ANSWER_PHASE,
    BID_PHASE,
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
REPETITIONS: Final = 2
"""So often, at most, an auction is looked at that is repeated."""
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
    worlds: list[KuhhandelTable], seat: i64, moves: vec[i64], auctions: Auctions
) -> list[float]:
    """What to pass and each bid bring, if the others bid, sell and buy by their laws.

    So does the seat itself from its next bid on.
    """
    values = [UNTHINKABLE] * len(moves)
    table = worlds[0]
    if table.phase == HAMMER_PHASE:
        return _hammer_responses(worlds, moves, auctions)
    raises = [raised for raised in RAISES if raised < len(moves)]
    for place in [0, *raises]:
        values[place] = 0.0
    for world in worlds:
        reading = AuctionReading(world, auctions, 0)
        values[0] += reading.after(seat, 0)[seat]
        for raised in raises:
            values[raised] += reading.after(seat, table.bid + raised * STEP)[seat]
    return values


class AuctionReading:
    """What all hope for in an auction of one world in which all draw by their laws."""

    __slots__ = ("_auctions", "_known", "_money", "_repeated", "_repetitions", "_table")

    def __init__(self, table: KuhhandelTable, auctions: Auctions, repetitions: i64) -> None:
        self._auctions = auctions
        self._table = table
        self._repetitions = repetitions
        self._money = true_money(table)
        self._known: dict[tuple[int, int, int], list[float]] = {}
        self._repeated: dict[int, list[float]] = {}

    def after(self, seat: i64, amount: i64) -> list[float]:
        """Everybody's hope after a seat's bid, or its pass: 0."""
        table = self._table
        if amount == 0:
            return self.hopes(table.bid, table.bidder, table.silent | bit(seat))
        return self.hopes(amount, seat, 0)

    def hopes(self, amount: i64, bidder: i64, silent: i64) -> list[float]:
        """Where it stands so, whoever speaks next."""
        signs = (int(amount), int(bidder), int(silent))
        known = self._known.get(signs)
        if known is None:
            known = self._work_out(amount, bidder, silent)
            self._known[signs] = known
        return known

    def _work_out(self, amount: i64, bidder: i64, silent: i64) -> list[float]:
        table = KuhhandelTable(self._table.material, self._table)
        table.phase = BID_PHASE
        table.bid = amount
        table.bidder = bidder
        table.silent = silent
        asked = [seat for seat in range(table.players) if may_bid(table, seat)]
        if not asked:
            return self._knocked_down(table)
        found = [0.0] * len(self._money)
        for seat in asked:
            whole = 0.0
            likely: list[tuple[int, float]] = []
            for price, often in self._auctions.named(table, seat):
                if often > UNLIKELY:
                    likely.append((price, often))
                    whole += often
            for price, often in likely:
                if price == 0:
                    following = self.hopes(amount, bidder, silent | bit(seat))
                else:
                    following = self.hopes(price, seat, 0)
                _add_part(found, following, often / whole / float(len(asked)))
        return found

    def _knocked_down(self, table: KuhhandelTable) -> list[float]:
        """When the hammer falls, before the auctioneer sells or buys."""
        auctioneer = table.turn
        if table.bidder == NONE:
            return prospects(with_card(table, auctioneer, table.card), self._money).chances()
        buys = 0.0
        if float(table.bid) <= self._money[auctioneer]:
            table.phase = HAMMER_PHASE
            buys = self._auctions.bought(table)
        if buys < UNLIKELY:
            return self._sold(table)
        bought = _bought(table, self._money)
        if buys > 1.0 - UNLIKELY:
            return bought
        found = [0.0] * len(bought)
        _add_part(found, bought, buys)
        _add_part(found, self._sold(table), 1.0 - buys)
        return found

    def _sold(self, table: KuhhandelTable) -> list[float]:
        """If the bidder has to pay, or to show that it cannot (K-19)."""
        if float(table.bid) <= self._money[table.bidder]:
            return _paid(table, self._money)
        who = int(table.bidder)
        known = self._repeated.get(who)
        if known is None:
            known = _repeated(table, self._auctions, self._repetitions)
            self._repeated[who] = known
        return known


def _repeated(table: KuhhandelTable, auctions: Auctions, repetitions: i64) -> list[float]:
    """After a bidder has shown the hand all begin anew; who has seen enough of it leaves it."""
    if repetitions >= REPETITIONS:
        kept = with_card(table, table.turn, table.card)
        return prospects(kept, true_money(table)).chances()
    after = KuhhandelTable(table.material, table)
    sell(after)
    return AuctionReading(after, auctions, repetitions + 1).hopes(0, NONE, 0)


def _add_part(sums: list[float], hopes: list[float], part: float) -> None:
    for seat in range(len(sums)):
        sums[seat] += hopes[seat] * part


def _paid(table: KuhhandelTable, money: list[float]) -> list[float]:
    """All hopes if the bidder pays the auctioneer."""
    after = moved(money, table.bidder, table.turn, float(table.bid))
    return prospects(with_card(table, table.bidder, table.card), after).chances()


def _bought(table: KuhhandelTable, money: list[float]) -> list[float]:
    """All hopes if the auctioneer pays the bidder."""
    after = moved(money, table.turn, table.bidder, float(table.bid))
    return prospects(with_card(table, table.turn, table.card), after).chances()


def _hammer_responses(
    worlds: list[KuhhandelTable], moves: vec[i64], auctions: Auctions
) -> list[float]:
    """To sell and to buy, in worlds as likely as the bidder would have gone so far in them."""
    selling = 0.0
    buying = 0.0
    for world in worlds:
        seat = world.turn
        money = true_money(world)
        likely = _goes_so_far(world, auctions)
        covered = float(world.bid) <= money[world.bidder]
        sold = _paid(world, money) if covered else _repeated(world, auctions, 0)
        selling += likely * sold[seat]
        buying += likely * _bought(world, money)[seat]
    return [selling if move == SELL_MOVE else buying for move in moves]


def _goes_so_far(table: KuhhandelTable, auctions: Auctions) -> float:
    """How likely a bidder names that much or more at once, with the hand that it has."""
    before = KuhhandelTable(table.material, table)
    before.phase = BID_PHASE
    before.bid = 0
    before.bidder = NONE
    before.silent = 0
    likely = UNLIKELY
    for price, often in auctions.named(before, table.bidder):
        if i64(price) >= table.bid:
            likely += often
    return likely
