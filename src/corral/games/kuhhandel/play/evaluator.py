"""Evaluation and policy of Kuhhandel Master: what bots know about playing it well.

Judging: ``prospects`` says who completes which quartet and what it is worth. Deciding: ``limits``
says what things are worth in money, ``trade_policy`` how to haggle, both from what a seat can know.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from corral.core.evaluator import Evaluator
from corral.core.prng import Sfc32
from corral.core.state import State
from corral.games.kuhhandel.play import trade_policy
from corral.games.kuhhandel.play.bidding import bid_weights, hammer_weights
from corral.games.kuhhandel.play.endgame import is_end
from corral.games.kuhhandel.play.haggling import Trade, value_of
from corral.games.kuhhandel.play.limits import (
    animal_worth,
    card_cost,
    chance,
    lowest_cards,
    moved,
    premium_worth,
)
from corral.games.kuhhandel.play.prospects import prospects, true_money, with_card
from corral.games.kuhhandel.play.reckoning import SMALL_CHANGE, reckon
from corral.games.kuhhandel.play.responses import bid_responses, response_values
from corral.games.kuhhandel.rules.auction import highest_bid, may_bid
from corral.games.kuhhandel.rules.codes import (
    ANSWER_PHASE,
    BID_MOVE,
    BID_PHASE,
    CALL_PHASE,
    CARDS,
    COUNTER_PHASE,
    GIVE_MOVE,
    GIVE_PHASE,
    HAMMER_PHASE,
    KEEP_MOVE,
    MONEY_CARD,
    OFFER_PHASE,
    PASS_MOVE,
    PAY_MOVE,
    PAY_PHASE,
    PLEDGE_PHASE,
    PREMIUM_PHASE,
    RAT,
    RAT_PHASE,
    SELL_MOVE,
    SHARE_PHASE,
    SLAP_MOVE,
    TRADE_MOVE,
    TURN_PHASE,
)
from corral.games.kuhhandel.rules.money import STEP, VALUE, count, total
from corral.games.kuhhandel.rules.table import KuhhandelTable
from corral.games.kuhhandel.state import Kuhhandel

SELDOM: Final = 0.002
CLEAR: Final = 0.02
"""A difference in the chance to win that makes a choice clear."""
SLAP_AT: Final = 0.7
"""Who waits for the premium's full worth comes too late or gains nothing."""
JUMP: Final = 0.35
"""How far a bid jumps towards the limit."""


