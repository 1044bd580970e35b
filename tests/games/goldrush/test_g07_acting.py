"""Step 2, one of these or nothing: G-7 to G-10."""

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

from .build import build, feature, outcomes, supply

COWBOYS = ("railwayman", "miner", "trader", "farmer")

# G-7


@pytest.mark.parametrize(
    ("tile", "move", "cowboys"),
    [
        ("C3a", "1,0 0", {"railwayman E", "railwayman S", "railwayman W", "trader"}),
        ("Dc", "1,0 0", {"railwayman E", "miner N"}),
        ("La", "1,0 0", {"railwayman E", "railwayman S", "railwayman W", "miner N"}),
        ("Ua", "1,0 1", {"railwayman E"}),
        ("Ha", "0,1 0", {"miner E", "miner W"}),
        ("Ca", "0,-1 0", {"miner N"}),
    ],
)
def test_g7_railwayman_miner_trader(tile: str, move: str, cowboys: set[str]) -> None:
    match = build(tile=tile)
    play(match, 0, f"place {move}")
    assert starting(match, 0, "railwayman", "miner", "trader") == cowboys


@pytest.mark.parametrize(
    ("tile", "move", "farmers"),
    [
        ("C3a", "1,0 0", {"farmer NL", "farmer EB", "farmer SL"}),
        ("Dc", "1,0 0", {"farmer ET", "farmer EB"}),
        ("Ua", "1,0 1", {"farmer NL", "farmer EB"}),
        ("Ha", "0,1 0", {"farmer NL"}),
        ("Ca", "0,-1 0", set()),
        ("Tb", "-1,0 3", {"farmer ET", "farmer EB"}),
    ],
)
def test_g7_farmer_on_each_prairie_part(tile: str, move: str, farmers: set[str]) -> None:
    match = build(tile=tile)
    play(match, 0, f"place {move}")
    assert starting(match, 0, "farmer") == farmers


@pytest.mark.parametrize(
    ("tile", "place", "move", "role", "part"),
    [
        ("C3a", "1,0 0", "railwayman E", "railwayman", "1,0:E"),
        ("Dc", "1,0 0", "miner N", "miner", "1,0:N"),
        ("C3a", "1,0 0", "trader", "trader", "1,0:city"),
        ("C3a", "1,0 0", "farmer SL", "farmer", "1,0:SL"),
    ],
)
def test_g7_a_cowboy_comes_from_the_supply(
    tile: str, place: str, move: str, role: str, part: str
) -> None:
    match = build(tile=tile)
    play(match, 0, f"place {place}")
    events = play(match, 0, move)
    assert events[0].kind == "cowboy_placed"
    assert events[0].values == {"seat": 0, "role": role, "part": part, "supply": 3}
    assert supply(match, 0) == 3
    assert supply(match, 1) == 4
    assert line(match, "p0 cowboys") == part
    assert match.view(1)["players"][0]["cowboys"] == [{"part": part, "role": role}]
    assert feature(match, part)["cowboys"] == [1, 0]


def test_g7_one_cowboy_in_a_turn() -> None:
    """Step 2 is over with it."""
    match = build(tile="La")
    play(match, 0, "place 1,0 0", "miner N")
    assert match.actors == (1,)
    assert refused(match, 0, "railwayman E") == "G-3"


def test_g7_one_may_do_nothing() -> None:
    match = build(tile="La")
    events = play(match, 0, "place 1,0 0", "pass")
    assert told(events, "passed") == [{"seat": 0}]
    assert supply(match, 0) == 4
    assert match.actors == (1,)


def test_g7_only_the_tile_just_placed_bears_the_new_cowboy() -> None:
    """The start tile's track and prairies are free, but it is not the new tile."""
    match = build(land="1,0 C3a 0", tile="Ea")
    play(match, 0, "place 0,-1 2")
    assert starting(match, 0, *COWBOYS) == {"miner S", "farmer NL"}
    for move in ("trader", "railwayman E", "railwayman W", "farmer SR"):
        assert refused(match, 0, move) == "G-7"


