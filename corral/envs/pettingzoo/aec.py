"""The games as PettingZoo AEC environments: one agent decides at a time."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from corral.core.errors import OptionError
from corral.core.match import Match
from corral.envs.rendering import MODES, check_mode, render
from corral.envs.spaces import action_space, masked_space
from corral.envs.table import FLAT, WIN, Table

ILLEGAL_REWARD = -1.0


class CorralAEC(AECEnv[str, dict[str, Any], int | None], EzPickle):
    """A match in which every seat is an agent, ``player_0`` to the last.

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
        **options: bool,
    ) -> None:
        EzPickle.__init__(
            self, game, players, render_mode, max_cycles, observation, reward, edition, **options
        )
        super().__init__()
        self.table = Table(game, players, options, edition, observation, reward)
        self.render_mode = check_mode(render_mode)
        self.max_cycles = check_cycles(max_cycles)
        self.metadata = {
            "render_modes": [*MODES],
            "name": f"{game}_v0",
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._observation_spaces = {
            agent: masked_space(self.table) for agent in self.possible_agents
        }
        self._action_spaces = {agent: action_space(self.table) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = Random()
        self.match: Match = self.table.new(0)
        self.decisions = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. Without a seed it follows from the one given before, if any was."""
        if seed is not None:
            self._seeds = Random(seed)
        self.match = self.table.new(self._seeds.getrandbits(60))
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
        seat = self._seats[agent]
        state = self.match.state
        if action is None or int(action) not in self.table.encoding.legal(state, seat):
            raise OptionError(
                f"action {action!r} is not legal for {agent} now; see its action_mask"
            )
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.match.play(seat, self.table.move(self.match, seat, int(action)))
        self.decisions += 1
        if self.match.over:
            self.rewards = dict(
                zip(self.possible_agents, self.table.rewards(self.match.scores), strict=True)
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

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats[agent]
        state = self.match.state
        return {
            "observation": self.table.observe(state, seat),
            "action_mask": self.table.mask(state, seat),
        }

    def render(self) -> Any:
        """The table as the spectators see it."""
        if self.render_mode is None:
            raise OptionError(f"no render_mode was given; there are {', '.join(MODES)}")
        return render(self.match, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def wrapped(env: CorralAEC) -> AECEnv[str, dict[str, Any], int | None]:
    """With PettingZoo's usual guards: who acts against the mask ends the match and loses."""
    guarded: Any = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL_REWARD)
    guarded = wrappers.AssertOutOfBoundsWrapper(guarded)
    ordered: AECEnv[str, dict[str, Any], int | None] = wrappers.OrderEnforcingWrapper(guarded)
    return ordered


def check_cycles(max_cycles: object) -> int | None:
    if max_cycles is None:
        return None
    if isinstance(max_cycles, bool) or not isinstance(max_cycles, int) or max_cycles < 1:
        raise OptionError(f"max_cycles={max_cycles!r} is not a whole number from 1 on")
    return max_cycles
