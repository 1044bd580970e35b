"""Sheets write only what has changed, and show what a fresh look would show."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i32

import corral
from corral.core.encoding import Encoding, WrittenOut
from corral.core.prng import Sfc32
from corral.core.registry import games
from corral.core.sheet import Ink
from corral.core.state import State
from corral.envs.encoded_game import encoded_game
from corral.testing import variants


def play(variant: Any, seed: int, most: int) -> Any:
    """States of a random match, one after the other, in two copies of the same course."""
    match, rng = variant.new(seed), Random(seed)
    yield match
    for _ in range(most):
        if match.over:
            return
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal(seat)))
        yield match


@pytest.mark.parametrize(
    ("game", "version"), [(name, one) for name in games() for one in corral.game(name).encodings]
)
def test_a_sheet_shows_what_a_fresh_look_shows(game: str, version: int) -> None:
    """Seat by seat, through two matches that have nothing to do with each other."""
    for variant in list(variants(game))[::3]:
        encoded = encoded_game(game, variant.players, variant.options, encoding=version)
        encoding, size = encoded.encoding, encoded.size
        whole, floats = (vec[i32]([0] * (size + 3)) for _ in range(2))
        sheets = encoding.sheet(whole, 3, False), encoding.sheet(floats, 3, True)
        numbers = np.frombuffer(memoryview(whole), np.int32)
        flat = np.frombuffer(memoryview(floats), np.float32)
        rng = Random(1)
        courses = [play(variant, seed, 40) for seed in (5, 6)]
        for _ in range(60):
            match = next(courses[rng.randrange(2)], None)
            if match is None:
                break
            for seat in rng.sample(range(variant.players), 2):
                fresh = vec[i32]([-7] * size)
                encoding.observe(match.state, seat, fresh, 0)
                for sheet in sheets:
                    sheet.show(match.state, seat)
                    legal = sorted(sheet.legal(match.state, seat))
                    assert legal == sorted(encoding.legal(match.state, seat))
                    for action in legal[:3]:
                        move = encoding.move(match.state, seat, action)
                        assert sheet.move(match.state, seat, action) == move
                expected = np.frombuffer(memoryview(fresh), np.int32)
                assert (numbers[3:] == expected).all()
                assert flat[3:].tobytes() == encoded.flat(expected).tobytes()
        assert not numbers[:3].any()


@pytest.mark.parametrize(
    ("game", "version"), [(name, one) for name in games() for one in corral.game(name).encodings]
)
def test_a_sheet_follows_a_state_that_changes_under_it(game: str, version: int) -> None:
    """As in a batch: one state goes on and on, mostly looked at by whoever decides."""
    for players in (2, 3):
        encoded = encoded_game(game, players, {}, encoding=version)
        encoding, rng = encoded.encoding, Sfc32(players)
        row = vec[i32]([0] * encoded.size)
        sheet = encoding.sheet(row, 0, False)
        numbers = np.frombuffer(memoryview(row), np.int32)
        state = encoded.start().copy()
        for step in range(400):
            while weight := state.chance_weight():
                state.apply_chance(state.chance_pick(rng.below(weight)))
            actor = state.first_actor()
            seat = (actor if actor >= 0 else 0) if rng.below(8) else rng.below(players)
            sheet.show(state, seat)
            fresh = vec[i32]([-7] * encoded.size)
            encoding.observe(state, seat, fresh, 0)
            assert (numbers == np.frombuffer(memoryview(fresh), np.int32)).all(), step
            if actor < 0:
                state = encoded.start().copy()
                continue
            legal = sheet.legal(state, actor)
            assert sorted(legal) == sorted(
                encoding.action(state, actor, move) for move in state.legal(actor)
            )
            state.apply(actor, sheet.move(state, actor, legal[rng.below(len(legal))]))


def test_an_encoding_without_a_sheet_of_its_own_has_one() -> None:
    """What a game of somebody else's brings along: everything is written at every look."""
    inner = encoded_game("kuhhandel", 3, {})

    class Plain(Encoding):
        def observe(self, state: State, seat: int, out: vec[i32], at: int) -> None:
            inner.encoding.observe(state, seat, out, at)

    plain = Plain(3, inner.encoding.pieces, inner.encoding.blocks, 28)
    buffers = [vec[i32]([0] * (inner.size + 2)) for _ in range(2)]
    sheets = [plain.sheet(buffers[floats], 2, bool(floats)) for floats in range(2)]
    assert all(isinstance(sheet, WrittenOut) for sheet in sheets)
    match = inner.new(4)
    for seat in range(3):
        for sheet in sheets:
            sheet.show(match.state, seat)
        seen = inner.numbers(match.state, seat)
        assert np.frombuffer(memoryview(buffers[0]), np.int32)[2:].tolist() == seen.tolist()
        flat = np.frombuffer(memoryview(buffers[1]), np.float32)[2:]
        assert flat.tobytes() == inner.flat(seen).tobytes()
    assert sorted(sheets[0].legal(match.state, 0)) == sorted(match.state.legal(0))


def test_floats_are_numpys_to_the_last_bit() -> None:
    ink = Ink([-300, 0], [700, 12], [50, 7], True)
    for number in range(-300, 701):
        bits = np.array([ink.of(ink.first[0], number)], np.int32).view(np.float32)
        assert bits[0] == np.float32(number) * np.float32(1 / 50)
    sevenths = np.array([ink.of(ink.first[1], number) for number in range(13)], np.int32)
    assert (sevenths.view(np.float32) == np.arange(13, dtype=np.float32) * np.float32(1 / 7)).all()
    assert np.array([ink.one, ink.minus_one], np.int32).view(np.float32).tolist() == [1.0, -1.0]
