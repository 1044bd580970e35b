"""The special actions one by one, but for STEPPE: E-32 to E-36."""

from __future__ import annotations

import pytest

import corral
from tests.games.playing import kinds, line, play, refused, starting, texts, told

from .build import FULL, build, pass_turn, supply

# E-32 WISH


def test_e32_an_extra_die_with_any_value_named_when_wish_is_used() -> None:
    match = build(dice="2 5", areas={0: "wish"})
    assert starting(match, 0, "wish") == {f"wish {value}" for value in range(1, 7)}
    events = play(match, 0, "wish 6")
    assert line(match, "wish") == "6"
    assert line(match, "dice") == "2 5"
    assert told(events, "wished") == [{"seat": 0, "die": 6}]
    with pytest.raises(corral.NotationError):
        match.play(0, "wish 7")


def test_e32_alone_or_added_to_one_or_both_dice() -> None:
    match = build(dice="1 2", wish=3, touched="wish")
    assert starting(match, 0, "place") == {
        "place sort 1",
        "place sale 1",
        "place sort 2",
        "place sale 2",
        "place sort 3",  # the wished die alone
        "place sale 3",
        "place sort 1+2",
        "place sale 1+2",
        "place steal 1+3",  # added to one die
        "place overseer 2+3",  # added to the other
        "place steppe 1+2+3",  # added to both
    }


def test_e32_added_to_both_dice() -> None:
    match = build(dice="4 4", wish=4, touched="wish", a="W4 K8 B12")
    assert starting(match, 0, "stand", "lay") == {
        "stand a1 4",
        "stand a2 4+4",
        "stand a3 4+4+4",
        "lay a2 4",
    }
    events = play(match, 0, "stand a3 4+4+4")
    assert line(match, "pasture a") == "W4 K8 B12^0"
    assert (line(match, "dice"), line(match, "wish")) == ("-", "-")
    assert told(events, "stood")[0]["dice"] == [4, 4, 4]


def test_e32_added_to_both_dice_it_reaches_no_further_than_a_tile() -> None:
    match = build(dice="6 6", wish=6, touched="wish", a="W12")
    assert starting(match, 0, "stand", "lay", "place") == {
        "stand a1 6+6",
        "lay a1 6",
        "place steppe 6",
    }
    assert refused(match, 0, "stand a1 6+6+6") == "E-15"


def test_e32_added_to_one_die_the_other_remains() -> None:
    match = build(dice="2 5", wish=6, touched="wish", a="W11 K2")
    play(match, 0, "stand a1 5+6")
    assert (line(match, "dice"), line(match, "wish")) == ("2", "-")
    play(match, 0, "stand a2 2")
    assert line(match, "pasture a") == "W11^0 K2^0 ."


def test_e32_alone_both_dice_remain() -> None:
    match = build(dice="2 5", wish=6, touched="wish", a="W6")
    play(match, 0, "stand a1 6")
    assert (line(match, "dice"), line(match, "wish")) == ("2 5", "-")


def test_e32_three_dice_allow_three_actions() -> None:
    match = build(dice="2 5", wish=6, touched="wish", a="W2 K5 B6")
    play(match, 0, "stand a2 5", "stand a3 6", "stand a1 2")
    assert line(match, "pasture a") == "W2^0 K5^0 B6^0"
    assert texts(match, 0) == {"end"}


def test_e32_for_laying_and_raising_too() -> None:
    match = build(dice="-", wish=5, touched="wish", a="W10 K11_0")
    assert starting(match, 0, "lay", "raise") == {"lay a1 5", "raise a2 5"}
    play(match, 0, "raise a2 5")
    assert line(match, "pasture a") == "W10 K11^0 ."


def test_e32_the_value_cannot_be_changed() -> None:
    match = build(dice="2 5", areas={0: "wish"})
    play(match, 0, "wish 6")
    assert starting(match, 0, "wish") == set()
    assert refused(match, 0, "wish 4") == "E-19"


