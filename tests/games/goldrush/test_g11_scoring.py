"""Step 3, score what is finished: G-11 to G-19."""

from __future__ import annotations

from pathlib import Path

import pytest

from corral.core.event import Event

from .build import (
    build,
    feature,
    kinds,
    line,
    play,
    refused,
    starting,
    supply,
    then,
    told,
)
from .small_edition import bend, crossing, mountain, small_record, stop, straight, write_edition

# G-11

# A railroad from a junction in the west over the start tile; one more tile in the east ends it.
WEST_END = "-1,0 Wa 0"


def scored(events: list[Event], kind: str) -> list[tuple[object, object]]:
    """Who got how many points for what was scored."""
    return [(values["seats"], values["points"]) for values in told(events, f"{kind}_scored")]


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


# A circle of six tiles, but for the one at 0,1 below the start tile.
CIRCLE = "1,0 Va 0; 1,1 Va 1; -1,0 Va 3; -1,1 Vc 2"


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


# G-12


def test_g12_the_majority_gets_first_all_tokens_then_a_point_for_each_nugget() -> None:
    match = build(land="0,-1 Nd 3", cowboys={1: "0,-1:S"}, tile="Ea")
    events = play(match, 0, "place -1,-1 1", "pass")
    order = [kind for kind in kinds(events) if kind in ("claimed", "mountain_scored")]
    assert order == ["claimed"] * 4 + ["mountain_scored"]
    assert told(events, "claimed") == [
        {"seat": 1, "mountain": "0,0:N", "pile": left} for left in (3, 2, 1, 0)
    ]
    assert len(line(match, "p1 tokens").split()) == 4
    assert match.scores == (0, 4)
    assert line(match, "piles") == "-"


def test_g12_the_event_tells_why() -> None:
    match = build(land="0,-1 Nd 3", cowboys={1: "0,-1:S"}, tile="Ea")
    (told_points,) = told(play(match, 0, "place -1,-1 1", "pass"), "mountain_scored")
    assert told_points == {
        "feature": "0,0:N",
        "cells": ["0,0", "0,-1", "-1,-1"],
        "finished": True,
        "nuggets": 4,
        "cowboys": [0, 1],
        "seats": [1],
        "points": 4,
    }


def test_g12_nuggets_count_also_when_their_tokens_are_gone() -> None:
    match = build(
        land="0,-1 Nd 3",
        cowboys={1: "0,-1:S"},
        tile="Ea",
        piles={"0,0:N": 1},
        tokens={0: "5 5"},
    )
    events = play(match, 0, "place -1,-1 1", "pass")
    assert len(told(events, "claimed")) == 2  # one that was left, and the new tile's
    assert match.scores == (0, 4)


def test_g12_tokens_bring_no_points_before_the_end() -> None:
    match = build(land="0,-1 Nd 3", cowboys={1: "0,-1:S"}, tile="Ea")
    match = then(
        match,
        *["p0 place -1,-1 1", "p0 pass"],
        *["* token p1 5"] * 4,
        "* draw Va",
    )
    assert match.scores == (0, 4)


def test_g12_an_open_edge_keeps_it_unfinished() -> None:
    match = build(land="0,-1 Nd 3", cowboys={1: "0,-1:S"}, tile="Na")
    events = play(match, 0, "place -1,-1 1", "pass")
    assert told(events, "mountain_scored") == []
    assert match.scores == (0, 0)
    assert line(match, "piles") == "0,0:N=4"


def test_g12_tracks_that_end_at_it_do_not_matter() -> None:
    """The railroad is still open when the mountain is finished."""
    match = build(land="-1,0 Tb 3; -1,-1 Ea 2; -2,0 Eb 1", cowboys={1: "-1,0:N"}, tile="Ec")
    play(match, 0, "place -1,1 0")
    assert feature(match, "-1,0:N")["finished"]
    assert not feature(match, "-1,0:E")["finished"]
    play(match, 0, "pass")
    assert match.scores == (0, 3 + 1 + 1 + 1)
    assert feature(match, "-1,0:E")["open"] == 1


