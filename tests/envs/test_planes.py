"""Gold Rush, version 1 of the encoding: cells stay where they are on the planes."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import pytest

import corral
from corral.core.errors import OptionError
from corral.core.match import Match
from corral.envs.batch import BatchEnv
from corral.envs.encoded_game import EncodedGame, encoded_game
from corral.envs.gymnasium import ids
from corral.envs.pettingzoo import goldrush_planes_v1
from corral.games.goldrush.planes import (
    AREA,
    CHOICE,
    EDGE,
    FITS,
    FREE,
    LAID,
    NEW,
    OWN,
    REACH,
    SPAN,
)


def table(players: int = 2) -> EncodedGame:
    return encoded_game("goldrush", players, {}, observation="dict", encoding=1)


def block(encoded: EncodedGame, name: str) -> range:
    found = next(one for one in encoded.encoding.blocks if one.name == name)
    return range(found.first, found.first + found.size)


def played(seed: int, lead: str = "") -> Any:
    """A match move by move; where there is a choice, towards one side."""
    match, rng = corral.new("goldrush", players=2, seed=seed), Random(seed)
    while not match.over:
        yield match
        seat = match.actors[0]
        moves = match.legal(seat)
        if lead and str(moves[0]).startswith("place"):
            moves = [max(moves, key=lambda move: int(str(move).split()[1].split(",")[0]))]
        match.play(seat, rng.choice(moves))


def place_of(encoded: EncodedGame, match: Match, seat: int, text: str) -> int:
    move = next(move for move in match.legal(seat) if str(move) == text)
    return int(encoded.encoding.action(match.state, seat, move.code))


def test_a_cell_has_the_same_action_in_every_turn() -> None:
    encoded = table()
    places = block(encoded, "place")
    seen: dict[str, int] = {}
    for match in played(5):
        seat = match.actors[0]
        for move in match.legal(seat):
            kind, cell, *rotation = [*str(move).split(), ""]
            if kind != "place":
                continue
            action = place_of(encoded, match, seat, str(move))
            x, y = map(int, cell.split(","))
            assert seen.setdefault(str(move), action) == action
            assert action == places[int(rotation[0]) * AREA + (y + REACH) * SPAN + x + REACH]
            board = encoded.observe(match.state, seat)["board"]
            assert board[FITS + int(rotation[0]), y + REACH, x + REACH] == 1
            assert board[FREE, y + REACH, x + REACH] == 1
    assert len(seen) > 100


def test_planes_show_what_the_view_tells() -> None:
    encoded = table()
    for match in played(9):
        seat = match.actors[0]
        view = match.view(seat)
        board = encoded.observe(match.state, seat)["board"]
        laid = {(tile["x"], tile["y"]) for tile in view["tiles"]}
        found = {
            (x - REACH, y - REACH) for y in range(SPAN) for x in range(SPAN) if board[LAID, y, x]
        }
        assert found == laid
        assert board[LAID, REACH, REACH] == 1  # the start tile
        for tile in view["tiles"]:
            edges = board[EDGE : EDGE + 12, tile["y"] + REACH, tile["x"] + REACH]
            assert edges.sum() == 4
        assert board[NEW].sum() == (0 if str(match.legal(seat)[0]).startswith("place") else 1)


def test_own_cowboys_are_apart_from_others() -> None:
    encoded = table()
    shown = 0
    for match in played(3):
        boards = [encoded.observe(match.state, seat)["board"] for seat in range(2)]
        own = [board[OWN : OWN + 13] for board in boards]
        others = [board[OWN + 13 : OWN + 26] for board in boards]
        assert (own[0] == others[1]).all()
        assert (own[1] == others[0]).all()
        shown += int(own[0].sum())
    assert shown


def test_choice_counts_the_tiles_that_still_fit() -> None:
    encoded = table()
    for match in played(4):
        seat = match.actors[0]
        board = encoded.observe(match.state, seat)["board"]
        left = sum(match.view(seat)["left"].values())
        assert board[CHOICE].max() <= left
        assert ((board[CHOICE] > 0) <= (board[FREE] > 0)).all()


def test_what_lies_beyond_the_planes_is_listed_and_can_be_played() -> None:
    encoded, listed = table(), encoded_game("goldrush", 2, {}, observation="dict")
    far = block(encoded, "far_place")
    reached = 0
    for match in played(2, lead="east"):
        seat = match.actors[0]
        seen, rows = (one.observe(match.state, seat) for one in (encoded, listed))
        for kind in ("tiles", "cells"):
            beyond = [row for row in rows[kind].tolist() if max(abs(row[1]), abs(row[2])) > REACH]
            assert [row for row in seen[f"far_{kind}"].tolist() if any(row)] == beyond
        for action in map(int, encoded.encoding.legal(match.state, seat)):
            if action in far:
                reached += 1
                row = seen["far_cells"][(action - far.start) // 4]
                assert max(abs(int(row[1])), abs(int(row[2]))) > REACH
    assert reached


def test_environments_of_version_1_have_names() -> None:
    assert ids(1)["goldrush"] == "corral/GoldRushPlanes-v1"
    env = gymnasium.make("corral/GoldRushPlanes-v1", opponents=["random"])
    version = table().version
    assert env.unwrapped.metadata["encoding"] == version
    assert goldrush_planes_v1.env(players=2).metadata["name"] == "goldrush_planes_v1"
    assert BatchEnv("goldrush", 2, 2, encoding=1).metadata["encoding"] == version
    observation, info = env.reset(seed=1)
    assert env.observation_space.contains(observation)
    env.step(int(info["action_mask"].argmax()))


def test_other_versions_are_refused() -> None:
    with pytest.raises(OptionError, match="elgaucho has no encoding 1, only 0"):
        encoded_game("elgaucho", 2, {}, encoding=1)
    with pytest.raises(OptionError, match="goldrush has no encoding 2, only 0, 1"):
        BatchEnv("goldrush", 1, 2, encoding=2)
