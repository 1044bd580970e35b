"""Options of every kind: given in Python, on a command line, in records and positions."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from typing import Any

import pytest

import corral
from corral.core import registry
from corral.core.errors import NotationError, OptionError
from corral.core.options import (
    Choice,
    Number,
    Option,
    Options,
    OptionValue,
    Switch,
    check_declared,
)
from corral.core.text import Token
from corral.inputs.options import read_options
from corral.server.api import option_info

from . import highcard


class Varied(highcard.HighCard):
    """With an option of every kind."""

    options: tuple[Option, ...] = (
        Switch("double", False, "H-3"),
        Number("bonus", 2, 0, 5, "H-4", excludes=("double",)),
        Choice("deal", "once", ("never", "once", "twice"), "H-5"),
        Switch("hidden", True, "H-6", opposite="open"),
    )


GAME = Varied()
USUAL: Options = {"double": False, "bonus": 2, "deal": "once", "hidden": True}


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    points = [EntryPoint("highcard", f"{__name__}:GAME", registry.GROUP)]
    monkeypatch.setattr(registry, "entry_points", lambda group: points)
    monkeypatch.setattr(highcard, "GAME", GAME)
    registry.look_again()
    yield
    registry.look_again()


def chosen(**options: OptionValue) -> Options:
    return GAME.check_options(options)


# In Python


def test_what_is_not_given_is_as_usual() -> None:
    assert chosen() == USUAL
    assert corral.new("highcard", players=2, deal="twice").setting.options == {
        **USUAL,
        "deal": "twice",
    }


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"double": 1}, "option double=1 is not True or False"),
        ({"double": "yes"}, "option double='yes' is not True or False"),
        ({"bonus": True}, "option bonus=True is not a whole number"),
        ({"bonus": "3"}, "option bonus='3' is not a whole number"),
        ({"bonus": 6}, "option bonus=6 is not a number from 0 to 5"),
        ({"bonus": -1}, "option bonus=-1 is not a number from 0 to 5"),
        ({"deal": "thrice"}, "option deal='thrice' is not one of never, once, twice"),
        ({"deal": 1}, "option deal=1 is not one of never, once, twice"),
        ({"trump": True}, "highcard has no option 'trump'; it has double, bonus, deal, hidden"),
        ({"hidden": False, "open": True}, "hidden and open are the same option: give one"),
        ({"open": True, "hidden": True}, "hidden and open are the same option: give one"),
    ],
)
def test_wrong_values_are_refused_with_what_is_right(options: Options, problem: str) -> None:
    with pytest.raises(OptionError) as refused:
        chosen(**options)
    assert str(refused.value) == problem


def test_an_opposite_word_means_the_opposite() -> None:
    assert chosen(open=True)["hidden"] is False
    assert chosen(open=False)["hidden"] is True
    assert chosen(hidden=False) == chosen(open=True)


def test_options_that_exclude_each_other_cannot_both_be_changed() -> None:
    for options in ({"double": True, "bonus": 3}, {"bonus": 0, "double": True}):
        with pytest.raises(OptionError, match="the options bonus and double exclude each other"):
            chosen(**options)
    assert chosen(double=True, bonus=2)["double"] is True  # 2 is as usual
    assert chosen(double=False, bonus=3)["bonus"] == 3


def test_values_that_show_all_an_option_can_do() -> None:
    values = [option.values() for option in GAME.options]
    assert values == [[False, True], [2, 0, 5], ["once", "never", "twice"], [True, False]]
    assert Number("n", 0, 0, 3, "H-1").values() == [0, 3]


# As text


@pytest.mark.parametrize(
    ("options", "lines"),
    [
        ({}, ["bonus 2", "deal once", "double no", "open no"]),
        ({"bonus": 5, "deal": "never"}, ["bonus 5", "deal never", "double no", "open no"]),
        ({"double": True, "hidden": False}, ["bonus 2", "deal once", "double yes", "open yes"]),
    ],
)
def test_records_and_positions_tell_them_and_read_them(options: Options, lines: list[str]) -> None:
    given: dict[str, Any] = {**options}
    match = corral.new("highcard", players=2, seed=1, **given)
    for text, read in (
        (match.record(), corral.replay),
        (match.position(), corral.from_position),
    ):
        told = [line.removeprefix("option ") for line in text.splitlines() if line[:7] == "option "]
        assert told == lines
        assert read(text).setting.options == {**USUAL, **options}


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("option bonus 9", "'9'"),
        ("option bonus many", "'many'"),
        ("option deal thrice", "'thrice'"),
        ("option double maybe", "'maybe'"),
        ("option trump yes", "highcard has no option 'trump'"),
        ("option bonus", "a value"),
        ("option bonus 1 2", "2"),
        ("option bonus 2\noption bonus 3", "the option bonus is told twice"),
        ("option hidden yes\noption open yes", "are the same option"),
        ("option bonus 3\noption double yes", "exclude each other"),
    ],
)
def test_wrong_options_in_a_text_are_pointed_at(line: str, problem: str) -> None:
    text = corral.new("highcard", players=2, seed=1).record()
    head, rest = text.split("option bonus 2\n")
    kept = rest.partition("seat p0")
    wrong = f"{head}{line}\n{kept[1]}{kept[2]}"
    with pytest.raises(NotationError, match=problem) as refused:
        corral.replay(wrong)
    first = head.count("\n") + 1
    assert first <= refused.value.line <= first + line.count("\n") + 1


def test_the_new_word_is_read_in_texts_too() -> None:
    text = corral.new("highcard", players=2, seed=1).record()
    assert corral.replay(text.replace("option open no", "option hidden no")).setting.options == {
        **USUAL,
        "hidden": False,
    }


# On a command line


@pytest.mark.parametrize(
    ("words", "options"),
    [
        (["double"], {"double": True}),
        (["double=no", "bonus=4"], {"bonus": 4}),
        (["deal=twice"], {"deal": "twice"}),
        (["open"], {"hidden": False}),
        (["hidden=no"], {"hidden": False}),
        (["open=no"], {}),
    ],
)
def test_options_that_are_typed(words: list[str], options: Options) -> None:
    assert GAME.check_options(read_options(words, GAME)) == {**USUAL, **options}


@pytest.mark.parametrize(
    ("word", "problem"),
    [
        ("bonus=9", "--option 'bonus=9': "),
        ("bonus", "--option 'bonus': "),
        ("deal=thrice", "--option 'deal=thrice': "),
        ("double=maybe", "--option 'double=maybe': "),
        ("trump", "highcard has no option 'trump'"),
    ],
)
def test_what_is_typed_wrongly_is_repeated(word: str, problem: str) -> None:
    with pytest.raises(OptionError) as refused:
        read_options([word], GAME)
    assert str(refused.value).startswith(problem)


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.name)
def test_what_is_written_can_be_read(option: Option) -> None:
    for value in option.values():
        read = option.read(Token(option.text(value), 1, 1))
        assert read == option.told(value)


# As they are declared


@pytest.mark.parametrize("game", corral.games())
def test_all_options_are_well_declared(game: str) -> None:
    check_declared(corral.game(game).options)
    check_declared(GAME.options)


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (
            [Switch("fog", False, "H-1", excludes=["mudd"]), Number("mud", 0, 0, 2, "H-2")],
            "its option fog excludes 'mudd'; its other options: mud",
        ),
        ([Switch("fog", False, "H-1", excludes=["fog"])], "its option fog excludes 'fog'"),
        (
            [Switch("a", False, "H-1", opposite="b"), Switch("b", False, "H-2")],
            "two of its options are called 'b'",
        ),
        (
            [Switch("b", False, "H-2"), Switch("a", False, "H-1", opposite="b")],
            "two of its options are called 'b'",
        ),
        (
            [
                Switch("a", False, "H-1", opposite="c"),
                Switch("b", False, "H-2", opposite="c"),
            ],
            "two of its options are called 'c'",
        ),
        (
            [Switch("a", False, "H-1"), Choice("a", "x", ("x", "y"), "H-2")],
            "two of its options are called 'a'",
        ),
        (
            [Switch("a", False, "H-1", opposite="a")],
            "its option a is the opposite of itself",
        ),
    ],
)
def test_options_that_would_mislead_are_refused(options: list[Option], problem: str) -> None:
    with pytest.raises(OptionError, match=problem):
        check_declared(options)


# For forms


def test_forms_are_told_what_can_be_chosen() -> None:
    double, bonus, deal, hidden = map(option_info, GAME.options)
    assert (double.default, double.low, double.high, double.words) == (False, None, None, [])
    assert (bonus.default, bonus.low, bonus.high) == (2, 0, 5)
    assert bonus.excludes == ["double"]
    assert deal.words == ["never", "once", "twice"]
    assert (hidden.name, hidden.default) == ("hidden", True)


# A better name for an old option


def test_no_farmers_is_still_understood() -> None:
    old = corral.new("goldrush", players=2, seed=1, no_farmers=True)
    new = corral.new("goldrush", players=2, seed=1, farmers=False)
    assert old.record() == new.record()
    assert "option no_farmers yes" in new.record()
    assert corral.replay(new.record()).setting.options == {"farmers": False}
    assert corral.from_position(new.position()).setting.options == {"farmers": False}
    game = corral.game("goldrush")
    assert read_options(["no_farmers"], game) == {"no_farmers": True}
    assert game.check_options(read_options(["farmers=no"], game)) == {"farmers": False}