def test_g7_a_place_of_another_sort_is_refused() -> None:
    match = build(tile="Dc")
    play(match, 0, "place 1,0 0")
    for move in ("railwayman N", "miner E", "miner S", "railwayman S", "farmer NL", "trader"):
        assert refused(match, 0, move) == "G-7"


@pytest.mark.parametrize(
    ("tile", "placed", "called", "meant"),
    [
        ("Dc", "place 1,0 0", "railwayman W", "railwayman E"),
        ("Dc", "place 1,0 0", "farmer  WT", "farmer ET"),
        ("Dc", "place 1,0 0", "farmer SL", "farmer EB"),
        ("Nd", "place 0,-1 3", "miner W", "miner S"),
    ],
)
def test_g7_a_part_goes_by_its_first_edge(tile: str, placed: str, called: str, meant: str) -> None:
    """Whichever of its edges somebody calls it by; the record has the first one."""
    match = build(tile=tile)
    play(match, 0, placed)
    assert called not in texts(match, 0)
    assert str(match.move(0, called)) == meant
    play(match, 0, called)
    assert f"p0 {meant}\n" in match.record()


def test_another_edge_of_an_occupied_part_is_refused_like_its_first() -> None:
    match = build(land="1,0 Ua 1", cowboys={1: "1,0:E"})
    play(match, 0, "place 2,0 0")
    for move in ("railwayman S", "railwayman W"):
        with pytest.raises(corral.IllegalMove) as caught:
            match.play(0, move)
        assert caught.value.reason == "cowboy_there"


def test_g7_an_empty_supply_bears_no_cowboy() -> None:
    land = "1,0 C4a 0; 2,0 Xa 0; 3,0 C4a 0; 4,0 Wa 0"
    match = build(land=land, cowboys={0: "1,0:city 2,0:S 3,0:city 4,0:S"}, tile="Nd")
    play(match, 0, "place 0,-1 3")
    assert starting(match, 0, *COWBOYS) == set()
    assert refused(match, 0, "miner S") == "G-7"
    assert {"pass", "tent 0,0:N", "tent 0,-1:S"} == texts(match, 0)  # tents go on


@pytest.mark.parametrize("owner", [0, 1])
def test_g7_no_cowboy_on_an_occupied_railroad_not_even_an_own_one(owner: int) -> None:
    """However far away the other one is."""
    land = "1,0 Ua 1; 2,0 Ud 1; 3,0 Uf 1"
    match = build(land=land, cowboys={owner: "1,0:E"}, tile="Va")
    play(match, 0, "place 4,0 0")
    assert starting(match, 0, "railwayman") == set()
    assert refused(match, 0, "railwayman S") == "G-7"


@pytest.mark.parametrize("owner", [0, 1])
def test_g7_no_cowboy_on_an_occupied_mountain_not_even_an_own_one(owner: int) -> None:
    land = "0,-1 Ga 1; 0,-2 Ga 1; 0,-3 Gb 1"
    match = build(land=land, cowboys={owner: "0,-1:N"}, tile="Ra")
    play(match, 0, "place 0,-4 1")
    assert starting(match, 0, "miner") == set()
    assert refused(match, 0, "miner N") == "G-7"


@pytest.mark.parametrize("owner", [0, 1])
def test_g7_no_cowboy_on_an_occupied_prairie_not_even_an_own_one(owner: int) -> None:
    land = "1,0 Ua 1; 2,0 Ud 1; 3,0 Uf 1"
    match = build(land=land, cowboys={owner: "1,0:NL"}, tile="Ub")
    play(match, 0, "place 4,0 1")
    assert starting(match, 0, "farmer") == {"farmer EB"}
    assert refused(match, 0, "farmer NL") == "G-7"


def test_g7_an_occupied_part_does_not_block_the_others() -> None:
    """Only tracks that are connected count: a junction's others are free."""
    match = build(land="1,0 Ua 1", cowboys={1: "1,0:E"}, tile="La")
    play(match, 0, "place 2,0 0")
    assert starting(match, 0, "railwayman", "miner") == {"railwayman E", "railwayman S", "miner N"}


