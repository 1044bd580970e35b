"""The end: G-20 to G-26."""

from __future__ import annotations

from pathlib import Path

import pytest

import corral
from tests.games.playing import kinds, line, line_seen, play, refused, starting, texts, then, told

from .build import build, feature, record, supply
from .small_edition import mountain, small_record, stop, straight, write_edition

# G-20


def test_g20_it_ends_with_the_turn_in_which_the_last_tile_was_placed() -> None:
    match = build(left="")
    play(match, 0, "place 1,0 0")
    assert not match.over  # step 2 is still to come
    assert match.winners == ()
    events = play(match, 0, "pass")
    assert match.over
    assert match.actors == ()
    assert kinds(events)[-1] == "over"
    assert line(match, "phase") == "over"
    assert line(match, "turn") == "-"


def test_g20_it_does_not_end_while_a_tile_is_left() -> None:
    match = build(left="Vb")
    play(match, 0, "place 1,0 0", "pass")
    assert not match.over
    assert match.actors == (1,)


def test_g20_the_last_turn_has_all_three_steps() -> None:
    """A cowboy is put, scored with the locomotive, and returns, before it ends."""
    match = build(land="-1,0 Wa 0; 1,0 Ub 1", tile="Wb", left="")
    events = play(match, 0, "place 2,0 0", "railwayman W")
    assert match.over
    assert match.scores == (8, 0)
    assert kinds(events).index("railroad_scored") < kinds(events).index("over")
    (told_points,) = told(events, "railroad_scored")
    assert told_points["finished"] is True


def test_g20_the_last_turn_finishes_mountains_with_their_tokens() -> None:
    """They are claimed, not removed."""
    match = build(land="0,-1 Nd 3", cowboys={1: "0,-1:S"}, tile="Ea", left="")
    match = then(
        match,
        *["p0 place -1,-1 1", "p0 pass"],
        *["* token p1 5", "* token p1 5", "* token p1 3", "* token p1 0"],
        "result 0 17",
    )
    assert match.scores == (0, 4 + 13)


@pytest.mark.parametrize("move", ["pass", "place 1,1 0", "railwayman N", "take", "tent 0,0:N"])
def test_g20_when_it_is_over_nobody_moves(move: str) -> None:
    match = build(left="")
    play(match, 0, "place 1,0 0", "pass")
    for seat in (0, 1):
        assert texts(match, seat) == set()
        assert refused(match, seat, move) == "G-20"


def test_g20_the_last_tile_fits_nowhere() -> None:
    """There is no step 2 and 3 for it, and the game ends."""
    match = build(land="0,-1 Ea 2", cowboys={1: "0,-1:NL"}, tile="Va", left="Ca", points=(3, 4))
    events = play(match, 0, "place 1,0 0", "railwayman S")
    assert match.over
    order = kinds(events)
    assert order[order.index("drawn") :] == [
        *["drawn", "unplaceable", "railroad_scored", "prairie_scored"],
        *["tokens_shown", "tokens_shown", "over"],
    ]
    assert told(events, "unplaceable") == [{"seat": 1, "tile": "Ca"}]
    assert "Ca" in line(match, "gone").split()
    assert match.scores == (3 + 2, 4)


def test_g20_the_last_two_tiles_fit_nowhere(tmp_path: Path) -> None:
    tiles = [straight("S", count=2), mountain("M", "NESW", 1, count=2)]
    path = write_edition(tmp_path, tiles)
    match = small_record(
        path,
        2,
        *["* draw S", "p0 place 1,0 0", "p0 railwayman E"],
        *["* draw M", "* draw M"],
        "result 2 0",
    )
    assert match.over
    assert match.scores == (2, 0)
    assert match.winners == (0,)


