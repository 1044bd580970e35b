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

    Without perfect recall: the encoding of the position. With perfect recall: the same, and 64 bits
    of a hash over all that the seat has seen, which tell information states apart; the string is
    the seat's whole log.
    """

    def __init__(self, encoded: EncodedGame, recalls: bool) -> None:
        self.encoded = encoded
        self.recalls = recalls
        self.tensor = np.zeros(encoded.size + FINGERPRINT * self.recalls, np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for piece in encoded.encoding.pieces:
            self.dict[piece.name] = self.tensor[at : at + piece.size].reshape(piece.shape)
            at += piece.size
        if self.recalls:
            self.dict["fingerprint"] = self.tensor[at:]

    def set_from(self, state: Any, player: int) -> None:
        """Write what a player knows into ``tensor``, of which the pieces in ``dict`` are parts."""
        course: Course = state.course
        encoded = self.encoded
        self.tensor[: encoded.size] = encoded.flat(encoded.numbers(course.state, player))
        if self.recalls:
            digest = sha256(course.log(player).encode()).digest()
            bits = np.unpackbits(np.frombuffer(digest, np.uint8, FINGERPRINT // 8))
            self.tensor[self.encoded.size :] = bits

    def string_from(self, state: Any, player: int) -> str:
        course: Course = state.course
        if self.recalls:
            return f"p{player}\n{course.log(player)}"
        pieces = self.encoded.pieces(self.encoded.numbers(course.state, player))
        told = {name: numbers.tolist() for name, numbers in pieces.items() if numbers.any()}
        return json.dumps(told)
