"""Which of several values is taken: the greatest, or by softmax with a temperature."""

from __future__ import annotations

from math import exp

from mypy_extensions import i64

from corral.core.evaluator import draw
from corral.core.prng import Sfc32


def softmax_draw(values: list[float], temperature: float, rng: Sfc32) -> i64:
    """An index, each value that is worse by ``temperature`` being e times less likely."""
    return draw(softmax(values, temperature), rng)


def softmax(values: list[float], temperature: float) -> list[float]:
    """The weights for that: 1 for the best."""
    highest = max(values)
    return [exp((value - highest) / temperature) for value in values]


def best(values: list[float], rng: Sfc32) -> i64:
    """The index of the greatest value; among equals any."""
    highest = max(values)
    equals = [index for index in range(len(values)) if values[index] == highest]
    return equals[rng.below(len(equals))]
