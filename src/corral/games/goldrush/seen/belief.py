"""Determinization: others' tokens of values that the seat cannot know (G-10), dealt anew."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from corral.core.prng import Sfc32
from corral.games.goldrush.rules.codes import OVER_PHASE
from corral.games.goldrush.rules.table import GoldRushTable
from corral.games.goldrush.rules.tokens import nth_value, unseen_tokens


def imagine(table: GoldRushTable, seat: i64, rng: Sfc32) -> None:
    """Deal the others' tokens anew. When the match is over all of them have been shown."""
    if table.phase == OVER_PHASE:
        return
    counts = vec[i64]([0] * int(table.players))
    for other in range(table.players):
        if other != seat:
            counts[other] = table.token_count(other)
            _forget(table, other)
    deal_tokens(table, counts, rng)


def _forget(table: GoldRushTable, other: i64) -> None:
    """The tokens of a seat go back among the unseen ones."""
    values: i64 = len(table.unseen)
    for value in range(values):
        table.unseen[value] += table.purse[other * values + value]
        table.purse[other * values + value] = 0


def deal_tokens(table: GoldRushTable, counts: vec[i64], rng: Sfc32) -> None:
    """Each seat gets so many tokens; every token that nobody has seen is as likely as another."""
    values: i64 = len(table.unseen)
    for seat in range(table.players):
        for _ in range(counts[seat]):
            value = nth_value(table, rng.below(unseen_tokens(table)))
            table.unseen[value] -= 1
            table.purse[seat * values + value] += 1