def test_e32_unused_it_lapses_with_the_turn() -> None:
    match = build(2, dice="2 5", areas={0: "wish"}, pampa=FULL, a="S6", out="W")
    play(match, 0, "wish 6", "end")
    assert line(match, "wish") == "-"
    assert line(match, "p0 areas") == "-"
    pass_turn(match)  # p1, then a new round
    pass_turn(match)  # p1 again
    assert match.actors == (0,)
    assert line(match, "wish") == "-"
    assert starting(match, 0, "stand", "place") == set()


# E-33 SALE


def test_e33_sell_one_own_herd_and_get_5_more() -> None:
    match = build(areas={0: "sale"}, herds={0: "W4-6-9 K11-3", 1: "B2-5"}, pesos=(10, 0, 0))
    assert starting(match, 0, "sale") == {"sale W", "sale K"}
    events = play(match, 0, "sale W")
    assert match.scores == (10 + 3 * 9 + 5, 0, 0)
    assert line(match, "p0 herds") == "K11-3"
    assert line(match, "gone") == "W4 W6 W9"
    assert supply(match, 0) == 8
    assert told(events, "sold") == [
        {
            "seat": 0,
            "breed": "W",
            "row": [4, 6, 9],
            "count": 3,
            "highest": 9,
            "bonus": 5,
            "pesos": 32,
            "reason": "sale",
        }
    ]


def test_e33_a_descending_herd_too() -> None:
    match = build(areas={0: "sale"}, herds={0: "K11-3"})
    play(match, 0, "sale K")
    assert match.scores[0] == 2 * 11 + 5


def test_e33_of_at_least_two_tiles() -> None:
    match = build(areas={0: "sale"}, herds={0: "W9 K3-4", 1: "B2-5"})
    assert starting(match, 0, "sale") == {"sale K"}
    assert refused(match, 0, "sale W") == "E-33"


def test_e33_nobody_elses_herd() -> None:
    match = build(areas={0: "sale"}, herds={0: "K3-4", 1: "B2-5"})
    assert refused(match, 0, "sale B") == "E-33"


def test_e33_one_herd_only() -> None:
    match = build(areas={0: "sale"}, herds={0: "W4-6 K3-4"})
    play(match, 0, "sale W")
    assert starting(match, 0, "sale") == set()
    assert refused(match, 0, "sale K") == "E-19"


def test_e33_the_next_tile_of_the_breed_starts_a_new_herd() -> None:
    match = build(turn=2, dice="-", areas={2: "sale"}, herds={2: "W4-9"}, pampa=FULL, a="W2^2")
    play(match, 2, "sale W", "end")
    assert line(match, "p2 herds") == "W2"
    assert match.scores[2] == 2 * 9 + 5


# E-34 STEAL


@pytest.mark.parametrize(
    ("tile", "left"),
    [("W3", "W5-8-11"), ("W5", "W3-8-11"), ("W8", "W3-5-11"), ("W11", "W3-5-8")],
)
def test_e34_any_tile_from_anywhere_in_a_herd(tile: str, left: str) -> None:
    match = build(areas={0: "steal"}, herds={1: f"{left[0]}3-5-8-11 K2", 2: "B9"})
    assert starting(match, 0, "steal") == {
        "steal W3",
        "steal W5",
        "steal W8",
        "steal W11",
        "steal K2",
        "steal B9",
    }
    events = play(match, 0, f"steal {tile}")
    assert line(match, "p1 herds") == f"{left} K2"
    assert line(match, "p0 herds") == tile  # no herd of the breed: it starts one
    assert supply(match, 0) == 8
    value = int(tile[1:])
    assert told(events, "stole") == [{"seat": 0, "victim": 1, "tile": tile, "pesos": value}]


@pytest.mark.parametrize(
    ("own", "tile", "longer"),
    [("W4-6", "W8", "W4-6-8"), ("W12-9", "W8", "W12-9-8"), ("W4", "W3", "W4-3")],
)
def test_e34_it_goes_to_the_right_of_the_own_herd(own: str, tile: str, longer: str) -> None:
    match = build(areas={0: "steal"}, herds={0: own, 2: "W3-5-8"})
    play(match, 0, f"steal {tile}")
    assert line(match, "p0 herds") == longer
    assert match.scores[0] == 0