RING = "0,-1 Ra 2; 1,-1 Na 0; -1,-1 Nb 1; 1,-2 Ga 1; -1,-2 Ga 1; 1,-3 Nc 3; -1,-3 Nd 2"


def test_g12_an_empty_cell_inside_whose_edges_are_not_mountain_does_not_matter() -> None:
    match = build(land=RING, cowboys={1: "0,-1:E"}, tile="Gb")
    play(match, 0, "place 0,-3 0")
    ring = feature(match, "0,0:N")
    assert (ring["finished"], ring["tiles"], ring["nuggets"]) == (True, 9, 11)
    assert "0,-2" not in {tile["cell"] for tile in match.view(None)["tiles"]}
    play(match, 0, "pass")
    assert match.scores == (0, 11)


def test_g12_an_empty_cell_inside_with_a_mountain_edge_is_a_gap() -> None:
    match = build(land=RING, cowboys={1: "0,-1:E"}, tile="Rb")
    play(match, 0, "place 0,-3 2")
    ring = feature(match, "0,0:N")
    assert (ring["finished"], ring["open"]) == (False, 1)
    play(match, 0, "pass")
    assert match.scores == (0, 0)


def test_g12_a_tile_that_touches_the_same_mountain_on_two_sides() -> None:
    land = "0,-1 Ra 1; 1,-1 Na 0; 1,-2 Nb 3"
    match = build(land=land, cowboys={1: "0,-1:N"}, tile="Nd")
    assert feature(match, "0,0:N")["open"] == 2
    play(match, 0, "place 0,-2 2")
    whole = feature(match, "0,0:N")
    assert (whole["open"], whole["tiles"], whole["nuggets"]) == (0, 5, 7)
    assert whole["tokens"] == 7
    play(match, 0, "pass")
    assert match.scores == (0, 7)
    assert len(line(match, "p1 tokens").split()) == 7


def test_g12_a_tile_that_touches_the_same_mountain_on_three_sides() -> None:
    land = "0,-1 Ca 0; 1,-1 Na 0; -1,-1 Nb 1; 1,-2 Nc 3; -1,-2 Nd 2"
    match = build(land=land, cowboys={1: "0,-1:N"}, tile="Ra")
    assert feature(match, "0,0:N")["open"] == 3
    play(match, 0, "place 0,-2 2")
    whole = feature(match, "0,0:N")
    assert (whole["open"], whole["tiles"], whole["nuggets"]) == (0, 7, 11)
    assert whole["tokens"] == 11
    assert whole["cowboys"] == [0, 1]
    play(match, 0, "pass")
    assert match.scores == (0, 11)


def test_g12_a_mountain_that_touches_itself_on_all_sides_of_a_gap(tmp_path: Path) -> None:
    """The last tile fills the hole in the middle: four sides of the same mountain."""
    tiles = [mountain("T", "ESW", 1), mountain("C", "ES", 1, count=4), mountain("X", "NESW", 3)]
    tiles[0]["count"] = 4
    path = write_edition(tmp_path, tiles, tokens={0: 30})
    match = small_record(
        path,
        2,
        # The start tile is the hole's northern neighbour.
        *["* draw C", "p0 place -1,0 0", "p0 miner E"],
        *["* draw C", "p1 place 1,0 1", "p1 pass"],
        *["* draw T", "p0 place -1,1 3", "p0 pass"],
        *["* draw T", "p1 place 1,1 1", "p1 pass"],
        *["* draw C", "p0 place -1,2 3", "p0 pass"],
        *["* draw C", "p1 place 1,2 2", "p1 pass"],
        *["* draw T", "p0 place 0,2 2", "p0 pass"],
        "* draw X",
    )
    assert feature(match, "0,0:E")["open"] == 4
    play(match, 1, "place 0,1 0")
    whole = feature(match, "0,0:E")
    assert (whole["open"], whole["tiles"], whole["nuggets"]) == (0, 9, 11)
    events = play(match, 1, "pass")
    assert scored(events, "mountain") == [([0], 11)]


# G-13

