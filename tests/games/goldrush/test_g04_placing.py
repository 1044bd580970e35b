"""Step 1, place a tile: G-4 to G-6."""

from __future__ import annotations

from pathlib import Path

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

from .build import build, feature, outcomes
from .small_edition import mountain, small_record, stop, straight, write_edition

# G-4


def test_g4_a_tile_goes_wherever_its_edges_continue() -> None:
    """A bend beside the start tile: by its track in the east and west, by its prairie below."""
    assert texts(build(tile="Va"), 0) == {
        *{"place 1,0 0", "place 1,0 1"},
        *{"place -1,0 2", "place -1,0 3"},
        *{"place 0,1 0", "place 0,1 3"},
    }


def test_g4_every_rotation_is_a_move_of_its_own() -> None:
    assert texts(build(tile="Ca"), 0) == {f"place 0,-1 {rotation}" for rotation in range(4)}


def test_g4_the_view_shows_where_the_tile_fits() -> None:
    openings = build(tile="Va").view(None)["openings"]
    assert {(opening["cell"], tuple(opening["rotations"])) for opening in openings} == {
        ("1,0", (0, 1)),
        ("-1,0", (2, 3)),
        ("0,1", (0, 3)),
    }


def test_g4_corner_to_corner_is_not_enough() -> None:
    match = build(tile="Va")
    for cell in ("1,1", "-1,1", "1,-1", "-1,-1"):
        for rotation in range(4):
            assert refused(match, 0, f"place {cell} {rotation}") == "G-4"


def test_g4_a_tile_touches_another_one() -> None:
    match = build(tile="Va")
    for cell in ("2,0", "5,5", "0,-7", "-78,78"):
        assert refused(match, 0, f"place {cell} 0") == "G-4"


def test_g4_a_cell_bears_one_tile() -> None:
    match = build(land="1,0 Va 0", tile="Va")
    assert refused(match, 0, "place 0,0 0") == "G-4"
    assert refused(match, 0, "place 1,0 0") == "G-4"


@pytest.mark.parametrize(
    ("tile", "move"),
    [
        ("Ua", "place 0,-1 0"),  # a track at a mountain
        ("Ua", "place 0,-1 1"),  # prairie at a mountain
        ("Ca", "place 1,0 0"),  # a mountain at a track
        ("Va", "place 1,0 2"),  # prairie at a track
        ("Ea", "place 0,1 0"),  # a mountain at prairie
        ("Ua", "place 0,1 0"),  # a track at prairie
    ],
)
def test_g4_what_does_not_continue_is_refused(tile: str, move: str) -> None:
    match = build(tile=tile)
    assert move not in texts(match, 0)
    assert refused(match, 0, move) == "G-4"


def test_g4_every_touching_edge_must_continue() -> None:
    """Between the start tile's track and a mountain: both must go on, one is not enough."""
    land = "0,-1 Nd 3; -1,-1 Na 2"  # the mountain is open to the south, above -1,0
    assert starting(build(land=land, tile="La"), 0, "place") >= {"place -1,0 0"}
    match = build(land=land, tile="Wa")
    for rotation in range(4):
        assert refused(match, 0, f"place -1,0 {rotation}") == "G-4"
    match = build(land=land, tile="La")
    for rotation in (1, 2, 3):
        assert refused(match, 0, f"place -1,0 {rotation}") == "G-4"


def test_g4_a_tile_fills_a_gap_between_three_tiles() -> None:
    """In the south of the start tile with tracks from both sides: only a straight one fits."""
    land = "1,0 Va 0; 1,1 Va 1; -1,0 Va 3; -1,1 Vc 2"
    straight_on = build(land=land, tile="Ua")
    assert {"place 0,1 1", "place 0,1 3"} <= texts(straight_on, 0)
    for rotation in (0, 2):
        assert refused(straight_on, 0, f"place 0,1 {rotation}") == "G-4"
    bent = build(land=land, tile="Vf")
    for rotation in range(4):
        assert refused(bent, 0, f"place 0,1 {rotation}") == "G-4"


