"""Collecting at the end of the round, and refilling: E-24 to E-31."""

from __future__ import annotations

from itertools import permutations

import pytest

import corral
from tests.games.playing import kinds, line, play, refused, starting, state_after, texts, then, told

from .build import FULL, build, supply


def collecting(**tiles_of: str) -> corral.Match:
    """p0 has collected these tiles and has these herds and areas; nothing is refilled."""
    return build(
        phase="collect",
        pampa=FULL,
        herds={0: tiles_of.get("herds", "")},
        incoming={0: tiles_of.get("incoming", "")},
        areas={0: tiles_of.get("areas", "")},
    )


def after(match: corral.Match, *moves: str) -> tuple[str, int]:
    """p0's herds and pesos after these moves."""
    match = match.copy()
    play(match, 0, *moves)
    return line(match, "p0 herds"), match.scores[0]


# E-24


def last_turn(**pastures: str) -> corral.Match:
    """The last player of the round is about to end it; unnamed pastures are left alone."""
    return build(turn=2, dice="-", pampa=FULL | pastures)


def test_e24_a_pasture_with_every_tile_occupied_is_collected() -> None:
    match = last_turn(a="W9^0 K3^1 B5^0")
    assert supply(match, 0) == 6
    match.play(2, "end")
    assert line(match, "p0 herds") == "W9 B5"
    assert line(match, "p1 herds") == "K3"
    assert (supply(match, 0), supply(match, 1)) == (8, 8)
    assert told(match.events, "collected") == [
        {"seat": 0, "tiles": ["W9", "B5"]},
        {"seat": 1, "tiles": ["K3"]},
    ]


@pytest.mark.parametrize("tile", ["W1", "W2", "S12"])
def test_e24_one_unoccupied_tile_and_nothing_happens(tile: str) -> None:
    match = last_turn(a=f"W9^0 K11^1 {tile}")
    match.play(2, "end")
    assert line(match, "pasture a") == f"W9^0 K11^1 {tile}"
    assert told(match.events, "collected") == []
    assert supply(match, 0) == 7


def test_e24_empty_spaces_do_not_matter() -> None:
    match = last_turn(a=". W9^0 .", b="K1^1")
    match.play(2, "end")
    assert line(match, "p0 herds") == "W9"
    assert line(match, "p1 herds") == "K1"


def test_e24_tiles_with_lying_gauchos_stay_with_the_gaucho() -> None:
    match = last_turn(a="W12_0 K8_1 B5^0")
    match.play(2, "end")
    assert line(match, "pasture a") == "W12_0 K8_1 ."
    assert line(match, "p0 herds") == "B5"
    assert (supply(match, 0), supply(match, 1)) == (7, 7)


def test_e24_only_lying_gauchos_bring_nothing() -> None:
    match = last_turn(a="W12_0 K8_1")
    match.play(2, "end")
    assert line(match, "pasture a") == "W12_0 K8_1 ."
    assert told(match.events, "collected") == []


def test_e24_a_pasture_without_a_tile_has_nothing_to_collect() -> None:
    match = build(turn=2, dice="-", countdown=2, b="K12^0 K8", c="B12^1 B8")
    match.play(2, "end")
    assert told(match.events, "collected") == []
    assert line(match, "pasture a") == ". . ."
    assert line(match, "pasture b") == "K12^0 K8 . ."


def test_e24_each_pasture_for_itself() -> None:
    match = last_turn(a="W9^0", b="K12^0 K8", c="B12^1 B8_0", d="G12_1 G8_1")
    match.play(2, "end")
    assert line(match, "pasture b") == "K12^0 K8 . ."
    assert line(match, "pasture d") == "G12_1 G8_1 . . ."
    assert "B8_0" in line(match, "pasture c")
    assert line(match, "p0 herds") == "W9"
    assert line(match, "p1 herds") == "B12"


# E-25


def test_e25_tiles_of_several_pastures_are_added_together_in_any_order() -> None:
    match = last_turn(a="W9^0", b="W2^0 W4^0 K3^1")
    match.play(2, "end")
    assert line(match, "p0 incoming") == "W2 W4 W9"
    assert texts(match, 0) == {"add W2", "add W4", "add W9"}
    play(match, 0, "add W4")
    assert texts(match, 0) == {"add W2", "add W9"}


