"""What a chance node promises, and that the kit notices one that breaks a promise."""

from __future__ import annotations

from math import factorial, prod
from random import Random

import pytest
from mypy_extensions import i64

import corral
from corral.core.prng import Sfc32
from corral.core.setting import setting_for
from corral.testing.chance import broken_promise
from tests.bots.toys import Loaded


class Even(Loaded):
    """Says of a loaded die that it is even."""

    def chance_share(self, outcome: i64) -> i64:
        return 1 if self.chance_allows(outcome) else 0


class Askew(Loaded):
    """Picks otherwise than its weights say."""

    def chance_pick(self, number: i64) -> i64:
        return number % 3


class Twice(Loaded):
    """Lists an outcome twice."""

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return [(0, 1), (1, 3), (1, 3), (2, 3)]


class Short(Loaded):
    """Forgets the last outcome."""

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return super().chance_outcomes()[:2]


def test_a_chance_node_that_keeps_its_promises() -> None:
    assert broken_promise(Loaded(), Random(1)) is None


@pytest.mark.parametrize(
    ("broken", "promise"),
    [
        (Even, "chance_share"),
        (Askew, "chance_pick gives each"),
        (Twice, "listed once"),
        (Short, "chance_weight"),
    ],
)
def test_a_broken_promise_is_named(broken: type[Loaded], promise: str) -> None:
    assert promise in str(broken_promise(broken(), Random(1)))


def test_dice_are_as_likely_as_they_can_be_rolled() -> None:
    state = corral.game("elgaucho").start(setting_for(corral.game("elgaucho"), 4, {}))
    rng = Sfc32(5)
    while state.chance_weight() < 6**6:
        seat = state.actors()
        if seat:
            state.apply(seat[0], state.legal(seat[0])[0])
        else:
            state.apply_chance(state.chance_pick(rng.below(state.chance_weight())))
    for roll, weight in state.chance_outcomes():
        faces = [roll >> 4 * face & 15 for face in range(6)]
        assert state.chance_share(roll) == weight
        assert weight == factorial(sum(faces)) // prod(factorial(number) for number in faces)
