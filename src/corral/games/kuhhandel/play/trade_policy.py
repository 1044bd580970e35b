"""The policy for cow trades: which one to propose, mixed offers, answers, counter-offers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from corral.games.kuhhandel.play.believing import Beliefs
from corral.games.kuhhandel.play.doubting import doubtful_strategy, types_of
from corral.games.kuhhandel.play.endgame import (
    is_end,
    is_last_stake,
    last_challenge,
    last_piles,
)
from corral.games.kuhhandel.play.haggling import (
    Judge,
    MixedStrategy,
    Shown,
    Trade,
    strategy_of,
)
from corral.games.kuhhandel.play.piles import ASTRAY, COMPLETE, next_card
from corral.games.kuhhandel.play.reckoning import doubt_of, likely_hand, reckon
from corral.games.kuhhandel.rules.codes import (
    ADD_MOVE,
    ANSWER_PHASE,
    COUNTER_PHASE,
    DONE_MOVE,
    KINDS,
    TRADE_MOVE,
    TURN_PHASE,
)
from corral.games.kuhhandel.rules.material import Material
from corral.games.kuhhandel.rules.money import count, total
from corral.games.kuhhandel.rules.table import KuhhandelTable

SELDOM: Final = 0.00005
"""How often, compared with what was thought of, anything else may be tried."""
SOLVED: Final = -1.0
DOUBTFUL: Final = -2.0
ANY_CARDS: Final = -1
REMEMBERED: Final = 1000
"""Laws kept; the thoughts of one decision need no more."""


class Haggler:
    """Works out strategies of cow trades, and remembers them.

    Piles are put down card by card, and a search comes to the same trades again and again. Laws are
    never changed, so threads may share them.
    """

    __slots__ = ("_material", "_strategies", "beliefs")

    def __init__(self) -> None:
        self._strategies: dict[tuple[float, ...], MixedStrategy] = {}
        self._material: Material | None = None
        self.beliefs = Beliefs()

    def strategy(self, table: KuhhandelTable, seat: i64) -> MixedStrategy:
        """The strategy of a seat's piles in the trade that is going on."""
        other = table.opponent if seat == table.turn else table.turn
        return self._strategy(table, seat, other, reckon(table, seat), doubt_of(table, seat, other))

    def _strategy(
        self, table: KuhhandelTable, seat: i64, other: i64, money: list[float], doubt: float
    ) -> MixedStrategy:
        signs = _signs(table, seat, money, doubt)
        self._forget(table)
        strategy = self._strategies.get(signs)
        if strategy is None:
            trade = Trade(table, seat, other, table.kind, seat == table.turn)
            strategy = strategy_of(trade, money, doubt, Judge())
            self._strategies[signs] = strategy
        return strategy

    def answer_weights(self, table: KuhhandelTable, seat: i64) -> list[float]:
        """Accept or counter (K-33): as often as the pile drawn is nothing, or something."""
        return _answer_weights(table, self.strategy(table, seat))

    def offer_weights(self, table: KuhhandelTable, seat: i64, moves: vec[i64]) -> list[float]:
        """The next card of an offer or counter-offer, or that it is complete."""
        return _offer_weights(table, moves, self.strategy(table, seat))

    def solved_weights(self, table: KuhhandelTable, seat: i64, moves: vec[i64]) -> list[float]:
        """The same, by what follows from here to the end where that can be worked out.

        Where a trade is to be chosen, the one that it begins with.
        """
        if table.phase == TURN_PHASE:
            kind = last_challenge(table, seat, reckon(table, seat))
            return [1.0 if kind_of(move, TRADE_MOVE) == kind else SELDOM for move in moves]
        strategy = self.solved_strategy(table, seat)
        if table.phase == ANSWER_PHASE:
            return _answer_weights(table, strategy)
        return _offer_weights(table, moves, strategy)

    def solved_strategy(self, table: KuhhandelTable, seat: i64) -> MixedStrategy:
        """The strategy of those who think: they look closely at who has what.

        Two of them go by the cards shown, too, and work out the end.
        """
        if table.players != 2:
            return self._doubtful_strategy(table, seat)
        other = table.next_seat(seat)
        money = reckon(table, seat)
        doubt = doubt_of(table, seat, other)
        offer: Shown | None = None
        number: i64 = ANY_CARDS
        if seat != table.turn and (doubt == 0.0 or count(table.offer) == 0):
            # Of a hand that is only guessed the number says little, and who reacts to it is led.
            number = count(table.offer)
            offer = Shown(likely_hand(table, seat), number)
        signs = (SOLVED, float(number), *_signs(table, seat, money, doubt))
        self._forget(table)
        strategy = self._strategies.get(signs)
        if strategy is None:
            if is_end(table):
                strategy = last_piles(table, seat, money, doubt, offer)
            else:
                trade = Trade(table, seat, other, table.kind, seat == table.turn)
                strategy = strategy_of(trade, money, doubt, Judge(), offer)
            self._strategies[signs] = strategy
        return strategy

    def _doubtful_strategy(self, table: KuhhandelTable, seat: i64) -> MixedStrategy:
        """With three and more neither side knows the other's money."""
        if is_last_stake(table):
            return MixedStrategy([int(table.hand[seat])], [1.0], 0.0)
        other = table.opponent if seat == table.turn else table.turn
        self._forget(table)
        belief = self.beliefs.of(table, seat)
        doubt = belief.doubts[other]
        mirror = self.beliefs.mirrored(table, seat, other)
        money = belief.money
        answering = seat != table.turn and table.phase in (ANSWER_PHASE, COUNTER_PHASE)
        nothing = answering and count(table.offer) == 0
        if mirror.doubt == 0.0 and not nothing:  # the other knows the hand
            return self._strategy(table, seat, other, money, doubt)
        number = 0 if nothing else ANY_CARDS
        signs = (
            DOUBTFUL,
            float(number),
            mirror.money,
            mirror.doubt,
            *_signs(table, seat, money, doubt),
        )
        strategy = self._strategies.get(signs)
        if strategy is None:
            trade = Trade(table, seat, other, table.kind, seat == table.turn)
            if nothing:
                strategy = strategy_of(trade, money, doubt, Judge(), Shown(0, 0))
            else:
                own = types_of(mirror.money, mirror.doubt)
                theirs = types_of(money[other], doubt)
                strategy = doubtful_strategy(trade, money, own, theirs)
            self._strategies[signs] = strategy
        return strategy

    def _forget(self, table: KuhhandelTable) -> None:
        if self._material is not table.material or len(self._strategies) >= REMEMBERED:
            self._strategies = {}
            self._material = table.material
            self.beliefs = Beliefs()