@pytest.mark.parametrize(
    ("order", "herds", "pesos"),
    [
        ("W9 W10 W3", "W3", 4 * 10),  # 5-8-9-10, then the 3 sells it
        ("W10 W9 W3", "W9-3", 3 * 10),  # 5-8-10 is sold
        ("W3 W9 W10", "W3-9-10", 2 * 8),  # 5-8 is sold
        ("W9 W3 W10", "W3-10", 3 * 9),  # 5-8-9 is sold
        ("W10 W3 W9", "W3-9", 3 * 10),  # 5-8-10 is sold
        ("W3 W10 W9", "W9", 2 * 8 + 2 * 10),  # 5-8 is sold, then 3-10
    ],
)
def test_e25_the_owner_chooses_the_order_with_sales_in_between(
    order: str, herds: str, pesos: int
) -> None:
    match = collecting(herds="W5-8", incoming="W3 W9 W10")
    first, second, last = order.split()
    play(match, 0, f"add {first}")
    assert set(line(match, "p0 incoming").split()) == {second, last}
    play(match, 0, f"add {second}")  # the last one needs no decision
    assert line(match, "p0 herds") == herds
    assert match.scores[0] == pesos


def test_e25_a_sale_in_between_is_told_with_its_reason() -> None:
    match = collecting(herds="W5-8", incoming="W3 W10")
    events = play(match, 0, "add W3")
    assert kinds(events)[:2] == ["sold", "added"]
    assert told(events, "sold") == [
        {
            "seat": 0,
            "breed": "W",
            "row": [5, 8],
            "count": 2,
            "highest": 8,
            "bonus": 0,
            "pesos": 16,
            "reason": "misfit",
        }
    ]


def test_e25_breeds_may_be_mixed_in_the_order() -> None:
    match = collecting(herds="W5 K5", incoming="W6 W7 K6 K7")
    for order in permutations(["W6", "W7", "K6", "K7"]):
        moves = []
        for tile in order:
            mate = {"W6": "W7", "W7": "W6", "K6": "K7", "K7": "K6"}[tile]
            if f"add {mate}" not in moves:
                moves.append(f"add {tile}")
        herds, _ = after(match, *moves)
        white = "W5-6-7" if order.index("W6") < order.index("W7") else "W6"
        black = "K5-6-7" if order.index("K6") < order.index("K7") else "K6"
        assert herds == f"{white} {black}"


def test_e25_a_tile_with_nothing_to_decide_is_added_by_itself() -> None:
    """Alone in its breed and without SORT: order cannot matter."""
    match = last_turn(a="W9^0 K3^0", b="B5^1")
    match.play(2, "end")
    assert told(match.events, "added") == [
        {"seat": 0, "tile": "W9"},
        {"seat": 0, "tile": "K3"},
        {"seat": 1, "tile": "B5"},
    ]


def test_e25_only_tiles_that_were_collected() -> None:
    match = collecting(herds="W5", incoming="W6 W7")
    assert refused(match, 0, "add W8") == "E-25"
    assert refused(match, 0, "end") == "E-25"
    assert refused(match, 0, "take 1 2") == "E-25"
    assert refused(build(a="W9^0"), 0, "add W9") == "E-25"


# E-26, E-27


def test_e26_one_row_per_breed() -> None:
    match = collecting(herds="W5 K9-4", incoming="W6 W7 K2 K3 S1 S2")
    herds, pesos = after(match, "add W6", "add K3", "add S2")
    assert herds == "W5-6-7 K9-4-3-2 S2-1"
    assert pesos == 0


@pytest.mark.parametrize(
    ("row", "tile", "longer"),
    [
        ("W5-8", "W9", "W5-8-9"),
        ("W8-5", "W4", "W8-5-4"),
        ("W5", "W9", "W5-9"),
        ("W5", "W1", "W5-1"),
        ("", "W7", "W7"),
    ],
)
def test_e26_a_new_tile_goes_to_the_right_end(row: str, tile: str, longer: str) -> None:
    match = build(turn=2, dice="-", pampa=FULL, a=f"{tile}^0", herds={0: row})
    match.play(2, "end")
    assert line(match, "p0 herds") == longer
    assert match.scores[0] == 0


