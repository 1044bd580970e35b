"""The games as PettingZoo parallel environments: everybody who may act does so in the same step."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from gymnasium.utils import EzPickle
from pettingzoo import ParallelEnv

from corral.core.errors import OptionError
from corral.core.match import Match
from corral.core.options import OptionValue
from corral.envs.encoded_game import FLAT, POINTS, WIN, action_number
from corral.envs.pettingzoo.company import Company


class CorralParallel(Company, ParallelEnv[str, dict[str, Any], int], EzPickle):
    """A match in which every agent names an action in every step.

    Actions of agents who may not act count for nothing. An agent that may act and names an illegal
    action loses the move to a stand-in, who plays at random; ``infos`` tells it. If the first of
    several changes what the others may do, their actions wait for a later step.
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
        self.sit_down(*fixed, options)
        self.match: Match = self.encoded.new(0)
        self._scores = self.match.scores
        self._rng = Random()
        self.cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """A new match; ``options={"position": TEXT}`` begins at a position of the same table."""
        if seed is not None:
            self._rng = Random(seed)
        self.match = self.encoded.begin(self._rng.getrandbits(60), options)
        self._scores = self.match.scores
        self.cycles = 0
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, dict[str, Any]],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        if not self.agents:  # over or truncated
            return {}, {}, {}, {}, {}
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for seat, entered in self._asked():
            if seat not in self.match.actors or self._offered(seat) != entered:
                break
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise OptionError(f"no action for {agent}, who may act now")
            action = action_number(actions[agent])
            infos[agent]["illegal"] = action not in entered
            if action not in entered:
                action = self._rng.choice(entered)
            self.match.play(seat, self.encoded.move(self.match, seat, action))
        self.cycles += 1
        over = self.match.over
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        results = self._results()
        observations = self._observations()
        rewards = dict(zip(self.possible_agents, results, strict=True))
        ended = dict.fromkeys(self.agents, over)
        truncated = dict.fromkeys(self.agents, cut)
        if over or cut:
            self.agents = []
        return observations, rewards, ended, truncated, infos

    def _results(self) -> list[float]:
        """What the step has brought everybody."""
        scores = self.match.scores
        if self.encoded.reward == POINTS:
            gains = [float(now - was) for now, was in zip(scores, self._scores, strict=True)]
            self._scores = scores
            return gains
        return self.encoded.rewards(scores) if self.match.over else [0.0] * len(scores)

    def present(self) -> Match:
        return self.match

    def _asked(self) -> list[tuple[int, list[int]]]:
        """Everybody who may act, and with what."""
        return [(seat, self._offered(seat)) for seat in self.match.actors]

    def _offered(self, seat: int) -> list[int]:
        return sorted(int(action) for action in self.encoded.encoding.legal(self.match.state, seat))

    def _observations(self) -> dict[str, dict[str, Any]]:
        return {agent: self.observe(agent) for agent in self.possible_agents}
