"""Step 3, score what is finished: cities, G-17."""

from __future__ import annotations

from pathlib import Path

from tests.games.playing import line, play, told

from .build import build, feature, supply
from .layouts import CIRCLE, CITY
from .small_edition import bend, crossing, mountain, small_record, write_edition

# G-17


def test_g17_a_connected_city_brings_3_points_for_each_railroad() -> None:
    match = build(land=CITY, cowboys={1: "1,0:city"}, tile="Wb")
    events = play(match, 0, "place -1,0 0", "pass")
    assert match.scores == (0, 9)
    assert supply(match, 1) == 4
    assert told(events, "city_scored") == [
        {
            "feature": "1,0:city",
            "cells": ["1,0"],
            "finished": True,
            "railroads": 3,
            "cowboys": [0, 1],
            "seats": [1],
            "points": 9,
        }
    ]


def test_g17_it_is_not_connected_while_a_railroad_is_open() -> None:
    match = build(land=CITY, cowboys={1: "1,0:city"}, tile="Ua")
    events = play(match, 0, "place -1,0 1", "pass")
    assert told(events, "city_scored") == []
    assert match.scores == (0, 0)
    assert line(match, "p1 cowboys") == "1,0:city"


def test_g17_a_city_connected_by_a_tile_placed_far_away() -> None:
    """The last railroad ends four tiles off."""
    land = f"{CITY}; -1,0 Ua 1; -2,0 Ud 1; -3,0 Uf 1"
    match = build(land=land, cowboys={1: "1,0:city"}, tile="Wb")
    play(match, 0, "place -4,0 0", "pass")
    assert match.scores == (0, 9)


def test_g17_four_tracks() -> None:
    land = "1,0 C4a 0; 2,0 Wa 0; 1,1 Wa 1; 1,-1 Wb 3"
    match = build(land=land, cowboys={0: "1,0:city"}, tile="Wc")
    play(match, 0, "place -1,0 0", "pass")
    assert match.scores == (12, 0)


def test_g17_a_railroad_that_leaves_the_city_and_comes_back_counts_once() -> None:
    """Railroads ending on the same city from two sides: a loop and one more."""
    match = build(land=f"{CIRCLE}; 0,1 C3a 0", cowboys={1: "0,1:city"}, tile="Wa")
    city = feature(match, "0,1:city")
    assert (city["railroads"], city["finished"]) == (1, False)
    events = play(match, 0, "place 0,2 1", "pass")
    assert told(events, "city_scored")[0]["railroads"] == 2
    assert match.scores == (0, 6)


def test_g17_a_loop_that_the_city_itself_closes() -> None:
    """It comes last, between the two ends of a railroad; the southern track stays open."""
    match = build(land=CIRCLE, tile="C3a")
    play(match, 0, "place 0,1 0", "trader")
    assert match.scores == (0, 0)
    assert line(match, "p0 cowboys") == "0,1:city"


def test_g17_railroads_ending_on_the_same_city_from_two_sides_finished_by_a_tile_elsewhere() -> (
    None
):
    """Two of its tracks are finished at once, and counted as one railroad."""
    land = "1,0 Va 0; -1,0 Va 3; -1,1 Vc 2; 0,1 C3a 0; 0,2 Wa 1"
    match = build(land=land, cowboys={1: "0,1:city"}, tile="Va")
    assert feature(match, "0,1:city")["open"] == 2
    events = play(match, 0, "place 1,1 1", "railwayman N")
    assert match.scores == (6, 6)
    assert len(told(events, "city_scored")) == 1
    assert supply(match, 1) == 4


def test_g17_two_loops_of_a_city_with_four_tracks(tmp_path: Path) -> None:
    tiles = [crossing("K"), bend("V", count=6)]
    tiles[0] |= {"tracks": [{"ends": place} for place in "NESW"], "hub": "city"}
    path = write_edition(tmp_path, [*tiles, mountain("Z", "N", 1)])
    loop = [
        *["* draw V", "p0 place 0,-1 3", "p0 pass"],  # north of the city, bending to the east
        *["* draw V", "p1 place 1,-1 0", "p1 pass"],
        *["* draw V", "p0 place 1,0 1", "p0 pass"],
        *["* draw V", "p1 place 0,1 1", "p1 pass"],  # south of it, bending to the west
        *["* draw V", "p0 place -1,1 2", "p0 pass"],
        "* draw V",
    ]
    match = small_record(path, 2, *loop)
    city = feature(match, "0,0:city")
    assert (city["railroads"], city["finished"], city["points"]) == (1, False, 3)
    play(match, 1, "place -1,0 3")
    city = feature(match, "0,0:city")
    assert (city["railroads"], city["finished"], city["points"]) == (2, True, 6)


def test_g17_a_tile_between_two_cities_connects_both() -> None:
    """Both traders score with the same railroad, each with the others of their city."""
    east = "1,0 C3a 0; 2,0 Wa 0; 1,1 Wa 3"
    west = "0,1 Ea 2; -1,1 Ea 2; -2,1 Wb 1; -2,0 C3b 0; -3,0 Wc 0"
    cowboys = {1: "1,0:city", 2: "-2,0:city"}
    match = build(players=3, land=f"{east}; {west}", cowboys=cowboys, tile="Ua")
    events = play(match, 0, "place -1,0 1", "railwayman E")
    assert match.scores == (4, 9, 9)
    cities = {values["feature"] for values in told(events, "city_scored")}
    assert cities == {"1,0:city", "-2,0:city"}
    assert [supply(match, seat) for seat in range(3)] == [4, 4, 4]


def test_g17_a_railroad_to_another_city_connects_only_what_is_complete() -> None:
    match = build(land=CITY, cowboys={1: "1,0:city"}, tile="C3b")
    play(match, 0, "place -1,0 0", "trader")
    assert match.scores == (0, 9)
    other = feature(match, "-1,0:city")
    assert (other["railroads"], other["finished"], other["owners"]) == (1, False, [0])


def test_g17_a_city_without_a_trader_brings_nothing() -> None:
    match = build(land=CITY, tile="Wb")
    events = play(match, 0, "place -1,0 0", "pass")
    assert told(events, "city_scored") == []
    assert match.scores == (0, 0)


def test_g17_a_trader_put_into_a_city_that_is_connected_at_once() -> None:
    """Placed, scored and returned in one turn: a loop, and a railroad to the south."""
    match = build(land=f"{CIRCLE}; 1,2 Wb 0; 0,2 Wa 3", tile="C3a")
    play(match, 0, "place 0,1 0", "trader")
    assert match.scores == (6, 0)
    assert supply(match, 0) == 4


def test_g17_railroads_of_others_count_for_the_trader() -> None:
    match = build(
        players=3, land=f"{CITY}; -1,0 Ua 1", cowboys={1: "1,0:city", 2: "-1,0:E"}, tile="Wb"
    )
    play(match, 0, "place -2,0 0", "pass")
    assert match.scores == (0, 9, 4)
