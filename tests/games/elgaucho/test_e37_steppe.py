"""The special action STEPPE: E-37 to E-40."""

from __future__ import annotations

import pytest

import corral
from tests.games.playing import (
    kinds,
    line,
    line_seen,
    play,
    refused,
    starting,
    state_after,
    texts,
    then,
    told,
)

from .build import FULL, build, outcomes, supply

# E-37 STEPPE


def looking(
    *,
    a: str = "",
    b: str = "",
    areas: str = "steppe",
    steppe: str = "W2@0 K4@0 B5@0 G10@0",
    dice: str = "2 5",
) -> corral.Match:
    """p0 can use STEPPE and knows what lies there, so that no chance is in it."""
    return build(a=a, b=b, dice=dice, areas={0: areas}, steppe=steppe, fresh="0 - -")


def test_e37_the_tiles_are_drawn_from_all_that_nobody_has_seen() -> None:
    match = build(areas={0: "steppe"}, dice="2 5", a="W9", herds={0: "K3"})
    asides = {tile for seat in range(3) for tile in line(match, f"p{seat} aside").split()}
    unseen = set(match.view(None)["unseen"]) - asides
    assert outcomes(state_after(match, 0, "steppe")) == {f"look {tile}": 1 for tile in unseen}


def test_e37_the_player_looks_in_secret() -> None:
    match = build(areas={0: "steppe"}, dice="2 5", unseen="W2 K4 B5 G10")
    match = then(match, "p0 steppe", "* look G10", "* look W2", "* look K4", "* look B5")
    assert line(match, "phase") == "steppe"
    assert match.view(0)["steppe"] == ["W2", "K4", "B5", "G10"]
    assert line_seen(match, "steppe", 0) == "W2 K4 B5 G10"
    for viewer in (None, 1, 2):
        assert match.view(viewer)["steppe"] == [None] * 4
        assert line_seen(match, "steppe", viewer) == "? ? ? ?"
        assert {"W2", "K4", "B5", "G10"} <= set(match.view(viewer)["unseen"])
    (event,) = [event for event in match.events if event.kind == "looked"]
    assert event.seen_by(0)["tiles"] == ["W2", "K4", "B5", "G10"]
    for viewer in (None, 1, 2):
        assert event.seen_by(viewer) == {"kind": "looked", "seat": 0, "count": 4}


def test_e37_what_was_seen_cannot_be_undone() -> None:
    match = looking()
    play(match, 0, "steppe")
    assert not match.can_undo(0)


def test_e37_one_tile_of_any_value_with_an_own_upright_gaucho() -> None:
    match = looking(a="K9")
    assert supply(match, 0) == 7
    play(match, 0, "steppe")
    assert supply(match, 0) == 8
    events = play(match, 0, "put G10 a2")
    assert line(match, "pasture a") == "K9 G10^0 ."
    assert supply(match, 0) == 7
    assert told(events, "put") == [{"seat": 0, "tile": "G10", "space": "a2"}]
    assert line(match, "phase") == "turn"  # 10 has no partner


def test_e37_or_two_of_at_most_4_each() -> None:
    match = looking()
    play(match, 0, "steppe", "put W2 a1")
    second = {move.split()[1] for move in starting(match, 0, "put")}
    assert second == {"K4"}
    assert refused(match, 0, "put B5 a2") == "E-37"
    assert refused(match, 0, "put G10 a2") == "E-37"
    play(match, 0, "put K4 d5")
    assert line(match, "pasture a") == "W2^0 . ."
    assert line(match, "pasture d") == ". . . . K4^0"
    assert supply(match, 0) == 6
    assert line(match, "phase") == "turn"


def test_e37_after_a_tile_above_4_no_second_one() -> None:
    match = looking()
    play(match, 0, "steppe", "put B5 a1")
    assert line(match, "phase") == "turn"
    assert refused(match, 0, "put W2 a2") == "E-37"


def test_e37_never_three() -> None:
    match = looking(steppe="W2@0 K4@0 B1@0 G3@0")
    play(match, 0, "steppe", "put W2 a1", "put K4 a2")
    assert line(match, "phase") == "turn"
    assert refused(match, 0, "put B1 a3") == "E-37"


def test_e37_a_second_small_tile_need_not_be_put() -> None:
    match = looking()
    play(match, 0, "steppe", "put W2 a1")
    assert kinds(play(match, 0, "done")) == ["steppe_refilled"]
    assert line(match, "phase") == "turn"
    assert line(match, "steppe") == "K4@0 B5@0 G10@0 ?"
    assert supply(match, 0) == 7


