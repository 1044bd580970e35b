"""Thousands of matches stepped by one call, as a Gymnasium vector environment."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from corral.core.dealer import SEEDS
from corral.core.errors import OptionError
from corral.core.options import OptionValue
from corral.core.prng import Sfc32
from corral.envs.encoded_game import (
    FLAT,
    MARGIN,
    POINTS,
    POSITION,
    WIN,
    EncodedGame,
    check_yes_or_no,
    encoded_game,
)
from corral.envs.rivals import CowhandRival, GreenhornRival, Rival
from corral.envs.sharing import new_room
from corral.envs.spaces import action_space, observation_space
from corral.envs.stepping import ALL_SEATS, CALL, Batch, Manner, RowRoom
from corral.envs.swift import writable

SELF: Final = "self"
RANDOM: Final = "random"
RIVALS: Final = (RANDOM, "greenhorn", "cowhand")
MOST_CALLS: Final = 1024

Answer: TypeAlias = Callable[[Any, dict[str, Any]], Any]
"""Somebody's own opponent: observations and infos of the matches in which it must move, to actions.

The infos are ``action_mask``, ``seat`` and ``match``, the matches' numbers.
"""
Opponent: TypeAlias = str | Answer


class BatchEnv(VectorEnv[Any, Any, Any], EzPickle):
    """``num_envs`` matches side by side, without any Python code for the single match.

    ``opponents="self"``: every decision is the caller's, ``infos["seat"]`` says for which seat of
    each match, and observations are that seat's. Otherwise the caller has one seat of each match
    (another one in the next match) and opponents have the others: ``"random"``, ``"greenhorn"`` or
    ``"cowhand"``, a function (``Answer``), or a list of these, clockwise from the caller.

    ``infos["action_mask"]`` has the legal actions. Rewards come at the end: ``rewards`` is that of
    the seat that acted last, or of the caller's; ``infos["rewards"]`` has those of all seats. With
    ``reward="points"`` they come as the points do. A match that is over is begun anew by the next
    step, whatever its action there (Gymnasium's ``AutoresetMode.NEXT_STEP``), or with
    ``autoreset="same_step"`` at once: then ``infos["final_obs"]`` has its last observation.
    ``skip_forced`` makes single legal moves without a question. ``encoding`` is the version of the
    encoding; with ``perfect`` observations have what all seats know. With ``calls`` the last so
    many bids and the like are kept in ``self.calls``, from which ``HistoryEnv`` makes numbers.

    ``observations`` and ``masks`` are the very memory that steps write into, and what steps give
    unless ``copy`` is set; ``torch.from_dlpack(env.observations)`` shares it.

    A copy of a batch, also one by pickle, is the same batch before its first reset.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int = 3,
        opponents: Opponent | Sequence[Opponent] = RANDOM,
        observation: str = FLAT,
        reward: str = WIN,
        edition: str | Path | None = None,
        copy: bool = True,
        rules: int | None = None,
        autoreset: str = "next_step",
        skip_forced: bool = False,
        encoding: int = 0,
        perfect: bool = False,
        calls: int = 0,
        **options: OptionValue,
    ) -> None:
        if isinstance(num_envs, bool) or not isinstance(num_envs, int) or num_envs < 1:
            raise OptionError(f"num_envs={num_envs!r} is not a whole number from 1 on")
        self.encoded = encoded_game(
            game, players, options, edition, observation, reward, rules, encoding, perfect
        )
        if isinstance(calls, bool) or not isinstance(calls, int) or not 0 <= calls <= MOST_CALLS:
            raise OptionError(f"calls={calls!r} is not a whole number from 0 to {MOST_CALLS}")
        if calls and self.encoded.encoding.call is None:
            raise OptionError(f"calls={calls}, but nobody calls anything in {game}")
        check_yes_or_no(copy=copy, skip_forced=skip_forced)
        settings = (observation, reward, edition, copy, rules, autoreset, skip_forced, encoding)
        EzPickle.__init__(
            self, game, num_envs, players, opponents, *settings, perfect, calls, **options
        )
        self.num_envs = num_envs
        self.opponents = opponents
        self.copy = copy
        self._alone = opponents == SELF
        rivals, self._answers = _seated(self.encoded, opponents)
        mode = _autoreset(autoreset)
        self._same_step = mode == AutoresetMode.SAME_STEP
        self.metadata = {
            "render_modes": [],
            "autoreset_mode": mode,
            "rules": self.encoded.game.rules_version,
            "encoding": self.encoded.version,
        }
        self.single_observation_space = observation_space(self.encoded)
        self.single_action_space = action_space(self.encoded)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = spaces.MultiDiscrete([self.encoded.actions] * num_envs)
        flat = observation == FLAT
        self.batch = Batch(
            self.encoded.start(),
            self.encoded.encoding,
            num_envs,
            ALL_SEATS if self._alone else 0,
            not self._alone,
            0,
            Manner(
                floats=flat,
                rivals=rivals,
                same_step=self._same_step,
                skip_forced=skip_forced,
                points=reward == POINTS,
                calls=calls,
            ),
            self._room(),
        )
        table, size = (num_envs, self.encoded.players), (num_envs, self.encoded.size)
        kind = np.float32 if flat else np.int32
        seen = writable(self.batch.observations, kind)[self.batch.first_number :]
        self.observations = seen[: num_envs * self.encoded.size].reshape(size)
        """What was seen at the last step: floats, or with ``observation="dict"`` whole numbers."""
        masks = writable(self.batch.masks, np.int8)[self.batch.first_flag :]
        self.masks = masks[: num_envs * self.encoded.actions].reshape(num_envs, -1)
        self._chosen = writable(self.batch.chosen, np.int64)
        self.calls = writable(self.batch.calls, np.int32).reshape(num_envs, calls, CALL)
        """Of every match the last calls, the newest first: the seat, and what it called, or 0."""
        self.seats = writable(self.batch.seats, np.int32)
        self.learners = writable(self.batch.learners, np.int32)
        self.over = writable(self.batch.over, np.bool_)
        self.scores = writable(self.batch.scores, np.int32).reshape(table)
        self._finals = writable(self.batch.finals, kind).reshape(-1, self.encoded.size)
        self._points = writable(self.batch.points, np.int32).reshape(-1, self.encoded.players)
        self._rng = Sfc32(SEEDS)
        self._nothing = np.zeros(num_envs)
        self._never = np.zeros(num_envs, np.bool_)

    def _room(self) -> RowRoom:
        """Where observations and masks are written: in buffers that are made for it."""
        return new_room(self.num_envs * self.encoded.size, self.num_envs * self.encoded.actions)

    @property
    def numbers(self) -> NDArray[np.int32]:
        """The observations as whole numbers."""
        if self.encoded.observation == FLAT:
            return np.rint(self.observations / self.encoded.scale).astype(np.int32)
        return self.observations

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """All matches begin anew.

        ``options={"position": TEXT}`` lets them, and those that follow until the next reset, begin
        at a position of the same table; a list has one for each match.
        """
        if isinstance(seed, list):
            raise OptionError("one seed will do for all matches: each gets its own from it")
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 62))
        self.batch.starts = self._starts(options, number)
        self.batch.reset(number)
        self._rng = Sfc32(number + SEEDS)  # beyond all seeds of matches
        self._let_others_answer(self._never.copy())
        return self._observations(), self._infos()

    def _starts(self, options: Mapping[str, Any] | None, seed: int) -> list[Any]:
        texts = positions(options, self.num_envs)
        if texts is None:
            return [self.encoded.start()]
        return [self.encoded.begin(seed, {POSITION: text}).state for text in texts]

    def step(
        self, actions: Any
    ) -> tuple[Any, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """One action for each match."""
        owners = (self.seats if self._alone else self.learners).copy()
        points = self._points.copy()
        self._chosen[:] = _numbers(actions, self.num_envs)
        self.batch.step_chosen()
        over = self.over.copy() if self.copy or self._answers else self.over
        scores = self.scores
        if self._answers:
            ended, scores = np.flatnonzero(over), scores.copy()
            seen = self._finals[ended] if self._same_step else None
            self._let_others_answer(over, scores)
            if seen is not None:  # a match that ends without the caller is not told
                self._finals[ended] = seen
        infos = self._infos()
        rewards = self._nothing
        if self.encoded.reward == POINTS:
            everybody = (np.where(over[:, None], scores, self._points) - points).astype(np.float64)
            infos["rewards"] = everybody
            rewards = everybody[np.arange(self.num_envs), owners]
        elif (ended := np.flatnonzero(over)).size:  # few are, after most steps
            shares = self._shares(scores[ended])
            infos["rewards"] = everybody = np.zeros(scores.shape)
            everybody[ended] = shares
            rewards = np.zeros(self.num_envs)
            rewards[ended] = shares[np.arange(ended.size), owners[ended]]
        if self._same_step and over.any():
            infos |= {"final_obs": self._shown(self._finals), "_final_obs": over.copy()}
            infos |= {"final_info": {"scores": scores.copy()}, "_final_info": over.copy()}
        return self._observations(), rewards, over, self._never, infos

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for each match, each as likely as the others."""
        chosen = self.batch.random_actions(self._rng)
        return np.frombuffer(memoryview(chosen), np.int64)

    def advice(self, name: str) -> NDArray[np.float32]:
        """By what law a bot that plays inside batches (``"cowhand"``) would draw in each match.

        A row has the shares of all actions, 0 where the match is over. It knows no more than the
        seat that must move. To be learned from, at every decision.
        """
        check_adviser(name)
        rival = _rival(self.encoded, name)
        shares = np.zeros((self.num_envs, self.encoded.actions), np.float32)
        for index in range(self.num_envs):
            actions, law = self.batch.advice(index, rival, self._rng)
            shares[index, np.frombuffer(memoryview(actions), np.int64)] = law
        return shares

    def _let_others_answer(
        self, over: NDArray[np.bool_], scores: NDArray[np.int32] | None = None
    ) -> None:
        """Ask the caller's own opponents until all matches wait for the caller itself.

        What ended on the way is noted, once for each match.
        """
        players = self.encoded.players
        while self._answers:
            places = (self.seats - self.learners) % players
            if not places.any():
                return
            for place, answer in self._answers.items():
                rows = np.flatnonzero(places == place)
                if rows.size:
                    infos = {
                        "action_mask": self.masks[rows],
                        "seat": self.seats[rows],
                        "match": rows,
                    }
                    chosen = answer(self._shown(self.observations[rows]), infos)
                    self.batch.step_rows(_vector(rows), _vector(_numbers(chosen, len(rows))))
                    new = self.over[rows] & ~over[rows]
                    if scores is not None:
                        scores[rows[new]] = self.scores[rows[new]]
                    over[rows[new]] = True

    def _shares(self, ended: NDArray[np.int32]) -> NDArray[np.float64]:
        """What each seat gets for the points with which matches have ended."""
        if self.encoded.reward == MARGIN:
            ordered = np.sort(ended, axis=1)
            best, second = ordered[:, -1:], ordered[:, -2:-1]
            return (ended - np.where(ended == best, second, best)).astype(np.float64)
        best_ones = ended == ended.max(axis=1, keepdims=True)
        shared: NDArray[np.float64] = best_ones / best_ones.sum(axis=1, keepdims=True)
        return shared

    def _observations(self) -> Any:
        if self.encoded.observation == FLAT:
            return self.observations.copy() if self.copy else self.observations
        return self.encoded.pieces(self.observations)

    def _shown(self, numbers: NDArray[Any]) -> Any:
        """A copy of observations in the form that this table gives them."""
        return numbers.copy() if self.encoded.observation == FLAT else self.encoded.pieces(numbers)

    def _infos(self) -> dict[str, Any]:
        if not self.copy:
            return {"action_mask": self.masks, "seat": self.seats}
        return {"action_mask": self.masks.copy(), "seat": self.seats.copy()}

    def close_extras(self, **kwargs: Any) -> None:
        """Nothing is held open."""


def positions(options: Mapping[str, Any] | None, matches: int) -> list[str] | None:
    """Where matches are to begin: one position for all, or one for each; None: at the start."""
    if options is None or POSITION not in options:
        return None
    told = options[POSITION]
    texts = list(told) if isinstance(told, (list, tuple)) else [told]
    for text in texts:
        if not isinstance(text, str):
            raise OptionError(f"a position is a text, not {type(text).__name__}")
    if len(texts) not in (1, matches):
        raise OptionError(f"{len(texts)} positions for {matches} matches")
    return texts


def _seated(
    encoded: EncodedGame, opponents: object
) -> tuple[list[Rival | None] | None, dict[int, Answer]]:
    """Who has the other seats, clockwise from the caller; and those of the caller's own."""
    if opponents == SELF:
        return None, {}
    listed = isinstance(opponents, Sequence) and not isinstance(opponents, str)
    named: list[Any] = list(opponents) if listed else [opponents] * (encoded.players - 1)  # type: ignore[call-overload]
    if SELF in named:
        raise OptionError(f"{SELF!r} is not one of several opponents: it stands for all of them")
    if len(named) != encoded.players - 1:
        raise OptionError(
            f"{len(named)} opponents at a table of {encoded.players}; name {encoded.players - 1}"
        )
    answers = {place: one for place, one in enumerate(named, start=1) if callable(one)}
    return [None if callable(one) else _rival(encoded, one) for one in named], answers


def check_adviser(name: str) -> None:
    """Refuse whoever does not play inside batches."""
    if name not in RIVALS:
        known = ", ".join(RIVALS)
        raise OptionError(f"there is no advice of {name!r}; there is that of {known}")


def _rival(encoded: EncodedGame, name: object) -> Rival:
    if name == RANDOM:
        return Rival()
    if name not in RIVALS:
        known = ", ".join(map(repr, (SELF, *RIVALS)))
        raise OptionError(
            f"opponents={name!r} is not one of {known}, nor a function; other bots play in "
            "corral.envs.gymnasium, one match at a time"
        )
    evaluator = encoded.game.evaluator(encoded.setting)
    return GreenhornRival(evaluator) if name == "greenhorn" else CowhandRival(evaluator)


def _autoreset(mode: object) -> AutoresetMode:
    for known in (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP):
        if mode in (known, known.name.lower()):
            return known
    raise OptionError(f"autoreset={mode!r} is not 'next_step' or 'same_step'")


def _numbers(actions: Any, matches: int) -> NDArray[Any]:
    given = np.asarray(actions)
    if given.ndim != 1 or given.dtype.kind not in "iu":
        raise OptionError("actions are one whole number for each match")
    if len(given) != matches:
        raise OptionError(f"{len(given)} actions for {matches} matches")
    return given


def _vector(numbers: NDArray[Any]) -> vec[i64]:
    return vec[i64](numbers.tolist())
