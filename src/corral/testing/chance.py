"""What the contract promises of a state that waits for chance."""

from __future__ import annotations

from collections import Counter
from random import Random

from corral.core.state import State

FEW_NUMBERS = 200
"""Up to so many numbers are all tried; of more, so many."""


def broken_promise(state: State, rng: Random) -> str | None:
    """Which promise about its outcomes a chance node breaks, if any."""
    outcomes = state.chance_outcomes()
    weights = dict(outcomes)
    whole = int(state.chance_weight())
    if len(weights) < len(outcomes) or any(weight <= 0 for weight in weights.values()):
        return f"each outcome of chance is listed once, with a weight: {outcomes}"
    if sum(weights.values()) != whole:
        return f"the weights {sum(weights.values())} of all outcomes are chance_weight() = {whole}"
    if whole <= FEW_NUMBERS:
        if Counter(int(state.chance_pick(number)) for number in range(whole)) != weights:
            return "chance_pick gives each outcome its weight"
    elif not {state.chance_pick(rng.randrange(whole)) for _ in range(FEW_NUMBERS)} <= set(weights):
        return "chance_pick gives outcomes that are listed"
    for outcome in (-1, *weights, max(weights) + 1):
        weight = weights.get(outcome, 0)
        if state.chance_share(outcome) != weight or state.chance_allows(outcome) != (weight > 0):
            return f"chance_share and chance_allows know the outcome {outcome} of weight {weight}"
    return None
