"""The games as PettingZoo AEC environments: one agent decides at a time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from corral.core.errors import OptionError
from corral.core.match import Match
from corral.core.options import OptionValue
from corral.core.state import State
from corral.envs.encoded_game import FLAT, POINTS, WIN, action_number
from corral.envs.pettingzoo.company import Company
from corral.envs.swift import SwiftMatch

ILLEGAL_REWARD = -1.0
AFTER_RESET = (
    "agent_selection",
    "agents",
    "infos",
    "num_agents",
    "rewards",
    "terminations",
    "truncations",
)


class CorralAEC(Company, AECEnv[str, dict[str, Any], int | None], EzPickle):
    """A match in which every seat is an agent.

    Where the rules let several act at once they do so in the order of ``match.actors``. Nobody sees
    what the others chose before the rules reveal it. ``max_cycles`` truncates a match after so many
    decisions. ``match`` is the match itself, with its view, log and record, to be looked at.
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
        encoding: int = 0,
        perfect: bool = False,
        **options: OptionValue,
    ) -> None:
        table = (game, players, render_mode, max_cycles, observation, reward)
        fixed = (*table, edition, rules, encoding, perfect)
        EzPickle.__init__(self, *fixed, **options)
        super().__init__()
        self.sit_down(*fixed, options)
        self._seeds = Random()
        self._swift = SwiftMatch(self.encoded)
        self._paid = False
        self._scores = [0] * players
        self.decisions = 0

    @property
    def match(self) -> Match:
        """The match with all that has happened in it."""
        return self._swift.match

    def present(self) -> Match:
        return self._swift.match

    def position(self) -> State:
        return self._swift.state

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. Without a seed it follows from the one given before, if any was.

        ``options={"position": TEXT}`` begins at a position of the same table.
        """
        if seed is not None:
            self._seeds = Random(seed)
        self._swift.begin(self.encoded.begin(self._seeds.getrandbits(60), options))
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._paid = False
        self._scores = self._swift.state.scores()
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._swift.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and which actions it may choose now; all, where none would count."""
        swift = self._swift
        if self.seats[agent] != swift.seat:
            return super().observe(agent)
        return {"observation": swift.observation(), "action_mask": swift.mask()}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = action_number(action)
        if not self._swift.allows(number):
            raise OptionError(
                f"action {action!r} is not legal for {agent} now; see its action_mask"
            )
        self._play(agent, number)

    def _play(self, agent: str, action: int) -> None:
        """A legal action, and what it brings everybody."""
        swift = self._swift
        self._cumulative_rewards[agent] = 0.0
        if self._paid:
            self._clear_rewards()
            self._paid = False
        swift.play(action)
        self.decisions += 1
        if self.encoded.reward == POINTS:
            scores = swift.state.scores()
            gains = [float(now - was) for now, was in zip(scores, self._scores, strict=True)]
            self._scores = scores
            self._pay(gains)
        elif swift.over:
            self._pay(self.encoded.rewards(swift.state.scores()))
        if swift.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[swift.seat]
            if self.max_cycles is not None and self.decisions >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()

    def _pay(self, rewards: list[float]) -> None:
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self._accumulate_rewards()
        self._paid = True


class GuardedAEC(CorralAEC):
    """The same with PettingZoo's usual guards: who acts against the mask ends the match and loses.

    They do what ``TerminateIllegalWrapper``, ``AssertOutOfBoundsWrapper`` and
    ``OrderEnforcingWrapper`` do, without a detour by three wrappers at every step.
    """

    def __init__(self, *settings: Any, **named: Any) -> None:
        super().__init__(*settings, **named)
        del self.agents  # nobody sits at the table before the first reset
        self._has_reset = False
        self._has_moved = False

    def __getattr__(self, name: str) -> Any:
        if name in AFTER_RESET:
            raise AttributeError(f"{name} cannot be accessed before reset")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(seed, options)
        self._has_reset = self._has_moved = True

    def step(self, action: int | None) -> None:
        if not self._has_reset:
            EnvLogger.error_step_before_reset()
        self._has_moved = True
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            assert action is None or self._in_space(action), "action is not in action space"
            self._was_dead_step(action)
            return
        assert self._in_space(action), "action is not in action space"
        if self._swift.allows(int(action or 0)):
            self._play(agent, int(action or 0))
        else:
            self._lose(agent)

    def _in_space(self, action: object) -> bool:
        if type(action) is int:
            return 0 <= action < self.encoded.actions
        return bool(self._action_spaces[self.agent_selection].contains(action))

    def _lose(self, agent: str) -> None:
        """Who acts against the mask has lost, and for all it is over."""
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL_REWARD
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> dict[str, Any]:
        """As above, after the first reset."""
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def state(self) -> np.ndarray[Any, Any]:
        """As above, after the first reset."""
        if not self._has_reset:
            EnvLogger.error_state_before_reset()
        return super().state()

    def render(self) -> Any:
        """As above, after the first reset."""
        if not self._has_reset:
            EnvLogger.error_render_before_reset()
        return super().render()

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Whose turn it is, again and again; each is to step before the next is asked for."""
        if not self._has_reset:
            EnvLogger.error_agent_iter_before_reset()
        return self._turns(max_iter)

    def _turns(self, most: int) -> Iterator[str]:
        while self.agents and most > 0:
            assert self._has_moved, "need to call step() or reset() in a loop over `agent_iter`"
            self._has_moved = False
            most -= 1
            yield self.agent_selection
