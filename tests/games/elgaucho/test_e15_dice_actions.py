"""Dice actions in the pampa and in the action areas: E-15 to E-19."""

from __future__ import annotations

import pytest

from tests.games.playing import line, play, refused, starting, texts, then, told

from .build import FULL, SEVEN, build, supply

SMALL = {1: 1, 2: 1, 3: 1, 4: 2, 5: 2, 6: 3, 7: 3, 8: 4, 9: 4, 10: 5, 11: 5, 12: 6}


def two_dice(total: int) -> str:
    """Two dice with this total."""
    low = max(1, total - 6)
    return f"{low} {total - low}"


# E-15


@pytest.mark.parametrize("value", range(1, 7))
def test_e15_stand_with_one_die_of_the_big_number(value: int) -> None:
    match = build(dice=f"{value} {value}", a=f"W{value}")
    events = play(match, 0, f"stand a1 {value}")
    assert line(match, "pasture a") == f"W{value}^0 . ."
    assert supply(match, 0) == 7
    assert line(match, "dice") == str(value)
    assert told(events, "stood") == [
        {"seat": 0, "space": "a1", "tile": f"W{value}", "dice": [value]}
    ]


@pytest.mark.parametrize("value", range(2, 13))
def test_e15_stand_with_two_dice_totalling_the_big_number(value: int) -> None:
    match = build(dice=two_dice(value), a=f"W{value}")
    move = "stand a1 " + two_dice(value).replace(" ", "+")
    assert move in texts(match, 0)
    play(match, 0, move)
    assert line(match, "pasture a") == f"W{value}^0 . ."
    assert supply(match, 0) == 7
    assert line(match, "dice") == "-"


def test_e15_not_with_the_small_number_nor_any_other_total() -> None:
    match = build(dice="2 5", a="W10 W12 K9")  # small numbers 5, 6, 4
    assert starting(match, 0, "stand") == set()
    for move in ("stand a1 5", "stand a1 2+5", "stand a2 2+5", "stand a3 2"):
        assert refused(match, 0, move) == "E-15"


@pytest.mark.parametrize("gaucho", ["^0", "_0", "^1", "_1"])
def test_e15_only_on_an_unoccupied_tile(gaucho: str) -> None:
    match = build(dice="2 5", a=f"W7{gaucho} K7")
    assert starting(match, 0, "stand") == {"stand a2 2+5"}
    assert refused(match, 0, "stand a1 2+5") == "E-15"


def test_e15_only_on_a_tile() -> None:
    assert refused(build(dice="2 5", a="W7"), 0, "stand a2 2+5") == "E-15"


# E-16


@pytest.mark.parametrize("value", range(1, 13))
def test_e16_lay_with_the_small_number(value: int) -> None:
    small = SMALL[value]
    match = build(dice=f"{small} {small}", a=f"W{value}")
    events = play(match, 0, f"lay a1 {small}")
    assert line(match, "pasture a") == f"W{value}_0 . ."
    assert supply(match, 0) == 7
    assert line(match, "dice") == str(small)
    assert told(events, "laid") == [
        {"seat": 0, "space": "a1", "tile": f"W{value}", "dice": [small]}
    ]


@pytest.mark.parametrize("value", range(4, 13))
def test_e16_lay_with_two_dice_totalling_the_small_number(value: int) -> None:
    low, high = 1, SMALL[value] - 1
    match = build(dice=f"{low} {high}", a=f"W{value}")
    play(match, 0, f"lay a1 {low}+{high}")
    assert line(match, "pasture a") == f"W{value}_0 . ."
    assert line(match, "dice") == "-"


def test_e16_not_with_the_big_number_nor_any_other_total() -> None:
    match = build(dice="4 6", a="W4 W10 K6")  # small numbers 2, 5, 3
    assert starting(match, 0, "lay") == set()
    for move in ("lay a1 4", "lay a2 4+6", "lay a3 6", "lay a2 6"):
        assert refused(match, 0, move) == "E-16"


@pytest.mark.parametrize("gaucho", ["^0", "_0", "^1", "_1"])
def test_e16_only_on_an_unoccupied_tile(gaucho: str) -> None:
    match = build(dice="2 3", a=f"W10{gaucho} K10")
    assert starting(match, 0, "lay") == {"lay a2 2+3"}
    assert refused(match, 0, "lay a1 2+3") == "E-16"


def test_e16_only_on_a_tile() -> None:
    assert refused(build(dice="2 3", a="W10"), 0, "lay a2 2+3") == "E-16"


def test_e16_on_a_small_tile_big_and_small_number_are_one() -> None:
    match = build(dice="1 6", a="W1")
    assert starting(match, 0, "stand", "lay") == {"stand a1 1", "lay a1 1"}


# E-17


