"""The spaces of observations and actions, as Gymnasium describes them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from corral.envs.table import FLAT, Table


def observation_space(table: Table) -> spaces.Space[Any]:
    """The flat vector, or the named pieces."""
    if table.observation == FLAT:
        lows = [piece.low / max(piece.high, -piece.low) for piece in table.encoding.pieces]
        sizes = [piece.size for piece in table.encoding.pieces]
        low = np.repeat(np.array(lows, np.float32), sizes)
        return spaces.Box(low, np.ones(table.size, np.float32))
    return spaces.Dict(
        {
            piece.name: spaces.Box(piece.low, piece.high, piece.shape, np.int32)
            for piece in table.encoding.pieces
        }
    )


def masked_space(table: Table) -> spaces.Dict:
    """An observation with the mask of legal actions, as PettingZoo's classic games have it."""
    return spaces.Dict(
        {
            "observation": observation_space(table),
            "action_mask": spaces.Box(0, 1, (table.actions,), np.int8),
        }
    )


def action_space(table: Table) -> spaces.Discrete:
    return spaces.Discrete(table.actions)
