"""Material and setup: E-1 to E-8."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import corral
from corral.core.setting import setting_for
from corral.core.state import State
from tests.games.playing import line, line_seen, refused, texts, told

from .build import (
    DEALT,
    DICE,
    EDITION,
    GAME,
    GAUCHOS,
    ROW_LENGTHS,
    TILES,
    build,
    opened,
    outcomes,
    supply,
)

SEEDS = range(60)
SMALL = {1: 1, 2: 1, 3: 1, 4: 2, 5: 2, 6: 3, 7: 3, 8: 4, 9: 4, 10: 5, 11: 5, 12: 6}


def face_up(view: dict[str, Any]) -> list[str]:
    """The tiles in the pampa, from the bottom row upward, left to right."""
    return [space["tile"] for row in view["pampa"].values() for space in row if space]


def chance_lines(match: corral.Match, word: str) -> list[list[str]]:
    """The outcomes of chance of one kind in a match's record, as words."""
    lines = [text.split() for text in match.record().splitlines() if text.startswith(f"* {word}")]
    return [words[2:] for words in lines]


# E-1


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_e1_no_fewer_than_two_and_no_more_than_four_play(players: int) -> None:
    with pytest.raises(corral.OptionError):
        corral.new("elgaucho", players=players)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_e1_two_three_or_four_play(players: int) -> None:
    match = corral.new("elgaucho", players=players, seed=1)
    assert match.players == players
    assert match.actors == tuple(range(players))


@pytest.mark.parametrize("players", [3, 4])
def test_e1_sixty_tiles_five_breeds_with_the_values_1_to_12(players: int) -> None:
    view = corral.new("elgaucho", players=players, seed=1).view(None)
    assert sorted(face_up(view) + view["unseen"]) == sorted(TILES)
    assert len(set(TILES)) == 60


@pytest.mark.parametrize("breed", list("WKBGS"))
def test_e1_every_tile_shows_its_value_and_a_small_number(breed: str) -> None:
    tiles = [f"{breed}{value}" for value in range(1, 13)]
    match = build(4, a=" ".join(tiles[:3]), b=" ".join(tiles[3:7]), c=" ".join(tiles[7:]))
    pampa = match.view(None)["pampa"]
    shown = {
        space["tile"]: (space["big"], space["small"])
        for row in pampa.values()
        for space in row
        if space
    }
    assert shown == {f"{breed}{big}": (big, small) for big, small in SMALL.items()}


def test_e1_facts_breeds_and_small_numbers() -> None:
    tiles = EDITION.data["tiles"]
    assert tiles["breeds"] == ["white", "black", "brown", "golden", "spotted"]
    assert tiles["small_numbers"] == [1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]


def test_e1_facts_live_in_a_replaceable_edition_file(tmp_path: Path) -> None:
    classic = Path(EDITION.source).read_text(encoding="utf-8")
    ours = "small_numbers = [1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]"
    assert ours in classic
    file = tmp_path / "mine.toml"
    file.write_text(classic.replace(ours, "small_numbers = [6, 6, 6, 6, 6, 6, 5, 5, 4, 4, 3, 3]"))
    match = corral.new("elgaucho", players=3, seed=1, edition=file)
    spaces = [space for row in match.view(None)["pampa"].values() for space in row if space]
    for space in spaces:
        assert space["small"] == [6, 6, 6, 6, 6, 6, 5, 5, 4, 4, 3, 3][space["big"] - 1]


def test_e1_an_edition_file_is_validated_on_load(tmp_path: Path) -> None:
    classic = Path(EDITION.source).read_text(encoding="utf-8")
    file = tmp_path / "broken.toml"
    file.write_text(classic.replace("small_numbers = [1, ", "small_numbers = ["))
    with pytest.raises(corral.EditionError) as caught:
        corral.new("elgaucho", players=3, edition=file)
    assert "small_numbers" in caught.value.where


# E-2, E-3


@pytest.mark.parametrize(("players", "dice"), [(2, 5), (3, 7), (4, 9)])
def test_e2_dice_by_number_of_players(players: int, dice: int) -> None:
    assert DICE[players] == dice
    for seed in range(20):
        rodeo = opened(players, seed).view(None)["rodeo"]
        assert len(rodeo) == dice
        assert all(1 <= die <= 6 for die in rodeo)


@pytest.mark.parametrize(("players", "gauchos"), [(2, 8), (3, 8), (4, 7)])
def test_e3_gauchos_by_number_of_players(players: int, gauchos: int) -> None:
    assert GAUCHOS[players] == gauchos
    match = corral.new("elgaucho", players=players, seed=1)
    assert [supply(match, seat) for seat in range(players)] == [gauchos] * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_e3_everyone_starts_with_no_pesos(players: int) -> None:
    match = corral.new("elgaucho", players=players, seed=1)
    assert match.scores == (0,) * players
    assert [line(match, f"p{seat} pesos") for seat in range(players)] == ["0"] * players


