"""The games as PettingZoo AEC environments: one agent decides at a time."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from corral.core.errors import OptionError
from corral.core.options import OptionValue
from corral.envs.encoded_game import FLAT, WIN
from corral.envs.pettingzoo.company import Company

ILLEGAL_REWARD = -1.0


class CorralAEC(Company, AECEnv[str, dict[str, Any], int | None], EzPickle):
    """A match in which every seat is an agent.

    Where the rules let several act at once they do so in the order of ``match.actors``. Nobody sees
    what the others chose before the rules reveal it. ``max_cycles`` truncates a match after so many
    decisions. ``match`` is the match itself, with its view, log and record.
    """

    def __init__(
        self,
        game: str,
        players: int,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        observation: str = FLAT,
        reward: str = WIN,
        edition: str | Path | None = None,
        rules: int | None = None,
        **options: OptionValue,
    ) -> None:
        fixed = (game, players, render_mode, max_cycles, observation, reward, edition, rules)
        EzPickle.__init__(self, *fixed, **options)
        super().__init__()
        self.sit_down(*fixed, options)
        self._seeds = Random()
        self.decisions = 0

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. Without a seed it follows from the one given before, if any was."""
        if seed is not None:
            self._seeds = Random(seed)
        self.match = self.encoded.new(self._seeds.getrandbits(60))
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seats[agent]
        state = self.match.state
        if action is None or int(action) not in self.encoded.encoding.legal(state, seat):
            raise OptionError(
                f"action {action!r} is not legal for {agent} now; see its action_mask"
            )
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.match.play(seat, self.encoded.move(self.match, seat, int(action)))
        self.decisions += 1
        if self.match.over:
            self.rewards = dict(
                zip(self.possible_agents, self.encoded.rewards(self.match.scores), strict=True)
            )
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self.decisions >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        """The first of those who may act; when nobody may, whoever is the first left."""
        actors = self.match.actors
        self.agent_selection = self.possible_agents[actors[0]] if actors else self.agents[0]


def wrapped(env: CorralAEC) -> AECEnv[str, dict[str, Any], int | None]:
    """With PettingZoo's usual guards: who acts against the mask ends the match and loses."""
    guarded: Any = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL_REWARD)
    guarded = wrappers.AssertOutOfBoundsWrapper(guarded)
    ordered: AECEnv[str, dict[str, Any], int | None] = wrappers.OrderEnforcingWrapper(guarded)
    return ordered