def test_e37_on_any_free_space_in_play() -> None:
    match = looking(a="K9 K8", b=". S9^1 . S8_2")
    play(match, 0, "steppe")
    free = ["a3", "b1", "b3", "c1", "c2", "c3", "c4", "d1", "d2", "d3", "d4", "d5"]
    assert texts(match, 0) == {
        f"put {tile} {space}" for tile in ("W2", "K4", "B5", "G10") for space in free
    }
    assert refused(match, 0, "put W2 a1") == "E-37"
    assert refused(match, 0, "put W2 b2") == "E-37"
    assert refused(match, 0, "put W3 a3") == "E-37"


def test_e37_the_20_limit_does_not_matter() -> None:
    match = looking(a="K12 K11")
    play(match, 0, "steppe", "put G10 a3")
    assert line(match, "pasture a") == "K12 K11 G10^0"


def test_e37_only_after_looking() -> None:
    assert refused(looking(), 0, "put W2 a1") == "E-37"


# E-38

CROWDED = {"a": "W1 W3 W5", "b": "K1 K2 K3 K5", "c": "B1 B2 B3 B4", "d": "G1 G2 G3 G5"}


def test_e38_no_free_space_no_steppe() -> None:
    match = build(pampa=CROWDED | {"d": "G1 G2 G3 G5 G6"}, areas={0: "steppe"})
    assert "steppe" not in texts(match, 0)
    assert refused(match, 0, "steppe") == "E-38"


def test_e38_no_tile_no_steppe() -> None:
    match = build(areas={0: "steppe"}, steppe="", countdown=1)
    assert "steppe" not in texts(match, 0)
    assert refused(match, 0, "steppe") == "E-38"


def test_e38_one_free_space_one_tile_only() -> None:
    match = build(pampa=CROWDED, areas={0: "steppe"}, steppe="W2@0 K4@0 B5@0 G10@0", fresh="0 - -")
    play(match, 0, "steppe")
    assert texts(match, 0) == {"put W2 d5", "put K4 d5", "put B5 d5", "put G10 d5"}
    play(match, 0, "put W2 d5")
    assert line(match, "phase") == "turn"


def test_e38_one_tile_left_on_the_steppe_can_be_put() -> None:
    match = build(areas={0: "steppe"}, steppe="W2@0", fresh="0 - -", countdown=1)
    play(match, 0, "steppe", "put W2 a1")
    assert line(match, "steppe") == "-"
    assert line(match, "phase") == "turn"


def test_e38_who_has_looked_must_place_at_least_one() -> None:
    match = looking(areas="wish sale steppe", a="K5")
    play(match, 0, "steppe")
    assert starting(match, 0, "put", "recall") == texts(match, 0)
    assert refused(match, 0, "done") == "E-38"
    assert refused(match, 0, "end") == "E-38"


def test_e38_between_looking_and_placing_nothing_else_but_taking_gauchos_back() -> None:
    match = looking(areas="wish sale steppe", a="K5")
    play(match, 0, "steppe")
    for move in ("wish 4", "sale W", "stand a1 5", "place sort 2", "take 1 2", "steppe"):
        assert refused(match, 0, move) == "E-38"
    assert starting(match, 0, "recall") == {"recall wish", "recall sale"}
    play(match, 0, "recall wish", "put W2 a2")
    for move in ("wish 4", "end", "stand a1 5"):
        assert refused(match, 0, move) == "E-38"
    assert starting(match, 0, "recall") == {"recall sale"}
    play(match, 0, "recall sale", "done")
    assert line(match, "p0 areas") == "-"
    assert line(match, "phase") == "turn"


# E-39

SIX = {"c": "W12^0 K12^0 B12^0 G12^0", "d": "W11^0 K11^0"}


def test_e39_a_pair_needs_two_gauchos() -> None:
    """One comes back from STEPPE, and there is no other: no second tile."""
    match = build(
        pampa=SIX | {"b": "S12^0"},
        dice="-",
        areas={0: "steppe"},
        steppe="W2@0 K4@0 B5@0 G10@0",
        fresh="0 - -",
    )
    assert supply(match, 0) == 0
    play(match, 0, "steppe", "put W2 a1")
    assert line(match, "phase") == "turn"
    assert texts(match, 0) == {"end"}


