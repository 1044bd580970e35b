"""Steps of lessons, by their names."""

from __future__ import annotations

import corral
from corral.learning import Step, lesson_of


def step_of(game: str, name: str) -> Step:
    return lesson_of(corral.game(game)).step(name)
