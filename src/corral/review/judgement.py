"""Judging one entry of a record."""

from __future__ import annotations

from corral.bots.explanation import Candidate
from corral.bots.outlook import Outlook
from corral.core.match import Match
from corral.core.move import Move
from corral.core.prng import Sfc32
from corral.core.record import CHANCE
from corral.review.course import MatchCourse
from corral.review.depth import Depth
from corral.review.findings import Decision, Standing
from corral.review.reviewer import Reviewer
from corral.review.standing import Revealing, foreseen, standing

SHOWN = 5
"""So many candidates are kept of a decision."""


def standing_at(course: MatchCourse, entry: int, move: int, depth: Depth, close: bool) -> Standing:
    """The graph's point before an entry of the course."""
    game = course.setting.game
    evaluator = game.evaluator(course.setting)
    known = None
    if course.deals_in_secret:
        depth = depth.in_more_worlds()
        made = course.entries[entry - 1] if entry > 0 else None
        if made is not None and made.seat != CHANCE:
            shown = Revealing(game, made.seat, made.code, course.states[entry])
            known = foreseen(course.states[entry - 1], shown, evaluator, depth, entry)
    chances, points = standing(course.states[entry], evaluator, depth, entry)
    return Standing(entry, move, chances, points, close, known)


def decision_at(course: MatchCourse, entry: int, move: int, depth: Depth, close: bool) -> Decision:
    """What the move of an entry was worth to who made it."""
    made = course.entries[entry]
    played = Move(course.setting.game, made.code, made.context)
    found = judge(course.match_at(entry), made.seat, played, depth.nodes, entry)
    best, judged, candidates = found
    return Decision(entry, move, made.seat, judged, best, candidates[:SHOWN], close)


def judge(
    match: Match, seat: int, played: Move, nodes: int, seed: int
) -> tuple[Candidate, Candidate, tuple[Candidate, ...]]:
    """The best move, the played one and all candidates, by what the seat knows.

    The reviewer is a bot like any other: it is handed an outlook and never the match.
    """
    rng = Sfc32(seed)
    outlook = Outlook.of(match, seat, rng)
    return Reviewer(rng, nodes, played).judge(outlook)
