"""One match played in compiled code, as fast as a batch of them; its record is made when wanted."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
from numpy.typing import NDArray

from corral.core.dealer import SeededDealer
from corral.core.match import Match
from corral.core.move import Move
from corral.core.state import State
from corral.envs.encoded_game import FLAT, EncodedGame, Mask
from corral.envs.rivals import Rival
from corral.envs.stepping import ALL_SEATS, Batch, Manner


class SwiftMatch:
    """A match of which only state, observation and mask are kept up to date.

    ``match`` is the same with its view, log and record. It goes through the moves made since it was
    last asked for, with chance answering as it did here, for both have the same seed.
    """

    def __init__(self, encoded: EncodedGame) -> None:
        self.encoded = encoded
        self._flat = encoded.observation == FLAT
        manner = Manner(floats=self._flat, moves=True)
        self._batch = Batch(encoded.start(), encoded.encoding, 1, ALL_SEATS, False, 0, manner)
        kind = np.float32 if self._flat else np.int32
        self._shown: NDArray[Any] = writable(self._batch.observations, kind)
        self._mask: Mask = writable(self._batch.masks, np.int8)
        self._match = encoded.new(0)
        self._synced = 0
        self.begin(self._match)

    def begin(
        self, match: Match, learner: int = ALL_SEATS, rivals: list[Rival | None] | None = None
    ) -> None:
        """Go on from where a match with a seed is; with a learner its rivals play by themselves."""
        dealer = match.dealer
        assert isinstance(dealer, SeededDealer)
        self._match = match
        self._synced = 0
        self._batch.running[0].learner = learner
        if rivals is not None:
            self._batch.rivals = rivals
        self._batch.adopt(0, match.state.copy(), dealer.rng.copy())
        self._running = self._batch.running[0]

    @property
    def match(self) -> Match:
        """The match with all that has happened in it."""
        match, game = self._match, self.encoded.game
        for seat, code in self._running.moves[self._synced :]:
            match.play(seat, Move(game, code, match.state.context(seat)))
        self._synced = len(self._running.moves)
        return match

    @property
    def state(self) -> State:
        """The position, with all that is hidden."""
        return self._running.state

    @property
    def seat(self) -> int:
        """Whose decision it is; at the end whose observation is shown."""
        return int(self._running.seat)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._running.over

    def allows(self, action: int) -> bool:
        """Whether this is a legal action."""
        return not self.over and 0 <= action < len(self._mask) and bool(self._mask[action])

    def play(self, action: int) -> bool:
        """An action, and what follows from it until somebody is asked again.

        Nothing is done if it is not legal; whether it was.
        """
        return 0 <= action < len(self._mask) and self._batch.play(0, action)

    def observation(self) -> Any:
        """What the seat knows, in the form that the table gives it."""
        return self._shown.copy() if self._flat else self.encoded.pieces(self._shown)

    def mask(self) -> Mask:
        """1 for every legal action."""
        return self._mask.copy()


def writable(buffer: Any, kind: Any) -> NDArray[Any]:
    """A buffer of the engine as an array, without a copy.

    NumPy takes the engine's buffers for read-only, and such arrays cannot be handed to PyTorch.
    """
    seen = np.frombuffer(memoryview(buffer), kind)
    if not seen.size:
        return seen
    memory: Any = (ctypes.c_char * seen.nbytes).from_address(seen.__array_interface__["data"][0])
    memory.owner = buffer  # which lives as long as the array
    found: NDArray[Any] = np.frombuffer(memory, kind)
    return found