def test_g7_a_feature_joined_by_the_new_tile_counts() -> None:
    """The new tile touches a free and an occupied piece of track: together they are occupied."""
    land = "0,1 Ua 1; 1,0 Vc 0"
    match = build(land=land, cowboys={1: "0,1:E"}, tile="Va")
    play(match, 0, "place 1,1 1")
    assert starting(match, 0, "railwayman") == set()
    assert refused(match, 0, "railwayman N") == "G-7"


def test_g7_the_same_railroad_on_two_sides_of_a_junction_is_free_on_both() -> None:
    land = "1,0 Va 0; 1,1 Va 1; -1,0 Va 3; -1,1 Vc 2"
    match = build(land=land, tile="Wa")
    play(match, 0, "place 0,1 0")
    assert starting(match, 0, "railwayman") == {"railwayman E", "railwayman S", "railwayman W"}
    match = build(land=land, tile="Wa", cowboys={1: "-1,1:N"})
    play(match, 0, "place 0,1 0")
    assert starting(match, 0, "railwayman") == {"railwayman S"}
    assert refused(match, 0, "railwayman E") == "G-7"
    assert refused(match, 0, "railwayman W") == "G-7"


def test_g7_a_farmer_does_not_block_a_railwayman_beside_it() -> None:
    match = build(land="1,0 Ua 1", cowboys={1: "1,0:NL"}, tile="Ub")
    play(match, 0, "place 2,0 1")
    assert starting(match, 0, *COWBOYS) == {"railwayman E", "farmer EB"}


def test_g7_a_trader_does_not_block_the_tracks_of_the_city() -> None:
    match = build(land="1,0 C3a 0", cowboys={1: "1,0:city"}, tile="Ua")
    play(match, 0, "place 2,0 1")
    assert starting(match, 0, "railwayman") == {"railwayman E"}


@pytest.mark.parametrize("owner", [0, 1])
def test_g7_a_tent_does_not_block_a_miner(owner: int) -> None:
    match = build(land="0,-1 Ra 1", tents={owner: "0,-1:N"}, tile="Nd")
    play(match, 0, "place 1,-1 0")
    assert starting(match, 0, "miner") == {"miner N"}
    play(match, 0, "miner N")
    assert line(match, "p0 cowboys") == "1,-1:N"
    assert line(match, f"p{owner} tent") == "0,-1:N"


# G-8

HILLS = "0,-1 Ra 1; 0,1 Ha 0"  # a mountain of two tiles, and two of one part each below


def test_g8_the_tent_goes_on_any_free_part_of_an_unfinished_mountain() -> None:
    """On any tile, the new one included, old ones and the start tile as well."""
    match = build(land=HILLS, tile="Nd")
    play(match, 0, "place 1,-1 0")
    assert starting(match, 0, "tent") == {
        *{"tent 0,0:N", "tent 0,-1:N", "tent 1,-1:N"},
        *{"tent 0,1:E", "tent 0,1:W"},
    }
    (event,) = told(play(match, 0, "tent 0,1:W"), "tent_placed")
    assert event == {"seat": 0, "part": "0,1:W", "from": None}
    assert line(match, "p0 tent") == "0,1:W"
    assert supply(match, 0) == 4
    assert feature(match, "0,1:W")["cowboys"] == [0, 0]
    assert match.actors == (1,)


def test_g8_the_tent_moves_from_where_it_stands() -> None:
    match = build(land=HILLS, tents={0: "0,1:W"}, tile="Va")
    play(match, 0, "place 1,0 0")
    assert starting(match, 0, "tent") == {"tent 0,0:N", "tent 0,-1:N"}
    (event,) = told(play(match, 0, "tent 0,-1:N"), "tent_placed")
    assert event == {"seat": 0, "part": "0,-1:N", "from": "0,1:W"}
    assert line(match, "p0 tent") == "0,-1:N"
    tiles = {tile["cell"]: tile for tile in match.view(None)["tiles"]}
    assert all(part["tent"] is None for part in tiles["0,1"]["parts"])


