"""Thinking elsewhere: bots in worker processes, so that whoever asks stays free meanwhile."""

from __future__ import annotations

import multiprocessing
from collections import OrderedDict
from concurrent.futures import Future
from contextlib import suppress
from ctypes import c_longlong
from dataclasses import dataclass, field, replace
from multiprocessing.connection import Connection
from signal import SIG_IGN, SIGINT, signal
from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING, TypeAlias

from corral.bots.bot import Bot
from corral.bots.courtesy import give_way
from corral.bots.explanation import Explanation
from corral.bots.limit import Limit
from corral.bots.outlook import Outlook
from corral.bots.program import USUAL_LIMIT
from corral.bots.roster import BOTS, new_bot
from corral.bots.turns import BotQuestion, Turns
from corral.core.errors import CorralError

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

REMEMBERED = 64
"""Bots that a worker remembers, for those that go on thinking where they were."""
GOODBYE = 5.0
"""So many seconds a worker has to end by itself."""
TRIES = 2
"""How often a task is begun when workers die over it."""


class ThinkingFailed(CorralError):
    """A bot did not come to a decision."""


@dataclass(frozen=True, slots=True)
class Task:
    """A decision to think about: plain data, and no more than the seat knows."""

    position: str
    """``match.position_seen_by(seat)``."""
    seat: int
    kind: str
    seed: int
    limit: Limit | None = None
    follows: int | None = None
    """``Outlook.follows``: the seat's last move, if nothing has happened since."""
    key: str = ""
    """Names the bot, as far as it is one that thought about this match before."""
    reasons: bool = False
    """Whether it is to say why, which can take longer than the decision."""
    guest: str = ""
    """For whom it is thought about: guests are served in turn."""
    awaited: bool = True
    """Whether somebody waits for the answer: those come first."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The decision, and why, if that was asked."""

    move: str
    explanation: Explanation
    share: float = 1.0
    """The part of its time that it could think: less where many waited."""
    seconds: float = field(default=0.0, compare=False)
    """How long it took; the same answer may take longer another time."""


NODE_SECONDS = 0.001
"""About what a node takes."""
CALM = 4.0
"""Up to so many thoughts for each worker may wait together, each in its full length."""
LEAST_SHARE = 0.1
"""Thoughts are not shortened further: from there on waiting grows."""
NOTICED = 0.05
"""What takes fewer seconds is not worth shortening."""


def _limit(task: Task) -> Limit:
    usual = BOTS[task.kind].limit if task.kind in BOTS else USUAL_LIMIT
    return task.limit or usual


def _seconds(task: Task) -> float:
    """About how long a task takes, to tell quick from long ones."""
    limit = _limit(task)
    times = [] if limit.seconds is None else [limit.seconds]
    if limit.nodes is not None:
        times.append(NODE_SECONDS * limit.nodes)
    return min(times)


def _share(question: BotQuestion[Task, Answer], workers: int) -> float:
    """The part of its time that a thought has: in a crowd it shrinks before waiting grows."""
    if question.cost <= NOTICED:
        return 1.0
    return max(LEAST_SHARE, min(1.0, CALM * workers / question.crowd))


def _shortened(task: Task, share: float) -> Task:
    if share == 1.0:
        return task
    limit = _limit(task)
    seconds = None if limit.seconds is None else limit.seconds * share
    nodes = None if limit.nodes is None else max(1, int(limit.nodes * share))
    return replace(task, limit=Limit(seconds, nodes))


_Reply: TypeAlias = Answer | CorralError


