"""Decisions are judged by what their seat knew."""

from __future__ import annotations

import pytest

import corral
from corral.bots import Outlook, ask, new_bot
from corral.core.match import Match
from corral.core.prng import Sfc32
from corral.core.replay import replay
from corral.review.course import MatchCourse
from corral.review.findings import Decision
from corral.review.judgement import decision_at, judge
from corral.review.reviewer import FAIR, Reviewer
from tests.bots.test_outlook import PHASES, reachable, truths, twins
from tests.review.records import SMALL, begun, high_card


@pytest.mark.parametrize(("game", "players", "seed"), PHASES)
def test_the_hidden_truth_makes_no_difference(game: str, players: int, seed: int) -> None:
    """Two worlds that the seat cannot tell apart give the same judgement."""
    for match, seat, twin in twins(game, players, seed):
        played = match.legal(seat)[-1]
        one, other = (judge(world, seat, played, 4, 9) for world in (match, twin))
        assert one == other


def test_a_reviewer_keeps_nothing_that_leads_to_the_truth() -> None:
    match = replay(begun("elgaucho", 3, 12))
    seat = next(seat for seat in match.actors if len(match.legal(seat)) > 1)
    rng = Sfc32(1)
    reviewer = Reviewer(rng, 4, match.legal(seat)[0])
    reviewer.judge(Outlook.of(match, seat, rng))
    assert not reachable(reviewer) & truths(match)


@pytest.mark.parametrize("game", corral.games())
def test_whatever_was_played_is_judged(game: str) -> None:
    """However little a search would think of it."""
    match = replay(begun(game, 3, 14))
    seat = next(seat for seat in match.actors if len(match.legal(seat)) > 1)
    for played in match.legal(seat)[:40]:
        best, judged, candidates = judge(match, seat, played, 4, 1)
        assert judged.move == str(played)
        assert judged.chance is not None
        assert candidates[0] == best


@pytest.mark.parametrize(("game", "phase"), [("elgaucho", "turn"), ("goldrush", "act")])
def test_whatever_was_played_last_is_judged(game: str, phase: str) -> None:
    """Also where the end is enumerated, without the moves that make no difference."""
    match = corral.new(game, players=2, seed=1)
    bots = [new_bot("cowhand", 1, seat) for seat in range(2)]
    last: Match | None = None
    while not match.over:
        seat = match.actors[0]
        if match.view(None)["phase"] == phase and len(match.legal(seat)) > 1:
            last = match.copy()
        match.play(seat, ask(bots[seat], match, seat))
    assert last is not None
    seat = last.actors[0]
    for played in last.legal(seat):
        best, judged, _ = judge(last, seat, played, 24, 1)
        assert judged.move == str(played)
        assert judged.chance is not None
        assert best.chance is not None


def test_what_one_has_to_mix_costs_nothing() -> None:
    """In a cow trade many offers are as good as each other, so long as nobody can tell which."""
    match = corral.new("kuhhandel", players=3, seed=5)
    bots = [new_bot("cowhand", 5, seat) for seat in range(3)]
    while True:
        seat = match.actors[0]
        outlook = Outlook.of(match, seat, Sfc32(1))
        evaluator = outlook.evaluator()
        if evaluator.mixes(outlook.world, seat) and len(outlook.moves) > 3:
            break
        match.play(seat, ask(bots[seat], match, seat))
    law = evaluator.solved(outlook.world, seat, outlook.world.legal(seat))
    shares = {str(move): share / max(law) for move, share in zip(outlook.moves, law, strict=True)}
    assert sum(share >= FAIR for share in shares.values()) > 1
    for move in match.legal(seat):
        best, judged, candidates = judge(match, seat, move, 4, 1)
        assert (best == judged) == (shares[str(move)] >= FAIR or candidates[0].move == str(move))


def first_decision(record: str) -> Decision:
    course = MatchCourse(replay(record))
    return decision_at(course, 2, 0, SMALL, close=True)


@pytest.mark.usefixtures("installed")
def test_giving_the_best_card_away_costs() -> None:
    thrown_away = first_decision(high_card(9, 5, 4, choices="swap stay"))
    assert thrown_away.best.move == "stay"
    assert thrown_away.cost > 0.15
    assert thrown_away.grade == "blunder"
    assert thrown_away.points_lost > 0.0


@pytest.mark.usefixtures("installed")
def test_the_best_move_costs_nothing() -> None:
    kept = first_decision(high_card(9, 5, choices="stay stay"))
    assert kept.played == kept.best
    assert (kept.cost, kept.points_lost, kept.grade) == (0.0, 0.0, None)


@pytest.mark.usefixtures("installed")
def test_it_makes_no_difference_how_it_ended() -> None:
    """Who swaps a low card was right, even if a lower one came."""
    lucky = first_decision(high_card(2, 5, 9, choices="swap stay"))
    unlucky = first_decision(high_card(2, 5, 1, choices="swap stay"))
    assert lucky == unlucky


def test_a_course_begins_where_its_record_does() -> None:
    """At a position, too; and it goes through the states of the match."""
    whole = replay(begun("goldrush", 2, 8))
    rest: Match = corral.from_position(whole.position(), seed=1)
    rest.play(rest.actors[0], rest.legal(rest.actors[0])[0])
    course = MatchCourse(replay(rest.record()))
    assert course.match_at(0).position() == whole.position()
    assert course.match_at(len(course.entries)).position() == rest.position()
    assert course.moves_before()[0] == 0
    assert course.moves_before()[-1] == 1