def test_g8_it_moves_within_its_mountain() -> None:
    match = build(land=HILLS, tents={0: "0,-1:N"}, tile="Va")
    play(match, 0, "place 1,0 0", "tent 0,0:N")
    assert line(match, "p0 tent") == "0,0:N"


def test_g8_it_moves_to_another_tile_not_to_another_part_of_the_same_one() -> None:
    match = build(land=HILLS, tents={0: "0,1:W"}, tile="Va")
    play(match, 0, "place 1,0 0")
    assert refused(match, 0, "tent 0,1:E") == "G-8"
    assert refused(match, 0, "tent 0,1:W") == "G-8"


def test_g8_others_may_use_the_other_part_of_that_tile() -> None:
    match = build(land=HILLS, tents={1: "0,1:W"}, tile="Va")
    play(match, 0, "place 1,0 0")
    assert "tent 0,1:E" in texts(match, 0)
    assert refused(match, 0, "tent 0,1:W") == "G-8"  # a tent is there


def test_g8_the_part_must_bear_no_tent() -> None:
    match = build(land=HILLS, tents={1: "0,-1:N"}, tile="Va")
    play(match, 0, "place 1,0 0")
    assert "tent 0,-1:N" not in texts(match, 0)
    assert refused(match, 0, "tent 0,-1:N") == "G-8"
    assert "tent 0,0:N" in texts(match, 0)  # elsewhere in the mountain it does not matter


@pytest.mark.parametrize("owner", [0, 1])
def test_g8_the_part_must_bear_no_cowboy_not_even_an_own_one(owner: int) -> None:
    match = build(land=HILLS, cowboys={owner: "0,-1:N"}, tile="Va")
    play(match, 0, "place 1,0 0")
    assert refused(match, 0, "tent 0,-1:N") == "G-8"
    assert "tent 0,0:N" in texts(match, 0)  # elsewhere in the mountain it does not matter


def test_g8_a_tile_whose_mountain_part_is_free_although_a_cowboy_stands_on_its_track() -> None:
    match = build(land="1,0 Dc 0", cowboys={1: "1,0:E"}, tile="Va")
    play(match, 0, "place 2,0 0")
    assert "tent 1,0:N" in texts(match, 0)
    play(match, 0, "tent 1,0:N")
    assert (line(match, "p0 tent"), line(match, "p1 cowboys")) == ("1,0:N", "1,0:E")


def test_g8_a_tile_whose_mountain_part_is_free_although_a_farmer_or_another_miner_is_there() -> (
    None
):
    match = build(land="0,1 Ha 0; 0,-1 Ea 2", cowboys={1: "0,1:E"}, tile="Va")
    play(match, 0, "place 1,0 0")
    assert starting(match, 0, "tent") == {"tent 0,1:W"}
    match = build(land="0,1 Ha 0; 0,-1 Ea 2", cowboys={1: "0,1:NL"}, tile="Va")
    play(match, 0, "place 1,0 0")
    assert starting(match, 0, "tent") == {"tent 0,1:E", "tent 0,1:W"}


def test_g8_the_mountain_must_be_unfinished() -> None:
    match = build(land="0,-1 Ea 2; 0,1 Ha 0", tile="Va")
    play(match, 0, "place 1,0 0")
    assert starting(match, 0, "tent") == {"tent 0,1:E", "tent 0,1:W"}
    assert refused(match, 0, "tent 0,0:N") == "G-8"
    assert refused(match, 0, "tent 0,-1:S") == "G-8"


def test_g8_the_tile_just_placed_counts_for_that() -> None:
    """It finishes the mountain, so no tent goes there any more."""
    match = build(land="0,1 Ha 0", tile="Ea")
    play(match, 0, "place 0,-1 2")
    assert starting(match, 0, "tent") == {"tent 0,1:E", "tent 0,1:W"}
    assert refused(match, 0, "tent 0,0:N") == "G-8"
    assert refused(match, 0, "tent 0,-1:S") == "G-8"


def test_g8_the_tile_just_placed_bears_the_tent_while_its_mountain_is_open() -> None:
    match = build(tile="Nd")
    play(match, 0, "place 0,-1 3", "tent 0,-1:S")
    assert line(match, "p0 tent") == "0,-1:S"


