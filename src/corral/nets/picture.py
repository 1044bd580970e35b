"""Where an encoding has planes of cells: in its observations, and in its actions.

A network that looks at pictures judges every cell in the same way, from what is on it and on the
eight around it, and only cells on which something is.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from corral.core.encoding import Encoding


@dataclass(frozen=True)
class Picture:
    """The planes of an encoding; all other numbers before them are looked at as they are."""

    first: int
    """Where the planes begin in an observation, one after the other, cell by cell."""
    planes: int
    span: int
    """Cells from one edge of a plane to the other."""
    actions: tuple[tuple[int, int], ...]
    """Blocks of actions that are planes: where they begin, and how many planes they have."""

    @property
    def area(self) -> int:
        return self.span * self.span

    @property
    def answers(self) -> int:
        """How many actions every cell has."""
        return sum(planes for _, planes in self.actions)

    @classmethod
    def of(cls, encoding: Encoding) -> Picture | None:
        """The picture that an encoding shows, if it shows one."""
        at = 0
        for piece in encoding.pieces:
            if len(piece.shape) == 3 and piece.shape[1] == piece.shape[2]:
                planes, span, _ = piece.shape
                blocks = [one for one in encoding.blocks if one.size % (span * span) == 0]
                actions = tuple((one.first, one.size // (span * span)) for one in blocks)
                return cls(at, planes, span, actions)
            at += piece.size
        return None

    @classmethod
    def from_head(cls, told: Mapping[str, Any]) -> Picture:
        """As the head of a network's file tells it."""
        actions = tuple((int(first), int(planes)) for first, planes in told["actions"])
        return cls(int(told["first"]), int(told["planes"]), int(told["span"]), actions)

    def head(self) -> dict[str, Any]:
        """For the head of a file, which is JSON."""
        return {**asdict(self), "actions": [list(block) for block in self.actions]}

    def places(self) -> NDArray[np.int64]:
        """By the cell's answer and its place: the number of the action."""
        blocks = [
            first + np.arange(planes * self.area).reshape(planes, self.area)
            for first, planes in self.actions
        ]
        return np.concatenate(blocks)

    def around(self, cells: NDArray[np.int64]) -> NDArray[np.int64]:
        """The nine places around each cell, on planes that have an edge of zeros added."""
        wide = self.span + 2
        middle = (cells // self.span + 1) * wide + cells % self.span + 1
        steps = [row * wide + column for row in (-1, 0, 1) for column in (-1, 0, 1)]
        found: NDArray[np.int64] = middle[:, None] + np.array(steps)
        return found