def test_g4_a_tile_fills_a_gap_between_four_tiles() -> None:
    """The hole in a ring of mountains, into which one of them reaches from above."""
    ring = "0,-1 Ra 2; 1,-1 Na 0; -1,-1 Nb 1; 1,-2 Ga 1; -1,-2 Ga 1; 1,-3 Nc 3; -1,-3 Nd 2"
    match = build(land=f"{ring}; 0,-3 Rb 2", tile="Ea")
    assert {move for move in texts(match, 0) if " 0,-2 " in move} == {"place 0,-2 0"}
    for rotation in (1, 2, 3):
        assert refused(match, 0, f"place 0,-2 {rotation}") == "G-4"
    play(match, 0, "place 0,-2 0")
    assert feature(match, "0,-2:N")["finished"]


def test_g4_the_drawn_tile_is_shown_to_all() -> None:
    match = then(build(tile="Ua"), "p0 place 1,0 1", "p0 pass", "* draw Ja")
    assert told(match.events, "drawn") == [{"seat": 1, "tile": "Ja"}]
    for seat in (None, 0, 1):
        assert match.view(seat)["tile"] == "Ja"
        assert line_seen(match, "tile", seat) == "Ja"
        assert match.log(seat)[-1] == {"kind": "drawn", "seat": 1, "tile": "Ja"}


def test_g4_the_tile_is_placed_first() -> None:
    """Steps go in their order."""
    match = build(land="0,-1 Ra 1", tents={0: "0,-1:N"})
    assert all(move.startswith("place") for move in texts(match, 0))
    for move in ("pass", "take", "tent 0,0:N", "railwayman S", "miner N", "farmer NL", "trader"):
        assert refused(match, 0, move) == "G-4"


def test_g4_only_one_tile_is_placed_in_a_turn() -> None:
    match = build()
    play(match, 0, "place 1,0 0")
    assert not starting(match, 0, "place")
    assert refused(match, 0, "place -1,0 2") == "G-4"


def test_g4_placing_is_told() -> None:
    (event,) = build().play(0, "place -1,0 3")
    assert event.kind == "placed"
    assert event.values == {"seat": 0, "tile": "Va", "cell": "-1,0", "rotation": 3}


def test_g4_placing_may_be_thought_over_until_something_else_is_done() -> None:
    match = build(tile="Ra")
    before = match.position()
    play(match, 0, "place 0,-1 1")
    match.undo(0)
    assert match.position() == before


# G-5

ALL_CLOSED = "0,-1 Ea 2"  # the only mountain is finished, so nothing but mountain fits nowhere


def test_g5_an_unplaceable_tile_leaves_the_game_and_the_same_player_draws_another() -> None:
    match = build(land=ALL_CLOSED, tile="Ua", left="Ca Wa Wb")
    match = then(match, "p0 place 1,0 1", "p0 pass", "* draw Ca", "* draw Wa")
    assert kinds(match.events)[-3:] == ["drawn", "unplaceable", "drawn"]
    assert told(match.events, "drawn") == [{"seat": 1, "tile": "Ca"}, {"seat": 1, "tile": "Wa"}]
    assert told(match.events, "unplaceable") == [{"seat": 1, "tile": "Ca"}]
    assert match.actors == (1,)
    assert line(match, "tile") == "Wa"
    assert "Ca" in line(match, "gone").split()
    for seat in (None, 0, 1):
        view = match.view(seat)
        assert view["gone"]["Ca"] == 1
        assert view["left"] == {"Wb": 1}
        assert view["tiles_left"] == 1
        assert "Ca" not in [tile["tile"] for tile in view["tiles"]]


def test_g5_its_nuggets_bring_no_token() -> None:
    match = build(land=ALL_CLOSED, tile="Ua", left="Ca Wa")
    before = match.view(None)["tokens"]
    match = then(match, "p0 place 1,0 1", "p0 pass", "* draw Ca", "* draw Wa")
    assert match.view(None)["tokens"] == before