def test_e34_a_misfit_sells_the_own_herd_without_the_bonus_of_sale() -> None:
    match = build(areas={0: "sale steal"}, herds={0: "W4-6-9", 1: "W3-5-8"})
    events = play(match, 0, "steal W5")
    assert match.scores == (3 * 9, 5, 0)
    assert line(match, "p0 herds") == "W5"
    assert line(match, "p0 areas") == "sale"
    assert line(match, "gone") == "W4 W6 W9"
    assert kinds(events) == ["stole", "sold", "added"]
    assert (told(events, "sold")[0]["bonus"], told(events, "sold")[0]["reason"]) == (0, "misfit")


def test_e34_only_an_opponents_tile() -> None:
    match = build(areas={0: "steal"}, herds={0: "W4-6", 1: "K3"}, a="B9")
    assert starting(match, 0, "steal") == {"steal K3"}
    assert refused(match, 0, "steal W4") == "E-34"
    assert refused(match, 0, "steal B9") == "E-34"
    assert refused(match, 0, "steal W5") == "E-34"


def test_e34_one_tile_only() -> None:
    match = build(areas={0: "steal"}, herds={1: "K3-5"})
    play(match, 0, "steal K3")
    assert starting(match, 0, "steal") == set()
    assert refused(match, 0, "steal K5") == "E-19"


# E-35


def test_e35_the_gap_closes_and_the_row_keeps_its_direction() -> None:
    """p1's row stays ascending: the 8 continues it, and the 2 would not."""
    match = build(
        start=1, turn=0, areas={0: "steal"}, herds={1: "W3-5-9"}, dice="-", pampa=FULL, a="W8^1"
    )
    play(match, 0, "steal W9")
    assert line(match, "p1 herds") == "W3-5"
    play(match, 0, "end")
    assert line(match, "p1 herds") == "W3-5-8"
    match = build(
        start=1, turn=0, areas={0: "steal"}, herds={1: "W3-5-9"}, dice="-", pampa=FULL, a="W2^1"
    )
    play(match, 0, "steal W5")
    assert line(match, "p1 herds") == "W3-9"
    play(match, 0, "end")
    assert line(match, "p1 herds") == "W2"
    assert match.scores[1] == 5 + 2 * 9


@pytest.mark.parametrize(("coming", "row"), [("W2", "W4-2"), ("W7", "W4-7")])
def test_e35_a_single_tile_left_has_no_direction_again(coming: str, row: str) -> None:
    match = build(
        start=1,
        turn=0,
        areas={0: "steal"},
        herds={1: "W4-9"},
        dice="-",
        pampa=FULL,
        a=f"{coming}^1",
    )
    play(match, 0, "steal W9", "end")
    assert line(match, "p1 herds") == row
    assert match.scores[1] == 9  # for the theft alone, nothing was sold


def test_e35_the_only_tile_of_a_herd_leaves_no_row() -> None:
    match = build(areas={0: "steal"}, herds={1: "W4 K7"})
    play(match, 0, "steal W4")
    assert line(match, "p1 herds") == "K7"


@pytest.mark.parametrize("value", range(1, 13))
def test_e35_the_robbed_player_gets_the_tiles_value_at_once(value: int) -> None:
    match = build(areas={0: "steal"}, herds={2: f"W{value}"}, pesos=(1, 2, 3))
    play(match, 0, f"steal W{value}")
    assert match.scores == (1, 2, 3 + value)


def test_e35_sort_cannot_be_used_on_a_stolen_tile() -> None:
    match = build(areas={0: "sort steal"}, herds={0: "W4-6-9", 1: "W5"})
    play(match, 0, "steal W5")
    assert line(match, "p0 herds") == "W5"  # a misfit, though SORT is occupied
    assert match.scores[0] == 27
    assert refused(match, 0, "sort W5") == "E-29"
    assert line(match, "p0 areas") == "sort"