# Three rows of track, joined at their ends like a snake; it ends with junctions.
SNAKE = "0,1 Ua 1; 0,2 Ud 1; 1,0 Va 0; 1,1 Va 1; -1,1 Va 3; -1,2 Vc 2; -1,0 Wa 2"  # but for 1,2


def test_g13_the_most_railwaymen_take_the_points() -> None:
    match = build(land=SNAKE, cowboys={0: "0,1:E", 1: "0,2:E 1,0:S"}, tile="Wb")
    events = play(match, 0, "place 1,2 0", "pass")
    assert match.scores == (0, 9)
    (told_points,) = told(events, "railroad_scored")
    assert (told_points["cowboys"], told_points["seats"]) == ([1, 2], [1])


def test_g13_equal_numbers_each_take_full_points() -> None:
    match = build(players=3, land=SNAKE, cowboys={1: "0,1:E", 2: "0,2:E"}, tile="Wb")
    events = play(match, 0, "place 1,2 0", "pass")
    assert match.scores == (0, 9, 9)
    (told_points,) = told(events, "railroad_scored")
    assert (told_points["cowboys"], told_points["seats"]) == ([0, 1, 1], [1, 2])


def test_g13_three_share() -> None:
    cowboys = {0: "1,0:S", 1: "0,1:E", 2: "0,2:E"}
    match = build(players=3, land=SNAKE, cowboys=cowboys, tile="Wb")
    play(match, 0, "place 1,2 0", "pass")
    assert match.scores == (9, 9, 9)
    assert [supply(match, seat) for seat in range(3)] == [4, 4, 4]


# Three mountains, joined by the last tile and the one at 1,-1.
PEAKS = "0,-1 Na 2; 1,0 Dc 0; 2,0 Dd 0; 1,-1 Ra 2"


def test_g13_the_most_miners_take_tokens_and_points() -> None:
    match = build(land=PEAKS, cowboys={0: "0,-1:E", 1: "1,0:N 2,0:N"}, tile="Nd")
    play(match, 0, "place 2,-1 3", "pass")
    assert match.scores == (0, 8)
    assert line(match, "p0 tokens") == "-"
    assert len(line(match, "p1 tokens").split()) == 8


def test_g13_equal_numbers_of_miners_each_take_full_points() -> None:
    match = build(players=3, land=PEAKS, cowboys={0: "0,-1:E", 2: "1,0:N"}, tile="Nd")
    play(match, 0, "place 2,-1 3", "pass")
    assert match.scores == (8, 0, 8)


# G-14

# Two mountains with a miner each, joined and finished by a tile at 1,-1.
TWO_PEAKS = "0,-1 Na 2; 1,0 Dc 0"


@pytest.mark.parametrize(
    ("turn", "miners", "order"),
    [
        (0, (0, 1), [0, 1, 0, 1, 0]),  # the player on turn begins
        (1, (0, 1), [1, 0, 1, 0, 1]),
        (0, (1, 2), [1, 2, 1, 2, 1]),  # or who comes next clockwise
        (1, (0, 2), [2, 0, 2, 0, 2]),
        (2, (0, 1), [0, 1, 0, 1, 0]),
        (2, (1, 3), [3, 1, 3, 1, 3]),
        (3, (1, 2), [1, 2, 1, 2, 1]),
    ],
)
def test_g14_tied_players_take_tokens_in_turn(
    turn: int, miners: tuple[int, int], order: list[int]
) -> None:
    first, second = miners
    match = build(
        players=4,
        land=TWO_PEAKS,
        turn=turn,
        cowboys={first: "0,-1:E", second: "1,0:N"},
        tile="Nd",
    )
    events = play(match, turn, "place 1,-1 3", "pass")
    assert [values["seat"] for values in told(events, "claimed")] == order
    assert [match.scores[seat] for seat in range(4)] == [
        5 if seat in miners else 0 for seat in range(4)
    ]
    claims = [kind for kind in kinds(events) if kind in ("claimed", "mountain_scored")]
    assert claims == ["claimed"] * 5 + ["mountain_scored"]


