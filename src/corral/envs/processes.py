"""A batch of matches on several cores: processes that step a part each, in memory they share.

Threads would take turns, for they share one interpreter.
"""

from __future__ import annotations

import gc
import os
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

import numpy as np
from gymnasium import spaces
from gymnasium.vector import VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from corral.core.errors import CorralError, OptionError
from corral.envs.batch import BatchEnv, check_adviser, positions
from corral.envs.encoded_game import FLAT, POINTS, POSITION, check_yes_or_no
from corral.envs.sharing import SPAWN, Shared, can_exchange_pages, room_in
from corral.envs.stepping import RowRoom

MOST_WORKERS: Final = 256
RESET, STEP, RANDOM, ADVICE, DONE, REFUSED = b"0", b"1", b"2", b"3", b"4", b"5"
"""Words between processes, each of one byte."""
MANY: Final = 200_000
"""So many new objects of a process are looked through at a time."""
QUICK: Final = os.name == "posix"
"""Whether words can go by the system's own calls; a connection does much around them."""


class WordLine(NamedTuple):
    """To another process."""

    end: Connection
    quick: bool

    def say(self, word: bytes) -> None:
        """One of the words; ``EOFError`` if the other process has gone."""
        try:
            if self.quick:
                os.write(self.end.fileno(), word)
            else:
                self.end.send_bytes(word)
        except OSError:
            raise EOFError from None

    def hear(self) -> bytes:
        """The next word; ``EOFError`` if the other process has gone."""
        try:
            word = os.read(self.end.fileno(), 1) if self.quick else self.end.recv_bytes()
        except OSError:
            raise EOFError from None
        if not word:
            raise EOFError
        return word


