"""Gauchos taken back: E-20."""

from __future__ import annotations

import pytest

from tests.games.playing import kinds, line, play, refused, starting, texts, told

from .build import SEVEN, build, supply

# E-20: lying gauchos


def test_e20_a_lying_gaucho_is_taken_back_only_when_the_supply_is_empty() -> None:
    match = build(dice="3 5", a="W10_0 K3")
    assert supply(match, 0) == 7
    assert starting(match, 0, "recall") == set()
    assert refused(match, 0, "recall a1") == "E-20"


def test_e20_short_of_gauchos_a_lying_one_is_taken_back_and_used_at_once() -> None:
    match = build(dice="3 5", a="W10_0 K3", pampa=SEVEN)
    assert supply(match, 0) == 0
    assert starting(match, 0, "stand", "lay", "place") == set()
    for move in ("stand a2 3", "place overseer 5"):
        assert refused(match, 0, move) == "E-20"
    assert starting(match, 0, "recall") == {"recall a1"}
    events = play(match, 0, "recall a1")
    assert told(events, "recalled") == [{"seat": 0, "space": "a1"}]
    assert line(match, "pasture a") == "W10 K3 ."
    assert supply(match, 0) == 1
    assert texts(match, 0) == {
        "stand a2 3",  # E-15
        "lay a1 5",  # E-16
        "place sort 3",  # E-18
        "place wish 3",
        "place sale 3",
        "place overseer 5",
    }


@pytest.mark.parametrize(
    ("move", "pasture", "areas"),
    [
        ("stand a2 3", "W10 K3^0 .", "-"),
        ("lay a1 5", "W10_0 K3 .", "-"),
        ("place overseer 5", "W10 K3 .", "overseer"),
    ],
)
def test_e20_for_standing_laying_and_placing(move: str, pasture: str, areas: str) -> None:
    match = build(dice="3 5", a="W10_0 K3", pampa=SEVEN)
    play(match, 0, "recall a1", move)
    assert line(match, "pasture a") == pasture
    assert line(match, "p0 areas") == areas
    assert supply(match, 0) == 0
    assert line(match, "pending") == "-"
    assert "end" in texts(match, 0)


def test_e20_as_the_very_next_thing() -> None:
    match = build(
        dice="3 5",
        a="W10_0 K10_0",
        pampa={"c": SEVEN["c"]},
        areas={0: "wish sale"},
        herds={0: "K3-4"},
    )
    assert supply(match, 0) == 0
    assert "raise a2 5" in texts(match, 0)
    play(match, 0, "recall a1")
    assert line(match, "pending") == "recalled"
    assert starting(match, 0, "lay", "place") == texts(match, 0)
    for move in ("end", "wish 4", "sale K", "recall wish", "recall a2", "raise a2 5"):
        assert refused(match, 0, move) == "E-20"


def test_e20_not_before_the_dice_are_taken() -> None:
    match = build(rodeo="3 3 3 3 5 5 5", a="W10_0 K3", pampa=SEVEN)
    assert starting(match, 0, "recall") == set()
    assert refused(match, 0, "recall a1") == "E-20"


def test_e20_but_for_a_wished_die_even_then() -> None:
    match = build(rodeo="3 3 3 3 5 5 5", wish=3, touched="wish", a="W10_0 K3", pampa=SEVEN)
    play(match, 0, "recall a1")
    assert texts(match, 0) == {"stand a2 3", "place sort 3", "place sale 3"}
    assert refused(match, 0, "take 3 5") == "E-20"


def test_e20_not_without_an_action_that_could_follow() -> None:
    """A 6 could go to STEPPE alone, which is occupied."""
    table = {"c": SEVEN["c"], "d": "W11^0 K11^0"}
    match = build(dice="6 6", a="W10_0", pampa=table, areas={0: "steppe"})
    assert supply(match, 0) == 0
    assert starting(match, 0, "recall") == {"recall steppe"}
    assert refused(match, 0, "recall a1") == "E-20"
    play(match, 0, "recall steppe")  # now the supply holds one
    assert supply(match, 0) == 1
    assert refused(match, 0, "recall a1") == "E-20"


def test_e20_not_when_the_dice_are_used_up() -> None:
    match = build(dice="-", a="W10_0 K3", pampa=SEVEN)
    assert texts(match, 0) == {"end"}
    assert refused(match, 0, "recall a1") == "E-20"