def test_g8_a_tent_moves_away_from_a_mountain_just_finished() -> None:
    """So it does not return to the supply in step 3."""
    match = build(land="0,1 Ha 0", tents={0: "0,0:N"}, tile="Ea")
    events = play(match, 0, "place 0,-1 2", "tent 0,1:E")
    assert line(match, "p0 tent") == "0,1:E"
    assert told(events, "tent_returned") == []
    assert "mountain_scored" in kinds(events)


def test_g8_a_tent_cannot_merely_be_taken_back() -> None:
    match = build(land=HILLS, tents={0: "0,-1:N"}, tile="Va")
    play(match, 0, "place 1,0 0")
    assert texts(match, 0) - starting(match, 0, "tent", *COWBOYS) == {"take", "pass"}
    for text in ("tent -", "tent", "untent", "return"):
        with pytest.raises(corral.NotationError):
            match.play(0, text)
    assert line(match, "p0 tent") == "0,-1:N"


def test_g8_a_tent_stands_on_mountains_only() -> None:
    match = build(land="1,0 C3a 0", tile="Va")
    play(match, 0, "place 2,0 0")
    for part in ("0,0:E", "1,0:W", "1,0:N", "0,0:S", "5,5:N", "2,0:S"):
        assert refused(match, 0, f"tent {part}") == "G-8"


def test_g8_a_part_goes_by_its_first_edge() -> None:
    match = build(land="0,-1 Ra 1", tile="Va")
    play(match, 0, "place 1,0 0")
    assert str(match.move(0, "tent 0,-1:S")) == "tent 0,-1:N"
    play(match, 0, "tent 0,-1:S")
    assert line(match, "p0 tent") == "0,-1:N"
    assert "p0 tent 0,-1:N\n" in match.record()


def test_g8_a_tent_takes_the_place_of_a_cowboy_in_this_turn() -> None:
    match = build(tile="Nd")
    play(match, 0, "place 0,-1 3", "tent 0,0:N")
    assert match.actors == (1,)
    assert refused(match, 0, "miner S") == "G-3"


# G-9


def test_g9_a_token_from_the_mountain_of_the_own_tent() -> None:
    match = build(land="0,-1 Ra 1", tents={0: "0,-1:N"})
    play(match, 0, "place 1,0 0")
    assert "take" in texts(match, 0)
    match = then(match, "p0 take", "* token p0 3", "* draw Ea")
    assert line(match, "piles") == "0,0:N=2"
    assert line(match, "p0 tokens") == "3"
    assert line(match, "p0 tent") == "0,-1:N"  # it stays
    assert match.scores == (0, 0)  # the points come at the end
    assert told(match.events, "took") == [{"seat": 0, "mountain": "0,0:N", "pile": 2}]


def test_g9_one_token_in_a_turn() -> None:
    match = build(land="0,-1 Ra 1", tents={0: "0,-1:N"})
    play(match, 0, "place 1,0 0", "take")
    assert match.actors == (1,)
    assert refused(match, 0, "take") == "G-3"


def test_g9_without_a_tent_there_is_nothing_to_take() -> None:
    match = build(land="0,-1 Ra 1", tents={1: "0,-1:N"})
    play(match, 0, "place 1,0 0")
    assert refused(match, 0, "take") == "G-9"


def test_g9_a_miner_digs_no_token() -> None:
    match = build(land="0,-1 Ra 1", cowboys={0: "0,-1:N"})
    play(match, 0, "place 1,0 0")
    assert "take" not in texts(match, 0)
    assert refused(match, 0, "take") == "G-9"


def test_g9_an_empty_pile_gives_nothing() -> None:
    match = build(
        land="0,-1 Ra 1; 0,1 Ha 0",
        tents={0: "0,-1:N"},
        piles={"0,0:N": 0},
        tokens={0: "0 1", 1: "2"},
    )
    play(match, 0, "place 1,0 0")
    assert "take" not in texts(match, 0)
    assert refused(match, 0, "take") == "G-9"