def test_g5_it_does_not_come_back() -> None:
    match = build(land=ALL_CLOSED, tile="Ua", left="Ca Wa Wb")
    state = state_after(match, 0, "place 1,0 1")
    (code,) = [int(code) for code in state.legal(0) if code == 0]
    state.apply(0, code)  # pass
    draws = outcomes(state)
    assert draws == {"draw Ca": 1, "draw Wa": 1, "draw Wb": 1}
    (unplaceable,) = [
        outcome for outcome, _ in state.chance_outcomes() if _kind(match, outcome) == "Ca"
    ]
    state.apply_chance(unplaceable)
    assert outcomes(state) == {"draw Wa": 1, "draw Wb": 1}


def _kind(match: corral.Match, outcome: int) -> str:
    name = match.setting.edition.data["tiles"][outcome]["id"]
    assert isinstance(name, str)
    return name


def test_g5_a_tile_that_fits_somewhere_is_placed() -> None:
    """The same tile while the mountain is open."""
    match = build(land="0,-1 Ga 1", tile="Ua", left="Ca")
    match = then(match, "p0 place 1,0 1", "p0 pass", "* draw Ca")
    assert match.actors == (1,)
    assert starting(match, 1, "place") == {f"place 0,-2 {rotation}" for rotation in range(4)}
    assert refused(match, 1, "pass") == "G-4"


def test_g5_several_tiles_one_after_the_other(tmp_path: Path) -> None:
    """The player on turn draws until a tile fits, even as the first one of the match."""
    tiles = [straight("S", count=2), mountain("M", "NESW", 1, count=3), stop("J")]
    path = write_edition(tmp_path, tiles)
    match = small_record(path, 3, *["* draw M"] * 3, "* draw S")
    assert match.actors == (0,)
    assert told(match.events, "unplaceable") == [{"seat": 0, "tile": "M"}] * 3
    assert match.view(None)["gone"] == {"M": 3}
    assert match.view(None)["left"] == {"J": 1}


# G-6


@pytest.mark.parametrize(
    ("tile", "rotation", "nuggets"), [("Ea", 2, 1), ("Nd", 3, 2), ("Ra", 1, 2), ("Ca", 0, 3)]
)
def test_g6_a_token_for_each_nugget_of_the_new_tile(tile: str, rotation: int, nuggets: int) -> None:
    match = build(tile=tile)
    events = play(match, 0, f"place 0,-1 {rotation}")
    assert line(match, "piles") == f"0,0:N={1 + nuggets}"
    assert match.view(None)["tokens"]["supply"] == 62 - nuggets
    (laid,) = told(events, "tokens_laid")
    assert laid == {"part": laid["part"], "count": nuggets, "pile": 1 + nuggets}
    assert str(laid["part"]).startswith("0,-1:")


def test_g6_no_mountain_no_token() -> None:
    match = build(tile="Va")
    assert kinds(play(match, 0, "place 1,0 0")) == ["placed"]
    assert line(match, "piles") == "0,0:N=1"


def test_g6_the_whole_mountain_has_one_pile() -> None:
    """Also far from where the first token was laid."""
    match = build(land="0,-1 Ga 1; 0,-2 Ga 1; 0,-3 Gb 1", tile="Ra")
    play(match, 0, "place 0,-4 1")
    assert line(match, "piles") == "0,0:N=6"
    for part in ("0,0:N", "0,-2:N", "0,-4:N"):
        assert feature(match, part)["tokens"] == 6


def test_g6_two_mountain_parts_of_a_tile_have_piles_of_their_own() -> None:
    match = build(tile="Ha")
    play(match, 0, "place 0,1 0")
    assert line(match, "piles") == "0,0:N=1 0,1:E=1 0,1:W=1"


def test_g6_a_tile_with_two_parts_adds_to_two_mountains() -> None:
    match = build(land="1,0 Ua 1; 1,-1 Ra 0", tile="Ia")  # mountains below and to the east
    events = play(match, 0, "place 0,-1 0")
    assert line(match, "piles") == "0,0:N=2 1,-1:N=3"
    assert [laid["pile"] for laid in told(events, "tokens_laid")] == [3, 2]


