"""What OpenSpiel's algorithms see: tensors with named pieces, and strings."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any, Final

import numpy as np

from corral.envs.encoded_game import EncodedGame
from corral.envs.openspiel.course import Course

FINGERPRINT: Final = 64


class CorralObserver:
    """An observer of one seat's knowledge.

    The tensor is the encoding of the position: what there is to learn from. With perfect recall the
    string is the seat's whole log. Where the game was loaded with ``fingerprint``, the tensor has
    64 bits of a hash over that log besides, which tell information states apart.
    """

    def __init__(self, encoded: EncodedGame, recalls: bool, fingerprint: bool = False) -> None:
        self.encoded = encoded
        self.recalls = recalls
        self.marks = recalls and fingerprint
        self.tensor = np.zeros(encoded.size + FINGERPRINT * self.marks, np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for piece in encoded.encoding.pieces:
            self.dict[piece.name] = self.tensor[at : at + piece.size].reshape(piece.shape)
            at += piece.size
        if self.marks:
            self.dict["fingerprint"] = self.tensor[at:]

    def set_from(self, state: Any, player: int) -> None:
        """Write what a player knows into ``tensor``, of which the pieces in ``dict`` are parts."""
        course: Course = state.course
        encoded = self.encoded
        self.tensor[: encoded.size] = encoded.flat(encoded.numbers(course.state, player))
        if self.marks:
            digest = sha256(course.log(player).encode()).digest()
            bits = np.unpackbits(np.frombuffer(digest, np.uint8, FINGERPRINT // 8))
            self.tensor[self.encoded.size :] = bits

    def string_from(self, state: Any, player: int) -> str:
        """What the player has seen so far, or sees now, as a text."""
        course: Course = state.course
        if self.recalls:
            return f"p{player}\n{course.log(player)}"
        pieces = self.encoded.pieces(self.encoded.numbers(course.state, player))
        told = {name: numbers.tolist() for name, numbers in pieces.items() if numbers.any()}
        return json.dumps(told)
