"""Whether a game's lesson can be played through, and says something at every step."""

from __future__ import annotations

from corral import languages
from corral.core.registry import game as game_named
from corral.learning import LessonStep, is_wanted, lesson_of, scene_at
from corral.testing.conformance import ConformanceError


def check_lesson(name: str) -> None:
    """Play the lesson of a game by the moves that are to be found.

    Every one of them is legal and written as the engine writes it, and at every step there are
    words: in English, which stands in for other languages.
    """
    text = languages.game_text(name, languages.ENGLISH)
    for step in lesson_of(game_named(name)).steps:
        _check_moves(name, step)
        for ending in _messages(step):
            message = f"{name}-lesson-{step.name}{ending}"
            if f"\n{message} =" not in text:
                raise ConformanceError(f"{name}: the lesson has no message {message}")


def _check_moves(name: str, step: LessonStep) -> None:
    found: list[str] = []
    for task in step.tasks:
        scene = scene_at(step, found)
        if task not in scene.moves or scene.wanted != task:
            raise ConformanceError(
                f"{name}: in the step {step.name} {task!r} is to be found after {found}, "
                f"but there is {', '.join(scene.moves)}"
            )
        if not is_wanted(step, found, task):
            raise ConformanceError(f"{name}: {step.name} does not take its own move {task!r}")
        found.append(task)
    if scene_at(step, found).wanted is not None:
        raise ConformanceError(f"{name}: the step {step.name} does not end")


def _messages(step: LessonStep) -> list[str]:
    """A title and the idea; for a step with moves each of them, what was learnt, and why not
    another one."""
    tasks = [f"-{number}" for number in range(1, len(step.tasks) + 1)]
    return ["-title", "", *tasks, *(["-done", "-other"] if tasks else [])]
