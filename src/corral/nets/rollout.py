"""Matches that are played in order to learn from them: what was seen, done, and came of it.

Against bots that play inside the batch the learner has one seat of each match. Against itself, as
it is or as it was, or against another network it has all of them in one batch: whatever is decided
there is decided by a network, and learned from are the decisions that were the learner's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import log
from typing import Any, Final, TypeAlias

import numpy as np
import torch
from torch import Tensor

from corral.envs.batch import RIVALS, BatchEnv
from corral.envs.batch import SELF as ALL_SEATS
from corral.envs.processes import ProcessBatchEnv
from corral.nets.network import UNLIKELY

ITSELF: Final = "self"
"""As an opponent: the present policy, which learns from what it does at all seats."""

Judge: TypeAlias = Callable[[Tensor, Tensor], tuple[Tensor, Tensor]]
"""Scores of all actions, and what is foreseen; for observations and masks."""
Rewards: TypeAlias = Callable[[Any, Any], Tensor]
"""What is to be foreseen, from points ahead and whether the match is over."""
Rival: TypeAlias = Callable[[Tensor, Tensor], Tensor]
"""Somebody's actions, for observations and masks."""


def batch_of(number: int, workers: int, **settings: Any) -> BatchEnv | ProcessBatchEnv:
    """So many matches, played by so many processes; by this one if there are none."""
    if workers:
        return ProcessBatchEnv(num_envs=number, workers=workers, **settings)
    return BatchEnv(num_envs=number, **settings)


@dataclass
class Lessons:
    """What happened, step by step; or some of it, in any order."""

    seen: Tensor
    masks: Tensor
    actions: Tensor
    logs: Tensor
    gains: Tensor
    returns: Tensor

    def parts(self, count: int) -> Iterator[Lessons]:
        """Everything once, in parts drawn at random."""
        for part in torch.randperm(len(self.actions), device=self.actions.device).chunk(count):
            yield Lessons(*(whole[part] for whole in vars(self).values()))


@dataclass
class RolloutStep:
    """One decision in each match, and what followed."""

    seen: Tensor
    masks: Tensor
    actions: Tensor
    logs: Tensor
    values: Tensor
    seats: Tensor
    """Who decided."""
    own: Tensor
    """Whether that was the learner."""
    rewards: Tensor
    """What everybody got: matches, seats, kinds of reward."""
    ended: Tensor


class Matches:
    """A batch of them, against one opponent, that goes on from rollout to rollout."""

    def __init__(
        self,
        number: int,
        opponent: str,
        rival: Rival | None,
        seed: int,
        device: str = "cpu",
        workers: int = 0,
        **table: Any,
    ) -> None:
        """``rival`` decides for the opponent, unless that plays in the batch or is oneself."""
        self.opponent = opponent
        self.rival = rival
        self.device = device
        inside = opponent in RIVALS
        settings: dict[str, Any] = {
            "opponents": opponent if inside else ALL_SEATS,
            "reward": "margin",
            "autoreset": "same_step",
            "skip_forced": True,
            "copy": False,
            **table,
        }
        self.env = batch_of(number, workers, **settings)
        self.players = self.env.encoded.players
        self._turns = None if inside else np.arange(number) % self.players
        """The learner's seats, where the batch does not know them."""
        self._look(*self.env.reset(seed=seed))

    def _look(self, seen: Any, infos: dict[str, Any]) -> None:
        """The batch writes over what it has shown."""
        self.seen = torch.from_numpy(seen).to(self.device, copy=True)
        self.masks = torch.from_numpy(infos["action_mask"]).to(self.device).bool()
        self.seats = infos["seat"].astype(np.int64)

    @torch.no_grad()  # type: ignore[untyped-decorator, unused-ignore]
    def play(
        self, judge: Judge, steps: int, rewards: Rewards
    ) -> tuple[list[RolloutStep], Tensor, list[float]]:
        """So many steps, what is foreseen after them, and the learner's shares of wins."""
        found: list[RolloutStep] = []
        won: list[float] = []
        for _ in range(steps):
            seen, masks, seats = self.seen, self.masks, self.seats
            learners = seats if self._turns is None else self._turns
            own = np.ones(len(seats), np.bool_)
            scores, values = judge(seen, masks)
            actions = drawn(scores)
            if self.rival is not None:
                own = seats == learners
                mine = torch.from_numpy(own).to(self.device)
                actions = torch.where(mine, actions, self.rival(seen, masks))
            told, _, over, _, infos = self.env.step(actions.cpu().numpy())
            margins = infos.get("rewards", np.zeros((len(seats), self.players)))
            got = rewards(margins.ravel(), np.repeat(over, self.players))
            won += ((np.sign(margins[over, learners[over]]) + 1) / 2).tolist()
            found.append(
                RolloutStep(
                    seen,
                    masks,
                    actions,
                    chosen(scores.log_softmax(-1), actions),
                    values,
                    torch.from_numpy(seats).to(self.device),
                    torch.from_numpy(own).to(self.device),
                    got.to(self.device).reshape(len(seats), self.players, -1),
                    torch.from_numpy(over).to(self.device, copy=True),
                )
            )
            if self._turns is not None:
                self._turns = np.where(over, (self._turns + 1) % self.players, self._turns)
            self._look(told, infos)
        return found, judge(self.seen, self.masks)[1], won

    def close(self) -> None:
        """Let its processes end, if it has any."""
        self.env.close()


def credit(
    steps: Sequence[RolloutStep], after: Tensor, seats: Tensor, discount: Tensor, smoothing: float
) -> Lessons:
    """How much better than foreseen each decision turned out for whoever took it (GAE).

    ``after`` is what is foreseen where the steps end, for the ``seats`` that decide there. What
    comes of the last decisions of the others is not known, so these are left out.
    """
    rows = torch.arange(len(seats), device=after.device)
    later = torch.full_like(steps[0].rewards, torch.nan)  # foreseen, when they decide again
    later[rows, seats] = after
    surplus = torch.zeros_like(later)
    gains, known = [], []
    for step in reversed(steps):
        over = step.ended[:, None, None]
        later = torch.where(over, step.rewards, discount * later)
        surplus = torch.where(over, 0.0, surplus)
        next_one = later[rows, step.seats]
        gain = next_one - step.values + discount * smoothing * surplus[rows, step.seats]
        known.append(~gain.isnan().any(dim=-1))
        gain = gain.nan_to_num()
        gains.append(gain)
        later, surplus = later.clone(), surplus.clone()
        later[rows, step.seats] = step.values
        surplus[rows, step.seats] = gain
    gains, known = gains[::-1], known[::-1]
    kept = torch.cat(known) & torch.cat([step.own for step in steps])
    columns = [
        [step.seen for step in steps],
        [step.masks for step in steps],
        [step.actions for step in steps],
        [step.logs for step in steps],
        gains,
        [gain + step.values for gain, step in zip(gains, steps, strict=True)],
    ]
    return Lessons(*(torch.cat(column)[kept] for column in columns))


def drawn(scores: Tensor) -> Tensor:
    """An action for each row, by the law that the scores make."""
    return scores.softmax(-1).multinomial(1).squeeze(-1)


def likely(scores: Tensor) -> Tensor:
    """Without the actions that who draws leaves out (``network.UNLIKELY``)."""
    best = scores.max(dim=-1, keepdim=True).values
    return scores.masked_fill(scores < best + log(UNLIKELY), -torch.inf)


def chosen(table: Tensor, actions: Tensor) -> Tensor:
    """Of each row the number in the column of its action."""
    return table.gather(-1, actions.unsqueeze(-1)).squeeze(-1)
