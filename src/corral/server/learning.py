"""Lessons and practice: prepared positions, told step by step; nothing of them is stored.

Whoever asks says how far they are. So an answer is the same for everybody, a server that starts
anew has lost nothing, and no match of anybody is touched.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from typing import Annotated, Final, TypeAlias

from litestar import get
from litestar.params import FromPath, QueryParameter

import corral
from corral.core.errors import CorralError
from corral.core.game import Game
from corral.core.match import LONGEST_MOVE
from corral.learning import LessonStep, is_wanted, lesson_of, scene_at
from corral.review.puzzles import Puzzle, shipped
from corral.server.problems import Refusal, refusal_of
from corral.server.services import REFUSED, Injected
from corral.server.wire import Candidate, LessonFrame, LessonScene, PracticeAnswer, PracticeScene

MOST_TASKS: Final = 100
SCENES_KEPT: Final = 256
"""Few positions are asked for by many."""
SEED: Final = 1
"""What a seat does not know is dealt alike for everybody; the view does not tell it anyway."""

TriedMove: TypeAlias = Annotated[str | None, QueryParameter(max_length=LONGEST_MOVE)]


def practice_ids(game: Game) -> list[str]:
    """Names for a game's positions that stay the same when others join or leave them."""
    if not game.manifest.practice:
        return []
    return [_id(puzzle) for puzzle in shipped(game)]


def lesson_steps(game: Game) -> list[str]:
    """The steps of a game's lesson; none where it brings no lesson."""
    return [step.name for step in lesson_of(game).steps] if game.manifest.lesson else []


def _id(puzzle: Puzzle) -> str:
    return sha256(puzzle.position.encode()).hexdigest()[:10]


# Lessons


def _step(game: str, name: str) -> LessonStep:
    try:
        return lesson_of(corral.game(game)).step(name)
    except CorralError as error:
        raise Refusal("not_found", str(error)) from None


@lru_cache(SCENES_KEPT)
def _scene(step: LessonStep, found: tuple[str, ...]) -> LessonScene:
    scene = scene_at(step, found)
    frames = [LessonFrame(frame.view, frame.log) for frame in scene.frames]
    return LessonScene(step.seat, list(found), frames, list(scene.moves), scene.wanted)


def _after(step: LessonStep, found: tuple[str, ...], move: str | None) -> LessonScene | None:
    """The scene after a move was tried, if it was one to be found."""
    try:
        if move is None:
            return _scene(step, found)
        return _scene(step, (*found, move)) if is_wanted(step, found, move) else None
    except CorralError as error:
        raise refusal_of(error) from None


@get(
    "/games/{game:str}/lesson/{step:str}",
    responses=REFUSED,
    tags=["learning"],
    summary="A step of a lesson, and whether a move is the one to be found",
)
async def lesson_scene(
    game: FromPath[str],
    step: FromPath[str],
    services: Injected,
    found: Annotated[list[str] | None, QueryParameter(max_items=MOST_TASKS)] = None,
    move: TriedMove = None,
) -> LessonScene | None:
    """After the moves that have been ``found``; with a ``move`` what comes of it.

    Null where the rules allow that move, but the lesson is about another one; what they do not
    allow is refused as at a table.
    """
    chosen = _step(game, step)
    return await services.hub.long_work.do(_after, chosen, tuple(found or ()), move)


# Practice


def _puzzle(game: str, name: str) -> Puzzle:
    try:
        found = shipped(corral.game(game))
    except CorralError as error:
        raise Refusal("not_found", str(error)) from None
    for puzzle in found:
        if _id(puzzle) == name:
            return puzzle
    raise Refusal("not_found", f"{game} has no such position to practise with")


@lru_cache(SCENES_KEPT)
def _practice(puzzle: Puzzle) -> PracticeScene:
    match = corral.from_position(puzzle.position, seed=SEED)
    seat = puzzle.seat
    return PracticeScene(seat, match.view(seat), match.legal_texts(seat), puzzle.position)


def _answer(puzzle: Puzzle, move: str | None) -> PracticeAnswer:
    """Of a wrong try no more is told than how it compares; whoever gives up is told all."""
    candidates = [
        Candidate(one.move, one.chance, one.score, one.visits) for one in puzzle.candidates
    ]
    if move is None:
        return PracticeAnswer(False, None, candidates)
    match = corral.from_position(puzzle.position, seed=SEED)
    try:
        text = str(match.move(puzzle.seat, move))
    except CorralError as error:
        raise refusal_of(error) from None
    right = text == puzzle.best
    tried = next((one for one in candidates if one.move == text), None)
    return PracticeAnswer(right, tried, candidates if right else [])


@get(
    "/games/{game:str}/practice/{name:str}",
    responses=REFUSED,
    tags=["learning"],
    summary="A position with one clearly best move",
)
async def practice_scene(
    game: FromPath[str], name: FromPath[str], services: Injected
) -> PracticeScene:
    """As its seat knows it, and no more."""
    return await services.hub.long_work.do(_practice, _puzzle(game, name))


@get(
    "/games/{game:str}/practice/{name:str}/answer",
    responses=REFUSED,
    tags=["learning"],
    summary="Whether a move is the best one; without a move which it is",
)
async def practice_answer(
    game: FromPath[str], name: FromPath[str], services: Injected, move: TriedMove = None
) -> PracticeAnswer:
    """With what the bots' search found of the best moves, once it is found or given up."""
    return await services.hub.long_work.do(_answer, _puzzle(game, name), move)
