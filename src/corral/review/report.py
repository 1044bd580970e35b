"""All that is known of a match so far, and what follows from it."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from corral.core.record import CHANCE
from corral.core.replay import replay
from corral.review.account import accounts, accuracy, turning_points
from corral.review.course import MatchCourse
from corral.review.findings import GRADES, Decision, Finding, Standing

DIGITS = 4


class Review:
    """A review, finished or not."""

    def __init__(self, course: MatchCourse) -> None:
        self.course = course
        self.graph: dict[int, Standing] = {}
        self.decisions: dict[int, Decision] = {}
        self._close = 0
        self._to_do = len(course.states) + len(course.decisions())

    @classmethod
    def on(cls, record: str) -> Review:
        """Before anything is known; errors say what is wrong with the record."""
        return cls(MatchCourse(replay(record)))

    def add(self, found: Finding) -> None:
        """What is known better takes the place of what was known."""
        known: dict[int, Any] = self.graph if isinstance(found, Standing) else self.decisions
        earlier = known.get(found.entry)
        if earlier is not None and earlier.close:
            return
        known[found.entry] = found
        self._close += found.close

    @property
    def progress(self) -> float:
        """From 0 to 1: the coarse look counts a tenth."""
        known = len(self.graph) + len(self.decisions)
        return 0.1 * known / self._to_do + 0.9 * self._close / self._to_do

    @property
    def finished(self) -> bool:
        """Whether everything has been looked at closely."""
        return self._close == self._to_do

    def to_data(self) -> dict[str, Any]:
        """All of it as JSON-able data."""
        course = self.course
        setting = course.setting
        final = course.states[-1]
        moves = course.moves_before()
        data: dict[str, Any] = {
            "game": setting.game.name,
            "rules": setting.game.rules_version,
            "names": list(setting.names),
            "over": final.over(),
            "scores": list(final.scores()),
            "progress": self.progress,
            "finished": self.finished,
            "entries": [
                {
                    "move": moves[number],
                    "seat": None if entry.seat == CHANCE else entry.seat,
                    "text": course.text(number),
                }
                for number, entry in enumerate(course.entries)
            ],
            "graph": [asdict(self.graph[number]) for number in sorted(self.graph)],
            "decisions": [self.decisions[number].to_data() for number in sorted(self.decisions)],
            "turning_points": [
                {**asdict(point), "seat": None if point.seat == CHANCE else point.seat}
                for point in turning_points(course.entries, self.graph)
            ],
            "seats": self._seats(),
        }
        return {name: _rounded(value) for name, value in data.items()}

    def decisions_of(self, seat: int) -> list[Decision]:
        """What a seat decided, as far as it has been judged, in the order of the match."""
        return [
            self.decisions[number]
            for number in sorted(self.decisions)
            if self.decisions[number].seat == seat
        ]

    def _seats(self) -> list[dict[str, Any]]:
        if not self.graph:
            return []
        found = []
        players = self.course.setting.players
        for seat, account in enumerate(accounts(self.course.entries, self.graph, players)):
            own = self.decisions_of(seat)
            grades = [decision.grade for decision in own]
            found.append(
                {
                    "accuracy": accuracy(own),
                    "decisions": len(own),
                    "grades": {grade: grades.count(grade) for _, grade in GRADES},
                    **asdict(account),
                }
            )
        return found


def _rounded(value: Any) -> Any:
    """Four digits are more than anybody can trust."""
    if isinstance(value, float):
        return round(value, DIGITS)
    if isinstance(value, dict):
        return {name: _rounded(one) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [_rounded(one) for one in value]
    return value