def test_g20_an_unplaceable_tile_before_the_last_one_ends_nothing() -> None:
    match = build(land="0,-1 Ea 2", tile="Va", left="Ca Vb")
    match = then(match, "p0 place 1,0 0", "p0 pass", "* draw Ca", "* draw Vb")
    assert not match.over
    assert match.actors == (1,)


def test_g20_the_final_scoring_goes_in_order() -> None:
    """Mountains, railroads, cities, prairies, tokens."""
    match = build(
        land="0,-1 Ra 1; 1,0 C3a 0; -1,0 Ud 3",
        cowboys={0: "0,-1:N 1,0:city", 1: "-1,0:NL"},
        tents={1: "0,0:N"},
        tokens={1: "2"},
        piles={"0,0:N": 2},
        tile="Va",
        left="",
    )
    events = play(match, 0, "place 2,0 0", "railwayman S")
    order = kinds(events)
    assert order[order.index("cowboy_placed") :] == [
        "cowboy_placed",
        "tokens_removed",
        "tent_returned",
        "mountain_scored",
        "railroad_scored",
        "city_scored",
        "prairie_scored",
        "tokens_shown",
        "tokens_shown",
        "over",
    ]


# G-21


def test_g21_unfinished_mountains_lose_tokens_and_tents_then_the_majority_scores() -> None:
    match = build(
        land="0,-1 Ra 1; 0,1 Ha 0",
        cowboys={1: "0,-1:N"},
        tents={0: "0,0:N", 1: "0,1:E"},
        left="",
    )
    events = play(match, 0, "place 1,0 0", "pass")
    assert match.scores == (0, 3)
    (removed,) = told(events, "tokens_removed")
    assert removed == {"mountains": ["0,0:N", "0,1:E", "0,1:W"], "count": 5}
    assert told(events, "tent_returned") == [
        {"seat": 0, "part": "0,0:N"},
        {"seat": 1, "part": "0,1:E"},
    ]
    assert line(match, "piles") == "-"
    assert [line(match, f"p{seat} tent") for seat in (0, 1)] == ["-", "-"]
    assert [line(match, f"p{seat} tokens") for seat in (0, 1)] == ["-", "-"]  # nobody gets them
    (told_points,) = told(events, "mountain_scored")
    assert told_points == {
        "feature": "0,0:N",
        "cells": ["0,0", "0,-1"],
        "finished": False,
        "nuggets": 3,
        "cowboys": [0, 1],
        "seats": [1],
        "points": 3,
    }


JOINED = "0,-1 Ra 1; 1,0 Dc 0; 2,0 Dd 0; 1,-1 Ra 2"


def test_g21_the_majority_scores() -> None:
    match = build(
        land=JOINED, cowboys={0: "0,-1:N", 1: "1,0:N 2,0:N"}, tile="Nd", left="", tents={0: "0,0:N"}
    )
    play(match, 0, "place 2,-1 3", "pass")
    assert match.scores == (0, 1 + 2 + 1 + 1 + 2 + 2)


def test_g21_a_tie_brings_full_points_to_all() -> None:
    match = build(players=3, land=JOINED, cowboys={0: "0,-1:N", 2: "1,0:N"}, tile="Va", left="")
    play(match, 0, "place -1,0 2", "pass")
    assert match.scores == (6, 0, 6)


def test_g21_nuggets_count_whether_their_tokens_were_taken_or_not() -> None:
    match = build(
        land="0,-1 Ra 1", cowboys={1: "0,-1:N"}, piles={"0,0:N": 0}, tokens={0: "0 0 0"}, left=""
    )
    events = play(match, 0, "place 1,0 0", "pass")
    assert match.scores == (0, 3)
    assert told(events, "tokens_removed") == []


# G-22


