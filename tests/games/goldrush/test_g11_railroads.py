"""Step 3, score what is finished: railroads, G-11."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.playing import play, starting, told

from .build import build, feature, scored, supply
from .layouts import CIRCLE, WEST_END
from .small_edition import bend, crossing, small_record, stop, straight, write_edition

# G-11


@pytest.mark.parametrize(
    ("east", "rotation"),
    [("Wb", 0), ("C3a", 0), ("Tb", 1), ("La", 0), ("Xa", 0)],
    ids=["junction", "city", "mountain", "junction by a mountain", "four tracks"],
)
def test_g11_a_railroad_ends_at_a_junction_a_city_or_a_mountain(east: str, rotation: int) -> None:
    match = build(land=WEST_END, tile=east)
    play(match, 0, f"place 1,0 {rotation}")
    assert feature(match, "0,0:E")["finished"]
    assert scored(play(match, 0, "railwayman W"), "railroad") == [([0], 3)]
    assert match.scores == (3, 0)


@pytest.mark.parametrize(("tile", "rotation"), [("Ua", 1), ("Va", 0), ("Dc", 0), ("Pa", 1)])
def test_g11_it_is_not_finished_while_an_end_is_open(tile: str, rotation: int) -> None:
    match = build(land=WEST_END, tile=tile)
    play(match, 0, f"place 1,0 {rotation}")
    assert not feature(match, "0,0:E")["finished"]
    (move,) = starting(match, 0, "railwayman")
    assert scored(play(match, 0, move), "railroad") == []
    assert match.scores == (0, 0)


def test_g11_both_ends_must_stop() -> None:
    match = build(tile="Wa")
    play(match, 0, "place 1,0 0")
    assert not feature(match, "0,0:E")["finished"]
    assert scored(play(match, 0, "railwayman W"), "railroad") == []


@pytest.mark.parametrize(
    ("between", "locomotives", "points"),
    [
        ("1,0 Ua 1", 0, 4),
        ("1,0 Ub 1", 1, 8),  # doubled
        ("1,0 Ua 1; 2,0 Ub 1", 1, 10),
        ("1,0 Ub 1; 2,0 Ub 1", 2, 5),  # more than one: single
        ("1,0 Ub 1; 2,0 Ub 1; 3,0 Uc 1", 3, 6),
    ],
)
def test_g11_exactly_one_locomotive_doubles(between: str, locomotives: int, points: int) -> None:
    length = 3 + between.count(";") + 1
    match = build(land=f"{WEST_END}; {between}", cowboys={1: "1,0:E"}, tile="Wb")
    events = play(match, 0, f"place {length - 2},0 0", "pass")
    assert match.scores == (0, points)
    (told_points,) = told(events, "railroad_scored")
    assert told_points["locomotives"] == locomotives
    assert told_points["tiles"] == length


def test_g11_two_locomotives_on_one_track_do_not_double(tmp_path: Path) -> None:
    """FACTS: an edition of one's own may have them."""
    tiles = [stop("J", count=2), straight("S", 2)]
    path = write_edition(tmp_path, tiles)
    match = small_record(path, 2, "* draw S", "p0 place 1,0 0", "p0 railwayman E", "* draw J")
    play(match, 1, "place 2,0 0")
    events = play(match, 1, "railwayman S")
    assert scored(events, "railroad")[0] == ([0], 3)


def test_g11_a_locomotive_on_the_tile_that_ends_it_counts() -> None:
    """The track that ends at this mountain carries one."""
    match = build(land=WEST_END, tile="Tc")
    play(match, 0, "place 1,0 1", "railwayman W")
    assert match.scores == (6, 0)


def test_g11_the_event_tells_why() -> None:
    match = build(land=f"{WEST_END}; 1,0 Ub 1", cowboys={1: "1,0:E"}, tile="Wb")
    (told_points,) = told(play(match, 0, "place 2,0 0", "pass"), "railroad_scored")
    assert told_points == {
        "feature": "0,0:E",
        "cells": ["0,0", "-1,0", "1,0", "2,0"],
        "finished": True,
        "tiles": 4,
        "locomotives": 1,
        "cowboys": [0, 1],
        "seats": [1],
        "points": 8,
    }