@pytest.mark.parametrize(
    ("row", "tile", "pesos"),
    [
        ("W5-8", "W7", 16),  # between
        ("W5-8", "W2", 16),  # below an ascending row
        ("W8-5", "W9", 16),  # above a descending row
        ("W8-5", "W6", 16),
        ("W1-12", "W11", 24),
        ("W12-1", "W2", 24),
        ("W5-8-12", "W9", 36),
    ],
)
def test_e27_a_misfit_closes_the_herd_and_starts_a_new_one(row: str, tile: str, pesos: int) -> None:
    match = build(turn=2, dice="-", pampa=FULL, a=f"{tile}^0", herds={0: row})
    match.play(2, "end")
    assert line(match, "p0 herds") == tile
    assert match.scores[0] == pesos
    assert line(match, "gone") == " ".join(
        sorted((f"W{value}" for value in row[1:].split("-")), key=lambda sold: int(sold[1:]))
    )


@pytest.mark.parametrize(
    ("second", "third", "herds", "pesos"),
    [
        ("W7", "W9", "W5-7-9", 0),
        ("W7", "W3", "W3", 14),
        ("W3", "W1", "W5-3-1", 0),
        ("W3", "W9", "W9", 10),
    ],
)
def test_e27_one_tile_has_no_direction_the_second_fixes_it(
    second: str, third: str, herds: str, pesos: int
) -> None:
    match = collecting(herds="W5", incoming=f"{second} {third}")
    assert after(match, f"add {second}") == (herds, pesos)


def test_e27_a_herd_that_cannot_grow_on_the_right_stays() -> None:
    """A tile of another breed is no reason to sell it."""
    match = build(turn=2, dice="-", pampa=FULL, a="K3^0", herds={0: "W5-8-12 S5-1"})
    match.play(2, "end")
    assert line(match, "p0 herds") == "W5-8-12 K3 S5-1"
    assert match.scores[0] == 0


def test_e27_until_a_misfit() -> None:
    match = build(turn=2, dice="-", pampa=FULL, a="W9^0", herds={0: "W5-8-12 S5-1"})
    match.play(2, "end")
    assert line(match, "p0 herds") == "W9 S5-1"
    assert match.scores[0] == 3 * 12


def test_e27_until_sale() -> None:
    match = build(herds={0: "W5-8-12"}, areas={0: "sale"})
    play(match, 0, "sale W")
    assert match.scores[0] == 3 * 12 + 5


def test_e27_it_can_still_grow_by_sort() -> None:
    match = collecting(herds="W5-8-12", incoming="W7", areas="sort")
    assert after(match, "sort W7") == ("W5-7-8-12", 0)


def test_e27_it_can_still_be_robbed() -> None:
    match = build(herds={0: "W5-8-12"}, areas={1: "steal"}, start=1)
    play(match, 1, "steal W12")
    assert line(match, "p0 herds") == "W5-8"  # and could grow again


# E-28


@pytest.mark.parametrize(
    ("row", "misfit", "pesos"),
    [
        ("W2-3", "W1", 2 * 3),
        ("W12-11", "", 2 * 12),
        ("W4-6-9", "W5", 3 * 9),
        ("W9-6-4", "W5", 3 * 9),
        ("W11-10-8-2-1", "W5", 5 * 11),
        ("W1-2-3-4-5-6-7-8-9-10-11-12", "", 12 * 12),
    ],
)
def test_e28_number_of_tiles_times_the_highest_value(row: str, misfit: str, pesos: int) -> None:
    """By a misfit, and by SALE, which gives 5 more."""
    match = build(herds={0: row}, areas={0: "sale"})
    play(match, 0, "sale W")
    assert match.scores[0] == pesos + 5
    if misfit:
        match = build(turn=2, dice="-", pampa=FULL, a=f"{misfit}^0", herds={0: row})
        match.play(2, "end")
        assert match.scores[0] == pesos


