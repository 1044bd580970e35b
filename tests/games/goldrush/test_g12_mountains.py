"""Step 3, score what is finished: mountains, majorities and tents, G-12 to G-16."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.playing import kinds, line, play, refused, starting, then, told

from .build import build, feature, scored, supply
from .layouts import PEAKS, SNAKE, TWO_PEAKS
from .small_edition import mountain, small_record, write_edition

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
