"""The book's worked examples: G-X1 to G-X15."""

from __future__ import annotations

import pytest

from tests.games.playing import kinds, line, play, refused, starting, texts, then, told

from .build import build, feature, supply


def test_gx1_track_and_prairie_are_continued() -> None:
    match = build(tile="Ua")
    play(match, 0, "place 1,0 1")
    assert feature(match, "1,0:E")["parts"] == ["0,0:E", "1,0:E"]
    assert feature(match, "1,0:EB")["parts"] == ["0,0:EB", "1,0:EB"]


def test_gx1_a_mountain_is_continued() -> None:
    match = build(tile="Ra")
    play(match, 0, "place 0,-1 1")
    assert feature(match, "0,-1:N")["parts"] == ["0,0:N", "0,-1:N"]


def test_gx1_mountain_on_the_left_and_prairie_below() -> None:
    match = build(land="0,-1 Nd 2; 1,0 Ua 1", tile="Ea")
    play(match, 0, "place 1,-1 3")
    assert feature(match, "1,-1:W")["parts"] == ["0,0:N", "0,-1:E", "1,-1:W"]
    assert "1,0:NL" in feature(match, "1,-1:NL")["parts"]


def test_gx1_a_mismatch_is_refused() -> None:
    match = build(land="0,-1 Nd 2; 1,0 Ua 1", tile="Ea")
    for rotation in (0, 1, 2):
        assert refused(match, 0, f"place 1,-1 {rotation}") == "G-4"


def test_gx2_two_nuggets_two_tokens_and_two_more_on_the_same_pile() -> None:
    match = build(tile="Ra", left="Ra Va")
    play(match, 0, "place 0,1 2")
    assert line(match, "piles") == "0,0:N=1 0,1:E=2"
    match = then(match, "p0 pass", "* draw Ra", "p1 place 1,1 0")
    assert line(match, "piles") == "0,0:N=1 0,1:E=4"


def test_gx3_an_occupied_track() -> None:
    """No railwayman, but a miner or a farmer."""
    match = build(land="1,0 Ua 1", cowboys={1: "1,0:E"}, tile="Dc")
    play(match, 0, "place 2,0 0")
    assert starting(match, 0, "railwayman", "miner", "farmer", "trader") == {
        "miner N",
        "farmer ET",
        "farmer EB",
    }
    assert refused(match, 0, "railwayman E") == "G-7"


def test_gx3_an_occupied_mountain() -> None:
    """No miner, but a railwayman or a farmer; one more token goes on its pile."""
    match = build(land="0,-1 Ra 1", cowboys={1: "0,-1:N"}, tile="Pa")
    assert line(match, "piles") == "0,0:N=3"
    play(match, 0, "place 0,-2 3")
    assert line(match, "piles") == "0,0:N=4"
    assert starting(match, 0, "railwayman", "miner", "farmer", "trader") == {
        "railwayman N",
        "farmer NL",
        "farmer NR",
    }
    assert refused(match, 0, "miner S") == "G-7"


def test_gx4_a_tent_beside_another_players_miner() -> None:
    match = build(land="0,-1 Ra 1", cowboys={1: "0,-1:N"})
    play(match, 0, "place 1,0 0", "tent 0,0:N")
    assert line(match, "p0 tent") == "0,0:N"


def test_gx4_a_tent_among_two_miners_and_a_tent_where_a_cowboy_stands_on_another_part() -> None:
    blue, red, yellow = 0, 1, 2
    match = build(
        players=3,
        turn=yellow,
        land="0,-1 Ra 1; 1,0 Dc 0; 2,0 Dd 0; 1,-1 Rb 2; 2,-1 Nd 3",
        cowboys={blue: "0,-1:N", red: "1,0:N 2,0:E"},
        tents={blue: "0,0:N"},
    )
    whole = feature(match, "2,0:N")
    assert (whole["cowboys"], whole["finished"]) == ([1, 1, 0], False)
    play(match, yellow, "place -1,0 2", "tent 2,0:N")
    assert line(match, "p2 tent") == "2,0:N"
    assert line(match, "p1 cowboys") == "1,0:N 2,0:E"


