"""The book's worked examples: E-X1 to E-X17."""

from __future__ import annotations

import pytest

import corral
from tests.games.playing import kinds, line, line_seen, play, starting, texts, then, told

from .build import FULL, build, record, supply


def test_ex1_filling_the_pastures() -> None:
    """The smallest one is full below 20; in the next 18 lie, a 5 follows: stop at 23."""
    match = record(
        4,
        *["* fill a1 W3", "* fill a2 K6", "* fill a3 B7"],
        *["* fill b1 W10", "* fill b2 K8", "* fill b3 B5"],
        *["* fill c1 W12", "* fill c2 K12"],
        *["* fill d1 B12", "* fill d2 G12"],
        "* start p0",
        *[f"* deal p{seat} {'WKBG'[seat]}{value}" for seat in range(4) for value in (1, 2, 4)],
    )
    assert line(match, "pasture a") == "W3 K6 B7"  # 16
    assert line(match, "pasture b") == "W10 K8 B5 ."  # 23
    assert line(match, "pasture c") == "W12 K12 . . ."
    assert line(match, "pasture d") == "B12 G12 . . . ."


def test_ex1_no_further_tile_is_accepted() -> None:
    with pytest.raises(corral.NotationError, match="fill c1"):
        record(
            4,
            *["* fill a1 W3", "* fill a2 K6", "* fill a3 B7"],
            *["* fill b1 W10", "* fill b2 K8", "* fill b3 B5", "* fill b4 S1"],
        )


def test_ex2_5_and_6_stand_on_an_11() -> None:
    match = build(rodeo="1 2 3 4 5 6 6", a="W11")
    play(match, 0, "take 5 6", "stand a1 5+6", "end")
    assert line(match, "pasture a") == "W11^0 . ."
    assert match.actors == (1,)


def test_ex3_5_lays_on_an_11_and_another_5_raises_in_the_same_turn() -> None:
    match = build(rodeo="1 2 3 4 5 5 6", a="W11")
    play(match, 0, "take 5 5", "lay a1 5")
    assert line(match, "pasture a") == "W11_0 . ."
    play(match, 0, "raise a1 5")
    assert line(match, "pasture a") == "W11^0 . ."
    assert supply(match, 0) == 7
    assert line(match, "dice") == "-"


def test_ex4_three_pastures_at_a_rounds_end() -> None:
    match = build(
        turn=2,
        dice="-",
        a="W12^0 K9^1 B2",  # an unoccupied tile: nothing
        b="W5^0 K11_1 B7^2 G9_0",  # two tiles go, two stay
        c="K12_0 B10_1",  # only lying gauchos: nothing
        d="G12 G8",
    )
    match = then(match, "p2 end", "* roll 1 2 3 4 5 6 6")
    assert line(match, "pasture a") == "W12^0 K9^1 B2"
    assert line(match, "pasture b") == ". K11_1 . G9_0"
    assert line(match, "pasture c") == "K12_0 B10_1 . ."
    assert told(match.events, "collected") == [
        {"seat": 0, "tiles": ["W5"]},
        {"seat": 2, "tiles": ["B7"]},
    ]
    assert [line(match, f"p{seat} herds") for seat in range(3)] == ["W5", "-", "B7"]
    assert [supply(match, seat) for seat in range(3)] == [5, 5, 8]


def sold_by(herd: str, misfit: str) -> int:
    """What p0 gets for a herd when a misfit is collected."""
    match = build(turn=2, dice="-", pampa=FULL, a=f"{misfit}^0", herds={0: herd})
    match.play(2, "end")
    assert line(match, "p0 herds") == misfit
    return match.scores[0]


def test_ex5_ascending_3_5_6_9_sells_for_36() -> None:
    assert sold_by("W3-5-6-9", "W4") == 4 * 9 == 36


def test_ex6_descending_11_10_8_2_1_sells_for_55() -> None:
    assert sold_by("W11-10-8-2-1", "W4") == 5 * 11 == 55


def test_ex7_a_wished_6_alone_places_on_steppe() -> None:
    match = build(dice="2 5", areas={0: "wish"})
    play(match, 0, "wish 6", "place steppe 6")
    assert line(match, "p0 areas") == "steppe"
    assert line(match, "dice") == "2 5"  # both real dice remain
    assert {"place sort 2", "place overseer 5"} <= texts(match, 0)