def test_g14_three_tied_players() -> None:
    match = build(
        players=5,
        land=PEAKS,
        turn=3,
        cowboys={0: "0,-1:E", 2: "1,0:N", 4: "2,0:N"},
        tile="Nd",
    )
    events = play(match, 3, "place 2,-1 3", "pass")
    assert [values["seat"] for values in told(events, "claimed")] == [4, 0, 2, 4, 0, 2, 4, 0]
    assert match.scores == (8, 0, 8, 0, 8)


def test_g14_who_has_fewer_takes_no_part() -> None:
    """p0 is on turn and has a miner there, but p1 has two."""
    match = build(land=PEAKS, cowboys={0: "0,-1:E", 1: "1,0:N 2,0:N"}, tile="Nd")
    events = play(match, 0, "place 2,-1 3", "pass")
    assert {values["seat"] for values in told(events, "claimed")} == {1}


def test_g14_with_fewer_tokens_than_tied_players_the_first_one_gets_it() -> None:
    match = build(
        land=TWO_PEAKS,
        turn=1,
        cowboys={0: "0,-1:E", 1: "1,0:N"},
        tile="Nd",
        piles={"0,0:N": 0, "1,0:N": 0},
        tokens={0: "1 1 1"},
    )
    play(match, 1, "place 1,-1 3", "pass")
    assert [len(line(match, f"p{seat} tokens").split()) for seat in (0, 1)] == [4, 1]
    assert match.scores == (5, 5)


def test_g14_the_outcomes_of_chance_name_who_gets_the_token() -> None:
    match = build(land=TWO_PEAKS, turn=1, cowboys={0: "0,-1:E", 1: "1,0:N"}, tile="Nd")
    match = then(
        match,
        *["p1 place 1,-1 3", "p1 pass"],
        *["* token p1 5", "* token p0 0", "* token p1 5", "* token p0 0", "* token p1 5"],
        "* draw Va",
    )
    assert (line(match, "p0 tokens"), line(match, "p1 tokens")) == ("0 0", "5 5 5")


def test_g14_every_mountain_begins_anew_with_the_player_on_turn() -> None:
    """An odd number of tokens was shared just before."""
    match = build(
        land=f"{TWO_PEAKS}; -1,0 Dd 0; -2,0 Db 0; -1,-1 Nb 3",
        cowboys={0: "0,-1:E -1,0:N", 1: "1,0:N -2,0:N"},
        tile="Nd",
        left="Nc Va",
    )
    match = then(
        match,
        *["p0 place 1,-1 3", "p0 pass"],
        *[f"* token p{seat} 0" for seat in (0, 1, 0, 1, 0)],
        "* draw Nc",
    )
    assert match.scores == (5, 5)
    events = play(match, 1, "place -2,-1 2", "pass")
    assert [values["seat"] for values in told(events, "claimed")] == [1, 0, 1, 0]


# G-15


def test_g15_a_finished_mountain_without_miners() -> None:
    """Its tokens leave the game unseen and nobody scores."""
    match = build(players=3, land="0,-1 Nd 3", tile="Ea")
    events = play(match, 0, "place -1,-1 1", "pass")
    assert told(events, "tokens_removed") == [{"mountains": ["0,0:N"], "count": 4}]
    assert scored(events, "mountain") == [([], 4)]
    assert told(events, "claimed") == []
    assert match.scores == (0, 0, 0)
    assert line(match, "piles") == "-"
    for seat in (None, 0, 1, 2):
        tokens = match.view(seat)["tokens"]
        assert tokens["removed"] == 4
        assert tokens["on_table"] == 0
        assert tokens["supply"] == 63 - 4
        # Nobody knows which values are gone.
        assert tokens["unseen"] == {"0": 15, "1": 18, "2": 15, "3": 10, "5": 5}
        assert all("token" not in event for event in match.log(seat))


def test_g15_removed_tokens_need_no_chance() -> None:
    """Their values are never drawn."""
    match = build(land="0,-1 Nd 3", tile="Ea")
    play(match, 0, "place -1,-1 1", "pass")
    assert "* token" not in match.record()


