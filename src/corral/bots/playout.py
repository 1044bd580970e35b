"""A playout (rollout): random moves to the end, inside the engine."""

from __future__ import annotations

from mypy_extensions import i64

from corral.core.prng import Sfc32
from corral.core.state import State


def play_out(state: State, rng: Sfc32) -> i64:
    """Play random moves to the end; the number of decisions taken."""
    decisions: i64 = 0
    while True:
        weight = state.chance_weight()
        if weight > 0:
            state.apply_chance(state.chance_pick(rng.below(weight)))
            continue
        actors = state.actors()
        if not actors:
            return decisions
        seat: i64 = actors[0] if len(actors) == 1 else actors[rng.below(len(actors))]
        moves = state.legal(seat)
        state.apply(seat, moves[rng.below(len(moves))])
        decisions += 1
