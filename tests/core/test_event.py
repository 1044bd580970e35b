"""Values of events say what they are, and are refused as something else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from corral.core.event import Value, number, numbers


def test_values_are_taken_for_what_they_are() -> None:
    assert number(7) == 7
    assert numbers([1, 2]) == [1, 2]


@pytest.mark.parametrize(
    ("taken", "value", "problem"),
    [
        (number, "7", "'7' is no number"),
        (number, None, "None is no number"),
        (numbers, 7, "7 is no list of numbers"),
        (numbers, ["7"], "'7' is no number"),
    ],
)
def test_other_values_are_refused(
    taken: Callable[[Value], object], value: Value, problem: str
) -> None:
    with pytest.raises(TypeError) as refused:
        taken(value)
    assert str(refused.value) == problem
