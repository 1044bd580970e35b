"""What the learner sees at one point of a step, and whether a move is the one to be found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from corral.core.errors import OptionError
from corral.core.event import Value
from corral.core.game import View
from corral.core.match import Match
from corral.core.replay import play_on
from corral.learning.lesson import LessonStep


@dataclass(frozen=True, slots=True)
class Frame:
    """The table after a move of anybody and what it caused, as the learner's seat sees it."""

    view: View
    log: list[dict[str, Value]]


@dataclass(frozen=True, slots=True)
class Scene:
    """A step after some of the learner's moves."""

    frames: tuple[Frame, ...]
    """What came of the latest of them and of all that followed, one after the other; at the
    beginning the position first."""
    moves: tuple[str, ...]
    """What the learner may do now; none when the step is over."""
    wanted: str | None
    """What the learner is to find now."""


def scene_at(step: LessonStep, found: Sequence[str] = ()) -> Scene:
    """The scene after the learner has made these moves, which were the ones to be found."""
    match, frames, left = _played(step, found)
    if not left:
        return Scene(frames, (), None)
    return Scene(frames, tuple(match.legal_texts(step.seat)), _move_of(left[0]))


def is_wanted(step: LessonStep, found: Sequence[str], move: str) -> bool:
    """Whether a move is the next to be found; ``IllegalMove`` tells why it cannot be made."""
    match, _, left = _played(step, found)
    return _place(step, match, left, move) is not None


def _played(
    step: LessonStep, found: Sequence[str]
) -> tuple[Match, tuple[Frame, ...], list[tuple[str, ...]]]:
    """The match before the learner's next move, what was to be seen since the latest one, and
    the lines that are left."""
    match = step.begin()
    frames = [Frame(match.view(step.seat), [])]
    left = list(step.lines)
    made = 0
    while left:
        if step.is_own(left[0]):
            if made == len(found):
                break
            place = _place(step, match, left, found[made])
            if place is None:
                raise OptionError(f"{found[made]!r} is not to be found here in {step.name}")
            _bring_forward(left, place)
            made += 1
            frames.clear()
        known = len(match.events)
        play_on(match, left.pop(0))
        frames.append(Frame(match.view(step.seat), match.log(step.seat, known)))
    if made < len(found):
        raise OptionError(f"the step {step.name} has {made} moves to find, not {len(found)}")
    return match, tuple(frames), left


def _move_of(lines: tuple[str, ...]) -> str:
    return lines[0].partition(" ")[2]


def _place(step: LessonStep, match: Match, left: list[tuple[str, ...]], move: str) -> int | None:
    """Which of the lines that may come next makes that move.

    Moves of one kind that follow each other without anything between them may be made in any
    order: two gauchos put down, the cards of a payment.
    """
    text = str(match.move(step.seat, move))
    for place, lines in enumerate(left):
        if not step.is_own(lines) or _verb(lines) != _verb(left[0]):
            break
        if _move_of(lines) == text:
            return place
        if len(lines) > 1:
            break
    return None


def _verb(lines: tuple[str, ...]) -> str:
    return lines[0].split()[1]


def _bring_forward(left: list[tuple[str, ...]], place: int) -> None:
    """What chance answers to the last of several moves, it answers to whichever comes last."""
    if place:
        (first, *_), (chosen, *outcomes) = left[0], left[place]
        left[0], left[place] = (chosen,), (first, *outcomes)