class KuhhandelEvaluator(Evaluator):
    """Quartets, money, and not being readable."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 0
        self.worlds = 16
        self.samples = 1  # what a seat cannot know is not asked for
        self.exploration = 0.5
        self.temperature = 0.05
        self.visit_exponent = 0.5
        self.point_worth = 0.00001
        self.deck_gain = 0.02
        """What turning to the deck brings, compared with a trade that changes nothing."""
        self.haggler = trade_policy.Haggler()

    # Judging a position

    def expected(self, state: State) -> list[float]:
        table = _own(state)
        if table.over():
            return [float(points) for points in table.scores()]
        return prospects(table, true_money(table)).points

    def spread(self, state: State) -> float:
        table = _own(state)
        return prospects(table, true_money(table)).spread

    def chances(self, state: State) -> list[float]:
        if state.over():
            return super().chances(state)
        table = _own(state)
        return prospects(table, true_money(table)).chances()

    def forecast(self, state: State) -> tuple[list[float], list[float]]:
        if state.over():
            return super().forecast(state)
        table = _own(state)
        found = prospects(table, true_money(table))
        return found.chances(), found.points

    def settled(self, state: State) -> bool:
        """Between turns: a card on offer or a trade is finished first."""
        return _own(state).phase == TURN_PHASE

    # Finding moves

    def mixes(self, state: State, seat: i64) -> bool:
        """In cow trades, where the other side must not be able to tell the pile."""
        return _own(state).phase in (OFFER_PHASE, ANSWER_PHASE, COUNTER_PHASE)

    def works_out(self, state: State, seat: i64) -> bool:
        """In the end of two also what to trade about."""
        table = _own(state)
        return table.phase == TURN_PHASE and is_end(table)

    def bluffs(self, state: State, seat: i64) -> bool:
        """In auctions: what to bid, and whether to buy."""
        return _own(state).phase in (BID_PHASE, HAMMER_PHASE)

    def solved(self, state: State, seat: i64, moves: vec[i64]) -> list[float]:
        """The same, but in the last trades of two by what is worked out to the end."""
        table = _own(state)
        if table.phase == BID_PHASE:
            return bid_weights(table, seat, moves, self.haggler.beliefs)
        if table.phase == HAMMER_PHASE:
            return hammer_weights(table, moves, self.haggler.beliefs)
        return self.haggler.solved_weights(table, seat, moves)

    def presumed(self, state: State, seat: i64, moves: vec[i64]) -> list[float]:
        """When two distribute: over all cards that may come next."""
        table = _own(state)
        return _share_values(table, seat, moves) if table.phase == SHARE_PHASE else []

    def responses(
        self, worlds: list[State], seat: i64, moves: vec[i64], solved: bool
    ) -> list[float]:
        """In cow trades, and in auctions where others draw what to bid and whether to buy."""
        tables: list[KuhhandelTable] = [_own(world) for world in worlds]
        if solved and tables[0].phase in (BID_PHASE, HAMMER_PHASE):
            return bid_responses(tables, seat, moves, self.haggler.beliefs)
        if not self.mixes(worlds[0], seat):
            return []
        return response_values(tables, seat, moves, self.haggler, solved)

    def obvious(self, state: State, seat: i64) -> bool:
        """Where it is only about which cards to part with."""
        return _own(state).phase in (PAY_PHASE, PLEDGE_PHASE, GIVE_PHASE)

    def thinkable(self, state: State, seat: i64, moves: vec[i64]) -> vec[i64]:
        """Of all bids those that raise the last one by 10, 20, 40 and so on."""
        if _own(state).phase != BID_PHASE:
            return moves
        some = vec[i64]([moves[0]])
        place: i64 = 1
        while place < len(moves):
            some = append(some, moves[place])
            place *= 2
        return some

    def foreseen(self, state: State, seat: i64) -> bool:
        """Wherever somebody decides by their own money, which is not the same in all worlds."""
        return _own(state).phase not in (TURN_PHASE, SHARE_PHASE)

    def policy(self, state: State, seat: i64, moves: vec[i64]) -> list[float]:
        if len(moves) == 1:
            return [1.0]
        table = _own(state)
        phase = table.phase
        if phase in (OFFER_PHASE, COUNTER_PHASE):
            return self.haggler.offer_weights(table, seat, moves)
        if phase == ANSWER_PHASE:
            return self.haggler.answer_weights(table, seat)
        if phase == BID_PHASE:
            return _bid_weights(table, seat, moves)
        if phase == PAY_PHASE:
            return _pay_weights(table, moves)
        if phase in (PLEDGE_PHASE, GIVE_PHASE):
            return _lowest_first(moves)
        if phase == RAT_PHASE:
            return _rat_weights(table, seat, moves)
        if phase == CALL_PHASE:
            return _call_weights(table, seat, moves)
        if phase in (HAMMER_PHASE, PREMIUM_PHASE):
            return _hammer_weights(table, seat, moves)
        if phase == SHARE_PHASE:
            return _share_weights(table, seat, moves)
        return _turn_weights(table, seat, moves)

    def judge(self, state: State, seat: i64, moves: vec[i64], rng: Sfc32) -> list[float]:
        table = _own(state)
        phase = table.phase
        if phase == TURN_PHASE:
            return self._turn_values(table, seat, moves)
        if phase == SHARE_PHASE:
            return _share_values(table, seat, moves)
        weights = self.policy(state, seat, moves)
        whole = sum(weights)
        return [weight / whole for weight in weights]

    def foresee(
        self, state: State, seat: i64, moves: vec[i64], rng: Sfc32
    ) -> tuple[list[float], list[float]]:
        """One course of what follows; between turns and when two distribute chances as judged."""
        chances, points = super().foresee(state, seat, moves, rng)
        if _own(state).phase in (TURN_PHASE, SHARE_PHASE):
            chances = self.judge(state, seat, moves, rng)
        return chances, points

    def reply(self, state: State, seat: i64, rng: Sfc32) -> i64:
        """An auction is soon over: who would bid most gets it for about what the next one would."""
        table = _own(state)
        if table.phase == BID_PHASE:
            return _last_bid(table, seat)
        return super().reply(state, seat, rng)

    def _turn_values(self, table: KuhhandelTable, seat: i64, moves: vec[i64]) -> list[float]:
        """The hope to win with each challenge, if both haggle well, and with the deck."""
        money = reckon(table, seat)
        values: list[float] = []
        for move in moves:
            if move >= TRADE_MOVE:
                other = trade_policy.opponent_of(move, TRADE_MOVE)
                kind = trade_policy.kind_of(move, TRADE_MOVE)
                values.append(value_of(Trade(table, seat, other, kind, True), money))
            else:
                values.append(min(prospects(table, money).chances()[seat] + self.deck_gain, 1.0))
        return values


def _own(state: State) -> Kuhhandel:
    assert isinstance(state, Kuhhandel)
    return state


def _choice(better: float) -> float:
    """How much more often the better of two is chosen: its weight against 1."""
    return exp(max(min(better / CLEAR * 3.0, 6.0), -6.0))


# A turn


def _turn_weights(table: KuhhandelTable, seat: i64, moves: vec[i64]) -> list[float]:
    """Trades with those who have less money, about what matters; else the deck."""
    money = reckon(table, seat)
    weights: list[float] = []
    for move in moves:
        if move < TRADE_MOVE:
            weights.append(2.0)
            continue
        other = trade_policy.opponent_of(move, TRADE_MOVE)
        kind = trade_policy.kind_of(move, TRADE_MOVE)
        edge = (money[seat] - money[other]) / (money[seat] + money[other] + 50.0)
        value = 300.0 if kind == RAT else float(table.material.value[kind])
        weights.append(0.1 + max(edge, 0.0) * value / 200.0)
    return weights


# An auction


def _bid_weights(table: KuhhandelTable, seat: i64, moves: vec[i64]) -> list[float]:
    """Up to the limit: by 10, or a jump; never more than one has."""
    money = reckon(table, seat)
    limit = animal_worth(table, money, seat)
    weights = [SELDOM] * len(moves)
    least = table.bid + STEP
    if float(least) > limit:
        weights[0] = 1.0
        return weights
    weights[0] = 0.03
    first = BID_MOVE + table.bid // STEP
    jump = i64((limit - float(table.bid)) * JUMP) // STEP
    for index in range(1, len(moves)):
        step = moves[index] - first
        if step == 0 or step == jump - 1:
            weights[index] = 0.5
    return weights


def _last_bid(table: KuhhandelTable, seat: i64) -> i64:
    """As much as any rival would bid, but no more than the seat's own limit; else a pass."""
    most = min(_highest_price(table, seat), highest_bid(table, seat))
    amount = table.bid + STEP
    if amount > most:
        return PASS_MOVE
    for other in range(table.players):
        if other != seat and may_bid(table, other):
            amount = max(amount, _highest_price(table, other))
    return BID_MOVE + min(amount, most) // STEP - 1


