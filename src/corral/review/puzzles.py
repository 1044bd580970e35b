"""Positions to practise with: one move is clearly best, and a longer search says so too.

They are found in matches of bots. Nothing is asked where one should not be predictable, for there
no single move is best.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from inspect import getfile
from pathlib import Path
from typing import Any, Final

import corral
from corral.bots.asking import ask
from corral.bots.explanation import Candidate
from corral.bots.outlook import Outlook
from corral.bots.roster import new_bot
from corral.core.errors import CorralError
from corral.core.game import Game
from corral.core.match import Match
from corral.core.prng import Sfc32
from corral.review.judgement import judge
from corral.review.reviewer import Reviewer

GAP: Final = 0.08
"""So much chance to win lies between the best move and the next, by the first search."""
SURE: Final = 0.06
"""And so much by the longer one."""
LONGER: Final = 8
"""So many times as long is each search as the one before it."""
FEWEST: Final = 3
"""With fewer moves there is hardly anything to find."""
NOTICED: Final = 20
"""A move counts as looked at if it got one in so many nodes."""
FROM_ONE_MATCH: Final = 2
SAME_ANSWER: Final = 3


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position as a seat knows it, and its best move with what speaks for it."""

    game: str
    rules: int
    seat: int
    position: str
    """``match.position_seen_by(seat)``."""
    best: str
    candidates: tuple[Candidate, ...]
    """The best move and the most promising others, as the longer search judged them."""

    def to_data(self) -> dict[str, Any]:
        """To be kept; four digits are more than anybody can trust."""
        data = asdict(self)
        data["candidates"] = [
            {**asdict(one), "chance": _rounded(one.chance), "score": _rounded(one.score)}
            for one in self.candidates
        ]
        return data


class Answers:
    """Which answers there are already.

    No kind of move is the answer to more than half of the puzzles, and no move to more than three,
    so that nobody can guess.
    """

    def __init__(self, number: int) -> None:
        self._moves: Counter[str] = Counter()
        self._kinds: Counter[str] = Counter()
        self._number = number

    @property
    def enough(self) -> bool:
        return self._moves.total() >= self._number

    def may_have(self, move: str) -> bool:
        most = max(1, (self._number + 1) // 2)
        return self._moves[move] < SAME_ANSWER and self._kinds[_kind(move)] < most

    def add(self, move: str) -> None:
        self._moves[move] += 1
        self._kinds[_kind(move)] += 1


def _kind(move: str) -> str:
    return move.split(maxsplit=1)[0]


def puzzles(game: Game, number: int, players: int, seed: int, nodes: int) -> Iterator[Puzzle]:
    """So many, from the matches of these seeds on; the same for the same seed."""
    answers = Answers(number)
    while not answers.enough:
        yield from _from_match(game, players, seed, nodes, answers)
        seed += 1


def _from_match(
    game: Game, players: int, seed: int, nodes: int, answers: Answers
) -> Iterator[Puzzle]:
    """Those of one match of cowhands, with some distance between them."""
    match = corral.new(game.name, players=players, seed=seed, rules=game.rules_version)
    bots = [new_bot("cowhand", seed, seat) for seat in range(players)]
    found = 0
    wait = 0
    while match.actors and found < FROM_ONE_MATCH and not answers.enough:
        seat = match.actors[0]
        wait -= 1
        if wait < 0 and len(match.legal(seat)) >= FEWEST:
            puzzle = puzzle_at(match, seat, nodes, seed, answers)
            if puzzle is not None:
                found += 1
                wait = len(match.entries)  # not one after the other
                answers.add(puzzle.best)
                yield puzzle
        match.play(seat, ask(bots[seat], match, seat))


def puzzle_at(
    match: Match, seat: int, nodes: int, seed: int, answers: Answers | None = None
) -> Puzzle | None:
    """The puzzle of a decision, if one move is clearly best for who knows what the seat knows.

    Three searches look at it, each eight times as long as the one before, and each only if the
    shorter one has found such a move.
    """
    rng = Sfc32(seed)
    outlook = Outlook.of(match, seat, rng)
    evaluator = outlook.evaluator()
    if evaluator.mixes(outlook.world, seat) or evaluator.obvious(outlook.world, seat):
        return None
    glance = Reviewer(rng, max(FEWEST, nodes // LONGER), outlook.moves[0]).judge(outlook)[2]
    if _lead(glance, glance[1:]) < GAP:
        return None
    looked_at = Reviewer(rng, nodes, outlook.moves[0]).judge(outlook)[2]
    best, *others = looked_at
    rivals = [one for one in others if one.visits * NOTICED >= nodes]
    fresh = answers is None or answers.may_have(best.move)
    if not fresh or not rivals or _lead(looked_at, rivals) < GAP or _by_degrees(match, best.move):
        return None
    second = match.move(seat, max(rivals, key=_chance).move)
    sure, judged, candidates = judge(match, seat, second, nodes * LONGER, seed + 1)
    others = [one for one in candidates[1:] if one.visits * NOTICED >= nodes]
    nearest = max(others, key=_chance, default=judged)
    if sure.move != best.move or _chance(sure) - _chance(nearest) < SURE:
        return None
    setting = match.setting
    return Puzzle(
        setting.game.name,
        setting.game.rules_version,
        seat,
        match.position_seen_by(seat),
        sure.move,
        (sure, *sorted(others, key=_chance, reverse=True)[:4]),
    )


def _by_degrees(match: Match, move: str) -> bool:
    """Whether the next amount would be about as good: in an auction only silence is an answer."""
    asking = match.asking
    return asking is not None and move != asking.silence


def _lead(candidates: Sequence[Candidate], rivals: Sequence[Candidate]) -> float:
    """By how much the first of the candidates is better than the best of its rivals."""
    return _chance(candidates[0]) - max(map(_chance, rivals), default=0.0)


def _chance(candidate: Candidate) -> float:
    return candidate.chance or 0.0


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 4)


@cache
def shipped(game: Game) -> tuple[Puzzle, ...]:
    """Those that come with a game: the file beside it that its manifest names."""
    if not game.manifest.practice:
        raise CorralError(f"{game.name} brings no positions to practise with")
    file = Path(getfile(type(game))).with_name(game.manifest.practice)
    return tuple(
        Puzzle(**{**data, "candidates": tuple(Candidate(**one) for one in data["candidates"])})
        for data in json.loads(file.read_text(encoding="utf-8"))
    )
