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
from corral.games.kuhhandel.haggling import ASTRAY, COMPLETE, Haggle, Mix, next_card, targets
from corral.games.kuhhandel.money import count
from corral.games.kuhhandel.reckoning import reckon
from corral.games.kuhhandel.table import Table

LEAST_COUNTER: Final = 5.0
"""Who draws less accepts: a counter-offer of nothing wins nothing."""
SELDOM: Final = 0.002


class _Thought:
    """A law that was worked out, and for what: a pile is put down card by card."""

    __slots__ = ("deeds", "material", "mix", "signs")

    def __init__(self, table: Table, signs: list[int], mix: Mix) -> None:
        self.material = table.material
        self.deeds = table.deeds
        self.signs = signs
        self.mix = mix


_LAST: list[_Thought] = []
"""The last one, or none."""


def own_mix(table: Table, seat: i64) -> Mix:
    """The law of a seat's totals in the trade that is going on."""
    signs = _signs(table, seat)
    if _LAST:
        last = _LAST[0]
        if last.deeds is table.deeds and last.material is table.material and last.signs == signs:
            return last.mix
    haggle = Haggle(table, reckon(table, seat), table.turn, table.opponent, table.kind)
    mix = haggle.offer if seat == table.turn else haggle.answer
    _LAST[:] = [_Thought(table, signs, mix)]
    return mix


def _signs(table: Table, seat: i64) -> list[int]:
    """Whatever the law depends on, but for the deeds."""
    return [
        int(seat),
        int(table.turn),
        int(table.opponent),
        int(table.kind),
        *table.animals,
        *table.premium,
        *table.base,
        *table.hand,
        *table.deck,
    ]


def answer_weights(table: Table, seat: i64) -> list[float]:
    """Accept or counter (K-33): as often as the drawn total is nothing, or something."""
    if count(table.offer) == 0:
        return [SELDOM, 1.0]
    accept = own_mix(table, seat).below(LEAST_COUNTER)
    return [accept + SELDOM, 1.0 - accept + SELDOM]


def drawn_sets(table: Table, seat: i64) -> list[int]:
    """What an offer or counter-offer is drawn from, each set as likely as any other."""
    offering = table.phase == OFFER_PHASE
    least = 0.0 if offering else LEAST_COUNTER
    return targets(own_mix(table, seat), table.hand[seat], least, offering)


def offer_weights(table: Table, seat: i64, moves: vec[i64]) -> list[float]:
    """The next card of an offer or counter-offer, or that it is complete."""
    cards = drawn_sets(table, seat)
    weights = [SELDOM] * len(moves)
    for wanted in cards:
        following = next_card(table.chosen, wanted)
        if following == COMPLETE:
            _add(weights, moves, DONE_MOVE)
        elif following != ASTRAY:
            _add(weights, moves, ADD_MOVE + following)
    if table.chosen == 0 and len(cards) == 0:
        # Nothing was worth a counter-offer, yet one is to be made: the smallest.
        weights[len(moves) - 1 if len(moves) == 1 else 1] = 1.0
    return weights


def _add(weights: list[float], moves: vec[i64], move: i64) -> None:
    for index in range(len(moves)):
        if moves[index] == move:
            weights[index] += 1.0
            return


def opponent_of(move: i64, first: i64) -> i64:
    """Whom a challenge names; its numbers begin at ``first``."""
    return (move - first) // KINDS


def kind_of(move: i64, first: i64) -> i64:
    """What a challenge is about."""
    return (move - first) % KINDS
