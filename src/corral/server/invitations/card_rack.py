"""Cards of tables: drawn when they are first asked for, and kept while others ask for the same.

One takes a third of a second, in which nothing else could be done, so a process of its own draws
them; it gives way to everybody, and ends when nobody has asked for a while.
"""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from typing import Final

from corral.server.gate.limits import Buckets
from corral.server.invitations.cards import Card, png_of
from corral.server.long_work import asker
from corral.server.problems import Refusal

KEPT: Final = 100
"""Cards that stay in memory, each of some 130 kB."""
NEW: Final = (0.2, 10)
"""Cards that are drawn for one address: in a second, and at once."""
MOST_WAITING: Final = 20
IDLE: Final = 60.0
"""So many seconds after the latest card the process ends."""
NICEST: Final = 19


class Cards:
    """Has them drawn, few for each address, and keeps the latest."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Card, bytes] = OrderedDict()
        self._drawing: dict[Card, asyncio.Task[bytes]] = {}
        self._new = Buckets(*NEW)
        self._process: ProcessPoolExecutor | None = None
        self._ending: asyncio.TimerHandle | None = None

    async def of(self, card: Card) -> bytes:
        if card in self._kept:
            self._kept.move_to_end(card)
            return self._kept[card]
        task = self._drawing.get(card)
        if task is None:
            if len(self._drawing) >= MOST_WAITING or not self._new.of(asker()).take():
                raise Refusal("slow_down", "many pictures are drawn; please wait")
            task = self._drawing[card] = asyncio.create_task(self._draw(card))
            task.add_done_callback(lambda _: self._drawing.pop(card, None))
        return await asyncio.shield(task)

    async def _draw(self, card: Card) -> bytes:
        loop = asyncio.get_running_loop()
        if self._process is None:
            self._process = ProcessPoolExecutor(1, get_context("spawn"), _give_way)
        try:
            drawn = await loop.run_in_executor(self._process, png_of, card)
        except BrokenProcessPool:
            self.close()
            raise Refusal("unavailable", "the picture could not be drawn") from None
        self._kept[card] = drawn
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        if self._ending is not None:
            self._ending.cancel()
        self._ending = loop.call_later(IDLE, self._end_if_idle)
        return drawn

    def _end_if_idle(self) -> None:
        if not self._drawing:
            self.close()

    def close(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.shutdown(wait=False, cancel_futures=True)


def _give_way() -> None:
    """The process's side. Whoever started it decides when to stop."""
    signal(SIGINT, SIG_IGN)
    with suppress(AttributeError, OSError):  # not on Windows, and a sandbox may forbid it
        os.nice(NICEST)
