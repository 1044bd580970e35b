"""A memory for learners: what a seat saw at its last decisions, one frame after the other."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorWrapper
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from corral.core.errors import OptionError
from corral.envs.batch import SELF, BatchEnv
from corral.envs.encoded_game import FLAT, EncodedGame, Flat, Numbers
from corral.envs.processes import ProcessBatchEnv

MOST_FRAMES = 1024


class HistoryEnv(VectorWrapper):
    """A batch whose observations are the last ``frames`` ones of the seat that is asked.

    The newest is the last; what was before the match began is 0. Nobody gets to see what another
    seat saw: with ``opponents="self"`` every seat of every match has a memory of its own.

    Of a batch with ``calls`` a frame ends with what was called last, such as the bids of an
    auction, also those that were outbid (``heard``): for each, the newest first, whose it was,
    counted from the observer, and how much, in the unit of a bid.
    """

    def __init__(self, env: BatchEnv | ProcessBatchEnv, frames: int = 8) -> None:
        super().__init__(env)
        self.frames = frames_of(frames)
        encoded = env.encoded
        if encoded.observation != FLAT:
            raise OptionError("a history is made of flat observations")
        self._batch = env
        self._alone = getattr(env, "opponents", None) == SELF
        self._same_step = env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
        seats = encoded.players if self._alone else 1
        one = with_calls(env.single_observation_space, env.calls.shape[1], encoded)
        self._memory = np.zeros((env.num_envs, seats, frames, one.shape[0]), np.float32)
        self._rows = np.arange(env.num_envs)
        self._seats = self._rows * 0
        self._over = np.zeros(env.num_envs, np.bool_)
        self.single_observation_space = stacked_space(one, self.frames)
        self.observation_space = batch_space(self.single_observation_space, env.num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Flat, dict[str, Any]]:
        """All matches begin anew, and nothing is remembered."""
        seen, infos = self._batch.reset(seed=seed, options=options)
        self._memory[:] = 0
        self._over = self._batch.over.copy()  # a match may end before anybody is asked
        return self._remember(seen, infos), infos

    def step(self, actions: Any) -> tuple[Flat, NDArray[Any], NDArray[Any], NDArray[Any], Any]:
        """One action for each match; new matches begin with an empty memory."""
        seen, rewards, over, cut, infos = self._batch.step(actions)
        if self._same_step:
            if "final_obs" in infos:
                last = self._memory[self._rows, self._seats].copy()
                ends = infos["final_obs"]
                nothing = np.zeros((len(ends), last.shape[-1] - ends.shape[1]), np.float32)
                infos["final_obs"] = _pushed(last, np.hstack([ends, nothing]))
            self._memory[over] = 0
        else:
            self._memory[self._over] = 0
            self._over = over.copy()
        return self._remember(seen, infos), rewards, over, cut, infos

    def _remember(self, seen: Flat, infos: dict[str, Any]) -> Flat:
        self._seats = infos["seat"].copy() if self._alone else self._rows * 0
        if self._batch.calls.size:
            told = heard(self._batch.calls, infos["seat"], self._batch.encoded)
            seen = np.hstack([seen, told])
        frames = _pushed(self._memory[self._rows, self._seats], seen)
        self._memory[self._rows, self._seats] = frames
        return frames


def frames_of(frames: object) -> int:
    """A number of frames, or an error that says what is wrong with it."""
    if isinstance(frames, bool) or not isinstance(frames, int) or not 1 <= frames <= MOST_FRAMES:
        raise OptionError(f"frames={frames!r} is not a whole number from 1 to {MOST_FRAMES}")
    return frames


def heard(calls: Numbers, seats: Numbers, table: EncodedGame) -> Flat:
    """A row for each match: of every call whose it was, by seats from the observer on, and what."""
    players = table.players
    rows = np.zeros((*calls.shape[:2], players + 1), np.float32)
    whose, called = calls[..., 0], calls[..., 1]
    match, place = np.nonzero(called)
    rows[match, place, (whose[match, place] - seats[match]) % players] = 1
    if (call := table.encoding.call) is not None:
        rows[..., players] = called * np.float32(1 / call.unit)
    return rows.reshape(len(rows), -1)


def with_calls(one: Any, calls: int, table: EncodedGame) -> spaces.Box:
    """The space of an observation with so many calls after it."""
    call = table.encoding.call
    loudest = 0.0 if call is None else call.high / call.unit
    more = np.array([*[1.0] * table.players, loudest] * calls, np.float32)
    low, high = np.concatenate([one.low, more * 0]), np.concatenate([one.high, more])
    return spaces.Box(low, high, dtype=np.float32)


def stacked_space(one: Any, frames: int) -> spaces.Box:
    """Of so many observations, of which those before the match are 0."""
    low, high = np.minimum(one.low, 0), np.maximum(one.high, 0)
    return spaces.Box(np.tile(low, (frames, 1)), np.tile(high, (frames, 1)), dtype=np.float32)


def _pushed(frames: Flat, newest: Flat | Numbers) -> Flat:
    """With one more at the end, and without the oldest."""
    moved = np.roll(frames, -1, axis=1)
    moved[:, -1] = newest
    return moved
