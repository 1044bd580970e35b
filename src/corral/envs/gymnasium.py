"""Gymnasium environments: one agent against chosen bots. Importing this module registers them.

>>> import gymnasium
>>> from corral.envs.gymnasium import ids
>>> env = gymnasium.make(next(iter(ids().values())), opponents=["random", "greenhorn"])
>>> observation, info = env.reset(seed=7)
>>> int(info["action_mask"].sum()) > 0
True
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium.utils import EzPickle

import corral
from corral.bots import BOTS, Bot, Limit, ask, new_bot
from corral.bots.program import faults_of, is_program
from corral.bots.roster import generator, known_bots
from corral.core.errors import OptionError
from corral.core.game import Game
from corral.core.match import Match
from corral.core.options import OptionValue
from corral.core.state import State
from corral.envs.encoded_game import FLAT, POINTS, WIN, Mask, action_number, encoded_game
from corral.envs.rendering import MODES, check_mode, render
from corral.envs.rivals import RandomRival, Rival
from corral.envs.spaces import action_space, observation_space
from corral.envs.stepping import PATIENCE
from corral.envs.swift import SwiftMatch


def ids(version: int = 0) -> dict[str, str]:
    """The environments' names for ``gymnasium.make``, by game: ``corral/NAME-v0``.

    Only some games have later versions of their encodings: ``corral/NAMEWord-v1``.
    """
    found = {name: corral.game(name) for name in corral.games()}
    return {
        name: f"corral/{game.manifest.environment or name.capitalize()}{word}-v{version}"
        for name, game in found.items()
        for known, word in encoding_words(game).items()
        if known == version
    }


def encoding_words(game: Game) -> dict[int, str]:
    """What names of environments have besides the game's, by the encoding's version."""
    later = game.later_encodings()
    return {0: "", **{version: one.word.capitalize() for version, one in later.items()}}


class SoloEnv(gymnasium.Env[Any, Any], EzPickle):
    """A match in which the agent has one seat and bots have the others.

    ``opponents`` are kinds of bots, clockwise from the agent; their number makes the number of
    players; ``exec:COMMAND`` is a program that speaks the line protocol. The agent's seat is drawn
    for each match unless ``seat`` says which. ``nodes`` are how many an opponent that searches may
    look at, so that matches can be repeated exactly. ``rules`` is the version of the game's rules;
    ``metadata["rules"]`` tells it. ``encoding`` is the version of the encoding; with ``perfect``
    observations have what all seats know.

    ``info["action_mask"]`` has the legal actions, and so does ``action_masks()``. An illegal action
    is an error, or, where ``illegal_reward`` is given, ends the match with that reward. At the end
    ``info["scores"]`` has all points, ``info["faults"]`` what programs did wrong, if they did.

    A copy, also one by pickle, is the same environment before its first reset; ``reset`` with the
    position of ``match`` goes on from there.
    """

    metadata = {"render_modes": [*MODES], "render_fps": 2}  # noqa: RUF012 (as Gymnasium wants it)

    def __init__(
        self,
        game: str,
        opponents: Sequence[str] = ("random", "random"),
        seat: int | None = None,
        nodes: int | None = None,
        render_mode: str | None = None,
        observation: str = FLAT,
        reward: str = WIN,
        illegal_reward: float | None = None,
        edition: str | Path | None = None,
        rules: int | None = None,
        encoding: int = 0,
        perfect: bool = False,
        **options: OptionValue,
    ) -> None:
        if isinstance(opponents, str) or not isinstance(opponents, Sequence):
            raise OptionError(f"opponents={opponents!r} is not a list of kinds of bots")
        settings = (observation, reward, illegal_reward, edition, rules, encoding, perfect)
        EzPickle.__init__(self, game, opponents, seat, nodes, render_mode, *settings, **options)
        players = 1 + len(opponents)
        self.encoded = encoded_game(
            game, players, options, edition, observation, reward, rules, encoding, perfect
        )
        told = {"rules": self.encoded.game.rules_version, "encoding": self.encoded.version}
        self.metadata = {**SoloEnv.metadata, **told}
        if seat is not None and (isinstance(seat, bool) or seat not in range(players)):
            raise OptionError(f"seat={seat!r} is not one of 0 to {self.encoded.players - 1}")
        self.opponents = list(opponents)
        self.limit = None if nodes is None else Limit(nodes=nodes)
        for kind in self.opponents:
            if kind not in BOTS and not is_program(str(kind)):
                raise OptionError(f"there is no bot {kind!r}; there are {known_bots()}")
        self.fixed_seat = seat
        self.seat = 0
        self.illegal_reward = illegal_reward
        self.render_mode = check_mode(render_mode)
        self.observation_space = observation_space(self.encoded)
        self.action_space = action_space(self.encoded)
        self._swift = SwiftMatch(self.encoded) if {*self.opponents} == {"random"} else None
        self._match: Match = self.encoded.new(0)
        self._points = 0
        self.ended = True
        """Whether there is nothing to decide: the match is over, or none was begun."""
        self.bots: dict[int, Bot] = {}

    @property
    def match(self) -> Match:
        """The match itself, with its view, log and record, to be looked at."""
        return self._match if self._swift is None else self._swift.match

    @property
    def _state(self) -> State:
        return self._match.state if self._swift is None else self._swift.state

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """A new match, at the agent's first decision.

        ``options={"position": TEXT}`` begins at a position of the same table.
        """
        super().reset(seed=seed)
        for _ in range(PATIENCE):
            self._begin(options)
            if not self._is_over():
                break  # else so few tiles were left that the agent had nothing to decide
        else:
            raise OptionError("from this position the match ends before the agent decides")
        self.ended = False
        self._points = self._state.scores()[self.seat]
        return self._observation(), self._info()

    def _begin(self, options: dict[str, Any] | None) -> None:
        number = int(self.np_random.integers(1 << 62))
        players = self.encoded.players
        drawn = int(self.np_random.integers(players))
        self.seat = drawn if self.fixed_seat is None else self.fixed_seat
        self._match = self.encoded.begin(number, options)
        if self._swift is not None:
            seats = [(self.seat + place) % players for place in range(1, players)]
            rivals: list[Rival | None] = [RandomRival(generator(number, at)) for at in seats]
            self._swift.begin(self._match, self.seat, rivals)
            return
        self.close()
        for place, kind in enumerate(self.opponents, start=1):
            at = (self.seat + place) % players
            self.bots[at] = new_bot(kind, number, at, self.limit)
        self._let_others_play()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The agent's action, and all that the others do until it is asked again."""
        if self.ended:
            raise OptionError("no match is being played: reset begins one")
        if not self._play(action_number(action)):
            if self.illegal_reward is None:
                raise OptionError(
                    f"action {action} is not legal now; see info['action_mask'], or give an "
                    "illegal_reward"
                )
            self.ended = True
            return self._observation(), self.illegal_reward, True, False, self._info()
        over = self.ended = self._is_over()
        return self._observation(), self._reward(over), over, False, self._info()

    def _play(self, action: int) -> bool:
        """The action and what the others do after it; nothing if it is not legal."""
        if self._swift is not None:
            return self._swift.play(action)
        match = self._match
        if action not in self.encoded.encoding.legal(match.state, self.seat):
            return False
        match.play(self.seat, self.encoded.move(match, self.seat, action))
        self._let_others_play()
        return True

    def _is_over(self) -> bool:
        return self._match.over if self._swift is None else self._swift.over

    def _reward(self, over: bool) -> float:
        if self.encoded.reward == POINTS:
            before, self._points = self._points, self._state.scores()[self.seat]
            return float(self._points - before)
        return self.encoded.rewards(self._state.scores())[self.seat] if over else 0.0

    def _let_others_play(self) -> None:
        match = self._match
        while match.actors and match.actors[0] != self.seat:
            at = match.actors[0]
            bot = self.bots[at]
            match.play(at, ask(bot, match, at))

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The legal actions, by the name under which sb3-contrib's MaskablePPO asks for them."""
        return self._mask().astype(np.bool_)

    def _mask(self) -> Mask:
        if self._swift is not None:
            return self._swift.mask()
        return self.encoded.mask(self._match.state, self.seat)

    def _observation(self) -> Any:
        if self._swift is not None:
            return self._swift.observation()
        return self.encoded.observe(self._match.state, self.seat)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self._mask(), "seat": self.seat}
        if self._is_over():
            info["scores"] = tuple(self._state.scores())
            if faults := faults_of(self.bots.values()):
                info["faults"] = [fault.to_data() for fault in faults]
        return info

    def close(self) -> None:
        """Let the opponents go: some of them are programs."""
        for bot in self.bots.values():
            bot.close()
        self.bots = {}

    def render(self) -> Any:
        """The table as the agent sees it."""
        if self.render_mode is None:
            raise OptionError(f"no render_mode was given; there are {', '.join(MODES)}")
        return render(self.match, self.render_mode, self.seat)


def register() -> None:
    """Make the environments known to ``gymnasium.make`` and ``gymnasium.make_vec``."""
    for game in corral.games():
        for version in corral.game(game).encodings:
            _register(game, version)


def _register(game: str, version: int) -> None:
    name = ids(version)[game]
    told = {"game": game, "rules": corral.game(game).rules_version}
    if name not in gymnasium.registry:
        gymnasium.register(
            name,
            entry_point=f"{__name__}:SoloEnv",
            vector_entry_point="corral.envs.batch:BatchEnv",
            kwargs={**told, "encoding": version} if version else told,
            disable_env_checker=True,
        )


register()
