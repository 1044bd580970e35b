"""Best responses in a cow trade, to what the other side probably does in imagined worlds.

Whoever draws from the mixed strategy of ``haggling`` cannot be read. But the other side, too, draws
from its strategy, which can be worked out in every world that one can imagine. Against that some
piles do better than others. Among nearly the best any may be put down, so that it is still hard to
read.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from corral.games.kuhhandel.play.haggling import LEAST_MONEY, MixedStrategy, Outcomes, Trade
from corral.games.kuhhandel.play.prospects import true_money
from corral.games.kuhhandel.rules.money import count, total
from corral.games.kuhhandel.rules.table import KuhhandelTable

TEMPER: Final = 0.004
"""A pile that is worse by this much, in chance to win, is put down e times less often."""


def add_hopes(
    hopes: list[float], piles: list[int], world: KuhhandelTable, seat: i64, theirs: MixedStrategy
) -> None:
    """Add to each pile's hope what it brings in a world, against the other's strategy there."""
    challenging = seat == world.turn
    other = world.opponent if challenging else world.turn
    money = true_money(world)
    most = max(money[seat], money[other], LEAST_MONEY)
    outcomes = Outcomes(Trade(world, seat, other, world.kind, challenging), money, most)
    likely = theirs.weights if challenging else _of_so_many_cards(theirs, count(world.offer))
    whole = sum(likely)
    for place in range(len(theirs.piles)):
        if likely[place] > 0.0:
            part = likely[place] / whole
            against = float(total(theirs.piles[place]))
            for index in range(len(piles)):
                hopes[index] += part * outcomes.hope(float(total(piles[index])), against)


def _of_so_many_cards(strategy: MixedStrategy, shown: i64) -> list[float]:
    """The weights of offers that show so many cards; of all, if the strategy knows none (K-32)."""
    weights = [0.0] * len(strategy.piles)
    for place in range(len(weights)):
        if count(strategy.piles[place]) == shown:
            weights[place] = strategy.weights[place]
    return weights if sum(weights) > 0.0 else strategy.weights


def near_best(piles: list[int], hopes: list[float], worlds: int) -> MixedStrategy:
    """The strategy of one who takes nearly the best; nothing, that is to accept, stands for itself.

    What is put down instead of nothing may be spread over many piles: together they weigh no more
    than the best of them.
    """
    highest = max(hopes)
    weights = [exp((hope - highest) / float(worlds) / TEMPER) for hope in hopes]
    best = 0.0
    whole = 0.0
    for index in range(len(piles)):
        if total(piles[index]) > 0:
            best = max(best, weights[index])
            whole += weights[index]
    for index in range(len(piles)):
        if total(piles[index]) > 0:
            weights[index] *= best / whole
    return MixedStrategy(piles, weights, highest / float(worlds))
