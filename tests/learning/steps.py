"""Steps of lessons, by their names."""

from __future__ import annotations

import corral
from corral.learning import LessonStep, lesson_of


def step_of(game: str, name: str) -> LessonStep:
    return lesson_of(corral.game(game)).step(name)