def _highest_price(table: KuhhandelTable, seat: i64) -> i64:
    """What a seat would bid at most."""
    return i64(animal_worth(table, reckon(table, seat), seat)) // STEP * STEP


def _hammer_weights(table: KuhhandelTable, seat: i64, moves: vec[i64]) -> list[float]:
    """Sell or buy (K-16, K-22): both judged by what follows."""
    money = reckon(table, seat)
    bidder = table.bidder
    price = float(table.bid)
    cost = price
    if table.phase == PREMIUM_PHASE:
        price = SMALL_CHANGE * float(table.bid)
        cost = lowest_cards(table.hand[seat], table.bid)
    sold = chance(with_card(table, bidder, table.card), moved(money, bidder, seat, price), seat)
    bought = chance(with_card(table, seat, table.card), moved(money, seat, bidder, cost), seat)
    weight = _choice(sold - bought)
    return [weight if move == SELL_MOVE else 1.0 for move in moves]


def _pay_weights(table: KuhhandelTable, moves: vec[i64]) -> list[float]:
    """The highest card that fits, so that many cards are left; else the lowest that covers."""
    missing = table.bid - total(table.chosen)
    best: i64 = moves[0]
    for move in moves:
        if VALUE[move - PAY_MOVE] <= missing or VALUE[best - PAY_MOVE] == 0:
            best = move
    return [1.0 if move == best else SELDOM for move in moves]


