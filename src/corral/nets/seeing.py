"""A network that looks at planes of cells, to be taught with PyTorch; ``Network`` plays it.

A convolution of three by three cells and one of a single cell, but worked out only where something
is: a tenth of the cells, and so a tenth of the time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import torch
from torch import Tensor, nn

from corral.nets.network import ILLEGAL
from corral.nets.picture import Picture

AROUND: Final = 9
CELL_UNITS: Final = 48
LAYERS: Final = ("course", "cells", "inner", "again", "whole", "answers", "leaning")


class SeeingNetwork(nn.Module):  # type: ignore[misc, unused-ignore]
    """Heads for actions, win and reward; what the layers are for, ``Network`` tells."""

    places: Tensor
    around: Tensor

    def __init__(self, picture: Picture, actions: int, hidden: Sequence[int]) -> None:
        super().__init__()
        self.picture = picture
        whole, units = hidden[-1], CELL_UNITS
        self.course = nn.Linear(picture.first, units)
        self.cells = nn.Linear(AROUND * picture.planes, units)
        self.inner = nn.Linear(units, units)
        self.again = nn.Linear(units, units)
        self.whole = nn.Linear(3 * units, whole)
        self.answers = nn.Linear(units, picture.answers)
        self.leaning = nn.Linear(whole, picture.answers)
        self.policy = nn.Linear(whole, actions)
        self.value = nn.Linear(whole, 1)
        self.reward = nn.Linear(whole, 1)
        for head in (self.answers, self.leaning, self.policy, self.value, self.reward):
            nn.init.zeros_(head.weight)  # a random player to begin with
            nn.init.zeros_(head.bias)
        self.register_buffer("places", torch.from_numpy(picture.places()), False)
        around = torch.from_numpy(picture.around(np.arange(picture.area)))
        self.register_buffer("around", around, False)

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Scores of all actions, and for each row the foreseen reward and chance to win."""
        picture = self.picture
        rows, span = len(seen), picture.span
        course = torch.relu(self.course(seen[:, : picture.first]))
        end = picture.first + picture.planes * picture.area
        planes = seen[:, picture.first : end].reshape(rows, picture.planes, picture.area)
        owner, cell = planes.any(dim=1).nonzero(as_tuple=True)
        board = planes.reshape(rows, picture.planes, span, span).permute(0, 2, 3, 1)
        board = nn.functional.pad(board, (0, 0, 1, 1, 1, 1)).reshape(rows, -1, picture.planes)
        looked = board[owner[:, None], self.around[cell]].reshape(-1, AROUND * picture.planes)
        found = torch.relu(self.cells(looked) + self.inner(course)[owner])
        found = torch.relu(self.again(found))
        units = found.shape[1]
        counts = torch.bincount(owner, minlength=rows).clamp(min=1).unsqueeze(-1)
        total = found.new_zeros(rows, units).index_add(0, owner, found)
        owners = owner[:, None].expand(-1, units)
        most = found.new_zeros(rows, units).scatter_reduce(0, owners, found, "amax")
        whole = torch.tanh(self.whole(torch.cat([total / counts, most, course], dim=1)))
        scores = self.policy(whole)
        answers = self.answers(found) + self.leaning(whole)[owner]
        scores = scores.index_put((owner[:, None], self.places[:, cell].T), answers)
        values = torch.cat([self.reward(whole), torch.sigmoid(self.value(whole))], dim=-1)
        return scores.masked_fill(~masks, ILLEGAL), values

    def layers(self) -> dict[str, nn.Linear]:
        """By their names in a ``Network``."""
        return {name: getattr(self, name) for name in (*LAYERS, "policy", "value")}
