"""Step 3, score what is finished: who returns, and in which order, G-18 and G-19."""

from __future__ import annotations

import pytest

from tests.games.playing import kinds, line, play, refused, starting, told

from .build import build, feature, scored, supply
from .layouts import CIRCLE, CITY, PEAKS, SNAKE, WEST_END

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