# E-4


def test_e4_facts_river_and_forest_spaces() -> None:
    pastures = EDITION.data["pampa"]["pastures"]
    assert [pasture["river"] for pasture in pastures] == [1, 1, 1, 1]
    assert [pasture["forest"] for pasture in pastures] == [0, 0, 1, 1]
    assert [sum(pasture.values()) for pasture in pastures] == [3, 4, 5, 6]


@pytest.mark.parametrize(
    ("players", "lengths"), [(2, (2, 3, 3, 4)), (3, (3, 4, 4, 5)), (4, (3, 4, 5, 6))]
)
def test_e4_four_pastures_of_different_size(players: int, lengths: tuple[int, ...]) -> None:
    """The smallest is the bottom row; the river needs three players, the forest four."""
    assert ROW_LENGTHS[players] == lengths
    pampa = corral.new("elgaucho", players=players, seed=1).view(None)["pampa"]
    assert list(pampa) == ["a", "b", "c", "d"]
    assert tuple(len(row) for row in pampa.values()) == lengths


@pytest.mark.parametrize(("players", "space"), [(2, "a3"), (2, "b4"), (3, "c5"), (4, "d7")])
def test_e4_a_space_not_in_play_cannot_be_used(players: int, space: str) -> None:
    match = build(players, a="W5", dice="2 5")
    for move in (f"stand {space} 5", f"lay {space} 2", f"raise {space} 2"):
        assert refused(match, 0, move) == "E-4"
    match = build(
        players,
        phase="steppe",
        touched="steppe",
        steppe="K5@0 W9@0",
        fresh="0" + " -" * (players - 1),
        countdown=1,
    )
    assert refused(match, 0, f"put K5 {space}") == "E-4"
    free = {
        f"put {tile} {row}{column}"
        for tile in ("K5", "W9")
        for row, length in zip("abcd", ROW_LENGTHS[players], strict=True)
        for column in range(1, length + 1)
    }
    assert texts(match, 0) == free


@pytest.mark.parametrize("players", [2, 3, 4])
def test_e4_spaces_not_in_play_never_come_up_in_whole_matches(players: int) -> None:
    lengths = dict(zip("abcd", ROW_LENGTHS[players], strict=True))
    for seed in range(6):
        rng = random.Random(seed)
        match = corral.new("elgaucho", players=players, seed=seed)
        while not match.over:
            seat = rng.choice(match.actors)
            match.play(seat, rng.choice(match.legal(seat)))
        spaces = {
            word
            for text in match.record().splitlines()[match.record().splitlines().index("moves") :]
            for word in text.split()
            if len(word) == 2 and word[0] in "abcd" and word[1].isdigit()
        }
        assert spaces
        assert all(1 <= int(space[1]) <= lengths[space[0]] for space in spaces)


# E-5


def start(players: int) -> State:
    return GAME.start(setting_for(GAME, players, {}))


def test_e5_with_two_players_one_breed_is_drawn_at_random() -> None:
    assert outcomes(start(2)) == {"out W": 1, "out K": 1, "out B": 1, "out G": 1, "out S": 1}
    drawn = Counter(
        line(corral.new("elgaucho", players=2, seed=seed), "out") for seed in range(200)
    )
    assert set(drawn) == set("WKBGS")
    assert min(drawn.values()) >= 20


def test_e5_all_twelve_tiles_of_the_breed_leave_the_game() -> None:
    for seed in SEEDS:
        match = corral.new("elgaucho", players=2, seed=seed)
        view = match.view(None)
        out = view["breed_out"]
        in_play = face_up(view) + view["unseen"]
        assert sorted(in_play) == sorted(tile for tile in TILES if tile[0] != out)
        assert len(in_play) == 48


def test_e5_nothing_of_the_breed_can_be_drawn() -> None:
    for breed, letter in enumerate("WKBGS"):
        state = start(2)
        state.apply_chance(breed)
        tiles = {text.split()[-1] for text in outcomes(state)}
        assert tiles == {tile for tile in TILES if tile[0] != letter}


def test_e5_everybody_sees_which_breed() -> None:
    match = corral.new("elgaucho", players=2, seed=3)
    out = line(match, "out")
    for viewer in (None, 0, 1):
        assert match.view(viewer)["breed_out"] == out
        assert line_seen(match, "out", viewer) == out
        assert match.log(viewer)[0] == {"kind": "breed_out", "breed": out}