def test_e20_it_may_stand_again_on_the_same_tile() -> None:
    """The only thing these dice can do for a gaucho, and it needs the very tile it lay on."""
    match = build(
        dice="6 6",
        a="W12_0 K10_0",
        pampa={"c": "B12^0 G12^0 S12^0 W11^0"},
        areas={0: "steppe sort"},
    )
    assert supply(match, 0) == 0
    assert starting(match, 0, "recall") == {"recall a1", "recall steppe", "recall sort"}
    play(match, 0, "recall a1")
    assert texts(match, 0) == {"stand a1 6+6", "lay a1 6"}
    play(match, 0, "stand a1 6+6")
    assert line(match, "pasture a") == "W12^0 K10_0 ."
    assert supply(match, 0) == 0


def test_e20_one_laid_in_this_turn_may_be_taken_back() -> None:
    match = build(dice="5 4", wish=6, touched="wish", a="W10", pampa=SEVEN)
    assert supply(match, 0) == 1
    play(match, 0, "lay a1 5")
    assert supply(match, 0) == 0
    assert starting(match, 0, "recall") == {"recall a1"}
    play(match, 0, "recall a1", "stand a1 4+6")
    assert line(match, "pasture a") == "W10^0 . ."
    assert supply(match, 0) == 0


def test_e20_one_laid_in_this_turn_may_go_elsewhere() -> None:
    match = build(dice="5 4", a="W10 K4", pampa=SEVEN)
    play(match, 0, "lay a1 5", "recall a1", "stand a2 4")
    assert line(match, "pasture a") == "W10 K4^0 ."


def test_e20_one_after_the_other_each_for_its_own_action() -> None:
    match = build(dice="3 5", a="W10_0 K9_0 B3", pampa={"c": SEVEN["c"], "d": "W11^0 K11^0"})
    assert supply(match, 0) == 0
    play(match, 0, "recall a1", "stand a3 3", "recall a2", "place overseer 5")
    assert line(match, "pasture a") == "W10 K9 B3^0"
    assert line(match, "p0 areas") == "overseer"
    assert supply(match, 0) == 0


def test_e20_standing_gauchos_stay() -> None:
    match = build(dice="3 5", a="W10_0 K3", pampa=SEVEN)
    for space in ("c1", "d1"):
        assert refused(match, 0, f"recall {space}") == "E-20"


def test_e20_other_peoples_gauchos_stay() -> None:
    match = build(dice="3 5", a="W10_0 K9_1 B3", pampa=SEVEN)
    assert starting(match, 0, "recall") == {"recall a1"}
    assert refused(match, 0, "recall a2") == "E-20"
    assert refused(match, 0, "recall a3") == "E-20"


# E-20: gauchos on action spaces


def test_e20_from_an_area_at_any_time_of_the_turn_short_or_not() -> None:
    match = build(rodeo="1 2 3 4 5 6 6", a="W3", areas={0: "sort steal"})
    assert supply(match, 0) == 6
    events = play(match, 0, "recall sort")  # before the dice
    assert told(events, "recalled_area") == [{"seat": 0, "area": "sort"}]
    assert line(match, "p0 areas") == "steal"
    assert supply(match, 0) == 7
    play(match, 0, "take 3 6", "stand a1 3", "recall steal")  # between and after dice actions
    assert line(match, "p0 areas") == "-"
    assert supply(match, 0) == 7
    assert line(match, "touched") == "sort steal"


def test_e20_from_an_area_without_using_the_action() -> None:
    match = build(dice="2 5", areas={0: "wish sale"}, herds={0: "K3-4"})
    events = play(match, 0, "recall wish", "recall sale")
    assert kinds(events) == ["recalled_area", "recalled_area"]
    assert line(match, "wish") == "-"
    assert line(match, "p0 herds") == "K3-4"
    assert match.scores == (0, 0, 0)


def test_e20_the_gaucho_from_an_area_need_not_be_used() -> None:
    match = build(
        dice="2 5", areas={0: "sort"}, a="W9_0 K2", pampa={"c": SEVEN["c"], "d": "W11^0 K11^0"}
    )
    assert supply(match, 0) == 0
    play(match, 0, "recall sort")
    assert {"end", "stand a2 2", "place overseer 5"} <= texts(match, 0)
    play(match, 0, "end")
    assert match.actors == (1,)


def test_e20_not_one_placed_there_in_this_turn() -> None:
    match = build(dice="2 5", areas={0: "steal"})
    play(match, 0, "place sort 2")
    assert starting(match, 0, "recall") == {"recall steal"}
    assert refused(match, 0, "recall sort") == "E-20"


