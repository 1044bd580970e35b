"""Cow trades: which one to propose, and the mixed offers, answers and counter-offers in one."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from corral.games.kuhhandel.codes import (
    ADD_MOVE,
    DONE_MOVE,
    KINDS,
    OFFER_PHASE,
)
from corral.games.kuhhandel.haggling import Haggle, Mix, next_card, targets
from corral.games.kuhhandel.money import copies, count
from corral.games.kuhhandel.reckoning import reckon
from corral.games.kuhhandel.table import Table

LEAST_COUNTER: Final = 5.0
"""Who draws less accepts: a counter-offer of nothing wins nothing."""
SELDOM: Final = 0.002
PADDED: Final = 0.5
"""How often one more 0-card is put to an offer, so that its number of cards says little."""
EMPTY: Final = 0.1
"""How often an offer of nothing shows that it is one, if there is a 0-card."""


def own_mix(table: Table, seat: i64) -> Mix:
    """The law of a seat's totals in the trade that is going on."""
    haggle = Haggle(table, reckon(table, seat), table.turn, table.opponent, table.kind)
    return haggle.offer if seat == table.turn else haggle.answer


def answer_weights(table: Table, seat: i64) -> list[float]:
    """Accept or counter (K-33): as often as the drawn total is nothing, or something."""
    if count(table.offer) == 0:
        return [SELDOM, 1.0]
    accept = own_mix(table, seat).below(LEAST_COUNTER)
    return [accept + SELDOM, 1.0 - accept + SELDOM]


def drawn_sets(table: Table, seat: i64) -> list[int]:
    """What an offer or counter-offer is drawn from, each set as likely as any other."""
    least = 0.0 if table.phase == OFFER_PHASE else LEAST_COUNTER
    return targets(own_mix(table, seat), table.hand[seat], least)


def offer_weights(table: Table, seat: i64, moves: vec[i64]) -> list[float]:
    """The next card of an offer or counter-offer, or that it is complete."""
    offering = table.phase == OFFER_PHASE
    zeros = copies(table.hand[seat], 0) if offering else 0
    cards = drawn_sets(table, seat)
    weights = [SELDOM] * len(moves)
    chosen = table.chosen
    padding = copies(chosen, 0)
    for wanted in cards:
        following = next_card(chosen - padding, wanted)
        if following < 0 or (following > 0 and padding > 0):
            continue
        if following > 0:
            _add(weights, moves, ADD_MOVE + following, 1.0)
        elif padding >= zeros:
            _add(weights, moves, DONE_MOVE, 1.0)
        else:
            stop = EMPTY if chosen == 0 else 1.0 - PADDED
            _add(weights, moves, DONE_MOVE, stop)
            _add(weights, moves, ADD_MOVE, 1.0 - stop)
    if not offering and chosen == 0 and len(cards) == 0:
        # Nothing was worth a counter-offer, yet one is to be made: the smallest.
        _add(weights, moves, moves[len(moves) - 1] if len(moves) == 1 else moves[1], 1.0)
    return weights


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