def test_g6_when_mountains_join_their_piles_join() -> None:
    land = "0,-1 Na 2; 1,0 Dc 0"
    match = build(land=land, tile="Ca", cowboys={0: "0,-1:E", 1: "1,0:N"})
    assert line(match, "piles") == "0,0:N=2 1,0:N=1"
    play(match, 0, "place 1,-1 0")
    assert line(match, "piles") == "0,0:N=6"
    assert feature(match, "1,0:N")["tokens"] == 6


def test_g6_joining_counts_the_tokens_that_are_left() -> None:
    """From one pile a token was taken; nuggets stay what they are."""
    match = build(land="0,-1 Na 2; 1,0 Dc 0", tile="Ca", piles={"0,0:N": 1}, tokens={1: "5"})
    play(match, 0, "place 1,-1 0")
    assert line(match, "piles") == "0,0:N=5"
    assert feature(match, "0,0:N")["nuggets"] == 6


def test_g6_a_mountain_that_meets_itself_keeps_its_pile() -> None:
    """The new tile touches the same mountain on three sides: nothing is counted twice."""
    match = build(land=THREE_SIDES, tile="Ra")
    assert line(match, "piles") == "0,0:N=9"
    play(match, 0, "place 0,-2 2")
    assert line(match, "piles") == "0,0:N=11"


THREE_SIDES = "0,-1 Ca 0; 1,-1 Na 0; -1,-1 Nb 1; 1,-2 Nc 3; -1,-2 Nd 2"


def test_g6_pile_sizes_are_public_and_no_token_on_them_is_seen() -> None:
    match = build(players=3, land="0,-1 Nd 3", tile="Ra")
    play(match, 0, "place -1,-1 0")
    for seat in (None, 0, 1, 2):
        assert line_seen(match, "piles", seat) == "0,0:N=5"
        view = match.view(seat)
        assert view["tokens"]["unseen"] == {"0": 15, "1": 18, "2": 15, "3": 10, "5": 5}
        assert view["tokens"]["on_table"] == 5
        laid = [event for event in match.log(seat) if event["kind"] == "tokens_laid"]
        assert laid == [{"kind": "tokens_laid", "part": "-1,-1:N", "count": 2, "pile": 5}]


def test_g6_the_next_token_is_any_that_nobody_has_seen() -> None:
    match = build(land="0,-1 Nd 3", tents={0: "0,-1:S"}, tokens={1: "5 0"}, piles={"0,0:N": 1})
    play(match, 0, "place 1,0 0")
    state = state_after(match, 0, "take")
    assert outcomes(state) == {
        "token p0 0": 14,
        "token p0 1": 18,
        "token p0 2": 15,
        "token p0 3": 10,
        "token p0 5": 4,
    }


def test_g6_supply_exhausted_no_token(tmp_path: Path) -> None:
    tiles = [mountain("A", "EW", 2), mountain("B", "EW", 3, count=3)]
    path = write_edition(tmp_path, tiles, tokens={1: 6})
    match = small_record(path, 2, "* draw B", "p0 place 1,0 0", "p0 pass", "* draw B")
    assert line(match, "piles") == "0,0:E=5"
    (laid,) = told(play(match, 1, "place 2,0 0"), "tokens_laid")
    assert (laid["count"], laid["pile"]) == (1, 6)  # three nuggets, but one token is left
    assert match.view(None)["tokens"]["supply"] == 0
    play(match, 1, "pass")
    events = play(match, 0, "place 3,0 0")
    assert told(events, "tokens_laid") == []
    assert line(match, "piles") == "0,0:E=6"
    assert feature(match, "3,0:E")["nuggets"] == 2 + 3 + 3 + 3


def test_g6_a_mountain_part_without_nuggets_has_no_token(tmp_path: Path) -> None:
    path = write_edition(tmp_path, [mountain("A", "EW", 0, count=3)])
    match = small_record(path, 2, "* draw A")
    assert line(match, "piles") == "-"
    assert kinds(play(match, 0, "place 1,0 0")) == ["placed"]
    assert line(match, "piles") == "-"