def test_e28_sold_tiles_leave_the_game() -> None:
    match = build(turn=2, dice="-", pampa=FULL, a="W5^0", herds={0: "W4-6-9"})
    unseen = set(match.view(None)["unseen"])
    match.play(2, "end")
    assert line(match, "gone") == "W4 W6 W9"
    assert set(match.view(None)["unseen"]) <= unseen
    assert line(match, "p0 herds") == "W5"


# E-29


def test_e29_into_the_middle_of_an_ascending_row() -> None:
    match = collecting(herds="W4-6-9", incoming="W5", areas="sort")
    assert texts(match, 0) == {"add W5", "sort W5"}
    assert after(match, "sort W5") == ("W4-5-6-9", 0)
    assert after(match, "add W5") == ("W5", 27)


def test_e29_into_the_middle_of_a_descending_row() -> None:
    match = collecting(herds="W9-6-4", incoming="W7", areas="sort")
    assert after(match, "sort W7") == ("W9-7-6-4", 0)
    assert after(match, "add W7") == ("W7", 27)


@pytest.mark.parametrize(
    ("row", "tile", "longer"),
    [("W4-6", "W2", "W2-4-6"), ("W6-4", "W11", "W11-6-4"), ("W2-3", "W1", "W1-2-3")],
)
def test_e29_at_the_left_end(row: str, tile: str, longer: str) -> None:
    match = collecting(herds=row, incoming=tile, areas="sort")
    assert after(match, f"sort {tile}") == (longer, 0)


@pytest.mark.parametrize(
    ("tile", "added", "sorted_in"), [("W3", "W5-3", "W3-5"), ("W9", "W5-9", "W9-5")]
)
def test_e29_left_of_a_single_tile(tile: str, added: str, sorted_in: str) -> None:
    match = collecting(herds="W5", incoming=tile, areas="sort")
    assert texts(match, 0) == {f"add {tile}", f"sort {tile}"}
    assert after(match, f"add {tile}") == (added, 0)
    assert after(match, f"sort {tile}") == (sorted_in, 0)


def test_e29_left_of_a_single_tile_fixes_the_direction() -> None:
    match = collecting(herds="W5", incoming="W3 W9", areas="sort")
    assert after(match, "sort W3") == ("W3-5-9", 0)  # ascending, so the 9 continues it
    assert after(match, "sort W9") == ("W9-5-3", 0)  # descending, so the 3 continues it


def test_e29_a_row_of_two_or_more_keeps_its_direction() -> None:
    match = collecting(herds="W4-6", incoming="W5", areas="sort")
    assert after(match, "sort W5") == ("W4-5-6", 0)
    match = collecting(herds="W6-4", incoming="W5", areas="sort")
    assert after(match, "sort W5") == ("W6-5-4", 0)


def test_e29_the_gaucho_is_taken_from_sort() -> None:
    match = collecting(herds="W4-6-9", incoming="W5", areas="sort")
    assert supply(match, 0) == 7
    events = play(match, 0, "sort W5")
    assert line(match, "p0 areas") == "-"
    assert supply(match, 0) == 8
    assert told(events, "sorted") == [{"seat": 0, "tile": "W5", "place": 2, "row": [4, 5, 6, 9]}]


def test_e29_one_tile_only() -> None:
    match = collecting(herds="W4-9", incoming="W5 W6 W7", areas="sort")
    assert starting(match, 0, "sort") == {"sort W5", "sort W6", "sort W7"}
    play(match, 0, "sort W6")
    assert line(match, "p0 herds") == "W4-6-9"
    assert texts(match, 0) == {"add W5", "add W7"}
    assert refused(match, 0, "sort W5") == "E-29"


@pytest.mark.parametrize(
    "moves",
    [
        ["sort W5", "add W10"],  # first; the 12 needs no decision
        ["add W10", "sort W5"],  # in between
        ["add W10", "add W12", "sort W5"],  # last
    ],
)
def test_e29_at_any_point_of_the_chosen_order(moves: list[str]) -> None:
    match = collecting(herds="W4-9", incoming="W5 W10 W12", areas="sort")
    assert after(match, *moves) == ("W4-5-9-10-12", 0)


