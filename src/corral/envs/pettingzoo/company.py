"""What AEC and parallel environments have in common: agents, spaces and pictures."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces

import corral
from corral.core.errors import OptionError
from corral.core.match import Match
from corral.core.options import Options
from corral.core.state import State
from corral.envs.encoded_game import encoded_game
from corral.envs.rendering import MODES, check_mode, render
from corral.envs.spaces import action_space, flat_space, masked_space


class Company:
    """The agents at a table, ``player_0`` to the last, and the match that they play."""

    metadata: dict[str, Any]

    def sit_down(
        self,
        game: str,
        players: int,
        render_mode: str | None,
        max_cycles: int | None,
        observation: str,
        reward: str,
        edition: str | Path | None,
        rules: int | None,
        encoding: int,
        perfect: bool,
        options: Options,
    ) -> None:
        """Everything that stays the same from match to match."""
        self.encoded = encoded_game(
            game, players, options, edition, observation, reward, rules, encoding, perfect
        )
        self.render_mode = check_mode(render_mode)
        self.max_cycles = _check_cycles(max_cycles)
        self.metadata = {
            "render_modes": [*MODES],
            "name": environment_name(game, encoding),
            "rules": self.encoded.game.rules_version,
            "encoding": self.encoded.version,
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {
            agent: masked_space(self.encoded) for agent in self.possible_agents
        }
        self._action_spaces = {agent: action_space(self.encoded) for agent in self.possible_agents}
        single = flat_space(self.encoded)
        low, high = (np.tile(bound, players) for bound in (single.low, single.high))
        self.state_space = spaces.Box(low, high)
        """All observations side by side, for learners with a critic that sees everything."""

    def present(self) -> Match:
        """The match that is played."""
        raise NotImplementedError

    def position(self) -> State:
        """Where it is."""
        return self.present().state

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent is shown; the same for all."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What an agent may choose from; the same for all."""
        return self._action_spaces[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and which actions it may choose now; all, where none would count."""
        state, seat = self.position(), self.seats[agent]
        return {
            "observation": self.encoded.observe(state, seat),
            "action_mask": self.encoded.mask(state, seat),
        }

    def state(self) -> np.ndarray[Any, Any]:
        """All observations side by side: more than any single agent may know."""
        encoded, state = self.encoded, self.position()
        views = [encoded.numbers(state, seat) for seat in range(encoded.players)]
        return np.concatenate([encoded.flat(view) for view in views])

    def render(self) -> Any:
        """The table as the spectators see it."""
        if self.render_mode is None:
            raise OptionError(f"no render_mode was given; there are {', '.join(MODES)}")
        return render(self.present(), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def environment_name(game: str, encoding: int) -> str:
    """As PettingZoo's own are called: with a version at the end."""
    later = corral.game(game).later_encodings()
    words = [game, *([later[encoding].word] if encoding else [])]
    return f"{'_'.join(words)}_v{encoding}"


def _check_cycles(max_cycles: object) -> int | None:
    if max_cycles is None:
        return None
    if isinstance(max_cycles, bool) or not isinstance(max_cycles, int) or max_cycles < 1:
        raise OptionError(f"max_cycles={max_cycles!r} is not a whole number from 1 on")
    return max_cycles
