"""Mixed strategies for the auction of an animal: bids may be lies, purchases may not come.

Who names a price above what the animal is worth to them, or above all they have, hopes that the
auctioneer buys: then they get that much (K-16). Sold all the same they pay too much, or show their
hand and the auction is repeated (K-19). An auctioneer who buys whatever is worth its price feeds
such bidders; one who never buys lets honest ones have everything cheaply.

So it is a game of two who do not know each other's money: the bidder names a price or stays out,
the auctioneer sells or buys. Both have several types, by how much is hidden, and learn by regret
matching. Other bidders come in as the chance to be outbid, and as what happens if one stays out.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from corral.games.kuhhandel.play.believing import Beliefs
from corral.games.kuhhandel.play.haggling import learn
from corral.games.kuhhandel.play.limits import animal_worth
from corral.games.kuhhandel.play.prospects import Holdings, with_card
from corral.games.kuhhandel.rules.auction import highest_bid, may_bid
from corral.games.kuhhandel.rules.codes import BUY_MOVE, NONE
from corral.games.kuhhandel.rules.money import STEP, total
from corral.games.kuhhandel.rules.table import KuhhandelTable

RAISES: Final[list[int]] = [1, 2, 3, 5, 8, 12, 18, 27, 40, 60, 90]
"""By so many tens a bid may be raised."""
TYPES: Final[list[float]] = [-1.4, -0.53, 0.0, 0.53, 1.4]
"""How far money may be off, in standard deviations; each as likely as any other."""
ROUNDS: Final = 60
"""How often both sides learn."""
PLAIN: Final = 0.4
"""The part of the others who are taken to bid what it is worth to them, and to believe in bids."""
FEW: Final = 0.002
"""How likely anybody names any price: so an auctioneer knows what to do with each."""
BARED: Final = 0.004
"""What it costs to have shown one's hand, in chance to win."""
VAGUE: Final = 0.2
"""How far off one may be about what an animal is worth to others, as part of it."""
SELDOM: Final = 0.00005


class Auction:
    """What can come of an auction between one bidder and the auctioneer, as one of them sees it."""

    __slots__ = (
        "auctioneer",
        "auctioneers",
        "bidder",
        "bidders",
        "buys",
        "names",
        "prices",
    )

    def __init__(
        self, table: KuhhandelTable, seat: i64, bidder: i64, prices: list[int], beliefs: Beliefs
    ) -> None:
        auctioneer = table.turn
        self.bidder = bidder
        self.auctioneer = auctioneer
        self.prices = prices
        money = beliefs.of(table, seat).money
        self.bidders = _types(table, seat, bidder, beliefs)
        self.auctioneers = _types(table, seat, auctioneer, beliefs)
        self.names: list[vec[float]] = []
        """By the bidder's type: how likely it stays out, and names each price."""
        self.buys: list[vec[float]] = []
        """By the auctioneer's type: how likely it buys at each price."""
        self._learn(table, money)

    def _learn(self, table: KuhhandelTable, money: list[float]) -> None:
        """Against each other, and against those who neither lie nor think of lies."""
        number: i64 = len(self.prices)
        rows: i64 = len(self.bidders)
        columns: i64 = len(self.auctioneers)
        found = Hopes(self, table, money)
        choices = int(number + 1)
        mixes = [vec[float]([1.0 / float(choices)] * choices) for _ in range(rows)]
        regrets = [vec[float]([0.0] * choices) for _ in range(rows)]
        self.names = [vec[float]([0.0] * choices) for _ in range(rows)]
        cells = int(columns * number)
        buying = vec[float]([0.5] * cells)
        buy_regrets = vec[float]([0.0] * cells)
        sell_regrets = vec[float]([0.0] * cells)
        bought = vec[float]([0.0] * cells)
        stops = vec[float]([0.0] * int(rows * number))
        whole = 0.0
        for turn in range(1, ROUNDS + 1):
            weight = float(turn)
            whole += weight
            for row in range(rows):
                ends = found.knocked_down(row, buying)
                course = found.course(row, ends)
                mix = mixes[row]
                learn(found.values(row, ends, course), mix, regrets[row])
                found.stop(row, course, mix, stops)
                names = self.names[row]
                for choice in range(number + 1):
                    names[choice] += weight * mix[choice]
            gains = found.buying_gains(stops)
            for cell in range(columns * number):
                more = gains[cell]
                buys = buying[cell]
                buy_regrets[cell] = max(buy_regrets[cell] + more * (1.0 - buys), 0.0)
                sell_regrets[cell] = max(sell_regrets[cell] - more * buys, 0.0)
                both = buy_regrets[cell] + sell_regrets[cell]
                if both > 0.0:
                    buying[cell] = buy_regrets[cell] / both
                bought[cell] += weight * buying[cell]
        for row in range(rows):
            names = self.names[row]
            for choice in range(number + 1):
                names[choice] /= whole
        for cell in range(columns * number):
            bought[cell] /= whole
        for column in range(columns):
            self.buys.append(bought[column * number : (column + 1) * number])

    def named(self, money: float) -> vec[float]:
        """How likely a bidder with that much money stays out, and names each price."""
        return _between(self.bidders, self.names, money)

    def bought(self, money: float, price: float) -> float:
        """How likely an auctioneer with that much money buys."""
        often = _between(self.auctioneers, self.buys, money)
        prices = self.prices
        place: i64 = 0
        while place + 2 < len(prices) and float(prices[place + 1]) < price:
            place += 1
        if len(prices) == 1 or price <= float(prices[place]):
            return often[place]
        low = float(prices[place])
        part = min((price - low) / (float(prices[place + 1]) - low), 1.0)
        return often[place] + (often[place + 1] - often[place]) * part


