"""Material and setup: G-1 to G-3."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import corral
from corral.core.setting import setting_for
from tests.games.playing import line, play, refused, starting, texts, told

from .build import EDITION, GAME, START, TILES, build, outcomes, record, supply

# G-1


@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_g1_no_fewer_than_two_and_no_more_than_five_play(players: int) -> None:
    with pytest.raises(corral.OptionError):
        corral.new("goldrush", players=players)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_g1_two_to_five_play_with_four_cowboys_and_a_tent(players: int) -> None:
    match = corral.new("goldrush", players=players, seed=1)
    assert match.players == players
    seats = match.view(None)["players"]
    assert [seat["supply"] for seat in seats] == [4] * players
    assert [seat["tent"] for seat in seats] == [None] * players
    assert [seat["cowboys"] for seat in seats] == [[]] * players
    assert [seat["tokens"] for seat in seats] == [[]] * players
    assert match.scores == (0,) * players


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_g1_72_tiles_and_63_tokens_whatever_the_number_of_players(players: int) -> None:
    view = corral.new("goldrush", players=players, seed=1).view(None)
    assert len(view["tiles"]) == 1
    assert view["tiles_left"] + 1 + 1 == 72  # one lies on the table, one is in hand
    assert sum(view["left"].values()) == view["tiles_left"]
    assert view["tokens"]["supply"] + view["tokens"]["on_table"] == 63
    assert view["tokens"]["removed"] == 0
    assert view["tokens"]["unseen"] == {"0": 15, "1": 18, "2": 15, "3": 10, "5": 5}


def test_g1_there_is_no_fifth_cowboy_to_play_with() -> None:
    """The fifth one marks the score."""
    land = "1,0 C4a 0; 2,0 Xa 0; 3,0 C4a 0; 4,0 Wa 0"
    four = "1,0:city 2,0:S 3,0:city 4,0:S"
    match = build(land=land, cowboys={0: four}, tile="Ea")
    assert supply(match, 0) == 0
    play(match, 0, "place 0,-1 2")
    assert not starting(match, 0, "railwayman", "miner", "trader", "farmer")
    assert refused(match, 0, "farmer NL") == "G-7"
    with pytest.raises(corral.NotationError, match="only 4 cowboys"):
        build(land=land + "; 0,1 Wb 0", cowboys={0: four + " 0,1:S"})


def test_g1_everyone_has_one_tent() -> None:
    """Putting it once more moves it."""
    match = build(land="0,-1 Ra 1; 0,1 Rb 2", tents={0: "0,-1:N"})
    play(match, 0, "place 1,0 0", "tent 0,1:E")
    assert line(match, "p0 tent") == "0,1:E"


def test_g1_points_are_marked_from_0_on() -> None:
    match = corral.new("goldrush", players=3, seed=5)
    assert [player["space"] for player in match.view(None)["players"]] == [0, 0, 0]
    assert [player["laps"] for player in match.view(None)["players"]] == [0, 0, 0]


# G-2


def tile_data(name: str) -> dict[str, Any]:
    (found,) = [tile for tile in EDITION.data["tiles"] if tile["id"] == name]
    assert isinstance(found, dict)
    return found


def counted(wanted: str, **properties: object) -> int:
    """How many parts of a sort the tiles have, with these properties."""
    return sum(
        tile["count"]
        for tile in EDITION.data["tiles"]
        for part in tile.get(wanted, [])
        if all(part.get(key) == value for key, value in properties.items())
    )


def test_g2_facts_cities_junctions_and_mountain_stops() -> None:
    hubs: Counter[tuple[str, int]] = Counter()
    for tile in EDITION.data["tiles"]:
        if "hub" in tile:
            hubs[tile["hub"], len(tile["tracks"])] += tile["count"]
    assert hubs == {
        ("city", 3): 4,
        ("city", 4): 2,
        ("junction", 3): 7,
        ("junction", 4): 1,
        ("mountain", 1): 3,
    }


def test_g2_facts_totals_of_the_tiles() -> None:
    tiles = EDITION.data["tiles"]
    assert sum(TILES.values()) == 72
    assert counted("mountains") == 49
    assert {part["nuggets"] for tile in tiles for part in tile.get("mountains", [])} == {1, 2, 3}
    nuggets = [counted("mountains", nuggets=number) * number for number in (1, 2, 3)]
    assert sum(nuggets) == 63
    assert counted("tracks", locomotives=1) == 12
    assert counted("prairies", camps=1) == 16
    assert counted("prairies", herds=1) == 12


def test_g2_cities_have_only_track_and_prairie_edges() -> None:
    for tile in EDITION.data["tiles"]:
        if tile.get("hub") == "city":
            assert set(tile["edges"]) <= {"R", "P"}
            assert tile["edges"].count("R") == len(tile["tracks"])
            assert "mountains" not in tile


@pytest.mark.parametrize("name", list(TILES))
def test_g2_every_edge_is_railroad_mountain_or_prairie(name: str) -> None:
    """What reaches an edge is what the edge says; each half-edge of prairie has one part."""
    tile = tile_data(name)
    assert len(tile["edges"]) == 4
    reached: dict[str, list[str]] = {"R": [], "M": [], "P": []}
    for part in tile.get("tracks", []):
        reached["R"] += part["ends"]
    for part in tile.get("mountains", []):
        reached["M"] += part["edges"]
    halves = [half for part in tile.get("prairies", []) for half in part["halves"].split()]
    assert len(set(halves)) == len(halves)
    for place, edge in zip("NESW", tile["edges"], strict=True):
        assert edge in "RMP"
        for letter in "RM":
            assert reached[letter].count(place) == (edge == letter)
        assert sum(half[0] == place for half in halves) == (0 if edge == "M" else 2)


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("Ua", {"0,1:E railroad", "0,1:NL prairie", "0,1:EB prairie"}),  # through
        (
            "Wa",  # three tracks end at a junction
            {
                *{"0,1:E railroad", "0,1:S railroad", "0,1:W railroad"},
                *{"0,1:NL prairie", "0,1:EB prairie", "0,1:SL prairie"},
            },
        ),
        (
            "C3a",  # the same at a city, which is a part of its own
            {
                *{"0,1:E railroad", "0,1:S railroad", "0,1:W railroad", "0,1:city city"},
                *{"0,1:NL prairie", "0,1:EB prairie", "0,1:SL prairie"},
            },
        ),
        ("Ia", {"0,1:E mountain", "0,1:S mountain", "0,1:NL prairie"}),  # two mountains
    ],
)
def test_g2_parts_of_a_tile(name: str, parts: set[str]) -> None:
    rotation = 1 if name == "Ua" else 0
    view = build(land=f"0,1 {name} {rotation}").view(None)
    shown = {f"0,1:{part['part']} {part['sort']}" for part in view["tiles"][1]["parts"]}
    assert shown == parts


def test_g2_a_track_ends_at_a_mountain() -> None:
    """Track and mountain of such a tile are two parts."""
    view = build(land="-1,0 Tb 3").view(None)
    shown = [(part["part"], part["sort"]) for part in view["tiles"][1]["parts"]]
    assert shown == [("N", "mountain"), ("E", "railroad"), ("ET", "prairie"), ("EB", "prairie")]


@pytest.mark.parametrize(
    ("land", "places"),
    [
        # The mountain in the north, the track from east to south.
        ("-1,0 Tb 3; -1,1 Ja 0", ["N", "E", "ET", "EB"]),
        ("1,0 Ja 1", ["E", "S", "NL", "SL"]),
        ("1,0 Va 0; 1,1 Ja 2", ["S", "N", "NR", "NL"]),
        ("-1,0 Ja 3", ["W", "N", "NL", "NR"]),
    ],
)
def test_g2_a_turn_is_a_clockwise_quarter(land: str, places: list[str]) -> None:
    """Parts go by the first edge that they reach as the tile lies."""
    tile = build(land=land).view(None)["tiles"][-1]
    assert tile["rotation"] == int(land[-1])
    assert [part["part"] for part in tile["parts"]] == places


def test_g2_tiles_are_data_that_can_be_replaced(tmp_path: Path) -> None:
    text = Path(EDITION.source).read_text(encoding="utf-8")
    text = text.replace('id = "Va"\ncount = 3', 'id = "Va"\ncount = 2', 1)
    text = text.replace("tiles = 72", "tiles = 71", 1).replace('"classic"', '"mine"', 1)
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    view = corral.new("goldrush", players=2, seed=1, edition=path).view(None)
    assert view["tiles_left"] + 2 == 71


# G-3


def test_g3_the_start_tile_lies_open_in_the_middle_with_one_token() -> None:
    match = corral.new("goldrush", players=2, seed=3)
    (tile,) = match.view(None)["tiles"]
    assert (tile["cell"], tile["tile"], tile["rotation"]) == ("0,0", START, 0)
    assert tile_data(START)["mountains"] == [{"edges": "N", "nuggets": 1}]
    assert line(match, "land") == "0,0 Da 0"
    assert line(match, "piles") == "0,0:N=1"
    assert match.view(None)["tokens"]["supply"] == 62
    assert told(match.events, "start_tile") == [{"tile": "Da", "cell": "0,0", "tokens": 1}]
    assert all(token is None for player in match.view(0)["players"] for token in player["tokens"])


def test_g3_the_other_71_tiles_are_drawn_each_as_likely_as_another() -> None:
    state = GAME.start(setting_for(GAME, 2, {}))
    state.apply_chance(0)
    draws = outcomes(state)
    rest = Counter(TILES) - Counter([START])
    assert draws == {f"draw {kind}": count for kind, count in rest.items()}
    assert sum(draws.values()) == 71


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_g3_the_start_player_is_drawn_at_random(players: int) -> None:
    assert outcomes(GAME.start(setting_for(GAME, players, {}))) == {
        f"start p{seat}": 1 for seat in range(players)
    }
    begun = [corral.new("goldrush", players=players, seed=seed) for seed in range(40)]
    assert {match.actors for match in begun} == {(seat,) for seat in range(players)}
    for match in begun:
        assert match.actors == (match.view(None)["start"],)
        assert told(match.events, "start_player") == [{"seat": match.actors[0]}]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_g3_play_goes_clockwise(players: int) -> None:
    match = record(players, "* start p1", "* draw Ua")
    turns = []
    for _ in range(2 * players):
        (seat,) = match.actors
        turns.append(seat)
        match.play(seat, match.legal(seat)[0])
        assert match.actors == (seat,)  # the same player goes on with step 2
        match.play(seat, "pass")
    assert turns == [(1 + step) % players for step in range(2 * players)]


def test_g3_nobody_else_has_a_move() -> None:
    match = build(players=3, turn=1)
    for seat in (0, 2):
        assert not texts(match, seat)
        assert refused(match, seat, "place 1,0 0") == "G-3"
    play(match, 1, "place 1,0 0")
    for seat in (0, 2):
        assert not texts(match, seat)
        assert refused(match, seat, "pass") == "G-3"
        assert refused(match, seat, "railwayman S") == "G-3"
