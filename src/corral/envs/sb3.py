"""A batch of matches as Stable-Baselines3 wants it; with masks, for sb3-contrib's MaskablePPO.

>>> env = BatchVecEnv("elgaucho", 64, players=2, opponents="greenhorn")
>>> MaskablePPO("MlpPolicy", env).learn(100_000)  # doctest: +SKIP
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

from corral.core.errors import OptionError
from corral.envs.batch import SELF, BatchEnv

MASKS = "action_masks"


class BatchVecEnv(VecEnv):
    """All arguments are those of ``BatchEnv``, but for ``autoreset``, which is SB3's own."""

    def __init__(self, game: str, num_envs: int = 1, **settings: Any) -> None:
        if settings.get("opponents") == SELF:
            raise OptionError(
                "Stable-Baselines3 learns for one player: name opponents, as "
                "opponents='greenhorn', or a function that plays with the network as it was"
            )
        if "autoreset" in settings:
            raise OptionError("autoreset: Stable-Baselines3 wants the next match in the same step")
        self.batch = BatchEnv(game, num_envs, autoreset="same_step", **settings)
        self._actions: NDArray[np.int64] = np.zeros(num_envs, np.int64)
        super().__init__(
            num_envs, self.batch.single_observation_space, self.batch.single_action_space
        )

    def reset(self) -> Any:
        """All matches begin anew."""
        seed = self._seeds[0]
        seen, _ = self.batch.reset(seed=seed, options=self._options[0] or None)
        self._reset_seeds()
        self._reset_options()
        return seen

    def step_async(self, actions: NDArray[Any]) -> None:
        self._actions = np.asarray(actions, np.int64)

    def step_wait(self) -> Any:
        seen, rewards, over, _, told = self.batch.step(self._actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for row in np.flatnonzero(over).tolist():
            infos[row] = {
                "terminal_observation": _row(told["final_obs"], row),
                "TimeLimit.truncated": False,
                "scores": told["final_info"]["scores"][row].tolist(),
            }
        return seen, rewards.astype(np.float32), over.copy(), infos

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions of every match."""
        return self.batch.masks.astype(np.bool_)

    # What SB3 asks of the single environments, of which there are none here

    def env_method(
        self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any
    ) -> list[Any]:
        if method_name != MASKS:
            raise AttributeError(f"a match of a batch has no method {method_name!r}")
        masks = self.action_masks()
        return [masks[row] for row in self._rows(indices)]

    def has_attr(self, attr_name: str) -> bool:
        return attr_name in (MASKS, "render_mode")

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        if attr_name != "render_mode":
            raise AttributeError(f"a match of a batch has no attribute {attr_name!r}")
        return [None for _ in self._rows(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(f"a match of a batch has no attribute {attr_name!r}")

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Any = None) -> list[bool]:
        return [False for _ in self._rows(indices)]

    def _rows(self, indices: int | Iterable[int] | None) -> Sequence[int]:
        return list(self._get_indices(indices))

    def close(self) -> None:
        self.batch.close()


def _row(seen: Any, row: int) -> Any:
    """One of many observations, in either form."""
    if isinstance(seen, dict):
        return {name: piece[row] for name, piece in seen.items()}
    return seen[row]
