"""Where bots think: in worker processes, never on the event loop."""

from __future__ import annotations

import asyncio
from secrets import randbelow

from corral.bots import Limit
from corral.bots.desk import Answer, Desk, Task
from corral.bots.roster import BOTS
from corral.core.dealer import SEEDS
from corral.core.match import Match

__all__ = ["Answer", "Thinker"]


class Thinker:
    """Asks bots for decisions."""

    def __init__(self, workers: int, eager: bool) -> None:
        self._desk = Desk(workers, quick=1, eager=eager)

    def think(
        self,
        match: Match,
        guest: str,
        table: str,
        seat: int,
        kind: str,
        seconds: float | None = None,
        reasons: bool = False,
    ) -> asyncio.Future[Answer]:
        """What the bot will do. It is given what its seat knows now, and ``seconds`` at most.

        Guests are served in turn, and each guest's tables: it is for one of theirs.
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
            guest=guest,
        )
        return asyncio.wrap_future(self._desk.think(task))

    async def close(self) -> None:
        await asyncio.to_thread(self._desk.close)


def _limit(kind: str, seconds: float | None) -> Limit | None:
    usual = BOTS[kind].limit
    if seconds is None:
        return None
    least = seconds if usual.seconds is None else min(seconds, usual.seconds)
    return Limit(seconds=least, nodes=usual.nodes)