def test_gx5_a_tents_owner_takes_a_token_in_a_later_turn() -> None:
    yellow, blue = 0, 1
    match = build(land="0,-1 Ra 1", cowboys={blue: "0,-1:N"}, left="Vb Vb Ea Ea")
    match = then(
        match,
        *["p0 place 1,0 0", "p0 tent 0,0:N", "* draw Vb"],
        *["p1 place -1,0 2", "p1 pass", "* draw Vb"],
    )
    match.play(yellow, match.legal(yellow)[0])
    match = then(match, "p0 take", "* token p0 3", "* draw Ea")
    assert line(match, "p0 tokens") == "3"
    assert line(match, "piles") == "0,0:N=2"
    assert line(match, "p1 cowboys") == "0,-1:N"


@pytest.mark.parametrize(
    ("between", "points"),
    [
        ("1,0 Ua 1", 4),  # four tiles
        ("", 3),
        ("1,0 Ub 1", 8),  # one locomotive
        ("1,0 Ub 1; 2,0 Ua 1; 3,0 Ub 1", 6),  # more than one
    ],
)
def test_gx6_finished_railroads(between: str, points: int) -> None:
    land = "; ".join(["-1,0 Wa 0", *([between] if between else [])])
    last = 1 + between.count("U")
    match = build(land=land, tile="Wb")
    events = play(match, 0, f"place {last},0 0", "railwayman W")
    assert match.scores == (points, 0)
    (told_points,) = told(events, "railroad_scored")
    assert told_points["tiles"] == last + 2


def test_gx7_a_tile_joins_two_railroads_of_blue_and_yellow() -> None:
    blue, yellow = 0, 1
    land = "-1,0 Wa 0; 0,1 Ea 2; 1,1 Ea 2; 2,1 Eb 2; 2,0 Ua 1; 3,0 Wb 0"
    match = build(land=land, cowboys={blue: "-1,0:E", yellow: "2,0:E"}, tile="Ud")
    events = play(match, 0, "place 1,0 1", "pass")
    assert match.scores == (5, 5)
    (told_points,) = told(events, "railroad_scored")
    assert (told_points["tiles"], told_points["seats"]) == (5, [blue, yellow])


def test_gx8_a_finished_mountain_with_7_nuggets() -> None:
    """First all tokens that are left, then 7 points."""
    match = build(
        land="0,-1 Ra 1; 1,-1 Na 0; 1,-2 Nb 3",
        cowboys={1: "0,-1:N"},
        tile="Nd",
        piles={"0,0:N": 3},
        tokens={0: "1 2"},
    )
    events = play(match, 0, "place 0,-2 2", "pass")
    assert len(line(match, "p1 tokens").split()) == 3 + 2
    assert line(match, "p0 tokens") == "1 2"
    assert match.scores == (0, 7)
    order = [kind for kind in kinds(events) if kind in ("claimed", "mountain_scored")]
    assert order == ["claimed"] * 5 + ["mountain_scored"]


def test_gx9_a_tie_of_blue_on_turn_and_red_on_5_nuggets_with_3_tokens() -> None:
    blue, red = 0, 1
    match = build(
        land="0,-1 Na 2; 1,0 Dc 0",
        cowboys={red: "0,-1:E", blue: "1,0:N"},
        tile="Nd",
        piles={"0,0:N": 1, "1,0:N": 0},
        tokens={red: "0", blue: "0"},
    )
    match = then(
        match,
        *["p0 place 1,-1 3", "p0 pass"],
        *["* token p0 1", "* token p1 2", "* token p0 3"],
        "* draw Va",
    )
    assert [values["seat"] for values in told(match.events, "claimed")] == [blue, red, blue]
    assert (line(match, "p0 tokens"), line(match, "p1 tokens")) == ("0 1 3", "0 2")
    assert match.scores == (5, 5)


def test_gx10_a_city_with_two_finished_railroads() -> None:
    """Three tracks, two of them the ends of a loop."""
    land = "1,0 Va 0; 1,1 Va 1; -1,0 Va 3; -1,1 Vc 2; 0,1 C3a 0"
    match = build(land=land, cowboys={0: "0,1:city"}, tile="Wa")
    play(match, 0, "place 0,2 1", "pass")
    assert match.scores == (6, 0)
    assert supply(match, 0) == 4


def test_gx11_a_railroad_of_3_placed_scored_and_taken_back() -> None:
    match = build(land="-1,0 Wa 0", tile="Wb")
    play(match, 0, "place 1,0 0", "railwayman W")
    assert match.scores == (3, 0)
    assert (supply(match, 0), line(match, "p0 cowboys")) == (4, "-")


def test_gx11_a_mountain_of_two_nuggets_placed_scored_and_taken_back() -> None:
    match = build(tile="Ea")
    play(match, 0, "place 0,-1 2", "miner S")
    assert match.scores == (2, 0)
    assert len(line(match, "p0 tokens").split()) == 2
    assert (supply(match, 0), line(match, "p0 cowboys")) == (4, "-")