def test_g9_only_from_the_mountain_of_the_tent() -> None:
    """The other mountain keeps its token."""
    match = build(land="0,-1 Ra 1; 0,1 Ha 0", tents={0: "0,1:E"})
    play(match, 0, "place 1,0 0", "take")
    assert line(match, "piles") == "0,0:N=3 0,1:W=1"


def test_g9_the_new_tiles_tokens_are_there_already() -> None:
    """The pile was empty before this turn's tile."""
    match = build(land="0,-1 Ga 1", tents={0: "0,0:N"}, piles={"0,0:N": 0}, tokens={1: "0 0"})
    match.play(0, "place 1,0 0")
    assert refused(match, 0, "take") == "G-9"
    match = build(
        land="0,-1 Ga 1", tile="Ra", tents={0: "0,0:N"}, piles={"0,0:N": 0}, tokens={1: "0 0"}
    )
    play(match, 0, "place 0,-2 1", "take")
    assert line(match, "piles") == "0,0:N=1"


def test_g9_a_token_that_was_taken_is_not_drawn_again() -> None:
    match = build(land="0,-1 Ca 0", tents={0: "0,0:N", 1: "0,-1:N"}, left="Va Vb")
    match = then(match, "p0 place 1,0 0", "p0 take", "* token p0 5", "* draw Va")
    play(match, 1, "place -1,0 2")
    assert outcomes(state_after(match, 1, "take")) == {
        "token p1 0": 15,
        "token p1 1": 18,
        "token p1 2": 15,
        "token p1 3": 10,
        "token p1 5": 4,
    }


def test_g9_whoever_else_is_there() -> None:
    """The majority of the miners is another player's, and there are other tents."""
    match = build(
        players=3,
        land="0,-1 Ra 1; 1,-1 Ra 2",
        cowboys={1: "1,-1:E"},
        tents={0: "0,-1:N", 2: "0,0:N"},
    )
    play(match, 0, "place -1,0 2", "take")
    assert line(match, "piles") == "0,0:N=4"


def test_g9_digging_from_a_mountain_that_this_very_tile_finished() -> None:
    """Step 3 comes later: what is left then goes to the miner."""
    match = build(land="0,-1 Nd 3", cowboys={1: "0,-1:S"}, tents={0: "0,0:N"}, tile="Ea")
    play(match, 0, "place -1,-1 1")
    assert feature(match, "0,0:N")["finished"]
    assert "take" in texts(match, 0)
    match = then(
        match,
        *["p0 take", "* token p0 5"],
        *["* token p1 0", "* token p1 1", "* token p1 2"],
        "* draw Va",
    )
    assert (line(match, "p0 tokens"), line(match, "p1 tokens")) == ("5", "0 1 2")
    assert match.scores == (0, 4)  # four nuggets
    assert line(match, "p0 tent") == "-"
    order = [kind for kind in kinds(match.events) if kind != "drawn"]
    assert order[-7:] == ["took", *["claimed"] * 3, "mountain_scored", *order[-2:]]
    assert set(order[-2:]) == {"cowboy_returned", "tent_returned"}


def test_g9_the_last_token_of_a_mountain_just_finished() -> None:
    """Nothing is left for the miner, but the points."""
    match = build(
        land="0,-1 Nd 3",
        cowboys={1: "0,-1:S"},
        tents={0: "0,0:N"},
        tile="Ea",
        piles={"0,0:N": 0},
        tokens={1: "1 1 1"},
    )
    play(match, 0, "place -1,-1 1", "take")
    assert line(match, "p1 tokens") == "1 1 1"
    assert match.scores == (0, 4)


# G-10


def with_tokens() -> corral.Match:
    """p1 has a 0 and a 3; then p0 takes a 5. p2 has none."""
    match = build(
        players=3,
        land="0,-1 Ca 0",
        tents={0: "0,0:N"},
        piles={"0,0:N": 2},
        tokens={1: "0 3"},
    )
    return then(match, "p0 place 1,0 0", "p0 take", "* token p0 5", "* draw Va")