def test_g15_tents_return() -> None:
    match = build(land="0,-1 Nd 3", tents={0: "0,0:N", 1: "0,-1:S"}, tile="Ea")
    events = play(match, 0, "place -1,-1 1", "pass")
    assert match.scores == (0, 0)
    assert (line(match, "p0 tent"), line(match, "p1 tent")) == ("-", "-")
    assert {values["seat"] for values in told(events, "tent_returned")} == {0, 1}
    assert (line(match, "p0 tokens"), line(match, "p1 tokens")) == ("-", "-")


def test_g15_a_farmer_or_railwayman_on_its_tiles_is_no_miner() -> None:
    match = build(land="1,0 Dc 0", cowboys={1: "1,0:E"}, tile="Ea")
    events = play(match, 0, "place 1,-1 2", "pass")
    assert scored(events, "mountain") == [([], 2)]
    assert told(events, "tokens_removed") == [{"mountains": ["1,0:N"], "count": 2}]
    assert line(match, "p1 cowboys") == "1,0:E"


# G-16


def test_g16_tents_never_count_for_a_majority() -> None:
    """A miner and a tent against a miner: a tie."""
    match = build(land=TWO_PEAKS, cowboys={0: "0,-1:E", 1: "1,0:N"}, tents={0: "0,0:N"}, tile="Nd")
    events = play(match, 0, "place 1,-1 3", "pass")
    assert match.scores == (5, 5)
    (told_points,) = told(events, "mountain_scored")
    assert told_points["cowboys"] == [1, 1]


def test_g16_a_tent_alone_gets_nothing() -> None:
    match = build(players=3, land="0,-1 Nd 3", cowboys={1: "0,-1:S"}, tents={2: "0,0:N"}, tile="Ea")
    play(match, 0, "place -1,-1 1", "pass")
    assert match.scores == (0, 4, 0)
    assert [line(match, f"p{seat} tokens") for seat in (0, 2)] == ["-", "-"]


def test_g16_tents_on_a_finished_mountain_return_to_their_owners() -> None:
    match = build(
        players=3,
        land="0,-1 Nd 3",
        cowboys={1: "0,-1:S"},
        tents={0: "0,0:N"},
        tile="Ea",
    )
    events = play(match, 0, "place -1,-1 1", "pass")
    assert told(events, "tent_returned") == [{"seat": 0, "part": "0,0:N"}]
    assert line(match, "p0 tent") == "-"
    assert match.view(None)["players"][0]["tent"] is None


def test_g16_a_returned_tent_is_used_again() -> None:
    match = build(land="0,-1 Nd 3; 0,1 Ha 0", tents={1: "0,0:N"}, tile="Ea", left="Va Va Vb")
    match = then(match, "p0 place -1,-1 1", "p0 pass", "* draw Va", "p1 place 1,0 0")
    assert starting(match, 1, "tent") == {"tent 0,1:E", "tent 0,1:W"}
    assert refused(match, 1, "take") == "G-9"


def test_g16_tents_on_other_mountains_stay() -> None:
    match = build(land="0,-1 Nd 3; 0,1 Ha 0", tents={0: "0,1:E", 1: "0,0:N"}, tile="Ea")
    play(match, 0, "place -1,-1 1", "pass")
    assert (line(match, "p0 tent"), line(match, "p1 tent")) == ("0,1:E", "-")


# G-17

# A city at 1,0 with finished railroads in the east and south; the one over the start tile is open.
CITY = "1,0 C3a 0; 2,0 Wa 0; 1,1 Wa 1"


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


# G-18


def test_g18_cowboys_return_to_the_supply() -> None:
    match = build(land=SNAKE, cowboys={0: "0,1:E", 1: "0,2:E 1,0:S"}, tile="Wb")
    events = play(match, 0, "place 1,2 0", "pass")
    assert [supply(match, seat) for seat in (0, 1)] == [4, 4]
    assert (line(match, "p0 cowboys"), line(match, "p1 cowboys")) == ("-", "-")
    returned = [(values["seat"], values["part"]) for values in told(events, "cowboy_returned")]
    assert sorted(returned, key=repr) == [(0, "0,1:E"), (1, "0,2:E"), (1, "1,0:S")]