def test_e20_not_from_an_area_without_an_own_gaucho() -> None:
    match = build(dice="2 5", areas={1: "sort"})
    assert starting(match, 0, "recall") == set()
    assert refused(match, 0, "recall sort") == "E-20"


def test_e20_overseer_never_lacks_a_gaucho() -> None:
    match = build(dice="-", a="W9_1", pampa=SEVEN, areas={0: "overseer"})
    assert supply(match, 0) == 0
    play(match, 0, "overseer replace a1")
    assert line(match, "pasture a") == "W9^0 . ."
    assert supply(match, 0) == 0


def test_e20_a_single_steppe_tile_never_lacks_a_gaucho() -> None:
    match = build(
        dice="-", pampa=SEVEN, areas={0: "steppe"}, steppe="W2@0 K4@0 B9@0 G10@0", fresh="0 - -"
    )
    assert supply(match, 0) == 0
    play(match, 0, "steppe")
    assert supply(match, 0) == 1
    play(match, 0, "put B9 a1")
    assert line(match, "pasture a") == "B9^0 . ."
    assert supply(match, 0) == 0


def test_e20_a_lying_gaucho_for_the_second_tile_of_a_steppe_pair() -> None:
    match = build(
        dice="-",
        a="W9_0",
        pampa={"c": SEVEN["c"], "d": "W11^0 K11^0"},
        areas={0: "steppe"},
        steppe="W2@0 K4@0 B9@0 G10@0",
        fresh="0 - -",
    )
    assert supply(match, 0) == 0
    play(match, 0, "steppe")
    assert refused(match, 0, "recall a1") == "E-20"  # the first tile has its gaucho
    play(match, 0, "put W2 a2")
    assert supply(match, 0) == 0
    assert texts(match, 0) == {"recall a1", "done"}
    assert refused(match, 0, "put K4 a3") == "E-39"
    play(match, 0, "recall a1")
    assert line(match, "pasture a") == "W9 W2^0 ."
    free = ("a3", "b1", "b2", "b3", "b4", "d3", "d4", "d5")
    assert texts(match, 0) == {f"put K4 {space}" for space in free}
    assert refused(match, 0, "done") == "E-20"
    assert refused(match, 0, "put B9 a3") == "E-37"
    play(match, 0, "put K4 a3")
    assert line(match, "pasture a") == "W9 W2^0 K4^0"
    assert supply(match, 0) == 0
    assert line(match, "phase") == "turn"


def test_e20_or_one_from_an_area_for_the_second_tile() -> None:
    match = build(
        dice="-",
        a="W9_0",
        pampa={"c": SEVEN["c"], "d": "W11^0"},
        areas={0: "wish steppe"},
        steppe="W2@0 K4@0 B9@0 G10@0",
        fresh="0 - -",
    )
    assert supply(match, 0) == 0
    play(match, 0, "steppe", "put W2 a2")
    assert texts(match, 0) == {"recall a1", "recall wish", "done"}
    play(match, 0, "recall wish")
    assert supply(match, 0) == 1
    assert "recall a1" not in texts(match, 0)
    assert {"put K4 a3", "done"} <= texts(match, 0)
    play(match, 0, "put K4 a3")
    assert line(match, "pasture a") == "W9_0 W2^0 K4^0"


def test_e20_one_from_an_area_alone_is_enough_for_the_second_tile() -> None:
    match = build(
        dice="-",
        pampa={"c": SEVEN["c"], "d": "W11^0 K11^0"},
        areas={0: "wish steppe"},
        steppe="W2@0 K4@0 B9@0 G10@0",
        fresh="0 - -",
    )
    assert supply(match, 0) == 0
    play(match, 0, "steppe", "put W2 a1")
    assert texts(match, 0) == {"recall wish", "done"}
    play(match, 0, "recall wish", "put K4 a2")
    assert line(match, "pasture a") == "W2^0 K4^0 ."


def test_e20_the_second_steppe_tile_with_a_gaucho_in_the_supply_takes_nothing_back() -> None:
    match = build(
        dice="-",
        a="W9_0",
        pampa={"c": SEVEN["c"], "d": "W11^0"},
        areas={0: "steppe"},
        steppe="W2@0 K4@0 B9@0 G10@0",
        fresh="0 - -",
    )
    play(match, 0, "steppe", "put W2 a2")
    assert supply(match, 0) == 1
    assert starting(match, 0, "recall") == set()
    assert refused(match, 0, "recall a1") == "E-20"