def test_g10_the_owner_looks_at_the_tokens_at_any_time() -> None:
    match = with_tokens()
    assert match.view(0)["players"][0]["tokens"] == [5]
    assert match.view(1)["players"][1]["tokens"] == [0, 3]
    assert line_seen(match, "p0 tokens", 0) == "5"
    assert line_seen(match, "p1 tokens", 1) == "0 3"
    assert match.log(0)[-2] == {
        "kind": "took",
        "seat": 0,
        "mountain": "0,0:N",
        "pile": 1,
        "token": 5,
    }


def test_g10_nobody_else_sees_them_but_how_many_they_are() -> None:
    match = with_tokens()
    for seat in (1, 2, None):
        assert match.view(seat)["players"][0]["tokens"] == [None]
        assert line_seen(match, "p0 tokens", seat) == "?"
        assert match.log(seat)[-2] == {"kind": "took", "seat": 0, "mountain": "0,0:N", "pile": 1}
    for seat in (0, 2, None):
        assert match.view(seat)["players"][1]["tokens"] == [None, None]
        assert line_seen(match, "p1 tokens", seat) == "? ?"


def test_g10_what_is_unseen_depends_on_who_looks() -> None:
    match = with_tokens()
    every = {"0": 15, "1": 18, "2": 15, "3": 10, "5": 5}
    assert match.view(None)["tokens"]["unseen"] == every
    assert match.view(2)["tokens"]["unseen"] == every
    assert match.view(0)["tokens"]["unseen"] == {**every, "5": 4}
    assert match.view(1)["tokens"]["unseen"] == {**every, "0": 14, "3": 9}


def test_g10_points_do_not_give_tokens_away() -> None:
    match = with_tokens()
    for seat in (0, 1, 2, None):
        assert match.view(seat)["scores"] == [0, 0, 0]


def test_g10_tokens_of_a_finished_mountain_are_known_to_who_gets_them() -> None:
    match = build(land="0,-1 Nd 3", cowboys={1: "0,-1:S"}, tile="Ea")
    match = then(
        match,
        *["p0 place -1,-1 1", "p0 pass"],
        *["* token p1 0", "* token p1 1", "* token p1 2", "* token p1 5"],
        "* draw Va",
    )
    claimed = [event for event in match.log(1) if event["kind"] == "claimed"]
    assert [event["token"] for event in claimed] == [0, 1, 2, 5]
    for seat in (0, None):
        assert all("token" not in event for event in match.log(seat))
        assert match.view(seat)["players"][1]["tokens"] == [None] * 4


def test_g10_a_position_of_others_hides_the_tokens_and_can_be_read() -> None:
    match = with_tokens()
    seen = match.position_seen_by(2)
    again = corral.from_position(seen, seed=4)
    assert again.position_seen_by(2) == seen
    assert len(line(again, "p1 tokens").split()) == 2


def test_g10_an_imagined_world_keeps_what_the_seat_knows() -> None:
    match = with_tokens()
    worlds = [match.sample(1, seed) for seed in range(40)]
    assert {world.position_seen_by(1) for world in worlds} == {match.position_seen_by(1)}
    assert {line(world, "p1 tokens") for world in worlds} == {"0 3"}
    assert {line(world, "p0 tokens") for world in worlds} == {"0", "1", "2", "3", "5"}
    for world in worlds:
        assert world.log(1) == match.log(1)
        assert all(event.secret is None for event in world.events if event.audience != (1,))


def test_g10_taking_cannot_be_undone() -> None:
    match = build(land="0,-1 Ca 0", tents={0: "0,0:N"})
    play(match, 0, "place 1,0 0", "take")
    assert not match.can_undo(0)


def test_g10_what_others_hold_is_as_unseen_as_the_rest() -> None:
    """In truth p1's tokens cannot be drawn again; that is the table's own knowledge."""
    match = build(land="0,-1 Ca 0", tents={0: "0,0:N"}, piles={"0,0:N": 1}, tokens={1: "5 5 5"})
    play(match, 0, "place 1,0 0")
    assert outcomes(state_after(match, 0, "take"))["token p0 5"] == 2
