"""Two bidders and an auctioneer learn what to name, when to stop and whether to buy.

An auction as a game on the ladder of its prices: where it stands is the highest price and who has
named it. Whoever is to declare themselves passes or names any higher price; after a pass the
auctioneer sells or buys. All types of all three learn by regret matching at every such place, with
what the place tells of the other's type. A part of them is taken to bid what it is worth to them
step by step, and to believe in bids.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from corral.games.kuhhandel.play.sales import Sales
from corral.games.kuhhandel.play.sides import Sides

PLAIN: Final = 0.3
"""The part of the others who are taken to bid what it is worth to them, and to believe in bids."""
ROUNDS: Final = 100
"""How often all learn."""
FLOOR: Final = 0.02
"""How often any place is come to, at least: so all know what to do everywhere."""
FLOOR_OF_SALES: Final = 0.002
BEGINNINGS: Final = 4
"""The one or the two is first to speak; the one has passed, or the two."""


def mover_at(state: i64) -> i64:
    """Who is to declare themselves: 0 the one, 1 the two."""
    if state < BEGINNINGS:
        return 0 if state in (0, 3) else 1
    return 1 - (state - BEGINNINGS) % 2


def next_price(state: i64) -> i64:
    """The first price that may be named."""
    return 0 if state < BEGINNINGS else (state - BEGINNINGS) // 2 + 1


def state_of(at: i64, winner: i64) -> i64:
    """Where somebody has named a price."""
    return BEGINNINGS + 2 * at + winner


class Contest:
    """What all do, when they have learned."""

    __slots__ = (
        "_buy_regrets",
        "_buying",
        "_caps",
        "_hammer_one",
        "_hammer_two",
        "_mixes",
        "_ones",
        "_parts",
        "_plain",
        "_plain_buying",
        "_played",
        "_reach",
        "_regrets",
        "_sales",
        "_sell_regrets",
        "_sides",
        "_twos",
        "_values_one",
        "_values_two",
        "buys",
        "names",
    )

    def __init__(self, sides: Sides, sales: Sales, caps: list[int]) -> None:
        """``caps`` has how many of the prices each bidder may name."""
        self._sides = sides.all
        self._sales = sales
        self._caps = vec[i64](caps)
        self._ones: i64 = len(sides.all[0].moneys)
        self._twos: i64 = sales.twos
        self._parts = [vec[float](side.parts) for side in sides.all]
        number = sales.number
        states = BEGINNINGS + 2 * number
        width = number + 1
        self.names: list[vec[float]] = []
        """By place: how likely each type passes, and names each price, at ``type * width``."""
        self._mixes: list[vec[float]] = []
        self._played: list[vec[float]] = []
        self._plain: list[vec[float]] = []
        self._regrets: list[vec[float]] = []
        for state in range(states):
            mover = mover_at(state)
            first = next_price(state)
            kinds: i64 = len(self._parts[mover])
            blank = [0.0] * int(kinds * width)
            mix = vec[float](blank)
            plain = vec[float](blank)
            limits = self._sides[mover].limits
            for kind in range(kinds):
                cap = max(self._caps[mover], first)
                even = 1.0 / float(cap - first + 1)
                mix[kind * width] = even
                for at in range(first, cap):
                    mix[kind * width + at + 1] = even
                if first < cap and sales.prices[first] <= limits[kind]:
                    plain[kind * width + first + 1] = 1.0
                else:
                    plain[kind * width] = 1.0
            self._mixes.append(mix)
            self._plain.append(plain)
            self._played.append(mix[:])
            self._regrets.append(vec[float](blank))
            self.names.append(vec[float](blank))
        lots = [0.0] * int(2 * number * sales.types)
        self._buying = vec[float]([0.5] * len(lots))
        self._plain_buying = self._believing()
        self._buy_regrets = vec[float](lots)
        self._sell_regrets = vec[float](lots)
        self.buys = vec[float](lots)
        """How likely each type of the auctioneer buys: ``sale * types + type``."""
        pairs = [0.0] * int(states * sales.pairs)
        self._values_one = vec[float](pairs)
        self._values_two = vec[float](pairs)
        self._reach = vec[float](pairs)
        pairs = [0.0] * int(2 * number * sales.pairs)
        self._hammer_one = vec[float](pairs)
        self._hammer_two = vec[float](pairs)
        whole = 0.0
        for turn in range(1, ROUNDS + 1):
            weight = float(turn)
            whole += weight
            self._play()
            self._hammer()
            self._value()
            self._go()
            self._learn_names(weight)
            self._learn_buys(weight)
        for names in self.names:
            for place in range(i64(len(names))):
                names[place] /= whole
        for place in range(i64(len(self.buys))):
            self.buys[place] /= whole

    def _believing(self) -> vec[float]:
        """Which auctioneers buy who take it that a price can be paid."""
        sales = self._sales
        found = vec[float]([0.0] * int(2 * sales.number * sales.types))
        for sale in range(2 * sales.number):
            for third in range(sales.types):
                gain = 0.0
                for pair in range(sales.pairs):
                    if sales.covered(sale // sales.number, sale % sales.number, pair):
                        part = (
                            self._parts[0][pair // self._twos] * self._parts[1][pair % self._twos]
                        )
                        cell = (sale * sales.pairs + pair) * sales.types + third
                        gain += part * (sales.bought_three[cell] - sales.sold_three[cell])
                if gain > 0.0 and self._can_buy(sale, third):
                    found[sale * sales.types + third] = 1.0
        return found

    def _can_buy(self, sale: i64, third: i64) -> bool:
        return self._sales.prices[sale % self._sales.number] <= self._sides[2].moneys[third]

    def _play(self) -> None:
        """What all do now: one's own hand as learned, others to a part plainly."""
        width = self._sales.number + 1
        for state in range(i64(len(self._mixes))):
            mix = self._mixes[state]
            play = self._played[state]
            plain = self._plain[state]
            for place in range(i64(len(mix))):
                play[place] = mix[place] + PLAIN * (plain[place] - mix[place])
            if self._sides[mover_at(state)].own:
                for place in range(width):
                    play[place] = mix[place]

    def _bought(self, sale: i64, third: i64, buying: vec[float]) -> float:
        often = buying[sale * self._sales.types + third]
        if self._sides[2].own and third == 0:
            return often
        return often + PLAIN * (self._plain_buying[sale * self._sales.types + third] - often)

    def _hammer(self) -> None:
        """What every sale brings to the bidders."""
        sales = self._sales
        types = sales.types
        sold_one = sales.sold_one
        sold_two = sales.sold_two
        bought_one = sales.bought_one
        bought_two = sales.bought_two
        hammer_one = self._hammer_one
        hammer_two = self._hammer_two
        parts = self._parts[2]
        pairs = sales.pairs
        often = vec[float]([0.0] * int(types))
        for sale in range(2 * sales.number):
            goes = sales.goes[sale % sales.number + 1]
            for third in range(types):
                often[third] = self._bought(sale, third, self._buying)
            for pair in range(pairs):
                one = 0.0
                two = 0.0
                cell = (sale * pairs + pair) * types
                beyond = ((sale % sales.number + 1) * pairs + pair) * types
                for third in range(types):
                    buys = often[third]
                    first = sold_one[cell] + buys * (bought_one[cell] - sold_one[cell])
                    second = sold_two[cell] + buys * (bought_two[cell] - sold_two[cell])
                    if goes > 0.0:
                        first += goes * (sales.beyond_one[beyond + third] - first)
                        second += goes * (sales.beyond_two[beyond + third] - second)
                    one += parts[third] * first
                    two += parts[third] * second
                    cell += 1
                hammer_one[sale * pairs + pair] = one
                hammer_two[sale * pairs + pair] = two

    def _passed_one(self, state: i64, pair: i64) -> float:
        """What it brings to the one if who is to speak passes."""
        return self._passed(
            state,
            pair,
            self._values_one,
            self._hammer_one,
            self._sales.unsold_one,
            self._sales.beyond_one,
        )

    def _passed_two(self, state: i64, pair: i64) -> float:
        return self._passed(
            state,
            pair,
            self._values_two,
            self._hammer_two,
            self._sales.unsold_two,
            self._sales.beyond_two,
        )

    def _passed(
        self,
        state: i64,
        pair: i64,
        values: vec[float],
        hammer: vec[float],
        unsold: vec[float],
        beyond: vec[float],
    ) -> float:
        sales = self._sales
        if state >= BEGINNINGS:
            sale = (state - BEGINNINGS) % 2 * sales.number + (state - BEGINNINGS) // 2
            return hammer[sale * sales.pairs + pair]
        if state < 2:
            return values[(state + 2) * sales.pairs + pair]
        found = 0.0
        goes = sales.goes[0]
        for third in range(sales.types):
            free = unsold[pair * sales.types + third]
            if goes > 0.0:
                free += goes * (beyond[pair * sales.types + third] - free)
            found += self._parts[2][third] * free
        return found

    def _value(self) -> None:
        """What every place is worth to the bidders, from the highest price down."""
        pairs = self._sales.pairs
        twos = self._twos
        width = self._sales.number + 1
        values_one = self._values_one
        values_two = self._values_two
        states: i64 = len(self._played)
        for back in range(states):
            state = states - 1 - back
            mover = mover_at(state)
            play = self._played[state]
            first = next_price(state)
            cap = self._caps[mover]
            for pair in range(pairs):
                kind = pair // twos if mover == 0 else pair % twos
                row = kind * width
                often = play[row]
                one = 0.0
                two = 0.0
                if often > 0.0:
                    one = often * self._passed_one(state, pair)
                    two = often * self._passed_two(state, pair)
                for at in range(first, cap):
                    often = play[row + at + 1]
                    if often > 0.0:
                        following = state_of(at, mover) * pairs + pair
                        one += often * values_one[following]
                        two += often * values_two[following]
                values_one[state * pairs + pair] = one
                values_two[state * pairs + pair] = two

    def _go(self) -> None:
        """How likely all come to every place."""
        pairs = self._sales.pairs
        twos = self._twos
        width = self._sales.number + 1
        reach = self._reach
        for place in range(i64(len(reach))):
            reach[place] = 0.0
        for pair in range(pairs):
            part = self._parts[0][pair // twos] * self._parts[1][pair % twos] / 2.0
            reach[pair] = part
            reach[pairs + pair] = part
        for state in range(i64(len(self._played))):
            mover = mover_at(state)
            play = self._played[state]
            first = next_price(state)
            cap = self._caps[mover]
            for pair in range(pairs):
                often = reach[state * pairs + pair]
                if often <= 0.0:
                    continue
                kind = pair // twos if mover == 0 else pair % twos
                row = kind * width
                if state < 2:
                    reach[(state + 2) * pairs + pair] += often * play[row]
                for at in range(first, cap):
                    reach[state_of(at, mover) * pairs + pair] += often * play[row + at + 1]

    def _learn_names(self, weight: float) -> None:
        """Every type regrets, at every place, what it should have named."""
        pairs = self._sales.pairs
        twos = self._twos
        width = self._sales.number + 1
        reach = self._reach
        found = vec[float]([0.0] * int(width))
        for state in range(i64(len(self._mixes))):
            mover = mover_at(state)
            first = next_price(state)
            mix = self._mixes[state]
            regret = self._regrets[state]
            names = self.names[state]
            values = self._values_one if mover == 0 else self._values_two
            parts = self._parts[1 - mover]
            rivals: i64 = len(parts)
            for kind in range(i64(len(self._parts[mover]))):
                cap = max(self._caps[mover], first)
                row = kind * width
                if cap == first:
                    names[row] += weight
                    continue
                own = self._parts[mover][kind]
                whole = 0.0
                for at in range(first, cap + 1):
                    found[at] = 0.0
                for rival in range(rivals):
                    pair = kind * twos + rival if mover == 0 else rival * twos + kind
                    often = reach[state * pairs + pair] + FLOOR * parts[rival] * own
                    whole += often
                    found[first] += often * (
                        self._passed_one(state, pair)
                        if mover == 0
                        else self._passed_two(state, pair)
                    )
                    following = state_of(first, mover) * pairs + pair
                    for at in range(first, cap):
                        found[at + 1] += often * values[following]
                        following += 2 * pairs
                # found[first] is to pass, found[at + 1] to name a price
                mean = mix[row] * found[first]
                for at in range(first, cap):
                    mean += mix[row + at + 1] * found[at + 1]
                better = max(regret[row] + (found[first] - mean) / whole, 0.0)
                regret[row] = better
                regrets = better
                for at in range(first, cap):
                    better = max(regret[row + at + 1] + (found[at + 1] - mean) / whole, 0.0)
                    regret[row + at + 1] = better
                    regrets += better
                even = 1.0 / float(cap - first + 1)
                mix[row] = regret[row] / regrets if regrets > 0.0 else even
                names[row] += weight * mix[row]
                for at in range(first + 1, cap + 1):
                    mix[row + at] = regret[row + at] / regrets if regrets > 0.0 else even
                    names[row + at] += weight * mix[row + at]

    def _learn_buys(self, weight: float) -> None:
        """So does every type of the auctioneer, at every sale."""
        sales = self._sales
        pairs = sales.pairs
        types = sales.types
        twos = self._twos
        width = sales.number + 1
        ends = vec[float]([0.0] * int(pairs))
        for sale in range(2 * sales.number):
            state = state_of(sale % sales.number, sale // sales.number)
            mover = mover_at(state)
            play = self._played[state]
            whole = 0.0
            for pair in range(pairs):
                prior = self._parts[0][pair // twos] * self._parts[1][pair % twos]
                row = (pair // twos if mover == 0 else pair % twos) * width
                ends[pair] = self._reach[state * pairs + pair] * play[row] + FLOOR_OF_SALES * prior
                whole += ends[pair]
            for third in range(types):
                place = sale * types + third
                if not self._can_buy(sale, third):
                    self._buying[place] = 0.0
                    continue
                gain = 0.0
                cell = sale * pairs * types + third
                for pair in range(pairs):
                    gain += ends[pair] * (sales.bought_three[cell] - sales.sold_three[cell])
                    cell += types
                gain /= whole
                buys = self._buying[place]
                buy = max(self._buy_regrets[place] + gain * (1.0 - buys), 0.0)
                sell = max(self._sell_regrets[place] - gain * buys, 0.0)
                self._buy_regrets[place] = buy
                self._sell_regrets[place] = sell
                if buy + sell > 0.0:
                    self._buying[place] = buy / (buy + sell)
                self.buys[place] += weight * self._buying[place]
