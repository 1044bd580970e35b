"""Thousands of matches stepped by one call, as a Gymnasium vector environment."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from corral.core.dealer import SEEDS
from corral.core.errors import OptionError
from corral.core.options import OptionValue
from corral.core.prng import Sfc32
from corral.envs.encoded_game import FLAT, MARGIN, WIN, encoded_game
from corral.envs.spaces import action_space, observation_space
from corral.envs.stepping import ALL_SEATS, Batch

SELF: Final = "self"
RANDOM: Final = "random"


class BatchEnv(VectorEnv[Any, Any, Any]):
    """``num_envs`` matches side by side, without any Python code for the single match.

    ``opponents="self"``: every decision is the caller's, ``infos["seat"]`` says for which seat of
    each match, and observations are that seat's. ``opponents="random"``: the caller has one seat of
    each match (another one in the next match), random players have the others.

    ``infos["action_mask"]`` has the legal actions. Rewards come at the end: ``rewards`` is that of
    the seat that acted last, or of the caller's; ``infos["rewards"]`` has those of all seats. A
    match that is over is begun anew by the next step, whatever its action there (Gymnasium's
    ``AutoresetMode.NEXT_STEP``). Arrays are written over by the next step unless ``copy`` is set.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int = 3,
        opponents: str = RANDOM,
        observation: str = FLAT,
        reward: str = WIN,
        edition: str | Path | None = None,
        copy: bool = True,
        rules: int | None = None,
        **options: OptionValue,
    ) -> None:
        if isinstance(num_envs, bool) or not isinstance(num_envs, int) or num_envs < 1:
            raise OptionError(f"num_envs={num_envs!r} is not a whole number from 1 on")
        if opponents not in (SELF, RANDOM):
            raise OptionError(
                f"opponents={opponents!r} is not {SELF!r} or {RANDOM!r}; other bots play in "
                "corral.envs.gymnasium, one match at a time"
            )
        self.encoded = encoded_game(game, players, options, edition, observation, reward, rules)
        self.num_envs = num_envs
        self.opponents = opponents
        self.copy = copy
        self.metadata = {
            "render_modes": [],
            "autoreset_mode": AutoresetMode.NEXT_STEP,
            "rules": self.encoded.game.rules_version,
        }
        self.single_observation_space = observation_space(self.encoded)
        self.single_action_space = action_space(self.encoded)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = spaces.MultiDiscrete([self.encoded.actions] * num_envs)
        self.batch = Batch(
            self.encoded.start(),
            self.encoded.encoding,
            num_envs,
            ALL_SEATS if opponents == SELF else 0,
            opponents != SELF,
            0,
        )
        shape = (num_envs, self.encoded.players)
        self.numbers = _view(self.batch.observations, np.int32).reshape(num_envs, self.encoded.size)
        """The observations as whole numbers: the very memory that steps write into."""
        self.masks = _view(self.batch.masks, np.int8).reshape(num_envs, self.encoded.actions)
        self.seats = _view(self.batch.seats, np.int32)
        self.learners = _view(self.batch.learners, np.int32)
        self.over = _view(self.batch.over, np.bool_)
        self.scores = _view(self.batch.scores, np.int32).reshape(shape)
        self._flat = np.zeros((num_envs, self.encoded.size), np.float32)
        self._rng = Sfc32(SEEDS)
        self._nothing = np.zeros(num_envs)
        self._never = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """All matches begin anew."""
        if isinstance(seed, list):
            raise OptionError("one seed will do for all matches: each gets its own from it")
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 62))
        self.batch.reset(number)
        self._rng = Sfc32(number + SEEDS)  # beyond all seeds of matches
        return self._observations(), self._infos()

    def step(
        self, actions: Any
    ) -> tuple[Any, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """One action for each match."""
        acted = self.seats.copy()
        self.batch.step(_numbers(actions))
        infos = self._infos()
        rewards = self._nothing
        if self.over.any():
            everybody = self._all_rewards()
            infos["rewards"] = everybody
            owners = acted if self.opponents == SELF else self.learners
            rewards = everybody[np.arange(self.num_envs), owners]
        over = self.over.copy() if self.copy else self.over
        return self._observations(), rewards, over, self._never, infos

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for each match, each as likely as the others."""
        chosen = self.batch.random_actions(self._rng)
        return np.frombuffer(memoryview(chosen), np.int64)

    def _all_rewards(self) -> NDArray[np.float64]:
        """What each seat gets, in the matches that are over."""
        scores = self.scores
        if self.encoded.reward == MARGIN:
            ordered = np.sort(scores, axis=1)
            best, second = ordered[:, -1:], ordered[:, -2:-1]
            won = scores - np.where(scores == best, second, best)
            result = won.astype(np.float64)
        else:
            best_ones = scores == scores.max(axis=1, keepdims=True)
            result = best_ones / best_ones.sum(axis=1, keepdims=True)
        return np.where(self.over[:, None], result, 0.0)

    def _observations(self) -> Any:
        if self.encoded.observation == FLAT:
            np.copyto(self._flat, self.numbers, casting="unsafe")
            np.multiply(self._flat, self.encoded.scale, out=self._flat)
            return self._flat.copy() if self.copy else self._flat
        return self.encoded.pieces(self.numbers)

    def _infos(self) -> dict[str, Any]:
        if not self.copy:
            return {"action_mask": self.masks, "seat": self.seats}
        return {"action_mask": self.masks.copy(), "seat": self.seats.copy()}

    def close_extras(self, **kwargs: Any) -> None:
        """Nothing is held open."""


def _view(buffer: Any, kind: Any) -> NDArray[Any]:
    """A buffer of the engine as an array, without a copy."""
    return np.frombuffer(memoryview(buffer), kind)


def _numbers(actions: Any) -> vec[i64]:
    given = np.asarray(actions)
    if given.ndim != 1 or not np.issubdtype(given.dtype, np.integer):
        raise OptionError("actions are one whole number for each match")
    return vec[i64](given.tolist())