def _call_weights(table: KuhhandelTable, seat: i64, moves: vec[i64]) -> list[float]:
    """Slap for a premium as soon as the cards cost clearly less than it is worth (K-21)."""
    money = reckon(table, seat)
    cost = card_cost(table.hand[seat], table.bid)
    limit = premium_worth(table, money, seat) * SLAP_AT
    slap = 1.0 if cost <= limit else SELDOM
    return [slap if move == SLAP_MOVE else 1.0 - slap + SELDOM for move in moves]


def _lowest_first(moves: vec[i64]) -> list[float]:
    weights = [SELDOM] * len(moves)
    weights[0] = 1.0
    return weights


def _rat_weights(table: KuhhandelTable, seat: i64, moves: vec[i64]) -> list[float]:
    """Take the rat with the cards beside it, or put the lowest card there (K-27)."""
    money = reckon(table, seat)
    heap = SMALL_CHANGE * float(count(table.pile))
    other = table.next_seat(seat)
    taken = money[:]
    taken[seat] += heap
    put = money[:]
    cost = lowest_cards(table.hand[seat], 1)
    put[seat] = max(put[seat] - cost, 0.0)
    put[other] += heap + cost
    better = chance(with_card(table, seat, RAT), taken, seat) - chance(
        with_card(table, other, RAT), put, seat
    )
    weights = [SELDOM] * len(moves)
    weights[0] = _choice(better)
    if len(moves) > 1:
        weights[1] = 1.0
    return weights


# Two players distribute


def _share_weights(table: KuhhandelTable, seat: i64, moves: vec[i64]) -> list[float]:
    """Keep what is worth more than a usual card of money (K-41)."""
    other = table.next_seat(seat)
    money = reckon(table, seat)
    usual = _swing(table, money, seat, other, MONEY_CARD + 4)
    keep = _choice(_swing(table, money, seat, other, table.card) - usual)
    return [keep if move == KEEP_MOVE else 1.0 for move in moves]


def _share_values(table: KuhhandelTable, seat: i64, moves: vec[i64]) -> list[float]:
    """Keep what is worth more than the next card will be on average."""
    other = table.next_seat(seat)
    money = reckon(table, seat)
    whole = 0.0
    mean = 0.0
    for card in range(i64(CARDS)):
        weight = float(table.card_weight(card))
        if weight > 0.0:
            whole += weight
            mean += weight * _swing(table, money, seat, other, card)
    gain = (_swing(table, money, seat, other, table.card) - mean / max(whole, 1.0)) / 2.0
    now = chance(table, money, seat)
    keep = min(max(now + gain, 0.0), 1.0)
    give = min(max(now - gain, 0.0), 1.0)
    return [give if move == GIVE_MOVE else keep for move in moves]


def _swing(table: KuhhandelTable, money: list[float], seat: i64, other: i64, card: i64) -> float:
    """By how much a seat's chance differs between getting a card and the other getting it."""
    if card < MONEY_CARD:
        got = chance(with_card(table, seat, card), money, seat)
        return got - chance(with_card(table, other, card), money, seat)
    more = money[:]
    more[seat] += float(VALUE[card - MONEY_CARD])
    less = money[:]
    less[other] += float(VALUE[card - MONEY_CARD])
    return chance(table, more, seat) - chance(table, less, seat)
