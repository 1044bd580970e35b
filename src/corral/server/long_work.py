"""Work that takes its time, such as replaying a match: in threads, little of it at once.

All threads share one interpreter with the event loop, so more of them would do nothing sooner and
make everybody else wait. Whoever asks takes turns: many questions from one address wait behind each
other, not in front of others' first one.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from typing import Final, ParamSpec, TypeVar

from corral.server.problems import Refusal

P = ParamSpec("P")
T = TypeVar("T")

AT_ONCE: Final = 2
EACH: Final = 32
"""So many questions of one address may wait."""
HOUSE: Final = ""
"""Who asks when no request does: tables that go on by themselves. It waits as long as it takes."""

_asker: ContextVar[str] = ContextVar("asker", default=HOUSE)


@contextmanager
def asked_by(address: str) -> Iterator[None]:
    """What is done meanwhile, and in tasks that begin meanwhile, is done for that address."""
    token = _asker.set(address)
    try:
        yield
    finally:
        _asker.reset(token)


def asker() -> str:
    """The address for which something is done now, or the house itself."""
    return _asker.get()


class LongWork:
    """Few threads, and those who wait for one."""

    def __init__(self, at_once: int = AT_ONCE, each: int = EACH) -> None:
        self._threads = ThreadPoolExecutor(at_once, "corral-long-work")
        self._free = at_once
        self._each = each
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """By who asks; the first is served next."""

    async def do(self, work: Callable[P, T], *args: P.args, **rest: P.kwargs) -> T:
        """Its answer, when its turn has come; ``Refusal`` where too much of one asker waits."""
        await self._turn()
        loop = asyncio.get_running_loop()
        job = self._threads.submit(work, *args, **rest)

        def end(_: object) -> None:
            with suppress(RuntimeError):  # the loop has been closed meanwhile
                loop.call_soon_threadsafe(self._next)

        job.add_done_callback(end)  # also where nobody waits for the answer any more
        return await asyncio.wrap_future(job)

    async def _turn(self) -> None:
        if self._free:
            self._free -= 1
            return
        who = asker()
        queue = self._waiting.setdefault(who, deque())
        if who != HOUSE and len(queue) >= self._each:
            raise Refusal("slow_down", "much that you asked for is not answered yet; please wait")
        turn = asyncio.get_running_loop().create_future()
        queue.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # the turn had come just then
                self._next()
            raise

    def _next(self) -> None:
        """A thread is free: the next asker's first question has it."""
        while self._waiting:
            who, queue = self._waiting.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._waiting[who] = queue
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