def test_e39_two_gauchos_are_enough() -> None:
    match = build(
        pampa=SIX,
        dice="-",
        areas={0: "steppe"},
        steppe="W2@0 K4@0 B5@0 G10@0",
        fresh="0 - -",
    )
    assert supply(match, 0) == 1
    play(match, 0, "steppe", "put W2 a1", "put K4 a2")
    assert supply(match, 0) == 0
    assert line(match, "pasture a") == "W2^0 K4^0 ."


def test_e39_the_gaucho_on_an_area_placed_in_this_turn_does_not_help() -> None:
    match = build(
        pampa=SIX,
        dice="-",
        areas={0: "wish steppe"},
        touched="wish",
        steppe="W2@0 K4@0 B5@0 G10@0",
        fresh="0 - -",
    )
    assert supply(match, 0) == 0
    play(match, 0, "steppe", "put W2 a1")
    assert line(match, "phase") == "turn"


def test_e39_a_pair_needs_two_spaces() -> None:
    match = build(
        pampa=CROWDED | {"c": "B1 B2 B3 ."},
        areas={0: "steppe"},
        steppe="W2@0 K4@0 B5@0 G10@0",
        fresh="0 - -",
    )
    play(match, 0, "steppe", "put W2 c4")
    assert starting(match, 0, "put") == {"put K4 d5"}
    play(match, 0, "put K4 d5")
    assert line(match, "pasture c") == "B1 B2 B3 W2^0"
    assert line(match, "pasture d") == "G1 G2 G3 G5 K4^0"


# E-40


def test_e40_then_the_steppe_is_refilled_to_4_from_the_pile() -> None:
    match = looking()
    pile = int(line(match, "pile"))
    play(match, 0, "steppe")
    events = play(match, 0, "put G10 a1")
    assert told(events, "steppe_refilled") == [{"count": 1, "pile": pile - 1}]
    assert line(match, "steppe") == "W2@0 K4@0 B5@0 ?"
    assert line(match, "pile") == str(pile - 1)
    assert line(match, "drew") == "yes"


def test_e40_after_a_pair_by_two() -> None:
    match = looking()
    pile = int(line(match, "pile"))
    events = play(match, 0, "steppe", "put W2 a1")
    assert told(events, "steppe_refilled") == []  # not before the second tile is decided
    events = play(match, 0, "put K4 a2")
    assert told(events, "steppe_refilled") == [{"count": 2, "pile": pile - 2}]
    assert line(match, "steppe") == "B5@0 G10@0 ? ?"


@pytest.mark.parametrize(("pile", "steppe"), [(2, "B5@0 G10@0 ? ?"), (1, "B5@0 G10@0 ?")])
def test_e40_as_far_as_the_pile_reaches(pile: int, steppe: str) -> None:
    match = build(
        areas={0: "steppe"}, dice="-", steppe="W2@0 K4@0 B5@0 G10@0", fresh="0 - -", pile=pile
    )
    play(match, 0, "steppe", "put W2 a1", "put K4 a2")
    assert line(match, "steppe") == steppe
    assert line(match, "pile") == "0"


def test_e40_tiles_put_in_the_pampa_lie_face_up() -> None:
    match = looking()
    play(match, 0, "steppe", "put G10 a1")
    for viewer in (None, 0, 1, 2):
        assert match.view(viewer)["pampa"]["a"][0] == {
            "tile": "G10",
            "big": 10,
            "small": 5,
            "gaucho": 0,
            "standing": True,
        }
        assert line_seen(match, "pasture a", viewer) == "G10^0 . ."
    assert match.log(2)[-2] == {"kind": "put", "seat": 0, "tile": "G10", "space": "a1"}


def test_e40_a_tile_shown_to_all_cannot_be_undone() -> None:
    match = looking()
    play(match, 0, "steppe", "put G10 a1")
    assert not match.can_undo(0)


def what_each_knows(match: corral.Match) -> list[str]:
    """The steppe in the positions of p0, p1, p2 and a spectator; views say the same."""
    lines = []
    for viewer in (0, 1, 2, None):
        written = line_seen(match, "steppe", viewer)
        view = match.view(viewer)
        assert view["steppe"] == [None if tile == "?" else tile for tile in written.split()]
        assert set(written.split()).isdisjoint(view["unseen"])
        lines.append(written)
    return lines


