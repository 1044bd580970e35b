"""Luck and skill apart: what chance gave a seat, what its own decisions gave, and those of others.

The three add up to the way from where the seat began to where it ended, exactly: each step of the
graph is somebody's doing, or chance's.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from math import exp
from typing import Final

from corral.core.record import CHANCE, Entry
from corral.review.findings import Decision, Standing

SWING: Final = 0.08
"""From which change of somebody's chance to win an entry is a turning point."""
TURNING_POINTS: Final = 5
"""The most that are named."""


@dataclass(slots=True)
class Share:
    """A part of the way, in chance to win and in expected points."""

    chance: float = 0.0
    points: float = 0.0

    def add(self, chance: float, points: float) -> None:
        self.chance += chance
        self.points += points


@dataclass(slots=True)
class SeatAccount:
    """One seat's way through the match."""

    start: Share
    luck: Share
    own: Share
    others: Share
    end: Share


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A step that changed much, and whose doing it was (``CHANCE``: nobody's)."""

    entry: int
    move: int
    seat: int
    swings: tuple[float, ...]
    """By how much each seat's chance to win changed."""
    revealed: bool = False
    """Whether this is what a move brought to light: chance's doing, some time ago."""


@dataclass(frozen=True, slots=True)
class _Step:
    """A part of the way from one point of the graph to the next."""

    entry: int
    move: int
    seat: int
    chances: tuple[float, ...]
    points: tuple[float, ...]
    revealed: bool = False


def _steps(entries: list[Entry], graph: Mapping[int, Standing]) -> Iterator[_Step]:
    """One for each entry whose points are known; two where it brought something to light."""
    for number, entry in enumerate(entries):
        if number not in graph or number + 1 not in graph:
            continue
        before, after = graph[number], graph[number + 1]
        chances, points = after.foreseen or (after.chances, after.points)
        yield _Step(
            number,
            before.move,
            entry.seat,
            _less(chances, before.chances),
            _less(points, before.points),
        )
        if after.foreseen is not None:
            yield _Step(
                number,
                before.move,
                CHANCE,
                _less(after.chances, chances),
                _less(after.points, points),
                revealed=True,
            )


def _less(after: tuple[float, ...], before: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(later - earlier for later, earlier in zip(after, before, strict=True))


def accounts(
    entries: list[Entry], graph: Mapping[int, Standing], players: int
) -> list[SeatAccount]:
    """Of every seat. Where points of the graph are missing, nobody is credited with the step."""
    found = []
    for seat in range(players):
        first, last = graph[min(graph)], graph[max(graph)]
        account = SeatAccount(
            Share(first.chances[seat], first.points[seat]),
            Share(),
            Share(),
            Share(),
            Share(last.chances[seat], last.points[seat]),
        )
        for step in _steps(entries, graph):
            whose = {CHANCE: account.luck, seat: account.own}.get(step.seat, account.others)
            whose.add(step.chances[seat], step.points[seat])
        found.append(account)
    return found


def turning_points(entries: list[Entry], graph: Mapping[int, Standing]) -> list[TurningPoint]:
    """The greatest changes, in the order of the match."""
    found = [
        TurningPoint(step.entry, step.move, step.seat, step.chances, step.revealed)
        for step in _steps(entries, graph)
    ]
    found = [point for point in found if _size(point) >= SWING]
    found.sort(key=_size, reverse=True)
    return sorted(found[:TURNING_POINTS], key=lambda point: (point.entry, point.revealed))


def _size(point: TurningPoint) -> float:
    return max(abs(swing) for swing in point.swings)


def accuracy(decisions: Iterable[Decision]) -> float | None:
    """From 0 to 100: 100 if nothing better was ever found; None without a decision.

    The mean over the decisions of lichess's measure of how well a move keeps the chance to win.
    """
    marks = [_mark(decision.cost) for decision in decisions]
    return sum(marks) / len(marks) if marks else None


def _mark(cost: float) -> float:
    return max(0.0, min(100.0, 103.1668 * exp(-4.354 * cost) - 3.1669))