def test_ex8_4_and_4_and_a_wished_4_stand_on_a_12() -> None:
    match = build(dice="4 4", areas={0: "wish"}, a="W12")
    play(match, 0, "wish 4", "stand a1 4+4+4")
    assert line(match, "pasture a") == "W12^0 . ."
    assert (line(match, "dice"), line(match, "wish")) == ("-", "-")


def test_ex9_steal_a_10_onto_4_6_9_then_sale() -> None:
    match = build(areas={0: "sale steal"}, herds={0: "W4-6-9", 2: "W3-10-11"})
    assert supply(match, 0) == 6
    play(match, 0, "steal W10")
    assert line(match, "p0 herds") == "W4-6-9-10"
    assert line(match, "p2 herds") == "W3-11"
    assert match.scores == (0, 0, 10)
    play(match, 0, "sale W")
    assert match.scores == (45, 0, 10)  # 4 x 10 + 5
    assert supply(match, 0) == 8  # both gauchos are back


def test_ex10_overseer_raises_two() -> None:
    match = build(areas={0: "overseer"}, a="W10_0", b="K9_0")
    play(match, 0, "overseer raise a1", "overseer raise b1")
    assert line(match, "pasture a") == "W10^0 . ."
    assert line(match, "pasture b") == "K9^0 . . ."
    assert supply(match, 0) == 6  # the one from OVERSEER among them


def test_ex11_overseer_replaces_on_an_11() -> None:
    match = build(areas={0: "overseer"}, a="W11_1")
    play(match, 0, "overseer replace a1")
    assert line(match, "pasture a") == "W11^0 . ."
    assert match.scores == (0, 11, 0)
    assert (supply(match, 0), supply(match, 1)) == (7, 8)


def test_ex12_steppe_a_2_and_a_4_on_two_pastures() -> None:
    match = build(areas={0: "steppe"}, dice="-", unseen="W2 K4 B9 G11", a="S9", b="S8")
    match = then(
        match,
        *["p0 steppe", "* look W2", "* look K4", "* look B9", "* look G11"],
        *["p0 put W2 a2", "p0 put K4 b2"],
    )
    assert line(match, "pasture a") == "S9 W2^0 ."
    assert line(match, "pasture b") == "S8 K4^0 . ."
    assert supply(match, 0) == 6
    assert line(match, "steppe") == "B9@0 G11@0 ? ?"


def test_ex13_the_end_of_a_three_player_match() -> None:
    """Red is p0, blue p1, green p2; red starts."""
    match = build(
        start=0,
        rodeo="1 1 2 3 4 5 6",
        a="W6 K9_2 B10_2",
        b="G11^0 S5",
        pile=1,
        unseen="S9 W1 K1 B1 G1",
        pesos=(10, 20, 30),
        areas={0: "sale steal", 1: "wish steppe", 2: "overseer"},
        herds={0: "S2", 1: "W9", 2: "K7 S3-8"},
    )

    # Blue's STEPPE draws the last tile of the pile.
    match = then(
        match,
        *["p0 take 1 1", "p0 end"],
        *["p1 take 2 3", "p1 steppe", "* look S9", "* look W1", "* look K1", "* look B1"],
        "p1 put S9 b3",
    )
    assert kinds(match.events)[-3:] == ["put", "steppe_refilled", "pile_empty"]
    assert line(match, "pile") == "0"
    assert line(match, "steppe") == "W1@1 K1@1 B1@1 ?"
    assert line_seen(match, "steppe", 0) == "? ? ? ?"

    # Green plays; nothing is refilled; a full round follows, started by blue.
    match = then(match, "p1 end", "p2 take 4 5", "p2 end", "* roll 1 2 3 4 5 6 6")
    assert line(match, "start") == "p1"
    assert line(match, "pasture c") == ". . . ."
    match = then(match, "p1 take 6 6", "p1 end", "p2 take 1 2", "p2 end", "p0 take 3 4", "p0 end")

    # Then the round without dice: green, red, blue.
    assert told(match.events, "round_began") == [
        {"round": 5, "seat": 1, "left": 1},
        {"round": 6, "seat": 2, "left": 0},
    ]
    assert len(told(match.events, "rolled")) == 1
    assert match.actors == (2,)
    assert starting(match, 2, "take") == set()
    play(match, 2, "overseer raise a2", "overseer raise a3", "end")
    assert line(match, "pasture a") == "W6 K9^2 B10^2"

    assert list(match.actors) == [0]
    play(match, 0, "steal S8", "sale S", "end")
    assert match.scores == (10 + 2 * 8 + 5, 20, 30 + 8)
    assert line(match, "p2 herds") == "K7 S3"

    assert list(match.actors) == [1]
    events = play(match, 1, "wish 6", "stand a1 6", "end")

    # The pasture complete by that is collected, then comes the final collecting.
    assert told(events, "collected") == [
        {"seat": 1, "tiles": ["W6"]},
        {"seat": 2, "tiles": ["K9", "B10"]},
        {"seat": 0, "tiles": ["G11"]},
        {"seat": 1, "tiles": ["S9"]},
    ]
    assert match.over
    assert match.scores == (
        10 + 21 + 11,  # red: SALE, and G11
        20 + 2 * 9 + 9,  # blue: W9-6, and S9
        30 + 8 + 2 * 9 + 10 + 3,  # green: robbed, K7-9, B10, S3
    )
    assert match.winners == (2,)
    assert corral.replay(match.record()).position() == match.position()


