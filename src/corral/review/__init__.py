"""A match looked at again: what every decision was worth, and what chance gave.

Every judgement is made with what was known at the time: decisions with what their seat knew, the
graph with what everybody at the table knew. Nothing is judged with the hidden truth.
``corral review`` and the server show what is found here; ``docs/review.md`` tells the method.
"""

from __future__ import annotations

from collections.abc import Iterator

from corral.arena.crew import Crew, SoloCrew
from corral.review.depth import COARSE, Depth, depth_for
from corral.review.findings import Decision, Finding, Standing
from corral.review.report import Review
from corral.review.working import findings

__all__ = [
    "COARSE",
    "Decision",
    "Depth",
    "Finding",
    "Review",
    "Standing",
    "depth_for",
    "findings",
    "review",
    "reviewing",
]


def reviewing(record: str, depth: Depth, crew: Crew | None = None) -> Iterator[Review]:
    """The report on a record, once before anything is known and again after every step.

    It is the same report all the time, and it knows more each time.
    """
    report = Review.on(record)
    yield report
    for found in findings(report.course, depth, crew or SoloCrew()):
        report.add(found)
        yield report


def review(record: str, depth: Depth | None = None, crew: Crew | None = None) -> Review:
    """The whole report on a record."""
    *_, report = reviewing(record, depth or depth_for(), crew)
    return report