@pytest.mark.parametrize(("tile", "locomotives"), [("Ua", 0), ("Ub", 1)])
def test_g22_unfinished_railroads_bring_a_point_per_tile_locomotives_ignored(
    tile: str, locomotives: int
) -> None:
    match = build(land=f"1,0 {tile} 1; 2,0 Ud 1", cowboys={1: "1,0:E"}, left="")
    events = play(match, 0, "place 3,0 0", "pass")
    assert match.scores == (0, 4)
    (told_points,) = told(events, "railroad_scored")
    assert (told_points["finished"], told_points["locomotives"]) == (False, locomotives)


def test_g22_the_most_railwaymen_take_the_points() -> None:
    snake = "0,1 Ua 1; 0,2 Ud 1; 1,0 Va 0; 1,1 Va 1; -1,1 Va 3; -1,2 Vc 2"
    match = build(
        land=snake, cowboys={0: "0,1:E 0,2:E", 1: "1,0:S"}, tile="Ea", left="", points=(1, 1)
    )
    play(match, 0, "place 0,-1 2", "pass")
    assert match.scores == (1 + 7, 1)
    match = build(land=snake, cowboys={0: "0,1:E", 1: "1,0:S"}, tile="Ea", left="")
    play(match, 0, "place 0,-1 2", "pass")
    assert match.scores == (7, 7)


def test_g22_a_finished_railroad_is_not_scored_again() -> None:
    match = build(land="-1,0 Wa 0; 1,0 Ua 1", cowboys={1: "1,0:E"}, tile="Wb", left="Ea")
    match = then(match, "p0 place 2,0 0", "p0 pass", "* draw Ea")
    assert match.scores == (0, 4)
    play(match, 1, "place 0,-1 2", "pass")
    assert match.scores == (0, 4)


# G-23

CITY = "1,0 C3a 0; 2,0 Wa 0; -1,0 Ua 1"


def test_g23_cities_that_hold_a_trader_bring_3_points_for_each_finished_railroad() -> None:
    """One in the east is finished, those in the west and south are not."""
    match = build(land=CITY, cowboys={1: "1,0:city"}, left="")
    events = play(match, 0, "place -2,0 2", "pass")
    assert match.scores == (0, 3)
    (told_points,) = told(events, "city_scored")
    assert (told_points["finished"], told_points["railroads"]) == (False, 1)
    assert (told_points["seats"], told_points["points"]) == ([1], 3)


def test_g23_two_finished_railroads() -> None:
    match = build(land=f"{CITY}; 1,1 Wa 1", cowboys={1: "1,0:city"}, left="")
    play(match, 0, "place -2,0 2", "pass")
    assert match.scores == (0, 6)


def test_g23_a_loop_counts_once() -> None:
    circle = "1,0 Va 0; 1,1 Va 1; -1,0 Va 3; -1,1 Vc 2; 0,1 C3a 0"
    match = build(land=circle, cowboys={1: "0,1:city"}, tile="Ea", left="")
    play(match, 0, "place 0,-1 2", "pass")
    assert match.scores == (0, 3)


def test_g23_no_finished_railroad_brings_nothing() -> None:
    match = build(land="1,0 C3a 0", cowboys={1: "1,0:city"}, left="")
    events = play(match, 0, "place 2,0 0", "pass")
    assert match.scores == (0, 0)
    assert told(events, "city_scored")[0]["points"] == 0


def test_g23_without_a_trader_nobody_scores() -> None:
    match = build(land=f"{CITY}; 1,1 Wa 1", left="")
    events = play(match, 0, "place -2,0 2", "pass")
    assert told(events, "city_scored") == []
    assert match.scores == (0, 0)


# G-24


def test_g24_2_points_for_a_camp_and_4_for_a_herd() -> None:
    match = build(land="1,0 Ud 3; -1,0 Uf 3", cowboys={0: "1,0:NL"}, tile="Ea", left="")
    events = play(match, 0, "place 0,-1 2", "pass")
    assert match.scores == (6, 0)
    assert told(events, "prairie_scored") == [
        {
            "feature": "0,0:ET",
            "cells": ["0,0", "1,0", "-1,0"],
            "camps": 1,
            "herds": 1,
            "cowboys": [1, 0],
            "seats": [0],
            "points": 6,
        }
    ]