def test_e29_before_or_after_a_sale_is_not_the_same() -> None:
    match = collecting(herds="W4-9", incoming="W5 W6", areas="sort")
    assert after(match, "sort W5") == ("W6", 3 * 9)  # 4-5-9 is sold by the 6
    assert after(match, "add W6", "sort W5") == ("W5-6", 2 * 9)  # 4-9 is sold by the 6
    assert after(match, "add W6", "add W5") == ("W6-5", 2 * 9)


def test_e29_after_a_sale_in_between_into_the_new_herd() -> None:
    match = collecting(herds="W5-9", incoming="W3 W7", areas="sort")
    play(match, 0, "add W3")  # sells 5-9 and starts anew
    assert (line(match, "p0 herds"), match.scores[0]) == ("W3", 18)
    assert after(match, "sort W7") == ("W7-3", 18)


def test_e29_it_needs_an_existing_herd_of_the_breed() -> None:
    match = collecting(herds="K4-9", incoming="W5 W7", areas="sort")
    assert texts(match, 0) == {"add W5", "add W7"}
    assert refused(match, 0, "sort W5") == "E-29"
    play(match, 0, "add W7")  # now there is one
    assert texts(match, 0) == {"add W5", "sort W5"}
    assert after(match, "sort W5") == ("W5-7 K4-9", 0)


@pytest.mark.parametrize(("row", "first", "second"), [("W4-6", 7, 9), ("W6-4", 3, 2)])
def test_e29_at_the_right_end_it_would_be_no_different_from_adding(
    row: str, first: int, second: int
) -> None:
    match = collecting(herds=row, incoming=f"W{first} W{second}", areas="sort")
    assert texts(match, 0) == {f"add W{first}", f"add W{second}"}
    assert refused(match, 0, f"sort W{first}") == "E-29"


def test_e29_without_a_gaucho_on_sort_it_cannot_be_used() -> None:
    match = build(
        phase="collect",
        pampa=FULL,
        herds={0: "W4-9"},
        incoming={0: "W5 W6"},
        areas={0: "wish", 1: "sort"},
    )
    assert texts(match, 0) == {"add W5", "add W6"}
    assert refused(match, 0, "sort W5") == "E-29"


def test_e29_only_a_tile_just_collected() -> None:
    match = collecting(herds="W4-9 K3", incoming="W5", areas="sort")
    assert refused(match, 0, "sort K3") == "E-25"
    assert refused(match, 0, "sort W6") == "E-25"


def test_e29_only_while_collecting() -> None:
    match = build(areas={0: "sort"}, herds={0: "W4-9"}, a="W5^0", dice="2 2")
    assert refused(match, 0, "sort W5") == "E-29"


def test_e29_a_sort_occupied_in_this_very_round_may_be_used() -> None:
    match = build(turn=2, dice="2 6", pampa=FULL, a="W5^2", herds={2: "W4-6-9"})
    play(match, 2, "place sort 2", "end")
    assert texts(match, 2) == {"add W5", "sort W5"}
    play(match, 2, "sort W5")
    assert line(match, "p2 herds") == "W4-5-6-9"


# E-30


def three_collect(start: int) -> corral.Match:
    """Everybody has two tiles of a breed to add, each in a pasture of their own."""
    return build(
        start=start,
        turn=(start + 2) % 3,
        dice="-",
        a="W3^0 W5^0",
        b="K3^1 K5^1",
        c="B3^2 B5^2",
        d="G12 G8",
    )


@pytest.mark.parametrize("start", [0, 1, 2])
def test_e30_one_after_the_other_beginning_with_the_start_player(start: int) -> None:
    match = three_collect(start)
    match.play((start + 2) % 3, "end")
    for step in range(3):
        seat = (start + step) % 3
        assert match.actors == (seat,)
        breed = "WKB"[seat]
        for other in range(3):
            if other != seat:
                assert texts(match, other) == set()
                assert refused(match, other, f"add {'WKB'[other]}3") == "E-30"
        play(match, seat, f"add {breed}5")
        assert line(match, f"p{seat} herds") == f"{breed}5-3"


