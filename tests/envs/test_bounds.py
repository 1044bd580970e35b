"""Every number of every observation stays inside its declared space, however one plays.

``python -m tests.envs.test_bounds --matches 10000`` plays as many of each game, with all numbers of
players and several styles, a tenth of them as greenhorns and cowhands play, and prints what was
seen.
"""

from __future__ import annotations

import argparse

import numpy as np
import pytest

import corral
from corral.core.registry import own_games
from corral.envs.batch import SELF, BatchEnv
from corral.envs.encoded_game import PIECES
from tests.once import once_compiled

STYLES = 4
"""Of preferences among actions, beside playing at random."""


def sweep(
    game: str, players: int, matches: int, seed: int, version: int = 0, bot: str = ""
) -> dict[str, tuple[int, int]]:
    """The least and greatest number of each piece, over matches in which each row has a style.

    Everybody plays as ``bot`` does, if one is named: who plays well has most points.
    """
    rows = min(matches, 128)
    env = BatchEnv(game, rows, players, SELF, PIECES, copy=False, encoding=version)
    rng = np.random.default_rng(seed)
    # Somebody who always prefers the same actions gets to corners where chance never leads.
    liking = rng.random((rows, env.encoded.actions)) * (np.arange(rows) % (STYLES + 1) > 0)[:, None]
    env.reset(seed=seed)
    least, greatest = env.numbers.min(axis=0), env.numbers.max(axis=0)
    over = 0
    while over < matches:
        if bot:  # drawn by its law
            wish = env.advice(bot) / rng.standard_exponential(env.masks.shape, np.float32)
        else:
            mood = rng.random(env.masks.shape, np.float32)
            wish = np.where(env.masks, liking + mood + 1, 0)
        env.step(wish.argmax(axis=1))
        np.minimum(least, env.numbers.min(axis=0), out=least)
        np.maximum(greatest, env.numbers.max(axis=0), out=greatest)
        over += int(env.over.sum())
    low, high = env.encoded.pieces(least), env.encoded.pieces(greatest)
    return {name: (int(low[name].min()), int(high[name].max())) for name in low}


def outside(
    game: str, players: int, matches: int, seed: int, version: int = 0, bot: str = ""
) -> list[str]:
    """The pieces that left their bounds."""
    seen = sweep(game, players, matches, seed, version, bot)
    setting = BatchEnv(game, 1, players, encoding=version).encoded.encoding
    return [
        f"{game}, {players} players: {piece.name} from {piece.low} to {piece.high}, seen {found}"
        for piece in setting.pieces
        for found in [seen[piece.name]]
        if found[0] < piece.low or found[1] > piece.high
    ]


@once_compiled
@pytest.mark.parametrize("game", own_games())
def test_observations_stay_inside_their_space(game: str) -> None:
    most = corral.game(game).most
    for version in corral.game(game).encodings:
        assert outside(game, most, 16 if version else 64, 1, version) == []
    assert outside(game, 2, 4, 1, 0, "cowhand") == []


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--game", choices=own_games(), help="one of them (all)")
    wanted = parser.parse_args()
    matches = wanted.matches
    for game in [wanted.game] if wanted.game else own_games():
        tables = range(corral.game(game).fewest, corral.game(game).most + 1)
        for players in tables:
            share = matches // len(tables)
            for version in corral.game(game).encodings:
                found = outside(game, players, share * 9 // 10, players, version)
                for bot in ("greenhorn", "cowhand"):
                    found += outside(game, players, share // 20, players, version, bot)
                fine = f"{game}, {players} players, version {version}: all pieces inside"
                print("\n".join(found or [fine]), flush=True)


if __name__ == "__main__":
    main()