class Onward:
    """How a bidder goes on: what it brings to be outbid at each price, and the next one to name."""

    __slots__ = ("following", "rest")

    def __init__(self, number: i64) -> None:
        self.rest = vec[float]([0.0] * int(number))
        """As part of the whole hope: times how likely the others go beyond that price."""
        self.following = vec[i64]([NONE] * int(number))


class Hopes:
    """Both sides' hopes, by price and types: ``(price * bidders + bidder) * auctioneers + one``.

    A bidder who is outbid may bid again; how high the others go is known but for chances.
    """

    __slots__ = (
        "bought",
        "columns",
        "let_go",
        "more",
        "number",
        "out",
        "outbid",
        "plain",
        "plainly",
        "rows",
        "sold",
    )

    def __init__(self, auction: Auction, table: KuhhandelTable, money: list[float]) -> None:
        bidder = auction.bidder
        auctioneer = auction.auctioneer
        number: i64 = len(auction.prices)
        self.number = number
        self.rows: i64 = len(auction.bidders)
        self.columns: i64 = len(auction.auctioneers)
        cells = [0.0] * int(number * self.rows * self.columns)
        self.sold = vec[float](cells)
        self.bought = vec[float](cells)
        self.more = vec[float](cells)
        """What an auctioneer gains by buying rather than selling."""
        self.plainly = vec[float](cells)
        """How often one buys who takes it that a bid is covered if it can be."""
        self.out = vec[float]([0.0] * int(self.rows))
        others = Others(table, money, bidder)
        self.let_go = vec[float]([others.let_go(float(price)) for price in auction.prices])
        """How likely nobody else goes beyond a price."""
        self.outbid = vec[float]([0.0] * int(self.rows * number))
        self.plain: list[vec[float]] = []
        """By the bidder's type: how likely each price is the last, if bids are what it is worth."""
        theirs = Holdings(with_card(table, bidder, table.card))
        kept = others.kept
        mine = vec[float](money)
        highest = auction.bidders[len(auction.bidders) - 1]
        for row in range(self.rows):
            mine[bidder] = auction.bidders[row]
            mine[auctioneer] = money[auctioneer]
            own = money[:]
            own[bidder] = auction.bidders[row]
            self.plain.append(self._plain(auction.prices, animal_worth(table, own, bidder)))
            for place in range(number):
                price = float(auction.prices[place] + STEP)
                self.outbid[row * number + place] = others.after(mine, price)[bidder]
            for column in range(self.columns):
                mine[auctioneer] = auction.auctioneers[column]
                without = others.without(table, mine, bidder)
                self.out[row] += without[bidder] / float(self.columns)
                for place in range(number):
                    cell = (place * self.rows + row) * self.columns + column
                    price = float(auction.prices[place])
                    can_buy = price <= mine[auctioneer]
                    bared = price > mine[bidder]  # the hand is shown (K-19)
                    believed = can_buy and price <= highest
                    sold = without
                    if believed or not bared:
                        sold = theirs.chances(paid(mine, bidder, auctioneer, price))
                    bought = sold
                    if can_buy:
                        bought = kept.chances(paid(mine, auctioneer, bidder, price))
                    if believed and bought[auctioneer] > sold[auctioneer]:
                        self.plainly[cell] = PLAIN
                    self.sold[cell] = without[bidder] - BARED if bared else sold[bidder]
                    sold_to = without[auctioneer] + BARED if bared else sold[auctioneer]
                    self.bought[cell] = bought[bidder] if can_buy else self.sold[cell]
                    bought_by = bought[auctioneer] if can_buy else sold_to - 1.0
                    self.more[cell] = bought_by - sold_to

    def _plain(self, prices: list[int], limit: float) -> vec[float]:
        last = vec[float]([0.0] * int(self.number))
        before = 0.0
        for place in range(self.number):
            if float(prices[place]) <= limit:
                last[place] = self.let_go[place] - before
                before = self.let_go[place]
        return last

    def knocked_down(self, row: i64, buying: vec[float]) -> vec[float]:
        """What each price brings a bidder if nobody else goes beyond it.

        ``buying`` has how likely each auctioneer buys, at ``auctioneer * prices + price``.
        """
        number = self.number
        columns = self.columns
        rows = self.rows
        sold = self.sold
        bought = self.bought
        plainly = self.plainly
        found = vec[float]([0.0] * int(number))
        for place in range(number):
            value = 0.0
            first = (place * rows + row) * columns
            for column in range(columns):
                cell = first + column
                buys = plainly[cell] + (1.0 - PLAIN) * buying[column * number + place]
                value += buys * bought[cell] + (1.0 - buys) * sold[cell]
            found[place] = value / float(columns)
        return found

    def course(self, row: i64, ends: vec[float]) -> Onward:
        """How a bidder goes on who is outbid, if each price brings that when it is the last."""
        number = self.number
        let_go = self.let_go
        course = Onward(number)
        rest = course.rest
        following = course.following
        for place in range(number - 1, i64(-1), -1):
            best = (1.0 - let_go[place]) * self.outbid[row * number + place]
            for later in range(place + 1, number):
                value = (let_go[later] - let_go[place]) * ends[later] + rest[later]
                if value > best:
                    best = value
                    following[place] = later
            rest[place] = best
        return course

    def values(self, row: i64, ends: vec[float], course: Onward) -> vec[float]:
        """What it brings a bidder to stay out, and to name each price."""
        number = self.number
        let_go = self.let_go
        rest = course.rest
        found = vec[float]([0.0] * int(number + 1))
        found[0] = self.out[row]
        for place in range(number):
            found[place + 1] = let_go[place] * ends[place] + rest[place]
        return found

    def stop(self, row: i64, course: Onward, mix: vec[float], stops: vec[float]) -> None:
        """Write down how likely each price is the last one, at ``bidder * prices + price``.

        Whoever bids it: some lie, and some do not.
        """
        number = self.number
        let_go = self.let_go
        following = course.following
        plain = self.plain[row]
        start = row * number
        for place in range(number):
            stops[start + place] = PLAIN * plain[place] + FEW
        for first in range(number):
            often = (1.0 - PLAIN) * mix[first + 1]
            before = 0.0
            place = first
            while place != NONE:
                stops[start + place] += often * (let_go[place] - before)
                before = let_go[place]
                place = following[place]

    def buying_gains(self, stops: vec[float]) -> vec[float]:
        """What each auctioneer gains by buying, at ``auctioneer * prices + price``."""
        number = self.number
        columns = self.columns
        rows = self.rows
        more = self.more
        found = vec[float]([0.0] * int(columns * number))
        for column in range(columns):
            for place in range(number):
                gain = 0.0
                for row in range(rows):
                    cell = (place * rows + row) * columns + column
                    gain += stops[row * number + place] * more[cell]
                found[column * number + place] = gain
        return found


