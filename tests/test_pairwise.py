"""The tables of the conformance kit: every two values that can go together do so at one of them."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corral.core.errors import OptionError
from corral.core.options import Choice, Number, Option, Options, Switch, check_options
from corral.testing.pairwise import pairwise


def switches(count: int) -> list[Option]:
    return [Switch(f"s{number}", False, "T-1") for number in range(count)]


def possible(options: list[Option], choice: Options) -> bool:
    try:
        check_options("toy", options, choice)
    except OptionError:
        return False
    return True


@st.composite
def some_options(draw: st.DrawFn) -> list[Option]:
    """Up to six options of all kinds, some of which exclude others."""
    found: list[Option] = []
    for number in range(draw(st.integers(0, 6))):
        name = f"o{number}"
        others = [option.name for option in found]
        excludes = draw(st.lists(st.sampled_from(others), unique=True)) if others else []
        kind = draw(st.integers(0, 2))
        if kind == 0:
            found.append(Switch(name, draw(st.booleans()), "T-1", excludes))
        elif kind == 1:
            found.append(Number(name, draw(st.integers(1, 4)), 1, 4, "T-1", excludes))
        else:
            found.append(Choice(name, "b", ("a", "b", "c"), "T-1", excludes))
    return found


@given(some_options())
def test_every_possible_pair_is_met_and_nothing_impossible(options: list[Option]) -> None:
    chosen = pairwise(options)
    assert chosen[0] == {option.name: option.default for option in options}
    assert all(possible(options, choice) for choice in chosen)
    for one, other in combinations(options, 2):
        for pair in product(one.values(), other.values()):
            wanted = dict(zip((one.name, other.name), pair, strict=True))
            if possible(options, wanted):
                assert any(wanted.items() <= choice.items() for choice in chosen), wanted
    for option in options:
        for value in option.values():
            assert any(choice[option.name] == value for choice in chosen), (option.name, value)


@given(some_options())
def test_no_choice_is_met_twice_and_the_same_options_give_the_same(options: list[Option]) -> None:
    chosen = pairwise(options)
    assert chosen == pairwise(options)
    assert len({tuple(choice.values()) for choice in chosen}) == len(chosen)


def test_without_options_there_is_one_choice() -> None:
    assert pairwise([]) == [{}]


def test_one_option_has_all_its_values() -> None:
    met = [choice["n"] for choice in pairwise([Number("n", 3, 1, 9, "T-1")])]
    assert met == [3, 1, 9]


def test_two_switches_have_all_their_combinations() -> None:
    assert len(pairwise(switches(2))) == 4


@pytest.mark.parametrize(("count", "most"), [(4, 8), (8, 12), (12, 14)])
def test_choices_grow_slowly(count: int, most: int) -> None:
    assert len(pairwise(switches(count))) <= most


def test_what_excludes_each_other_never_meets() -> None:
    options = [Switch("a", False, "T-1"), Switch("b", False, "T-1", excludes=("a",))]
    assert pairwise(options) == [
        {"a": False, "b": False},
        {"a": False, "b": True},
        {"a": True, "b": False},
    ]