def _answer_weights(table: KuhhandelTable, strategy: MixedStrategy) -> list[float]:
    if count(table.offer) == 0:
        return [SELDOM, 1.0]
    accept = 0.0
    whole = 0.0
    for index in range(len(strategy.piles)):
        whole += strategy.weights[index]
        if total(strategy.piles[index]) == 0:
            accept += strategy.weights[index]
    return [accept / whole + SELDOM, 1.0 - accept / whole + SELDOM]


def _offer_weights(table: KuhhandelTable, moves: vec[i64], strategy: MixedStrategy) -> list[float]:
    weights = [0.0] * len(moves)
    countering = table.phase == COUNTER_PHASE
    drawn = 0.0
    for index in range(len(strategy.piles)):
        pile = strategy.piles[index]
        if countering and total(pile) == 0:
            continue  # that would have been to accept
        drawn += strategy.weights[index]
        following = next_card(table.chosen, pile)
        if following == COMPLETE:
            _add(weights, moves, DONE_MOVE, strategy.weights[index])
        elif following != ASTRAY:
            _add(weights, moves, ADD_MOVE + following, strategy.weights[index])
    if table.chosen == 0 and drawn == 0.0:
        # Nothing was worth a counter-offer, yet one is to be made: the smallest.
        weights[len(moves) - 1 if len(moves) == 1 else 1] = 1.0
    whole = sum(weights)
    if whole == 0.0:  # gone astray
        whole = 1.0
        _add(weights, moves, DONE_MOVE, whole)
    return [weight + SELDOM * whole for weight in weights]


def _signs(table: KuhhandelTable, seat: i64, money: list[float], doubt: float) -> tuple[float, ...]:
    """Whatever a strategy depends on and changes in a match.

    The same for all worlds that the seat cannot tell apart.
    """
    signs = [float(seat), float(table.turn), float(table.opponent), float(table.kind), doubt]
    signs.extend(money)
    signs.append(float(table.hand[seat]))
    signs.append(float(table.donkeys))
    signs.append(float(table.money_left))
    for number in table.animals:
        signs.append(float(number))
    for owner in table.premium:
        signs.append(float(owner))
    return tuple(signs)


def _add(weights: list[float], moves: vec[i64], move: i64, weight: float) -> None:
    for index in range(len(moves)):
        if moves[index] == move:
            weights[index] += weight
            return


def opponent_of(move: i64, first: i64) -> i64:
    """Whom a challenge names; its numbers begin at ``first``."""
    return (move - first) // KINDS


def kind_of(move: i64, first: i64) -> i64:
    """What a challenge is about."""
    return (move - first) % KINDS