def test_e40_what_each_player_knows_about_the_steppe_afterwards() -> None:
    match = build(
        areas={0: "steppe", 1: "steppe", 2: "steppe"},
        unseen="W2 K9 B10 G10 S5 S6",
        pampa=FULL,
    )
    assert what_each_knows(match) == ["? ? ? ?"] * 4
    pile = int(line(match, "pile"))

    looks = ["* look B10", "* look G10", "* look W2", "* look K9"]
    match = then(match, "p0 take 1 2", "p0 steppe", *looks)
    assert what_each_knows(match) == ["W2 K9 B10 G10", "? ? ? ?", "? ? ? ?", "? ? ? ?"]

    # p0 takes one away and knows the three left, not the new one.
    match = then(match, "p0 put B10 a3", "p0 end")
    assert what_each_knows(match) == ["W2 K9 G10 ?", "? ? ? ?", "? ? ? ?", "? ? ? ?"]
    assert line(match, "fresh") == "1 - -"

    # p1 looks: only the new tile is a matter of chance.
    match = then(match, "p1 take 3 4", "p1 steppe", "* look S5")
    assert what_each_knows(match) == ["W2 K9 G10 ?", "W2 K9 G10 S5", "? ? ? ?", "? ? ? ?"]

    # Everybody sees which tile p1 takes away; p0 still knows what is left of the old ones.
    match = then(match, "p1 put K9 b3", "p1 end")
    assert what_each_knows(match) == ["W2 G10 ? ?", "W2 G10 S5 ?", "? ? ? ?", "? ? ? ?"]
    assert line(match, "steppe") == "W2@01 G10@01 S5@1 ?"
    assert line(match, "fresh") == "2 1 -"

    # p2 takes one that p0 has never seen.
    match = then(match, "p2 take 1 5", "p2 steppe", "* look S6", "p2 put S5 c3")
    assert what_each_knows(match) == ["W2 G10 ? ?", "W2 G10 ? ?", "W2 G10 S6 ?", "? ? ? ?"]
    assert line(match, "steppe") == "W2@012 G10@012 S6@2 ?"
    assert line(match, "fresh") == "3 2 1"
    assert line(match, "pile") == str(pile - 3)


def test_e40_who_knows_them_all_sees_nothing_new() -> None:
    """No chance is needed for a second look at tiles that are known."""
    match = build(
        areas={0: "steppe"}, dice="2 5", steppe="W9@0 K9@0 B9@01", fresh="0 2 -", countdown=1
    )
    assert state_after(match, 0, "steppe").chance_weight() == 0
    play(match, 0, "steppe")
    assert line(match, "steppe") == "W9@0 K9@0 B9@01"


def test_e40_the_log_tells_the_others_only_how_many() -> None:
    match = build(areas={0: "steppe"}, dice="2 5", unseen="W9 K9 B10 G10")
    looks = ["* look B10", "* look G10", "* look W9", "* look K9"]
    match = then(match, "p0 steppe", *looks, "p0 put B10 a1")
    for viewer in (None, 1, 2):
        for event in match.log(viewer):
            for tile in ("W9", "K9", "G10"):
                assert tile not in str(event)
    assert "W9" in str(match.log(0))


def test_e40_worlds_that_differ_on_the_steppe_look_alike_to_the_others() -> None:
    """Whether a second small tile lies there is nothing that others learn from the first."""
    with_a_second = looking(steppe="W2@0 K4@0 B9@0 G10@0")
    without = looking(steppe="W2@0 K7@0 B9@0 G10@0")
    for match in (with_a_second, without):
        play(match, 0, "steppe", "put W2 a1")
    for viewer in (None, 1, 2):
        assert with_a_second.position_seen_by(viewer) == without.position_seen_by(viewer)
        assert with_a_second.view(viewer) == without.view(viewer)
        assert with_a_second.log(viewer) == without.log(viewer)


def test_e40_who_has_no_second_small_tile_says_so_by_done() -> None:
    """Nothing is taken back for a tile that is not there (E-20), though the supply is empty."""
    match = build(
        pampa={"c": "W12^0 K12^0 B12^0 G12^0", "d": "W11^0 K11^0"},
        a="S9_0",
        dice="-",
        areas={0: "steppe"},
        steppe="W2@0 K7@0 B9@0 G10@0",
        fresh="0 - -",
    )
    play(match, 0, "steppe", "put W2 a2")
    assert supply(match, 0) == 0
    assert texts(match, 0) == {"done"}
    assert refused(match, 0, "recall a1") == "E-20"
    events = play(match, 0, "done")
    assert kinds(events) == ["steppe_refilled"]
    assert line(match, "steppe") == "K7@0 B9@0 G10@0 ?"
    assert line(match, "phase") == "turn"
