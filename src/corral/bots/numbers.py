"""What a seat knows and may do, in numbers for programs that have learned from them."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i32

from corral.core.encoding import Encoding
from corral.core.setting import Setting
from corral.core.state import State


class Numbers:
    """The encoding of one table, as plain data."""

    def __init__(self, setting: Setting) -> None:
        self.encoding: Encoding = setting.game.encoding(setting)
        self._buffer = vec[i32]([0] * int(self.encoding.size))
        self._sheet = self.encoding.sheet(self._buffer, 0, False)

    def seen(self, state: State, seat: int) -> list[int]:
        """All pieces one after the other, as whole numbers."""
        self._sheet.show(state, seat)
        return [int(number) for number in self._buffer]

    def actions(self, state: State, seat: int) -> list[int]:
        """The legal actions, in the order of the legal moves."""
        return [int(self.encoding.action(state, seat, move)) for move in state.legal(seat)]

    def described(self) -> dict[str, Any]:
        """What the numbers mean."""
        encoding = self.encoding
        return {
            "digest": encoding.digest(),
            "size": int(encoding.size),
            "actions": int(encoding.actions),
            "pieces": [
                {
                    "name": piece.name,
                    "shape": list(piece.shape),
                    "low": piece.low,
                    "high": piece.high,
                    "unit": piece.unit,
                }
                for piece in encoding.pieces
            ],
            "blocks": [
                {"name": block.name, "first": block.first, "size": block.size}
                for block in encoding.blocks
            ],
        }