def test_e30_decisions_affect_nobody_else() -> None:
    orders = []
    for first in ("add W3", "add W5"):
        match = three_collect(0)
        match.play(2, "end")
        play(match, 0, first)
        orders.append(
            [
                texts(match, 1),
                line(match, "p1 incoming"),
                line(match, "p2 incoming"),
                match.scores[1:],
            ]
        )
    assert orders[0] == orders[1]
    assert orders[0][0] == {"add K3", "add K5"}


def test_e30_who_has_nothing_to_decide_is_passed_over() -> None:
    match = build(turn=2, dice="-", pampa=FULL, a="W9^0", b="B3^2 B5^2")
    match.play(2, "end")
    assert match.actors == (2,)
    assert line(match, "p0 herds") == "W9"


# E-31


def test_e31_from_the_bottom_row_upward_left_to_right_until_20() -> None:
    match = build(turn=2, dice="-", a=". K9 .", b=". . K8 .", c="B12 B8", d=". G12 . G3 .")
    match = then(
        match,
        "p2 end",
        "* fill a1 W5",  # 14
        "* fill a3 W7",  # 21
        "* fill b1 W12",  # 20, so b2 and b4 stay empty; c has 20 already
        "* fill d1 W1",  # 16
        "* fill d3 W2",  # 18
        "* fill d5 W3",  # 21
        "* roll 1 2 3 4 5 6 6",
    )
    assert line(match, "pasture a") == "W5 K9 W7"
    assert line(match, "pasture b") == "W12 . K8 ."
    assert line(match, "pasture c") == "B12 B8 . ."
    assert line(match, "pasture d") == "W1 G12 W2 G3 W3"


def test_e31_or_until_it_is_full() -> None:
    match = then(
        build(turn=2, dice="-", pampa=FULL, a="K1_0"),
        "p2 end",
        "* fill a2 W2",
        "* fill a3 W3",
        "* roll 1 2 3 4 5 6 6",
    )
    assert line(match, "pasture a") == "K1_0 W2 W3"


def test_e31_every_tile_of_the_pile_is_equally_likely() -> None:
    match = build(turn=2, dice="-", pampa=FULL, a="K1_0")
    state = state_after(match, 2, "end")
    weights = [weight for _, weight in state.chance_outcomes()]
    unseen = match.view(None)["unseen"]
    asides = 9  # lie apart, though nobody but their owners know which they are
    assert weights == [1] * (len(unseen) - asides)


def test_e31_tiles_still_lying_there_count() -> None:
    match = build(turn=2, dice="-", pampa=FULL, a="K11_0 K9_1 B5^2")
    match = then(match, "p2 end", "* roll 1 2 3 4 5 6 6")
    assert line(match, "pasture a") == "K11_0 K9_1 ."  # the 5 is collected, 20 lie there


def test_e31_refilling_follows_collecting() -> None:
    match = build(turn=2, dice="-", pampa=FULL, a="K11_0 B5^2")
    match = then(match, "p2 end", "* fill a2 W9", "* roll 1 2 3 4 5 6 6")
    assert line(match, "pasture a") == "K11_0 W9 ."


def test_e31_the_pile_runs_empty_and_refilling_stops_there() -> None:
    match = build(turn=2, dice="-", pile=2, unseen="W1 W2", c="B12 B8", d="G12 G8")
    match = then(match, "p2 end", "* fill a1 W1", "* fill a2 W2", "* roll 1 2 3 4 5 6 6")
    assert line(match, "pasture a") == "W1 W2 ."
    assert line(match, "pasture b") == ". . . ."
    assert line(match, "pile") == "0"
    assert line(match, "steppe") == "? ? ? ?"


def test_e31_full_pastures_are_not_touched() -> None:
    match = build(turn=2, dice="-", pampa=FULL)
    pile = line(match, "pile")
    match.play(2, "end")
    assert line(match, "pile") == pile
    assert told(match.events, "filled") == []
