"""How fast bots think here: simulations a second, and how long the hardest answers take."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, Final, TypeAlias

import corral
from corral.bots import BOTS, Outlook, ask, new_bot
from corral.bots.limit import MOST_NODES
from corral.bots.search import Search
from corral.core.game import Game
from corral.core.match import Match
from corral.core.move import Move
from corral.core.prng import Sfc32

ANSWERS: Final = 40
"""Positions of each sort in which each level is asked."""
WANTED: Final = {"foreman": 0.25, "baron": 1.2}
"""Seconds within which the levels are to answer, also in the worst case."""


def simulation_rate(game: Game, players: int, seconds: float, seed: int) -> float:
    """Simulations per second of the search that a foreman does, in the middle of a match."""
    match, seat = next(_decisions(game, players, seed, _in_the_middle))
    rng = Sfc32(seed)
    outlook = Outlook.of(match, seat, rng)
    search = Search(outlook.evaluator(), seat, rng)
    begin = perf_counter()
    search.think(outlook.world, MOST_NODES, begin + seconds)
    return int(search.simulations) / (perf_counter() - begin)


Wanted: TypeAlias = Callable[[list[Move], float], bool]
"""Whether a decision is looked for: one among these moves, in a match so far advanced (0 to 1)."""


def _in_the_middle(moves: list[Move], progress: float) -> bool:
    return progress > 0.4


def _late(moves: list[Move], progress: float) -> bool:
    return progress > 0.5


def answers(games: list[str], count: int = ANSWERS) -> list[dict[str, Any]]:
    """How long each level takes, from the look at the match to the move, where that is hardest.

    That is late in a match at a full table, where there are the most moves to choose from.
    """
    rows = []
    for name in games:
        game = corral.game(name)
        positions = [_hardest(_decisions(game, game.most, seed, _late)) for seed in range(count)]
        for level, wanted in WANTED.items():
            times = [_answer(level, match, seat) for match, seat in positions]
            rows.append(
                {
                    "game": name,
                    "players": game.most,
                    "level": level,
                    "limit": BOTS[level].limit.seconds,
                    "wanted": wanted,
                    "answers": len(times),
                    "median": median(times),
                    "worst": max(times),
                }
            )
    return rows


def _hardest(decisions: Iterator[tuple[Match, int]]) -> tuple[Match, int]:
    """The decision with the most moves to choose from."""
    return max(decisions, key=lambda decision: len(decision[0].legal(decision[1])))


def _answer(level: str, match: Match, seat: int) -> float:
    bot = new_bot(level, 1, seat)
    begin = perf_counter()
    ask(bot, match, seat)
    return perf_counter() - begin


def _decisions(game: Game, players: int, seed: int, wanted: Wanted) -> Iterator[tuple[Match, int]]:
    """Positions of a random match in which a seat has several moves, with that seat."""
    length = sum(1 for _ in _steps(game, players, seed))
    for number, (match, seat) in enumerate(_steps(game, players, seed)):
        moves = match.legal(seat)
        if len(moves) > 1 and wanted(moves, number / length):
            yield match.copy(), seat


def _steps(game: Game, players: int, seed: int) -> Iterator[tuple[Match, int]]:
    """A random match before each of its decisions; the same one for the same seed."""
    rng = Random(seed)
    match = corral.new(game.name, players=players, seed=seed)
    while not match.over:
        seat = rng.choice(match.actors)
        yield match, seat
        match.play(seat, rng.choice(match.legal(seat)))
