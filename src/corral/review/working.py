"""The work of a review in small tasks, the telling ones first.

A coarse look at everything comes first, spread evenly over the match, so that the graph has its
shape early; then a closer one, the decisions first that seem to have cost most.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from corral.arena.crew import Crew
from corral.review.course import MatchCourse, course_of
from corral.review.depth import COARSE, Depth
from corral.review.findings import Decision, Finding
from corral.review.judgement import decision_at, standing_at

BATCH = 8
"""Points or decisions of one task: enough that handing it over costs little."""


@dataclass(frozen=True, slots=True)
class ReviewTask:
    """Points of the graph and decisions to judge, each with the number of moves before it."""

    record: str
    depth: Depth
    close: bool
    points: tuple[tuple[int, int], ...] = ()
    decisions: tuple[tuple[int, int], ...] = ()

    def __str__(self) -> str:
        """The record would be too long to read in an error."""
        first = (self.points or self.decisions)[0][0]
        return f"the review from entry {first} of the record on"


def work(task: ReviewTask) -> list[Finding]:
    """Do a task; whoever does it reads the record once."""
    course = course_of(task.record)
    found: list[Finding] = [
        standing_at(course, entry, move, task.depth, task.close) for entry, move in task.points
    ]
    found += [
        decision_at(course, entry, move, task.depth, task.close) for entry, move in task.decisions
    ]
    return found


def findings(course: MatchCourse, depth: Depth, crew: Crew) -> Iterator[Finding]:
    """All that a review finds, as it is found; whatever is found again is known better."""
    costs: dict[int, float] = {}
    for found in crew.run(work, _tasks(course, depth, costs)):
        for finding in found:
            if isinstance(finding, Decision):
                costs[finding.entry] = finding.cost
            yield finding


def _tasks(course: MatchCourse, depth: Depth, costs: dict[int, float]) -> Iterator[ReviewTask]:
    """Taken one by one when somebody is free, so the later ones know what the first look found."""
    moves = course.moves_before()
    points = [(entry, moves[entry]) for entry in spread(len(course.states))]
    decisions = [(entry, moves[entry]) for entry in course.decisions()]
    for batch in _batches(points):
        yield ReviewTask(course.record, COARSE, False, points=batch)
    for batch in _batches(decisions):
        yield ReviewTask(course.record, COARSE, False, decisions=batch)
    decisions.sort(key=lambda decision: -costs.get(decision[0], 0.0))
    for batch in _batches(decisions):
        yield ReviewTask(course.record, depth, True, decisions=batch)
    for batch in _batches(sorted(points)):
        yield ReviewTask(course.record, depth, True, points=batch)


def spread(count: int) -> list[int]:
    """All numbers below ``count``: the first and the last, then always those half-way between."""
    if count == 0:
        return []
    order = [0, count - 1] if count > 1 else [0]
    step = 1
    while step < count:
        step *= 2
    known = set(order)
    while step >= 1:
        for number in range(0, count, step):
            if number not in known:
                known.add(number)
                order.append(number)
        step //= 2
    return order


def _batches(numbers: list[tuple[int, int]]) -> Iterator[tuple[tuple[int, int], ...]]:
    for first in range(0, len(numbers), BATCH):
        yield tuple(numbers[first : first + BATCH])