@pytest.mark.parametrize("value", range(1, 13))
def test_e17_raise_with_the_small_number(value: int) -> None:
    small = SMALL[value]
    match = build(dice=f"{small} {small}", a=f"W{value}_0")
    events = play(match, 0, f"raise a1 {small}")
    assert line(match, "pasture a") == f"W{value}^0 . ."
    assert supply(match, 0) == 7  # as before: one gaucho is in the pampa
    assert line(match, "dice") == str(small)
    assert told(events, "raised") == [
        {"seat": 0, "space": "a1", "tile": f"W{value}", "dice": [small]}
    ]


def test_e17_raise_with_two_dice_totalling_the_small_number() -> None:
    match = build(dice="2 4", a="W12_0")
    assert starting(match, 0, "raise") == {"raise a1 2+4"}
    play(match, 0, "raise a1 2+4")
    assert line(match, "pasture a") == "W12^0 . ."


def test_e17_not_with_the_big_number_nor_any_other_total() -> None:
    match = build(dice="4 6", a="W10_0 W4_0")
    assert starting(match, 0, "raise") == set()
    for move in ("raise a1 4+6", "raise a1 4", "raise a2 4"):
        assert refused(match, 0, move) == "E-17"


@pytest.mark.parametrize("tile", ["W10", "W10^0", "W10^1", "W10_1"])
def test_e17_only_an_own_gaucho_that_lies(tile: str) -> None:
    match = build(dice="2 3", a=tile)
    assert starting(match, 0, "raise") == set()
    assert refused(match, 0, "raise a1 2+3") == "E-17"


def test_e17_no_tile_no_gaucho() -> None:
    assert refused(build(dice="2 3", a="W10"), 0, "raise a2 2+3") == "E-17"


def test_e17_in_the_same_turn_as_laying() -> None:
    match = build(dice="4 4", a="W9")
    play(match, 0, "lay a1 4")
    assert line(match, "pasture a") == "W9_0 . ."
    assert "raise a1 4" in texts(match, 0)
    play(match, 0, "raise a1 4")
    assert line(match, "pasture a") == "W9^0 . ."
    assert supply(match, 0) == 7
    assert line(match, "dice") == "-"


def test_e17_needs_no_gaucho_from_the_supply() -> None:
    match = build(dice="4 4", a="W9_0", pampa=SEVEN)
    assert supply(match, 0) == 0
    play(match, 0, "raise a1 4")
    assert line(match, "pasture a") == "W9^0 . ."
    assert supply(match, 0) == 0


# E-18


@pytest.mark.parametrize("area", ["sort", "wish", "sale"])
@pytest.mark.parametrize("die", [1, 2, 3])
def test_e18_sort_wish_and_sale_take_1_2_or_3(area: str, die: int) -> None:
    match = build(dice=f"{die} 6")
    events = play(match, 0, f"place {area} {die}")
    assert line(match, "p0 areas") == area
    assert supply(match, 0) == 7
    assert line(match, "dice") == "6"
    assert told(events, "placed") == [{"seat": 0, "area": area, "dice": [die]}]


@pytest.mark.parametrize(("area", "die"), [("steal", 4), ("overseer", 5), ("steppe", 6)])
def test_e18_steal_overseer_and_steppe_take_exactly_their_number(area: str, die: int) -> None:
    match = build(dice=f"{die} {die}")
    assert starting(match, 0, "place") == {f"place {area} {die}"}
    play(match, 0, f"place {area} {die}")
    assert line(match, "p0 areas") == area
    assert supply(match, 0) == 7


@pytest.mark.parametrize(
    ("dice", "areas"),
    [
        ("1 1", ["sort", "wish", "sale"]),
        ("1 2", ["sort", "wish", "sale"]),
        ("1 3", ["steal"]),
        ("2 2", ["steal"]),
        ("1 4", ["overseer"]),
        ("2 3", ["overseer"]),
        ("1 5", ["steppe"]),
        ("2 4", ["steppe"]),
        ("3 3", ["steppe"]),
        ("1 6", []),
        ("6 6", []),
    ],
)
def test_e18_a_sum_of_two_dice_counts(dice: str, areas: list[str]) -> None:
    match = build(dice=dice)
    sum_of_two = dice.replace(" ", "+")
    both = {move for move in starting(match, 0, "place") if "+" in move}
    assert both == {f"place {area} {sum_of_two}" for area in areas}
    for area in areas:
        placed = match.copy()
        play(placed, 0, f"place {area} {sum_of_two}")
        assert line(placed, "p0 areas") == area
        assert line(placed, "dice") == "-"


def test_e18_no_other_total() -> None:
    match = build(dice="1 3")
    for move in ("place steal 3", "place overseer 1+3", "place steppe 1", "place sort 1+3"):
        assert refused(match, 0, move) == "E-18"