def test_g24_tracks_separate_prairies() -> None:
    """Both sides of the same tiles; the camp is in the north, the herd in the south."""
    match = build(
        land="1,0 Ud 3; -1,0 Uf 1", cowboys={0: "1,0:NL", 1: "-1,0:EB"}, tile="Ea", left=""
    )
    assert feature(match, "1,0:NL")["parts"] == ["0,0:ET", "1,0:NL", "-1,0:NL"]
    assert feature(match, "1,0:EB")["parts"] == ["0,0:EB", "1,0:EB", "-1,0:EB"]
    play(match, 0, "place 0,-1 2", "pass")
    assert match.scores == (2, 4)


def test_g24_mountains_separate_prairies() -> None:
    """A mountain from edge to edge below the start tile."""
    match = build(land="0,1 Gb 0; 0,2 Ec 2", cowboys={0: "0,1:NL", 1: "0,2:NL"}, left="")
    assert feature(match, "0,1:NL")["parts"] == ["0,0:EB", "0,1:NL"]
    assert feature(match, "0,1:SR")["parts"] == ["0,1:SR", "0,2:NL"]
    play(match, 0, "place 1,0 0", "pass")
    assert match.scores == (2, 4)


def test_g24_the_end_of_the_tiles_separates_prairies() -> None:
    """Corner to corner nothing is connected."""
    match = build(land="1,0 Ua 1; 1,-1 Ea 0; 0,-1 Nd 3", tile="Va")
    north = feature(match, "1,-1:ET")["parts"]
    assert "0,-1:NL" in north  # by the edge between them
    match = build(land="1,0 Ua 1; 1,1 Ia 0; 0,1 Eb 2")
    assert feature(match, "0,1:NL") == feature(match, "1,1:NL")
    match = build(land="1,0 Va 1; 0,1 Eb 2")
    assert feature(match, "1,0:NL") != feature(match, "0,1:NL")


def test_g24_half_edges_beside_a_track_join_on_their_own_side() -> None:
    """A bend's inner side goes on with the tile's southern prairie, its outer with the other."""
    match = build(land="1,0 Vc 0; 1,1 Va 1")
    assert feature(match, "1,0:SL")["parts"] == ["0,0:EB", "1,0:SL", "1,1:NL"]
    assert feature(match, "1,0:NL")["parts"] == ["0,0:ET", "1,0:NL", "1,1:NR"]


def test_g24_a_track_that_ends_at_a_mountain_separates_both_sides() -> None:
    match = build(land="-1,0 Tb 3")
    assert feature(match, "-1,0:ET")["parts"] == ["0,0:ET", "-1,0:ET"]
    assert feature(match, "-1,0:EB")["parts"] == ["0,0:EB", "-1,0:EB"]


def test_g24_a_prairie_passes_between_mountain_and_track() -> None:
    """The start tile's strip joins what lies in the east and west."""
    match = build(land="1,0 Ua 1; -1,0 Ud 3", cowboys={0: "1,0:NL"}, tile="Ea", left="")
    play(match, 0, "place 0,-1 2")
    assert starting(match, 0, "farmer") == {"farmer NL"}  # not connected with that strip
    assert feature(match, "-1,0:NL")["owners"] == [0]


def test_g24_around_the_end_of_a_mountain_prairies_join() -> None:
    """One tile beside the mountain's last edge connects both of its sides."""
    land = "0,1 Ga 0; 0,2 Eb 2; 1,0 Ua 1; 1,2 Ea 1"
    apart = build(land=land)
    assert feature(apart, "0,1:NL") != feature(apart, "0,1:SR")
    joined = build(land=f"{land}; 1,1 Ea 3")
    assert feature(joined, "0,1:NL") == feature(joined, "0,1:SR")