def test_gx12_two_farmers_separated_by_a_mountain() -> None:
    """A tile joins their prairies; its player may not add a farmer."""
    land = "0,1 Ga 0; 0,2 Eb 2; 1,0 Ua 1; 1,2 Ea 1"
    match = build(land=land, cowboys={0: "0,1:NL", 1: "0,2:NL"}, tile="Ea")
    assert feature(match, "0,1:NL")["owners"] == [0]
    assert feature(match, "0,2:NL")["owners"] == [1]
    play(match, 0, "place 1,1 3")
    assert feature(match, "0,1:NL") == feature(match, "0,2:NL") == feature(match, "1,1:NL")
    assert feature(match, "1,1:NL")["cowboys"] == [1, 1]
    assert starting(match, 0, "railwayman", "miner", "trader", "farmer") == {"miner W"}
    assert refused(match, 0, "farmer NL") == "G-7"


def test_gx13_the_end_with_unfinished_mountains_railroads_and_cities() -> None:
    """A mountain of 10 by 2 miners to 1, a railroad of 2, a city with 1, a mountain of 3."""
    great = "0,-1 Ra 1; 1,0 Dc 0; 2,0 Dd 0; 1,-1 Ca 0; 2,-1 Nd 3"
    rest = "0,1 Ua 1; -1,1 Ub 1; -1,0 C3a 2; 0,2 Rc 2"
    match = build(
        players=4,
        land=f"{great}; {rest}",
        cowboys={0: "0,-1:N 1,0:N", 1: "2,0:N 0,1:E", 2: "-1,0:city", 3: "0,2:E"},
        tile="Wa",
        left="",
    )
    events = play(match, 0, "place 3,0 0", "pass")
    assert match.over
    assert match.scores == (10, 2, 3, 3)
    mountains = {values["feature"]: values for values in told(events, "mountain_scored")}
    assert mountains["0,0:N"]["nuggets"] == 10
    assert mountains["0,0:N"]["cowboys"] == [2, 1, 0, 0]
    assert mountains["0,2:E"]["nuggets"] == 3
    assert [values["finished"] for values in told(events, "city_scored")] == [False]


def test_gx14_one_camp_and_one_herd_shared_by_two_players() -> None:
    match = build(
        land="0,1 Uf 1; 1,0 Vc 0; 1,1 Va 1",
        cowboys={0: "1,0:NL", 1: "0,1:EB"},
        tile="Ea",
        left="",
    )
    play(match, 0, "place 0,-1 2", "pass")
    assert match.scores == (6, 6)


def test_gx14_two_camps() -> None:
    match = build(land="1,0 Ud 3; 2,0 Uc 3", cowboys={0: "1,0:NL"}, tile="Ea", left="")
    play(match, 0, "place 0,-1 2", "pass")
    assert match.scores == (4, 0)


def test_gx14_two_camps_and_three_herds_by_2_farmers_to_1() -> None:
    match = build(
        land="0,1 Ud 1; 0,2 Ua 1; 0,3 Uf 1; 1,0 Vc 0; 1,1 Vf 1; 1,2 Ve 0; 1,3 Va 1",
        cowboys={0: "1,0:NL 0,3:EB", 1: "0,1:EB"},
        tile="Ea",
        left="",
    )
    prairie = feature(match, "1,0:NL")
    assert (prairie["camps"], prairie["herds"], prairie["cowboys"]) == (2, 3, [2, 1])
    play(match, 0, "place 0,-1 2", "pass")
    assert match.scores == (16, 0)


def test_gx15_the_score_track_has_50_spaces() -> None:
    """From 49, 2 points lead to space 1 with the marker laid down."""
    match = build(land="1,0 Wa 0", tile="Wb", points=(49, 0))
    before = match.view(None)["players"][0]
    assert (before["space"], before["laps"]) == (49, 0)
    play(match, 0, "place 2,0 0", "railwayman W")
    after = match.view(None)["players"][0]
    assert match.scores == (51, 0)
    assert (after["points"], after["space"], after["laps"]) == (51, 1, 1)


def test_gx15_at_exactly_50_the_marker_is_laid_down() -> None:
    match = build(points=(50, 120))
    shown = [(player["space"], player["laps"]) for player in match.view(None)["players"]]
    assert shown == [(0, 1), (20, 2)]
    assert texts(match, 0)
