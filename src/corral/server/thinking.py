"""Where bots think: in worker processes, never on the event loop."""

from __future__ import annotations

import asyncio
from secrets import randbelow
from time import monotonic

from corral.bots import Limit
from corral.bots.desk import Answer, Desk, Task
from corral.bots.roster import BOTS
from corral.core.dealer import SEEDS
from corral.core.match import Match
from corral.server.accounts.households import Households
from corral.server.operation.metrics import Metrics

__all__ = ["Answer", "Thinker"]


class Thinker:
    """Asks bots for decisions."""

    def __init__(self, workers: int, eager: bool, metrics: Metrics, households: Households) -> None:
        self._desk = Desk(workers, quick=1, eager=eager)
        self._metrics = metrics
        self._households = households
        self._open = 0
        """Questions that have no answer yet."""

    def think(
        self,
        match: Match,
        guest: str,
        table: str,
        seat: int,
        kind: str,
        seconds: float | None = None,
        reasons: bool = False,
        awaited: bool = True,
    ) -> asyncio.Future[Answer]:
        """What the bot will do. It is given what its seat knows now, and ``seconds`` at most.

        Guests are served in turn, and each guest's tables: it is for one of theirs. Where many
        are behind one address they share its turns. What somebody waits for comes first.
        """
        entries = match.entries
        follows = entries[-1].code if entries and entries[-1].seat == seat else None
        task = Task(
            position=match.position_seen_by(seat),
            seat=seat,
            kind=kind,
            seed=randbelow(SEEDS),
            limit=_limit(kind, seconds),
            follows=follows,
            key=table,
            reasons=reasons,
            guest=self._households.share(guest),
            awaited=awaited,
        )
        began = monotonic()
        future = asyncio.wrap_future(self._desk.think(task))
        self._open += 1

        def note(done: asyncio.Future[Answer]) -> None:
            self._open -= 1
            if not done.cancelled() and done.exception() is None:
                thought = done.result().seconds
                self._metrics.thinking.labels(kind).observe(thought)
                self._metrics.waiting.labels(kind).observe(max(0.0, monotonic() - began - thought))

        future.add_done_callback(note)
        return future

    def hasten(self, table: str) -> None:
        """Somebody has come to the table and waits for its bots."""
        self._desk.hasten(table)

    @property
    def thinking(self) -> int:
        """Questions that are thought about."""
        return self._desk.busy

    @property
    def waiting(self) -> int:
        """Questions for which no worker is free."""
        return max(0, self._open - self._desk.busy)

    @property
    def restarts(self) -> int:
        """How often a worker was started in place of one that had died."""
        return self._desk.restarts

    def renew(self) -> None:
        """Let new processes take over, which load whatever is installed by now."""
        self._desk.renew()

    async def close(self) -> None:
        await asyncio.to_thread(self._desk.close)


def _limit(kind: str, seconds: float | None) -> Limit | None:
    usual = BOTS[kind].limit
    if seconds is None:
        return None
    least = seconds if usual.seconds is None else min(seconds, usual.seconds)
    return Limit(seconds=least, nodes=usual.nodes)