SHARED = "0,1 Uf 1; 1,0 Vc 0; 1,1 Va 1"  # the last tile joins the prairies of the other two


def test_g24_joined_prairies_with_equal_numbers_are_owned_by_all() -> None:
    match = build(players=3, land=SHARED, cowboys={1: "1,0:NL", 2: "0,1:EB"}, tile="Ea", left="")
    events = play(match, 0, "place 0,-1 2", "pass")
    assert match.scores == (0, 6, 6)
    (told_points,) = told(events, "prairie_scored")
    assert (told_points["cowboys"], told_points["seats"]) == ([0, 1, 1], [1, 2])


WIDE = "0,1 Ud 1; 0,2 Ua 1; 0,3 Uf 1; 1,0 Vc 0; 1,1 Vf 1; 1,2 Ve 0; 1,3 Va 1"


def test_g24_the_most_farmers_own_a_prairie() -> None:
    match = build(
        land=WIDE, cowboys={0: "0,1:EB", 1: "1,0:NL 0,3:EB"}, tile="Ea", left="", points=(1, 0)
    )
    play(match, 0, "place 0,-1 2", "pass")
    assert match.scores == (1, 2 * 2 + 3 * 4)


def test_g24_a_new_tile_joins_prairies_and_takes_no_farmer_there() -> None:
    match = build(land="0,1 Uf 1; 1,0 Vc 0", cowboys={0: "1,0:NL", 1: "0,1:EB"})
    play(match, 0, "place 1,1 1")
    assert starting(match, 0, "farmer") == {"farmer NL"}  # the inner side is free
    assert refused(match, 0, "farmer NR") == "G-7"


def test_g24_symbols_are_counted_once_when_a_prairie_meets_itself() -> None:
    """Around a circle of track the outer prairie is connected from both sides."""
    circle = "1,0 Vc 0; 1,1 Va 1; -1,0 Va 3; -1,1 Va 2"
    match = build(land=circle, cowboys={0: "1,0:NL"}, tile="Ud", left="")
    play(match, 0, "place 0,1 1", "pass")  # its camp is outside, in the south
    outside = feature(match, "1,0:NL")
    assert (outside["camps"], outside["tiles"]) == (2, 6)
    assert match.scores == (4, 0)


def test_g24_empty_prairies_bring_nothing() -> None:
    match = build(land="1,0 Ud 3; -1,0 Uf 3", tile="Ea", left="")
    events = play(match, 0, "place 0,-1 2", "pass")
    assert told(events, "prairie_scored") == []
    assert match.scores == (0, 0)


def test_g24_several_symbols_on_one_part(tmp_path: Path) -> None:
    """FACTS: an edition of one's own may have them."""
    rich = straight("R")
    rich["prairies"][0] |= {"camps": 3, "herds": 2}
    path = write_edition(tmp_path, [stop("J"), rich])
    match = small_record(path, 2, "* draw R", "p0 place 1,0 0", "p0 farmer NL", "result 14 0")
    assert match.scores == (3 * 2 + 2 * 4, 0)


# G-25


def test_g25_tokens_bring_their_points_at_the_end() -> None:
    match = build(
        players=3,
        land="0,-1 Ca 0; 0,-2 Ra 1",
        tokens={0: "0 5", 1: "1 2 3"},
        piles={"0,0:N": 1},
        points=(10, 0, 4),
        left="",
    )
    events = play(match, 0, "place 1,0 0")
    assert match.scores == (10, 0, 4)  # not yet
    events = play(match, 0, "pass")
    assert match.scores == (15, 6, 4)
    assert told(events, "tokens_shown") == [
        {"seat": 0, "tokens": [0, 5], "points": 5},
        {"seat": 1, "tokens": [1, 2, 3], "points": 6},
        {"seat": 2, "tokens": [], "points": 0},
    ]
    assert told(events, "over") == [{"scores": [15, 6, 4], "winners": [0]}]


