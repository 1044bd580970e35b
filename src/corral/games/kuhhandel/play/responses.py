"""Best responses in cow trades, for one who knows the strategy from which the other side draws.

Nobody plays like this to win matches: whoever always answers with what gains most can be read
itself. It measures what the bots' haggling gives away (``corral exploit``).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from corral.games.kuhhandel.play.endgame import end_judge, is_end
from corral.games.kuhhandel.play.haggling import Judge, MixedStrategy, Outcomes, Trade
from corral.games.kuhhandel.play.piles import COMPLETE, cards_for, next_card
from corral.games.kuhhandel.play.prospects import true_money
from corral.games.kuhhandel.play.trade_policy import Haggler
from corral.games.kuhhandel.rules.codes import (
    ACCEPT_MOVE,
    ADD_MOVE,
    ANSWER_PHASE,
    COUNTER_MOVE,
    DONE_MOVE,
    OFFER_PHASE,
)
from corral.games.kuhhandel.rules.money import card, copies, count, total
from corral.games.kuhhandel.rules.table import KuhhandelTable

CANDIDATES: Final = 24
"""How many totals are compared."""
LEAST: Final = 10.0
UNTHINKABLE: Final = -1.0


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