def test_g18_also_those_that_score_nothing() -> None:
    match = build(land=PEAKS, cowboys={0: "0,-1:E", 1: "1,0:N 2,0:N"}, tile="Nd")
    play(match, 0, "place 2,-1 3", "pass")
    assert match.scores == (0, 8)
    assert [supply(match, seat) for seat in (0, 1)] == [4, 4]


def test_g18_others_elsewhere_stay() -> None:
    match = build(land=f"{WEST_END}; 1,0 Wb 0", cowboys={0: "-1,0:W", 1: "1,0:E"}, tile="Wc")
    play(match, 0, "place 2,0 0", "pass")
    assert (line(match, "p0 cowboys"), line(match, "p1 cowboys")) == ("-1,0:W", "-")


def test_g18_a_cowboy_placed_and_scored_in_the_same_turn_returns() -> None:
    match = build(land=WEST_END, tile="Wb")
    events = play(match, 0, "place 1,0 0", "railwayman W")
    assert match.scores == (3, 0)
    assert supply(match, 0) == 4
    assert line(match, "p0 cowboys") == "-"
    order = [kind for kind in kinds(events) if kind not in ("placed", "drawn")]
    assert order == ["cowboy_placed", "railroad_scored", "cowboy_returned"]
    assert told(events, "cowboy_placed")[0]["supply"] == 3


def test_g18_a_returned_cowboy_is_used_from_the_next_turn_on() -> None:
    """The last cowboy comes home in this turn: too late for a new one, not for the next turn."""
    land = "1,0 C4a 0; 2,0 Xa 0; 3,0 C4a 0; -1,0 Ua 1"
    match = build(
        land=land, cowboys={0: "1,0:city 2,0:S 3,0:city -1,0:E"}, tile="Wa", left="Wb Wc Va Vb"
    )
    assert supply(match, 0) == 0
    play(match, 0, "place -2,0 0")
    assert feature(match, "0,0:E")["finished"]
    assert starting(match, 0, "railwayman", "farmer") == set()
    assert refused(match, 0, "railwayman W") == "G-7"
    play(match, 0, "pass")
    assert supply(match, 0) == 1
    assert match.scores == (4, 0)
    match.play(1, match.legal(1)[0])
    match.play(1, "pass")
    match.play(0, match.legal(0)[0])
    assert starting(match, 0, "railwayman", "farmer")


def test_g18_a_railwayman_needs_an_unoccupied_railroad_also_when_it_is_scored_now() -> None:
    match = build(land=f"{WEST_END}; 1,0 Ua 1", cowboys={1: "1,0:E"}, tile="Wb")
    play(match, 0, "place 2,0 0")
    assert refused(match, 0, "railwayman W") == "G-7"


# G-19

# A tile with a junction and a mountain at -1,0 finishes a mountain, a railroad and a city.
MANY = f"{CITY}; 0,-1 Nd 3; -1,-1 Na 2"


def test_g19_several_features_finished_by_one_tile() -> None:
    match = build(players=3, land=MANY, cowboys={0: "1,0:city", 1: "0,-1:S"}, tile="La")
    events = play(match, 0, "place -1,0 0", "railwayman E")
    assert scored(events, "mountain") == [([1], 5)]
    assert scored(events, "railroad") == [([0], 3)]
    assert scored(events, "city") == [([0], 9)]
    assert match.scores == (12, 5, 0)
    assert [supply(match, seat) for seat in range(3)] == [4, 4, 4]
    assert len(line(match, "p1 tokens").split()) == 5


