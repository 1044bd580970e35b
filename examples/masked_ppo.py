"""Masked PPO in PyTorch: an agent learns El Gaucho against a random player, from nothing.

    python examples/masked_ppo.py --updates 60

The loop is the usual one: matches are played with the present policy, advantages are estimated by
GAE, and the clipped objective is climbed with Adam for some rounds. Masks make it PPO for table
games: illegal actions have no chance, neither when the agent plays nor when it learns. GAME and
PLAYERS choose another table; REWARD_UNIT is about the size of its usual margins.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from corral.envs.batch import BatchEnv

GAME, PLAYERS = "elgaucho", 2
MATCHES, STEPS, HIDDEN = 128, 64, 64
DISCOUNT, SMOOTHING, CLIP, ENTROPY, RATE = 0.999, 0.95, 0.2, 0.01, 2e-3
EPOCHS, PARTS, LONGEST_STEP = 3, 4, 0.5
REWARD_UNIT = 100  # pesos
ILLEGAL = -1e9  # the score of what must have no chance


class Agent(nn.Module):
    """Two hidden layers under two heads: what to do, and how well it will end."""

    def __init__(self, observation: int, actions: int) -> None:
        super().__init__()
        self.trunk = nn.Sequential(
            nn.Linear(observation, HIDDEN), nn.Tanh(), nn.Linear(HIDDEN, HIDDEN), nn.Tanh()
        )
        self.actor = nn.Linear(HIDDEN, actions)
        self.critic = nn.Linear(HIDDEN, 1)
        for head in (self.actor, self.critic):  # begins as a random player that expects nothing
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The scores of all actions, which softmax makes chances, and the positions' values."""
        hidden = self.trunk(seen)
        return self.actor(hidden).masked_fill(~masks, ILLEGAL), self.critic(hidden).squeeze(-1)


@dataclass
class Experience:
    """What happened in all matches, step by step; or some of it, in any order."""

    seen: Tensor
    masks: Tensor
    actions: Tensor
    logs: Tensor  # of the chances that the actions had
    advantages: Tensor
    returns: Tensor

    def parts(self) -> Iterator[Experience]:
        """Everything once, in parts drawn at random."""
        for part in torch.randperm(len(self.actions)).chunk(PARTS):
            yield Experience(*(whole[part] for whole in vars(self).values()))


class Table:
    """The matches side by side, with tensors for arrays."""

    def __init__(self, seed: int) -> None:
        self.env = BatchEnv(GAME, MATCHES, PLAYERS, opponents="random", reward="margin")
        self.over = torch.zeros(MATCHES, dtype=torch.bool)
        self._take(*self.env.reset(seed=seed))

    def _take(self, seen: Any, infos: dict[str, Any]) -> None:
        self.seen = torch.from_numpy(seen)
        self.masks = torch.from_numpy(infos["action_mask"]).bool()
        self.masks[self.over] = True  # a match that is over: any action begins the next one

    def step(self, actions: Tensor) -> Tensor:
        """Act in every match; the margins, where matches end."""
        seen, rewards, over, _, infos = self.env.step(actions.numpy())
        self.over = torch.from_numpy(over)
        self._take(seen, infos)
        return torch.from_numpy(rewards).float()


@torch.no_grad()
def play(agent: Agent, table: Table) -> tuple[Experience, list[float]]:
    """Some steps with the present policy, and the margins of the matches that ended in them."""
    seen, masks, actions, logs, values, rewards, idle, ended = ([] for _ in range(8))
    for _ in range(STEPS):
        seen.append(table.seen)
        masks.append(table.masks)
        idle.append(table.over)
        scores, value = agent(table.seen, table.masks)
        action = scores.softmax(-1).multinomial(1).squeeze(-1)
        actions.append(action)
        logs.append(chosen(scores.log_softmax(-1), action))
        values.append(value)
        rewards.append(table.step(action))
        ended.append(table.over)
    values.append(agent(table.seen, table.masks)[1])
    gains = advantages(rewards, values, ended)
    returns = [gain + value for gain, value in zip(gains, values, strict=False)]
    real = ~torch.stack(idle)  # a step that only begins a match teaches nothing
    columns = (seen, masks, actions, logs, gains, returns)
    margins = torch.stack(rewards)[torch.stack(ended)]
    return Experience(*(torch.stack(column)[real] for column in columns)), margins.tolist()


def advantages(
    rewards: Sequence[Tensor], values: Sequence[Tensor], ended: Sequence[Tensor]
) -> list[Tensor]:
    """How much better than expected each step turned out (GAE); nothing flows across an end."""
    gains: list[Tensor] = []
    later = torch.zeros(MATCHES)
    for step in reversed(range(STEPS)):
        on = (~ended[step]).float()
        surprise = rewards[step] / REWARD_UNIT + DISCOUNT * on * values[step + 1] - values[step]
        later = surprise + DISCOUNT * SMOOTHING * on * later
        gains.append(later)
    return gains[::-1]


def learn(agent: Agent, optimizer: torch.optim.Optimizer, experience: Experience) -> None:
    """Some rounds of PPO's clipped objective over what has happened."""
    gains = experience.advantages
    experience.advantages = (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in experience.parts():
            scores, values = agent(part.seen, part.masks)
            logs = scores.log_softmax(-1)
            ratio = (chosen(logs, part.actions) - part.logs).exp()
            near = ratio.clamp(1 - CLIP, 1 + CLIP)
            gain = torch.minimum(ratio * part.advantages, near * part.advantages).mean()
            error = (values - part.returns).square().mean() / 2
            entropy = -(scores.softmax(-1) * logs).sum(-1).mean()
            optimizer.zero_grad()
            (error - gain - ENTROPY * entropy).backward()
            nn.utils.clip_grad_norm_(agent.parameters(), LONGEST_STEP)
            optimizer.step()


def chosen(table: Tensor, actions: Tensor) -> Tensor:
    """Of each row the number in the column of its action."""
    return table.gather(-1, actions.unsqueeze(-1)).squeeze(-1)


def win_share(margins: Sequence[float]) -> float:
    """The share of the wins; a draw is half a win."""
    return float(np.mean((np.sign(margins) + 1) / 2))


def train(updates: int, seed: int = 0) -> list[float]:
    """The win share in the matches that ended during each update (if any did)."""
    torch.manual_seed(seed)
    table = Table(seed)
    agent = Agent(table.env.encoded.size, table.env.encoded.actions)
    optimizer = torch.optim.Adam(agent.parameters(), RATE)
    shares = []
    for update in range(1, updates + 1):
        experience, margins = play(agent, table)
        learn(agent, optimizer, experience)
        if margins:
            shares.append(win_share(margins))
            print(f"update {update}: {len(margins)} matches, win share {shares[-1]:.2f}")
    return shares


def main(arguments: Sequence[str] | None = None) -> list[float]:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--updates", type=int, default=60)
    return train(parser.parse_args(arguments).updates)


if __name__ == "__main__":
    main()