def test_e18_the_dice_must_be_named() -> None:
    assert refused(build(dice="1 3"), 0, "place sort") == "E-18"


def test_e18_only_if_the_own_space_is_unoccupied() -> None:
    match = build(dice="4 4", areas={0: "steal"})
    assert starting(match, 0, "place") == set()
    assert refused(match, 0, "place steal 4") == "E-18"


def test_e18_every_colour_has_its_own_space() -> None:
    match = build(dice="4 6", areas={1: "steal", 2: "steal"})
    play(match, 0, "place steal 4")
    assert match.view(None)["areas"]["steal"] == [0, 1, 2]


# E-19


@pytest.mark.parametrize(
    ("area", "die", "use"),
    [
        ("wish", 1, "wish 4"),
        ("sale", 2, "sale K"),
        ("steal", 4, "steal B7"),
        ("overseer", 5, "overseer raise a1"),
        ("overseer", 5, "overseer replace a2"),
        ("steppe", 6, "steppe"),
    ],
)
def test_e19_who_has_placed_may_not_use(area: str, die: int, use: str) -> None:
    table = {"a": "W9_0 W10_1"}
    herds = {0: "K3-4", 1: "B7"}
    ready = build(dice=f"{die} {die}", pampa=table, herds=herds, areas={0: area})
    assert use in texts(ready, 0)
    match = build(dice=f"{die} {die}", pampa=table, herds=herds)
    play(match, 0, f"place {area} {die}")
    assert use not in texts(match, 0)
    assert refused(match, 0, use) == "E-19"


@pytest.mark.parametrize(
    ("area", "die", "use"),
    [
        ("wish", 1, "wish 6"),
        ("sale", 2, "sale K"),
        ("steal", 4, "steal B7"),
        ("overseer", 5, "overseer raise a1"),
        ("overseer", 5, "overseer replace a2"),
    ],
)
def test_e19_who_has_used_may_not_place(area: str, die: int, use: str) -> None:
    match = build(
        dice=f"{die} 6",
        a="W9_0 W10_1",
        herds={0: "K3-4", 1: "B7"},
        areas={0: area},
    )
    play(match, 0, use)
    assert line(match, "touched") == area
    assert f"place {area} {die}" not in texts(match, 0)
    assert refused(match, 0, f"place {area} {die}") == "E-19"


def test_e19_who_has_used_steppe_may_not_place_there() -> None:
    match = build(dice="6 6", areas={0: "steppe"}, steppe="W9@0 K9@0 B9@0 G9@0", fresh="0 - -")
    play(match, 0, "steppe", "put W9 a1")
    assert refused(match, 0, "place steppe 6") == "E-19"


@pytest.mark.parametrize(
    ("area", "die"),
    [("sort", 1), ("wish", 2), ("sale", 3), ("steal", 4), ("overseer", 5), ("steppe", 6)],
)
def test_e19_who_has_taken_the_gaucho_back_may_not_place(area: str, die: int) -> None:
    match = build(dice=f"{die} {die}", areas={0: area})
    play(match, 0, f"recall {area}")
    assert f"place {area} {die}" not in texts(match, 0)
    assert refused(match, 0, f"place {area} {die}") == "E-19"


def test_e19_other_areas_are_free() -> None:
    match = build(dice="1 4", areas={0: "wish sale"}, herds={0: "K3-4"})
    play(match, 0, "place sort 1", "sale K", "wish 5", "place steal 4", "place overseer 5")
    assert line(match, "p0 areas") == "sort steal overseer"
    assert line(match, "touched") == "sort wish sale steal overseer"


def test_e19_a_wished_die_may_not_place_on_wish_again() -> None:
    match = build(dice="5 5", areas={0: "wish"})
    play(match, 0, "wish 1")
    assert starting(match, 0, "place") == {
        "place sort 1",
        "place sale 1",
        "place overseer 5",
        "place steppe 1+5",
    }
    assert refused(match, 0, "place wish 1") == "E-19"


def test_e19_until_the_turn_is_over() -> None:
    """Placed in one round, used in the next, though it could not be used in the turn itself."""
    match = build(2, pampa=FULL, dice="1 5")
    play(match, 0, "place wish 1")
    assert starting(match, 0, "wish") == set()
    match = then(
        match,
        "p0 end",
        "p1 take 1 2",
        "p1 end",
        "* roll 1 2 3 4 5",
        "p1 take 1 2",
        "p1 end",
        "p0 take 3 4",
    )
    assert line(match, "touched") == "-"
    assert starting(match, 0, "wish") == {f"wish {die}" for die in range(1, 7)}


def test_e19_the_touch_is_the_players_own() -> None:
    match = build(dice="1 5", areas={1: "wish"})
    play(match, 0, "place wish 1", "end")
    assert starting(match, 1, "wish") == {f"wish {die}" for die in range(1, 7)}