def test_g25_at_the_end_everybody_sees_the_tokens() -> None:
    match = build(land="0,-1 Ra 1", tokens={0: "0 5"}, piles={"0,0:N": 1}, left="")
    play(match, 0, "place 1,0 0")
    assert line_seen(match, "p0 tokens", 1) == "? ?"
    play(match, 0, "pass")
    for seat in (None, 0, 1):
        assert line_seen(match, "p0 tokens", seat) == "0 5"
        assert match.view(seat)["players"][0]["tokens"] == [0, 5]


def test_g25_the_highest_total_wins() -> None:
    """p1 is behind on the score track, but has the better tokens."""
    match = build(land="0,-1 Ra 1", tokens={1: "5"}, piles={"0,0:N": 2}, points=(4, 0), left="")
    play(match, 0, "place 1,0 0", "pass")
    assert match.scores == (4, 5)
    assert match.winners == (1,)


def test_g25_equal_totals_share_the_win() -> None:
    match = build(
        players=3,
        land="0,-1 Ra 1",
        tokens={1: "5"},
        piles={"0,0:N": 2},
        points=(5, 0, 4),
        left="",
    )
    events = play(match, 0, "place 1,0 0", "pass")
    assert match.winners == (0, 1)
    assert told(events, "over") == [{"scores": [5, 5, 4], "winners": [0, 1]}]


def test_g25_tokens_removed_from_mountains_bring_nothing() -> None:
    match = build(land="0,-1 Ca 0", tents={0: "0,0:N"}, left="")
    play(match, 0, "place 1,0 0", "pass")
    assert match.scores == (0, 0)


# G-26


def test_g26_without_farmers_no_farmer_is_placed() -> None:
    match = build(tile="C3a", no_farmers=True)
    play(match, 0, "place 1,0 0")
    assert starting(match, 0, "railwayman", "miner", "trader", "farmer") == {
        "railwayman E",
        "railwayman S",
        "railwayman W",
        "trader",
    }
    for half in ("NL", "EB", "SL", "ET"):
        assert refused(match, 0, f"farmer {half}") == "G-26"


def test_g26_without_farmers_prairies_are_not_scored() -> None:
    match = build(land="1,0 Ud 3; -1,0 Uf 3", tile="Ea", left="", no_farmers=True)
    events = play(match, 0, "place 0,-1 2", "miner S")
    assert told(events, "prairie_scored") == []
    assert match.scores[1] == 0


def test_g26_everything_else_is_as_ever() -> None:
    match = build(land="-1,0 Wa 0", tile="Wb", no_farmers=True)
    play(match, 0, "place 1,0 0", "railwayman W")
    assert match.scores == (3, 0)
    match = build(tile="Nd", no_farmers=True)
    play(match, 0, "place 0,-1 3")
    assert texts(match, 0) == {"miner S", "tent 0,0:N", "tent 0,-1:S", "pass"}


def test_g26_it_is_off_by_default() -> None:
    match = corral.new("goldrush", players=2, seed=1)
    assert "option no_farmers no" in match.position().splitlines()
    match = record(2, "* start p0", "* draw Ua")
    play(match, 0, "place 1,0 1")
    assert starting(match, 0, "farmer") == {"farmer NL", "farmer EB"}


@pytest.mark.parametrize("seed", range(3))
def test_g26_a_whole_match_without_farmers(seed: int) -> None:
    match = corral.new("goldrush", players=3, seed=seed, no_farmers=True)
    assert "option no_farmers yes" in match.position().splitlines()
    while not match.over:
        (seat,) = match.actors
        moves = match.legal(seat)
        assert not any(str(move).startswith("farmer") for move in moves)
        match.play(seat, moves[len(match.entries) % len(moves)])
    assert told(match.events, "prairie_scored") == []
    assert all(0 <= supply(match, seat) <= 4 for seat in range(3))
