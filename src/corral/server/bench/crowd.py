"""Whether bots that think take anything from people: their moves with and without a crowd of bots.

People move at a steady pace, as people do; what they wait for is compared.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from corral.server.bench.load import Pair, Server, all_play, served

PEOPLE: Final = 20
"""Tables at which people play."""
PACE: Final = 100.0
"""Moves a second, of all of them."""
STRONGEST: Final = "baron"
CROWD: Final = 20


def run(games: Sequence[str], seconds: float, crowd: int = CROWD) -> dict[str, Any]:
    rows = []
    for game in games:
        with served(["--workers", "1"]) as server:  # bots go on to the end: each has a server anew
            engine = server.engine()
            rows.append(asyncio.run(_measure(server, game, seconds, crowd)))
    return {"engine": engine, "crowd": crowd, "pace": PACE, "rows": rows}


def as_text(result: dict[str, Any]) -> str:
    lines = [
        f"engine of the server: {result['engine']}; people make {result['pace']:.0f} moves a "
        f"second, without and with {result['crowd']} tables of three {STRONGEST}s beside them",
        "",
        f"{'':12}{'p50 ms':>9}{'with':>9}{'p99 ms':>9}{'with':>9}",
    ]
    for row in result["rows"]:
        alone, beside = row["alone"], row["beside"]
        lines.append(
            f"{row['game']:12}{alone['p50']:9.1f}{beside['p50']:9.1f}"
            f"{alone['p99']:9.1f}{beside['p99']:9.1f}"
        )
    return "\n".join(lines)


async def _measure(server: Server, game: str, seconds: float, crowd: int) -> dict[str, Any]:
    pairs = [Pair(server, game, seed) for seed in range(PEOPLE)]
    await asyncio.gather(*(pair.begin() for pair in pairs))
    alone = await all_play(pairs, seconds, PEOPLE / PACE)
    for _ in range(crowd):
        await asyncio.to_thread(_open_for_bots, server, game)
    beside = await all_play(pairs, seconds, PEOPLE / PACE)
    for pair in pairs:
        await pair.leave()
    return {"game": game, "alone": alone, "beside": beside}


def _open_for_bots(server: Server, game: str) -> None:
    """Each of another guest, so that none waits for another's crowd."""
    cookie = server.call("POST", "/api/me", {"name": "Cleo"})[1]
    seats = [{"kind": "bot", "bot": STRONGEST}] * 3
    server.call("POST", "/api/tables", {"game": game, "seats": seats, "start": True}, cookie)