class Others:
    """The bidders beside one: what the animal is worth to them, as all reckon."""

    __slots__ = ("_auctioneer", "_won", "best", "kept", "limits", "second")

    def __init__(self, table: KuhhandelTable, money: list[float], bidder: i64) -> None:
        self.limits: list[float] = []
        self.best: i64 = NONE
        """To whom it is worth most."""
        self.second = 0.0
        """What it is worth to the next one."""
        highest = 0.0
        for other in range(table.players):
            if other in (bidder, table.turn):
                continue
            limit = animal_worth(table, money, other)
            if table.limit[other] != NONE:
                limit = min(limit, float(table.limit[other]))
            if other != table.bidder and not may_bid(table, other):
                limit = min(limit, float(table.bid))
            self.limits.append(limit)
            if limit > highest or self.best == NONE:
                self.second = highest if self.best != NONE else 0.0
                highest = limit
                self.best = other
            else:
                self.second = max(self.second, limit)
        if highest < float(STEP) and table.bidder in (NONE, bidder):
            self.best = NONE
        self._auctioneer: i64 = table.turn
        self.kept = Holdings(with_card(table, table.turn, table.card))
        """What lies there if the auctioneer has the animal, and if the one has it."""
        self._won = self.kept
        if self.best != NONE:
            self._won = Holdings(with_card(table, self.best, table.card))

    def let_go(self, price: float) -> float:
        """How likely none of them goes beyond a price."""
        part = 1.0
        for limit in self.limits:
            off = (price + float(STEP) - limit) / (VAGUE * limit + float(STEP))
            part *= 1.0 - 1.0 / (1.0 + exp(max(min(off, 30.0), -30.0)))
        return part

    def without(self, table: KuhhandelTable, money: vec[float], bidder: i64) -> vec[float]:
        """If one stays out: the animal goes to another bidder, or the auctioneer keeps it."""
        price = max(self.second, float(STEP))
        if table.bidder != bidder:
            price = max(price, float(table.bid))
        return self.after(money, price)

    def after(self, money: vec[float], price: float) -> vec[float]:
        """One of them got it at a price, or the auctioneer bought it, whatever suits the latter."""
        best = self.best
        if best == NONE:
            return self.kept.chances(money)
        auctioneer = self._auctioneer
        sold = self._won.chances(paid(money, best, auctioneer, price))
        if price > money[auctioneer]:
            return sold
        bought = self.kept.chances(paid(money, auctioneer, best, price))
        return bought if bought[auctioneer] > sold[auctioneer] else sold


