"""Special actions in general: E-21 to E-23."""

from __future__ import annotations

from itertools import permutations

import pytest

import corral
from tests.games.playing import line, play, refused, starting, texts

from .build import FULL, build, supply

SEVEN = {"c": "W12^0 K12^0 B12^0 G12^0", "d": "W11^0 K11^0 B11^0"}


def busy() -> corral.Match:
    """Every special action of a turn can be used, and both dice have something to do."""
    return build(
        rodeo="1 1 1 2 5 6 6",
        a="W9_0 W10_1 K5",
        areas={0: "wish sale steal overseer steppe"},
        herds={0: "K3-4", 1: "B7"},
        steppe="W2@0 K7@0 B9@0 G10@0",
        fresh="0 - -",
    )


# E-21


@pytest.mark.parametrize(
    ("area", "use"),
    [
        ("wish", "wish 4"),
        ("sale", "sale K"),
        ("steal", "steal B7"),
        ("overseer", "overseer raise a1"),
        ("steppe", "steppe"),
    ],
)
def test_e21_the_gaucho_goes_back_into_the_supply(area: str, use: str) -> None:
    match = busy()
    before = supply(match, 0)
    play(match, 0, use)
    assert area not in line(match, "p0 areas").split()
    assert supply(match, 0) == before + 1


def test_e21_it_may_be_used_again_at_once() -> None:
    match = build(dice="-", a="W4", pampa=SEVEN, areas={0: "wish"})
    assert supply(match, 0) == 0
    play(match, 0, "wish 4", "stand a1 4")
    assert line(match, "pasture a") == "W4^0 . ."
    assert supply(match, 0) == 0


@pytest.mark.parametrize(
    "use",
    ["wish 4", "sale K", "steal B7", "overseer raise a1", "overseer replace a2", "steppe"],
)
def test_e21_without_a_gaucho_there_it_cannot_be_used(use: str) -> None:
    match = build(
        a="W9_0 W10_1",
        herds={0: "K3-4", 1: "B7"},
        areas={1: "wish sale steal overseer steppe"},
    )
    assert use not in texts(match, 0)
    assert refused(match, 0, use) == "E-21"


def test_e21_wish_always_can_be_used() -> None:
    """Even where no die can do anything: no tile and every area taken or touched."""
    match = build(dice="-", areas={0: "sort wish sale steal overseer steppe"})
    assert starting(match, 0, "wish") == {f"wish {die}" for die in range(1, 7)}


def test_e21_no_sale_without_a_herd_of_two() -> None:
    match = build(areas={0: "sale"}, herds={0: "W9 K4", 1: "B2-5-8"})
    assert starting(match, 0, "sale") == set()
    for breed in "WKB":
        assert refused(match, 0, f"sale {breed}") == "E-33"


def test_e21_no_overseer_without_a_lying_gaucho() -> None:
    match = build(areas={0: "overseer"}, a="W9^0 W10^1 W3")
    assert starting(match, 0, "overseer") == set()
    for move in ("overseer raise a1", "overseer replace a2", "overseer raise a3"):
        assert refused(match, 0, move) == "E-36"


def test_e21_no_stealing_with_nobody_to_rob() -> None:
    match = build(areas={0: "steal"}, herds={0: "W4-6-9"})
    assert starting(match, 0, "steal") == set()
    assert refused(match, 0, "steal W9") == "E-34"


def test_e21_the_gaucho_of_a_useless_action_can_still_be_taken_back() -> None:
    match = build(areas={0: "sale steal overseer"})
    assert starting(match, 0, "recall") == {"recall sale", "recall steal", "recall overseer"}


def test_e21_any_number_in_one_turn() -> None:
    match = busy()
    play(match, 0, "steal B7", "sale K", "overseer raise a1", "wish 6", "steppe", "put K7 b1")
    assert line(match, "p0 areas") == "-"
    assert line(match, "touched") == "wish sale steal overseer steppe"
    assert line(match, "p0 herds") == "B7"
    assert match.scores == (2 * 4 + 5, 7, 0)
    assert line(match, "pasture a") == "W9^0 W10_1 K5"
    assert line(match, "pasture b") == "K7^0 . . ."
    assert supply(match, 0) == 8 - 2


def test_e21_sort_is_not_used_in_a_turn() -> None:
    match = build(areas={0: "sort"}, herds={0: "W4-9"}, a="W6^0")
    assert starting(match, 0, "sort") == set()
    assert refused(match, 0, "sort W6") == "E-29"


def test_e21_only_in_the_own_turn() -> None:
    match = build(turn=1, areas={0: "wish sale"}, herds={0: "K3-4"})
    assert texts(match, 0) == set()
    for move in ("wish 4", "sale K"):
        assert refused(match, 0, move) == "E-12"


# E-22


@pytest.mark.parametrize(
    "moves", list(permutations(["sale K", "overseer replace a2", "wish 3", "steal B7"]))
)
def test_e22_in_any_order(moves: tuple[str, ...]) -> None:
    match = busy()
    play(match, 0, *moves)
    assert line(match, "p0 areas") == "steppe"
    assert match.scores == (2 * 4 + 5, 7 + 10, 0)
    assert line(match, "p0 herds") == "B7"
    assert line(match, "wish") == "3"


@pytest.mark.parametrize("place", range(4))
@pytest.mark.parametrize(
    ("area", "use"),
    [
        ("sale", "sale K"),
        ("overseer", "overseer replace a2"),
        ("wish", "wish 3"),
        ("steal", "steal B7"),
    ],
)
def test_e22_before_taking_the_dice_before_between_and_after_dice_actions(
    place: int, area: str, use: str
) -> None:
    match = busy()
    dice_actions = ["take 1 5", "place sort 1", "stand a3 5"]
    play(match, 0, *dice_actions[:place])
    play(match, 0, use)
    assert area not in line(match, "p0 areas").split()
    play(match, 0, *dice_actions[place:], "end")
    assert "sort" in line(match, "p0 areas").split()
    assert line(match, "pasture a").endswith("K5^0")


def test_e22_steppe_too() -> None:
    for place in range(4):
        match = busy()
        dice_actions = ["take 1 5", "place sort 1", "stand a3 5"]
        play(match, 0, *dice_actions[:place])
        play(match, 0, "steppe", "put K7 b1")
        play(match, 0, *dice_actions[place:], "end")
        assert line(match, "pasture b") == "K7^0 . . ."


# E-23


def test_e23_the_turn_ends_when_the_player_says_so() -> None:
    match = build(dice="2 6", pampa=FULL)
    play(match, 0, "place sort 2", "place steppe 6")
    assert match.actors == (0,)  # with nothing left to do
    assert texts(match, 0) == {"end"}
    play(match, 0, "end")
    assert match.actors == (1,)


def test_e23_also_with_things_left_to_do() -> None:
    match = busy()
    play(match, 0, "take 1 5")
    assert len(texts(match, 0)) > 10
    play(match, 0, "end")
    assert match.actors == (1,)
    assert line(match, "p0 areas") == "wish sale steal overseer steppe"  # they stay


def test_e23_what_was_of_the_turn_is_over() -> None:
    match = build(dice="2 6", wish=4, touched="wish sort", pampa=FULL)
    play(match, 0, "end")
    for key, value in {"dice": "untaken", "wish": "-", "touched": "-", "pending": "-"}.items():
        assert line(match, key) == value


def test_e23_done_is_not_end() -> None:
    match = build(dice="2 6", pampa=FULL)
    assert refused(match, 0, "done") == "E-23"
    assert match.actors == (0,)
