"""Networks that look at planes of cells: the same answers by NumPy, and at the table."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from corral.bots.limit import Limit
from corral.bots.outlook import Outlook
from corral.core.prng import Sfc32
from corral.envs.encoded_game import EncodedGame, encoded_game
from corral.games.goldrush.planes import PLANES, SPAN
from corral.nets import Network
from corral.nets.bot import level
from corral.nets.network import PICTURES
from corral.nets.picture import Picture
from tests.envs.matches import some_positions

UNITS = 6


def planes(players: int = 2) -> EncodedGame:
    return encoded_game("goldrush", players, {}, encoding=1)


def drawn(table: EncodedGame, seed: int = 1) -> Network:
    """Weights that nobody has taught."""
    picture = Picture.of(table.encoding)
    assert picture is not None
    rng = np.random.default_rng(seed)
    sizes = {
        "course": (picture.first, UNITS),
        "cells": (9 * picture.planes, UNITS),
        "inner": (UNITS, UNITS),
        "again": (UNITS, UNITS),
        "whole": (3 * UNITS, 4),
        "answers": (UNITS, picture.answers),
        "leaning": (4, picture.answers),
        "policy": (4, table.actions),
        "value": (4, 1),
    }
    weights = {f"{name}.weight": rng.normal(size=size) * 0.3 for name, size in sizes.items()}
    weights |= {f"{name}.bias": rng.normal(size=size[1]) for name, size in sizes.items()}
    return Network.of(table, weights)


def test_the_picture_is_where_the_encoding_has_it() -> None:
    table = planes()
    picture = Picture.of(table.encoding)
    assert picture is not None
    assert (picture.planes, picture.span, picture.answers) == (PLANES, SPAN, 8)
    assert picture.first == int(table.encoding.place("board")[0])
    blocks = {block.first: block.name for block in table.encoding.blocks}
    assert [blocks[first] for first, _ in picture.actions] == ["tent", "place"]
    assert Picture.of(encoded_game("goldrush", 2, {}).encoding) is None
    assert Picture.from_head(picture.head()) == picture


def test_a_cell_is_judged_by_what_is_around_it() -> None:
    """What lies two cells away and elsewhere changes nothing but the whole."""
    table = planes()
    network = drawn(table)
    network.weights["leaning.weight"][:] = 0  # the whole does not speak here
    picture = network.picture
    assert picture is not None
    seen = np.zeros((2, table.size), np.float32)
    board = seen[:, picture.first :][:, : picture.planes * picture.area]
    board = board.reshape(2, picture.planes, SPAN, SPAN)
    board[:, 3, 10, 10] = 1.0
    board[1, 5, 10, 12] = 1.0
    board[1, 5, 2, 2] = 1.0
    scores = network(seen)[1][:, picture.places()[:, 10 * SPAN + 10]]
    assert np.allclose(scores[0], scores[1])
    board[1, 5, 11, 11] = 1.0
    scores = network(seen)[1][:, picture.places()[:, 10 * SPAN + 10]]
    assert not np.allclose(scores[0], scores[1])
    nothing = network(seen)[1][0, picture.places()[:, 0]]
    empty = np.zeros((1, table.size), np.float32)
    assert network(empty)[1].shape == (1, table.actions)
    assert np.isfinite(nothing).all()


def test_its_file_plays_by_its_policy(tmp_path: Path) -> None:
    path = tmp_path / "seeing.net"
    table = planes()
    drawn(table).save(path)
    network = Network.load(path)
    assert network.head["format"] == PICTURES
    assert network.head["encoding"] == table.version
    found = level(str(path))
    for match in some_positions("goldrush", 2, every=60):
        if match.over:
            break
        seat = match.actors[0]
        bot = found.kind(Sfc32(1), Limit(nodes=1))
        move = bot.choose(Outlook.of(match, seat, Sfc32(2)))
        mask = table.mask(match.state, seat)
        priors = network.evaluate(table.observe(match.state, seat)[None], mask[None])[1][0]
        best = int(table.encoding.move(match.state, seat, int(priors.argmax())))
        assert move.code == best or mask.sum() == 1


def test_numpys_answers_are_pytorchs() -> None:
    torch = pytest.importorskip("torch", reason="needs PyTorch (corral[learn])")
    from corral.nets.training import Recipe, Trainer

    recipe = Recipe(opponents=("random",), matches=4, steps=4, hidden=(8,), parts=1, epochs=1)
    tiny = "examples/tiny_goldrush.toml"
    trainer = Trainer("goldrush", 2, recipe, 0, encoding=1, edition=tiny)
    trainer.update(1)
    with torch.no_grad():
        for layer in trainer.judge.parameters():
            layer.add_(torch.randn_like(layer), alpha=0.1)
        scores, values = trainer.judge(trainer.matches.seen, trainer.matches.masks)
    network = trainer.network({})
    own, found = network(trainer.matches.seen.numpy())
    legal = trainer.matches.masks.numpy()
    assert np.allclose(scores.numpy()[legal], found[legal], atol=1e-4)
    assert np.allclose(values[:, 1].numpy(), own, atol=1e-5)
