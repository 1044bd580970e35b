"""Networks that nobody has taught, for tests."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from corral.envs.encoded_game import EncodedGame, encoded_game
from corral.nets import Network


def untaught(table: EncodedGame, seed: int = 1, hidden: int = 16) -> Network:
    """Weights drawn at random."""
    rng = np.random.default_rng(seed)
    weights = {
        "0.weight": rng.normal(size=(table.size, hidden)) * 0.05,
        "0.bias": rng.normal(size=hidden),
        "policy.weight": rng.normal(size=(hidden, table.actions)),
        "policy.bias": np.zeros(table.actions),
        "value.weight": rng.normal(size=(hidden, 1)),
        "value.bias": np.zeros(1),
    }
    return Network.of(table, weights, {"taught": "nothing"})


def kept(folder: Path, game: str, players: int = 2) -> Path:
    path = folder / f"{game}-{players}.net"
    untaught(encoded_game(game, players, {})).save(path)
    return path