def test_ex14_a_single_9_sells_for_9_at_the_end() -> None:
    match = build(countdown=0, turn=2, herds={0: "W9"})
    match.play(2, "end")
    assert match.scores == (9, 0, 0)


def test_ex15_2_and_3_occupy_the_area_that_needs_5() -> None:
    match = build(dice="2 3")
    play(match, 0, "place overseer 2+3")
    assert line(match, "p0 areas") == "overseer"
    assert line(match, "dice") == "-"


def test_ex16_a_misfit_sells_white_black_may_grow_brown_stays() -> None:
    match = build(
        turn=2,
        dice="-",
        a="W5^0",
        b="G12 G8",
        c="G11 G9",
        d="S12 S8",
        herds={0: "W4-7 K3-6 B5-8-12"},
    )
    match.play(2, "end")
    assert line(match, "p0 herds") == "W5 K3-6 B5-8-12"
    assert match.scores[0] == 2 * 7
    assert [sale["breed"] for sale in told(match.events, "sold")] == ["W"]


def test_ex16_the_brown_one_goes_when_another_brown_tile_comes() -> None:
    match = build(
        turn=2,
        dice="-",
        a="B9^0",
        b="G12 G8",
        c="G11 G9",
        d="S12 S8",
        herds={0: "W4-7 K3-6 B5-8-12"},
    )
    match.play(2, "end")
    assert line(match, "p0 herds") == "W4-7 K3-6 B9"
    assert match.scores[0] == 3 * 12


@pytest.mark.parametrize("value", [1, 2, 3, 5, 7, 8, 10, 11, 12])
def test_ex17_sort_puts_any_value_in_its_place(value: int) -> None:
    """A row ending in 9 takes only 10 or more on the right."""
    match = build(
        phase="collect",
        pampa=FULL,
        herds={0: "W4-6-9"},
        areas={0: "sort"},
        incoming={0: f"W{value} K1 K2"},
    )
    longer = "W" + "-".join(str(tile) for tile in sorted([4, 6, 9, value]))
    if value >= 10:
        play(match, 0, f"add W{value}")
    else:
        added = match.copy()
        play(added, 0, f"add W{value}")
        assert line(added, "p0 herds") == f"W{value}"
        assert added.scores[0] == 27
        play(match, 0, f"sort W{value}")
    assert line(match, "p0 herds") == longer
    assert match.scores[0] == 0


def test_ex17_4_6_9_and_a_5_are_worth_36() -> None:
    match = build(countdown=0, turn=2, pampa=FULL, a="W5^0", herds={0: "W4-6-9"}, areas={0: "sort"})
    match.play(2, "end")
    play(match, 0, "sort W5")
    assert told(match.events, "sold")[0]["row"] == [4, 5, 6, 9]
    assert match.scores[0] == 36