def test_g19_three_railroads_finished_by_one_junction() -> None:
    land = "1,0 Ua 1; 1,1 Wa 0; -1,0 Ud 1; -1,1 Wa 0; 1,2 Va 1; 0,2 Wb 3"
    match = build(land=land, tile="Wc", cowboys={0: "-1,1:E", 1: "1,1:W 0,2:N"})
    events = play(match, 0, "place 0,1 0", "pass")
    finished = told(events, "railroad_scored")
    cells = [["1,1", "0,1"], ["0,2", "0,1"], ["-1,1", "0,1"]]  # east, south, west
    assert [values["cells"] for values in finished] == cells
    assert scored(events, "railroad") == [([1], 2), ([1], 2), ([0], 2)]
    assert match.scores == (2, 4)


@pytest.mark.parametrize(
    ("land", "rotation", "first", "second"),
    [
        # The data says: first the mountain in the east, then that in the south.
        ("1,0 Ua 1; 1,-1 Ea 3", 0, "1,-1:W", "0,0:N"),
        # Turned by a quarter: first in the south, then in the west.
        ("-1,0 Ua 1; -1,-1 Ea 1", 1, "0,0:N", "-1,-1:E"),
    ],
)
def test_g19_in_the_order_of_the_parts_in_the_tiles_data(
    land: str, rotation: int, first: str, second: str
) -> None:
    """Two mountains are finished; which unseen token goes where depends on it."""
    occupied = first if first != "0,0:N" else second
    match = build(land=land, turn=1, cowboys={0: occupied}, tile="Ia")
    events = play(match, 1, f"place 0,-1 {rotation}", "miner S")
    scored_now = [values["feature"] for values in told(events, "mountain_scored")]
    assert scored_now == [first, second]
    owners = [values["seat"] for values in told(events, "claimed")]
    assert owners == ([0, 0, 1, 1] if occupied == first else [1, 1, 0, 0])
    assert match.scores == (2, 2)


def test_g19_mountains_before_tracks_before_cities() -> None:
    match = build(land=MANY, cowboys={0: "1,0:city", 1: "0,-1:S"}, tile="La")
    events = play(match, 0, "place -1,0 0", "railwayman E")
    order = [kind for kind in kinds(events) if kind.endswith("_scored")]
    assert order == ["mountain_scored", "railroad_scored", "city_scored"]


def test_g19_a_feature_that_two_parts_of_the_tile_belong_to_is_scored_once() -> None:
    match = build(land=CIRCLE, cowboys={1: "1,1:N"}, tile="Wa")
    events = play(match, 0, "place 0,1 0", "pass")
    assert scored(events, "railroad") == [([1], 6)]
    assert match.scores == (0, 6)


def test_g19_what_was_finished_before_is_not_scored_again() -> None:
    match = build(land=f"{WEST_END}; 1,0 Wb 0", tile="Wc", cowboys={1: "1,0:E"})
    events = play(match, 0, "place 2,0 0", "pass")
    assert [values["feature"] for values in told(events, "railroad_scored")] == ["1,0:E"]


def test_g19_farmers_are_not_scored_and_never_return() -> None:
    """Though everything around is finished."""
    match = build(
        land=CIRCLE,
        cowboys={0: "-1,0:NL", 1: "1,0:SL"},
        tile="Ua",
    )
    events = play(match, 0, "place 0,1 1", "railwayman E")
    assert feature(match, "0,0:E")["finished"]
    assert (line(match, "p0 cowboys"), line(match, "p1 cowboys")) == ("-1,0:NL", "1,0:SL")
    assert [supply(match, seat) for seat in (0, 1)] == [3, 3]
    assert told(events, "prairie_scored") == []
    assert match.scores == (6, 0)


def test_g19_a_prairie_closed_all_around_keeps_its_farmer() -> None:
    """The inner side of a circle of track has no open end any more."""
    match = build(land=CIRCLE, cowboys={1: "1,0:SL"}, tile="Ua")
    play(match, 0, "place 0,1 1", "pass")
    inside = feature(match, "1,0:SL")
    assert inside["owners"] == [1]
    assert line(match, "p1 cowboys") == "1,0:SL"
    assert not inside["finished"]


def test_g19_nothing_finished_nothing_scored() -> None:
    match = build(tile="Va")
    events = play(match, 0, "place 1,0 0", "railwayman S")
    assert [kind for kind in kinds(events) if kind.endswith("_scored")] == []