def paid(money: vec[float], giver: i64, taker: i64, amount: float) -> vec[float]:
    """The same money after a payment; nobody pays more than they have."""
    after = money[:]
    amount = min(amount, after[giver])
    after[giver] -= amount
    after[taker] += amount
    return after


def bid_weights(table: KuhhandelTable, seat: i64, moves: vec[i64], beliefs: Beliefs) -> list[float]:
    """Passes and bids, for one who has time to think."""
    weights = [SELDOM] * len(moves)
    auction = bidding(table, seat, beliefs)
    if len(auction.prices) == 0:
        weights[0] = 1.0
        return weights
    named = auction.named(float(total(table.hand[seat])))
    weights[0] += named[0]
    for place in range(i64(len(auction.prices))):
        weights[(auction.prices[place] - table.bid) // STEP] += named[place + 1]
    return weights


def bidding(table: KuhhandelTable, seat: i64, beliefs: Beliefs) -> Auction:
    """The auction as a bidder sees it who is to bid or to pass."""
    return Auction(table, seat, seat, _prices(table.bid, highest_bid(table, seat)), beliefs)


def hammer_weights(table: KuhhandelTable, moves: vec[i64], beliefs: Beliefs) -> list[float]:
    """Sell or buy (K-16)."""
    auction = hammering(table, table.turn, table.bidder, beliefs)
    often = auction.bought(float(total(table.hand[table.turn])), float(table.bid))
    return [(often if move == BUY_MOVE else 1.0 - often) + SELDOM for move in moves]


def hammering(table: KuhhandelTable, seat: i64, bidder: i64, beliefs: Beliefs) -> Auction:
    """The auction as the auctioneer sees it, whatever the bidder has named."""
    return Auction(table, seat, bidder, _prices(0, table.money_out // STEP * STEP), beliefs)


def _prices(bid: i64, highest: i64) -> list[int]:
    return [int(bid) + raised * STEP for raised in RAISES if bid + raised * STEP <= highest]


def _types(table: KuhhandelTable, seat: i64, whose: i64, beliefs: Beliefs) -> list[float]:
    """How much somebody may have: to others, where it is one's own."""
    belief = beliefs.of(table, NONE if whose == seat else seat)
    mean = belief.money[whose]
    doubt = belief.doubts[whose]
    if doubt == 0.0:
        return [mean]
    most = float(table.money_out)
    return [min(max(mean + doubt * off, 0.0), most) for off in TYPES]


def _between(types: list[float], laws: list[vec[float]], money: float) -> vec[float]:
    """The law for any money: between those of the next types below and above."""
    last: i64 = len(types) - 1
    if money <= types[0]:
        return laws[0]
    if money >= types[last]:
        return laws[last]
    place: i64 = 0
    while types[place + 1] < money:
        place += 1
    part = (money - types[place]) / max(types[place + 1] - types[place], 1.0)
    low = laws[place]
    high = laws[place + 1]
    return vec[float]([low[at] + (high[at] - low[at]) * part for at in range(len(low))])
