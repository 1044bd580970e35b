"""Matches of a game's own search against itself, as rows to learn a judgement from.

A row is a position at which somebody has to decide: the features that a judgement sees, what the
hand-written evaluation expects, and how the match ended. All seats choose among the moves that look
best at first sight, by where each leads; now and then somebody strays, so that a judgement also
learns what bad moves come to.
"""

from __future__ import annotations

import signal
from collections.abc import Generator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

import corral
from corral.bots.picking import softmax_draw
from corral.bots.search import SEAT_STEP, Search
from corral.core.errors import CorralError
from corral.core.evaluator import Evaluator
from corral.core.judgement import Judgement, read_judgement
from corral.core.prng import Sfc32
from corral.core.setting import Setting, setting_for
from corral.core.state import State
from corral.nets.self_play_rows import SelfPlayRows

IGNORED: Final = (signal.SIGINT, signal.SIG_IGN)
"""Interrupts are for the process that waits, which then ends the others."""


@dataclass(frozen=True, slots=True)
class Habits:
    """How the players of self-play play."""

    nodes: int = 0
    """Of a search for each decision; 0: one step ahead."""
    temperature: float = 0.03
    """How much worse a move may be and still be taken at times, in chances to win."""
    stray: int = 25
    """How often in a thousand decisions somebody takes any move that is legal."""
    looked_at: int = 8
    """Moves that are looked at a step ahead, the most promising ones."""
    every: int = 6
    """Of how many decisions one becomes a row."""


class SelfPlay:
    """Plays matches of one kind of table, all seats with the same evaluator and habits."""

    def __init__(self, setting: Setting, evaluator: Evaluator, habits: Habits) -> None:
        self.setting = setting
        self.evaluator = evaluator
        self.habits = habits

    def match(self, seed: int) -> tuple[list[tuple[Any, ...]], list[int]]:
        """The rows of a match without its end, and the points at its end."""
        rng = Sfc32(seed)
        state = self.setting.game.start(self.setting)
        rows: list[tuple[Any, ...]] = []
        while True:
            weight = state.chance_weight()
            if weight > 0:
                state.apply_chance(state.chance_pick(rng.below(weight)))
                continue
            actors = state.actors()
            if not actors:
                return rows, state.scores()
            seat = actors[0] if len(actors) == 1 else actors[int(rng.below(len(actors)))]
            moves = state.legal(seat)
            if len(moves) == 1:
                state.apply(seat, moves[0])
                continue
            if rng.below(self.habits.every) == 0 and self.evaluator.settled(state):
                features, expected = self.evaluator.features(state)
                rows.append((list(features), expected, self.evaluator.spread(state)))
            state.apply(seat, self._choose(state, seat, moves, rng))

    def _choose(self, state: State, seat: int, moves: vec[i64], rng: Sfc32) -> int:
        habits = self.habits
        if rng.below(1000) < habits.stray:
            return int(moves[rng.below(len(moves))])
        if habits.nodes:
            search = Search(self.evaluator, seat, rng)
            search.think(state, habits.nodes, 0.0)
            tried = search.candidates()
            values = [float(node.worth(seat)) for node in tried if node.visits > 1]
            if not values:
                return int(tried[0].key % SEAT_STEP)
            return int(tried[softmax_draw(values, habits.temperature, rng)].key % SEAT_STEP)
        promising = self._promising(state, seat, moves)
        imagined = Sfc32(int(rng.word()))  # never the numbers that will really come
        values = [self._value(state, seat, move, imagined.copy()) for move in promising]
        return promising[int(softmax_draw(values, habits.temperature, rng))]

    def _promising(self, state: State, seat: int, moves: vec[i64]) -> list[int]:
        """The moves that look best at first sight."""
        if len(moves) <= self.habits.looked_at:
            return [int(move) for move in moves]
        weights = self.evaluator.policy(state, seat, moves)
        order = sorted(range(len(moves)), key=lambda place: -weights[place])
        return [int(moves[place]) for place in order[: self.habits.looked_at]]

    def _value(self, state: State, seat: int, move: int, rng: Sfc32) -> float:
        """The chance to win after a move; chance answers alike for all of them."""
        after = state.copy()
        after.apply(seat, move)
        self.evaluator.settle(after, rng)
        return self.evaluator.forecast(after)[0][seat]


def play(
    game: str, players: int, judgement: Path | None, habits: Habits, seed: int, matches: int
) -> SelfPlayRows:
    """So many matches, as rows; the same for the same words on any machine."""
    setting = setting_for(corral.game(game), players, {})
    evaluator = setting.game.judged_evaluator(setting, _read(judgement))
    self_play = SelfPlay(setting, evaluator, habits)
    features: list[list[float]] = []
    expected: list[list[float]] = []
    spread: list[float] = []
    final: list[list[int]] = []
    of_match: list[int] = []
    for number in range(seed, seed + matches):
        rows, points = self_play.match(number)
        for row in rows:
            features.append(row[0])
            expected.append(row[1])
            spread.append(row[2])
            final.append(points)
            of_match.append(number)
    width = evaluator.feature_shape(players).width(players)
    return SelfPlayRows(
        np.asarray(features, np.float32).reshape(-1, width),
        np.asarray(expected, np.float32).reshape(-1, players),
        np.asarray(spread, np.float32),
        np.asarray(final, np.float32).reshape(-1, players),
        np.asarray(of_match, np.int64),
    )


def _read(judgement: Path | None) -> Judgement | None:
    """Once for each process and version of the file: evaluators are kept by the judgement."""
    return None if judgement is None else _kept(judgement, judgement.stat().st_mtime_ns)


@cache
def _kept(judgement: Path, written: int) -> Judgement:
    return read_judgement(judgement)


TOGETHER: Final = 20
"""Matches that a process plays before it hands over what it has."""


def play_on_all_cores(
    game: str,
    players: int,
    judgement: Path | None,
    habits: Habits,
    seed: int,
    matches: int,
    workers: int,
) -> Generator[SelfPlayRows, None, None]:
    """The same by several processes, part by part as they come.

    Whoever stops listening, or is interrupted, ends all of it.
    """
    end = seed + matches
    crew = ProcessPoolExecutor(workers, get_context("spawn"), signal.signal, IGNORED)
    try:
        parts = [
            crew.submit(play, game, players, judgement, habits, first, min(TOGETHER, end - first))
            for first in range(seed, end, TOGETHER)
        ]
        for part in parts:
            yield part.result()
    except BrokenProcessPool:
        raise CorralError("a process of self-play has died; are there too many workers?") from None
    finally:
        crew.shutdown(cancel_futures=True)