def test_g11_closing_a_loop_of_track_finishes_it() -> None:
    """The new tile touches the same railroad on two sides."""
    match = build(land=CIRCLE, cowboys={1: "-1,0:E"}, tile="Ua")
    assert not feature(match, "0,0:E")["finished"]
    play(match, 0, "place 0,1 1")
    loop = feature(match, "0,0:E")
    assert (loop["finished"], loop["open"], loop["tiles"]) == (True, 0, 6)
    play(match, 0, "pass")
    assert match.scores == (0, 6)
    assert supply(match, 1) == 4


def test_g11_a_loop_with_one_locomotive_is_doubled() -> None:
    match = build(land=CIRCLE, tile="Ub")
    play(match, 0, "place 0,1 1", "railwayman E")
    assert match.scores == (12, 0)
    assert supply(match, 0) == 4


@pytest.mark.parametrize("track", ["E", "W"])
def test_g11_a_loop_back_to_one_junction_counts_its_tile_once(track: str) -> None:
    match = build(land=CIRCLE, tile="Wa")
    events = play(match, 0, "place 0,1 0", f"railwayman {track}")
    assert match.scores == (6, 0)
    assert len(told(events, "railroad_scored")) == 1
    assert feature(match, "0,1:E") == feature(match, "0,1:W")
    assert not feature(match, "0,1:S")["finished"]


def test_g11_a_loop_back_to_one_city_counts_its_tile_once() -> None:
    match = build(land=CIRCLE, tile="C3a", cowboys={1: "1,1:N"})
    play(match, 0, "place 0,1 0", "pass")
    assert match.scores == (0, 6)


def test_g11_a_tile_that_touches_the_same_railroad_on_three_sides_counts_once(
    tmp_path: Path,
) -> None:
    """A railroad passes under a bridge and comes back to pass over it."""
    path = write_edition(tmp_path, [bend("V", count=3), crossing("X"), stop("J", count=2)])
    match = small_record(
        path,
        2,
        # The start tile goes from south to west.
        *["* draw V", "p0 place -1,0 3", "p0 railwayman E"],  # west of it, from east to south
        *["* draw V", "p1 place -1,1 2", "p1 pass"],  # and on to the east
        *["* draw X", "p0 place 0,1 0", "p0 pass"],  # the start tile's south meets that
        *["* draw J", "p1 place 1,1 0", "p1 pass"],
        "* draw J",
    )
    railroad = feature(match, "0,0:S")
    assert "0,1:N" in railroad["parts"]
    assert "0,1:E" in railroad["parts"]
    assert (railroad["tiles"], railroad["open"]) == (5, 1)
    play(match, 0, "place 0,2 1")
    events = play(match, 0, "pass")
    assert told(events, "railroad_scored")[0]["tiles"] == 6
    assert scored(events, "railroad")[0] == ([0], 6)


def test_g11_a_crossing_is_no_end(tmp_path: Path) -> None:
    """Tracks that pass each other belong to different railroads."""
    path = write_edition(tmp_path, [stop("J", count=3), crossing("X")])
    match = small_record(path, 2, "* draw X", "p0 place 1,0 0", "p0 pass", "* draw J")
    assert feature(match, "1,0:E")["parts"] == ["0,0:E", "1,0:E"]
    assert not feature(match, "1,0:E")["finished"]
    assert feature(match, "1,0:N")["parts"] == ["1,0:N"]


def test_g11_an_empty_railroad_brings_nothing() -> None:
    match = build(land=WEST_END, tile="Wb")
    events = play(match, 0, "place 1,0 0", "pass")
    assert scored(events, "railroad") == [([], 3)]
    assert match.scores == (0, 0)