class Desk:
    """A few worker processes. To be closed after use; it can be used as a context manager.

    ``quick`` more processes take only quick tasks, when all workers are busy with long ones.
    ``eager`` starts the workers now, so that the first task does not wait for it.
    """

    def __init__(self, workers: int = 1, quick: int = 0, eager: bool = False) -> None:
        self._turns: Turns[Task, Answer] = Turns()
        self._clerks = [_Clerk(self._turns, workers, False, eager) for _ in range(workers)]
        self._clerks += [_Clerk(self._turns, workers, True, False) for _ in range(quick)]

    def think(self, task: Task) -> Future[Answer]:
        """The answer to come. Cancelling it ends the thinking as well."""
        future: Future[Answer] = Future()
        question = BotQuestion(task, future, _seconds(task))
        self._turns.put(question, task.guest, task.key, task.awaited)
        return future

    def hasten(self, key: str) -> None:
        """Somebody waits now for the answers to tasks with this key."""
        self._turns.hasten(key)

    @property
    def busy(self) -> int:
        """How many workers are thinking."""
        return sum(clerk.busy for clerk in self._clerks)

    @property
    def restarts(self) -> int:
        """How many workers were started because others had died."""
        return sum(max(0, clerk.starts - 1) for clerk in self._clerks)

    def renew(self) -> None:
        """Let new processes take over, each after its predecessor's next answer: nobody waits."""
        for clerk in self._clerks:
            clerk.renew()

    def close(self) -> None:
        """End the workers. Thoughts under way end with what they have, waiting ones are dropped."""
        for clerk in self._clerks:
            clerk.hurry()
        self._turns.close()
        for clerk in self._clerks:
            clerk.dismiss()

    def __enter__(self) -> Desk:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class _Clerk:
    """Hands tasks to one worker process and takes its answers; starts another when it dies."""

    def __init__(
        self, turns: Turns[Task, Answer], workers: int, only_quick: bool, eager: bool
    ) -> None:
        self._turns = turns
        self._workers = workers
        """How many there are in all."""
        self._only_quick = only_quick
        self._eager = eager
        self._context = multiprocessing.get_context("spawn")
        # Without a lock: a worker that is killed while it looks would hold it for ever.
        self._unwanted: c_longlong = self._context.RawValue(c_longlong, 0)
        self._number = 0
        self._closing = False
        self.busy = False
        """Whether its worker is thinking."""
        self.starts = 0
        """How many workers it has had."""
        self._outdated = False
        self._process: SpawnProcess | None = None
        self._line: Connection | None = None
        self._thread = Thread(target=self._serve, name="corral-desk", daemon=True)
        self._thread.start()

    def renew(self) -> None:
        self._outdated = True

    def hurry(self) -> None:
        """Let the present thought end at once, and take no other one."""
        self._closing = True
        self._unwanted.value = self._number

    def dismiss(self) -> None:
        """Wait for the end; the turns have been closed. Who does not come to an end is ended."""
        self._thread.join(GOODBYE)
        process = self._process
        if self._thread.is_alive() and process is not None:
            process.kill()
            self._thread.join(GOODBYE)

    def _serve(self) -> None:
        if self._eager:
            with suppress(OSError):  # the first question tries again
                self._line_to_worker()
        while (question := self._turns.get(self._only_quick)) is not None:
            if not question.future.cancelled():
                self.busy = True
                self._work(question)
                self.busy = False
            if self._outdated and not self._closing:
                self._outdated = False
                self._end_worker()
                self.starts -= 1  # nobody died
                with suppress(OSError):
                    self._line_to_worker()
        self._end_worker()

    def _end_worker(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None
        if self._process is not None:
            self._process.join(GOODBYE)
            if self._process.is_alive():
                self._process.kill()

    def _work(self, question: BotQuestion[Task, Answer]) -> None:
        future = question.future
        self._number += 1
        number = self._number
        if self._closing:  # after the number is out, so that `hurry` cannot miss it
            future.cancel()
            return

        def cancel(done: Future[Answer]) -> None:
            if done.cancelled():
                self._unwanted.value = number

        future.add_done_callback(cancel)
        share = _share(question, self._workers)
        reply = self._ask(_shortened(question.task, share))
        if not future.set_running_or_notify_cancel():
            return
        if isinstance(reply, Answer):
            future.set_result(replace(reply, share=share))
        else:
            future.set_exception(reply)

    def _ask(self, task: Task) -> _Reply:
        for _ in range(TRIES):
            try:
                line = self._line_to_worker()
                line.send((self._number, task))
                reply: _Reply = line.recv()
                return reply
            except (EOFError, OSError):  # also where the system has no process to give
                self._line = None
            if self._closing:
                break
        return ThinkingFailed(f"the process in which {task.kind} was thinking has died")

    def _line_to_worker(self) -> Connection:
        if self._line is None:
            self._line, theirs = self._context.Pipe()
            self._process = self._context.Process(
                target=_work_for_ever, args=(theirs, self._unwanted), daemon=True
            )
            self._process.start()
            self.starts += 1
            theirs.close()
        return self._line


def _work_for_ever(line: Connection, unwanted: c_longlong) -> None:
    """The worker's side: an answer for each task, until the line is cut."""
    signal(SIGINT, SIG_IGN)  # whoever started us decides when to stop
    give_way()
    bots: OrderedDict[tuple[str, str, int], Bot] = OrderedDict()
    with suppress(EOFError, OSError):  # nobody is there any more; an answer may be lost with them
        while True:
            number, task = line.recv()
            try:
                reply: _Reply = _answer(task, bots, number, unwanted)
            except CorralError as error:
                reply = ThinkingFailed(str(error))
            line.send(reply)


def _answer(
    task: Task,
    bots: OrderedDict[tuple[str, str, int], Bot],
    number: int,
    unwanted: c_longlong,
) -> Answer:
    began = monotonic()
    outlook = Outlook.read(task.position, task.seat, task.seed, task.follows)
    name = (task.key, task.kind, task.seat)
    bot = bots.pop(name, None) if task.key else None
    if bot is None or task.follows is None:
        bot = new_bot(task.kind, task.seed, task.seat, task.limit)
    bot.limit = _limit(task)  # one that goes on may have more time now, or less
    bot.stopped = lambda: unwanted.value == number
    move = str(bot.choose(outlook))
    if task.key:
        bots[name] = bot
        if len(bots) > REMEMBERED:
            bots.popitem(last=False)
    explanation = bot.explain() if task.reasons else Explanation()
    return Answer(move, explanation, seconds=monotonic() - began)