# E-36 OVERSEER


def test_e36_raise_two() -> None:
    match = build(areas={0: "overseer"}, a="W10_0 W9_0 K3_0", b="B7_1")
    events = play(match, 0, "overseer raise a1")
    assert line(match, "pasture a") == "W10^0 W9_0 K3_0"
    assert texts(match, 0) == {"overseer raise a2", "overseer raise a3", "done"}
    events += play(match, 0, "overseer raise a2")
    assert line(match, "pasture a") == "W10^0 W9^0 K3_0"
    assert line(match, "phase") == "turn"
    assert refused(match, 0, "overseer raise a3") == "E-19"  # two at most
    assert supply(match, 0) == 8 - 3
    assert told(events, "roused") == [
        {"seat": 0, "space": "a1", "tile": "W10"},
        {"seat": 0, "space": "a2", "tile": "W9"},
    ]


def test_e36_raise_one() -> None:
    match = build(areas={0: "overseer"}, a="W10_0 W9_0")
    play(match, 0, "overseer raise a2")
    assert play(match, 0, "done") == []
    assert line(match, "pasture a") == "W10_0 W9^0 ."
    assert line(match, "drew") == "no"
    assert line(match, "phase") == "turn"
    assert starting(match, 0, "overseer") == set()


def test_e36_raise_the_only_one() -> None:
    match = build(areas={0: "overseer"}, a="W10_0 W9_1")
    play(match, 0, "overseer raise a1")
    assert line(match, "phase") == "turn"
    assert line(match, "pasture a") == "W10^0 W9_1 ."


def test_e36_one_laid_in_this_turn_too() -> None:
    match = build(areas={0: "overseer"}, dice="4 5", a="W9 W10")
    play(match, 0, "lay a1 4", "lay a2 5", "overseer raise a1", "overseer raise a2")
    assert line(match, "pasture a") == "W9^0 W10^0 ."


def test_e36_either_raise_or_replace() -> None:
    match = build(areas={0: "overseer wish"}, a="W10_0 W9_0 K7_1", dice="2 5")
    play(match, 0, "overseer raise a1")
    for move in ("overseer replace a3", "end", "wish 4", "raise a2 4", "overseer raise a1"):
        assert refused(match, 0, move) == "E-36"
    match = build(areas={0: "overseer"}, a="W10_0 W9_0 K7_1", dice="2 5")
    play(match, 0, "overseer replace a3")
    assert starting(match, 0, "overseer") == set()
    assert line(match, "phase") == "turn"


def test_e36_replace_an_opponents_lying_gaucho() -> None:
    """By an own one, upright; the opponent gets the gaucho back and the tile's value."""
    match = build(areas={0: "overseer"}, a="W11_2 K3", pesos=(1, 2, 3))
    assert (supply(match, 0), supply(match, 2)) == (7, 7)
    events = play(match, 0, "overseer replace a1")
    assert line(match, "pasture a") == "W11^0 K3 ."
    assert match.scores == (1, 2, 3 + 11)
    assert (supply(match, 0), supply(match, 2)) == (7, 8)  # 0: from the area to the pampa
    assert told(events, "replaced") == [
        {"seat": 0, "victim": 2, "space": "a1", "tile": "W11", "pesos": 11}
    ]


@pytest.mark.parametrize("value", range(1, 13))
def test_e36_the_value_is_the_big_number(value: int) -> None:
    match = build(areas={0: "overseer"}, a=f"W{value}_1")
    play(match, 0, "overseer replace a1")
    assert match.scores == (0, value, 0)


def test_e36_only_lying_gauchos() -> None:
    match = build(areas={0: "overseer"}, a="W11^2 K3 B5_0", b="W9_1")
    assert starting(match, 0, "overseer") == {"overseer raise a3", "overseer replace b1"}
    for move in (
        "overseer replace a1",
        "overseer replace a2",
        "overseer replace a3",
        "overseer raise a1",
        "overseer raise b1",
        "overseer raise c1",
    ):
        assert refused(match, 0, move) == "E-36"
