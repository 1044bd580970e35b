"""The spaces of observations and actions, as Gymnasium describes them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from corral.envs.encoded_game import FLAT, EncodedGame


def observation_space(encoded: EncodedGame) -> spaces.Space[Any]:
    """The flat vector, or the named pieces."""
    if encoded.observation == FLAT:
        return flat_space(encoded)
    return spaces.Dict(
        {
            piece.name: spaces.Box(piece.low, piece.high, piece.shape, np.int32)
            for piece in encoded.encoding.pieces
        }
    )


def flat_space(encoded: EncodedGame) -> spaces.Box:
    """One vector of all pieces."""
    sizes = [piece.size for piece in encoded.encoding.pieces]
    lows = np.array([piece.low for piece in encoded.encoding.pieces], np.float32)
    highs = np.array([piece.high for piece in encoded.encoding.pieces], np.float32)
    low, high = (np.repeat(bound, sizes) * encoded.scale for bound in (lows, highs))
    return spaces.Box(low, high)


def masked_space(encoded: EncodedGame) -> spaces.Dict:
    """An observation with the mask of legal actions, as PettingZoo's classic games have it."""
    return spaces.Dict(
        {
            "observation": observation_space(encoded),
            "action_mask": spaces.Box(0, 1, (encoded.actions,), np.int8),
        }
    )


def action_space(encoded: EncodedGame) -> spaces.Discrete:
    """All actions of a game with its options and edition."""
    return spaces.Discrete(encoded.actions)
