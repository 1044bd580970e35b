"""A game's guided lesson: prepared positions, and the moves by which each idea is learnt.

It is a file of the game's own (``Manifest.lesson``): for each step a name, a position, and the
following lines of a record. The learner makes the moves of one seat; those of the others and the
outcomes of chance come as they are written. A step without a position goes on where the one
before it ended. What is said stands in ``GAME-lesson.ftl``.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from inspect import getfile
from pathlib import Path
from typing import Any, Final

import corral
from corral.core.errors import CorralError
from corral.core.game import Game
from corral.core.match import Match
from corral.core.replay import play_on

SEED: Final = 1
"""What nobody has seen yet is the same whenever a step is shown."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One idea: a position, and what is played from there."""

    name: str
    """The messages ``GAME-lesson-NAME-…`` tell it."""
    seat: int
    """Whose moves the learner makes."""
    position: str
    lines: tuple[tuple[str, ...], ...]
    """The moves of all seats, each with the outcomes of chance that it leads to."""

    def is_own(self, lines: tuple[str, ...]) -> bool:
        """Whether the learner is to make that move."""
        return lines[0].split()[0] == f"p{self.seat}"

    @property
    def tasks(self) -> tuple[str, ...]:
        """The moves that the learner is to find, one after the other."""
        own = [lines[0] for lines in self.lines if self.is_own(lines)]
        return tuple(line.partition(" ")[2] for line in own)

    def begin(self) -> Match:
        """The match at the step's position."""
        return corral.from_position(self.position, seed=SEED)


@dataclass(frozen=True, slots=True)
class Lesson:
    """All steps of a game's lesson, in their order."""

    game: str
    steps: tuple[LessonStep, ...]

    def step(self, name: str) -> LessonStep:
        """The step of that name."""
        for step in self.steps:
            if step.name == name:
                return step
        known = ", ".join(step.name for step in self.steps)
        raise CorralError(f"the lesson has no step {name!r}; it has {known}")


@cache
def lesson_of(game: Game) -> Lesson:
    """The lesson that comes with a game."""
    if not game.manifest.lesson:
        raise CorralError(f"{game.name} brings no lesson")
    file = Path(getfile(type(game))).with_name(game.manifest.lesson)
    steps: list[LessonStep] = []
    for data in tomllib.loads(file.read_text(encoding="utf-8"))["step"]:
        steps.append(_step(data, steps[-1] if steps else None))
    return Lesson(game.name, tuple(steps))


def _step(data: dict[str, Any], before: LessonStep | None) -> LessonStep:
    position = data.get("position")
    if position is None:
        assert before is not None, f"the first step, {data['name']!r}, needs a position"
        position = _end_of(before)
    seat = int(data.get("seat", 0))
    return LessonStep(data["name"], seat, position, _with_outcomes(data.get("moves", "")))


def _end_of(step: LessonStep) -> str:
    match = step.begin()
    for lines in step.lines:
        play_on(match, lines)
    return match.position()


def _with_outcomes(text: str) -> tuple[tuple[str, ...], ...]:
    """Lines of a record, each move together with what chance answers."""
    found: list[list[str]] = []
    for line in text.strip().splitlines():
        if line.startswith("*"):
            found[-1].append(line)
        else:
            found.append([line])
    return tuple(tuple(lines) for lines in found)