class ProcessBatchEnv(VectorEnv[Any, Any, Any]):
    """``BatchEnv`` on several cores: the same arguments, and ``workers``, the number of processes.

    Observations, masks, seats, rewards and what has ended are written by the processes into memory
    that they share with the caller, so nothing is sent but the word to go on. Opponents are named,
    not functions: those would have to be asked across processes. ``close`` ends the processes.
    """

    def __init__(
        self, game: str, num_envs: int = 2, workers: int | None = None, **settings: Any
    ) -> None:
        self._lines: list[WordLine] = []  # first: what is refused is closed as well
        self._workers: list[Any] = []
        if isinstance(num_envs, bool) or not isinstance(num_envs, int) or num_envs < 1:
            raise OptionError(f"num_envs={num_envs!r} is not a whole number from 1 on")
        count = min(os.cpu_count() or 1, num_envs) if workers is None else workers
        if isinstance(count, bool) or not isinstance(count, int) or not 1 <= count <= MOST_WORKERS:
            raise OptionError(f"workers={count!r} is not a number from 1 to {MOST_WORKERS}")
        if count > num_envs:
            raise OptionError(f"{count} workers for {num_envs} matches: some would have none")
        opponents = settings.get("opponents", "random")
        listed = opponents if isinstance(opponents, (list, tuple)) else [opponents]
        if any(map(callable, listed)):
            raise OptionError("functions as opponents cannot be asked from other processes")
        self.opponents = opponents
        self.copy = settings.pop("copy", True)
        check_yes_or_no(copy=self.copy)
        table = BatchEnv(game, 1, **settings)  # tells what all of them have in common
        self.encoded = table.encoded
        self.num_envs = num_envs
        self.metadata = table.metadata
        self.single_observation_space = table.single_observation_space
        self.single_action_space = table.single_action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = spaces.MultiDiscrete([self.encoded.actions] * num_envs)
        self._same_step = table._same_step
        players, size = self.encoded.players, self.encoded.size
        kind = "f4" if self.encoded.observation == FLAT else "i4"
        shared = {
            "observations": Shared.new(kind, num_envs, size),
            "masks": Shared.new("i1", num_envs, self.encoded.actions),
            "seats": Shared.new("i4", num_envs),
            "actions": Shared.new("i8", num_envs),
            "rewards": Shared.new("f8", num_envs),
            "everybody": Shared.new("f8", num_envs, players),
            "over": Shared.new("?", num_envs),
            "scores": Shared.new("i4", num_envs, players),
            "finals": Shared.new(kind, num_envs if self._same_step else 0, size),
            "calls": Shared.new("i4", *(num_envs, *table.calls.shape[1:])),
        }
        self._arrays = {name: one.array() for name, one in shared.items()}
        self.observations = self._arrays["observations"]
        """What was seen at the last step; the processes write into this memory."""
        self.masks = self._arrays["masks"]
        self.seats = self._arrays["seats"]
        self.over = self._arrays["over"]
        self.calls = self._arrays["calls"]
        self._firsts = np.arange(num_envs) * self.encoded.actions
        """Where the masks of the matches begin."""
        self._never = np.zeros(num_envs, np.bool_)
        edges = [num_envs * worker // count for worker in range(count + 1)]
        for first, last in pairwise(edges):
            here, there = SPAWN.Pipe()
            line = WordLine(there, QUICK)
            told = (game, settings, shared, first, last, can_exchange_pages(), line)
            worker = SPAWN.Process(target=_work, args=told, daemon=True)
            worker.start()
            there.close()
            self._lines.append(WordLine(here, QUICK))
            self._workers.append(worker)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """All matches begin anew; the processes get seeds of their own from this one."""
        if isinstance(seed, list):
            raise OptionError("one seed will do for all matches: each gets its own from it")
        texts = positions(options, self.num_envs)
        for text in dict.fromkeys(texts or ()):  # refused here, before any process has begun anew
            self.encoded.begin(0, {POSITION: text})
        super().reset(seed=seed)
        for line in self._lines:
            self._tell(line, RESET, (int(self.np_random.integers(1 << 31)), texts))
        self._wait()
        return self._seen("observations"), self._infos()

    def step(
        self, actions: Any
    ) -> tuple[Any, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """One action for each match. A refused step changes nothing."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise OptionError("actions are one whole number for each match")
        actions = self._arrays["actions"]
        actions[:] = given
        self._check(actions)
        self._ask(STEP)
        infos = self._infos()
        over = self.over.copy() if self.copy else self.over
        if self.encoded.reward == POINTS or over.any():
            infos["rewards"] = self._arrays["everybody"].copy()
        if self._same_step and over.any():
            infos |= {"final_obs": self._seen("finals"), "_final_obs": self.over.copy()}
            scores = {"scores": self._arrays["scores"].copy()}
            infos |= {"final_info": scores, "_final_info": self.over.copy()}
        return self._seen("observations"), self._arrays["rewards"].copy(), over, self._never, infos

    def _check(self, actions: NDArray[np.int64]) -> None:
        """Before any process does anything, so that a refused step changes nothing."""
        most = self.encoded.actions
        flags = self.masks.reshape(-1)
        inside = bool(actions.min() >= 0 and actions.max() < most)
        if inside and flags[self._firsts + actions].all():
            return
        for match, action in enumerate(actions.tolist()):
            if not 0 <= action < most or not self.masks[match, action]:
                raise OptionError(f"action {action} is not legal in match {match}; see its mask")

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for each match, each as likely as the others."""
        self._ask(RANDOM)
        return self._arrays["actions"].copy()

    def advice(self, name: str) -> NDArray[np.float32]:
        """By what law a bot that plays inside batches would draw, as in ``BatchEnv``."""
        check_adviser(name)
        for line in self._lines:
            self._tell(line, ADVICE, name)
        laws: list[NDArray[np.float32]] = []
        self._wait(laws)
        return np.concatenate(laws)

    @property
    def pids(self) -> list[int]:
        """The processes."""
        return [worker.pid for worker in self._workers]

    def _ask(self, word: bytes) -> None:
        """All of them at once; nothing is pickled, which would take longer than many a step."""
        for line in self._lines:
            with suppress(EOFError):
                line.say(word)
        self._wait()

    def _tell(self, line: WordLine, word: bytes, what: Any) -> None:
        """A word to one of them, and what it is about."""
        with suppress(EOFError, OSError):  # whoever has gone is found by waiting
            line.say(word)
            line.end.send(what)

    def _wait(self, answers: list[Any] | None = None) -> None:
        """Until all have answered, with more than a word where ``answers`` are wanted.

        Whatever goes wrong in one is told here.
        """
        wrong = None
        for line in self._lines:
            try:
                refused = line.hear() == REFUSED
                answer = line.end.recv() if refused or answers is not None else None
            except EOFError:
                refused, answer = True, CorralError("a process of the batch has died")
            if refused:
                wrong = wrong or answer
            elif answers is not None:
                answers.append(answer)
        if wrong is not None:
            raise wrong

    def _seen(self, name: str) -> Any:
        array = self._arrays[name]
        if self.encoded.observation != FLAT:
            return self.encoded.pieces(array)
        return array.copy() if self.copy or name == "finals" else array

    def _infos(self) -> dict[str, Any]:
        if not self.copy:
            return {"action_mask": self.masks, "seat": self.seats}
        return {"action_mask": self.masks.copy(), "seat": self.seats.copy()}

    def close_extras(self, **kwargs: Any) -> None:
        """Let the processes end."""
        for line in self._lines:
            line.end.close()
        for worker in self._workers:
            worker.join()


class _Part(BatchEnv):
    """A part of the matches, written where all processes see it if the system lets us."""

    def __init__(self, rows: dict[str, NDArray[Any]] | None, *args: Any, **settings: Any) -> None:
        self._rows = rows
        super().__init__(*args, **settings)

    def _room(self) -> RowRoom:
        if self._rows is None:
            return super()._room()
        return room_in(self._rows["observations"], self._rows["masks"])


def _work(
    game: str,
    settings: dict[str, Any],
    shared: dict[str, Shared],
    first: int,
    last: int,
    exchanged: bool,
    line: WordLine,
) -> None:
    """A process: steps its part of the matches until nobody asks any more."""
    rows = {name: one.array()[first:last] for name, one in shared.items()}
    env = _Part(rows if exchanged else None, game, last - first, copy=False, **settings)
    left = ("seats", "calls") if exchanged else ("observations", "masks", "seats", "calls")
    gc.freeze()  # whatever is there before the first match need not be looked through for garbage
    gc.set_threshold(
        MANY
    )  # nor, again and again, what is known of matches: none of it is in cycles
    while True:
        try:
            word = line.hear()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            if word == RESET:
                seed, texts = line.end.recv()
                env.reset(seed=seed, options=_part(texts, first, last))
                rows["over"][:] = env.over
                _show(env, rows, left)
                line.say(DONE)
            elif word == RANDOM:
                rows["actions"][:] = env.random_actions()
                line.say(DONE)
            elif word == ADVICE:
                laws = env.advice(line.end.recv())
                line.say(DONE)
                line.end.send(laws)
            else:
                _step(env, rows)
                _show(env, rows, left)
                line.say(DONE)
        except EOFError:
            return
        except Exception as error:  # told by whoever asked; errors of some kinds cannot be sent
            kind = "" if isinstance(error, CorralError) else f"{type(error).__name__}: "
            line.say(REFUSED)
            line.end.send(CorralError(f"{kind}{error}"))


def _show(env: BatchEnv, rows: dict[str, NDArray[Any]], left: tuple[str, ...]) -> None:
    """What the engine has not written where everybody sees it."""
    for name in left:
        rows[name][:] = getattr(env, name)


def _step(env: BatchEnv, rows: dict[str, NDArray[Any]]) -> None:
    _, rewards, over, _, infos = env.step(rows["actions"])
    rows["rewards"][:] = rewards
    rows["over"][:] = over
    rows["everybody"][:] = infos.get("rewards", 0.0)
    if len(rows["finals"]) and over.any():
        rows["finals"][over] = env._finals[over]
        rows["scores"][over] = env.scores[over]


def _part(texts: list[str] | None, first: int, last: int) -> dict[str, Any] | None:
    """Of the positions, one for each match or one for all, those of this process."""
    if texts is None:
        return None
    return {POSITION: texts if len(texts) == 1 else texts[first:last]}
