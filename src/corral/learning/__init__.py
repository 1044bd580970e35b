"""Learning a game before one plays it: the guided lesson that a game brings."""

from __future__ import annotations

from corral.learning.lesson import Lesson, LessonStep, lesson_of
from corral.learning.scene import Scene, is_wanted, scene_at

__all__ = ["Lesson", "LessonStep", "Scene", "is_wanted", "lesson_of", "scene_at"]