@pytest.mark.parametrize("players", [3, 4])
def test_e5_with_more_players_no_breed_leaves(players: int) -> None:
    match = corral.new("elgaucho", players=players, seed=1)
    assert match.view(None)["breed_out"] is None
    assert line(match, "out") == "-"
    assert told(match.events, "breed_out") == []


# E-6


@pytest.mark.parametrize("players", [3, 4])
def test_e6_every_unseen_tile_is_equally_likely_to_come_next(players: int) -> None:
    state = start(players)
    left = set(TILES)
    for space in ("a1", "a2"):
        assert outcomes(state) == {f"fill {space} {tile}": 1 for tile in left}
        assert state.chance_weight() == len(left)
        tile = state.chance_pick(7)
        state.apply_chance(tile)
        left.remove(TILES[tile])


def test_e6_the_first_tile_differs_from_match_to_match() -> None:
    first = {
        chance_lines(corral.new("elgaucho", players=3, seed=seed), "fill")[0][1]
        for seed in range(300)
    }
    assert len(first) >= 55


def filled_in_order(tiles: list[str], lengths: tuple[int, ...]) -> list[list[str]]:
    """The rule once more: space and tile, as long as tiles are needed."""
    coming = iter(tiles)
    filled = []
    for row, length in zip("abcd", lengths, strict=True):
        total = 0
        for column in range(1, length + 1):
            if total >= 20:
                break
            tile = next(coming)
            total += int(tile[1:])
            filled.append([f"{row}{column}", tile])
    return filled


@pytest.mark.parametrize("players", [2, 3, 4])
def test_e6_from_the_bottom_row_upward_left_to_right_until_20(players: int) -> None:
    for seed in SEEDS:
        match = corral.new("elgaucho", players=players, seed=seed)
        fills = chance_lines(match, "fill")
        tiles = [tile for _, tile in fills]
        assert fills == filled_in_order(tiles, ROW_LENGTHS[players])
        assert told(match.events, "filled") == [
            {"space": space, "tile": tile} for space, tile in fills
        ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_e6_a_pasture_ends_at_20_or_more_or_full(players: int) -> None:
    for seed in SEEDS:
        pampa = corral.new("elgaucho", players=players, seed=seed).view(None)["pampa"]
        for row in pampa.values():
            values = [space["big"] for space in row if space]
            assert row == row[: len(values)] + [None] * (len(row) - len(values))
            assert sum(values[:-1]) < 20
            assert sum(values) >= 20 or len(values) == len(row)


def test_e6_tiles_lie_face_up() -> None:
    match = corral.new("elgaucho", players=3, seed=5)
    on_table = [tile for _, tile in chance_lines(match, "fill")]
    for viewer in (None, 0, 1, 2):
        assert face_up(match.view(viewer)) == on_table


# E-7


@pytest.mark.parametrize("players", [2, 3, 4])
def test_e7_four_tiles_face_down_on_the_steppe_the_rest_is_the_pile(players: int) -> None:
    for seed in SEEDS:
        match = corral.new("elgaucho", players=players, seed=seed)
        for viewer in (None, *range(players)):
            view = match.view(viewer)
            assert view["steppe"] == [None] * 4
            in_play = 48 if players == 2 else 60
            hands = players * DEALT[players]
            assert view["pile"] == in_play - len(face_up(view)) - 4 - hands
        assert line(match, "steppe") == "? ? ? ?"


def test_e7_nobody_has_seen_the_steppe_not_even_the_record() -> None:
    match = corral.new("elgaucho", players=4, seed=2)
    words = [text.split()[1] for text in match.record().splitlines() if text.startswith("*")]
    assert set(words) == {"fill", "start", "deal"}
    assert line(match, "fresh") == "- - - -"


# E-8


@pytest.mark.parametrize("players", [2, 3, 4])
def test_e8_every_seat_is_equally_likely_to_start(players: int) -> None:
    state = start(players)
    while not any(text.startswith("start") for text in outcomes(state)):
        state.apply_chance(state.chance_pick(0))
    assert outcomes(state) == {f"start p{seat}": 1 for seat in range(players)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_e8_every_seat_does_start(players: int) -> None:
    starts: Counter[int] = Counter()
    for seed in range(200):
        match = corral.new("elgaucho", players=players, seed=seed)
        seat = match.view(None)["start"]
        starts[seat] += 1
        assert told(match.events, "start_player") == [{"seat": seat}]
    assert set(starts) == set(range(players))
    assert min(starts.values()) >= 200 // players // 2


def test_e8_the_start_player_has_the_first_turn() -> None:
    for seed in range(20):
        match = opened(3, seed)
        assert match.actors == (match.view(None)["start"],)
        assert told(match.events, "rolled")[0]["seat"] == match.actors[0]
